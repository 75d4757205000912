// Generated from spec/structs/CRIM_PROVIDER_ENTRY.toml by `cargo spec generate`. Do not edit: edit that file.

//! GUID and place of a provider in a binary manifest.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::LIBYAL_FWEVT, &sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
pub(crate) static LAYOUT_0: Layout = layout("CRIM_PROVIDER_ENTRY", "CrimProviderEntry")
    .size(20)
    .summary("GUID and place of a provider in a binary manifest.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(SOURCES)
    .fields(&[
        field("GUID", "Guid", Kind::Guid).at(0..16).doc("GUID of the provider.").means(Meaning::ProviderGuid),
        unsigned("ULONG", "ProviderOffset").at(16..20)
            .doc("Offset from the start of the manifest to the CRIM_PROVIDER.").in_units("bytes").means(Meaning::Bytes),
    ]);
fixed! {
    /// GUID and place of a provider in a binary manifest.
    ///
    /// No known name in C; here: `CRIM_PROVIDER_ENTRY`, 0x14 bytes. Documented for 6.0+.
    ///
    /// Source: Joachim Metz, *Windows Event manifest binary format*; Nico Rieck, *Blocks of compiled manifests, of a
    /// compiler of manifests*; The etwspec developers, *Resources of Windows programs in public packages*.
    #[doc(alias = "CRIM_PROVIDER_ENTRY")]
    owned CrimProviderEntry / CrimProviderEntryView: lone,
        name = "CRIM_PROVIDER_ENTRY", size = 20, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// GUID of the provider. `GUID Guid` at 0x00.
        guid / set_guid: Guid, at = 0;
        /// Offset from the start of the manifest to the CRIM_PROVIDER. `ULONG ProviderOffset` at 0x10. Unit: bytes.
        provider_offset / set_provider_offset: u32, at = 16;
    }
}

/// Alias of [`CrimProviderEntry`], named by the first release of the form.
pub type V6_0 = CrimProviderEntry;
/// Alias of [`CrimProviderEntryView`], named by the first release of the form.
pub type V6_0View<'a> = CrimProviderEntryView<'a>;
