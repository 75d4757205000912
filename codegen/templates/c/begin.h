/*
 * The binary formats of Event Tracing for Windows (ETW) in C: the structures in all their forms, the numbers, and
 * assertions that your compiler lays the structures out as Windows does. No Windows header is needed, and none is in
 * the way: everything begins with etwspec_ or ETWSPEC_. C11 or C++11, any compiler, any target.
 *
 * Names. etwspec_EVENT_TRACE_HEADER is the form of the newest release that has the structure; where it differs by the
 * size of pointers in the data, it is etwspec_LIST_ENTRY_X86 and etwspec_LIST_ENTRY_X64. Every form is also there by its
 * first release: etwspec_EVENT_TRACE_HEADER_V5_0; that is V5_0 too where no source knows the releases. Numbers are
 * macros: ETWSPEC_PERF_CONTEXT_SWITCH. Where one differs by the size of pointers, its name ends in _X86 or _X64; where it
 * differs by release, in its first release, and the plain name has the newest.
 *
 * Types. Integers are little-endian. What is as wide as a pointer is etwspec_ptr32 or etwspec_ptr64, an integer, so
 * that the data of either size can be read anywhere. An array that goes on has one element here, as in Windows' own
 * headers, and sizeof counts it; what else follows a structure is told behind it. Where C adds padding, it is not declared, and the assertions hold the result against
 * what the sources state.
 *
 * Switches. With ETWSPEC_NO_PROOF the assertions are left out. With ETWSPEC_NATIVE, what is as wide as a pointer is a
 * `void *` in the forms of the target's own pointer size.
 *
 * "Releases 5.1+" means from 5.1 to the newest release that a source examined, and is assumed of later ones; "Seen in"
 * claims nothing of other releases. A name such as chappell/event_trace_header is a source in the list below.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
#ifndef ETWSPEC_H
#define ETWSPEC_H

#include <stddef.h>
#include <stdint.h>

#if defined(__cplusplus)
#define ETWSPEC_STATIC_ASSERT(what, message) static_assert(what, message)
#define ETWSPEC_ALIGNOF(type) alignof(type)
#elif defined(__GNUC__) || defined(__clang__) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L)
#define ETWSPEC_STATIC_ASSERT(what, message) _Static_assert(what, message)
#define ETWSPEC_ALIGNOF(type) _Alignof(type)
#else /* Microsoft's C before its C11: the same array may be declared often, but none has -1 elements. */
#define ETWSPEC_STATIC_ASSERT(what, message) extern char etwspec_asserted[(what) ? 1 : -1]
#define ETWSPEC_ALIGNOF(type) __alignof(type)
#endif

/* A structure that is aligned to more than its members are. */
#if defined(_MSC_VER)
#define ETWSPEC_ALIGN(bytes) __declspec(align(bytes))
#else
#define ETWSPEC_ALIGN(bytes) __attribute__((aligned(bytes)))
#endif

/* Structures without a name within others are in C11; C++ compilers have them as an extension. */
#if defined(__GNUC__) || defined(__clang__)
#define ETWSPEC_ANONYMOUS __extension__
#else
#define ETWSPEC_ANONYMOUS
#endif

/* Fields of bits that begin a new unit. Microsoft's compilers begin one where the type changes; others are told to. */
#if defined(_MSC_VER)
#define ETWSPEC_UNIT_BEGIN
#define ETWSPEC_UNIT_END
#else
#define ETWSPEC_UNIT_BEGIN ETWSPEC_ANONYMOUS struct {
#define ETWSPEC_UNIT_END };
#endif

/* Windows aligns 64-bit integers to 8 with 32-bit pointers too. Other 32-bit systems align them to 4 in structures,
 * which the attribute mends; under #pragma pack it yields. */
#if (defined(__GNUC__) || defined(__clang__)) && !defined(_MSC_VER) && UINTPTR_MAX == 0xFFFFFFFFu
typedef uint64_t etwspec_u64 __attribute__((aligned(8)));
typedef int64_t etwspec_i64 __attribute__((aligned(8)));
#else
typedef uint64_t etwspec_u64;
typedef int64_t etwspec_i64;
#endif

/* What is as wide as a pointer in 32-bit data, and in 64-bit data. */
#if defined(ETWSPEC_NATIVE) && UINTPTR_MAX == 0xFFFFFFFFu
typedef void *etwspec_ptr32;
#else
typedef uint32_t etwspec_ptr32;
#endif
#if defined(ETWSPEC_NATIVE) && UINTPTR_MAX > 0xFFFFFFFFu
typedef void *etwspec_ptr64;
#else
typedef etwspec_u64 etwspec_ptr64;
#endif

/* Whatever packing the program has set, these are laid out as Windows lays them out. */
#if defined(_MSC_VER)
#pragma warning(push)
#pragma warning(disable : 4201) /* structures without a name */
#pragma warning(disable : 4214) /* fields of bits that are no int */
#pragma warning(disable : 4324) /* padding because of an alignment */
#endif
#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpedantic"
#elif defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic"
#endif
#pragma pack(push, 8)

typedef struct etwspec_GUID {
    uint32_t Data1;
    uint16_t Data2;
    uint16_t Data3;
    uint8_t Data4[8];
} etwspec_GUID;
