// Generated from spec/dispatch/TRACE_ENABLE_FLAG_EXT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Item in the extension of EnableFlags.
use crate::rt::*;
pub(crate) static DISPATCH: Dispatch = dispatch(
    "TRACE_ENABLE_FLAG_EXT",
    4,
    TRACE_ENABLE_FLAG_EXT_CASES,
    &[
        &crate::requests::session::etw_ext_enable_flags_item::LAYOUT_0,
        &crate::requests::session::etw_ext_pids_item::LAYOUT_0,
        &crate::requests::session::etw_ext_stackwalk_filter_item::LAYOUT_0,
        &crate::requests::session::etw_ext_pooltag_filter_item::LAYOUT_0,
        &crate::requests::session::etw_ext_stack_caching_item::LAYOUT_0,
        &crate::requests::session::trace_enable_flag_ext_data_item::LAYOUT_0,
    ],
);
/// Cases of [`TraceEnableFlagExtView`], in order of evaluation. The first case that matches decides.
pub static TRACE_ENABLE_FLAG_EXT_CASES: &[Case] = &[
    Case::new("", 0x10000, 0xffff0000, 4, 0).of("ETW_EXT_ENABLE_FLAGS_ITEM"),
    Case::new("", 0x20000, 0xffff0000, 4, 1).of("ETW_EXT_PIDS_ITEM"),
    Case::new("", 0x30000, 0xffff0000, 4, 2).of("ETW_EXT_STACKWALK_FILTER_ITEM"),
    Case::new("", 0x40000, 0xffff0000, 4, 3).of("ETW_EXT_POOLTAG_FILTER_ITEM"),
    Case::new("", 0x50000, 0xffff0000, 12, 4).of("ETW_EXT_STACK_CACHING_ITEM"),
    Case::new("", 0x0, 0x0, 4, 5).of("TRACE_ENABLE_FLAG_EXT_DATA_ITEM"),
];
/// Kind of structure that an integer selects. See [`TraceEnableFlagExtView`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum TraceEnableFlagExtKind {
    /// `ETW_EXT_ENABLE_FLAGS_ITEM`: Kernel events enabled by a session, as a group mask that may be truncated.
    EtwExtEnableFlagsItem,
    /// `ETW_EXT_PIDS_ITEM`: Processes to which a session applies.
    EtwExtPidsItem,
    /// `ETW_EXT_STACKWALK_FILTER_ITEM`: Events whose call stacks are also logged.
    EtwExtStackwalkFilterItem,
    /// `ETW_EXT_POOLTAG_FILTER_ITEM`: Pool tags that filter the pool events of a session.
    EtwExtPooltagFilterItem,
    /// `ETW_EXT_STACK_CACHING_ITEM`: Call stack cache settings of a session.
    EtwExtStackCachingItem,
    /// `TRACE_ENABLE_FLAG_EXT_DATA_ITEM`: Item of unknown type, with its data uninterpreted.
    TraceEnableFlagExtDataItem,
    /// No case matches, or the structure is unknown.
    Unknown,
}
impl TraceEnableFlagExtKind {
    /// Returns the kind of structure of a case of [`TRACE_ENABLE_FLAG_EXT_CASES`].
    #[inline]
    pub fn of(case: &Case) -> Self {
        match case.variant {
            0 => Self::EtwExtEnableFlagsItem,
            1 => Self::EtwExtPidsItem,
            2 => Self::EtwExtStackwalkFilterItem,
            3 => Self::EtwExtPooltagFilterItem,
            4 => Self::EtwExtStackCachingItem,
            5 => Self::TraceEnableFlagExtDataItem,
            _ => Self::Unknown,
        }
    }
    /// Returns Microsoft's name of the structure.
    pub fn name(self) -> Option<&'static str> {
        match self {
            Self::EtwExtEnableFlagsItem => Some("ETW_EXT_ENABLE_FLAGS_ITEM"),
            Self::EtwExtPidsItem => Some("ETW_EXT_PIDS_ITEM"),
            Self::EtwExtStackwalkFilterItem => Some("ETW_EXT_STACKWALK_FILTER_ITEM"),
            Self::EtwExtPooltagFilterItem => Some("ETW_EXT_POOLTAG_FILTER_ITEM"),
            Self::EtwExtStackCachingItem => Some("ETW_EXT_STACK_CACHING_ITEM"),
            Self::TraceEnableFlagExtDataItem => Some("TRACE_ENABLE_FLAG_EXT_DATA_ITEM"),
            Self::Unknown => None,
        }
    }
}
/// Item in the extension of EnableFlags.
///
/// The low half of the dword is the length of the item, in dwords.
///
/// Source: Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum TraceEnableFlagExtView<'a> {
    /// `ETW_EXT_ENABLE_FLAGS_ITEM`: Kernel events enabled by a session, as a group mask that may be truncated.
    EtwExtEnableFlagsItem(crate::requests::session::EtwExtEnableFlagsItemView<'a>),
    /// `ETW_EXT_PIDS_ITEM`: Processes to which a session applies.
    EtwExtPidsItem(crate::requests::session::EtwExtPidsItemView<'a>),
    /// `ETW_EXT_STACKWALK_FILTER_ITEM`: Events whose call stacks are also logged.
    EtwExtStackwalkFilterItem(
        crate::requests::session::EtwExtStackwalkFilterItemView<'a>,
    ),
    /// `ETW_EXT_POOLTAG_FILTER_ITEM`: Pool tags that filter the pool events of a session.
    EtwExtPooltagFilterItem(crate::requests::session::EtwExtPooltagFilterItemView<'a>),
    /// `ETW_EXT_STACK_CACHING_ITEM`: Call stack cache settings of a session.
    EtwExtStackCachingItem(crate::requests::session::EtwExtStackCachingItemView<'a>),
    /// `TRACE_ENABLE_FLAG_EXT_DATA_ITEM`: Item of unknown type, with its data uninterpreted.
    TraceEnableFlagExtDataItem(
        crate::requests::session::TraceEnableFlagExtDataItemView<'a>,
    ),
    /// Bytes for which no case matches, or whose structure is unknown.
    Unknown(&'a [u8]),
}
impl<'a> TraceEnableFlagExtView<'a> {
    /// Returns the case that an integer selects, if any.
    ///
    /// `log_version` is the version of the log file, or `None` for the newest; see [`Case::holds`]. No case depends on
    /// it.
    #[inline]
    pub fn case(value: u64, log_version: Option<(u8, u8)>) -> Option<&'static Case> {
        let _ = log_version;
        let index: usize = match value & 0xffff0000 {
            0x10000 => 0,
            0x20000 => 1,
            0x30000 => 2,
            0x40000 => 3,
            0x50000 => 4,
            _ => 5,
        };
        TRACE_ENABLE_FLAG_EXT_CASES.get(index)
    }
    /// Creates a view of the structure of a case, which must be one of [`TRACE_ENABLE_FLAG_EXT_CASES`].
    ///
    /// # Errors
    ///
    /// The errors of the structure's view.
    #[inline]
    pub fn from_case(case: &Case, bytes: &'a [u8]) -> Result<Self, Error> {
        Ok(
            match case.variant {
                0 => {
                    Self::EtwExtEnableFlagsItem(
                        crate::requests::session::EtwExtEnableFlagsItemView::new(bytes)?,
                    )
                }
                1 => {
                    Self::EtwExtPidsItem(
                        crate::requests::session::EtwExtPidsItemView::new(bytes)?,
                    )
                }
                2 => {
                    Self::EtwExtStackwalkFilterItem(
                        crate::requests::session::EtwExtStackwalkFilterItemView::new(
                            bytes,
                        )?,
                    )
                }
                3 => {
                    Self::EtwExtPooltagFilterItem(
                        crate::requests::session::EtwExtPooltagFilterItemView::new(
                            bytes,
                        )?,
                    )
                }
                4 => {
                    Self::EtwExtStackCachingItem(
                        crate::requests::session::EtwExtStackCachingItemView::new(bytes)?,
                    )
                }
                5 => {
                    Self::TraceEnableFlagExtDataItem(
                        crate::requests::session::TraceEnableFlagExtDataItemView::new(
                            bytes,
                        )?,
                    )
                }
                _ => Self::Unknown(bytes),
            },
        )
    }
    /// Returns the kind of structure.
    #[inline]
    pub fn kind(&self) -> TraceEnableFlagExtKind {
        match self {
            Self::EtwExtEnableFlagsItem(_) => {
                TraceEnableFlagExtKind::EtwExtEnableFlagsItem
            }
            Self::EtwExtPidsItem(_) => TraceEnableFlagExtKind::EtwExtPidsItem,
            Self::EtwExtStackwalkFilterItem(_) => {
                TraceEnableFlagExtKind::EtwExtStackwalkFilterItem
            }
            Self::EtwExtPooltagFilterItem(_) => {
                TraceEnableFlagExtKind::EtwExtPooltagFilterItem
            }
            Self::EtwExtStackCachingItem(_) => {
                TraceEnableFlagExtKind::EtwExtStackCachingItem
            }
            Self::TraceEnableFlagExtDataItem(_) => {
                TraceEnableFlagExtKind::TraceEnableFlagExtDataItem
            }
            Self::Unknown(_) => TraceEnableFlagExtKind::Unknown,
        }
    }
    /// Returns the total size in bytes, header and payload included, if the header contains it.
    #[inline]
    pub fn total_size(&self) -> Option<usize> {
        match self {
            Self::EtwExtEnableFlagsItem(view) => Some(view.total_size()),
            Self::EtwExtPidsItem(view) => Some(view.total_size()),
            Self::EtwExtStackwalkFilterItem(view) => Some(view.total_size()),
            Self::EtwExtPooltagFilterItem(view) => Some(view.total_size()),
            Self::EtwExtStackCachingItem(view) => Some(view.total_size()),
            Self::TraceEnableFlagExtDataItem(view) => Some(view.total_size()),
            _ => None,
        }
    }
    /// Creates a view of the structure that an integer selects in the newest version of the log file.
    ///
    /// # Errors
    ///
    /// The errors of the structure.
    #[inline]
    pub fn of(value: u32, bytes: &'a [u8]) -> Result<Self, Error> {
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
/// Item in the extension of EnableFlags.
///
/// The low half of the dword is the length of the item, in dwords.
///
/// Source: Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[non_exhaustive]
pub enum TraceEnableFlagExt {
    /// `ETW_EXT_ENABLE_FLAGS_ITEM`: Kernel events enabled by a session, as a group mask that may be truncated.
    EtwExtEnableFlagsItem(crate::requests::session::EtwExtEnableFlagsItem),
    /// `ETW_EXT_PIDS_ITEM`: Processes to which a session applies.
    EtwExtPidsItem(crate::requests::session::EtwExtPidsItem),
    /// `ETW_EXT_STACKWALK_FILTER_ITEM`: Events whose call stacks are also logged.
    EtwExtStackwalkFilterItem(crate::requests::session::EtwExtStackwalkFilterItem),
    /// `ETW_EXT_POOLTAG_FILTER_ITEM`: Pool tags that filter the pool events of a session.
    EtwExtPooltagFilterItem(crate::requests::session::EtwExtPooltagFilterItem),
    /// `ETW_EXT_STACK_CACHING_ITEM`: Call stack cache settings of a session.
    EtwExtStackCachingItem(crate::requests::session::EtwExtStackCachingItem),
    /// `TRACE_ENABLE_FLAG_EXT_DATA_ITEM`: Item of unknown type, with its data uninterpreted.
    TraceEnableFlagExtDataItem(crate::requests::session::TraceEnableFlagExtDataItem),
    /// Bytes for which no case matches, or whose structure is unknown.
    Unknown(alloc::vec::Vec<u8>),
}
#[cfg(feature = "alloc")]
impl Default for TraceEnableFlagExt {
    /// Returns a value of unknown structure without bytes.
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
                out.extend_from_slice(value.as_bytes())
            }
            Self::TraceEnableFlagExtDataItem(value) => Tailed::append_to(value, out)?,
            Self::Unknown(bytes) => out.extend_from_slice(bytes),
        }
        Ok(())
    }
}
