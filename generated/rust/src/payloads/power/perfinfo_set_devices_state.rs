// Generated from spec/structs/PERFINFO_SET_DEVICES_STATE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Power manager starts to notify all devices of a system state.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_SET_DEVICES_STATE", "PerfinfoSetDevicesState")
    .size(8)
    .fixed(7)
    .about("Power manager starts to notify all devices of a system state.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG SystemState").at(0..4).means(Meaning::Enumeration)
            .with(&[More::Values(crate::payloads::power::SystemPowerState::VALUES)]),
        unsigned("BOOLEAN Waking").at(4..5).about("True if the system is waking up.").means(Meaning::Boolean),
        unsigned("BOOLEAN Shutdown").at(5..6).about("True if the system is shutting down.").means(Meaning::Boolean),
        unsigned("UCHAR IrpMinor").at(6..7).about("Minor function sent to the devices, an IRP_MN_ constant.")
            .means(Meaning::Enumeration),
    ]);
fixed! {
    /// Power manager starts to notify all devices of a system state.
    ///
    /// In C: `PERFINFO_SET_DEVICES_STATE`, 0x8 bytes with one element of its array, 0x7 without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_SET_DEVICES_STATE")]
    owned PerfinfoSetDevicesState / PerfinfoSetDevicesStateView: lone,
        name = "PERFINFO_SET_DEVICES_STATE", size = 7, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONG SystemState` at 0x00.
        system_state / set_system_state: crate::payloads::power::SystemPowerState, at = 0;
        /// True if the system is waking up. `BOOLEAN Waking` at 0x04.
        waking / set_waking: u8, at = 4;
        /// True if the system is shutting down. `BOOLEAN Shutdown` at 0x05.
        shutdown / set_shutdown: u8, at = 5;
        /// Minor function sent to the devices, an IRP_MN_ constant. `UCHAR IrpMinor` at 0x06.
        irp_minor / set_irp_minor: u8, at = 6;
    }
}
