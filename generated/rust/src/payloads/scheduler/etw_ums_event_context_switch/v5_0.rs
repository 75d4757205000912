// Generated from spec/structs/ETW_UMS_EVENT_CONTEXT_SWITCH.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_UMS_EVENT_CONTEXT_SWITCH in the form of releases 5.0+.
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
/// How often a thread that user mode schedules (UMS) was switched to and yielded.
///
/// In C: `ETW_UMS_EVENT_CONTEXT_SWITCH`, 0x38 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x20 | SYSTEM_TRACE_HEADER | `Header` |
/// | 0x20 | 0x4 | ULONG | `ScheduledThreadId` |
/// | 0x24 | 0x4 | ULONG | `SwitchCount` |
/// | 0x28 | 0x4 | ULONG | `KernelYieldCount` |
/// | 0x2c | 0x4 | ULONG | `MixedYieldCount` |
/// | 0x30 | 0x4 | ULONG | `YieldCount` |
/// | 0x34 | 0x4 | padding |  |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_UMS_EVENT_CONTEXT_SWITCH")]
pub struct EtwUmsEventContextSwitch {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `ULONG ScheduledThreadId`, at 0x20.
    pub scheduled_thread_id: u32,
    /// `ULONG SwitchCount`, at 0x24. Switches to it.
    pub switch_count: u32,
    /// `ULONG KernelYieldCount`, at 0x28. Yields in the kernel.
    pub kernel_yield_count: u32,
    /// `ULONG MixedYieldCount`, at 0x2C. What it is for is not known.
    pub mixed_yield_count: u32,
    /// `ULONG YieldCount`, at 0x30. Yields. The event ends after this field, without the padding.
    pub yield_count: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_34: Bytes<4>,
}
impl EtwUmsEventContextSwitch {
    /// The size in bytes.
    pub const SIZE: usize = 56;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 56]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(
                part::<0, 32, _>(bytes),
            ),
            scheduled_thread_id: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            switch_count: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            kernel_yield_count: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            mixed_yield_count: u32::from_le_bytes(get::<44, 4, _>(bytes)),
            yield_count: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            padding_34: Bytes(get::<52, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 56 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_UMS_EVENT_CONTEXT_SWITCH",
                    needed: 56,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 56] {
        let mut bytes = [0; 56];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 4, _>(&mut bytes, self.scheduled_thread_id.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.switch_count.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.kernel_yield_count.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.mixed_yield_count.to_le_bytes());
        put::<48, 4, _>(&mut bytes, self.yield_count.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.padding_34.0);
        bytes
    }
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    #[inline]
    pub fn header(&self) -> crate::headers::SystemTraceHeader {
        self.header
    }
    /// Sets `Header`.
    #[inline]
    pub fn set_header(&mut self, value: crate::headers::SystemTraceHeader) {
        self.header = value;
    }
    /// `ULONG ScheduledThreadId`, at 0x20.
    #[inline]
    pub fn scheduled_thread_id(&self) -> u32 {
        self.scheduled_thread_id
    }
    /// Sets `ScheduledThreadId`.
    #[inline]
    pub fn set_scheduled_thread_id(&mut self, value: u32) {
        self.scheduled_thread_id = value;
    }
    /// `ULONG SwitchCount`, at 0x24. Switches to it.
    #[inline]
    pub fn switch_count(&self) -> u32 {
        self.switch_count
    }
    /// Sets `SwitchCount`.
    #[inline]
    pub fn set_switch_count(&mut self, value: u32) {
        self.switch_count = value;
    }
    /// `ULONG KernelYieldCount`, at 0x28. Yields in the kernel.
    #[inline]
    pub fn kernel_yield_count(&self) -> u32 {
        self.kernel_yield_count
    }
    /// Sets `KernelYieldCount`.
    #[inline]
    pub fn set_kernel_yield_count(&mut self, value: u32) {
        self.kernel_yield_count = value;
    }
    /// `ULONG MixedYieldCount`, at 0x2C. What it is for is not known.
    #[inline]
    pub fn mixed_yield_count(&self) -> u32 {
        self.mixed_yield_count
    }
    /// Sets `MixedYieldCount`.
    #[inline]
    pub fn set_mixed_yield_count(&mut self, value: u32) {
        self.mixed_yield_count = value;
    }
    /// `ULONG YieldCount`, at 0x30. Yields. The event ends after this field, without the padding.
    #[inline]
    pub fn yield_count(&self) -> u32 {
        self.yield_count
    }
    /// Sets `YieldCount`.
    #[inline]
    pub fn set_yield_count(&mut self, value: u32) {
        self.yield_count = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_ums_event_context_switch::V5_0;
}
impl Default for EtwUmsEventContextSwitch {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 56])
    }
}
impl Sealed for EtwUmsEventContextSwitch {}
impl Record for EtwUmsEventContextSwitch {
    const NAME: &'static str = "ETW_UMS_EVENT_CONTEXT_SWITCH";
    const SIZE: usize = 56;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwUmsEventContextSwitch {
    const SIZE: usize = 56;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwUmsEventContextSwitch);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwUmsEventContextSwitch {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<crate::headers::SystemTraceHeader>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<Bytes<4>>(),
            ),
        )
            .prop_map(|
                (
                    (
                        header,
                        scheduled_thread_id,
                        switch_count,
                        kernel_yield_count,
                        mixed_yield_count,
                        yield_count,
                        padding_34,
                    ),
                )|
            Self {
                header,
                scheduled_thread_id,
                switch_count,
                kernel_yield_count,
                mixed_yield_count,
                yield_count,
                padding_34,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwUmsEventContextSwitch`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwUmsEventContextSwitchView<'a> {
    fixed: &'a [u8; 56],
}
impl<'a> EtwUmsEventContextSwitchView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 56 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_UMS_EVENT_CONTEXT_SWITCH",
                    needed: 56,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 56]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwUmsEventContextSwitch {
        EtwUmsEventContextSwitch::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 56] {
        self.fixed
    }
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    #[inline]
    pub fn header(&self) -> crate::headers::SystemTraceHeaderView<'a> {
        crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed))
    }
    /// `ULONG ScheduledThreadId`, at 0x20.
    #[inline]
    pub fn scheduled_thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<32, 4, _>(self.fixed))
    }
    /// `ULONG SwitchCount`, at 0x24. Switches to it.
    #[inline]
    pub fn switch_count(&self) -> u32 {
        u32::from_le_bytes(get::<36, 4, _>(self.fixed))
    }
    /// `ULONG KernelYieldCount`, at 0x28. Yields in the kernel.
    #[inline]
    pub fn kernel_yield_count(&self) -> u32 {
        u32::from_le_bytes(get::<40, 4, _>(self.fixed))
    }
    /// `ULONG MixedYieldCount`, at 0x2C. What it is for is not known.
    #[inline]
    pub fn mixed_yield_count(&self) -> u32 {
        u32::from_le_bytes(get::<44, 4, _>(self.fixed))
    }
    /// `ULONG YieldCount`, at 0x30. Yields. The event ends after this field, without the padding.
    #[inline]
    pub fn yield_count(&self) -> u32 {
        u32::from_le_bytes(get::<48, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwUmsEventContextSwitchView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwUmsEventContextSwitchView");
        out.field("header", &self.header());
        out.field("scheduled_thread_id", &self.scheduled_thread_id());
        out.field("switch_count", &self.switch_count());
        out.field("kernel_yield_count", &self.kernel_yield_count());
        out.field("mixed_yield_count", &self.mixed_yield_count());
        out.field("yield_count", &self.yield_count());
        out.finish()
    }
}
