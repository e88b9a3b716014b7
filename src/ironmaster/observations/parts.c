/* Writes one part of an observation, read from the attributes of a state. */

#include "parts.h"
#include <string.h>

#define HEAP_BITS 5

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

/* Most numbers in a state are small, and Python usually has one object for each small int. These objects are kept here,
   each in the slot that its address leads to, because to recognise an object is faster than to ask for its value. While
   an object is kept, no other one can have its address. Any other object is asked for its value. */
#define SLOTS 1024
static struct {
    PyObject *object;
    long value;
} known[SLOTS];

static size_t
slot_of(PyObject *object)
{
    return (uintptr_t)object / 32 % SLOTS;
}

int
know_numbers(void)
{
    for (long value = -1; value <= 256; value++) {
        PyObject *object = PyLong_FromLong(value);
        if (object == NULL) {
            return -1;
        }
        size_t slot = slot_of(object);
        Py_XSETREF(known[slot].object, object);
        known[slot].value = value;
    }
    return 0;
}

static int
read_any_number(PyObject *value, long *number)
{
    int overflow;
    *number = PyLong_AsLongAndOverflow(value, &overflow);
    if (overflow) {
        *number = overflow > 0 ? LONG_MAX : LONG_MIN;
    }
    return *number == -1 && !overflow && PyErr_Occurred() ? -1 : 0;
}

