// Generated from spec/structs/SystemConfig_Network.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! SystemConfig_Network in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Parameters of TCP.
///
/// In C: `SystemConfig_Network`, 0x10 bytes. Releases 5.0+.
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
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::system_config_network::V5_0;
}

fixed_record!(SystemConfigNetwork, SystemConfigNetworkView, 16, "SystemConfig_Network");
getters! {
    self SystemConfigNetworkView "SystemConfigNetworkView" {
        /// `ULONG TcbTablePartitions`, at 0x00.
        tcb_table_partitions: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG MaxHashTableSize`, at 0x04.
        max_hash_table_size: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG MaxUserPort`, at 0x08.
        max_user_port: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG TcpTimedWaitDelay`, at 0x0C.
        tcp_timed_wait_delay: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    }
}
