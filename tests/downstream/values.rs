//! A program that uses enumerations, flags, constants and releases. Some of them are deprecated.
#![allow(deprecated)]

use etwspec::shapes::{
    SHAPE_LEVEL_LIMIT, ShapeClassType, ShapeFlags, ShapeKind, ShapeStatus, shape_count_limit, shape_kind_maximum,
    shape_size_limit,
};
use etwspec::{Pointer, Release};

pub fn name(kind: ShapeKind) -> &'static str {
    match kind {
        ShapeKind::NONE => "none",
        ShapeKind::ONE => "one",
        ShapeKind::TWO => "two",
        _ => "unknown",
    }
}

pub fn corners(flags: u32) -> bool {
    ShapeFlags(flags).0 & (ShapeFlags::CORNERS.0 | ShapeFlags::KIND_MASK.0 | ShapeFlags::ROUND.0) != 0
}

pub fn failed(status: ShapeStatus) -> bool {
    let number: u32 = status.0;
    status == ShapeStatus::UNSUCCESSFUL && status != ShapeStatus::SUCCESS && number != 0
}

pub fn erased(ty: ShapeClassType) -> bool {
    ty == ShapeClassType::ERASED
}

pub fn limits(release: Release) -> (u32, u32, Option<u32>, Option<u32>) {
    let count: Option<u32> = shape_count_limit(release);
    (SHAPE_LEVEL_LIMIT, shape_size_limit(Pointer::Bits64), count, shape_kind_maximum(Release::WINDOWS_XP))
}

pub fn newest() -> Release {
    Release::WINDOWS_10_1511
}
