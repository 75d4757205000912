//! Finds the packets in the events of traces.
//!
//! # Design
//!
//! Names of components follow their packets, so traces are read twice. Nothing is kept of a packet that is passed on.

use std::borrow::Cow;
use std::io;

use etwspec::Utf16Str;
use etwspec::providers::packets::ndis_packet_capture::payloads::{
    EventPacketFragmentPayload, EventPacketMetadataPayload, EventVmSwitchPacketFragmentDestination,
    EventVmSwitchPacketFragmentPayload,
};
use etwspec::providers::packets::ndis_packet_capture::{event as ndis_event, keyword as ndis_keyword};
use etwspec::providers::packets::pkt_mon::payloads::maps::{DropReason, PacketDirectionTag, PacketType};
use etwspec::providers::packets::pkt_mon::payloads::{FrameDropPayloadPayload, FramePayloadPayload};
use etwspec::providers::packets::ras_ndis_wan_packet_capture::payloads::{ReceivePacketPayload, SendPacketPayload};
use etwspec::providers::packets::{
    Dot11ExtstaRecvContextPtr64View, NdisNetBufferList8021qInfoPtr32View, NdisNetBufferListInfo,
};
use etwspec::providers::packets::{ndis_packet_capture, pkt_mon, ras_ndis_wan_packet_capture};
use etwspec_etl::Event;
use etwspec_etl::time::FileTime;
use hashbrown::HashMap;

use crate::known::Record;
use crate::packets::components::{Components, short};
use crate::packets::interface::{Interface, Interfaces, Place};
use crate::packets::interface::{Link, Port};
use crate::packets::join::{Joined, Joiner, Key, Part};
use crate::packets::packet::{Direction, Packet, Reception};
use crate::packets::size::{clear_protected, size_of_packet};

/// Maximum number of destinations of a packet that its comment has.
const DESTINATIONS: usize = 16;

/// Maximum number of packets that are described but did not follow yet.
const DESCRIBED: usize = 1024;

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
}

/// Finds the packets in the events of traces, which are added in the order of time.
#[derive(Debug)]
pub struct Capture {
    components: Components,
    joiner: Joiner<Properties>,
    interfaces: Interfaces,
    /// Interfaces of components by number, and of the capture driver by the numbers of both interfaces.
    known: HashMap<(usize, Link, u32, Option<u32>), u32>,
    /// Properties of the next packets of Wi-Fi.
    described: HashMap<Key, Reception>,
    /// Index of each interface in the order of first packets, if there was one.
    indices: Vec<Option<u32>>,
    summary: Summary,
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
    reception: Option<Reception>,
    vlan: Option<(u32, u32)>,
    hash: Option<u32>,
    process: Option<u32>,
    process_name: Option<String>,
    thread: Option<u32>,
}

/// A packet of the packet monitor, from either payload. Their getters are the same.
macro_rules! frame {
    ($own:ident, $drop:expr) => {
        Frame {
            kind: $own.packet_type(),
            component: $own.component_id(),
            direction: $own.dir_tag(),
            group: $own.pkt_group_id(),
            size: $own.original_payload_size(),
            bytes: $own.payload(),
            drop: $drop,
        }
    };
}

/// Takes packets.
type Each<'e> = dyn FnMut(&Packet<'_>) -> io::Result<()> + 'e;

impl Capture {
    /// Creates the packets of traces with components.
    pub fn new(components: Components) -> Capture {
        Capture {
            components,
            joiner: Joiner::new(),
            interfaces: Interfaces::default(),
            known: HashMap::new(),
            described: HashMap::new(),
            indices: Vec::new(),
            summary: Summary::default(),
        }
    }

    /// Returns the time of an event of a trace.
    pub fn time(&self, trace: usize, event: &Event<'_>) -> Option<FileTime> {
        self.components.time(trace, event)
    }

