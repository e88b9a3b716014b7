/* Where a compiled state keeps what it has.

   A compiled class has a place for each attribute in its memory, but tells nobody where. It is found by setting an attribute
   of a copy to something that is nowhere else in it, twice, and looking for that. What is not found, as in a class that was not
   compiled, is asked for by its name every time. */

#include "slots.h"

#define MARK 0x2A5F3C71
#define OTHER 0x1B94D058

/* Where in a state a word lies; -1 if it is nowhere or in several places. */
static Py_ssize_t
place_of(PyObject *state, Value wanted)
{
    Py_ssize_t found = -1, size = Py_TYPE(state)->tp_basicsize;
    for (Py_ssize_t at = sizeof(PyObject); at + (Py_ssize_t)sizeof(Value) <= size; at += sizeof(Value)) {
        if (*(Value *)((char *)state + at) == wanted) {
            if (found >= 0) {
                return -1;
            }
            found = at;
        }
    }
    return found;
}

/* Where a slot lies that has been set to a mark. */
static Py_ssize_t
find_marked(const Slot *slot, PyObject *state, long number)
{
    PyObject *mark = slot->number ? PyLong_FromLong(number) : PyList_New(0);
    Py_ssize_t found = -1;
    if (mark != NULL && PyObject_SetAttr(state, slot->name, mark) == 0) {
        found = place_of(state, slot->number ? (Value)number << 1 : (Value)mark);
    }
    PyErr_Clear();
    Py_XDECREF(mark); /* the state holds it, if anybody */
    return found;
}

/* Where a slot lies, found on a state that nobody else looks at meanwhile. */
static Py_ssize_t
find(const Slot *slot, PyObject *state)
{
    PyObject *before = PyObject_GetAttr(state, slot->name);
    if (before == NULL) {
        PyErr_Clear();
        return -1;
    }
    Py_ssize_t first = find_marked(slot, state, MARK), second = find_marked(slot, state, OTHER);
    if (PyObject_SetAttr(state, slot->name, before) < 0) { /* so that the next one has its marks for itself */
        PyErr_Clear();
        first = -1;
    }
    Py_DECREF(before);
    return first == second ? first : -1;
}

int
learn_slots(Slot *slots, Py_ssize_t number, PyObject *state)
{
    for (Py_ssize_t k = 0; k < number; k++) {
        PyObject *value = PyObject_GetAttr(state, slots[k].name);
        if (value == NULL) {
            return -1;
        }
        slots[k].number = PyLong_Check(value);
        slots[k].offset = -1;
        Py_DECREF(value);
    }
#ifndef Py_GIL_DISABLED
    PyObject *copy = PyObject_CallMethod(state, "copy", NULL);
    if (copy == NULL) {
        PyErr_Clear();
        return 0;
    }
    for (Py_ssize_t k = 0; k < number && Py_TYPE(copy) == Py_TYPE(state); k++) {
        slots[k].offset = find(&slots[k], copy);
    }
    Py_DECREF(copy);
#endif
    return 0;
}

int
all_direct(Slot *slots, Py_ssize_t number)
{
    int direct = 1;
    for (Py_ssize_t k = 0; k < number; k++) {
        direct = direct && slots[k].offset >= 0;
    }
    for (Py_ssize_t k = 0; k < number; k++) {
        slots[k].where = direct ? slots[k].offset : k * (Py_ssize_t)sizeof(Value);
    }
    return direct;
}

int
ask_slots(const Slot *slots, Py_ssize_t number, PyObject *state, Value *values, PyObject **held)
{
    Py_ssize_t k = 0;
    for (; k < number; k++) {
        held[k] = PyObject_GetAttr(state, slots[k].name);
        if (held[k] == NULL) {
            break;
        }
        if (PyLong_Check(held[k]) != slots[k].number) {
            PyErr_Format(PyExc_TypeError, "%U is not what it was in another state", slots[k].name);
            Py_DECREF(held[k]);
            break;
        }
        values[k] = (Value)held[k] | (slots[k].number ? 1 : 0);
    }
    if (k == number) {
        return 0;
    }
    while (k-- > 0) {
        Py_DECREF(held[k]);
    }
    return -1;
}
