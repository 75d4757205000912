// Generated from spec/structs/CONFIG_CODEINTEGRITY_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Code integrity settings.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "CONFIG_CODEINTEGRITY_RECORD",
    aliases: &[],
    form: "ConfigCodeintegrityRecord",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "Code integrity settings.",
    sources: &[&crate::rt::sources::OBSERVED_TRACES],
    fields: &[
        unsigned("Unnamed", 0, 4, "ULONG", "1 in the single real event.").of_unknown_purpose(),
    ],
    tail: &[],
};
fixed! {
    /// Code integrity settings.
    ///
    /// No known name in C; here: `CONFIG_CODEINTEGRITY_RECORD`, 0x4 bytes. Releases unknown.
    ///
    /// Source: The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "CONFIG_CODEINTEGRITY_RECORD")]
    owned ConfigCodeintegrityRecord / ConfigCodeintegrityRecordView: lone [4] "CONFIG_CODEINTEGRITY_RECORD" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// 1 in the single real event. Purpose unknown. `ULONG Unnamed` at 0x00.
        unnamed set_unnamed: u32 = 0;
    }
    bits {
    }
}
