// Generated from spec/structs/CONFIG_CODEINTEGRITY_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Code integrity settings.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("CONFIG_CODEINTEGRITY_RECORD", "ConfigCodeintegrityRecord", (4, 4), "Code integrity settings.", &[
    unsigned("Unnamed", 0, 4, "ULONG", "1 in the single real event.").of_unknown_purpose(),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::OBSERVED_TRACES]);
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
