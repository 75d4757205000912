// Generated from spec/structs/WMI_EXTENDED_THREAD_INFORMATION64.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_EXTENDED_THREAD_INFORMATION64 in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The same as WMI_EXTENDED_THREAD_INFORMATION, for 64-bit data whatever the reader's pointer size.
///
/// In C: `WMI_EXTENDED_THREAD_INFORMATION64`, 0x48 bytes. Releases 5.0+.
///
/// In event version 3 the union has the affinity: so says the documentation, and 6964 real events have a mask there. Version 2, of which Thread_V2_TypeGroup1 has the data, has the address.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "WMI_EXTENDED_THREAD_INFORMATION64")]
pub struct WmiExtendedThreadInformation64 {
    /// `ULONG ProcessId`, at 0x00.
    pub process_id: u32,
    /// `ULONG ThreadId`, at 0x04.
    pub thread_id: u32,
    /// `ULONG64 StackBase64`, at 0x08. The base of the stack in kernel mode.
    pub stack_base64: u64,
    /// `ULONG64 StackLimit64`, at 0x10. The limit of the stack in kernel mode.
    pub stack_limit64: u64,
    /// `ULONG64 UserStackBase64`, at 0x18. The base of the stack in user mode.
    pub user_stack_base64: u64,
    /// `ULONG64 UserStackLimit64`, at 0x20. The limit of the stack in user mode.
    pub user_stack_limit64: u64,
    /// The bytes that `StartAddress64`, `Affinity` share.
    pub union_28: Bytes<8>,
    /// `ULONG64 Win32StartAddress64`, at 0x30. Where the thread starts in the program's own code.
    pub win32_start_address64: u64,
    /// `ULONG64 TebBase64`, at 0x38. The thread environment block.
    pub teb_base64: u64,
    /// `ULONG SubProcessTag`, at 0x40. The service, by its tag, that the thread works for.
    pub sub_process_tag: u32,
    /// `SCHAR BasePriority`, at 0x44. The priority that the thread's boosts start from.
    pub base_priority: i8,
    /// `UCHAR PagePriority`, at 0x45.
    pub page_priority: u8,
    /// `UCHAR IoPriority`, at 0x46.
    pub io_priority: u8,
    /// `UCHAR Flags`, at 0x47.
    pub flags: crate::payloads::thread::EtwThreadFlag,
    /// `WCHAR ThreadName` up to a zero. The bytes may end before it. The name that the thread was given; releases before names of threads end before it.
    pub thread_name: Option<Utf16String>,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiExtendedThreadInformation64 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 72;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiExtendedThreadInformation64View::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 72] {
        let mut bytes = [0; 72];
        put::<0, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.stack_base64.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.stack_limit64.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.user_stack_base64.to_le_bytes());
        put::<32, 8, _>(&mut bytes, self.user_stack_limit64.to_le_bytes());
        put::<40, 8, _>(&mut bytes, self.union_28.0);
        put::<48, 8, _>(&mut bytes, self.win32_start_address64.to_le_bytes());
        put::<56, 8, _>(&mut bytes, self.teb_base64.to_le_bytes());
        put::<64, 4, _>(&mut bytes, self.sub_process_tag.to_le_bytes());
        put::<68, 1, _>(&mut bytes, self.base_priority.to_le_bytes());
        put::<69, 1, _>(&mut bytes, self.page_priority.to_le_bytes());
        put::<70, 1, _>(&mut bytes, self.io_priority.to_le_bytes());
        put::<71, 1, _>(&mut bytes, self.flags.to_le());
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
    /// `ULONG64 StartAddress64`, at 0x28. Where the thread starts, which for a thread of user mode is in system code.
    #[inline]
    pub fn start_address64(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(&self.union_28.0))
    }
    /// Sets `StartAddress64`.
    #[inline]
    pub fn set_start_address64(&mut self, value: u64) {
        put::<0, 8, _>(&mut self.union_28.0, value.to_le_bytes());
    }
    /// `ULONG64 Affinity`, at 0x28. The processors that the thread may execute on, a bit for each.
    #[inline]
    pub fn affinity(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(&self.union_28.0))
    }
    /// Sets `Affinity`.
    #[inline]
    pub fn set_affinity(&mut self, value: u64) {
        put::<0, 8, _>(&mut self.union_28.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_extended_thread_information64::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for WmiExtendedThreadInformation64 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 72];
        Self {
            process_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            stack_base64: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            stack_limit64: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            user_stack_base64: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            user_stack_limit64: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            union_28: Bytes(get::<40, 8, _>(bytes)),
            win32_start_address64: u64::from_le_bytes(get::<48, 8, _>(bytes)),
            teb_base64: u64::from_le_bytes(get::<56, 8, _>(bytes)),
            sub_process_tag: u32::from_le_bytes(get::<64, 4, _>(bytes)),
            base_priority: i8::from_le_bytes(get::<68, 1, _>(bytes)),
            page_priority: u8::from_le_bytes(get::<69, 1, _>(bytes)),
            io_priority: u8::from_le_bytes(get::<70, 1, _>(bytes)),
            flags: crate::payloads::thread::EtwThreadFlag::from_le(get::<71, 1, _>(bytes)),
            thread_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for WmiExtendedThreadInformation64 {}
#[cfg(feature = "alloc")]
impl Tailed for WmiExtendedThreadInformation64 {
    const NAME: &'static str = "WMI_EXTENDED_THREAD_INFORMATION64";
    const FIXED: usize = 72;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(WmiExtendedThreadInformation64View::announced(fixed)),
            None => Err(Error::TooShort { name: "WMI_EXTENDED_THREAD_INFORMATION64", needed: 72, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiExtendedThreadInformation64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("WMI_EXTENDED_THREAD_INFORMATION64", out);
        if let Some(part) = &self.thread_name {
            to.utf16("ThreadName", part)?;
        } else {
            to.limit("thread_name", 1);
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiExtendedThreadInformation64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiExtendedThreadInformation64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 72]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`WmiExtendedThreadInformation64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiExtendedThreadInformation64View<'a> {
    fixed: &'a [u8; 72],
    rest: &'a [u8],
}

impl<'a> WmiExtendedThreadInformation64View<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "WMI_EXTENDED_THREAD_INFORMATION64", needed: 72, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<WmiExtendedThreadInformation64Tail<'a>, Error> {
        let mut left = Left::new("WMI_EXTENDED_THREAD_INFORMATION64", 72, self.rest);
        let thread_name = if left.has(1) { Some(left.text()) } else { None };
        Ok(WmiExtendedThreadInformation64Tail { thread_name, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiExtendedThreadInformation64, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(WmiExtendedThreadInformation64 {
            process_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            stack_base64: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            stack_limit64: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            user_stack_base64: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            user_stack_limit64: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            union_28: Bytes(get::<40, 8, _>(bytes)),
            win32_start_address64: u64::from_le_bytes(get::<48, 8, _>(bytes)),
            teb_base64: u64::from_le_bytes(get::<56, 8, _>(bytes)),
            sub_process_tag: u32::from_le_bytes(get::<64, 4, _>(bytes)),
            base_priority: i8::from_le_bytes(get::<68, 1, _>(bytes)),
            page_priority: u8::from_le_bytes(get::<69, 1, _>(bytes)),
            io_priority: u8::from_le_bytes(get::<70, 1, _>(bytes)),
            flags: crate::payloads::thread::EtwThreadFlag::from_le(get::<71, 1, _>(bytes)),
            thread_name: match tail.thread_name {
                Some(part) => Some(part.to_value()),
                None => None,
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 72]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 72] {
        self.fixed
    }
}

getters! {
    self WmiExtendedThreadInformation64View "WmiExtendedThreadInformation64View" {
        /// `ULONG ProcessId`, at 0x00.
        process_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG ThreadId`, at 0x04.
        thread_id: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG64 StackBase64`, at 0x08.
        stack_base64: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG64 StackLimit64`, at 0x10.
        stack_limit64: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `ULONG64 UserStackBase64`, at 0x18.
        user_stack_base64: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
        /// `ULONG64 UserStackLimit64`, at 0x20.
        user_stack_limit64: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `ULONG64 StartAddress64`, at 0x28.
        start_address64: u64 = u64::from_le_bytes(get::<40, 8, _>(self.fixed));
        /// `ULONG64 Affinity`, at 0x28.
        affinity: u64 = u64::from_le_bytes(get::<40, 8, _>(self.fixed));
        /// `ULONG64 Win32StartAddress64`, at 0x30.
        win32_start_address64: u64 = u64::from_le_bytes(get::<48, 8, _>(self.fixed));
        /// `ULONG64 TebBase64`, at 0x38.
        teb_base64: u64 = u64::from_le_bytes(get::<56, 8, _>(self.fixed));
        /// `ULONG SubProcessTag`, at 0x40.
        sub_process_tag: u32 = u32::from_le_bytes(get::<64, 4, _>(self.fixed));
        /// `SCHAR BasePriority`, at 0x44.
        base_priority: i8 = i8::from_le_bytes(get::<68, 1, _>(self.fixed));
        /// `UCHAR PagePriority`, at 0x45.
        page_priority: u8 = u8::from_le_bytes(get::<69, 1, _>(self.fixed));
        /// `UCHAR IoPriority`, at 0x46.
        io_priority: u8 = u8::from_le_bytes(get::<70, 1, _>(self.fixed));
        /// `UCHAR Flags`, at 0x47.
        flags: crate::payloads::thread::EtwThreadFlag = crate::payloads::thread::EtwThreadFlag::from_le(get::<71, 1, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for WmiExtendedThreadInformation64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WmiExtendedThreadInformation64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 72], ..view }, rest)),
            None => Err(Error::TooShort { name: "WMI_EXTENDED_THREAD_INFORMATION64", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<WmiExtendedThreadInformation64, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`WmiExtendedThreadInformation64`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WmiExtendedThreadInformation64Tail<'a> {
    /// `WCHAR ThreadName` up to a zero. The bytes may end before it. The name that the thread was given; releases before names of threads end before it.
    pub thread_name: Option<Utf16Str<'a>>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
