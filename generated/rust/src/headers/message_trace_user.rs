// Generated from spec/structs/MESSAGE_TRACE_USER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Message in transit from user mode to the kernel.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_MESSAGE_TRACE_HEADER, &sources::PHNT_NTWMI];
const SOURCES_1: &[&Source] = &[&sources::CHAPPELL_MESSAGE_TRACE_USER, &sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("MESSAGE_TRACE_USER", "V5_1")
    .size(48)
    .fixed(44)
    .about("Message in transit from user mode to the kernel.")
    .in_releases("5.1..5.2", &[holds(Pointer::Bits32, 1, 3), holds(Pointer::Bits64, 1, 3)])
    .with_tail(&[
        part("UCHAR", "Data", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 })).many(Many::Open)
            .about("Bytes of all arguments, concatenated.").up_to(64),
    ])
    .stated_by(SOURCES_1)
    .fields(&[
        structure("MESSAGE_TRACE_HEADER MessageHeader").at(0..8)
            .about("Header of which only MessageNumber is read. The kernel builds its own header.")
            .with(&[More::Fields(&[
            union("union ").at(0..4).about("Marker and size of the message.").stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG MessageHeader.Marker").at(0..4).about("The first four bytes as one number.")
                    .means(Meaning::Flags).stated_by(SOURCES)
                    .with(&[More::Values(crate::headers::TraceHeaderMarker::VALUES)]),
                structure("struct ").at(0..4).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("USHORT MessageHeader.Size").at(0..2)
                        .about("Size of this header and all data that follows.").means(Meaning::Bytes)
                        .stated_by(SOURCES).with(&[More::Units("bytes")]),
                    unsigned("UCHAR MessageHeader.Reserved").at(2..3)
                        .about("Other headers have their header type in this byte.").means(Meaning::Reserved)
                        .stated_by(SOURCES),
                    unsigned("UCHAR MessageHeader.Version").at(3..4).about("High byte of the marker: 0x90.")
                        .means(Meaning::Flags).stated_by(SOURCES),
                ])]),
            ])]),
            union("union ").at(4..8).about("Message number, and flags for what follows the header.").stated_by(SOURCES)
                .with(&[More::Fields(&[
                unsigned("ULONG MessageHeader.Header").at(4..8).about("The same four bytes as one number.")
                    .means(Meaning::Hex).stated_by(SOURCES),
                structure("WMI_TRACE_MESSAGE_PACKET MessageHeader.Packet").at(4..8).about("Message number and flags.")
                    .stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("USHORT MessageHeader.Packet.MessageNumber").at(4..6)
                        .about("Message number within its GUID or component.").means(Meaning::Identifier)
                        .stated_by(SOURCES),
                    unsigned("USHORT MessageHeader.Packet.OptionFlags").at(6..8).about("Data that follows the header.")
                        .means(Meaning::Flags).stated_by(SOURCES)
                        .with(&[More::Values(crate::headers::TraceMessageFlags::VALUES)]),
                ])]),
            ])]),
        ])]),
        unsigned("ULONG MessageFlags").at(8..12).about("Data that is to follow the header.").means(Meaning::Flags)
            .with(&[More::Values(crate::headers::TraceMessageFlags::VALUES)]),
        field("padding ", Kind::Padding).at(12..16),
        unsigned("TRACEHANDLE SessionHandle").at(16..24).about("Session handle. The kernel does not read it."),
        field("GUID MessageGuid", Kind::Guid).at(24..40)
            .about("With TRACE_MESSAGE_COMPONENTID in MessageFlags, the first 4 bytes are a component ID. Otherwise, \
                with TRACE_MESSAGE_GUID, it is a GUID. Otherwise it is ignored.")
            .means(Meaning::Guid),
        unsigned("ULONG DataSize").at(40..44)
            .about("Before 6.0, size of the argument bytes. From 6.0, size of the list of addresses and sizes, \
                including the NULL at its end.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        field("UCHAR Data", Kind::Open { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 } }).at(44..45)
            .about("Bytes of all arguments, concatenated.").up_to(64),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("MESSAGE_TRACE_USER", "V6_0")
    .size(48)
    .about("Message in transit from user mode to the kernel.")
    .in_releases("6.0..6.1", &[holds(Pointer::Bits32, 4, 6), holds(Pointer::Bits64, 4, 6)])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("TRACEHANDLE SessionHandle").at(0..8).about("Session handle. The kernel does not read it."),
        structure("MESSAGE_TRACE_HEADER MessageHeader").at(8..16)
            .about("Header of which only MessageNumber is read. The kernel builds its own header.")
            .with(&[More::Fields(&[
            union("union ").at(8..12).about("Marker and size of the message.").stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG MessageHeader.Marker").at(8..12).about("The first four bytes as one number.")
                    .means(Meaning::Flags).stated_by(SOURCES)
                    .with(&[More::Values(crate::headers::TraceHeaderMarker::VALUES)]),
                structure("struct ").at(8..12).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("USHORT MessageHeader.Size").at(8..10)
                        .about("Size of this header and all data that follows.").means(Meaning::Bytes)
                        .stated_by(SOURCES).with(&[More::Units("bytes")]),
                    unsigned("UCHAR MessageHeader.Reserved").at(10..11)
                        .about("Other headers have their header type in this byte.").means(Meaning::Reserved)
                        .stated_by(SOURCES),
                    unsigned("UCHAR MessageHeader.Version").at(11..12).about("High byte of the marker: 0x90.")
                        .means(Meaning::Flags).stated_by(SOURCES),
                ])]),
            ])]),
            union("union ").at(12..16).about("Message number, and flags for what follows the header.")
                .stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG MessageHeader.Header").at(12..16).about("The same four bytes as one number.")
                    .means(Meaning::Hex).stated_by(SOURCES),
                structure("WMI_TRACE_MESSAGE_PACKET MessageHeader.Packet").at(12..16).about("Message number and flags.")
                    .stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("USHORT MessageHeader.Packet.MessageNumber").at(12..14)
                        .about("Message number within its GUID or component.").means(Meaning::Identifier)
                        .stated_by(SOURCES),
                    unsigned("USHORT MessageHeader.Packet.OptionFlags").at(14..16)
                        .about("Data that follows the header.").means(Meaning::Flags).stated_by(SOURCES)
                        .with(&[More::Values(crate::headers::TraceMessageFlags::VALUES)]),
                ])]),
            ])]),
        ])]),
        field("GUID MessageGuid", Kind::Guid).at(16..32)
            .about("With TRACE_MESSAGE_COMPONENTID in MessageFlags, the first 4 bytes are a component ID. Otherwise, \
                with TRACE_MESSAGE_GUID, it is a GUID. Otherwise it is ignored.")
            .means(Meaning::Guid),
        unsigned("ULONG MessageFlags").at(32..36).about("Data that is to follow the header.").means(Meaning::Flags)
            .with(&[More::Values(crate::headers::TraceMessageFlags::VALUES)]),
        unsigned("ULONG DataSize").at(36..40)
            .about("Before 6.0, size of the argument bytes. From 6.0, size of the list of addresses and sizes, \
                including the NULL at its end.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG64 Data").at(40..48)
            .about("User-mode address of a list of address and size pairs, as wide as the caller's pointers and \
                terminated by a NULL. The kernel concatenates the arguments.")
            .means(Meaning::DataAddress),
    ]);
