// Generated from spec/structs/Process_Defunct_TypeGroup1.toml by `cargo spec generate`. Do not edit: edit that file.

//! Process that has ended but is still referenced.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::AIRBUS_ETL_PARSER, &sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("Process_Defunct_TypeGroup1", "ProcessDefunctTypeGroup1Ptr32")
    .size(32)
    .about("Process that has ended but is still referenced.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part("UCHAR", "TokenUser", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 }))
            .many(Many::Fixed(4)).about("Remainder of the TOKEN_USER: its attributes.")
            .when(
                &when(
                    number(
                        "TokenUserPointer", Place::Fixed { offset: 28, size: 4, start: 0, width: 32, signed: false },
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
                        "TokenUserPointer", Place::Fixed { offset: 28, size: 4, start: 0, width: 32, signed: false },
                        0xffffffff, 0
                    ),
                    None
                )
            )
            .means(Meaning::Sid),
        part("CHAR", "ImageFileName", Content::Text { unit: 1 })
            .about("Name of the executable file, in the ANSI code page.").means(Meaning::FileName),
        part("WCHAR", "CommandLine", Content::Text { unit: 2 }).about("Complete command line.")
            .means(Meaning::CommandLine),
        part("WCHAR", "PackageFullName", Content::Text { unit: 2 })
            .about("Full package name, or empty if the process is not packaged.").means(Meaning::Text),
        part("WCHAR", "ApplicationId", Content::Text { unit: 2 })
            .about("Application within the package, or empty if the process is not packaged.").means(Meaning::Text),
        part("LARGE_INTEGER", "ExitTime", Content::Value(ArrayElement { kind: ElementKind::Signed, size: 8 }))
            .about("Time at which the process ended.").up_to(64).in_units("100 ns since 1601").means(Meaning::FileTime),
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
        address("ULONG_PTR DirectoryTableBase").at(20..24).about("Physical address of the page directory.")
            .means(Meaning::PhysicalAddress),
        unsigned("ULONG Flags").at(24..28).means(Meaning::Flags)
            .with(&[More::Values(crate::payloads::process::EtwProcessEventFlag::VALUES)]),
        unsigned("ULONG TokenUserPointer").at(28..32)
            .about("First four bytes of a TOKEN_USER: a pointer or its low half. The kernel writes only these, as 0, \
                if the process has no security identifier; otherwise the rest and the security identifier follow.")
            .up_to(64).means(Meaning::Hex),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("Process_Defunct_TypeGroup1", "ProcessDefunctTypeGroup1Ptr64")
    .size(40)
    .about("Process that has ended but is still referenced.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("UCHAR", "TokenUser", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 }))
            .many(Many::Fixed(12))
            .about("Remainder of the TOKEN_USER: the high half of a pointer, the attributes, and padding.")
            .when(
                &when(
                    number(
                        "TokenUserPointer", Place::Fixed { offset: 36, size: 4, start: 0, width: 32, signed: false },
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
                        "TokenUserPointer", Place::Fixed { offset: 36, size: 4, start: 0, width: 32, signed: false },
                        0xffffffff, 0
                    ),
                    None
                )
            )
            .means(Meaning::Sid),
        part("CHAR", "ImageFileName", Content::Text { unit: 1 })
            .about("Name of the executable file, in the ANSI code page.").means(Meaning::FileName),
        part("WCHAR", "CommandLine", Content::Text { unit: 2 }).about("Complete command line.")
            .means(Meaning::CommandLine),
        part("WCHAR", "PackageFullName", Content::Text { unit: 2 })
            .about("Full package name, or empty if the process is not packaged.").means(Meaning::Text),
        part("WCHAR", "ApplicationId", Content::Text { unit: 2 })
            .about("Application within the package, or empty if the process is not packaged.").means(Meaning::Text),
        part("LARGE_INTEGER", "ExitTime", Content::Value(ArrayElement { kind: ElementKind::Signed, size: 8 }))
            .about("Time at which the process ended.").up_to(64).in_units("100 ns since 1601").means(Meaning::FileTime),
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
        address("ULONG_PTR DirectoryTableBase").at(24..32).about("Physical address of the page directory.")
            .means(Meaning::PhysicalAddress),
        unsigned("ULONG Flags").at(32..36).means(Meaning::Flags)
            .with(&[More::Values(crate::payloads::process::EtwProcessEventFlag::VALUES)]),
        unsigned("ULONG TokenUserPointer").at(36..40)
            .about("First four bytes of a TOKEN_USER: a pointer or its low half. The kernel writes only these, as 0, \
                if the process has no security identifier; otherwise the rest and the security identifier follow.")
            .up_to(64).means(Meaning::Hex),
    ]);
