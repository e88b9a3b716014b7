/* How each part of an observation is written as 16-bit numbers, without a Python object for each of them. */

#include "parts.h"
#include <string.h>

#define LONGEST 512 /* bits of a set */
#define HEAP_BITS 5
#define USUAL_COLOURS 5

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

/* The eight bits of every byte as numbers. */
static int16_t spread[256][8];

void
prepare_parts(void)
{
    find_small_ints();
    for (int byte = 0; byte < 256; byte++) {
        for (int bit = 0; bit < 8; bit++) {
            spread[byte][bit] = (int16_t)(byte >> bit & 1);
        }
    }
}

static inline uint64_t
few_bits(PyObject *value)
{
#if PY_VERSION_HEX < 0x030c0000 && PYLONG_BITS_IN_DIGIT == 30
    const digit *digits = ((PyLongObject *)value)->ob_digit;
    switch (Py_SIZE(value)) {
    case 0:
        return 0;
    case 1:
        return digits[0];
    case 2:
        return digits[0] | (uint64_t)digits[1] << 30;
    default:
        break;
    }
#endif
    return PyLong_AsUnsignedLongLongMask(value);
}

/* The members of a set as 64-bit words; those beyond its length are cleared. */
static int
read_bits(PyObject *value, uint64_t *words, Py_ssize_t length)
{
    if (!PyLong_Check(value) || length > LONGEST) {
        PyErr_SetString(PyExc_TypeError, "a set must be an int of so many bits");
        return -1;
    }
    if (length < 64) {
        words[0] = few_bits(value) & (((uint64_t)1 << length) - 1);
        return 0;
    }
    Py_ssize_t size = (length + 7) / 8;
    unsigned char *bytes = (unsigned char *)words;
    memset(words, 0, LONGEST / 8);
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
        out[k] = held(as_int(items[k]), part);
    }
}

static int
put_bits(PyObject *source, Py_ssize_t length, int16_t *out)
{
    uint64_t words[LONGEST / 64];
    if (read_bits(source, words, length) < 0) {
        return -1;
    }
    Py_ssize_t at = 0;
    for (; at + 8 <= length; at += 8) {
        memcpy(out + at, spread[words[at >> 6] >> (at & 63) & 255], 8 * sizeof(int16_t));
    }
    for (; at < length; at++) {
        out[at] = (int16_t)(words[at >> 6] >> (at & 63) & 1);
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
put_owners(PyObject **items, Py_ssize_t number, const Part *part, int seat, Py_ssize_t seats, int16_t *out)
{
    uint64_t words[LONGEST / 64];
    memset(out, 0, (size_t)part->length * sizeof(int16_t));
    Py_ssize_t first = 0, known = part->groups * seats; /* the first set of the group, and where groups end */
    for (Py_ssize_t owner = 0; owner < number; owner++) {
        if (read_bits(items[owner], words, part->length) < 0) {
            return -1;
        }
        first = owner - first == seats ? owner : first;
        int16_t who = (int16_t)(owner < known ? first + relative((int)(owner - first), seat, seats) : owner + 1);
        for (Py_ssize_t at = 0; at < part->length; at += 64) {
            for (uint64_t left = words[at >> 6]; left; left &= left - 1) {
                out[at + __builtin_ctzll(left)] = who;
            }
        }
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

static inline int
put_part(const Part *part, PyObject *source, int seat, Py_ssize_t seats, int16_t *out)
{
    switch (part->how) {
    case NUMBER:
        out[0] = held(as_int(source), part);
        return 0;
    case SEAT:
        out[0] = held(relative(as_int(source), seat, seats), part);
        return 0;
    case BITS:
        return put_bits(source, part->length, out);
    case SEAT_BITS: {
        int set = as_int(source);
        for (Py_ssize_t k = 0; k < part->length; k++) {
            out[k] = (int16_t)(set >> ((seat + k) % seats) & 1);
        }
        return 0;
    }
    default:
        return put_listed(part, source, seat, seats, out);
    }
}

int
put_parts(const Part *parts, Py_ssize_t number, PyObject *sources, int seat, Py_ssize_t seats, int16_t *out)
{
    for (Py_ssize_t k = 0; k < number; k++) {
        if (put_part(&parts[k], PyTuple_GET_ITEM(sources, k), seat, seats, out) < 0) {
            return -1;
        }
        out += parts[k].length;
    }
    return PyErr_Occurred() ? -1 : 0;
}
