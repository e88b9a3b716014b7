/* The parts of an observation, and how each is written. `core/features.py` says what they mean. */

#ifndef IRONMASTER_PARTS_H
#define IRONMASTER_PARTS_H
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>

enum { NUMBER, LIST, SEATS, SEAT, HOLDERS, BITS, OWNERS, COUNTS, FRAMES, SIZES, SEAT_BITS, TURNS, HEAPS, HOWS };

typedef struct {
    int how;
    Py_ssize_t length;
    int low, high, groups;
} Part;

/* To be called once, before anything is written. */
void prepare_parts(void);

/* Writes all parts as a seat sees them; -1 and an error if what is given does not fit. */
int put_parts(const Part *parts, Py_ssize_t number, PyObject *sources, int seat, Py_ssize_t seats, int16_t *out);

/* CPython keeps the small ints side by side: where one lies says which it is, without looking at it. */
#define SMALLEST (-5)
#define SMALL 262
extern uintptr_t small_ints; /* where the first one lies */
extern uintptr_t small_room; /* how much room they take; 0 if they lie otherwise */

static inline int
as_int(PyObject *value)
{
    uintptr_t at = (uintptr_t)value - small_ints;
    if (at < small_room) {
        return (int)(at / sizeof(PyLongObject)) + SMALLEST;
    }
#if PY_VERSION_HEX < 0x030c0000
    if (PyLong_CheckExact(value)) {
        Py_ssize_t size = Py_SIZE(value);
        if (size >= -1 && size <= 1) {
            return (int)size * (int)((PyLongObject *)value)->ob_digit[0]; /* zero has a digit, too */
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

#endif
