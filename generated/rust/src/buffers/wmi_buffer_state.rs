// Generated from spec/structs/WMI_BUFFER_STATE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Current use of a trace buffer, as bits.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_WMI_BUFFER_STATE, &sources::CHAPPELL_WMI_BUFFER_HEADER];
pub(crate) static LAYOUT_0: Layout = layout("WMI_BUFFER_STATE", "WmiBufferState")
    .size(4)
    .summary("Current use of a trace buffer, as bits.")
    .in_releases("5.1..5.2", &[holds(Pointer::Bits32, 1, 3), holds(Pointer::Bits64, 1, 3)])
    .stated_by(SOURCES)
    .fields(&[
        bit_fields("ULONG", "").at(0..4).with(&[
            bit("ULONG", "Free").at(0..4).bits(0..1).doc("The buffer is free.").means(Meaning::Boolean),
            bit("ULONG", "InUse").at(0..4).bits(1..2).doc("The buffer is in use.").means(Meaning::Boolean),
            bit("ULONG", "Flush").at(0..4).bits(2..3).means(Meaning::Boolean),
            bit("ULONG", "Unused").at(0..4).bits(3..32).means(Meaning::Reserved),
        ]),
    ]);
fixed! {
    /// Current use of a trace buffer, as bits.
    ///
    /// In C: `WMI_BUFFER_STATE`, 0x4 bytes. Documented for 5.1..5.2.
    ///
    /// It overlays Flags of WMI_BUFFER_HEADER. From 6.0 the enumeration ETW_BUFFER_STATE replaces it. Names and types
    /// are from symbol files of Windows XP SP3 and Windows Server 2003 SP2. No earlier symbol files contain them.
    ///
    /// Type information in symbol files of the kernel (5.1 to 5.2). From SP3 of 5.1 and SP2 of 5.2 on.
    ///
    /// Source: Geoff Chappell, *WMI_BUFFER_STATE*; Geoff Chappell, *WMI_BUFFER_HEADER*.
    #[doc(alias = "WMI_BUFFER_STATE")]
    owned WmiBufferState / WmiBufferStateView: lone,
        name = "WMI_BUFFER_STATE", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    bits {
        /// The buffer is free. `Free`, bit 0 of the integer at 0x00.
        free / set_free: u32, at = 0, size = 4, bits = 0..1;
        /// The buffer is in use. `InUse`, bit 1 of the integer at 0x00.
        in_use / set_in_use: u32, at = 0, size = 4, bits = 1..2;
        /// Zero is false, any other value is true. `Flush`, bit 2 of the integer at 0x00.
        flush / set_flush: u32, at = 0, size = 4, bits = 2..3;
        /// Reserved or padding, according to a source. `Unused`, bits 3 to 31 of the integer at 0x00.
        unused / set_unused: u32, at = 0, size = 4, bits = 3..32;
    }
}

/// Alias of [`WmiBufferState`], named by the first release of the form.
pub type V5_1 = WmiBufferState;
/// Alias of [`WmiBufferStateView`], named by the first release of the form.
pub type V5_1View<'a> = WmiBufferStateView<'a>;
