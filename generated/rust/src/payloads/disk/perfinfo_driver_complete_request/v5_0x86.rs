// Generated from spec/structs/PERFINFO_DRIVER_COMPLETE_REQUEST.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_DRIVER_COMPLETE_REQUEST in the form of releases 5.0+ with 32 bit pointers.
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
/// A driver completes an I/O request.
///
/// In C: `PERFINFO_DRIVER_COMPLETE_REQUEST`, 0xc bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `RoutineAddr` |
/// | 0x04 | 0x4 | PVOID | `Irp` |
/// | 0x08 | 0x4 | ULONG | `UniqMatchId` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_DRIVER_COMPLETE_REQUEST")]
pub struct PerfinfoDriverCompleteRequest32 {
    /// `PVOID RoutineAddr`, at 0x00. The dispatch routine of the driver whose stack location was current, which tells which driver completes the request.
    pub routine_addr: u32,
    /// `PVOID Irp`, at 0x04. The I/O request packet.
    pub irp: u32,
    /// `ULONG UniqMatchId`, at 0x08. Finds, with Irp, the event of the return.
    pub uniq_match_id: u32,
}
impl PerfinfoDriverCompleteRequest32 {
    /// The size in bytes.
    pub const SIZE: usize = 12;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            routine_addr: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            irp: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            uniq_match_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
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
                    name: "PERFINFO_DRIVER_COMPLETE_REQUEST",
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
        put::<0, 4, _>(&mut bytes, self.routine_addr.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.irp.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.uniq_match_id.to_le_bytes());
        bytes
    }
    /// `PVOID RoutineAddr`, at 0x00. The dispatch routine of the driver whose stack location was current, which tells which driver completes the request.
    #[inline]
    pub fn routine_addr(&self) -> u32 {
        self.routine_addr
    }
    /// Sets `RoutineAddr`.
    #[inline]
    pub fn set_routine_addr(&mut self, value: u32) {
        self.routine_addr = value;
    }
    /// `PVOID Irp`, at 0x04. The I/O request packet.
    #[inline]
    pub fn irp(&self) -> u32 {
        self.irp
    }
    /// Sets `Irp`.
    #[inline]
    pub fn set_irp(&mut self, value: u32) {
        self.irp = value;
    }
    /// `ULONG UniqMatchId`, at 0x08. Finds, with Irp, the event of the return.
    #[inline]
    pub fn uniq_match_id(&self) -> u32 {
        self.uniq_match_id
    }
    /// Sets `UniqMatchId`.
    #[inline]
    pub fn set_uniq_match_id(&mut self, value: u32) {
        self.uniq_match_id = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_driver_complete_request::V5_0X86;
}
impl Default for PerfinfoDriverCompleteRequest32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 12])
    }
}
impl Sealed for PerfinfoDriverCompleteRequest32 {}
impl Record for PerfinfoDriverCompleteRequest32 {
    const NAME: &'static str = "PERFINFO_DRIVER_COMPLETE_REQUEST";
    const SIZE: usize = 12;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoDriverCompleteRequest32 {
    const SIZE: usize = 12;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoDriverCompleteRequest32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoDriverCompleteRequest32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((routine_addr, irp, uniq_match_id),)| Self {
                routine_addr,
                irp,
                uniq_match_id,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoDriverCompleteRequest32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoDriverCompleteRequest32View<'a> {
    fixed: &'a [u8; 12],
}
impl<'a> PerfinfoDriverCompleteRequest32View<'a> {
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
                    name: "PERFINFO_DRIVER_COMPLETE_REQUEST",
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
    pub fn to_value(&self) -> PerfinfoDriverCompleteRequest32 {
        PerfinfoDriverCompleteRequest32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
    /// `PVOID RoutineAddr`, at 0x00. The dispatch routine of the driver whose stack location was current, which tells which driver completes the request.
    #[inline]
    pub fn routine_addr(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `PVOID Irp`, at 0x04. The I/O request packet.
    #[inline]
    pub fn irp(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG UniqMatchId`, at 0x08. Finds, with Irp, the event of the return.
    #[inline]
    pub fn uniq_match_id(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoDriverCompleteRequest32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoDriverCompleteRequest32View");
        out.field("routine_addr", &self.routine_addr());
        out.field("irp", &self.irp());
        out.field("uniq_match_id", &self.uniq_match_id());
        out.finish()
    }
}
