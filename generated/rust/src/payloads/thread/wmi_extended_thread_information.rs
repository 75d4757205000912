// Generated from spec/structs/WMI_EXTENDED_THREAD_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Thread started, ended, or already running.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_TRACEEVENT];
const SOURCES_1: &[&Source] = &[&sources::PHNT_NTWMI, &sources::OBSERVED_TRACES, &sources::MICROSOFT_KERNEL_EVENT_DOCS];
pub(crate) static LAYOUT_0: Layout = layout("WMI_EXTENDED_THREAD_INFORMATION", "WmiExtendedThreadInformationPtr32")
    .size(44)
    .about("Thread started, ended, or already running.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part("WCHAR", "ThreadName", Content::Text { unit: 2 })
            .about("Name of the thread. Releases that precede thread names end before it.").that_may_be_missing()
            .means(Meaning::Text).stated_by(SOURCES),
    ])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ULONG ProcessId").at(0..4).means(Meaning::ProcessId),
        unsigned("ULONG ThreadId").at(4..8).means(Meaning::ThreadId),
        address("PVOID StackBase").at(8..12).about("Base of the kernel stack.").means(Meaning::DataAddress),
        address("PVOID StackLimit").at(12..16).about("Limit of the kernel stack.").means(Meaning::DataAddress),
        address("PVOID UserStackBase").at(16..20).about("Base of the user-mode stack.").means(Meaning::DataAddress),
        address("PVOID UserStackLimit").at(20..24).about("Limit of the user-mode stack.").means(Meaning::DataAddress),
        union("union ").at(24..28).with(&[More::Fields(&[
            address("PVOID StartAddress").at(24..28)
                .about("Start address of the thread. For a user-mode thread it is in system code.")
                .means(Meaning::CodeAddress),
            address("KAFFINITY Affinity").at(24..28).about("Bitmask of the processors on which the thread may run.")
                .means(Meaning::ProcessorMask),
        ])]),
        address("PVOID Win32StartAddress").at(28..32).about("Start address of the thread in the program's own code.")
            .means(Meaning::CodeAddress),
        address("PVOID TebBase").at(32..36).about("Address of the thread environment block.")
            .means(Meaning::DataAddress),
        unsigned("ULONG SubProcessTag").at(36..40).about("Tag of the service that the thread works for.")
            .means(Meaning::ServiceTag),
        signed("SCHAR BasePriority").at(40..41).about("Priority to which boosts are added.").means(Meaning::Priority),
        unsigned("UCHAR PagePriority").at(41..42).means(Meaning::Priority),
        unsigned("UCHAR IoPriority").at(42..43).means(Meaning::Priority),
        unsigned("UCHAR Flags").at(43..44).means(Meaning::Flags)
            .with(&[More::Values(crate::payloads::thread::EtwThreadFlag::VALUES)]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_EXTENDED_THREAD_INFORMATION", "WmiExtendedThreadInformationPtr64")
    .size(72)
    .about("Thread started, ended, or already running.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "ThreadName", Content::Text { unit: 2 })
            .about("Name of the thread. Releases that precede thread names end before it.").that_may_be_missing()
            .means(Meaning::Text).stated_by(SOURCES),
    ])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ULONG ProcessId").at(0..4).means(Meaning::ProcessId),
        unsigned("ULONG ThreadId").at(4..8).means(Meaning::ThreadId),
        address("PVOID StackBase").at(8..16).about("Base of the kernel stack.").means(Meaning::DataAddress),
        address("PVOID StackLimit").at(16..24).about("Limit of the kernel stack.").means(Meaning::DataAddress),
        address("PVOID UserStackBase").at(24..32).about("Base of the user-mode stack.").means(Meaning::DataAddress),
        address("PVOID UserStackLimit").at(32..40).about("Limit of the user-mode stack.").means(Meaning::DataAddress),
        union("union ").at(40..48).with(&[More::Fields(&[
            address("PVOID StartAddress").at(40..48)
                .about("Start address of the thread. For a user-mode thread it is in system code.")
                .means(Meaning::CodeAddress),
            address("KAFFINITY Affinity").at(40..48).about("Bitmask of the processors on which the thread may run.")
                .means(Meaning::ProcessorMask),
        ])]),
        address("PVOID Win32StartAddress").at(48..56).about("Start address of the thread in the program's own code.")
            .means(Meaning::CodeAddress),
        address("PVOID TebBase").at(56..64).about("Address of the thread environment block.")
            .means(Meaning::DataAddress),
        unsigned("ULONG SubProcessTag").at(64..68).about("Tag of the service that the thread works for.")
            .means(Meaning::ServiceTag),
        signed("SCHAR BasePriority").at(68..69).about("Priority to which boosts are added.").means(Meaning::Priority),
        unsigned("UCHAR PagePriority").at(69..70).means(Meaning::Priority),
        unsigned("UCHAR IoPriority").at(70..71).means(Meaning::Priority),
        unsigned("UCHAR Flags").at(71..72).means(Meaning::Flags)
            .with(&[More::Values(crate::payloads::thread::EtwThreadFlag::VALUES)]),
    ]);
