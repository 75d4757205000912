// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/ALPC_Send_Message.toml
pub mod alpc_send_message {
    //! ALPC message sent or received, or wait for its reply.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS];
    pub(crate) static LAYOUT_0: Layout = layout("ALPC_Send_Message", "AlpcSendMessage")
        .size(4)
        .about("ALPC message sent or received, or wait for its reply.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .also_called(&["ALPC_Receive_Message", "ALPC_Wait_For_Reply"])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG MessageID").at(0..4).about("Message ID, which correlates the events of a message.")
                .means(Meaning::Identifier),
        ]);
    fixed! {
        /// ALPC message sent or received, or wait for its reply.
        ///
        /// In C: `ALPC_Send_Message`, 0x4 bytes. Releases unknown.
        /// Offsets are computed from the order of the fields; no source states them.
        ///
        /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
        #[doc(alias = "ALPC_Send_Message")]
        #[doc(alias = "ALPC_Receive_Message")]
        #[doc(alias = "ALPC_Wait_For_Reply")]
        owned AlpcSendMessage / AlpcSendMessageView: lone,
            name = "ALPC_Send_Message", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Message ID, which correlates the events of a message. `ULONG MessageID` at 0x00.
            message_id / set_message_id: u32, at = 0;
        }
    }
}

// spec/structs/ALPC_Unwait.toml
pub mod alpc_unwait {
    //! Wait for an ALPC message ended.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS];
    pub(crate) static LAYOUT_0: Layout = layout("ALPC_Unwait", "AlpcUnwait")
        .size(4)
        .about("Wait for an ALPC message ended.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG Status").at(0..4).about("NTSTATUS of the wait.").means(Meaning::NtStatus),
        ]);
    fixed! {
        /// Wait for an ALPC message ended.
        ///
        /// In C: `ALPC_Unwait`, 0x4 bytes. Releases unknown.
        /// Offsets are computed from the order of the fields; no source states them.
        ///
        /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
        #[doc(alias = "ALPC_Unwait")]
        owned AlpcUnwait / AlpcUnwaitView: lone,
            name = "ALPC_Unwait", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// NTSTATUS of the wait. `ULONG Status` at 0x00.
            status / set_status: u32, at = 0;
        }
        converted {
            /// Status. The raw value is `status`.
            status_as_nt_status: crate::common::Ntstatus, raw = status, |raw| crate::common::Ntstatus(raw);
        }
    }
}

// spec/structs/ALPC_Wait_For_New_Message.toml
pub mod alpc_wait_for_new_message {
    //! ALPC port waits for a message.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS];
    pub(crate) static LAYOUT_0: Layout = layout("ALPC_Wait_For_New_Message", "AlpcWaitForNewMessage")
        .size(4)
        .about("ALPC port waits for a message.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part("CHAR", "PortName", Content::Text { unit: 1 }).about("Name of the port.").means(Meaning::Text),
        ])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG IsServerPort").at(0..4).about("True if the port belongs to a server.")
                .means(Meaning::Boolean),
        ]);
    fixed! {
        /// Fixed part of `AlpcWaitForNewMessage` and [`AlpcWaitForNewMessageView`], with the getters of its fields.
        part AlpcWaitForNewMessageFixed / AlpcWaitForNewMessageView: followed,
            name = "ALPC_Wait_For_New_Message", size = 4, table = Table::form(&LAYOUT_0);
        fields {
            /// True if the port belongs to a server. `ULONG IsServerPort` at 0x00.
            is_server_port / set_is_server_port: u32, at = 0;
        }
    }

    impl<'a> AlpcWaitForNewMessageView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = AlpcWaitForNewMessageFixed(first_and_rest::<4>("ALPC_Wait_For_New_Message", bytes)?);
            Ok(view)
        }
        /// Decodes the parts that follow the fixed part.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces
        /// more than
        /// is present.
        #[inline]
        pub fn tail(&self) -> Result<AlpcWaitForNewMessageTail<'a>, Error> {
            let mut left = Left::new("ALPC_Wait_For_New_Message", 4, self.0.rest);
            let port_name = left.text();
            Ok(AlpcWaitForNewMessageTail { port_name, rest: left.rest() })
        }
        /// Returns an owned copy.
        ///
        /// # Errors
        ///
        /// The errors of [`tail`](Self::tail).
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> Result<AlpcWaitForNewMessage, Error> {
            let tail = self.tail()?;
            Ok(AlpcWaitForNewMessage {
                fixed: AlpcWaitForNewMessageFixed(*self.0.fixed),
                port_name: { let part = tail.port_name; part.to_value() },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for AlpcWaitForNewMessageView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("AlpcWaitForNewMessageView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    /// Parts after the fixed part of `ALPC_Wait_For_New_Message`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct AlpcWaitForNewMessageTail<'a> {
        /// Name of the port. `CHAR PortName`, terminated by a zero.
        pub port_name: AnsiStr<'a>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// ALPC port waits for a message.
    ///
    /// In C: `ALPC_Wait_For_New_Message`, 0x4 bytes. Releases unknown.
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// The MOF does not state how PortName ends. According to the documentation of the qualifiers, this means
    /// null-terminated.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "ALPC_Wait_For_New_Message")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct AlpcWaitForNewMessage {
        fixed: AlpcWaitForNewMessageFixed,
        /// Name of the port. `CHAR PortName`, terminated by a zero.
        pub port_name: AnsiString,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl AlpcWaitForNewMessage {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
        ///
        /// # Errors
        ///
        /// The errors of [`AlpcWaitForNewMessageView::new`] and [`AlpcWaitForNewMessageView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            AlpcWaitForNewMessageView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for AlpcWaitForNewMessage {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                port_name: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for AlpcWaitForNewMessage {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("AlpcWaitForNewMessage");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("PortName", &self.port_name);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(AlpcWaitForNewMessage, fixed = AlpcWaitForNewMessageFixed, view = AlpcWaitForNewMessageView, size = 4);
    #[cfg(feature = "alloc")]
    impl Tailed for AlpcWaitForNewMessage {
        const NAME: &'static str = "ALPC_Wait_For_New_Message";
        const FIXED: usize = 4;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<4>("ALPC_Wait_For_New_Message", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            AlpcWaitForNewMessage::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("ALPC_Wait_For_New_Message", out);
            {
                let part = &self.port_name;
                to.ansi("PortName", part)?;
            }
            to.finish(&self.rest)?;
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(AlpcWaitForNewMessage);
    #[cfg(feature = "serde")]
    serde_tailed!(
        AlpcWaitForNewMessage, table = Table::form(&LAYOUT_0), parts { port_name = "PortName", rest = "rest", }
    );
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for AlpcWaitForNewMessage {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            const DECIDING: &[Deciding] = &[
            ];
            arbitrary_from::<_, 4>(DECIDING, |bytes| {
                Self::from_slice(bytes)
            })
        }
    }
}
