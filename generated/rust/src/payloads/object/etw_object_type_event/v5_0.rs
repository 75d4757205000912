// Generated from spec/structs/ETW_OBJECT_TYPE_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_OBJECT_TYPE_EVENT in the form of releases 5.0+.
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
/// The name of a type of object.
///
/// In C: `ETW_OBJECT_TYPE_EVENT`, 0x6 bytes with one element of its array, 0x4 without. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x2 | USHORT | `ObjectType` |
/// | 0x02 | 0x2 | USHORT | `Reserved` |
/// | 0x04 | to the end | WCHAR \[ \] | `Name` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "ETW_OBJECT_TYPE_EVENT")]
pub struct EtwObjectTypeEvent {
    /// `USHORT ObjectType`, at 0x00. The index that other events tell.
    pub object_type: u16,
    /// `USHORT Reserved`, at 0x02. What it is for is not known.
    pub reserved: u16,
    /// `WCHAR Name`, at 0x04.
    pub name: alloc::vec::Vec<u16>,
}
#[cfg(feature = "alloc")]
impl EtwObjectTypeEvent {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 4;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = EtwObjectTypeEventView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 4], tail: alloc::vec::Vec<u16>) -> Self {
        Self {
            object_type: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            reserved: u16::from_le_bytes(get::<2, 2, _>(bytes)),
            name: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 2, _>(&mut bytes, self.object_type.to_le_bytes());
        put::<2, 2, _>(&mut bytes, self.reserved.to_le_bytes());
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
    /// `USHORT ObjectType`, at 0x00. The index that other events tell.
    #[inline]
    pub fn object_type(&self) -> u16 {
        self.object_type
    }
    /// Sets `ObjectType`.
    #[inline]
    pub fn set_object_type(&mut self, value: u16) {
        self.object_type = value;
    }
    /// `USHORT Reserved`, at 0x02. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u16 {
        self.reserved
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: u16) {
        self.reserved = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_object_type_event::V5_0;
}
#[cfg(feature = "alloc")]
impl Default for EtwObjectTypeEvent {
    /// All zero, with nothing after the fixed part.
    fn default() -> Self {
        Self::with_tail(&[0; 4], alloc::vec::Vec::new())
    }
}
#[cfg(feature = "alloc")]
impl Sealed for EtwObjectTypeEvent {}
#[cfg(feature = "alloc")]
impl Tailed for EtwObjectTypeEvent {
    const NAME: &'static str = "ETW_OBJECT_TYPE_EVENT";
    const FIXED: usize = 4;
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EtwObjectTypeEventView::announced(fixed)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_OBJECT_TYPE_EVENT",
                    needed: 4,
                    have: fixed.len(),
                })
            }
        }
    }
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwObjectTypeEvent::from_slice(bytes)
    }
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.name.len() * 2) as u64;
        let says = EtwObjectTypeEventView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount {
                name: "ETW_OBJECT_TYPE_EVENT",
                field: "Name",
                says,
                have,
            });
        }
        out.extend_from_slice(&fixed);
        self.name
            .iter()
            .for_each(|element| Element::with_le(
                element,
                |bytes| out.extend_from_slice(bytes),
            ));
        Ok(())
    }
}
#[cfg(feature = "binrw")]
binrw_tailed!(EtwObjectTypeEvent);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwObjectTypeEvent {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u16>(),
                proptest::collection::vec(proptest::arbitrary::any::<u16>(), 0..6),
            ),
        )
            .prop_map(|((object_type, reserved, name),)| Self {
                object_type,
                reserved,
                name,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwObjectTypeEvent`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwObjectTypeEventView<'a> {
    fixed: &'a [u8; 4],
    rest: &'a [u8],
}
impl<'a> EtwObjectTypeEventView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EtwObjectTypeEvent`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 2;
                if left != 0 {
                    return Err(Error::PartialElement {
                        name: "ETW_OBJECT_TYPE_EVENT",
                        element: 2,
                        left,
                    });
                }
                Ok(Self { fixed, rest })
            }
            None => {
                Err(Error::TooShort {
                    name: "ETW_OBJECT_TYPE_EVENT",
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
    /// `USHORT ObjectType`, at 0x00. The index that other events tell.
    #[inline]
    pub fn object_type(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(self.fixed))
    }
    /// `USHORT Reserved`, at 0x02. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u16 {
        u16::from_le_bytes(get::<2, 2, _>(self.fixed))
    }
    /// `WCHAR Name`, at 0x04.
    #[inline]
    pub fn name(&self) -> Elements<'a, u16> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    fn announced(_: &[u8; 4]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    pub fn to_value(&self) -> EtwObjectTypeEvent {
        EtwObjectTypeEvent::with_tail(self.fixed, to_vec(self.rest))
    }
}
impl core::fmt::Debug for EtwObjectTypeEventView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwObjectTypeEventView");
        out.field("object_type", &self.object_type());
        out.field("reserved", &self.reserved());
        out.finish()
    }
}
