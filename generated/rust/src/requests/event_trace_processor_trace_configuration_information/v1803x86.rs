// Generated from spec/structs/EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION in the form of releases 1803+ with 32 bit pointers.
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
/// How the processor's own trace is configured for a session.
///
/// In C: `EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION`, 0x18 bytes. Releases 1803+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | EVENT_TRACE_INFORMATION_CLASS | `EventTraceInformationClass` |
/// | 0x04 | 0x4 | padding |  |
/// | 0x08 | 0x8 | TRACEHANDLE | `TraceHandle` |
/// | 0x10 | 0x4 | PVOID | `Callback` |
/// | 0x14 | 0x4 | padding |  |
///
/// What no source says:
///
/// - In which releases the layout holds: the header shows one, without versions.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION")]
#[doc(alias = "EVENT_TRACE_IPT_CONFIGURATION_INFORMATION")]
pub struct EventTraceProcessorTraceConfigurationInformation32 {
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    pub event_trace_information_class: crate::requests::EventTraceInformationClass,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_04: Bytes<4>,
    /// `TRACEHANDLE TraceHandle`, at 0x08. It selects a logger.
    pub trace_handle: u64,
    /// `PVOID Callback`, at 0x10. A callback in kernel mode, which is given to the extension that does the tracing.
    pub callback: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_14: Bytes<4>,
}
impl EventTraceProcessorTraceConfigurationInformation32 {
    /// The size in bytes.
    pub const SIZE: usize = 24;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(
                get::<0, 4, _>(bytes),
            ),
            padding_04: Bytes(get::<4, 4, _>(bytes)),
            trace_handle: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            callback: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            padding_14: Bytes(get::<20, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.event_trace_information_class.to_le());
        put::<4, 4, _>(&mut bytes, self.padding_04.0);
        put::<8, 8, _>(&mut bytes, self.trace_handle.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.callback.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.padding_14.0);
        bytes
    }
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    #[inline]
    pub fn event_trace_information_class(
        &self,
    ) -> crate::requests::EventTraceInformationClass {
        self.event_trace_information_class
    }
    /// Sets `EventTraceInformationClass`.
    #[inline]
    pub fn set_event_trace_information_class(
        &mut self,
        value: crate::requests::EventTraceInformationClass,
    ) {
        self.event_trace_information_class = value;
    }
    /// `TRACEHANDLE TraceHandle`, at 0x08. It selects a logger.
    #[inline]
    pub fn trace_handle(&self) -> u64 {
        self.trace_handle
    }
    /// Sets `TraceHandle`.
    #[inline]
    pub fn set_trace_handle(&mut self, value: u64) {
        self.trace_handle = value;
    }
    /// `PVOID Callback`, at 0x10. A callback in kernel mode, which is given to the extension that does the tracing.
    #[inline]
    pub fn callback(&self) -> u32 {
        self.callback
    }
    /// Sets `Callback`.
    #[inline]
    pub fn set_callback(&mut self, value: u32) {
        self.callback = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_processor_trace_configuration_information::V1803X86;
}
impl Default for EventTraceProcessorTraceConfigurationInformation32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 24])
    }
}
impl Sealed for EventTraceProcessorTraceConfigurationInformation32 {}
impl Record for EventTraceProcessorTraceConfigurationInformation32 {
    const NAME: &'static str = "EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION";
    const SIZE: usize = 24;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EventTraceProcessorTraceConfigurationInformation32 {
    const SIZE: usize = 24;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EventTraceProcessorTraceConfigurationInformation32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary
for EventTraceProcessorTraceConfigurationInformation32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<
                    crate::requests::EventTraceInformationClass,
                >(),
                proptest::arbitrary::any::<Bytes<4>>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<Bytes<4>>(),
            ),
        )
            .prop_map(|
                (
                    (
                        event_trace_information_class,
                        padding_04,
                        trace_handle,
                        callback,
                        padding_14,
                    ),
                )|
            Self {
                event_trace_information_class,
                padding_04,
                trace_handle,
                callback,
                padding_14,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EventTraceProcessorTraceConfigurationInformation32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventTraceProcessorTraceConfigurationInformation32View<'a> {
    fixed: &'a [u8; 24],
}
impl<'a> EventTraceProcessorTraceConfigurationInformation32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 24]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EventTraceProcessorTraceConfigurationInformation32 {
        EventTraceProcessorTraceConfigurationInformation32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    #[inline]
    pub fn event_trace_information_class(
        &self,
    ) -> crate::requests::EventTraceInformationClass {
        crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(self.fixed))
    }
    /// `TRACEHANDLE TraceHandle`, at 0x08. It selects a logger.
    #[inline]
    pub fn trace_handle(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `PVOID Callback`, at 0x10. A callback in kernel mode, which is given to the extension that does the tracing.
    #[inline]
    pub fn callback(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EventTraceProcessorTraceConfigurationInformation32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f
            .debug_struct("EventTraceProcessorTraceConfigurationInformation32View");
        out.field(
            "event_trace_information_class",
            &self.event_trace_information_class(),
        );
        out.field("trace_handle", &self.trace_handle());
        out.field("callback", &self.callback());
        out.finish()
    }
}
