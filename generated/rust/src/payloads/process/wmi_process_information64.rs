// Generated from spec/structs/WMI_PROCESS_INFORMATION64.toml by `cargo spec generate`. Do not edit: edit that file.

//! The same as WMI_PROCESS_INFORMATION, for 64-bit data regardless of the reader's pointer size.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::MICROSOFT_TRACEEVENT, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("WMI_PROCESS_INFORMATION64", "WmiProcessInformation64")
    .size(40)
    .about("The same as WMI_PROCESS_INFORMATION, for 64-bit data regardless of the reader's pointer size.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .with_tail(&[
        part("UCHAR", "TokenUser", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 }))
            .many(Many::Fixed(12))
            .about("Remainder of the TOKEN_USER: the high half of a pointer, the attributes, and padding.")
            .when(
                &when(
                    number(
                        "Sid", Place::Fixed { offset: 36, size: 4, start: 0, width: 32, signed: false }, 0xffffffff, 0
                    ),
                    None
                )
            )
            .up_to(8).means(Meaning::Opaque),
        part("SID", "UserSid", Content::Layout(&crate::common::sid::LAYOUT_0)).about("User account of the process.")
            .when(
                &when(
                    number(
                        "Sid", Place::Fixed { offset: 36, size: 4, start: 0, width: 32, signed: false }, 0xffffffff, 0
                    ),
                    None
                )
            )
            .means(Meaning::Sid),
        part("CHAR", "ImageFileName", Content::Text { unit: 1 })
            .about("Name of the executable file, in the ANSI code page.").means(Meaning::Text),
        part("WCHAR", "CommandLine", Content::Text { unit: 2 }).about("Complete command line.").means(Meaning::Text),
        part("WCHAR", "PackageFullName", Content::Text { unit: 2 })
            .about("Full package name, or empty if the process is not packaged.").means(Meaning::Text),
        part("WCHAR", "ApplicationId", Content::Text { unit: 2 }).about("Application ID within the package (PRAID).")
            .means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG64 UniqueProcessKey64").at(0..8)
            .about("Address of the kernel's process structure, which distinguishes processes with the same ID.")
            .means(Meaning::ProcessObject),
        unsigned("ULONG ProcessId").at(8..12).means(Meaning::ProcessId),
        unsigned("ULONG ParentId").at(12..16).about("ID of the process that created it.").means(Meaning::ProcessId),
        unsigned("ULONG SessionId").at(16..20).means(Meaning::SessionId),
        unsigned("NTSTATUS ExitStatus").at(20..24).about("Exit status, once the process has ended.")
            .means(Meaning::NtStatus).with(&[More::Values(crate::common::Ntstatus::VALUES)]),
        unsigned("ULONG64 DirectoryTableBase").at(24..32).about("Physical address of the page directory.")
            .means(Meaning::PhysicalAddress),
        unsigned("ULONG Flags").at(32..36).means(Meaning::Flags)
            .with(&[More::Values(crate::payloads::process::EtwProcessEventFlag::VALUES)]),
        unsigned("ULONG Sid").at(36..40)
            .about("0 if no security identifier follows. Otherwise the first four bytes of a TOKEN_USER, which the \
                security identifier follows."),
    ]);
fixed! {
    /// Fixed part of `WmiProcessInformation64` and [`WmiProcessInformation64View`], with the getters of its fields.
    part WmiProcessInformation64Fixed / WmiProcessInformation64View: followed,
        name = "WMI_PROCESS_INFORMATION64", size = 40, table = Table::form(&LAYOUT_0);
    fields {
        /// Address of the kernel's process structure, which distinguishes processes with the same ID. `ULONG64
        /// UniqueProcessKey64` at 0x00.
        unique_process_key64 / set_unique_process_key64: u64, at = 0;
        /// Process ID. `ULONG ProcessId` at 0x08.
        process_id / set_process_id: u32, at = 8;
        /// ID of the process that created it. `ULONG ParentId` at 0x0C.
        parent_id / set_parent_id: u32, at = 12;
        /// Session of Remote Desktop Services. `ULONG SessionId` at 0x10.
        session_id / set_session_id: u32, at = 16;
        /// Exit status, once the process has ended. `NTSTATUS ExitStatus` at 0x14.
        exit_status / set_exit_status: crate::common::Ntstatus, at = 20;
        /// Physical address of the page directory. `ULONG64 DirectoryTableBase` at 0x18.
        directory_table_base / set_directory_table_base: u64, at = 24;
        /// `ULONG Flags` at 0x20.
        flags / set_flags: crate::payloads::process::EtwProcessEventFlag, at = 32;
        /// 0 if no security identifier follows. Otherwise the first four bytes of a TOKEN_USER, which the security
        /// identifier follows. `ULONG Sid` at 0x24.
        sid / set_sid: u32, at = 36;
    }
}

