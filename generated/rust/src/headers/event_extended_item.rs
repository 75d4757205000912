// Generated from spec/dispatch/EVENT_EXTENDED_ITEM.toml by `cargo spec generate`. Do not edit: edit that file.

//! Data of an extended item of an event.
use crate::rt::*;
pub(crate) static DISPATCH: Dispatch = dispatch(
    "EVENT_EXTENDED_ITEM",
    2,
    EVENT_EXTENDED_ITEM_CASES,
    &[
        &crate::headers::event_extended_item_related_activityid::LAYOUT_0,
        &crate::common::sid::LAYOUT_0,
        &crate::headers::event_extended_item_ts_id::LAYOUT_0,
        &crate::headers::event_extended_item_instance::LAYOUT_0,
        &crate::headers::event_extended_item_stack_trace32::LAYOUT_0,
        &crate::headers::event_extended_item_stack_trace64::LAYOUT_0,
        &crate::headers::event_extended_item_pebs_index::LAYOUT_0,
        &crate::headers::event_extended_item_pmc_counters::LAYOUT_0,
        &crate::headers::event_extended_item_psm_key::LAYOUT_0,
        &crate::headers::event_extended_item_event_key::LAYOUT_0,
        &crate::headers::event_schema_tl::LAYOUT_0,
        &crate::headers::event_provider_traits::LAYOUT_0,
        &crate::headers::event_extended_item_process_start_key::LAYOUT_0,
        &crate::headers::event_extended_item_control_guid::LAYOUT_0,
        &crate::headers::event_extended_item_qpc_delta::LAYOUT_0,
        &crate::headers::event_extended_item_container_id::LAYOUT_0,
        &crate::headers::event_extended_item_stack_key32::LAYOUT_0,
        &crate::headers::event_extended_item_stack_key64::LAYOUT_0,
    ],
);
/// Cases of [`EventExtendedItemView`], in order of evaluation. The first case that matches decides.
pub static EVENT_EXTENDED_ITEM_CASES: &[Case] = &[
    Case::new("EVENT_HEADER_EXT_TYPE_RELATED_ACTIVITYID", 0x1, 0xffff, 16, 0)
        .of("EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID"),
    Case::new("EVENT_HEADER_EXT_TYPE_SID", 0x2, 0xffff, 8, 1).of("SID"),
    Case::new("EVENT_HEADER_EXT_TYPE_TS_ID", 0x3, 0xffff, 4, 2)
        .of("EVENT_EXTENDED_ITEM_TS_ID"),
    Case::new("EVENT_HEADER_EXT_TYPE_INSTANCE_INFO", 0x4, 0xffff, 24, 3)
        .of("EVENT_EXTENDED_ITEM_INSTANCE"),
    Case::new("EVENT_HEADER_EXT_TYPE_STACK_TRACE32", 0x5, 0xffff, 8, 4)
        .of("EVENT_EXTENDED_ITEM_STACK_TRACE32"),
    Case::new("EVENT_HEADER_EXT_TYPE_STACK_TRACE64", 0x6, 0xffff, 8, 5)
        .of("EVENT_EXTENDED_ITEM_STACK_TRACE64"),
    Case::new("EVENT_HEADER_EXT_TYPE_PEBS_INDEX", 0x7, 0xffff, 8, 6)
        .of("EVENT_EXTENDED_ITEM_PEBS_INDEX"),
    Case::new("EVENT_HEADER_EXT_TYPE_PMC_COUNTERS", 0x8, 0xffff, 0, 7)
        .of("EVENT_EXTENDED_ITEM_PMC_COUNTERS"),
    Case::new("EVENT_HEADER_EXT_TYPE_PSM_KEY", 0x9, 0xffff, 0, 8)
        .of("EVENT_EXTENDED_ITEM_PSM_KEY"),
    Case::new("EVENT_HEADER_EXT_TYPE_EVENT_KEY", 0xa, 0xffff, 8, 9)
        .of("EVENT_EXTENDED_ITEM_EVENT_KEY"),
    Case::new("EVENT_HEADER_EXT_TYPE_EVENT_SCHEMA_TL", 0xb, 0xffff, 3, 10)
        .of("EVENT_SCHEMA_TL")
        .sized(0, 0xffff),
    Case::new("EVENT_HEADER_EXT_TYPE_PROV_TRAITS", 0xc, 0xffff, 2, 11)
        .of("EVENT_PROVIDER_TRAITS")
        .sized(0, 0xffff),
    Case::new("EVENT_HEADER_EXT_TYPE_PROCESS_START_KEY", 0xd, 0xffff, 8, 12)
        .of("EVENT_EXTENDED_ITEM_PROCESS_START_KEY"),
    Case::new("EVENT_HEADER_EXT_TYPE_CONTROL_GUID", 0xe, 0xffff, 16, 13)
        .of("EVENT_EXTENDED_ITEM_CONTROL_GUID"),
    Case::new("EVENT_HEADER_EXT_TYPE_QPC_DELTA", 0xf, 0xffff, 8, 14)
        .of("EVENT_EXTENDED_ITEM_QPC_DELTA"),
    Case::new("EVENT_HEADER_EXT_TYPE_CONTAINER_ID", 0x10, 0xffff, 0, 15)
        .of("EVENT_EXTENDED_ITEM_CONTAINER_ID"),
    Case::new("EVENT_HEADER_EXT_TYPE_STACK_KEY32", 0x11, 0xffff, 16, 16)
        .of("EVENT_EXTENDED_ITEM_STACK_KEY32"),
    Case::new("EVENT_HEADER_EXT_TYPE_STACK_KEY64", 0x12, 0xffff, 16, 17)
        .of("EVENT_EXTENDED_ITEM_STACK_KEY64"),
];
/// Kind of structure that an integer selects. See [`EventExtendedItemView`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum EventExtendedItemKind {
    /// `EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID`: Activity to which the provider relates an event.
    EventExtendedItemRelatedActivityid,
    /// `SID`: Security identifier: the account that a process runs as.
    Sid,
    /// `EVENT_EXTENDED_ITEM_TS_ID`: Terminal session in which an event was written.
    EventExtendedItemTsId,
    /// `EVENT_EXTENDED_ITEM_INSTANCE`: Instance of a classic event, and the parent instance.
    EventExtendedItemInstance,
    /// `EVENT_EXTENDED_ITEM_STACK_TRACE32`: Call stack of an event, as 32-bit addresses.
    EventExtendedItemStackTrace32,
    /// `EVENT_EXTENDED_ITEM_STACK_TRACE64`: Call stack of an event, as 64-bit addresses.
    EventExtendedItemStackTrace64,
    /// `EVENT_EXTENDED_ITEM_PEBS_INDEX`: PEBS index recorded with an event.
    EventExtendedItemPebsIndex,
    /// `EVENT_EXTENDED_ITEM_PMC_COUNTERS`: Values of a processor's performance monitoring counters.
    EventExtendedItemPmcCounters,
    /// `EVENT_EXTENDED_ITEM_PSM_KEY`: Key of the packaged application that wrote an event, inferred from the name.
    EventExtendedItemPsmKey,
    /// `EVENT_EXTENDED_ITEM_EVENT_KEY`: Number that identifies an event in every session that receives it.
    EventExtendedItemEventKey,
    /// `EVENT_SCHEMA_TL`: Schema of a TraceLogging event: names and types of the event and its fields.
    EventSchemaTl,
    /// `EVENT_PROVIDER_TRAITS`: Traits of a provider: its name, and further data to record with each of its events.
    EventProviderTraits,
    /// `EVENT_EXTENDED_ITEM_PROCESS_START_KEY`: Number that identifies the process that wrote an event, not reused
    /// until Windows restarts.
    EventExtendedItemProcessStartKey,
    /// `EVENT_EXTENDED_ITEM_CONTROL_GUID`: Control GUID of an event, inferred from the name.
    EventExtendedItemControlGuid,
    /// `EVENT_EXTENDED_ITEM_QPC_DELTA`: Difference of two values of the performance counter, inferred from the name.
    EventExtendedItemQpcDelta,
    /// `EVENT_EXTENDED_ITEM_CONTAINER_ID`: Container in which an event was logged.
    EventExtendedItemContainerId,
    /// `EVENT_EXTENDED_ITEM_STACK_KEY32`: Key of an event's call stack, as a 32-bit number.
    EventExtendedItemStackKey32,
    /// `EVENT_EXTENDED_ITEM_STACK_KEY64`: Key of an event's call stack, as a 64-bit number.
    EventExtendedItemStackKey64,
    /// No case matches, or the structure is unknown.
    Unknown,
}
impl EventExtendedItemKind {
    /// Returns the kind of structure of a case of [`EVENT_EXTENDED_ITEM_CASES`].
    #[inline]
    pub fn of(case: &Case) -> Self {
        match case.variant {
            0 => Self::EventExtendedItemRelatedActivityid,
            1 => Self::Sid,
            2 => Self::EventExtendedItemTsId,
            3 => Self::EventExtendedItemInstance,
            4 => Self::EventExtendedItemStackTrace32,
            5 => Self::EventExtendedItemStackTrace64,
            6 => Self::EventExtendedItemPebsIndex,
            7 => Self::EventExtendedItemPmcCounters,
            8 => Self::EventExtendedItemPsmKey,
            9 => Self::EventExtendedItemEventKey,
            10 => Self::EventSchemaTl,
            11 => Self::EventProviderTraits,
            12 => Self::EventExtendedItemProcessStartKey,
            13 => Self::EventExtendedItemControlGuid,
            14 => Self::EventExtendedItemQpcDelta,
            15 => Self::EventExtendedItemContainerId,
            16 => Self::EventExtendedItemStackKey32,
            17 => Self::EventExtendedItemStackKey64,
            _ => Self::Unknown,
        }
    }
    /// Returns Microsoft's name of the structure.
    pub fn name(self) -> Option<&'static str> {
        match self {
            Self::EventExtendedItemRelatedActivityid => {
                Some("EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID")
            }
            Self::Sid => Some("SID"),
            Self::EventExtendedItemTsId => Some("EVENT_EXTENDED_ITEM_TS_ID"),
            Self::EventExtendedItemInstance => Some("EVENT_EXTENDED_ITEM_INSTANCE"),
            Self::EventExtendedItemStackTrace32 => {
                Some("EVENT_EXTENDED_ITEM_STACK_TRACE32")
            }
            Self::EventExtendedItemStackTrace64 => {
                Some("EVENT_EXTENDED_ITEM_STACK_TRACE64")
            }
            Self::EventExtendedItemPebsIndex => Some("EVENT_EXTENDED_ITEM_PEBS_INDEX"),
            Self::EventExtendedItemPmcCounters => {
                Some("EVENT_EXTENDED_ITEM_PMC_COUNTERS")
            }
            Self::EventExtendedItemPsmKey => Some("EVENT_EXTENDED_ITEM_PSM_KEY"),
            Self::EventExtendedItemEventKey => Some("EVENT_EXTENDED_ITEM_EVENT_KEY"),
            Self::EventSchemaTl => Some("EVENT_SCHEMA_TL"),
            Self::EventProviderTraits => Some("EVENT_PROVIDER_TRAITS"),
            Self::EventExtendedItemProcessStartKey => {
                Some("EVENT_EXTENDED_ITEM_PROCESS_START_KEY")
            }
            Self::EventExtendedItemControlGuid => {
                Some("EVENT_EXTENDED_ITEM_CONTROL_GUID")
            }
            Self::EventExtendedItemQpcDelta => Some("EVENT_EXTENDED_ITEM_QPC_DELTA"),
            Self::EventExtendedItemContainerId => {
                Some("EVENT_EXTENDED_ITEM_CONTAINER_ID")
            }
            Self::EventExtendedItemStackKey32 => Some("EVENT_EXTENDED_ITEM_STACK_KEY32"),
            Self::EventExtendedItemStackKey64 => Some("EVENT_EXTENDED_ITEM_STACK_KEY64"),
            Self::Unknown => None,
        }
    }
}
/// Data of an extended item of an event.
///
/// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Geoff Chappell, *EVENT_HEADER*.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum EventExtendedItemView<'a> {
    /// `EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID`: Activity to which the provider relates an event.
    EventExtendedItemRelatedActivityid(
        crate::headers::EventExtendedItemRelatedActivityidView<'a>,
    ),
    /// `SID`: Security identifier: the account that a process runs as.
    Sid(crate::common::SidView<'a>),
    /// `EVENT_EXTENDED_ITEM_TS_ID`: Terminal session in which an event was written.
    EventExtendedItemTsId(crate::headers::EventExtendedItemTsIdView<'a>),
    /// `EVENT_EXTENDED_ITEM_INSTANCE`: Instance of a classic event, and the parent instance.
    EventExtendedItemInstance(crate::headers::EventExtendedItemInstanceView<'a>),
    /// `EVENT_EXTENDED_ITEM_STACK_TRACE32`: Call stack of an event, as 32-bit addresses.
    EventExtendedItemStackTrace32(crate::headers::EventExtendedItemStackTrace32View<'a>),
    /// `EVENT_EXTENDED_ITEM_STACK_TRACE64`: Call stack of an event, as 64-bit addresses.
    EventExtendedItemStackTrace64(crate::headers::EventExtendedItemStackTrace64View<'a>),
    /// `EVENT_EXTENDED_ITEM_PEBS_INDEX`: PEBS index recorded with an event.
    EventExtendedItemPebsIndex(crate::headers::EventExtendedItemPebsIndexView<'a>),
    /// `EVENT_EXTENDED_ITEM_PMC_COUNTERS`: Values of a processor's performance monitoring counters.
    EventExtendedItemPmcCounters(crate::headers::EventExtendedItemPmcCountersView<'a>),
    /// `EVENT_EXTENDED_ITEM_PSM_KEY`: Key of the packaged application that wrote an event, inferred from the name.
    EventExtendedItemPsmKey(crate::headers::EventExtendedItemPsmKeyView<'a>),
    /// `EVENT_EXTENDED_ITEM_EVENT_KEY`: Number that identifies an event in every session that receives it.
    EventExtendedItemEventKey(crate::headers::EventExtendedItemEventKeyView<'a>),
    /// `EVENT_SCHEMA_TL`: Schema of a TraceLogging event: names and types of the event and its fields.
    EventSchemaTl(crate::headers::EventSchemaTlView<'a>),
    /// `EVENT_PROVIDER_TRAITS`: Traits of a provider: its name, and further data to record with each of its events.
    EventProviderTraits(crate::headers::EventProviderTraitsView<'a>),
    /// `EVENT_EXTENDED_ITEM_PROCESS_START_KEY`: Number that identifies the process that wrote an event, not reused
    /// until Windows restarts.
    EventExtendedItemProcessStartKey(
        crate::headers::EventExtendedItemProcessStartKeyView<'a>,
    ),
    /// `EVENT_EXTENDED_ITEM_CONTROL_GUID`: Control GUID of an event, inferred from the name.
    EventExtendedItemControlGuid(crate::headers::EventExtendedItemControlGuidView<'a>),
    /// `EVENT_EXTENDED_ITEM_QPC_DELTA`: Difference of two values of the performance counter, inferred from the name.
    EventExtendedItemQpcDelta(crate::headers::EventExtendedItemQpcDeltaView<'a>),
    /// `EVENT_EXTENDED_ITEM_CONTAINER_ID`: Container in which an event was logged.
    EventExtendedItemContainerId(crate::headers::EventExtendedItemContainerIdView<'a>),
    /// `EVENT_EXTENDED_ITEM_STACK_KEY32`: Key of an event's call stack, as a 32-bit number.
    EventExtendedItemStackKey32(crate::headers::EventExtendedItemStackKey32View<'a>),
    /// `EVENT_EXTENDED_ITEM_STACK_KEY64`: Key of an event's call stack, as a 64-bit number.
    EventExtendedItemStackKey64(crate::headers::EventExtendedItemStackKey64View<'a>),
    /// Bytes for which no case matches, or whose structure is unknown.
    Unknown(&'a [u8]),
}
impl<'a> EventExtendedItemView<'a> {
    /// Returns the case that an integer selects, if any.
    ///
    /// `log_version` is the version of the log file, or `None` for the newest; see [`Case::holds`]. No case depends on
    /// it.
    #[inline]
    pub fn case(value: u64, log_version: Option<(u8, u8)>) -> Option<&'static Case> {
        let _ = log_version;
        let index: usize = match value & 0xffff {
            0x1 => 0,
            0x2 => 1,
            0x3 => 2,
            0x4 => 3,
            0x5 => 4,
            0x6 => 5,
            0x7 => 6,
            0x8 => 7,
            0x9 => 8,
            0xa => 9,
            0xb => 10,
            0xc => 11,
            0xd => 12,
            0xe => 13,
            0xf => 14,
            0x10 => 15,
            0x11 => 16,
            0x12 => 17,
            _ => return None,
        };
        EVENT_EXTENDED_ITEM_CASES.get(index)
    }
    /// Creates a view of the structure of a case, which must be one of [`EVENT_EXTENDED_ITEM_CASES`].
    ///
    /// # Errors
    ///
    /// The errors of the structure's view.
    #[inline]
    pub fn from_case(case: &Case, bytes: &'a [u8]) -> Result<Self, Error> {
        Ok(
            match case.variant {
                0 => {
                    Self::EventExtendedItemRelatedActivityid(
                        crate::headers::EventExtendedItemRelatedActivityidView::new(
                            bytes,
                        )?,
                    )
                }
                1 => Self::Sid(crate::common::SidView::new(bytes)?),
                2 => {
                    Self::EventExtendedItemTsId(
                        crate::headers::EventExtendedItemTsIdView::new(bytes)?,
                    )
                }
                3 => {
                    Self::EventExtendedItemInstance(
                        crate::headers::EventExtendedItemInstanceView::new(bytes)?,
                    )
                }
                4 => {
                    Self::EventExtendedItemStackTrace32(
                        crate::headers::EventExtendedItemStackTrace32View::new(bytes)?,
                    )
                }
                5 => {
                    Self::EventExtendedItemStackTrace64(
                        crate::headers::EventExtendedItemStackTrace64View::new(bytes)?,
                    )
                }
                6 => {
                    Self::EventExtendedItemPebsIndex(
                        crate::headers::EventExtendedItemPebsIndexView::new(bytes)?,
                    )
                }
                7 => {
                    Self::EventExtendedItemPmcCounters(
                        crate::headers::EventExtendedItemPmcCountersView::new(bytes)?,
                    )
                }
                8 => {
                    Self::EventExtendedItemPsmKey(
                        crate::headers::EventExtendedItemPsmKeyView::new(bytes)?,
                    )
                }
                9 => {
                    Self::EventExtendedItemEventKey(
                        crate::headers::EventExtendedItemEventKeyView::new(bytes)?,
                    )
                }
                10 => Self::EventSchemaTl(crate::headers::EventSchemaTlView::new(bytes)?),
                11 => {
                    Self::EventProviderTraits(
                        crate::headers::EventProviderTraitsView::new(bytes)?,
                    )
                }
                12 => {
                    Self::EventExtendedItemProcessStartKey(
                        crate::headers::EventExtendedItemProcessStartKeyView::new(bytes)?,
                    )
                }
                13 => {
                    Self::EventExtendedItemControlGuid(
                        crate::headers::EventExtendedItemControlGuidView::new(bytes)?,
                    )
                }
                14 => {
                    Self::EventExtendedItemQpcDelta(
                        crate::headers::EventExtendedItemQpcDeltaView::new(bytes)?,
                    )
                }
                15 => {
                    Self::EventExtendedItemContainerId(
                        crate::headers::EventExtendedItemContainerIdView::new(bytes)?,
                    )
                }
                16 => {
                    Self::EventExtendedItemStackKey32(
                        crate::headers::EventExtendedItemStackKey32View::new(bytes)?,
                    )
                }
                17 => {
                    Self::EventExtendedItemStackKey64(
                        crate::headers::EventExtendedItemStackKey64View::new(bytes)?,
                    )
                }
                _ => Self::Unknown(bytes),
            },
        )
    }
    /// Returns the kind of structure.
    #[inline]
    pub fn kind(&self) -> EventExtendedItemKind {
        match self {
            Self::EventExtendedItemRelatedActivityid(_) => {
                EventExtendedItemKind::EventExtendedItemRelatedActivityid
            }
            Self::Sid(_) => EventExtendedItemKind::Sid,
            Self::EventExtendedItemTsId(_) => {
                EventExtendedItemKind::EventExtendedItemTsId
            }
            Self::EventExtendedItemInstance(_) => {
                EventExtendedItemKind::EventExtendedItemInstance
            }
            Self::EventExtendedItemStackTrace32(_) => {
                EventExtendedItemKind::EventExtendedItemStackTrace32
            }
            Self::EventExtendedItemStackTrace64(_) => {
                EventExtendedItemKind::EventExtendedItemStackTrace64
            }
            Self::EventExtendedItemPebsIndex(_) => {
                EventExtendedItemKind::EventExtendedItemPebsIndex
            }
            Self::EventExtendedItemPmcCounters(_) => {
                EventExtendedItemKind::EventExtendedItemPmcCounters
            }
            Self::EventExtendedItemPsmKey(_) => {
                EventExtendedItemKind::EventExtendedItemPsmKey
            }
            Self::EventExtendedItemEventKey(_) => {
                EventExtendedItemKind::EventExtendedItemEventKey
            }
            Self::EventSchemaTl(_) => EventExtendedItemKind::EventSchemaTl,
            Self::EventProviderTraits(_) => EventExtendedItemKind::EventProviderTraits,
            Self::EventExtendedItemProcessStartKey(_) => {
                EventExtendedItemKind::EventExtendedItemProcessStartKey
            }
            Self::EventExtendedItemControlGuid(_) => {
                EventExtendedItemKind::EventExtendedItemControlGuid
            }
            Self::EventExtendedItemQpcDelta(_) => {
                EventExtendedItemKind::EventExtendedItemQpcDelta
            }
            Self::EventExtendedItemContainerId(_) => {
                EventExtendedItemKind::EventExtendedItemContainerId
            }
            Self::EventExtendedItemStackKey32(_) => {
                EventExtendedItemKind::EventExtendedItemStackKey32
            }
            Self::EventExtendedItemStackKey64(_) => {
                EventExtendedItemKind::EventExtendedItemStackKey64
            }
            Self::Unknown(_) => EventExtendedItemKind::Unknown,
        }
    }
    /// Returns the total size in bytes, header and payload included, if the header contains it.
    #[inline]
    pub fn total_size(&self) -> Option<usize> {
        match self {
            Self::EventSchemaTl(view) => Some(view.total_size()),
            Self::EventProviderTraits(view) => Some(view.total_size()),
            _ => None,
        }
    }
    /// Related activity ID. `None` if the structure has no such field.
    #[inline]
    pub fn related_activity_id(&self) -> Option<Guid> {
        match self {
            Self::EventExtendedItemRelatedActivityid(view) => {
                Some(load::<Guid>(view.as_bytes(), 0))
            }
            _ => None,
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
                    .map(|(view, rest)| (Self::EventExtendedItemPsmKey(view), rest))
            }
            9 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::EventExtendedItemEventKey(view), rest))
            }
            10 => {
                Split::split(bytes).map(|(view, rest)| (Self::EventSchemaTl(view), rest))
            }
            11 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::EventProviderTraits(view), rest))
            }
            12 => {
                Split::split(bytes)
                    .map(|(view, rest)| (
                        Self::EventExtendedItemProcessStartKey(view),
                        rest,
                    ))
            }
            13 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::EventExtendedItemControlGuid(view), rest))
            }
            14 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::EventExtendedItemQpcDelta(view), rest))
            }
            15 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::EventExtendedItemContainerId(view), rest))
            }
            16 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::EventExtendedItemStackKey32(view), rest))
            }
            17 => {
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
                Self::EventExtendedItemPsmKey(view) => {
                    EventExtendedItem::EventExtendedItemPsmKey(view.to_owned_value()?)
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
                Self::EventExtendedItemControlGuid(view) => {
                    EventExtendedItem::EventExtendedItemControlGuid(
                        view.to_owned_value()?,
                    )
                }
                Self::EventExtendedItemQpcDelta(view) => {
                    EventExtendedItem::EventExtendedItemQpcDelta(view.to_owned_value()?)
                }
                Self::EventExtendedItemContainerId(view) => {
                    EventExtendedItem::EventExtendedItemContainerId(
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
/// Data of an extended item of an event.
///
/// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Geoff Chappell, *EVENT_HEADER*.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[non_exhaustive]
pub enum EventExtendedItem {
    /// `EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID`: Activity to which the provider relates an event.
    EventExtendedItemRelatedActivityid(
        crate::headers::EventExtendedItemRelatedActivityid,
    ),
    /// `SID`: Security identifier: the account that a process runs as.
    Sid(crate::common::Sid),
    /// `EVENT_EXTENDED_ITEM_TS_ID`: Terminal session in which an event was written.
    EventExtendedItemTsId(crate::headers::EventExtendedItemTsId),
    /// `EVENT_EXTENDED_ITEM_INSTANCE`: Instance of a classic event, and the parent instance.
    EventExtendedItemInstance(crate::headers::EventExtendedItemInstance),
    /// `EVENT_EXTENDED_ITEM_STACK_TRACE32`: Call stack of an event, as 32-bit addresses.
    EventExtendedItemStackTrace32(crate::headers::EventExtendedItemStackTrace32),
    /// `EVENT_EXTENDED_ITEM_STACK_TRACE64`: Call stack of an event, as 64-bit addresses.
    EventExtendedItemStackTrace64(crate::headers::EventExtendedItemStackTrace64),
    /// `EVENT_EXTENDED_ITEM_PEBS_INDEX`: PEBS index recorded with an event.
    EventExtendedItemPebsIndex(crate::headers::EventExtendedItemPebsIndex),
    /// `EVENT_EXTENDED_ITEM_PMC_COUNTERS`: Values of a processor's performance monitoring counters.
    EventExtendedItemPmcCounters(crate::headers::EventExtendedItemPmcCounters),
    /// `EVENT_EXTENDED_ITEM_PSM_KEY`: Key of the packaged application that wrote an event, inferred from the name.
    EventExtendedItemPsmKey(crate::headers::EventExtendedItemPsmKey),
    /// `EVENT_EXTENDED_ITEM_EVENT_KEY`: Number that identifies an event in every session that receives it.
    EventExtendedItemEventKey(crate::headers::EventExtendedItemEventKey),
    /// `EVENT_SCHEMA_TL`: Schema of a TraceLogging event: names and types of the event and its fields.
    EventSchemaTl(crate::headers::EventSchemaTl),
    /// `EVENT_PROVIDER_TRAITS`: Traits of a provider: its name, and further data to record with each of its events.
    EventProviderTraits(crate::headers::EventProviderTraits),
    /// `EVENT_EXTENDED_ITEM_PROCESS_START_KEY`: Number that identifies the process that wrote an event, not reused
    /// until Windows restarts.
    EventExtendedItemProcessStartKey(crate::headers::EventExtendedItemProcessStartKey),
    /// `EVENT_EXTENDED_ITEM_CONTROL_GUID`: Control GUID of an event, inferred from the name.
    EventExtendedItemControlGuid(crate::headers::EventExtendedItemControlGuid),
    /// `EVENT_EXTENDED_ITEM_QPC_DELTA`: Difference of two values of the performance counter, inferred from the name.
    EventExtendedItemQpcDelta(crate::headers::EventExtendedItemQpcDelta),
    /// `EVENT_EXTENDED_ITEM_CONTAINER_ID`: Container in which an event was logged.
    EventExtendedItemContainerId(crate::headers::EventExtendedItemContainerId),
    /// `EVENT_EXTENDED_ITEM_STACK_KEY32`: Key of an event's call stack, as a 32-bit number.
    EventExtendedItemStackKey32(crate::headers::EventExtendedItemStackKey32),
    /// `EVENT_EXTENDED_ITEM_STACK_KEY64`: Key of an event's call stack, as a 64-bit number.
    EventExtendedItemStackKey64(crate::headers::EventExtendedItemStackKey64),
    /// Bytes for which no case matches, or whose structure is unknown.
    Unknown(alloc::vec::Vec<u8>),
}
#[cfg(feature = "alloc")]
impl Default for EventExtendedItem {
    /// Returns a value of unknown structure without bytes.
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
                out.extend_from_slice(value.as_bytes())
            }
            Self::Sid(value) => Tailed::append_to(value, out)?,
            Self::EventExtendedItemTsId(value) => out.extend_from_slice(value.as_bytes()),
            Self::EventExtendedItemInstance(value) => {
                out.extend_from_slice(value.as_bytes())
            }
            Self::EventExtendedItemStackTrace32(value) => Tailed::append_to(value, out)?,
            Self::EventExtendedItemStackTrace64(value) => Tailed::append_to(value, out)?,
            Self::EventExtendedItemPebsIndex(value) => {
                out.extend_from_slice(value.as_bytes())
            }
            Self::EventExtendedItemPmcCounters(value) => Tailed::append_to(value, out)?,
            Self::EventExtendedItemPsmKey(value) => Tailed::append_to(value, out)?,
            Self::EventExtendedItemEventKey(value) => {
                out.extend_from_slice(value.as_bytes())
            }
            Self::EventSchemaTl(value) => Tailed::append_to(value, out)?,
            Self::EventProviderTraits(value) => Tailed::append_to(value, out)?,
            Self::EventExtendedItemProcessStartKey(value) => {
                out.extend_from_slice(value.as_bytes())
            }
            Self::EventExtendedItemControlGuid(value) => {
                out.extend_from_slice(value.as_bytes())
            }
            Self::EventExtendedItemQpcDelta(value) => {
                out.extend_from_slice(value.as_bytes())
            }
            Self::EventExtendedItemContainerId(value) => Tailed::append_to(value, out)?,
            Self::EventExtendedItemStackKey32(value) => {
                out.extend_from_slice(value.as_bytes())
            }
            Self::EventExtendedItemStackKey64(value) => {
                out.extend_from_slice(value.as_bytes())
            }
            Self::Unknown(bytes) => out.extend_from_slice(bytes),
        }
        Ok(())
    }
}
