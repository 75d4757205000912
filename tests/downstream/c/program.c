/* A program that uses structures, forms and numbers. Former names still compile. */
#include "etwspec.h"

uint64_t area(const etwspec_POINT *point);
uint64_t area(const etwspec_POINT *point) {
    int32_t x = point->X;
    int16_t y = point->Y;
    return (uint64_t)(x * y);
}

int members(const etwspec_ALIGNED *aligned, const etwspec_ALIGNED_PAIR *former);
int members(const etwspec_ALIGNED *aligned, const etwspec_ALIGNED_PAIR *former) {
    return aligned->A == former->First && aligned->B == former->B;
}

uint64_t bits(const etwspec_BITS *bits);
uint64_t bits(const etwspec_BITS *bits) {
    return bits->A + bits->D + bits->E + bits->G + bits->Named.All + bits->J;
}

size_t sizes(void);
size_t sizes(void) {
    return sizeof(etwspec_BY_RELEASE) + sizeof(etwspec_BY_RELEASE_V5_1) + sizeof(etwspec_BY_POINTER_PTR32) +
           sizeof(etwspec_EVENT_V1_PTR64) + sizeof(etwspec_HEADER);
}

uint32_t event(uint16_t hook, const etwspec_EVENT_V1_PTR64 *event);
uint32_t event(uint16_t hook, const etwspec_EVENT_V1_PTR64 *event) {
    switch (hook) {
    case ETWSPEC_SHAPE_EVENT_BEGIN:
    case ETWSPEC_SHAPE_EVENT_RUNDOWN:
        return event->Owner;
    case ETWSPEC_SHAPE_EVENT_STOP:
        return (uint32_t)event->Key;
    case ETWSPEC_SHAPE_HOOK_DRAWN:
        return ETWSPEC_SHAPE_GROUP;
    default:
        return ETWSPEC_SHAPE_STATUS_UNSUCCESSFUL;
    }
}

int kind(etwspec_SHAPE_KIND kind, etwspec_SHAPE_FLAGS flags);
int kind(etwspec_SHAPE_KIND kind, etwspec_SHAPE_FLAGS flags) {
    return kind < ETWSPEC_ShapeKindMaximum && kind != ETWSPEC_ShapeKindOne &&
           (flags & ETWSPEC_SHAPE_CORNERS) >> ETWSPEC_SHAPE_CORNERS_SHIFT < ETWSPEC_SHAPE_LEVEL_LIMIT;
}

static const etwspec_GUID of_class = ETWSPEC_ShapeClassGuid;
uint32_t build(void);
uint32_t build(void) {
    return ETWSPEC_BUILD_V5_1 + of_class.Data1;
}
