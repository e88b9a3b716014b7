/* Sets as 16-bit numbers: which members one has, and whose each member is. */

#include "parts.h"
#include <string.h>

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

static int
put_members(PyObject *set, Py_ssize_t who, Py_ssize_t length, int16_t *out)
{
    uint64_t words[LONGEST / 64];
    if (read_bits(set, words, length) < 0) {
        return -1;
    }
    for (Py_ssize_t at = 0; at < length; at += 64) {
        for (uint64_t left = words[at >> 6]; left; left &= left - 1) {
            out[at + __builtin_ctzll(left)] = (int16_t)who;
        }
    }
    return 0;
}

/* Sets by seat, numbered from the first on. */
static int
put_group(PyObject *sets, Py_ssize_t first, int seat, Py_ssize_t seats, Py_ssize_t length, int16_t *out)
{
    for (Py_ssize_t owner = 0; owner < PyList_GET_SIZE(sets); owner++) {
        Py_ssize_t who = first + relative((int)owner, seat, seats) - 1;
        if (put_members(PyList_GET_ITEM(sets, owner), who, length, out) < 0) {
            return -1;
        }
    }
    return 0;
}

int
put_owners(PyObject *source, Py_ssize_t length, int seat, Py_ssize_t seats, int16_t *out)
{
    memset(out, 0, (size_t)length * sizeof(int16_t));
    if (PyList_CheckExact(source)) {
        return put_group(source, 1, seat, seats, length, out);
    }
    if (!PyTuple_CheckExact(source)) {
        PyErr_SetString(PyExc_TypeError, "sets by seat, or a tuple of such lists and of sets, are needed here");
        return -1;
    }
    Py_ssize_t first = 1;
    for (Py_ssize_t k = 0; k < PyTuple_GET_SIZE(source); k++) {
        PyObject *item = PyTuple_GET_ITEM(source, k);
        int by_seat = PyList_CheckExact(item);
        int done = by_seat ? put_group(item, first, seat, seats, length, out) : put_members(item, first, length, out);
        if (done < 0) {
            return -1;
        }
        first += by_seat ? seats : 1;
    }
    return 0;
}