fixed! {
    /// Fixed part of `WmiExtendedThreadInformationPtr32` and [`WmiExtendedThreadInformationPtr32View`], with the
    /// getters of its fields.
    part WmiExtendedThreadInformationPtr32Fixed / WmiExtendedThreadInformationPtr32View: followed,
        name = "WMI_EXTENDED_THREAD_INFORMATION", size = 44, table = Table::form(&LAYOUT_0);
    fields {
        /// Process ID. `ULONG ProcessId` at 0x00.
        process_id / set_process_id: u32, at = 0;
        /// Thread ID. `ULONG ThreadId` at 0x04.
        thread_id / set_thread_id: u32, at = 4;
        /// Base of the kernel stack. `PVOID StackBase` at 0x08.
        stack_base / set_stack_base: u32, at = 8;
        /// Limit of the kernel stack. `PVOID StackLimit` at 0x0C.
        stack_limit / set_stack_limit: u32, at = 12;
        /// Base of the user-mode stack. `PVOID UserStackBase` at 0x10.
        user_stack_base / set_user_stack_base: u32, at = 16;
        /// Limit of the user-mode stack. `PVOID UserStackLimit` at 0x14.
        user_stack_limit / set_user_stack_limit: u32, at = 20;
        /// Start address of the thread. For a user-mode thread it is in system code. `PVOID StartAddress` at 0x18.
        start_address / set_start_address: u32, at = 24;
        /// Bitmask of the processors on which the thread may run. `KAFFINITY Affinity` at 0x18.
        affinity / set_affinity: u32, at = 24;
        /// Start address of the thread in the program's own code. `PVOID Win32StartAddress` at 0x1C.
        win32_start_address / set_win32_start_address: u32, at = 28;
        /// Address of the thread environment block. `PVOID TebBase` at 0x20.
        teb_base / set_teb_base: u32, at = 32;
        /// Tag of the service that the thread works for. `ULONG SubProcessTag` at 0x24.
        sub_process_tag / set_sub_process_tag: u32, at = 36;
        /// Priority to which boosts are added. `SCHAR BasePriority` at 0x28.
        base_priority / set_base_priority: i8, at = 40;
        /// Priority of a thread, an I/O request or a page. `UCHAR PagePriority` at 0x29.
        page_priority / set_page_priority: u8, at = 41;
        /// Priority of a thread, an I/O request or a page. `UCHAR IoPriority` at 0x2A.
        io_priority / set_io_priority: u8, at = 42;
        /// `UCHAR Flags` at 0x2B.
        flags / set_flags: crate::payloads::thread::EtwThreadFlag, at = 43;
    }
}

