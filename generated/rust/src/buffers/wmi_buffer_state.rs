// Generated from spec/structs/WMI_BUFFER_STATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Current use of a trace buffer, as bits.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "WMI_BUFFER_STATE",
    aliases: &[],
    form: "WmiBufferState",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(1), last: Release(3) },Holds { pointer: Pointer::Bits64, first: Release(1), last: Release(3) },],
    releases: "5.1..5.2",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "Current use of a trace buffer, as bits.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "Free", path: "Free", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "The buffer is free.", units: "", unknown: false, children: &[] },
            Field { name: "InUse", path: "InUse", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "The buffer is in use.", units: "", unknown: false, children: &[] },
            Field { name: "Flush", path: "Flush", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "Unused", path: "Unused", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 3, width: 29 }, values: None, doc: "", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
fixed! {
    /// Current use of a trace buffer, as bits.
    ///
    /// In C: `WMI_BUFFER_STATE`, 0x4 bytes. Documented for 5.1..5.2.
    ///
    /// It overlays Flags of WMI_BUFFER_HEADER. From 6.0 the enumeration ETW_BUFFER_STATE replaces it. Names and types are from symbol files of Windows XP SP3 and Windows Server 2003 SP2. No earlier symbol files contain them.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_STATE*; Geoff Chappell, *WMI_BUFFER_HEADER*.
    #[doc(alias = "WMI_BUFFER_STATE")]
    owned WmiBufferState / WmiBufferStateView: lone [4] "WMI_BUFFER_STATE" Table::form(&LAYOUT_0);
    fields {
    }
    bits {
        /// The buffer is free. `Free`, bit 0 of the integer at 0x00.
        free set_free: u32 = 4 0 0 1;
        /// The buffer is in use. `InUse`, bit 1 of the integer at 0x00.
        in_use set_in_use: u32 = 4 0 1 1;
        /// `Flush`, bit 2 of the integer at 0x00.
        flush set_flush: u32 = 4 0 2 1;
        /// `Unused`, bits 3 to 31 of the integer at 0x00.
        unused set_unused: u32 = 4 0 3 29;
    }
}

impl WmiBufferState {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

/// Alias of [`WmiBufferState`], named by the first release of the form.
pub type V5_1 = WmiBufferState;
/// Alias of [`WmiBufferStateView`], named by the first release of the form.
pub type V5_1View<'a> = WmiBufferStateView<'a>;
