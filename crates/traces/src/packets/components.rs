//! Components of the network stack, which the packet monitor describes at the end of a trace.

use std::fmt::Write;
use std::net::{Ipv4Addr, Ipv6Addr};

use etwspec::providers::packets::pkt_mon;
use etwspec::providers::packets::pkt_mon::payloads::maps::PropertyType;
use etwspec::providers::packets::pkt_mon::payloads::{
    CompPropBinaryPayload, CompPropIpv4Payload, CompPropIpv6Payload, CompPropUintPayload, ComponentInfoPayload,
};
use etwspec_etl::state::Pass;
use etwspec_etl::time::{Clock, FileTime};
use etwspec_etl::{Event, LogFile};
use hashbrown::HashMap;

use crate::packets::interface::Place;

/// Maximum number of characters of a name.
const NAME: usize = 256;
/// Maximum number of addresses of a component that its description has.
const ADDRESSES: usize = 16;

/// Returns the first characters of a text.
pub(crate) fn short(text: &impl ToString) -> String {
    let mut text = text.to_string();
    if let Some((at, _)) = text.char_indices().nth(NAME) {
        text.truncate(at);
    }
    text
}

#[derive(Debug, Default)]
struct Component {
    name: String,
    description: String,
    kind: Option<&'static str>,
    interface: Option<u32>,
    addresses: Vec<String>,
    mac: Option<[u8; 6]>,
}

/// The components of traces, by their numbers. A later event about a component replaces an earlier one.
#[derive(Debug, Default)]
pub struct Components(Vec<(Clock, HashMap<u16, Component>)>);

impl Pass for Components {
    fn begin(&mut self, log_file: Option<&LogFile>) {
        self.0.push((log_file.map_or(Clock::SYSTEM, |log_file| log_file.clock), HashMap::new()));
    }

    fn event(&mut self, event: &Event<'_>) {
        let Some((_, all)) = self.0.last_mut().filter(|_| event.provider() == Some(pkt_mon::GUID)) else { return };
        if let Some(Ok(info)) = event.provider_payload::<ComponentInfoPayload<'_>>() {
            let own = all.entry(info.id()).or_default();
            own.name = short(&info.name());
            own.description = short(&info.description());
            own.kind = info.kind().name();
        } else if let Some(Ok(property)) = event.provider_payload::<CompPropUintPayload<'_>>() {
            if property.kind() == PropertyType::IF_INDEX {
                all.entry(property.component_id()).or_default().interface = Some(property.value());
            }
        } else if let Some(Ok(property)) = event.provider_payload::<CompPropBinaryPayload<'_>>() {
            if property.kind() == PropertyType::PHYS_ADDRESS {
                all.entry(property.component_id()).or_default().mac = property.value().try_into().ok();
            }
        } else if let Some(Ok(property)) = event.provider_payload::<CompPropIpv4Payload<'_>>() {
            let address = Ipv4Addr::from(property.ip_address().to_le_bytes());
            all.entry(property.component_id()).or_default().address(address.to_string());
        } else if let Some(Ok(property)) = event.provider_payload::<CompPropIpv6Payload<'_>>()
            && let Ok(bytes) = <[u8; 16]>::try_from(property.ip_address())
        {
            all.entry(property.component_id()).or_default().address(Ipv6Addr::from(bytes).to_string());
        }
    }
}

impl Components {
    /// Returns the time of an event of a trace.
    pub(crate) fn time(&self, trace: usize, event: &Event<'_>) -> Option<FileTime> {
        let (clock, _) = self.0.get(trace)?;
        clock.checked_time(event.time_stamp()?)
    }

    /// Returns the place of packets in a component.
    pub(crate) fn place(&self, trace: usize, id: u16) -> Place {
        match self.0.get(trace).and_then(|(_, all)| all.get(&id)) {
            Some(own) => Place::Component { id, name: own.name.clone(), description: own.describe(), mac: own.mac },
            None => Place::Component { id, name: String::new(), description: String::new(), mac: None },
        }
    }
}

impl Component {
    fn address(&mut self, address: String) {
        if self.addresses.len() < ADDRESSES && !self.addresses.contains(&address) {
            self.addresses.push(address);
        }
    }

    fn describe(&self) -> String {
        let mut text = self.description.clone();
        let mut put = |part: std::fmt::Arguments<'_>| {
            let comma = if text.is_empty() { "" } else { ", " };
            let _never_fails = write!(text, "{comma}{part}");
        };
        if let Some(kind) = self.kind {
            put(format_args!("{kind}"));
        }
        if let Some(interface) = self.interface {
            put(format_args!("interface {interface}"));
        }
        self.addresses.iter().for_each(|address| put(format_args!("{address}")));
        text
    }
}
