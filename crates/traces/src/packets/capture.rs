//! Reads traces, and writes their packets.
//!
//! # Design
//!
//! Names of components follow their packets, so traces are read twice. An interface is written before its first packet, and
//! nothing is kept of a packet that is written.

use std::borrow::Cow;
use std::io::{self, Write};

use etwspec::Utf16Str;
use etwspec::providers::packets::ndis_packet_capture::keyword as ndis_keyword;
use etwspec::providers::packets::ndis_packet_capture::payloads::{
    EventPacketFragmentPayload, EventVmSwitchPacketFragmentDestination, EventVmSwitchPacketFragmentPayload,
};
use etwspec::providers::packets::pkt_mon::payloads::maps::{DropReason, PacketDirectionTag, PacketType};
use etwspec::providers::packets::pkt_mon::payloads::{FrameDropPayloadPayload, FramePayloadPayload};
use etwspec::providers::packets::ras_ndis_wan_packet_capture::payloads::{ReceivePacketPayload, SendPacketPayload};
use etwspec::providers::packets::{ndis_packet_capture, pkt_mon, ras_ndis_wan_packet_capture};
use etwspec_etl::buffers::Merged;
use etwspec_etl::state::{FirstPass, State};
use etwspec_etl::time::{Clock, FileTime};
use etwspec_etl::{Damage, Event, Item, Trace};
use hashbrown::HashMap;

use crate::packets::components::{Components, short};
use crate::packets::interface::{Interface, Interfaces, Place};
use crate::packets::interface::{Link, Port};
use crate::packets::join::{Joined, Joiner, Key, Part};
use crate::packets::packet::{Direction, Packet};
use crate::packets::pcapng::Blocks;
use crate::packets::size::size_of_packet;

/// Maximum number of destinations of a packet that its comment has.
const DESTINATIONS: usize = 16;

/// An entry of a journal: an event that is no packet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// Text.
    pub message: String,
    /// Name of what logged the event, such as a provider.
    pub identifier: String,
    /// Process ID, in decimal, or empty.
    pub process: String,
}

/// Options of a pcapng file.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Options {
    /// Operating system that the file names.
    pub os: String,
    /// Program that the file names.
    pub program: String,
    /// Names of the traces in descriptions of interfaces, or none.
    pub traces: Vec<String>,
}

/// Numbers of what was read and written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Summary {
    /// Packets that were written, or passed on.
    pub packets: u64,
    /// Of these, packets that were dropped.
    pub drops: u64,
    /// Of these, packets whose end is missing.
    pub incomplete: u64,
    /// Of these, packets without a known time.
    pub without_time: u64,
    /// Interfaces.
    pub interfaces: u64,
    /// Parts of packets without a beginning.
    pub parts: u64,
    /// Packets that begin with no header of a link or of IP: those of protocols above.
    pub without_link: u64,
    /// Events with a packet that cannot be decoded.
    pub undecodable: u64,
    /// Other events that were written.
    pub events: u64,
}

/// A trace that is read.
struct Source {
    state: State,
    clock: Clock,
    components: Components,
}

/// The packets of traces.
pub struct Capture<'t, 'a> {
    traces: &'t [Trace<'a>],
    sources: Vec<Source>,
    interfaces: Interfaces,
    /// Interfaces of components.
    known: HashMap<(usize, u16, Link), u32>,
    /// Index of each interface in the order of first packets, if there was one.
    indices: Vec<Option<u32>>,
    summary: Summary,
}

impl std::fmt::Debug for Capture<'_, '_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Capture").field("traces", &self.traces.len()).field("summary", &self.summary).finish()
    }
}

/// Properties of a packet besides its bytes.
#[derive(Clone, Debug, Default)]
struct Properties {
    interface: u32,
    time: Option<FileTime>,
    /// Size that the event states.
    size: Option<u32>,
    direction: Option<Direction>,
    group: Option<u64>,
    drop: Option<(DropReason, u32)>,
    destinations: Vec<Port>,
    process: Option<u32>,
    thread: Option<u32>,
}

/// Packets and other blocks, made from the events of traces.
enum Output<'o> {
    Packet(&'o Packet<'o>, bool),
    Event(usize, &'o Event<'o>, &'o State),
}

