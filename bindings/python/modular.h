/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * sangi._modular for CPython: the operations of sangi.Modulus on Python's integers without cffi.
 *
 * Written in the limited API of Python 3.11, so that one file serves every later version, too.  It
 * links nothing of sangi: it is given the addresses of functions of the library that the package
 * has loaded.  Python's integers show their values by the time that they take; so does this.
 */
#ifndef SANGI_PYTHON_MODULAR_H
#define SANGI_PYTHON_MODULAR_H

#define Py_LIMITED_API 0x030b0000
#include <Python.h>

#include <stddef.h>

#include <sangi/mod.h>

/* Bytes of a modulus from which on powers and inverses let other threads of Python run. */
#define LONG_MODULUS 128

/* The functions that are called, in the order of ADDRESSES in python/sangi/arithmetic.py. */
typedef struct {
    void (*add)(const sangi_mod *, sangi_limb *, const sangi_limb *, const sangi_limb *);
    void (*sub)(const sangi_mod *, sangi_limb *, const sangi_limb *, const sangi_limb *);
    void (*neg)(const sangi_mod *, sangi_limb *, const sangi_limb *);
    sangi_mask (*inv)(const sangi_mod *, sangi_limb *, const sangi_limb *);
    sangi_mask (*inv_vartime)(const sangi_mod *, sangi_limb *, const sangi_limb *);
    void (*exp)(const sangi_mod *, sangi_limb *, const sangi_limb *, const uint8_t *, size_t);
    void (*exp_vartime)(const sangi_mod *, sangi_limb *, const sangi_limb *, const uint8_t *,
                        size_t);
    sangi_status (*mul_bytes)(const sangi_mod *, uint8_t *, size_t, const uint8_t *, size_t,
                              const uint8_t *, size_t);
    sangi_status (*from_bytes)(const sangi_mod *, sangi_limb *, const uint8_t *, size_t);
    sangi_status (*to_bytes)(const sangi_mod *, uint8_t *, size_t, const sangi_limb *);
} functions;

enum { FUNCTIONS = sizeof(functions) / sizeof(void (*)(void)) };

/* An operation of two operands. */
typedef void (*binary)(const sangi_mod *, sangi_limb *, const sangi_limb *, const sangi_limb *);

typedef struct {
    PyObject_HEAD const sangi_mod *m; /* NULL before it is prepared */
    functions call;
    size_t bytes;
    PyObject *n, *data; /* the modulus as a number and as bytes */
    PyObject *length;   /* of an encoded number */
    PyObject *exact;    /* makes an int of what stands for one, and refuses all else */
    PyObject *none;     /* raises what says that a number has no inverse */
    PyObject *to_bytes, *from_bytes, *bit_length, *little;
} arithmetic;

typedef struct {
    sangi_limb limb[SANGI_MOD_LIMBS(8 * SANGI_MOD_MAX_BYTES)];
} element;

/* A number below n: its bytes, which belong to `owner`. */
typedef struct {
    PyObject *owner;
    const uint8_t *byte;
} number;

/* Whether there is a context; an error is set where there is none. */
static inline int is_prepared(const arithmetic *self) {
    if (!self->m)
        PyErr_SetString(PyExc_RuntimeError, "a modulus that was never made");
    return self->m != NULL;
}

/* Sets `wanted` numbers to the operands of a method, mod n; 0 with an error set. */
int operands(const arithmetic *self, number *z, PyObject *const *given, Py_ssize_t count,
             Py_ssize_t wanted);

element to_element(const arithmetic *self, const number *x);

/* The int that bytes encode, and that of an element; NULL with an error set. */
PyObject *leave(const arithmetic *self, const uint8_t *bytes);
PyObject *leave_element(const arithmetic *self, const element *x);

/* z <- 1 / x; 0 with an error set where there is none. */
int inverse(const arithmetic *self, element *z, PyObject *given, int vartime);

/* Modulus.exp(x, e, *, vartime=False). */
PyObject *method_exp(PyObject *object, PyObject *const *given, Py_ssize_t count,
                     PyObject *keywords);

#endif
