// Generated from spec/structs/ETW_DFSS_START_NEW_INTERVAL.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_DFSS_START_NEW_INTERVAL in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A new interval of dynamic fair-share scheduling (DFSS) begins.
///
/// In C: `ETW_DFSS_START_NEW_INTERVAL`, 0x30 bytes with one element of its array, 0x18 without. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "ETW_DFSS_START_NEW_INTERVAL")]
pub struct EtwDfssStartNewInterval {
    /// `ULONG CurrentGeneration`, at 0x00. The number of the interval.
    pub current_generation: u32,
    /// `ULONG SessionCount`, at 0x04. How many elements SessionQuota has.
    pub session_count: u32,
    /// `ULONG64 TotalCycleCredit`, at 0x08. Unit: cycles of the processor.
    pub total_cycle_credit: u64,
    /// `ULONG64 TotalCyclesAccumulated`, at 0x10. Unit: cycles of the processor.
    pub total_cycles_accumulated: u64,
    /// `ETW_PER_SESSION_QUOTA SessionQuota`, at 0x18.
    pub session_quota: alloc::vec::Vec<crate::payloads::scheduler::EtwPerSessionQuota>,
}

#[cfg(feature = "alloc")]
impl EtwDfssStartNewInterval {
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
        let view = EtwDfssStartNewIntervalView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 24], tail: alloc::vec::Vec<crate::payloads::scheduler::EtwPerSessionQuota>) -> Self {
        Self {
            current_generation: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            session_count: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            total_cycle_credit: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            total_cycles_accumulated: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            session_quota: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.current_generation.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.session_count.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.total_cycle_credit.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.total_cycles_accumulated.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_dfss_start_new_interval::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for EtwDfssStartNewInterval {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 24], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EtwDfssStartNewInterval {}
#[cfg(feature = "alloc")]
impl Tailed for EtwDfssStartNewInterval {
    const NAME: &'static str = "ETW_DFSS_START_NEW_INTERVAL";
    const FIXED: usize = 24;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EtwDfssStartNewIntervalView::announced(fixed)),
            None => Err(Error::TooShort { name: "ETW_DFSS_START_NEW_INTERVAL", needed: 24, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwDfssStartNewInterval::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.session_quota.len() * 24) as u64;
        let says = EtwDfssStartNewIntervalView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "ETW_DFSS_START_NEW_INTERVAL", field: "SessionCount", says, have });
        }
        out.extend_from_slice(&fixed);
        self.session_quota.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwDfssStartNewInterval);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwDfssStartNewInterval {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 24]>(), proptest::collection::vec(proptest::arbitrary::any::<crate::payloads::scheduler::EtwPerSessionQuota>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail)).prop_map(|mut value: Self| { let count = (value.session_count as u64 & !18446744073709551615) | (value.session_quota.len() as u64) << 0; value.session_count = (count) as u32; value });
        strategy.boxed()
    }
}

/// A borrowed view of [`EtwDfssStartNewInterval`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwDfssStartNewIntervalView<'a> {
    fixed: &'a [u8; 24],
    rest: &'a [u8],
}

impl<'a> EtwDfssStartNewIntervalView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EtwDfssStartNewInterval`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let (says, have) = (Self::tail_count(fixed), (rest.len() / 24) as u64);
                if says > have {
                    return Err(Error::BadCount { name: "ETW_DFSS_START_NEW_INTERVAL", field: "SessionCount", says, have });
                }
                let rest = &rest[..says as usize * 24];
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "ETW_DFSS_START_NEW_INTERVAL", needed: 24, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `ETW_PER_SESSION_QUOTA SessionQuota`, at 0x18.
    #[inline]
    pub fn session_quota(&self) -> Elements<'a, crate::payloads::scheduler::EtwPerSessionQuota> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(fixed: &[u8; 24]) -> Option<u64> {
        Some(EtwDfssStartNewIntervalView::tail_count(fixed).saturating_mul(24))
    }
    /// How many elements the fixed part says that follow it.
    #[inline]
    fn tail_count(fixed: &[u8; 24]) -> u64 {
        (EtwDfssStartNewIntervalView { fixed, rest: &[] }.session_count() as u64 & 18446744073709551615) >> 0
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EtwDfssStartNewInterval {
        EtwDfssStartNewInterval::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self EtwDfssStartNewIntervalView "EtwDfssStartNewIntervalView" {
        /// `ULONG CurrentGeneration`, at 0x00.
        current_generation: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG SessionCount`, at 0x04.
        session_count: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG64 TotalCycleCredit`, at 0x08.
        total_cycle_credit: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG64 TotalCyclesAccumulated`, at 0x10.
        total_cycles_accumulated: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
    }
}

impl<'a> Split<'a> for EtwDfssStartNewIntervalView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwDfssStartNewInterval;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 24 + view.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 24], ..view }, rest)),
            None => Err(Error::TooShort { name: "ETW_DFSS_START_NEW_INTERVAL", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwDfssStartNewInterval, Error> {
        Ok(self.to_value())
    }
}
