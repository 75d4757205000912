//! Blocks of pcapng files.
//!
//! # Design
//!
//! `pcap-file`, the crate that is maintained, has verdicts and packet numbers only in a release candidate, which needs a newer
//! compiler. Four kinds of blocks are less code than its adapter.

use std::io::{self, Write};

use etwspec_etl::time::FileTime;

use crate::packets::interface::Interface;
use crate::packets::packet::{Direction, Packet};

/// Types of blocks.
mod block {
    pub(super) const SECTION: u32 = 0x0A0D_0D0A;
    pub(super) const INTERFACE: u32 = 1;
    pub(super) const PACKET: u32 = 6;
    pub(super) const JOURNAL: u32 = 9;
}

/// Codes of options.
mod option {
    pub(super) const COMMENT: u16 = 1;
    pub(super) const SECTION_OS: u16 = 3;
    pub(super) const SECTION_PROGRAM: u16 = 4;
    pub(super) const INTERFACE_NAME: u16 = 2;
    pub(super) const INTERFACE_DESCRIPTION: u16 = 3;
    pub(super) const INTERFACE_MAC: u16 = 6;
    pub(super) const INTERFACE_RESOLUTION: u16 = 9;
    pub(super) const PACKET_FLAGS: u16 = 2;
    pub(super) const PACKET_ID: u16 = 5;
    pub(super) const PACKET_VERDICT: u16 = 7;
    pub(super) const PACKET_PROCESS: u16 = 8;
}

/// Times are in units of 10⁻⁹ s.
const NANOSECONDS: u8 = 9;
/// Verdict of a dropped packet as Microsoft's etl2pcapng writes it, so that filters apply to files of both: type XDP, XDP_DROP.
const DROPPED: [u8; 9] = [2, 1, 0, 0, 0, 0, 0, 0, 0];
/// Maximum size of the text of an option in bytes.
const TEXT: usize = 60_000;

/// Writes a pcapng file. An interface is written before its first packet.
#[derive(Debug)]
pub struct PacketFile<W> {
    out: W,
    /// The block that is written.
    body: Vec<u8>,
    /// Names of the traces.
    traces: Vec<String>,
    /// Number of interfaces.
    interfaces: u32,
}

impl<W: Write> PacketFile<W> {
    /// Begins a file, with the operating system of the machine and the program that writes the file. The descriptions of interfaces
    /// contain the names of the traces, if there are any.
    ///
    /// # Errors
    ///
    /// Returns the errors of `out`.
    pub fn new(out: W, (os, program): (&str, &str), traces: Vec<String>) -> io::Result<PacketFile<W>> {
        let mut file = PacketFile { out, body: Vec::new(), traces, interfaces: 0 };
        file.section(os, program)?;
        Ok(file)
    }

    fn end(&mut self, kind: u32) -> io::Result<()> {
        let size = (self.body.len() as u32 + 12).to_le_bytes();
        self.out.write_all(&kind.to_le_bytes())?;
        self.out.write_all(&size)?;
        self.out.write_all(&self.body)?;
        self.out.write_all(&size)?;
        self.body.clear();
        Ok(())
    }

    fn number<const N: usize>(&mut self, bytes: [u8; N]) {
        self.body.extend_from_slice(&bytes);
    }

    fn padded(&mut self, bytes: &[u8]) {
        self.body.extend_from_slice(bytes);
        self.body.resize(self.body.len().next_multiple_of(4), 0);
    }

    fn option(&mut self, code: u16, bytes: &[u8]) {
        let bytes = bytes.get(..usize::from(u16::MAX)).unwrap_or(bytes);
        self.number(code.to_le_bytes());
        self.number((bytes.len() as u16).to_le_bytes());
        self.padded(bytes);
    }

    /// Writes an option with text, unless it is empty.
    fn text(&mut self, code: u16, text: &str) {
        let mut end = text.len().min(TEXT);
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        if end > 0 {
            self.option(code, text.get(..end).unwrap_or_default().as_bytes());
        }
    }

    fn end_of_options(&mut self) {
        self.number([0; 4]);
    }

