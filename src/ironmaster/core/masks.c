/* Moves and their masks: which are marked, whether one is among them, and numbers of many games into arrays. */

#include "masks.h"
#include <string.h>

#define MOST_ROOM 65536

static int
set_marks(PyObject *listed, char *out, Py_ssize_t width, char value)
{
    PyObject **items = ((PyListObject *)listed)->ob_item;
    for (Py_ssize_t k = 0; k < PyList_GET_SIZE(listed); k++) {
        int move = as_any_int(items[k]);
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

int
move_marks(const Py_buffer *view, Py_ssize_t row, Py_ssize_t width, PyObject *old, PyObject *fresh)
{
    if (row < 0 || width < 1 || (row + 1) * width > view->len) {
        PyErr_SetString(PyExc_IndexError, "no such row of the buffer, or no such move");
        return -1;
    }
    char *out = (char *)view->buf + row * width;
    if (old == Py_None) {
        memset(out, 0, (size_t)width);
    }
    else if (old && set_marks(old, out, width, 0) < 0) {
        return -1;
    }
    return set_marks(fresh, out, width, 1);
}

PyObject *
room_for(PyObject *Py_UNUSED(module), PyObject *given)
{
    Py_ssize_t number = PyLong_AsSsize_t(given);
    if (number < 0 || number > MOST_ROOM) {
        if (!PyErr_Occurred()) {
            PyErr_SetString(PyExc_ValueError, "no such number of moves");
        }
        return NULL;
    }
    PyObject *made = PyList_New(number);
    if (made != NULL) {
        Py_SET_SIZE(made, 0); /* nothing is in it yet, but it need not grow */
    }
    return made;
}

PyObject *
holds(PyObject *Py_UNUSED(module), PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != 2 || !PyList_CheckExact(args[0])) {
        PyErr_SetString(PyExc_TypeError, "holds(moves, move)");
        return NULL;
    }
    PyObject **items = ((PyListObject *)args[0])->ob_item;
    Py_ssize_t number = PyList_GET_SIZE(args[0]);
    for (Py_ssize_t k = 0; k < number; k++) {
        if (items[k] == args[1]) {
            Py_RETURN_TRUE;
        }
    }
    int wanted = as_any_int(args[1]);
    if (wanted == -1 && PyErr_Occurred()) {
        PyErr_Clear(); /* a number that no move can have */
        Py_RETURN_FALSE;
    }
    for (Py_ssize_t k = 0; k < number; k++) {
        if (as_any_int(items[k]) == wanted) {
            Py_RETURN_TRUE;
        }
    }
    Py_RETURN_FALSE;
}

PyObject *
lacking(PyObject *Py_UNUSED(module), PyObject *const *args, Py_ssize_t nargs)
{
    Py_buffer masks, moves;
    if (nargs != 3) {
        PyErr_SetString(PyExc_TypeError, "lacking(masks, moves, width)");
        return NULL;
    }
    Py_ssize_t width = PyLong_AsSsize_t(args[2]);
    if (PyErr_Occurred() || PyObject_GetBuffer(args[0], &masks, PyBUF_SIMPLE) < 0) {
        return NULL;
    }
    if (PyObject_GetBuffer(args[1], &moves, PyBUF_SIMPLE) < 0) {
        PyBuffer_Release(&masks);
        return NULL;
    }
    Py_ssize_t rows = moves.len / (Py_ssize_t)sizeof(int32_t), found = -1;
    int fits = width > 0 && moves.itemsize == sizeof(int32_t) && rows * width == masks.len;
    const int32_t *move = moves.buf;
    const char *mask = masks.buf;
    for (Py_ssize_t row = 0; fits && found < 0 && row < rows; row++) {
        if (move[row] < 0 || move[row] >= width || !mask[row * width + move[row]]) {
            found = row;
        }
    }
    PyBuffer_Release(&moves);
    PyBuffer_Release(&masks);
    if (!fits) {
        PyErr_SetString(PyExc_ValueError, "a mask and a 32-bit number for each row are needed here");
        return NULL;
    }
    return PyLong_FromSsize_t(found);
}

/* SplitMix64: `core/features.py` does the same. */
static uint64_t
thrown(uint64_t *dice)
{
    uint64_t mixed = *dice += 0x9E3779B97F4A7C15;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB;
    return mixed ^ mixed >> 31;
}

static int
draw_one(PyObject *offered, uint64_t *dice, int32_t *out)
{
    if (!PyList_CheckExact(offered) || PyList_GET_SIZE(offered) == 0) {
        PyErr_SetString(PyExc_IndexError, "there is no move to be drawn");
        return -1;
    }
    uint64_t high = thrown(dice) >> 32;
    *out = as_any_int(PyList_GET_ITEM(offered, (Py_ssize_t)(high * (uint64_t)PyList_GET_SIZE(offered) >> 32)));
    return *out == -1 && PyErr_Occurred() ? -1 : 0;
}

void
drop_throws(Throws *throws)
{
    PyBuffer_Release(&throws->dice);
    PyBuffer_Release(&throws->drawn);
}

int
take_throws(Throws *throws, PyObject *dice, PyObject *drawn, Py_ssize_t first)
{
    drop_throws(throws);
    throws->first = first;
    if (dice == Py_None) {
        return 0;
    }
    if (PyObject_GetBuffer(dice, &throws->dice, PyBUF_WRITABLE) < 0) {
        return -1;
    }
    if (PyObject_GetBuffer(drawn, &throws->drawn, PyBUF_WRITABLE) < 0) {
        PyBuffer_Release(&throws->dice);
        return -1;
    }
    Py_ssize_t games = throws->dice.len / (Py_ssize_t)sizeof(uint64_t);
    if (first < 0 || throws->drawn.itemsize != sizeof(int32_t) ||
        (first + games) * (Py_ssize_t)sizeof(int32_t) > throws->drawn.len) {
        drop_throws(throws);
        PyErr_SetString(PyExc_IndexError, "no such place in the buffer");
        return -1;
    }
    return 0;
}

int
draw_for(Throws *throws, Py_ssize_t row, PyObject *offered)
{
    Py_ssize_t game = row - throws->first;
    if (throws->dice.obj == NULL || game < 0 || game >= throws->dice.len / (Py_ssize_t)sizeof(uint64_t)) {
        PyErr_SetString(PyExc_IndexError, "no dice for this row");
        return -1;
    }
    return draw_one(offered, (uint64_t *)throws->dice.buf + game, (int32_t *)throws->drawn.buf + row);
}

static int
draw_each(PyObject *offers, uint64_t *dice, int32_t *out)
{
    for (Py_ssize_t k = 0; k < PyList_GET_SIZE(offers); k++) {
        if (draw_one(PyList_GET_ITEM(offers, k), &dice[k], &out[k]) < 0) {
            return -1;
        }
    }
    return 0;
}

PyObject *
draw(PyObject *Py_UNUSED(module), PyObject *const *args, Py_ssize_t nargs)
{
    Py_buffer dice, moves;
    if (nargs != 4 || !PyList_CheckExact(args[0])) {
        PyErr_SetString(PyExc_TypeError, "draw(offers, dice, moves, first)");
        return NULL;
    }
    Py_ssize_t first = PyLong_AsSsize_t(args[3]), number = PyList_GET_SIZE(args[0]);
    if (PyErr_Occurred() || PyObject_GetBuffer(args[1], &dice, PyBUF_WRITABLE) < 0) {
        return NULL;
    }
    if (PyObject_GetBuffer(args[2], &moves, PyBUF_WRITABLE) < 0) {
        PyBuffer_Release(&dice);
        return NULL;
    }
    int done = -1;
    if (dice.len != number * (Py_ssize_t)sizeof(uint64_t)) {
        PyErr_SetString(PyExc_ValueError, "dice for each game are needed here");
    }
    else if (first < 0 || moves.itemsize != sizeof(int32_t) || (first + number) * (Py_ssize_t)sizeof(int32_t) > moves.len) {
        PyErr_SetString(PyExc_IndexError, "no such place in the buffer");
    }
    else {
        done = draw_each(args[0], dice.buf, (int32_t *)moves.buf + first);
    }
    PyBuffer_Release(&moves);
    PyBuffer_Release(&dice);
    return done < 0 ? NULL : Py_NewRef(Py_None);
}

PyObject *
store(PyObject *Py_UNUSED(module), PyObject *const *args, Py_ssize_t nargs)
{
    Py_buffer view;
    if (nargs != 3 || !PyList_CheckExact(args[2])) {
        PyErr_SetString(PyExc_TypeError, "store(buffer, first, numbers)");
        return NULL;
    }
    Py_ssize_t first = PyLong_AsSsize_t(args[1]), number = PyList_GET_SIZE(args[2]);
    if (PyErr_Occurred() || PyObject_GetBuffer(args[0], &view, PyBUF_WRITABLE) < 0) {
        return NULL;
    }
    if (first < 0 || (first + number) * view.itemsize > view.len || (view.itemsize != 1 && view.itemsize != 4)) {
        PyErr_SetString(PyExc_IndexError, "no such place in the buffer");
    }
    else {
        PyObject **items = ((PyListObject *)args[2])->ob_item;
        int8_t *small = (int8_t *)view.buf + first;
        int32_t *large = (int32_t *)view.buf + first;
        for (Py_ssize_t k = 0; k < number; k++) {
            int value = as_any_int(items[k]);
            if (view.itemsize == 1) {
                small[k] = (int8_t)value;
            }
            else {
                large[k] = value;
            }
        }
    }
    PyBuffer_Release(&view);
    if (PyErr_Occurred()) {
        return NULL;
    }
    Py_RETURN_NONE;
}
