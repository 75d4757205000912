// Generated from spec/structs/TRACE_CONTEXT_REGISTER_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TRACE_CONTEXT_REGISTER_INFO in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Which registers of the processor are logged with the events that are chosen for it.
///
/// In C: `TRACE_CONTEXT_REGISTER_INFO`, 0x8 bytes. Releases 5.0+.
///
/// The structure is of user mode; phnt has its layout, in a comment, as EVENT_TRACE_CONTEXT_REGISTER_INFO.
///
/// What no source says:
///
/// - The first release that has it: the documentation says Windows Server 23H2, phnt says 24H2 of the kernel's information class.
///
/// Source: Microsoft, *TRACE_CONTEXT_REGISTER_INFO structure*; Winsider Seminars & Solutions and contributors, *ntexapi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TRACE_CONTEXT_REGISTER_INFO")]
pub struct TraceContextRegisterInfo {
    /// `ETW_CONTEXT_REGISTER_TYPES RegisterTypes`, at 0x00. The registers.
    pub register_types: crate::requests::EtwContextRegisterTypes,
    /// `ULONG Reserved`, at 0x04. What it is for is not known.
    pub reserved: u32,
}

impl TraceContextRegisterInfo {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            register_types: crate::requests::EtwContextRegisterTypes::from_le(get::<0, 4, _>(bytes)),
            reserved: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.register_types.to_le());
        put::<4, 4, _>(&mut bytes, self.reserved.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::trace_context_register_info::V5_0;
}

fixed_record!(TraceContextRegisterInfo, TraceContextRegisterInfoView, 8, "TRACE_CONTEXT_REGISTER_INFO");
getters! {
    self TraceContextRegisterInfoView "TraceContextRegisterInfoView" {
        /// `ETW_CONTEXT_REGISTER_TYPES RegisterTypes`, at 0x00.
        register_types: crate::requests::EtwContextRegisterTypes = crate::requests::EtwContextRegisterTypes::from_le(get::<0, 4, _>(self.fixed));
        /// `ULONG Reserved`, at 0x04.
        reserved: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
