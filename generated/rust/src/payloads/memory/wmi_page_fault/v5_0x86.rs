// Generated from spec/structs/WMI_PAGE_FAULT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_PAGE_FAULT in the form of releases 5.0+ with 32 bit pointers.
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
/// A page fault.
///
/// In C: `WMI_PAGE_FAULT`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `VirtualAddress` |
/// | 0x04 | 0x4 | PVOID | `ProgramCounter` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Google, *kernel_log_types.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_PAGE_FAULT")]
pub struct WmiPageFault32 {
    /// `PVOID VirtualAddress`, at 0x00. The address that was not there.
    pub virtual_address: u32,
    /// `PVOID ProgramCounter`, at 0x04. The instruction that needed it.
    pub program_counter: u32,
}
impl WmiPageFault32 {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            virtual_address: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            program_counter: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "WMI_PAGE_FAULT",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.virtual_address.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.program_counter.to_le_bytes());
        bytes
    }
    /// `PVOID VirtualAddress`, at 0x00. The address that was not there.
    #[inline]
    pub fn virtual_address(&self) -> u32 {
        self.virtual_address
    }
    /// Sets `VirtualAddress`.
    #[inline]
    pub fn set_virtual_address(&mut self, value: u32) {
        self.virtual_address = value;
    }
    /// `PVOID ProgramCounter`, at 0x04. The instruction that needed it.
    #[inline]
    pub fn program_counter(&self) -> u32 {
        self.program_counter
    }
    /// Sets `ProgramCounter`.
    #[inline]
    pub fn set_program_counter(&mut self, value: u32) {
        self.program_counter = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_page_fault::V5_0X86;
}
impl Default for WmiPageFault32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for WmiPageFault32 {}
impl Record for WmiPageFault32 {
    const NAME: &'static str = "WMI_PAGE_FAULT";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for WmiPageFault32 {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(WmiPageFault32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiPageFault32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u32>(), proptest::arbitrary::any::<u32>()),
        )
            .prop_map(|((virtual_address, program_counter),)| Self {
                virtual_address,
                program_counter,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`WmiPageFault32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiPageFault32View<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> WmiPageFault32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "WMI_PAGE_FAULT",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 8]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> WmiPageFault32 {
        WmiPageFault32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `PVOID VirtualAddress`, at 0x00. The address that was not there.
    #[inline]
    pub fn virtual_address(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `PVOID ProgramCounter`, at 0x04. The instruction that needed it.
    #[inline]
    pub fn program_counter(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for WmiPageFault32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiPageFault32View");
        out.field("virtual_address", &self.virtual_address());
        out.field("program_counter", &self.program_counter());
        out.finish()
    }
}
