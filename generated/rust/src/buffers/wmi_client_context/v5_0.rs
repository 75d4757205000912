// Generated from spec/structs/WMI_CLIENT_CONTEXT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_CLIENT_CONTEXT in the form of releases 5.0..5.2.
#[allow(unused_imports)]
use crate::rt::*;

/// Which processor and which logger a trace buffer belongs to.
///
/// In C: `WMI_CLIENT_CONTEXT`, 0x4 bytes. Releases 5.0..5.2.
///
/// From 6.0 its place and its fields are those of ETW_BUFFER_CONTEXT. Consumers receive a copy of it as an opaque ULONG. Names and types are from symbol files of Windows XP SP3 and Windows Server 2003 SP2; none earlier have them.
///
/// Source: Geoff Chappell, *WMI_CLIENT_CONTEXT*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_CLIENT_CONTEXT")]
pub struct WmiClientContext {
    /// `UCHAR ProcessorNumber`, at 0x00. The processor.
    pub processor_number: u8,
    /// `UCHAR Alignment`, at 0x01. What it is for is not known.
    pub alignment: u8,
    /// `USHORT LoggerId`, at 0x02. The logger: the event tracing session.
    pub logger_id: u16,
}

impl WmiClientContext {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            processor_number: u8::from_le_bytes(get::<0, 1, _>(bytes)),
            alignment: u8::from_le_bytes(get::<1, 1, _>(bytes)),
            logger_id: u16::from_le_bytes(get::<2, 2, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 1, _>(&mut bytes, self.processor_number.to_le_bytes());
        put::<1, 1, _>(&mut bytes, self.alignment.to_le_bytes());
        put::<2, 2, _>(&mut bytes, self.logger_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_client_context::V5_0;
}

fixed_record!(WmiClientContext, WmiClientContextView, 4, "WMI_CLIENT_CONTEXT");
getters! {
    self WmiClientContextView "WmiClientContextView" {
        /// `UCHAR ProcessorNumber`, at 0x00.
        processor_number: u8 = u8::from_le_bytes(get::<0, 1, _>(self.fixed));
        /// `UCHAR Alignment`, at 0x01.
        alignment: u8 = u8::from_le_bytes(get::<1, 1, _>(self.fixed));
        /// `USHORT LoggerId`, at 0x02.
        logger_id: u16 = u16::from_le_bytes(get::<2, 2, _>(self.fixed));
    }
}