impl<'t, 'a> Capture<'t, 'a> {
    /// Reads the names in traces. Packets are read afterwards, in the order of time.
    pub fn new(traces: &'t [Trace<'a>]) -> Capture<'t, 'a> {
        let (mut passes, mut rest) = (Vec::new(), Vec::new());
        for trace in traces {
            let (mut pass, mut components) = (FirstPass::for_writers(trace), Components::default());
            trace.for_each_event(|event| {
                pass.add(event);
                components.add(event);
            });
            passes.push(pass);
            rest.push((trace.log_file().map_or(Clock::SYSTEM, |log_file| log_file.clock), components));
        }
        let states = FirstPass::states(passes).into_iter();
        let sources = states.zip(rest).map(|(state, (clock, components))| Source { state, clock, components });
        Capture {
            traces,
            sources: sources.collect(),
            interfaces: Interfaces::default(),
            known: HashMap::new(),
            indices: Vec::new(),
            summary: Summary::default(),
        }
    }

    /// Passes on every packet, and damage with the index of its trace.
    ///
    /// ```
    /// use etwspec_traces::packets::Capture;
    /// use etwspec_etl::{SAMPLE, Trace};
    ///
    /// let traces = [Trace::new(SAMPLE)];
    /// let summary = Capture::new(&traces).for_each(
    ///     |packet| println!("{} {}", packet.interface.name(), packet.size),
    ///     |_, damage| println!("{damage}"),
    /// );
    /// println!("{} packets", summary.packets);
    /// ```
    pub fn for_each(mut self, mut each: impl FnMut(&Packet<'_>), damaged: impl FnMut(usize, &Damage)) -> Summary {
        let read = self.read(damaged, |output| {
            if let Output::Packet(packet, _) = output {
                each(packet);
            }
            Ok(())
        });
        debug_assert!(read.is_ok());
        self.summary
    }

    /// Writes a pcapng file with every packet. `entry` returns what is written for another event. Passes on damage with the index
    /// of its trace.
    ///
    /// # Errors
    ///
    /// Returns the errors of `out`.
    pub fn write_pcapng(
        mut self,
        options: &Options,
        out: impl Write,
        damaged: impl FnMut(usize, &Damage),
        mut entry: impl FnMut(usize, &Event<'_>, &State) -> Option<Entry>,
    ) -> io::Result<Summary> {
        let mut blocks = Blocks::new(out);
        blocks.section(&options.os, &options.program)?;
        let clocks: Vec<Clock> = self.sources.iter().map(|source| source.clock).collect();
        let mut events = 0;
        self.read(damaged, |output| match output {
            Output::Packet(packet, is_new) => {
                if is_new {
                    let mut description = packet.interface.description();
                    if let Some(name) = options.traces.get(packet.interface.trace) {
                        description = format!("{description}, of {name}");
                    }
                    blocks.interface(packet.interface, &description)?;
                }
                blocks.packet(packet)
            }
            Output::Event(trace, event, state) => {
                let Some(Entry { message, identifier, process }) = entry(trace, event, state) else {
                    return Ok(());
                };
                events += 1;
                let time = event.time_stamp().and_then(|stamp| clocks.get(trace)?.checked_time(stamp));
                let all = [("_PID", &*process), ("SYSLOG_IDENTIFIER", &*identifier), ("MESSAGE", &*message)];
                let fields: Vec<(&str, &str)> = all.into_iter().filter(|(_, value)| !value.is_empty()).collect();
                blocks.journal(time, &fields)
            }
        })?;
        self.summary.events = events;
        Ok(self.summary)
    }

    /// Reads all events in the order of time.
    fn read(
        &mut self,
        mut damaged: impl FnMut(usize, &Damage),
        mut each: impl FnMut(Output<'_>) -> io::Result<()>,
    ) -> io::Result<()> {
        let (mut items, mut joiner) = (Merged::new(self.traces), Joiner::new());
        while let Some((trace, item)) = items.next() {
            match item {
                Item::Event(_, event) => self.event((trace, &event), &mut joiner, &mut each)?,
                Item::Damage(damage) => damaged(trace, &damage),
            }
        }
        joiner.finish(|joined| self.packet(joined, &mut each))?;
        self.summary.parts = joiner.lost;
        Ok(())
    }

    fn event(
        &mut self,
        (trace, event): (usize, &Event<'_>),
        joiner: &mut Joiner<Properties>,
        each: &mut impl FnMut(Output<'_>) -> io::Result<()>,
    ) -> io::Result<()> {
        let Some(source) = self.sources.get_mut(trace) else { return Ok(()) };
        source.state.update(event);
        let found = match event.provider() {
            Some(ndis_packet_capture::GUID) => self.driver(trace, event),
            Some(pkt_mon::GUID) => self.component(trace, event),
            Some(ras_ndis_wan_packet_capture::GUID) => self.remote(trace, event),
            _ => Found::Other,
        };
        let Some(Source { state, clock, .. }) = self.sources.get(trace) else { return Ok(()) };
        let (part, place, mut properties) = match found {
            Found::Other => return each(Output::Event(trace, event, state)),
            Found::Skipped => return Ok(()),
            Found::Part(part, place, properties) => (part, place, properties),
        };
        properties.time = event.time_stamp().and_then(|stamp| clock.checked_time(stamp));
        let writer = state.writer();
        // A processor that runs nothing has the ID of the largest number.
        properties.process = writer.process.filter(|process| *process != u32::MAX);
        properties.thread = writer.thread;
        let key = Key {
            trace,
            processor: event.processor(),
            thread: event.thread_id().unwrap_or(u32::MAX),
            event: event.descriptor().map_or(0, |descriptor| descriptor.id()),
            place,
        };
        joiner.add(key, part, properties, |joined| self.packet(joined, each))
    }

    /// Reads an event of the capture driver.
    fn driver<'e>(&mut self, trace: usize, event: &Event<'e>) -> Found<'e> {
        let keyword = event.keyword().unwrap_or(0);
        let has = |bits| keyword & bits != 0;
        let link = match () {
            () if has(ndis_keyword::NATIVE802_11) => Link::WiFi,
            () if has(ndis_keyword::WIRELESS_WAN) => Link::Ip,
            () => Link::Ethernet,
        };
        let (bytes, keys, place, destinations);
        if let Some(read) = event.provider_payload::<EventPacketFragmentPayload<'_>>() {
            let Some(payload) = self.readable(read) else { return Found::Skipped };
            let (lower, miniport) = (payload.lower_if_index(), payload.miniport_if_index());
            (bytes, keys) = (payload.fragment(), (lower, miniport, 0));
            (place, destinations) = (Place::Driver { lower, miniport }, Vec::new());
        } else if let Some(read) = event.provider_payload::<EventVmSwitchPacketFragmentPayload<'_>>() {
            let Some(payload) = self.readable(read) else { return Found::Skipped };
            let lower = payload.lower_if_index();
            let source = Port {
                id: payload.source_port_id(),
                name: short(&payload.source_port_name()),
                nic_name: short(&payload.source_nic_name()),
                nic_type: short(&payload.source_nic_type()),
            };
            let port = |port: EventVmSwitchPacketFragmentDestination<'_>| Port {
                id: port.destination_port_id(),
                name: short(&port.destination_port_name()),
                nic_name: short(&port.destination_nic_name()),
                nic_type: short(&port.destination_nic_type()),
            };
            (bytes, keys) = (payload.fragment(), (lower, payload.miniport_if_index(), source.id));
            destinations = payload.destination().take(DESTINATIONS).map(port).collect();
            place = Place::Switch { lower, source };
        } else {
            return Found::Other;
        }
        let direction = match (has(ndis_keyword::UT_SEND_PATH), has(ndis_keyword::UT_RECEIVE_PATH)) {
            (true, false) => Some(Direction::Out),
            (false, true) => Some(Direction::In),
            _ => None,
        };
        let interface = self.interfaces.index(Interface { trace, link, place });
        let part = Part { bytes, starts: has(ndis_keyword::PACKET_START), ends: has(ndis_keyword::PACKET_END) };
        Found::Part(part, keys, Properties { interface, direction, destinations, ..Properties::default() })
    }

    /// Reads an event of the packet monitor.
    fn component<'e>(&mut self, trace: usize, event: &Event<'e>) -> Found<'e> {
        let read = event.provider_payload::<FramePayloadPayload<'_>>().map(|read| read.map(Frame::from));
        let read = read.or_else(|| {
            let read = event.provider_payload::<FrameDropPayloadPayload<'_>>();
            read.map(|read| read.map(Frame::from))
        });
        let Some(read) = read else { return Found::Other };
        let Some(frame) = self.readable(read) else { return Found::Skipped };
        let link = match frame.kind {
            PacketType::ETHERNET => Link::Ethernet,
            PacketType::WI_FI => Link::WiFi,
            PacketType::IP => Link::Ip,
            _ => {
                self.summary.without_link += 1;
                return Found::Skipped;
            }
        };
        let id = frame.component;
        let interface = match self.known.get(&(trace, id, link)) {
            Some(interface) => *interface,
            None => {
                let place = self.sources.get(trace).map(|source| source.components.place(id)).unwrap_or(Place::Other);
                let interface = self.interfaces.index(Interface { trace, link, place });
                self.known.insert((trace, id, link), interface);
                interface
            }
        };
        let part = Part { bytes: frame.bytes, starts: true, ends: true };
        let properties = Properties {
            interface,
            size: Some(frame.size.into()),
            direction: match frame.direction {
                PacketDirectionTag::IN | PacketDirectionTag::RX | PacketDirectionTag::INGRESS => Some(Direction::In),
                PacketDirectionTag::OUT | PacketDirectionTag::TX | PacketDirectionTag::EGRESS => Some(Direction::Out),
                _ => None,
            },
            group: Some(frame.group),
            drop: frame.drop,
            ..Properties::default()
        };
        Found::Part(part, (id.into(), 0, 0), properties)
    }

    /// Reads an event of remote access.
    fn remote<'e>(&mut self, trace: usize, event: &Event<'e>) -> Found<'e> {
        let sent = event.provider_payload::<SendPacketPayload<'_>>();
        let direction = if sent.is_some() { Direction::Out } else { Direction::In };
        let of = |domain: Utf16Str<'_>, user: Utf16Str<'_>, bytes: &'e [u8]| (short(&domain), short(&user), bytes);
        let read = match sent {
            Some(read) => read.map(|own| of(own.routing_domain_id(), own.rras_user_name(), own.fragment())),
            None => match event.provider_payload::<ReceivePacketPayload<'_>>() {
                Some(read) => read.map(|own| of(own.routing_domain_id(), own.rras_user_name(), own.fragment())),
                None => return Found::Other,
            },
        };
        let Some((domain, user, bytes)) = self.readable(read) else { return Found::Skipped };
        let place = Place::RemoteAccess { domain, user };
        let interface = self.interfaces.index(Interface { trace, link: Link::Ethernet, place });
        let properties = Properties { interface, direction: Some(direction), ..Properties::default() };
        Found::Part(Part { bytes, starts: true, ends: true }, (0, 0, 0), properties)
    }

    /// Counts a payload that cannot be read.
    fn readable<P>(&mut self, read: Result<P, etwspec::Error>) -> Option<P> {
        self.summary.undecodable += u64::from(read.is_err());
        read.ok()
    }

    /// Passes on a packet.
    fn packet(
        &mut self,
        joined: Joined<'_, Properties>,
        each: &mut impl FnMut(Output<'_>) -> io::Result<()>,
    ) -> io::Result<()> {
        let Joined { bytes, size, properties, incomplete } = joined;
        let own = properties.interface as usize;
        self.indices.resize(self.interfaces.len(), None);
        let next = self.summary.interfaces as u32;
        let Some((interface, index)) = self.interfaces.get(properties.interface).zip(self.indices.get_mut(own)) else {
            return Ok(());
        };
        let is_new = index.is_none();
        self.summary.interfaces += u64::from(is_new);
        let interface_index = *index.get_or_insert(next);
        let captured = u32::try_from(size).unwrap_or(u32::MAX);
        let stated = properties.size.or_else(|| size_of_packet(interface.link, &bytes));
        let state = self.sources.get(interface.trace).map(|source| &source.state);
        let name = state.zip(properties.process).and_then(|(state, process)| state.process(process));
        let packet = Packet {
            time: properties.time,
            interface_index,
            interface,
            size: stated.unwrap_or(0).max(captured),
            bytes,
            direction: properties.direction,
            group: properties.group,
            drop: properties.drop.map(|(reason, place)| (reason.0, place)),
            drop_reason: properties.drop.and_then(|(reason, _)| reason.name()),
            destinations: properties.destinations,
            incomplete,
            process: properties.process,
            thread: properties.thread,
            process_name: name.map(Cow::Borrowed),
        };
        self.summary.packets += 1;
        self.summary.drops += u64::from(packet.drop.is_some());
        self.summary.incomplete += u64::from(incomplete);
        self.summary.without_time += u64::from(packet.time.is_none());
        each(Output::Packet(&packet, is_new))
    }
}

