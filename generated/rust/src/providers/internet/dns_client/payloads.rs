// Generated from spec/providers/Microsoft-Windows-DNS-Client.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Payloads of the events of Microsoft-Windows-DNS-Client.
//!
//! A type for each event that has a name, with a getter for each field in all versions of the event.
use crate::rt::provider_payload::*;

use crate::rt::{AnsiStr, FileTime, Guid, Text, Utf16Str};
/// Names of values, and of bits, of fields.
pub mod maps {
    use crate::rt::{map_values, named, values};
    map_values! {
        open_enum
        /// Names of values of the map `DnsIpTypeMap`.
        DnsIpTypeMap(u8), size = 1, map = "DnsIpTypeMap", false {
            STATIC = 0x0, "static";
            DYNAMIC = 0x1, "dynamic";
        }
    }
}

static PLACES_0: [Place; 2] = places(super::PROVIDER.events[0].fields);
static PLACES_1: [Place; 6] = places(super::PROVIDER.events[1].fields);
static PLACES_2: [Place; 3] = places(super::PROVIDER.events[2].fields);
static PLACES_3: [Place; 4] = places(super::PROVIDER.events[3].fields);
static PLACES_4: [Place; 2] = places(super::PROVIDER.events[4].fields);
static PLACES_5: [Place; 3] = places(super::PROVIDER.events[8].fields);
static PLACES_6: [Place; 2] = places(super::PROVIDER.events[10].fields);
static PLACES_7: [Place; 3] = places(super::PROVIDER.events[14].fields);
static PLACES_8: [Place; 4] = places(super::PROVIDER.events[15].fields);
static PLACES_9: [Place; 6] = places(super::PROVIDER.events[22].fields);
static PLACES_10: [Place; 5] = places(super::PROVIDER.events[26].fields);
static PLACES_11: [Place; 6] = places(super::PROVIDER.events[27].fields);
static PLACES_12: [Place; 8] = places(super::PROVIDER.events[28].fields);
static PLACES_13: [Place; 9] = places(super::PROVIDER.events[30].fields);
static PLACES_14: [Place; 8] = places(super::PROVIDER.events[31].fields);
static PLACES_15: [Place; 1] = places(super::PROVIDER.events[32].fields);
static PLACES_16: [Place; 2] = places(super::PROVIDER.events[33].fields);
static PLACES_17: [Place; 3] = places(super::PROVIDER.events[34].fields);
static PLACES_18: [Place; 2] = places(super::PROVIDER.events[35].fields);
static PLACES_19: [Place; 4] = places(super::PROVIDER.events[42].fields);
static PLACES_20: [Place; 5] = places(super::PROVIDER.events[43].fields);
static PLACES_21: [Place; 7] = places(super::PROVIDER.events[44].fields);
static PLACES_22: [Place; 10] = places(super::PROVIDER.events[48].fields);
static PLACES_23: [Place; 11] = places(super::PROVIDER.events[49].fields);
static PLACES_24: [Place; 12] = places(super::PROVIDER.events[50].fields);
static PLACES_25: [Place; 1] = places(super::PROVIDER.events[92].fields);
static PLACES_26: [Place; 7] = places(super::PROVIDER.events[94].fields);
static PLACES_27: [Place; 1] = places(super::PROVIDER.events[130].fields);
static PLACES_28: [Place; 3] = places(super::PROVIDER.events[141].fields);
static PLACES_29: [Place; 2] = places(super::PROVIDER.events[142].fields);
static PLACES_30: [Place; 2] = places(super::PROVIDER.events[143].fields);
static PLACES_31: [Place; 6] = places(super::PROVIDER.events[145].fields);
static PLACES_32: [Place; 6] = places(super::PROVIDER.events[146].fields);
static PLACES_33: [Place; 4] = places(super::PROVIDER.events[147].fields);
static LAYOUTS_0: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_0, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_0, {
        /// Field `Location`, `UInt32`.
        fn location -> u32 = get(0);
        /// Field `Context`, `UInt32`.
        fn context -> u32 = get(1);
    }
    /// Payload of event 1000, `DnsNoServerConfigV4`, version 0.
    #[doc(alias = "DnsNoServerConfigV4")]
    DnsNoServerConfigV4Payload(1000, 0);
    /// Payload of event 1019, `DnsNoServerConfigV6`, version 0.
    #[doc(alias = "DnsNoServerConfigV6")]
    DnsNoServerConfigV6Payload(1019, 29);
}

