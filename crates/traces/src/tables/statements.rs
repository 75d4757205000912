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

/// Fields with a slot. Of several fields with one slot, the first that has a value counts.
type Fields = &'static [(Slot, Take, &'static str)];

/// Lists fields: `Pid = "ProcessId"` for the value, `Label Reason = "Reason"` for another part of it.
macro_rules! fields {
    ($($slot:ident $($part:ident)? = $name:literal),* $(,)?) => {
        &[$(fields!(@ $slot $($part)? $name)),*]
    };
    (@ $slot:ident $name:literal) => { (Slot::$slot, Take::Value, $name) };
    (@ $take:ident $slot:ident $name:literal) => { (Slot::$slot, Take::$take, $name) };
}

/// Events that state the same.
#[derive(Clone, Copy, Debug)]
pub(super) struct Statement {
    /// `None`: the values serve several tables.
    pub(super) table: Option<TableKind>,
    pub(super) role: Role,
    pub(super) source: Source,
    pub(super) fields: Fields,
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
    use Source::{Class, Kernel, Provider};
    use TableKind as T;
    use kernel_network::event as net;

    const fn of(table: TableKind, role: Role, source: Source, fields: Fields) -> Statement {
        Statement { table: Some(table), role, source, fields }
    }
    const PROCESS: Fields = fields![
        Pid = "ProcessId",
        Parent = "ParentId",
        Name = "ImageFileName",
        CommandLine = "CommandLine",
        Session = "SessionId",
        User = "UserSid",
    ];
    // The status of a process that has not ended is that of its threads.
    const ENDED: Fields = fields![
        Pid = "ProcessId",
        Parent = "ParentId",
        Name = "ImageFileName",
        CommandLine = "CommandLine",
        Session = "SessionId",
        User = "UserSid",
        Status = "ExitStatus",
    ];
    const STARTED: Fields =
        fields![Pid = "ProcessID", Parent = "ParentProcessID", Path = "ImageName", Session = "SessionID",];
    // The name lacks its end in some traces.
    const STOPPED: Fields = fields![Pid = "ProcessID", ShortName = "ImageName", Status = "ExitCode"];
    const IMAGE: Fields = fields![
        Pid = "ProcessId",
        Base = "ImageBase",
        Size = "ImageSize",
        Path = "FileName",
        Checksum = "ImageChecksum",
        Linked = "TimeDateStamp",
    ];
    const LOADED: Fields = fields![
        Pid = "ProcessID",
        Base = "ImageBase",
        Size = "ImageSize",
        Path = "ImageName",
        Checksum = "ImageCheckSum",
    ];
    const SYMBOLS: Fields =
        fields![Pid = "ProcessId", Base = "ImageBase", Pdb = "PdbFileName", Signature = "GuidSig", Age = "Age",];
    const IDENTITY: Fields =
        fields![Pid = "ProcessId", Base = "ImageBase", Size = "ImageSize", Linked = "TimeDateStamp",];
    const VERSION: Fields = fields![Size = "ImageSize", Linked = "TimeDateStamp", Name = "FileVersion"];
    // The destination of a TCP event is the other machine, whatever the direction. Addresses of a UDP event are those of the
    // packet, so that the other machine of received bytes is the source.
    const TO: Fields = fields![Pid = "ProcessId", Size = "TransferSize", Size = "size", Remote = "DestinationAddress",];
    const FROM: Fields = fields![Pid = "ProcessId", Size = "TransferSize", Size = "size", Remote = "SourceAddress"];
    const FILE: Fields = fields![Size = "Size", Referred Path = "FileKey", Referred Path = "FileObject"];
    const IO: Fields = fields![Size = "IOSize", Referred Path = "FileKey", Referred Path = "FileObject"];
    const TO_OTHER: Fields = fields![Pid = "PID", Size = "size", Remote = "daddr"];
    const FROM_OTHER: Fields = fields![Pid = "PID", Size = "size", Remote = "saddr"];
    const COLLECTION: Fields = fields![
        Runtime = "ClrInstanceID", Number = "Count", Generation = "Depth", Label Reason = "Reason",
        Label Kind = "Type",
    ];
    const INSTANCE: Fields = fields![Runtime = "ClrInstanceID"];
    const SUSPENSION: Fields = fields![Runtime = "ClrInstanceID", Label Reason = "Reason"];
    const RUNTIME: Fields = fields![Runtime = "ClrInstanceID", Number = "Count"];
    const VOLUME: Fields = fields![Path = "NtPath", Name = "DosPath"];
    const SYSTEM: Fields = fields![Name = "SystemWindowsDirectory"];
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
