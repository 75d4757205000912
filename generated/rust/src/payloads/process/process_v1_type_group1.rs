// Generated from spec/structs/Process_V1_TypeGroup1.toml by `cargo spec generate`. Do not edit: edit that file.

//! Process started, ended, or already running.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS, &sources::GOOGLE_SAWBUCK];
pub(crate) static LAYOUT_0: Layout = layout("Process_V1_TypeGroup1", "ProcessV1TypeGroup1Ptr32")
    .size(24)
    .about("Process started, ended, or already running.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part("UCHAR", "TokenUser", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 }))
            .many(Many::Fixed(4)).about("Remainder of the TOKEN_USER: its attributes.")
            .when(
                &when(
                    number(
                        "TokenUserPointer", Place::Fixed { offset: 20, size: 4, start: 0, width: 32, signed: false },
                        0xffffffff, 0
                    ),
                    None
                )
            )
            .up_to(8).means(Meaning::Opaque),
        part("SID", "UserSid", Content::Layout(&crate::common::sid::LAYOUT_0))
            .about("Security identifier of the user account of the process. Absent if it is null.")
            .when(
                &when(
                    number(
                        "TokenUserPointer", Place::Fixed { offset: 20, size: 4, start: 0, width: 32, signed: false },
                        0xffffffff, 0
                    ),
                    None
                )
            )
            .means(Meaning::Sid),
        part("CHAR", "ImageFileName", Content::Text { unit: 1 })
            .about("Name of the executable file, in the ANSI code page.").means(Meaning::FileName),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR PageDirectoryBase").at(0..4).about("Physical address of the page directory.")
            .means(Meaning::PhysicalAddress).with(&[More::SameAs("DirectoryTableBase")]),
        unsigned("ULONG ProcessId").at(4..8).up_to(64).means(Meaning::ProcessId),
        unsigned("ULONG ParentId").at(8..12).about("ID of the process that created it.").up_to(64)
            .means(Meaning::ProcessId),
        unsigned("ULONG SessionId").at(12..16).about("Session ID of the process.").means(Meaning::SessionId),
        signed("LONG ExitStatus").at(16..20).about("Exit status, once the process has ended.").means(Meaning::NtStatus),
        unsigned("ULONG TokenUserPointer").at(20..24)
            .about("0 if no security identifier follows. Otherwise the first four bytes of a TOKEN_USER, a pointer or \
                its low half, which the security identifier follows.")
            .up_to(64).means(Meaning::Hex),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("Process_V1_TypeGroup1", "ProcessV1TypeGroup1Ptr64")
    .size(28)
    .about("Process started, ended, or already running.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("UCHAR", "TokenUser", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 }))
            .many(Many::Fixed(12))
            .about("Remainder of the TOKEN_USER: the high half of a pointer, the attributes, and padding.")
            .when(
                &when(
                    number(
                        "TokenUserPointer", Place::Fixed { offset: 24, size: 4, start: 0, width: 32, signed: false },
                        0xffffffff, 0
                    ),
                    None
                )
            )
            .up_to(8).means(Meaning::Opaque),
        part("SID", "UserSid", Content::Layout(&crate::common::sid::LAYOUT_0))
            .about("Security identifier of the user account of the process. Absent if it is null.")
            .when(
                &when(
                    number(
                        "TokenUserPointer", Place::Fixed { offset: 24, size: 4, start: 0, width: 32, signed: false },
                        0xffffffff, 0
                    ),
                    None
                )
            )
            .means(Meaning::Sid),
        part("CHAR", "ImageFileName", Content::Text { unit: 1 })
            .about("Name of the executable file, in the ANSI code page.").means(Meaning::FileName),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR PageDirectoryBase").at(0..8).about("Physical address of the page directory.")
            .means(Meaning::PhysicalAddress).with(&[More::SameAs("DirectoryTableBase")]),
        unsigned("ULONG ProcessId").at(8..12).up_to(64).means(Meaning::ProcessId),
        unsigned("ULONG ParentId").at(12..16).about("ID of the process that created it.").up_to(64)
            .means(Meaning::ProcessId),
        unsigned("ULONG SessionId").at(16..20).about("Session ID of the process.").means(Meaning::SessionId),
        signed("LONG ExitStatus").at(20..24).about("Exit status, once the process has ended.").means(Meaning::NtStatus),
        unsigned("ULONG TokenUserPointer").at(24..28)
            .about("0 if no security identifier follows. Otherwise the first four bytes of a TOKEN_USER, a pointer or \
                its low half, which the security identifier follows.")
            .up_to(64).means(Meaning::Hex),
    ]);
