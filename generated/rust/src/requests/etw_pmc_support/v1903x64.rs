// Generated from spec/structs/ETW_PMC_SUPPORT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_PMC_SUPPORT in the form of releases 1903+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The performance counters of a logger, and the events that they are logged with.
///
/// In C: `ETW_PMC_SUPPORT`, 0x20 bytes with one element of its array, 0x18 without. Releases 1903+ with 64 bit pointers.
///
/// The kernel creates it, in non-paged memory without execution, when EventTraceProfileEventListInformation (0x0E) or EventTraceProfileCounterListInformation (0x0F) is set, and keeps its address as PmcData in WMI_LOGGER_CONTEXT.
///
/// Source: Geoff Chappell, *ETW_PMC_SUPPORT*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "ETW_PMC_SUPPORT")]
pub struct EtwPmcSupportX64 {
    /// `KPROFILE_SOURCE * Source`, at 0x00. The profile sources whose counters the logger receives; how many there can be is learnt from the HAL.
    pub source: u64,
    /// `ULONG HookIdCount`, at 0x08. How many elements of HookId hold.
    pub hook_id_count: u32,
    /// `USHORT HookId`, at 0x0C. The events that the counters are logged with.
    pub hook_id: [crate::headers::HookId; 4],
    /// `ULONG CountersCount`, at 0x14. How many profile sources hold.
    pub counters_count: u32,
    /// `HAL_PMC_COUNTERS * ProcessorCtrs`, at 0x18. One pointer for each processor that there can ever be; no layout of HAL_PMC_COUNTERS is known, and Microsoft's name for the pointer is PMC_HANDLE.
    pub processor_ctrs: alloc::vec::Vec<u64>,
}

#[cfg(feature = "alloc")]
impl EtwPmcSupportX64 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 24;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = EtwPmcSupportX64View::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 24], tail: alloc::vec::Vec<u64>) -> Self {
        Self {
            source: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            hook_id_count: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            hook_id: array(part::<12, 8, _>(bytes), crate::headers::HookId::from_le),
            counters_count: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            processor_ctrs: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 8, _>(&mut bytes, self.source.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.hook_id_count.to_le_bytes());
        fill(part_mut::<12, 8, _>(&mut bytes), &self.hook_id, |element| element.to_le());
        put::<20, 4, _>(&mut bytes, self.counters_count.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_pmc_support::V1903X64;
}

#[cfg(feature = "alloc")]
impl Default for EtwPmcSupportX64 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 24], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EtwPmcSupportX64 {}
#[cfg(feature = "alloc")]
impl Tailed for EtwPmcSupportX64 {
    const NAME: &'static str = "ETW_PMC_SUPPORT";
    const FIXED: usize = 24;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EtwPmcSupportX64View::announced(fixed)),
            None => Err(Error::TooShort { name: "ETW_PMC_SUPPORT", needed: 24, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwPmcSupportX64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.processor_ctrs.len() * 8) as u64;
        let says = EtwPmcSupportX64View::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "ETW_PMC_SUPPORT", field: "ProcessorCtrs", says, have });
        }
        out.extend_from_slice(&fixed);
        self.processor_ctrs.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwPmcSupportX64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwPmcSupportX64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 24]>(), proptest::collection::vec(proptest::arbitrary::any::<u64>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail));
        strategy.boxed()
    }
}

/// A borrowed view of [`EtwPmcSupportX64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwPmcSupportX64View<'a> {
    fixed: &'a [u8; 24],
    rest: &'a [u8],
}

impl<'a> EtwPmcSupportX64View<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EtwPmcSupportX64`]'s `from_slice`.
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
            None => Err(Error::TooShort { name: "ETW_PMC_SUPPORT", needed: 24, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `HAL_PMC_COUNTERS * ProcessorCtrs`, at 0x18. One pointer for each processor that there can ever be; no layout of HAL_PMC_COUNTERS is known, and Microsoft's name for the pointer is PMC_HANDLE.
    #[inline]
    pub fn processor_ctrs(&self) -> Elements<'a, u64> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 24]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EtwPmcSupportX64 {
        EtwPmcSupportX64::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self EtwPmcSupportX64View "EtwPmcSupportX64View" {
        /// `KPROFILE_SOURCE * Source`, at 0x00.
        source: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG HookIdCount`, at 0x08.
        hook_id_count: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `USHORT HookId`, at 0x0C.
        hook_id: [crate::headers::HookId; 4] = array(part::<12, 8, _>(self.fixed), crate::headers::HookId::from_le);
        /// `ULONG CountersCount`, at 0x14.
        counters_count: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
    }
}

impl<'a> Split<'a> for EtwPmcSupportX64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwPmcSupportX64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        Ok((Self::new(bytes)?, &[]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwPmcSupportX64, Error> {
        Ok(self.to_value())
    }
}
