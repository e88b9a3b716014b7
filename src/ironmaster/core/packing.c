/* Features into flat arrays, without a Python object for each number.

   `core/features.py` says what the parts of an observation are and does the same in plain Python; the tests hold the two
   together. A Packer is made once for a game. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

enum { NUMBER, LIST, SEATS, SEAT, HOLDERS, BITS, OWNERS, COUNTS, FRAMES, SIZES, SEAT_BITS, TURNS, HEAPS, HOWS };

typedef struct {
    int how;
    Py_ssize_t length;
    int low, high, groups;
} Part;

typedef struct {
    PyObject_HEAD
    Py_ssize_t number, width, seats;
    Part *parts;
    Py_buffer observations, masks; /* what `look` writes into */
    Py_ssize_t actions;
} Packer;

#define LONGEST 512 /* bits of a set */
#define HEAP_BITS 5

static inline int
as_int(PyObject *value)
{
#if PY_VERSION_HEX < 0x030c0000
    if (PyLong_CheckExact(value)) {
        Py_ssize_t size = Py_SIZE(value);
        if (size >= -1 && size <= 1) {
            return size == 0 ? 0 : (int)size * (int)((PyLongObject *)value)->ob_digit[0];
        }
    }
#else
    if (PyLong_CheckExact(value) && PyUnstable_Long_IsCompact((PyLongObject *)value)) {
        return (int)PyUnstable_Long_CompactValue((PyLongObject *)value);
    }
#endif
    long large = PyLong_AsLong(value);
    if (large != (int)large) {
        PyErr_SetString(PyExc_OverflowError, "a number is too large for an observation");
        return -1;
    }
    return (int)large;
}

static inline int16_t
held(int value, const Part *part)
{
    return (int16_t)(value < part->low ? part->low : value > part->high ? part->high : value);
}

static inline int
relative(int owner, int seat, Py_ssize_t seats)
{
    if (owner < 0) {
        return 0;
    }
    if (owner >= seats) {
        return owner + 1;
    }
    int turned = owner - seat;
    return 1 + (turned < 0 ? turned + (int)seats : turned);
}

static int
read_bits(PyObject *value, unsigned char *bytes, Py_ssize_t length)
{
    Py_ssize_t size = (length + 7) / 8;
    if (!PyLong_Check(value) || length > LONGEST) {
        PyErr_SetString(PyExc_TypeError, "a set must be an int of so many bits");
        return -1;
    }
    if (length <= 63) {
        uint64_t small = PyLong_AsUnsignedLongLongMask(value);
        memcpy(bytes, &small, 8);
        return 0;
    }
    memset(bytes, 0, (size_t)size);
#if PY_VERSION_HEX < 0x030d0000
    return _PyLong_AsByteArray((PyLongObject *)value, bytes, (size_t)size, 1, 0);
#else
    return PyLong_AsNativeBytes(value, bytes, size, Py_ASNATIVEBYTES_LITTLE_ENDIAN) < 0 ? -1 : 0;
#endif
}

static int
sequence(PyObject *source, PyObject ***items, Py_ssize_t *number)
{
    if (PyList_CheckExact(source)) {
        *items = ((PyListObject *)source)->ob_item;
        *number = PyList_GET_SIZE(source);
    }
    else if (PyTuple_CheckExact(source)) {
        *items = ((PyTupleObject *)source)->ob_item;
        *number = PyTuple_GET_SIZE(source);
    }
    else {
        PyErr_SetString(PyExc_TypeError, "a list or a tuple is needed here");
        return -1;
    }
    return 0;
}

static int
wrong(const char *what)
{
    PyErr_Format(PyExc_ValueError, "a part of the observation has the wrong length: %s", what);
    return -1;
}

static int
put_frames(PyObject **items, Py_ssize_t number, const Part *part, int16_t *out)
{
    Py_ssize_t room = part->length / 3;
    for (Py_ssize_t k = 0; k < room; k++) {
        int packed = k < number ? as_int(items[number - 1 - k]) : 0;
        out[3 * k] = held(packed & 63, part);
        out[3 * k + 1] = held(packed >> 6 & 255, part);
        out[3 * k + 2] = held(packed >> 14 & 255, part);
    }
    return 0;
}

static int
put_heaps(PyObject **items, Py_ssize_t number, const Part *part, int16_t *out)
{
    Py_ssize_t colours = number ? part->length / number : 0;
    if (colours * number != part->length) {
        return wrong("heaps");
    }
    for (Py_ssize_t k = 0; k < number; k++) {
        int heap = as_int(items[k]);
        for (Py_ssize_t colour = 0; colour < colours; colour++) {
            *out++ = (int16_t)(heap >> (HEAP_BITS * colour) & ((1 << HEAP_BITS) - 1));
        }
    }
    return 0;
}

