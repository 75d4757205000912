// Generated from spec/structs/PERFINFO_SYSCALL_EXIT_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_SYSCALL_EXIT_DATA in the form of releases 5.0+.
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
/// A system call returns.
///
/// In C: `PERFINFO_SYSCALL_EXIT_DATA`, 0x4 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | NTSTATUS | `ReturnValue` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_SYSCALL_EXIT_DATA")]
pub struct PerfinfoSyscallExitData {
    /// `NTSTATUS ReturnValue`, at 0x00.
    pub return_value: crate::requests::Ntstatus,
}
impl PerfinfoSyscallExitData {
    /// The size in bytes.
    pub const SIZE: usize = 4;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            return_value: crate::requests::Ntstatus::from_le(get::<0, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_SYSCALL_EXIT_DATA",
                    needed: 4,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.return_value.to_le());
        bytes
    }
    /// `NTSTATUS ReturnValue`, at 0x00.
    #[inline]
    pub fn return_value(&self) -> crate::requests::Ntstatus {
        self.return_value
    }
    /// Sets `ReturnValue`.
    #[inline]
    pub fn set_return_value(&mut self, value: crate::requests::Ntstatus) {
        self.return_value = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_syscall_exit_data::V5_0;
}
impl Default for PerfinfoSyscallExitData {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 4])
    }
}
impl Sealed for PerfinfoSyscallExitData {}
impl Record for PerfinfoSyscallExitData {
    const NAME: &'static str = "PERFINFO_SYSCALL_EXIT_DATA";
    const SIZE: usize = 4;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoSyscallExitData {
    const SIZE: usize = 4;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoSyscallExitData);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoSyscallExitData {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = ((proptest::arbitrary::any::<crate::requests::Ntstatus>(),),)
            .prop_map(|((return_value,),)| Self { return_value });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoSyscallExitData`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoSyscallExitDataView<'a> {
    fixed: &'a [u8; 4],
}
impl<'a> PerfinfoSyscallExitDataView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_SYSCALL_EXIT_DATA",
                    needed: 4,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 4]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoSyscallExitData {
        PerfinfoSyscallExitData::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 4] {
        self.fixed
    }
    /// `NTSTATUS ReturnValue`, at 0x00.
    #[inline]
    pub fn return_value(&self) -> crate::requests::Ntstatus {
        crate::requests::Ntstatus::from_le(get::<0, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoSyscallExitDataView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoSyscallExitDataView");
        out.field("return_value", &self.return_value());
        out.finish()
    }
}
