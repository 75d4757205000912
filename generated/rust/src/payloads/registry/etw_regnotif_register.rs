// Generated from spec/structs/ETW_REGNOTIF_REGISTER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Registration for change notifications of a key.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_REGNOTIF_REGISTER",
    aliases: &[],
    form: "EtwRegnotifRegisterPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (32-bit)",
    size: 12,
    fixed: 11,
    inserted: &[],
    total: None,
    summary: "Registration for change notifications of a key.",
    fields: &[
        Field { name: "Notification", path: "Notification", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Notification block.", units: "", unknown: false, children: &[] },
        Field { name: "Kcb", path: "Kcb", offset: 4, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Key control block pointer.", units: "", unknown: false, children: &[] },
        Field { name: "Type", path: "Type", offset: 8, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "WatchTree", path: "WatchTree", offset: 9, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether changes below the key are included.", units: "", unknown: false, children: &[] },
        Field { name: "Primary", path: "Primary", offset: 10, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "ETW_REGNOTIF_REGISTER",
    aliases: &[],
    form: "EtwRegnotifRegisterPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (64-bit)",
    size: 24,
    fixed: 19,
    inserted: &[],
    total: None,
    summary: "Registration for change notifications of a key.",
    fields: &[
        Field { name: "Notification", path: "Notification", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Notification block.", units: "", unknown: false, children: &[] },
        Field { name: "Kcb", path: "Kcb", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Key control block pointer.", units: "", unknown: false, children: &[] },
        Field { name: "Type", path: "Type", offset: 16, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "WatchTree", path: "WatchTree", offset: 17, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether changes below the key are included.", units: "", unknown: false, children: &[] },
        Field { name: "Primary", path: "Primary", offset: 18, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Registration for change notifications of a key.
    ///
    /// In C: `ETW_REGNOTIF_REGISTER`, 0xc bytes with one element of its array, 0xb without elements. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_REGNOTIF_REGISTER")]
    owned EtwRegnotifRegisterPtr32 / EtwRegnotifRegisterPtr32View: lone [11] "ETW_REGNOTIF_REGISTER" Table::form(&LAYOUT_0);
    fields {
        /// Notification block. `PVOID Notification` at 0x00.
        notification set_notification: u32 = 0;
        /// Key control block pointer. `PVOID Kcb` at 0x04.
        kcb set_kcb: u32 = 4;
        /// Purpose unknown. `UCHAR Type` at 0x08.
        kind set_kind: u8 = 8;
        /// Whether changes below the key are included. `BOOLEAN WatchTree` at 0x09.
        watch_tree set_watch_tree: u8 = 9;
        /// Purpose unknown. `BOOLEAN Primary` at 0x0A.
        primary set_primary: u8 = 10;
    }
    bits {
    }
}

impl EtwRegnotifRegisterPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Registration for change notifications of a key.
    ///
    /// In C: `ETW_REGNOTIF_REGISTER`, 0x18 bytes with one element of its array, 0x13 without elements. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_REGNOTIF_REGISTER")]
    owned EtwRegnotifRegisterPtr64 / EtwRegnotifRegisterPtr64View: lone [19] "ETW_REGNOTIF_REGISTER" Table::form(&LAYOUT_1);
    fields {
        /// Notification block. `PVOID Notification` at 0x00.
        notification set_notification: u64 = 0;
        /// Key control block pointer. `PVOID Kcb` at 0x08.
        kcb set_kcb: u64 = 8;
        /// Purpose unknown. `UCHAR Type` at 0x10.
        kind set_kind: u8 = 16;
        /// Whether changes below the key are included. `BOOLEAN WatchTree` at 0x11.
        watch_tree set_watch_tree: u8 = 17;
        /// Purpose unknown. `BOOLEAN Primary` at 0x12.
        primary set_primary: u8 = 18;
    }
    bits {
    }
}

impl EtwRegnotifRegisterPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
