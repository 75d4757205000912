//! The events that state rows of tables, and the fields that state their columns.

use etwspec::Guid;
use etwspec::payloads::EventKey;
use etwspec::providers::dotnet::dotnet_runtime;
use etwspec::providers::kernel::{kernel_file, kernel_network, kernel_process};

use super::TableKind;

/// Value that a statement may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Slot {
    Pid,
    Parent,
    Name,
    ShortName,
    Path,
    CommandLine,
    Session,
    User,
    Status,
    Base,
    Size,
    Checksum,
    Linked,
    Pdb,
    Signature,
    Age,
    Remote,
    Runtime,
    Number,
    Generation,
    Reason,
    Kind,
}

/// Number of slots.
pub(super) const SLOTS: usize = Slot::Kind as usize + 1;

/// Statement of an event about the subject of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Role {
    /// It begins.
    Begins,
    /// It begins, according to events that repeat those of the kernel. They count in traces without the latter.
    BeginsToo,
    /// It ends.
    Ends,
    /// It was there before the trace.
    Before,
    /// It is there at the end of the trace.
    After,
    /// It has this identity, and these symbols.
    Symbols,
    /// It is compiled from an image with these symbols.
    Intermediate,
    /// Files with its size and time stamp have this version.
    Version,
    /// Data that a process sent, or wrote.
    Sent(Protocol),
    /// Data that a process received, or read.
    Received(Protocol),
    /// Threads are stopped for it.
    Suspends,
    /// Threads run again.
    Resumes,
    /// Paths of programs for paths of the kernel.
    Maps,
}

/// Protocol of a transfer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Protocol {
    File,
    Tcp,
    Udp,
}

/// Kind of events.
#[derive(Clone, Copy, Debug)]
pub(super) enum Source {
    /// Kernel events with a name.
    Kernel(&'static str),
    /// Events of a class with a name.
    Class(&'static str),
    /// Events of a provider with an ID.
    Provider(Guid, u16),
}

/// Part of a field that is the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Take {
    Value,
    /// Name of the value in its enumeration.
    Label,
    /// Name of the thing that the field refers to.
    Referred,
}

/// Events that state the same.
#[derive(Clone, Copy, Debug)]
pub(super) struct Statement {
    /// `None`: the values serve several tables.
    pub(super) table: Option<TableKind>,
    pub(super) role: Role,
    pub(super) source: Source,
    /// Fields with a slot. Of several fields with one slot, the first that has a value counts.
    pub(super) fields: &'static [(Slot, Take, &'static str)],
}

impl Source {
    /// Returns the keys of kernel events and events of classes.
    pub(super) fn keys(self) -> Vec<EventKey> {
        match self {
            Source::Kernel(name) => EventKey::named(name).filter(|key| key.hook_id().is_some()).collect(),
            Source::Class(name) => EventKey::named(name).filter(|key| key.hook_id().is_none()).collect(),
            Source::Provider(..) => Vec::new(),
        }
    }
}

