/* Lists as 16-bit numbers: what `parts.c` has of them. */

#ifndef IRONMASTER_LISTS_H
#define IRONMASTER_LISTS_H
#include "parts.h"
#include <string.h>

#define HEAP_BITS 5
#define USUAL_COLOURS 5
#define KIND_OF(packed) ((packed) & 63)
#define FIRST_OF(packed) ((packed) >> 6 & 255)
#define SECOND_OF(packed) ((packed) >> 14 & 255)

static int
sequence(PyObject *source, PyObject ***items, Py_ssize_t *number)
{
    if (source != NULL && PyList_CheckExact(source)) {
        *items = ((PyListObject *)source)->ob_item;
        *number = PyList_GET_SIZE(source);
    }
    else if (source != NULL && PyTuple_CheckExact(source)) {
        *items = ((PyTupleObject *)source)->ob_item;
        *number = PyTuple_GET_SIZE(source);
    }
    else {
        PyErr_SetString(PyExc_TypeError, "a list or a tuple is needed here");
        return -1;
    }
    return 0;
}

/* Reads numbers, if all are small: none needs a branch then, and the compiler takes several at a time. */
static inline int
all_small(PyObject **items, Py_ssize_t number, int16_t *out)
{
    uintptr_t first = small_ints, beyond = 0, within = UINTPTR_MAX;
    for (Py_ssize_t k = 0; k < number; k++) {
        uintptr_t at = (uintptr_t)items[k] - first;
        beyond |= at;
        within &= at - SMALL_ROOM;
        out[k] = (int16_t)((int)(at / sizeof(PyLongObject)) + SMALLEST);
    }
    /* none so far away that a difference could have gone round, and each of them before the end */
    return beyond < 2 * SMALL_ROOM && within > UINTPTR_MAX / 2;
}

static inline void
hold_all(int16_t *out, Py_ssize_t number, const Part *part)
{
    int16_t low = (int16_t)part->low, high = (int16_t)part->high;
    for (Py_ssize_t k = 0; k < number; k++) {
        int16_t value = out[k] < low ? low : out[k];
        out[k] = value > high ? high : value;
    }
}

static inline void
put_list(PyObject **items, Py_ssize_t number, const Part *part, int16_t *out)
{
    if (LIKELY(all_small(items, number, out))) {
        hold_all(out, number, part);
        return;
    }
    for (Py_ssize_t k = 0; k < number; k++) {
        out[k] = held(as_any_int(items[k]), part);
    }
}

static int
wrong(const char *what)
{
    PyErr_Format(PyExc_ValueError, "a part of the observation has the wrong length: %s", what);
    return -1;
}

static void
put_frames(PyObject **items, Py_ssize_t number, const Part *part, int16_t *out)
{
    for (Py_ssize_t k = 0; k < part->length / 3; k++) {
        int packed = k < number ? as_int(items[number - 1 - k]) : 0;
        out[3 * k] = held(KIND_OF(packed), part);
        out[3 * k + 1] = held(FIRST_OF(packed), part);
        out[3 * k + 2] = held(SECOND_OF(packed), part);
    }
}

static int
asked(int packed, const Part *part)
{
    if (part->how == ASKED) {
        return KIND_OF(packed);
    }
    if (KIND_OF(packed) != part->frame) {
        return part->low;
    }
    return part->how == FIRST ? FIRST_OF(packed) : SECOND_OF(packed);
}

static inline void
put_cubes(PyObject **items, Py_ssize_t number, Py_ssize_t colours, int16_t *out)
{
    for (Py_ssize_t k = 0; k < number; k++, out += colours) {
        unsigned heap = (unsigned)as_any_int(items[k]);
        for (Py_ssize_t colour = 0; colour < colours; colour++) {
            out[colour] = (int16_t)(heap >> (HEAP_BITS * colour) & ((1 << HEAP_BITS) - 1));
        }
    }
}

static int
put_heaps(PyObject **items, Py_ssize_t number, const Part *part, int16_t *out)
{
    Py_ssize_t colours = number ? part->length / number : 0;
    if (colours * number != part->length || colours * HEAP_BITS > 30) {
        return wrong("heaps");
    }
    if (colours == USUAL_COLOURS) {
        put_cubes(items, number, USUAL_COLOURS, out); /* a number that the compiler knows */
    }
    else {
        put_cubes(items, number, colours, out);
    }
    return 0;
}

