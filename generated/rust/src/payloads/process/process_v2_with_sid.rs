// Generated from spec/structs/Process_V2_WithSid.toml by `cargo spec generate`. Do not edit: edit that file.

//! Process started, ended, or already running, with a TOKEN_USER of zeros.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("Process_V2_WithSid", "ProcessV2WithSidPtr32")
    .size(24)
    .about("Process started, ended, or already running, with a TOKEN_USER of zeros.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part("UCHAR", "TokenUser", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 }))
            .many(Many::Fixed(4)).about("Remainder of the TOKEN_USER: its attributes.").up_to(8).means(Meaning::Opaque),
        part("SID", "UserSid", Content::Layout(&crate::common::sid::LAYOUT_0))
            .about("Security identifier of the user account of the process.").means(Meaning::Sid),
        part("CHAR", "ImageFileName", Content::Text { unit: 1 })
            .about("Name of the executable file, in the ANSI code page.").means(Meaning::FileName),
        part("WCHAR", "CommandLine", Content::Text { unit: 2 }).about("Complete command line.")
            .means(Meaning::CommandLine),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR UniqueProcessKey").at(0..4)
            .about("Address of the kernel's process structure, which distinguishes processes with the same ID.")
            .means(Meaning::ProcessObject),
        unsigned("ULONG ProcessId").at(4..8).up_to(64).means(Meaning::ProcessId),
        unsigned("ULONG ParentId").at(8..12).about("ID of the process that created it.").up_to(64)
            .means(Meaning::ProcessId),
        unsigned("ULONG SessionId").at(12..16).about("Session ID of the process.").means(Meaning::SessionId),
        signed("LONG ExitStatus").at(16..20).about("Exit status, once the process has ended.").means(Meaning::NtStatus),
        address("ULONG_PTR TokenUserPointer").at(20..24).about("Pointer of the TOKEN_USER: 0.").means(Meaning::Hex),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("Process_V2_WithSid", "ProcessV2WithSidPtr64")
    .size(32)
    .about("Process started, ended, or already running, with a TOKEN_USER of zeros.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("UCHAR", "TokenUser", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 }))
            .many(Many::Fixed(8)).about("Remainder of the TOKEN_USER: its attributes, and padding.").up_to(8)
            .means(Meaning::Opaque),
        part("SID", "UserSid", Content::Layout(&crate::common::sid::LAYOUT_0))
            .about("Security identifier of the user account of the process.").means(Meaning::Sid),
        part("CHAR", "ImageFileName", Content::Text { unit: 1 })
            .about("Name of the executable file, in the ANSI code page.").means(Meaning::FileName),
        part("WCHAR", "CommandLine", Content::Text { unit: 2 }).about("Complete command line.")
            .means(Meaning::CommandLine),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR UniqueProcessKey").at(0..8)
            .about("Address of the kernel's process structure, which distinguishes processes with the same ID.")
            .means(Meaning::ProcessObject),
        unsigned("ULONG ProcessId").at(8..12).up_to(64).means(Meaning::ProcessId),
        unsigned("ULONG ParentId").at(12..16).about("ID of the process that created it.").up_to(64)
            .means(Meaning::ProcessId),
        unsigned("ULONG SessionId").at(16..20).about("Session ID of the process.").means(Meaning::SessionId),
        signed("LONG ExitStatus").at(20..24).about("Exit status, once the process has ended.").means(Meaning::NtStatus),
        address("ULONG_PTR TokenUserPointer").at(24..32).about("Pointer of the TOKEN_USER: 0.").means(Meaning::Hex),
    ]);
