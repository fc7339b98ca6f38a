/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Python's integers to numbers below n and back. */
#include "modular.h"

/* Whether x < y. */
static int is_below(const uint8_t *x, const uint8_t *y, size_t length) {
    while (length-- > 0)
        if (x[length] != y[length])
            return x[length] < y[length];
    return 0;
}

/* Sets the number to an int of 0 ... n - 1; 0 where it is none, without an error, or fails. */
static int encoded(const arithmetic *self, number *z, PyObject *x) {
    z->owner = PyObject_CallMethodObjArgs(x, self->to_bytes, self->length, self->little, NULL);
    if (!z->owner) {
        if (PyErr_ExceptionMatches(PyExc_OverflowError))
            PyErr_Clear();
        return 0;
    }
    z->byte = (const uint8_t *)PyBytes_AsString(z->owner);
    if (is_below(z->byte, (const uint8_t *)PyBytes_AsString(self->data), self->bytes))
        return 1;
    Py_DECREF(z->owner);
    return 0;
}

/* Sets the number to what stands for an integer, mod n; 0 with an error for anything else. */
static int enter(const arithmetic *self, number *z, PyObject *x) {
    if (PyLong_CheckExact(x) && encoded(self, z, x))
        return 1;
    if (PyErr_Occurred())
        return 0;
    PyObject *const integer = PyObject_CallFunctionObjArgs(self->exact, x, NULL);
    PyObject *const reduced = integer ? PyNumber_Remainder(integer, self->n) : NULL;
    const int entered = reduced && encoded(self, z, reduced);
    Py_XDECREF(integer);
    Py_XDECREF(reduced);
    return entered;
}

PyObject *leave(const arithmetic *self, const uint8_t *bytes) {
    PyObject *const data = PyBytes_FromStringAndSize((const char *)bytes, (Py_ssize_t)self->bytes);
    if (!data)
        return NULL;
    PyObject *const z = PyObject_CallFunctionObjArgs(self->from_bytes, data, self->little, NULL);
    Py_DECREF(data);
    return z;
}

PyObject *leave_element(const arithmetic *self, const element *x) {
    uint8_t bytes[SANGI_MOD_MAX_BYTES];

    self->call.to_bytes(self->m, bytes, self->bytes, x->limb);
    return leave(self, bytes);
}

int operands(const arithmetic *self, number *z, PyObject *const *given, Py_ssize_t count,
             Py_ssize_t wanted) {
    if (count != wanted) {
        PyErr_Format(PyExc_TypeError, "%zd operands are wanted, not %zd", wanted, count);
        return 0;
    }
    if (!is_prepared(self))
        return 0;
    for (Py_ssize_t i = 0; i < wanted; i++)
        if (!enter(self, &z[i], given[i])) {
            while (i-- > 0)
                Py_DECREF(z[i].owner);
            return 0;
        }
    return 1;
}

element to_element(const arithmetic *self, const number *x) {
    element z;

    self->call.from_bytes(self->m, z.limb, x->byte, self->bytes);
    return z;
}
