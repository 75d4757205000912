// Generated from spec/structs/ETW_BUFFER_CONTEXT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_BUFFER_CONTEXT in the form of releases 6.0..6.1.
#[allow(unused_imports)]
use crate::rt::{
    Bytes, Element, Elements, Error, Guid, Record, Sealed, array, fill, get, part,
    part_mut, put,
};
#[cfg(feature = "alloc")]
#[allow(unused_imports)]
use crate::rt::{Tailed, to_vec};
#[cfg(feature = "binrw")]
#[allow(unused_imports)]
use crate::rt::{binrw_fixed, binrw_inserted, binrw_tailed};
/// Which processor and which logger a trace buffer belongs to.
///
/// An older form.
/// In C: `ETW_BUFFER_CONTEXT`, 0x4 bytes. Releases 6.0..6.1.
///
/// It takes the place of WMI_CLIENT_CONTEXT. Consumers receive a copy of it with each event, as BufferContext.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x1 | UCHAR | `ProcessorNumber` |
/// | 0x01 | 0x1 | UCHAR | `Alignment` |
/// | 0x02 | 0x2 | USHORT | `LoggerId` |
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
    /// The size in bytes.
    pub const SIZE: usize = 4;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            processor_number: u8::from_le_bytes(get::<0, 1, _>(bytes)),
            alignment: u8::from_le_bytes(get::<1, 1, _>(bytes)),
            logger_id: u16::from_le_bytes(get::<2, 2, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_BUFFER_CONTEXT",
                    needed: 4,
                    have: bytes.len(),
                })
            }
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
    /// `UCHAR ProcessorNumber`, at 0x00. The processor.
    #[inline]
    pub fn processor_number(&self) -> u8 {
        self.processor_number
    }
    /// Sets `ProcessorNumber`.
    #[inline]
    pub fn set_processor_number(&mut self, value: u8) {
        self.processor_number = value;
    }
    /// `UCHAR Alignment`, at 0x01. In traces of 6.1 it holds 8, which is what events are aligned to. What it is for is not known.
    #[inline]
    pub fn alignment(&self) -> u8 {
        self.alignment
    }
    /// Sets `Alignment`.
    #[inline]
    pub fn set_alignment(&mut self, value: u8) {
        self.alignment = value;
    }
    /// `USHORT LoggerId`, at 0x02. The logger: the event tracing session.
    #[inline]
    pub fn logger_id(&self) -> u16 {
        self.logger_id
    }
    /// Sets `LoggerId`.
    #[inline]
    pub fn set_logger_id(&mut self, value: u16) {
        self.logger_id = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_buffer_context::V6_0;
}
impl Default for V6_0 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 4])
    }
}
impl Sealed for V6_0 {}
impl Record for V6_0 {
    const NAME: &'static str = "ETW_BUFFER_CONTEXT";
    const SIZE: usize = 4;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for V6_0 {
    const SIZE: usize = 4;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(V6_0);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for V6_0 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u16>(),
            ),
        )
            .prop_map(|((processor_number, alignment, logger_id),)| Self {
                processor_number,
                alignment,
                logger_id,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`V6_0`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct V6_0View<'a> {
    fixed: &'a [u8; 4],
}
impl<'a> V6_0View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_BUFFER_CONTEXT",
                    needed: 4,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 4]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> V6_0 {
        V6_0::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 4] {
        self.fixed
    }
    /// `UCHAR ProcessorNumber`, at 0x00. The processor.
    #[inline]
    pub fn processor_number(&self) -> u8 {
        u8::from_le_bytes(get::<0, 1, _>(self.fixed))
    }
    /// `UCHAR Alignment`, at 0x01. In traces of 6.1 it holds 8, which is what events are aligned to. What it is for is not known.
    #[inline]
    pub fn alignment(&self) -> u8 {
        u8::from_le_bytes(get::<1, 1, _>(self.fixed))
    }
    /// `USHORT LoggerId`, at 0x02. The logger: the event tracing session.
    #[inline]
    pub fn logger_id(&self) -> u16 {
        u16::from_le_bytes(get::<2, 2, _>(self.fixed))
    }
}
impl core::fmt::Debug for V6_0View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("V6_0View");
        out.field("processor_number", &self.processor_number());
        out.field("alignment", &self.alignment());
        out.field("logger_id", &self.logger_id());
        out.finish()
    }
}
