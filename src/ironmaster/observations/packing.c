/* Writes observations as 16-bit numbers, and legal moves as masks, into buffers.

   `plain.py` does the same in Python and describes the interface; the tests compare the two. These files use only the
   documented C API, so that they work with every Python from 3.11 on. */

#include "parts.h"
#include <string.h>

typedef struct {
    PyObject_HEAD
    Part *parts;
    Py_ssize_t number, width, seats;
    PyObject *sixty_four;
    PyTypeObject *type; /* the type of the states whose getters are kept */
} Packer;

/* Finds the descriptors of the attributes of a part once, since to look them up for each state takes long. Only
   data descriptors are kept: they come before the attributes of the object itself. */
static void
find_getters(const Part *part, PyTypeObject *type)
{
    for (Py_ssize_t k = 0; k < PyTuple_GET_SIZE(part->names); k++) {
        PyObject *found = PyObject_GetAttr((PyObject *)type, PyTuple_GET_ITEM(part->names, k));
        if (found == NULL) {
            PyErr_Clear();
        }
        else if (Py_TYPE(found)->tp_descr_get == NULL || Py_TYPE(found)->tp_descr_set == NULL) {
            Py_CLEAR(found);
        }
        Py_XSETREF(part->getters[k], found);
    }
}

static void
know_type(Packer *self, PyTypeObject *type)
{
    for (Py_ssize_t k = 0; k < self->number; k++) {
        find_getters(&self->parts[k], type);
    }
    Py_INCREF(type);
    Py_XSETREF(self->type, type);
}

/* Writes what a seat may know into a row of a buffer. */
static int
write_row(Packer *self, PyObject *state, PyObject *actor, PyObject *seat, const Py_buffer *view, Py_ssize_t row)
{
    Py_ssize_t size = self->width * (Py_ssize_t)sizeof(int16_t);
    Look look = {.seats = self->seats, .sixty_four = self->sixty_four};
    if (read_number(seat, &look.seat) < 0 || read_number(actor, &look.actor) < 0) {
        return -1;
    }
    if (look.seat < 0 || look.seat >= self->seats || row < 0 || (row + 1) * size > view->len) {
        PyErr_SetString(PyExc_IndexError, "no such seat, or no such row of the buffer");
        return -1;
    }
    if (Py_TYPE(state) != self->type) {
        know_type(self, Py_TYPE(state));
    }
    int16_t *out = (int16_t *)((char *)view->buf + row * size);
    for (const Part *part = self->parts; part < self->parts + self->number; out += part->length, part++) {
        if (put_part(part, state, &look, out) < 0) {
            return -1;
        }
    }
    return 0;
}

static PyObject *
Packer_pack(Packer *self, PyObject *args)
{
    PyObject *states, *actors, *seats, *buffer;
    Py_ssize_t first;
    Py_buffer view;
    if (!PyArg_ParseTuple(args, "O!O!O!On", &PyList_Type, &states, &PyList_Type, &actors, &PyList_Type, &seats, &buffer,
                          &first)) {
        return NULL;
    }
    Py_ssize_t number = PyList_GET_SIZE(states);
    if (PyList_GET_SIZE(actors) != number || PyList_GET_SIZE(seats) != number) {
        PyErr_SetString(PyExc_ValueError, "each state needs a seat that looks and a seat to act");
        return NULL;
    }
    if (PyObject_GetBuffer(buffer, &view, PyBUF_WRITABLE) < 0) {
        return NULL;
    }
    int done = 0;
    for (Py_ssize_t k = 0; k < number && done == 0; k++) {
        done = write_row(self, PyList_GET_ITEM(states, k), PyList_GET_ITEM(actors, k), PyList_GET_ITEM(seats, k), &view,
                         first + k);
    }
    PyBuffer_Release(&view);
    return done < 0 ? NULL : Py_NewRef(Py_None);
}

