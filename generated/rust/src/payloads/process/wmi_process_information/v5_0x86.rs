// Generated from spec/structs/WMI_PROCESS_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_PROCESS_INFORMATION in the form of releases 5.0+ with 32 bit pointers.
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
/// A process began, ended, or exists.
///
/// In C: `WMI_PROCESS_INFORMATION`, 0x20 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG_PTR | `UniqueProcessKey` |
/// | 0x04 | 0x4 | ULONG | `ProcessId` |
/// | 0x08 | 0x4 | ULONG | `ParentId` |
/// | 0x0c | 0x4 | ULONG | `SessionId` |
/// | 0x10 | 0x4 | NTSTATUS | `ExitStatus` |
/// | 0x14 | 0x4 | ULONG_PTR | `DirectoryTableBase` |
/// | 0x18 | 0x4 | ULONG | `Flags` |
/// | 0x1c | 0x4 | ULONG | `Sid` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *KernelTraceEventParser.cs*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_PROCESS_INFORMATION")]
pub struct WmiProcessInformation32 {
    /// `ULONG_PTR UniqueProcessKey`, at 0x00. The address of the kernel's structure for the process, which tells apart processes of the same identifier.
    pub unique_process_key: u32,
    /// `ULONG ProcessId`, at 0x04.
    pub process_id: u32,
    /// `ULONG ParentId`, at 0x08. The process that created it.
    pub parent_id: u32,
    /// `ULONG SessionId`, at 0x0C.
    pub session_id: u32,
    /// `NTSTATUS ExitStatus`, at 0x10. What the process ended with, once it has.
    pub exit_status: crate::requests::Ntstatus,
    /// `ULONG_PTR DirectoryTableBase`, at 0x14. The physical address of the page directory.
    pub directory_table_base: u32,
    /// `ULONG Flags`, at 0x18.
    pub flags: crate::payloads::process::EtwProcessEventFlag,
    /// `ULONG Sid`, at 0x1C. Zero if no security identifier follows; otherwise the first four bytes of a TOKEN_USER, which the security identifier follows.
    pub sid: u32,
}
impl WmiProcessInformation32 {
    /// The size in bytes.
    pub const SIZE: usize = 32;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            unique_process_key: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            process_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            parent_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            session_id: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            exit_status: crate::requests::Ntstatus::from_le(get::<16, 4, _>(bytes)),
            directory_table_base: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            flags: crate::payloads::process::EtwProcessEventFlag::from_le(
                get::<24, 4, _>(bytes),
            ),
            sid: u32::from_le_bytes(get::<28, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "WMI_PROCESS_INFORMATION",
                    needed: 32,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 4, _>(&mut bytes, self.unique_process_key.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.parent_id.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.session_id.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.exit_status.to_le());
        put::<20, 4, _>(&mut bytes, self.directory_table_base.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.flags.to_le());
        put::<28, 4, _>(&mut bytes, self.sid.to_le_bytes());
        bytes
    }
    /// `ULONG_PTR UniqueProcessKey`, at 0x00. The address of the kernel's structure for the process, which tells apart processes of the same identifier.
    #[inline]
    pub fn unique_process_key(&self) -> u32 {
        self.unique_process_key
    }
    /// Sets `UniqueProcessKey`.
    #[inline]
    pub fn set_unique_process_key(&mut self, value: u32) {
        self.unique_process_key = value;
    }
    /// `ULONG ProcessId`, at 0x04.
    #[inline]
    pub fn process_id(&self) -> u32 {
        self.process_id
    }
    /// Sets `ProcessId`.
    #[inline]
    pub fn set_process_id(&mut self, value: u32) {
        self.process_id = value;
    }
    /// `ULONG ParentId`, at 0x08. The process that created it.
    #[inline]
    pub fn parent_id(&self) -> u32 {
        self.parent_id
    }
    /// Sets `ParentId`.
    #[inline]
    pub fn set_parent_id(&mut self, value: u32) {
        self.parent_id = value;
    }
    /// `ULONG SessionId`, at 0x0C.
    #[inline]
    pub fn session_id(&self) -> u32 {
        self.session_id
    }
    /// Sets `SessionId`.
    #[inline]
    pub fn set_session_id(&mut self, value: u32) {
        self.session_id = value;
    }
    /// `NTSTATUS ExitStatus`, at 0x10. What the process ended with, once it has.
    #[inline]
    pub fn exit_status(&self) -> crate::requests::Ntstatus {
        self.exit_status
    }
    /// Sets `ExitStatus`.
    #[inline]
    pub fn set_exit_status(&mut self, value: crate::requests::Ntstatus) {
        self.exit_status = value;
    }
    /// `ULONG_PTR DirectoryTableBase`, at 0x14. The physical address of the page directory.
    #[inline]
    pub fn directory_table_base(&self) -> u32 {
        self.directory_table_base
    }
    /// Sets `DirectoryTableBase`.
    #[inline]
    pub fn set_directory_table_base(&mut self, value: u32) {
        self.directory_table_base = value;
    }
    /// `ULONG Flags`, at 0x18.
    #[inline]
    pub fn flags(&self) -> crate::payloads::process::EtwProcessEventFlag {
        self.flags
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: crate::payloads::process::EtwProcessEventFlag) {
        self.flags = value;
    }
    /// `ULONG Sid`, at 0x1C. Zero if no security identifier follows; otherwise the first four bytes of a TOKEN_USER, which the security identifier follows.
    #[inline]
    pub fn sid(&self) -> u32 {
        self.sid
    }
    /// Sets `Sid`.
    #[inline]
    pub fn set_sid(&mut self, value: u32) {
        self.sid = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_process_information::V5_0X86;
}
impl Default for WmiProcessInformation32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 32])
    }
}
impl Sealed for WmiProcessInformation32 {}
impl Record for WmiProcessInformation32 {
    const NAME: &'static str = "WMI_PROCESS_INFORMATION";
    const SIZE: usize = 32;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for WmiProcessInformation32 {
    const SIZE: usize = 32;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(WmiProcessInformation32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiProcessInformation32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<crate::requests::Ntstatus>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<
                    crate::payloads::process::EtwProcessEventFlag,
                >(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        unique_process_key,
                        process_id,
                        parent_id,
                        session_id,
                        exit_status,
                        directory_table_base,
                        flags,
                        sid,
                    ),
                )|
            Self {
                unique_process_key,
                process_id,
                parent_id,
                session_id,
                exit_status,
                directory_table_base,
                flags,
                sid,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`WmiProcessInformation32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiProcessInformation32View<'a> {
    fixed: &'a [u8; 32],
}
impl<'a> WmiProcessInformation32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "WMI_PROCESS_INFORMATION",
                    needed: 32,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 32]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> WmiProcessInformation32 {
        WmiProcessInformation32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 32] {
        self.fixed
    }
    /// `ULONG_PTR UniqueProcessKey`, at 0x00. The address of the kernel's structure for the process, which tells apart processes of the same identifier.
    #[inline]
    pub fn unique_process_key(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG ProcessId`, at 0x04.
    #[inline]
    pub fn process_id(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG ParentId`, at 0x08. The process that created it.
    #[inline]
    pub fn parent_id(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG SessionId`, at 0x0C.
    #[inline]
    pub fn session_id(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `NTSTATUS ExitStatus`, at 0x10. What the process ended with, once it has.
    #[inline]
    pub fn exit_status(&self) -> crate::requests::Ntstatus {
        crate::requests::Ntstatus::from_le(get::<16, 4, _>(self.fixed))
    }
    /// `ULONG_PTR DirectoryTableBase`, at 0x14. The physical address of the page directory.
    #[inline]
    pub fn directory_table_base(&self) -> u32 {
        u32::from_le_bytes(get::<20, 4, _>(self.fixed))
    }
    /// `ULONG Flags`, at 0x18.
    #[inline]
    pub fn flags(&self) -> crate::payloads::process::EtwProcessEventFlag {
        crate::payloads::process::EtwProcessEventFlag::from_le(
            get::<24, 4, _>(self.fixed),
        )
    }
    /// `ULONG Sid`, at 0x1C. Zero if no security identifier follows; otherwise the first four bytes of a TOKEN_USER, which the security identifier follows.
    #[inline]
    pub fn sid(&self) -> u32 {
        u32::from_le_bytes(get::<28, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for WmiProcessInformation32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiProcessInformation32View");
        out.field("unique_process_key", &self.unique_process_key());
        out.field("process_id", &self.process_id());
        out.field("parent_id", &self.parent_id());
        out.field("session_id", &self.session_id());
        out.field("exit_status", &self.exit_status());
        out.field("directory_table_base", &self.directory_table_base());
        out.field("flags", &self.flags());
        out.field("sid", &self.sid());
        out.finish()
    }
}
