//! Interfaces: places at which packets are captured.

use hashbrown::HashMap;

/// Maximum number of interfaces. Packets of others have an interface for each kind of header.
const MAX: usize = 1024;

/// Header with which the bytes of a packet begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Link {
    /// Ethernet.
    Ethernet,
    /// IEEE 802.11: Wi-Fi.
    WiFi,
    /// IPv4 or IPv6, without a header below it.
    Ip,
}

impl Link {
    /// Returns the number in the registry of link types of pcap files.
    pub fn number(self) -> u16 {
        match self {
            Link::Ethernet => 1,
            Link::Ip => 101,
            Link::WiFi => 105,
        }
    }

    /// Returns a word for names of interfaces.
    pub fn word(self) -> &'static str {
        match self {
            Link::Ethernet => "ethernet",
            Link::WiFi => "wifi",
            Link::Ip => "ip",
        }
    }
}

/// A port of a virtual switch, and the network adapter at it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Port {
    /// Number of the port.
    pub id: u32,
    /// Name of the port.
    pub name: String,
    /// Name of the network adapter.
    pub nic_name: String,
    /// Type of the network adapter.
    pub nic_type: String,
}

impl std::fmt::Display for Port {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.id)?;
        let names = [&self.name, &self.nic_name, &self.nic_type].map(String::as_str);
        let names: Vec<&str> = names.into_iter().filter(|name| !name.is_empty()).collect();
        if names.is_empty() { Ok(()) } else { write!(f, " ({})", names.join(", ")) }
    }
}

/// Place at which packets are captured.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Place {
    /// Capture driver above an interface.
    Driver {
        /// Index of the interface below the driver.
        lower: u32,
        /// Index of the interface of the network adapter.
        miniport: u32,
        /// Name and IP addresses of the network adapter. Empty if they are unknown.
        adapter: String,
    },
    /// Port of a virtual switch.
    Switch {
        /// Index of the interface below the driver.
        lower: u32,
        /// Source of the packets.
        source: Port,
    },
    /// Remote access.
    RemoteAccess {
        /// Routing domain.
        domain: String,
        /// Name of the user.
        user: String,
    },
    /// Component of the network stack that the packet monitor observes.
    Component {
        /// Number of the component.
        id: u16,
        /// Name of the component, such as that of a driver. Empty if it is unknown.
        name: String,
        /// Description of the component and its properties.
        description: String,
        /// MAC address.
        mac: Option<[u8; 6]>,
    },
    /// Interface that is not known, because there are too many.
    Other,
}

/// An interface: a place, for packets that begin with one kind of header.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Interface {
    /// Index of the trace.
    pub trace: usize,
    /// Header with which packets begin.
    pub link: Link,
    /// Place at which packets are captured.
    pub place: Place,
}

impl Interface {
    /// Returns the name of the interface.
    pub fn name(&self) -> String {
        let link = self.link.word();
        match &self.place {
            Place::Driver { lower, .. } => format!("{link}-{lower}"),
            Place::Switch { lower, source } => format!("switch-{lower}-port-{}", source.id),
            Place::RemoteAccess { user, .. } => format!("remote-{user}"),
            Place::Component { id, name, .. } if name.is_empty() => format!("component-{id}"),
            Place::Component { name, .. } => name.clone(),
            Place::Other => format!("{link}-other"),
        }
    }

    /// Returns the description of the interface.
    pub fn description(&self) -> String {
        match &self.place {
            Place::Driver { lower, miniport, adapter } => {
                let above = if lower == miniport { String::new() } else { format!(", above interface {miniport}") };
                let colon = if adapter.is_empty() { "" } else { ": " };
                format!("interface {lower}{above}{colon}{adapter}")
            }
            Place::Switch { lower, source } => format!("port {source} of a virtual switch, interface {lower}"),
            Place::RemoteAccess { domain, user } => format!("remote access of {user}, routing domain {domain}"),
            Place::Component { id, description, .. } if description.is_empty() => format!("component {id}"),
            Place::Component { id, description, .. } => format!("component {id}: {description}"),
            Place::Other => "interfaces that are left out".to_owned(),
        }
    }

    /// Returns a name for comments, which no other interface of the trace has.
    pub(crate) fn label(&self) -> String {
        match &self.place {
            Place::Component { id, name, .. } if !name.is_empty() => format!("component {id} ({name})"),
            Place::Component { id, .. } => format!("component {id}"),
            _ => self.name(),
        }
    }

    /// Returns the MAC address, if it is known.
    pub fn mac(&self) -> Option<[u8; 6]> {
        match &self.place {
            Place::Component { mac, .. } => *mac,
            _ => None,
        }
    }
}

/// The interfaces of packets so far, in the order of the first parts of their packets.
#[derive(Debug, Default)]
pub(crate) struct Interfaces {
    all: Vec<Interface>,
    indices: HashMap<Interface, u32>,
}

impl Interfaces {
    /// Returns the index of an interface, which is added if it is new.
    pub(crate) fn index(&mut self, mut interface: Interface) -> u32 {
        if let Some(index) = self.indices.get(&interface) {
            return *index;
        }
        if self.all.len() >= MAX {
            interface = Interface { trace: 0, place: Place::Other, ..interface };
            if let Some(index) = self.indices.get(&interface) {
                return *index;
            }
        }
        let index = self.all.len() as u32;
        self.all.push(interface.clone());
        self.indices.insert(interface, index);
        index
    }

    pub(crate) fn get(&self, index: u32) -> Option<&Interface> {
        self.all.get(index as usize)
    }

    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn number_of_interfaces_is_limited() {
        let mut all = Interfaces::default();
        let of = |lower, link| Interface {
            trace: 1,
            link,
            place: Place::Driver { lower, miniport: 0, adapter: String::new() },
        };
        for lower in 0..MAX as u32 + 9 {
            all.index(of(lower, Link::Ethernet));
            all.index(of(lower, Link::WiFi));
        }
        assert_eq!(all.len(), MAX + 2);
        assert_eq!(all.index(of(0, Link::Ethernet)), 0);
        let last = all.get(MAX as u32 + 1).expect("an interface");
        assert_eq!(last.place, Place::Other);
    }
}
