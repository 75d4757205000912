// Generated from spec/providers/Microsoft-Windows-DNS-Client.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Payloads of the events of Microsoft-Windows-DNS-Client.
//!
//! A type for each event that has a name, with a getter for each field in all versions of the event.
#[allow(unused_imports)]
use crate::rt::provider_payload::*;

#[allow(unused_imports)]
use crate::rt::{AnsiStr, FileTime, Guid, Text, Utf16Str};
/// Names of values, and of bits, of fields.
pub mod maps {
    mod map0 {
        use crate::rt::{Values, named, values};
        use crate::rt::open_enum;
        open_enum! {
            /// Names of values of the map `DnsIpTypeMap`.
            DnsIpTypeMap(u8), size = 1 {
                /// `static`.
                STATIC = 0x0, "static";
                /// `dynamic`.
                DYNAMIC = 0x1, "dynamic";
            }
        }
        static TABLE: Values = values("DnsIpTypeMap", false, &[
            named("static", 0x0, &[]),
            named("dynamic", 0x1, &[]),
        ]);
    }
    pub use map0::DnsIpTypeMap;
}

static PLACES_0: [Place; 2] = places(super::PROVIDER.events[0].fields);
static PLACES_1: [Place; 6] = places(super::PROVIDER.events[1].fields);
static PLACES_2: [Place; 3] = places(super::PROVIDER.events[2].fields);
static PLACES_3: [Place; 2] = places(super::PROVIDER.events[3].fields);
static PLACES_4: [Place; 3] = places(super::PROVIDER.events[7].fields);
static PLACES_5: [Place; 2] = places(super::PROVIDER.events[9].fields);
static PLACES_6: [Place; 3] = places(super::PROVIDER.events[13].fields);
static PLACES_7: [Place; 5] = places(super::PROVIDER.events[18].fields);
static PLACES_8: [Place; 9] = places(super::PROVIDER.events[20].fields);
static PLACES_9: [Place; 8] = places(super::PROVIDER.events[21].fields);
static PLACES_10: [Place; 1] = places(super::PROVIDER.events[22].fields);
static PLACES_11: [Place; 2] = places(super::PROVIDER.events[23].fields);
static PLACES_12: [Place; 4] = places(super::PROVIDER.events[26].fields);
static PLACES_13: [Place; 10] = places(super::PROVIDER.events[28].fields);
static PLACES_14: [Place; 1] = places(super::PROVIDER.events[49].fields);
static PLACES_15: [Place; 7] = places(super::PROVIDER.events[51].fields);
static PLACES_16: [Place; 3] = places(super::PROVIDER.events[88].fields);
static PLACES_17: [Place; 2] = places(super::PROVIDER.events[89].fields);
static PLACES_18: [Place; 2] = places(super::PROVIDER.events[90].fields);
static PLACES_19: [Place; 6] = places(super::PROVIDER.events[92].fields);
static PLACES_20: [Place; 6] = places(super::PROVIDER.events[93].fields);
static PLACES_21: [Place; 4] = places(super::PROVIDER.events[94].fields);
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
    DnsNoServerConfigV6Payload(1019, 19);
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
    layout(&super::PROVIDER, &PLACES_2, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_2, {
        /// Field `Interface`, `UnicodeString`.
        fn interface -> Utf16Str<'a> = get(0);
        /// Field `AddressLength`, `UInt32`.
        fn address_length -> u32 = get(1);
        /// Field `Address`, `Binary` shown as `SocketAddress`, `AddressLength` bytes.
        fn address -> &'a [u8] = get(2);
    }
    /// Payload of event 1002, `DnsServerQueryChange`, version 0.
    #[doc(alias = "DnsServerQueryChange")]
    DnsServerQueryChangePayload(1002, 2);
}

static LAYOUTS_3: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_3, &[0, 1]),
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
    DnsServerValidationSuccessPayload(1003, 3);
    /// Payload of event 1004, `DnsServerValidationSuccessSystem`, version 0.
    #[doc(alias = "DnsServerValidationSuccessSystem")]
    DnsServerValidationSuccessSystemPayload(1004, 4);
    /// Payload of event 1005, `DnsServerValidationFailure`, version 0.
    #[doc(alias = "DnsServerValidationFailure")]
    DnsServerValidationFailurePayload(1005, 5);
    /// Payload of event 1006, `DnsServerValidationFailureSystem`, version 0.
    #[doc(alias = "DnsServerValidationFailureSystem")]
    DnsServerValidationFailureSystemPayload(1006, 6);
}

