
/* ==== Assertions: the compiler computes the sizes, alignments and offsets that the tables state ========== */

#ifndef ETWSPEC_NO_PROOF

#define ETWSPEC_IS(type, size, align) \
    ETWSPEC_STATIC_ASSERT(sizeof(type) == (size) && ETWSPEC_ALIGNOF(type) == (align), \
        #type " is not " #size " bytes, aligned to " #align)
#define ETWSPEC_AT(type, member, offset, size) \
    ETWSPEC_STATIC_ASSERT(offsetof(type, member) == (offset) && sizeof(((type *)0)->member) == (size), \
        #type "." #member " is not " #size " bytes at " #offset)

