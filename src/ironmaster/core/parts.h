/* The parts of an observation, and how each is written. `core/features.py` says what they mean. */

#ifndef IRONMASTER_PARTS_H
#define IRONMASTER_PARTS_H
#include "slots.h"

enum {
    NUMBER,
    SEAT,
    ACTOR,
    LIST,
    SEATS,
    HOLDERS,
    BITS,
    OWNERS,
    HAND,
    SIZES,
    SEAT_BITS,
    TURNS,
    HEAPS,
    FRAMES,
    ASKED,
    FIRST,
    SECOND,
    HOWS
};

typedef struct {
    int how;
    Py_ssize_t length;
    int low, high;
    int frame;
    Py_ssize_t slot, slots; /* the first of what it is read from, and how many */
    Py_ssize_t where;       /* where the value of the first is read */
    Py_ssize_t at;          /* where it is written */
} Part;

/* The parts of an observation. Single numbers come first, which need no choice of how, then single seats, then who is to act. */
typedef struct {
    Part *parts;
    Py_ssize_t numbers, seats, actors, all; /* where each kind ends */
} Parts;

#define LONGEST 512 /* bits of a set */
#define MOST_SEATS 8

/* Who looks: a seat, of so many, while another is to act. */
typedef struct {
    int seat, actor;
    Py_ssize_t seats;
    const uint8_t *order; /* the seats, its own one first */
} Look;

/* The same, if there is such a seat. */
Look OURS look_of(int seat, int actor, Py_ssize_t seats);

/* To be called once, before anything is written. */
void prepare_parts(void);

/* Whether the slots of a part are what it can be read from; -1 and an error if not. */
int OURS fits(const Part *part, const Slot *slots);

/* Puts the parts, which stand in the order in which they are written, into the order in which they are best read. */
int OURS sort_parts(Parts *parts);

/* Writes all parts as a seat sees them; -1 and an error if what is given does not fit. */
int OURS put_parts(const Parts *parts, const Slot *slots, const char *base, const Look *look, int16_t *out);

/* CPython keeps the small ints side by side: where one lies says which it is, without looking at it. */
#define SMALLEST (-5)
#define SMALL_ROOM (262 * sizeof(PyLongObject))
extern OURS uintptr_t small_ints; /* where the first one lies; where nothing lies, if they lie otherwise */

int OURS as_large_int(PyObject *value);
int OURS as_value(Value value);
extern OURS int refused; /* whether a number was too large, or none */

/* What is below the lowest or above the highest number of a part is told as that. */
static inline int16_t
held(int value, const Part *part)
{
    return (int16_t)(value < part->low ? part->low : value > part->high ? part->high : value);
}

/* The same of what a state has, however large it is. */
static inline int16_t
held_value(Value value, const Part *part)
{
    if (LIKELY(!is_large(value))) {
        Py_ssize_t small = small_of(value), high = small > part->high ? part->high : small;
        return (int16_t)(high < part->low ? part->low : high);
    }
    return held(as_value(value), part);
}

/* A seat as another one sees it. */
static inline int
relative(int owner, int seat, Py_ssize_t seats)
{
    /* who it is cannot be foreseen: without a branch, but for those beyond the seats */
    int turned = owner - seat, round = turned + ((int)seats & turned >> 31);
    if (LIKELY(owner < seats)) {
        return (1 + round) & ~(owner >> 31);
    }
    return owner + 1;
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

/* A number that a state has. */
static inline int
int_of(Value value)
{
    Py_ssize_t small = small_of(value);
    return LIKELY(!is_large(value) && small == (int)small) ? (int)small : as_value(value);
}

#endif
