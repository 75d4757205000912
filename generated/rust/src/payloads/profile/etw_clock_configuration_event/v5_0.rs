// Generated from spec/structs/ETW_CLOCK_CONFIGURATION_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_CLOCK_CONFIGURATION_EVENT in the form of releases 5.0+.
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
/// How the clock of the system is configured.
///
/// In C: `ETW_CLOCK_CONFIGURATION_EVENT`, 0xc bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `KnownType` |
/// | 0x04 | 0x4 | ULONG | `Capabilities` |
/// | 0x08 | 0x4 | PERFINFO_DYNAMIC_TICK_DISABLE_REASON | `DisableReason` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_CLOCK_CONFIGURATION_EVENT")]
pub struct EtwClockConfigurationEvent {
    /// `ULONG KnownType`, at 0x00. What it is for is not known.
    pub known_type: u32,
    /// `ULONG Capabilities`, at 0x04. What it is for is not known.
    pub capabilities: u32,
    /// `PERFINFO_DYNAMIC_TICK_DISABLE_REASON DisableReason`, at 0x08. Why the clock's ticks cannot be left out.
    pub disable_reason: crate::payloads::profile::PerfinfoDynamicTickDisableReason,
}
impl EtwClockConfigurationEvent {
    /// The size in bytes.
    pub const SIZE: usize = 12;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            known_type: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            capabilities: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            disable_reason: crate::payloads::profile::PerfinfoDynamicTickDisableReason::from_le(
                get::<8, 4, _>(bytes),
            ),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_CLOCK_CONFIGURATION_EVENT",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.known_type.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.capabilities.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.disable_reason.to_le());
        bytes
    }
    /// `ULONG KnownType`, at 0x00. What it is for is not known.
    #[inline]
    pub fn known_type(&self) -> u32 {
        self.known_type
    }
    /// Sets `KnownType`.
    #[inline]
    pub fn set_known_type(&mut self, value: u32) {
        self.known_type = value;
    }
    /// `ULONG Capabilities`, at 0x04. What it is for is not known.
    #[inline]
    pub fn capabilities(&self) -> u32 {
        self.capabilities
    }
    /// Sets `Capabilities`.
    #[inline]
    pub fn set_capabilities(&mut self, value: u32) {
        self.capabilities = value;
    }
    /// `PERFINFO_DYNAMIC_TICK_DISABLE_REASON DisableReason`, at 0x08. Why the clock's ticks cannot be left out.
    #[inline]
    pub fn disable_reason(
        &self,
    ) -> crate::payloads::profile::PerfinfoDynamicTickDisableReason {
        self.disable_reason
    }
    /// Sets `DisableReason`.
    #[inline]
    pub fn set_disable_reason(
        &mut self,
        value: crate::payloads::profile::PerfinfoDynamicTickDisableReason,
    ) {
        self.disable_reason = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_clock_configuration_event::V5_0;
}
impl Default for EtwClockConfigurationEvent {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 12])
    }
}
impl Sealed for EtwClockConfigurationEvent {}
impl Record for EtwClockConfigurationEvent {
    const NAME: &'static str = "ETW_CLOCK_CONFIGURATION_EVENT";
    const SIZE: usize = 12;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwClockConfigurationEvent {
    const SIZE: usize = 12;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwClockConfigurationEvent);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwClockConfigurationEvent {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<
                    crate::payloads::profile::PerfinfoDynamicTickDisableReason,
                >(),
            ),
        )
            .prop_map(|((known_type, capabilities, disable_reason),)| Self {
                known_type,
                capabilities,
                disable_reason,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwClockConfigurationEvent`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwClockConfigurationEventView<'a> {
    fixed: &'a [u8; 12],
}
impl<'a> EtwClockConfigurationEventView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_CLOCK_CONFIGURATION_EVENT",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 12]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwClockConfigurationEvent {
        EtwClockConfigurationEvent::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
    /// `ULONG KnownType`, at 0x00. What it is for is not known.
    #[inline]
    pub fn known_type(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG Capabilities`, at 0x04. What it is for is not known.
    #[inline]
    pub fn capabilities(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `PERFINFO_DYNAMIC_TICK_DISABLE_REASON DisableReason`, at 0x08. Why the clock's ticks cannot be left out.
    #[inline]
    pub fn disable_reason(
        &self,
    ) -> crate::payloads::profile::PerfinfoDynamicTickDisableReason {
        crate::payloads::profile::PerfinfoDynamicTickDisableReason::from_le(
            get::<8, 4, _>(self.fixed),
        )
    }
}
impl core::fmt::Debug for EtwClockConfigurationEventView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwClockConfigurationEventView");
        out.field("known_type", &self.known_type());
        out.field("capabilities", &self.capabilities());
        out.field("disable_reason", &self.disable_reason());
        out.finish()
    }
}
