//! Selection of one of several structures by bits of the first bytes or of a field.

use crate::release::Pointer;

/// One case of a dispatch: the bits that select it, and what it selects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Case {
    /// Name of the value, or an empty string.
    pub name: &'static str,
    /// Value of the bits under [`mask`](Case::mask).
    pub value: u64,
    /// Mask of the bits that are compared.
    pub mask: u64,
    /// Microsoft's name of the structure, if the structure is known.
    pub structure: Option<&'static str>,
    /// Pointer size of the data, if the case determines it.
    pub pointer: Option<Pointer>,
    /// First version of the log file that has the case: SubVersion and SubMinorVersion.
    pub first_log_version: (u8, u8),
    /// Last version of the log file that has the case.
    pub last_log_version: (u8, u8),
    /// Size in bytes of the structure's fixed part, or of the compared integer if the structure is unknown.
    pub fixed_size: u16,
    /// Mask of the total size in the first eight bytes, after the shift by `size_shift`; 0 if they do not contain it.
    pub(crate) size_mask: u32,
    /// Lowest bit of the total size.
    pub(crate) size_shift: u8,
    /// Index of the variant.
    #[doc(hidden)]
    pub variant: u16,
}

#[doc(hidden)]
impl Case {
    /// A case without releases, pointer size or total size.
    pub const fn new(name: &'static str, value: u64, mask: u64, fixed_size: u16, variant: u16) -> Case {
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

    /// Returns the case with a structure.
    pub const fn of(self, structure: &'static str) -> Case {
        Case { structure: Some(structure), ..self }
    }

    /// Returns the case limited to one pointer size.
    pub const fn pointer(self, pointer: Pointer) -> Case {
        Case { pointer: Some(pointer), ..self }
    }

    /// Returns the case limited to a range of versions of the log file.
    pub const fn log_versions(self, first: (u8, u8), last: (u8, u8)) -> Case {
        Case { first_log_version: first, last_log_version: last, ..self }
    }

    /// Returns the case with the location of the total size.
    pub const fn sized(self, size_shift: u8, size_mask: u32) -> Case {
        Case { size_shift, size_mask, ..self }
    }
}

impl Case {
    /// Returns whether an integer selects the case.
    ///
    /// `log_version` is the version of the layout of the log file, which its header contains as `SubVersion` and
    /// `SubMinorVersion`: `(1, 5)`, `(2, 0)`. Every pair is valid. `None` is the newest version, for bytes whose
    /// log file is unknown.
    #[inline]
    pub fn holds(&self, value: u64, log_version: Option<(u8, u8)>) -> bool {
        let version = log_version.unwrap_or((u8::MAX, u8::MAX));
        value & self.mask == self.value && self.first_log_version <= version && version <= self.last_log_version
    }

    /// Returns the total size in bytes, header included, from the first eight bytes. `None` if they do not contain it.
    #[inline]
    pub fn total_size(&self, first: &[u8; 8]) -> Option<u32> {
        let bits = (u64::from_le_bytes(*first) >> self.size_shift) as u32;
        if self.size_mask == 0 { None } else { Some(bits & self.size_mask) }
    }
}