pub(crate) static LAYOUT_2: Layout = layout("MESSAGE_TRACE_USER", "MessageTraceUser")
    .size(40)
    .about("Message in transit from user mode to the kernel.")
    .in_releases("6.2+", &[holds(Pointer::Bits32, 7, 255), holds(Pointer::Bits64, 7, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        structure("MESSAGE_TRACE_HEADER MessageHeader").at(0..8)
            .about("Header of which only MessageNumber is read. The kernel builds its own header.")
            .with(&[More::Fields(&[
            union("union ").at(0..4).about("Marker and size of the message.").stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG MessageHeader.Marker").at(0..4).about("The first four bytes as one number.")
                    .means(Meaning::Flags).stated_by(SOURCES)
                    .with(&[More::Values(crate::headers::TraceHeaderMarker::VALUES)]),
                structure("struct ").at(0..4).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("USHORT MessageHeader.Size").at(0..2)
                        .about("Size of this header and all data that follows.").means(Meaning::Bytes)
                        .stated_by(SOURCES).with(&[More::Units("bytes")]),
                    unsigned("UCHAR MessageHeader.Reserved").at(2..3)
                        .about("Other headers have their header type in this byte.").means(Meaning::Reserved)
                        .stated_by(SOURCES),
                    unsigned("UCHAR MessageHeader.Version").at(3..4).about("High byte of the marker: 0x90.")
                        .means(Meaning::Flags).stated_by(SOURCES),
                ])]),
            ])]),
            union("union ").at(4..8).about("Message number, and flags for what follows the header.").stated_by(SOURCES)
                .with(&[More::Fields(&[
                unsigned("ULONG MessageHeader.Header").at(4..8).about("The same four bytes as one number.")
                    .means(Meaning::Hex).stated_by(SOURCES),
                structure("WMI_TRACE_MESSAGE_PACKET MessageHeader.Packet").at(4..8).about("Message number and flags.")
                    .stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("USHORT MessageHeader.Packet.MessageNumber").at(4..6)
                        .about("Message number within its GUID or component.").means(Meaning::Identifier)
                        .stated_by(SOURCES),
                    unsigned("USHORT MessageHeader.Packet.OptionFlags").at(6..8).about("Data that follows the header.")
                        .means(Meaning::Flags).stated_by(SOURCES)
                        .with(&[More::Values(crate::headers::TraceMessageFlags::VALUES)]),
                ])]),
            ])]),
        ])]),
        field("GUID MessageGuid", Kind::Guid).at(8..24)
            .about("With TRACE_MESSAGE_COMPONENTID in MessageFlags, the first 4 bytes are a component ID. Otherwise, \
                with TRACE_MESSAGE_GUID, it is a GUID. Otherwise it is ignored.")
            .means(Meaning::Guid),
        unsigned("ULONG MessageFlags").at(24..28).about("Data that is to follow the header.").means(Meaning::Flags)
            .with(&[More::Values(crate::headers::TraceMessageFlags::VALUES)]),
        unsigned("ULONG DataSize").at(28..32)
            .about("Before 6.0, size of the argument bytes. From 6.0, size of the list of addresses and sizes, \
                including the NULL at its end.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG64 Data").at(32..40)
            .about("User-mode address of a list of address and size pairs, as wide as the caller's pointers and \
                terminated by a NULL. The kernel concatenates the arguments.")
            .means(Meaning::DataAddress),
    ]);
