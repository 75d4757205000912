// Generated from spec/structs/ETW_WDI_SCENARIO_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_WDI_SCENARIO_INFORMATION in the form of releases 5.0+.
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
/// A scenario of the diagnostic infrastructure (WDI) that starts or ends.
///
/// In C: `ETW_WDI_SCENARIO_INFORMATION`, 0x30 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `ProviderHandle` |
/// | 0x04 | 0x4 | ULONG | `Reserved0` |
/// | 0x08 | 0x2 | USHORT | `ScenarioCode` |
/// | 0x0a | 0xe | UCHAR \[14\] | `Reserved1` |
/// | 0x18 | 0x10 | GUID | `ScenarioInstanceGuid` |
/// | 0x28 | 0x4 | ULONG | `Operation` |
/// | 0x2c | 0x4 | ULONG | `Reserved2` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_WDI_SCENARIO_INFORMATION")]
pub struct EtwWdiScenarioInformation {
    /// `ULONG ProviderHandle`, at 0x00.
    pub provider_handle: u32,
    /// `ULONG Reserved0`, at 0x04. What it is for is not known.
    pub reserved0: u32,
    /// `USHORT ScenarioCode`, at 0x08.
    pub scenario_code: u16,
    /// `UCHAR Reserved1`, at 0x0A. What it is for is not known.
    pub reserved1: [u8; 14],
    /// `GUID ScenarioInstanceGuid`, at 0x18.
    pub scenario_instance_guid: Guid,
    /// `ULONG Operation`, at 0x28. What it is for is not known.
    pub operation: u32,
    /// `ULONG Reserved2`, at 0x2C. What it is for is not known.
    pub reserved2: u32,
}
impl EtwWdiScenarioInformation {
    /// The size in bytes.
    pub const SIZE: usize = 48;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 48]) -> Self {
        Self {
            provider_handle: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            reserved0: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            scenario_code: u16::from_le_bytes(get::<8, 2, _>(bytes)),
            reserved1: array(part::<10, 14, _>(bytes), u8::from_le_bytes),
            scenario_instance_guid: Guid::from_bytes(get::<24, 16, _>(bytes)),
            operation: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            reserved2: u32::from_le_bytes(get::<44, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 48 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_WDI_SCENARIO_INFORMATION",
                    needed: 48,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 48] {
        let mut bytes = [0; 48];
        put::<0, 4, _>(&mut bytes, self.provider_handle.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.reserved0.to_le_bytes());
        put::<8, 2, _>(&mut bytes, self.scenario_code.to_le_bytes());
        fill(
            part_mut::<10, 14, _>(&mut bytes),
            &self.reserved1,
            |element| element.to_le_bytes(),
        );
        put::<24, 16, _>(&mut bytes, self.scenario_instance_guid.to_bytes());
        put::<40, 4, _>(&mut bytes, self.operation.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.reserved2.to_le_bytes());
        bytes
    }
    /// `ULONG ProviderHandle`, at 0x00.
    #[inline]
    pub fn provider_handle(&self) -> u32 {
        self.provider_handle
    }
    /// Sets `ProviderHandle`.
    #[inline]
    pub fn set_provider_handle(&mut self, value: u32) {
        self.provider_handle = value;
    }
    /// `ULONG Reserved0`, at 0x04. What it is for is not known.
    #[inline]
    pub fn reserved0(&self) -> u32 {
        self.reserved0
    }
    /// Sets `Reserved0`.
    #[inline]
    pub fn set_reserved0(&mut self, value: u32) {
        self.reserved0 = value;
    }
    /// `USHORT ScenarioCode`, at 0x08.
    #[inline]
    pub fn scenario_code(&self) -> u16 {
        self.scenario_code
    }
    /// Sets `ScenarioCode`.
    #[inline]
    pub fn set_scenario_code(&mut self, value: u16) {
        self.scenario_code = value;
    }
    /// `UCHAR Reserved1`, at 0x0A. What it is for is not known.
    #[inline]
    pub fn reserved1(&self) -> [u8; 14] {
        self.reserved1
    }
    /// Sets `Reserved1`.
    #[inline]
    pub fn set_reserved1(&mut self, value: [u8; 14]) {
        self.reserved1 = value;
    }
    /// `GUID ScenarioInstanceGuid`, at 0x18.
    #[inline]
    pub fn scenario_instance_guid(&self) -> Guid {
        self.scenario_instance_guid
    }
    /// Sets `ScenarioInstanceGuid`.
    #[inline]
    pub fn set_scenario_instance_guid(&mut self, value: Guid) {
        self.scenario_instance_guid = value;
    }
    /// `ULONG Operation`, at 0x28. What it is for is not known.
    #[inline]
    pub fn operation(&self) -> u32 {
        self.operation
    }
    /// Sets `Operation`.
    #[inline]
    pub fn set_operation(&mut self, value: u32) {
        self.operation = value;
    }
    /// `ULONG Reserved2`, at 0x2C. What it is for is not known.
    #[inline]
    pub fn reserved2(&self) -> u32 {
        self.reserved2
    }
    /// Sets `Reserved2`.
    #[inline]
    pub fn set_reserved2(&mut self, value: u32) {
        self.reserved2 = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_wdi_scenario_information::V5_0;
}
impl Default for EtwWdiScenarioInformation {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 48])
    }
}
impl Sealed for EtwWdiScenarioInformation {}
impl Record for EtwWdiScenarioInformation {
    const NAME: &'static str = "ETW_WDI_SCENARIO_INFORMATION";
    const SIZE: usize = 48;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwWdiScenarioInformation {
    const SIZE: usize = 48;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwWdiScenarioInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwWdiScenarioInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<[u8; 14]>(),
                proptest::arbitrary::any::<Guid>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        provider_handle,
                        reserved0,
                        scenario_code,
                        reserved1,
                        scenario_instance_guid,
                        operation,
                        reserved2,
                    ),
                )|
            Self {
                provider_handle,
                reserved0,
                scenario_code,
                reserved1,
                scenario_instance_guid,
                operation,
                reserved2,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwWdiScenarioInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwWdiScenarioInformationView<'a> {
    fixed: &'a [u8; 48],
}
impl<'a> EtwWdiScenarioInformationView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 48 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_WDI_SCENARIO_INFORMATION",
                    needed: 48,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 48]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwWdiScenarioInformation {
        EtwWdiScenarioInformation::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 48] {
        self.fixed
    }
    /// `ULONG ProviderHandle`, at 0x00.
    #[inline]
    pub fn provider_handle(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG Reserved0`, at 0x04. What it is for is not known.
    #[inline]
    pub fn reserved0(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `USHORT ScenarioCode`, at 0x08.
    #[inline]
    pub fn scenario_code(&self) -> u16 {
        u16::from_le_bytes(get::<8, 2, _>(self.fixed))
    }
    /// `UCHAR Reserved1`, at 0x0A. What it is for is not known.
    #[inline]
    pub fn reserved1(&self) -> [u8; 14] {
        array(part::<10, 14, _>(self.fixed), u8::from_le_bytes)
    }
    /// `GUID ScenarioInstanceGuid`, at 0x18.
    #[inline]
    pub fn scenario_instance_guid(&self) -> Guid {
        Guid::from_bytes(get::<24, 16, _>(self.fixed))
    }
    /// `ULONG Operation`, at 0x28. What it is for is not known.
    #[inline]
    pub fn operation(&self) -> u32 {
        u32::from_le_bytes(get::<40, 4, _>(self.fixed))
    }
    /// `ULONG Reserved2`, at 0x2C. What it is for is not known.
    #[inline]
    pub fn reserved2(&self) -> u32 {
        u32::from_le_bytes(get::<44, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwWdiScenarioInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwWdiScenarioInformationView");
        out.field("provider_handle", &self.provider_handle());
        out.field("reserved0", &self.reserved0());
        out.field("scenario_code", &self.scenario_code());
        out.field("reserved1", &self.reserved1());
        out.field("scenario_instance_guid", &self.scenario_instance_guid());
        out.field("operation", &self.operation());
        out.field("reserved2", &self.reserved2());
        out.finish()
    }
}
