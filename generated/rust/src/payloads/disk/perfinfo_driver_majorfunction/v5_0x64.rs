// Generated from spec/structs/PERFINFO_DRIVER_MAJORFUNCTION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_DRIVER_MAJORFUNCTION in the form of releases 5.0+ with 64 bit pointers.
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
/// A driver's dispatch routine is called.
///
/// In C: `PERFINFO_DRIVER_MAJORFUNCTION`, 0x24 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `MajorFunction` |
/// | 0x04 | 0x4 | ULONG | `MinorFunction` |
/// | 0x08 | 0x8 | PVOID | `RoutineAddr` |
/// | 0x10 | 0x8 | PVOID | `FileNamePointer` |
/// | 0x18 | 0x8 | PVOID | `Irp` |
/// | 0x20 | 0x4 | ULONG | `UniqMatchId` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_DRIVER_MAJORFUNCTION")]
pub struct PerfinfoDriverMajorfunction64 {
    /// `ULONG MajorFunction`, at 0x00. The major function, an IRP_MJ_ constant.
    pub major_function: u32,
    /// `ULONG MinorFunction`, at 0x04. The minor function, an IRP_MN_ constant.
    pub minor_function: u32,
    /// `PVOID RoutineAddr`, at 0x08. The dispatch routine.
    pub routine_addr: u64,
    /// `PVOID FileNamePointer`, at 0x10. The file, by the address of its object.
    pub file_name_pointer: u64,
    /// `PVOID Irp`, at 0x18. The I/O request packet.
    pub irp: u64,
    /// `ULONG UniqMatchId`, at 0x20. Finds the event of the return.
    pub uniq_match_id: u32,
}
impl PerfinfoDriverMajorfunction64 {
    /// The size in bytes.
    pub const SIZE: usize = 36;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 36]) -> Self {
        Self {
            major_function: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            minor_function: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            routine_addr: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            file_name_pointer: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            irp: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            uniq_match_id: u32::from_le_bytes(get::<32, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 36 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_DRIVER_MAJORFUNCTION",
                    needed: 36,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 36] {
        let mut bytes = [0; 36];
        put::<0, 4, _>(&mut bytes, self.major_function.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.minor_function.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.routine_addr.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.file_name_pointer.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.irp.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.uniq_match_id.to_le_bytes());
        bytes
    }
    /// `ULONG MajorFunction`, at 0x00. The major function, an IRP_MJ_ constant.
    #[inline]
    pub fn major_function(&self) -> u32 {
        self.major_function
    }
    /// Sets `MajorFunction`.
    #[inline]
    pub fn set_major_function(&mut self, value: u32) {
        self.major_function = value;
    }
    /// `ULONG MinorFunction`, at 0x04. The minor function, an IRP_MN_ constant.
    #[inline]
    pub fn minor_function(&self) -> u32 {
        self.minor_function
    }
    /// Sets `MinorFunction`.
    #[inline]
    pub fn set_minor_function(&mut self, value: u32) {
        self.minor_function = value;
    }
    /// `PVOID RoutineAddr`, at 0x08. The dispatch routine.
    #[inline]
    pub fn routine_addr(&self) -> u64 {
        self.routine_addr
    }
    /// Sets `RoutineAddr`.
    #[inline]
    pub fn set_routine_addr(&mut self, value: u64) {
        self.routine_addr = value;
    }
    /// `PVOID FileNamePointer`, at 0x10. The file, by the address of its object.
    #[inline]
    pub fn file_name_pointer(&self) -> u64 {
        self.file_name_pointer
    }
    /// Sets `FileNamePointer`.
    #[inline]
    pub fn set_file_name_pointer(&mut self, value: u64) {
        self.file_name_pointer = value;
    }
    /// `PVOID Irp`, at 0x18. The I/O request packet.
    #[inline]
    pub fn irp(&self) -> u64 {
        self.irp
    }
    /// Sets `Irp`.
    #[inline]
    pub fn set_irp(&mut self, value: u64) {
        self.irp = value;
    }
    /// `ULONG UniqMatchId`, at 0x20. Finds the event of the return.
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_driver_majorfunction::V5_0X64;
}
impl Default for PerfinfoDriverMajorfunction64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 36])
    }
}
impl Sealed for PerfinfoDriverMajorfunction64 {}
impl Record for PerfinfoDriverMajorfunction64 {
    const NAME: &'static str = "PERFINFO_DRIVER_MAJORFUNCTION";
    const SIZE: usize = 36;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoDriverMajorfunction64 {
    const SIZE: usize = 36;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoDriverMajorfunction64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoDriverMajorfunction64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        major_function,
                        minor_function,
                        routine_addr,
                        file_name_pointer,
                        irp,
                        uniq_match_id,
                    ),
                )|
            Self {
                major_function,
                minor_function,
                routine_addr,
                file_name_pointer,
                irp,
                uniq_match_id,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoDriverMajorfunction64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoDriverMajorfunction64View<'a> {
    fixed: &'a [u8; 36],
}
impl<'a> PerfinfoDriverMajorfunction64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 36 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_DRIVER_MAJORFUNCTION",
                    needed: 36,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 36]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoDriverMajorfunction64 {
        PerfinfoDriverMajorfunction64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 36] {
        self.fixed
    }
    /// `ULONG MajorFunction`, at 0x00. The major function, an IRP_MJ_ constant.
    #[inline]
    pub fn major_function(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG MinorFunction`, at 0x04. The minor function, an IRP_MN_ constant.
    #[inline]
    pub fn minor_function(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `PVOID RoutineAddr`, at 0x08. The dispatch routine.
    #[inline]
    pub fn routine_addr(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `PVOID FileNamePointer`, at 0x10. The file, by the address of its object.
    #[inline]
    pub fn file_name_pointer(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
    /// `PVOID Irp`, at 0x18. The I/O request packet.
    #[inline]
    pub fn irp(&self) -> u64 {
        u64::from_le_bytes(get::<24, 8, _>(self.fixed))
    }
    /// `ULONG UniqMatchId`, at 0x20. Finds the event of the return.
    #[inline]
    pub fn uniq_match_id(&self) -> u32 {
        u32::from_le_bytes(get::<32, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoDriverMajorfunction64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoDriverMajorfunction64View");
        out.field("major_function", &self.major_function());
        out.field("minor_function", &self.minor_function());
        out.field("routine_addr", &self.routine_addr());
        out.field("file_name_pointer", &self.file_name_pointer());
        out.field("irp", &self.irp());
        out.field("uniq_match_id", &self.uniq_match_id());
        out.finish()
    }
}
