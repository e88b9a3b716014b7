/* How each part of an observation is written as 16-bit numbers, without a Python object for each of them. */

#include "parts.h"
#include <string.h>

#define HEAP_BITS 5
#define USUAL_COLOURS 5
#define KIND_OF(packed) ((packed) & 63)
#define FIRST_OF(packed) ((packed) >> 6 & 255)
#define SECOND_OF(packed) ((packed) >> 14 & 255)

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

void
prepare_parts(void)
{
    find_small_ints();
}

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

/* One number of each seat. Where the own one lies cannot be foreseen: they are read without a branch, and looked at together. */
static inline int
one_each(PyObject **items, const Part *part, const Look *look, int16_t *out)
{
    uintptr_t first = small_ints, beyond = 0, within = UINTPTR_MAX;
    for (Py_ssize_t k = 0, of = look->seat; k < look->seats; k++) {
        uintptr_t at = (uintptr_t)items[of] - first;
        beyond |= at;
        within &= at - SMALL_ROOM;
        out[k] = held((int)(at / sizeof(PyLongObject)) + SMALLEST, part);
        of = (of + 1) & -(Py_ssize_t)(of + 1 < look->seats);
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
    for (Py_ssize_t k = 0, of = look->seat; k < part->length; k++, of++) {
        of = of == part->length ? 0 : of;
        Py_ssize_t size = PyTuple_CheckExact(items[of]) ? PyTuple_GET_SIZE(items[of]) : PyObject_Length(items[of]);
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

static int
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

int
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
