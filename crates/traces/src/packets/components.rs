//! Components of the network stack, which the packet monitor describes at the end of a trace, and network adapters, which the
//! kernel does.

use std::fmt::Write;
use std::net::{Ipv4Addr, Ipv6Addr};

use etwspec::headers::HookId;
use etwspec::payloads::Payload;
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
/// Maximum number of network adapters.
const ADAPTERS: usize = 1024;

/// Returns the first characters of a text.
pub(crate) fn short(text: &impl ToString) -> String {
    text.to_string().chars().take(NAME).collect()
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
pub struct Components(Vec<Stated>);

#[derive(Debug)]
struct Stated {
    clock: Clock,
    components: HashMap<u16, Component>,
    /// Network adapters, by the index of the interface.
    adapters: HashMap<u32, Component>,
}

impl Pass for Components {
    fn begin(&mut self, log_file: Option<&LogFile>) {
        let clock = log_file.map_or(Clock::SYSTEM, |log_file| log_file.clock);
        self.0.push(Stated { clock, components: HashMap::new(), adapters: HashMap::new() });
    }

    fn event(&mut self, event: &Event<'_>) {
        let Some(Stated { components: all, adapters, .. }) = self.0.last_mut() else { return };
        if event.provider() != Some(pkt_mon::GUID) {
            if adapters.len() < ADAPTERS
                && event.hook().is_some_and(|(hook, _)| hook == HookId::CONFIG_NIC)
                && let Some(Ok(Payload::NicConfig(adapter))) = event.payload()
                && let Some(index) = adapter.ipv4_index().or(adapter.ipv6_index())
            {
                let own = adapters.entry(index).or_default();
                own.description = adapter.nic_description().map_or_else(String::new, |name| short(&name));
                let addresses = adapter.ip_addresses().map_or_else(String::new, |all| short(&all));
                addresses.split_terminator(';').for_each(|address| own.address(address.to_owned()));
            }
            return;
        }
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
        self.0.get(trace)?.clock.checked_time(event.time_stamp()?)
    }

    /// Returns the place of packets in a component.
    pub(crate) fn place(&self, trace: usize, id: u16) -> Place {
        match self.0.get(trace).and_then(|stated| stated.components.get(&id)) {
            Some(own) => Place::Component { id, name: own.name.clone(), description: own.describe(), mac: own.mac },
            None => Place::Component { id, name: String::new(), description: String::new(), mac: None },
        }
    }

    /// Returns the name and the addresses of a network adapter.
    pub(crate) fn adapter(&self, trace: usize, interface: u32) -> String {
        let own = self.0.get(trace).and_then(|stated| stated.adapters.get(&interface));
        own.map_or_else(String::new, Component::describe)
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
