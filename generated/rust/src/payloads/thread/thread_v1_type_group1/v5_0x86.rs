// Generated from spec/structs/Thread_V1_TypeGroup1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Thread_V1_TypeGroup1 in the form of releases 5.0+ with 32 bit pointers.
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
/// A thread began, or exists.
///
/// In C: `Thread_V1_TypeGroup1`, 0x21 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `ProcessId` |
/// | 0x04 | 0x4 | ULONG | `TThreadId` |
/// | 0x08 | 0x4 | PVOID | `StackBase` |
/// | 0x0c | 0x4 | PVOID | `StackLimit` |
/// | 0x10 | 0x4 | PVOID | `UserStackBase` |
/// | 0x14 | 0x4 | PVOID | `UserStackLimit` |
/// | 0x18 | 0x4 | PVOID | `StartAddr` |
/// | 0x1c | 0x4 | PVOID | `Win32StartAddr` |
/// | 0x20 | 0x1 | CHAR | `WaitMode` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "Thread_V1_TypeGroup1")]
pub struct ThreadV1TypeGroup132 {
    /// `ULONG ProcessId`, at 0x00. The process of the thread.
    pub process_id: u32,
    /// `ULONG TThreadId`, at 0x04. The thread.
    pub t_thread_id: u32,
    /// `PVOID StackBase`, at 0x08. Where the stack in the kernel begins; it grows down from there.
    pub stack_base: u32,
    /// `PVOID StackLimit`, at 0x0C. The lowest address of the stack in the kernel.
    pub stack_limit: u32,
    /// `PVOID UserStackBase`, at 0x10. Where the stack in user mode begins.
    pub user_stack_base: u32,
    /// `PVOID UserStackLimit`, at 0x14. The lowest address of the stack in user mode.
    pub user_stack_limit: u32,
    /// `PVOID StartAddr`, at 0x18. Where the thread starts.
    pub start_addr: u32,
    /// `PVOID Win32StartAddr`, at 0x1C. Where the thread starts as its creator knows it.
    pub win32_start_addr: u32,
    /// `CHAR WaitMode`, at 0x20. A value of the documented KPROCESSOR_MODE.
    pub wait_mode: i8,
}
impl ThreadV1TypeGroup132 {
    /// The size in bytes.
    pub const SIZE: usize = 33;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 33]) -> Self {
        Self {
            process_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            t_thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            stack_base: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            stack_limit: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            user_stack_base: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            user_stack_limit: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            start_addr: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            win32_start_addr: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            wait_mode: i8::from_le_bytes(get::<32, 1, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 33 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "Thread_V1_TypeGroup1",
                    needed: 33,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 33] {
        let mut bytes = [0; 33];
        put::<0, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.t_thread_id.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.stack_base.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.stack_limit.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.user_stack_base.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.user_stack_limit.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.start_addr.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.win32_start_addr.to_le_bytes());
        put::<32, 1, _>(&mut bytes, self.wait_mode.to_le_bytes());
        bytes
    }
    /// `ULONG ProcessId`, at 0x00. The process of the thread.
    #[inline]
    pub fn process_id(&self) -> u32 {
        self.process_id
    }
    /// Sets `ProcessId`.
    #[inline]
    pub fn set_process_id(&mut self, value: u32) {
        self.process_id = value;
    }
    /// `ULONG TThreadId`, at 0x04. The thread.
    #[inline]
    pub fn t_thread_id(&self) -> u32 {
        self.t_thread_id
    }
    /// Sets `TThreadId`.
    #[inline]
    pub fn set_t_thread_id(&mut self, value: u32) {
        self.t_thread_id = value;
    }
    /// `PVOID StackBase`, at 0x08. Where the stack in the kernel begins; it grows down from there.
    #[inline]
    pub fn stack_base(&self) -> u32 {
        self.stack_base
    }
    /// Sets `StackBase`.
    #[inline]
    pub fn set_stack_base(&mut self, value: u32) {
        self.stack_base = value;
    }
    /// `PVOID StackLimit`, at 0x0C. The lowest address of the stack in the kernel.
    #[inline]
    pub fn stack_limit(&self) -> u32 {
        self.stack_limit
    }
    /// Sets `StackLimit`.
    #[inline]
    pub fn set_stack_limit(&mut self, value: u32) {
        self.stack_limit = value;
    }
    /// `PVOID UserStackBase`, at 0x10. Where the stack in user mode begins.
    #[inline]
    pub fn user_stack_base(&self) -> u32 {
        self.user_stack_base
    }
    /// Sets `UserStackBase`.
    #[inline]
    pub fn set_user_stack_base(&mut self, value: u32) {
        self.user_stack_base = value;
    }
    /// `PVOID UserStackLimit`, at 0x14. The lowest address of the stack in user mode.
    #[inline]
    pub fn user_stack_limit(&self) -> u32 {
        self.user_stack_limit
    }
    /// Sets `UserStackLimit`.
    #[inline]
    pub fn set_user_stack_limit(&mut self, value: u32) {
        self.user_stack_limit = value;
    }
    /// `PVOID StartAddr`, at 0x18. Where the thread starts.
    #[inline]
    pub fn start_addr(&self) -> u32 {
        self.start_addr
    }
    /// Sets `StartAddr`.
    #[inline]
    pub fn set_start_addr(&mut self, value: u32) {
        self.start_addr = value;
    }
    /// `PVOID Win32StartAddr`, at 0x1C. Where the thread starts as its creator knows it.
    #[inline]
    pub fn win32_start_addr(&self) -> u32 {
        self.win32_start_addr
    }
    /// Sets `Win32StartAddr`.
    #[inline]
    pub fn set_win32_start_addr(&mut self, value: u32) {
        self.win32_start_addr = value;
    }
    /// `CHAR WaitMode`, at 0x20. A value of the documented KPROCESSOR_MODE.
    #[inline]
    pub fn wait_mode(&self) -> i8 {
        self.wait_mode
    }
    /// Sets `WaitMode`.
    #[inline]
    pub fn set_wait_mode(&mut self, value: i8) {
        self.wait_mode = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::thread_v1_type_group1::V5_0X86;
}
impl Default for ThreadV1TypeGroup132 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 33])
    }
}
impl Sealed for ThreadV1TypeGroup132 {}
impl Record for ThreadV1TypeGroup132 {
    const NAME: &'static str = "Thread_V1_TypeGroup1";
    const SIZE: usize = 33;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for ThreadV1TypeGroup132 {
    const SIZE: usize = 33;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(ThreadV1TypeGroup132);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ThreadV1TypeGroup132 {
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
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
            (proptest::arbitrary::any::<i8>(),),
        )
            .prop_map(|
                (
                    (
                        process_id,
                        t_thread_id,
                        stack_base,
                        stack_limit,
                        user_stack_base,
                        user_stack_limit,
                        start_addr,
                        win32_start_addr,
                    ),
                    (wait_mode,),
                )|
            Self {
                process_id,
                t_thread_id,
                stack_base,
                stack_limit,
                user_stack_base,
                user_stack_limit,
                start_addr,
                win32_start_addr,
                wait_mode,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`ThreadV1TypeGroup132`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ThreadV1TypeGroup132View<'a> {
    fixed: &'a [u8; 33],
}
impl<'a> ThreadV1TypeGroup132View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 33 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "Thread_V1_TypeGroup1",
                    needed: 33,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 33]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> ThreadV1TypeGroup132 {
        ThreadV1TypeGroup132::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 33] {
        self.fixed
    }
    /// `ULONG ProcessId`, at 0x00. The process of the thread.
    #[inline]
    pub fn process_id(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG TThreadId`, at 0x04. The thread.
    #[inline]
    pub fn t_thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `PVOID StackBase`, at 0x08. Where the stack in the kernel begins; it grows down from there.
    #[inline]
    pub fn stack_base(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `PVOID StackLimit`, at 0x0C. The lowest address of the stack in the kernel.
    #[inline]
    pub fn stack_limit(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `PVOID UserStackBase`, at 0x10. Where the stack in user mode begins.
    #[inline]
    pub fn user_stack_base(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `PVOID UserStackLimit`, at 0x14. The lowest address of the stack in user mode.
    #[inline]
    pub fn user_stack_limit(&self) -> u32 {
        u32::from_le_bytes(get::<20, 4, _>(self.fixed))
    }
    /// `PVOID StartAddr`, at 0x18. Where the thread starts.
    #[inline]
    pub fn start_addr(&self) -> u32 {
        u32::from_le_bytes(get::<24, 4, _>(self.fixed))
    }
    /// `PVOID Win32StartAddr`, at 0x1C. Where the thread starts as its creator knows it.
    #[inline]
    pub fn win32_start_addr(&self) -> u32 {
        u32::from_le_bytes(get::<28, 4, _>(self.fixed))
    }
    /// `CHAR WaitMode`, at 0x20. A value of the documented KPROCESSOR_MODE.
    #[inline]
    pub fn wait_mode(&self) -> i8 {
        i8::from_le_bytes(get::<32, 1, _>(self.fixed))
    }
}
impl core::fmt::Debug for ThreadV1TypeGroup132View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("ThreadV1TypeGroup132View");
        out.field("process_id", &self.process_id());
        out.field("t_thread_id", &self.t_thread_id());
        out.field("stack_base", &self.stack_base());
        out.field("stack_limit", &self.stack_limit());
        out.field("user_stack_base", &self.user_stack_base());
        out.field("user_stack_limit", &self.user_stack_limit());
        out.field("start_addr", &self.start_addr());
        out.field("win32_start_addr", &self.win32_start_addr());
        out.field("wait_mode", &self.wait_mode());
        out.finish()
    }
}
