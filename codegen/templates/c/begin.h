/*
 * Binary formats of Event Tracing for Windows (ETW) in C: structures in all their forms, numbers, and static assertions
 * that the compiler lays the structures out as Windows does. No Windows header is needed, and none conflicts: every name
 * begins with etwspec_ or ETWSPEC_. Requires C11 or C++11; works with any compiler and any target.
 *
 * Names. etwspec_EVENT_TRACE_HEADER is the current form of the structure: that of the newest release that has it. An older
 * form is named by its first release, if a source states that release (etwspec_EVENT_TRACE_HEADER_V5_0), or else by the
 * release that ended it (etwspec_EVENT_TRACE_Before5_1_PTR32). Forms that differ by the pointer size of the data end with
 * _PTR32 or _PTR64, such as etwspec_LIST_ENTRY_PTR64. Numbers are macros, such as ETWSPEC_PERF_CONTEXT_SWITCH. A number
 * that differs by pointer size has the same endings. A number that differs by release has its first release in its name;
 * the plain name has the newest number. Functions set, clear and test bits of a group mask, such as etwspec_PERF_set.
 *
 * Types. Integers are little-endian. Pointers and integers of pointer size are etwspec_ptr32 or etwspec_ptr64, which are
 * integers, so that data of either size can be read on any target. A trailing array of variable length is declared with
 * one element, as in the headers of Windows, and sizeof includes that element. Everything else of variable length is
 * described in a comment after the structure. "Output: Irp." states the name of a field in the output of etwspec. Padding is not declared; assertions compare the resulting offsets with
 * those that the sources state.
 *
 * Switches. ETWSPEC_NO_PROOF omits the assertions. ETWSPEC_NATIVE declares pointers as `void *` in the forms that have the
 * pointer size of the target.
 *
 * Releases. "Documented for 5.1+" states the releases that have a fact. "Observed in 6.1" claims nothing about other
 * releases. "assumed unchanged after 2004" follows where the sources examined no later release. "layout of 5.0" gives the
 * releases whose layout a form has, without claiming that the structure exists in them. A name such as
 * chappell/event_trace_header refers to the list of sources below.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
#ifndef ETWSPEC_H
#define ETWSPEC_H

#include <stddef.h>
#include <stdint.h>

#if defined(__cplusplus)
#define ETWSPEC_CAST(type, value) static_cast<type>(value)
#define ETWSPEC_STATIC_ASSERT(what, message) static_assert(what, message)
#define ETWSPEC_ALIGNOF(type) alignof(type)
#elif defined(__GNUC__) || defined(__clang__) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L)
#define ETWSPEC_STATIC_ASSERT(what, message) _Static_assert(what, message)
#define ETWSPEC_ALIGNOF(type) _Alignof(type)
#else /* Microsoft's C before C11: an array may be declared repeatedly, but not with -1 elements. */
#define ETWSPEC_STATIC_ASSERT(what, message) extern char etwspec_asserted[(what) ? 1 : -1]
#define ETWSPEC_ALIGNOF(type) __alignof(type)
#endif
#if !defined(ETWSPEC_CAST)
#define ETWSPEC_CAST(type, value) ((type)(value))
#endif

/* Alignment of a structure beyond that of its members. */
#if defined(_MSC_VER)
#define ETWSPEC_ALIGN(bytes) __declspec(align(bytes))
#else
#define ETWSPEC_ALIGN(bytes) __attribute__((aligned(bytes)))
#endif

/* Anonymous structures are part of C11 and an extension of C++ compilers. */
#if defined(__GNUC__) || defined(__clang__)
#define ETWSPEC_ANONYMOUS __extension__
#else
#define ETWSPEC_ANONYMOUS
#endif

/* Former names of types. Define ETWSPEC_DEPRECATED(text) as nothing for compilers to accept them without a warning. */
#if !defined(ETWSPEC_DEPRECATED)
#if defined(_MSC_VER)
#define ETWSPEC_DEPRECATED(text) __declspec(deprecated(text))
#elif defined(__GNUC__) || defined(__clang__)
#define ETWSPEC_DEPRECATED(text) __attribute__((deprecated(text)))
#else
#define ETWSPEC_DEPRECATED(text)
#endif
#endif

/* Begins a new unit of bit-fields. Microsoft's compilers begin one where the type changes; others need a structure. */
#if defined(_MSC_VER)
#define ETWSPEC_UNIT_BEGIN
#define ETWSPEC_UNIT_END
#else
#define ETWSPEC_UNIT_BEGIN ETWSPEC_ANONYMOUS struct {
#define ETWSPEC_UNIT_END };
#endif

/* Windows aligns 64-bit integers to 8 with 32-bit pointers too. Other 32-bit systems align them to 4 in structures, which
 * the attribute corrects. #pragma pack takes precedence over it. */
#if (defined(__GNUC__) || defined(__clang__)) && !defined(_MSC_VER) && UINTPTR_MAX == 0xFFFFFFFFu
typedef uint64_t etwspec_u64 __attribute__((aligned(8)));
typedef int64_t etwspec_i64 __attribute__((aligned(8)));
#else
typedef uint64_t etwspec_u64;
typedef int64_t etwspec_i64;
#endif

/* Values of members that are big-endian, as their comments state, such as ports: etwspec_u16be(&event->dport). */
static inline uint16_t etwspec_u16be(const void *member)
{
    const unsigned char *bytes = ETWSPEC_CAST(const unsigned char *, member);
    return ETWSPEC_CAST(uint16_t, bytes[0] << 8 | bytes[1]);
}
static inline uint32_t etwspec_u32be(const void *member)
{
    const unsigned char *bytes = ETWSPEC_CAST(const unsigned char *, member);
    return ETWSPEC_CAST(uint32_t, etwspec_u16be(bytes)) << 16 | etwspec_u16be(bytes + 2);
}

/* Pointers and integers of pointer size, in 32-bit data and in 64-bit data. */
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

/* Use the layout of Windows, whatever packing the program has set. */
#if defined(_MSC_VER)
#pragma warning(push)
#pragma warning(disable : 4201) /* anonymous structures */
#pragma warning(disable : 4214) /* bit-fields of types other than int */
#pragma warning(disable : 4324) /* padding due to alignment */
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
