// Generated from spec/structs/SystemConfig_NIC.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! SystemConfig_NIC in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A network interface.
///
/// In C: `SystemConfig_NIC`, 0x14 bytes. Releases 5.0+.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "SystemConfig_NIC")]
pub struct SystemConfigNic {
    /// `ULONGLONG PhysicalAddr`, at 0x00. The hardware address, from the lowest byte on.
    pub physical_addr: u64,
    /// `ULONG PhysicalAddrLen`, at 0x08. Of the hardware address. Unit: bytes.
    pub physical_addr_len: u32,
    /// `ULONG Ipv4Index`, at 0x0C. The index of the interface for IPv4.
    pub ipv4_index: u32,
    /// `ULONG Ipv6Index`, at 0x10. The index of the interface for IPv6.
    pub ipv6_index: u32,
    /// `WCHAR NICDescription` up to a zero. What the adapter is called.
    pub nic_description: Utf16String,
    /// `WCHAR IpAddresses` up to a zero. Its addresses, with semicolons between them.
    pub ip_addresses: Utf16String,
    /// `WCHAR DnsServerAddresses` up to a zero. The name servers that it uses, likewise.
    pub dns_server_addresses: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl SystemConfigNic {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 20;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        SystemConfigNicView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 8, _>(&mut bytes, self.physical_addr.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.physical_addr_len.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.ipv4_index.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.ipv6_index.to_le_bytes());
        bytes
    }
    /// All of its bytes.
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the fixed part announces another length than what follows it has.
    #[inline]
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        let mut out = alloc::vec::Vec::new();
        Tailed::append_to(self, &mut out)?;
        Ok(out)
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::system_config_nic::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for SystemConfigNic {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 20];
        Self {
            physical_addr: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            physical_addr_len: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            ipv4_index: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            ipv6_index: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            nic_description: Default::default(),
            ip_addresses: Default::default(),
            dns_server_addresses: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for SystemConfigNic {}
#[cfg(feature = "alloc")]
impl Tailed for SystemConfigNic {
    const NAME: &'static str = "SystemConfig_NIC";
    const FIXED: usize = 20;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(SystemConfigNicView::announced(fixed)),
            None => Err(Error::TooShort { name: "SystemConfig_NIC", needed: 20, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        SystemConfigNic::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
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
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(SystemConfigNic);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for SystemConfigNic {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 20]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`SystemConfigNic`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SystemConfigNicView<'a> {
    fixed: &'a [u8; 20],
    rest: &'a [u8],
}

impl<'a> SystemConfigNicView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "SystemConfig_NIC", needed: 20, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<SystemConfigNicTail<'a>, Error> {
        let mut left = Left::new("SystemConfig_NIC", 20, self.rest);
        let nic_description = left.text();
        let ip_addresses = left.text();
        let dns_server_addresses = left.text();
        Ok(SystemConfigNicTail { nic_description, ip_addresses, dns_server_addresses, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<SystemConfigNic, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(SystemConfigNic {
            physical_addr: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            physical_addr_len: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            ipv4_index: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            ipv6_index: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            nic_description: {
                let part = tail.nic_description;
                part.to_value()
            },
            ip_addresses: {
                let part = tail.ip_addresses;
                part.to_value()
            },
            dns_server_addresses: {
                let part = tail.dns_server_addresses;
                part.to_value()
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 20]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 20] {
        self.fixed
    }
}

getters! {
    self SystemConfigNicView "SystemConfigNicView" {
        /// `ULONGLONG PhysicalAddr`, at 0x00.
        physical_addr: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG PhysicalAddrLen`, at 0x08.
        physical_addr_len: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG Ipv4Index`, at 0x0C.
        ipv4_index: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG Ipv6Index`, at 0x10.
        ipv6_index: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for SystemConfigNicView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = SystemConfigNic;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 20], ..view }, rest)),
            None => Err(Error::TooShort { name: "SystemConfig_NIC", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<SystemConfigNic, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`SystemConfigNic`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SystemConfigNicTail<'a> {
    /// `WCHAR NICDescription` up to a zero. What the adapter is called.
    pub nic_description: Utf16Str<'a>,
    /// `WCHAR IpAddresses` up to a zero. Its addresses, with semicolons between them.
    pub ip_addresses: Utf16Str<'a>,
    /// `WCHAR DnsServerAddresses` up to a zero. The name servers that it uses, likewise.
    pub dns_server_addresses: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
