// Generated from spec/enums/CRIM_TEMPLATE_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Kind of the XML of a template, in a binary manifest.
    ///
    /// No known name in C; here: `CRIM_TEMPLATE_TYPE`, of type `ULONG`.
    ///
    /// Source: Joachim Metz, *Windows Event manifest binary format*; Nico Rieck, *Blocks of compiled manifests, of a
    /// compiler of manifests*; The etwspec developers, *Resources of Windows programs in public packages*.
    CrimTemplateType(u32), size = 4 {
        /// `CRIM_TEMPLATE_TYPE_EVENT_DATA`. The element EventData, with an element Data for each field. Releases
        /// unknown.
        #[doc(alias = "CRIM_TEMPLATE_TYPE_EVENT_DATA")]
        EVENT_DATA = 0x00000001, "CRIM_TEMPLATE_TYPE_EVENT_DATA";
        /// `CRIM_TEMPLATE_TYPE_USER_DATA`. The element UserData, with elements that the manifest defines. Releases
        /// unknown.
        #[doc(alias = "CRIM_TEMPLATE_TYPE_USER_DATA")]
        USER_DATA = 0x00000002, "CRIM_TEMPLATE_TYPE_USER_DATA";
    }
}

static TABLE: Values = values("CRIM_TEMPLATE_TYPE", false, &[
    named("CRIM_TEMPLATE_TYPE_EVENT_DATA", 1, &[]),
    named("CRIM_TEMPLATE_TYPE_USER_DATA", 2, &[]),
]);
