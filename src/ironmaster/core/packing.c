/* Features into flat arrays, without a Python object for each number.

   `core/features.py` says what the parts of an observation are and does the same in plain Python; the tests hold the two
   together. A Packer is made once for a game. */

#include "masks.h"
#include <string.h>

#define KEPT 8
#define BEFORE 4 /* a seat, its moves, a row and its old moves come before what there is for the parts */

typedef struct {
    PyObject *told; /* the dict of both */
    Py_buffer seen, mask;
#if PY_VERSION_HEX < 0x030c0000
    uint64_t version; /* of the dict, which changes whenever it does */
#endif
} Sheet;

typedef struct {
    PyObject_HEAD
    Py_ssize_t number, width, seats;
    Part *parts;
    Py_buffer observations, masks; /* what `look` writes into */
    Py_ssize_t actions;
    PyObject *make;
    Sheet *sheets; /* what `give` gave last */
    int next;      /* which of them goes when all are held */
} Packer;

static PyObject *seen_key, *mask_key;

static int
pack(const Packer *self, PyObject *const *sources, PyObject *given, const Py_buffer *view, Py_ssize_t row)
{
    long seat = PyLong_AsLong(given);
    if (seat == -1 && PyErr_Occurred()) {
        return -1;
    }
    if (seat < 0 || seat >= self->seats || row < 0 || (row + 1) * self->width * (Py_ssize_t)sizeof(int16_t) > view->len) {
        PyErr_SetString(PyExc_IndexError, "no such seat, or no such row of the buffer");
        return -1;
    }
    int16_t *out = (int16_t *)view->buf + row * self->width;
    return put_parts(self->parts, self->number, sources, (int)seat, self->seats, out);
}

static PyObject *
Packer_pack(Packer *self, PyObject *const *args, Py_ssize_t nargs)
{
    Py_buffer view;
    if (nargs != 4 || !PyTuple_CheckExact(args[0]) || PyTuple_GET_SIZE(args[0]) != self->number) {
        PyErr_SetString(PyExc_TypeError, "pack(sources, seat, buffer, row)");
        return NULL;
    }
    Py_ssize_t row = PyLong_AsSsize_t(args[3]);
    if (PyErr_Occurred() || PyObject_GetBuffer(args[2], &view, PyBUF_WRITABLE) < 0) {
        return NULL;
    }
    int done = pack(self, ((PyTupleObject *)args[0])->ob_item, args[1], &view, row);
    PyBuffer_Release(&view);
    if (done < 0) {
        return NULL;
    }
    Py_RETURN_NONE;
}

static void
unbind(Packer *self)
{
    PyBuffer_Release(&self->observations);
    PyBuffer_Release(&self->masks);
}

static PyObject *
Packer_bind(Packer *self, PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != 3) {
        PyErr_SetString(PyExc_TypeError, "bind(observations, masks, actions)");
        return NULL;
    }
    unbind(self);
    self->actions = PyLong_AsSsize_t(args[2]);
    if (PyErr_Occurred() || args[0] == Py_None) {
        return PyErr_Occurred() ? NULL : Py_NewRef(Py_None);
    }
    if (PyObject_GetBuffer(args[0], &self->observations, PyBUF_WRITABLE) < 0) {
        return NULL;
    }
    if (PyObject_GetBuffer(args[1], &self->masks, PyBUF_WRITABLE) < 0) {
        PyBuffer_Release(&self->observations);
        return NULL;
    }
    Py_RETURN_NONE;
}

static PyObject *
Packer_look(Packer *self, PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != BEFORE + self->number || !PyList_CheckExact(args[1]) || (args[3] != Py_None && !PyList_CheckExact(args[3]))) {
        PyErr_SetString(PyExc_TypeError, "look(seat, moves, row, old, *sources)");
        return NULL;
    }
    Py_ssize_t row = PyLong_AsSsize_t(args[2]);
    if (PyErr_Occurred()) {
        return NULL;
    }
    if (self->observations.obj == NULL) {
        PyErr_SetString(PyExc_ValueError, "no buffers are bound");
        return NULL;
    }
    if (pack(self, args + BEFORE, args[0], &self->observations, row) < 0 ||
        move_marks(&self->masks, row, self->actions, args[3], args[1]) < 0) {
        return NULL;
    }
    Py_RETURN_NONE;
}

