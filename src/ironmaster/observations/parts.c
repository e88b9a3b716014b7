/* Writes one part of an observation, read from the attributes of a state. */

#include "parts.h"
#include <string.h>

#define HEAP_BITS 5
#define LONGEST 1024 /* numbers of a list */

static int
wrong(void)
{
    PyErr_SetString(PyExc_ValueError, "a part of the observation has the wrong length");
    return -1;
}

static int16_t
bounded(const Part *part, long value)
{
    return (int16_t)(value < part->low ? part->low : value > part->high ? part->high : value);
}

int
read_number(PyObject *value, long *number)
{
    int overflow;
    *number = PyLong_AsLongAndOverflow(value, &overflow);
    if (overflow) {
        *number = overflow > 0 ? LONG_MAX : LONG_MIN;
    }
    return *number == -1 && !overflow && PyErr_Occurred() ? -1 : 0;
}

/* An item of a list or a tuple (borrowed); NULL and an error for anything else. */
static PyObject *
read_item(PyObject *source, Py_ssize_t at)
{
    if (PyList_Check(source) && at < PyList_GET_SIZE(source)) {
        return PyList_GET_ITEM(source, at);
    }
    if (PyTuple_Check(source) && at < PyTuple_GET_SIZE(source)) {
        return PyTuple_GET_ITEM(source, at);
    }
    PyErr_SetString(PyExc_TypeError, "a part of the observation needs a list or a tuple with an entry for each seat");
    return NULL;
}

/* The numbers of a list or a tuple; how many there are, -1 and an error if they are not numbers or too many. */
static Py_ssize_t
read_numbers(PyObject *source, long *numbers)
{
    if (!PyList_Check(source) && !PyTuple_Check(source)) {
        PyErr_SetString(PyExc_TypeError, "a part of the observation needs a list or a tuple");
        return -1;
    }
    Py_ssize_t number = PySequence_Fast_GET_SIZE(source);
    PyObject **items = PySequence_Fast_ITEMS(source);
    if (number > LONGEST) {
        return wrong();
    }
    for (Py_ssize_t k = 0; k < number; k++) {
        if (read_number(items[k], &numbers[k]) < 0) {
            return -1;
        }
    }
    return number;
}

/* A seat as another one sees it: 0 for nobody, 1 for the seat itself, 2 for the next one. */
static long
relative(long owner, const Look *look)
{
    if (owner < 0) {
        return 0;
    }
    return owner >= look->seats ? owner + 1 : 1 + (owner - look->seat + look->seats) % look->seats;
}

/* Writes a number for each member of a set, which is an int. */
static int
put_members(const Part *part, PyObject *set, long value, const Look *look, int16_t *out)
{
    if (!PyLong_Check(set)) {
        PyErr_SetString(PyExc_TypeError, "a set must be an int");
        return -1;
    }
    PyObject *rest = Py_NewRef(set);
    for (Py_ssize_t at = 0; rest != NULL && at < part->length; at += 64) {
        if (at > 0) {
            Py_SETREF(rest, PyNumber_Rshift(rest, look->sixty_four));
        }
        uint64_t members = rest != NULL ? PyLong_AsUnsignedLongLongMask(rest) : 0;
        for (; members; members &= members - 1) {
            Py_ssize_t member = at + __builtin_ctzll(members);
            if (member < part->length) {
                out[member] = bounded(part, value);
            }
        }
    }
    Py_XDECREF(rest);
    return rest != NULL ? 0 : -1;
}

/* Writes whose each thing is: `first` is the number of the first seat's set, or of a set that belongs to nobody. */
static int
put_owners(const Part *part, PyObject *source, long *first, const Look *look, int16_t *out)
{
    if (PyLong_Check(source)) {
        return put_members(part, source, (*first)++, look, out);
    }
    for (Py_ssize_t owner = 0; owner < PyObject_Size(source); owner++) {
        PyObject *set = read_item(source, owner);
        if (set == NULL || put_members(part, set, *first + relative((long)owner, look) - 1, look, out) < 0) {
            return -1;
        }
    }
    *first += look->seats;
    return PyErr_Occurred() ? -1 : 0;
}

static int
put_sizes(const Part *part, PyObject *source, const Look *look, int16_t *out)
{
    for (Py_ssize_t k = 0; k < part->length; k++) {
        PyObject *hand = read_item(source, (look->seat + k) % look->seats);
        Py_ssize_t size = hand != NULL ? PyObject_Size(hand) : -1;
        if (size < 0) {
            return -1;
        }
        out[k] = bounded(part, (long)size);
    }
    return 0;
}

/* A field of a frame (core/frames.py): its kind, or its first or second argument. */
static long
field(long frame, Py_ssize_t which)
{
    return which == 0 ? frame & 63 : which == 1 ? frame >> 6 & 255 : frame >> 14 & 255;
}

