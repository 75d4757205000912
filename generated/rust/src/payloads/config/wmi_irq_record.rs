// Generated from spec/structs/WMI_IRQ_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Interrupt assigned to a device.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::OBSERVED_TRACES, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("WMI_IRQ_RECORD", "WmiIrqRecord")
    .size(24)
    .fixed(20)
    .about("Interrupt assigned to a device.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .with_tail(&[
        part("WCHAR", "DeviceDescription", Content::Text { unit: 2 }).about("Device. Real traces have its hardware ID.")
            .means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG64 IRQAffinity").at(0..8)
            .about("Bitmask of the processors in the group that receive the interrupt.").means(Meaning::ProcessorMask),
        unsigned("USHORT IRQGroup").at(8..10).about("Processor group of IRQAffinity.").means(Meaning::ProcessorGroup),
        unsigned("USHORT Reserved").at(10..12).means(Meaning::Reserved),
        unsigned("ULONG IRQNum").at(12..16)
            .about("Interrupt number. Real traces have values that would be negative as signed numbers.")
            .means(Meaning::Identifier),
        unsigned("ULONG DeviceDescriptionLen").at(16..20)
            .about("Length of DeviceDescription, including its null terminator.").means(Meaning::Characters)
            .with(&[More::Units("characters")]),
        field("WCHAR DeviceDescription", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } })
            .at(20..22).about("Device. Real traces have its hardware ID.").means(Meaning::Text),
    ]);
fixed! {
    /// Fixed part of `WmiIrqRecord` and [`WmiIrqRecordView`], with the getters of its fields.
    part WmiIrqRecordFixed / WmiIrqRecordView: followed,
        name = "WMI_IRQ_RECORD", size = 20, table = Table::form(&LAYOUT_0);
    fields {
        /// Bitmask of the processors in the group that receive the interrupt. `ULONG64 IRQAffinity` at 0x00.
        irq_affinity / set_irq_affinity: u64, at = 0;
        /// Processor group of IRQAffinity. `USHORT IRQGroup` at 0x08.
        irq_group / set_irq_group: u16, at = 8;
        /// Reserved or padding, according to a source. `USHORT Reserved` at 0x0A.
        reserved / set_reserved: u16, at = 10;
        /// Interrupt number. Real traces have values that would be negative as signed numbers. `ULONG IRQNum` at 0x0C.
        irq_num / set_irq_num: u32, at = 12;
        /// Length of DeviceDescription, including its null terminator. `ULONG DeviceDescriptionLen` at 0x10. Unit:
        /// characters.
        device_description_len / set_device_description_len: u32, at = 16;
    }
}

impl<'a> WmiIrqRecordView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = WmiIrqRecordFixed(first_and_rest::<20>("WMI_IRQ_RECORD", bytes)?);
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
    pub fn tail(&self) -> Result<WmiIrqRecordTail<'a>, Error> {
        let mut left = Left::new("WMI_IRQ_RECORD", 20, self.0.rest);
        let device_description = left.text();
        Ok(WmiIrqRecordTail { device_description, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiIrqRecord, Error> {
        let tail = self.tail()?;
        Ok(WmiIrqRecord {
            fixed: WmiIrqRecordFixed(*self.0.fixed),
            device_description: { let part = tail.device_description; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for WmiIrqRecordView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiIrqRecordView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `WMI_IRQ_RECORD`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct WmiIrqRecordTail<'a> {
    /// Device. Real traces have its hardware ID. `WCHAR DeviceDescription`, terminated by a zero.
    pub device_description: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Interrupt assigned to a device.
///
/// In C: `WMI_IRQ_RECORD`, 0x18 bytes with one element of its array, 0x14 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of
/// public projects*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "WMI_IRQ_RECORD")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct WmiIrqRecord {
    fixed: WmiIrqRecordFixed,
    /// Device. Real traces have its hardware ID. `WCHAR DeviceDescription`, terminated by a zero.
    pub device_description: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiIrqRecord {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`WmiIrqRecordView::new`] and [`WmiIrqRecordView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiIrqRecordView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for WmiIrqRecord {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            device_description: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for WmiIrqRecord {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiIrqRecord");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("DeviceDescription", &self.device_description);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(WmiIrqRecord, fixed = WmiIrqRecordFixed, view = WmiIrqRecordView, size = 20);
#[cfg(feature = "alloc")]
impl Tailed for WmiIrqRecord {
    const NAME: &'static str = "WMI_IRQ_RECORD";
    const FIXED: usize = 20;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<20>("WMI_IRQ_RECORD", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiIrqRecord::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("WMI_IRQ_RECORD", out);
        {
            let part = &self.device_description;
            to.utf16("DeviceDescription", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiIrqRecord);
#[cfg(feature = "serde")]
serde_tailed!(
    WmiIrqRecord, table = Table::form(&LAYOUT_0), parts { device_description = "DeviceDescription", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiIrqRecord {
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
