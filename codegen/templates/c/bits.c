 *
 * C cannot assert where a field of bits lies, so this program looks: it holds each field with all its bits set against
 * the bytes that the tables predict. It prints those that differ, and returns 1 if there are any. A compiler for another
 * system can be asked without running it: with ETWSPEC_SECTIONS, the fields are in one section of the object file and
 * the predictions in another, and the two are the same, byte by byte.
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

/* A field of the type's member with the value, and the bytes that begin at the offset. */
#define BITS(number, type, member, value, offset, ...) \
    ACTUAL const union { type whole; unsigned char bytes[sizeof(type)]; } a##number = { { .member = value } }; \
    EXPECTED const union { unsigned char bytes[sizeof(type)]; type whole; } e##number = { { [offset] = __VA_ARGS__ } };

