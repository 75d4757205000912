// Generated from spec/structs/SystemConfig_V0_Services.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! SystemConfig_V0_Services in the form of releases 5.0+.
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
/// A service.
///
/// In C: `SystemConfig_V0_Services`, 0x28c bytes. Releases 5.0+.
///
/// Each text ends at its zero.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x44 | WCHAR \[34\] | `ServiceName` |
/// | 0x44 | 0x200 | WCHAR \[256\] | `DisplayName` |
/// | 0x244 | 0x44 | WCHAR \[34\] | `ProcessName` |
/// | 0x288 | 0x4 | ULONG | `ProcessId` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "SystemConfig_V0_Services")]
#[doc(alias = "SystemConfig_V1_Services")]
pub struct SystemConfigV0Services {
    /// `WCHAR ServiceName`, at 0x00.
    pub service_name: [u16; 34],
    /// `WCHAR DisplayName`, at 0x44.
    pub display_name: [u16; 256],
    /// `WCHAR ProcessName`, at 0x244. The executable file that has the service.
    pub process_name: [u16; 34],
    /// `ULONG ProcessId`, at 0x288.
    pub process_id: u32,
}
impl SystemConfigV0Services {
    /// The size in bytes.
    pub const SIZE: usize = 652;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 652]) -> Self {
        Self {
            service_name: array(part::<0, 68, _>(bytes), u16::from_le_bytes),
            display_name: array(part::<68, 512, _>(bytes), u16::from_le_bytes),
            process_name: array(part::<580, 68, _>(bytes), u16::from_le_bytes),
            process_id: u32::from_le_bytes(get::<648, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 652 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "SystemConfig_V0_Services",
                    needed: 652,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 652] {
        let mut bytes = [0; 652];
        fill(
            part_mut::<0, 68, _>(&mut bytes),
            &self.service_name,
            |element| element.to_le_bytes(),
        );
        fill(
            part_mut::<68, 512, _>(&mut bytes),
            &self.display_name,
            |element| element.to_le_bytes(),
        );
        fill(
            part_mut::<580, 68, _>(&mut bytes),
            &self.process_name,
            |element| element.to_le_bytes(),
        );
        put::<648, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        bytes
    }
    /// `WCHAR ServiceName`, at 0x00.
    #[inline]
    pub fn service_name(&self) -> [u16; 34] {
        self.service_name
    }
    /// Sets `ServiceName`.
    #[inline]
    pub fn set_service_name(&mut self, value: [u16; 34]) {
        self.service_name = value;
    }
    /// `WCHAR DisplayName`, at 0x44.
    #[inline]
    pub fn display_name(&self) -> [u16; 256] {
        self.display_name
    }
    /// Sets `DisplayName`.
    #[inline]
    pub fn set_display_name(&mut self, value: [u16; 256]) {
        self.display_name = value;
    }
    /// `WCHAR ProcessName`, at 0x244. The executable file that has the service.
    #[inline]
    pub fn process_name(&self) -> [u16; 34] {
        self.process_name
    }
    /// Sets `ProcessName`.
    #[inline]
    pub fn set_process_name(&mut self, value: [u16; 34]) {
        self.process_name = value;
    }
    /// `ULONG ProcessId`, at 0x288.
    #[inline]
    pub fn process_id(&self) -> u32 {
        self.process_id
    }
    /// Sets `ProcessId`.
    #[inline]
    pub fn set_process_id(&mut self, value: u32) {
        self.process_id = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::system_config_v0_services::V5_0;
}
impl Default for SystemConfigV0Services {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 652])
    }
}
impl Sealed for SystemConfigV0Services {}
impl Record for SystemConfigV0Services {
    const NAME: &'static str = "SystemConfig_V0_Services";
    const SIZE: usize = 652;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for SystemConfigV0Services {
    const SIZE: usize = 652;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(SystemConfigV0Services);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for SystemConfigV0Services {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<[u16; 34]>(),
                proptest::arbitrary::any::<[u16; 256]>(),
                proptest::arbitrary::any::<[u16; 34]>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((service_name, display_name, process_name, process_id),)| Self {
                service_name,
                display_name,
                process_name,
                process_id,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`SystemConfigV0Services`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SystemConfigV0ServicesView<'a> {
    fixed: &'a [u8; 652],
}
impl<'a> SystemConfigV0ServicesView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 652 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "SystemConfig_V0_Services",
                    needed: 652,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 652]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> SystemConfigV0Services {
        SystemConfigV0Services::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 652] {
        self.fixed
    }
    /// `WCHAR ServiceName`, at 0x00.
    #[inline]
    pub fn service_name(&self) -> [u16; 34] {
        array(part::<0, 68, _>(self.fixed), u16::from_le_bytes)
    }
    /// `WCHAR DisplayName`, at 0x44.
    #[inline]
    pub fn display_name(&self) -> [u16; 256] {
        array(part::<68, 512, _>(self.fixed), u16::from_le_bytes)
    }
    /// `WCHAR ProcessName`, at 0x244. The executable file that has the service.
    #[inline]
    pub fn process_name(&self) -> [u16; 34] {
        array(part::<580, 68, _>(self.fixed), u16::from_le_bytes)
    }
    /// `ULONG ProcessId`, at 0x288.
    #[inline]
    pub fn process_id(&self) -> u32 {
        u32::from_le_bytes(get::<648, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for SystemConfigV0ServicesView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("SystemConfigV0ServicesView");
        out.field("service_name", &self.service_name());
        out.field("display_name", &self.display_name());
        out.field("process_name", &self.process_name());
        out.field("process_id", &self.process_id());
        out.finish()
    }
}
