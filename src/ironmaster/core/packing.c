/* Features into flat arrays, without a Python object for each number.

   `core/features.py` says what the parts of an observation are and does the same in plain Python; the tests hold the two
   together. A Packer is made once for a game. */

#include "masks.h"
#include "sheets.h"
#include <stddef.h>
#include <structmember.h>

typedef struct {
    PyObject_HEAD
    Py_ssize_t width, seats;
    Parts parts;
    Slot slots[MOST_SLOTS];
    Py_ssize_t slot_number;
    PyTypeObject *type; /* of the states whose slots are known */
    char direct;        /* whether none of them must be asked for */
    Py_buffer observations, masks; /* what `look` and `tell` write into */
    Py_ssize_t actions;
    Throws throws; /* what `tell` draws by */
    Sheets sheets; /* what `give` writes on */
} Packer;

static int
learn(Packer *self, PyObject *state)
{
    Py_CLEAR(self->type);
    if (learn_slots(self->slots, self->slot_number, state) < 0) {
        return -1;
    }
    self->direct = (char)all_direct(self->slots, self->slot_number);
    for (Py_ssize_t k = 0; k < self->parts.all; k++) {
        Part *part = &self->parts.parts[k];
        part->where = part->slots ? self->slots[part->slot].where : 0;
        if (fits(part, self->slots) < 0) {
            return -1;
        }
    }
    self->type = (PyTypeObject *)Py_NewRef(Py_TYPE(state));
    return 0;
}

static int
put(const Packer *self, PyObject *state, const Look *look, int16_t *out)
{
    if (LIKELY(self->direct)) {
        return put_parts(&self->parts, self->slots, (const char *)state, look, out);
    }
    Value values[MOST_SLOTS];
    PyObject *held[MOST_SLOTS];
    if (ask_slots(self->slots, self->slot_number, state, values, held) < 0) {
        return -1;
    }
    int done = put_parts(&self->parts, self->slots, (const char *)values, look, out);
    for (Py_ssize_t k = 0; k < self->slot_number; k++) {
        Py_DECREF(held[k]);
    }
    return done;
}

/* Writes into a row what a seat may know. */
static INLINE int
pack(Packer *self, PyObject *state, const Look *look, const Py_buffer *view, Py_ssize_t row)
{
    if (look->order == NULL || row < 0 ||
        (row + 1) * self->width * (Py_ssize_t)sizeof(int16_t) > view->len) {
        if (!PyErr_Occurred()) {
            PyErr_SetString(PyExc_IndexError, "no such seat, or no such row of the buffer");
        }
        return -1;
    }
    if (Py_TYPE(state) != self->type && learn(self, state) < 0) {
        return -1;
    }
    return put(self, state, look, (int16_t *)view->buf + row * self->width);
}

/* The same for arguments, of which the first are a state, who is to act, and the seat. */
static int
pack_as_told(Packer *self, PyObject *const *args, const Py_buffer *view, Py_ssize_t row)
{
    Look look = look_of(as_int(args[2]), as_int(args[1]), self->seats);
    if (look.actor < 0 && PyErr_Occurred()) {
        return -1;
    }
    return pack(self, args[0], &look, view, row);
}

static PyObject *
Packer_pack(Packer *self, PyObject *const *args, Py_ssize_t nargs)
{
    Py_buffer view;
    if (nargs != 5) {
        PyErr_SetString(PyExc_TypeError, "pack(state, actor, seat, buffer, row)");
        return NULL;
    }
    Py_ssize_t row = PyLong_AsSsize_t(args[4]);
    if (PyErr_Occurred() || PyObject_GetBuffer(args[3], &view, PyBUF_WRITABLE) < 0) {
        return NULL;
    }
    int done = pack_as_told(self, args, &view, row);
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
    if (nargs != 6 || !PyList_CheckExact(args[3]) || (args[5] != Py_None && !PyList_CheckExact(args[5]))) {
        PyErr_SetString(PyExc_TypeError, "look(state, actor, seat, moves, row, old)");
        return NULL;
    }
    Py_ssize_t row = PyLong_AsSsize_t(args[4]);
    if (PyErr_Occurred()) {
        return NULL;
    }
    if (self->observations.obj == NULL) {
        PyErr_SetString(PyExc_ValueError, "no buffers are bound");
        return NULL;
    }
    if (pack_as_told(self, args, &self->observations, row) < 0 ||
        move_marks(&self->masks, row, self->actions, args[5], args[3]) < 0) {
        return NULL;
    }
    Py_RETURN_NONE;
}

