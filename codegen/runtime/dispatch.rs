//! Things that may be of one of several structures.
//!
//! A spec may have nothing that needs all of it.
#![allow(dead_code)]

use super::Pointer;

/// One case of a dispatch: which bits tell it, and what it is then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Case {
    /// The name of the value, or an empty text.
    pub name: &'static str,
    /// What the bits are.
    pub value: u64,
    /// The bits that decide.
    pub mask: u64,
    /// Microsoft's name of the structure, if one is known.
    pub structure: Option<&'static str>,
    /// The pointer size of the data, if the case tells it.
    pub pointer: Option<Pointer>,
    /// The first version of the log file that has the case: SubVersion and SubMinorVersion.
    pub first_log_version: (u8, u8),
    /// The last one.
    pub last_log_version: (u8, u8),
    /// Which of the structures it is.
    pub(crate) variant: u16,
}

impl Case {
    /// The case of a constant table.
    #[allow(clippy::too_many_arguments)]
    pub(crate) const fn new(
        name: &'static str,
        (value, mask): (u64, u64),
        structure: Option<&'static str>,
        pointer: Option<Pointer>,
        first_log_version: (u8, u8),
        last_log_version: (u8, u8),
        variant: u16,
    ) -> Case {
        Case { name, value, mask, structure, pointer, first_log_version, last_log_version, variant }
    }

    /// Whether it is the case of an integer, in a log file of a version; without one, in the newest.
    #[inline]
    pub fn holds(&self, value: u64, log_version: Option<(u8, u8)>) -> bool {
        let version = log_version.unwrap_or((u8::MAX, u8::MAX));
        value & self.mask == self.value && self.first_log_version <= version && version <= self.last_log_version
    }
}
