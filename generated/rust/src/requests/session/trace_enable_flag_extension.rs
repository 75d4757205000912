// Generated from spec/structs/TRACE_ENABLE_FLAG_EXTENSION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Location of the extension of EnableFlags.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION, &sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("TRACE_ENABLE_FLAG_EXTENSION", "TraceEnableFlagExtension")
    .size(4)
    .about("Location of the extension of EnableFlags.")
    .in_releases("5.1+", &[holds(Pointer::Bits32, 1, 255), holds(Pointer::Bits64, 1, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("USHORT Offset").at(0..2)
            .about("Offset of the array from the start of the structure that contains EnableFlags.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("UCHAR Length").at(2..3)
            .about("Number of dwords in the array. From 6.0, 0xFF for a header and items instead.")
            .means(Meaning::Count).with(&[More::Units("4 bytes")]),
        unsigned("UCHAR Flag").at(3..4)
            .about("High byte of EnableFlags, with its highest bit set. No use of its other bits is known.")
            .means(Meaning::Flags),
    ]);
fixed! {
    /// Location of the extension of EnableFlags.
    ///
    /// In C: `TRACE_ENABLE_FLAG_EXTENSION`, 0x4 bytes. Documented for 5.1+.
    ///
    /// It overlays EnableFlags of EVENT_TRACE_PROPERTIES or WMI_LOGGER_INFORMATION and locates an array of dwords in
    /// the same buffer. The array contains more flags or, from 6.0 with 0xFF as Length, a TRACE_ENABLE_FLAG_EXT_HEADER
    /// and items.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll
    /// (6.2 and higher).
    ///
    /// Source: Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*; Winsider Seminars & Solutions and
    /// contributors, *ntwmi.h*.
    #[doc(alias = "TRACE_ENABLE_FLAG_EXTENSION")]
    owned TraceEnableFlagExtension / TraceEnableFlagExtensionView: lone,
        name = "TRACE_ENABLE_FLAG_EXTENSION", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Offset of the array from the start of the structure that contains EnableFlags. `USHORT Offset` at 0x00.
        /// Unit: bytes.
        offset / set_offset: u16, at = 0;
        /// Number of dwords in the array. From 6.0, 0xFF for a header and items instead. `UCHAR Length` at 0x02. Unit:
        /// 4 bytes.
        length / set_length: u8, at = 2;
        /// High byte of EnableFlags, with its highest bit set. No use of its other bits is known. `UCHAR Flag` at 0x03.
        flag / set_flag: u8, at = 3;
    }
}

/// Alias of [`TraceEnableFlagExtension`], named by the first release of the form.
pub type V5_1 = TraceEnableFlagExtension;
/// Alias of [`TraceEnableFlagExtensionView`], named by the first release of the form.
pub type V5_1View<'a> = TraceEnableFlagExtensionView<'a>;
