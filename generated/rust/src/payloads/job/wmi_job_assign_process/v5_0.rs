// Generated from spec/structs/WMI_JOB_ASSIGN_PROCESS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_JOB_ASSIGN_PROCESS in the form of releases 5.0+.
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
/// A process was put into a job.
///
/// In C: `WMI_JOB_ASSIGN_PROCESS`, 0x1c bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x10 | GUID | `JobId` |
/// | 0x10 | 0x4 | ULONG | `JobHandle` |
/// | 0x14 | 0x4 | ULONG | `UniqueProcessId` |
/// | 0x18 | 0x4 | NTSTATUS | `Status` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_JOB_ASSIGN_PROCESS")]
pub struct WmiJobAssignProcess {
    /// `GUID JobId`, at 0x00.
    pub job_id: Guid,
    /// `ULONG JobHandle`, at 0x10.
    pub job_handle: u32,
    /// `ULONG UniqueProcessId`, at 0x14. The process.
    pub unique_process_id: u32,
    /// `NTSTATUS Status`, at 0x18. What the operation returned.
    pub status: crate::requests::Ntstatus,
}
impl WmiJobAssignProcess {
    /// The size in bytes.
    pub const SIZE: usize = 28;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 28]) -> Self {
        Self {
            job_id: Guid::from_bytes(get::<0, 16, _>(bytes)),
            job_handle: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            unique_process_id: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            status: crate::requests::Ntstatus::from_le(get::<24, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 28 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "WMI_JOB_ASSIGN_PROCESS",
                    needed: 28,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 28] {
        let mut bytes = [0; 28];
        put::<0, 16, _>(&mut bytes, self.job_id.to_bytes());
        put::<16, 4, _>(&mut bytes, self.job_handle.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.unique_process_id.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.status.to_le());
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
    /// `ULONG JobHandle`, at 0x10.
    #[inline]
    pub fn job_handle(&self) -> u32 {
        self.job_handle
    }
    /// Sets `JobHandle`.
    #[inline]
    pub fn set_job_handle(&mut self, value: u32) {
        self.job_handle = value;
    }
    /// `ULONG UniqueProcessId`, at 0x14. The process.
    #[inline]
    pub fn unique_process_id(&self) -> u32 {
        self.unique_process_id
    }
    /// Sets `UniqueProcessId`.
    #[inline]
    pub fn set_unique_process_id(&mut self, value: u32) {
        self.unique_process_id = value;
    }
    /// `NTSTATUS Status`, at 0x18. What the operation returned.
    #[inline]
    pub fn status(&self) -> crate::requests::Ntstatus {
        self.status
    }
    /// Sets `Status`.
    #[inline]
    pub fn set_status(&mut self, value: crate::requests::Ntstatus) {
        self.status = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_job_assign_process::V5_0;
}
impl Default for WmiJobAssignProcess {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 28])
    }
}
impl Sealed for WmiJobAssignProcess {}
impl Record for WmiJobAssignProcess {
    const NAME: &'static str = "WMI_JOB_ASSIGN_PROCESS";
    const SIZE: usize = 28;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for WmiJobAssignProcess {
    const SIZE: usize = 28;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(WmiJobAssignProcess);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiJobAssignProcess {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<Guid>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<crate::requests::Ntstatus>(),
            ),
        )
            .prop_map(|((job_id, job_handle, unique_process_id, status),)| Self {
                job_id,
                job_handle,
                unique_process_id,
                status,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`WmiJobAssignProcess`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiJobAssignProcessView<'a> {
    fixed: &'a [u8; 28],
}
impl<'a> WmiJobAssignProcessView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 28 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "WMI_JOB_ASSIGN_PROCESS",
                    needed: 28,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 28]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> WmiJobAssignProcess {
        WmiJobAssignProcess::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 28] {
        self.fixed
    }
    /// `GUID JobId`, at 0x00.
    #[inline]
    pub fn job_id(&self) -> Guid {
        Guid::from_bytes(get::<0, 16, _>(self.fixed))
    }
    /// `ULONG JobHandle`, at 0x10.
    #[inline]
    pub fn job_handle(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `ULONG UniqueProcessId`, at 0x14. The process.
    #[inline]
    pub fn unique_process_id(&self) -> u32 {
        u32::from_le_bytes(get::<20, 4, _>(self.fixed))
    }
    /// `NTSTATUS Status`, at 0x18. What the operation returned.
    #[inline]
    pub fn status(&self) -> crate::requests::Ntstatus {
        crate::requests::Ntstatus::from_le(get::<24, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for WmiJobAssignProcessView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiJobAssignProcessView");
        out.field("job_id", &self.job_id());
        out.field("job_handle", &self.job_handle());
        out.field("unique_process_id", &self.unique_process_id());
        out.field("status", &self.status());
        out.finish()
    }
}
