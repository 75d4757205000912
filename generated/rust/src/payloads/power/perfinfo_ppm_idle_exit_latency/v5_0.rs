// Generated from spec/structs/PERFINFO_PPM_IDLE_EXIT_LATENCY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PPM_IDLE_EXIT_LATENCY in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::{
    Bytes, Element, Elements, Error, Guid, Record, Sealed, array, fill, get, part,
    part_mut, put,
};
#[cfg(feature = "alloc")]
#[allow(unused_imports)]
use crate::rt::{Tailed, to_vec};
#[cfg(feature = "binrw")]
#[allow(unused_imports)]
use crate::rt::{binrw_fixed, binrw_inserted, binrw_tailed};
/// How long a processor took to leave an idle state.
///
/// In C: `PERFINFO_PPM_IDLE_EXIT_LATENCY`, 0x14 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `Flags` |
/// | 0x04 | 0x4 | ULONG | `PlatformState` |
/// | 0x08 | 0x4 | ULONG | `ProcessorState` |
/// | 0x0c | 0x4 | ULONG | `ReturnLatency` |
/// | 0x10 | 0x4 | ULONG | `TotalLatency` |
///
/// What no source says:
///
/// - In which unit the latencies count.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PPM_IDLE_EXIT_LATENCY")]
pub struct PerfinfoPpmIdleExitLatency {
    /// `ULONG Flags`, at 0x00.
    pub flags: crate::payloads::power::PerfinfoPpmIdleExitFlag,
    /// `ULONG PlatformState`, at 0x04.
    pub platform_state: u32,
    /// `ULONG ProcessorState`, at 0x08.
    pub processor_state: u32,
    /// `ULONG ReturnLatency`, at 0x0C.
    pub return_latency: u32,
    /// `ULONG TotalLatency`, at 0x10.
    pub total_latency: u32,
}
impl PerfinfoPpmIdleExitLatency {
    /// The size in bytes.
    pub const SIZE: usize = 20;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            flags: crate::payloads::power::PerfinfoPpmIdleExitFlag::from_le(
                get::<0, 4, _>(bytes),
            ),
            platform_state: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            processor_state: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            return_latency: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            total_latency: u32::from_le_bytes(get::<16, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_PPM_IDLE_EXIT_LATENCY",
                    needed: 20,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 4, _>(&mut bytes, self.flags.to_le());
        put::<4, 4, _>(&mut bytes, self.platform_state.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.processor_state.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.return_latency.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.total_latency.to_le_bytes());
        bytes
    }
    /// `ULONG Flags`, at 0x00.
    #[inline]
    pub fn flags(&self) -> crate::payloads::power::PerfinfoPpmIdleExitFlag {
        self.flags
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: crate::payloads::power::PerfinfoPpmIdleExitFlag) {
        self.flags = value;
    }
    /// `ULONG PlatformState`, at 0x04.
    #[inline]
    pub fn platform_state(&self) -> u32 {
        self.platform_state
    }
    /// Sets `PlatformState`.
    #[inline]
    pub fn set_platform_state(&mut self, value: u32) {
        self.platform_state = value;
    }
    /// `ULONG ProcessorState`, at 0x08.
    #[inline]
    pub fn processor_state(&self) -> u32 {
        self.processor_state
    }
    /// Sets `ProcessorState`.
    #[inline]
    pub fn set_processor_state(&mut self, value: u32) {
        self.processor_state = value;
    }
    /// `ULONG ReturnLatency`, at 0x0C.
    #[inline]
    pub fn return_latency(&self) -> u32 {
        self.return_latency
    }
    /// Sets `ReturnLatency`.
    #[inline]
    pub fn set_return_latency(&mut self, value: u32) {
        self.return_latency = value;
    }
    /// `ULONG TotalLatency`, at 0x10.
    #[inline]
    pub fn total_latency(&self) -> u32 {
        self.total_latency
    }
    /// Sets `TotalLatency`.
    #[inline]
    pub fn set_total_latency(&mut self, value: u32) {
        self.total_latency = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_ppm_idle_exit_latency::V5_0;
}
impl Default for PerfinfoPpmIdleExitLatency {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 20])
    }
}
impl Sealed for PerfinfoPpmIdleExitLatency {}
impl Record for PerfinfoPpmIdleExitLatency {
    const NAME: &'static str = "PERFINFO_PPM_IDLE_EXIT_LATENCY";
    const SIZE: usize = 20;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoPpmIdleExitLatency {
    const SIZE: usize = 20;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoPpmIdleExitLatency);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoPpmIdleExitLatency {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<
                    crate::payloads::power::PerfinfoPpmIdleExitFlag,
                >(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        flags,
                        platform_state,
                        processor_state,
                        return_latency,
                        total_latency,
                    ),
                )|
            Self {
                flags,
                platform_state,
                processor_state,
                return_latency,
                total_latency,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoPpmIdleExitLatency`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoPpmIdleExitLatencyView<'a> {
    fixed: &'a [u8; 20],
}
impl<'a> PerfinfoPpmIdleExitLatencyView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_PPM_IDLE_EXIT_LATENCY",
                    needed: 20,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 20]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoPpmIdleExitLatency {
        PerfinfoPpmIdleExitLatency::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 20] {
        self.fixed
    }
    /// `ULONG Flags`, at 0x00.
    #[inline]
    pub fn flags(&self) -> crate::payloads::power::PerfinfoPpmIdleExitFlag {
        crate::payloads::power::PerfinfoPpmIdleExitFlag::from_le(
            get::<0, 4, _>(self.fixed),
        )
    }
    /// `ULONG PlatformState`, at 0x04.
    #[inline]
    pub fn platform_state(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG ProcessorState`, at 0x08.
    #[inline]
    pub fn processor_state(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG ReturnLatency`, at 0x0C.
    #[inline]
    pub fn return_latency(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `ULONG TotalLatency`, at 0x10.
    #[inline]
    pub fn total_latency(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoPpmIdleExitLatencyView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoPpmIdleExitLatencyView");
        out.field("flags", &self.flags());
        out.field("platform_state", &self.platform_state());
        out.field("processor_state", &self.processor_state());
        out.field("return_latency", &self.return_latency());
        out.field("total_latency", &self.total_latency());
        out.finish()
    }
}