static PyObject *
Packer_take_dice(Packer *self, PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != 3) {
        PyErr_SetString(PyExc_TypeError, "take_dice(dice, drawn, first)");
        return NULL;
    }
    Py_ssize_t first = PyLong_AsSsize_t(args[2]);
    if (PyErr_Occurred() || take_throws(&self->throws, args[0], args[1], first) < 0) {
        return NULL;
    }
    Py_RETURN_NONE;
}

static PyObject *
Packer_tell(Packer *self, PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != 5 || !PyList_CheckExact(args[2]) || !PyBool_Check(args[4])) {
        PyErr_SetString(PyExc_TypeError, "tell(state, seat, moves, row, drawing)");
        return NULL;
    }
    Py_ssize_t row = PyLong_AsSsize_t(args[3]);
    if (PyErr_Occurred()) {
        return NULL;
    }
    if (self->observations.obj == NULL) {
        PyErr_SetString(PyExc_ValueError, "no buffers are bound");
        return NULL;
    }
    int seat = as_int(args[1]);
    Look look = look_of(seat, seat, self->seats);
    if (pack(self, args[0], &look, &self->observations, row) < 0 ||
        move_marks(&self->masks, row, self->actions, Py_None, args[2]) < 0 ||
        (args[4] == Py_True && draw_for(&self->throws, row, args[2]) < 0)) {
        return NULL;
    }
    Py_RETURN_NONE;
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
    self->actions = actions;
    drop_sheets(&self->sheets);
    self->sheets.make = Py_NewRef(args[0]);
    Py_RETURN_NONE;
}

/* Writes on a sheet what a seat may know, and its moves. */
static INLINE Sheet *
write_on(Packer *self, PyObject *state, const Look *look, PyObject *moves)
{
    if (self->sheets.make == NULL) {
        PyErr_SetString(PyExc_ValueError, "nothing to write on was supplied");
        return NULL;
    }
    Sheet *sheet = clean_sheet(&self->sheets);
    if (sheet == NULL || pack(self, state, look, &sheet->seen, 0) < 0 ||
        move_marks(&sheet->mask, 0, self->actions, NULL, moves) < 0) {
        return NULL;
    }
    return sheet;
}

static PyObject *
Packer_give(Packer *self, PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != 4 || !PyList_CheckExact(args[3])) {
        PyErr_SetString(PyExc_TypeError, "give(state, actor, seat, moves)");
        return NULL;
    }
    Look look = look_of(as_int(args[2]), as_int(args[1]), self->seats);
    if (look.actor < 0 && PyErr_Occurred()) {
        return NULL;
    }
    Sheet *sheet = write_on(self, args[0], &look, args[3]);
    return sheet ? Py_NewRef(sheet->told) : NULL;
}

static PyObject *
Packer_answer(Packer *self, PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != 4 || !PyList_CheckExact(args[2])) {
        PyErr_SetString(PyExc_TypeError, "answer(state, seat, moves, info)");
        return NULL;
    }
    int seat = as_int(args[1]);
    Look look = look_of(seat, seat, self->seats);
    Sheet *sheet = write_on(self, args[0], &look, args[2]);
    return sheet ? answer_on(sheet, args[3]) : NULL;
}

static void
forget(Packer *self)
{
    for (Py_ssize_t k = 0; k < self->slot_number; k++) {
        Py_CLEAR(self->slots[k].name);
    }
    Py_CLEAR(self->type);
    PyMem_Free(self->parts.parts);
    self->parts.parts = NULL;
    self->parts.all = self->width = self->slot_number = 0;
}

