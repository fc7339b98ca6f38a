/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Powers of Python's integers. */
#include "modular.h"

/* Bytes of an exponent that is too short to be a secret. */
#define PUBLIC_EXPONENT 4

/* The bytes of e >= 0, as few as can be: those of `byte` where they fit, else of `owner`. */
typedef struct {
    PyObject *owner;
    const uint8_t *data;
    size_t length;
    uint8_t byte[sizeof(unsigned long long)];
} exponent;

static int long_exponent(const arithmetic *self, exponent *e, PyObject *given) {
    PyObject *const bits = PyObject_CallMethodObjArgs(given, self->bit_length, NULL);
    const Py_ssize_t count = bits ? PyLong_AsSsize_t(bits) : -1;
    Py_XDECREF(bits);
    if (count < 0)
        return 0;
    PyObject *const length = PyLong_FromSsize_t((count + 7) / 8);
    if (!length)
        return 0;
    e->owner = PyObject_CallMethodObjArgs(given, self->to_bytes, length, self->little, NULL);
    Py_DECREF(length);
    if (!e->owner)
        return 0;
    e->data = (const uint8_t *)PyBytes_AsString(e->owner);
    e->length = (size_t)((count + 7) / 8);
    return 1;
}

/* Sets the bytes of |e| and whether e < 0; 0 with an error set. */
static int set_exponent(const arithmetic *self, exponent *e, int *is_negative, PyObject *given) {
    unsigned long long v = PyLong_AsUnsignedLongLong(given);

    e->owner = NULL;
    e->data = e->byte;
    *is_negative = 0;
    if (v != (unsigned long long)-1 || !PyErr_Occurred()) {
        for (e->length = 0; v; v >>= 8)
            e->byte[e->length++] = (uint8_t)v;
        return 1;
    }
    PyErr_Clear();
    PyObject *const zero = PyLong_FromLong(0);
    PyObject *const size = PyNumber_Absolute(given);
    *is_negative = zero && size ? PyObject_RichCompareBool(given, zero, Py_LT) : -1;
    const int is_set = *is_negative >= 0 && long_exponent(self, e, size);
    Py_XDECREF(zero);
    Py_XDECREF(size);
    return is_set;
}

static void power(const arithmetic *self, element *z, const exponent *e, int vartime) {
    if (vartime || e->length <= PUBLIC_EXPONENT)
        self->call.exp_vartime(self->m, z->limb, z->limb, e->data, e->length);
    else
        self->call.exp(self->m, z->limb, z->limb, e->data, e->length);
}

/* x^e for an int e; a negative one takes the inverse. */
static PyObject *raised(const arithmetic *self, PyObject *x, PyObject *e, int vartime) {
    exponent bytes;
    element z;
    number base;
    int is_negative, entered;

    if (!set_exponent(self, &bytes, &is_negative, e))
        return NULL;
    if (is_negative) {
        entered = inverse(self, &z, x, 0);
    } else if ((entered = operands(self, &base, &x, 1, 1))) {
        z = to_element(self, &base);
        Py_DECREF(base.owner);
    }
    if (entered && self->bytes < LONG_MODULUS) {
        power(self, &z, &bytes, vartime);
    } else if (entered) {
        Py_BEGIN_ALLOW_THREADS power(self, &z, &bytes, vartime);
        Py_END_ALLOW_THREADS
    }
    Py_XDECREF(bytes.owner);
    return entered ? leave_element(self, &z) : NULL;
}

/* What a keyword stands for: 0 for x, 1 for e, 2 for vartime; 3 for none. */
static int named(PyObject *name) {
    static const char *const names[] = {"x", "e", "vartime"};
    int at = 0;

    while (at < 3 && PyUnicode_CompareWithASCIIString(name, names[at]))
        at++;
    return at;
}

PyObject *method_exp(PyObject *object, PyObject *const *given, Py_ssize_t count,
                     PyObject *keywords) {
    const arithmetic *const self = (const arithmetic *)object;
    const Py_ssize_t named_ones = keywords ? PyTuple_Size(keywords) : 0;
    PyObject *set[3] = {NULL, NULL, NULL};
    int vartime = 0;

    for (Py_ssize_t i = 0; i < count && i < 2; i++)
        set[i] = given[i];
    for (Py_ssize_t i = 0; i < named_ones; i++) {
        const int at = named(PyTuple_GetItem(keywords, i));
        if (at == 3 || set[at]) {
            PyErr_Format(PyExc_TypeError, "exp takes no %R, or not twice",
                         PyTuple_GetItem(keywords, i));
            return NULL;
        }
        set[at] = given[count + i];
    }
    if (count > 2 || !set[0] || !set[1]) {
        PyErr_SetString(PyExc_TypeError, "exp takes x, e and the keyword vartime");
        return NULL;
    }
    if (!is_prepared(self) || (set[2] && (vartime = PyObject_IsTrue(set[2])) < 0))
        return NULL;
    PyObject *const e = PyLong_CheckExact(set[1])
                            ? Py_NewRef(set[1])
                            : PyObject_CallFunctionObjArgs(self->exact, set[1], NULL);
    PyObject *const z = e ? raised(self, set[0], e, vartime) : NULL;
    Py_XDECREF(e);
    return z;
}