static LAYOUTS_1: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_1, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_1, {
        /// Field `Interface`, `UnicodeString`.
        fn interface -> Utf16Str<'a> = get(0);
        /// Field `TotalServerCount`, `UInt32`.
        fn total_server_count -> u32 = get(1);
        /// Field `Index`, `UInt32`.
        fn index -> u32 = get(2);
        /// Field `DynamicAddress`, `UInt8`.
        fn dynamic_address -> maps::DnsIpTypeMap = get(3);
        /// Field `AddressLength`, `UInt32`.
        fn address_length -> u32 = get(4);
        /// Field `Address`, `Binary` shown as `SocketAddress`, `AddressLength` bytes.
        fn address -> &'a [u8] = get(5);
    }
    /// Payload of event 1001, `DnsServerForInterface`, version 0.
    #[doc(alias = "DnsServerForInterface")]
    DnsServerForInterfacePayload(1001, 1);
}

static LAYOUTS_2: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_2, &[0, 1, 2, ABSENT]),
    layout(&super::PROVIDER, &PLACES_3, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_2, {
        /// Field `Interface`, `UnicodeString`.
        fn interface -> Utf16Str<'a> = get(0);
        /// Field `AddressLength`, `UInt32`.
        fn address_length -> u32 = get(1);
        /// Field `Address`, `Binary` shown as `SocketAddress`, `AddressLength` bytes.
        fn address -> &'a [u8] = get(2);
        /// Field `ClientPID`, `UInt32`. Not in version 0.
        fn client_pid -> Option<u32> = find(3);
    }
    /// Payload of event 1002, `DnsServerQueryChange`, versions 0 and 1.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "DnsServerQueryChange")]
    DnsServerQueryChangePayload(1002, 2);
}

static LAYOUTS_3: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_4, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_3, {
        /// Field `AddressLength`, `UInt32`.
        fn address_length -> u32 = get(0);
        /// Field `Address`, `Binary` shown as `SocketAddress`, `AddressLength` bytes.
        fn address -> &'a [u8] = get(1);
    }
    /// Payload of event 1003, `DnsServerValidationSuccess`, version 0.
    #[doc(alias = "DnsServerValidationSuccess")]
    DnsServerValidationSuccessPayload(1003, 4);
    /// Payload of event 1004, `DnsServerValidationSuccessSystem`, version 0.
    #[doc(alias = "DnsServerValidationSuccessSystem")]
    DnsServerValidationSuccessSystemPayload(1004, 5);
    /// Payload of event 1005, `DnsServerValidationFailure`, version 0.
    #[doc(alias = "DnsServerValidationFailure")]
    DnsServerValidationFailurePayload(1005, 6);
    /// Payload of event 1006, `DnsServerValidationFailureSystem`, version 0.
    #[doc(alias = "DnsServerValidationFailureSystem")]
    DnsServerValidationFailureSystemPayload(1006, 7);
}

static LAYOUTS_4: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_5, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_4, {
        /// Field `ErrorCode`, `UInt32`.
        fn error_code -> u32 = get(0);
        /// Field `Location`, `UInt32`.
        fn location -> u32 = get(1);
        /// Field `Context`, `UInt32`.
        fn context -> u32 = get(2);
    }
    /// Payload of event 1007, `DnsMissingPrimarySuffix`, version 0.
    #[doc(alias = "DnsMissingPrimarySuffix")]
    DnsMissingPrimarySuffixPayload(1007, 8);
    /// Payload of event 1008, `DnsMissingPrimarySuffixSystem`, version 0.
    #[doc(alias = "DnsMissingPrimarySuffixSystem")]
    DnsMissingPrimarySuffixSystemPayload(1008, 9);
    /// Payload of event 1011, `DnsHostFileError`, version 0.
    #[doc(alias = "DnsHostFileError")]
    DnsHostFileErrorPayload(1011, 12);
    /// Payload of event 1012, `DnsHostFileErrorSystem`, version 0.
    #[doc(alias = "DnsHostFileErrorSystem")]
    DnsHostFileErrorSystemPayload(1012, 13);
    /// Payload of event 60004, `DnsNetError`, version 0.
    #[doc(alias = "DnsNetError")]
    DnsNetErrorPayload(60004, 140);
}