/// Kind of an event.
enum Found<'e> {
    /// No packet.
    Other,
    /// A packet that cannot be read or written.
    Skipped,
    /// Part of a packet, with what identifies its place.
    Part(Part<'e>, (u32, u32, u32), Properties),
}

/// A packet of the packet monitor.
struct Frame<'e> {
    kind: PacketType,
    component: u16,
    direction: PacketDirectionTag,
    group: u64,
    size: u16,
    bytes: &'e [u8],
    drop: Option<(DropReason, u32)>,
}

impl<'e> From<FramePayloadPayload<'e>> for Frame<'e> {
    fn from(own: FramePayloadPayload<'e>) -> Frame<'e> {
        Frame {
            kind: own.packet_type(),
            component: own.component_id(),
            direction: own.dir_tag(),
            group: own.pkt_group_id(),
            size: own.original_payload_size(),
            bytes: own.payload(),
            drop: None,
        }
    }
}

impl<'e> From<FrameDropPayloadPayload<'e>> for Frame<'e> {
    fn from(own: FrameDropPayloadPayload<'e>) -> Frame<'e> {
        Frame {
            kind: own.packet_type(),
            component: own.component_id(),
            direction: own.dir_tag(),
            group: own.pkt_group_id(),
            size: own.original_payload_size(),
            bytes: own.payload(),
            drop: Some((own.drop_reason(), own.drop_location())),
        }
    }
}
