// Generated from spec/structs/ETW_PER_SESSION_QUOTA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_PER_SESSION_QUOTA in the form of releases 5.0+.
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
/// What one terminal session has of the processors, by dynamic fair-share scheduling (DFSS).
///
/// In C: `ETW_PER_SESSION_QUOTA`, 0x18 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `SessionId` |
/// | 0x04 | 0x4 | ULONG | `CpuShareWeight` |
/// | 0x08 | 0x8 | LONGLONG | `CapturedWeightData` |
/// | 0x10 | 0x8 | ULONG64 | `CyclesAccumulated` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_PER_SESSION_QUOTA")]
pub struct EtwPerSessionQuota {
    /// `ULONG SessionId`, at 0x00.
    pub session_id: u32,
    /// `ULONG CpuShareWeight`, at 0x04. The weight of the session's share.
    pub cpu_share_weight: u32,
    /// `LONGLONG CapturedWeightData`, at 0x08. What it is for is not known.
    pub captured_weight_data: i64,
    /// `ULONG64 CyclesAccumulated`, at 0x10. What the session used. Unit: cycles of the processor.
    pub cycles_accumulated: u64,
}
impl EtwPerSessionQuota {
    /// The size in bytes.
    pub const SIZE: usize = 24;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            session_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            cpu_share_weight: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            captured_weight_data: i64::from_le_bytes(get::<8, 8, _>(bytes)),
            cycles_accumulated: u64::from_le_bytes(get::<16, 8, _>(bytes)),
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
                    name: "ETW_PER_SESSION_QUOTA",
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
        put::<0, 4, _>(&mut bytes, self.session_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.cpu_share_weight.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.captured_weight_data.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.cycles_accumulated.to_le_bytes());
        bytes
    }
    /// `ULONG SessionId`, at 0x00.
    #[inline]
    pub fn session_id(&self) -> u32 {
        self.session_id
    }
    /// Sets `SessionId`.
    #[inline]
    pub fn set_session_id(&mut self, value: u32) {
        self.session_id = value;
    }
    /// `ULONG CpuShareWeight`, at 0x04. The weight of the session's share.
    #[inline]
    pub fn cpu_share_weight(&self) -> u32 {
        self.cpu_share_weight
    }
    /// Sets `CpuShareWeight`.
    #[inline]
    pub fn set_cpu_share_weight(&mut self, value: u32) {
        self.cpu_share_weight = value;
    }
    /// `LONGLONG CapturedWeightData`, at 0x08. What it is for is not known.
    #[inline]
    pub fn captured_weight_data(&self) -> i64 {
        self.captured_weight_data
    }
    /// Sets `CapturedWeightData`.
    #[inline]
    pub fn set_captured_weight_data(&mut self, value: i64) {
        self.captured_weight_data = value;
    }
    /// `ULONG64 CyclesAccumulated`, at 0x10. What the session used. Unit: cycles of the processor.
    #[inline]
    pub fn cycles_accumulated(&self) -> u64 {
        self.cycles_accumulated
    }
    /// Sets `CyclesAccumulated`.
    #[inline]
    pub fn set_cycles_accumulated(&mut self, value: u64) {
        self.cycles_accumulated = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_per_session_quota::V5_0;
}
impl Default for EtwPerSessionQuota {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 24])
    }
}
impl Sealed for EtwPerSessionQuota {}
impl Record for EtwPerSessionQuota {
    const NAME: &'static str = "ETW_PER_SESSION_QUOTA";
    const SIZE: usize = 24;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwPerSessionQuota {
    const SIZE: usize = 24;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwPerSessionQuota);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwPerSessionQuota {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<i64>(),
                proptest::arbitrary::any::<u64>(),
            ),
        )
            .prop_map(|
                (
                    (
                        session_id,
                        cpu_share_weight,
                        captured_weight_data,
                        cycles_accumulated,
                    ),
                )|
            Self {
                session_id,
                cpu_share_weight,
                captured_weight_data,
                cycles_accumulated,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwPerSessionQuota`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwPerSessionQuotaView<'a> {
    fixed: &'a [u8; 24],
}
impl<'a> EtwPerSessionQuotaView<'a> {
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
                    name: "ETW_PER_SESSION_QUOTA",
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
    pub fn to_value(&self) -> EtwPerSessionQuota {
        EtwPerSessionQuota::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `ULONG SessionId`, at 0x00.
    #[inline]
    pub fn session_id(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG CpuShareWeight`, at 0x04. The weight of the session's share.
    #[inline]
    pub fn cpu_share_weight(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `LONGLONG CapturedWeightData`, at 0x08. What it is for is not known.
    #[inline]
    pub fn captured_weight_data(&self) -> i64 {
        i64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `ULONG64 CyclesAccumulated`, at 0x10. What the session used. Unit: cycles of the processor.
    #[inline]
    pub fn cycles_accumulated(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwPerSessionQuotaView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwPerSessionQuotaView");
        out.field("session_id", &self.session_id());
        out.field("cpu_share_weight", &self.cpu_share_weight());
        out.field("captured_weight_data", &self.captured_weight_data());
        out.field("cycles_accumulated", &self.cycles_accumulated());
        out.finish()
    }
}
