// Generated from spec/structs/WMI_JOB_SEND_NOTIFICATION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_JOB_SEND_NOTIFICATION_INFORMATION in the form of releases 5.0+.
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
/// A job sent a notification to its completion port.
///
/// In C: `WMI_JOB_SEND_NOTIFICATION_INFORMATION`, 0x14 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x10 | GUID | `JobId` |
/// | 0x10 | 0x4 | ULONG | `NotificationId` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_JOB_SEND_NOTIFICATION_INFORMATION")]
pub struct WmiJobSendNotificationInformation {
    /// `GUID JobId`, at 0x00.
    pub job_id: Guid,
    /// `ULONG NotificationId`, at 0x10. A JOB_OBJECT_MSG_ constant of winnt.h.
    pub notification_id: u32,
}
impl WmiJobSendNotificationInformation {
    /// The size in bytes.
    pub const SIZE: usize = 20;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            job_id: Guid::from_bytes(get::<0, 16, _>(bytes)),
            notification_id: u32::from_le_bytes(get::<16, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "WMI_JOB_SEND_NOTIFICATION_INFORMATION",
                    needed: 20,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 16, _>(&mut bytes, self.job_id.to_bytes());
        put::<16, 4, _>(&mut bytes, self.notification_id.to_le_bytes());
        bytes
    }
    /// `GUID JobId`, at 0x00.
    #[inline]
    pub fn job_id(&self) -> Guid {
        self.job_id
    }
    /// Sets `JobId`.
    #[inline]
    pub fn set_job_id(&mut self, value: Guid) {
        self.job_id = value;
    }
    /// `ULONG NotificationId`, at 0x10. A JOB_OBJECT_MSG_ constant of winnt.h.
    #[inline]
    pub fn notification_id(&self) -> u32 {
        self.notification_id
    }
    /// Sets `NotificationId`.
    #[inline]
    pub fn set_notification_id(&mut self, value: u32) {
        self.notification_id = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_job_send_notification_information::V5_0;
}
impl Default for WmiJobSendNotificationInformation {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 20])
    }
}
impl Sealed for WmiJobSendNotificationInformation {}
impl Record for WmiJobSendNotificationInformation {
    const NAME: &'static str = "WMI_JOB_SEND_NOTIFICATION_INFORMATION";
    const SIZE: usize = 20;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for WmiJobSendNotificationInformation {
    const SIZE: usize = 20;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(WmiJobSendNotificationInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiJobSendNotificationInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<Guid>(), proptest::arbitrary::any::<u32>()),
        )
            .prop_map(|((job_id, notification_id),)| Self { job_id, notification_id });
        strategy.boxed()
    }
}
/// A borrowed view of [`WmiJobSendNotificationInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiJobSendNotificationInformationView<'a> {
    fixed: &'a [u8; 20],
}
impl<'a> WmiJobSendNotificationInformationView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "WMI_JOB_SEND_NOTIFICATION_INFORMATION",
                    needed: 20,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 20]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> WmiJobSendNotificationInformation {
        WmiJobSendNotificationInformation::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 20] {
        self.fixed
    }
    /// `GUID JobId`, at 0x00.
    #[inline]
    pub fn job_id(&self) -> Guid {
        Guid::from_bytes(get::<0, 16, _>(self.fixed))
    }
    /// `ULONG NotificationId`, at 0x10. A JOB_OBJECT_MSG_ constant of winnt.h.
    #[inline]
    pub fn notification_id(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for WmiJobSendNotificationInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiJobSendNotificationInformationView");
        out.field("job_id", &self.job_id());
        out.field("notification_id", &self.notification_id());
        out.finish()
    }
}
