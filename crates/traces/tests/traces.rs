//! Traces with packets, by the writer of the project.

use std::io::Cursor;

use etwspec_etl::etwspec::headers::{EventDescriptor, EventHeader, HookId};
use etwspec_etl::etwspec::payloads::process::WmiProcessInformationPtr64;
use etwspec_etl::etwspec::providers::packets::{ndis_packet_capture, pkt_mon, ras_ndis_wan_packet_capture};
use etwspec_etl::etwspec::{AnsiString, Guid, Pointer};
use etwspec_etl::time::FileTime;
use etwspec_etl::write::{Ended, Options, Writer, heads};

/// Start of the traces, in seconds since 1970.
pub(crate) const START: u64 = 1_555_526_460;

/// Keywords of the capture driver.
pub(crate) mod keyword {
    pub(crate) const WIRELESS_WAN: u64 = 0x200;
    pub(crate) const WIFI: u64 = 0x1_0000;
    pub(crate) const START: u64 = 0x4000_0000;
    pub(crate) const END: u64 = 0x8000_0000;
    pub(crate) const WHOLE: u64 = START | END;
    pub(crate) const SEND: u64 = 0x1_0000_0000;
    pub(crate) const RECEIVE: u64 = 0x2_0000_0000;
}

/// A trace that is written. Times are ticks of 100 ns since its start.
pub(crate) struct Traced {
    writer: Writer<Cursor<Vec<u8>>>,
    /// Processor, process and thread of the next events.
    pub(crate) at: (u16, u32, u32),
}

/// Returns text of UTF-16 with its end.
fn utf16(text: &str) -> Vec<u8> {
    text.encode_utf16().chain([0]).flat_map(u16::to_le_bytes).collect()
}

/// Returns a packet of UDP over IPv4 over Ethernet with data.
pub(crate) fn udp(port: u16, data: &[u8]) -> Vec<u8> {
    let mut packet = vec![2, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 2, 8, 0];
    let size = 28 + data.len() as u16;
    packet.extend([0x45, 0]);
    packet.extend(size.to_be_bytes());
    packet.extend([0, 0, 0, 0, 64, 17, 0, 0, 10, 0, 0, 1, 10, 0, 0, 2]);
    packet.extend(port.to_be_bytes());
    packet.extend(4242_u16.to_be_bytes());
    packet.extend((size - 20).to_be_bytes());
    packet.extend([0, 0]);
    packet.extend(data);
    packet
}

impl Traced {
    pub(crate) fn new() -> Traced {
        let (boot_time, start_time) = (FileTime(132_000_000_000_000_000), FileTime(132_000_000_600_000_000));
        let options = Options { processors: 2, boot_time, start_time, ..Options::default() };
        Traced { writer: Writer::in_memory(options).expect("valid options"), at: (0, 40, 44) }
    }

    pub(crate) fn process(&mut self, process: u32, name: impl Into<AnsiString>) {
        let mut record = WmiProcessInformationPtr64::default();
        record.set_process_id(process);
        record.image_file_name = name.into();
        let head = heads::perfinfo(Pointer::Bits64, HookId::PROCESS_DC_START, 4, self.writer.options().start_ticks);
        self.writer.write_event(0, &head, &record.to_vec().expect("data")).expect("the event fits");
    }

    /// Writes the description of a network adapter, as the kernel does at the end of a trace.
    pub(crate) fn adapter(&mut self, interface: u32, name: &str, addresses: &str) {
        let mut data = [vec![2, 0, 0, 0, 0, 7, 0, 0], 6_u32.to_le_bytes().to_vec()].concat();
        data.extend([interface.to_le_bytes(), interface.to_le_bytes()].concat());
        data.extend([utf16(name), utf16(addresses), utf16("")].concat());
        let head = heads::perfinfo(Pointer::Bits64, HookId::CONFIG_NIC, 2, self.writer.options().start_ticks);
        self.writer.write_event(0, &head, &data).expect("the event fits");
    }