static void
drop(Sheet *sheet)
{
    PyBuffer_Release(&sheet->seen);
    PyBuffer_Release(&sheet->mask);
    Py_CLEAR(sheet->told);
}

static void
drop_all(Packer *self)
{
    for (int k = 0; self->sheets && k < KEPT; k++) {
        drop(&self->sheets[k]);
    }
    PyMem_Free(self->sheets);
    self->sheets = NULL;
    Py_CLEAR(self->make);
}

static PyObject *
Packer_supply(Packer *self, PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != 2 || !PyCallable_Check(args[0])) {
        PyErr_SetString(PyExc_TypeError, "supply(make, actions)");
        return NULL;
    }
    Py_ssize_t actions = PyLong_AsSsize_t(args[1]);
    if (PyErr_Occurred()) {
        return NULL;
    }
    drop_all(self);
    self->sheets = PyMem_Calloc(KEPT, sizeof(Sheet));
    if (self->sheets == NULL) {
        return PyErr_NoMemory();
    }
    self->actions = actions;
    self->make = Py_NewRef(args[0]);
    self->next = 0;
    Py_RETURN_NONE;
}

/* Whether nobody else has a hold on a sheet, nor on a part of it: what was given once never changes in anybody's hands. */
static int
forgotten(const Sheet *sheet)
{
#ifdef Py_GIL_DISABLED
    return 0;
#else
    if (!sheet->told || Py_REFCNT(sheet->told) != 1 || Py_REFCNT(sheet->seen.obj) != 2 || Py_REFCNT(sheet->mask.obj) != 2) {
        return 0;
    }
#if PY_VERSION_HEX < 0x030c0000
    return ((PyDictObject *)sheet->told)->ma_version_tag == sheet->version;
#else
    return PyDict_GET_SIZE(sheet->told) == 2 && PyDict_GetItemWithError(sheet->told, seen_key) == sheet->seen.obj &&
           PyDict_GetItemWithError(sheet->told, mask_key) == sheet->mask.obj;
#endif
#endif
}

static Sheet *
fresh(Packer *self, Sheet *sheet)
{
    drop(sheet);
    PyObject *made = PyObject_CallNoArgs(self->make);
    PyObject *seen = made && PyDict_CheckExact(made) ? PyDict_GetItemWithError(made, seen_key) : NULL;
    PyObject *mask = seen ? PyDict_GetItemWithError(made, mask_key) : NULL;
    if (mask && PyObject_GetBuffer(seen, &sheet->seen, PyBUF_WRITABLE) == 0 &&
        PyObject_GetBuffer(mask, &sheet->mask, PyBUF_WRITABLE) == 0) {
        sheet->told = made;
#if PY_VERSION_HEX < 0x030c0000
        sheet->version = ((PyDictObject *)made)->ma_version_tag;
#endif
        return sheet;
    }
    PyBuffer_Release(&sheet->seen);
    Py_XDECREF(made);
    if (!PyErr_Occurred()) {
        PyErr_SetString(PyExc_TypeError, "a dict of an observation and an action_mask is needed here");
    }
    return NULL;
}

/* Whoever looks at one observation after the other gets the same few sheets, which the processor still has at hand. */
static Sheet *
sheet_for(Packer *self)
{
    for (Sheet *sheet = self->sheets; sheet < self->sheets + KEPT; sheet++) {
        if (forgotten(sheet)) {
            memset(sheet->mask.buf, 0, (size_t)sheet->mask.len);
            return sheet;
        }
    }
    self->next = (self->next + 1) % KEPT;
    return fresh(self, &self->sheets[self->next]);
}

