// Generated from spec/structs/SystemConfig_Services.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! SystemConfig_Services in the form of releases 5.0+.
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
/// In C: `SystemConfig_Services`, 0xc bytes. Releases 5.0+.
///
/// The names of the last two texts, which real events of version 3 have, are the project's: the MOF does not know them.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `ProcessId` |
/// | 0x04 | 0x4 | ULONG | `ServiceState` |
/// | 0x08 | 0x4 | ULONG | `SubProcessTag` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "SystemConfig_Services")]
pub struct SystemConfigServices {
    /// `ULONG ProcessId`, at 0x00. The process that has the service, 0 if it does not run.
    pub process_id: u32,
    /// `ULONG ServiceState`, at 0x04. A value of the documented SERVICE_ states: 1 stopped, 4 running.
    pub service_state: u32,
    /// `ULONG SubProcessTag`, at 0x08. What stands for the service in the events of threads.
    pub sub_process_tag: u32,
}
impl SystemConfigServices {
    /// The size in bytes.
    pub const SIZE: usize = 12;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            process_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            service_state: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            sub_process_tag: u32::from_le_bytes(get::<8, 4, _>(bytes)),
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
                    name: "SystemConfig_Services",
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
        put::<0, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.service_state.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.sub_process_tag.to_le_bytes());
        bytes
    }
    /// `ULONG ProcessId`, at 0x00. The process that has the service, 0 if it does not run.
    #[inline]
    pub fn process_id(&self) -> u32 {
        self.process_id
    }
    /// Sets `ProcessId`.
    #[inline]
    pub fn set_process_id(&mut self, value: u32) {
        self.process_id = value;
    }
    /// `ULONG ServiceState`, at 0x04. A value of the documented SERVICE_ states: 1 stopped, 4 running.
    #[inline]
    pub fn service_state(&self) -> u32 {
        self.service_state
    }
    /// Sets `ServiceState`.
    #[inline]
    pub fn set_service_state(&mut self, value: u32) {
        self.service_state = value;
    }
    /// `ULONG SubProcessTag`, at 0x08. What stands for the service in the events of threads.
    #[inline]
    pub fn sub_process_tag(&self) -> u32 {
        self.sub_process_tag
    }
    /// Sets `SubProcessTag`.
    #[inline]
    pub fn set_sub_process_tag(&mut self, value: u32) {
        self.sub_process_tag = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::system_config_services::V5_0;
}
impl Default for SystemConfigServices {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 12])
    }
}
impl Sealed for SystemConfigServices {}
impl Record for SystemConfigServices {
    const NAME: &'static str = "SystemConfig_Services";
    const SIZE: usize = 12;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for SystemConfigServices {
    const SIZE: usize = 12;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(SystemConfigServices);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for SystemConfigServices {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((process_id, service_state, sub_process_tag),)| Self {
                process_id,
                service_state,
                sub_process_tag,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`SystemConfigServices`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SystemConfigServicesView<'a> {
    fixed: &'a [u8; 12],
}
impl<'a> SystemConfigServicesView<'a> {
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
                    name: "SystemConfig_Services",
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
    pub fn to_value(&self) -> SystemConfigServices {
        SystemConfigServices::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
    /// `ULONG ProcessId`, at 0x00. The process that has the service, 0 if it does not run.
    #[inline]
    pub fn process_id(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG ServiceState`, at 0x04. A value of the documented SERVICE_ states: 1 stopped, 4 running.
    #[inline]
    pub fn service_state(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG SubProcessTag`, at 0x08. What stands for the service in the events of threads.
    #[inline]
    pub fn sub_process_tag(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for SystemConfigServicesView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("SystemConfigServicesView");
        out.field("process_id", &self.process_id());
        out.field("service_state", &self.service_state());
        out.field("sub_process_tag", &self.sub_process_tag());
        out.finish()
    }
}
