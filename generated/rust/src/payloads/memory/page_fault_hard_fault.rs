// Generated from spec/structs/PageFault_HardFault.toml by `cargo spec generate`. Do not edit: edit that file.

//! Page read from disk because it was accessed.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PageFault_HardFault", "PageFaultHardFaultPtr32", (32, 32), "Page read from disk because it was accessed.", &[
    field("InitialTime", 0, 8, "LARGE_INTEGER", Kind::Signed, "Start time of the fault. The event's own time is its end.").means(Meaning::TimeStamp),
    unsigned("ReadOffset", 8, 8, "ULONGLONG", "Offset in the file at which the page is read.").in_units("bytes").means(Meaning::Bytes),
    address("VirtualAddress", 16, 4, "PVOID", "Accessed address.").means(Meaning::Address),
    address("FileObject", 20, 4, "PVOID", "File object pointer, the same as in the file name events.").means(Meaning::FileKey),
    unsigned("TThreadId", 24, 4, "ULONG", "ID of the thread that accessed it.").same_as("ThreadId").means(Meaning::ThreadId),
    unsigned("ByteCount", 28, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS, &crate::rt::sources::GOOGLE_SAWBUCK, &crate::rt::sources::OBSERVED_TRACES]);
pub(crate) static LAYOUT_1: Layout = layout("PageFault_HardFault", "PageFaultHardFaultPtr64", (40, 40), "Page read from disk because it was accessed.", &[
    field("InitialTime", 0, 8, "LARGE_INTEGER", Kind::Signed, "Start time of the fault. The event's own time is its end.").means(Meaning::TimeStamp),
    unsigned("ReadOffset", 8, 8, "ULONGLONG", "Offset in the file at which the page is read.").in_units("bytes").means(Meaning::Bytes),
    address("VirtualAddress", 16, 8, "PVOID", "Accessed address.").means(Meaning::Address),
    address("FileObject", 24, 8, "PVOID", "File object pointer, the same as in the file name events.").means(Meaning::FileKey),
    unsigned("TThreadId", 32, 4, "ULONG", "ID of the thread that accessed it.").same_as("ThreadId").means(Meaning::ThreadId),
    unsigned("ByteCount", 36, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS, &crate::rt::sources::GOOGLE_SAWBUCK, &crate::rt::sources::OBSERVED_TRACES]);
fixed! {
    /// Page read from disk because it was accessed.
    ///
    /// In C: `PageFault_HardFault`, 0x20 bytes. Releases unknown (32-bit).
    ///
    /// PERFINFO_HARDPAGEFAULT_INFORMATION is the same without InitialTime. The header that declares it states that the time precedes it.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Google, *kernel_log_types.h*; The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "PageFault_HardFault")]
    owned PageFaultHardFaultPtr32 / PageFaultHardFaultPtr32View: lone [32] "PageFault_HardFault" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Start time of the fault. The event's own time is its end. `LARGE_INTEGER InitialTime` at 0x00.
        initial_time set_initial_time: i64 = 0;
        /// Offset in the file at which the page is read. `ULONGLONG ReadOffset` at 0x08. Unit: bytes.
        read_offset set_read_offset: u64 = 8;
        /// Accessed address. `PVOID VirtualAddress` at 0x10.
        virtual_address set_virtual_address: u32 = 16;
        /// File object pointer, the same as in the file name events. `PVOID FileObject` at 0x14.
        file_object set_file_object: u32 = 20;
        /// ID of the thread that accessed it. `ULONG TThreadId` at 0x18.
        tthread_id set_tthread_id: u32 = 24;
        /// `ULONG ByteCount` at 0x1C. Unit: bytes.
        byte_count set_byte_count: u32 = 28;
    }
    bits {
    }
}

fixed! {
    /// Page read from disk because it was accessed.
    ///
    /// In C: `PageFault_HardFault`, 0x28 bytes. Releases unknown (64-bit).
    ///
    /// PERFINFO_HARDPAGEFAULT_INFORMATION is the same without InitialTime. The header that declares it states that the time precedes it.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Google, *kernel_log_types.h*; The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "PageFault_HardFault")]
    owned PageFaultHardFaultPtr64 / PageFaultHardFaultPtr64View: lone [40] "PageFault_HardFault" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Start time of the fault. The event's own time is its end. `LARGE_INTEGER InitialTime` at 0x00.
        initial_time set_initial_time: i64 = 0;
        /// Offset in the file at which the page is read. `ULONGLONG ReadOffset` at 0x08. Unit: bytes.
        read_offset set_read_offset: u64 = 8;
        /// Accessed address. `PVOID VirtualAddress` at 0x10.
        virtual_address set_virtual_address: u64 = 16;
        /// File object pointer, the same as in the file name events. `PVOID FileObject` at 0x18.
        file_object set_file_object: u64 = 24;
        /// ID of the thread that accessed it. `ULONG TThreadId` at 0x20.
        tthread_id set_tthread_id: u32 = 32;
        /// `ULONG ByteCount` at 0x24. Unit: bytes.
        byte_count set_byte_count: u32 = 36;
    }
    bits {
    }
}

/// Alias of [`PageFaultHardFaultPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PageFaultHardFaultPtr32` or `PageFaultHardFaultPtr64`"]
pub type PageFaultHardFault = PageFaultHardFaultPtr64;
/// Alias of [`PageFaultHardFaultPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PageFaultHardFaultPtr32View` or `PageFaultHardFaultPtr64View`"]
pub type PageFaultHardFaultView<'a> = PageFaultHardFaultPtr64View<'a>;
