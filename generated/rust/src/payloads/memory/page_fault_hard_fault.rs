// Generated from spec/structs/PageFault_HardFault.toml by `cargo spec generate`. Do not edit: edit that file.

//! Page read from disk because it was accessed.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS, &sources::GOOGLE_SAWBUCK,
        &sources::OBSERVED_TRACES
    ];
pub(crate) static LAYOUT_0: Layout = layout("PageFault_HardFault", "PageFaultHardFaultPtr32")
    .size(32)
    .about("Page read from disk because it was accessed.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        signed("LARGE_INTEGER InitialTime").at(0..8).about("Start time of the fault. The event's own time is its end.")
            .means(Meaning::TimeStamp),
        unsigned("ULONGLONG ReadOffset").at(8..16).about("Offset in the file at which the page is read.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        address("PVOID VirtualAddress").at(16..20).about("Accessed address.").means(Meaning::Address),
        address("PVOID FileObject").at(20..24).about("File object pointer, the same as in the file name events.")
            .means(Meaning::FileKey),
        unsigned("ULONG TThreadId").at(24..28).about("ID of the thread that accessed it.").means(Meaning::ThreadId)
            .with(&[More::SameAs("ThreadId")]),
        unsigned("ULONG ByteCount").at(28..32).means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PageFault_HardFault", "PageFaultHardFaultPtr64")
    .size(40)
    .about("Page read from disk because it was accessed.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        signed("LARGE_INTEGER InitialTime").at(0..8).about("Start time of the fault. The event's own time is its end.")
            .means(Meaning::TimeStamp),
        unsigned("ULONGLONG ReadOffset").at(8..16).about("Offset in the file at which the page is read.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        address("PVOID VirtualAddress").at(16..24).about("Accessed address.").means(Meaning::Address),
        address("PVOID FileObject").at(24..32).about("File object pointer, the same as in the file name events.")
            .means(Meaning::FileKey),
        unsigned("ULONG TThreadId").at(32..36).about("ID of the thread that accessed it.").means(Meaning::ThreadId)
            .with(&[More::SameAs("ThreadId")]),
        unsigned("ULONG ByteCount").at(36..40).means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// Page read from disk because it was accessed.
    ///
    /// In C: `PageFault_HardFault`, 0x20 bytes. Releases unknown (32-bit).
    ///
    /// PERFINFO_HARDPAGEFAULT_INFORMATION is the same without InitialTime. The header that declares it states that the
    /// time precedes it.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*;
    /// Google, *kernel_log_types.h*; The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "PageFault_HardFault")]
    owned PageFaultHardFaultPtr32 / PageFaultHardFaultPtr32View: lone,
        name = "PageFault_HardFault", size = 32, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Start time of the fault. The event's own time is its end. `LARGE_INTEGER InitialTime` at 0x00.
        initial_time / set_initial_time: i64, at = 0;
        /// Offset in the file at which the page is read. `ULONGLONG ReadOffset` at 0x08. Unit: bytes.
        read_offset / set_read_offset: u64, at = 8;
        /// Accessed address. `PVOID VirtualAddress` at 0x10.
        virtual_address / set_virtual_address: u32, at = 16;
        /// File object pointer, the same as in the file name events. `PVOID FileObject` at 0x14.
        file_object / set_file_object: u32, at = 20;
        /// ID of the thread that accessed it. `ULONG TThreadId` at 0x18.
        tthread_id / set_tthread_id: u32, at = 24;
        /// `ULONG ByteCount` at 0x1C. Unit: bytes.
        byte_count / set_byte_count: u32, at = 28;
    }
}

fixed! {
    /// Page read from disk because it was accessed.
    ///
    /// In C: `PageFault_HardFault`, 0x28 bytes. Releases unknown (64-bit).
    ///
    /// PERFINFO_HARDPAGEFAULT_INFORMATION is the same without InitialTime. The header that declares it states that the
    /// time precedes it.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*;
    /// Google, *kernel_log_types.h*; The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "PageFault_HardFault")]
    owned PageFaultHardFaultPtr64 / PageFaultHardFaultPtr64View: lone,
        name = "PageFault_HardFault", size = 40, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Start time of the fault. The event's own time is its end. `LARGE_INTEGER InitialTime` at 0x00.
        initial_time / set_initial_time: i64, at = 0;
        /// Offset in the file at which the page is read. `ULONGLONG ReadOffset` at 0x08. Unit: bytes.
        read_offset / set_read_offset: u64, at = 8;
        /// Accessed address. `PVOID VirtualAddress` at 0x10.
        virtual_address / set_virtual_address: u64, at = 16;
        /// File object pointer, the same as in the file name events. `PVOID FileObject` at 0x18.
        file_object / set_file_object: u64, at = 24;
        /// ID of the thread that accessed it. `ULONG TThreadId` at 0x20.
        tthread_id / set_tthread_id: u32, at = 32;
        /// `ULONG ByteCount` at 0x24. Unit: bytes.
        byte_count / set_byte_count: u32, at = 36;
    }
}

/// Alias of [`PageFaultHardFaultPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PageFaultHardFaultPtr32` or `PageFaultHardFaultPtr64`"]
pub type PageFaultHardFault = PageFaultHardFaultPtr64;
/// Alias of [`PageFaultHardFaultPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PageFaultHardFaultPtr32View` or `PageFaultHardFaultPtr64View`"
]
pub type PageFaultHardFaultView<'a> = PageFaultHardFaultPtr64View<'a>;