fixed! {
    /// Fixed part of `ProcessV2WithSidPtr32` and [`ProcessV2WithSidPtr32View`], with the getters of its fields.
    part ProcessV2WithSidPtr32Fixed / ProcessV2WithSidPtr32View: followed,
        name = "Process_V2_WithSid", size = 24, table = Table::form(&LAYOUT_0);
    fields {
        /// Address of the kernel's process structure, which distinguishes processes with the same ID. `ULONG_PTR
        /// UniqueProcessKey` at 0x00.
        unique_process_key / set_unique_process_key: u32, at = 0;
        /// Process ID. `ULONG ProcessId` at 0x04.
        process_id / set_process_id: u32, at = 4;
        /// ID of the process that created it. `ULONG ParentId` at 0x08.
        parent_id / set_parent_id: u32, at = 8;
        /// Session ID of the process. `ULONG SessionId` at 0x0C.
        session_id / set_session_id: u32, at = 12;
        /// Exit status, once the process has ended. `LONG ExitStatus` at 0x10.
        exit_status / set_exit_status: i32, at = 16;
        /// Pointer of the TOKEN_USER: 0. `ULONG_PTR TokenUserPointer` at 0x14.
        token_user_pointer / set_token_user_pointer: u32, at = 20;
    }
    converted {
        /// Status. The raw value is `exit_status`.
        exit_status_as_nt_status: crate::common::Ntstatus, raw = exit_status, |raw| crate::common::Ntstatus(raw as u32);
    }
}