fixed! {
    /// Fixed part of `V5_1` and [`V5_1View`], with the getters of its fields.
    part V5_1Fixed / V5_1View: followed,
        name = "MESSAGE_TRACE_USER", size = 44, table = Table::form(&LAYOUT_0);
    fields {
        /// Header of which only MessageNumber is read. The kernel builds its own header. `MESSAGE_TRACE_HEADER
        /// MessageHeader` at 0x00.
        message_header / set_message_header: Bytes<8>, at = 0;
        /// Data that is to follow the header. `ULONG MessageFlags` at 0x08.
        message_flags / set_message_flags: crate::headers::TraceMessageFlags, at = 8;
        /// Session handle. The kernel does not read it. `TRACEHANDLE SessionHandle` at 0x10.
        session_handle / set_session_handle: u64, at = 16;
        /// With TRACE_MESSAGE_COMPONENTID in MessageFlags, the first 4 bytes are a component ID. Otherwise, with
        /// TRACE_MESSAGE_GUID, it is a GUID. Otherwise it is ignored. `GUID MessageGuid` at 0x18.
        message_guid / set_message_guid: Guid, at = 24;
        /// Before 6.0, size of the argument bytes. From 6.0, size of the list of addresses and sizes, including the
        /// NULL at its end. `ULONG DataSize` at 0x28. Unit: bytes.
        data_size / set_data_size: u32, at = 40;
    }
}

