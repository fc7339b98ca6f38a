/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* The type and the module. */
#include "modular.h"

#include <string.h>

static PyObject *product(const arithmetic *self, const number *x, const number *y) {
    uint8_t z[SANGI_MOD_MAX_BYTES];
    const size_t length = self->bytes;

    self->call.mul_bytes(self->m, z, length, x->byte, length, y->byte, length);
    return leave(self, z);
}

static PyObject *method_mul(PyObject *object, PyObject *const *given, Py_ssize_t count) {
    const arithmetic *const self = (const arithmetic *)object;
    number x[2];

    if (!operands(self, x, given, count, 2))
        return NULL;
    PyObject *const z = product(self, &x[0], &x[1]);
    Py_DECREF(x[0].owner);
    Py_DECREF(x[1].owner);
    return z;
}

static PyObject *method_sqr(PyObject *object, PyObject *given) {
    const arithmetic *const self = (const arithmetic *)object;
    number x;

    if (!operands(self, &x, &given, 1, 1))
        return NULL;
    PyObject *const z = product(self, &x, &x);
    Py_DECREF(x.owner);
    return z;
}

static PyObject *of_two(const arithmetic *self, binary operation, PyObject *const *given,
                        Py_ssize_t count) {
    number x[2];

    if (!operands(self, x, given, count, 2))
        return NULL;
    element a = to_element(self, &x[0]), b = to_element(self, &x[1]);
    operation(self->m, a.limb, a.limb, b.limb);
    Py_DECREF(x[0].owner);
    Py_DECREF(x[1].owner);
    return leave_element(self, &a);
}

static PyObject *method_add(PyObject *object, PyObject *const *given, Py_ssize_t count) {
    const arithmetic *const self = (const arithmetic *)object;
    return of_two(self, self->call.add, given, count);
}

static PyObject *method_sub(PyObject *object, PyObject *const *given, Py_ssize_t count) {
    const arithmetic *const self = (const arithmetic *)object;
    return of_two(self, self->call.sub, given, count);
}

static PyObject *method_neg(PyObject *object, PyObject *given) {
    const arithmetic *const self = (const arithmetic *)object;
    number x;

    if (!operands(self, &x, &given, 1, 1))
        return NULL;
    element z = to_element(self, &x);
    self->call.neg(self->m, z.limb, z.limb);
    Py_DECREF(x.owner);
    return leave_element(self, &z);
}

int inverse(const arithmetic *self, element *z, PyObject *given, int vartime) {
    sangi_mask (*const inv)(const sangi_mod *, sangi_limb *, const sangi_limb *) =
        vartime ? self->call.inv_vartime : self->call.inv;
    number x;
    sangi_mask exists;

    if (!operands(self, &x, &given, 1, 1))
        return 0;
    *z = to_element(self, &x);
    Py_DECREF(x.owner);
    if (self->bytes < LONG_MODULUS) {
        exists = inv(self->m, z->limb, z->limb);
    } else {
        Py_BEGIN_ALLOW_THREADS exists = inv(self->m, z->limb, z->limb);
        Py_END_ALLOW_THREADS
    }
    if (!exists)
        Py_XDECREF(PyObject_CallFunctionObjArgs(self->none, given, self->n, NULL));
    return exists != 0;
}

static PyObject *method_inv(PyObject *object, PyObject *const *given, Py_ssize_t count,
                            PyObject *keywords) {
    const arithmetic *const self = (const arithmetic *)object;
    const Py_ssize_t named_ones = keywords ? PyTuple_Size(keywords) : 0;
    int vartime = 0;
    element z;

    if (count != 1 || named_ones > 1 ||
        (named_ones && PyUnicode_CompareWithASCIIString(PyTuple_GetItem(keywords, 0), "vartime"))) {
        PyErr_SetString(PyExc_TypeError, "inv takes x and the keyword vartime");
        return NULL;
    }
    if (named_ones && (vartime = PyObject_IsTrue(given[1])) < 0)
        return NULL;
    return inverse(self, &z, given[0], vartime) ? leave_element(self, &z) : NULL;
}

static void replace(PyObject **at, PyObject *by) {
    PyObject *const before = *at;
    *at = by;
    Py_XDECREF(before);
}

