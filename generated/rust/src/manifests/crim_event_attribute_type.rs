// Generated from spec/enums/CRIM_EVENT_ATTRIBUTE_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Kind of an attribute of an event, in a binary manifest.
    ///
    /// No known name in C; here: `CRIM_EVENT_ATTRIBUTE_TYPE`, of type `UCHAR`.
    ///
    /// Source: Nico Rieck, *Blocks of compiled manifests, of a compiler of manifests*; The etwspec
    /// developers, *Resources of Windows programs in public packages*.
    CrimEventAttributeType(u8), size = 1 {
        /// `CRIM_EVENT_ATTRIBUTE_NAME`. Name of the event. Releases unknown.
        #[doc(alias = "CRIM_EVENT_ATTRIBUTE_NAME")]
        NAME = 0x11, "CRIM_EVENT_ATTRIBUTE_NAME";
        /// `CRIM_EVENT_ATTRIBUTE_ATTRIBUTE`. Attribute of the event: a name, `=` and a value. Releases unknown.
        #[doc(alias = "CRIM_EVENT_ATTRIBUTE_ATTRIBUTE")]
        ATTRIBUTE = 0x12, "CRIM_EVENT_ATTRIBUTE_ATTRIBUTE";
    }
}

static TABLE: Values = values("CRIM_EVENT_ATTRIBUTE_TYPE", false, &[
    named("CRIM_EVENT_ATTRIBUTE_NAME", 17, &[]),
    named("CRIM_EVENT_ATTRIBUTE_ATTRIBUTE", 18, &[]),
]);
