// Generated from spec/structs/WMI_PROCESS_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_PROCESS_INFORMATION in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A process began, ended, or exists.
///
/// In C: `WMI_PROCESS_INFORMATION`, 0x20 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *KernelTraceEventParser.cs*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "WMI_PROCESS_INFORMATION")]
pub struct WmiProcessInformationX86 {
    /// `ULONG_PTR UniqueProcessKey`, at 0x00. The address of the kernel's structure for the process, which tells apart processes of the same identifier.
    pub unique_process_key: u32,
    /// `ULONG ProcessId`, at 0x04.
    pub process_id: u32,
    /// `ULONG ParentId`, at 0x08. The process that created it.
    pub parent_id: u32,
    /// `ULONG SessionId`, at 0x0C.
    pub session_id: u32,
    /// `NTSTATUS ExitStatus`, at 0x10. What the process ended with, once it has.
    pub exit_status: crate::common::Ntstatus,
    /// `ULONG_PTR DirectoryTableBase`, at 0x14. The physical address of the page directory.
    pub directory_table_base: u32,
    /// `ULONG Flags`, at 0x18.
    pub flags: crate::payloads::process::EtwProcessEventFlag,
    /// `ULONG Sid`, at 0x1C. Zero if no security identifier follows; otherwise the first four bytes of a TOKEN_USER, which the security identifier follows.
    pub sid: u32,
    /// `UCHAR TokenUser`. Only there if `Sid` says so. The rest of the TOKEN_USER: its attributes.
    pub token_user: Option<[u8; 4]>,
    /// `SID UserSid`. Only there if `Sid` says so. The user that the process runs as.
    pub user_sid: Option<crate::common::Sid>,
    /// `CHAR ImageFileName` up to a zero. The name of the executable file, in the ANSI code page.
    pub image_file_name: AnsiString,
    /// `WCHAR CommandLine` up to a zero. The whole command line.
    pub command_line: Utf16String,
    /// `WCHAR PackageFullName` up to a zero. The full name of the application package that the process is of; empty if it is of none.
    pub package_full_name: Utf16String,
    /// `WCHAR ApplicationId` up to a zero. The identifier of the application within its package (PRAID).
    pub application_id: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiProcessInformationX86 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 32;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiProcessInformationX86View::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 4, _>(&mut bytes, self.unique_process_key.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.parent_id.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.session_id.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.exit_status.to_le());
        put::<20, 4, _>(&mut bytes, self.directory_table_base.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.flags.to_le());
        put::<28, 4, _>(&mut bytes, self.sid.to_le_bytes());
        bytes
    }
    /// All of its bytes.
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the fixed part announces another length than what follows it has.
    #[inline]
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        let mut out = alloc::vec::Vec::new();
        Tailed::append_to(self, &mut out)?;
        Ok(out)
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_process_information::V5_0X86;
}