int
read_number(PyObject *value, long *number)
{
    size_t slot = slot_of(value);
    if (known[slot].object == value) {
        *number = known[slot].value;
        return 0;
    }
    return read_any_number(value, number);
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

/* The items of a list or a tuple; -1 and an error for anything else. */
static int
read_items(PyObject *source, PyObject ***items, Py_ssize_t *number)
{
    if (!PyList_Check(source) && !PyTuple_Check(source)) {
        PyErr_SetString(PyExc_TypeError, "a part of the observation needs a list or a tuple");
        return -1;
    }
    *number = PySequence_Fast_GET_SIZE(source);
    *items = PySequence_Fast_ITEMS(source);
    return 0;
}

/* A seat as another one sees it: 0 for nobody, 1 for the seat itself, 2 for the next one. */
static long
relative(long owner, const Look *look)
{
    if (owner < 0) {
        return 0;
    }
    if (owner >= look->seats) {
        return owner + 1;
    }
    return owner >= look->seat ? 1 + owner - look->seat : 1 + owner - look->seat + look->seats;
}

/* Writes a number for each member of a set, which is an int. */
static int
put_members(const Part *part, PyObject *set, long value, const Look *look, int16_t *out)
{
    if (!PyLong_Check(set)) {
        PyErr_SetString(PyExc_TypeError, "a set must be an int");
        return -1;
    }
    int16_t written = bounded(part, value);
    PyObject *rest = Py_NewRef(set);
    for (Py_ssize_t at = 0; at < part->length; at += 64) {
        int more;
        uint64_t members = (uint64_t)PyLong_AsLongLongAndOverflow(rest, &more);
        if (more) {
            members = PyLong_AsUnsignedLongLongMask(rest);
        }
        if (part->length - at < 64) {
            members &= ((uint64_t)1 << (part->length - at)) - 1;
        }
        for (; members; members &= members - 1) {
            out[at + __builtin_ctzll(members)] = written;
        }
        if (!more) {
            break;
        }
        Py_SETREF(rest, PyNumber_Rshift(rest, look->sixty_four));
        if (rest == NULL) {
            return -1;
        }
    }
    Py_DECREF(rest);
    return 0;
}

/* Writes whose each thing is: `first` is the number of the first seat's set, or of a set that belongs to nobody. */
static int
put_owners(const Part *part, PyObject *source, long *first, const Look *look, int16_t *out)
{
    if (PyLong_Check(source)) {
        return put_members(part, source, (*first)++, look, out);
    }
    PyObject **sets;
    Py_ssize_t number;
    if (read_items(source, &sets, &number) < 0) {
        return -1;
    }
    for (Py_ssize_t owner = 0; owner < number; owner++) {
        if (put_members(part, sets[owner], *first + relative((long)owner, look) - 1, look, out) < 0) {
            return -1;
        }
    }
    *first += look->seats;
    return 0;
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
put_list(const Part *part, PyObject **items, Py_ssize_t number, int16_t *out)
{
    for (Py_ssize_t k = 0; k < number; k++) {
        long value;
        if (read_number(items[k], &value) < 0) {
            return -1;
        }
        out[k] = bounded(part, value);
    }
    return 0;
}

static int
put_holders(const Part *part, PyObject **items, Py_ssize_t number, const Look *look, int16_t *out)
{
    for (Py_ssize_t k = 0; k < number; k++) {
        long value;
        if (read_number(items[k], &value) < 0) {
            return -1;
        }
        out[k] = bounded(part, relative(value, look));
    }
    return 0;
}

static int
put_hand(const Part *part, PyObject **items, Py_ssize_t number, int16_t *out)
{
    for (Py_ssize_t k = 0; k < number; k++) {
        long kind;
        if (read_number(items[k], &kind) < 0) {
            return -1;
        }
        if (kind < 0 || kind >= part->length) {
            return wrong();
        }
        out[kind] = bounded(part, out[kind] + 1);
    }
    return 0;
}

static int
put_turns(const Part *part, PyObject **items, Py_ssize_t number, const Look *look, int16_t *out)
{
    for (Py_ssize_t k = 0; k < number; k++) {
        long who;
        if (read_number(items[k], &who) < 0) {
            return -1;
        }
        long place = relative(who, look) - 1;
        if (place >= part->length) {
            return wrong();
        }
        if (place >= 0) {
            out[place] = bounded(part, k + 1);
        }
    }
    return 0;
}

static int
put_heaps(const Part *part, PyObject **items, Py_ssize_t number, int16_t *out)
{
    Py_ssize_t colours = part->length / number;
    for (Py_ssize_t k = 0; k < number; k++) {
        long heap;
        if (read_number(items[k], &heap) < 0) {
            return -1;
        }
        for (Py_ssize_t colour = 0; colour < colours; colour++, heap >>= HEAP_BITS) {
            *out++ = bounded(part, heap & ((1 << HEAP_BITS) - 1));
        }
    }
    return 0;
}

/* Writes frames, the next one first, as kind and two arguments each. */
static int
put_frames(const Part *part, PyObject **items, Py_ssize_t number, int16_t *out)
{
    for (Py_ssize_t at = 0; number > 0 && at + 3 <= part->length; at += 3) {
        long frame;
        if (read_number(items[--number], &frame) < 0) {
            return -1;
        }
        for (int which = 0; which < 3; which++) {
            out[at + which] = bounded(part, field(frame, which));
        }
    }
    return 0;
}

/* Writes the kind of the next frame, or one of its arguments if it is of the kind that the part is about. */
static int
put_next(const Part *part, PyObject **items, Py_ssize_t number, int16_t *out)
{
    long frame;
    if (number == 0) {
        *out = bounded(part, part->how == ASKED ? 0 : part->low);
        return 0;
    }
    if (read_number(items[number - 1], &frame) < 0) {
        return -1;
    }
    if (part->how == ASKED) {
        *out = bounded(part, field(frame, 0));
    }
    else if (field(frame, 0) == part->frame) {
        *out = bounded(part, field(frame, part->how == FIRST ? 1 : 2));
    }
    return 0;
}

/* Writes a part that is read from a list. What it does not fill stays at the lowest number, or at 0 where it counts. */
static int
put_items(const Part *part, PyObject *source, const Look *look, int16_t *out)
{
    Py_ssize_t number, length = part->length, turn = length / look->seats * look->seat;
    PyObject **items;
    if (read_items(source, &items, &number) < 0) {
        return -1;
    }
    if ((part->how == SEATS && number != length) || (part->how == HEAPS && (number == 0 || length % number)) ||
        ((part->how == LIST || part->how == HOLDERS) && number > length)) {
        return wrong();
    }
    int16_t empty = part->how == HAND || part->how == TURNS ? 0 : (int16_t)part->low;
    for (Py_ssize_t k = part->how == LIST || part->how == HOLDERS || part->how == SEATS ? number : 0; k < length; k++) {
        out[k] = empty;
    }
    switch (part->how) {
    case LIST:
        return put_list(part, items, number, out);
    case SEATS:
        return put_list(part, items + turn, number - turn, out) < 0 ? -1 : put_list(part, items, turn, out + number - turn);
    case HOLDERS:
        return put_holders(part, items, number, look, out);
    case HAND:
        return put_hand(part, items, number, out);
    case TURNS:
        return put_turns(part, items, number, look, out);
    case HEAPS:
        return put_heaps(part, items, number, out);
    case FRAMES:
        return put_frames(part, items, number, out);
    default:
        return put_next(part, items, number, out);
    }
}

/* Writes a part that is read from one number. */
static int
put_number(const Part *part, PyObject *source, const Look *look, int16_t *out)
{
    long value;
    if (read_number(source, &value) < 0) {
        return -1;
    }
    if (part->how != SEAT_BITS) {
        *out = bounded(part, part->how == SEAT ? relative(value, look) : value);
        return 0;
    }
    for (Py_ssize_t k = 0; k < part->length; k++) {
        out[k] = bounded(part, value >> (look->seat + k) % look->seats & 1);
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
        return source != NULL ? put_items(part, source, look, out) : -1;
    default:
        return put_items(part, source, look, out);
    }
}

static PyObject *
read_attribute(const Part *part, Py_ssize_t k, PyObject *state)
{
    PyObject *getter = part->getters[k];
    if (getter == NULL) {
        return PyObject_GetAttr(state, PyTuple_GET_ITEM(part->names, k));
    }
    return Py_TYPE(getter)->tp_descr_get(getter, state, (PyObject *)Py_TYPE(state));
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
        PyObject *source = read_attribute(part, k, state);
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
