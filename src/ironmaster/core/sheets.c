/* What observations and masks are written on that somebody is given: what was given once never changes in anybody's hands. */

#include "sheets.h"
#include <string.h>

static PyObject *seen_key, *mask_key, *no_reward;

int
prepare_sheets(void)
{
    seen_key = PyUnicode_InternFromString("observation");
    mask_key = PyUnicode_InternFromString("action_mask");
    no_reward = PyFloat_FromDouble(0.0);
    return seen_key && mask_key && no_reward ? 0 : -1;
}

static void
drop(Sheet *sheet)
{
    PyBuffer_Release(&sheet->seen);
    PyBuffer_Release(&sheet->mask);
    Py_CLEAR(sheet->answer);
    Py_CLEAR(sheet->told);
}

void
drop_sheets(Sheets *sheets)
{
    for (int k = 0; k < KEPT; k++) {
        drop(&sheets->last[k]);
    }
    Py_CLEAR(sheets->make);
    sheets->next = 0;
}

/* Whether nobody else has a hold on a sheet, nor on a part of it. */
static int
forgotten(const Sheet *sheet)
{
#ifdef Py_GIL_DISABLED
    return 0;
#else
    Py_ssize_t held = 1;
    if (sheet->answer) {
        if (Py_REFCNT(sheet->answer) != 1) {
            return 0;
        }
        held++;
    }
    if (!sheet->told || Py_REFCNT(sheet->told) != held || Py_REFCNT(sheet->seen.obj) != 2 || Py_REFCNT(sheet->mask.obj) != 2) {
        return 0;
    }
#if PY_VERSION_HEX < 0x030c0000
    return ((PyDictObject *)sheet->told)->ma_version_tag == sheet->version;
#else
    return PyDict_GET_SIZE(sheet->told) == 2 && PyDict_GetItemWithError(sheet->told, seen_key) == sheet->seen.obj &&
           PyDict_GetItemWithError(sheet->told, mask_key) == sheet->mask.obj;
#endif
#endif
}

static Sheet *
fresh(Sheet *sheet, PyObject *make)
{
    drop(sheet);
    PyObject *made = PyObject_CallNoArgs(make);
    PyObject *seen = made && PyDict_CheckExact(made) ? PyDict_GetItemWithError(made, seen_key) : NULL;
    PyObject *mask = seen ? PyDict_GetItemWithError(made, mask_key) : NULL;
    if (mask && PyObject_GetBuffer(seen, &sheet->seen, PyBUF_WRITABLE) == 0 &&
        PyObject_GetBuffer(mask, &sheet->mask, PyBUF_WRITABLE) == 0) {
        sheet->told = made;
#if PY_VERSION_HEX < 0x030c0000
        sheet->version = ((PyDictObject *)made)->ma_version_tag;
#endif
        return sheet;
    }
    PyBuffer_Release(&sheet->seen);
    Py_XDECREF(made);
    if (!PyErr_Occurred()) {
        PyErr_SetString(PyExc_TypeError, "a dict of an observation and an action_mask is needed here");
    }
    return NULL;
}

/* Whoever looks at one observation after the other gets the same few sheets, which the processor still has at hand. */
Sheet *
clean_sheet(Sheets *sheets)
{
    for (Sheet *sheet = sheets->last; sheet < sheets->last + KEPT; sheet++) {
        if (forgotten(sheet)) {
            memset(sheet->mask.buf, 0, (size_t)sheet->mask.len);
            return sheet;
        }
    }
    sheets->next = (sheets->next + 1) % KEPT;
    return fresh(&sheets->last[sheets->next], sheets->make);
}

/* As it is nobody else's, a tuple that was given before is filled in anew. */
PyObject *
answer_on(Sheet *sheet, PyObject *more)
{
    PyObject *answer = sheet->answer;
    if (answer == NULL) {
        sheet->answer = PyTuple_Pack(5, sheet->told, no_reward, Py_False, Py_False, more);
        return Py_XNewRef(sheet->answer);
    }
    PyObject *before = PyTuple_GET_ITEM(answer, 4);
    if (before != more) {
        PyTuple_SET_ITEM(answer, 4, Py_NewRef(more));
        Py_DECREF(before);
        if (!PyObject_GC_IsTracked(answer)) { /* it may have had nothing in it that could be part of a ring */
            PyObject_GC_Track(answer);
        }
    }
    return Py_NewRef(answer);
}