    fn section(&mut self, os: &str, program: &str) -> io::Result<()> {
        // Byte order, version 1.0, and the unknown size of the section.
        self.number(0x1A2B_3C4D_u32.to_le_bytes());
        self.number(1_u16.to_le_bytes());
        self.number(0_u16.to_le_bytes());
        self.number((-1_i64).to_le_bytes());
        self.text(option::SECTION_OS, os);
        self.text(option::SECTION_PROGRAM, program);
        self.end_of_options();
        self.end(block::SECTION)
    }

    /// Describes the next interface.
    fn interface(&mut self, interface: &Interface) -> io::Result<()> {
        let mut description = interface.description();
        if let Some(name) = self.traces.get(interface.trace) {
            description = format!("{description}, of {name}");
        }
        self.interfaces += 1;
        self.number(interface.link.number().to_le_bytes());
        self.number([0; 2]);
        // The number of bytes that are captured of a packet has no limit.
        self.number([0; 4]);
        self.text(option::INTERFACE_NAME, &interface.name());
        self.text(option::INTERFACE_DESCRIPTION, &description);
        if let Some(mac) = interface.mac() {
            self.option(option::INTERFACE_MAC, &mac);
        }
        self.option(option::INTERFACE_RESOLUTION, &[NANOSECONDS]);
        self.end_of_options();
        self.end(block::INTERFACE)
    }

    /// Writes a packet.
    ///
    /// # Errors
    ///
    /// Returns the errors of the output.
    pub fn packet(&mut self, packet: &Packet<'_>) -> io::Result<()> {
        if packet.interface_index == self.interfaces {
            self.interface(packet.interface)?;
        }
        let time = packet.time.map_or(0, nanoseconds);
        self.number(packet.interface_index.to_le_bytes());
        self.number(((time >> 32) as u32).to_le_bytes());
        self.number((time as u32).to_le_bytes());
        self.number((packet.bytes.len() as u32).to_le_bytes());
        self.number(packet.size.to_le_bytes());
        self.padded(&packet.bytes);
        self.text(option::COMMENT, &packet.comment());
        if let Some(direction) = packet.direction {
            let flags: u32 = match direction {
                Direction::In => 1,
                Direction::Out => 2,
            };
            self.option(option::PACKET_FLAGS, &flags.to_le_bytes());
        }
        if let Some(group) = packet.group {
            self.option(option::PACKET_ID, &group.to_le_bytes());
        }
        if packet.drop.is_some() {
            self.option(option::PACKET_VERDICT, &DROPPED);
        }
        if let (Some(process), Some(thread)) = (packet.process, packet.thread) {
            let [a, b, c, d] = process.to_le_bytes();
            let [e, f, g, h] = thread.to_le_bytes();
            self.option(option::PACKET_PROCESS, &[a, b, c, d, e, f, g, h]);
        }
        self.end_of_options();
        self.end(block::PACKET)
    }

    /// Writes an entry of a systemd journal: those of its fields that are not empty.
    ///
    /// # Errors
    ///
    /// Returns the errors of the output.
    pub fn entry(&mut self, time: Option<FileTime>, fields: &[(&str, &str)]) -> io::Result<()> {
        let mut entry = Vec::new();
        let stamp = (time.map_or(0, nanoseconds) / 1_000).to_string();
        let fields = fields.iter().copied().filter(|(_, value)| !value.is_empty());
        for (name, value) in [("__REALTIME_TIMESTAMP", &*stamp)].into_iter().chain(fields) {
            entry.extend_from_slice(name.as_bytes());
            if value.contains('\n') {
                entry.push(b'\n');
                entry.extend_from_slice(&(value.len() as u64).to_le_bytes());
            } else {
                entry.push(b'=');
            }
            entry.extend_from_slice(value.as_bytes());
            entry.push(b'\n');
        }
        self.padded(&entry);
        self.end(block::JOURNAL)
    }
}

/// Returns the nanoseconds from 1970 to a time. Earlier times are 0.
fn nanoseconds(time: FileTime) -> u64 {
    u64::try_from(time.unix_nanos().max(0)).unwrap_or(u64::MAX)
}
