// Generated from spec/structs/PERFINFO_PPM_STATE_SELECTION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PPM_STATE_SELECTION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Which idle state was selected, and why others were not.
///
/// In C: `PERFINFO_PPM_STATE_SELECTION`, 0xc bytes with one element of its array, 0x8 without. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "PERFINFO_PPM_STATE_SELECTION")]
pub struct PerfinfoPpmStateSelection {
    /// `ULONG SelectedState`, at 0x00.
    pub selected_state: u32,
    /// `ULONG VetoedStates`, at 0x04. How many elements VetoReason has.
    pub vetoed_states: u32,
    /// `ULONG VetoReason`, at 0x08. Why each was not.
    pub veto_reason: alloc::vec::Vec<crate::payloads::power::PerfinfoPpmIdleVeto>,
}

#[cfg(feature = "alloc")]
impl PerfinfoPpmStateSelection {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 8;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = PerfinfoPpmStateSelectionView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 8], tail: alloc::vec::Vec<crate::payloads::power::PerfinfoPpmIdleVeto>) -> Self {
        Self {
            selected_state: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            vetoed_states: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            veto_reason: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.selected_state.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.vetoed_states.to_le_bytes());
        bytes
    }
    /// All of its bytes.
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the fixed part announces another length than what follows it has.
    #[inline]
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        let mut out = alloc::vec::Vec::new();
        Tailed::append_to(self, &mut out)?;
        Ok(out)
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_ppm_state_selection::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoPpmStateSelection {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 8], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for PerfinfoPpmStateSelection {}
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoPpmStateSelection {
    const NAME: &'static str = "PERFINFO_PPM_STATE_SELECTION";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(PerfinfoPpmStateSelectionView::announced(fixed)),
            None => Err(Error::TooShort { name: "PERFINFO_PPM_STATE_SELECTION", needed: 8, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoPpmStateSelection::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.veto_reason.len() * 4) as u64;
        let says = PerfinfoPpmStateSelectionView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "PERFINFO_PPM_STATE_SELECTION", field: "VetoedStates", says, have });
        }
        out.extend_from_slice(&fixed);
        self.veto_reason.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoPpmStateSelection);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoPpmStateSelection {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 8]>(), proptest::collection::vec(proptest::arbitrary::any::<crate::payloads::power::PerfinfoPpmIdleVeto>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail)).prop_map(|mut value: Self| { let count = (value.vetoed_states as u64 & !18446744073709551615) | (value.veto_reason.len() as u64) << 0; value.vetoed_states = (count) as u32; value });
        strategy.boxed()
    }
}

/// A borrowed view of [`PerfinfoPpmStateSelection`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoPpmStateSelectionView<'a> {
    fixed: &'a [u8; 8],
    rest: &'a [u8],
}

impl<'a> PerfinfoPpmStateSelectionView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`PerfinfoPpmStateSelection`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let (says, have) = (Self::tail_count(fixed), (rest.len() / 4) as u64);
                if says > have {
                    return Err(Error::BadCount { name: "PERFINFO_PPM_STATE_SELECTION", field: "VetoedStates", says, have });
                }
                let rest = &rest[..says as usize * 4];
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "PERFINFO_PPM_STATE_SELECTION", needed: 8, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `ULONG VetoReason`, at 0x08. Why each was not.
    #[inline]
    pub fn veto_reason(&self) -> Elements<'a, crate::payloads::power::PerfinfoPpmIdleVeto> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(fixed: &[u8; 8]) -> Option<u64> {
        Some(PerfinfoPpmStateSelectionView::tail_count(fixed).saturating_mul(4))
    }
    /// How many elements the fixed part says that follow it.
    #[inline]
    fn tail_count(fixed: &[u8; 8]) -> u64 {
        (PerfinfoPpmStateSelectionView { fixed, rest: &[] }.vetoed_states() as u64 & 18446744073709551615) >> 0
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> PerfinfoPpmStateSelection {
        PerfinfoPpmStateSelection::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self PerfinfoPpmStateSelectionView "PerfinfoPpmStateSelectionView" {
        /// `ULONG SelectedState`, at 0x00.
        selected_state: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG VetoedStates`, at 0x04.
        vetoed_states: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}

impl<'a> Split<'a> for PerfinfoPpmStateSelectionView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = PerfinfoPpmStateSelection;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 8 + view.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 8], ..view }, rest)),
            None => Err(Error::TooShort { name: "PERFINFO_PPM_STATE_SELECTION", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<PerfinfoPpmStateSelection, Error> {
        Ok(self.to_value())
    }
}