static LAYOUTS_5: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_6, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_5, {
        /// Field `DnsSuffix`, `UnicodeString`.
        fn dns_suffix -> Utf16Str<'a> = get(0);
        /// Field `AdSuffix`, `UnicodeString`.
        fn ad_suffix -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 1009, `DnsNonMatchingSuffix`, version 0.
    #[doc(alias = "DnsNonMatchingSuffix")]
    DnsNonMatchingSuffixPayload(1009, 10);
    /// Payload of event 1010, `DnsNonMatchingSuffixSystem`, version 0.
    #[doc(alias = "DnsNonMatchingSuffixSystem")]
    DnsNonMatchingSuffixSystemPayload(1010, 11);
}

static LAYOUTS_6: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_7, &[0, 1, 2, ABSENT]),
    layout(&super::PROVIDER, &PLACES_8, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_6, {
        /// Field `QueryName`, `UnicodeString`.
        fn query_name -> Utf16Str<'a> = get(0);
        /// Field `AddressLength`, `UInt32`.
        fn address_length -> u32 = get(1);
        /// Field `Address`, `Binary` shown as `SocketAddress`, `AddressLength` bytes.
        fn address -> &'a [u8] = get(2);
        /// Field `ClientPID`, `UInt32`. Not in version 0.
        fn client_pid -> Option<u32> = find(3);
    }
    /// Payload of event 1013, `DnsAllServersTimeout`, versions 0 and 1.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "DnsAllServersTimeout")]
    DnsAllServersTimeoutPayload(1013, 14);
    /// Payload of event 1014, `DnsAllServersTimeoutSystem`, versions 0 and 1.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "DnsAllServersTimeoutSystem")]
    DnsAllServersTimeoutSystemPayload(1014, 16);
    /// Payload of event 1015, `DnsServerTimeout`, versions 0 and 1.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "DnsServerTimeout")]
    DnsServerTimeoutPayload(1015, 18);
}

