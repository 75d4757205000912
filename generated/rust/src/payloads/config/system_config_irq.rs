// Generated from spec/structs/SystemConfig_IRQ.toml by `cargo spec generate`. Do not edit: edit that file.

//! Interrupt of a device.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS];
pub(crate) static LAYOUT_0: Layout = layout("SystemConfig_IRQ", "SystemConfigIrq")
    .size(16)
    .about("Interrupt of a device.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "DeviceDescription", Content::Text { unit: 2 }).about("Device.").means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG IRQAffinity").at(0..8).about("Bitmask of the processors that handle the interrupt.")
            .means(Meaning::ProcessorMask),
        unsigned("ULONG IRQNum").at(8..12).about("Interrupt number.").means(Meaning::Identifier),
        unsigned("ULONG DeviceDescriptionLen").at(12..16).about("Length of the string, including its null terminator.")
            .means(Meaning::Characters).with(&[More::Units("characters")]),
    ]);
fixed! {
    /// Fixed part of `SystemConfigIrq` and [`SystemConfigIrqView`], with the getters of its fields.
    part SystemConfigIrqFixed / SystemConfigIrqView: followed,
        name = "SystemConfig_IRQ", size = 16, table = Table::form(&LAYOUT_0);
    fields {
        /// Bitmask of the processors that handle the interrupt. `ULONGLONG IRQAffinity` at 0x00.
        irq_affinity / set_irq_affinity: u64, at = 0;
        /// Interrupt number. `ULONG IRQNum` at 0x08.
        irq_num / set_irq_num: u32, at = 8;
        /// Length of the string, including its null terminator. `ULONG DeviceDescriptionLen` at 0x0C. Unit: characters.
        device_description_len / set_device_description_len: u32, at = 12;
    }
}

impl<'a> SystemConfigIrqView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = SystemConfigIrqFixed(first_and_rest::<16>("SystemConfig_IRQ", bytes)?);
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
    pub fn tail(&self) -> Result<SystemConfigIrqTail<'a>, Error> {
        let mut left = Left::new("SystemConfig_IRQ", 16, self.0.rest);
        let device_description = left.text();
        Ok(SystemConfigIrqTail { device_description, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<SystemConfigIrq, Error> {
        let tail = self.tail()?;
        Ok(SystemConfigIrq {
            fixed: SystemConfigIrqFixed(*self.0.fixed),
            device_description: { let part = tail.device_description; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for SystemConfigIrqView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("SystemConfigIrqView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `SystemConfig_IRQ`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct SystemConfigIrqTail<'a> {
    /// Device. `WCHAR DeviceDescription`, terminated by a zero.
    pub device_description: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Interrupt of a device.
///
/// In C: `SystemConfig_IRQ`, 0x10 bytes. Releases unknown.
/// Offsets are computed from the order of the fields; no source states them.
///
/// WMI_IRQ_RECORD, of version 3, also has the processor group.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[doc(alias = "SystemConfig_IRQ")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct SystemConfigIrq {
    fixed: SystemConfigIrqFixed,
    /// Device. `WCHAR DeviceDescription`, terminated by a zero.
    pub device_description: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl SystemConfigIrq {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`SystemConfigIrqView::new`] and [`SystemConfigIrqView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        SystemConfigIrqView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for SystemConfigIrq {
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
impl core::fmt::Debug for SystemConfigIrq {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("SystemConfigIrq");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("DeviceDescription", &self.device_description);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(SystemConfigIrq, fixed = SystemConfigIrqFixed, view = SystemConfigIrqView, size = 16);
#[cfg(feature = "alloc")]
impl Tailed for SystemConfigIrq {
    const NAME: &'static str = "SystemConfig_IRQ";
    const FIXED: usize = 16;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<16>("SystemConfig_IRQ", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        SystemConfigIrq::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("SystemConfig_IRQ", out);
        {
            let part = &self.device_description;
            to.utf16("DeviceDescription", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(SystemConfigIrq);
#[cfg(feature = "serde")]
serde_tailed!(
    SystemConfigIrq, table = Table::form(&LAYOUT_0), parts { device_description = "DeviceDescription", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for SystemConfigIrq {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 16>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}
