 *
 * C cannot assert the position of a bit-field. This program sets all bits of each bit-field and compares the bytes with
 * those that the tables predict. It prints the bit-fields that differ, and returns 1 if there are any. To check a compiler
 * for another system without running the program, define ETWSPEC_SECTIONS: the object file then has the actual bytes in
 * one section and the predicted bytes in another, and the two must be equal.
 */
#include "etwspec.h"

#if defined(ETWSPEC_SECTIONS)
#define ACTUAL __attribute__((section("actual")))
#define EXPECTED __attribute__((section("expect")))
#else
#include <stdio.h>
#include <string.h>
#define ACTUAL
#define EXPECTED
#endif

/* The type with the member set to the value, and the predicted bytes at the offset. */
#define BITS(number, type, member, value, offset, ...) \
    ACTUAL const union { type whole; unsigned char bytes[sizeof(type)]; } a##number = { { .member = value } }; \
    EXPECTED const union { unsigned char bytes[sizeof(type)]; type whole; } e##number = { { [offset] = __VA_ARGS__ } };