    /// Adds the next event, and passes on the packets that it completes. Returns whether the event is no part of a packet.
    ///
    /// # Errors
    ///
    /// Returns the errors of `each`.
    pub fn event(&mut self, trace: usize, record: &Record<'_>, each: &mut Each<'_>) -> io::Result<bool> {
        let Record { event, state, .. } = *record;
        let found = match event.provider() {
            Some(ndis_packet_capture::GUID) => self.driver(trace, event),
            Some(pkt_mon::GUID) => self.component(trace, event),
            Some(ras_ndis_wan_packet_capture::GUID) => self.remote(trace, event),
            _ => Found::Other,
        };
        let (part, place, mut properties) = match found {
            Found::Other => return Ok(true),
            Found::Skipped => return Ok(false),
            Found::Part(part, place, properties) => (part, place, properties),
        };
        properties.time = self.time(trace, event);
        let writer = state.writer();
        // A processor that runs nothing has the ID of the largest number.
        properties.process = writer.process.filter(|process| *process != u32::MAX);
        properties.process_name =
            properties.process.and_then(|process| state.process(process)).map(|name| short(&name));
        properties.thread = writer.thread;
        let key = key(trace, event, event.descriptor().map_or(0, |descriptor| descriptor.id()), place);
        if part.ends && !self.described.is_empty() {
            properties.reception = self.described.remove(&key);
        }
        let Capture { joiner, interfaces, indices, summary, .. } = self;
        joiner.add(key, part, properties, |joined| packet(joined, (interfaces, indices, summary), each))?;
        Ok(false)
    }

