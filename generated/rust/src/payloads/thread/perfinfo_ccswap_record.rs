// Generated from spec/dispatch/PERFINFO_CCSWAP_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! One switch from a thread, in one of four lengths.
#[allow(unused_imports)]
use crate::rt::*;
/// The cases of [`PerfinfoCcswapRecordView`]; the first that holds is the one.
pub static PERFINFO_CCSWAP_RECORD_CASES: &[Case] = &[
    Case::new(
        "PerfCSwapIdleShort",
        (0x0, 0x3),
        Some("PERFINFO_CCSWAP_IDLE_SHORT"),
        None,
        (0, 0),
        (255, 255),
        0,
    ),
    Case::new(
        "PerfCSwapIdle",
        (0x1, 0x3),
        Some("PERFINFO_CCSWAP_IDLE"),
        None,
        (0, 0),
        (255, 255),
        1,
    ),
    Case::new(
        "PerfCSwapLite",
        (0x2, 0x3),
        Some("PERFINFO_CCSWAP_LITE"),
        None,
        (0, 0),
        (255, 255),
        2,
    ),
    Case::new(
        "PerfCSwapFull",
        (0x3, 0x3),
        Some("PERFINFO_CCSWAP"),
        None,
        (0, 0),
        (255, 255),
        3,
    ),
];
/// One switch from a thread, in one of four lengths.
///
/// DataType, the low two bits, tells which: a value of PERFINFO_CCSWAP_TYPE.
///
/// Source: Geoff Chappell, *PERFINFO_CCSWAP_BUFFER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum PerfinfoCcswapRecordView<'a> {
    /// `PERFINFO_CCSWAP_IDLE_SHORT`: The idle thread was switched out, after a short time.
    PerfinfoCcswapIdleShort(crate::payloads::thread::PerfinfoCcswapIdleShortView<'a>),
    /// `PERFINFO_CCSWAP_IDLE`: The idle thread was switched out, after a long time.
    PerfinfoCcswapIdle(crate::payloads::thread::PerfinfoCcswapIdleView<'a>),
    /// `PERFINFO_CCSWAP_LITE`: A thread was switched out, told in few bits.
    PerfinfoCcswapLite(crate::payloads::thread::PerfinfoCcswapLiteView<'a>),
    /// `PERFINFO_CCSWAP`: A thread was switched out, told in full.
    PerfinfoCcswap(crate::payloads::thread::PerfinfoCcswapView<'a>),
    /// No case holds, or its structure is not known: the bytes.
    Unknown(&'a [u8]),
}
impl<'a> PerfinfoCcswapRecordView<'a> {
    /// The case of an integer, in a log file of a version (SubVersion and SubMinorVersion); without one, in the newest.
    #[inline]
    pub fn case(value: u64, log_version: Option<(u8, u8)>) -> Option<&'static Case> {
        PERFINFO_CCSWAP_RECORD_CASES.iter().find(|case| case.holds(value, log_version))
    }
    /// The bytes as the structure that an integer says they are.
    ///
    /// # Errors
    ///
    /// Those of the structure.
    #[inline]
    pub fn of(value: u16, bytes: &'a [u8]) -> Result<Self, Error> {
        Ok(Self::split_as(Self::case(value as u64, None), bytes)?.0)
    }
    /// The bytes as the structure that their first bytes say they are, in a log file of a version.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if the integer that decides is not there, and those of the structure.
    #[inline]
    pub fn new(bytes: &'a [u8], log_version: Option<(u8, u8)>) -> Result<Self, Error> {
        Ok(Self::split_in(bytes, log_version)?.0)
    }
    fn split_in(
        bytes: &'a [u8],
        log_version: Option<(u8, u8)>,
    ) -> Result<(Self, &'a [u8]), Error> {
        match bytes.first_chunk() {
            Some(first) => {
                Self::split_as(
                    Self::case(u16::from_le_bytes(*first) as u64, log_version),
                    bytes,
                )
            }
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_CCSWAP_RECORD",
                    needed: 2,
                    have: bytes.len(),
                })
            }
        }
    }
    fn split_as(
        case: Option<&Case>,
        bytes: &'a [u8],
    ) -> Result<(Self, &'a [u8]), Error> {
        match case.map_or(u16::MAX, |case| case.variant) {
            0 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::PerfinfoCcswapIdleShort(view), rest))
            }
            1 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::PerfinfoCcswapIdle(view), rest))
            }
            2 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::PerfinfoCcswapLite(view), rest))
            }
            3 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::PerfinfoCcswap(view), rest))
            }
            _ => Ok((Self::Unknown(bytes), &[])),
        }
    }
}
impl<'a> Split<'a> for PerfinfoCcswapRecordView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = PerfinfoCcswapRecord;
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        Self::split_in(bytes, None)
    }
    #[cfg(feature = "alloc")]
    fn to_owned_value(&self) -> Result<PerfinfoCcswapRecord, Error> {
        Ok(
            match self {
                Self::PerfinfoCcswapIdleShort(view) => {
                    PerfinfoCcswapRecord::PerfinfoCcswapIdleShort(view.to_owned_value()?)
                }
                Self::PerfinfoCcswapIdle(view) => {
                    PerfinfoCcswapRecord::PerfinfoCcswapIdle(view.to_owned_value()?)
                }
                Self::PerfinfoCcswapLite(view) => {
                    PerfinfoCcswapRecord::PerfinfoCcswapLite(view.to_owned_value()?)
                }
                Self::PerfinfoCcswap(view) => {
                    PerfinfoCcswapRecord::PerfinfoCcswap(view.to_owned_value()?)
                }
                Self::Unknown(bytes) => PerfinfoCcswapRecord::Unknown(bytes.to_vec()),
            },
        )
    }
}
/// One switch from a thread, in one of four lengths.
///
/// DataType, the low two bits, tells which: a value of PERFINFO_CCSWAP_TYPE.
///
/// Source: Geoff Chappell, *PERFINFO_CCSWAP_BUFFER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[non_exhaustive]
pub enum PerfinfoCcswapRecord {
    /// `PERFINFO_CCSWAP_IDLE_SHORT`: The idle thread was switched out, after a short time.
    PerfinfoCcswapIdleShort(crate::payloads::thread::PerfinfoCcswapIdleShort),
    /// `PERFINFO_CCSWAP_IDLE`: The idle thread was switched out, after a long time.
    PerfinfoCcswapIdle(crate::payloads::thread::PerfinfoCcswapIdle),
    /// `PERFINFO_CCSWAP_LITE`: A thread was switched out, told in few bits.
    PerfinfoCcswapLite(crate::payloads::thread::PerfinfoCcswapLite),
    /// `PERFINFO_CCSWAP`: A thread was switched out, told in full.
    PerfinfoCcswap(crate::payloads::thread::PerfinfoCcswap),
    /// No case holds, or its structure is not known: the bytes.
    Unknown(alloc::vec::Vec<u8>),
}
#[cfg(feature = "alloc")]
impl Default for PerfinfoCcswapRecord {
    /// No bytes.
    fn default() -> Self {
        Self::Unknown(alloc::vec::Vec::new())
    }
}
#[cfg(feature = "alloc")]
impl Sealed for PerfinfoCcswapRecord {}
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoCcswapRecord {
    const NAME: &'static str = "PERFINFO_CCSWAP_RECORD";
    const FIXED: usize = 2;
    fn tail_len(_: &[u8]) -> Result<Option<u64>, Error> {
        Ok(None)
    }
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoCcswapRecordView::split(bytes)?.0.to_owned_value()
    }
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        match self {
            Self::PerfinfoCcswapIdleShort(value) => {
                out.extend_from_slice(&value.to_bytes())
            }
            Self::PerfinfoCcswapIdle(value) => out.extend_from_slice(&value.to_bytes()),
            Self::PerfinfoCcswapLite(value) => out.extend_from_slice(&value.to_bytes()),
            Self::PerfinfoCcswap(value) => out.extend_from_slice(&value.to_bytes()),
            Self::Unknown(bytes) => out.extend_from_slice(bytes),
        }
        Ok(())
    }
}