static LAYOUTS_7: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_7, &[0, 1, 2, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_8, &[0, 1, 2, 3, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_9, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_7, {
        /// Field `QueryName`, `UnicodeString`.
        fn query_name -> Utf16Str<'a> = get(0);
        /// Field `AddressLength`, `UInt32`.
        fn address_length -> u32 = get(1);
        /// Field `Address`, `Binary` shown as `SocketAddress`, `AddressLength` bytes.
        fn address -> &'a [u8] = get(2);
        /// Field `ClientPID`, `UInt32`. Not in version 0.
        fn client_pid -> Option<u32> = find(3);
        /// Field `SendBlob`, `Pointer`. Not in versions 0 and 1.
        fn send_blob -> Option<u64> = find(4);
        /// Field `SendBlobContext`, `Pointer`. Not in versions 0 and 1.
        fn send_blob_context -> Option<u64> = find(5);
    }
    /// Payload of event 1016, `DnsNameError`, versions 0, 1 and 2.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "DnsNameError")]
    DnsNameErrorPayload(1016, 20);
    /// Payload of event 1017, `DnsAuthoritativeResponse`, versions 0, 1 and 2.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "DnsAuthoritativeResponse")]
    DnsAuthoritativeResponsePayload(1017, 23);
    /// Payload of event 1024, `DnsQueryBadXid`, versions 0, 1 and 2.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "DnsQueryBadXid")]
    DnsQueryBadXidPayload(1024, 36);
    /// Payload of event 1025, `DnsQueryInvalidServerIp`, versions 0, 1 and 2.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "DnsQueryInvalidServerIp")]
    DnsQueryInvalidServerIpPayload(1025, 39);
}

static LAYOUTS_8: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_10, &[0, 1, 2, 3, 4, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_11, &[0, 1, 2, 3, 4, 5, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_12, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_8, {
        /// Field `QueryName`, `UnicodeString`.
        fn query_name -> Utf16Str<'a> = get(0);
        /// Field `AddressLength`, `UInt32`.
        fn address_length -> u32 = get(1);
        /// Field `Address`, `Binary` shown as `SocketAddress`, `AddressLength` bytes.
        fn address -> &'a [u8] = get(2);
        /// Field `DnsAddressLength`, `UInt32`.
        fn dns_address_length -> u32 = get(3);
        /// Field `DnsAddress`, `Binary`, `DnsAddressLength` bytes.
        fn dns_address -> &'a [u8] = get(4);
        /// Field `ClientPID`, `UInt32`. Not in version 0.
        fn client_pid -> Option<u32> = find(5);
        /// Field `SendBlob`, `Pointer`. Not in versions 0 and 1.
        fn send_blob -> Option<u64> = find(6);
        /// Field `SendBlobContext`, `Pointer`. Not in versions 0 and 1.
        fn send_blob_context -> Option<u64> = find(7);
    }
    /// Payload of event 1018, `DnsLinkLocal`, versions 0, 1 and 2.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "DnsLinkLocal")]
    DnsLinkLocalPayload(1018, 26);
}

static LAYOUTS_9: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_13, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_9, {
        /// Field `KeyName`, `UnicodeString`.
        fn key_name -> Utf16Str<'a> = get(0);
        /// Field `DnsSecValidationRequired`, `UInt32`.
        fn dns_sec_validation_required -> u32 = get(1);
        /// Field `DnsQueryOverIPSec`, `UInt32`.
        fn dns_query_over_ipsec -> u32 = get(2);
        /// Field `DnsEncryption`, `UInt32`.
        fn dns_encryption -> u32 = get(3);
        /// Field `DirectAccessServerList`, `UnicodeString`.
        fn direct_access_server_list -> Utf16Str<'a> = get(4);
        /// Field `RemoteIPSEC`, `UInt32`.
        fn remote_ipsec -> u32 = get(5);
        /// Field `RemoteEncryption`, `UInt32`.
        fn remote_encryption -> u32 = get(6);
        /// Field `ProxyType`, `UInt32`.
        fn proxy_type -> u32 = get(7);
        /// Field `ProxyName`, `UnicodeString`.
        fn proxy_name -> Utf16Str<'a> = get(8);
    }
    /// Payload of event 1020, `DnsReadPolicyTable`, version 0.
    #[doc(alias = "DnsReadPolicyTable")]
    DnsReadPolicyTablePayload(1020, 30);
}

static LAYOUTS_10: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_14, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_10, {
        /// Field `QueryName`, `UnicodeString`.
        fn query_name -> Utf16Str<'a> = get(0);
        /// Field `KeyName`, `UnicodeString`.
        fn key_name -> Utf16Str<'a> = get(1);
        /// Field `DnsSecValidationRequired`, `UInt32`.
        fn dns_sec_validation_required -> u32 = get(2);
        /// Field `DnsQueryOverIPSec`, `UInt32`.
        fn dns_query_over_ipsec -> u32 = get(3);
        /// Field `DnsEncryption`, `UInt32`.
        fn dns_encryption -> u32 = get(4);
        /// Field `DirectAccessServerList`, `UnicodeString`.
        fn direct_access_server_list -> Utf16Str<'a> = get(5);
        /// Field `ProxyType`, `UInt32`.
        fn proxy_type -> u32 = get(6);
        /// Field `ProxyName`, `UnicodeString`.
        fn proxy_name -> Utf16Str<'a> = get(7);
    }
    /// Payload of event 1021, `DnsMatchPolicyInfo`, version 0.
    #[doc(alias = "DnsMatchPolicyInfo")]
    DnsMatchPolicyInfoPayload(1021, 31);
}