static LAYOUTS_4: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_4, &[0, 1, 2]),
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
    DnsMissingPrimarySuffixPayload(1007, 7);
    /// Payload of event 1008, `DnsMissingPrimarySuffixSystem`, version 0.
    #[doc(alias = "DnsMissingPrimarySuffixSystem")]
    DnsMissingPrimarySuffixSystemPayload(1008, 8);
    /// Payload of event 1011, `DnsHostFileError`, version 0.
    #[doc(alias = "DnsHostFileError")]
    DnsHostFileErrorPayload(1011, 11);
    /// Payload of event 1012, `DnsHostFileErrorSystem`, version 0.
    #[doc(alias = "DnsHostFileErrorSystem")]
    DnsHostFileErrorSystemPayload(1012, 12);
    /// Payload of event 60004, `DnsNetError`, version 0.
    #[doc(alias = "DnsNetError")]
    DnsNetErrorPayload(60004, 87);
}

static LAYOUTS_5: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_5, &[0, 1]),
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
    DnsNonMatchingSuffixPayload(1009, 9);
    /// Payload of event 1010, `DnsNonMatchingSuffixSystem`, version 0.
    #[doc(alias = "DnsNonMatchingSuffixSystem")]
    DnsNonMatchingSuffixSystemPayload(1010, 10);
}

static LAYOUTS_6: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_6, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_6, {
        /// Field `QueryName`, `UnicodeString`.
        fn query_name -> Utf16Str<'a> = get(0);
        /// Field `AddressLength`, `UInt32`.
        fn address_length -> u32 = get(1);
        /// Field `Address`, `Binary` shown as `SocketAddress`, `AddressLength` bytes.
        fn address -> &'a [u8] = get(2);
    }
    /// Payload of event 1013, `DnsAllServersTimeout`, version 0.
    #[doc(alias = "DnsAllServersTimeout")]
    DnsAllServersTimeoutPayload(1013, 13);
    /// Payload of event 1014, `DnsAllServersTimeoutSystem`, version 0.
    #[doc(alias = "DnsAllServersTimeoutSystem")]
    DnsAllServersTimeoutSystemPayload(1014, 14);
    /// Payload of event 1015, `DnsServerTimeout`, version 0.
    #[doc(alias = "DnsServerTimeout")]
    DnsServerTimeoutPayload(1015, 15);
    /// Payload of event 1016, `DnsNameError`, version 0.
    #[doc(alias = "DnsNameError")]
    DnsNameErrorPayload(1016, 16);
    /// Payload of event 1017, `DnsAuthoritativeResponse`, version 0.
    #[doc(alias = "DnsAuthoritativeResponse")]
    DnsAuthoritativeResponsePayload(1017, 17);
    /// Payload of event 1024, `DnsQueryBadXid`, version 0.
    #[doc(alias = "DnsQueryBadXid")]
    DnsQueryBadXidPayload(1024, 24);
    /// Payload of event 1025, `DnsQueryInvalidServerIp`, version 0.
    #[doc(alias = "DnsQueryInvalidServerIp")]
    DnsQueryInvalidServerIpPayload(1025, 25);
}

static LAYOUTS_7: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_7, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_7, {
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
    }
    /// Payload of event 1018, `DnsLinkLocal`, version 0.
    #[doc(alias = "DnsLinkLocal")]
    DnsLinkLocalPayload(1018, 18);
}

static LAYOUTS_8: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_8, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_8, {
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
    DnsReadPolicyTablePayload(1020, 20);
}

static LAYOUTS_9: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_9, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_9, {
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
    DnsMatchPolicyInfoPayload(1021, 21);
}

static LAYOUTS_10: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_10, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_10, {
        /// Field `QueryName`, `UnicodeString`.
        fn query_name -> Utf16Str<'a> = get(0);
    }
    /// Payload of event 1022, `DnsSecureNoFallback`, version 0.
    #[doc(alias = "DnsSecureNoFallback")]
    DnsSecureNoFallbackPayload(1022, 22);
}

static LAYOUTS_11: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_11, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_11, {
        /// Field `RuleName`, `UnicodeString`.
        fn rule_name -> Utf16Str<'a> = get(0);
        /// Field `ErrorCode`, `UInt32`.
        fn error_code -> u32 = get(1);
    }
    /// Payload of event 1023, `DnsPolicySystemReadError`, version 0.
    #[doc(alias = "DnsPolicySystemReadError")]
    DnsPolicySystemReadErrorPayload(1023, 23);
    /// Payload of event 60008, `DnsPolicyReadError`, version 0.
    #[doc(alias = "DnsPolicyReadError")]
    DnsPolicyReadErrorPayload(60008, 91);
}

