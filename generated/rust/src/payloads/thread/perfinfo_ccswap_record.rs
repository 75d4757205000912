// Generated from spec/dispatch/PERFINFO_CCSWAP_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Compact context switch, in one of four record types.
use crate::rt::*;
pub(crate) static DISPATCH: Dispatch = dispatch(
    "PERFINFO_CCSWAP_RECORD",
    2,
    PERFINFO_CCSWAP_RECORD_CASES,
    &[
        &crate::payloads::thread::perfinfo_ccswap_idle_short::LAYOUT_0,
        &crate::payloads::thread::perfinfo_ccswap_idle::LAYOUT_0,
        &crate::payloads::thread::perfinfo_ccswap_lite::LAYOUT_0,
        &crate::payloads::thread::perfinfo_ccswap::LAYOUT_0,
    ],
);
/// Cases of [`PerfinfoCcswapRecordView`], in order of evaluation. The first case that matches decides.
pub static PERFINFO_CCSWAP_RECORD_CASES: &[Case] = &[
    Case::new("PerfCSwapIdleShort", 0x0, 0x3, 2, 0).of("PERFINFO_CCSWAP_IDLE_SHORT"),
    Case::new("PerfCSwapIdle", 0x1, 0x3, 4, 1).of("PERFINFO_CCSWAP_IDLE"),
    Case::new("PerfCSwapLite", 0x2, 0x3, 4, 2).of("PERFINFO_CCSWAP_LITE"),
    Case::new("PerfCSwapFull", 0x3, 0x3, 8, 3).of("PERFINFO_CCSWAP"),
];
/// Kind of structure that an integer selects. See [`PerfinfoCcswapRecordView`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum PerfinfoCcswapRecordKind {
    /// `PERFINFO_CCSWAP_IDLE_SHORT`: Context switch from the idle thread, after a short time.
    PerfinfoCcswapIdleShort,
    /// `PERFINFO_CCSWAP_IDLE`: Context switch from the idle thread, after a long time.
    PerfinfoCcswapIdle,
    /// `PERFINFO_CCSWAP_LITE`: Context switch from a thread, in short form.
    PerfinfoCcswapLite,
    /// `PERFINFO_CCSWAP`: Context switch from a thread, in full form.
    PerfinfoCcswap,
    /// No case matches, or the structure is unknown.
    Unknown,
}
impl PerfinfoCcswapRecordKind {
    /// Returns the kind of structure of a case of [`PERFINFO_CCSWAP_RECORD_CASES`].
    #[inline]
    pub fn of(case: &Case) -> Self {
        match case.variant {
            0 => Self::PerfinfoCcswapIdleShort,
            1 => Self::PerfinfoCcswapIdle,
            2 => Self::PerfinfoCcswapLite,
            3 => Self::PerfinfoCcswap,
            _ => Self::Unknown,
        }
    }
    /// Returns Microsoft's name of the structure.
    pub fn name(self) -> Option<&'static str> {
        match self {
            Self::PerfinfoCcswapIdleShort => Some("PERFINFO_CCSWAP_IDLE_SHORT"),
            Self::PerfinfoCcswapIdle => Some("PERFINFO_CCSWAP_IDLE"),
            Self::PerfinfoCcswapLite => Some("PERFINFO_CCSWAP_LITE"),
            Self::PerfinfoCcswap => Some("PERFINFO_CCSWAP"),
            Self::Unknown => None,
        }
    }
}
/// Compact context switch, in one of four record types.
///
/// DataType, the low two bits, selects the type: a value of PERFINFO_CCSWAP_TYPE.
///
/// Source: Geoff Chappell, *PERFINFO_CCSWAP_BUFFER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum PerfinfoCcswapRecordView<'a> {
    /// `PERFINFO_CCSWAP_IDLE_SHORT`: Context switch from the idle thread, after a short time.
    PerfinfoCcswapIdleShort(crate::payloads::thread::PerfinfoCcswapIdleShortView<'a>),
    /// `PERFINFO_CCSWAP_IDLE`: Context switch from the idle thread, after a long time.
    PerfinfoCcswapIdle(crate::payloads::thread::PerfinfoCcswapIdleView<'a>),
    /// `PERFINFO_CCSWAP_LITE`: Context switch from a thread, in short form.
    PerfinfoCcswapLite(crate::payloads::thread::PerfinfoCcswapLiteView<'a>),
    /// `PERFINFO_CCSWAP`: Context switch from a thread, in full form.
    PerfinfoCcswap(crate::payloads::thread::PerfinfoCcswapView<'a>),
    /// Bytes for which no case matches, or whose structure is unknown.
    Unknown(&'a [u8]),
}
impl<'a> PerfinfoCcswapRecordView<'a> {
    /// Returns the case that an integer selects, if any.
    ///
    /// `log_version` is the version of the log file, or `None` for the newest; see [`Case::holds`]. No case depends on
    /// it.
    #[inline]
    pub fn case(value: u64, log_version: Option<(u8, u8)>) -> Option<&'static Case> {
        let _ = log_version;
        let index: usize = match value & 0x3 {
            0x0 => 0,
            0x1 => 1,
            0x2 => 2,
            0x3 => 3,
            _ => return None,
        };
        PERFINFO_CCSWAP_RECORD_CASES.get(index)
    }
    /// Creates a view of the structure of a case, which must be one of [`PERFINFO_CCSWAP_RECORD_CASES`].
    ///
    /// # Errors
    ///
    /// The errors of the structure's view.
    #[inline]
    pub fn from_case(case: &Case, bytes: &'a [u8]) -> Result<Self, Error> {
        Ok(
            match case.variant {
                0 => {
                    Self::PerfinfoCcswapIdleShort(
                        crate::payloads::thread::PerfinfoCcswapIdleShortView::new(bytes)?,
                    )
                }
                1 => {
                    Self::PerfinfoCcswapIdle(
                        crate::payloads::thread::PerfinfoCcswapIdleView::new(bytes)?,
                    )
                }
                2 => {
                    Self::PerfinfoCcswapLite(
                        crate::payloads::thread::PerfinfoCcswapLiteView::new(bytes)?,
                    )
                }
                3 => {
                    Self::PerfinfoCcswap(
                        crate::payloads::thread::PerfinfoCcswapView::new(bytes)?,
                    )
                }
                _ => Self::Unknown(bytes),
            },
        )
    }
    /// Returns the kind of structure.
    #[inline]
    pub fn kind(&self) -> PerfinfoCcswapRecordKind {
        match self {
            Self::PerfinfoCcswapIdleShort(_) => {
                PerfinfoCcswapRecordKind::PerfinfoCcswapIdleShort
            }
            Self::PerfinfoCcswapIdle(_) => PerfinfoCcswapRecordKind::PerfinfoCcswapIdle,
            Self::PerfinfoCcswapLite(_) => PerfinfoCcswapRecordKind::PerfinfoCcswapLite,
            Self::PerfinfoCcswap(_) => PerfinfoCcswapRecordKind::PerfinfoCcswap,
            Self::Unknown(_) => PerfinfoCcswapRecordKind::Unknown,
        }
    }
    /// Creates a view of the structure that an integer selects in the newest version of the log file.
    ///
    /// # Errors
    ///
    /// The errors of the structure.
    #[inline]
    pub fn of(value: u16, bytes: &'a [u8]) -> Result<Self, Error> {
        Ok(Self::split_as(Self::case(value as u64, None), bytes)?.0)
    }
    /// Creates a view of the structure that the first bytes select.
    ///
    /// `log_version` is the version of the log file, or `None` for the newest; see [`Case::holds`]. No case depends on
    /// it.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if the bytes end before the integer does, and the errors of the structure.
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
/// Compact context switch, in one of four record types.
///
/// DataType, the low two bits, selects the type: a value of PERFINFO_CCSWAP_TYPE.
///
/// Source: Geoff Chappell, *PERFINFO_CCSWAP_BUFFER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[non_exhaustive]
pub enum PerfinfoCcswapRecord {
    /// `PERFINFO_CCSWAP_IDLE_SHORT`: Context switch from the idle thread, after a short time.
    PerfinfoCcswapIdleShort(crate::payloads::thread::PerfinfoCcswapIdleShort),
    /// `PERFINFO_CCSWAP_IDLE`: Context switch from the idle thread, after a long time.
    PerfinfoCcswapIdle(crate::payloads::thread::PerfinfoCcswapIdle),
    /// `PERFINFO_CCSWAP_LITE`: Context switch from a thread, in short form.
    PerfinfoCcswapLite(crate::payloads::thread::PerfinfoCcswapLite),
    /// `PERFINFO_CCSWAP`: Context switch from a thread, in full form.
    PerfinfoCcswap(crate::payloads::thread::PerfinfoCcswap),
    /// Bytes for which no case matches, or whose structure is unknown.
    Unknown(alloc::vec::Vec<u8>),
}
#[cfg(feature = "alloc")]
impl Default for PerfinfoCcswapRecord {
    /// Returns a value of unknown structure without bytes.
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
                out.extend_from_slice(value.as_bytes())
            }
            Self::PerfinfoCcswapIdle(value) => out.extend_from_slice(value.as_bytes()),
            Self::PerfinfoCcswapLite(value) => out.extend_from_slice(value.as_bytes()),
            Self::PerfinfoCcswap(value) => out.extend_from_slice(value.as_bytes()),
            Self::Unknown(bytes) => out.extend_from_slice(bytes),
        }
        Ok(())
    }
}