static LAYOUTS_11: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_15, &[0, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_16, &[0, 1, ABSENT]),
    layout(&super::PROVIDER, &PLACES_17, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_11, {
        /// Field `QueryName`, `UnicodeString`.
        fn query_name -> Utf16Str<'a> = get(0);
        /// Field `ClientPID`, `UInt32`. Not in version 0.
        fn client_pid -> Option<u32> = find(1);
        /// Field `QueryBlob`, `Pointer`. Not in versions 0 and 1.
        fn query_blob -> Option<u64> = find(2);
    }
    /// Payload of event 1022, `DnsSecureNoFallback`, versions 0, 1 and 2.
    #[doc(alias = "DnsSecureNoFallback")]
    DnsSecureNoFallbackPayload(1022, 32);
}

static LAYOUTS_12: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_18, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_12, {
        /// Field `RuleName`, `UnicodeString`.
        fn rule_name -> Utf16Str<'a> = get(0);
        /// Field `ErrorCode`, `UInt32`.
        fn error_code -> u32 = get(1);
    }
    /// Payload of event 1023, `DnsPolicySystemReadError`, version 0.
    #[doc(alias = "DnsPolicySystemReadError")]
    DnsPolicySystemReadErrorPayload(1023, 35);
    /// Payload of event 60008, `DnsPolicyReadError`, version 0.
    #[doc(alias = "DnsPolicyReadError")]
    DnsPolicyReadErrorPayload(60008, 144);
}

static LAYOUTS_13: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_19, &[0, 1, 2, 3, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_20, &[0, 1, 2, 3, 4, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_21, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_13, {
        /// Field `QueryName`, `UnicodeString`.
        fn query_name -> Utf16Str<'a> = get(0);
        /// Field `ResponseQuestion`, `UnicodeString`.
        fn response_question -> Utf16Str<'a> = get(1);
        /// Field `AddressLength`, `UInt32`.
        fn address_length -> u32 = get(2);
        /// Field `Address`, `Binary` shown as `SocketAddress`, `AddressLength` bytes.
        fn address -> &'a [u8] = get(3);
        /// Field `ClientPID`, `UInt32`. Not in version 0.
        fn client_pid -> Option<u32> = find(4);
        /// Field `SendBlob`, `Pointer`. Not in versions 0 and 1.
        fn send_blob -> Option<u64> = find(5);
        /// Field `SendBlobContext`, `Pointer`. Not in versions 0 and 1.
        fn send_blob_context -> Option<u64> = find(6);
    }
    /// Payload of event 1026, `DnsQueryInvalidQuestion`, versions 0, 1 and 2.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "DnsQueryInvalidQuestion")]
    DnsQueryInvalidQuestionPayload(1026, 42);
}

static LAYOUTS_14: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_22, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_23, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ABSENT]),
    layout(&super::PROVIDER, &PLACES_24, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_14, {
        /// Field `QueryName`, `UnicodeString`.
        fn query_name -> Utf16Str<'a> = get(0);
        /// Field `KeyName`, `UnicodeString`.
        fn key_name -> Utf16Str<'a> = get(1);
        /// Field `DnsSecValidationRequired`, `UInt32`.
        fn dns_sec_validation_required -> u32 = get(2);
        /// Field `DnsQueryOverIPSec`, `UInt32`.
        fn dns_query_over_ipsec -> u32 = get(3);
        /// Field `DnsEncryption`, `UInt32`.
        fn dns_encryption -> u32 = get(4);
        /// Field `DirectAccessServerList`, `UnicodeString`.
        fn direct_access_server_list -> Utf16Str<'a> = get(5);
        /// Field `ProxyType`, `UInt32`.
        fn proxy_type -> u32 = get(6);
        /// Field `ProxyName`, `UnicodeString`.
        fn proxy_name -> Utf16Str<'a> = get(7);
        /// Field `GenericServerList`, `UnicodeString`.
        fn generic_server_list -> Utf16Str<'a> = get(8);
        /// Field `IdnConfig`, `UInt32`.
        fn idn_config -> u32 = get(9);
        /// Field `ClientPID`, `UInt32`. Not in version 0.
        fn client_pid -> Option<u32> = find(10);
        /// Field `QueryBlob`, `Pointer`. Not in versions 0 and 1.
        fn query_blob -> Option<u64> = find(11);
    }
    /// Payload of event 1028, `DnsMatchPolicyInfo1028`, versions 0, 1 and 2.
    #[doc(alias = "DnsMatchPolicyInfo1028")]
    DnsMatchPolicyInfo1028Payload(1028, 48);
}

