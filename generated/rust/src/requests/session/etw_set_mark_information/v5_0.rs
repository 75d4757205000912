// Generated from spec/structs/ETW_SET_MARK_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_SET_MARK_INFORMATION in the form of releases 5.0+.
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
/// A mark to be set in a session of system events.
///
/// In C: `ETW_SET_MARK_INFORMATION`, 0x8 bytes with one element of its array, 0x4 without. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `Flag` |
/// | 0x04 | to the end | WCHAR \[ \] | `Mark` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "ETW_SET_MARK_INFORMATION")]
pub struct EtwSetMarkInformation {
    /// `ULONG Flag`, at 0x00.
    pub flag: crate::requests::session::EtwSetMarkFlag,
    /// `WCHAR Mark`, at 0x04. The text of the mark.
    pub mark: alloc::vec::Vec<u16>,
}
#[cfg(feature = "alloc")]
impl EtwSetMarkInformation {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 4;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = EtwSetMarkInformationView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 4], tail: alloc::vec::Vec<u16>) -> Self {
        Self {
            flag: crate::requests::session::EtwSetMarkFlag::from_le(
                get::<0, 4, _>(bytes),
            ),
            mark: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.flag.to_le());
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
    /// `ULONG Flag`, at 0x00.
    #[inline]
    pub fn flag(&self) -> crate::requests::session::EtwSetMarkFlag {
        self.flag
    }
    /// Sets `Flag`.
    #[inline]
    pub fn set_flag(&mut self, value: crate::requests::session::EtwSetMarkFlag) {
        self.flag = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_set_mark_information::V5_0;
}
#[cfg(feature = "alloc")]
impl Default for EtwSetMarkInformation {
    /// All zero, with nothing after the fixed part.
    fn default() -> Self {
        Self::with_tail(&[0; 4], alloc::vec::Vec::new())
    }
}
#[cfg(feature = "alloc")]
impl Sealed for EtwSetMarkInformation {}
#[cfg(feature = "alloc")]
impl Tailed for EtwSetMarkInformation {
    const NAME: &'static str = "ETW_SET_MARK_INFORMATION";
    const FIXED: usize = 4;
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EtwSetMarkInformationView::announced(fixed)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_SET_MARK_INFORMATION",
                    needed: 4,
                    have: fixed.len(),
                })
            }
        }
    }
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwSetMarkInformation::from_slice(bytes)
    }
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.mark.len() * 2) as u64;
        let says = EtwSetMarkInformationView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount {
                name: "ETW_SET_MARK_INFORMATION",
                field: "Mark",
                says,
                have,
            });
        }
        out.extend_from_slice(&fixed);
        self.mark
            .iter()
            .for_each(|element| Element::with_le(
                element,
                |bytes| out.extend_from_slice(bytes),
            ));
        Ok(())
    }
}
#[cfg(feature = "binrw")]
binrw_tailed!(EtwSetMarkInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwSetMarkInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<crate::requests::session::EtwSetMarkFlag>(),
                proptest::collection::vec(proptest::arbitrary::any::<u16>(), 0..6),
            ),
        )
            .prop_map(|((flag, mark),)| Self { flag, mark });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwSetMarkInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwSetMarkInformationView<'a> {
    fixed: &'a [u8; 4],
    rest: &'a [u8],
}
impl<'a> EtwSetMarkInformationView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EtwSetMarkInformation`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 2;
                if left != 0 {
                    return Err(Error::PartialElement {
                        name: "ETW_SET_MARK_INFORMATION",
                        element: 2,
                        left,
                    });
                }
                Ok(Self { fixed, rest })
            }
            None => {
                Err(Error::TooShort {
                    name: "ETW_SET_MARK_INFORMATION",
                    needed: 4,
                    have: bytes.len(),
                })
            }
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 4] {
        self.fixed
    }
    /// `ULONG Flag`, at 0x00.
    #[inline]
    pub fn flag(&self) -> crate::requests::session::EtwSetMarkFlag {
        crate::requests::session::EtwSetMarkFlag::from_le(get::<0, 4, _>(self.fixed))
    }
    /// `WCHAR Mark`, at 0x04. The text of the mark.
    #[inline]
    pub fn mark(&self) -> Elements<'a, u16> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    fn announced(_: &[u8; 4]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    pub fn to_value(&self) -> EtwSetMarkInformation {
        EtwSetMarkInformation::with_tail(self.fixed, to_vec(self.rest))
    }
}
impl core::fmt::Debug for EtwSetMarkInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwSetMarkInformationView");
        out.field("flag", &self.flag());
        out.finish()
    }
}