#[cfg(feature = "alloc")]
impl Default for WmiProcessInformationX86 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 32];
        Self {
            unique_process_key: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            process_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            parent_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            session_id: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            exit_status: crate::common::Ntstatus::from_le(get::<16, 4, _>(bytes)),
            directory_table_base: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            flags: crate::payloads::process::EtwProcessEventFlag::from_le(get::<24, 4, _>(bytes)),
            sid: u32::from_le_bytes(get::<28, 4, _>(bytes)),
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
impl Sealed for WmiProcessInformationX86 {}
#[cfg(feature = "alloc")]
impl Tailed for WmiProcessInformationX86 {
    const NAME: &'static str = "WMI_PROCESS_INFORMATION";
    const FIXED: usize = 32;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(WmiProcessInformationX86View::announced(fixed)),
            None => Err(Error::TooShort { name: "WMI_PROCESS_INFORMATION", needed: 32, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiProcessInformationX86::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("WMI_PROCESS_INFORMATION", out);
        to.count("Sid", u64::from((self.sid as u64) & 0xffffffff != 0), usize::from(self.token_user.is_some()))?;
        if let Some(part) = &self.token_user {
            let mut bytes = [0; 4]; fill(part_mut::<0, 4, _>(&mut bytes), &(*part), |element| element.to_le_bytes()); to.bytes(&bytes);
        }
        to.count("Sid", u64::from((self.sid as u64) & 0xffffffff != 0), usize::from(self.user_sid.is_some()))?;
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
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiProcessInformationX86);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiProcessInformationX86 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 28, size: 4, mask: 4294967295, shift: None },
            Deciding { offset: 28, size: 4, mask: 4294967295, shift: None },
        ];
        let parts = (proptest::arbitrary::any::<[u8; 32]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`WmiProcessInformationX86`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiProcessInformationX86View<'a> {
    fixed: &'a [u8; 32],
    rest: &'a [u8],
}

impl<'a> WmiProcessInformationX86View<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "WMI_PROCESS_INFORMATION", needed: 32, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<WmiProcessInformationX86Tail<'a>, Error> {
        let mut left = Left::new("WMI_PROCESS_INFORMATION", 32, self.rest);
        let token_user = if (self.sid() as u64) & 0xffffffff != 0 { Some({ let bytes = left.chunk::<4>()?; array(part::<0, 4, _>(bytes), u8::from_le_bytes) }) } else { None };
        let user_sid = if (self.sid() as u64) & 0xffffffff != 0 { Some(left.item()?) } else { None };
        let image_file_name = left.text();
        let command_line = left.text();
        let package_full_name = left.text();
        let application_id = left.text();
        Ok(WmiProcessInformationX86Tail { token_user, user_sid, image_file_name, command_line, package_full_name, application_id, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiProcessInformationX86, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(WmiProcessInformationX86 {
            unique_process_key: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            process_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            parent_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            session_id: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            exit_status: crate::common::Ntstatus::from_le(get::<16, 4, _>(bytes)),
            directory_table_base: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            flags: crate::payloads::process::EtwProcessEventFlag::from_le(get::<24, 4, _>(bytes)),
            sid: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            token_user: match tail.token_user {
                Some(part) => Some(part),
                None => None,
            },
            user_sid: match tail.user_sid {
                Some(part) => Some(part.to_owned_value()?),
                None => None,
            },
            image_file_name: {
                let part = tail.image_file_name;
                part.to_value()
            },
            command_line: {
                let part = tail.command_line;
                part.to_value()
            },
            package_full_name: {
                let part = tail.package_full_name;
                part.to_value()
            },
            application_id: {
                let part = tail.application_id;
                part.to_value()
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 32]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 32] {
        self.fixed
    }
}

getters! {
    self WmiProcessInformationX86View "WmiProcessInformationX86View" {
        /// `ULONG_PTR UniqueProcessKey`, at 0x00.
        unique_process_key: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG ProcessId`, at 0x04.
        process_id: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG ParentId`, at 0x08.
        parent_id: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG SessionId`, at 0x0C.
        session_id: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `NTSTATUS ExitStatus`, at 0x10.
        exit_status: crate::common::Ntstatus = crate::common::Ntstatus::from_le(get::<16, 4, _>(self.fixed));
        /// `ULONG_PTR DirectoryTableBase`, at 0x14.
        directory_table_base: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `ULONG Flags`, at 0x18.
        flags: crate::payloads::process::EtwProcessEventFlag = crate::payloads::process::EtwProcessEventFlag::from_le(get::<24, 4, _>(self.fixed));
        /// `ULONG Sid`, at 0x1C.
        sid: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for WmiProcessInformationX86View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WmiProcessInformationX86;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 32], ..view }, rest)),
            None => Err(Error::TooShort { name: "WMI_PROCESS_INFORMATION", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<WmiProcessInformationX86, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`WmiProcessInformationX86`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WmiProcessInformationX86Tail<'a> {
    /// `UCHAR TokenUser`. Only there if `Sid` says so. The rest of the TOKEN_USER: its attributes.
    pub token_user: Option<[u8; 4]>,
    /// `SID UserSid`. Only there if `Sid` says so. The user that the process runs as.
    pub user_sid: Option<crate::common::SidView<'a>>,
    /// `CHAR ImageFileName` up to a zero. The name of the executable file, in the ANSI code page.
    pub image_file_name: AnsiStr<'a>,
    /// `WCHAR CommandLine` up to a zero. The whole command line.
    pub command_line: Utf16Str<'a>,
    /// `WCHAR PackageFullName` up to a zero. The full name of the application package that the process is of; empty if it is of none.
    pub package_full_name: Utf16Str<'a>,
    /// `WCHAR ApplicationId` up to a zero. The identifier of the application within its package (PRAID).
    pub application_id: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
