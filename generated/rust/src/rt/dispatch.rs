// Copied from codegen/runtime/dispatch.rs by `cargo run --release -- generate`. Do not edit: edit that file.

//! Selection of one of several structures by bits of the first bytes or of a field.
//!
//! A spec may have nothing that needs all of it.
#![allow(dead_code)]

use super::Pointer;

/// One case of a dispatch: the bits that select it, and what it selects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Case {
    /// The name of the value, or an empty string.
    pub name: &'static str,
    /// The value of the bits.
    pub value: u64,
    /// The bits that decide.
    pub mask: u64,
    /// Microsoft's name of the structure, if one is known.
    pub structure: Option<&'static str>,
    /// The pointer size of the data, if the case determines it.
    pub pointer: Option<Pointer>,
    /// The first version of the log file that has the case: SubVersion and SubMinorVersion.
    pub first_log_version: (u8, u8),
    /// The last version of the log file that has the case.
    pub last_log_version: (u8, u8),
    /// Size in bytes of the structure's fixed part; of the deciding integer, if no structure is known.
    pub fixed_size: u16,
    /// Bits of the first eight bytes that hold the size of the whole, after `size_shift`; 0 if they do not hold it.
    pub(crate) size_mask: u32,
    /// The lowest of those bits.
    pub(crate) size_shift: u8,
    /// Index of the variant.
    pub(crate) variant: u16,
}

impl Case {
    /// A case without releases, pointer size or total size.
    pub(crate) const fn new(name: &'static str, value: u64, mask: u64, fixed_size: u16, variant: u16) -> Case {
        Case {
            name,
            value,
            mask,
            structure: None,
            pointer: None,
            first_log_version: (0, 0),
            last_log_version: (u8::MAX, u8::MAX),
            fixed_size,
            size_mask: 0,
            size_shift: 0,
            variant,
        }
    }

    /// The same case with a structure.
    pub(crate) const fn of(self, structure: &'static str) -> Case {
        Case { structure: Some(structure), ..self }
    }

    /// The same case for data of one pointer size.
    pub(crate) const fn pointer(self, pointer: Pointer) -> Case {
        Case { pointer: Some(pointer), ..self }
    }

    /// The same case in some versions of the log file.
    pub(crate) const fn log_versions(self, first: (u8, u8), last: (u8, u8)) -> Case {
        Case { first_log_version: first, last_log_version: last, ..self }
    }

    /// The same case with the place of the total size.
    pub(crate) const fn sized(self, size_shift: u8, size_mask: u32) -> Case {
        Case { size_shift, size_mask, ..self }
    }

    /// Whether an integer selects the case, in a log file of a version; without one, in the newest.
    #[inline]
    pub fn holds(&self, value: u64, log_version: Option<(u8, u8)>) -> bool {
        let version = log_version.unwrap_or((u8::MAX, u8::MAX));
        value & self.mask == self.value && self.first_log_version <= version && version <= self.last_log_version
    }

    /// Total size in bytes, header included, from the first eight bytes; `None` if they do not hold it.
    #[inline]
    pub fn total_size(&self, first: &[u8; 8]) -> Option<u32> {
        let bits = (u64::from_le_bytes(*first) >> self.size_shift) as u32;
        if self.size_mask == 0 { None } else { Some(bits & self.size_mask) }
    }
}
