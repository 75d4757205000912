// Generated from spec/structs/PERFINFO_CONTIGUOUS_PAGE_GENERATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CONTIGUOUS_PAGE_GENERATE in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Physical pages are freed so that there are contiguous ones.
///
/// In C: `PERFINFO_CONTIGUOUS_PAGE_GENERATE`, 0x10 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CONTIGUOUS_PAGE_GENERATE")]
pub struct PerfinfoContiguousPageGenerate {
    /// `ULONGLONG ThreadId`, at 0x00. The thread that needs them.
    pub thread_id: u64,
    /// `ULONGLONG NumberOfBytes`, at 0x08. Unit: bytes.
    pub number_of_bytes: u64,
}

impl PerfinfoContiguousPageGenerate {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            thread_id: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            number_of_bytes: u64::from_le_bytes(get::<8, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.number_of_bytes.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_contiguous_page_generate::V5_0;
}

fixed_record!(PerfinfoContiguousPageGenerate, PerfinfoContiguousPageGenerateView, 16, "PERFINFO_CONTIGUOUS_PAGE_GENERATE");
getters! {
    self PerfinfoContiguousPageGenerateView "PerfinfoContiguousPageGenerateView" {
        /// `ULONGLONG ThreadId`, at 0x00.
        thread_id: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONGLONG NumberOfBytes`, at 0x08.
        number_of_bytes: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}
