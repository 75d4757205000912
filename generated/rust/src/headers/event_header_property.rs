// Generated from spec/enums/EVENT_HEADER_PROPERTY.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Method for decoding the payload of an event.
    ///
    /// No known name in C; here: `EVENT_HEADER_PROPERTY`, of type `USHORT`.
    ///
    /// Source: Geoff Chappell, *EVENT_HEADER*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    EventHeaderProperty(u16), size = 2 {
        /// `EVENT_HEADER_PROPERTY_XML`. A manifest describes the payload. Releases unknown.
        #[doc(alias = "EVENT_HEADER_PROPERTY_XML")]
        XML = 0x0001, "EVENT_HEADER_PROPERTY_XML";
        /// `EVENT_HEADER_PROPERTY_FORWARDED_XML`. The payload contains its own description as rendered XML. Releases
        /// unknown.
        #[doc(alias = "EVENT_HEADER_PROPERTY_FORWARDED_XML")]
        FORWARDED_XML = 0x0002, "EVENT_HEADER_PROPERTY_FORWARDED_XML";
        /// `EVENT_HEADER_PROPERTY_LEGACY_EVENTLOG`. A MOF class describes the payload. Releases unknown.
        #[doc(alias = "EVENT_HEADER_PROPERTY_LEGACY_EVENTLOG")]
        LEGACY_EVENTLOG = 0x0004, "EVENT_HEADER_PROPERTY_LEGACY_EVENTLOG";
        /// `EVENT_HEADER_PROPERTY_RELOGGABLE`. Releases unknown.
        #[doc(alias = "EVENT_HEADER_PROPERTY_RELOGGABLE")]
        RELOGGABLE = 0x0008, "EVENT_HEADER_PROPERTY_RELOGGABLE";
    }
}

static TABLE: Values = values("EVENT_HEADER_PROPERTY", true, &[
    named("EVENT_HEADER_PROPERTY_XML", 1, &[]),
    named("EVENT_HEADER_PROPERTY_FORWARDED_XML", 2, &[]),
    named("EVENT_HEADER_PROPERTY_LEGACY_EVENTLOG", 4, &[]),
    named("EVENT_HEADER_PROPERTY_RELOGGABLE", 8, &[]),
]);
