/* Sets as 16-bit numbers: which members one has, and whose each member is. */

#include "parts.h"
#include <string.h>

#define PLANES 5
#define MOST_SETS ((1 << PLANES) - 1)

/* The eight bits of every byte as numbers. */
static int16_t spread[256][8];

void
prepare_sets(void)
{
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
    /* how large a set is cannot be foreseen: up to two digits are read without a branch; zero has one, too */
    size_t size = (size_t)Py_SIZE(value), second = size >> 1;
    const digit *digits = ((PyLongObject *)value)->ob_digit;
    if (LIKELY(size <= 2)) {
        return digits[0] | (uint64_t)(digits[second] & -(digit)second) << 30;
    }
#endif
    return PyLong_AsUnsignedLongLongMask(value);
}

static int
read_long(PyObject *value, uint64_t *words, Py_ssize_t length)
{
    Py_ssize_t size = (length + 7) / 8;
    unsigned char *bytes = (unsigned char *)words;
    memset(words, 0, LONGEST / 8);
#if PY_VERSION_HEX < 0x030d0000
    return _PyLong_AsByteArray((PyLongObject *)value, bytes, (size_t)size, 1, 0);
#else
    return PyLong_AsNativeBytes(value, bytes, size, Py_ASNATIVEBYTES_LITTLE_ENDIAN) < 0 ? -1 : 0;
#endif
}

/* The members of a set as 64-bit words; those beyond its length are cleared. */
static inline int
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
    return read_long(value, words, length);
}

int
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

/* Sets and their numbers, one after the other. */
typedef struct {
    Py_ssize_t number;
    PyObject *sets[MOST_SETS];
    int who[MOST_SETS];
    int most; /* the highest of the numbers */
} Owned;

static int
add_group(Owned *owned, PyObject *item, int first, int seat, Py_ssize_t seats)
{
    int by_seat = PyList_CheckExact(item);
    Py_ssize_t number = by_seat ? PyList_GET_SIZE(item) : 1;
    if (owned->number + number > MOST_SETS) {
        PyErr_SetString(PyExc_ValueError, "there are too many sets");
        return -1;
    }
    for (Py_ssize_t owner = 0; owner < number; owner++) {
        PyObject *set = by_seat ? PyList_GET_ITEM(item, owner) : item;
        if (!PyLong_Check(set)) {
            PyErr_SetString(PyExc_TypeError, "a set must be an int of so many bits");
            return -1;
        }
        int who = by_seat ? first + relative((int)owner, seat, seats) - 1 : first;
        owned->most = who > owned->most ? who : owned->most;
        owned->sets[owned->number] = set;
        owned->who[owned->number++] = who;
    }
    return first + (by_seat ? (int)seats : 1);
}

/* The numbers of up to 64 members, as binary numbers first: plane k has the members whose number has the bit k. */
static inline void
put_word(const Owned *owned, const uint64_t *words, Py_ssize_t stride, int number, Py_ssize_t length, int16_t *out)
{
    uint64_t planes[PLANES] = {0};
    for (Py_ssize_t set = 0; set < owned->number; set++) {
        uint64_t members = words[set * stride];
        int who = owned->who[set];
        for (int k = 0; k < number; k++) {
            planes[k] |= who >> k & 1 ? members : 0;
        }
    }
    for (Py_ssize_t at = 0; at < length; at += 8) {
        int16_t found[8];
        memcpy(found, spread[planes[0] >> at & 255], sizeof found);
        for (int k = 1; k < number; k++) {
            const int16_t *bits = spread[planes[k] >> at & 255];
            for (int member = 0; member < 8; member++) {
                found[member] = (int16_t)(found[member] | bits[member] << k);
            }
        }
        memcpy(out + at, found, length - at < 8 ? (size_t)(length - at) * sizeof(int16_t) : sizeof found);
    }
}

static int
put_sets(const Owned *owned, int number, Py_ssize_t length, int16_t *out)
{
    uint64_t words[MOST_SETS][LONGEST / 64];
    for (Py_ssize_t set = 0; set < owned->number; set++) {
        if (read_long(owned->sets[set], words[set], length) < 0) {
            return -1;
        }
    }
    for (Py_ssize_t at = 0; at < length; at += 64) {
        put_word(owned, &words[0][at >> 6], LONGEST / 64, number, length - at < 64 ? length - at : 64, out + at);
    }
    return 0;
}

static int
put_few(const Owned *owned, Py_ssize_t length, int16_t *out)
{
    uint64_t words[MOST_SETS], all = ((uint64_t)1 << length) - 1;
    for (Py_ssize_t set = 0; set < owned->number; set++) {
        words[set] = few_bits(owned->sets[set]) & all;
    }
    if (owned->most < 8) { /* numbers that the compiler knows */
        put_word(owned, words, 1, 3, length, out);
    }
    else {
        put_word(owned, words, 1, PLANES, length, out);
    }
    return 0;
}

int
put_owners(PyObject *source, Py_ssize_t length, int seat, Py_ssize_t seats, int16_t *out)
{
    Owned owned;
    owned.number = owned.most = 0;
    if (PyList_CheckExact(source)) {
        if (add_group(&owned, source, 1, seat, seats) < 0) {
            return -1;
        }
    }
    else if (PyTuple_CheckExact(source)) {
        int first = 1;
        for (Py_ssize_t k = 0; k < PyTuple_GET_SIZE(source); k++) {
            first = add_group(&owned, PyTuple_GET_ITEM(source, k), first, seat, seats);
            if (first < 0) {
                return -1;
            }
        }
    }
    else {
        PyErr_SetString(PyExc_TypeError, "sets by seat, or a tuple of such lists and of sets, are needed here");
        return -1;
    }
    if (owned.most >= 1 << PLANES) {
        PyErr_SetString(PyExc_ValueError, "there are too many sets");
        return -1;
    }
    return length < 64 ? put_few(&owned, length, out) : put_sets(&owned, PLANES, length, out);
}
