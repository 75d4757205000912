// Generated from spec/structs/ETW_TIMER_EXPIRATION_START_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TIMER_EXPIRATION_START_EVENT in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Kernel timers that are due begin to expire.
///
/// In C: `ETW_TIMER_EXPIRATION_START_EVENT`, 0x8 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "ETW_TIMER_EXPIRATION_START_EVENT")]
pub struct EtwTimerExpirationStartEvent {
    /// `ULONG64 InterruptTime`, at 0x00. The interrupt time, by which timers are due. Unit: 100 ns.
    pub interrupt_time: u64,
    /// `BOOLEAN HrTimerExpirationOnly`. The bytes may end before it. Whether only timers of high resolution expire, by the name; symbol files of 2004 and later have it, that of 1607 does not.
    pub hr_timer_expiration_only: Option<u8>,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EtwTimerExpirationStartEvent {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 8;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwTimerExpirationStartEventView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 8, _>(&mut bytes, self.interrupt_time.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_timer_expiration_start_event::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for EtwTimerExpirationStartEvent {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 8];
        Self {
            interrupt_time: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            hr_timer_expiration_only: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EtwTimerExpirationStartEvent {}
#[cfg(feature = "alloc")]
impl Tailed for EtwTimerExpirationStartEvent {
    const NAME: &'static str = "ETW_TIMER_EXPIRATION_START_EVENT";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EtwTimerExpirationStartEventView::announced(fixed)),
            None => Err(Error::TooShort { name: "ETW_TIMER_EXPIRATION_START_EVENT", needed: 8, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwTimerExpirationStartEvent::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("ETW_TIMER_EXPIRATION_START_EVENT", out);
        if let Some(part) = &self.hr_timer_expiration_only {
            let mut bytes = [0; 1]; put::<0, 1, _>(&mut bytes, (*part).to_le_bytes()); to.bytes(&bytes);
        } else {
            to.limit("hr_timer_expiration_only", 1);
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwTimerExpirationStartEvent);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwTimerExpirationStartEvent {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 8]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`EtwTimerExpirationStartEvent`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwTimerExpirationStartEventView<'a> {
    fixed: &'a [u8; 8],
    rest: &'a [u8],
}

impl<'a> EtwTimerExpirationStartEventView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "ETW_TIMER_EXPIRATION_START_EVENT", needed: 8, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<EtwTimerExpirationStartEventTail<'a>, Error> {
        let mut left = Left::new("ETW_TIMER_EXPIRATION_START_EVENT", 8, self.rest);
        let hr_timer_expiration_only = if left.has(1) { Some({ let bytes = left.chunk::<1>()?; u8::from_le_bytes(get::<0, 1, _>(bytes)) }) } else { None };
        Ok(EtwTimerExpirationStartEventTail { hr_timer_expiration_only, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EtwTimerExpirationStartEvent, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(EtwTimerExpirationStartEvent {
            interrupt_time: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            hr_timer_expiration_only: match tail.hr_timer_expiration_only {
                Some(part) => Some(part),
                None => None,
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 8]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
}

getters! {
    self EtwTimerExpirationStartEventView "EtwTimerExpirationStartEventView" {
        /// `ULONG64 InterruptTime`, at 0x00.
        interrupt_time: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for EtwTimerExpirationStartEventView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwTimerExpirationStartEvent;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 8], ..view }, rest)),
            None => Err(Error::TooShort { name: "ETW_TIMER_EXPIRATION_START_EVENT", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwTimerExpirationStartEvent, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`EtwTimerExpirationStartEvent`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EtwTimerExpirationStartEventTail<'a> {
    /// `BOOLEAN HrTimerExpirationOnly`. The bytes may end before it. Whether only timers of high resolution expire, by the name; symbol files of 2004 and later have it, that of 1607 does not.
    pub hr_timer_expiration_only: Option<u8>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