static LAYOUTS_15: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_25, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_15, {
        /// Field `ErrorCode`, `UInt32`.
        fn error_code -> u32 = get(0);
    }
    /// Payload of event 8001, `DnsGenericError`, version 0.
    #[doc(alias = "DnsGenericError")]
    DnsGenericErrorPayload(8001, 92);
    /// Payload of event 8002, `DnsGenericError8002`, version 0.
    #[doc(alias = "DnsGenericError8002")]
    DnsGenericError8002Payload(8002, 93);
}

static LAYOUTS_16: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_26, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_16, {
        /// Field `AdapterName`, `UnicodeString`.
        fn adapter_name -> Utf16Str<'a> = get(0);
        /// Field `HostName`, `UnicodeString`.
        fn host_name -> Utf16Str<'a> = get(1);
        /// Field `AdapterSuffixName`, `UnicodeString`.
        fn adapter_suffix_name -> Utf16Str<'a> = get(2);
        /// Field `DnsServerList`, `UnicodeString`.
        fn dns_server_list -> Utf16Str<'a> = get(3);
        /// Field `SentUpdateServer`, `UnicodeString`.
        fn sent_update_server -> Utf16Str<'a> = get(4);
        /// Field `Ipaddress`, `UnicodeString`.
        fn ipaddress -> Utf16Str<'a> = get(5);
        /// Field `ErrorCode`, `UInt32`.
        fn error_code -> u32 = get(6);
    }
    /// Payload of event 8003, `DnsRegistration`, version 0.
    #[doc(alias = "DnsRegistration")]
    DnsRegistrationPayload(8003, 94);
    /// Payload of event 8004, `DnsRegistration8004`, version 0.
    #[doc(alias = "DnsRegistration8004")]
    DnsRegistration8004Payload(8004, 95);
    /// Payload of event 8005, `DnsRegistration8005`, version 0.
    #[doc(alias = "DnsRegistration8005")]
    DnsRegistration8005Payload(8005, 96);
    /// Payload of event 8006, `DnsRegistration8006`, version 0.
    #[doc(alias = "DnsRegistration8006")]
    DnsRegistration8006Payload(8006, 97);
    /// Payload of event 8007, `DnsRegistration8007`, version 0.
    #[doc(alias = "DnsRegistration8007")]
    DnsRegistration8007Payload(8007, 98);
    /// Payload of event 8008, `DnsRegistration8008`, version 0.
    #[doc(alias = "DnsRegistration8008")]
    DnsRegistration8008Payload(8008, 99);
    /// Payload of event 8009, `DnsRegistration8009`, version 0.
    #[doc(alias = "DnsRegistration8009")]
    DnsRegistration8009Payload(8009, 100);
    /// Payload of event 8010, `DnsRegistration8010`, version 0.
    #[doc(alias = "DnsRegistration8010")]
    DnsRegistration8010Payload(8010, 101);
    /// Payload of event 8011, `DnsRegistration8011`, version 0.
    #[doc(alias = "DnsRegistration8011")]
    DnsRegistration8011Payload(8011, 102);
    /// Payload of event 8012, `DnsRegistration8012`, version 0.
    #[doc(alias = "DnsRegistration8012")]
    DnsRegistration8012Payload(8012, 103);
    /// Payload of event 8013, `DnsRegistration8013`, version 0.
    #[doc(alias = "DnsRegistration8013")]
    DnsRegistration8013Payload(8013, 104);
    /// Payload of event 8014, `DnsRegistration8014`, version 0.
    #[doc(alias = "DnsRegistration8014")]
    DnsRegistration8014Payload(8014, 105);
    /// Payload of event 8015, `DnsRegistration8015`, version 0.
    #[doc(alias = "DnsRegistration8015")]
    DnsRegistration8015Payload(8015, 106);
    /// Payload of event 8016, `DnsRegistration8016`, version 0.
    #[doc(alias = "DnsRegistration8016")]
    DnsRegistration8016Payload(8016, 107);
    /// Payload of event 8017, `DnsRegistration8017`, version 0.
    #[doc(alias = "DnsRegistration8017")]
    DnsRegistration8017Payload(8017, 108);
    /// Payload of event 8018, `DnsRegistration8018`, version 0.
    #[doc(alias = "DnsRegistration8018")]
    DnsRegistration8018Payload(8018, 109);
    /// Payload of event 8019, `DnsRegistration8019`, version 0.
    #[doc(alias = "DnsRegistration8019")]
    DnsRegistration8019Payload(8019, 110);
    /// Payload of event 8020, `DnsRegistration8020`, version 0.
    #[doc(alias = "DnsRegistration8020")]
    DnsRegistration8020Payload(8020, 111);
    /// Payload of event 8021, `DnsRegistration8021`, version 0.
    #[doc(alias = "DnsRegistration8021")]
    DnsRegistration8021Payload(8021, 112);
    /// Payload of event 8022, `DnsRegistration8022`, version 0.
    #[doc(alias = "DnsRegistration8022")]
    DnsRegistration8022Payload(8022, 113);
    /// Payload of event 8023, `DnsRegistration8023`, version 0.
    #[doc(alias = "DnsRegistration8023")]
    DnsRegistration8023Payload(8023, 114);
    /// Payload of event 8024, `DnsRegistration8024`, version 0.
    #[doc(alias = "DnsRegistration8024")]
    DnsRegistration8024Payload(8024, 115);
    /// Payload of event 8025, `DnsRegistration8025`, version 0.
    #[doc(alias = "DnsRegistration8025")]
    DnsRegistration8025Payload(8025, 116);
    /// Payload of event 8026, `DnsRegistration8026`, version 0.
    #[doc(alias = "DnsRegistration8026")]
    DnsRegistration8026Payload(8026, 117);
    /// Payload of event 8027, `DnsRegistration8027`, version 0.
    #[doc(alias = "DnsRegistration8027")]
    DnsRegistration8027Payload(8027, 118);
    /// Payload of event 8028, `DnsRegistration8028`, version 0.
    #[doc(alias = "DnsRegistration8028")]
    DnsRegistration8028Payload(8028, 119);
    /// Payload of event 8029, `DnsRegistration8029`, version 0.
    #[doc(alias = "DnsRegistration8029")]
    DnsRegistration8029Payload(8029, 120);
    /// Payload of event 8030, `DnsRegistration8030`, version 0.
    #[doc(alias = "DnsRegistration8030")]
    DnsRegistration8030Payload(8030, 121);
    /// Payload of event 8031, `DnsRegistration8031`, version 0.
    #[doc(alias = "DnsRegistration8031")]
    DnsRegistration8031Payload(8031, 122);
    /// Payload of event 8032, `DnsRegistration8032`, version 0.
    #[doc(alias = "DnsRegistration8032")]
    DnsRegistration8032Payload(8032, 123);
    /// Payload of event 8033, `DnsRegistration8033`, version 0.
    #[doc(alias = "DnsRegistration8033")]
    DnsRegistration8033Payload(8033, 124);
    /// Payload of event 8034, `DnsRegistration8034`, version 0.
    #[doc(alias = "DnsRegistration8034")]
    DnsRegistration8034Payload(8034, 125);
    /// Payload of event 8035, `DnsRegistration8035`, version 0.
    #[doc(alias = "DnsRegistration8035")]
    DnsRegistration8035Payload(8035, 126);
    /// Payload of event 8036, `DnsRegistration8036`, version 0.
    #[doc(alias = "DnsRegistration8036")]
    DnsRegistration8036Payload(8036, 127);
    /// Payload of event 8037, `DnsRegistration8037`, version 0.
    #[doc(alias = "DnsRegistration8037")]
    DnsRegistration8037Payload(8037, 128);
    /// Payload of event 8038, `DnsRegistration8038`, version 0.
    #[doc(alias = "DnsRegistration8038")]
    DnsRegistration8038Payload(8038, 129);
}