fixed! {
    /// Fixed part of `ProcessV1TypeGroup1Ptr32` and [`ProcessV1TypeGroup1Ptr32View`], with the getters of its fields.
    part ProcessV1TypeGroup1Ptr32Fixed / ProcessV1TypeGroup1Ptr32View: followed,
        name = "Process_V1_TypeGroup1", size = 24, table = Table::form(&LAYOUT_0);
    fields {
        /// Physical address of the page directory. `ULONG_PTR PageDirectoryBase` at 0x00.
        page_directory_base / set_page_directory_base: u32, at = 0;
        /// Process ID. `ULONG ProcessId` at 0x04.
        process_id / set_process_id: u32, at = 4;
        /// ID of the process that created it. `ULONG ParentId` at 0x08.
        parent_id / set_parent_id: u32, at = 8;
        /// Session ID of the process. `ULONG SessionId` at 0x0C.
        session_id / set_session_id: u32, at = 12;
        /// Exit status, once the process has ended. `LONG ExitStatus` at 0x10.
        exit_status / set_exit_status: i32, at = 16;
        /// 0 if no security identifier follows. Otherwise the first four bytes of a TOKEN_USER, a pointer or its low
        /// half, which the security identifier follows. `ULONG TokenUserPointer` at 0x14.
        token_user_pointer / set_token_user_pointer: u32, at = 20;
        /// 0 if no security identifier follows. Otherwise the first four bytes of a TOKEN_USER, a pointer or its low
        /// half, which the security identifier follows. `ULONG TokenUserPointer` at 0x14.
        #[deprecated = "renamed to `token_user_pointer`"]
        sid / set_sid: u32, at = 20;
    }
    converted {
        /// Status. The raw value is `exit_status`.
        exit_status_as_nt_status: crate::common::Ntstatus, raw = exit_status, |raw| crate::common::Ntstatus(raw as u32);
    }
}

