// Generated from spec/structs/ETW_BUFFER_CONTEXT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_BUFFER_CONTEXT in the form of releases 6.0..6.1.
#[allow(unused_imports)]
use crate::rt::*;

/// Which processor and which logger a trace buffer belongs to.
///
/// An older form.
/// In C: `ETW_BUFFER_CONTEXT`, 0x4 bytes. Releases 6.0..6.1.
///
/// It takes the place of WMI_CLIENT_CONTEXT. Consumers receive a copy of it with each event, as BufferContext.
///
/// What no source says:
///
/// - Whether ETW_BUFFER_FLAG_PROC_INDEX decides between ProcessorIndex and ProcessorNumber.
///
/// Source: Geoff Chappell, *WMI_CLIENT_CONTEXT*; The mingw-w64 developers, *evntrace.h*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct V6_0 {
    /// `UCHAR ProcessorNumber`, at 0x00. The processor.
    pub processor_number: u8,
    /// `UCHAR Alignment`, at 0x01. In traces of 6.1 it holds 8, which is what events are aligned to. What it is for is not known.
    pub alignment: u8,
    /// `USHORT LoggerId`, at 0x02. The logger: the event tracing session.
    pub logger_id: u16,
}

impl V6_0 {
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_buffer_context::V6_0;
}

fixed_record!(V6_0, V6_0View, 4, "ETW_BUFFER_CONTEXT");
getters! {
    self V6_0View "V6_0View" {
        /// `UCHAR ProcessorNumber`, at 0x00.
        processor_number: u8 = u8::from_le_bytes(get::<0, 1, _>(self.fixed));
        /// `UCHAR Alignment`, at 0x01.
        alignment: u8 = u8::from_le_bytes(get::<1, 1, _>(self.fixed));
        /// `USHORT LoggerId`, at 0x02.
        logger_id: u16 = u16::from_le_bytes(get::<2, 2, _>(self.fixed));
    }
}
