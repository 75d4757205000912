// Generated from spec/dispatch/EVENT_EXTENDED_ITEM.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The data of an item that goes with an event.
#[allow(unused_imports)]
use crate::rt::*;
/// The cases of [`EventExtendedItemView`]; the first that holds is the one.
pub static EVENT_EXTENDED_ITEM_CASES: &[Case] = &[
    Case::new(
        "EVENT_HEADER_EXT_TYPE_RELATED_ACTIVITYID",
        (0x1, 0xffff),
        Some("EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID"),
        None,
        (0, 0),
        (255, 255),
        0,
    ),
    Case::new(
        "EVENT_HEADER_EXT_TYPE_SID",
        (0x2, 0xffff),
        Some("SID"),
        None,
        (0, 0),
        (255, 255),
        1,
    ),
    Case::new(
        "EVENT_HEADER_EXT_TYPE_TS_ID",
        (0x3, 0xffff),
        Some("EVENT_EXTENDED_ITEM_TS_ID"),
        None,
        (0, 0),
        (255, 255),
        2,
    ),
    Case::new(
        "EVENT_HEADER_EXT_TYPE_INSTANCE_INFO",
        (0x4, 0xffff),
        Some("EVENT_EXTENDED_ITEM_INSTANCE"),
        None,
        (0, 0),
        (255, 255),
        3,
    ),
    Case::new(
        "EVENT_HEADER_EXT_TYPE_STACK_TRACE32",
        (0x5, 0xffff),
        Some("EVENT_EXTENDED_ITEM_STACK_TRACE32"),
        None,
        (0, 0),
        (255, 255),
        4,
    ),
    Case::new(
        "EVENT_HEADER_EXT_TYPE_STACK_TRACE64",
        (0x6, 0xffff),
        Some("EVENT_EXTENDED_ITEM_STACK_TRACE64"),
        None,
        (0, 0),
        (255, 255),
        5,
    ),
    Case::new(
        "EVENT_HEADER_EXT_TYPE_PEBS_INDEX",
        (0x7, 0xffff),
        Some("EVENT_EXTENDED_ITEM_PEBS_INDEX"),
        None,
        (0, 0),
        (255, 255),
        6,
    ),
    Case::new(
        "EVENT_HEADER_EXT_TYPE_PMC_COUNTERS",
        (0x8, 0xffff),
        Some("EVENT_EXTENDED_ITEM_PMC_COUNTERS"),
        None,
        (0, 0),
        (255, 255),
        7,
    ),
    Case::new(
        "EVENT_HEADER_EXT_TYPE_PSM_KEY",
        (0x9, 0xffff),
        None,
        None,
        (0, 0),
        (255, 255),
        65535,
    ),
    Case::new(
        "EVENT_HEADER_EXT_TYPE_EVENT_KEY",
        (0xa, 0xffff),
        Some("EVENT_EXTENDED_ITEM_EVENT_KEY"),
        None,
        (0, 0),
        (255, 255),
        8,
    ),
    Case::new(
        "EVENT_HEADER_EXT_TYPE_EVENT_SCHEMA_TL",
        (0xb, 0xffff),
        Some("EVENT_SCHEMA_TL"),
        None,
        (0, 0),
        (255, 255),
        9,
    ),
    Case::new(
        "EVENT_HEADER_EXT_TYPE_PROV_TRAITS",
        (0xc, 0xffff),
        Some("EVENT_PROVIDER_TRAITS"),
        None,
        (0, 0),
        (255, 255),
        10,
    ),
    Case::new(
        "EVENT_HEADER_EXT_TYPE_PROCESS_START_KEY",
        (0xd, 0xffff),
        Some("EVENT_EXTENDED_ITEM_PROCESS_START_KEY"),
        None,
        (0, 0),
        (255, 255),
        11,
    ),
    Case::new(
        "EVENT_HEADER_EXT_TYPE_CONTROL_GUID",
        (0xe, 0xffff),
        None,
        None,
        (0, 0),
        (255, 255),
        65535,
    ),
    Case::new(
        "EVENT_HEADER_EXT_TYPE_QPC_DELTA",
        (0xf, 0xffff),
        None,
        None,
        (0, 0),
        (255, 255),
        65535,
    ),
    Case::new(
        "EVENT_HEADER_EXT_TYPE_CONTAINER_ID",
        (0x10, 0xffff),
        None,
        None,
        (0, 0),
        (255, 255),
        65535,
    ),
    Case::new(
        "EVENT_HEADER_EXT_TYPE_STACK_KEY32",
        (0x11, 0xffff),
        Some("EVENT_EXTENDED_ITEM_STACK_KEY32"),
        None,
        (0, 0),
        (255, 255),
        12,
    ),
    Case::new(
        "EVENT_HEADER_EXT_TYPE_STACK_KEY64",
        (0x12, 0xffff),
        Some("EVENT_EXTENDED_ITEM_STACK_KEY64"),
        None,
        (0, 0),
        (255, 255),
        13,
    ),
];
/// The data of an item that goes with an event.
///
/// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Geoff Chappell, *EVENT_HEADER*.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum EventExtendedItemView<'a> {
    /// `EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID`: The activity that the provider relates an event to.
    EventExtendedItemRelatedActivityid(
        crate::headers::EventExtendedItemRelatedActivityidView<'a>,
    ),
    /// `SID`: A security identifier: who a process runs as.
    Sid(crate::common::SidView<'a>),
    /// `EVENT_EXTENDED_ITEM_TS_ID`: The terminal session in which an event was written.
    EventExtendedItemTsId(crate::headers::EventExtendedItemTsIdView<'a>),
    /// `EVENT_EXTENDED_ITEM_INSTANCE`: The instance that a classic event belongs to, and that instance's parent.
    EventExtendedItemInstance(crate::headers::EventExtendedItemInstanceView<'a>),
    /// `EVENT_EXTENDED_ITEM_STACK_TRACE32`: The call stack of an event, as 32-bit addresses.
    EventExtendedItemStackTrace32(crate::headers::EventExtendedItemStackTrace32View<'a>),
    /// `EVENT_EXTENDED_ITEM_STACK_TRACE64`: The call stack of an event, as 64-bit addresses.
    EventExtendedItemStackTrace64(crate::headers::EventExtendedItemStackTrace64View<'a>),
    /// `EVENT_EXTENDED_ITEM_PEBS_INDEX`: A PEBS index that goes with an event.
    EventExtendedItemPebsIndex(crate::headers::EventExtendedItemPebsIndexView<'a>),
    /// `EVENT_EXTENDED_ITEM_PMC_COUNTERS`: Values of a processor's performance monitoring counters.
    EventExtendedItemPmcCounters(crate::headers::EventExtendedItemPmcCountersView<'a>),
    /// `EVENT_EXTENDED_ITEM_EVENT_KEY`: A number that an event has in every session that receives it.
    EventExtendedItemEventKey(crate::headers::EventExtendedItemEventKeyView<'a>),
    /// `EVENT_SCHEMA_TL`: What a provider of TraceLogging says of an event and its data: names and types.
    EventSchemaTl(crate::headers::EventSchemaTlView<'a>),
    /// `EVENT_PROVIDER_TRAITS`: The traits of a provider: its name, and whatever else is to go with each of its events.
    EventProviderTraits(crate::headers::EventProviderTraitsView<'a>),
    /// `EVENT_EXTENDED_ITEM_PROCESS_START_KEY`: A number for the process that wrote an event, which is not used again until the next start of Windows.
    EventExtendedItemProcessStartKey(
        crate::headers::EventExtendedItemProcessStartKeyView<'a>,
    ),
    /// `EVENT_EXTENDED_ITEM_STACK_KEY32`: The key of an event's call stack, as a 32-bit number.
    EventExtendedItemStackKey32(crate::headers::EventExtendedItemStackKey32View<'a>),
    /// `EVENT_EXTENDED_ITEM_STACK_KEY64`: The key of an event's call stack, as a 64-bit number.
    EventExtendedItemStackKey64(crate::headers::EventExtendedItemStackKey64View<'a>),
    /// No case holds, or its structure is not known: the bytes.
    Unknown(&'a [u8]),
}
impl<'a> EventExtendedItemView<'a> {
    /// The case of an integer, in a log file of a version (SubVersion and SubMinorVersion); without one, in the newest.
    #[inline]
    pub fn case(value: u64, log_version: Option<(u8, u8)>) -> Option<&'static Case> {
        EVENT_EXTENDED_ITEM_CASES.iter().find(|case| case.holds(value, log_version))
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
                    name: "EVENT_EXTENDED_ITEM",
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
                    .map(|(view, rest)| (
                        Self::EventExtendedItemRelatedActivityid(view),
                        rest,
                    ))
            }
            1 => Split::split(bytes).map(|(view, rest)| (Self::Sid(view), rest)),
            2 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::EventExtendedItemTsId(view), rest))
            }
            3 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::EventExtendedItemInstance(view), rest))
            }
            4 => {
                Split::split(bytes)
                    .map(|(view, rest)| (
                        Self::EventExtendedItemStackTrace32(view),
                        rest,
                    ))
            }
            5 => {
                Split::split(bytes)
                    .map(|(view, rest)| (
                        Self::EventExtendedItemStackTrace64(view),
                        rest,
                    ))
            }
            6 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::EventExtendedItemPebsIndex(view), rest))
            }
            7 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::EventExtendedItemPmcCounters(view), rest))
            }
            8 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::EventExtendedItemEventKey(view), rest))
            }
            9 => {
                Split::split(bytes).map(|(view, rest)| (Self::EventSchemaTl(view), rest))
            }
            10 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::EventProviderTraits(view), rest))
            }
            11 => {
                Split::split(bytes)
                    .map(|(view, rest)| (
                        Self::EventExtendedItemProcessStartKey(view),
                        rest,
                    ))
            }
            12 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::EventExtendedItemStackKey32(view), rest))
            }
            13 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::EventExtendedItemStackKey64(view), rest))
            }
            _ => Ok((Self::Unknown(bytes), &[])),
        }
    }
}
impl<'a> Split<'a> for EventExtendedItemView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventExtendedItem;
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        Self::split_in(bytes, None)
    }
    #[cfg(feature = "alloc")]
    fn to_owned_value(&self) -> Result<EventExtendedItem, Error> {
        Ok(
            match self {
                Self::EventExtendedItemRelatedActivityid(view) => {
                    EventExtendedItem::EventExtendedItemRelatedActivityid(
                        view.to_owned_value()?,
                    )
                }
                Self::Sid(view) => EventExtendedItem::Sid(view.to_owned_value()?),
                Self::EventExtendedItemTsId(view) => {
                    EventExtendedItem::EventExtendedItemTsId(view.to_owned_value()?)
                }
                Self::EventExtendedItemInstance(view) => {
                    EventExtendedItem::EventExtendedItemInstance(view.to_owned_value()?)
                }
                Self::EventExtendedItemStackTrace32(view) => {
                    EventExtendedItem::EventExtendedItemStackTrace32(
                        view.to_owned_value()?,
                    )
                }
                Self::EventExtendedItemStackTrace64(view) => {
                    EventExtendedItem::EventExtendedItemStackTrace64(
                        view.to_owned_value()?,
                    )
                }
                Self::EventExtendedItemPebsIndex(view) => {
                    EventExtendedItem::EventExtendedItemPebsIndex(view.to_owned_value()?)
                }
                Self::EventExtendedItemPmcCounters(view) => {
                    EventExtendedItem::EventExtendedItemPmcCounters(
                        view.to_owned_value()?,
                    )
                }
                Self::EventExtendedItemEventKey(view) => {
                    EventExtendedItem::EventExtendedItemEventKey(view.to_owned_value()?)
                }
                Self::EventSchemaTl(view) => {
                    EventExtendedItem::EventSchemaTl(view.to_owned_value()?)
                }
                Self::EventProviderTraits(view) => {
                    EventExtendedItem::EventProviderTraits(view.to_owned_value()?)
                }
                Self::EventExtendedItemProcessStartKey(view) => {
                    EventExtendedItem::EventExtendedItemProcessStartKey(
                        view.to_owned_value()?,
                    )
                }
                Self::EventExtendedItemStackKey32(view) => {
                    EventExtendedItem::EventExtendedItemStackKey32(
                        view.to_owned_value()?,
                    )
                }
                Self::EventExtendedItemStackKey64(view) => {
                    EventExtendedItem::EventExtendedItemStackKey64(
                        view.to_owned_value()?,
                    )
                }
                Self::Unknown(bytes) => EventExtendedItem::Unknown(bytes.to_vec()),
            },
        )
    }
}
/// The data of an item that goes with an event.
///
/// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Geoff Chappell, *EVENT_HEADER*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[non_exhaustive]
pub enum EventExtendedItem {
    /// `EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID`: The activity that the provider relates an event to.
    EventExtendedItemRelatedActivityid(
        crate::headers::EventExtendedItemRelatedActivityid,
    ),
    /// `SID`: A security identifier: who a process runs as.
    Sid(crate::common::Sid),
    /// `EVENT_EXTENDED_ITEM_TS_ID`: The terminal session in which an event was written.
    EventExtendedItemTsId(crate::headers::EventExtendedItemTsId),
    /// `EVENT_EXTENDED_ITEM_INSTANCE`: The instance that a classic event belongs to, and that instance's parent.
    EventExtendedItemInstance(crate::headers::EventExtendedItemInstance),
    /// `EVENT_EXTENDED_ITEM_STACK_TRACE32`: The call stack of an event, as 32-bit addresses.
    EventExtendedItemStackTrace32(crate::headers::EventExtendedItemStackTrace32),
    /// `EVENT_EXTENDED_ITEM_STACK_TRACE64`: The call stack of an event, as 64-bit addresses.
    EventExtendedItemStackTrace64(crate::headers::EventExtendedItemStackTrace64),
    /// `EVENT_EXTENDED_ITEM_PEBS_INDEX`: A PEBS index that goes with an event.
    EventExtendedItemPebsIndex(crate::headers::EventExtendedItemPebsIndex),
    /// `EVENT_EXTENDED_ITEM_PMC_COUNTERS`: Values of a processor's performance monitoring counters.
    EventExtendedItemPmcCounters(crate::headers::EventExtendedItemPmcCounters),
    /// `EVENT_EXTENDED_ITEM_EVENT_KEY`: A number that an event has in every session that receives it.
    EventExtendedItemEventKey(crate::headers::EventExtendedItemEventKey),
    /// `EVENT_SCHEMA_TL`: What a provider of TraceLogging says of an event and its data: names and types.
    EventSchemaTl(crate::headers::EventSchemaTl),
    /// `EVENT_PROVIDER_TRAITS`: The traits of a provider: its name, and whatever else is to go with each of its events.
    EventProviderTraits(crate::headers::EventProviderTraits),
    /// `EVENT_EXTENDED_ITEM_PROCESS_START_KEY`: A number for the process that wrote an event, which is not used again until the next start of Windows.
    EventExtendedItemProcessStartKey(crate::headers::EventExtendedItemProcessStartKey),
    /// `EVENT_EXTENDED_ITEM_STACK_KEY32`: The key of an event's call stack, as a 32-bit number.
    EventExtendedItemStackKey32(crate::headers::EventExtendedItemStackKey32),
    /// `EVENT_EXTENDED_ITEM_STACK_KEY64`: The key of an event's call stack, as a 64-bit number.
    EventExtendedItemStackKey64(crate::headers::EventExtendedItemStackKey64),
    /// No case holds, or its structure is not known: the bytes.
    Unknown(alloc::vec::Vec<u8>),
}
#[cfg(feature = "alloc")]
impl Default for EventExtendedItem {
    /// No bytes.
    fn default() -> Self {
        Self::Unknown(alloc::vec::Vec::new())
    }
}
#[cfg(feature = "alloc")]
impl Sealed for EventExtendedItem {}
#[cfg(feature = "alloc")]
impl Tailed for EventExtendedItem {
    const NAME: &'static str = "EVENT_EXTENDED_ITEM";
    const FIXED: usize = 2;
    fn tail_len(_: &[u8]) -> Result<Option<u64>, Error> {
        Ok(None)
    }
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventExtendedItemView::split(bytes)?.0.to_owned_value()
    }
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        match self {
            Self::EventExtendedItemRelatedActivityid(value) => {
                out.extend_from_slice(&value.to_bytes())
            }
            Self::Sid(value) => Tailed::append_to(value, out)?,
            Self::EventExtendedItemTsId(value) => {
                out.extend_from_slice(&value.to_bytes())
            }
            Self::EventExtendedItemInstance(value) => {
                out.extend_from_slice(&value.to_bytes())
            }
            Self::EventExtendedItemStackTrace32(value) => Tailed::append_to(value, out)?,
            Self::EventExtendedItemStackTrace64(value) => Tailed::append_to(value, out)?,
            Self::EventExtendedItemPebsIndex(value) => {
                out.extend_from_slice(&value.to_bytes())
            }
            Self::EventExtendedItemPmcCounters(value) => Tailed::append_to(value, out)?,
            Self::EventExtendedItemEventKey(value) => {
                out.extend_from_slice(&value.to_bytes())
            }
            Self::EventSchemaTl(value) => Tailed::append_to(value, out)?,
            Self::EventProviderTraits(value) => Tailed::append_to(value, out)?,
            Self::EventExtendedItemProcessStartKey(value) => {
                out.extend_from_slice(&value.to_bytes())
            }
            Self::EventExtendedItemStackKey32(value) => {
                out.extend_from_slice(&value.to_bytes())
            }
            Self::EventExtendedItemStackKey64(value) => {
                out.extend_from_slice(&value.to_bytes())
            }
            Self::Unknown(bytes) => out.extend_from_slice(bytes),
        }
        Ok(())
    }
}
