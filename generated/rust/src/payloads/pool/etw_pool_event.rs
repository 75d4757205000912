// Generated from spec/structs/ETW_POOL_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Pool memory allocated or freed.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_POOL_EVENT", "EtwPoolEventPtr32")
    .size(16)
    .about("Pool memory allocated or freed.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG PoolType").at(0..4)
            .about("A value of the documented POOL_TYPE. In traces only, 0x10000000 marks a big allocation.")
            .means(Meaning::Enumeration),
        unsigned("ULONG Tag").at(4..8).about("Tag of the allocation, four characters.").means(Meaning::Tag),
        unsigned("SIZE_T NumberOfBytes").at(8..12).up_to(64).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        address("PVOID Entry").at(12..16).about("Address of the allocation.").means(Meaning::DataAddress),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_POOL_EVENT", "EtwPoolEventPtr64")
    .size(24)
    .about("Pool memory allocated or freed.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG PoolType").at(0..4)
            .about("A value of the documented POOL_TYPE. In traces only, 0x10000000 marks a big allocation.")
            .means(Meaning::Enumeration),
        unsigned("ULONG Tag").at(4..8).about("Tag of the allocation, four characters.").means(Meaning::Tag),
        unsigned("SIZE_T NumberOfBytes").at(8..16).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        address("PVOID Entry").at(16..24).about("Address of the allocation.").means(Meaning::DataAddress),
    ]);
fixed! {
    /// Pool memory allocated or freed.
    ///
    /// In C: `ETW_POOL_EVENT`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_POOL_EVENT")]
    owned EtwPoolEventPtr32 / EtwPoolEventPtr32View: lone,
        name = "ETW_POOL_EVENT", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// A value of the documented POOL_TYPE. In traces only, 0x10000000 marks a big allocation. `ULONG PoolType` at
        /// 0x00.
        pool_type / set_pool_type: u32, at = 0;
        /// Tag of the allocation, four characters. `ULONG Tag` at 0x04.
        tag / set_tag: u32, at = 4;
        /// `SIZE_T NumberOfBytes` at 0x08. Unit: bytes.
        number_of_bytes / set_number_of_bytes: u32, at = 8;
        /// Address of the allocation. `PVOID Entry` at 0x0C.
        entry / set_entry: u32, at = 12;
    }
}

fixed! {
    /// Pool memory allocated or freed.
    ///
    /// In C: `ETW_POOL_EVENT`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_POOL_EVENT")]
    owned EtwPoolEventPtr64 / EtwPoolEventPtr64View: lone,
        name = "ETW_POOL_EVENT", size = 24, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// A value of the documented POOL_TYPE. In traces only, 0x10000000 marks a big allocation. `ULONG PoolType` at
        /// 0x00.
        pool_type / set_pool_type: u32, at = 0;
        /// Tag of the allocation, four characters. `ULONG Tag` at 0x04.
        tag / set_tag: u32, at = 4;
        /// `SIZE_T NumberOfBytes` at 0x08. Unit: bytes.
        number_of_bytes / set_number_of_bytes: u64, at = 8;
        /// Address of the allocation. `PVOID Entry` at 0x10.
        entry / set_entry: u64, at = 16;
    }
}

/// Alias of [`EtwPoolEventPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwPoolEventPtr32` or `EtwPoolEventPtr64`"]
pub type EtwPoolEvent = EtwPoolEventPtr64;
/// Alias of [`EtwPoolEventPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwPoolEventPtr32View` or `EtwPoolEventPtr64View`"]
pub type EtwPoolEventView<'a> = EtwPoolEventPtr64View<'a>;
