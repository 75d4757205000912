// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/Registry_Config.toml
pub mod registry_config {
    //! Configuration of the registry.
    use crate::rt::*;

    const SOURCES: &[&Source] =
        &[&sources::TRACINGTOOLS_LIBTRACE, &sources::PANOPTICONCENTRAL_ETWTOOLS, &sources::MICROSOFT_WMI];
    pub(crate) static LAYOUT_0: Layout = layout("Registry_Config", "RegistryConfig")
        .size(4)
        .about("Configuration of the registry.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG CurrentControlSet").at(0..4).about("Number of the current control set.")
                .means(Meaning::Number),
        ]);
    fixed! {
        /// Configuration of the registry.
        ///
        /// In C: `Registry_Config`, 0x4 bytes. Releases unknown.
        ///
        /// Source: The libtrace authors, *etw_raw_kernel_payload_decoder.cc*; Paul Vick, *EtwTools*;
        /// Microsoft, *Classes of WMI in Go*.
        #[doc(alias = "Registry_Config")]
        owned RegistryConfig / RegistryConfigView: lone,
            name = "Registry_Config", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Number of the current control set. `ULONG CurrentControlSet` at 0x00.
            current_control_set / set_current_control_set: u32, at = 0;
        }
    }
}
