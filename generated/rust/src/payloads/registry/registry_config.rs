// Generated from spec/structs/Registry_Config.toml by `cargo spec generate`. Do not edit: edit that file.

//! Configuration of the registry.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("Registry_Config", "RegistryConfig", (4, 4), "Configuration of the registry.", &[
    unsigned("CurrentControlSet", 0, 4, "ULONG", "Number of the current control set.").means(Meaning::Number),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::TRACINGTOOLS_LIBTRACE, &crate::rt::sources::PANOPTICONCENTRAL_ETWTOOLS, &crate::rt::sources::MICROSOFT_WMI]);
fixed! {
    /// Configuration of the registry.
    ///
    /// In C: `Registry_Config`, 0x4 bytes. Releases unknown.
    ///
    /// Source: The libtrace authors, *etw_raw_kernel_payload_decoder.cc*; Paul Vick, *EtwTools*; Microsoft, *Classes of WMI in Go*.
    #[doc(alias = "Registry_Config")]
    owned RegistryConfig / RegistryConfigView: lone [4] "Registry_Config" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Number of the current control set. `ULONG CurrentControlSet` at 0x00.
        current_control_set set_current_control_set: u32 = 0;
    }
    bits {
    }
}
