//! C types of scalars, and the sets of values that are types.

use etwspec_catalog::{Catalog, Scalar, ValueKind, ValueSet};

/// Returns the sets of values that are types: enumerations and flags. Constants share no type.
pub(super) fn sets(catalog: &Catalog) -> impl Iterator<Item = &ValueSet> {
    catalog.sets.iter().filter(|set| set.kind != ValueKind::Constants)
}

/// Returns the C type of a scalar.
pub(super) fn scalar(scalar: Scalar) -> &'static str {
    match scalar {
        Scalar::U8 => "uint8_t",
        Scalar::I8 => "int8_t",
        Scalar::U16 | Scalar::U16Be => "uint16_t",
        Scalar::I16 => "int16_t",
        Scalar::U32 | Scalar::U32Be => "uint32_t",
        Scalar::I32 => "int32_t",
        Scalar::U64 => "etwspec_u64",
        Scalar::I64 => "etwspec_i64",
        // Forms contain an integer of the pointer size instead.
        Scalar::Pointer => "etwspec_ptr64",
        Scalar::Guid => "etwspec_GUID",
    }
}
