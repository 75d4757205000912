// Generated from spec/structs/PERFINFO_FILE_OPERATION_END.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_FILE_OPERATION_END in the form of releases 5.0+ with 64 bit pointers.
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
/// An operation on a file is done.
///
/// In C: `PERFINFO_FILE_OPERATION_END`, 0x14 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONG_PTR | `Irp` |
/// | 0x08 | 0x8 | ULONG_PTR | `ExtraInformation` |
/// | 0x10 | 0x4 | NTSTATUS | `Status` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_FILE_OPERATION_END")]
pub struct PerfinfoFileOperationEnd64 {
    /// `ULONG_PTR Irp`, at 0x00. The I/O request packet, which finds the event of the beginning.
    pub irp: u64,
    /// `ULONG_PTR ExtraInformation`, at 0x08. What the operation makes of it: for reads and writes, how many bytes.
    pub extra_information: u64,
    /// `NTSTATUS Status`, at 0x10. What the operation returned.
    pub status: crate::requests::Ntstatus,
}
impl PerfinfoFileOperationEnd64 {
    /// The size in bytes.
    pub const SIZE: usize = 20;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            irp: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            extra_information: u64::from_le_bytes(get::<8, 8, _>(bytes)),
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
                    name: "PERFINFO_FILE_OPERATION_END",
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
        put::<0, 8, _>(&mut bytes, self.irp.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.extra_information.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.status.to_le());
        bytes
    }
    /// `ULONG_PTR Irp`, at 0x00. The I/O request packet, which finds the event of the beginning.
    #[inline]
    pub fn irp(&self) -> u64 {
        self.irp
    }
    /// Sets `Irp`.
    #[inline]
    pub fn set_irp(&mut self, value: u64) {
        self.irp = value;
    }
    /// `ULONG_PTR ExtraInformation`, at 0x08. What the operation makes of it: for reads and writes, how many bytes.
    #[inline]
    pub fn extra_information(&self) -> u64 {
        self.extra_information
    }
    /// Sets `ExtraInformation`.
    #[inline]
    pub fn set_extra_information(&mut self, value: u64) {
        self.extra_information = value;
    }
    /// `NTSTATUS Status`, at 0x10. What the operation returned.
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_file_operation_end::V5_0X64;
}
impl Default for PerfinfoFileOperationEnd64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 20])
    }
}
impl Sealed for PerfinfoFileOperationEnd64 {}
impl Record for PerfinfoFileOperationEnd64 {
    const NAME: &'static str = "PERFINFO_FILE_OPERATION_END";
    const SIZE: usize = 20;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoFileOperationEnd64 {
    const SIZE: usize = 20;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoFileOperationEnd64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoFileOperationEnd64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<crate::requests::Ntstatus>(),
            ),
        )
            .prop_map(|((irp, extra_information, status),)| Self {
                irp,
                extra_information,
                status,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoFileOperationEnd64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoFileOperationEnd64View<'a> {
    fixed: &'a [u8; 20],
}
impl<'a> PerfinfoFileOperationEnd64View<'a> {
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
                    name: "PERFINFO_FILE_OPERATION_END",
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
    pub fn to_value(&self) -> PerfinfoFileOperationEnd64 {
        PerfinfoFileOperationEnd64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 20] {
        self.fixed
    }
    /// `ULONG_PTR Irp`, at 0x00. The I/O request packet, which finds the event of the beginning.
    #[inline]
    pub fn irp(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG_PTR ExtraInformation`, at 0x08. What the operation makes of it: for reads and writes, how many bytes.
    #[inline]
    pub fn extra_information(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `NTSTATUS Status`, at 0x10. What the operation returned.
    #[inline]
    pub fn status(&self) -> crate::requests::Ntstatus {
        crate::requests::Ntstatus::from_le(get::<16, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoFileOperationEnd64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoFileOperationEnd64View");
        out.field("irp", &self.irp());
        out.field("extra_information", &self.extra_information());
        out.field("status", &self.status());
        out.finish()
    }
}
