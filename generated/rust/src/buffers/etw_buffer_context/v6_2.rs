// Generated from spec/structs/ETW_BUFFER_CONTEXT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_BUFFER_CONTEXT in the form of releases 6.2+.
#[allow(unused_imports)]
use crate::rt::*;

/// Which processor and which logger a trace buffer belongs to.
///
/// In C: `ETW_BUFFER_CONTEXT`, 0x4 bytes. Releases 6.2+.
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
#[doc(alias = "ETW_BUFFER_CONTEXT")]
pub struct EtwBufferContext {
    /// The bytes that `ProcessorNumber`, `Alignment`, `ProcessorIndex` share.
    pub union_00: Bytes<2>,
    /// `USHORT LoggerId`, at 0x02. The logger: the event tracing session.
    pub logger_id: u16,
}

impl EtwBufferContext {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            union_00: Bytes(get::<0, 2, _>(bytes)),
            logger_id: u16::from_le_bytes(get::<2, 2, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 2, _>(&mut bytes, self.union_00.0);
        put::<2, 2, _>(&mut bytes, self.logger_id.to_le_bytes());
        bytes
    }
    /// `UCHAR ProcessorNumber`, at 0x00. The processor, as releases before 6.2 number it.
    #[inline]
    pub fn processor_number(&self) -> u8 {
        u8::from_le_bytes(get::<0, 1, _>(&self.union_00.0))
    }
    /// Sets `ProcessorNumber`.
    #[inline]
    pub fn set_processor_number(&mut self, value: u8) {
        put::<0, 1, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `UCHAR Alignment`, at 0x01. What it is for is not known.
    #[inline]
    pub fn alignment(&self) -> u8 {
        u8::from_le_bytes(get::<1, 1, _>(&self.union_00.0))
    }
    /// Sets `Alignment`.
    #[inline]
    pub fn set_alignment(&mut self, value: u8) {
        put::<1, 1, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `USHORT ProcessorIndex`, at 0x00. The processor; a mask for it, 0x07FF, is named ETW_PROCESSOR_INDEX_MASK.
    #[inline]
    pub fn processor_index(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(&self.union_00.0))
    }
    /// Sets `ProcessorIndex`.
    #[inline]
    pub fn set_processor_index(&mut self, value: u16) {
        put::<0, 2, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_buffer_context::V6_2;
}

fixed_record!(EtwBufferContext, EtwBufferContextView, 4, "ETW_BUFFER_CONTEXT");
getters! {
    self EtwBufferContextView "EtwBufferContextView" {
        /// `UCHAR ProcessorNumber`, at 0x00.
        processor_number: u8 = u8::from_le_bytes(get::<0, 1, _>(self.fixed));
        /// `UCHAR Alignment`, at 0x01.
        alignment: u8 = u8::from_le_bytes(get::<1, 1, _>(self.fixed));
        /// `USHORT ProcessorIndex`, at 0x00.
        processor_index: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `USHORT LoggerId`, at 0x02.
        logger_id: u16 = u16::from_le_bytes(get::<2, 2, _>(self.fixed));
    }
}
