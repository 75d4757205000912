// Generated from spec/structs/EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION in the form of releases 1709+.
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
/// What the processor records of the last branches that it took.
///
/// In C: `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION`, 0x6c bytes. Releases 1709+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | EVENT_TRACE_INFORMATION_CLASS | `EventTraceInformationClass` |
/// | 0x04 | 0x4 | ULONG | `LbrConfiguration` |
/// | 0x08 | 0x4 | ULONG | `EventCount` |
/// | 0x0c | 0x60 | EVENT_TRACE_LAST_BRANCH_EVENT_ID \[4\] | `Events` |
///
/// What no source says:
///
/// - In which releases the layout holds: the header shows one, without versions.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION")]
#[doc(alias = "EVENT_TRACE_LBR_CONFIGURATION_INFORMATION")]
pub struct EventTraceLastBranchConfigurationInformation {
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    pub event_trace_information_class: crate::requests::EventTraceInformationClass,
    /// `ULONG LbrConfiguration`, at 0x04. Flags that leave kinds of branches out (0x00000001 to 0x00000100), have the record kept as a call stack (0x00000200), or have it sampled (0x00000400).
    pub lbr_configuration: crate::requests::EventTraceLastBranchConfiguration,
    /// `ULONG EventCount`, at 0x08. How many entries of Events hold.
    pub event_count: u32,
    /// `EVENT_TRACE_LAST_BRANCH_EVENT_ID Events`, at 0x0C. The events that the configuration is for.
    pub events: [crate::requests::EventTraceLastBranchEventId; 4],
}
impl EventTraceLastBranchConfigurationInformation {
    /// The size in bytes.
    pub const SIZE: usize = 108;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 108]) -> Self {
        Self {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(
                get::<0, 4, _>(bytes),
            ),
            lbr_configuration: crate::requests::EventTraceLastBranchConfiguration::from_le(
                get::<4, 4, _>(bytes),
            ),
            event_count: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            events: array(
                part::<12, 96, _>(bytes),
                |bytes: [u8; 24]| crate::requests::EventTraceLastBranchEventId::from_bytes(
                    &bytes,
                ),
            ),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 108 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION",
                    needed: 108,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 108] {
        let mut bytes = [0; 108];
        put::<0, 4, _>(&mut bytes, self.event_trace_information_class.to_le());
        put::<4, 4, _>(&mut bytes, self.lbr_configuration.to_le());
        put::<8, 4, _>(&mut bytes, self.event_count.to_le_bytes());
        fill(
            part_mut::<12, 96, _>(&mut bytes),
            &self.events,
            |element| element.to_bytes(),
        );
        bytes
    }
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    #[inline]
    pub fn event_trace_information_class(
        &self,
    ) -> crate::requests::EventTraceInformationClass {
        self.event_trace_information_class
    }
    /// Sets `EventTraceInformationClass`.
    #[inline]
    pub fn set_event_trace_information_class(
        &mut self,
        value: crate::requests::EventTraceInformationClass,
    ) {
        self.event_trace_information_class = value;
    }
    /// `ULONG LbrConfiguration`, at 0x04. Flags that leave kinds of branches out (0x00000001 to 0x00000100), have the record kept as a call stack (0x00000200), or have it sampled (0x00000400).
    #[inline]
    pub fn lbr_configuration(
        &self,
    ) -> crate::requests::EventTraceLastBranchConfiguration {
        self.lbr_configuration
    }
    /// Sets `LbrConfiguration`.
    #[inline]
    pub fn set_lbr_configuration(
        &mut self,
        value: crate::requests::EventTraceLastBranchConfiguration,
    ) {
        self.lbr_configuration = value;
    }
    /// `ULONG EventCount`, at 0x08. How many entries of Events hold.
    #[inline]
    pub fn event_count(&self) -> u32 {
        self.event_count
    }
    /// Sets `EventCount`.
    #[inline]
    pub fn set_event_count(&mut self, value: u32) {
        self.event_count = value;
    }
    /// `EVENT_TRACE_LAST_BRANCH_EVENT_ID Events`, at 0x0C. The events that the configuration is for.
    #[inline]
    pub fn events(&self) -> [crate::requests::EventTraceLastBranchEventId; 4] {
        self.events
    }
    /// Sets `Events`.
    #[inline]
    pub fn set_events(
        &mut self,
        value: [crate::requests::EventTraceLastBranchEventId; 4],
    ) {
        self.events = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_last_branch_configuration_information::V1709;
}
impl Default for EventTraceLastBranchConfigurationInformation {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 108])
    }
}
impl Sealed for EventTraceLastBranchConfigurationInformation {}
impl Record for EventTraceLastBranchConfigurationInformation {
    const NAME: &'static str = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION";
    const SIZE: usize = 108;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EventTraceLastBranchConfigurationInformation {
    const SIZE: usize = 108;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EventTraceLastBranchConfigurationInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventTraceLastBranchConfigurationInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<
                    crate::requests::EventTraceInformationClass,
                >(),
                proptest::arbitrary::any::<
                    crate::requests::EventTraceLastBranchConfiguration,
                >(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<
                    [crate::requests::EventTraceLastBranchEventId; 4],
                >(),
            ),
        )
            .prop_map(|
                (
                    (
                        event_trace_information_class,
                        lbr_configuration,
                        event_count,
                        events,
                    ),
                )|
            Self {
                event_trace_information_class,
                lbr_configuration,
                event_count,
                events,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EventTraceLastBranchConfigurationInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventTraceLastBranchConfigurationInformationView<'a> {
    fixed: &'a [u8; 108],
}
impl<'a> EventTraceLastBranchConfigurationInformationView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 108 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION",
                    needed: 108,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 108]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EventTraceLastBranchConfigurationInformation {
        EventTraceLastBranchConfigurationInformation::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 108] {
        self.fixed
    }
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    #[inline]
    pub fn event_trace_information_class(
        &self,
    ) -> crate::requests::EventTraceInformationClass {
        crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG LbrConfiguration`, at 0x04. Flags that leave kinds of branches out (0x00000001 to 0x00000100), have the record kept as a call stack (0x00000200), or have it sampled (0x00000400).
    #[inline]
    pub fn lbr_configuration(
        &self,
    ) -> crate::requests::EventTraceLastBranchConfiguration {
        crate::requests::EventTraceLastBranchConfiguration::from_le(
            get::<4, 4, _>(self.fixed),
        )
    }
    /// `ULONG EventCount`, at 0x08. How many entries of Events hold.
    #[inline]
    pub fn event_count(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `EVENT_TRACE_LAST_BRANCH_EVENT_ID Events`, at 0x0C. The events that the configuration is for.
    #[inline]
    pub fn events(&self) -> [crate::requests::EventTraceLastBranchEventId; 4] {
        array(
            part::<12, 96, _>(self.fixed),
            |bytes: [u8; 24]| crate::requests::EventTraceLastBranchEventId::from_bytes(
                &bytes,
            ),
        )
    }
}
impl core::fmt::Debug for EventTraceLastBranchConfigurationInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EventTraceLastBranchConfigurationInformationView");
        out.field(
            "event_trace_information_class",
            &self.event_trace_information_class(),
        );
        out.field("lbr_configuration", &self.lbr_configuration());
        out.field("event_count", &self.event_count());
        out.field("events", &self.events());
        out.finish()
    }
}
