// Generated from spec/structs/PERFINFO_CONTIGUOUS_PAGE_GENERATE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Physical pages freed to form a contiguous range.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CONTIGUOUS_PAGE_GENERATE", "PerfinfoContiguousPageGenerate", (16, 16), "Physical pages freed to form a contiguous range.", &[
    unsigned("ThreadId", 0, 8, "ULONGLONG", "ID of the thread that needs them.").means(Meaning::ThreadId),
    unsigned("NumberOfBytes", 8, 8, "ULONGLONG", "").in_units("bytes").means(Meaning::Bytes),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Physical pages freed to form a contiguous range.
    ///
    /// In C: `PERFINFO_CONTIGUOUS_PAGE_GENERATE`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CONTIGUOUS_PAGE_GENERATE")]
    owned PerfinfoContiguousPageGenerate / PerfinfoContiguousPageGenerateView: lone [16] "PERFINFO_CONTIGUOUS_PAGE_GENERATE" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// ID of the thread that needs them. `ULONGLONG ThreadId` at 0x00.
        thread_id set_thread_id: u64 = 0;
        /// `ULONGLONG NumberOfBytes` at 0x08. Unit: bytes.
        number_of_bytes set_number_of_bytes: u64 = 8;
    }
    bits {
    }
}
