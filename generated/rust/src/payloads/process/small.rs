// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/Process_Terminate_TypeGroup1.toml
pub mod process_terminate_type_group1 {
    //! Process requested to end.
    #[allow(unused_imports)]
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::AIRBUS_ETL_PARSER, &sources::OBSERVED_TRACES];
    pub(crate) static LAYOUT_0: Layout = layout("Process_Terminate_TypeGroup1", "ProcessTerminateTypeGroup1")
        .size(4)
        .about("Process requested to end.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG ProcessId").at(0..4).about("Process ID.").means(Meaning::ProcessId),
        ]);
    fixed! {
        /// Process requested to end.
        ///
        /// In C: `Process_Terminate_TypeGroup1`, 0x4 bytes. Releases unknown.
        ///
        /// Source: Airbus CERT, *etl.parsers.kernel*; The etwspec developers, *Nineteen log files of public projects*.
        #[doc(alias = "Process_Terminate_TypeGroup1")]
        owned ProcessTerminateTypeGroup1 / ProcessTerminateTypeGroup1View: lone,
            name = "Process_Terminate_TypeGroup1", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Process ID. `ULONG ProcessId` at 0x00.
            process_id / set_process_id: u32, at = 0;
        }
    }
}
