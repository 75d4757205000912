// Generated from spec/structs/CONFIG_MACHINEID_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Machine ID.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "CONFIG_MACHINEID_RECORD",
    aliases: &[],
    form: "ConfigMachineidRecord",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Machine ID.",
    sources: &[&crate::rt::sources::OBSERVED_TRACES],
    fields: &[
        field("MachineId", 0, 16, "GUID", Kind::Guid, "").means(Meaning::Guid),
    ],
    tail: &[],
};
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