static LAYOUTS_12: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_12, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_12, {
        /// Field `QueryName`, `UnicodeString`.
        fn query_name -> Utf16Str<'a> = get(0);
        /// Field `ResponseQuestion`, `UnicodeString`.
        fn response_question -> Utf16Str<'a> = get(1);
        /// Field `AddressLength`, `UInt32`.
        fn address_length -> u32 = get(2);
        /// Field `Address`, `Binary` shown as `SocketAddress`, `AddressLength` bytes.
        fn address -> &'a [u8] = get(3);
    }
    /// Payload of event 1026, `DnsQueryInvalidQuestion`, version 0.
    #[doc(alias = "DnsQueryInvalidQuestion")]
    DnsQueryInvalidQuestionPayload(1026, 26);
}

static LAYOUTS_13: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_13, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_13, {
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
    }
    /// Payload of event 1028, `DnsMatchPolicyInfo1028`, version 0.
    #[doc(alias = "DnsMatchPolicyInfo1028")]
    DnsMatchPolicyInfo1028Payload(1028, 28);
}

static LAYOUTS_14: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_14, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_14, {
        /// Field `ErrorCode`, `UInt32`.
        fn error_code -> u32 = get(0);
    }
    /// Payload of event 8001, `DnsGenericError`, version 0.
    #[doc(alias = "DnsGenericError")]
    DnsGenericErrorPayload(8001, 49);
    /// Payload of event 8002, `DnsGenericError8002`, version 0.
    #[doc(alias = "DnsGenericError8002")]
    DnsGenericError8002Payload(8002, 50);
}

static LAYOUTS_15: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_15, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_15, {
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
    DnsRegistrationPayload(8003, 51);
    /// Payload of event 8004, `DnsRegistration8004`, version 0.
    #[doc(alias = "DnsRegistration8004")]
    DnsRegistration8004Payload(8004, 52);
    /// Payload of event 8005, `DnsRegistration8005`, version 0.
    #[doc(alias = "DnsRegistration8005")]
    DnsRegistration8005Payload(8005, 53);
    /// Payload of event 8006, `DnsRegistration8006`, version 0.
    #[doc(alias = "DnsRegistration8006")]
    DnsRegistration8006Payload(8006, 54);
    /// Payload of event 8007, `DnsRegistration8007`, version 0.
    #[doc(alias = "DnsRegistration8007")]
    DnsRegistration8007Payload(8007, 55);
    /// Payload of event 8008, `DnsRegistration8008`, version 0.
    #[doc(alias = "DnsRegistration8008")]
    DnsRegistration8008Payload(8008, 56);
    /// Payload of event 8009, `DnsRegistration8009`, version 0.
    #[doc(alias = "DnsRegistration8009")]
    DnsRegistration8009Payload(8009, 57);
    /// Payload of event 8010, `DnsRegistration8010`, version 0.
    #[doc(alias = "DnsRegistration8010")]
    DnsRegistration8010Payload(8010, 58);
    /// Payload of event 8011, `DnsRegistration8011`, version 0.
    #[doc(alias = "DnsRegistration8011")]
    DnsRegistration8011Payload(8011, 59);
    /// Payload of event 8012, `DnsRegistration8012`, version 0.
    #[doc(alias = "DnsRegistration8012")]
    DnsRegistration8012Payload(8012, 60);
    /// Payload of event 8013, `DnsRegistration8013`, version 0.
    #[doc(alias = "DnsRegistration8013")]
    DnsRegistration8013Payload(8013, 61);
    /// Payload of event 8014, `DnsRegistration8014`, version 0.
    #[doc(alias = "DnsRegistration8014")]
    DnsRegistration8014Payload(8014, 62);
    /// Payload of event 8015, `DnsRegistration8015`, version 0.
    #[doc(alias = "DnsRegistration8015")]
    DnsRegistration8015Payload(8015, 63);
    /// Payload of event 8016, `DnsRegistration8016`, version 0.
    #[doc(alias = "DnsRegistration8016")]
    DnsRegistration8016Payload(8016, 64);
    /// Payload of event 8017, `DnsRegistration8017`, version 0.
    #[doc(alias = "DnsRegistration8017")]
    DnsRegistration8017Payload(8017, 65);
    /// Payload of event 8018, `DnsRegistration8018`, version 0.
    #[doc(alias = "DnsRegistration8018")]
    DnsRegistration8018Payload(8018, 66);
    /// Payload of event 8019, `DnsRegistration8019`, version 0.
    #[doc(alias = "DnsRegistration8019")]
    DnsRegistration8019Payload(8019, 67);
    /// Payload of event 8020, `DnsRegistration8020`, version 0.
    #[doc(alias = "DnsRegistration8020")]
    DnsRegistration8020Payload(8020, 68);
    /// Payload of event 8021, `DnsRegistration8021`, version 0.
    #[doc(alias = "DnsRegistration8021")]
    DnsRegistration8021Payload(8021, 69);
    /// Payload of event 8022, `DnsRegistration8022`, version 0.
    #[doc(alias = "DnsRegistration8022")]
    DnsRegistration8022Payload(8022, 70);
    /// Payload of event 8023, `DnsRegistration8023`, version 0.
    #[doc(alias = "DnsRegistration8023")]
    DnsRegistration8023Payload(8023, 71);
    /// Payload of event 8024, `DnsRegistration8024`, version 0.
    #[doc(alias = "DnsRegistration8024")]
    DnsRegistration8024Payload(8024, 72);
    /// Payload of event 8025, `DnsRegistration8025`, version 0.
    #[doc(alias = "DnsRegistration8025")]
    DnsRegistration8025Payload(8025, 73);
    /// Payload of event 8026, `DnsRegistration8026`, version 0.
    #[doc(alias = "DnsRegistration8026")]
    DnsRegistration8026Payload(8026, 74);
    /// Payload of event 8027, `DnsRegistration8027`, version 0.
    #[doc(alias = "DnsRegistration8027")]
    DnsRegistration8027Payload(8027, 75);
    /// Payload of event 8028, `DnsRegistration8028`, version 0.
    #[doc(alias = "DnsRegistration8028")]
    DnsRegistration8028Payload(8028, 76);
    /// Payload of event 8029, `DnsRegistration8029`, version 0.
    #[doc(alias = "DnsRegistration8029")]
    DnsRegistration8029Payload(8029, 77);
    /// Payload of event 8030, `DnsRegistration8030`, version 0.
    #[doc(alias = "DnsRegistration8030")]
    DnsRegistration8030Payload(8030, 78);
    /// Payload of event 8031, `DnsRegistration8031`, version 0.
    #[doc(alias = "DnsRegistration8031")]
    DnsRegistration8031Payload(8031, 79);
    /// Payload of event 8032, `DnsRegistration8032`, version 0.
    #[doc(alias = "DnsRegistration8032")]
    DnsRegistration8032Payload(8032, 80);
    /// Payload of event 8033, `DnsRegistration8033`, version 0.
    #[doc(alias = "DnsRegistration8033")]
    DnsRegistration8033Payload(8033, 81);
    /// Payload of event 8034, `DnsRegistration8034`, version 0.
    #[doc(alias = "DnsRegistration8034")]
    DnsRegistration8034Payload(8034, 82);
    /// Payload of event 8035, `DnsRegistration8035`, version 0.
    #[doc(alias = "DnsRegistration8035")]
    DnsRegistration8035Payload(8035, 83);
    /// Payload of event 8036, `DnsRegistration8036`, version 0.
    #[doc(alias = "DnsRegistration8036")]
    DnsRegistration8036Payload(8036, 84);
    /// Payload of event 8037, `DnsRegistration8037`, version 0.
    #[doc(alias = "DnsRegistration8037")]
    DnsRegistration8037Payload(8037, 85);
    /// Payload of event 8038, `DnsRegistration8038`, version 0.
    #[doc(alias = "DnsRegistration8038")]
    DnsRegistration8038Payload(8038, 86);
}

