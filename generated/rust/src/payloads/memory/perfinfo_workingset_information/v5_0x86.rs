// Generated from spec/structs/PERFINFO_WORKINGSET_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_WORKINGSET_INFORMATION in the form of releases 5.0+ with 32 bit pointers.
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
/// What the processes or the sessions use.
///
/// In C: `PERFINFO_WORKINGSET_INFORMATION`, 0x28 bytes with one element of its array, 0x4 without. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `Count` |
/// | 0x04 | counted | PERFINFO_WORKINGSET_ENTRY \[Count\] | `WsEntry` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "PERFINFO_WORKINGSET_INFORMATION")]
pub struct PerfinfoWorkingsetInformation32 {
    /// `ULONG Count`, at 0x00. How many elements WsEntry has.
    pub count: u32,
    /// `PERFINFO_WORKINGSET_ENTRY WsEntry`, at 0x04.
    pub ws_entry: alloc::vec::Vec<crate::payloads::memory::PerfinfoWorkingsetEntry32>,
}
#[cfg(feature = "alloc")]
impl PerfinfoWorkingsetInformation32 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 4;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = PerfinfoWorkingsetInformation32View::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(
        bytes: &[u8; 4],
        tail: alloc::vec::Vec<crate::payloads::memory::PerfinfoWorkingsetEntry32>,
    ) -> Self {
        Self {
            count: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            ws_entry: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.count.to_le_bytes());
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
    /// `ULONG Count`, at 0x00. How many elements WsEntry has.
    #[inline]
    pub fn count(&self) -> u32 {
        self.count
    }
    /// Sets `Count`.
    #[inline]
    pub fn set_count(&mut self, value: u32) {
        self.count = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_workingset_information::V5_0X86;
}
#[cfg(feature = "alloc")]
impl Default for PerfinfoWorkingsetInformation32 {
    /// All zero, with nothing after the fixed part.
    fn default() -> Self {
        Self::with_tail(&[0; 4], alloc::vec::Vec::new())
    }
}
#[cfg(feature = "alloc")]
impl Sealed for PerfinfoWorkingsetInformation32 {}
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoWorkingsetInformation32 {
    const NAME: &'static str = "PERFINFO_WORKINGSET_INFORMATION";
    const FIXED: usize = 4;
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(PerfinfoWorkingsetInformation32View::announced(fixed)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_WORKINGSET_INFORMATION",
                    needed: 4,
                    have: fixed.len(),
                })
            }
        }
    }
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoWorkingsetInformation32::from_slice(bytes)
    }
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.ws_entry.len() * 36) as u64;
        let says = PerfinfoWorkingsetInformation32View::announced(&fixed)
            .unwrap_or(have);
        if says != have {
            return Err(Error::BadCount {
                name: "PERFINFO_WORKINGSET_INFORMATION",
                field: "Count",
                says,
                have,
            });
        }
        out.extend_from_slice(&fixed);
        self.ws_entry
            .iter()
            .for_each(|element| Element::with_le(
                element,
                |bytes| out.extend_from_slice(bytes),
            ));
        Ok(())
    }
}
#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoWorkingsetInformation32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoWorkingsetInformation32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::collection::vec(
                    proptest::arbitrary::any::<
                        crate::payloads::memory::PerfinfoWorkingsetEntry32,
                    >(),
                    0..6,
                ),
            ),
        )
            .prop_map(|((count, ws_entry),)| Self { count, ws_entry })
            .prop_map(|mut value: Self| {
                let count = (value.count() as u64 & !18446744073709551615)
                    | (value.ws_entry.len() as u64) << 0;
                value.set_count((count) as u32);
                value
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoWorkingsetInformation32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoWorkingsetInformation32View<'a> {
    fixed: &'a [u8; 4],
    rest: &'a [u8],
}
impl<'a> PerfinfoWorkingsetInformation32View<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`PerfinfoWorkingsetInformation32`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let (says, have) = (Self::tail_count(fixed), (rest.len() / 36) as u64);
                if says > have {
                    return Err(Error::BadCount {
                        name: "PERFINFO_WORKINGSET_INFORMATION",
                        field: "Count",
                        says,
                        have,
                    });
                }
                let rest = &rest[..says as usize * 36];
                Ok(Self { fixed, rest })
            }
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_WORKINGSET_INFORMATION",
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
    /// `ULONG Count`, at 0x00. How many elements WsEntry has.
    #[inline]
    pub fn count(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `PERFINFO_WORKINGSET_ENTRY WsEntry`, at 0x04.
    #[inline]
    pub fn ws_entry(
        &self,
    ) -> Elements<'a, crate::payloads::memory::PerfinfoWorkingsetEntry32> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    fn announced(fixed: &[u8; 4]) -> Option<u64> {
        Some(PerfinfoWorkingsetInformation32View::tail_count(fixed).saturating_mul(36))
    }
    /// How many elements the fixed part says that follow it.
    fn tail_count(fixed: &[u8; 4]) -> u64 {
        (PerfinfoWorkingsetInformation32View {
            fixed,
            rest: &[],
        }
            .count() as u64 & 18446744073709551615) >> 0
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    pub fn to_value(&self) -> PerfinfoWorkingsetInformation32 {
        PerfinfoWorkingsetInformation32::with_tail(self.fixed, to_vec(self.rest))
    }
}
impl core::fmt::Debug for PerfinfoWorkingsetInformation32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoWorkingsetInformation32View");
        out.field("count", &self.count());
        out.finish()
    }
}