static LAYOUTS_17: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_27, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_17, {
        /// Field `DllName`, `UnicodeString`.
        fn dll_name -> Utf16Str<'a> = get(0);
    }
    /// Payload of event 8040, `DnsInterception`, version 0.
    #[doc(alias = "DnsInterception")]
    DnsInterceptionPayload(8040, 130);
    /// Payload of event 8042, `DnsInterception8042`, version 0.
    #[doc(alias = "DnsInterception8042")]
    DnsInterception8042Payload(8042, 131);
}

static LAYOUTS_18: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_28, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_18, {
        /// Field `WarningCode`, `UInt32`.
        fn warning_code -> u32 = get(0);
        /// Field `Location`, `UInt32`.
        fn location -> u32 = get(1);
        /// Field `Context`, `UInt32`.
        fn context -> u32 = get(2);
    }
    /// Payload of event 60005, `DnsNetWarning`, version 0.
    #[doc(alias = "DnsNetWarning")]
    DnsNetWarningPayload(60005, 141);
}

static LAYOUTS_19: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_29, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_19, {
        /// Field `NextState`, `UInt8`.
        fn next_state -> u8 = get(0);
        /// Field `Context`, `UInt32`.
        fn context -> u32 = get(1);
    }
    /// Payload of event 60006, `DnsStateTransition`, version 0.
    #[doc(alias = "DnsStateTransition")]
    DnsStateTransitionPayload(60006, 142);
}

