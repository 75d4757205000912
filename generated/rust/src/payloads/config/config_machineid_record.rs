// Generated from spec/structs/CONFIG_MACHINEID_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Machine ID.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("CONFIG_MACHINEID_RECORD", "ConfigMachineidRecord", (16, 16), "Machine ID.", &[
    field("MachineId", 0, 16, "GUID", Kind::Guid, "").means(Meaning::Guid),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::OBSERVED_TRACES]);
fixed! {
    /// Machine ID.
    ///
    /// No known name in C; here: `CONFIG_MACHINEID_RECORD`, 0x10 bytes. Releases unknown.
    ///
    /// Source: The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "CONFIG_MACHINEID_RECORD")]
    owned ConfigMachineidRecord / ConfigMachineidRecordView: lone [16] "CONFIG_MACHINEID_RECORD" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `GUID MachineId` at 0x00.
        machine_id set_machine_id: Guid = 0;
    }
    bits {
    }
}
