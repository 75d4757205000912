// Generated from spec/structs/HWConfig_CPU.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processors, memory and name of the machine.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_EVENT_DOCS];
pub(crate) static LAYOUT_0: Layout = layout("HWConfig_CPU", "HwConfigCpu")
    .size(20)
    .about("Processors, memory and name of the machine.")
    .in_releases("5.1", &[holds(Pointer::Bits32, 1, 1), holds(Pointer::Bits64, 1, 1)])
    .with_tail(&[
        part("WCHAR", "ComputerName", Content::Text { unit: 2 }).means(Meaning::ComputerName),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG MHz").at(0..4).about("Speed of the processors.").means(Meaning::Megahertz)
            .with(&[More::SameAs("ProcessorSpeed"), More::Units("MHz")]),
        unsigned("ULONG NumberOfProcessors").at(4..8).means(Meaning::Count),
        unsigned("ULONG MemSize").at(8..12).means(Meaning::Megabytes)
            .with(&[More::SameAs("MemorySize"), More::Units("MB")]),
        unsigned("ULONG PageSize").at(12..16).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG AllocationGranularity").at(16..20).about("Allocation granularity of virtual memory.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// Fixed part of `HwConfigCpu` and [`HwConfigCpuView`], with the getters of its fields.
    part HwConfigCpuFixed / HwConfigCpuView: followed,
        name = "HWConfig_CPU", size = 20, table = Table::form(&LAYOUT_0);
    fields {
        /// Speed of the processors. `ULONG MHz` at 0x00. Unit: MHz.
        mhz / set_mhz: u32, at = 0;
        /// `ULONG NumberOfProcessors` at 0x04.
        number_of_processors / set_number_of_processors: u32, at = 4;
        /// `ULONG MemSize` at 0x08. Unit: MB.
        mem_size / set_mem_size: u32, at = 8;
        /// `ULONG PageSize` at 0x0C. Unit: bytes.
        page_size / set_page_size: u32, at = 12;
        /// Allocation granularity of virtual memory. `ULONG AllocationGranularity` at 0x10. Unit: bytes.
        allocation_granularity / set_allocation_granularity: u32, at = 16;
    }
}

impl<'a> HwConfigCpuView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = HwConfigCpuFixed(first_and_rest::<20>("HWConfig_CPU", bytes)?);
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
    pub fn tail(&self) -> Result<HwConfigCpuTail<'a>, Error> {
        let mut left = Left::new("HWConfig_CPU", 20, self.0.rest);
        let computer_name = left.text();
        Ok(HwConfigCpuTail { computer_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<HwConfigCpu, Error> {
        let tail = self.tail()?;
        Ok(HwConfigCpu {
            fixed: HwConfigCpuFixed(*self.0.fixed),
            computer_name: { let part = tail.computer_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for HwConfigCpuView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("HwConfigCpuView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `HWConfig_CPU`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct HwConfigCpuTail<'a> {
    /// Name of the machine. `WCHAR ComputerName`, terminated by a zero.
    pub computer_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Processors, memory and name of the machine.
///
/// In C: `HWConfig_CPU`, 0x14 bytes. Documented for 5.1.
/// Offsets are computed from the order of the fields; no source states them.
///
/// Documented only, for Windows XP only. It has no event version.
///
/// Source: Microsoft, *Event Tracing MOF classes*.
#[doc(alias = "HWConfig_CPU")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct HwConfigCpu {
    fixed: HwConfigCpuFixed,
    /// Name of the machine. `WCHAR ComputerName`, terminated by a zero.
    pub computer_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl HwConfigCpu {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`HwConfigCpuView::new`] and [`HwConfigCpuView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        HwConfigCpuView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for HwConfigCpu {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            computer_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for HwConfigCpu {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("HwConfigCpu");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("ComputerName", &self.computer_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(HwConfigCpu, fixed = HwConfigCpuFixed, view = HwConfigCpuView, size = 20);
#[cfg(feature = "alloc")]
impl Tailed for HwConfigCpu {
    const NAME: &'static str = "HWConfig_CPU";
    const FIXED: usize = 20;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<20>("HWConfig_CPU", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        HwConfigCpu::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("HWConfig_CPU", out);
        {
            let part = &self.computer_name;
            to.utf16("ComputerName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(HwConfigCpu);
#[cfg(feature = "serde")]
serde_tailed!(HwConfigCpu, table = Table::form(&LAYOUT_0), parts { computer_name = "ComputerName", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for HwConfigCpu {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 20>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

/// Alias of [`HwConfigCpu`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V5_1 = HwConfigCpu;
/// Alias of [`HwConfigCpuView`], named by the first release of the form.
pub type V5_1View<'a> = HwConfigCpuView<'a>;
