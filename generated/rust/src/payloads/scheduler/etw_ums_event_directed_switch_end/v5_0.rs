// Generated from spec/structs/ETW_UMS_EVENT_DIRECTED_SWITCH_END.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_UMS_EVENT_DIRECTED_SWITCH_END in the form of releases 5.0+.
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
/// A switch to a thread that user mode schedules (UMS) is done.
///
/// In C: `ETW_UMS_EVENT_DIRECTED_SWITCH_END`, 0x10 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `ProcessId` |
/// | 0x04 | 0x4 | ULONG | `ScheduledThreadId` |
/// | 0x08 | 0x4 | ULONG | `PrimaryThreadId` |
/// | 0x0c | 0x4 | ULONG | `SwitchFlags` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_UMS_EVENT_DIRECTED_SWITCH_END")]
pub struct EtwUmsEventDirectedSwitchEnd {
    /// `ULONG ProcessId`, at 0x00.
    pub process_id: u32,
    /// `ULONG ScheduledThreadId`, at 0x04. The thread that was switched to.
    pub scheduled_thread_id: u32,
    /// `ULONG PrimaryThreadId`, at 0x08. The thread that schedules it.
    pub primary_thread_id: u32,
    /// `ULONG SwitchFlags`, at 0x0C.
    pub switch_flags: crate::payloads::scheduler::UmsEtwDirectedSwitchEnd,
}
impl EtwUmsEventDirectedSwitchEnd {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            process_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            scheduled_thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            primary_thread_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            switch_flags: crate::payloads::scheduler::UmsEtwDirectedSwitchEnd::from_le(
                get::<12, 4, _>(bytes),
            ),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_UMS_EVENT_DIRECTED_SWITCH_END",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.scheduled_thread_id.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.primary_thread_id.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.switch_flags.to_le());
        bytes
    }
    /// `ULONG ProcessId`, at 0x00.
    #[inline]
    pub fn process_id(&self) -> u32 {
        self.process_id
    }
    /// Sets `ProcessId`.
    #[inline]
    pub fn set_process_id(&mut self, value: u32) {
        self.process_id = value;
    }
    /// `ULONG ScheduledThreadId`, at 0x04. The thread that was switched to.
    #[inline]
    pub fn scheduled_thread_id(&self) -> u32 {
        self.scheduled_thread_id
    }
    /// Sets `ScheduledThreadId`.
    #[inline]
    pub fn set_scheduled_thread_id(&mut self, value: u32) {
        self.scheduled_thread_id = value;
    }
    /// `ULONG PrimaryThreadId`, at 0x08. The thread that schedules it.
    #[inline]
    pub fn primary_thread_id(&self) -> u32 {
        self.primary_thread_id
    }
    /// Sets `PrimaryThreadId`.
    #[inline]
    pub fn set_primary_thread_id(&mut self, value: u32) {
        self.primary_thread_id = value;
    }
    /// `ULONG SwitchFlags`, at 0x0C.
    #[inline]
    pub fn switch_flags(&self) -> crate::payloads::scheduler::UmsEtwDirectedSwitchEnd {
        self.switch_flags
    }
    /// Sets `SwitchFlags`.
    #[inline]
    pub fn set_switch_flags(
        &mut self,
        value: crate::payloads::scheduler::UmsEtwDirectedSwitchEnd,
    ) {
        self.switch_flags = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_ums_event_directed_switch_end::V5_0;
}
impl Default for EtwUmsEventDirectedSwitchEnd {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for EtwUmsEventDirectedSwitchEnd {}
impl Record for EtwUmsEventDirectedSwitchEnd {
    const NAME: &'static str = "ETW_UMS_EVENT_DIRECTED_SWITCH_END";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwUmsEventDirectedSwitchEnd {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwUmsEventDirectedSwitchEnd);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwUmsEventDirectedSwitchEnd {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<
                    crate::payloads::scheduler::UmsEtwDirectedSwitchEnd,
                >(),
            ),
        )
            .prop_map(|
                ((process_id, scheduled_thread_id, primary_thread_id, switch_flags),)|
            Self {
                process_id,
                scheduled_thread_id,
                primary_thread_id,
                switch_flags,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwUmsEventDirectedSwitchEnd`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwUmsEventDirectedSwitchEndView<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> EtwUmsEventDirectedSwitchEndView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_UMS_EVENT_DIRECTED_SWITCH_END",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 16]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwUmsEventDirectedSwitchEnd {
        EtwUmsEventDirectedSwitchEnd::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `ULONG ProcessId`, at 0x00.
    #[inline]
    pub fn process_id(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG ScheduledThreadId`, at 0x04. The thread that was switched to.
    #[inline]
    pub fn scheduled_thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG PrimaryThreadId`, at 0x08. The thread that schedules it.
    #[inline]
    pub fn primary_thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG SwitchFlags`, at 0x0C.
    #[inline]
    pub fn switch_flags(&self) -> crate::payloads::scheduler::UmsEtwDirectedSwitchEnd {
        crate::payloads::scheduler::UmsEtwDirectedSwitchEnd::from_le(
            get::<12, 4, _>(self.fixed),
        )
    }
}
impl core::fmt::Debug for EtwUmsEventDirectedSwitchEndView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwUmsEventDirectedSwitchEndView");
        out.field("process_id", &self.process_id());
        out.field("scheduled_thread_id", &self.scheduled_thread_id());
        out.field("primary_thread_id", &self.primary_thread_id());
        out.field("switch_flags", &self.switch_flags());
        out.finish()
    }
}