static PyObject *
Packer_give(Packer *self, PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != BEFORE + self->number || !PyList_CheckExact(args[1])) {
        PyErr_SetString(PyExc_TypeError, "give(seat, moves, row, old, *sources)");
        return NULL;
    }
    if (self->sheets == NULL) {
        PyErr_SetString(PyExc_ValueError, "nothing to write on was supplied");
        return NULL;
    }
    Sheet *sheet = sheet_for(self);
    if (sheet == NULL) {
        return NULL;
    }
    if (pack(self, args + BEFORE, args[0], &sheet->seen, 0) < 0 || move_marks(&sheet->mask, 0, self->actions, NULL, args[1]) < 0) {
        return NULL;
    }
    return Py_NewRef(sheet->told);
}

static int
Packer_init(Packer *self, PyObject *args, PyObject *Py_UNUSED(keywords))
{
    PyObject *listed;
    Py_ssize_t seats;
    if (!PyArg_ParseTuple(args, "O!n", &PyList_Type, &listed, &seats)) {
        return -1;
    }
    self->seats = seats;
    self->number = PyList_GET_SIZE(listed);
    self->width = 0;
    PyMem_Free(self->parts);
    self->parts = PyMem_Calloc((size_t)self->number + 1, sizeof(Part));
    if (self->parts == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t k = 0; k < self->number; k++) {
        Part *part = &self->parts[k];
        PyObject *given = PyList_GET_ITEM(listed, k);
        if (!PyTuple_Check(given) || !PyArg_ParseTuple(given, "inii", &part->how, &part->length, &part->low, &part->high)) {
            return -1;
        }
        int bounded = part->how == BITS || part->how == OWNERS;
        if (part->how < 0 || part->how >= HOWS || part->length < 1 || (bounded && part->length > LONGEST) ||
            part->low < INT16_MIN || part->high > INT16_MAX || seats < 1 || seats > MOST_SEATS) {
            PyErr_SetString(PyExc_ValueError, "no such part of an observation");
            return -1;
        }
        self->width += part->length;
    }
    return 0;
}

static void
Packer_dealloc(Packer *self)
{
    unbind(self);
    drop_all(self);
    PyMem_Free(self->parts);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static PyMethodDef packer_methods[] = {
    {"pack", (PyCFunction)(void (*)(void))Packer_pack, METH_FASTCALL, "Write an observation into a row of a buffer of int16."},
    {"look", (PyCFunction)(void (*)(void))Packer_look, METH_FASTCALL, "Write an observation and a mask into a row of what is bound."},
    {"bind", (PyCFunction)(void (*)(void))Packer_bind, METH_FASTCALL, "Hold on to the buffers that `look` writes into, or to none."},
    {"supply", (PyCFunction)(void (*)(void))Packer_supply, METH_FASTCALL, "Say who makes what `give` writes on."},
    {"give", (PyCFunction)(void (*)(void))Packer_give, METH_FASTCALL, "An observation and a mask that are the caller's own."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject PackerType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "ironmaster.core.packing.Packer",
    .tp_basicsize = sizeof(Packer),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "Packer(parts, seats): writes observations made of such parts.",
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)Packer_init,
    .tp_dealloc = (destructor)Packer_dealloc,
    .tp_methods = packer_methods,
};

static PyMethodDef functions[] = {
    {"holds", (PyCFunction)(void (*)(void))holds, METH_FASTCALL, "Whether a move is among some moves."},
    {"lacking", (PyCFunction)(void (*)(void))lacking, METH_FASTCALL, "The first row whose move its mask does not allow, or -1."},
    {"store", (PyCFunction)(void (*)(void))store, METH_FASTCALL, "Write numbers into a buffer of one or four bytes each."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, .m_name = "packing", .m_doc = "Features and masks into flat arrays.", .m_size = 0, .m_methods = functions,
};

PyMODINIT_FUNC
PyInit_packing(void)
{
    prepare_parts();
    seen_key = PyUnicode_InternFromString("observation");
    mask_key = PyUnicode_InternFromString("action_mask");
    if (seen_key == NULL || mask_key == NULL || PyType_Ready(&PackerType) < 0) {
        return NULL;
    }
    PyObject *made = PyModule_Create(&module);
    if (made == NULL || PyModule_AddObjectRef(made, "Packer", (PyObject *)&PackerType) < 0) {
        Py_XDECREF(made);
        return NULL;
    }
    return made;
}
