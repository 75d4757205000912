// Generated from spec/structs/ETW_REF_CLOCK.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_REF_CLOCK in the form of releases 6.0+.
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
/// A reference time of a session, on two clocks.
///
/// In C: `ETW_REF_CLOCK`, 0x10 bytes. Releases 6.0+.
///
/// The kernel keeps it for each logger from 6.0; trace buffers have room for it from 6.1.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | LARGE_INTEGER | `StartTime` |
/// | 0x08 | 0x8 | LARGE_INTEGER | `StartPerfClock` |
///
/// What no source says:
///
/// - The units of both times.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_LOGGER_CONTEXT*; Geoff Chappell, *WMI_BUFFER_HEADER*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_REF_CLOCK")]
pub struct EtwRefClock {
    /// `LARGE_INTEGER StartTime`, at 0x00. The reference time.
    pub start_time: i64,
    /// `LARGE_INTEGER StartPerfClock`, at 0x08. The same moment on the performance clock.
    pub start_perf_clock: i64,
}
impl EtwRefClock {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            start_time: i64::from_le_bytes(get::<0, 8, _>(bytes)),
            start_perf_clock: i64::from_le_bytes(get::<8, 8, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_REF_CLOCK",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.start_time.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.start_perf_clock.to_le_bytes());
        bytes
    }
    /// `LARGE_INTEGER StartTime`, at 0x00. The reference time.
    #[inline]
    pub fn start_time(&self) -> i64 {
        self.start_time
    }
    /// Sets `StartTime`.
    #[inline]
    pub fn set_start_time(&mut self, value: i64) {
        self.start_time = value;
    }
    /// `LARGE_INTEGER StartPerfClock`, at 0x08. The same moment on the performance clock.
    #[inline]
    pub fn start_perf_clock(&self) -> i64 {
        self.start_perf_clock
    }
    /// Sets `StartPerfClock`.
    #[inline]
    pub fn set_start_perf_clock(&mut self, value: i64) {
        self.start_perf_clock = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_ref_clock::V6_0;
}
impl Default for EtwRefClock {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for EtwRefClock {}
impl Record for EtwRefClock {
    const NAME: &'static str = "ETW_REF_CLOCK";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwRefClock {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwRefClock);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwRefClock {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<i64>(), proptest::arbitrary::any::<i64>()),
        )
            .prop_map(|((start_time, start_perf_clock),)| Self {
                start_time,
                start_perf_clock,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwRefClock`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwRefClockView<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> EtwRefClockView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_REF_CLOCK",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 16]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwRefClock {
        EtwRefClock::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `LARGE_INTEGER StartTime`, at 0x00. The reference time.
    #[inline]
    pub fn start_time(&self) -> i64 {
        i64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `LARGE_INTEGER StartPerfClock`, at 0x08. The same moment on the performance clock.
    #[inline]
    pub fn start_perf_clock(&self) -> i64 {
        i64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwRefClockView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwRefClockView");
        out.field("start_time", &self.start_time());
        out.field("start_perf_clock", &self.start_perf_clock());
        out.finish()
    }
}
