/* How each part of an observation is written as 16-bit numbers, without a Python object for each of them. */

#include "parts.h"
#include <string.h>

#define HEAP_BITS 5
#define USUAL_COLOURS 5

uintptr_t small_ints = UINTPTR_MAX - SMALL_ROOM;

static void
find_small_ints(void)
{
    uintptr_t first = 0;
    for (uintptr_t at = 0; at < SMALL_ROOM; at += sizeof(PyLongObject)) {
        PyObject *one = PyLong_FromLong((long)(at / sizeof(PyLongObject)) + SMALLEST);
        uintptr_t where = (uintptr_t)one;
        Py_XDECREF(one);
        first = at == 0 ? where : first;
        if (where != first + at) {
            return;
        }
    }
    small_ints = first;
}

int
as_large_int(PyObject *value)
{
    long large = PyLong_AsLong(value);
    if (large != (int)large) {
        PyErr_SetString(PyExc_OverflowError, "a number is too large for an observation");
        return -1;
    }
    return (int)large;
}

void
prepare_parts(void)
{
    find_small_ints();
    prepare_sets();
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

static int
put_listed(const Part *part, PyObject *source, int seat, Py_ssize_t seats, int16_t *out)
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
    case SEATS: {
        Py_ssize_t from = seat * (length / seats);
        if (number != length) {
            return wrong("blocks by seat");
        }
        if (length == seats) { /* too few to ask first whether all are small */
            for (Py_ssize_t k = 0, of = seat; k < length; k++, of++) {
                of = of == length ? 0 : of;
                out[k] = held(as_any_int(items[of]), part);
            }
            return 0;
        }
        put_list(items + from, length - from, part, out);
        put_list(items, from, part, out + length - from);
        return 0;
    }
    case HOLDERS:
        if (number > length) {
            return wrong("seats");
        }
        return put_holders(items, number, part, seat, seats, out);
    case TURNS:
        memset(out, 0, (size_t)length * sizeof(int16_t));
        for (Py_ssize_t k = 0; k < number; k++) {
            int who = relative(as_int(items[k]), seat, seats);
            if (who > 0 && who <= length) {
                out[who - 1] = (int16_t)(k + 1);
            }
        }
        return 0;
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
            PyObject *things = items[(seat + k) % length];
            Py_ssize_t size = PyList_CheckExact(things) ? PyList_GET_SIZE(things) : PyObject_Length(things);
            if (size < 0) {
                return -1;
            }
            out[k] = held((int)size, part);
        }
        return 0;
    }
}

static inline int
put_part(const Part *part, PyObject *source, int seat, Py_ssize_t seats, int16_t *out)
{
    switch (part->how) {
    case BITS:
        return put_bits(source, part->length, out);
    case OWNERS:
        return put_owners(source, part->length, seat, seats, out);
    case SEAT_BITS: {
        unsigned set = (unsigned)as_int(source), twice = (set | set << seats) >> seat;
        for (Py_ssize_t k = 0; k < part->length; k++) {
            out[k] = (int16_t)(twice >> k & 1);
        }
        return 0;
    }
    default:
        return put_listed(part, source, seat, seats, out);
    }
}

int
put_parts(const Part *parts, Py_ssize_t number, PyObject *const *sources, int seat, Py_ssize_t seats, int16_t *out)
{
    for (Py_ssize_t k = 0; k < number; k++) {
        const Part *part = &parts[k];
        if (part->how <= SEAT) { /* a number: most parts are */
            int value = as_int(sources[k]);
            *out++ = held(part->how == SEAT ? relative(value, seat, seats) : value, part);
            continue;
        }
        if (put_part(part, sources[k], seat, seats, out) < 0) {
            return -1;
        }
        out += part->length;
    }
    return PyErr_Occurred() ? -1 : 0;
}
