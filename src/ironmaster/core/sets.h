/* Sets as 16-bit numbers: which members one has, and whose each member is. Not apart from `put_parts`, which there is for each kind
   of processor: a call that is looked up costs more than a set. */

#ifndef IRONMASTER_SETS_H
#define IRONMASTER_SETS_H
#include "parts.h"
#include <string.h>

#define PLANES 5
#define MOST_SETS ((1 << PLANES) - 1)
#define WORDS(length) (((length) + 63) / 64)

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

/* The members of a set as 64-bit words. There may be some beyond its length, which are never written. */
static INLINE int
read_set(PyObject *value, uint64_t *words, Py_ssize_t length)
{
    if (value == NULL || (!PyLong_CheckExact(value) && !PyLong_Check(value))) {
        PyErr_SetString(PyExc_TypeError, "a set must be an int of so many bits");
        return -1;
    }
    if (length < 64) {
        words[0] = few_bits(value);
        return 0;
    }
    Py_ssize_t size = (length + 7) / 8;
    unsigned char *bytes = (unsigned char *)words;
    memset(words, 0, (size_t)WORDS(length) * sizeof(uint64_t));
#if PY_VERSION_HEX < 0x030d0000
    return _PyLong_AsByteArray((PyLongObject *)value, bytes, (size_t)size, 1, 0);
#else
    return PyLong_AsNativeBytes(value, bytes, size, Py_ASNATIVEBYTES_LITTLE_ENDIAN) < 0 ? -1 : 0;
#endif
}

/* The same of what a state has. */
static INLINE int
read_value(Value value, uint64_t *words, Py_ssize_t length)
{
    if (is_large(value)) {
        return read_set(large_of(value), words, length);
    }
    if (length >= 64) {
        memset(words, 0, (size_t)WORDS(length) * sizeof(uint64_t));
    }
    words[0] = (uint64_t)small_of(value);
    return 0;
}

/* Up to 64 members, whose numbers are binary first: plane k has the members whose number has the bit k. */
static void
put_one_by_one(const uint64_t *planes, int number, Py_ssize_t length, int16_t *out)
{
    for (Py_ssize_t at = 0; at < length; at++) {
        int found = 0;
        for (int k = 0; k < number; k++) {
            found |= (int)(planes[k] >> at & 1) << k;
        }
        out[at] = (int16_t)found;
    }
}

#ifdef __GNUC__
#ifdef CLONES
#define LANES 16
#define EACH_BIT {1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, -32768}
#else
#define LANES 8
#define EACH_BIT {1, 2, 4, 8, 16, 32, 64, 128}
#endif
typedef int16_t Lanes __attribute__((vector_size(LANES * sizeof(int16_t))));
static const Lanes bits = EACH_BIT;

/* The same, several side by side. Small rather than unrolled: as the game has had the processor meanwhile, code is read anew. */
static INLINE void
put_planes(const uint64_t *planes, int number, Py_ssize_t length, int16_t *out)
{
    if (length < LANES) {
        put_one_by_one(planes, number, length, out);
        return;
    }
    for (Py_ssize_t at = 0; at < length; at += LANES) {
        Py_ssize_t from = at + LANES <= length ? at : length - LANES; /* the last ones once more, rather than fewer */
        Lanes found = {0}, value = found + 1;
        for (int k = 0; k < number; k++) {
            Lanes some = (Lanes){0} + (int16_t)(planes[k] >> from);
            found |= ((some & bits) == bits) & value;
            value += value;
        }
        memcpy(out + from, &found, sizeof found);
    }
}
#else
#define put_planes put_one_by_one
#endif

static INLINE int
put_bits(Value value, Py_ssize_t length, int16_t *out)
{
    if (LIKELY(length < 64 && !is_large(value))) {
        uint64_t members = (uint64_t)small_of(value);
        put_planes(&members, 1, length, out);
        return 0;
    }
    uint64_t words[WORDS(LONGEST)];
    if (read_value(value, words, length) < 0) {
        return -1;
    }
    for (Py_ssize_t at = 0; at < length; at += 64) {
        put_planes(&words[at >> 6], 1, length - at < 64 ? length - at : 64, out + at);
    }
    return 0;
}

/* Sets by the number that their members are told as, in words of 64 members each. */
typedef struct {
    Py_ssize_t length, words;
    int most; /* the highest number */
    uint64_t sets[MOST_SETS + 1][WORDS(LONGEST)];
} Owned;

static int
too_many(void)
{
    PyErr_SetString(PyExc_ValueError, "there are too many sets");
    return -1;
}

static uint64_t *
set_of(Owned *owned, int who)
{
    if (who > MOST_SETS) {
        too_many();
        return NULL;
    }
    for (; owned->most < who; owned->most++) {
        memset(owned->sets[owned->most + 1], 0, (size_t)owned->words * sizeof(uint64_t));
    }
    return owned->sets[who];
}