/* A part from (how, length, low, high, frame, names). */
static int
add_part(Packer *self, PyObject *given)
{
    Part *part = &self->parts.parts[self->parts.all];
    PyObject *names;
    if (!PyTuple_Check(given) || !PyArg_ParseTuple(given, "iniiiO!", &part->how, &part->length, &part->low, &part->high,
                                                   &part->frame, &PyTuple_Type, &names)) {
        return -1;
    }
    part->slot = self->slot_number;
    part->slots = PyTuple_GET_SIZE(names);
    int bounded = part->how == BITS || part->how == OWNERS, one = part->how != OWNERS && part->how != ACTOR;
    if (part->how < 0 || part->how >= HOWS || part->length < 1 || (bounded && part->length > LONGEST) ||
        part->low < INT16_MIN || part->high > INT16_MAX || (one && part->slots != 1) ||
        self->slot_number + part->slots > MOST_SLOTS) {
        PyErr_SetString(PyExc_ValueError, "no such part of an observation");
        return -1;
    }
    for (Py_ssize_t k = 0; k < part->slots; k++) {
        PyObject *name = PyTuple_GET_ITEM(names, k);
        if (!PyUnicode_Check(name)) {
            PyErr_SetString(PyExc_TypeError, "a part of an observation is read from what has a name");
            return -1;
        }
        self->slots[self->slot_number++].name = Py_NewRef(name);
    }
    self->width += part->length;
    self->parts.all++;
    return 0;
}

static int
Packer_init(Packer *self, PyObject *args, PyObject *Py_UNUSED(keywords))
{
    PyObject *listed;
    if (!PyArg_ParseTuple(args, "O!n", &PyList_Type, &listed, &self->seats)) {
        return -1;
    }
    if (self->seats < 1 || self->seats > MOST_SEATS) {
        PyErr_SetString(PyExc_ValueError, "no such number of seats");
        return -1;
    }
    forget(self);
    self->parts.parts = PyMem_Calloc((size_t)PyList_GET_SIZE(listed) + 1, sizeof(Part));
    if (self->parts.parts == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t k = 0; k < PyList_GET_SIZE(listed); k++) {
        if (add_part(self, PyList_GET_ITEM(listed, k)) < 0) {
            return -1;
        }
    }
    return sort_parts(&self->parts);
}

static void
Packer_dealloc(Packer *self)
{
    unbind(self);
    drop_throws(&self->throws);
    drop_sheets(&self->sheets);
    forget(self);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static PyMethodDef packer_methods[] = {
    {"pack", (PyCFunction)(void (*)(void))Packer_pack, METH_FASTCALL, "Write an observation into a row of a buffer of int16."},
    {"look", (PyCFunction)(void (*)(void))Packer_look, METH_FASTCALL, "Write an observation and a mask into a row of what is bound."},
    {"bind", (PyCFunction)(void (*)(void))Packer_bind, METH_FASTCALL, "Hold on to the buffers that `look` writes into, or to none."},
    {"tell", (PyCFunction)(void (*)(void))Packer_tell, METH_FASTCALL, "The same for the seat to act; draws a move if asked to."},
    {"take_dice", (PyCFunction)(void (*)(void))Packer_take_dice, METH_FASTCALL, "Hold on to the dice that `tell` draws by, or to none."},
    {"supply", (PyCFunction)(void (*)(void))Packer_supply, METH_FASTCALL, "Say who makes what `give` writes on."},
    {"give", (PyCFunction)(void (*)(void))Packer_give, METH_FASTCALL, "An observation and a mask that are the caller's own."},
    {"answer", (PyCFunction)(void (*)(void))Packer_answer, METH_FASTCALL, "The same as an answer of PettingZoo's `last`."},
    {NULL, NULL, 0, NULL},
};

static PyMemberDef packer_members[] = {
    {"direct", T_BOOL, offsetof(Packer, direct), READONLY, "Whether the last kind of state is read where it lies."},
    {NULL, 0, 0, 0, NULL},
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
    .tp_members = packer_members,
};

static PyMethodDef functions[] = {
    {"room_for", room_for, METH_O, "An empty list that so many moves go into before it must grow."},
    {"holds", (PyCFunction)(void (*)(void))holds, METH_FASTCALL, "Whether a move is among some moves."},
    {"lacking", (PyCFunction)(void (*)(void))lacking, METH_FASTCALL, "The first row whose move its mask does not allow, or -1."},
    {"draw", (PyCFunction)(void (*)(void))draw, METH_FASTCALL, "One of the moves of each game by its own dice, into a buffer."},
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
    if (prepare_sheets() < 0 || PyType_Ready(&PackerType) < 0) {
        return NULL;
    }
    PyObject *made = PyModule_Create(&module);
    if (made == NULL || PyModule_AddObjectRef(made, "Packer", (PyObject *)&PackerType) < 0) {
        Py_XDECREF(made);
        return NULL;
    }
    return made;
}
