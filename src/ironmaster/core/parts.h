/* The parts of an observation, and how each is written. `core/features.py` says what they mean. */

#ifndef IRONMASTER_PARTS_H
#define IRONMASTER_PARTS_H
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>

enum { NUMBER, SEAT, LIST, SEATS, HOLDERS, BITS, OWNERS, COUNTS, FRAMES, SIZES, SEAT_BITS, TURNS, HEAPS, HOWS };

typedef struct {
    int how;
    Py_ssize_t length;
    int low, high;
} Part;

#define LONGEST 512 /* bits of a set */
#define MOST_SEATS 8

/* To be called once, before anything is written. */
void prepare_parts(void);

/* Writes all parts as a seat sees them; -1 and an error if what is given does not fit. */
int put_parts(const Part *parts, Py_ssize_t number, PyObject *const *sources, int seat, Py_ssize_t seats, int16_t *out);

#if defined(__GNUC__) && !defined(_WIN32)
#define OURS __attribute__((visibility("hidden")))
#define LIKELY(x) __builtin_expect((x), 1)
#else
#define OURS
#define LIKELY(x) (x)
#endif

/* CPython keeps the small ints side by side: where one lies says which it is, without looking at it. */
#define SMALLEST (-5)
#define SMALL_ROOM (262 * sizeof(PyLongObject))
extern OURS uintptr_t small_ints; /* where the first one lies; where nothing lies, if they lie otherwise */

int OURS as_large_int(PyObject *value);

/* What is below the lowest or above the highest number of a part is told as that. */
static inline int16_t
held(int value, const Part *part)
{
    return (int16_t)(value < part->low ? part->low : value > part->high ? part->high : value);
}

/* A seat as another one sees it. */
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

/* For numbers that are seldom small, as those of moves. */
static inline int
as_any_int(PyObject *value)
{
#if PY_VERSION_HEX < 0x030c0000
    Py_ssize_t size = PyLong_CheckExact(value) ? Py_SIZE(value) : 2;
    if (LIKELY(size >= -1 && size <= 1)) {
        return (int)size * (int)((PyLongObject *)value)->ob_digit[0]; /* zero has a digit, too */
    }
#else
    if (LIKELY(PyLong_CheckExact(value) && PyUnstable_Long_IsCompact((PyLongObject *)value))) {
        return (int)PyUnstable_Long_CompactValue((PyLongObject *)value);
    }
#endif
    return as_large_int(value);
}

static inline int
as_int(PyObject *value)
{
    uintptr_t at = (uintptr_t)value - small_ints;
    return LIKELY(at < SMALL_ROOM) ? (int)(at / sizeof(PyLongObject)) + SMALLEST : as_any_int(value);
}

/* Sets (`sets.c`). */
void OURS prepare_sets(void);
int OURS put_bits(PyObject *source, Py_ssize_t length, int16_t *out);
int OURS put_owners(PyObject *source, Py_ssize_t length, int seat, Py_ssize_t seats, int16_t *out);

#endif