static int
add_seats(Owned *owned, PyObject *sets, int first, const Look *look)
{
    if (sets == NULL || !PyList_CheckExact(sets)) {
        PyErr_SetString(PyExc_TypeError, "sets by seat are needed here");
        return -1;
    }
    for (Py_ssize_t owner = 0; owner < PyList_GET_SIZE(sets); owner++) {
        uint64_t *set = set_of(owned, first + relative((int)owner, look->seat, look->seats) - 1);
        if (set == NULL || read_set(PyList_GET_ITEM(sets, owner), set, owned->length) < 0) {
            return -1;
        }
    }
    return 0;
}

/* Sets whose words lie so far apart, of which number k is told as k. */
static INLINE void
put_sets(const uint64_t *sets, const Py_ssize_t apart, const int number, Py_ssize_t length, int16_t *out)
{
    uint64_t planes[PLANES] = {0};
    UNROLL
    for (int who = 1; who < 1 << number; who++) {
        UNROLL
        for (int k = 0; k < number; k++) {
            planes[k] |= who >> k & 1 ? sets[who * apart] : 0;
        }
    }
    put_planes(planes, number, length, out);
}

static int
put_many(const Part *part, const Slot *slots, const char *base, const Look *look, int16_t *out)
{
    Owned owned;
    owned.length = part->length;
    owned.words = WORDS(part->length);
    owned.most = 0;
    int first = 1;
    for (Py_ssize_t k = 0; k < part->slots; k++) {
        if (!slots[k].number) {
            if (add_seats(&owned, (PyObject *)value_at(base, slots[k].where), first, look) < 0) {
                return -1;
            }
            first += (int)look->seats;
            continue;
        }
        uint64_t *set = set_of(&owned, first++);
        if (set == NULL || read_value(value_at(base, slots[k].where), set, owned.length) < 0) {
            return -1;
        }
    }
    if (set_of(&owned, MOST_SETS) == NULL) {
        return -1;
    }
    for (Py_ssize_t at = 0; at < part->length; at += 64) {
        Py_ssize_t length = part->length - at < 64 ? part->length - at : 64;
        put_sets(&owned.sets[0][at >> 6], WORDS(LONGEST), PLANES, length, out + at);
    }
    return 0;
}

#define OTHERWISE (-2)

/* The sets of all seats, the own one first; whether all are ints of up to two digits. How large a set is cannot be foreseen:
   they are read without a branch, and looked at together. */
static INLINE int
few_each(PyObject *listed, const Look *look, uint64_t *sets)
{
#if PY_VERSION_HEX < 0x030c0000 && PYLONG_BITS_IN_DIGIT == 30
    size_t most = 0;
    for (Py_ssize_t turn = 0; turn < look->seats; turn++) {
        PyObject *value = PyList_GET_ITEM(listed, look->order[turn]);
        if (!LIKELY(PyLong_CheckExact(value))) {
            return 0;
        }
        size_t size = (size_t)Py_SIZE(value), second = size >> 1 & 1;
        const digit *digits = ((PyLongObject *)value)->ob_digit;
        most = size > most ? size : most; /* of a negative one it is huge */
        sets[turn] = digits[0] | (uint64_t)(digits[second] & -(digit)second) << 30; /* zero has a digit, too */
    }
    return most <= 2;
#else
    for (Py_ssize_t turn = 0; turn < look->seats; turn++) {
        PyObject *value = PyList_GET_ITEM(listed, look->order[turn]);
        if (!LIKELY(PyLong_CheckExact(value))) {
            return 0;
        }
        sets[turn] = few_bits(value);
    }
    return 1;
#endif
}

/* Fewer than 64 members: a word for each set; those of seats begin with the own one. OTHERWISE if there are not as many as seats. */
static INLINE int
read_few(const Part *part, const Slot *slots, const char *base, const Look *look, uint64_t *sets)
{
    int seats = (int)look->seats, read = 1;
    for (const Slot *slot = slots, *end = slots + part->slots; slot < end; slot++) {
        Value value = value_at(base, slot->where);
        if (slot->number) {
            if (read > MOST_SETS) {
                return too_many();
            }
            if (read_value(value, &sets[read++], 1) < 0) {
                return -1;
            }
            continue;
        }
        PyObject *listed = (PyObject *)value;
        if (listed == NULL || !PyList_CheckExact(listed) || PyList_GET_SIZE(listed) != seats || read + seats > MOST_SETS + 1) {
            return OTHERWISE;
        }
        if (!LIKELY(few_each(listed, look, &sets[read]))) {
            return OTHERWISE;
        }
        read += seats;
    }
    return read;
}

static INLINE int
put_owners(const Part *part, const Slot *slots, const char *base, const Look *look, int16_t *out)
{
    uint64_t sets[MOST_SETS + 1] = {0};
    int read = part->length < 64 ? read_few(part, slots, base, look, sets) : OTHERWISE;
    if (read < 0) {
        return read == OTHERWISE ? put_many(part, slots, base, look, out) : -1;
    }
    if (read <= 8) { /* numbers that the compiler knows */
        put_sets(sets, 1, 3, part->length, out);
    }
    else if (read <= 16) {
        put_sets(sets, 1, 4, part->length, out);
    }
    else {
        put_sets(sets, 1, PLANES, part->length, out);
    }
    return 0;
}

#endif
