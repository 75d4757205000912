// Generated from spec/structs/ETW_PMC_SUPPORT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_PMC_SUPPORT in the form of releases 6.2..1607 with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The performance counters of a logger, and the events that they are logged with.
///
/// An older form.
/// In C: `ETW_PMC_SUPPORT`, 0x28 bytes with one element of its array, 0x20 without. Releases 6.2..1607 with 64 bit pointers.
///
/// The kernel creates it, in non-paged memory without execution, when EventTraceProfileEventListInformation (0x0E) or EventTraceProfileCounterListInformation (0x0F) is set, and keeps its address as PmcData in WMI_LOGGER_CONTEXT.
///
/// Source: Geoff Chappell, *ETW_PMC_SUPPORT*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
pub struct V6_2X64 {
    /// `KPROFILE_SOURCE Source`, at 0x00. The profile sources whose counters the logger receives.
    pub source: [crate::common::KprofileSource; 4],
    /// `ULONG HookIdCount`, at 0x10. How many elements of HookId hold.
    pub hook_id_count: u32,
    /// `USHORT HookId`, at 0x14. The events that the counters are logged with.
    pub hook_id: [crate::headers::HookId; 4],
    /// `ULONG CountersCount`, at 0x1C. How many profile sources hold.
    pub counters_count: u32,
    /// `HAL_PMC_COUNTERS * ProcessorCtrs`, at 0x20. One pointer for each processor that there can ever be; no layout of HAL_PMC_COUNTERS is known, and Microsoft's name for the pointer is PMC_HANDLE.
    pub processor_ctrs: alloc::vec::Vec<u64>,
}

#[cfg(feature = "alloc")]
impl V6_2X64 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 32;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = V6_2X64View::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 32], tail: alloc::vec::Vec<u64>) -> Self {
        Self {
            source: array(part::<0, 16, _>(bytes), crate::common::KprofileSource::from_le),
            hook_id_count: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            hook_id: array(part::<20, 8, _>(bytes), crate::headers::HookId::from_le),
            counters_count: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            processor_ctrs: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        fill(part_mut::<0, 16, _>(&mut bytes), &self.source, |element| element.to_le());
        put::<16, 4, _>(&mut bytes, self.hook_id_count.to_le_bytes());
        fill(part_mut::<20, 8, _>(&mut bytes), &self.hook_id, |element| element.to_le());
        put::<28, 4, _>(&mut bytes, self.counters_count.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_pmc_support::V6_2X64;
}

#[cfg(feature = "alloc")]
impl Default for V6_2X64 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 32], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for V6_2X64 {}
#[cfg(feature = "alloc")]
impl Tailed for V6_2X64 {
    const NAME: &'static str = "ETW_PMC_SUPPORT";
    const FIXED: usize = 32;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(V6_2X64View::announced(fixed)),
            None => Err(Error::TooShort { name: "ETW_PMC_SUPPORT", needed: 32, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        V6_2X64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.processor_ctrs.len() * 8) as u64;
        let says = V6_2X64View::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "ETW_PMC_SUPPORT", field: "ProcessorCtrs", says, have });
        }
        out.extend_from_slice(&fixed);
        self.processor_ctrs.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(V6_2X64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for V6_2X64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 32]>(), proptest::collection::vec(proptest::arbitrary::any::<u64>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail));
        strategy.boxed()
    }
}

/// A borrowed view of [`V6_2X64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct V6_2X64View<'a> {
    fixed: &'a [u8; 32],
    rest: &'a [u8],
}

impl<'a> V6_2X64View<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`V6_2X64`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 8;
                if left != 0 {
                    return Err(Error::PartialElement { name: "ETW_PMC_SUPPORT", element: 8, left });
                }
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "ETW_PMC_SUPPORT", needed: 32, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 32] {
        self.fixed
    }
    /// `HAL_PMC_COUNTERS * ProcessorCtrs`, at 0x20. One pointer for each processor that there can ever be; no layout of HAL_PMC_COUNTERS is known, and Microsoft's name for the pointer is PMC_HANDLE.
    #[inline]
    pub fn processor_ctrs(&self) -> Elements<'a, u64> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 32]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> V6_2X64 {
        V6_2X64::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self V6_2X64View "V6_2X64View" {
        /// `KPROFILE_SOURCE Source`, at 0x00.
        source: [crate::common::KprofileSource; 4] = array(part::<0, 16, _>(self.fixed), crate::common::KprofileSource::from_le);
        /// `ULONG HookIdCount`, at 0x10.
        hook_id_count: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `USHORT HookId`, at 0x14.
        hook_id: [crate::headers::HookId; 4] = array(part::<20, 8, _>(self.fixed), crate::headers::HookId::from_le);
        /// `ULONG CountersCount`, at 0x1C.
        counters_count: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
    }
}

impl<'a> Split<'a> for V6_2X64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = V6_2X64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        Ok((Self::new(bytes)?, &[]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<V6_2X64, Error> {
        Ok(self.to_value())
    }
}
