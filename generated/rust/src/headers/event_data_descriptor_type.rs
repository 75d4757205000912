// Generated from spec/enums/EVENT_DATA_DESCRIPTOR_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// What a part that a provider writes is.
    ///
    /// Microsoft gives the set no name; here: `EVENT_DATA_DESCRIPTOR_TYPE`, held by `UCHAR`.
    ///
    /// What no source says:
    ///
    /// - Which release first has each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    EventDataDescriptorType(u8), 1 {
        /// `EVENT_DATA_DESCRIPTOR_TYPE_NONE`. A part of the event's data. In which releases it holds is not known.
        #[doc(alias = "EVENT_DATA_DESCRIPTOR_TYPE_NONE")]
        NONE = 0x00 "EVENT_DATA_DESCRIPTOR_TYPE_NONE",
        /// `EVENT_DATA_DESCRIPTOR_TYPE_EVENT_METADATA`. What describes the event: an EVENT_SCHEMA_TL. In which releases it holds is not known.
        #[doc(alias = "EVENT_DATA_DESCRIPTOR_TYPE_EVENT_METADATA")]
        EVENT_METADATA = 0x01 "EVENT_DATA_DESCRIPTOR_TYPE_EVENT_METADATA",
        /// `EVENT_DATA_DESCRIPTOR_TYPE_PROVIDER_METADATA`. The traits of the provider: an EVENT_PROVIDER_TRAITS. In which releases it holds is not known.
        #[doc(alias = "EVENT_DATA_DESCRIPTOR_TYPE_PROVIDER_METADATA")]
        PROVIDER_METADATA = 0x02 "EVENT_DATA_DESCRIPTOR_TYPE_PROVIDER_METADATA",
        /// `EVENT_DATA_DESCRIPTOR_TYPE_TIMESTAMP_OVERRIDE`. In which releases it holds is not known.
        #[doc(alias = "EVENT_DATA_DESCRIPTOR_TYPE_TIMESTAMP_OVERRIDE")]
        TIMESTAMP_OVERRIDE = 0x03 "EVENT_DATA_DESCRIPTOR_TYPE_TIMESTAMP_OVERRIDE",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl EventDataDescriptorType {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::event_data_descriptor_type::VALUES;
}