/* _set(addresses, context, modulus, data, exact, none) */
static PyObject *method_set(PyObject *object, PyObject *given) {
    arithmetic *const self = (arithmetic *)object;
    PyObject *addresses, *context, *n, *data, *exact, *none;
    void (*found[FUNCTIONS])(void);

    if (!PyArg_ParseTuple(given, "O!OOSOO", &PyTuple_Type, &addresses, &context, &n, &data, &exact,
                          &none))
        return NULL;
    const Py_ssize_t length = PyBytes_Size(data);
    const void *const m = PyLong_AsVoidPtr(context);
    if (!m || PyTuple_Size(addresses) != FUNCTIONS || length > SANGI_MOD_MAX_BYTES) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_ValueError, "no context, or other functions than this takes");
        return NULL;
    }
    for (Py_ssize_t i = 0; i < FUNCTIONS; i++) {
        void *const address = PyLong_AsVoidPtr(PyTuple_GetItem(addresses, i));
        if (!address)
            return PyErr_Occurred() ? NULL : PyErr_NoMemory();
        memcpy(&found[i], &address, sizeof address);
    }
    memcpy(&self->call, found, sizeof self->call);
    self->bytes = (size_t)length;
    replace(&self->n, Py_NewRef(n));
    replace(&self->data, Py_NewRef(data));
    replace(&self->exact, Py_NewRef(exact));
    replace(&self->none, Py_NewRef(none));
    replace(&self->length, PyLong_FromSsize_t(length));
    replace(&self->to_bytes, PyUnicode_InternFromString("to_bytes"));
    replace(&self->bit_length, PyUnicode_InternFromString("bit_length"));
    replace(&self->little, PyUnicode_InternFromString("little"));
    replace(&self->from_bytes, PyObject_GetAttrString((PyObject *)&PyLong_Type, "from_bytes"));
    if (!self->length || !self->to_bytes || !self->bit_length || !self->little || !self->from_bytes)
        return NULL;
    self->m = m;
    return Py_NewRef(Py_None);
}

static void destroy(PyObject *object) {
    arithmetic *const self = (arithmetic *)object;
    PyTypeObject *const type = Py_TYPE(object);
    PyObject **const owned[] = {&self->n,      &self->none,       &self->data,
                                &self->length, &self->exact,      &self->to_bytes,
                                &self->little, &self->from_bytes, &self->bit_length};

    for (size_t i = 0; i < sizeof owned / sizeof *owned; i++)
        Py_XDECREF(*owned[i]);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(object);
    Py_DECREF(type);
}

#define OF_TWO (PyCFunction)(void (*)(void))

static PyMethodDef methods[] = {
    {"add", OF_TWO method_add, METH_FASTCALL, "add($self, x, y, /)\n--\n\nx + y"},
    {"sub", OF_TWO method_sub, METH_FASTCALL, "sub($self, x, y, /)\n--\n\nx - y"},
    {"mul", OF_TWO method_mul, METH_FASTCALL, "mul($self, x, y, /)\n--\n\nx * y"},
    {"neg", method_neg, METH_O, "neg($self, x, /)\n--\n\n-x"},
    {"sqr", method_sqr, METH_O, "sqr($self, x, /)\n--\n\nx^2"},
    {"inv", OF_TWO method_inv, METH_FASTCALL | METH_KEYWORDS,
     "inv($self, x, /, *, vartime=False)\n--\n\n"
     "1 / x; raises ZeroDivisionError where there is none.\n\n"
     "`vartime` asks for the faster way, whose time depends on x and n."},
    {"exp", OF_TWO method_exp, METH_FASTCALL | METH_KEYWORDS,
     "exp($self, x, e, *, vartime=False)\n--\n\n"
     "x^e; x^0 is 1.  A negative e takes the inverse, as `inv`.\n\n"
     "`vartime` asks for the faster way, which an e below 2^32 always takes."},
    {"_set", method_set, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL}};

static PyType_Slot slots[] = {{Py_tp_methods, methods},
                              {Py_tp_dealloc, destroy},
                              {Py_tp_new, PyType_GenericNew},
                              {Py_tp_doc, "What sangi.Modulus computes with."},
                              {0, NULL}};

static PyType_Spec type = {"sangi._modular.Arithmetic", sizeof(arithmetic), 0,
                           Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots};

static int fill(PyObject *module) {
    PyObject *const made = PyType_FromSpec(&type);
    const int added = made ? PyModule_AddObjectRef(module, "Arithmetic", made) : -1;

    Py_XDECREF(made);
    return added;
}

static PyModuleDef_Slot module_slots[] = {{Py_mod_exec, fill}, {0, NULL}};

static struct PyModuleDef module = {
    .m_base = PyModuleDef_HEAD_INIT, .m_name = "sangi._modular", .m_slots = module_slots};

PyMODINIT_FUNC PyInit__modular(void) { return PyModuleDef_Init(&module); }
