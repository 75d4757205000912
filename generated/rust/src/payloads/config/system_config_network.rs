// Generated from spec/structs/SystemConfig_Network.toml by `cargo spec generate`. Do not edit: edit that file.

//! TCP parameters.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS, &sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("SystemConfig_Network", "SystemConfigNetwork")
    .size(16)
    .about("TCP parameters.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG TcbTablePartitions").at(0..4).about("Number of partitions of the connection table.")
            .means(Meaning::Count),
        unsigned("ULONG MaxHashTableSize").at(4..8).about("Maximum size of the connection hash table.")
            .means(Meaning::Count),
        unsigned("ULONG MaxUserPort").at(8..12).about("Highest port assigned to a program that requests any port.")
            .means(Meaning::Number),
        unsigned("ULONG TcpTimedWaitDelay").at(12..16).about("Time for which a closed connection keeps its port.")
            .means(Meaning::Seconds).with(&[More::Units("seconds")]),
    ]);
fixed! {
    /// TCP parameters.
    ///
    /// In C: `SystemConfig_Network`, 0x10 bytes. Releases unknown.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec
    /// developers, *Nineteen log files of public projects*.
    #[doc(alias = "SystemConfig_Network")]
    owned SystemConfigNetwork / SystemConfigNetworkView: lone,
        name = "SystemConfig_Network", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Number of partitions of the connection table. `ULONG TcbTablePartitions` at 0x00.
        tcb_table_partitions / set_tcb_table_partitions: u32, at = 0;
        /// Maximum size of the connection hash table. `ULONG MaxHashTableSize` at 0x04.
        max_hash_table_size / set_max_hash_table_size: u32, at = 4;
        /// Highest port assigned to a program that requests any port. `ULONG MaxUserPort` at 0x08.
        max_user_port / set_max_user_port: u32, at = 8;
        /// Time for which a closed connection keeps its port. `ULONG TcpTimedWaitDelay` at 0x0C. Unit: seconds.
        tcp_timed_wait_delay / set_tcp_timed_wait_delay: u32, at = 12;
    }
    converted {
        /// Duration. The raw value is `tcp_timed_wait_delay`.
        tcp_timed_wait_delay_as_duration: core::time::Duration, raw = tcp_timed_wait_delay,
            |raw| duration(raw, per_second::SECONDS);
    }
}
