// Generated from spec/structs/Thread_V2_TypeGroup1.toml by `cargo spec generate`. Do not edit: edit that file.

//! Thread started, ended, or already running.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("Thread_V2_TypeGroup1", "ThreadV2TypeGroup1Ptr32", (40, 40), "Thread started, ended, or already running.", &[
    unsigned("ProcessId", 0, 4, "ULONG", "ID of the process that contains the thread.").means(Meaning::ProcessId),
    unsigned("TThreadId", 4, 4, "ULONG", "Thread ID.").same_as("ThreadId").means(Meaning::ThreadId),
    address("StackBase", 8, 4, "PVOID", "Base of the kernel stack, which grows down from there.").means(Meaning::DataAddress),
    address("StackLimit", 12, 4, "PVOID", "Lowest address of the kernel stack.").means(Meaning::DataAddress),
    address("UserStackBase", 16, 4, "PVOID", "Base of the user-mode stack.").means(Meaning::DataAddress),
    address("UserStackLimit", 20, 4, "PVOID", "Lowest address of the user-mode stack.").means(Meaning::DataAddress),
    address("StartAddr", 24, 4, "PVOID", "Start address of the thread.").same_as("StartAddress").means(Meaning::CodeAddress),
    address("Win32StartAddr", 28, 4, "PVOID", "Start address of the thread as specified by its creator.").same_as("Win32StartAddress").means(Meaning::CodeAddress),
    address("TebBase", 32, 4, "PVOID", "Address of the thread environment block.").means(Meaning::DataAddress),
    unsigned("SubProcessTag", 36, 4, "ULONG", "Tag of the service that the thread works for. See the configuration events of services.").means(Meaning::ServiceTag),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS]);
pub(crate) static LAYOUT_1: Layout = layout("Thread_V2_TypeGroup1", "ThreadV2TypeGroup1Ptr64", (68, 68), "Thread started, ended, or already running.", &[
    unsigned("ProcessId", 0, 4, "ULONG", "ID of the process that contains the thread.").means(Meaning::ProcessId),
    unsigned("TThreadId", 4, 4, "ULONG", "Thread ID.").same_as("ThreadId").means(Meaning::ThreadId),
    address("StackBase", 8, 8, "PVOID", "Base of the kernel stack, which grows down from there.").means(Meaning::DataAddress),
    address("StackLimit", 16, 8, "PVOID", "Lowest address of the kernel stack.").means(Meaning::DataAddress),
    address("UserStackBase", 24, 8, "PVOID", "Base of the user-mode stack.").means(Meaning::DataAddress),
    address("UserStackLimit", 32, 8, "PVOID", "Lowest address of the user-mode stack.").means(Meaning::DataAddress),
    address("StartAddr", 40, 8, "PVOID", "Start address of the thread.").same_as("StartAddress").means(Meaning::CodeAddress),
    address("Win32StartAddr", 48, 8, "PVOID", "Start address of the thread as specified by its creator.").same_as("Win32StartAddress").means(Meaning::CodeAddress),
    address("TebBase", 56, 8, "PVOID", "Address of the thread environment block.").means(Meaning::DataAddress),
    unsigned("SubProcessTag", 64, 4, "ULONG", "Tag of the service that the thread works for. See the configuration events of services.").means(Meaning::ServiceTag),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS]);
fixed! {
    /// Thread started, ended, or already running.
    ///
    /// In C: `Thread_V2_TypeGroup1`, 0x28 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// The MOF of Windows Vista names the class Thread_TypeGroup1. It was renamed when version 3 took that name.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "Thread_V2_TypeGroup1")]
    owned ThreadV2TypeGroup1Ptr32 / ThreadV2TypeGroup1Ptr32View: lone [40] "Thread_V2_TypeGroup1" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// ID of the process that contains the thread. `ULONG ProcessId` at 0x00.
        process_id set_process_id: u32 = 0;
        /// Thread ID. `ULONG TThreadId` at 0x04.
        tthread_id set_tthread_id: u32 = 4;
        /// Base of the kernel stack, which grows down from there. `PVOID StackBase` at 0x08.
        stack_base set_stack_base: u32 = 8;
        /// Lowest address of the kernel stack. `PVOID StackLimit` at 0x0C.
        stack_limit set_stack_limit: u32 = 12;
        /// Base of the user-mode stack. `PVOID UserStackBase` at 0x10.
        user_stack_base set_user_stack_base: u32 = 16;
        /// Lowest address of the user-mode stack. `PVOID UserStackLimit` at 0x14.
        user_stack_limit set_user_stack_limit: u32 = 20;
        /// Start address of the thread. `PVOID StartAddr` at 0x18.
        start_addr set_start_addr: u32 = 24;
        /// Start address of the thread as specified by its creator. `PVOID Win32StartAddr` at 0x1C.
        win32_start_addr set_win32_start_addr: u32 = 28;
        /// Address of the thread environment block. `PVOID TebBase` at 0x20.
        teb_base set_teb_base: u32 = 32;
        /// Tag of the service that the thread works for. See the configuration events of services. `ULONG SubProcessTag` at 0x24.
        sub_process_tag set_sub_process_tag: u32 = 36;
    }
    bits {
    }
}

fixed! {
    /// Thread started, ended, or already running.
    ///
    /// In C: `Thread_V2_TypeGroup1`, 0x44 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// The MOF of Windows Vista names the class Thread_TypeGroup1. It was renamed when version 3 took that name.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "Thread_V2_TypeGroup1")]
    owned ThreadV2TypeGroup1Ptr64 / ThreadV2TypeGroup1Ptr64View: lone [68] "Thread_V2_TypeGroup1" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// ID of the process that contains the thread. `ULONG ProcessId` at 0x00.
        process_id set_process_id: u32 = 0;
        /// Thread ID. `ULONG TThreadId` at 0x04.
        tthread_id set_tthread_id: u32 = 4;
        /// Base of the kernel stack, which grows down from there. `PVOID StackBase` at 0x08.
        stack_base set_stack_base: u64 = 8;
        /// Lowest address of the kernel stack. `PVOID StackLimit` at 0x10.
        stack_limit set_stack_limit: u64 = 16;
        /// Base of the user-mode stack. `PVOID UserStackBase` at 0x18.
        user_stack_base set_user_stack_base: u64 = 24;
        /// Lowest address of the user-mode stack. `PVOID UserStackLimit` at 0x20.
        user_stack_limit set_user_stack_limit: u64 = 32;
        /// Start address of the thread. `PVOID StartAddr` at 0x28.
        start_addr set_start_addr: u64 = 40;
        /// Start address of the thread as specified by its creator. `PVOID Win32StartAddr` at 0x30.
        win32_start_addr set_win32_start_addr: u64 = 48;
        /// Address of the thread environment block. `PVOID TebBase` at 0x38.
        teb_base set_teb_base: u64 = 56;
        /// Tag of the service that the thread works for. See the configuration events of services. `ULONG SubProcessTag` at 0x40.
        sub_process_tag set_sub_process_tag: u32 = 64;
    }
    bits {
    }
}

/// Alias of [`ThreadV2TypeGroup1Ptr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ThreadV2TypeGroup1Ptr32` or `ThreadV2TypeGroup1Ptr64`"]
pub type ThreadV2TypeGroup1 = ThreadV2TypeGroup1Ptr64;
/// Alias of [`ThreadV2TypeGroup1Ptr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ThreadV2TypeGroup1Ptr32View` or `ThreadV2TypeGroup1Ptr64View`"]
pub type ThreadV2TypeGroup1View<'a> = ThreadV2TypeGroup1Ptr64View<'a>;
