// Generated from spec/providers/Microsoft-JScript.toml by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the events of Microsoft-JScript.
//!
//! A type for each event that has a name, with a getter for each field in all versions of the event.
use crate::rt::provider_payload::*;

use crate::rt::{AnsiStr, FileTime, Guid, Text, Utf16Str};
static PLACES_0: [Place; 10] = places(super::PROVIDER.events[4].fields);
static PLACES_1: [Place; 4] = places(super::PROVIDER.events[12].fields);
static LAYOUTS_0: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_0, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_0, {
        /// Field `ScriptContextID`, `Pointer`.
        fn script_context_id -> u64 = get(0);
        /// Field `MethodStartAddress`, `Pointer`.
        fn method_start_address -> u64 = get(1);
        /// Field `MethodSize`, `UInt64`.
        fn method_size -> u64 = get(2);
        /// Field `MethodID`, `UInt32`.
        fn method_id -> u32 = get(3);
        /// Field `MethodFlags`, `UInt16`.
        fn method_flags -> u16 = get(4);
        /// Field `MethodAddressRangeID`, `UInt16`.
        fn method_address_range_id -> u16 = get(5);
        /// Field `SourceID`, `UInt64`.
        fn source_id -> u64 = get(6);
        /// Field `Line`, `UInt32`.
        fn line -> u32 = get(7);
        /// Field `Column`, `UInt32`.
        fn column -> u32 = get(8);
        /// Field `MethodName`, `UnicodeString`.
        fn method_name -> Utf16Str<'a> = get(9);
    }
    /// Payload of event 5, `MethodDCStart`, version 0.
    #[doc(alias = "MethodDCStart")]
    MethodDcStartPayload(5, 4);
    /// Payload of event 6, `MethodDCEnd`, version 0.
    #[doc(alias = "MethodDCEnd")]
    MethodDcEndPayload(6, 5);
    /// Payload of event 9, `MethodLoad`, version 0.
    #[doc(alias = "MethodLoad")]
    MethodLoadPayload(9, 8);
    /// Payload of event 10, `MethodUnload`, version 0.
    #[doc(alias = "MethodUnload")]
    MethodUnloadPayload(10, 9);
}

static LAYOUTS_1: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_1, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_1, {
        /// Field `SourceID`, `UInt64`.
        fn source_id -> u64 = get(0);
        /// Field `ScriptContextID`, `Pointer`.
        fn script_context_id -> u64 = get(1);
        /// Field `SourceFlags`, `UInt32`.
        fn source_flags -> u32 = get(2);
        /// Field `Url`, `UnicodeString`.
        fn url -> Utf16Str<'a> = get(3);
    }
    /// Payload of event 39, `SourceDCStart`, version 0.
    #[doc(alias = "SourceDCStart")]
    SourceDcStartPayload(39, 12);
    /// Payload of event 40, `SourceDCEnd`, version 0.
    #[doc(alias = "SourceDCEnd")]
    SourceDcEndPayload(40, 13);
    /// Payload of event 41, `SourceLoad`, version 0.
    #[doc(alias = "SourceLoad")]
    SourceLoadPayload(41, 14);
    /// Payload of event 42, `SourceUnload`, version 0.
    #[doc(alias = "SourceUnload")]
    SourceUnloadPayload(42, 15);
}
