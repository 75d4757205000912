// Generated from spec/structs/PERFINFO_DEBUG_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_DEBUG_EVENT in the form of releases 5.0+.
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
/// A debug event was received, or the debugged process goes on.
///
/// In C: `PERFINFO_DEBUG_EVENT`, 0xc bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `ProcessId` |
/// | 0x04 | 0x4 | ULONG | `ThreadId` |
/// | 0x08 | 0x4 | PERFINFO_DEBUG_EVENT_REASON | `Reason` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_DEBUG_EVENT")]
pub struct PerfinfoDebugEvent {
    /// `ULONG ProcessId`, at 0x00.
    pub process_id: u32,
    /// `ULONG ThreadId`, at 0x04.
    pub thread_id: u32,
    /// `PERFINFO_DEBUG_EVENT_REASON Reason`, at 0x08.
    pub reason: crate::payloads::process::PerfinfoDebugEventReason,
}
impl PerfinfoDebugEvent {
    /// The size in bytes.
    pub const SIZE: usize = 12;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            process_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            reason: crate::payloads::process::PerfinfoDebugEventReason::from_le(
                get::<8, 4, _>(bytes),
            ),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_DEBUG_EVENT",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.reason.to_le());
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
    /// `ULONG ThreadId`, at 0x04.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        self.thread_id
    }
    /// Sets `ThreadId`.
    #[inline]
    pub fn set_thread_id(&mut self, value: u32) {
        self.thread_id = value;
    }
    /// `PERFINFO_DEBUG_EVENT_REASON Reason`, at 0x08.
    #[inline]
    pub fn reason(&self) -> crate::payloads::process::PerfinfoDebugEventReason {
        self.reason
    }
    /// Sets `Reason`.
    #[inline]
    pub fn set_reason(
        &mut self,
        value: crate::payloads::process::PerfinfoDebugEventReason,
    ) {
        self.reason = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_debug_event::V5_0;
}
impl Default for PerfinfoDebugEvent {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 12])
    }
}
impl Sealed for PerfinfoDebugEvent {}
impl Record for PerfinfoDebugEvent {
    const NAME: &'static str = "PERFINFO_DEBUG_EVENT";
    const SIZE: usize = 12;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoDebugEvent {
    const SIZE: usize = 12;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoDebugEvent);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoDebugEvent {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<
                    crate::payloads::process::PerfinfoDebugEventReason,
                >(),
            ),
        )
            .prop_map(|((process_id, thread_id, reason),)| Self {
                process_id,
                thread_id,
                reason,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoDebugEvent`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoDebugEventView<'a> {
    fixed: &'a [u8; 12],
}
impl<'a> PerfinfoDebugEventView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_DEBUG_EVENT",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 12]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoDebugEvent {
        PerfinfoDebugEvent::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
    /// `ULONG ProcessId`, at 0x00.
    #[inline]
    pub fn process_id(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG ThreadId`, at 0x04.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `PERFINFO_DEBUG_EVENT_REASON Reason`, at 0x08.
    #[inline]
    pub fn reason(&self) -> crate::payloads::process::PerfinfoDebugEventReason {
        crate::payloads::process::PerfinfoDebugEventReason::from_le(
            get::<8, 4, _>(self.fixed),
        )
    }
}
impl core::fmt::Debug for PerfinfoDebugEventView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoDebugEventView");
        out.field("process_id", &self.process_id());
        out.field("thread_id", &self.thread_id());
        out.field("reason", &self.reason());
        out.finish()
    }
}
