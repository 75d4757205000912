// Generated from spec/structs/CRIM_PROVIDER_ATTRIBUTE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Attribute of a provider.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
pub(crate) static LAYOUT_0: Layout = layout("CRIM_PROVIDER_ATTRIBUTE", "CrimProviderAttribute")
    .size(8)
    .summary("Attribute of a provider.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG", "Type").at(0..4).doc("Kind of attribute.")
            .of(crate::manifests::CrimProviderAttributeType::VALUES).means(Meaning::Enumeration),
        unsigned("ULONG", "ValueOffset").at(4..8)
            .doc("Offset from the start of the manifest to the value: text in UTF-16 that ends with a zero, or a GUID.")
            .in_units("bytes").means(Meaning::Bytes),
    ]);
fixed! {
    /// Attribute of a provider.
    ///
    /// No known name in C; here: `CRIM_PROVIDER_ATTRIBUTE`, 0x8 bytes. Documented for 6.0+.
    ///
    /// Source: Nico Rieck, *Blocks of compiled manifests, of a compiler of manifests*; The etwspec
    /// developers, *Resources of Windows programs in public packages*.
    #[doc(alias = "CRIM_PROVIDER_ATTRIBUTE")]
    owned CrimProviderAttribute / CrimProviderAttributeView: lone,
        name = "CRIM_PROVIDER_ATTRIBUTE", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Kind of attribute. `ULONG Type` at 0x00.
        kind / set_kind: crate::manifests::CrimProviderAttributeType, at = 0;
        /// Offset from the start of the manifest to the value: text in UTF-16 that ends with a zero, or a GUID. `ULONG
        /// ValueOffset` at 0x04. Unit: bytes.
        value_offset / set_value_offset: u32, at = 4;
    }
}

/// Alias of [`CrimProviderAttribute`], named by the first release of the form.
pub type V6_0 = CrimProviderAttribute;
/// Alias of [`CrimProviderAttributeView`], named by the first release of the form.
pub type V6_0View<'a> = CrimProviderAttributeView<'a>;
