// Generated from spec/structs/ETW_CPU_CACHE_FLUSH_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processor caches flushed.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_CPU_CACHE_FLUSH_EVENT", "EtwCpuCacheFlushEventPtr32", (16, 16), "Processor caches flushed.", &[
    address("Address", 0, 4, "PVOID", "Start of the flushed memory.").means(Meaning::Address),
    unsigned("Bytes", 4, 4, "SIZE_T", "").up_to(64).in_units("bytes").means(Meaning::Bytes),
    unsigned("Clean", 8, 1, "BOOLEAN", "Whether the data was written back (inferred from the name).").means(Meaning::Boolean),
    unsigned("FullFlush", 9, 1, "BOOLEAN", "Whether the whole cache was flushed.").means(Meaning::Boolean),
    unsigned("Rectangle", 10, 1, "BOOLEAN", "Whether the data is a rectangle (inferred from the name).").means(Meaning::Boolean),
    unsigned("Reserved0", 11, 1, "BOOLEAN", "").means(Meaning::Reserved),
    unsigned("Reserved1", 12, 4, "ULONG", "").means(Meaning::Reserved),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_CPU_CACHE_FLUSH_EVENT", "EtwCpuCacheFlushEventPtr64", (24, 24), "Processor caches flushed.", &[
    address("Address", 0, 8, "PVOID", "Start of the flushed memory.").means(Meaning::Address),
    unsigned("Bytes", 8, 8, "SIZE_T", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("Clean", 16, 1, "BOOLEAN", "Whether the data was written back (inferred from the name).").means(Meaning::Boolean),
    unsigned("FullFlush", 17, 1, "BOOLEAN", "Whether the whole cache was flushed.").means(Meaning::Boolean),
    unsigned("Rectangle", 18, 1, "BOOLEAN", "Whether the data is a rectangle (inferred from the name).").means(Meaning::Boolean),
    unsigned("Reserved0", 19, 1, "BOOLEAN", "").means(Meaning::Reserved),
    unsigned("Reserved1", 20, 4, "ULONG", "").means(Meaning::Reserved),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Processor caches flushed.
    ///
    /// In C: `ETW_CPU_CACHE_FLUSH_EVENT`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_CPU_CACHE_FLUSH_EVENT")]
    owned EtwCpuCacheFlushEventPtr32 / EtwCpuCacheFlushEventPtr32View: lone [16] "ETW_CPU_CACHE_FLUSH_EVENT" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Start of the flushed memory. `PVOID Address` at 0x00.
        address set_address: u32 = 0;
        /// `SIZE_T Bytes` at 0x04. Unit: bytes.
        bytes_ set_bytes_: u32 = 4;
        /// Whether the data was written back (inferred from the name). `BOOLEAN Clean` at 0x08.
        clean set_clean: u8 = 8;
        /// Whether the whole cache was flushed. `BOOLEAN FullFlush` at 0x09.
        full_flush set_full_flush: u8 = 9;
        /// Whether the data is a rectangle (inferred from the name). `BOOLEAN Rectangle` at 0x0A.
        rectangle set_rectangle: u8 = 10;
        /// Reserved or padding, according to a source. `BOOLEAN Reserved0` at 0x0B.
        reserved0 set_reserved0: u8 = 11;
        /// Reserved or padding, according to a source. `ULONG Reserved1` at 0x0C.
        reserved1 set_reserved1: u32 = 12;
    }
    bits {
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
    owned EtwCpuCacheFlushEventPtr64 / EtwCpuCacheFlushEventPtr64View: lone [24] "ETW_CPU_CACHE_FLUSH_EVENT" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Start of the flushed memory. `PVOID Address` at 0x00.
        address set_address: u64 = 0;
        /// `SIZE_T Bytes` at 0x08. Unit: bytes.
        bytes_ set_bytes_: u64 = 8;
        /// Whether the data was written back (inferred from the name). `BOOLEAN Clean` at 0x10.
        clean set_clean: u8 = 16;
        /// Whether the whole cache was flushed. `BOOLEAN FullFlush` at 0x11.
        full_flush set_full_flush: u8 = 17;
        /// Whether the data is a rectangle (inferred from the name). `BOOLEAN Rectangle` at 0x12.
        rectangle set_rectangle: u8 = 18;
        /// Reserved or padding, according to a source. `BOOLEAN Reserved0` at 0x13.
        reserved0 set_reserved0: u8 = 19;
        /// Reserved or padding, according to a source. `ULONG Reserved1` at 0x14.
        reserved1 set_reserved1: u32 = 20;
    }
    bits {
    }
}

/// Alias of [`EtwCpuCacheFlushEventPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwCpuCacheFlushEventPtr32` or `EtwCpuCacheFlushEventPtr64`"]
pub type EtwCpuCacheFlushEvent = EtwCpuCacheFlushEventPtr64;
/// Alias of [`EtwCpuCacheFlushEventPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwCpuCacheFlushEventPtr32View` or `EtwCpuCacheFlushEventPtr64View`"]
pub type EtwCpuCacheFlushEventView<'a> = EtwCpuCacheFlushEventPtr64View<'a>;