static LAYOUTS_16: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_16, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_16, {
        /// Field `WarningCode`, `UInt32`.
        fn warning_code -> u32 = get(0);
        /// Field `Location`, `UInt32`.
        fn location -> u32 = get(1);
        /// Field `Context`, `UInt32`.
        fn context -> u32 = get(2);
    }
    /// Payload of event 60005, `DnsNetWarning`, version 0.
    #[doc(alias = "DnsNetWarning")]
    DnsNetWarningPayload(60005, 88);
}

static LAYOUTS_17: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_17, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_17, {
        /// Field `NextState`, `UInt8`.
        fn next_state -> u8 = get(0);
        /// Field `Context`, `UInt32`.
        fn context -> u32 = get(1);
    }
    /// Payload of event 60006, `DnsStateTransition`, version 0.
    #[doc(alias = "DnsStateTransition")]
    DnsStateTransitionPayload(60006, 89);
}

static LAYOUTS_18: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_18, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_18, {
        /// Field `Context`, `UInt32`.
        fn context -> u32 = get(0);
        /// Field `UpdateReasonCode`, `UInt32`.
        fn update_reason_code -> u32 = get(1);
    }
    /// Payload of event 60007, `DnsContextUpdate`, version 0.
    #[doc(alias = "DnsContextUpdate")]
    DnsContextUpdatePayload(60007, 90);
}

static LAYOUTS_19: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_19, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_19, {
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
    DnsV4TuplePayload(60101, 92);
}

static LAYOUTS_20: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_20, &[]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_20, {
    }
    /// Payload of event 60102, `DnsV6Tuple`, version 0.
    ///
    /// In version 0, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "DnsV6Tuple")]
    DnsV6TuplePayload(60102, 93);
}

static LAYOUTS_21: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_21, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_21, {
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
    DnsInterfaceInfoPayload(60103, 94);
}