impl<'a> ProcessV1TypeGroup1Ptr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = ProcessV1TypeGroup1Ptr32Fixed(first_and_rest::<24>("Process_V1_TypeGroup1", bytes)?);
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
    pub fn tail(&self) -> Result<ProcessV1TypeGroup1Ptr32Tail<'a>, Error> {
        let mut left = Left::new("Process_V1_TypeGroup1", 24, self.0.rest);
        let token_user =
            if (self.token_user_pointer() as u64) & 0xffffffff != 0 {
                Some(<[u8; 4] as Element>::from_le(left.chunk::<4>()?))
            } else { None };
        let user_sid = if (self.token_user_pointer() as u64) & 0xffffffff != 0 { Some(left.item()?) } else { None };
        let image_file_name = left.text();
        Ok(ProcessV1TypeGroup1Ptr32Tail { token_user, user_sid, image_file_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<ProcessV1TypeGroup1Ptr32, Error> {
        let tail = self.tail()?;
        Ok(ProcessV1TypeGroup1Ptr32 {
            fixed: ProcessV1TypeGroup1Ptr32Fixed(*self.0.fixed),
            token_user: tail.token_user,
            user_sid: match tail.user_sid { Some(part) => Some(part.to_owned_value()?), None => None },
            image_file_name: { let part = tail.image_file_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for ProcessV1TypeGroup1Ptr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ProcessV1TypeGroup1Ptr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `Process_V1_TypeGroup1`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ProcessV1TypeGroup1Ptr32Tail<'a> {
    /// Remainder of the TOKEN_USER: its attributes. `UCHAR TokenUser`. Present if announced by `TokenUserPointer`.
    pub token_user: Option<[u8; 4]>,
    /// Security identifier of the user account of the process. Absent if it is null. `SID UserSid`. Present if
    /// announced by `TokenUserPointer`.
    pub user_sid: Option<crate::common::SidView<'a>>,
    /// Name of the executable file, in the ANSI code page. `CHAR ImageFileName`, terminated by a zero.
    pub image_file_name: AnsiStr<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Process started, ended, or already running.
///
/// In C: `Process_V1_TypeGroup1`, 0x18 bytes. Releases unknown (32-bit).
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*;
/// Google, *kernel_log_types.h*.
#[doc(alias = "Process_V1_TypeGroup1")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct ProcessV1TypeGroup1Ptr32 {
    fixed: ProcessV1TypeGroup1Ptr32Fixed,
    /// Remainder of the TOKEN_USER: its attributes. `UCHAR TokenUser`. Present if announced by `TokenUserPointer`.
    pub token_user: Option<[u8; 4]>,
    /// Security identifier of the user account of the process. Absent if it is null. `SID UserSid`. Present if
    /// announced by `TokenUserPointer`.
    pub user_sid: Option<crate::common::Sid>,
    /// Name of the executable file, in the ANSI code page. `CHAR ImageFileName`, terminated by a zero.
    pub image_file_name: AnsiString,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl ProcessV1TypeGroup1Ptr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`ProcessV1TypeGroup1Ptr32View::new`] and [`ProcessV1TypeGroup1Ptr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ProcessV1TypeGroup1Ptr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for ProcessV1TypeGroup1Ptr32 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            token_user: Default::default(),
            user_sid: Default::default(),
            image_file_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for ProcessV1TypeGroup1Ptr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ProcessV1TypeGroup1Ptr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("TokenUser", &self.token_user);
        shown.field("UserSid", &self.user_sid);
        shown.field("ImageFileName", &self.image_file_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    ProcessV1TypeGroup1Ptr32, fixed = ProcessV1TypeGroup1Ptr32Fixed, view = ProcessV1TypeGroup1Ptr32View, size = 24
);
#[cfg(feature = "alloc")]
impl Tailed for ProcessV1TypeGroup1Ptr32 {
    const NAME: &'static str = "Process_V1_TypeGroup1";
    const FIXED: usize = 24;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<24>("Process_V1_TypeGroup1", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ProcessV1TypeGroup1Ptr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("Process_V1_TypeGroup1", out);
        to.count(
            "TokenUserPointer", u64::from((self.token_user_pointer() as u64) & 0xffffffff != 0),
            usize::from(self.token_user.is_some())
        )?;
        if let Some(part) = &self.token_user {
            to.element(part);
        }
        to.count(
            "TokenUserPointer", u64::from((self.token_user_pointer() as u64) & 0xffffffff != 0),
            usize::from(self.user_sid.is_some())
        )?;
        if let Some(part) = &self.user_sid {
            to.tailed(part)?;
        }
        {
            let part = &self.image_file_name;
            to.ansi("ImageFileName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(ProcessV1TypeGroup1Ptr32);
#[cfg(feature = "serde")]
serde_tailed!(
    ProcessV1TypeGroup1Ptr32, table = Table::form(&LAYOUT_0),
    parts { token_user = "TokenUser", user_sid = "UserSid", image_file_name = "ImageFileName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ProcessV1TypeGroup1Ptr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 20, size: 4, mask: 4294967295, shift: None },
            Deciding { offset: 20, size: 4, mask: 4294967295, shift: None },
        ];
        arbitrary_from::<_, 24>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

fixed! {
    /// Fixed part of `ProcessV1TypeGroup1Ptr64` and [`ProcessV1TypeGroup1Ptr64View`], with the getters of its fields.
    part ProcessV1TypeGroup1Ptr64Fixed / ProcessV1TypeGroup1Ptr64View: followed,
        name = "Process_V1_TypeGroup1", size = 28, table = Table::form(&LAYOUT_1);
    fields {
        /// Physical address of the page directory. `ULONG_PTR PageDirectoryBase` at 0x00.
        page_directory_base / set_page_directory_base: u64, at = 0;
        /// Process ID. `ULONG ProcessId` at 0x08.
        process_id / set_process_id: u32, at = 8;
        /// ID of the process that created it. `ULONG ParentId` at 0x0C.
        parent_id / set_parent_id: u32, at = 12;
        /// Session ID of the process. `ULONG SessionId` at 0x10.
        session_id / set_session_id: u32, at = 16;
        /// Exit status, once the process has ended. `LONG ExitStatus` at 0x14.
        exit_status / set_exit_status: i32, at = 20;
        /// 0 if no security identifier follows. Otherwise the first four bytes of a TOKEN_USER, a pointer or its low
        /// half, which the security identifier follows. `ULONG TokenUserPointer` at 0x18.
        token_user_pointer / set_token_user_pointer: u32, at = 24;
        /// 0 if no security identifier follows. Otherwise the first four bytes of a TOKEN_USER, a pointer or its low
        /// half, which the security identifier follows. `ULONG TokenUserPointer` at 0x18.
        #[deprecated = "renamed to `token_user_pointer`"]
        sid / set_sid: u32, at = 24;
    }
    converted {
        /// Status. The raw value is `exit_status`.
        exit_status_as_nt_status: crate::common::Ntstatus, raw = exit_status, |raw| crate::common::Ntstatus(raw as u32);
    }
}

impl<'a> ProcessV1TypeGroup1Ptr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = ProcessV1TypeGroup1Ptr64Fixed(first_and_rest::<28>("Process_V1_TypeGroup1", bytes)?);
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
    pub fn tail(&self) -> Result<ProcessV1TypeGroup1Ptr64Tail<'a>, Error> {
        let mut left = Left::new("Process_V1_TypeGroup1", 28, self.0.rest);
        let token_user =
            if (self.token_user_pointer() as u64) & 0xffffffff != 0 {
                Some(<[u8; 12] as Element>::from_le(left.chunk::<12>()?))
            } else { None };
        let user_sid = if (self.token_user_pointer() as u64) & 0xffffffff != 0 { Some(left.item()?) } else { None };
        let image_file_name = left.text();
        Ok(ProcessV1TypeGroup1Ptr64Tail { token_user, user_sid, image_file_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<ProcessV1TypeGroup1Ptr64, Error> {
        let tail = self.tail()?;
        Ok(ProcessV1TypeGroup1Ptr64 {
            fixed: ProcessV1TypeGroup1Ptr64Fixed(*self.0.fixed),
            token_user: tail.token_user,
            user_sid: match tail.user_sid { Some(part) => Some(part.to_owned_value()?), None => None },
            image_file_name: { let part = tail.image_file_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for ProcessV1TypeGroup1Ptr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ProcessV1TypeGroup1Ptr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `Process_V1_TypeGroup1`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ProcessV1TypeGroup1Ptr64Tail<'a> {
    /// Remainder of the TOKEN_USER: the high half of a pointer, the attributes, and padding. `UCHAR TokenUser`. Present
    /// if announced by `TokenUserPointer`.
    pub token_user: Option<[u8; 12]>,
    /// Security identifier of the user account of the process. Absent if it is null. `SID UserSid`. Present if
    /// announced by `TokenUserPointer`.
    pub user_sid: Option<crate::common::SidView<'a>>,
    /// Name of the executable file, in the ANSI code page. `CHAR ImageFileName`, terminated by a zero.
    pub image_file_name: AnsiStr<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Process started, ended, or already running.
///
/// In C: `Process_V1_TypeGroup1`, 0x1c bytes. Releases unknown (64-bit).
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*;
/// Google, *kernel_log_types.h*.
#[doc(alias = "Process_V1_TypeGroup1")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct ProcessV1TypeGroup1Ptr64 {
    fixed: ProcessV1TypeGroup1Ptr64Fixed,
    /// Remainder of the TOKEN_USER: the high half of a pointer, the attributes, and padding. `UCHAR TokenUser`. Present
    /// if announced by `TokenUserPointer`.
    pub token_user: Option<[u8; 12]>,
    /// Security identifier of the user account of the process. Absent if it is null. `SID UserSid`. Present if
    /// announced by `TokenUserPointer`.
    pub user_sid: Option<crate::common::Sid>,
    /// Name of the executable file, in the ANSI code page. `CHAR ImageFileName`, terminated by a zero.
    pub image_file_name: AnsiString,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl ProcessV1TypeGroup1Ptr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`ProcessV1TypeGroup1Ptr64View::new`] and [`ProcessV1TypeGroup1Ptr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ProcessV1TypeGroup1Ptr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for ProcessV1TypeGroup1Ptr64 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            token_user: Default::default(),
            user_sid: Default::default(),
            image_file_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for ProcessV1TypeGroup1Ptr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ProcessV1TypeGroup1Ptr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("TokenUser", &self.token_user);
        shown.field("UserSid", &self.user_sid);
        shown.field("ImageFileName", &self.image_file_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    ProcessV1TypeGroup1Ptr64, fixed = ProcessV1TypeGroup1Ptr64Fixed, view = ProcessV1TypeGroup1Ptr64View, size = 28
);
#[cfg(feature = "alloc")]
impl Tailed for ProcessV1TypeGroup1Ptr64 {
    const NAME: &'static str = "Process_V1_TypeGroup1";
    const FIXED: usize = 28;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<28>("Process_V1_TypeGroup1", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ProcessV1TypeGroup1Ptr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("Process_V1_TypeGroup1", out);
        to.count(
            "TokenUserPointer", u64::from((self.token_user_pointer() as u64) & 0xffffffff != 0),
            usize::from(self.token_user.is_some())
        )?;
        if let Some(part) = &self.token_user {
            to.element(part);
        }
        to.count(
            "TokenUserPointer", u64::from((self.token_user_pointer() as u64) & 0xffffffff != 0),
            usize::from(self.user_sid.is_some())
        )?;
        if let Some(part) = &self.user_sid {
            to.tailed(part)?;
        }
        {
            let part = &self.image_file_name;
            to.ansi("ImageFileName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(ProcessV1TypeGroup1Ptr64);
#[cfg(feature = "serde")]
serde_tailed!(
    ProcessV1TypeGroup1Ptr64, table = Table::form(&LAYOUT_1),
    parts { token_user = "TokenUser", user_sid = "UserSid", image_file_name = "ImageFileName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ProcessV1TypeGroup1Ptr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 24, size: 4, mask: 4294967295, shift: None },
            Deciding { offset: 24, size: 4, mask: 4294967295, shift: None },
        ];
        arbitrary_from::<_, 28>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

/// Alias of [`ProcessV1TypeGroup1Ptr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[deprecated = "the layout depends on the pointer size: use `ProcessV1TypeGroup1Ptr32` or `ProcessV1TypeGroup1Ptr64`"]
pub type ProcessV1TypeGroup1 = ProcessV1TypeGroup1Ptr64;
/// Alias of [`ProcessV1TypeGroup1Ptr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `ProcessV1TypeGroup1Ptr32View` or `ProcessV1TypeGroup1Ptr64View`"
]
pub type ProcessV1TypeGroup1View<'a> = ProcessV1TypeGroup1Ptr64View<'a>;
