// Generated from spec/structs/NDIS_NET_BUFFER_LIST_8021Q_INFO.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! IEEE 802.1Q properties of a packet: its VLAN and priority.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_NDIS_NET_BUFFER_LIST_8021Q_INFO, &sources::MICROSOFT_ETL2PCAPNG];
pub(crate) static LAYOUT_0: Layout = layout("NDIS_NET_BUFFER_LIST_8021Q_INFO", "NdisNetBufferList8021qInfoPtr32")
    .size(4)
    .about("IEEE 802.1Q properties of a packet: its VLAN and priority.")
    .in_releases("6.0+ (32-bit)", &[holds(Pointer::Bits32, 4, 255)])
    .stated_by(SOURCES)
    .fields(&[
        union("union ").at(0..4).with(&[More::Fields(&[
            bit_fields("ULONG ").at(0..4).with(&[More::Fields(&[
                bit("ULONG UserPriority").at(0..4).bits(0..3).about("Priority of IEEE 802.1p."),
                bit("ULONG CanonicalFormatId").at(0..4).bits(3..4).about("Always 0."),
                bit("ULONG VlanId").at(0..4).bits(4..16)
                    .about("VLAN ID. 0 if the packet has only a priority, or no tag.").means(Meaning::Identifier),
                bit("ULONG WMMInfo").at(0..4).bits(16..20)
                    .about("For Wi-Fi, wireless multimedia properties; reserved for Ethernet."),
                bit("ULONG Reserved").at(0..4).bits(20..32).means(Meaning::Reserved),
            ])]),
            address("PVOID Value").at(0..4).about("All bits."),
        ])]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("NDIS_NET_BUFFER_LIST_8021Q_INFO", "NdisNetBufferList8021qInfoPtr64")
    .size(8)
    .about("IEEE 802.1Q properties of a packet: its VLAN and priority.")
    .in_releases("6.0+ (64-bit)", &[holds(Pointer::Bits64, 4, 255)])
    .stated_by(SOURCES)
    .fields(&[
        union("union ").at(0..8).with(&[More::Fields(&[
            bit_fields("ULONG ").at(0..4).with(&[More::Fields(&[
                bit("ULONG UserPriority").at(0..4).bits(0..3).about("Priority of IEEE 802.1p."),
                bit("ULONG CanonicalFormatId").at(0..4).bits(3..4).about("Always 0."),
                bit("ULONG VlanId").at(0..4).bits(4..16)
                    .about("VLAN ID. 0 if the packet has only a priority, or no tag.").means(Meaning::Identifier),
                bit("ULONG WMMInfo").at(0..4).bits(16..20)
                    .about("For Wi-Fi, wireless multimedia properties; reserved for Ethernet."),
                bit("ULONG Reserved").at(0..4).bits(20..32).means(Meaning::Reserved),
            ])]),
            address("PVOID Value").at(0..8).about("All bits."),
        ])]),
    ]);
fixed! {
    /// IEEE 802.1Q properties of a packet: its VLAN and priority.
    ///
    /// In C: `NDIS_NET_BUFFER_LIST_8021Q_INFO`, 0x4 bytes. Documented for 6.0+ (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// The adapter or the virtual switch removes the tag from the packet and keeps it here.
    ///
    /// Source: Microsoft, *NDIS_NET_BUFFER_LIST_8021Q_INFO structure*; Microsoft, *etl2pcapng: packet captures of
    /// Windows as pcapng files*.
    #[doc(alias = "NDIS_NET_BUFFER_LIST_8021Q_INFO")]
    owned NdisNetBufferList8021qInfoPtr32 / NdisNetBufferList8021qInfoPtr32View: lone,
        name = "NDIS_NET_BUFFER_LIST_8021Q_INFO", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// All bits. `PVOID Value` at 0x00.
        value / set_value: u32, at = 0;
    }
    bits {
        /// Priority of IEEE 802.1p. `UserPriority`, bits 0 to 2 of the integer at 0x00.
        user_priority / set_user_priority: u32, at = 0, size = 4, bits = 0..3;
        /// Always 0. `CanonicalFormatId`, bit 3 of the integer at 0x00.
        canonical_format_id / set_canonical_format_id: u32, at = 0, size = 4, bits = 3..4;
        /// VLAN ID. 0 if the packet has only a priority, or no tag. `VlanId`, bits 4 to 15 of the integer at 0x00.
        vlan_id / set_vlan_id: u32, at = 0, size = 4, bits = 4..16;
        /// For Wi-Fi, wireless multimedia properties; reserved for Ethernet. `WMMInfo`, bits 16 to 19 of the integer at
        /// 0x00.
        wmm_info / set_wmm_info: u32, at = 0, size = 4, bits = 16..20;
        /// Reserved or padding, according to a source. `Reserved`, bits 20 to 31 of the integer at 0x00.
        reserved / set_reserved: u32, at = 0, size = 4, bits = 20..32;
    }
}

fixed! {
    /// IEEE 802.1Q properties of a packet: its VLAN and priority.
    ///
    /// In C: `NDIS_NET_BUFFER_LIST_8021Q_INFO`, 0x8 bytes. Documented for 6.0+ (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// The adapter or the virtual switch removes the tag from the packet and keeps it here.
    ///
    /// Source: Microsoft, *NDIS_NET_BUFFER_LIST_8021Q_INFO structure*; Microsoft, *etl2pcapng: packet captures of
    /// Windows as pcapng files*.
    #[doc(alias = "NDIS_NET_BUFFER_LIST_8021Q_INFO")]
    owned NdisNetBufferList8021qInfoPtr64 / NdisNetBufferList8021qInfoPtr64View: lone,
        name = "NDIS_NET_BUFFER_LIST_8021Q_INFO", size = 8, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// All bits. `PVOID Value` at 0x00.
        value / set_value: u64, at = 0;
    }
    bits {
        /// Priority of IEEE 802.1p. `UserPriority`, bits 0 to 2 of the integer at 0x00.
        user_priority / set_user_priority: u32, at = 0, size = 4, bits = 0..3;
        /// Always 0. `CanonicalFormatId`, bit 3 of the integer at 0x00.
        canonical_format_id / set_canonical_format_id: u32, at = 0, size = 4, bits = 3..4;
        /// VLAN ID. 0 if the packet has only a priority, or no tag. `VlanId`, bits 4 to 15 of the integer at 0x00.
        vlan_id / set_vlan_id: u32, at = 0, size = 4, bits = 4..16;
        /// For Wi-Fi, wireless multimedia properties; reserved for Ethernet. `WMMInfo`, bits 16 to 19 of the integer at
        /// 0x00.
        wmm_info / set_wmm_info: u32, at = 0, size = 4, bits = 16..20;
        /// Reserved or padding, according to a source. `Reserved`, bits 20 to 31 of the integer at 0x00.
        reserved / set_reserved: u32, at = 0, size = 4, bits = 20..32;
    }
}

/// Alias of [`NdisNetBufferList8021qInfoPtr32`], named by the first release of the form.
pub type V6_0Ptr32 = NdisNetBufferList8021qInfoPtr32;
/// Alias of [`NdisNetBufferList8021qInfoPtr32View`], named by the first release of the form.
pub type V6_0Ptr32View<'a> = NdisNetBufferList8021qInfoPtr32View<'a>;
/// Alias of [`NdisNetBufferList8021qInfoPtr64`], named by the first release of the form.
pub type V6_0Ptr64 = NdisNetBufferList8021qInfoPtr64;
/// Alias of [`NdisNetBufferList8021qInfoPtr64View`], named by the first release of the form.
pub type V6_0Ptr64View<'a> = NdisNetBufferList8021qInfoPtr64View<'a>;
/// Alias of [`NdisNetBufferList8021qInfoPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `NdisNetBufferList8021qInfoPtr32` or `NdisNetBufferList8021qInfoPtr64`"
]
pub type NdisNetBufferList8021qInfo = NdisNetBufferList8021qInfoPtr64;
/// Alias of [`NdisNetBufferList8021qInfoPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `NdisNetBufferList8021qInfoPtr32View` or \
        `NdisNetBufferList8021qInfoPtr64View`"
]
pub type NdisNetBufferList8021qInfoView<'a> = NdisNetBufferList8021qInfoPtr64View<'a>;
any_form! {
    "NDIS_NET_BUFFER_LIST_8021Q_INFO" {
        /// Documented for 6.0+ (32-bit).
        NdisNetBufferList8021qInfoPtr32(NdisNetBufferList8021qInfoPtr32, fixed) = 0,
        /// Documented for 6.0+ (64-bit).
        NdisNetBufferList8021qInfoPtr64(NdisNetBufferList8021qInfoPtr64, fixed) = 1,
    }
    Bits32 4..=255 => 0,
    Bits64 4..=255 => 1,
}
