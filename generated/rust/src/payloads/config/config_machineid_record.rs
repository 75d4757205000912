// Generated from spec/structs/CONFIG_MACHINEID_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Machine ID.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("CONFIG_MACHINEID_RECORD", "ConfigMachineidRecord")
    .size(16)
    .summary("Machine ID.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        field("GUID", "MachineId", Kind::Guid).at(0..16).means(Meaning::Guid),
    ]);
fixed! {
    /// Machine ID.
    ///
    /// No known name in C; here: `CONFIG_MACHINEID_RECORD`, 0x10 bytes. Releases unknown.
    ///
    /// Source: The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "CONFIG_MACHINEID_RECORD")]
    owned ConfigMachineidRecord / ConfigMachineidRecordView: lone,
        name = "CONFIG_MACHINEID_RECORD", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `GUID MachineId` at 0x00.
        machine_id / set_machine_id: Guid, at = 0;
    }
}
