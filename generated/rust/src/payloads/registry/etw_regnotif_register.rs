// Generated from spec/structs/ETW_REGNOTIF_REGISTER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Registration for change notifications of a key.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_REGNOTIF_REGISTER", "EtwRegnotifRegisterPtr32", (12, 11), "Registration for change notifications of a key.", &[
    address("Notification", 0, 4, "PVOID", "Notification block.").means(Meaning::KernelObject),
    address("Kcb", 4, 4, "PVOID", "Key control block pointer.").means(Meaning::RegistryKeyHandle),
    unsigned("Type", 8, 1, "UCHAR", "").means(Meaning::Enumeration),
    unsigned("WatchTree", 9, 1, "BOOLEAN", "Whether changes below the key are included.").means(Meaning::Boolean),
    unsigned("Primary", 10, 1, "BOOLEAN", "Whether the registration is a primary one (inferred from the name).").means(Meaning::Boolean),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_REGNOTIF_REGISTER", "EtwRegnotifRegisterPtr64", (24, 19), "Registration for change notifications of a key.", &[
    address("Notification", 0, 8, "PVOID", "Notification block.").means(Meaning::KernelObject),
    address("Kcb", 8, 8, "PVOID", "Key control block pointer.").means(Meaning::RegistryKeyHandle),
    unsigned("Type", 16, 1, "UCHAR", "").means(Meaning::Enumeration),
    unsigned("WatchTree", 17, 1, "BOOLEAN", "Whether changes below the key are included.").means(Meaning::Boolean),
    unsigned("Primary", 18, 1, "BOOLEAN", "Whether the registration is a primary one (inferred from the name).").means(Meaning::Boolean),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Registration for change notifications of a key.
    ///
    /// In C: `ETW_REGNOTIF_REGISTER`, 0xc bytes with one element of its array, 0xb without elements. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Values of Type.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_REGNOTIF_REGISTER")]
    owned EtwRegnotifRegisterPtr32 / EtwRegnotifRegisterPtr32View: lone [11] "ETW_REGNOTIF_REGISTER" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Notification block. `PVOID Notification` at 0x00.
        notification set_notification: u32 = 0;
        /// Key control block pointer. `PVOID Kcb` at 0x04.
        kcb set_kcb: u32 = 4;
        /// `UCHAR Type` at 0x08.
        kind set_kind: u8 = 8;
        /// Whether changes below the key are included. `BOOLEAN WatchTree` at 0x09.
        watch_tree set_watch_tree: u8 = 9;
        /// Whether the registration is a primary one (inferred from the name). `BOOLEAN Primary` at 0x0A.
        primary set_primary: u8 = 10;
    }
    bits {
    }
}

fixed! {
    /// Registration for change notifications of a key.
    ///
    /// In C: `ETW_REGNOTIF_REGISTER`, 0x18 bytes with one element of its array, 0x13 without elements. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Values of Type.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_REGNOTIF_REGISTER")]
    owned EtwRegnotifRegisterPtr64 / EtwRegnotifRegisterPtr64View: lone [19] "ETW_REGNOTIF_REGISTER" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Notification block. `PVOID Notification` at 0x00.
        notification set_notification: u64 = 0;
        /// Key control block pointer. `PVOID Kcb` at 0x08.
        kcb set_kcb: u64 = 8;
        /// `UCHAR Type` at 0x10.
        kind set_kind: u8 = 16;
        /// Whether changes below the key are included. `BOOLEAN WatchTree` at 0x11.
        watch_tree set_watch_tree: u8 = 17;
        /// Whether the registration is a primary one (inferred from the name). `BOOLEAN Primary` at 0x12.
        primary set_primary: u8 = 18;
    }
    bits {
    }
}

/// Alias of [`EtwRegnotifRegisterPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwRegnotifRegisterPtr32` or `EtwRegnotifRegisterPtr64`"]
pub type EtwRegnotifRegister = EtwRegnotifRegisterPtr64;
/// Alias of [`EtwRegnotifRegisterPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwRegnotifRegisterPtr32View` or `EtwRegnotifRegisterPtr64View`"]
pub type EtwRegnotifRegisterView<'a> = EtwRegnotifRegisterPtr64View<'a>;
