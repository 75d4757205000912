// Generated from spec/structs/PERFINFO_CCSWAP_IDLE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Context switch from the idle thread, after a long time.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::CHAPPELL_PERFINFO_CCSWAP_BUFFER, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CCSWAP_IDLE", "PerfinfoCcswapIdle")
    .size(4)
    .summary("Context switch from the idle thread, after a long time.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(SOURCES)
    .fields(&[
        bit_fields("ULONG", "").at(0..4).with(&[
            bit("ULONG", "DataType").at(0..4).bits(0..2).of(crate::payloads::thread::PerfinfoCcswapType::VALUES)
                .means(Meaning::Enumeration),
            bit("ULONG", "TimeDelta").at(0..4).bits(2..32).doc("Time since the previous switch.")
                .means(Meaning::TimeStampDifference),
        ]),
    ]);
fixed! {
    /// Context switch from the idle thread, after a long time.
    ///
    /// In C: `PERFINFO_CCSWAP_IDLE`, 0x4 bytes. Documented for 6.0+, assumed unchanged after 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *PERFINFO_CCSWAP_BUFFER*; Can
    /// Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CCSWAP_IDLE")]
    owned PerfinfoCcswapIdle / PerfinfoCcswapIdleView: lone,
        name = "PERFINFO_CCSWAP_IDLE", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    bits {
        /// `DataType`, bits 0 to 1 of the integer at 0x00.
        data_type / set_data_type: crate::payloads::thread::PerfinfoCcswapType, at = 0, size = 4, bits = 0..2;
        /// Time since the previous switch. `TimeDelta`, bits 2 to 31 of the integer at 0x00.
        time_delta / set_time_delta: u32, at = 0, size = 4, bits = 2..32;
    }
}

split_lone!(PerfinfoCcswapIdle, view = PerfinfoCcswapIdleView, size = 4);
/// Alias of [`PerfinfoCcswapIdle`], named by the first release of the form.
pub type V6_0 = PerfinfoCcswapIdle;
/// Alias of [`PerfinfoCcswapIdleView`], named by the first release of the form.
pub type V6_0View<'a> = PerfinfoCcswapIdleView<'a>;
