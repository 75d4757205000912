// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/PERFINFO_CONTIGUOUS_PAGE_GENERATE.toml
pub mod perfinfo_contiguous_page_generate {
    //! Physical pages freed to form a contiguous range.
    #[allow(unused_imports)]
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CONTIGUOUS_PAGE_GENERATE", "PerfinfoContiguousPageGenerate")
        .size(16)
        .about("Physical pages freed to form a contiguous range.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONGLONG ThreadId").at(0..8).about("ID of the thread that needs them.").means(Meaning::ThreadId),
            unsigned("ULONGLONG NumberOfBytes").at(8..16).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        ]);
    fixed! {
        /// Physical pages freed to form a contiguous range.
        ///
        /// In C: `PERFINFO_CONTIGUOUS_PAGE_GENERATE`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol
        /// files*.
        #[doc(alias = "PERFINFO_CONTIGUOUS_PAGE_GENERATE")]
        owned PerfinfoContiguousPageGenerate / PerfinfoContiguousPageGenerateView: lone,
            name = "PERFINFO_CONTIGUOUS_PAGE_GENERATE", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// ID of the thread that needs them. `ULONGLONG ThreadId` at 0x00.
            thread_id / set_thread_id: u64, at = 0;
            /// `ULONGLONG NumberOfBytes` at 0x08. Unit: bytes.
            number_of_bytes / set_number_of_bytes: u64, at = 8;
        }
    }
}
