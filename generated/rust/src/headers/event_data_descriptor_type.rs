// Generated from spec/enums/EVENT_DATA_DESCRIPTOR_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Kind of data that a provider passes in a data descriptor.
    ///
    /// No known name in C; here: `EVENT_DATA_DESCRIPTOR_TYPE`, of type `UCHAR`.
    ///
    /// Unknown:
    ///
    /// - First release of each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    EventDataDescriptorType(u8), size = 1 {
        /// `EVENT_DATA_DESCRIPTOR_TYPE_NONE`. Part of the payload. Releases unknown.
        #[doc(alias = "EVENT_DATA_DESCRIPTOR_TYPE_NONE")]
        NONE = 0x00, "EVENT_DATA_DESCRIPTOR_TYPE_NONE";
        /// `EVENT_DATA_DESCRIPTOR_TYPE_EVENT_METADATA`. Event metadata: an EVENT_SCHEMA_TL. Releases unknown.
        #[doc(alias = "EVENT_DATA_DESCRIPTOR_TYPE_EVENT_METADATA")]
        EVENT_METADATA = 0x01, "EVENT_DATA_DESCRIPTOR_TYPE_EVENT_METADATA";
        /// `EVENT_DATA_DESCRIPTOR_TYPE_PROVIDER_METADATA`. Provider traits: an EVENT_PROVIDER_TRAITS. Releases unknown.
        #[doc(alias = "EVENT_DATA_DESCRIPTOR_TYPE_PROVIDER_METADATA")]
        PROVIDER_METADATA = 0x02, "EVENT_DATA_DESCRIPTOR_TYPE_PROVIDER_METADATA";
        /// `EVENT_DATA_DESCRIPTOR_TYPE_TIMESTAMP_OVERRIDE`. Releases unknown.
        #[doc(alias = "EVENT_DATA_DESCRIPTOR_TYPE_TIMESTAMP_OVERRIDE")]
        TIMESTAMP_OVERRIDE = 0x03, "EVENT_DATA_DESCRIPTOR_TYPE_TIMESTAMP_OVERRIDE";
    }
}

static TABLE: Values = values("EVENT_DATA_DESCRIPTOR_TYPE", false, &[
    named("EVENT_DATA_DESCRIPTOR_TYPE_NONE", 0, &[]),
    named("EVENT_DATA_DESCRIPTOR_TYPE_EVENT_METADATA", 1, &[]),
    named("EVENT_DATA_DESCRIPTOR_TYPE_PROVIDER_METADATA", 2, &[]),
    named("EVENT_DATA_DESCRIPTOR_TYPE_TIMESTAMP_OVERRIDE", 3, &[]),
]);