static LAYOUTS_20: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_30, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_20, {
        /// Field `Context`, `UInt32`.
        fn context -> u32 = get(0);
        /// Field `UpdateReasonCode`, `UInt32`.
        fn update_reason_code -> u32 = get(1);
    }
    /// Payload of event 60007, `DnsContextUpdate`, version 0.
    #[doc(alias = "DnsContextUpdate")]
    DnsContextUpdatePayload(60007, 143);
}

static LAYOUTS_21: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_31, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_21, {
        /// Field `SourceAddress`, `UInt32`.
        fn source_address -> u32 = get(0);
        /// Field `SourcePort`, `UInt32`.
        fn source_port -> u32 = get(1);
        /// Field `DestinationAddress`, `UInt32`.
        fn destination_address -> u32 = get(2);
        /// Field `DestinationPort`, `UInt32`.
        fn destination_port -> u32 = get(3);
        /// Field `Protocol`, `UInt32`.
        fn protocol -> u32 = get(4);
        /// Field `ReferenceContext`, `UInt32`.
        fn reference_context -> u32 = get(5);
    }
    /// Payload of event 60101, `DnsV4Tuple`, version 0.
    #[doc(alias = "DnsV4Tuple")]
    DnsV4TuplePayload(60101, 145);
}

static LAYOUTS_22: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_32, &[]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_22, {
    }
    /// Payload of event 60102, `DnsV6Tuple`, version 0.
    ///
    /// In version 0, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "DnsV6Tuple")]
    DnsV6TuplePayload(60102, 146);
}

static LAYOUTS_23: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_33, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_23, {
        /// Field `IfGuid`, `GUID`.
        fn if_guid -> Guid = get(0);
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(1);
        /// Field `IfLuid`, `UInt64`.
        fn if_luid -> u64 = get(2);
        /// Field `ReferenceContext`, `UInt32`.
        fn reference_context -> u32 = get(3);
    }
    /// Payload of event 60103, `DnsInterfaceInfo`, version 0.
    #[doc(alias = "DnsInterfaceInfo")]
    DnsInterfaceInfoPayload(60103, 147);
}
