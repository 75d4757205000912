// Generated from spec/structs/Thread_V1_TypeGroup1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Thread started or already running.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "Thread_V1_TypeGroup1",
    aliases: &[],
    form: "ThreadV1TypeGroup1Ptr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 33,
    fixed: 33,
    inserted: &[],
    total: None,
    summary: "Thread started or already running.",
    fields: &[
        Field { name: "ProcessId", path: "ProcessId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the process that contains the thread.", units: "", unknown: false, children: &[] },
        Field { name: "TThreadId", path: "TThreadId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Thread ID.", units: "", unknown: false, children: &[] },
        Field { name: "StackBase", path: "StackBase", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Base of the kernel stack, which grows down from there.", units: "", unknown: false, children: &[] },
        Field { name: "StackLimit", path: "StackLimit", offset: 12, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Lowest address of the kernel stack.", units: "", unknown: false, children: &[] },
        Field { name: "UserStackBase", path: "UserStackBase", offset: 16, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Base of the user-mode stack.", units: "", unknown: false, children: &[] },
        Field { name: "UserStackLimit", path: "UserStackLimit", offset: 20, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Lowest address of the user-mode stack.", units: "", unknown: false, children: &[] },
        Field { name: "StartAddr", path: "StartAddr", offset: 24, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Start address of the thread.", units: "", unknown: false, children: &[] },
        Field { name: "Win32StartAddr", path: "Win32StartAddr", offset: 28, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Start address of the thread as specified by its creator.", units: "", unknown: false, children: &[] },
        Field { name: "WaitMode", path: "WaitMode", offset: 32, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "A value of the documented KPROCESSOR_MODE.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "Thread_V1_TypeGroup1",
    aliases: &[],
    form: "ThreadV1TypeGroup1Ptr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 57,
    fixed: 57,
    inserted: &[],
    total: None,
    summary: "Thread started or already running.",
    fields: &[
        Field { name: "ProcessId", path: "ProcessId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the process that contains the thread.", units: "", unknown: false, children: &[] },
        Field { name: "TThreadId", path: "TThreadId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Thread ID.", units: "", unknown: false, children: &[] },
        Field { name: "StackBase", path: "StackBase", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Base of the kernel stack, which grows down from there.", units: "", unknown: false, children: &[] },
        Field { name: "StackLimit", path: "StackLimit", offset: 16, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Lowest address of the kernel stack.", units: "", unknown: false, children: &[] },
        Field { name: "UserStackBase", path: "UserStackBase", offset: 24, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Base of the user-mode stack.", units: "", unknown: false, children: &[] },
        Field { name: "UserStackLimit", path: "UserStackLimit", offset: 32, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Lowest address of the user-mode stack.", units: "", unknown: false, children: &[] },
        Field { name: "StartAddr", path: "StartAddr", offset: 40, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Start address of the thread.", units: "", unknown: false, children: &[] },
        Field { name: "Win32StartAddr", path: "Win32StartAddr", offset: 48, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Start address of the thread as specified by its creator.", units: "", unknown: false, children: &[] },
        Field { name: "WaitMode", path: "WaitMode", offset: 56, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "A value of the documented KPROCESSOR_MODE.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Thread started or already running.
    ///
    /// In C: `Thread_V1_TypeGroup1`, 0x21 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "Thread_V1_TypeGroup1")]
    owned ThreadV1TypeGroup1Ptr32 / ThreadV1TypeGroup1Ptr32View: lone [33] "Thread_V1_TypeGroup1" Table::form(&LAYOUT_0);
    fields {
        /// ID of the process that contains the thread. `ULONG ProcessId` at 0x00.
        process_id set_process_id: u32 = 0;
        /// Thread ID. `ULONG TThreadId` at 0x04.
        t_thread_id set_t_thread_id: u32 = 4;
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
        /// A value of the documented KPROCESSOR_MODE. `CHAR WaitMode` at 0x20.
        wait_mode set_wait_mode: i8 = 32;
    }
    bits {
    }
}

impl ThreadV1TypeGroup1Ptr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Thread started or already running.
    ///
    /// In C: `Thread_V1_TypeGroup1`, 0x39 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "Thread_V1_TypeGroup1")]
    owned ThreadV1TypeGroup1Ptr64 / ThreadV1TypeGroup1Ptr64View: lone [57] "Thread_V1_TypeGroup1" Table::form(&LAYOUT_1);
    fields {
        /// ID of the process that contains the thread. `ULONG ProcessId` at 0x00.
        process_id set_process_id: u32 = 0;
        /// Thread ID. `ULONG TThreadId` at 0x04.
        t_thread_id set_t_thread_id: u32 = 4;
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
        /// A value of the documented KPROCESSOR_MODE. `CHAR WaitMode` at 0x38.
        wait_mode set_wait_mode: i8 = 56;
    }
    bits {
    }
}

impl ThreadV1TypeGroup1Ptr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
