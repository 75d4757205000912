// Generated from spec/structs/WMI_TCPIP.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TCP event, in a form without a connection.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "WMI_TCPIP",
    aliases: &[],
    form: "WmiTcpip",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2",
    size: 20,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "TCP event, in a form without a connection.",
    fields: &[
        Field { name: "Context", path: "Context", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Size", path: "Size", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "DestAddr", path: "DestAddr", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SrcAddr", path: "SrcAddr", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "DestPort", path: "DestPort", offset: 16, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SrcPort", path: "SrcPort", offset: 18, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// TCP event, in a form without a connection.
    ///
    /// In C: `WMI_TCPIP`, 0x14 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_TCPIP")]
    owned WmiTcpip / WmiTcpipView: lone [20] "WMI_TCPIP" Table::form(&LAYOUT_0);
    fields {
        /// `ULONG Context` at 0x00.
        context set_context: u32 = 0;
        /// `ULONG Size` at 0x04.
        size set_size: u32 = 4;
        /// `ULONG DestAddr` at 0x08.
        dest_addr set_dest_addr: u32 = 8;
        /// `ULONG SrcAddr` at 0x0C.
        src_addr set_src_addr: u32 = 12;
        /// `USHORT DestPort` at 0x10.
        dest_port set_dest_port: u16 = 16;
        /// `USHORT SrcPort` at 0x12.
        src_port set_src_port: u16 = 18;
    }
    bits {
    }
}

impl WmiTcpip {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