    fn event(&mut self, time: i64, provider: Guid, (id, keyword): (u16, u64), data: &[u8]) {
        let mut descriptor = EventDescriptor::default();
        descriptor.set_id(id);
        descriptor.set_level(4);
        descriptor.set_keyword(keyword);
        let start = self.writer.options().start_ticks;
        let mut head: EventHeader = heads::event_header(Pointer::Bits64, provider, descriptor, start + time);
        let (processor, process, thread) = self.at;
        head.set_process_id(process);
        head.set_thread_id(thread);
        self.writer.write_event(processor, &head, data).expect("the event fits");
    }

    /// Writes a packet of the capture driver at an interface, or a part of it.
    pub(crate) fn driver(&mut self, time: i64, keyword: u64, interface: u32, bytes: &[u8]) {
        let mut data = [interface.to_le_bytes(), interface.to_le_bytes(), (bytes.len() as u32).to_le_bytes()].concat();
        data.extend(bytes);
        self.event(time, ndis_packet_capture::GUID, (1001, keyword), &data);
    }

    /// Writes a packet of a virtual switch, from a port to others.
    pub(crate) fn switch(&mut self, time: i64, keyword: u64, from: (u32, &str), to: &[(u32, &str)], bytes: &[u8]) {
        let port = |(id, name): (u32, &str)| {
            let names = [utf16(&format!("port {name}")), utf16(&format!("nic {name}")), utf16("Internal")];
            [id.to_le_bytes().to_vec(), names.concat()].concat()
        };
        let mut data = [3_u32.to_le_bytes(), 3_u32.to_le_bytes()].concat();
        data.extend(port(from));
        data.extend((to.len() as u32).to_le_bytes());
        to.iter().for_each(|own| data.extend(port(*own)));
        data.extend((bytes.len() as u32).to_le_bytes());
        data.extend(bytes);
        data.extend(0_u32.to_le_bytes());
        self.event(time, ndis_packet_capture::GUID, (1003, keyword), &data);
    }

    /// Writes a packet in a component: its type, direction, and the reason if it is dropped.
    pub(crate) fn component(
        &mut self,
        time: i64,
        (component, kind, direction): (u16, u16, u16),
        drop: Option<u32>,
        (size, bytes): (u16, &[u8]),
    ) {
        let mut data = 7_u64.to_le_bytes().to_vec();
        for number in [1, 1, direction, kind, component, 1, 0] {
            data.extend(number.to_le_bytes());
        }
        data.extend(drop.unwrap_or(0).to_le_bytes());
        data.extend(if drop.is_some() { 0xE000_4520_u32 } else { 0 }.to_le_bytes());
        data.extend(size.to_le_bytes());
        data.extend((bytes.len() as u16).to_le_bytes());
        data.extend(bytes);
        self.event(time, pkt_mon::GUID, (if drop.is_some() { 170 } else { 160 }, 0x10), &data);
    }

    /// Writes the name of a component, and its addresses.
    pub(crate) fn component_info(&mut self, time: i64, id: u16, name: &str, description: &str) {
        let mut data = [id.to_le_bytes(), 3_u16.to_le_bytes()].concat();
        data.extend(utf16(name));
        data.extend(utf16(description));
        self.event(time, pkt_mon::GUID, (20, 2), &data);
        let mut data = [id.to_le_bytes(), 6_u16.to_le_bytes()].concat();
        data.extend(6_u32.to_le_bytes());
        data.extend([2, 0, 0, 0, 0, 7]);
        self.event(time, pkt_mon::GUID, (70, 2), &data);
        let mut data = [id.to_le_bytes(), 13_u16.to_le_bytes()].concat();
        data.extend([10, 0, 0, 1]);
        self.event(time, pkt_mon::GUID, (65, 2), &data);
    }

    pub(crate) fn remote(&mut self, time: i64, user: &str, bytes: &[u8]) {
        let mut data = [utf16("{0}"), utf16(user)].concat();
        data.extend((bytes.len() as u32).to_le_bytes());
        data.extend(bytes);
        self.event(time, ras_ndis_wan_packet_capture::GUID, (5002, 0x2_0000_0000), &data);
    }

    pub(crate) fn finish(self) -> Vec<u8> {
        self.writer.finish(Ended::default()).expect("the trace is written").into_inner()
    }
}
