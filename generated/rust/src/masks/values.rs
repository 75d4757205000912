// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/GROUPMASK_CONSTANTS.toml
/// `PERF_NUM_MASKS`. Number of words in a PERFINFO_GROUPMASK. Releases unknown.
pub const PERF_NUM_MASKS: u32 = 0x00000008;
/// `PERF_MASK_INDEX`. Bits of a value that select the word of the group mask. Shift them right by 29 to get the index.
/// Releases unknown.
pub const PERF_MASK_INDEX: u32 = 0xe0000000;
/// `PERF_MASK_GROUP`. Bits of a value that are bits of the selected word. Releases unknown.
pub const PERF_MASK_GROUP: u32 = 0x1fffffff;
