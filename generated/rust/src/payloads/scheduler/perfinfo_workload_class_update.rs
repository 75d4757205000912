// Generated from spec/structs/PERFINFO_WORKLOAD_CLASS_UPDATE.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Workload class of a thread changed.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_WORKLOAD_CLASS_UPDATE", "PerfinfoWorkloadClassUpdate")
    .size(8)
    .about("Workload class of a thread changed.")
    .in_releases("observed in 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ThreadId").at(0..4).means(Meaning::ThreadId),
        unsigned("USHORT Flags").at(4..6).means(Meaning::Flags),
        unsigned("UCHAR Class").at(6..7).means(Meaning::Enumeration),
        field("padding ", Kind::Padding).at(7..8),
    ]);
fixed! {
    /// Workload class of a thread changed.
    ///
    /// In C: `PERFINFO_WORKLOAD_CLASS_UPDATE`, 0x8 bytes. Observed in 11-21H2.
    ///
    /// Source: Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_WORKLOAD_CLASS_UPDATE")]
    owned PerfinfoWorkloadClassUpdate / PerfinfoWorkloadClassUpdateView: lone,
        name = "PERFINFO_WORKLOAD_CLASS_UPDATE", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Thread ID. `ULONG ThreadId` at 0x00.
        thread_id / set_thread_id: u32, at = 0;
        /// `USHORT Flags` at 0x04.
        flags / set_flags: u16, at = 4;
        /// `UCHAR Class` at 0x06.
        class / set_class: u8, at = 6;
    }
}
