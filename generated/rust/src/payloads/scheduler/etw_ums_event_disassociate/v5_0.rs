// Generated from spec/structs/ETW_UMS_EVENT_DISASSOCIATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_UMS_EVENT_DISASSOCIATE in the form of releases 5.0+.
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
/// A thread that user mode schedules (UMS) was parted from the thread that schedules it.
///
/// In C: `ETW_UMS_EVENT_DISASSOCIATE`, 0x14 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `ProcessId` |
/// | 0x04 | 0x4 | ULONG | `ScheduledThreadId` |
/// | 0x08 | 0x4 | ULONG | `PrimaryThreadId` |
/// | 0x0c | 0x4 | ULONG | `UmsApcControlFlags` |
/// | 0x10 | 0x4 | NTSTATUS | `Status` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_UMS_EVENT_DISASSOCIATE")]
pub struct EtwUmsEventDisassociate {
    /// `ULONG ProcessId`, at 0x00.
    pub process_id: u32,
    /// `ULONG ScheduledThreadId`, at 0x04.
    pub scheduled_thread_id: u32,
    /// `ULONG PrimaryThreadId`, at 0x08.
    pub primary_thread_id: u32,
    /// `ULONG UmsApcControlFlags`, at 0x0C. What it is for is not known.
    pub ums_apc_control_flags: u32,
    /// `NTSTATUS Status`, at 0x10.
    pub status: crate::requests::Ntstatus,
}
impl EtwUmsEventDisassociate {
    /// The size in bytes.
    pub const SIZE: usize = 20;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            process_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            scheduled_thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            primary_thread_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            ums_apc_control_flags: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            status: crate::requests::Ntstatus::from_le(get::<16, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_UMS_EVENT_DISASSOCIATE",
                    needed: 20,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.scheduled_thread_id.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.primary_thread_id.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.ums_apc_control_flags.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.status.to_le());
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
    /// `ULONG ScheduledThreadId`, at 0x04.
    #[inline]
    pub fn scheduled_thread_id(&self) -> u32 {
        self.scheduled_thread_id
    }
    /// Sets `ScheduledThreadId`.
    #[inline]
    pub fn set_scheduled_thread_id(&mut self, value: u32) {
        self.scheduled_thread_id = value;
    }
    /// `ULONG PrimaryThreadId`, at 0x08.
    #[inline]
    pub fn primary_thread_id(&self) -> u32 {
        self.primary_thread_id
    }
    /// Sets `PrimaryThreadId`.
    #[inline]
    pub fn set_primary_thread_id(&mut self, value: u32) {
        self.primary_thread_id = value;
    }
    /// `ULONG UmsApcControlFlags`, at 0x0C. What it is for is not known.
    #[inline]
    pub fn ums_apc_control_flags(&self) -> u32 {
        self.ums_apc_control_flags
    }
    /// Sets `UmsApcControlFlags`.
    #[inline]
    pub fn set_ums_apc_control_flags(&mut self, value: u32) {
        self.ums_apc_control_flags = value;
    }
    /// `NTSTATUS Status`, at 0x10.
    #[inline]
    pub fn status(&self) -> crate::requests::Ntstatus {
        self.status
    }
    /// Sets `Status`.
    #[inline]
    pub fn set_status(&mut self, value: crate::requests::Ntstatus) {
        self.status = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_ums_event_disassociate::V5_0;
}
impl Default for EtwUmsEventDisassociate {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 20])
    }
}
impl Sealed for EtwUmsEventDisassociate {}
impl Record for EtwUmsEventDisassociate {
    const NAME: &'static str = "ETW_UMS_EVENT_DISASSOCIATE";
    const SIZE: usize = 20;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwUmsEventDisassociate {
    const SIZE: usize = 20;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwUmsEventDisassociate);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwUmsEventDisassociate {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<crate::requests::Ntstatus>(),
            ),
        )
            .prop_map(|
                (
                    (
                        process_id,
                        scheduled_thread_id,
                        primary_thread_id,
                        ums_apc_control_flags,
                        status,
                    ),
                )|
            Self {
                process_id,
                scheduled_thread_id,
                primary_thread_id,
                ums_apc_control_flags,
                status,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwUmsEventDisassociate`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwUmsEventDisassociateView<'a> {
    fixed: &'a [u8; 20],
}
impl<'a> EtwUmsEventDisassociateView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_UMS_EVENT_DISASSOCIATE",
                    needed: 20,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 20]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwUmsEventDisassociate {
        EtwUmsEventDisassociate::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 20] {
        self.fixed
    }
    /// `ULONG ProcessId`, at 0x00.
    #[inline]
    pub fn process_id(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG ScheduledThreadId`, at 0x04.
    #[inline]
    pub fn scheduled_thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG PrimaryThreadId`, at 0x08.
    #[inline]
    pub fn primary_thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG UmsApcControlFlags`, at 0x0C. What it is for is not known.
    #[inline]
    pub fn ums_apc_control_flags(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `NTSTATUS Status`, at 0x10.
    #[inline]
    pub fn status(&self) -> crate::requests::Ntstatus {
        crate::requests::Ntstatus::from_le(get::<16, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwUmsEventDisassociateView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwUmsEventDisassociateView");
        out.field("process_id", &self.process_id());
        out.field("scheduled_thread_id", &self.scheduled_thread_id());
        out.field("primary_thread_id", &self.primary_thread_id());
        out.field("ums_apc_control_flags", &self.ums_apc_control_flags());
        out.field("status", &self.status());
        out.finish()
    }
}
