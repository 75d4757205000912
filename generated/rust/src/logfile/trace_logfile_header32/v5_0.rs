// Generated from spec/structs/TRACE_LOGFILE_HEADER32.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TRACE_LOGFILE_HEADER32 in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// `VersionDetail`, 0x4 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct VersionDetail {
    /// `UCHAR MajorVersion`, at 0x04. The first number of the release of Windows.
    pub major_version: u8,
    /// `UCHAR MinorVersion`, at 0x05. The second number of the release of Windows.
    pub minor_version: u8,
    /// `UCHAR SubVersion`, at 0x06. The first number of the file's layout: 1 or 2.
    pub sub_version: u8,
    /// `UCHAR SubMinorVersion`, at 0x07. The second number of the file's layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2, 1.4 in 6.0, 1.5 from 6.1 on; or 2.0 from 6.2 on, if buffers are compressed or over 1 MB or processors more than 256.
    pub sub_minor_version: u8,
}

impl VersionDetail {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            major_version: u8::from_le_bytes(get::<0, 1, _>(bytes)),
            minor_version: u8::from_le_bytes(get::<1, 1, _>(bytes)),
            sub_version: u8::from_le_bytes(get::<2, 1, _>(bytes)),
            sub_minor_version: u8::from_le_bytes(get::<3, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 1, _>(&mut bytes, self.major_version.to_le_bytes());
        put::<1, 1, _>(&mut bytes, self.minor_version.to_le_bytes());
        put::<2, 1, _>(&mut bytes, self.sub_version.to_le_bytes());
        put::<3, 1, _>(&mut bytes, self.sub_minor_version.to_le_bytes());
        bytes
    }
}

fixed_record!(VersionDetail, VersionDetailView, 4, "VersionDetail");
getters! {
    self VersionDetailView "VersionDetailView" {
        /// `UCHAR MajorVersion`, at 0x04.
        major_version: u8 = u8::from_le_bytes(get::<0, 1, _>(self.fixed));
        /// `UCHAR MinorVersion`, at 0x05.
        minor_version: u8 = u8::from_le_bytes(get::<1, 1, _>(self.fixed));
        /// `UCHAR SubVersion`, at 0x06.
        sub_version: u8 = u8::from_le_bytes(get::<2, 1, _>(self.fixed));
        /// `UCHAR SubMinorVersion`, at 0x07.
        sub_minor_version: u8 = u8::from_le_bytes(get::<3, 1, _>(self.fixed));
    }
}

