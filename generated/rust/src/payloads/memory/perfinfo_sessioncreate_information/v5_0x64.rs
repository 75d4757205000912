// Generated from spec/structs/PERFINFO_SESSIONCREATE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_SESSIONCREATE_INFORMATION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A session of the memory manager was created.
///
/// In C: `PERFINFO_SESSIONCREATE_INFORMATION`, 0x10 bytes with one element of its array, 0xc without. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_SESSIONCREATE_INFORMATION")]
pub struct PerfinfoSessioncreateInformationX64 {
    /// `ULONG_PTR UniqueSessionId`, at 0x00. What tells the session apart from others that have the same identifier.
    pub unique_session_id: u64,
    /// `ULONG SessionId`, at 0x08.
    pub session_id: u32,
}

impl PerfinfoSessioncreateInformationX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            unique_session_id: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            session_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 8, _>(&mut bytes, self.unique_session_id.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.session_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_sessioncreate_information::V5_0X64;
}

fixed_record!(PerfinfoSessioncreateInformationX64, PerfinfoSessioncreateInformationX64View, 12, "PERFINFO_SESSIONCREATE_INFORMATION");
getters! {
    self PerfinfoSessioncreateInformationX64View "PerfinfoSessioncreateInformationX64View" {
        /// `ULONG_PTR UniqueSessionId`, at 0x00.
        unique_session_id: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG SessionId`, at 0x08.
        session_id: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    }
}
