// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/NDIS_NET_BUFFER_LIST_INFO.toml
open_enum! {
    /// Types of the out-of-band data of a packet: indices of values of pointer size.
    ///
    /// In C: `NDIS_NET_BUFFER_LIST_INFO`, of type `ULONG`.
    ///
    /// Source: Microsoft, *NDIS_NET_BUFFER_LIST_INFO enumeration*; Microsoft, *etl2pcapng: packet captures of Windows
    /// as pcapng files*.
    #[doc(alias = "NDIS_NET_BUFFER_LIST_INFO")]
    NdisNetBufferListInfo(u32), size = 4 {
        /// `Ieee8021QNetBufferListInfo`. VLAN and priority. Releases unknown.
        #[doc(alias = "Ieee8021QNetBufferListInfo")]
        IEEE8021Q_NET_BUFFER_LIST_INFO = 0x00000004, "Ieee8021QNetBufferListInfo";
        /// `NetBufferListHashValue`. Hash value of receive-side scaling (RSS). Releases unknown.
        #[doc(alias = "NetBufferListHashValue")]
        NET_BUFFER_LIST_HASH_VALUE = 0x00000008, "NetBufferListHashValue";
    }, values("NDIS_NET_BUFFER_LIST_INFO", false, &[
        named("Ieee8021QNetBufferListInfo", 4, &[]),
        named("NetBufferListHashValue", 8, &[]),
    ])
}