static void
Packer_dealloc(Packer *self)
{
    for (Py_ssize_t k = 0; k < self->number; k++) {
        for (Py_ssize_t name = 0; name < PyTuple_GET_SIZE(self->parts[k].names); name++) {
            Py_XDECREF(self->parts[k].getters[name]);
        }
        PyMem_Free(self->parts[k].getters);
        Py_DECREF(self->parts[k].names);
    }
    PyMem_Free(self->parts);
    Py_XDECREF(self->type);
    Py_XDECREF(self->sixty_four);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

/* A part from (how, length, low, high, frame, names). */
static int
add_part(Packer *self, PyObject *given)
{
    Part part;
    if (!PyArg_ParseTuple(given, "iniiiO!", &part.how, &part.length, &part.low, &part.high, &part.frame, &PyTuple_Type,
                          &part.names)) {
        return -1;
    }
    if (part.how < 0 || part.how >= HOWS || part.length < 1 || part.low < INT16_MIN || part.high > INT16_MAX) {
        PyErr_SetString(PyExc_ValueError, "no such part of an observation");
        return -1;
    }
    part.getters = PyMem_Calloc((size_t)PyTuple_GET_SIZE(part.names) + 1, sizeof(PyObject *));
    if (part.getters == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    Py_INCREF(part.names);
    self->width += part.length;
    self->parts[self->number++] = part;
    return 0;
}

static PyObject *
Packer_new(PyTypeObject *type, PyObject *args, PyObject *Py_UNUSED(keywords))
{
    PyObject *parts;
    Py_ssize_t seats;
    if (!PyArg_ParseTuple(args, "O!n", &PyList_Type, &parts, &seats)) {
        return NULL;
    }
    if (seats < 1) {
        PyErr_SetString(PyExc_ValueError, "a game has at least one seat");
        return NULL;
    }
    Packer *self = (Packer *)type->tp_alloc(type, 0);
    if (self == NULL) {
        return NULL;
    }
    self->seats = seats;
    self->sixty_four = PyLong_FromLong(64);
    self->parts = PyMem_Calloc((size_t)PyList_GET_SIZE(parts) + 1, sizeof(Part));
    if (self->sixty_four == NULL || self->parts == NULL) {
        Py_DECREF(self);
        return PyErr_NoMemory();
    }
    for (Py_ssize_t k = 0; k < PyList_GET_SIZE(parts); k++) {
        if (add_part(self, PyList_GET_ITEM(parts, k)) < 0) {
            Py_DECREF(self);
            return NULL;
        }
    }
    return (PyObject *)self;
}

static PyMethodDef methods[] = {
    {"pack", (PyCFunction)Packer_pack, METH_VARARGS, "Write observations into rows of a buffer of int16."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject PackerType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "ironmaster.observations.packing.Packer",
    .tp_basicsize = sizeof(Packer),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "Packer(parts, seats): writes observations made of these parts.",
    .tp_new = Packer_new,
    .tp_dealloc = (destructor)Packer_dealloc,
    .tp_methods = methods,
};

/* Marks the moves of a game in its row, and nothing else. */
static int
mark_row(PyObject *moves, char *out, Py_ssize_t width)
{
    memset(out, 0, (size_t)width);
    for (Py_ssize_t k = 0; k < PyList_GET_SIZE(moves); k++) {
        long move;
        if (read_number(PyList_GET_ITEM(moves, k), &move) < 0) {
            return -1;
        }
        if (move < 0 || move >= width) {
            PyErr_SetString(PyExc_IndexError, "no such move");
            return -1;
        }
        out[move] = 1;
    }
    return 0;
}

static PyObject *
mark(PyObject *Py_UNUSED(module), PyObject *args)
{
    PyObject *offers, *buffer;
    Py_ssize_t width, first;
    Py_buffer view;
    if (!PyArg_ParseTuple(args, "O!Onn", &PyList_Type, &offers, &buffer, &width, &first) ||
        PyObject_GetBuffer(buffer, &view, PyBUF_WRITABLE) < 0) {
        return NULL;
    }
    int done = 0;
    for (Py_ssize_t k = 0; k < PyList_GET_SIZE(offers) && done == 0; k++) {
        PyObject *moves = PyList_GET_ITEM(offers, k);
        if (!PyList_Check(moves) || width < 1 || first < 0 || (first + k + 1) * width > view.len) {
            PyErr_SetString(PyExc_IndexError, "no such row of the buffer");
            done = -1;
        }
        else {
            done = mark_row(moves, (char *)view.buf + (first + k) * width, width);
        }
    }
    PyBuffer_Release(&view);
    return done < 0 ? NULL : Py_NewRef(Py_None);
}

static PyMethodDef functions[] = {
    {"mark", mark, METH_VARARGS, "Mark legal moves in rows of a buffer of bytes."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, .m_name = "packing", .m_doc = "Observations as arrays.",
                                    .m_methods = functions};

PyMODINIT_FUNC
PyInit_packing(void)
{
    if (PyType_Ready(&PackerType) < 0 || know_numbers() < 0) {
        return NULL;
    }
    PyObject *made = PyModule_Create(&module);
    if (made != NULL && PyModule_AddObjectRef(made, "Packer", (PyObject *)&PackerType) < 0) {
        Py_CLEAR(made);
    }
    return made;
}
