// Generated from spec/structs/PERFINFO_GROUPMASK.toml by `cargo spec generate`. Do not edit: edit that file.

//! Event types enabled in a kernel logger session.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_PERFINFO_GROUPMASK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_GROUPMASK", "V5_1")
    .size(36)
    .about("Event types enabled in a kernel logger session.")
    .in_releases("5.1", &[holds(Pointer::Bits32, 1, 1), holds(Pointer::Bits64, 1, 1)])
    .stated_by(SOURCES)
    .fields(&[
        field("ULONG Masks", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 8 })
            .at(0..32)
            .about("One word for each event group. The source's table has it from 5.2, and symbol files from 6.0. The \
                first eight dwords of 5.1 are assumed to be the same.")
            .means(Meaning::Flags),
        unsigned("ULONG ").at(32..36).about("Ninth dword of version 5.1. Its name is unknown.").of_unknown_purpose(),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_GROUPMASK", "PerfinfoGroupmask")
    .size(32)
    .about("Event types enabled in a kernel logger session.")
    .in_releases("5.2+", &[holds(Pointer::Bits32, 2, 255), holds(Pointer::Bits64, 2, 255)])
    .stated_by(SOURCES)
    .fields(&[
        field("ULONG Masks", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 8 })
            .at(0..32)
            .about("One word for each event group. The source's table has it from 5.2, and symbol files from 6.0. The \
                first eight dwords of 5.1 are assumed to be the same.")
            .means(Meaning::Flags),
    ]);
fixed! {
    /// Event types enabled in a kernel logger session.
    ///
    /// Older form.
    /// In C: `PERFINFO_GROUPMASK`, 0x24 bytes. Documented for 5.1.
    ///
    /// The kernel stores one for each kernel logger session, of which there can be eight, and one more that is the
    /// union of all. Programs read and write it through EVENT_TRACE_GROUPMASK_INFORMATION, or through
    /// TraceQueryInformation and TraceSetInformation with TraceSystemTraceEnableFlagsInfo (0x04).
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (6.0 and
    /// higher); used by TraceQueryInformation, TraceSetInformation. Later kits do not contain the definition. Macros of
    /// the header set and clear a bit of a mask, and an inline routine for the kernel tests one. Each takes the address
    /// of the mask and one name of a bit.
    ///
    /// Unknown:
    ///
    /// - Whether version 5.1 declares the ninth dword separately from the eight masks, which is only assumed.
    /// - Purpose of the ninth dword. It is not another mask.
    ///
    /// Source: Geoff Chappell, *PERFINFO_GROUPMASK*.
    owned V5_1 / V5_1View: lone,
        name = "PERFINFO_GROUPMASK", size = 36, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// One word for each event group. The source's table has it from 5.2, and symbol files from 6.0. The first
        /// eight dwords of 5.1 are assumed to be the same. `ULONG Masks` at 0x00.
        masks / set_masks: [u32; 8], at = 0;
        /// Ninth dword of version 5.1. Its name is unknown. Purpose unknown. `ULONG ` at 0x20.
        unnamed_20 / set_unnamed_20: u32, at = 32;
    }
}

fixed! {
    /// Event types enabled in a kernel logger session.
    ///
    /// In C: `PERFINFO_GROUPMASK`, 0x20 bytes. Documented for 5.2+, assumed unchanged after 2004.
    ///
    /// The kernel stores one for each kernel logger session, of which there can be eight, and one more that is the
    /// union of all. Programs read and write it through EVENT_TRACE_GROUPMASK_INFORMATION, or through
    /// TraceQueryInformation and TraceSetInformation with TraceSystemTraceEnableFlagsInfo (0x04).
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of the kernel (6.0 and
    /// higher); used by TraceQueryInformation, TraceSetInformation. Later kits do not contain the definition. Macros of
    /// the header set and clear a bit of a mask, and an inline routine for the kernel tests one. Each takes the address
    /// of the mask and one name of a bit.
    ///
    /// Unknown:
    ///
    /// - Whether version 5.1 declares the ninth dword separately from the eight masks, which is only assumed.
    /// - Purpose of the ninth dword. It is not another mask.
    ///
    /// Source: Geoff Chappell, *PERFINFO_GROUPMASK*.
    #[doc(alias = "PERFINFO_GROUPMASK")]
    owned PerfinfoGroupmask / PerfinfoGroupmaskView: lone,
        name = "PERFINFO_GROUPMASK", size = 32, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// One word for each event group. The source's table has it from 5.2, and symbol files from 6.0. The first
        /// eight dwords of 5.1 are assumed to be the same. `ULONG Masks` at 0x00.
        masks / set_masks: [u32; 8], at = 0;
    }
}

/// Alias of [`PerfinfoGroupmask`], named by the first release of the form.
pub type V5_2 = PerfinfoGroupmask;
/// Alias of [`PerfinfoGroupmaskView`], named by the first release of the form.
pub type V5_2View<'a> = PerfinfoGroupmaskView<'a>;
any_form! {
    "PERFINFO_GROUPMASK" {
        /// Documented for 5.1.
        V5_1(V5_1, fixed) = 0,
        /// Documented for 5.2+, assumed unchanged after 2004.
        PerfinfoGroupmask(PerfinfoGroupmask, fixed) = 1,
    }
    Bits32 1..=1 => 0,
    Bits64 1..=1 => 0,
    Bits32 2..=255 => 1,
    Bits64 2..=255 => 1,
}
