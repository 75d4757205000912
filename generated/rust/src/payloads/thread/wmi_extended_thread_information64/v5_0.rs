// Generated from spec/structs/WMI_EXTENDED_THREAD_INFORMATION64.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_EXTENDED_THREAD_INFORMATION64 in the form of releases 5.0+.
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
/// The same as WMI_EXTENDED_THREAD_INFORMATION, for 64-bit data whatever the reader's pointer size.
///
/// In C: `WMI_EXTENDED_THREAD_INFORMATION64`, 0x48 bytes. Releases 5.0+.
///
/// In event version 3 the union has the affinity: so says the documentation, and 6964 real events have a mask there. Version 2, of which Thread_V2_TypeGroup1 has the data, has the address.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `ProcessId` |
/// | 0x04 | 0x4 | ULONG | `ThreadId` |
/// | 0x08 | 0x8 | ULONG64 | `StackBase64` |
/// | 0x10 | 0x8 | ULONG64 | `StackLimit64` |
/// | 0x18 | 0x8 | ULONG64 | `UserStackBase64` |
/// | 0x20 | 0x8 | ULONG64 | `UserStackLimit64` |
/// | 0x28 | 0x8 | union |  |
/// | 0x28 | 0x8 | · ULONG64 | `StartAddress64` |
/// | 0x28 | 0x8 | · ULONG64 | `Affinity` |
/// | 0x30 | 0x8 | ULONG64 | `Win32StartAddress64` |
/// | 0x38 | 0x8 | ULONG64 | `TebBase64` |
/// | 0x40 | 0x4 | ULONG | `SubProcessTag` |
/// | 0x44 | 0x1 | SCHAR | `BasePriority` |
/// | 0x45 | 0x1 | UCHAR | `PagePriority` |
/// | 0x46 | 0x1 | UCHAR | `IoPriority` |
/// | 0x47 | 0x1 | UCHAR | `Flags` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_EXTENDED_THREAD_INFORMATION64")]
pub struct WmiExtendedThreadInformation64 {
    /// `ULONG ProcessId`, at 0x00.
    pub process_id: u32,
    /// `ULONG ThreadId`, at 0x04.
    pub thread_id: u32,
    /// `ULONG64 StackBase64`, at 0x08. The base of the stack in kernel mode.
    pub stack_base64: u64,
    /// `ULONG64 StackLimit64`, at 0x10. The limit of the stack in kernel mode.
    pub stack_limit64: u64,
    /// `ULONG64 UserStackBase64`, at 0x18. The base of the stack in user mode.
    pub user_stack_base64: u64,
    /// `ULONG64 UserStackLimit64`, at 0x20. The limit of the stack in user mode.
    pub user_stack_limit64: u64,
    /// The bytes that `StartAddress64`, `Affinity` share.
    pub union_28: Bytes<8>,
    /// `ULONG64 Win32StartAddress64`, at 0x30. Where the thread starts in the program's own code.
    pub win32_start_address64: u64,
    /// `ULONG64 TebBase64`, at 0x38. The thread environment block.
    pub teb_base64: u64,
    /// `ULONG SubProcessTag`, at 0x40. The service, by its tag, that the thread works for.
    pub sub_process_tag: u32,
    /// `SCHAR BasePriority`, at 0x44. The priority that the thread's boosts start from.
    pub base_priority: i8,
    /// `UCHAR PagePriority`, at 0x45.
    pub page_priority: u8,
    /// `UCHAR IoPriority`, at 0x46.
    pub io_priority: u8,
    /// `UCHAR Flags`, at 0x47.
    pub flags: crate::payloads::thread::EtwThreadFlag,
}
impl WmiExtendedThreadInformation64 {
    /// The size in bytes.
    pub const SIZE: usize = 72;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 72]) -> Self {
        Self {
            process_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            stack_base64: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            stack_limit64: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            user_stack_base64: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            user_stack_limit64: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            union_28: Bytes(get::<40, 8, _>(bytes)),
            win32_start_address64: u64::from_le_bytes(get::<48, 8, _>(bytes)),
            teb_base64: u64::from_le_bytes(get::<56, 8, _>(bytes)),
            sub_process_tag: u32::from_le_bytes(get::<64, 4, _>(bytes)),
            base_priority: i8::from_le_bytes(get::<68, 1, _>(bytes)),
            page_priority: u8::from_le_bytes(get::<69, 1, _>(bytes)),
            io_priority: u8::from_le_bytes(get::<70, 1, _>(bytes)),
            flags: crate::payloads::thread::EtwThreadFlag::from_le(
                get::<71, 1, _>(bytes),
            ),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 72 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "WMI_EXTENDED_THREAD_INFORMATION64",
                    needed: 72,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 72] {
        let mut bytes = [0; 72];
        put::<0, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.stack_base64.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.stack_limit64.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.user_stack_base64.to_le_bytes());
        put::<32, 8, _>(&mut bytes, self.user_stack_limit64.to_le_bytes());
        put::<40, 8, _>(&mut bytes, self.union_28.0);
        put::<48, 8, _>(&mut bytes, self.win32_start_address64.to_le_bytes());
        put::<56, 8, _>(&mut bytes, self.teb_base64.to_le_bytes());
        put::<64, 4, _>(&mut bytes, self.sub_process_tag.to_le_bytes());
        put::<68, 1, _>(&mut bytes, self.base_priority.to_le_bytes());
        put::<69, 1, _>(&mut bytes, self.page_priority.to_le_bytes());
        put::<70, 1, _>(&mut bytes, self.io_priority.to_le_bytes());
        put::<71, 1, _>(&mut bytes, self.flags.to_le());
        bytes
    }
    /// `ULONG ProcessId`, at 0x00.
    #[inline]
    pub fn process_id(&self) -> u32 {
        self.process_id
    }
    /// Sets `ProcessId`.
    #[inline]
    pub fn set_process_id(&mut self, value: u32) {
        self.process_id = value;
    }
    /// `ULONG ThreadId`, at 0x04.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        self.thread_id
    }
    /// Sets `ThreadId`.
    #[inline]
    pub fn set_thread_id(&mut self, value: u32) {
        self.thread_id = value;
    }
    /// `ULONG64 StackBase64`, at 0x08. The base of the stack in kernel mode.
    #[inline]
    pub fn stack_base64(&self) -> u64 {
        self.stack_base64
    }
    /// Sets `StackBase64`.
    #[inline]
    pub fn set_stack_base64(&mut self, value: u64) {
        self.stack_base64 = value;
    }
    /// `ULONG64 StackLimit64`, at 0x10. The limit of the stack in kernel mode.
    #[inline]
    pub fn stack_limit64(&self) -> u64 {
        self.stack_limit64
    }
    /// Sets `StackLimit64`.
    #[inline]
    pub fn set_stack_limit64(&mut self, value: u64) {
        self.stack_limit64 = value;
    }
    /// `ULONG64 UserStackBase64`, at 0x18. The base of the stack in user mode.
    #[inline]
    pub fn user_stack_base64(&self) -> u64 {
        self.user_stack_base64
    }
    /// Sets `UserStackBase64`.
    #[inline]
    pub fn set_user_stack_base64(&mut self, value: u64) {
        self.user_stack_base64 = value;
    }
    /// `ULONG64 UserStackLimit64`, at 0x20. The limit of the stack in user mode.
    #[inline]
    pub fn user_stack_limit64(&self) -> u64 {
        self.user_stack_limit64
    }
    /// Sets `UserStackLimit64`.
    #[inline]
    pub fn set_user_stack_limit64(&mut self, value: u64) {
        self.user_stack_limit64 = value;
    }
    /// `ULONG64 StartAddress64`, at 0x28. Where the thread starts, which for a thread of user mode is in system code.
    #[inline]
    pub fn start_address64(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(&self.union_28.0))
    }
    /// Sets `StartAddress64`.
    #[inline]
    pub fn set_start_address64(&mut self, value: u64) {
        put::<0, 8, _>(&mut self.union_28.0, value.to_le_bytes());
    }
    /// `ULONG64 Affinity`, at 0x28. The processors that the thread may execute on, a bit for each.
    #[inline]
    pub fn affinity(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(&self.union_28.0))
    }
    /// Sets `Affinity`.
    #[inline]
    pub fn set_affinity(&mut self, value: u64) {
        put::<0, 8, _>(&mut self.union_28.0, value.to_le_bytes());
    }
    /// `ULONG64 Win32StartAddress64`, at 0x30. Where the thread starts in the program's own code.
    #[inline]
    pub fn win32_start_address64(&self) -> u64 {
        self.win32_start_address64
    }
    /// Sets `Win32StartAddress64`.
    #[inline]
    pub fn set_win32_start_address64(&mut self, value: u64) {
        self.win32_start_address64 = value;
    }
    /// `ULONG64 TebBase64`, at 0x38. The thread environment block.
    #[inline]
    pub fn teb_base64(&self) -> u64 {
        self.teb_base64
    }
    /// Sets `TebBase64`.
    #[inline]
    pub fn set_teb_base64(&mut self, value: u64) {
        self.teb_base64 = value;
    }
    /// `ULONG SubProcessTag`, at 0x40. The service, by its tag, that the thread works for.
    #[inline]
    pub fn sub_process_tag(&self) -> u32 {
        self.sub_process_tag
    }
    /// Sets `SubProcessTag`.
    #[inline]
    pub fn set_sub_process_tag(&mut self, value: u32) {
        self.sub_process_tag = value;
    }
    /// `SCHAR BasePriority`, at 0x44. The priority that the thread's boosts start from.
    #[inline]
    pub fn base_priority(&self) -> i8 {
        self.base_priority
    }
    /// Sets `BasePriority`.
    #[inline]
    pub fn set_base_priority(&mut self, value: i8) {
        self.base_priority = value;
    }
    /// `UCHAR PagePriority`, at 0x45.
    #[inline]
    pub fn page_priority(&self) -> u8 {
        self.page_priority
    }
    /// Sets `PagePriority`.
    #[inline]
    pub fn set_page_priority(&mut self, value: u8) {
        self.page_priority = value;
    }
    /// `UCHAR IoPriority`, at 0x46.
    #[inline]
    pub fn io_priority(&self) -> u8 {
        self.io_priority
    }
    /// Sets `IoPriority`.
    #[inline]
    pub fn set_io_priority(&mut self, value: u8) {
        self.io_priority = value;
    }
    /// `UCHAR Flags`, at 0x47.
    #[inline]
    pub fn flags(&self) -> crate::payloads::thread::EtwThreadFlag {
        self.flags
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: crate::payloads::thread::EtwThreadFlag) {
        self.flags = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_extended_thread_information64::V5_0;
}
impl Default for WmiExtendedThreadInformation64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 72])
    }
}
impl Sealed for WmiExtendedThreadInformation64 {}
impl Record for WmiExtendedThreadInformation64 {
    const NAME: &'static str = "WMI_EXTENDED_THREAD_INFORMATION64";
    const SIZE: usize = 72;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for WmiExtendedThreadInformation64 {
    const SIZE: usize = 72;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(WmiExtendedThreadInformation64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiExtendedThreadInformation64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<Bytes<8>>(),
                proptest::arbitrary::any::<u64>(),
            ),
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<i8>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<crate::payloads::thread::EtwThreadFlag>(),
            ),
        )
            .prop_map(|
                (
                    (
                        process_id,
                        thread_id,
                        stack_base64,
                        stack_limit64,
                        user_stack_base64,
                        user_stack_limit64,
                        union_28,
                        win32_start_address64,
                    ),
                    (
                        teb_base64,
                        sub_process_tag,
                        base_priority,
                        page_priority,
                        io_priority,
                        flags,
                    ),
                )|
            Self {
                process_id,
                thread_id,
                stack_base64,
                stack_limit64,
                user_stack_base64,
                user_stack_limit64,
                union_28,
                win32_start_address64,
                teb_base64,
                sub_process_tag,
                base_priority,
                page_priority,
                io_priority,
                flags,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`WmiExtendedThreadInformation64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiExtendedThreadInformation64View<'a> {
    fixed: &'a [u8; 72],
}
impl<'a> WmiExtendedThreadInformation64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 72 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "WMI_EXTENDED_THREAD_INFORMATION64",
                    needed: 72,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 72]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> WmiExtendedThreadInformation64 {
        WmiExtendedThreadInformation64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 72] {
        self.fixed
    }
    /// `ULONG ProcessId`, at 0x00.
    #[inline]
    pub fn process_id(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG ThreadId`, at 0x04.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG64 StackBase64`, at 0x08. The base of the stack in kernel mode.
    #[inline]
    pub fn stack_base64(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `ULONG64 StackLimit64`, at 0x10. The limit of the stack in kernel mode.
    #[inline]
    pub fn stack_limit64(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
    /// `ULONG64 UserStackBase64`, at 0x18. The base of the stack in user mode.
    #[inline]
    pub fn user_stack_base64(&self) -> u64 {
        u64::from_le_bytes(get::<24, 8, _>(self.fixed))
    }
    /// `ULONG64 UserStackLimit64`, at 0x20. The limit of the stack in user mode.
    #[inline]
    pub fn user_stack_limit64(&self) -> u64 {
        u64::from_le_bytes(get::<32, 8, _>(self.fixed))
    }
    /// `ULONG64 StartAddress64`, at 0x28. Where the thread starts, which for a thread of user mode is in system code.
    #[inline]
    pub fn start_address64(&self) -> u64 {
        u64::from_le_bytes(get::<40, 8, _>(self.fixed))
    }
    /// `ULONG64 Affinity`, at 0x28. The processors that the thread may execute on, a bit for each.
    #[inline]
    pub fn affinity(&self) -> u64 {
        u64::from_le_bytes(get::<40, 8, _>(self.fixed))
    }
    /// `ULONG64 Win32StartAddress64`, at 0x30. Where the thread starts in the program's own code.
    #[inline]
    pub fn win32_start_address64(&self) -> u64 {
        u64::from_le_bytes(get::<48, 8, _>(self.fixed))
    }
    /// `ULONG64 TebBase64`, at 0x38. The thread environment block.
    #[inline]
    pub fn teb_base64(&self) -> u64 {
        u64::from_le_bytes(get::<56, 8, _>(self.fixed))
    }
    /// `ULONG SubProcessTag`, at 0x40. The service, by its tag, that the thread works for.
    #[inline]
    pub fn sub_process_tag(&self) -> u32 {
        u32::from_le_bytes(get::<64, 4, _>(self.fixed))
    }
    /// `SCHAR BasePriority`, at 0x44. The priority that the thread's boosts start from.
    #[inline]
    pub fn base_priority(&self) -> i8 {
        i8::from_le_bytes(get::<68, 1, _>(self.fixed))
    }
    /// `UCHAR PagePriority`, at 0x45.
    #[inline]
    pub fn page_priority(&self) -> u8 {
        u8::from_le_bytes(get::<69, 1, _>(self.fixed))
    }
    /// `UCHAR IoPriority`, at 0x46.
    #[inline]
    pub fn io_priority(&self) -> u8 {
        u8::from_le_bytes(get::<70, 1, _>(self.fixed))
    }
    /// `UCHAR Flags`, at 0x47.
    #[inline]
    pub fn flags(&self) -> crate::payloads::thread::EtwThreadFlag {
        crate::payloads::thread::EtwThreadFlag::from_le(get::<71, 1, _>(self.fixed))
    }
}
impl core::fmt::Debug for WmiExtendedThreadInformation64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiExtendedThreadInformation64View");
        out.field("process_id", &self.process_id());
        out.field("thread_id", &self.thread_id());
        out.field("stack_base64", &self.stack_base64());
        out.field("stack_limit64", &self.stack_limit64());
        out.field("user_stack_base64", &self.user_stack_base64());
        out.field("user_stack_limit64", &self.user_stack_limit64());
        out.field("start_address64", &self.start_address64());
        out.field("affinity", &self.affinity());
        out.field("win32_start_address64", &self.win32_start_address64());
        out.field("teb_base64", &self.teb_base64());
        out.field("sub_process_tag", &self.sub_process_tag());
        out.field("base_priority", &self.base_priority());
        out.field("page_priority", &self.page_priority());
        out.field("io_priority", &self.io_priority());
        out.field("flags", &self.flags());
        out.finish()
    }
}