    /// Passes on the packets whose ends are missing. Returns the numbers of what was read.
    ///
    /// # Errors
    ///
    /// Returns the errors of `each`.
    pub fn finish(self, each: &mut Each<'_>) -> io::Result<Summary> {
        let Capture { mut joiner, interfaces, mut indices, mut summary, .. } = self;
        joiner.finish(|joined| packet(joined, (&interfaces, &mut indices, &mut summary), each))?;
        summary.parts = joiner.lost;
        Ok(summary)
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
        let (bytes, keys, interface);
        let mut properties = Properties::default();
        if let Some(read) = event.provider_payload::<EventPacketFragmentPayload<'_>>() {
            let Some(payload) = self.readable(read) else { return Found::Skipped };
            let (lower, miniport) = (payload.lower_if_index(), payload.miniport_if_index());
            (bytes, keys) = (payload.fragment(), (lower, miniport, 0));
            interface = self.interface((trace, link, lower, Some(miniport)), |components| Place::Driver {
                lower,
                miniport,
                adapter: components.adapter(trace, miniport),
            });
        } else if let Some(read) = event.provider_payload::<EventPacketMetadataPayload<'_>>() {
            let Some(payload) = self.readable(read) else { return Found::Skipped };
            let place = (payload.lower_if_index(), payload.miniport_if_index(), 0);
            // The members that are read have the same offsets for both pointer sizes.
            let context = Dot11ExtstaRecvContextPtr64View::new(payload.metadata()).ok();
            if let Some(context) = context.filter(|_| link == Link::WiFi) {
                if self.described.len() >= DESCRIBED {
                    self.described.clear();
                }
                let (signal, frequency) = (context.lrssi(), context.uch_center_frequency());
                let key = key(trace, event, ndis_event::EVENT_PACKET_FRAGMENT, place);
                self.described.insert(key, Reception { signal, frequency, rate: context.uc_data_rate() });
            }
            return Found::Skipped;
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
            let of_band = |kind: NdisNetBufferListInfo| {
                let (size, data) = (event.pointer().bytes(), payload.oob_data());
                data.get(kind.0 as usize * size..)?.get(..size).filter(|value| value.iter().any(|byte| *byte != 0))
            };
            let tag = of_band(NdisNetBufferListInfo::IEEE8021Q_NET_BUFFER_LIST_INFO);
            let tag = tag.and_then(|value| NdisNetBufferList8021qInfoPtr32View::new(value).ok());
            properties.vlan = tag.map(|tag| (tag.vlan_id(), tag.user_priority()));
            let hash = of_band(NdisNetBufferListInfo::NET_BUFFER_LIST_HASH_VALUE);
            properties.hash = hash.and_then(|value| value.first_chunk()).map(|value| u32::from_le_bytes(*value));
            (bytes, keys) = (payload.fragment(), (lower, payload.miniport_if_index(), source.id));
            properties.destinations = payload.destination().take(DESTINATIONS).map(port).collect();
            interface = self.interfaces.index(Interface { trace, link, place: Place::Switch { lower, source } });
        } else {
            return Found::Other;
        }
        properties.direction = match (has(ndis_keyword::UT_SEND_PATH), has(ndis_keyword::UT_RECEIVE_PATH)) {
            (true, false) => Some(Direction::Out),
            (false, true) => Some(Direction::In),
            _ => None,
        };
        properties.interface = interface;
        let part = Part { bytes, starts: has(ndis_keyword::PACKET_START), ends: has(ndis_keyword::PACKET_END) };
        Found::Part(part, keys, properties)
    }

    /// Reads an event of the packet monitor.
    fn component<'e>(&mut self, trace: usize, event: &Event<'e>) -> Found<'e> {
        let whole = event.provider_payload::<FramePayloadPayload<'_>>();
        let read = whole.map(|read| read.map(|own| frame!(own, None))).or_else(|| {
            let dropped = event.provider_payload::<FrameDropPayloadPayload<'_>>()?;
            Some(dropped.map(|own| frame!(own, Some((own.drop_reason(), own.drop_location())))))
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
        let interface = self.interface((trace, link, id.into(), None), |components| components.place(trace, id));
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

    /// Returns the index of an interface that is identified by numbers.
    fn interface(&mut self, key: (usize, Link, u32, Option<u32>), place: impl FnOnce(&Components) -> Place) -> u32 {
        let Capture { known, interfaces, components, .. } = self;
        let (trace, link, ..) = key;
        let add = || interfaces.index(Interface { trace, link, place: place(components) });
        *known.entry(key).or_insert_with(add)
    }

    /// Counts a payload that cannot be read.
    fn readable<P>(&mut self, read: Result<P, etwspec::Error>) -> Option<P> {
        self.summary.undecodable += u64::from(read.is_err());
        read.ok()
    }
}

/// Returns the properties that the parts of a packet share.
fn key(trace: usize, event: &Event<'_>, id: u16, place: (u32, u32, u32)) -> Key {
    Key { trace, processor: event.processor(), thread: event.thread_id().unwrap_or(u32::MAX), event: id, place }
}

/// Passes on a packet.
fn packet(
    joined: Joined<'_, Properties>,
    (interfaces, indices, summary): (&Interfaces, &mut Vec<Option<u32>>, &mut Summary),
    each: &mut Each<'_>,
) -> io::Result<()> {
    let Joined { mut bytes, size, properties, incomplete } = joined;
    indices.resize(interfaces.len(), None);
    let own = interfaces.get(properties.interface).zip(indices.get_mut(properties.interface as usize));
    let Some((interface, index)) = own else { return Ok(()) };
    let next = summary.interfaces as u32;
    summary.interfaces += u64::from(index.is_none());
    if interface.link == Link::WiFi && matches!(interface.place, Place::Driver { .. }) {
        clear_protected(&mut bytes);
    }
    let captured = u32::try_from(size).unwrap_or(u32::MAX);
    let stated = properties.size.or_else(|| size_of_packet(interface.link, &bytes));
    let packet = Packet {
        time: properties.time,
        interface_index: *index.get_or_insert(next),
        interface,
        size: stated.unwrap_or(0).max(captured),
        bytes,
        direction: properties.direction,
        group: properties.group,
        drop: properties.drop.map(|(reason, place)| (reason.0, place)),
        drop_reason: properties.drop.and_then(|(reason, _)| reason.name()),
        destinations: properties.destinations,
        reception: properties.reception,
        vlan: properties.vlan,
        hash: properties.hash,
        incomplete,
        process: properties.process,
        thread: properties.thread,
        process_name: properties.process_name.map(Cow::Owned),
    };
    summary.packets += 1;
    summary.drops += u64::from(packet.drop.is_some());
    summary.incomplete += u64::from(incomplete);
    summary.without_time += u64::from(packet.time.is_none());
    each(&packet)
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
