// Generated from spec/enums/EVENT_METADATA_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Event types of the class that contains schemas.
    ///
    /// No known name in C; here: `EVENT_METADATA_TYPE`, of type `UCHAR`.
    ///
    /// Source: Microsoft, *KernelTraceControl.h*.
    EventMetadataType(u8), size = 1 {
        /// `EVENT_METADATA_LOG_TYPE_TRACE_EVENT_INFO`. Schema of an event. Releases unknown.
        #[doc(alias = "EVENT_METADATA_LOG_TYPE_TRACE_EVENT_INFO")]
        TRACE_EVENT_INFO = 0x20, "EVENT_METADATA_LOG_TYPE_TRACE_EVENT_INFO";
        /// `EVENT_METADATA_LOG_TYPE_EVENT_MAP_INFO`. Names of values of a provider's fields. Releases unknown.
        #[doc(alias = "EVENT_METADATA_LOG_TYPE_EVENT_MAP_INFO")]
        EVENT_MAP_INFO = 0x21, "EVENT_METADATA_LOG_TYPE_EVENT_MAP_INFO";
    }
}

impl EventMetadataType {
    /// GUID of the classic class of these event types.
    pub const CLASS: crate::rt::Guid =
        crate::rt::Guid {
            data1: 0xbbccf6c1, data2: 0x6cd1, data3: 0x48c4, data4: [0x80, 0xff, 0x83, 0x94, 0x82, 0xe3, 0x76, 0x71]
        };
}

static TABLE: Values = values("EVENT_METADATA_TYPE", false, &[
    named("EVENT_METADATA_LOG_TYPE_TRACE_EVENT_INFO", 32, &[]),
    named("EVENT_METADATA_LOG_TYPE_EVENT_MAP_INFO", 33, &[]),
]);
