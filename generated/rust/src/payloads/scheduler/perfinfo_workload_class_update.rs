// Generated from spec/structs/PERFINFO_WORKLOAD_CLASS_UPDATE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Workload class of a thread changed.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_WORKLOAD_CLASS_UPDATE", "PerfinfoWorkloadClassUpdate", (8, 8), "Workload class of a thread changed.", &[
    unsigned("ThreadId", 0, 4, "ULONG", "").means(Meaning::ThreadId),
    unsigned("Flags", 4, 2, "USHORT", "").means(Meaning::Flags),
    unsigned("Class", 6, 1, "UCHAR", "").means(Meaning::Enumeration),
    field("", 7, 1, "padding", Kind::Padding, ""),
])
    .in_releases("observed in 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Workload class of a thread changed.
    ///
    /// In C: `PERFINFO_WORKLOAD_CLASS_UPDATE`, 0x8 bytes. Observed in 11-21H2.
    ///
    /// Source: Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_WORKLOAD_CLASS_UPDATE")]
    owned PerfinfoWorkloadClassUpdate / PerfinfoWorkloadClassUpdateView: lone [8] "PERFINFO_WORKLOAD_CLASS_UPDATE" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Thread ID. `ULONG ThreadId` at 0x00.
        thread_id set_thread_id: u32 = 0;
        /// `USHORT Flags` at 0x04.
        flags set_flags: u16 = 4;
        /// `UCHAR Class` at 0x06.
        class set_class: u8 = 6;
    }
    bits {
    }
}
