// Generated from spec/structs/CONFIG_CODEINTEGRITY_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Code integrity settings.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("CONFIG_CODEINTEGRITY_RECORD", "ConfigCodeintegrityRecord")
    .size(4)
    .summary("Code integrity settings.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG", "Unnamed").at(0..4).doc("1 in the single real event.").of_unknown_purpose(),
    ]);
fixed! {
    /// Code integrity settings.
    ///
    /// No known name in C; here: `CONFIG_CODEINTEGRITY_RECORD`, 0x4 bytes. Releases unknown.
    ///
    /// Source: The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "CONFIG_CODEINTEGRITY_RECORD")]
    owned ConfigCodeintegrityRecord / ConfigCodeintegrityRecordView: lone,
        name = "CONFIG_CODEINTEGRITY_RECORD", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// 1 in the single real event. Purpose unknown. `ULONG Unnamed` at 0x00.
        unnamed / set_unnamed: u32, at = 0;
    }
}
