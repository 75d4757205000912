
/* ==== Assertions: the compiler computes the sizes, alignments and offsets that the tables state ========== */

#ifndef ETWSPEC_NO_PROOF

#define ETWSPEC_IS(type, size, align) \
    ETWSPEC_STATIC_ASSERT(sizeof(etwspec_##type) == (size) && ETWSPEC_ALIGNOF(etwspec_##type) == (align), \
        "etwspec_" #type " is not " #size " bytes, aligned to " #align)
#define ETWSPEC_AT(type, member, offset, size) \
    ETWSPEC_STATIC_ASSERT( \
        offsetof(etwspec_##type, member) == (offset) && sizeof(ETWSPEC_CAST(etwspec_##type *, 0)->member) == (size), \
        "etwspec_" #type "." #member " is not " #size " bytes at " #offset)

