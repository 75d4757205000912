// Generated from spec/structs/Thread_V1_TypeGroup1.toml by `cargo spec generate`. Do not edit: edit that file.

//! Thread started or already running.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS];
pub(crate) static LAYOUT_0: Layout = layout("Thread_V1_TypeGroup1", "ThreadV1TypeGroup1Ptr32")
    .size(33)
    .about("Thread started or already running.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ProcessId").at(0..4).about("ID of the process that contains the thread.")
            .means(Meaning::ProcessId),
        unsigned("ULONG TThreadId").at(4..8).about("Thread ID.").means(Meaning::ThreadId)
            .with(&[More::SameAs("ThreadId")]),
        address("PVOID StackBase").at(8..12).about("Base of the kernel stack, which grows down from there.")
            .means(Meaning::DataAddress),
        address("PVOID StackLimit").at(12..16).about("Lowest address of the kernel stack.").means(Meaning::DataAddress),
        address("PVOID UserStackBase").at(16..20).about("Base of the user-mode stack.").means(Meaning::DataAddress),
        address("PVOID UserStackLimit").at(20..24).about("Lowest address of the user-mode stack.")
            .means(Meaning::DataAddress),
        address("PVOID StartAddr").at(24..28).about("Start address of the thread.").means(Meaning::CodeAddress)
            .with(&[More::SameAs("StartAddress")]),
        address("PVOID Win32StartAddr").at(28..32).about("Start address of the thread as specified by its creator.")
            .means(Meaning::CodeAddress).with(&[More::SameAs("Win32StartAddress")]),
        signed("CHAR WaitMode").at(32..33).about("Processor mode in which the thread waits.")
            .means(Meaning::Enumeration).with(&[More::Values(crate::common::KprocessorMode::VALUES)]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("Thread_V1_TypeGroup1", "ThreadV1TypeGroup1Ptr64")
    .size(57)
    .about("Thread started or already running.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ProcessId").at(0..4).about("ID of the process that contains the thread.")
            .means(Meaning::ProcessId),
        unsigned("ULONG TThreadId").at(4..8).about("Thread ID.").means(Meaning::ThreadId)
            .with(&[More::SameAs("ThreadId")]),
        address("PVOID StackBase").at(8..16).about("Base of the kernel stack, which grows down from there.")
            .means(Meaning::DataAddress),
        address("PVOID StackLimit").at(16..24).about("Lowest address of the kernel stack.").means(Meaning::DataAddress),
        address("PVOID UserStackBase").at(24..32).about("Base of the user-mode stack.").means(Meaning::DataAddress),
        address("PVOID UserStackLimit").at(32..40).about("Lowest address of the user-mode stack.")
            .means(Meaning::DataAddress),
        address("PVOID StartAddr").at(40..48).about("Start address of the thread.").means(Meaning::CodeAddress)
            .with(&[More::SameAs("StartAddress")]),
        address("PVOID Win32StartAddr").at(48..56).about("Start address of the thread as specified by its creator.")
            .means(Meaning::CodeAddress).with(&[More::SameAs("Win32StartAddress")]),
        signed("CHAR WaitMode").at(56..57).about("Processor mode in which the thread waits.")
            .means(Meaning::Enumeration).with(&[More::Values(crate::common::KprocessorMode::VALUES)]),
    ]);
fixed! {
    /// Thread started or already running.
    ///
    /// In C: `Thread_V1_TypeGroup1`, 0x21 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "Thread_V1_TypeGroup1")]
    owned ThreadV1TypeGroup1Ptr32 / ThreadV1TypeGroup1Ptr32View: lone,
        name = "Thread_V1_TypeGroup1", size = 33, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// ID of the process that contains the thread. `ULONG ProcessId` at 0x00.
        process_id / set_process_id: u32, at = 0;
        /// Thread ID. `ULONG TThreadId` at 0x04.
        tthread_id / set_tthread_id: u32, at = 4;
        /// Base of the kernel stack, which grows down from there. `PVOID StackBase` at 0x08.
        stack_base / set_stack_base: u32, at = 8;
        /// Lowest address of the kernel stack. `PVOID StackLimit` at 0x0C.
        stack_limit / set_stack_limit: u32, at = 12;
        /// Base of the user-mode stack. `PVOID UserStackBase` at 0x10.
        user_stack_base / set_user_stack_base: u32, at = 16;
        /// Lowest address of the user-mode stack. `PVOID UserStackLimit` at 0x14.
        user_stack_limit / set_user_stack_limit: u32, at = 20;
        /// Start address of the thread. `PVOID StartAddr` at 0x18.
        start_addr / set_start_addr: u32, at = 24;
        /// Start address of the thread as specified by its creator. `PVOID Win32StartAddr` at 0x1C.
        win32_start_addr / set_win32_start_addr: u32, at = 28;
        /// Processor mode in which the thread waits. `CHAR WaitMode` at 0x20.
        wait_mode / set_wait_mode: i8, at = 32;
    }
}

fixed! {
    /// Thread started or already running.
    ///
    /// In C: `Thread_V1_TypeGroup1`, 0x39 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "Thread_V1_TypeGroup1")]
    owned ThreadV1TypeGroup1Ptr64 / ThreadV1TypeGroup1Ptr64View: lone,
        name = "Thread_V1_TypeGroup1", size = 57, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// ID of the process that contains the thread. `ULONG ProcessId` at 0x00.
        process_id / set_process_id: u32, at = 0;
        /// Thread ID. `ULONG TThreadId` at 0x04.
        tthread_id / set_tthread_id: u32, at = 4;
        /// Base of the kernel stack, which grows down from there. `PVOID StackBase` at 0x08.
        stack_base / set_stack_base: u64, at = 8;
        /// Lowest address of the kernel stack. `PVOID StackLimit` at 0x10.
        stack_limit / set_stack_limit: u64, at = 16;
        /// Base of the user-mode stack. `PVOID UserStackBase` at 0x18.
        user_stack_base / set_user_stack_base: u64, at = 24;
        /// Lowest address of the user-mode stack. `PVOID UserStackLimit` at 0x20.
        user_stack_limit / set_user_stack_limit: u64, at = 32;
        /// Start address of the thread. `PVOID StartAddr` at 0x28.
        start_addr / set_start_addr: u64, at = 40;
        /// Start address of the thread as specified by its creator. `PVOID Win32StartAddr` at 0x30.
        win32_start_addr / set_win32_start_addr: u64, at = 48;
        /// Processor mode in which the thread waits. `CHAR WaitMode` at 0x38.
        wait_mode / set_wait_mode: i8, at = 56;
    }
}

/// Alias of [`ThreadV1TypeGroup1Ptr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ThreadV1TypeGroup1Ptr32` or `ThreadV1TypeGroup1Ptr64`"]
pub type ThreadV1TypeGroup1 = ThreadV1TypeGroup1Ptr64;
/// Alias of [`ThreadV1TypeGroup1Ptr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `ThreadV1TypeGroup1Ptr32View` or `ThreadV1TypeGroup1Ptr64View`"
]
pub type ThreadV1TypeGroup1View<'a> = ThreadV1TypeGroup1Ptr64View<'a>;
