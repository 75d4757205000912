// Generated from spec/structs/DOT11_EXTSTA_RECV_CONTEXT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Properties of a received Wi-Fi packet.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_DOT11_EXTSTA_RECV_CONTEXT, &sources::MICROSOFT_ETL2PCAPNG];
pub(crate) static LAYOUT_0: Layout = layout("DOT11_EXTSTA_RECV_CONTEXT", "Dot11ExtstaRecvContextPtr32")
    .size(48)
    .about("Properties of a received Wi-Fi packet.")
    .in_releases("6.0+ (32-bit)", &[holds(Pointer::Bits32, 4, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("UCHAR Type").at(0..1).about("Type of the object: NDIS_OBJECT_TYPE_DEFAULT, 0x80.")
            .means(Meaning::Enumeration),
        unsigned("UCHAR Revision").at(1..2).about("Revision of the structure.").means(Meaning::Version),
        unsigned("USHORT Size").at(2..4).about("Size of the structure.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG uReceiveFlags").at(4..8).about("Flags of a packet in network monitor mode; otherwise 0.")
            .means(Meaning::Flags),
        unsigned("ULONG uPhyId").at(8..12).about("ID of the PHY that received the packet.").means(Meaning::Identifier),
        unsigned("ULONG uChCenterFrequency").at(12..16).about("Center frequency of the channel.")
            .means(Meaning::Megahertz).with(&[More::Units("MHz")]),
        unsigned("USHORT usNumberOfMPDUsReceived").at(16..18)
            .about("Number of fragments that were received and reassembled.").means(Meaning::Count),
        field("padding ", Kind::Padding).at(18..20),
        signed("LONG lRSSI").at(20..24).about("Received signal strength of the last fragment.")
            .with(&[More::Units("dBm")]),
        unsigned("UCHAR ucDataRate").at(24..25)
            .about("Index of the data rate in the data rate mapping table of the adapter, which traces do not contain.")
            .means(Meaning::Index),
        field("padding ", Kind::Padding).at(25..28),
        unsigned("ULONG uSizeMediaSpecificInfo").at(28..32).about("Size of the media-specific data, 0.")
            .means(Meaning::Reserved),
        address("PVOID pvMediaSpecificInfo").at(32..36).about("Pointer to media-specific data."),
        field("padding ", Kind::Padding).at(36..40),
        unsigned("ULONGLONG ullTimestamp").at(40..48)
            .about("Value of the timing synchronization function when the packet was received, if the driver supports \
                it.")
            .means(Meaning::Microseconds).with(&[More::Units("us")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("DOT11_EXTSTA_RECV_CONTEXT", "Dot11ExtstaRecvContextPtr64")
    .size(48)
    .about("Properties of a received Wi-Fi packet.")
    .in_releases("6.0+ (64-bit)", &[holds(Pointer::Bits64, 4, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("UCHAR Type").at(0..1).about("Type of the object: NDIS_OBJECT_TYPE_DEFAULT, 0x80.")
            .means(Meaning::Enumeration),
        unsigned("UCHAR Revision").at(1..2).about("Revision of the structure.").means(Meaning::Version),
        unsigned("USHORT Size").at(2..4).about("Size of the structure.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG uReceiveFlags").at(4..8).about("Flags of a packet in network monitor mode; otherwise 0.")
            .means(Meaning::Flags),
        unsigned("ULONG uPhyId").at(8..12).about("ID of the PHY that received the packet.").means(Meaning::Identifier),
        unsigned("ULONG uChCenterFrequency").at(12..16).about("Center frequency of the channel.")
            .means(Meaning::Megahertz).with(&[More::Units("MHz")]),
        unsigned("USHORT usNumberOfMPDUsReceived").at(16..18)
            .about("Number of fragments that were received and reassembled.").means(Meaning::Count),
        field("padding ", Kind::Padding).at(18..20),
        signed("LONG lRSSI").at(20..24).about("Received signal strength of the last fragment.")
            .with(&[More::Units("dBm")]),
        unsigned("UCHAR ucDataRate").at(24..25)
            .about("Index of the data rate in the data rate mapping table of the adapter, which traces do not contain.")
            .means(Meaning::Index),
        field("padding ", Kind::Padding).at(25..28),
        unsigned("ULONG uSizeMediaSpecificInfo").at(28..32).about("Size of the media-specific data, 0.")
            .means(Meaning::Reserved),
        address("PVOID pvMediaSpecificInfo").at(32..40).about("Pointer to media-specific data."),
        unsigned("ULONGLONG ullTimestamp").at(40..48)
            .about("Value of the timing synchronization function when the packet was received, if the driver supports \
                it.")
            .means(Meaning::Microseconds).with(&[More::Units("us")]),
    ]);
fixed! {
    /// Properties of a received Wi-Fi packet.
    ///
    /// In C: `DOT11_EXTSTA_RECV_CONTEXT`, 0x30 bytes. Documented for 6.0+ (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// The metadata that the capture driver logs before a packet of Wi-Fi.
    ///
    /// Source: Microsoft, *DOT11_EXTSTA_RECV_CONTEXT structure*; Microsoft, *etl2pcapng: packet captures of Windows as
    /// pcapng files*.
    #[doc(alias = "DOT11_EXTSTA_RECV_CONTEXT")]
    owned Dot11ExtstaRecvContextPtr32 / Dot11ExtstaRecvContextPtr32View: lone,
        name = "DOT11_EXTSTA_RECV_CONTEXT", size = 48, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Type of the object: NDIS_OBJECT_TYPE_DEFAULT, 0x80. `UCHAR Type` at 0x00.
        kind / set_kind: u8, at = 0;
        /// Revision of the structure. `UCHAR Revision` at 0x01.
        revision / set_revision: u8, at = 1;
        /// Size of the structure. `USHORT Size` at 0x02. Unit: bytes.
        size / set_size: u16, at = 2;
        /// Flags of a packet in network monitor mode; otherwise 0. `ULONG uReceiveFlags` at 0x04.
        ureceive_flags / set_ureceive_flags: u32, at = 4;
        /// ID of the PHY that received the packet. `ULONG uPhyId` at 0x08.
        uphy_id / set_uphy_id: u32, at = 8;
        /// Center frequency of the channel. `ULONG uChCenterFrequency` at 0x0C. Unit: MHz.
        uch_center_frequency / set_uch_center_frequency: u32, at = 12;
        /// Number of fragments that were received and reassembled. `USHORT usNumberOfMPDUsReceived` at 0x10.
        us_number_of_mpdus_received / set_us_number_of_mpdus_received: u16, at = 16;
        /// Received signal strength of the last fragment. `LONG lRSSI` at 0x14. Unit: dBm.
        lrssi / set_lrssi: i32, at = 20;
        /// Index of the data rate in the data rate mapping table of the adapter, which traces do not contain. `UCHAR
        /// ucDataRate` at 0x18.
        uc_data_rate / set_uc_data_rate: u8, at = 24;
        /// Size of the media-specific data, 0. `ULONG uSizeMediaSpecificInfo` at 0x1C.
        usize_media_specific_info / set_usize_media_specific_info: u32, at = 28;
        /// Pointer to media-specific data. `PVOID pvMediaSpecificInfo` at 0x20.
        pv_media_specific_info / set_pv_media_specific_info: u32, at = 32;
        /// Value of the timing synchronization function when the packet was received, if the driver supports it.
        /// `ULONGLONG ullTimestamp` at 0x28. Unit: us.
        ull_timestamp / set_ull_timestamp: u64, at = 40;
    }
    converted {
        /// Duration. The raw value is `ull_timestamp`.
        ull_timestamp_as_duration: core::time::Duration, raw = ull_timestamp,
            |raw| duration(raw, per_second::MICROSECONDS);
    }
}

fixed! {
    /// Properties of a received Wi-Fi packet.
    ///
    /// In C: `DOT11_EXTSTA_RECV_CONTEXT`, 0x30 bytes. Documented for 6.0+ (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// The metadata that the capture driver logs before a packet of Wi-Fi.
    ///
    /// Source: Microsoft, *DOT11_EXTSTA_RECV_CONTEXT structure*; Microsoft, *etl2pcapng: packet captures of Windows as
    /// pcapng files*.
    #[doc(alias = "DOT11_EXTSTA_RECV_CONTEXT")]
    owned Dot11ExtstaRecvContextPtr64 / Dot11ExtstaRecvContextPtr64View: lone,
        name = "DOT11_EXTSTA_RECV_CONTEXT", size = 48, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Type of the object: NDIS_OBJECT_TYPE_DEFAULT, 0x80. `UCHAR Type` at 0x00.
        kind / set_kind: u8, at = 0;
        /// Revision of the structure. `UCHAR Revision` at 0x01.
        revision / set_revision: u8, at = 1;
        /// Size of the structure. `USHORT Size` at 0x02. Unit: bytes.
        size / set_size: u16, at = 2;
        /// Flags of a packet in network monitor mode; otherwise 0. `ULONG uReceiveFlags` at 0x04.
        ureceive_flags / set_ureceive_flags: u32, at = 4;
        /// ID of the PHY that received the packet. `ULONG uPhyId` at 0x08.
        uphy_id / set_uphy_id: u32, at = 8;
        /// Center frequency of the channel. `ULONG uChCenterFrequency` at 0x0C. Unit: MHz.
        uch_center_frequency / set_uch_center_frequency: u32, at = 12;
        /// Number of fragments that were received and reassembled. `USHORT usNumberOfMPDUsReceived` at 0x10.
        us_number_of_mpdus_received / set_us_number_of_mpdus_received: u16, at = 16;
        /// Received signal strength of the last fragment. `LONG lRSSI` at 0x14. Unit: dBm.
        lrssi / set_lrssi: i32, at = 20;
        /// Index of the data rate in the data rate mapping table of the adapter, which traces do not contain. `UCHAR
        /// ucDataRate` at 0x18.
        uc_data_rate / set_uc_data_rate: u8, at = 24;
        /// Size of the media-specific data, 0. `ULONG uSizeMediaSpecificInfo` at 0x1C.
        usize_media_specific_info / set_usize_media_specific_info: u32, at = 28;
        /// Pointer to media-specific data. `PVOID pvMediaSpecificInfo` at 0x20.
        pv_media_specific_info / set_pv_media_specific_info: u64, at = 32;
        /// Value of the timing synchronization function when the packet was received, if the driver supports it.
        /// `ULONGLONG ullTimestamp` at 0x28. Unit: us.
        ull_timestamp / set_ull_timestamp: u64, at = 40;
    }
    converted {
        /// Duration. The raw value is `ull_timestamp`.
        ull_timestamp_as_duration: core::time::Duration, raw = ull_timestamp,
            |raw| duration(raw, per_second::MICROSECONDS);
    }
}

/// Alias of [`Dot11ExtstaRecvContextPtr32`], named by the first release of the form.
pub type V6_0Ptr32 = Dot11ExtstaRecvContextPtr32;
/// Alias of [`Dot11ExtstaRecvContextPtr32View`], named by the first release of the form.
pub type V6_0Ptr32View<'a> = Dot11ExtstaRecvContextPtr32View<'a>;
/// Alias of [`Dot11ExtstaRecvContextPtr64`], named by the first release of the form.
pub type V6_0Ptr64 = Dot11ExtstaRecvContextPtr64;
/// Alias of [`Dot11ExtstaRecvContextPtr64View`], named by the first release of the form.
pub type V6_0Ptr64View<'a> = Dot11ExtstaRecvContextPtr64View<'a>;
/// Alias of [`Dot11ExtstaRecvContextPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `Dot11ExtstaRecvContextPtr32` or `Dot11ExtstaRecvContextPtr64`"
]
pub type Dot11ExtstaRecvContext = Dot11ExtstaRecvContextPtr64;
/// Alias of [`Dot11ExtstaRecvContextPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `Dot11ExtstaRecvContextPtr32View` or `Dot11ExtstaRecvContextPtr64View`"
]
pub type Dot11ExtstaRecvContextView<'a> = Dot11ExtstaRecvContextPtr64View<'a>;
any_form! {
    "DOT11_EXTSTA_RECV_CONTEXT" {
        /// Documented for 6.0+ (32-bit).
        Dot11ExtstaRecvContextPtr32(Dot11ExtstaRecvContextPtr32, fixed) = 0,
        /// Documented for 6.0+ (64-bit).
        Dot11ExtstaRecvContextPtr64(Dot11ExtstaRecvContextPtr64, fixed) = 1,
    }
    Bits32 4..=255 => 0,
    Bits64 4..=255 => 1,
}