fixed! {
    /// Fixed part of `ProcessDefunctTypeGroup1Ptr32` and [`ProcessDefunctTypeGroup1Ptr32View`], with the getters of its
    /// fields.
    part ProcessDefunctTypeGroup1Ptr32Fixed / ProcessDefunctTypeGroup1Ptr32View: followed,
        name = "Process_Defunct_TypeGroup1", size = 32, table = Table::form(&LAYOUT_0);
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
        /// Physical address of the page directory. `ULONG_PTR DirectoryTableBase` at 0x14.
        directory_table_base / set_directory_table_base: u32, at = 20;
        /// `ULONG Flags` at 0x18.
        flags / set_flags: crate::payloads::process::EtwProcessEventFlag, at = 24;
        /// First four bytes of a TOKEN_USER: a pointer or its low half. The kernel writes only these, as 0, if the
        /// process has no security identifier; otherwise the rest and the security identifier follow. `ULONG
        /// TokenUserPointer` at 0x1C.
        token_user_pointer / set_token_user_pointer: u32, at = 28;
        /// First four bytes of a TOKEN_USER: a pointer or its low half. The kernel writes only these, as 0, if the
        /// process has no security identifier; otherwise the rest and the security identifier follow. `ULONG
        /// TokenUserPointer` at 0x1C.
        #[deprecated = "renamed to `token_user_pointer`"]
        sid / set_sid: u32, at = 28;
    }
    converted {
        /// Status. The raw value is `exit_status`.
        exit_status_as_nt_status: crate::common::Ntstatus, raw = exit_status, |raw| crate::common::Ntstatus(raw as u32);
    }
}