impl<'a> WmiExtendedThreadInformationPtr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view =
            WmiExtendedThreadInformationPtr32Fixed(first_and_rest::<44>("WMI_EXTENDED_THREAD_INFORMATION", bytes)?);
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
    pub fn tail(&self) -> Result<WmiExtendedThreadInformationPtr32Tail<'a>, Error> {
        let mut left = Left::new("WMI_EXTENDED_THREAD_INFORMATION", 44, self.0.rest);
        let thread_name = if left.has(1) { Some(left.text()) } else { None };
        Ok(WmiExtendedThreadInformationPtr32Tail { thread_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiExtendedThreadInformationPtr32, Error> {
        let tail = self.tail()?;
        Ok(WmiExtendedThreadInformationPtr32 {
            fixed: WmiExtendedThreadInformationPtr32Fixed(*self.0.fixed),
            thread_name: tail.thread_name.map(|part| part.to_value()),
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for WmiExtendedThreadInformationPtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiExtendedThreadInformationPtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `WMI_EXTENDED_THREAD_INFORMATION`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct WmiExtendedThreadInformationPtr32Tail<'a> {
    /// Name of the thread. Releases that precede thread names end before it. `WCHAR ThreadName`, terminated by a zero.
    /// Optional: the bytes may end before it.
    pub thread_name: Option<Utf16Str<'a>>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Thread started, ended, or already running.
///
/// In C: `WMI_EXTENDED_THREAD_INFORMATION`, 0x2c bytes. Releases unknown (32-bit).
///
/// In event version 3 the union contains the affinity: this is documented, and 6964 real events have a mask there.
/// Version 2, whose payload is Thread_V2_TypeGroup1, contains the address.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of
/// public projects*; Microsoft, *Event Tracing MOF classes*.
#[doc(alias = "WMI_EXTENDED_THREAD_INFORMATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct WmiExtendedThreadInformationPtr32 {
    fixed: WmiExtendedThreadInformationPtr32Fixed,
    /// Name of the thread. Releases that precede thread names end before it. `WCHAR ThreadName`, terminated by a zero.
    /// Optional: the bytes may end before it.
    pub thread_name: Option<Utf16String>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiExtendedThreadInformationPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`WmiExtendedThreadInformationPtr32View::new`] and
    /// [`WmiExtendedThreadInformationPtr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiExtendedThreadInformationPtr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for WmiExtendedThreadInformationPtr32 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            thread_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for WmiExtendedThreadInformationPtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiExtendedThreadInformationPtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("ThreadName", &self.thread_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    WmiExtendedThreadInformationPtr32, fixed = WmiExtendedThreadInformationPtr32Fixed, view =
    WmiExtendedThreadInformationPtr32View, size = 44
);
#[cfg(feature = "alloc")]
impl Tailed for WmiExtendedThreadInformationPtr32 {
    const NAME: &'static str = "WMI_EXTENDED_THREAD_INFORMATION";
    const FIXED: usize = 44;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<44>("WMI_EXTENDED_THREAD_INFORMATION", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiExtendedThreadInformationPtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("WMI_EXTENDED_THREAD_INFORMATION", out);
        if let Some(part) = &self.thread_name {
            to.utf16("ThreadName", part)?;
        } else {
            to.limit("thread_name", 1);
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiExtendedThreadInformationPtr32);
#[cfg(feature = "serde")]
serde_tailed!(
    WmiExtendedThreadInformationPtr32, table = Table::form(&LAYOUT_0),
    parts { thread_name = "ThreadName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiExtendedThreadInformationPtr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 44>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

fixed! {
    /// Fixed part of `WmiExtendedThreadInformationPtr64` and [`WmiExtendedThreadInformationPtr64View`], with the
    /// getters of its fields.
    part WmiExtendedThreadInformationPtr64Fixed / WmiExtendedThreadInformationPtr64View: followed,
        name = "WMI_EXTENDED_THREAD_INFORMATION", size = 72, table = Table::form(&LAYOUT_1);
    fields {
        /// Process ID. `ULONG ProcessId` at 0x00.
        process_id / set_process_id: u32, at = 0;
        /// Thread ID. `ULONG ThreadId` at 0x04.
        thread_id / set_thread_id: u32, at = 4;
        /// Base of the kernel stack. `PVOID StackBase` at 0x08.
        stack_base / set_stack_base: u64, at = 8;
        /// Limit of the kernel stack. `PVOID StackLimit` at 0x10.
        stack_limit / set_stack_limit: u64, at = 16;
        /// Base of the user-mode stack. `PVOID UserStackBase` at 0x18.
        user_stack_base / set_user_stack_base: u64, at = 24;
        /// Limit of the user-mode stack. `PVOID UserStackLimit` at 0x20.
        user_stack_limit / set_user_stack_limit: u64, at = 32;
        /// Start address of the thread. For a user-mode thread it is in system code. `PVOID StartAddress` at 0x28.
        start_address / set_start_address: u64, at = 40;
        /// Bitmask of the processors on which the thread may run. `KAFFINITY Affinity` at 0x28.
        affinity / set_affinity: u64, at = 40;
        /// Start address of the thread in the program's own code. `PVOID Win32StartAddress` at 0x30.
        win32_start_address / set_win32_start_address: u64, at = 48;
        /// Address of the thread environment block. `PVOID TebBase` at 0x38.
        teb_base / set_teb_base: u64, at = 56;
        /// Tag of the service that the thread works for. `ULONG SubProcessTag` at 0x40.
        sub_process_tag / set_sub_process_tag: u32, at = 64;
        /// Priority to which boosts are added. `SCHAR BasePriority` at 0x44.
        base_priority / set_base_priority: i8, at = 68;
        /// Priority of a thread, an I/O request or a page. `UCHAR PagePriority` at 0x45.
        page_priority / set_page_priority: u8, at = 69;
        /// Priority of a thread, an I/O request or a page. `UCHAR IoPriority` at 0x46.
        io_priority / set_io_priority: u8, at = 70;
        /// `UCHAR Flags` at 0x47.
        flags / set_flags: crate::payloads::thread::EtwThreadFlag, at = 71;
    }
}

impl<'a> WmiExtendedThreadInformationPtr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view =
            WmiExtendedThreadInformationPtr64Fixed(first_and_rest::<72>("WMI_EXTENDED_THREAD_INFORMATION", bytes)?);
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
    pub fn tail(&self) -> Result<WmiExtendedThreadInformationPtr64Tail<'a>, Error> {
        let mut left = Left::new("WMI_EXTENDED_THREAD_INFORMATION", 72, self.0.rest);
        let thread_name = if left.has(1) { Some(left.text()) } else { None };
        Ok(WmiExtendedThreadInformationPtr64Tail { thread_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiExtendedThreadInformationPtr64, Error> {
        let tail = self.tail()?;
        Ok(WmiExtendedThreadInformationPtr64 {
            fixed: WmiExtendedThreadInformationPtr64Fixed(*self.0.fixed),
            thread_name: tail.thread_name.map(|part| part.to_value()),
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for WmiExtendedThreadInformationPtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiExtendedThreadInformationPtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `WMI_EXTENDED_THREAD_INFORMATION`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct WmiExtendedThreadInformationPtr64Tail<'a> {
    /// Name of the thread. Releases that precede thread names end before it. `WCHAR ThreadName`, terminated by a zero.
    /// Optional: the bytes may end before it.
    pub thread_name: Option<Utf16Str<'a>>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Thread started, ended, or already running.
///
/// In C: `WMI_EXTENDED_THREAD_INFORMATION`, 0x48 bytes. Releases unknown (64-bit).
///
/// In event version 3 the union contains the affinity: this is documented, and 6964 real events have a mask there.
/// Version 2, whose payload is Thread_V2_TypeGroup1, contains the address.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of
/// public projects*; Microsoft, *Event Tracing MOF classes*.
#[doc(alias = "WMI_EXTENDED_THREAD_INFORMATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct WmiExtendedThreadInformationPtr64 {
    fixed: WmiExtendedThreadInformationPtr64Fixed,
    /// Name of the thread. Releases that precede thread names end before it. `WCHAR ThreadName`, terminated by a zero.
    /// Optional: the bytes may end before it.
    pub thread_name: Option<Utf16String>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiExtendedThreadInformationPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`WmiExtendedThreadInformationPtr64View::new`] and
    /// [`WmiExtendedThreadInformationPtr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiExtendedThreadInformationPtr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for WmiExtendedThreadInformationPtr64 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            thread_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for WmiExtendedThreadInformationPtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiExtendedThreadInformationPtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("ThreadName", &self.thread_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    WmiExtendedThreadInformationPtr64, fixed = WmiExtendedThreadInformationPtr64Fixed, view =
    WmiExtendedThreadInformationPtr64View, size = 72
);
#[cfg(feature = "alloc")]
impl Tailed for WmiExtendedThreadInformationPtr64 {
    const NAME: &'static str = "WMI_EXTENDED_THREAD_INFORMATION";
    const FIXED: usize = 72;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<72>("WMI_EXTENDED_THREAD_INFORMATION", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiExtendedThreadInformationPtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("WMI_EXTENDED_THREAD_INFORMATION", out);
        if let Some(part) = &self.thread_name {
            to.utf16("ThreadName", part)?;
        } else {
            to.limit("thread_name", 1);
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiExtendedThreadInformationPtr64);
#[cfg(feature = "serde")]
serde_tailed!(
    WmiExtendedThreadInformationPtr64, table = Table::form(&LAYOUT_1),
    parts { thread_name = "ThreadName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiExtendedThreadInformationPtr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 72>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

/// Alias of [`WmiExtendedThreadInformationPtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[
    deprecated =
    "the layout depends on the pointer size: use `WmiExtendedThreadInformationPtr32` or \
        `WmiExtendedThreadInformationPtr64`"
]
pub type WmiExtendedThreadInformation = WmiExtendedThreadInformationPtr64;
/// Alias of [`WmiExtendedThreadInformationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `WmiExtendedThreadInformationPtr32View` or \
        `WmiExtendedThreadInformationPtr64View`"
]
pub type WmiExtendedThreadInformationView<'a> = WmiExtendedThreadInformationPtr64View<'a>;
