// Generated from spec/structs/PERFINFO_DRIVER_COMPLETIONROUTINE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_DRIVER_COMPLETIONROUTINE in the form of releases 5.0+ with 32 bit pointers.
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
/// A driver's completion routine is called.
///
/// In C: `PERFINFO_DRIVER_COMPLETIONROUTINE`, 0xc bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `Routine` |
/// | 0x04 | 0x4 | PVOID | `IrpPtr` |
/// | 0x08 | 0x4 | ULONG | `UniqMatchId` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_DRIVER_COMPLETIONROUTINE")]
pub struct PerfinfoDriverCompletionroutine32 {
    /// `PVOID Routine`, at 0x00. The completion routine.
    pub routine: u32,
    /// `PVOID IrpPtr`, at 0x04. The I/O request packet.
    pub irp_ptr: u32,
    /// `ULONG UniqMatchId`, at 0x08. Finds the other events of the request.
    pub uniq_match_id: u32,
}
impl PerfinfoDriverCompletionroutine32 {
    /// The size in bytes.
    pub const SIZE: usize = 12;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            routine: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            irp_ptr: u32::from_le_bytes(get::<4, 4, _>(bytes)),
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
                    name: "PERFINFO_DRIVER_COMPLETIONROUTINE",
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
        put::<0, 4, _>(&mut bytes, self.routine.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.irp_ptr.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.uniq_match_id.to_le_bytes());
        bytes
    }
    /// `PVOID Routine`, at 0x00. The completion routine.
    #[inline]
    pub fn routine(&self) -> u32 {
        self.routine
    }
    /// Sets `Routine`.
    #[inline]
    pub fn set_routine(&mut self, value: u32) {
        self.routine = value;
    }
    /// `PVOID IrpPtr`, at 0x04. The I/O request packet.
    #[inline]
    pub fn irp_ptr(&self) -> u32 {
        self.irp_ptr
    }
    /// Sets `IrpPtr`.
    #[inline]
    pub fn set_irp_ptr(&mut self, value: u32) {
        self.irp_ptr = value;
    }
    /// `ULONG UniqMatchId`, at 0x08. Finds the other events of the request.
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_driver_completionroutine::V5_0X86;
}
impl Default for PerfinfoDriverCompletionroutine32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 12])
    }
}
impl Sealed for PerfinfoDriverCompletionroutine32 {}
impl Record for PerfinfoDriverCompletionroutine32 {
    const NAME: &'static str = "PERFINFO_DRIVER_COMPLETIONROUTINE";
    const SIZE: usize = 12;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoDriverCompletionroutine32 {
    const SIZE: usize = 12;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoDriverCompletionroutine32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoDriverCompletionroutine32 {
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
            .prop_map(|((routine, irp_ptr, uniq_match_id),)| Self {
                routine,
                irp_ptr,
                uniq_match_id,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoDriverCompletionroutine32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoDriverCompletionroutine32View<'a> {
    fixed: &'a [u8; 12],
}
impl<'a> PerfinfoDriverCompletionroutine32View<'a> {
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
                    name: "PERFINFO_DRIVER_COMPLETIONROUTINE",
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
    pub fn to_value(&self) -> PerfinfoDriverCompletionroutine32 {
        PerfinfoDriverCompletionroutine32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
    /// `PVOID Routine`, at 0x00. The completion routine.
    #[inline]
    pub fn routine(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `PVOID IrpPtr`, at 0x04. The I/O request packet.
    #[inline]
    pub fn irp_ptr(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG UniqMatchId`, at 0x08. Finds the other events of the request.
    #[inline]
    pub fn uniq_match_id(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoDriverCompletionroutine32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoDriverCompletionroutine32View");
        out.field("routine", &self.routine());
        out.field("irp_ptr", &self.irp_ptr());
        out.field("uniq_match_id", &self.uniq_match_id());
        out.finish()
    }
}