impl<'a> V5_1View<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 44 bytes, [`Error::PartialElement`] if the rest is not a whole
    /// number of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = V5_1Fixed(first_and_rest::<44>("MESSAGE_TRACE_USER", bytes)?);
        whole_elements("MESSAGE_TRACE_USER", 1, view.0.rest)?;
        Ok(view)
    }
    /// Bytes of all arguments, concatenated. `UCHAR Data` at 0x2C.
    #[inline]
    pub fn data_(&self) -> Elements<'a, u8> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> V5_1 {
        V5_1 { fixed: V5_1Fixed(*self.0.fixed), data_: to_vec(self.0.rest) }
    }
}

impl core::fmt::Debug for V5_1View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("V5_1View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("Data", &self.data_()).finish()
    }
}

/// Message in transit from user mode to the kernel.
///
/// Older form.
/// In C: `MESSAGE_TRACE_USER`, 0x30 bytes with one element of its array, 0x2c without elements. Documented
/// for 5.1..5.2.
///
/// NtTraceEvent accepts it, and the kernel builds from it a MESSAGE_TRACE_HEADER and the data that follows. It is
/// private to Windows and changes with releases. The names SessionHandle and, before 6.0, Data are proposed by the
/// study.
///
/// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll (6.2
/// and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
///
/// Source: Geoff Chappell, *MESSAGE_TRACE_USER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct V5_1 {
    fixed: V5_1Fixed,
    /// Bytes of all arguments, concatenated. `UCHAR Data` at 0x2C.
    pub data_: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl V5_1 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`V5_1View::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        V5_1View::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for V5_1 {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), data_: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for V5_1 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("V5_1");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Data", &self.data_).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(V5_1, fixed = V5_1Fixed, view = V5_1View, size = 44);
#[cfg(feature = "alloc")]
impl Tailed for V5_1 {
    const NAME: &'static str = "MESSAGE_TRACE_USER";
    const FIXED: usize = 44;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<44>("MESSAGE_TRACE_USER", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        V5_1::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        self.data_.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(V5_1);
#[cfg(feature = "serde")]
serde_tailed!(V5_1, table = Table::form(&LAYOUT_0), parts { data_ = "Data", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for V5_1 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 44]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..6);
        (fixed, elements).prop_map(|(fixed, data_)| {
            Self { fixed: V5_1Fixed(fixed), data_ }
        }).boxed()
    }
}

fixed! {
    /// Message in transit from user mode to the kernel.
    ///
    /// Older form.
    /// In C: `MESSAGE_TRACE_USER`, 0x30 bytes. Documented for 6.0..6.1.
    ///
    /// NtTraceEvent accepts it, and the kernel builds from it a MESSAGE_TRACE_HEADER and the data that follows. It is
    /// private to Windows and changes with releases. The names SessionHandle and, before 6.0, Data are proposed by the
    /// study.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll
    /// (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
    ///
    /// Source: Geoff Chappell, *MESSAGE_TRACE_USER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V6_0 / V6_0View: lone,
        name = "MESSAGE_TRACE_USER", size = 48, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Session handle. The kernel does not read it. `TRACEHANDLE SessionHandle` at 0x00.
        session_handle / set_session_handle: u64, at = 0;
        /// Header of which only MessageNumber is read. The kernel builds its own header. `MESSAGE_TRACE_HEADER
        /// MessageHeader` at 0x08.
        message_header / set_message_header: Bytes<8>, at = 8;
        /// With TRACE_MESSAGE_COMPONENTID in MessageFlags, the first 4 bytes are a component ID. Otherwise, with
        /// TRACE_MESSAGE_GUID, it is a GUID. Otherwise it is ignored. `GUID MessageGuid` at 0x10.
        message_guid / set_message_guid: Guid, at = 16;
        /// Data that is to follow the header. `ULONG MessageFlags` at 0x20.
        message_flags / set_message_flags: crate::headers::TraceMessageFlags, at = 32;
        /// Before 6.0, size of the argument bytes. From 6.0, size of the list of addresses and sizes, including the
        /// NULL at its end. `ULONG DataSize` at 0x24. Unit: bytes.
        data_size / set_data_size: u32, at = 36;
        /// User-mode address of a list of address and size pairs, as wide as the caller's pointers and terminated by a
        /// NULL. The kernel concatenates the arguments. `ULONG64 Data` at 0x28.
        data_ / set_data_: u64, at = 40;
    }
}

