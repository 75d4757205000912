// Generated from spec/structs/ and spec/hooks/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::payloads::payload::*;

#[allow(unused_imports)]
use crate::rt::*;

payload_type! {
    /// Text printed to the debugger.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_DEBUG_PRINT` (0x0A20).
    ///
    /// Structures: `ETW_DEBUG_PRINT_EVENT`.
    #[doc(alias = "ETW_DEBUG_PRINT_EVENT")]
    EtwDebugPrintEventPayload
}

impl<'a> EtwDebugPrintEventPayload<'a> {
    /// ID of the component filter, a DPFLTR_ constant. In C: `Component`.
    #[inline]
    pub fn component(&self) -> u32 {
        self.0.number(0)
    }
    /// Importance, a DPFLTR_ constant. In C: `Level`.
    #[inline]
    pub fn level(&self) -> u32 {
        self.0.number(1)
    }
    /// In C: `Message`.
    #[inline]
    pub fn message(&self) -> Option<Text<'a>> {
        self.0.find_text(2)
    }
}

pub(crate) static ETW_DEBUG_PRINT_EVENT_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::Part(0)];
payload_type! {
    /// Build of Windows that wrote the trace.
    ///
    /// Payload of `WMI_LOG_TYPE_BUILD_LAB` (0x0042).
    ///
    /// Structures: `WMI_BUILD_LAB`.
    #[doc(alias = "WMI_BUILD_LAB")]
    WmiBuildLabPayload
}

impl<'a> WmiBuildLabPayload<'a> {
    /// Build, such as 26100.1.amd64fre.ge_release.240331-1435. In C: `BuildLab`.
    #[inline]
    pub fn build_lab(&self) -> Option<Text<'a>> {
        self.0.find_text(0)
    }
}

pub(crate) static WMI_BUILD_LAB_0: &[Slot] = &[Slot::Part(0)];
payload_type! {
    /// File with the debugging information that decodes the messages of this trace.
    ///
    /// Payload of `WMI_LOG_TYPE_DBGID_RSDS` (0x0040).
    ///
    /// Structures: `WMI_DBGID_RSDS`.
    #[doc(alias = "WMI_DBGID_RSDS")]
    WmiDbgidRsdsPayload
}

impl<'a> WmiDbgidRsdsPayload<'a> {
    /// GUID of the file. In C: `Guid`.
    #[inline]
    pub fn guid(&self) -> Guid {
        self.0.find_value(0).unwrap_or_default()
    }
    /// Number of changes to the file since it received the GUID. In C: `Age`.
    #[inline]
    pub fn age(&self) -> u32 {
        self.0.number(1)
    }
    /// Path of the file. In C: `PdbFileName`.
    #[inline]
    pub fn pdb_file_name(&self) -> Option<Text<'a>> {
        self.0.find_text(2)
    }
}

pub(crate) static WMI_DBGID_RSDS_0: &[Slot] = &[Slot::At(0, 16), Slot::At(16, 4), Slot::Part(0)];
