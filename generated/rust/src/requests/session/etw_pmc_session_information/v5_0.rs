// Generated from spec/structs/ETW_PMC_SESSION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_PMC_SESSION_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A session that uses counters of the processor.
///
/// In C: `ETW_PMC_SESSION_INFORMATION`, 0x10 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "ETW_PMC_SESSION_INFORMATION")]
pub struct EtwPmcSessionInformation {
    /// `ULONG NextOffset`, at 0x00. From this structure to the next, 0 in the last. Unit: bytes.
    pub next_offset: u32,
    /// `USHORT LoggerId`, at 0x04. The session.
    pub logger_id: u16,
    /// `USHORT Reserved`, at 0x06. What it is for is not known.
    pub reserved: u16,
    /// `ULONG CounterCount`, at 0x08. How many counters follow.
    pub counter_count: u32,
    /// `ULONG SourceCount`, at 0x0C. How many sources follow the counters.
    pub source_count: u32,
    /// `ULONG Counters`, as many as `CounterCount` says. The counters.
    pub counters: alloc::vec::Vec<u32>,
    /// `USHORT Sources`, as many as `SourceCount` says. The sources, values of KPROFILE_SOURCE.
    pub sources: alloc::vec::Vec<u16>,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EtwPmcSessionInformation {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 16;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwPmcSessionInformationView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.next_offset.to_le_bytes());
        put::<4, 2, _>(&mut bytes, self.logger_id.to_le_bytes());
        put::<6, 2, _>(&mut bytes, self.reserved.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.counter_count.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.source_count.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_pmc_session_information::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for EtwPmcSessionInformation {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 16];
        Self {
            next_offset: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            logger_id: u16::from_le_bytes(get::<4, 2, _>(bytes)),
            reserved: u16::from_le_bytes(get::<6, 2, _>(bytes)),
            counter_count: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            source_count: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            counters: Default::default(),
            sources: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EtwPmcSessionInformation {}
#[cfg(feature = "alloc")]
impl Tailed for EtwPmcSessionInformation {
    const NAME: &'static str = "ETW_PMC_SESSION_INFORMATION";
    const FIXED: usize = 16;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EtwPmcSessionInformationView::announced(fixed)),
            None => Err(Error::TooShort { name: "ETW_PMC_SESSION_INFORMATION", needed: 16, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwPmcSessionInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("ETW_PMC_SESSION_INFORMATION", out);
        {
            let part = &self.counters;
            to.count("CounterCount", self.counter_count as u64, part.len())?; to.elements(part);
        }
        {
            let part = &self.sources;
            to.count("SourceCount", self.source_count as u64, part.len())?; to.elements(part);
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwPmcSessionInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwPmcSessionInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 8, size: 4, mask: 18446744073709551615, shift: Some(0) },
            Deciding { offset: 12, size: 4, mask: 18446744073709551615, shift: Some(0) },
        ];
        let parts = (proptest::arbitrary::any::<[u8; 16]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`EtwPmcSessionInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwPmcSessionInformationView<'a> {
    fixed: &'a [u8; 16],
    rest: &'a [u8],
}

impl<'a> EtwPmcSessionInformationView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "ETW_PMC_SESSION_INFORMATION", needed: 16, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<EtwPmcSessionInformationTail<'a>, Error> {
        let mut left = Left::new("ETW_PMC_SESSION_INFORMATION", 16, self.rest);
        let counters = left.counted(self.counter_count() as u64, "CounterCount")?;
        let sources = left.counted(self.source_count() as u64, "SourceCount")?;
        Ok(EtwPmcSessionInformationTail { counters, sources, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EtwPmcSessionInformation, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(EtwPmcSessionInformation {
            next_offset: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            logger_id: u16::from_le_bytes(get::<4, 2, _>(bytes)),
            reserved: u16::from_le_bytes(get::<6, 2, _>(bytes)),
            counter_count: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            source_count: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            counters: {
                let part = tail.counters;
                to_vec(part.as_bytes())
            },
            sources: {
                let part = tail.sources;
                to_vec(part.as_bytes())
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 16]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
}

getters! {
    self EtwPmcSessionInformationView "EtwPmcSessionInformationView" {
        /// `ULONG NextOffset`, at 0x00.
        next_offset: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `USHORT LoggerId`, at 0x04.
        logger_id: u16 = u16::from_le_bytes(get::<4, 2, _>(self.fixed));
        /// `USHORT Reserved`, at 0x06.
        reserved: u16 = u16::from_le_bytes(get::<6, 2, _>(self.fixed));
        /// `ULONG CounterCount`, at 0x08.
        counter_count: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG SourceCount`, at 0x0C.
        source_count: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for EtwPmcSessionInformationView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwPmcSessionInformation;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 16], ..view }, rest)),
            None => Err(Error::TooShort { name: "ETW_PMC_SESSION_INFORMATION", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwPmcSessionInformation, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`EtwPmcSessionInformation`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EtwPmcSessionInformationTail<'a> {
    /// `ULONG Counters`, as many as `CounterCount` says. The counters.
    pub counters: Elements<'a, u32>,
    /// `USHORT Sources`, as many as `SourceCount` says. The sources, values of KPROFILE_SOURCE.
    pub sources: Elements<'a, u16>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