static int
put_hand(const Part *part, const long *kinds, Py_ssize_t number, int16_t *out)
{
    memset(out, 0, (size_t)part->length * sizeof(int16_t));
    for (Py_ssize_t k = 0; k < number; k++) {
        if (kinds[k] < 0 || kinds[k] >= part->length) {
            return wrong();
        }
        out[kinds[k]] = bounded(part, out[kinds[k]] + 1);
    }
    return 0;
}

static int
put_turns(const Part *part, const long *seats, Py_ssize_t number, const Look *look, int16_t *out)
{
    memset(out, 0, (size_t)part->length * sizeof(int16_t));
    for (Py_ssize_t k = 0; k < number; k++) {
        long place = relative(seats[k], look) - 1;
        if (place >= part->length) {
            return wrong();
        }
        if (place >= 0) {
            out[place] = bounded(part, k + 1);
        }
    }
    return 0;
}

/* A number of a part that is read from a list; `at` is its place in the part. */
static long
number_at(const Part *part, const long *numbers, Py_ssize_t number, Py_ssize_t at, const Look *look)
{
    Py_ssize_t colours, from = number - 1 - at / 3;
    switch (part->how) {
    case SEATS:
        return numbers[(at + part->length / look->seats * look->seat) % part->length];
    case HOLDERS:
        return at < number ? relative(numbers[at], look) : part->low;
    case HEAPS:
        colours = part->length / number;
        return numbers[at / colours] >> HEAP_BITS * (at % colours) & ((1 << HEAP_BITS) - 1);
    case FRAMES:
        return from >= 0 ? field(numbers[from], at % 3) : part->low;
    case ASKED:
        return number ? field(numbers[number - 1], 0) : 0;
    case FIRST:
    case SECOND:
        if (number == 0 || field(numbers[number - 1], 0) != part->frame) {
            return part->low;
        }
        return field(numbers[number - 1], part->how == FIRST ? 1 : 2);
    default:
        return at < number ? numbers[at] : part->low;
    }
}

/* Writes a part that is read from a list of numbers. */
static int
put_numbers(const Part *part, PyObject *source, const Look *look, int16_t *out)
{
    long numbers[LONGEST];
    Py_ssize_t number = read_numbers(source, numbers), length = part->length;
    if (number < 0) {
        return -1;
    }
    if ((part->how == SEATS && number != length) || (part->how == HEAPS && (number == 0 || length % number)) ||
        ((part->how == LIST || part->how == HOLDERS) && number > length)) {
        return wrong();
    }
    if (part->how == HAND) {
        return put_hand(part, numbers, number, out);
    }
    if (part->how == TURNS) {
        return put_turns(part, numbers, number, look, out);
    }
    for (Py_ssize_t at = 0; at < length; at++) {
        out[at] = bounded(part, number_at(part, numbers, number, at, look));
    }
    return 0;
}

/* Writes a part that is read from one number. */
static int
put_number(const Part *part, PyObject *source, const Look *look, int16_t *out)
{
    long value;
    if (read_number(source, &value) < 0) {
        return -1;
    }
    for (Py_ssize_t k = 0; k < part->length; k++) {
        long seat = value >> (look->seat + k) % look->seats & 1;
        out[k] = bounded(part, part->how == SEAT ? relative(value, look) : part->how == SEAT_BITS ? seat : value);
    }
    return 0;
}

static int
put(const Part *part, PyObject *source, const Look *look, int16_t *out)
{
    switch (part->how) {
    case NUMBER:
    case SEAT:
    case SEAT_BITS:
        return put_number(part, source, look, out);
    case BITS:
        memset(out, 0, (size_t)part->length * sizeof(int16_t));
        return put_members(part, source, 1, look, out);
    case SIZES:
        return put_sizes(part, source, look, out);
    case HAND:
        source = read_item(source, look->seat);
        return source != NULL ? put_numbers(part, source, look, out) : -1;
    default:
        return put_numbers(part, source, look, out);
    }
}

int
put_part(const Part *part, PyObject *state, const Look *look, int16_t *out)
{
    if (part->how == ACTOR) {
        *out = bounded(part, relative(look->actor, look));
        return 0;
    }
    if (part->how == OWNERS) {
        memset(out, 0, (size_t)part->length * sizeof(int16_t));
    }
    long first = 1;
    for (Py_ssize_t k = 0; k < PyTuple_GET_SIZE(part->names); k++) {
        PyObject *source = PyObject_GetAttr(state, PyTuple_GET_ITEM(part->names, k));
        if (source == NULL) {
            return -1;
        }
        int done = part->how == OWNERS ? put_owners(part, source, &first, look, out) : put(part, source, look, out);
        Py_DECREF(source);
        if (done < 0) {
            return -1;
        }
    }
    return 0;
}