static int
put_owners(PyObject **items, Py_ssize_t number, const Part *part, int seat, Py_ssize_t seats, int16_t *out)
{
    unsigned char bytes[LONGEST / 8];
    memset(out, 0, (size_t)part->length * sizeof(int16_t));
    for (Py_ssize_t owner = 0; owner < number; owner++) {
        if (read_bits(items[owner], bytes, part->length) < 0) {
            return -1;
        }
        Py_ssize_t group = owner / seats;
        int16_t who = (int16_t)(owner + 1);
        if (group < part->groups) {
            who = (int16_t)(group * seats + relative((int)(owner - group * seats), seat, seats));
        }
        for (Py_ssize_t at = 0; at < part->length; at += 8) {
            for (unsigned char left = bytes[at >> 3]; left; left &= (unsigned char)(left - 1)) {
                Py_ssize_t bit = at + __builtin_ctz(left);
                if (bit < part->length) {
                    out[bit] = who;
                }
            }
        }
    }
    return 0;
}

static int
put_listed(const Packer *self, const Part *part, PyObject *source, int seat, int16_t *out)
{
    PyObject **items;
    Py_ssize_t number, length = part->length, seats = self->seats;
    if (sequence(source, &items, &number) < 0) {
        return -1;
    }
    switch (part->how) {
    case LIST:
        if (number > length) {
            return wrong("a list");
        }
        for (Py_ssize_t k = 0; k < number; k++) {
            out[k] = held(as_int(items[k]), part);
        }
        for (Py_ssize_t k = number; k < length; k++) {
            out[k] = (int16_t)part->low;
        }
        return 0;
    case SEATS: {
        Py_ssize_t block = length / seats, from = seat * block;
        if (number != length) {
            return wrong("blocks by seat");
        }
        for (Py_ssize_t k = 0; k < length; k++) {
            out[k] = held(as_int(items[from]), part);
            from = from + 1 == length ? 0 : from + 1;
        }
        return 0;
    }
    case HOLDERS:
        if (number > length) {
            return wrong("seats");
        }
        for (Py_ssize_t k = 0; k < number; k++) {
            out[k] = held(relative(as_int(items[k]), seat, seats), part);
        }
        for (Py_ssize_t k = number; k < length; k++) {
            out[k] = 0;
        }
        return 0;
    case TURNS:
        memset(out, 0, (size_t)length * sizeof(int16_t));
        for (Py_ssize_t k = 0; k < number; k++) {
            int who = relative(as_int(items[k]), seat, seats);
            if (who > 0 && who <= length) {
                out[who - 1] = (int16_t)(k + 1);
            }
        }
        return 0;
    case OWNERS:
        return put_owners(items, number, part, seat, seats, out);
    case COUNTS:
        memset(out, 0, (size_t)length * sizeof(int16_t));
        for (Py_ssize_t k = 0; k < number; k++) {
            int kind = as_int(items[k]);
            if (kind >= 0 && kind < length) {
                out[kind]++;
            }
        }
        return 0;
    case FRAMES:
        return put_frames(items, number, part, out);
    case HEAPS:
        return put_heaps(items, number, part, out);
    default: /* SIZES */
        if (number != length) {
            return wrong("sizes by seat");
        }
        for (Py_ssize_t k = 0; k < length; k++) {
            Py_ssize_t size = PyObject_Length(items[(seat + k) % length]);
            if (size < 0) {
                return -1;
            }
            out[k] = held((int)size, part);
        }
        return 0;
    }
}

static int
put(const Packer *self, const Part *part, PyObject *source, int seat, int16_t *out)
{
    unsigned char bytes[LONGEST / 8];
    switch (part->how) {
    case NUMBER:
        out[0] = held(as_int(source), part);
        return 0;
    case SEAT:
        out[0] = held(relative(as_int(source), seat, self->seats), part);
        return 0;
    case BITS:
        if (read_bits(source, bytes, part->length) < 0) {
            return -1;
        }
        for (Py_ssize_t k = 0; k < part->length; k++) {
            out[k] = bytes[k >> 3] >> (k & 7) & 1;
        }
        return 0;
    case SEAT_BITS: {
        int set = as_int(source);
        for (Py_ssize_t k = 0; k < part->length; k++) {
            out[k] = (int16_t)(set >> ((seat + k) % self->seats) & 1);
        }
        return 0;
    }
    default:
        return put_listed(self, part, source, seat, out);
    }
}

static int
pack(const Packer *self, PyObject *sources, PyObject *given, const Py_buffer *view, Py_ssize_t row)
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
    for (Py_ssize_t k = 0; k < self->number; k++) {
        const Part *part = &self->parts[k];
        if (put(self, part, PyTuple_GET_ITEM(sources, k), (int)seat, out) < 0) {
            return -1;
        }
        out += part->length;
    }
    return PyErr_Occurred() ? -1 : 0;
}