/// What a log file of a 32-bit session says of itself.
///
/// In C: `TRACE_LOGFILE_HEADER32`, 0x110 bytes. Releases 5.0+.
///
/// The 32-bit form of TRACE_LOGFILE_HEADER under a name that holds on any machine.
///
/// What no source says:
///
/// - Which release first has the name: Microsoft's header explains it from Windows 7 on.
/// - What StartBuffers and LogInstanceGuid are for.
/// - What EndTime, BuffersWritten and EventsLost hold in a file whose session has not ended.
///
/// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *TRACE_LOGFILE_HEADER*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "TRACE_LOGFILE_HEADER32")]
pub struct TraceLogfileHeader32 {
    /// `ULONG BufferSize`, at 0x00. The size of the session's buffers. Unit: bytes.
    pub buffer_size: u32,
    /// The bytes that `Version`, `VersionDetail` share.
    pub union_04: Bytes<4>,
    /// `ULONG ProviderVersion`, at 0x08. The build number of Windows.
    pub provider_version: u32,
    /// `ULONG NumberOfProcessors`, at 0x0C. How many processors there are; 1 from 6.1 on if the mode has EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING.
    pub number_of_processors: u32,
    /// `LARGE_INTEGER EndTime`, at 0x10. When the session ended, since 1601; it may be 0 while the session goes on. Unit: 100 ns.
    pub end_time: i64,
    /// `ULONG TimerResolution`, at 0x18. How long a unit of the headers' processor times is. Unit: 100 ns.
    pub timer_resolution: u32,
    /// `ULONG MaximumFileSize`, at 0x1C. The size that the file may have at most, as the session was told. Unit: MB.
    pub maximum_file_size: u32,
    /// `ULONG LogFileMode`, at 0x20. The mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2 on, without EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN.
    pub log_file_mode: crate::logfile::LoggerMode,
    /// `ULONG BuffersWritten`, at 0x24. How many buffers were written.
    pub buffers_written: u32,
    /// The bytes that `LogInstanceGuid`, `StartBuffers`, `PointerSize`, `EventsLost`, `CpuSpeedInMHz` share.
    pub union_28: Bytes<16>,
    /// `ULONG LoggerName`, at 0x38. Before 6.1, the address that the name of the logger had when the header was written; from 6.1 on, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware that the clock interrupt comes from. The name itself follows the structure.
    pub logger_name: u32,
    /// `ULONG LogFileName`, at 0x3C. Before 6.1, the address that the name of the file had when the header was written; from 6.1 on, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware that the performance counter comes from. The name itself follows the structure.
    pub log_file_name: u32,
    /// `TIME_ZONE_INFORMATION TimeZone`, at 0x40. The time zone of the machine; the kernel wrote it as RTL_TIME_ZONE_INFORMATION before 6.0, whose dates have their fields in another order.
    pub time_zone: crate::logfile::TimeZoneInformation,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_ec: Bytes<4>,
    /// `LARGE_INTEGER BootTime`, at 0xF0. When Windows was started, since 1601. Unit: 100 ns.
    pub boot_time: i64,
    /// `LARGE_INTEGER PerfFreq`, at 0xF8. The frequency of the performance counter. Unit: Hz.
    pub perf_freq: i64,
    /// `LARGE_INTEGER StartTime`, at 0x100. When the session started, since 1601. Unit: 100 ns.
    pub start_time: i64,
    /// `ULONG ReservedFlags`, at 0x108. The clock of the time stamps, as EVENT_TRACE_CLOCK has it; before 6.0, 1 for the performance counter and 0 for anything else.
    pub reserved_flags: crate::buffers::EventTraceClock,
    /// `ULONG BuffersLost`, at 0x10C. How many buffers were lost.
    pub buffers_lost: u32,
    /// `WCHAR SessionNameString` up to a zero. The name of the logger. The name of this part is that of the class EventTrace_Header.
    pub session_name_string: Utf16String,
    /// `WCHAR LogFileNameString` up to a zero. The name of the log file; a tool that joins traces writes what it likes.
    pub log_file_name_string: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl TraceLogfileHeader32 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 272;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        TraceLogfileHeader32View::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 272] {
        let mut bytes = [0; 272];
        put::<0, 4, _>(&mut bytes, self.buffer_size.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.union_04.0);
        put::<8, 4, _>(&mut bytes, self.provider_version.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.number_of_processors.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.end_time.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.timer_resolution.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.maximum_file_size.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.log_file_mode.to_le());
        put::<36, 4, _>(&mut bytes, self.buffers_written.to_le_bytes());
        put::<40, 16, _>(&mut bytes, self.union_28.0);
        put::<56, 4, _>(&mut bytes, self.logger_name.to_le_bytes());
        put::<60, 4, _>(&mut bytes, self.log_file_name.to_le_bytes());
        put::<64, 172, _>(&mut bytes, self.time_zone.to_bytes());
        put::<236, 4, _>(&mut bytes, self.padding_ec.0);
        put::<240, 8, _>(&mut bytes, self.boot_time.to_le_bytes());
        put::<248, 8, _>(&mut bytes, self.perf_freq.to_le_bytes());
        put::<256, 8, _>(&mut bytes, self.start_time.to_le_bytes());
        put::<264, 4, _>(&mut bytes, self.reserved_flags.to_le());
        put::<268, 4, _>(&mut bytes, self.buffers_lost.to_le_bytes());
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
    /// `ULONG Version`, at 0x04. The same four bytes as one number.
    #[inline]
    pub fn version(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_04.0))
    }
    /// Sets `Version`.
    #[inline]
    pub fn set_version(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_04.0, value.to_le_bytes());
    }
    /// `struct VersionDetail`, at 0x04.
    #[inline]
    pub fn version_detail(&self) -> crate::logfile::trace_logfile_header32::VersionDetail {
        crate::logfile::trace_logfile_header32::VersionDetail::from_bytes(part::<0, 4, _>(&self.union_04.0))
    }
    /// Sets `VersionDetail`.
    #[inline]
    pub fn set_version_detail(&mut self, value: crate::logfile::trace_logfile_header32::VersionDetail) {
        put::<0, 4, _>(&mut self.union_04.0, value.to_bytes());
    }
    /// `GUID LogInstanceGuid`, at 0x28. What it is for is not known.
    #[inline]
    pub fn log_instance_guid(&self) -> Guid {
        Guid::from_bytes(get::<0, 16, _>(&self.union_28.0))
    }
    /// Sets `LogInstanceGuid`.
    #[inline]
    pub fn set_log_instance_guid(&mut self, value: Guid) {
        put::<0, 16, _>(&mut self.union_28.0, value.to_bytes());
    }
    /// `ULONG StartBuffers`, at 0x28. What it is for is not known.
    #[inline]
    pub fn start_buffers(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_28.0))
    }
    /// Sets `StartBuffers`.
    #[inline]
    pub fn set_start_buffers(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_28.0, value.to_le_bytes());
    }
    /// `ULONG PointerSize`, at 0x2C. The size of a pointer: 4 or 8. Unit: bytes.
    #[inline]
    pub fn pointer_size(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(&self.union_28.0))
    }
    /// Sets `PointerSize`.
    #[inline]
    pub fn set_pointer_size(&mut self, value: u32) {
        put::<4, 4, _>(&mut self.union_28.0, value.to_le_bytes());
    }
    /// `ULONG EventsLost`, at 0x30. How many events were lost.
    #[inline]
    pub fn events_lost(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(&self.union_28.0))
    }
    /// Sets `EventsLost`.
    #[inline]
    pub fn set_events_lost(&mut self, value: u32) {
        put::<8, 4, _>(&mut self.union_28.0, value.to_le_bytes());
    }
    /// `ULONG CpuSpeedInMHz`, at 0x34. The speed of the processor; the kernel sets it from 6.0 on. Unit: MHz.
    #[inline]
    pub fn cpu_speed_in_m_hz(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(&self.union_28.0))
    }
    /// Sets `CpuSpeedInMHz`.
    #[inline]
    pub fn set_cpu_speed_in_m_hz(&mut self, value: u32) {
        put::<12, 4, _>(&mut self.union_28.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::trace_logfile_header32::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for TraceLogfileHeader32 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 272];
        Self {
            buffer_size: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            union_04: Bytes(get::<4, 4, _>(bytes)),
            provider_version: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            number_of_processors: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            end_time: i64::from_le_bytes(get::<16, 8, _>(bytes)),
            timer_resolution: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            maximum_file_size: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            log_file_mode: crate::logfile::LoggerMode::from_le(get::<32, 4, _>(bytes)),
            buffers_written: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            union_28: Bytes(get::<40, 16, _>(bytes)),
            logger_name: u32::from_le_bytes(get::<56, 4, _>(bytes)),
            log_file_name: u32::from_le_bytes(get::<60, 4, _>(bytes)),
            time_zone: crate::logfile::TimeZoneInformation::from_bytes(part::<64, 172, _>(bytes)),
            padding_ec: Bytes(get::<236, 4, _>(bytes)),
            boot_time: i64::from_le_bytes(get::<240, 8, _>(bytes)),
            perf_freq: i64::from_le_bytes(get::<248, 8, _>(bytes)),
            start_time: i64::from_le_bytes(get::<256, 8, _>(bytes)),
            reserved_flags: crate::buffers::EventTraceClock::from_le(get::<264, 4, _>(bytes)),
            buffers_lost: u32::from_le_bytes(get::<268, 4, _>(bytes)),
            session_name_string: Default::default(),
            log_file_name_string: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for TraceLogfileHeader32 {}
#[cfg(feature = "alloc")]
impl Tailed for TraceLogfileHeader32 {
    const NAME: &'static str = "TRACE_LOGFILE_HEADER32";
    const FIXED: usize = 272;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(TraceLogfileHeader32View::announced(fixed)),
            None => Err(Error::TooShort { name: "TRACE_LOGFILE_HEADER32", needed: 272, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        TraceLogfileHeader32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("TRACE_LOGFILE_HEADER32", out);
        {
            let part = &self.session_name_string;
            to.utf16("SessionNameString", part)?;
        }
        {
            let part = &self.log_file_name_string;
            to.utf16("LogFileNameString", part)?;
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(TraceLogfileHeader32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TraceLogfileHeader32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 272]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`TraceLogfileHeader32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TraceLogfileHeader32View<'a> {
    fixed: &'a [u8; 272],
    rest: &'a [u8],
}

impl<'a> TraceLogfileHeader32View<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "TRACE_LOGFILE_HEADER32", needed: 272, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<TraceLogfileHeader32Tail<'a>, Error> {
        let mut left = Left::new("TRACE_LOGFILE_HEADER32", 272, self.rest);
        let session_name_string = left.text();
        let log_file_name_string = left.text();
        Ok(TraceLogfileHeader32Tail { session_name_string, log_file_name_string, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<TraceLogfileHeader32, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(TraceLogfileHeader32 {
            buffer_size: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            union_04: Bytes(get::<4, 4, _>(bytes)),
            provider_version: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            number_of_processors: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            end_time: i64::from_le_bytes(get::<16, 8, _>(bytes)),
            timer_resolution: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            maximum_file_size: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            log_file_mode: crate::logfile::LoggerMode::from_le(get::<32, 4, _>(bytes)),
            buffers_written: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            union_28: Bytes(get::<40, 16, _>(bytes)),
            logger_name: u32::from_le_bytes(get::<56, 4, _>(bytes)),
            log_file_name: u32::from_le_bytes(get::<60, 4, _>(bytes)),
            time_zone: crate::logfile::TimeZoneInformation::from_bytes(part::<64, 172, _>(bytes)),
            padding_ec: Bytes(get::<236, 4, _>(bytes)),
            boot_time: i64::from_le_bytes(get::<240, 8, _>(bytes)),
            perf_freq: i64::from_le_bytes(get::<248, 8, _>(bytes)),
            start_time: i64::from_le_bytes(get::<256, 8, _>(bytes)),
            reserved_flags: crate::buffers::EventTraceClock::from_le(get::<264, 4, _>(bytes)),
            buffers_lost: u32::from_le_bytes(get::<268, 4, _>(bytes)),
            session_name_string: {
                let part = tail.session_name_string;
                part.to_value()
            },
            log_file_name_string: {
                let part = tail.log_file_name_string;
                part.to_value()
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 272]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 272] {
        self.fixed
    }
}

getters! {
    self TraceLogfileHeader32View "TraceLogfileHeader32View" {
        /// `ULONG BufferSize`, at 0x00.
        buffer_size: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG Version`, at 0x04.
        version: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `struct VersionDetail`, at 0x04.
        version_detail: crate::logfile::trace_logfile_header32::VersionDetailView<'a> = crate::logfile::trace_logfile_header32::VersionDetailView::from_bytes(part::<4, 4, _>(self.fixed));
        /// `ULONG ProviderVersion`, at 0x08.
        provider_version: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG NumberOfProcessors`, at 0x0C.
        number_of_processors: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `LARGE_INTEGER EndTime`, at 0x10.
        end_time: i64 = i64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `ULONG TimerResolution`, at 0x18.
        timer_resolution: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
        /// `ULONG MaximumFileSize`, at 0x1C.
        maximum_file_size: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
        /// `ULONG LogFileMode`, at 0x20.
        log_file_mode: crate::logfile::LoggerMode = crate::logfile::LoggerMode::from_le(get::<32, 4, _>(self.fixed));
        /// `ULONG BuffersWritten`, at 0x24.
        buffers_written: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
        /// `GUID LogInstanceGuid`, at 0x28.
        log_instance_guid: Guid = Guid::from_bytes(get::<40, 16, _>(self.fixed));
        /// `ULONG StartBuffers`, at 0x28.
        start_buffers: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
        /// `ULONG PointerSize`, at 0x2C.
        pointer_size: u32 = u32::from_le_bytes(get::<44, 4, _>(self.fixed));
        /// `ULONG EventsLost`, at 0x30.
        events_lost: u32 = u32::from_le_bytes(get::<48, 4, _>(self.fixed));
        /// `ULONG CpuSpeedInMHz`, at 0x34.
        cpu_speed_in_m_hz: u32 = u32::from_le_bytes(get::<52, 4, _>(self.fixed));
        /// `ULONG LoggerName`, at 0x38.
        logger_name: u32 = u32::from_le_bytes(get::<56, 4, _>(self.fixed));
        /// `ULONG LogFileName`, at 0x3C.
        log_file_name: u32 = u32::from_le_bytes(get::<60, 4, _>(self.fixed));
        /// `TIME_ZONE_INFORMATION TimeZone`, at 0x40.
        time_zone: crate::logfile::TimeZoneInformationView<'a> = crate::logfile::TimeZoneInformationView::from_bytes(part::<64, 172, _>(self.fixed));
        /// `LARGE_INTEGER BootTime`, at 0xF0.
        boot_time: i64 = i64::from_le_bytes(get::<240, 8, _>(self.fixed));
        /// `LARGE_INTEGER PerfFreq`, at 0xF8.
        perf_freq: i64 = i64::from_le_bytes(get::<248, 8, _>(self.fixed));
        /// `LARGE_INTEGER StartTime`, at 0x100.
        start_time: i64 = i64::from_le_bytes(get::<256, 8, _>(self.fixed));
        /// `ULONG ReservedFlags`, at 0x108.
        reserved_flags: crate::buffers::EventTraceClock = crate::buffers::EventTraceClock::from_le(get::<264, 4, _>(self.fixed));
        /// `ULONG BuffersLost`, at 0x10C.
        buffers_lost: u32 = u32::from_le_bytes(get::<268, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for TraceLogfileHeader32View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = TraceLogfileHeader32;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 272], ..view }, rest)),
            None => Err(Error::TooShort { name: "TRACE_LOGFILE_HEADER32", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<TraceLogfileHeader32, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`TraceLogfileHeader32`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TraceLogfileHeader32Tail<'a> {
    /// `WCHAR SessionNameString` up to a zero. The name of the logger. The name of this part is that of the class EventTrace_Header.
    pub session_name_string: Utf16Str<'a>,
    /// `WCHAR LogFileNameString` up to a zero. The name of the log file; a tool that joins traces writes what it likes.
    pub log_file_name_string: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
