// Generated from spec/structs/PERFINFO_PPM_PERF_STATE_CHANGE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PPM_PERF_STATE_CHANGE in the form of releases 5.0+.
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
/// Processors changed their performance state.
///
/// In C: `PERFINFO_PPM_PERF_STATE_CHANGE`, 0x18 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `Type` |
/// | 0x04 | 0x4 | ULONG | `NewState` |
/// | 0x08 | 0x4 | ULONG | `OldState` |
/// | 0x0c | 0x4 | NTSTATUS | `Result` |
/// | 0x10 | 0x8 | ULONG64 | `Processors` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PPM_PERF_STATE_CHANGE")]
pub struct PerfinfoPpmPerfStateChange {
    /// `ULONG Type`, at 0x00. What kind of performance state it is.
    pub kind: crate::payloads::power::PerfinfoPpmPerfStateType,
    /// `ULONG NewState`, at 0x04.
    pub new_state: u32,
    /// `ULONG OldState`, at 0x08.
    pub old_state: u32,
    /// `NTSTATUS Result`, at 0x0C. What the change returned.
    pub result: crate::requests::Ntstatus,
    /// `ULONG64 Processors`, at 0x10. A bit for each processor.
    pub processors: u64,
}
impl PerfinfoPpmPerfStateChange {
    /// The size in bytes.
    pub const SIZE: usize = 24;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            kind: crate::payloads::power::PerfinfoPpmPerfStateType::from_le(
                get::<0, 4, _>(bytes),
            ),
            new_state: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            old_state: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            result: crate::requests::Ntstatus::from_le(get::<12, 4, _>(bytes)),
            processors: u64::from_le_bytes(get::<16, 8, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_PPM_PERF_STATE_CHANGE",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.kind.to_le());
        put::<4, 4, _>(&mut bytes, self.new_state.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.old_state.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.result.to_le());
        put::<16, 8, _>(&mut bytes, self.processors.to_le_bytes());
        bytes
    }
    /// `ULONG Type`, at 0x00. What kind of performance state it is.
    #[inline]
    pub fn kind(&self) -> crate::payloads::power::PerfinfoPpmPerfStateType {
        self.kind
    }
    /// Sets `Type`.
    #[inline]
    pub fn set_kind(&mut self, value: crate::payloads::power::PerfinfoPpmPerfStateType) {
        self.kind = value;
    }
    /// `ULONG NewState`, at 0x04.
    #[inline]
    pub fn new_state(&self) -> u32 {
        self.new_state
    }
    /// Sets `NewState`.
    #[inline]
    pub fn set_new_state(&mut self, value: u32) {
        self.new_state = value;
    }
    /// `ULONG OldState`, at 0x08.
    #[inline]
    pub fn old_state(&self) -> u32 {
        self.old_state
    }
    /// Sets `OldState`.
    #[inline]
    pub fn set_old_state(&mut self, value: u32) {
        self.old_state = value;
    }
    /// `NTSTATUS Result`, at 0x0C. What the change returned.
    #[inline]
    pub fn result(&self) -> crate::requests::Ntstatus {
        self.result
    }
    /// Sets `Result`.
    #[inline]
    pub fn set_result(&mut self, value: crate::requests::Ntstatus) {
        self.result = value;
    }
    /// `ULONG64 Processors`, at 0x10. A bit for each processor.
    #[inline]
    pub fn processors(&self) -> u64 {
        self.processors
    }
    /// Sets `Processors`.
    #[inline]
    pub fn set_processors(&mut self, value: u64) {
        self.processors = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_ppm_perf_state_change::V5_0;
}
impl Default for PerfinfoPpmPerfStateChange {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 24])
    }
}
impl Sealed for PerfinfoPpmPerfStateChange {}
impl Record for PerfinfoPpmPerfStateChange {
    const NAME: &'static str = "PERFINFO_PPM_PERF_STATE_CHANGE";
    const SIZE: usize = 24;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoPpmPerfStateChange {
    const SIZE: usize = 24;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoPpmPerfStateChange);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoPpmPerfStateChange {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<
                    crate::payloads::power::PerfinfoPpmPerfStateType,
                >(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<crate::requests::Ntstatus>(),
                proptest::arbitrary::any::<u64>(),
            ),
        )
            .prop_map(|((kind, new_state, old_state, result, processors),)| Self {
                kind,
                new_state,
                old_state,
                result,
                processors,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoPpmPerfStateChange`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoPpmPerfStateChangeView<'a> {
    fixed: &'a [u8; 24],
}
impl<'a> PerfinfoPpmPerfStateChangeView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_PPM_PERF_STATE_CHANGE",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 24]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoPpmPerfStateChange {
        PerfinfoPpmPerfStateChange::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `ULONG Type`, at 0x00. What kind of performance state it is.
    #[inline]
    pub fn kind(&self) -> crate::payloads::power::PerfinfoPpmPerfStateType {
        crate::payloads::power::PerfinfoPpmPerfStateType::from_le(
            get::<0, 4, _>(self.fixed),
        )
    }
    /// `ULONG NewState`, at 0x04.
    #[inline]
    pub fn new_state(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG OldState`, at 0x08.
    #[inline]
    pub fn old_state(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `NTSTATUS Result`, at 0x0C. What the change returned.
    #[inline]
    pub fn result(&self) -> crate::requests::Ntstatus {
        crate::requests::Ntstatus::from_le(get::<12, 4, _>(self.fixed))
    }
    /// `ULONG64 Processors`, at 0x10. A bit for each processor.
    #[inline]
    pub fn processors(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoPpmPerfStateChangeView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoPpmPerfStateChangeView");
        out.field("kind", &self.kind());
        out.field("new_state", &self.new_state());
        out.field("old_state", &self.old_state());
        out.field("result", &self.result());
        out.field("processors", &self.processors());
        out.finish()
    }
}
