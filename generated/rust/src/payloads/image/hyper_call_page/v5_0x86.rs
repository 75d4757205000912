// Generated from spec/structs/HyperCallPage.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HyperCallPage in the form of releases 5.0+ with 32 bit pointers.
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
/// Where the page is through which the kernel calls the hypervisor.
///
/// In C: `HyperCallPage`, 0x4 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `HypercallPageVa` |
///
/// Source: Airbus CERT, *etl.parsers.kernel*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HyperCallPage")]
pub struct HyperCallPage32 {
    /// `PVOID HypercallPageVa`, at 0x00. The page's virtual address.
    pub hypercall_page_va: u32,
}
impl HyperCallPage32 {
    /// The size in bytes.
    pub const SIZE: usize = 4;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            hypercall_page_va: u32::from_le_bytes(get::<0, 4, _>(bytes)),
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
                    name: "HyperCallPage",
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
        put::<0, 4, _>(&mut bytes, self.hypercall_page_va.to_le_bytes());
        bytes
    }
    /// `PVOID HypercallPageVa`, at 0x00. The page's virtual address.
    #[inline]
    pub fn hypercall_page_va(&self) -> u32 {
        self.hypercall_page_va
    }
    /// Sets `HypercallPageVa`.
    #[inline]
    pub fn set_hypercall_page_va(&mut self, value: u32) {
        self.hypercall_page_va = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::hyper_call_page::V5_0X86;
}
impl Default for HyperCallPage32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 4])
    }
}
impl Sealed for HyperCallPage32 {}
impl Record for HyperCallPage32 {
    const NAME: &'static str = "HyperCallPage";
    const SIZE: usize = 4;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for HyperCallPage32 {
    const SIZE: usize = 4;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(HyperCallPage32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for HyperCallPage32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = ((proptest::arbitrary::any::<u32>(),),)
            .prop_map(|((hypercall_page_va,),)| Self { hypercall_page_va });
        strategy.boxed()
    }
}
/// A borrowed view of [`HyperCallPage32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct HyperCallPage32View<'a> {
    fixed: &'a [u8; 4],
}
impl<'a> HyperCallPage32View<'a> {
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
                    name: "HyperCallPage",
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
    pub fn to_value(&self) -> HyperCallPage32 {
        HyperCallPage32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 4] {
        self.fixed
    }
    /// `PVOID HypercallPageVa`, at 0x00. The page's virtual address.
    #[inline]
    pub fn hypercall_page_va(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for HyperCallPage32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("HyperCallPage32View");
        out.field("hypercall_page_va", &self.hypercall_page_va());
        out.finish()
    }
}
