//! A packet, as the events state it.

use std::borrow::Cow;

use etwspec_etl::time::FileTime;

use crate::packets::interface::{Interface, Port};

/// Direction of a packet at the place where it was captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Received.
    In,
    /// Sent.
    Out,
}

/// Properties of the reception of a packet of Wi-Fi.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Reception {
    /// Signal strength in dBm.
    pub signal: i32,
    /// Center frequency of the channel in MHz.
    pub frequency: u32,
    /// Index of the data rate in a table of the adapter, which traces do not contain.
    pub rate: u8,
}

/// A packet.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Packet<'p> {
    /// Time of the last event of the packet, UTC. `None` if the clock of the trace is unknown or the time is damaged.
    pub time: Option<FileTime>,
    /// Index of the interface.
    pub interface_index: u32,
    /// Interface at which the packet was captured.
    pub interface: &'p Interface,
    /// Bytes of the events: the packet, or its first bytes.
    pub bytes: Cow<'p, [u8]>,
    /// Size of the packet in bytes, at least the number of bytes captured.
    pub size: u32,
    /// Direction, if the event states it.
    pub direction: Option<Direction>,
    /// Number of the packet, which is the same in all components that the packet passes.
    pub group: Option<u64>,
    /// Reason of a drop and its place in the code of Windows, if the packet was dropped.
    pub drop: Option<(u32, u32)>,
    /// Name of the reason of a drop.
    pub drop_reason: Option<&'static str>,
    /// Ports of a virtual switch that the packet goes to.
    pub destinations: Vec<Port>,
    /// Properties of the reception, if the trace states them.
    pub reception: Option<Reception>,
    /// VLAN ID and priority of a packet in a virtual switch, which removes the tag. 0 if there is only the other one.
    pub vlan: Option<(u32, u32)>,
    /// Hash value of receive-side scaling (RSS).
    pub hash: Option<u32>,
    /// True if the trace does not contain the end of the packet.
    pub incomplete: bool,
    /// Process that was running when the packet was captured.
    pub process: Option<u32>,
    /// Thread that was running when the packet was captured.
    pub thread: Option<u32>,
    /// Name of the process.
    pub process_name: Option<Cow<'p, str>>,
}

impl Packet<'_> {
    /// Returns what a packet file has no other place for, in words, or an empty text.
    pub fn comment(&self) -> String {
        let mut parts: Vec<String> = Vec::new();
        if let Some((reason, place)) = self.drop {
            let reason = self.drop_reason.map_or_else(|| format!("reason {reason}"), str::to_owned);
            let place = if place == 0 { String::new() } else { format!(" at {place:#x}") };
            parts.push(format!("dropped by {}: {reason}{place}", self.interface.label()));
        }
        if self.incomplete {
            parts.push("incomplete: the trace lacks the end of the packet".to_owned());
        }
        for port in &self.destinations {
            parts.push(format!("to port {port}"));
        }
        if let Some((id, priority)) = self.vlan {
            parts.push(format!("VLAN {id}, priority {priority}"));
        }
        if let Some(hash) = self.hash {
            parts.push(format!("RSS hash {hash:#010x}"));
        }
        if let Some(Reception { signal, frequency, rate }) = self.reception {
            parts.push(format!("signal {signal} dBm, channel at {frequency} MHz, rate index {rate}"));
        }
        match (&self.process_name, self.process) {
            (Some(name), Some(id)) => parts.push(format!("process {name} ({id})")),
            (None, Some(id)) => parts.push(format!("process {id}")),
            (_, None) => {}
        }
        parts.join("; ")
    }
}
