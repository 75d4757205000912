// Generated from spec/structs/SystemConfig_Network.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! SystemConfig_Network in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::{
    Bytes, Element, Elements, Error, Guid, Record, Sealed, array, fill, get, part,
    part_mut, put,
};
#[cfg(feature = "alloc")]
#[allow(unused_imports)]
use crate::rt::{Tailed, to_vec};
#[cfg(feature = "binrw")]
#[allow(unused_imports)]
use crate::rt::{binrw_fixed, binrw_inserted, binrw_tailed};
/// Parameters of TCP.
///
/// In C: `SystemConfig_Network`, 0x10 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `TcbTablePartitions` |
/// | 0x04 | 0x4 | ULONG | `MaxHashTableSize` |
/// | 0x08 | 0x4 | ULONG | `MaxUserPort` |
/// | 0x0c | 0x4 | ULONG | `TcpTimedWaitDelay` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "SystemConfig_Network")]
pub struct SystemConfigNetwork {
    /// `ULONG TcbTablePartitions`, at 0x00. Into how many parts the table of connections is divided.
    pub tcb_table_partitions: u32,
    /// `ULONG MaxHashTableSize`, at 0x04. How large the hash table of connections may be.
    pub max_hash_table_size: u32,
    /// `ULONG MaxUserPort`, at 0x08. The highest port that a program gets if it asks for any.
    pub max_user_port: u32,
    /// `ULONG TcpTimedWaitDelay`, at 0x0C. How long a closed connection keeps its port. Unit: seconds.
    pub tcp_timed_wait_delay: u32,
}
impl SystemConfigNetwork {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            tcb_table_partitions: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            max_hash_table_size: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            max_user_port: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            tcp_timed_wait_delay: u32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "SystemConfig_Network",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.tcb_table_partitions.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.max_hash_table_size.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.max_user_port.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.tcp_timed_wait_delay.to_le_bytes());
        bytes
    }
    /// `ULONG TcbTablePartitions`, at 0x00. Into how many parts the table of connections is divided.
    #[inline]
    pub fn tcb_table_partitions(&self) -> u32 {
        self.tcb_table_partitions
    }
    /// Sets `TcbTablePartitions`.
    #[inline]
    pub fn set_tcb_table_partitions(&mut self, value: u32) {
        self.tcb_table_partitions = value;
    }
    /// `ULONG MaxHashTableSize`, at 0x04. How large the hash table of connections may be.
    #[inline]
    pub fn max_hash_table_size(&self) -> u32 {
        self.max_hash_table_size
    }
    /// Sets `MaxHashTableSize`.
    #[inline]
    pub fn set_max_hash_table_size(&mut self, value: u32) {
        self.max_hash_table_size = value;
    }
    /// `ULONG MaxUserPort`, at 0x08. The highest port that a program gets if it asks for any.
    #[inline]
    pub fn max_user_port(&self) -> u32 {
        self.max_user_port
    }
    /// Sets `MaxUserPort`.
    #[inline]
    pub fn set_max_user_port(&mut self, value: u32) {
        self.max_user_port = value;
    }
    /// `ULONG TcpTimedWaitDelay`, at 0x0C. How long a closed connection keeps its port. Unit: seconds.
    #[inline]
    pub fn tcp_timed_wait_delay(&self) -> u32 {
        self.tcp_timed_wait_delay
    }
    /// Sets `TcpTimedWaitDelay`.
    #[inline]
    pub fn set_tcp_timed_wait_delay(&mut self, value: u32) {
        self.tcp_timed_wait_delay = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::system_config_network::V5_0;
}
impl Default for SystemConfigNetwork {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for SystemConfigNetwork {}
impl Record for SystemConfigNetwork {
    const NAME: &'static str = "SystemConfig_Network";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for SystemConfigNetwork {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(SystemConfigNetwork);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for SystemConfigNetwork {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        tcb_table_partitions,
                        max_hash_table_size,
                        max_user_port,
                        tcp_timed_wait_delay,
                    ),
                )|
            Self {
                tcb_table_partitions,
                max_hash_table_size,
                max_user_port,
                tcp_timed_wait_delay,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`SystemConfigNetwork`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SystemConfigNetworkView<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> SystemConfigNetworkView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "SystemConfig_Network",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 16]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> SystemConfigNetwork {
        SystemConfigNetwork::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `ULONG TcbTablePartitions`, at 0x00. Into how many parts the table of connections is divided.
    #[inline]
    pub fn tcb_table_partitions(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG MaxHashTableSize`, at 0x04. How large the hash table of connections may be.
    #[inline]
    pub fn max_hash_table_size(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG MaxUserPort`, at 0x08. The highest port that a program gets if it asks for any.
    #[inline]
    pub fn max_user_port(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG TcpTimedWaitDelay`, at 0x0C. How long a closed connection keeps its port. Unit: seconds.
    #[inline]
    pub fn tcp_timed_wait_delay(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for SystemConfigNetworkView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("SystemConfigNetworkView");
        out.field("tcb_table_partitions", &self.tcb_table_partitions());
        out.field("max_hash_table_size", &self.max_hash_table_size());
        out.field("max_user_port", &self.max_user_port());
        out.field("tcp_timed_wait_delay", &self.tcp_timed_wait_delay());
        out.finish()
    }
}
