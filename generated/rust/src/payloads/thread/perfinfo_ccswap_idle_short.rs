// Generated from spec/structs/PERFINFO_CCSWAP_IDLE_SHORT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Context switch from the idle thread, after a short time.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::CHAPPELL_PERFINFO_CCSWAP_BUFFER, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CCSWAP_IDLE_SHORT", "PerfinfoCcswapIdleShort")
    .size(2)
    .summary("Context switch from the idle thread, after a short time.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(SOURCES)
    .fields(&[
        bit_fields("USHORT", "").at(0..2).with(&[
            bit("USHORT", "DataType").at(0..2).bits(0..2).of(crate::payloads::thread::PerfinfoCcswapType::VALUES)
                .means(Meaning::Enumeration),
            bit("USHORT", "TimeDelta").at(0..2).bits(2..16).doc("Time since the previous switch.")
                .means(Meaning::TimeStampDifference),
        ]),
    ]);
fixed! {
    /// Context switch from the idle thread, after a short time.
    ///
    /// In C: `PERFINFO_CCSWAP_IDLE_SHORT`, 0x2 bytes. Documented for 6.0+, assumed unchanged after 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *PERFINFO_CCSWAP_BUFFER*; Can
    /// Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CCSWAP_IDLE_SHORT")]
    owned PerfinfoCcswapIdleShort / PerfinfoCcswapIdleShortView: lone,
        name = "PERFINFO_CCSWAP_IDLE_SHORT", size = 2, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    bits {
        /// `DataType`, bits 0 to 1 of the integer at 0x00.
        data_type / set_data_type: crate::payloads::thread::PerfinfoCcswapType, at = 0, size = 2, bits = 0..2;
        /// Time since the previous switch. `TimeDelta`, bits 2 to 15 of the integer at 0x00.
        time_delta / set_time_delta: u16, at = 0, size = 2, bits = 2..16;
    }
}

split_lone!(PerfinfoCcswapIdleShort, view = PerfinfoCcswapIdleShortView, size = 2);
/// Alias of [`PerfinfoCcswapIdleShort`], named by the first release of the form.
pub type V6_0 = PerfinfoCcswapIdleShort;
/// Alias of [`PerfinfoCcswapIdleShortView`], named by the first release of the form.
pub type V6_0View<'a> = PerfinfoCcswapIdleShortView<'a>;
