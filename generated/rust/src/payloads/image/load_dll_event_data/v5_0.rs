// Generated from spec/structs/LOAD_DLL_EVENT_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! LOAD_DLL_EVENT_DATA in the form of releases 5.0+.
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
/// The name of an image that the loader of user mode loads.
///
/// In C: `LOAD_DLL_EVENT_DATA`, 0x2 bytes with one element of its array, 0x0 without. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | to the end | WCHAR \[ \] | `ImageName` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "LOAD_DLL_EVENT_DATA")]
pub struct LoadDllEventData {
    /// `WCHAR ImageName`, at 0x00.
    pub image_name: alloc::vec::Vec<u16>,
}
#[cfg(feature = "alloc")]
impl LoadDllEventData {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 0;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 0 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = LoadDllEventDataView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(_: &[u8; 0], tail: alloc::vec::Vec<u16>) -> Self {
        Self { image_name: tail }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 0] {
        let bytes = [0; 0];
        bytes
    }
    /// All of its bytes.
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the fixed part announces another length than what follows it has.
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        let mut out = alloc::vec::Vec::new();
        Tailed::append_to(self, &mut out)?;
        Ok(out)
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::load_dll_event_data::V5_0;
}
#[cfg(feature = "alloc")]
impl Default for LoadDllEventData {
    /// All zero, with nothing after the fixed part.
    fn default() -> Self {
        Self::with_tail(&[0; 0], alloc::vec::Vec::new())
    }
}
#[cfg(feature = "alloc")]
impl Sealed for LoadDllEventData {}
#[cfg(feature = "alloc")]
impl Tailed for LoadDllEventData {
    const NAME: &'static str = "LOAD_DLL_EVENT_DATA";
    const FIXED: usize = 0;
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(LoadDllEventDataView::announced(fixed)),
            None => {
                Err(Error::TooShort {
                    name: "LOAD_DLL_EVENT_DATA",
                    needed: 0,
                    have: fixed.len(),
                })
            }
        }
    }
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        LoadDllEventData::from_slice(bytes)
    }
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.image_name.len() * 2) as u64;
        let says = LoadDllEventDataView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount {
                name: "LOAD_DLL_EVENT_DATA",
                field: "ImageName",
                says,
                have,
            });
        }
        out.extend_from_slice(&fixed);
        self.image_name
            .iter()
            .for_each(|element| Element::with_le(
                element,
                |bytes| out.extend_from_slice(bytes),
            ));
        Ok(())
    }
}
#[cfg(feature = "binrw")]
binrw_tailed!(LoadDllEventData);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for LoadDllEventData {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::collection::vec(proptest::arbitrary::any::<u16>(), 0..6),),
        )
            .prop_map(|((image_name,),)| Self { image_name });
        strategy.boxed()
    }
}
/// A borrowed view of [`LoadDllEventData`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct LoadDllEventDataView<'a> {
    fixed: &'a [u8; 0],
    rest: &'a [u8],
}
impl<'a> LoadDllEventDataView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`LoadDllEventData`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 2;
                if left != 0 {
                    return Err(Error::PartialElement {
                        name: "LOAD_DLL_EVENT_DATA",
                        element: 2,
                        left,
                    });
                }
                Ok(Self { fixed, rest })
            }
            None => {
                Err(Error::TooShort {
                    name: "LOAD_DLL_EVENT_DATA",
                    needed: 0,
                    have: bytes.len(),
                })
            }
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 0] {
        self.fixed
    }
    /// `WCHAR ImageName`, at 0x00.
    #[inline]
    pub fn image_name(&self) -> Elements<'a, u16> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    fn announced(_: &[u8; 0]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    pub fn to_value(&self) -> LoadDllEventData {
        LoadDllEventData::with_tail(self.fixed, to_vec(self.rest))
    }
}
impl core::fmt::Debug for LoadDllEventDataView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("LoadDllEventDataView");
        out.finish()
    }
}
