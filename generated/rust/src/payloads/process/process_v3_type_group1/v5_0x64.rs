// Generated from spec/structs/Process_V3_TypeGroup1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Process_V3_TypeGroup1 in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A process began, ended, or exists.
///
/// In C: `Process_V3_TypeGroup1`, 0x24 bytes. Releases 5.0+ with 64 bit pointers.
///
/// The documentation calls the class Process_TypeGroup1; readers that know later versions number it.
///
/// Source: Microsoft, *Event Tracing MOF classes*; Google, *kernel_log_types.h*; Airbus CERT, *etl.parsers.kernel*; Microsoft, *KernelTraceEventParser.cs*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "Process_V3_TypeGroup1")]
pub struct ProcessV3TypeGroup1X64 {
    /// `ULONG_PTR UniqueProcessKey`, at 0x00. The address of the kernel's structure for the process, which tells apart processes of the same identifier.
    pub unique_process_key: u64,
    /// `ULONG ProcessId`, at 0x08.
    pub process_id: u32,
    /// `ULONG ParentId`, at 0x0C. The process that created it.
    pub parent_id: u32,
    /// `ULONG SessionId`, at 0x10. The session of the process.
    pub session_id: u32,
    /// `LONG ExitStatus`, at 0x14. What the process ended with, once it has.
    pub exit_status: i32,
    /// `ULONG_PTR DirectoryTableBase`, at 0x18. The physical address of the page directory.
    pub directory_table_base: u64,
    /// `ULONG Sid`, at 0x20. Zero if no security identifier follows; otherwise the first four bytes of a TOKEN_USER, which the security identifier follows.
    pub sid: u32,
    /// `UCHAR TokenUser`. Only there if `Sid` says so. The rest of the TOKEN_USER: the high half of a pointer, the attributes, and padding.
    pub token_user: Option<[u8; 12]>,
    /// `SID UserSid`. Only there if `Sid` says so. The user that the process runs as.
    pub user_sid: Option<crate::common::Sid>,
    /// `CHAR ImageFileName` up to a zero. The name of the executable file, in the ANSI code page.
    pub image_file_name: AnsiString,
    /// `WCHAR CommandLine` up to a zero. The whole command line.
    pub command_line: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl ProcessV3TypeGroup1X64 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 36;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ProcessV3TypeGroup1X64View::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 36] {
        let mut bytes = [0; 36];
        put::<0, 8, _>(&mut bytes, self.unique_process_key.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.parent_id.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.session_id.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.exit_status.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.directory_table_base.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.sid.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::process_v3_type_group1::V5_0X64;
}

#[cfg(feature = "alloc")]
impl Default for ProcessV3TypeGroup1X64 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 36];
        Self {
            unique_process_key: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            process_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            parent_id: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            session_id: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            exit_status: i32::from_le_bytes(get::<20, 4, _>(bytes)),
            directory_table_base: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            sid: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            token_user: Default::default(),
            user_sid: Default::default(),
            image_file_name: Default::default(),
            command_line: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for ProcessV3TypeGroup1X64 {}
#[cfg(feature = "alloc")]
impl Tailed for ProcessV3TypeGroup1X64 {
    const NAME: &'static str = "Process_V3_TypeGroup1";
    const FIXED: usize = 36;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(ProcessV3TypeGroup1X64View::announced(fixed)),
            None => Err(Error::TooShort { name: "Process_V3_TypeGroup1", needed: 36, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ProcessV3TypeGroup1X64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("Process_V3_TypeGroup1", out);
        to.count("Sid", u64::from((self.sid as u64) & 0xffffffff != 0), usize::from(self.token_user.is_some()))?;
        if let Some(part) = &self.token_user {
            let mut bytes = [0; 12]; fill(part_mut::<0, 12, _>(&mut bytes), &(*part), |element| element.to_le_bytes()); to.bytes(&bytes);
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
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(ProcessV3TypeGroup1X64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ProcessV3TypeGroup1X64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 32, size: 4, mask: 4294967295, shift: None },
            Deciding { offset: 32, size: 4, mask: 4294967295, shift: None },
        ];
        let parts = (proptest::arbitrary::any::<[u8; 36]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`ProcessV3TypeGroup1X64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ProcessV3TypeGroup1X64View<'a> {
    fixed: &'a [u8; 36],
    rest: &'a [u8],
}

impl<'a> ProcessV3TypeGroup1X64View<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "Process_V3_TypeGroup1", needed: 36, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<ProcessV3TypeGroup1X64Tail<'a>, Error> {
        let mut left = Left::new("Process_V3_TypeGroup1", 36, self.rest);
        let token_user = if (self.sid() as u64) & 0xffffffff != 0 { Some({ let bytes = left.chunk::<12>()?; array(part::<0, 12, _>(bytes), u8::from_le_bytes) }) } else { None };
        let user_sid = if (self.sid() as u64) & 0xffffffff != 0 { Some(left.item()?) } else { None };
        let image_file_name = left.text();
        let command_line = left.text();
        Ok(ProcessV3TypeGroup1X64Tail { token_user, user_sid, image_file_name, command_line, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<ProcessV3TypeGroup1X64, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(ProcessV3TypeGroup1X64 {
            unique_process_key: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            process_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            parent_id: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            session_id: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            exit_status: i32::from_le_bytes(get::<20, 4, _>(bytes)),
            directory_table_base: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            sid: u32::from_le_bytes(get::<32, 4, _>(bytes)),
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
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 36]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 36] {
        self.fixed
    }
}

getters! {
    self ProcessV3TypeGroup1X64View "ProcessV3TypeGroup1X64View" {
        /// `ULONG_PTR UniqueProcessKey`, at 0x00.
        unique_process_key: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG ProcessId`, at 0x08.
        process_id: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG ParentId`, at 0x0C.
        parent_id: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG SessionId`, at 0x10.
        session_id: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `LONG ExitStatus`, at 0x14.
        exit_status: i32 = i32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `ULONG_PTR DirectoryTableBase`, at 0x18.
        directory_table_base: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
        /// `ULONG Sid`, at 0x20.
        sid: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for ProcessV3TypeGroup1X64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = ProcessV3TypeGroup1X64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 36], ..view }, rest)),
            None => Err(Error::TooShort { name: "Process_V3_TypeGroup1", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<ProcessV3TypeGroup1X64, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`ProcessV3TypeGroup1X64`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ProcessV3TypeGroup1X64Tail<'a> {
    /// `UCHAR TokenUser`. Only there if `Sid` says so. The rest of the TOKEN_USER: the high half of a pointer, the attributes, and padding.
    pub token_user: Option<[u8; 12]>,
    /// `SID UserSid`. Only there if `Sid` says so. The user that the process runs as.
    pub user_sid: Option<crate::common::SidView<'a>>,
    /// `CHAR ImageFileName` up to a zero. The name of the executable file, in the ANSI code page.
    pub image_file_name: AnsiStr<'a>,
    /// `WCHAR CommandLine` up to a zero. The whole command line.
    pub command_line: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