static int
set_marks(PyObject *listed, char *out, Py_ssize_t width, char value)
{
    PyObject **items = ((PyListObject *)listed)->ob_item;
    for (Py_ssize_t k = 0; k < PyList_GET_SIZE(listed); k++) {
        int move = as_int(items[k]);
        if (move < 0 || move >= width) {
            if (!PyErr_Occurred()) {
                PyErr_SetString(PyExc_IndexError, "no such row of the buffer, or no such move");
            }
            return -1;
        }
        out[move] = value;
    }
    return 0;
}

static int
move_marks(const Py_buffer *view, Py_ssize_t row, Py_ssize_t width, PyObject *old, PyObject *fresh)
{
    if (row < 0 || width < 1 || (row + 1) * width > view->len) {
        PyErr_SetString(PyExc_IndexError, "no such row of the buffer, or no such move");
        return -1;
    }
    char *out = (char *)view->buf + row * width;
    return old && set_marks(old, out, width, 0) < 0 ? -1 : set_marks(fresh, out, width, 1);
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
    int done = pack(self, args[0], args[1], &view, row);
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
    if (nargs != 5 || !PyTuple_CheckExact(args[0]) || PyTuple_GET_SIZE(args[0]) != self->number || !PyList_CheckExact(args[3]) ||
        !PyList_CheckExact(args[4])) {
        PyErr_SetString(PyExc_TypeError, "look(sources, seat, row, old, moves)");
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
    if (pack(self, args[0], args[1], &self->observations, row) < 0 ||
        move_marks(&self->masks, row, self->actions, args[3], args[4]) < 0) {
        return NULL;
    }
    Py_RETURN_NONE;
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
        if (!PyTuple_Check(given) || !PyArg_ParseTuple(given, "iniii", &part->how, &part->length, &part->low, &part->high, &part->groups)) {
            return -1;
        }
        if (part->how < 0 || part->how >= HOWS || part->length < 1 || part->low < INT16_MIN || part->high > INT16_MAX || seats < 1) {
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
    PyMem_Free(self->parts);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static PyMethodDef packer_methods[] = {
    {"pack", (PyCFunction)(void (*)(void))Packer_pack, METH_FASTCALL, "Write an observation into a row of a buffer of int16."},
    {"look", (PyCFunction)(void (*)(void))Packer_look, METH_FASTCALL, "Write an observation and a mask into a row of what is bound."},
    {"bind", (PyCFunction)(void (*)(void))Packer_bind, METH_FASTCALL, "Hold on to the buffers that `look` writes into, or to none."},
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

static PyObject *
mark(PyObject *Py_UNUSED(module), PyObject *const *args, Py_ssize_t nargs)
{
    Py_buffer view;
    if (nargs != 5 || !PyList_CheckExact(args[3]) || !PyList_CheckExact(args[4])) {
        PyErr_SetString(PyExc_TypeError, "mark(buffer, row, width, old, new)");
        return NULL;
    }
    Py_ssize_t row = PyLong_AsSsize_t(args[1]), width = PyLong_AsSsize_t(args[2]);
    if (PyErr_Occurred() || PyObject_GetBuffer(args[0], &view, PyBUF_WRITABLE) < 0) {
        return NULL;
    }
    int done = move_marks(&view, row, width, args[3], args[4]);
    PyBuffer_Release(&view);
    if (done < 0) {
        return NULL;
    }
    Py_RETURN_NONE;
}

static PyObject *
holds(PyObject *Py_UNUSED(module), PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != 2 || !PyList_CheckExact(args[0])) {
        PyErr_SetString(PyExc_TypeError, "holds(moves, move)");
        return NULL;
    }
    PyObject **items = ((PyListObject *)args[0])->ob_item;
    Py_ssize_t number = PyList_GET_SIZE(args[0]);
    int wanted = as_int(args[1]);
    if (wanted == -1 && PyErr_Occurred()) {
        PyErr_Clear(); /* a number that no move can have */
        Py_RETURN_FALSE;
    }
    for (Py_ssize_t k = 0; k < number; k++) {
        if (as_int(items[k]) == wanted) {
            Py_RETURN_TRUE;
        }
    }
    Py_RETURN_FALSE;
}

static PyMethodDef functions[] = {
    {"holds", (PyCFunction)(void (*)(void))holds, METH_FASTCALL, "Whether a move is among some moves."},
    {"mark", (PyCFunction)(void (*)(void))mark, METH_FASTCALL, "In a row of a buffer of bytes, clear old marks and set new ones."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, .m_name = "packing", .m_doc = "Features and masks into flat arrays.", .m_size = 0, .m_methods = functions,
};

PyMODINIT_FUNC
PyInit_packing(void)
{
    if (PyType_Ready(&PackerType) < 0) {
        return NULL;
    }
    PyObject *made = PyModule_Create(&module);
    if (made == NULL || PyModule_AddObjectRef(made, "Packer", (PyObject *)&PackerType) < 0) {
        Py_XDECREF(made);
        return NULL;
    }
    return made;
}
