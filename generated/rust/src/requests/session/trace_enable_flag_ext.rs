// Generated from spec/dispatch/TRACE_ENABLE_FLAG_EXT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Which item of the extension of EnableFlags it is.
#[allow(unused_imports)]
use crate::rt::*;
/// The cases of [`TraceEnableFlagExtView`]; the first that holds is the one.
pub static TRACE_ENABLE_FLAG_EXT_CASES: &[Case] = &[
    Case::new(
        "",
        (0x10000, 0xffff0000),
        Some("ETW_EXT_ENABLE_FLAGS_ITEM"),
        None,
        (0, 0),
        (255, 255),
        0,
    ),
    Case::new(
        "",
        (0x20000, 0xffff0000),
        Some("ETW_EXT_PIDS_ITEM"),
        None,
        (0, 0),
        (255, 255),
        1,
    ),
    Case::new(
        "",
        (0x30000, 0xffff0000),
        Some("ETW_EXT_STACKWALK_FILTER_ITEM"),
        None,
        (0, 0),
        (255, 255),
        2,
    ),
    Case::new(
        "",
        (0x40000, 0xffff0000),
        Some("ETW_EXT_POOLTAG_FILTER_ITEM"),
        None,
        (0, 0),
        (255, 255),
        3,
    ),
    Case::new(
        "",
        (0x50000, 0xffff0000),
        Some("ETW_EXT_STACK_CACHING_ITEM"),
        None,
        (0, 0),
        (255, 255),
        4,
    ),
    Case::new(
        "",
        (0x0, 0x0),
        Some("TRACE_ENABLE_FLAG_EXT_DATA_ITEM"),
        None,
        (0, 0),
        (255, 255),
        5,
    ),
];
/// Which item of the extension of EnableFlags it is.
///
/// The low half of the dword is the length of the item in dwords.
///
/// Source: Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum TraceEnableFlagExtView<'a> {
    /// `ETW_EXT_ENABLE_FLAGS_ITEM`: The kernel events that a session enables, as a group mask that may be cut short.
    EtwExtEnableFlagsItem(crate::requests::session::EtwExtEnableFlagsItemView<'a>),
    /// `ETW_EXT_PIDS_ITEM`: The processes that a session is for.
    EtwExtPidsItem(crate::requests::session::EtwExtPidsItemView<'a>),
    /// `ETW_EXT_STACKWALK_FILTER_ITEM`: The events whose call stacks are logged too.
    EtwExtStackwalkFilterItem(
        crate::requests::session::EtwExtStackwalkFilterItemView<'a>,
    ),
    /// `ETW_EXT_POOLTAG_FILTER_ITEM`: The tags of the pool that a session's events of the pool are filtered by.
    EtwExtPooltagFilterItem(crate::requests::session::EtwExtPooltagFilterItemView<'a>),
    /// `ETW_EXT_STACK_CACHING_ITEM`: How a session keeps call stacks in a cache.
    EtwExtStackCachingItem(crate::requests::session::EtwExtStackCachingItemView<'a>),
    /// `TRACE_ENABLE_FLAG_EXT_DATA_ITEM`: An item whose type is not known, with its data as they are.
    TraceEnableFlagExtDataItem(
        crate::requests::session::TraceEnableFlagExtDataItemView<'a>,
    ),
    /// No case holds, or its structure is not known: the bytes.
    Unknown(&'a [u8]),
}
impl<'a> TraceEnableFlagExtView<'a> {
    /// The case of an integer, in a log file of a version (SubVersion and SubMinorVersion); without one, in the newest.
    #[inline]
    pub fn case(value: u64, log_version: Option<(u8, u8)>) -> Option<&'static Case> {
        TRACE_ENABLE_FLAG_EXT_CASES.iter().find(|case| case.holds(value, log_version))
    }
    /// The bytes as the structure that an integer says they are.
    ///
    /// # Errors
    ///
    /// Those of the structure.
    #[inline]
    pub fn of(value: u32, bytes: &'a [u8]) -> Result<Self, Error> {
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
                    Self::case(u32::from_le_bytes(*first) as u64, log_version),
                    bytes,
                )
            }
            None => {
                Err(Error::TooShort {
                    name: "TRACE_ENABLE_FLAG_EXT",
                    needed: 4,
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
                    .map(|(view, rest)| (Self::EtwExtEnableFlagsItem(view), rest))
            }
            1 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::EtwExtPidsItem(view), rest))
            }
            2 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::EtwExtStackwalkFilterItem(view), rest))
            }
            3 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::EtwExtPooltagFilterItem(view), rest))
            }
            4 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::EtwExtStackCachingItem(view), rest))
            }
            5 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::TraceEnableFlagExtDataItem(view), rest))
            }
            _ => Ok((Self::Unknown(bytes), &[])),
        }
    }
}
impl<'a> Split<'a> for TraceEnableFlagExtView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = TraceEnableFlagExt;
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        Self::split_in(bytes, None)
    }
    #[cfg(feature = "alloc")]
    fn to_owned_value(&self) -> Result<TraceEnableFlagExt, Error> {
        Ok(
            match self {
                Self::EtwExtEnableFlagsItem(view) => {
                    TraceEnableFlagExt::EtwExtEnableFlagsItem(view.to_owned_value()?)
                }
                Self::EtwExtPidsItem(view) => {
                    TraceEnableFlagExt::EtwExtPidsItem(view.to_owned_value()?)
                }
                Self::EtwExtStackwalkFilterItem(view) => {
                    TraceEnableFlagExt::EtwExtStackwalkFilterItem(view.to_owned_value()?)
                }
                Self::EtwExtPooltagFilterItem(view) => {
                    TraceEnableFlagExt::EtwExtPooltagFilterItem(view.to_owned_value()?)
                }
                Self::EtwExtStackCachingItem(view) => {
                    TraceEnableFlagExt::EtwExtStackCachingItem(view.to_owned_value()?)
                }
                Self::TraceEnableFlagExtDataItem(view) => {
                    TraceEnableFlagExt::TraceEnableFlagExtDataItem(
                        view.to_owned_value()?,
                    )
                }
                Self::Unknown(bytes) => TraceEnableFlagExt::Unknown(bytes.to_vec()),
            },
        )
    }
}
/// Which item of the extension of EnableFlags it is.
///
/// The low half of the dword is the length of the item in dwords.
///
/// Source: Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[non_exhaustive]
pub enum TraceEnableFlagExt {
    /// `ETW_EXT_ENABLE_FLAGS_ITEM`: The kernel events that a session enables, as a group mask that may be cut short.
    EtwExtEnableFlagsItem(crate::requests::session::EtwExtEnableFlagsItem),
    /// `ETW_EXT_PIDS_ITEM`: The processes that a session is for.
    EtwExtPidsItem(crate::requests::session::EtwExtPidsItem),
    /// `ETW_EXT_STACKWALK_FILTER_ITEM`: The events whose call stacks are logged too.
    EtwExtStackwalkFilterItem(crate::requests::session::EtwExtStackwalkFilterItem),
    /// `ETW_EXT_POOLTAG_FILTER_ITEM`: The tags of the pool that a session's events of the pool are filtered by.
    EtwExtPooltagFilterItem(crate::requests::session::EtwExtPooltagFilterItem),
    /// `ETW_EXT_STACK_CACHING_ITEM`: How a session keeps call stacks in a cache.
    EtwExtStackCachingItem(crate::requests::session::EtwExtStackCachingItem),
    /// `TRACE_ENABLE_FLAG_EXT_DATA_ITEM`: An item whose type is not known, with its data as they are.
    TraceEnableFlagExtDataItem(crate::requests::session::TraceEnableFlagExtDataItem),
    /// No case holds, or its structure is not known: the bytes.
    Unknown(alloc::vec::Vec<u8>),
}
#[cfg(feature = "alloc")]
impl Default for TraceEnableFlagExt {
    /// No bytes.
    fn default() -> Self {
        Self::Unknown(alloc::vec::Vec::new())
    }
}
#[cfg(feature = "alloc")]
impl Sealed for TraceEnableFlagExt {}
#[cfg(feature = "alloc")]
impl Tailed for TraceEnableFlagExt {
    const NAME: &'static str = "TRACE_ENABLE_FLAG_EXT";
    const FIXED: usize = 4;
    fn tail_len(_: &[u8]) -> Result<Option<u64>, Error> {
        Ok(None)
    }
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        TraceEnableFlagExtView::split(bytes)?.0.to_owned_value()
    }
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        match self {
            Self::EtwExtEnableFlagsItem(value) => Tailed::append_to(value, out)?,
            Self::EtwExtPidsItem(value) => Tailed::append_to(value, out)?,
            Self::EtwExtStackwalkFilterItem(value) => Tailed::append_to(value, out)?,
            Self::EtwExtPooltagFilterItem(value) => Tailed::append_to(value, out)?,
            Self::EtwExtStackCachingItem(value) => {
                out.extend_from_slice(&value.to_bytes())
            }
            Self::TraceEnableFlagExtDataItem(value) => Tailed::append_to(value, out)?,
            Self::Unknown(bytes) => out.extend_from_slice(bytes),
        }
        Ok(())
    }
}
