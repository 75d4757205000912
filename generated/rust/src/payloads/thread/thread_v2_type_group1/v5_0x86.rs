// Generated from spec/structs/Thread_V2_TypeGroup1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Thread_V2_TypeGroup1 in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A thread began, ended, or exists.
///
/// In C: `Thread_V2_TypeGroup1`, 0x28 bytes. Releases 5.0+ with 32 bit pointers.
///
/// The MOF of Windows Vista calls the class Thread_TypeGroup1; it was renamed when version 3 took that name.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "Thread_V2_TypeGroup1")]
pub struct ThreadV2TypeGroup1X86 {
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
    /// `PVOID TebBase`, at 0x20. The thread environment block.
    pub teb_base: u32,
    /// `ULONG SubProcessTag`, at 0x24. Which service of the process the thread works for; see the configuration events of services.
    pub sub_process_tag: u32,
}

impl ThreadV2TypeGroup1X86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 40]) -> Self {
        Self {
            process_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            t_thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            stack_base: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            stack_limit: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            user_stack_base: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            user_stack_limit: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            start_addr: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            win32_start_addr: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            teb_base: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            sub_process_tag: u32::from_le_bytes(get::<36, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 40] {
        let mut bytes = [0; 40];
        put::<0, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.t_thread_id.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.stack_base.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.stack_limit.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.user_stack_base.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.user_stack_limit.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.start_addr.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.win32_start_addr.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.teb_base.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.sub_process_tag.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::thread_v2_type_group1::V5_0X86;
}

fixed_record!(ThreadV2TypeGroup1X86, ThreadV2TypeGroup1X86View, 40, "Thread_V2_TypeGroup1");
getters! {
    self ThreadV2TypeGroup1X86View "ThreadV2TypeGroup1X86View" {
        /// `ULONG ProcessId`, at 0x00.
        process_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG TThreadId`, at 0x04.
        t_thread_id: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `PVOID StackBase`, at 0x08.
        stack_base: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `PVOID StackLimit`, at 0x0C.
        stack_limit: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `PVOID UserStackBase`, at 0x10.
        user_stack_base: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `PVOID UserStackLimit`, at 0x14.
        user_stack_limit: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `PVOID StartAddr`, at 0x18.
        start_addr: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
        /// `PVOID Win32StartAddr`, at 0x1C.
        win32_start_addr: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
        /// `PVOID TebBase`, at 0x20.
        teb_base: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `ULONG SubProcessTag`, at 0x24.
        sub_process_tag: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
    }
}
