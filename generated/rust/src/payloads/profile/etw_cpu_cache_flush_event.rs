// Generated from spec/structs/ETW_CPU_CACHE_FLUSH_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processor caches flushed.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_CPU_CACHE_FLUSH_EVENT", "EtwCpuCacheFlushEventPtr32")
    .size(16)
    .about("Processor caches flushed.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Address").at(0..4).about("Start of the flushed memory.").means(Meaning::Address),
        unsigned("SIZE_T Bytes").at(4..8).up_to(64).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("BOOLEAN Clean").at(8..9).about("True if the data was written back (inferred from the name).")
            .means(Meaning::Boolean),
        unsigned("BOOLEAN FullFlush").at(9..10).about("True if the whole cache was flushed.").means(Meaning::Boolean),
        unsigned("BOOLEAN Rectangle").at(10..11).about("True if the data is a rectangle (inferred from the name).")
            .means(Meaning::Boolean),
        unsigned("BOOLEAN Reserved0").at(11..12).means(Meaning::Reserved),
        unsigned("ULONG Reserved1").at(12..16).means(Meaning::Reserved),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_CPU_CACHE_FLUSH_EVENT", "EtwCpuCacheFlushEventPtr64")
    .size(24)
    .about("Processor caches flushed.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Address").at(0..8).about("Start of the flushed memory.").means(Meaning::Address),
        unsigned("SIZE_T Bytes").at(8..16).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("BOOLEAN Clean").at(16..17).about("True if the data was written back (inferred from the name).")
            .means(Meaning::Boolean),
        unsigned("BOOLEAN FullFlush").at(17..18).about("True if the whole cache was flushed.").means(Meaning::Boolean),
        unsigned("BOOLEAN Rectangle").at(18..19).about("True if the data is a rectangle (inferred from the name).")
            .means(Meaning::Boolean),
        unsigned("BOOLEAN Reserved0").at(19..20).means(Meaning::Reserved),
        unsigned("ULONG Reserved1").at(20..24).means(Meaning::Reserved),
    ]);
fixed! {
    /// Processor caches flushed.
    ///
    /// In C: `ETW_CPU_CACHE_FLUSH_EVENT`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_CPU_CACHE_FLUSH_EVENT")]
    owned EtwCpuCacheFlushEventPtr32 / EtwCpuCacheFlushEventPtr32View: lone,
        name = "ETW_CPU_CACHE_FLUSH_EVENT", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Start of the flushed memory. `PVOID Address` at 0x00.
        address / set_address: u32, at = 0;
        /// `SIZE_T Bytes` at 0x04. Unit: bytes.
        bytes_ / set_bytes_: u32, at = 4;
        /// True if the data was written back (inferred from the name). `BOOLEAN Clean` at 0x08.
        clean / set_clean: u8, at = 8;
        /// True if the whole cache was flushed. `BOOLEAN FullFlush` at 0x09.
        full_flush / set_full_flush: u8, at = 9;
        /// True if the data is a rectangle (inferred from the name). `BOOLEAN Rectangle` at 0x0A.
        rectangle / set_rectangle: u8, at = 10;
        /// Reserved or padding, according to a source. `BOOLEAN Reserved0` at 0x0B.
        reserved0 / set_reserved0: u8, at = 11;
        /// Reserved or padding, according to a source. `ULONG Reserved1` at 0x0C.
        reserved1 / set_reserved1: u32, at = 12;
    }
}

fixed! {
    /// Processor caches flushed.
    ///
    /// In C: `ETW_CPU_CACHE_FLUSH_EVENT`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_CPU_CACHE_FLUSH_EVENT")]
    owned EtwCpuCacheFlushEventPtr64 / EtwCpuCacheFlushEventPtr64View: lone,
        name = "ETW_CPU_CACHE_FLUSH_EVENT", size = 24, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Start of the flushed memory. `PVOID Address` at 0x00.
        address / set_address: u64, at = 0;
        /// `SIZE_T Bytes` at 0x08. Unit: bytes.
        bytes_ / set_bytes_: u64, at = 8;
        /// True if the data was written back (inferred from the name). `BOOLEAN Clean` at 0x10.
        clean / set_clean: u8, at = 16;
        /// True if the whole cache was flushed. `BOOLEAN FullFlush` at 0x11.
        full_flush / set_full_flush: u8, at = 17;
        /// True if the data is a rectangle (inferred from the name). `BOOLEAN Rectangle` at 0x12.
        rectangle / set_rectangle: u8, at = 18;
        /// Reserved or padding, according to a source. `BOOLEAN Reserved0` at 0x13.
        reserved0 / set_reserved0: u8, at = 19;
        /// Reserved or padding, according to a source. `ULONG Reserved1` at 0x14.
        reserved1 / set_reserved1: u32, at = 20;
    }
}

/// Alias of [`EtwCpuCacheFlushEventPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwCpuCacheFlushEventPtr32` or `EtwCpuCacheFlushEventPtr64`"
]
pub type EtwCpuCacheFlushEvent = EtwCpuCacheFlushEventPtr64;
/// Alias of [`EtwCpuCacheFlushEventPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwCpuCacheFlushEventPtr32View` or `EtwCpuCacheFlushEventPtr64View`"
]
pub type EtwCpuCacheFlushEventView<'a> = EtwCpuCacheFlushEventPtr64View<'a>;