impl<'a> ProcessV2WithSidPtr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = ProcessV2WithSidPtr32Fixed(first_and_rest::<24>("Process_V2_WithSid", bytes)?);
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
    pub fn tail(&self) -> Result<ProcessV2WithSidPtr32Tail<'a>, Error> {
        let mut left = Left::new("Process_V2_WithSid", 24, self.0.rest);
        let token_user = <[u8; 4] as Element>::from_le(left.chunk::<4>()?);
        let user_sid = left.item()?;
        let image_file_name = left.text();
        let command_line = left.text();
        Ok(ProcessV2WithSidPtr32Tail { token_user, user_sid, image_file_name, command_line, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<ProcessV2WithSidPtr32, Error> {
        let tail = self.tail()?;
        Ok(ProcessV2WithSidPtr32 {
            fixed: ProcessV2WithSidPtr32Fixed(*self.0.fixed),
            token_user: tail.token_user,
            user_sid: { let part = tail.user_sid; part.to_owned_value()? },
            image_file_name: { let part = tail.image_file_name; part.to_value() },
            command_line: { let part = tail.command_line; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for ProcessV2WithSidPtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ProcessV2WithSidPtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `Process_V2_WithSid`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ProcessV2WithSidPtr32Tail<'a> {
    /// Remainder of the TOKEN_USER: its attributes. `UCHAR TokenUser`.
    pub token_user: [u8; 4],
    /// Security identifier of the user account of the process. `SID UserSid`.
    pub user_sid: crate::common::SidView<'a>,
    /// Name of the executable file, in the ANSI code page. `CHAR ImageFileName`, terminated by a zero.
    pub image_file_name: AnsiStr<'a>,
    /// Complete command line. `WCHAR CommandLine`, terminated by a zero.
    pub command_line: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Process started, ended, or already running, with a TOKEN_USER of zeros.
///
/// No known name in C; here: `Process_V2_WithSid`, 0x18 bytes. Releases unknown (32-bit).
///
/// Process_V2_TypeGroup1, except that a security identifier follows in any case.
///
/// Source: The etwspec developers, *Nineteen log files of public projects*.
#[doc(alias = "Process_V2_WithSid")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct ProcessV2WithSidPtr32 {
    fixed: ProcessV2WithSidPtr32Fixed,
    /// Remainder of the TOKEN_USER: its attributes. `UCHAR TokenUser`.
    pub token_user: [u8; 4],
    /// Security identifier of the user account of the process. `SID UserSid`.
    pub user_sid: crate::common::Sid,
    /// Name of the executable file, in the ANSI code page. `CHAR ImageFileName`, terminated by a zero.
    pub image_file_name: AnsiString,
    /// Complete command line. `WCHAR CommandLine`, terminated by a zero.
    pub command_line: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl ProcessV2WithSidPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`ProcessV2WithSidPtr32View::new`] and [`ProcessV2WithSidPtr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ProcessV2WithSidPtr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for ProcessV2WithSidPtr32 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            token_user: Default::default(),
            user_sid: Default::default(),
            image_file_name: Default::default(),
            command_line: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for ProcessV2WithSidPtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ProcessV2WithSidPtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("TokenUser", &self.token_user);
        shown.field("UserSid", &self.user_sid);
        shown.field("ImageFileName", &self.image_file_name);
        shown.field("CommandLine", &self.command_line);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(ProcessV2WithSidPtr32, fixed = ProcessV2WithSidPtr32Fixed, view = ProcessV2WithSidPtr32View, size = 24);
#[cfg(feature = "alloc")]
impl Tailed for ProcessV2WithSidPtr32 {
    const NAME: &'static str = "Process_V2_WithSid";
    const FIXED: usize = 24;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<24>("Process_V2_WithSid", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ProcessV2WithSidPtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("Process_V2_WithSid", out);
        {
            let part = &self.token_user;
            to.element(part);
        }
        {
            let part = &self.user_sid;
            to.tailed(part)?;
        }
        {
            let part = &self.image_file_name;
            to.ansi("ImageFileName", part)?;
        }
        {
            let part = &self.command_line;
            to.utf16("CommandLine", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(ProcessV2WithSidPtr32);
#[cfg(feature = "serde")]
serde_tailed!(
    ProcessV2WithSidPtr32, table = Table::form(&LAYOUT_0),
    parts {
        token_user = "TokenUser", user_sid = "UserSid", image_file_name = "ImageFileName", command_line = "CommandLine",
        rest = "rest",
    }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ProcessV2WithSidPtr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 24>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

fixed! {
    /// Fixed part of `ProcessV2WithSidPtr64` and [`ProcessV2WithSidPtr64View`], with the getters of its fields.
    part ProcessV2WithSidPtr64Fixed / ProcessV2WithSidPtr64View: followed,
        name = "Process_V2_WithSid", size = 32, table = Table::form(&LAYOUT_1);
    fields {
        /// Address of the kernel's process structure, which distinguishes processes with the same ID. `ULONG_PTR
        /// UniqueProcessKey` at 0x00.
        unique_process_key / set_unique_process_key: u64, at = 0;
        /// Process ID. `ULONG ProcessId` at 0x08.
        process_id / set_process_id: u32, at = 8;
        /// ID of the process that created it. `ULONG ParentId` at 0x0C.
        parent_id / set_parent_id: u32, at = 12;
        /// Session ID of the process. `ULONG SessionId` at 0x10.
        session_id / set_session_id: u32, at = 16;
        /// Exit status, once the process has ended. `LONG ExitStatus` at 0x14.
        exit_status / set_exit_status: i32, at = 20;
        /// Pointer of the TOKEN_USER: 0. `ULONG_PTR TokenUserPointer` at 0x18.
        token_user_pointer / set_token_user_pointer: u64, at = 24;
    }
    converted {
        /// Status. The raw value is `exit_status`.
        exit_status_as_nt_status: crate::common::Ntstatus, raw = exit_status, |raw| crate::common::Ntstatus(raw as u32);
    }
}

impl<'a> ProcessV2WithSidPtr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = ProcessV2WithSidPtr64Fixed(first_and_rest::<32>("Process_V2_WithSid", bytes)?);
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
    pub fn tail(&self) -> Result<ProcessV2WithSidPtr64Tail<'a>, Error> {
        let mut left = Left::new("Process_V2_WithSid", 32, self.0.rest);
        let token_user = <[u8; 8] as Element>::from_le(left.chunk::<8>()?);
        let user_sid = left.item()?;
        let image_file_name = left.text();
        let command_line = left.text();
        Ok(ProcessV2WithSidPtr64Tail { token_user, user_sid, image_file_name, command_line, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<ProcessV2WithSidPtr64, Error> {
        let tail = self.tail()?;
        Ok(ProcessV2WithSidPtr64 {
            fixed: ProcessV2WithSidPtr64Fixed(*self.0.fixed),
            token_user: tail.token_user,
            user_sid: { let part = tail.user_sid; part.to_owned_value()? },
            image_file_name: { let part = tail.image_file_name; part.to_value() },
            command_line: { let part = tail.command_line; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for ProcessV2WithSidPtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ProcessV2WithSidPtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `Process_V2_WithSid`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ProcessV2WithSidPtr64Tail<'a> {
    /// Remainder of the TOKEN_USER: its attributes, and padding. `UCHAR TokenUser`.
    pub token_user: [u8; 8],
    /// Security identifier of the user account of the process. `SID UserSid`.
    pub user_sid: crate::common::SidView<'a>,
    /// Name of the executable file, in the ANSI code page. `CHAR ImageFileName`, terminated by a zero.
    pub image_file_name: AnsiStr<'a>,
    /// Complete command line. `WCHAR CommandLine`, terminated by a zero.
    pub command_line: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Process started, ended, or already running, with a TOKEN_USER of zeros.
///
/// No known name in C; here: `Process_V2_WithSid`, 0x20 bytes. Releases unknown (64-bit).
///
/// Process_V2_TypeGroup1, except that a security identifier follows in any case.
///
/// Source: The etwspec developers, *Nineteen log files of public projects*.
#[doc(alias = "Process_V2_WithSid")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct ProcessV2WithSidPtr64 {
    fixed: ProcessV2WithSidPtr64Fixed,
    /// Remainder of the TOKEN_USER: its attributes, and padding. `UCHAR TokenUser`.
    pub token_user: [u8; 8],
    /// Security identifier of the user account of the process. `SID UserSid`.
    pub user_sid: crate::common::Sid,
    /// Name of the executable file, in the ANSI code page. `CHAR ImageFileName`, terminated by a zero.
    pub image_file_name: AnsiString,
    /// Complete command line. `WCHAR CommandLine`, terminated by a zero.
    pub command_line: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl ProcessV2WithSidPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`ProcessV2WithSidPtr64View::new`] and [`ProcessV2WithSidPtr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ProcessV2WithSidPtr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for ProcessV2WithSidPtr64 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            token_user: Default::default(),
            user_sid: Default::default(),
            image_file_name: Default::default(),
            command_line: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for ProcessV2WithSidPtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ProcessV2WithSidPtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("TokenUser", &self.token_user);
        shown.field("UserSid", &self.user_sid);
        shown.field("ImageFileName", &self.image_file_name);
        shown.field("CommandLine", &self.command_line);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(ProcessV2WithSidPtr64, fixed = ProcessV2WithSidPtr64Fixed, view = ProcessV2WithSidPtr64View, size = 32);
#[cfg(feature = "alloc")]
impl Tailed for ProcessV2WithSidPtr64 {
    const NAME: &'static str = "Process_V2_WithSid";
    const FIXED: usize = 32;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<32>("Process_V2_WithSid", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ProcessV2WithSidPtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("Process_V2_WithSid", out);
        {
            let part = &self.token_user;
            to.element(part);
        }
        {
            let part = &self.user_sid;
            to.tailed(part)?;
        }
        {
            let part = &self.image_file_name;
            to.ansi("ImageFileName", part)?;
        }
        {
            let part = &self.command_line;
            to.utf16("CommandLine", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(ProcessV2WithSidPtr64);
#[cfg(feature = "serde")]
serde_tailed!(
    ProcessV2WithSidPtr64, table = Table::form(&LAYOUT_1),
    parts {
        token_user = "TokenUser", user_sid = "UserSid", image_file_name = "ImageFileName", command_line = "CommandLine",
        rest = "rest",
    }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ProcessV2WithSidPtr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 32>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

/// Alias of [`ProcessV2WithSidPtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[deprecated = "the layout depends on the pointer size: use `ProcessV2WithSidPtr32` or `ProcessV2WithSidPtr64`"]
pub type ProcessV2WithSid = ProcessV2WithSidPtr64;
/// Alias of [`ProcessV2WithSidPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ProcessV2WithSidPtr32View` or `ProcessV2WithSidPtr64View`"]
pub type ProcessV2WithSidView<'a> = ProcessV2WithSidPtr64View<'a>;
