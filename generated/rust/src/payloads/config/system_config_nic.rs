// Generated from spec/structs/SystemConfig_NIC.toml by `cargo spec generate`. Do not edit: edit that file.

//! Network interface.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS, &sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("SystemConfig_NIC", "SystemConfigNic")
    .size(20)
    .about("Network interface.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "NICDescription", Content::Text { unit: 2 }).about("Name of the adapter.").means(Meaning::Text),
        part("WCHAR", "IpAddresses", Content::Text { unit: 2 }).about("IP addresses, separated by semicolons.")
            .means(Meaning::Text),
        part("WCHAR", "DnsServerAddresses", Content::Text { unit: 2 })
            .about("DNS server addresses, separated by semicolons.").means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG PhysicalAddr").at(0..8).about("Hardware address, starting with the lowest byte.")
            .means(Meaning::MacAddress),
        unsigned("ULONG PhysicalAddrLen").at(8..12).about("Length of the hardware address.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG Ipv4Index").at(12..16).about("IPv4 interface index.").means(Meaning::Index),
        unsigned("ULONG Ipv6Index").at(16..20).about("IPv6 interface index.").means(Meaning::Index),
    ]);
fixed! {
    /// Fixed part of `SystemConfigNic` and [`SystemConfigNicView`], with the getters of its fields.
    part SystemConfigNicFixed / SystemConfigNicView: followed,
        name = "SystemConfig_NIC", size = 20, table = Table::form(&LAYOUT_0);
    fields {
        /// Hardware address, starting with the lowest byte. `ULONGLONG PhysicalAddr` at 0x00.
        physical_addr / set_physical_addr: u64, at = 0;
        /// Length of the hardware address. `ULONG PhysicalAddrLen` at 0x08. Unit: bytes.
        physical_addr_len / set_physical_addr_len: u32, at = 8;
        /// IPv4 interface index. `ULONG Ipv4Index` at 0x0C.
        ipv4_index / set_ipv4_index: u32, at = 12;
        /// IPv6 interface index. `ULONG Ipv6Index` at 0x10.
        ipv6_index / set_ipv6_index: u32, at = 16;
    }
}

impl<'a> SystemConfigNicView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = SystemConfigNicFixed(first_and_rest::<20>("SystemConfig_NIC", bytes)?);
        Ok(view)
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<SystemConfigNicTail<'a>, Error> {
        let mut left = Left::new("SystemConfig_NIC", 20, self.0.rest);
        let nic_description = left.text();
        let ip_addresses = left.text();
        let dns_server_addresses = left.text();
        Ok(SystemConfigNicTail { nic_description, ip_addresses, dns_server_addresses, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<SystemConfigNic, Error> {
        let tail = self.tail()?;
        Ok(SystemConfigNic {
            fixed: SystemConfigNicFixed(*self.0.fixed),
            nic_description: { let part = tail.nic_description; part.to_value() },
            ip_addresses: { let part = tail.ip_addresses; part.to_value() },
            dns_server_addresses: { let part = tail.dns_server_addresses; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for SystemConfigNicView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("SystemConfigNicView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `SystemConfig_NIC`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct SystemConfigNicTail<'a> {
    /// Name of the adapter. `WCHAR NICDescription`, terminated by a zero.
    pub nic_description: Utf16Str<'a>,
    /// IP addresses, separated by semicolons. `WCHAR IpAddresses`, terminated by a zero.
    pub ip_addresses: Utf16Str<'a>,
    /// DNS server addresses, separated by semicolons. `WCHAR DnsServerAddresses`, terminated by a zero.
    pub dns_server_addresses: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Network interface.
///
/// In C: `SystemConfig_NIC`, 0x14 bytes. Releases unknown.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec
/// developers, *Nineteen log files of public projects*.
#[doc(alias = "SystemConfig_NIC")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct SystemConfigNic {
    fixed: SystemConfigNicFixed,
    /// Name of the adapter. `WCHAR NICDescription`, terminated by a zero.
    pub nic_description: Utf16String,
    /// IP addresses, separated by semicolons. `WCHAR IpAddresses`, terminated by a zero.
    pub ip_addresses: Utf16String,
    /// DNS server addresses, separated by semicolons. `WCHAR DnsServerAddresses`, terminated by a zero.
    pub dns_server_addresses: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl SystemConfigNic {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`SystemConfigNicView::new`] and [`SystemConfigNicView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        SystemConfigNicView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for SystemConfigNic {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            nic_description: Default::default(),
            ip_addresses: Default::default(),
            dns_server_addresses: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for SystemConfigNic {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("SystemConfigNic");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("NICDescription", &self.nic_description);
        shown.field("IpAddresses", &self.ip_addresses);
        shown.field("DnsServerAddresses", &self.dns_server_addresses);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(SystemConfigNic, fixed = SystemConfigNicFixed, view = SystemConfigNicView, size = 20);
#[cfg(feature = "alloc")]
impl Tailed for SystemConfigNic {
    const NAME: &'static str = "SystemConfig_NIC";
    const FIXED: usize = 20;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<20>("SystemConfig_NIC", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        SystemConfigNic::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("SystemConfig_NIC", out);
        {
            let part = &self.nic_description;
            to.utf16("NICDescription", part)?;
        }
        {
            let part = &self.ip_addresses;
            to.utf16("IpAddresses", part)?;
        }
        {
            let part = &self.dns_server_addresses;
            to.utf16("DnsServerAddresses", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(SystemConfigNic);
#[cfg(feature = "serde")]
serde_tailed!(
    SystemConfigNic, table = Table::form(&LAYOUT_0),
    parts {
        nic_description = "NICDescription", ip_addresses = "IpAddresses", dns_server_addresses = "DnsServerAddresses",
        rest = "rest",
    }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for SystemConfigNic {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 20>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}
