// Generated from spec/structs/Process_Terminate_TypeGroup1.toml by `cargo spec generate`. Do not edit: edit that file.

//! Process requested to end.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("Process_Terminate_TypeGroup1", "ProcessTerminateTypeGroup1", (4, 4), "Process requested to end.", &[
    unsigned("ProcessId", 0, 4, "ULONG", "Process ID.").means(Meaning::ProcessId),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::AIRBUS_ETL_PARSER, &crate::rt::sources::OBSERVED_TRACES]);
fixed! {
    /// Process requested to end.
    ///
    /// In C: `Process_Terminate_TypeGroup1`, 0x4 bytes. Releases unknown.
    ///
    /// Source: Airbus CERT, *etl.parsers.kernel*; The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "Process_Terminate_TypeGroup1")]
    owned ProcessTerminateTypeGroup1 / ProcessTerminateTypeGroup1View: lone [4] "Process_Terminate_TypeGroup1" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Process ID. `ULONG ProcessId` at 0x00.
        process_id set_process_id: u32 = 0;
    }
    bits {
    }
}
