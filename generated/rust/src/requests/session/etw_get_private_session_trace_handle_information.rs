// Generated from spec/structs/ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION.toml by `cargo spec generate`. Do not
// edit: edit that file.

//! Requested private sessions.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout =
    layout("ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION", "EtwGetPrivateSessionTraceHandleInformation")
    .size(8)
    .fixed(0)
    .summary("Requested private sessions.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part(
            "ETW_PRIVATE_SESSION_TRACE_REQUEST", "Requests",
            Content::Layout(&crate::requests::session::etw_private_session_trace_request::LAYOUT_0)
        )
            .many(Many::Open),
    ])
    .stated_by(SOURCES)
    .fields(&[
        field(
            "ETW_PRIVATE_SESSION_TRACE_REQUEST", "Requests",
            Kind::Open { element: ArrayElement { kind: ElementKind::Struct, size: 8 } }
        )
            .at(0..8).with(&[
            unsigned("ULONG", "ProcessId").at(0..4).doc("ID of the process that owns the session.")
                .at_path("Requests.ProcessId").means(Meaning::ProcessId),
            union("union", "").at(4..8).with(&[
                unsigned("ULONG", "Value").at(4..8).doc("The next two fields as one number.").at_path("Requests.Value")
                    .means(Meaning::Hex),
                structure("struct", "").at(4..8).with(&[
                    unsigned("USHORT", "PrivateSessionId").at(4..6).at_path("Requests.PrivateSessionId")
                        .means(Meaning::Identifier),
                    unsigned("USHORT", "PrivateSessionVersion").at(6..8).at_path("Requests.PrivateSessionVersion")
                        .means(Meaning::Version),
                ]),
            ]),
        ]),
    ]);
fixed! {
    /// Fixed part of `EtwGetPrivateSessionTraceHandleInformation` and
    /// [`EtwGetPrivateSessionTraceHandleInformationView`], with the getters of its fields.
    part EtwGetPrivateSessionTraceHandleInformationFixed / EtwGetPrivateSessionTraceHandleInformationView: followed,
        name = "ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION", size = 0, table = Table::form(&LAYOUT_0);
}

impl<'a> EtwGetPrivateSessionTraceHandleInformationView<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 0 bytes, [`Error::PartialElement`] if the rest is not a whole number
    /// of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view =
            EtwGetPrivateSessionTraceHandleInformationFixed(
                first_and_rest::<0>("ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION", bytes)?
            );
        whole_elements("ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION", 8, view.0.rest)?;
        Ok(view)
    }
    /// `ETW_PRIVATE_SESSION_TRACE_REQUEST Requests` at 0x00.
    #[inline]
    pub fn requests(&self) -> Elements<'a, crate::requests::session::EtwPrivateSessionTraceRequest> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EtwGetPrivateSessionTraceHandleInformation {
        EtwGetPrivateSessionTraceHandleInformation {
            fixed: EtwGetPrivateSessionTraceHandleInformationFixed(*self.0.fixed), requests: to_vec(self.0.rest)
        }
    }
}

impl core::fmt::Debug for EtwGetPrivateSessionTraceHandleInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwGetPrivateSessionTraceHandleInformationView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("Requests", &self.requests()).finish()
    }
}

/// Requested private sessions.
///
/// In C: `ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION`, 0x8 bytes with one element of its array, 0x0 without
/// elements. Releases unknown.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[doc(alias = "ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwGetPrivateSessionTraceHandleInformation {
    fixed: EtwGetPrivateSessionTraceHandleInformationFixed,
    /// `ETW_PRIVATE_SESSION_TRACE_REQUEST Requests` at 0x00.
    pub requests: alloc::vec::Vec<crate::requests::session::EtwPrivateSessionTraceRequest>,
}

#[cfg(feature = "alloc")]
impl EtwGetPrivateSessionTraceHandleInformation {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwGetPrivateSessionTraceHandleInformationView::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwGetPrivateSessionTraceHandleInformationView::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwGetPrivateSessionTraceHandleInformation {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), requests: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwGetPrivateSessionTraceHandleInformation {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwGetPrivateSessionTraceHandleInformation");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Requests", &self.requests).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EtwGetPrivateSessionTraceHandleInformation, fixed = EtwGetPrivateSessionTraceHandleInformationFixed, view =
    EtwGetPrivateSessionTraceHandleInformationView, size = 0
);
#[cfg(feature = "alloc")]
impl Tailed for EtwGetPrivateSessionTraceHandleInformation {
    const NAME: &'static str = "ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION";
    const FIXED: usize = 0;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<0>("ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwGetPrivateSessionTraceHandleInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        self.requests.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwGetPrivateSessionTraceHandleInformation);
#[cfg(feature = "serde")]
serde_tailed!(
    EtwGetPrivateSessionTraceHandleInformation, table = Table::form(&LAYOUT_0), parts { requests = "Requests", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwGetPrivateSessionTraceHandleInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 0]>();
        let elements =
            proptest::collection::vec(
                proptest::arbitrary::any::<crate::requests::session::EtwPrivateSessionTraceRequest>(), 0..6
            );
        (fixed, elements).prop_map(|(fixed, requests)| {
            Self { fixed: EtwGetPrivateSessionTraceHandleInformationFixed(fixed), requests }
        }).boxed()
    }
}