static int
put_holders(PyObject **items, Py_ssize_t number, const Part *part, int seat, Py_ssize_t seats, int16_t *out)
{
    if (LIKELY(all_small(items, number, out))) {
        int16_t own = (int16_t)seat, all = (int16_t)seats;
        for (Py_ssize_t k = 0; k < number; k++) {
            int16_t owner = out[k];
            int16_t turned = (int16_t)(owner - own + (owner < own ? all : 0));
            int16_t who = (int16_t)((owner < all ? turned : owner) + 1);
            out[k] = owner < 0 ? 0 : who;
        }
        hold_all(out, number, part);
    }
    else {
        for (Py_ssize_t k = 0; k < number; k++) {
            out[k] = held(relative(as_int(items[k]), seat, seats), part);
        }
    }
    memset(out + number, 0, (size_t)(part->length - number) * sizeof(int16_t));
    return 0;
}

/* One number of each seat: they are read without a branch, and looked at together. */
static inline int
one_each(PyObject **items, const Part *part, const Look *look, int16_t *out)
{
    uintptr_t first = small_ints, beyond = 0, within = UINTPTR_MAX;
    for (Py_ssize_t k = 0; k < look->seats; k++) {
        uintptr_t at = (uintptr_t)items[look->order[k]] - first;
        beyond |= at;
        within &= at - SMALL_ROOM;
        out[k] = held((int)(at / sizeof(PyLongObject)) + SMALLEST, part);
    }
    return beyond < 2 * SMALL_ROOM && within > UINTPTR_MAX / 2;
}

static void
put_seats(PyObject **items, const Part *part, const Look *look, int16_t *out)
{
    Py_ssize_t length = part->length, from = look->seat * (length / look->seats);
    if (length == look->seats && LIKELY(one_each(items, part, look, out))) {
        return;
    }
    put_list(items + from, length - from, part, out);
    put_list(items, from, part, out + length - from);
}

static void
put_turns(PyObject **items, Py_ssize_t number, const Part *part, const Look *look, int16_t *out)
{
    memset(out, 0, (size_t)part->length * sizeof(int16_t));
    for (Py_ssize_t k = 0; k < number; k++) {
        int who = relative(as_int(items[k]), look->seat, look->seats);
        if (who > 0 && who <= part->length) {
            out[who - 1] = (int16_t)(k + 1);
        }
    }
}

static int
put_hand(PyObject *hand, const Part *part, int16_t *out)
{
    PyObject **cards;
    Py_ssize_t number;
    if (sequence(hand, &cards, &number) < 0) {
        return -1;
    }
    memset(out, 0, (size_t)part->length * sizeof(int16_t));
    for (Py_ssize_t k = 0; k < number; k++) {
        int kind = as_int(cards[k]);
        if (kind >= 0 && kind < part->length) {
            out[kind]++;
        }
    }
    return 0;
}

static int
put_sizes(PyObject **items, const Part *part, const Look *look, int16_t *out)
{
    for (Py_ssize_t k = 0; k < look->seats; k++) {
        PyObject *one = items[look->order[k]];
        Py_ssize_t size = PyTuple_CheckExact(one) ? PyTuple_GET_SIZE(one) : PyObject_Length(one);
        if (size < 0) {
            return -1;
        }
        out[k] = held((int)size, part);
    }
    return 0;
}

static int
put_listed(const Part *part, PyObject *source, const Look *look, int16_t *out)
{
    PyObject **items;
    Py_ssize_t number, length = part->length;
    if (sequence(source, &items, &number) < 0) {
        return -1;
    }
    switch (part->how) {
    case LIST:
        if (number > length) {
            return wrong("a list");
        }
        put_list(items, number, part, out);
        for (Py_ssize_t k = number; k < length; k++) {
            out[k] = (int16_t)part->low;
        }
        return 0;
    case SEATS:
        if (number != length) {
            return wrong("blocks by seat");
        }
        put_seats(items, part, look, out);
        return 0;
    case HOLDERS:
        return number > length ? wrong("seats") : put_holders(items, number, part, look->seat, look->seats, out);
    case HAND:
        return number != look->seats ? wrong("hands") : put_hand(items[look->seat], part, out);
    case SIZES:
        return number != length || length != look->seats ? wrong("sizes by seat") : put_sizes(items, part, look, out);
    case TURNS:
        put_turns(items, number, part, look, out);
        return 0;
    case HEAPS:
        return put_heaps(items, number, part, out);
    case FRAMES:
        put_frames(items, number, part, out);
        return 0;
    default: /* the next frame alone */
        *out = held(asked(number ? as_int(items[number - 1]) : 0, part), part);
        return 0;
    }
}

#endif
