// Generated from spec/structs/ETW_POOL_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Pool memory allocated or freed.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_POOL_EVENT",
    aliases: &[],
    form: "EtwPoolEventPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (32-bit)",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Pool memory allocated or freed.",
    fields: &[
        Field { name: "PoolType", path: "PoolType", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "A value of the documented POOL_TYPE. In traces only, 0x10000000 marks a big allocation.", units: "", unknown: false, children: &[] },
        Field { name: "Tag", path: "Tag", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Tag of the allocation, four characters.", units: "", unknown: false, children: &[] },
        Field { name: "NumberOfBytes", path: "NumberOfBytes", offset: 8, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "Entry", path: "Entry", offset: 12, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address of the allocation.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "ETW_POOL_EVENT",
    aliases: &[],
    form: "EtwPoolEventPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (64-bit)",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "Pool memory allocated or freed.",
    fields: &[
        Field { name: "PoolType", path: "PoolType", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "A value of the documented POOL_TYPE. In traces only, 0x10000000 marks a big allocation.", units: "", unknown: false, children: &[] },
        Field { name: "Tag", path: "Tag", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Tag of the allocation, four characters.", units: "", unknown: false, children: &[] },
        Field { name: "NumberOfBytes", path: "NumberOfBytes", offset: 8, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "Entry", path: "Entry", offset: 16, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address of the allocation.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Pool memory allocated or freed.
    ///
    /// In C: `ETW_POOL_EVENT`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_POOL_EVENT")]
    owned EtwPoolEventPtr32 / EtwPoolEventPtr32View: lone [16] "ETW_POOL_EVENT" Table::form(&LAYOUT_0);
    fields {
        /// A value of the documented POOL_TYPE. In traces only, 0x10000000 marks a big allocation. `ULONG PoolType` at 0x00.
        pool_type set_pool_type: u32 = 0;
        /// Tag of the allocation, four characters. `ULONG Tag` at 0x04.
        tag set_tag: u32 = 4;
        /// `SIZE_T NumberOfBytes` at 0x08. Unit: bytes.
        number_of_bytes set_number_of_bytes: u32 = 8;
        /// Address of the allocation. `PVOID Entry` at 0x0C.
        entry set_entry: u32 = 12;
    }
    bits {
    }
}

impl EtwPoolEventPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Pool memory allocated or freed.
    ///
    /// In C: `ETW_POOL_EVENT`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_POOL_EVENT")]
    owned EtwPoolEventPtr64 / EtwPoolEventPtr64View: lone [24] "ETW_POOL_EVENT" Table::form(&LAYOUT_1);
    fields {
        /// A value of the documented POOL_TYPE. In traces only, 0x10000000 marks a big allocation. `ULONG PoolType` at 0x00.
        pool_type set_pool_type: u32 = 0;
        /// Tag of the allocation, four characters. `ULONG Tag` at 0x04.
        tag set_tag: u32 = 4;
        /// `SIZE_T NumberOfBytes` at 0x08. Unit: bytes.
        number_of_bytes set_number_of_bytes: u64 = 8;
        /// Address of the allocation. `PVOID Entry` at 0x10.
        entry set_entry: u64 = 16;
    }
    bits {
    }
}

impl EtwPoolEventPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
