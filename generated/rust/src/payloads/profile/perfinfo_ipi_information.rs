// Generated from spec/structs/PERFINFO_IPI_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Interrupt from one processor to another.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_IPI_INFORMATION",
    aliases: &[],
    form: "PerfinfoIpiInformation",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Interrupt from one processor to another.",
    fields: &[
        Field { name: "RequestType", path: "RequestType", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::profile::PerfinfoIpiRequest::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TargetProcessor", path: "TargetProcessor", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Index of the other processor. The header states that this is inferred.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Interrupt from one processor to another.
    ///
    /// In C: `PERFINFO_IPI_INFORMATION`, 0x8 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "PERFINFO_IPI_INFORMATION")]
    owned PerfinfoIpiInformation / PerfinfoIpiInformationView: lone [8] "PERFINFO_IPI_INFORMATION" Table::form(&LAYOUT_0);
    fields {
        /// `ULONG RequestType` at 0x00.
        request_type set_request_type: crate::payloads::profile::PerfinfoIpiRequest = 0;
        /// Index of the other processor. The header states that this is inferred. `ULONG TargetProcessor` at 0x04.
        target_processor set_target_processor: u32 = 4;
    }
    bits {
    }
}

impl PerfinfoIpiInformation {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