fixed! {
    /// Message in transit from user mode to the kernel.
    ///
    /// In C: `MESSAGE_TRACE_USER`, 0x28 bytes. Documented for 6.2+.
    ///
    /// NtTraceEvent accepts it, and the kernel builds from it a MESSAGE_TRACE_HEADER and the data that follows. It is
    /// private to Windows and changes with releases. The names SessionHandle and, before 6.0, Data are proposed by the
    /// study.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll
    /// (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and higher).
    ///
    /// Source: Geoff Chappell, *MESSAGE_TRACE_USER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "MESSAGE_TRACE_USER")]
    owned MessageTraceUser / MessageTraceUserView: lone,
        name = "MESSAGE_TRACE_USER", size = 40, table = Table::form(&LAYOUT_2), layout = LAYOUT_2;
    fields {
        /// Header of which only MessageNumber is read. The kernel builds its own header. `MESSAGE_TRACE_HEADER
        /// MessageHeader` at 0x00.
        message_header / set_message_header: Bytes<8>, at = 0;
        /// With TRACE_MESSAGE_COMPONENTID in MessageFlags, the first 4 bytes are a component ID. Otherwise, with
        /// TRACE_MESSAGE_GUID, it is a GUID. Otherwise it is ignored. `GUID MessageGuid` at 0x08.
        message_guid / set_message_guid: Guid, at = 8;
        /// Data that is to follow the header. `ULONG MessageFlags` at 0x18.
        message_flags / set_message_flags: crate::headers::TraceMessageFlags, at = 24;
        /// Before 6.0, size of the argument bytes. From 6.0, size of the list of addresses and sizes, including the
        /// NULL at its end. `ULONG DataSize` at 0x1C. Unit: bytes.
        data_size / set_data_size: u32, at = 28;
        /// User-mode address of a list of address and size pairs, as wide as the caller's pointers and terminated by a
        /// NULL. The kernel concatenates the arguments. `ULONG64 Data` at 0x20.
        data_ / set_data_: u64, at = 32;
    }
}

/// Alias of [`MessageTraceUser`], named by the first release of the form.
pub type V6_2 = MessageTraceUser;
/// Alias of [`MessageTraceUserView`], named by the first release of the form.
pub type V6_2View<'a> = MessageTraceUserView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "MESSAGE_TRACE_USER" {
        /// Documented for 5.1..5.2.
        V5_1(V5_1, tailed) = 0,
        /// Documented for 6.0..6.1.
        V6_0(V6_0, fixed) = 1,
        /// Documented for 6.2+.
        MessageTraceUser(MessageTraceUser, fixed) = 2,
    }
    Bits32 1..=3 => 0,
    Bits64 1..=3 => 0,
    Bits32 4..=6 => 1,
    Bits64 4..=6 => 1,
    Bits32 7..=255 => 2,
    Bits64 7..=255 => 2,
}