impl<'a> WmiProcessInformation64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = WmiProcessInformation64Fixed(first_and_rest::<40>("WMI_PROCESS_INFORMATION64", bytes)?);
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
    pub fn tail(&self) -> Result<WmiProcessInformation64Tail<'a>, Error> {
        let mut left = Left::new("WMI_PROCESS_INFORMATION64", 40, self.0.rest);
        let token_user =
            if (self.sid() as u64) & 0xffffffff != 0 {
                Some(<[u8; 12] as Element>::from_le(left.chunk::<12>()?))
            } else { None };
        let user_sid = if (self.sid() as u64) & 0xffffffff != 0 { Some(left.item()?) } else { None };
        let image_file_name = left.text();
        let command_line = left.text();
        let package_full_name = left.text();
        let application_id = left.text();
        Ok(
            WmiProcessInformation64Tail {
                token_user, user_sid, image_file_name, command_line, package_full_name, application_id,
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
    pub fn to_value(&self) -> Result<WmiProcessInformation64, Error> {
        let tail = self.tail()?;
        Ok(WmiProcessInformation64 {
            fixed: WmiProcessInformation64Fixed(*self.0.fixed),
            token_user: tail.token_user,
            user_sid: match tail.user_sid { Some(part) => Some(part.to_owned_value()?), None => None },
            image_file_name: { let part = tail.image_file_name; part.to_value() },
            command_line: { let part = tail.command_line; part.to_value() },
            package_full_name: { let part = tail.package_full_name; part.to_value() },
            application_id: { let part = tail.application_id; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for WmiProcessInformation64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiProcessInformation64View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `WMI_PROCESS_INFORMATION64`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct WmiProcessInformation64Tail<'a> {
    /// Remainder of the TOKEN_USER: the high half of a pointer, the attributes, and padding. `UCHAR TokenUser`. Present
    /// if announced by `Sid`.
    pub token_user: Option<[u8; 12]>,
    /// User account of the process. `SID UserSid`. Present if announced by `Sid`.
    pub user_sid: Option<crate::common::SidView<'a>>,
    /// Name of the executable file, in the ANSI code page. `CHAR ImageFileName`, terminated by a zero.
    pub image_file_name: AnsiStr<'a>,
    /// Complete command line. `WCHAR CommandLine`, terminated by a zero.
    pub command_line: Utf16Str<'a>,
    /// Full package name, or empty if the process is not packaged. `WCHAR PackageFullName`, terminated by a zero.
    pub package_full_name: Utf16Str<'a>,
    /// Application ID within the package (PRAID). `WCHAR ApplicationId`, terminated by a zero.
    pub application_id: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// The same as WMI_PROCESS_INFORMATION, for 64-bit data regardless of the reader's pointer size.
///
/// In C: `WMI_PROCESS_INFORMATION64`, 0x28 bytes. Observed in 1607, 2004..20H2, 11-21H2.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *KernelTraceEventParser.cs*; Can
/// Bölük, *Windows types from symbol files*.
#[doc(alias = "WMI_PROCESS_INFORMATION64")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct WmiProcessInformation64 {
    fixed: WmiProcessInformation64Fixed,
    /// Remainder of the TOKEN_USER: the high half of a pointer, the attributes, and padding. `UCHAR TokenUser`. Present
    /// if announced by `Sid`.
    pub token_user: Option<[u8; 12]>,
    /// User account of the process. `SID UserSid`. Present if announced by `Sid`.
    pub user_sid: Option<crate::common::Sid>,
    /// Name of the executable file, in the ANSI code page. `CHAR ImageFileName`, terminated by a zero.
    pub image_file_name: AnsiString,
    /// Complete command line. `WCHAR CommandLine`, terminated by a zero.
    pub command_line: Utf16String,
    /// Full package name, or empty if the process is not packaged. `WCHAR PackageFullName`, terminated by a zero.
    pub package_full_name: Utf16String,
    /// Application ID within the package (PRAID). `WCHAR ApplicationId`, terminated by a zero.
    pub application_id: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiProcessInformation64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`WmiProcessInformation64View::new`] and [`WmiProcessInformation64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiProcessInformation64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for WmiProcessInformation64 {
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
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for WmiProcessInformation64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiProcessInformation64");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("TokenUser", &self.token_user);
        shown.field("UserSid", &self.user_sid);
        shown.field("ImageFileName", &self.image_file_name);
        shown.field("CommandLine", &self.command_line);
        shown.field("PackageFullName", &self.package_full_name);
        shown.field("ApplicationId", &self.application_id);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(WmiProcessInformation64, fixed = WmiProcessInformation64Fixed, view = WmiProcessInformation64View, size = 40);
#[cfg(feature = "alloc")]
impl Tailed for WmiProcessInformation64 {
    const NAME: &'static str = "WMI_PROCESS_INFORMATION64";
    const FIXED: usize = 40;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<40>("WMI_PROCESS_INFORMATION64", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiProcessInformation64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("WMI_PROCESS_INFORMATION64", out);
        to.count("Sid", u64::from((self.sid() as u64) & 0xffffffff != 0), usize::from(self.token_user.is_some()))?;
        if let Some(part) = &self.token_user {
            to.element(part);
        }
        to.count("Sid", u64::from((self.sid() as u64) & 0xffffffff != 0), usize::from(self.user_sid.is_some()))?;
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
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiProcessInformation64);
#[cfg(feature = "serde")]
serde_tailed!(
    WmiProcessInformation64, table = Table::form(&LAYOUT_0),
    parts {
        token_user = "TokenUser", user_sid = "UserSid", image_file_name = "ImageFileName", command_line = "CommandLine",
        package_full_name = "PackageFullName", application_id = "ApplicationId", rest = "rest",
    }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiProcessInformation64 {
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
