/* How each part of an observation is written as 16-bit numbers, without a Python object for each of them. */

#include "lists.h"
#include "sets.h"

uintptr_t small_ints = UINTPTR_MAX - SMALL_ROOM;
int refused;

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
    refused |= large == -1;
    if (large != (int)large) {
        refused = 1;
        PyErr_SetString(PyExc_OverflowError, "a number is too large for an observation");
        return -1;
    }
    return (int)large;
}

/* A number that is not small, or does not fit. */
int
as_value(Value value)
{
    if (is_large(value) && large_of(value)) {
        return as_int(large_of(value));
    }
    refused = 1;
    PyErr_SetString(PyExc_OverflowError, "a number is too large for an observation");
    return -1;
}

static uint8_t orders[MOST_SEATS + 1][MOST_SEATS][MOST_SEATS];

void
prepare_parts(void)
{
    find_small_ints();
    for (int seats = 1; seats <= MOST_SEATS; seats++) {
        for (int seat = 0; seat < seats; seat++) {
            for (int k = 0; k < seats; k++) {
                orders[seats][seat][k] = (uint8_t)((seat + k) % seats);
            }
        }
    }
}

Look
look_of(int seat, int actor, Py_ssize_t seats)
{
    int there = seat >= 0 && seat < seats && seats <= MOST_SEATS;
    return (Look){seat, actor, seats, there ? orders[seats][seat] : NULL};
}

int
fits(const Part *part, const Slot *slots)
{
    int number = part->how <= SEAT || part->how == BITS || part->how == SEAT_BITS;
    if (part->how != OWNERS && part->how != ACTOR && slots[part->slot].number != number) {
        PyErr_Format(PyExc_TypeError, "%U must be %s here", slots[part->slot].name, number ? "an int" : "a list");
        return -1;
    }
    return 0;
}

static INLINE int
put_part(const Part *part, const Slot *slots, const char *base, const Look *look, int16_t *out)
{
    Value value = value_at(base, part->where);
    switch (part->how) {
    case BITS:
        return put_bits(value, part->length, out);
    case OWNERS:
        return put_owners(part, slots + part->slot, base, look, out);
    case SEAT_BITS: {
        unsigned set = (unsigned)int_of(value), twice = (set | set << look->seats) >> look->seat;
        for (Py_ssize_t k = 0; k < part->length; k++) {
            out[k] = (int16_t)(twice >> k & 1);
        }
        return 0;
    }
    default:
        return put_listed(part, (PyObject *)value, look, out);
    }
}

/* Numbers of which one is too large to be small. */
static void
put_large(const Part *part, const Part *end, const char *base, int16_t *out)
{
    for (; part < end; part++) {
        out[part->at] = held_value(value_at(base, part->where), part);
    }
}

int CLONED
put_parts(const Parts *parts, const Slot *slots, const char *base, const Look *look, int16_t *out)
{
    const Part *part = parts->parts, *numbers = part + parts->numbers, *seats = part + parts->seats;
    const Part *actors = part + parts->actors, *all = part + parts->all;
    Value large = 0;
    for (; part < numbers; part++) {
        Value value = value_at(base, part->where);
        Py_ssize_t small = small_of(value), high = small > part->high ? part->high : small;
        large |= value;
        out[part->at] = (int16_t)(high < part->low ? part->low : high);
    }
    if (!LIKELY(!is_large(large))) {
        put_large(parts->parts, numbers, base, out);
    }
    for (; part < seats; part++) {
        out[part->at] = held(relative(int_of(value_at(base, part->where)), look->seat, look->seats), part);
    }
    for (; part < actors; part++) {
        out[part->at] = held(relative(look->actor, look->seat, look->seats), part);
    }
    for (; part < all; part++) {
        if (put_part(part, slots, base, look, out + part->at) < 0) {
            return -1;
        }
    }
    if (LIKELY(!refused)) {
        return 0;
    }
    refused = 0;
    return PyErr_Occurred() ? -1 : 0;
}

static int
turn_of(const Part *part)
{
    return part->how == NUMBER ? 0 : part->how == SEAT ? 1 : part->how == ACTOR ? 2 : 3;
}

int
sort_parts(Parts *parts)
{
    Py_ssize_t *ends[] = {&parts->numbers, &parts->seats, &parts->actors, &parts->all}, number = 0, at = 0, all = parts->all;
    Part *sorted = PyMem_Calloc((size_t)all + 1, sizeof(Part));
    if (sorted == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t k = 0; k < all; k++) {
        parts->parts[k].at = at;
        at += parts->parts[k].length;
    }
    for (int turn = 0; turn < 4; turn++) {
        for (Py_ssize_t k = 0; k < all; k++) {
            if (turn_of(&parts->parts[k]) == turn) {
                sorted[number++] = parts->parts[k];
            }
        }
        *ends[turn] = number;
    }
    PyMem_Free(parts->parts);
    parts->parts = sorted;
    return 0;
}