impl<'a> ProcessDefunctTypeGroup1Ptr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = ProcessDefunctTypeGroup1Ptr32Fixed(first_and_rest::<32>("Process_Defunct_TypeGroup1", bytes)?);
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
    pub fn tail(&self) -> Result<ProcessDefunctTypeGroup1Ptr32Tail<'a>, Error> {
        let mut left = Left::new("Process_Defunct_TypeGroup1", 32, self.0.rest);
        let token_user =
            if (self.token_user_pointer() as u64) & 0xffffffff != 0 {
                Some(<[u8; 4] as Element>::from_le(left.chunk::<4>()?))
            } else { None };
        let user_sid = if (self.token_user_pointer() as u64) & 0xffffffff != 0 { Some(left.item()?) } else { None };
        let image_file_name = left.text();
        let command_line = left.text();
        let package_full_name = left.text();
        let application_id = left.text();
        let exit_time = <i64 as Element>::from_le(left.chunk::<8>()?);
        Ok(
            ProcessDefunctTypeGroup1Ptr32Tail {
                token_user, user_sid, image_file_name, command_line, package_full_name, application_id, exit_time,
                rest: left.rest()
            }
        )
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<ProcessDefunctTypeGroup1Ptr32, Error> {
        let tail = self.tail()?;
        Ok(ProcessDefunctTypeGroup1Ptr32 {
            fixed: ProcessDefunctTypeGroup1Ptr32Fixed(*self.0.fixed),
            token_user: tail.token_user,
            user_sid: match tail.user_sid { Some(part) => Some(part.to_owned_value()?), None => None },
            image_file_name: { let part = tail.image_file_name; part.to_value() },
            command_line: { let part = tail.command_line; part.to_value() },
            package_full_name: { let part = tail.package_full_name; part.to_value() },
            application_id: { let part = tail.application_id; part.to_value() },
            exit_time: tail.exit_time,
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for ProcessDefunctTypeGroup1Ptr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ProcessDefunctTypeGroup1Ptr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `Process_Defunct_TypeGroup1`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ProcessDefunctTypeGroup1Ptr32Tail<'a> {
    /// Remainder of the TOKEN_USER: its attributes. `UCHAR TokenUser`. Present if announced by `TokenUserPointer`.
    pub token_user: Option<[u8; 4]>,
    /// Security identifier of the user account of the process. Absent if it is null. `SID UserSid`. Present if
    /// announced by `TokenUserPointer`.
    pub user_sid: Option<crate::common::SidView<'a>>,
    /// Name of the executable file, in the ANSI code page. `CHAR ImageFileName`, terminated by a zero.
    pub image_file_name: AnsiStr<'a>,
    /// Complete command line. `WCHAR CommandLine`, terminated by a zero.
    pub command_line: Utf16Str<'a>,
    /// Full package name, or empty if the process is not packaged. `WCHAR PackageFullName`, terminated by a zero.
    pub package_full_name: Utf16Str<'a>,
    /// Application within the package, or empty if the process is not packaged. `WCHAR ApplicationId`, terminated by a
    /// zero.
    pub application_id: Utf16Str<'a>,
    /// Time at which the process ended. `LARGE_INTEGER ExitTime`. Unit: 100 ns since 1601.
    pub exit_time: i64,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Process that has ended but is still referenced.
///
/// In C: `Process_Defunct_TypeGroup1`, 0x20 bytes. Releases unknown (32-bit).
///
/// The same as version 4 of the other process events, followed by the exit time after the strings.
///
/// Source: Airbus CERT, *etl.parsers.kernel*; The etwspec developers, *Nineteen log files of public projects*.
#[doc(alias = "Process_Defunct_TypeGroup1")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct ProcessDefunctTypeGroup1Ptr32 {
    fixed: ProcessDefunctTypeGroup1Ptr32Fixed,
    /// Remainder of the TOKEN_USER: its attributes. `UCHAR TokenUser`. Present if announced by `TokenUserPointer`.
    pub token_user: Option<[u8; 4]>,
    /// Security identifier of the user account of the process. Absent if it is null. `SID UserSid`. Present if
    /// announced by `TokenUserPointer`.
    pub user_sid: Option<crate::common::Sid>,
    /// Name of the executable file, in the ANSI code page. `CHAR ImageFileName`, terminated by a zero.
    pub image_file_name: AnsiString,
    /// Complete command line. `WCHAR CommandLine`, terminated by a zero.
    pub command_line: Utf16String,
    /// Full package name, or empty if the process is not packaged. `WCHAR PackageFullName`, terminated by a zero.
    pub package_full_name: Utf16String,
    /// Application within the package, or empty if the process is not packaged. `WCHAR ApplicationId`, terminated by a
    /// zero.
    pub application_id: Utf16String,
    /// Time at which the process ended. `LARGE_INTEGER ExitTime`. Unit: 100 ns since 1601.
    pub exit_time: i64,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl ProcessDefunctTypeGroup1Ptr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`ProcessDefunctTypeGroup1Ptr32View::new`] and [`ProcessDefunctTypeGroup1Ptr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ProcessDefunctTypeGroup1Ptr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for ProcessDefunctTypeGroup1Ptr32 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            token_user: Default::default(),
            user_sid: Default::default(),
            image_file_name: Default::default(),
            command_line: Default::default(),
            package_full_name: Default::default(),
            application_id: Default::default(),
            exit_time: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for ProcessDefunctTypeGroup1Ptr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ProcessDefunctTypeGroup1Ptr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("TokenUser", &self.token_user);
        shown.field("UserSid", &self.user_sid);
        shown.field("ImageFileName", &self.image_file_name);
        shown.field("CommandLine", &self.command_line);
        shown.field("PackageFullName", &self.package_full_name);
        shown.field("ApplicationId", &self.application_id);
        shown.field("ExitTime", &self.exit_time);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    ProcessDefunctTypeGroup1Ptr32, fixed = ProcessDefunctTypeGroup1Ptr32Fixed, view = ProcessDefunctTypeGroup1Ptr32View,
    size = 32
);
#[cfg(feature = "alloc")]
impl Tailed for ProcessDefunctTypeGroup1Ptr32 {
    const NAME: &'static str = "Process_Defunct_TypeGroup1";
    const FIXED: usize = 32;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<32>("Process_Defunct_TypeGroup1", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ProcessDefunctTypeGroup1Ptr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("Process_Defunct_TypeGroup1", out);
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
        {
            let part = &self.command_line;
            to.utf16("CommandLine", part)?;
        }
        {
            let part = &self.package_full_name;
            to.utf16("PackageFullName", part)?;
        }
        {
            let part = &self.application_id;
            to.utf16("ApplicationId", part)?;
        }
        {
            let part = &self.exit_time;
            to.element(part);
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(ProcessDefunctTypeGroup1Ptr32);
#[cfg(feature = "serde")]
serde_tailed!(
    ProcessDefunctTypeGroup1Ptr32, table = Table::form(&LAYOUT_0),
    parts {
        token_user = "TokenUser", user_sid = "UserSid", image_file_name = "ImageFileName", command_line = "CommandLine",
        package_full_name = "PackageFullName", application_id = "ApplicationId", exit_time = "ExitTime", rest = "rest",
    }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ProcessDefunctTypeGroup1Ptr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 28, size: 4, mask: 4294967295, shift: None },
            Deciding { offset: 28, size: 4, mask: 4294967295, shift: None },
        ];
        arbitrary_from::<_, 32>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

fixed! {
    /// Fixed part of `ProcessDefunctTypeGroup1Ptr64` and [`ProcessDefunctTypeGroup1Ptr64View`], with the getters of its
    /// fields.
    part ProcessDefunctTypeGroup1Ptr64Fixed / ProcessDefunctTypeGroup1Ptr64View: followed,
        name = "Process_Defunct_TypeGroup1", size = 40, table = Table::form(&LAYOUT_1);
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
        /// Physical address of the page directory. `ULONG_PTR DirectoryTableBase` at 0x18.
        directory_table_base / set_directory_table_base: u64, at = 24;
        /// `ULONG Flags` at 0x20.
        flags / set_flags: crate::payloads::process::EtwProcessEventFlag, at = 32;
        /// First four bytes of a TOKEN_USER: a pointer or its low half. The kernel writes only these, as 0, if the
        /// process has no security identifier; otherwise the rest and the security identifier follow. `ULONG
        /// TokenUserPointer` at 0x24.
        token_user_pointer / set_token_user_pointer: u32, at = 36;
        /// First four bytes of a TOKEN_USER: a pointer or its low half. The kernel writes only these, as 0, if the
        /// process has no security identifier; otherwise the rest and the security identifier follow. `ULONG
        /// TokenUserPointer` at 0x24.
        #[deprecated = "renamed to `token_user_pointer`"]
        sid / set_sid: u32, at = 36;
    }
    converted {
        /// Status. The raw value is `exit_status`.
        exit_status_as_nt_status: crate::common::Ntstatus, raw = exit_status, |raw| crate::common::Ntstatus(raw as u32);
    }
}

impl<'a> ProcessDefunctTypeGroup1Ptr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = ProcessDefunctTypeGroup1Ptr64Fixed(first_and_rest::<40>("Process_Defunct_TypeGroup1", bytes)?);
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
    pub fn tail(&self) -> Result<ProcessDefunctTypeGroup1Ptr64Tail<'a>, Error> {
        let mut left = Left::new("Process_Defunct_TypeGroup1", 40, self.0.rest);
        let token_user =
            if (self.token_user_pointer() as u64) & 0xffffffff != 0 {
                Some(<[u8; 12] as Element>::from_le(left.chunk::<12>()?))
            } else { None };
        let user_sid = if (self.token_user_pointer() as u64) & 0xffffffff != 0 { Some(left.item()?) } else { None };
        let image_file_name = left.text();
        let command_line = left.text();
        let package_full_name = left.text();
        let application_id = left.text();
        let exit_time = <i64 as Element>::from_le(left.chunk::<8>()?);
        Ok(
            ProcessDefunctTypeGroup1Ptr64Tail {
                token_user, user_sid, image_file_name, command_line, package_full_name, application_id, exit_time,
                rest: left.rest()
            }
        )
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<ProcessDefunctTypeGroup1Ptr64, Error> {
        let tail = self.tail()?;
        Ok(ProcessDefunctTypeGroup1Ptr64 {
            fixed: ProcessDefunctTypeGroup1Ptr64Fixed(*self.0.fixed),
            token_user: tail.token_user,
            user_sid: match tail.user_sid { Some(part) => Some(part.to_owned_value()?), None => None },
            image_file_name: { let part = tail.image_file_name; part.to_value() },
            command_line: { let part = tail.command_line; part.to_value() },
            package_full_name: { let part = tail.package_full_name; part.to_value() },
            application_id: { let part = tail.application_id; part.to_value() },
            exit_time: tail.exit_time,
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for ProcessDefunctTypeGroup1Ptr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ProcessDefunctTypeGroup1Ptr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `Process_Defunct_TypeGroup1`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ProcessDefunctTypeGroup1Ptr64Tail<'a> {
    /// Remainder of the TOKEN_USER: the high half of a pointer, the attributes, and padding. `UCHAR TokenUser`. Present
    /// if announced by `TokenUserPointer`.
    pub token_user: Option<[u8; 12]>,
    /// Security identifier of the user account of the process. Absent if it is null. `SID UserSid`. Present if
    /// announced by `TokenUserPointer`.
    pub user_sid: Option<crate::common::SidView<'a>>,
    /// Name of the executable file, in the ANSI code page. `CHAR ImageFileName`, terminated by a zero.
    pub image_file_name: AnsiStr<'a>,
    /// Complete command line. `WCHAR CommandLine`, terminated by a zero.
    pub command_line: Utf16Str<'a>,
    /// Full package name, or empty if the process is not packaged. `WCHAR PackageFullName`, terminated by a zero.
    pub package_full_name: Utf16Str<'a>,
    /// Application within the package, or empty if the process is not packaged. `WCHAR ApplicationId`, terminated by a
    /// zero.
    pub application_id: Utf16Str<'a>,
    /// Time at which the process ended. `LARGE_INTEGER ExitTime`. Unit: 100 ns since 1601.
    pub exit_time: i64,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Process that has ended but is still referenced.
///
/// In C: `Process_Defunct_TypeGroup1`, 0x28 bytes. Releases unknown (64-bit).
///
/// The same as version 4 of the other process events, followed by the exit time after the strings.
///
/// Source: Airbus CERT, *etl.parsers.kernel*; The etwspec developers, *Nineteen log files of public projects*.
#[doc(alias = "Process_Defunct_TypeGroup1")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct ProcessDefunctTypeGroup1Ptr64 {
    fixed: ProcessDefunctTypeGroup1Ptr64Fixed,
    /// Remainder of the TOKEN_USER: the high half of a pointer, the attributes, and padding. `UCHAR TokenUser`. Present
    /// if announced by `TokenUserPointer`.
    pub token_user: Option<[u8; 12]>,
    /// Security identifier of the user account of the process. Absent if it is null. `SID UserSid`. Present if
    /// announced by `TokenUserPointer`.
    pub user_sid: Option<crate::common::Sid>,
    /// Name of the executable file, in the ANSI code page. `CHAR ImageFileName`, terminated by a zero.
    pub image_file_name: AnsiString,
    /// Complete command line. `WCHAR CommandLine`, terminated by a zero.
    pub command_line: Utf16String,
    /// Full package name, or empty if the process is not packaged. `WCHAR PackageFullName`, terminated by a zero.
    pub package_full_name: Utf16String,
    /// Application within the package, or empty if the process is not packaged. `WCHAR ApplicationId`, terminated by a
    /// zero.
    pub application_id: Utf16String,
    /// Time at which the process ended. `LARGE_INTEGER ExitTime`. Unit: 100 ns since 1601.
    pub exit_time: i64,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl ProcessDefunctTypeGroup1Ptr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`ProcessDefunctTypeGroup1Ptr64View::new`] and [`ProcessDefunctTypeGroup1Ptr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ProcessDefunctTypeGroup1Ptr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for ProcessDefunctTypeGroup1Ptr64 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            token_user: Default::default(),
            user_sid: Default::default(),
            image_file_name: Default::default(),
            command_line: Default::default(),
            package_full_name: Default::default(),
            application_id: Default::default(),
            exit_time: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for ProcessDefunctTypeGroup1Ptr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ProcessDefunctTypeGroup1Ptr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("TokenUser", &self.token_user);
        shown.field("UserSid", &self.user_sid);
        shown.field("ImageFileName", &self.image_file_name);
        shown.field("CommandLine", &self.command_line);
        shown.field("PackageFullName", &self.package_full_name);
        shown.field("ApplicationId", &self.application_id);
        shown.field("ExitTime", &self.exit_time);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    ProcessDefunctTypeGroup1Ptr64, fixed = ProcessDefunctTypeGroup1Ptr64Fixed, view = ProcessDefunctTypeGroup1Ptr64View,
    size = 40
);
#[cfg(feature = "alloc")]
impl Tailed for ProcessDefunctTypeGroup1Ptr64 {
    const NAME: &'static str = "Process_Defunct_TypeGroup1";
    const FIXED: usize = 40;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<40>("Process_Defunct_TypeGroup1", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ProcessDefunctTypeGroup1Ptr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("Process_Defunct_TypeGroup1", out);
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
        {
            let part = &self.command_line;
            to.utf16("CommandLine", part)?;
        }
        {
            let part = &self.package_full_name;
            to.utf16("PackageFullName", part)?;
        }
        {
            let part = &self.application_id;
            to.utf16("ApplicationId", part)?;
        }
        {
            let part = &self.exit_time;
            to.element(part);
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(ProcessDefunctTypeGroup1Ptr64);
#[cfg(feature = "serde")]
serde_tailed!(
    ProcessDefunctTypeGroup1Ptr64, table = Table::form(&LAYOUT_1),
    parts {
        token_user = "TokenUser", user_sid = "UserSid", image_file_name = "ImageFileName", command_line = "CommandLine",
        package_full_name = "PackageFullName", application_id = "ApplicationId", exit_time = "ExitTime", rest = "rest",
    }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ProcessDefunctTypeGroup1Ptr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 36, size: 4, mask: 4294967295, shift: None },
            Deciding { offset: 36, size: 4, mask: 4294967295, shift: None },
        ];
        arbitrary_from::<_, 40>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

/// Alias of [`ProcessDefunctTypeGroup1Ptr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[
    deprecated =
    "the layout depends on the pointer size: use `ProcessDefunctTypeGroup1Ptr32` or `ProcessDefunctTypeGroup1Ptr64`"
]
pub type ProcessDefunctTypeGroup1 = ProcessDefunctTypeGroup1Ptr64;
/// Alias of [`ProcessDefunctTypeGroup1Ptr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `ProcessDefunctTypeGroup1Ptr32View` or \
        `ProcessDefunctTypeGroup1Ptr64View`"
]
pub type ProcessDefunctTypeGroup1View<'a> = ProcessDefunctTypeGroup1Ptr64View<'a>;
