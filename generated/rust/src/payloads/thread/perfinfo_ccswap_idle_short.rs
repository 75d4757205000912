// Generated from spec/structs/PERFINFO_CCSWAP_IDLE_SHORT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Context switch from the idle thread, after a short time.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CCSWAP_IDLE_SHORT", "PerfinfoCcswapIdleShort", (2, 2), "Context switch from the idle thread, after a short time.", &[
    field("", 0, 2, "USHORT", Kind::Bits, "").with(&[
        bit("DataType", (0, 2), "USHORT", 0, 2, "").of(crate::payloads::thread::PerfinfoCcswapType::VALUES).means(Meaning::Enumeration),
        bit("TimeDelta", (0, 2), "USHORT", 2, 14, "Time since the previous switch.").means(Meaning::TimeStampDifference),
    ]),
])
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_PERFINFO_CCSWAP_BUFFER, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Context switch from the idle thread, after a short time.
    ///
    /// In C: `PERFINFO_CCSWAP_IDLE_SHORT`, 0x2 bytes. Documented for 6.0+, assumed unchanged after 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *PERFINFO_CCSWAP_BUFFER*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CCSWAP_IDLE_SHORT")]
    owned PerfinfoCcswapIdleShort / PerfinfoCcswapIdleShortView: lone [2] "PERFINFO_CCSWAP_IDLE_SHORT" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
    }
    bits {
        /// `DataType`, bits 0 to 1 of the integer at 0x00.
        data_type set_data_type: crate::payloads::thread::PerfinfoCcswapType = 2 0 0 2;
        /// Time since the previous switch. `TimeDelta`, bits 2 to 15 of the integer at 0x00.
        time_delta set_time_delta: u16 = 2 0 2 14;
    }
}

split_lone!(PerfinfoCcswapIdleShort, PerfinfoCcswapIdleShortView, 2);
/// Alias of [`PerfinfoCcswapIdleShort`], named by the first release of the form.
pub type V6_0 = PerfinfoCcswapIdleShort;
/// Alias of [`PerfinfoCcswapIdleShortView`], named by the first release of the form.
pub type V6_0View<'a> = PerfinfoCcswapIdleShortView<'a>;
