// Generated from spec/enums/EVENT_HEADER_PROPERTY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// How the data of an event are to be decoded.
    ///
    /// Microsoft gives the set no name; here: `EVENT_HEADER_PROPERTY`, held by `USHORT`.
    ///
    /// Source: Geoff Chappell, *EVENT_HEADER*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    EventHeaderProperty(u16), 2 {
        /// `EVENT_HEADER_PROPERTY_XML`. A manifest describes the data. In which releases it holds is not known.
        #[doc(alias = "EVENT_HEADER_PROPERTY_XML")]
        XML = 0x0001 "EVENT_HEADER_PROPERTY_XML",
        /// `EVENT_HEADER_PROPERTY_FORWARDED_XML`. The data contain their own description, as finished XML. In which releases it holds is not known.
        #[doc(alias = "EVENT_HEADER_PROPERTY_FORWARDED_XML")]
        FORWARDED_XML = 0x0002 "EVENT_HEADER_PROPERTY_FORWARDED_XML",
        /// `EVENT_HEADER_PROPERTY_LEGACY_EVENTLOG`. A MOF class describes the data. In which releases it holds is not known.
        #[doc(alias = "EVENT_HEADER_PROPERTY_LEGACY_EVENTLOG")]
        LEGACY_EVENTLOG = 0x0004 "EVENT_HEADER_PROPERTY_LEGACY_EVENTLOG",
        /// `EVENT_HEADER_PROPERTY_RELOGGABLE`. In which releases it holds is not known.
        #[doc(alias = "EVENT_HEADER_PROPERTY_RELOGGABLE")]
        RELOGGABLE = 0x0008 "EVENT_HEADER_PROPERTY_RELOGGABLE",
    }
    also {
    }
    fields { }
}

#[cfg(feature = "describe")]
impl EventHeaderProperty {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::event_header_property::VALUES;
}
