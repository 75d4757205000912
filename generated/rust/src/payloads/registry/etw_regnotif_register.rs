// Generated from spec/structs/ETW_REGNOTIF_REGISTER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Registration for change notifications of a key.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_REGNOTIF_REGISTER", "EtwRegnotifRegisterPtr32")
    .size(12)
    .fixed(11)
    .about("Registration for change notifications of a key.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Notification").at(0..4).about("Notification block.").means(Meaning::KernelObject),
        address("PVOID Kcb").at(4..8).about("Key control block pointer.").means(Meaning::RegistryKeyHandle),
        unsigned("UCHAR Type").at(8..9).means(Meaning::Enumeration),
        unsigned("BOOLEAN WatchTree").at(9..10).about("True if changes below the key are included.")
            .means(Meaning::Boolean),
        unsigned("BOOLEAN Primary").at(10..11)
            .about("True if the registration is a primary one (inferred from the name).").means(Meaning::Boolean),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_REGNOTIF_REGISTER", "EtwRegnotifRegisterPtr64")
    .size(24)
    .fixed(19)
    .about("Registration for change notifications of a key.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Notification").at(0..8).about("Notification block.").means(Meaning::KernelObject),
        address("PVOID Kcb").at(8..16).about("Key control block pointer.").means(Meaning::RegistryKeyHandle),
        unsigned("UCHAR Type").at(16..17).means(Meaning::Enumeration),
        unsigned("BOOLEAN WatchTree").at(17..18).about("True if changes below the key are included.")
            .means(Meaning::Boolean),
        unsigned("BOOLEAN Primary").at(18..19)
            .about("True if the registration is a primary one (inferred from the name).").means(Meaning::Boolean),
    ]);
fixed! {
    /// Registration for change notifications of a key.
    ///
    /// In C: `ETW_REGNOTIF_REGISTER`, 0xc bytes with one element of its array, 0xb without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Values of Type.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_REGNOTIF_REGISTER")]
    owned EtwRegnotifRegisterPtr32 / EtwRegnotifRegisterPtr32View: lone,
        name = "ETW_REGNOTIF_REGISTER", size = 11, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Notification block. `PVOID Notification` at 0x00.
        notification / set_notification: u32, at = 0;
        /// Key control block pointer. `PVOID Kcb` at 0x04.
        kcb / set_kcb: u32, at = 4;
        /// `UCHAR Type` at 0x08.
        kind / set_kind: u8, at = 8;
        /// True if changes below the key are included. `BOOLEAN WatchTree` at 0x09.
        watch_tree / set_watch_tree: u8, at = 9;
        /// True if the registration is a primary one (inferred from the name). `BOOLEAN Primary` at 0x0A.
        primary / set_primary: u8, at = 10;
    }
}

fixed! {
    /// Registration for change notifications of a key.
    ///
    /// In C: `ETW_REGNOTIF_REGISTER`, 0x18 bytes with one element of its array, 0x13 without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Values of Type.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_REGNOTIF_REGISTER")]
    owned EtwRegnotifRegisterPtr64 / EtwRegnotifRegisterPtr64View: lone,
        name = "ETW_REGNOTIF_REGISTER", size = 19, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Notification block. `PVOID Notification` at 0x00.
        notification / set_notification: u64, at = 0;
        /// Key control block pointer. `PVOID Kcb` at 0x08.
        kcb / set_kcb: u64, at = 8;
        /// `UCHAR Type` at 0x10.
        kind / set_kind: u8, at = 16;
        /// True if changes below the key are included. `BOOLEAN WatchTree` at 0x11.
        watch_tree / set_watch_tree: u8, at = 17;
        /// True if the registration is a primary one (inferred from the name). `BOOLEAN Primary` at 0x12.
        primary / set_primary: u8, at = 18;
    }
}

/// Alias of [`EtwRegnotifRegisterPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwRegnotifRegisterPtr32` or `EtwRegnotifRegisterPtr64`"]
pub type EtwRegnotifRegister = EtwRegnotifRegisterPtr64;
/// Alias of [`EtwRegnotifRegisterPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwRegnotifRegisterPtr32View` or `EtwRegnotifRegisterPtr64View`"
]
pub type EtwRegnotifRegisterView<'a> = EtwRegnotifRegisterPtr64View<'a>;