/// All statements.
pub(super) const STATEMENTS: &[Statement] = {
    use Protocol::{File, Tcp, Udp};
    use Role as R;
    use Slot as S;
    use Source::{Class, Kernel, Provider};
    use TableKind as T;
    use Take::{Label, Referred, Value};
    use kernel_network::event as net;

    const fn of(
        table: TableKind,
        role: Role,
        source: Source,
        fields: &'static [(Slot, Take, &'static str)],
    ) -> Statement {
        Statement { table: Some(table), role, source, fields }
    }
    const PROCESS: &[(Slot, Take, &str)] = &[
        (S::Pid, Value, "ProcessId"),
        (S::Parent, Value, "ParentId"),
        (S::Name, Value, "ImageFileName"),
        (S::CommandLine, Value, "CommandLine"),
        (S::Session, Value, "SessionId"),
        (S::User, Value, "UserSid"),
    ];
    // The status of a process that has not ended is that of its threads.
    const ENDED: &[(Slot, Take, &str)] = &[
        (S::Pid, Value, "ProcessId"),
        (S::Parent, Value, "ParentId"),
        (S::Name, Value, "ImageFileName"),
        (S::CommandLine, Value, "CommandLine"),
        (S::Session, Value, "SessionId"),
        (S::User, Value, "UserSid"),
        (S::Status, Value, "ExitStatus"),
    ];
    const STARTED: &[(Slot, Take, &str)] = &[
        (S::Pid, Value, "ProcessID"),
        (S::Parent, Value, "ParentProcessID"),
        (S::Path, Value, "ImageName"),
        (S::Session, Value, "SessionID"),
    ];
    // The name lacks its end in some traces.
    const STOPPED: &[(Slot, Take, &str)] =
        &[(S::Pid, Value, "ProcessID"), (S::ShortName, Value, "ImageName"), (S::Status, Value, "ExitCode")];
    const IMAGE: &[(Slot, Take, &str)] = &[
        (S::Pid, Value, "ProcessId"),
        (S::Base, Value, "ImageBase"),
        (S::Size, Value, "ImageSize"),
        (S::Path, Value, "FileName"),
        (S::Checksum, Value, "ImageChecksum"),
        (S::Linked, Value, "TimeDateStamp"),
    ];
    const LOADED: &[(Slot, Take, &str)] = &[
        (S::Pid, Value, "ProcessID"),
        (S::Base, Value, "ImageBase"),
        (S::Size, Value, "ImageSize"),
        (S::Path, Value, "ImageName"),
        (S::Checksum, Value, "ImageCheckSum"),
    ];
    const SYMBOLS: &[(Slot, Take, &str)] = &[
        (S::Pid, Value, "ProcessId"),
        (S::Base, Value, "ImageBase"),
        (S::Pdb, Value, "PdbFileName"),
        (S::Signature, Value, "GuidSig"),
        (S::Age, Value, "Age"),
    ];
    const IDENTITY: &[(Slot, Take, &str)] = &[
        (S::Pid, Value, "ProcessId"),
        (S::Base, Value, "ImageBase"),
        (S::Size, Value, "ImageSize"),
        (S::Linked, Value, "TimeDateStamp"),
    ];
    const VERSION: &[(Slot, Take, &str)] =
        &[(S::Size, Value, "ImageSize"), (S::Linked, Value, "TimeDateStamp"), (S::Name, Value, "FileVersion")];
    // The destination of a TCP event is the other machine, whatever the direction. Addresses of a UDP event are those of the
    // packet, so that the other machine of received bytes is the source.
    const TO: &[(Slot, Take, &str)] = &[
        (S::Pid, Value, "ProcessId"),
        (S::Size, Value, "TransferSize"),
        (S::Size, Value, "size"),
        (S::Remote, Value, "DestinationAddress"),
    ];
    const FROM: &[(Slot, Take, &str)] = &[
        (S::Pid, Value, "ProcessId"),
        (S::Size, Value, "TransferSize"),
        (S::Size, Value, "size"),
        (S::Remote, Value, "SourceAddress"),
    ];
    const FILE: &[(Slot, Take, &str)] =
        &[(S::Size, Value, "Size"), (S::Path, Referred, "FileKey"), (S::Path, Referred, "FileObject")];
    const IO: &[(Slot, Take, &str)] =
        &[(S::Size, Value, "IOSize"), (S::Path, Referred, "FileKey"), (S::Path, Referred, "FileObject")];
    const TO_OTHER: &[(Slot, Take, &str)] =
        &[(S::Pid, Value, "PID"), (S::Size, Value, "size"), (S::Remote, Value, "daddr")];
    const FROM_OTHER: &[(Slot, Take, &str)] =
        &[(S::Pid, Value, "PID"), (S::Size, Value, "size"), (S::Remote, Value, "saddr")];
    const COLLECTION: &[(Slot, Take, &str)] = &[
        (S::Runtime, Value, "ClrInstanceID"),
        (S::Number, Value, "Count"),
        (S::Generation, Value, "Depth"),
        (S::Reason, Label, "Reason"),
        (S::Kind, Label, "Type"),
    ];
    const INSTANCE: &[(Slot, Take, &str)] = &[(S::Runtime, Value, "ClrInstanceID")];
    const SUSPENSION: &[(Slot, Take, &str)] = &[(S::Runtime, Value, "ClrInstanceID"), (S::Reason, Label, "Reason")];
    const RUNTIME: &[(Slot, Take, &str)] = &[(S::Runtime, Value, "ClrInstanceID"), (S::Number, Value, "Count")];
    const VOLUME: &[(Slot, Take, &str)] = &[(S::Path, Value, "NtPath"), (S::Name, Value, "DosPath")];
    const SYSTEM: &[(Slot, Take, &str)] = &[(S::Name, Value, "SystemWindowsDirectory")];
    const PROCESSES: Guid = kernel_process::GUID;
    const FILES: Guid = kernel_file::GUID;
    const NETWORK: Guid = kernel_network::GUID;
    const DOTNET: Guid = dotnet_runtime::GUID;

    &[
        of(T::Processes, R::Begins, Kernel("Process/Start"), PROCESS),
        of(T::Processes, R::Before, Kernel("Process/DCStart"), PROCESS),
        of(T::Processes, R::After, Kernel("Process/DCStop"), PROCESS),
        of(T::Processes, R::Ends, Kernel("Process/Stop"), ENDED),
        of(T::Processes, R::Begins, Provider(PROCESSES, kernel_process::event::PROCESS_START), STARTED),
        of(T::Processes, R::Before, Provider(PROCESSES, kernel_process::event::PROCESS_RUNDOWN), STARTED),
        of(T::Processes, R::Ends, Provider(PROCESSES, kernel_process::event::PROCESS_STOP), STOPPED),
        of(T::Images, R::Begins, Kernel("Image/Load"), IMAGE),
        of(T::Images, R::Before, Kernel("Image/DCStart"), IMAGE),
        of(T::Images, R::After, Kernel("Image/DCStop"), IMAGE),
        of(T::Images, R::Ends, Kernel("Image/Unload"), IMAGE),
        of(T::Images, R::BeginsToo, Provider(PROCESSES, kernel_process::event::IMAGE_LOAD), LOADED),
        of(T::Images, R::Ends, Provider(PROCESSES, kernel_process::event::IMAGE_UNLOAD), LOADED),
        of(T::Images, R::Symbols, Class("ImageID/Info"), IDENTITY),
        of(T::Images, R::Intermediate, Class("ImageID/DbgID_ILRSDS"), SYMBOLS),
        of(T::Images, R::Version, Class("ImageID/FileVersion"), VERSION),
        of(T::Images, R::Symbols, Class("ImageID/DbgID_RSDS"), SYMBOLS),
        of(T::Network, R::Sent(Tcp), Kernel("TcpIp/Send"), TO),
        of(T::Network, R::Sent(Tcp), Kernel("TcpIp/SendIPV6"), TO),
        of(T::Network, R::Received(Tcp), Kernel("TcpIp/Recv"), TO),
        of(T::Network, R::Received(Tcp), Kernel("TcpIp/RecvIPV6"), TO),
        of(T::Network, R::Sent(Udp), Kernel("UdpIp/Send"), TO),
        of(T::Network, R::Sent(Udp), Kernel("UdpIp/SendIPV6"), TO),
        of(T::Network, R::Received(Udp), Kernel("UdpIp/Recv"), FROM),
        of(T::Network, R::Received(Udp), Kernel("UdpIp/RecvIPV6"), FROM),
        of(T::Network, R::Sent(Tcp), Provider(NETWORK, net::KERNEL_NETWORK_TASK_TCPIP_DATASENT), TO_OTHER),
        of(T::Network, R::Sent(Tcp), Provider(NETWORK, net::KERNEL_NETWORK_TASK_TCPIP_DATASENT_26), TO_OTHER),
        of(T::Network, R::Received(Tcp), Provider(NETWORK, net::KERNEL_NETWORK_TASK_TCPIP_DATARECEIVED), TO_OTHER),
        of(T::Network, R::Received(Tcp), Provider(NETWORK, net::KERNEL_NETWORK_TASK_TCPIP_DATARECEIVED_27), TO_OTHER),
        of(
            T::Network,
            R::Sent(Udp),
            Provider(NETWORK, net::KERNEL_NETWORK_TASK_UDPIP_DATASENTOVER_UDP_PROTOCOL),
            TO_OTHER,
        ),
        of(
            T::Network,
            R::Sent(Udp),
            Provider(NETWORK, net::KERNEL_NETWORK_TASK_UDPIP_DATASENTOVER_UDP_PROTOCOL_58),
            TO_OTHER,
        ),
        of(
            T::Network,
            R::Received(Udp),
            Provider(NETWORK, net::KERNEL_NETWORK_TASK_UDPIP_DATARECEIVEDOVER_UDP_PROTOCOL),
            FROM_OTHER,
        ),
        of(
            T::Network,
            R::Received(Udp),
            Provider(NETWORK, net::KERNEL_NETWORK_TASK_UDPIP_DATARECEIVEDOVER_UDP_PROTOCOL_59),
            FROM_OTHER,
        ),
        of(T::Files, R::Received(File), Provider(FILES, kernel_file::event::READ), IO),
        of(T::Files, R::Sent(File), Provider(FILES, kernel_file::event::WRITE), IO),
        of(T::Files, R::Received(File), Kernel("FileIO/Read"), FILE),
        of(T::Files, R::Sent(File), Kernel("FileIO/Write"), FILE),
        of(T::Gc, R::Begins, Provider(DOTNET, dotnet_runtime::event::GC_START), COLLECTION),
        of(T::Gc, R::Ends, Provider(DOTNET, dotnet_runtime::event::GC_END), RUNTIME),
        of(T::Gc, R::Suspends, Provider(DOTNET, dotnet_runtime::event::GC_SUSPEND_EE_BEGIN), SUSPENSION),
        of(T::Gc, R::Resumes, Provider(DOTNET, dotnet_runtime::event::GC_RESTART_EE_END), INSTANCE),
        Statement { table: None, role: R::Maps, source: Class("SysConfig/VolumeMapping"), fields: VOLUME },
        Statement { table: None, role: R::Maps, source: Class("SysConfig/SystemPaths"), fields: SYSTEM },
    ]
};

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use etwspec::Pointer;
    use etwspec_etl::payload::columns_of;
    use etwspec_schema::provider_table;

    use super::*;

    #[test]
    fn every_statement_names_events_and_fields_of_the_tables() {
        for Statement { source, fields, .. } in STATEMENTS {
            let keys = source.keys();
            let names: BTreeSet<String> = match source {
                Source::Provider(guid, id) => {
                    let schemas = provider_table::versions(*guid, *id);
                    let columns = schemas.iter().flat_map(|schema| etwspec_schema::columns(schema, Pointer::Bits64));
                    columns.map(|column| column.field.name.to_string()).collect()
                }
                _ => {
                    let columns = keys.iter().flat_map(|key| columns_of(*key)).flatten();
                    let of = |field: &etwspec_etl::payload::Field| [field.name.to_string(), field.own_name.to_owned()];
                    columns.flat_map(|column| of(&column.field)).collect()
                }
            };
            for (slot, ..) in *fields {
                let mut own = fields.iter().filter(|(other, ..)| other == slot);
                assert!(own.any(|(.., name)| names.contains(*name)), "{source:?} has no {slot:?}: {names:?}");
            }
        }
    }

    #[test]
    fn no_event_has_two_statements() {
        let mut keys: Vec<EventKey> = STATEMENTS.iter().flat_map(|statement| statement.source.keys()).collect();
        let all = keys.len();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), all);
    }
}
