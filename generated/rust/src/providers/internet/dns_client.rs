// Generated from spec/providers/Microsoft-Windows-DNS-Client.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Events of the provider Microsoft-Windows-DNS-Client.
//!
//! DNS client: queries, answers, servers and the cache.
//!
//! The feature `provider-payloads-internet` enables the payload types of its events, in the module `payloads`.
use crate::rt::provider::{
    EventField, Members, Provider, ProviderKind, Quantity, event as ev, field as f, map, plain as p, provider,
    structure as s
};
use crate::rt::sources;
#[cfg(feature = "provider-payloads-internet")]
pub mod payloads;
/// GUID of the provider.
pub const GUID: crate::Guid =
    crate::Guid {
        data1: 0x1c95126e, data2: 0x7eea, data3: 0x49a9, data4: [0xa3, 0xfe, 0xa3, 0x78, 0xb0, 0x3d, 0xdb, 0x4d]
    };
/// Event IDs.
pub mod event {
    /// Event `DnsNoServerConfigV4`.
    pub const DNS_NO_SERVER_CONFIG_V4: u16 = 1000;
    /// Event `DnsServerForInterface`.
    pub const DNS_SERVER_FOR_INTERFACE: u16 = 1001;
    /// Event `DnsServerQueryChange`.
    pub const DNS_SERVER_QUERY_CHANGE: u16 = 1002;
    /// Event `DnsServerValidationSuccess`.
    pub const DNS_SERVER_VALIDATION_SUCCESS: u16 = 1003;
    /// Event `DnsServerValidationSuccessSystem`.
    pub const DNS_SERVER_VALIDATION_SUCCESS_SYSTEM: u16 = 1004;
    /// Event `DnsServerValidationFailure`.
    pub const DNS_SERVER_VALIDATION_FAILURE: u16 = 1005;
    /// Event `DnsServerValidationFailureSystem`.
    pub const DNS_SERVER_VALIDATION_FAILURE_SYSTEM: u16 = 1006;
    /// Event `DnsMissingPrimarySuffix`.
    pub const DNS_MISSING_PRIMARY_SUFFIX: u16 = 1007;
    /// Event `DnsMissingPrimarySuffixSystem`.
    pub const DNS_MISSING_PRIMARY_SUFFIX_SYSTEM: u16 = 1008;
    /// Event `DnsNonMatchingSuffix`.
    pub const DNS_NON_MATCHING_SUFFIX: u16 = 1009;
    /// Event `DnsNonMatchingSuffixSystem`.
    pub const DNS_NON_MATCHING_SUFFIX_SYSTEM: u16 = 1010;
    /// Event `DnsHostFileError`.
    pub const DNS_HOST_FILE_ERROR: u16 = 1011;
    /// Event `DnsHostFileErrorSystem`.
    pub const DNS_HOST_FILE_ERROR_SYSTEM: u16 = 1012;
    /// Event `DnsAllServersTimeout`.
    pub const DNS_ALL_SERVERS_TIMEOUT: u16 = 1013;
    /// Event `DnsAllServersTimeoutSystem`.
    pub const DNS_ALL_SERVERS_TIMEOUT_SYSTEM: u16 = 1014;
    /// Event `DnsServerTimeout`.
    pub const DNS_SERVER_TIMEOUT: u16 = 1015;
    /// Event `DnsNameError`.
    pub const DNS_NAME_ERROR: u16 = 1016;
    /// Event `DnsAuthoritativeResponse`.
    pub const DNS_AUTHORITATIVE_RESPONSE: u16 = 1017;
    /// Event `DnsLinkLocal`.
    pub const DNS_LINK_LOCAL: u16 = 1018;
    /// Event `DnsNoServerConfigV6`.
    pub const DNS_NO_SERVER_CONFIG_V6: u16 = 1019;
    /// Event `DnsReadPolicyTable`.
    pub const DNS_READ_POLICY_TABLE: u16 = 1020;
    /// Event `DnsMatchPolicyInfo`.
    pub const DNS_MATCH_POLICY_INFO: u16 = 1021;
    /// Event `DnsSecureNoFallback`.
    pub const DNS_SECURE_NO_FALLBACK: u16 = 1022;
    /// Event `DnsPolicySystemReadError`.
    pub const DNS_POLICY_SYSTEM_READ_ERROR: u16 = 1023;
    /// Event `DnsQueryBadXid`.
    pub const DNS_QUERY_BAD_XID: u16 = 1024;
    /// Event `DnsQueryInvalidServerIp`.
    pub const DNS_QUERY_INVALID_SERVER_IP: u16 = 1025;
    /// Event `DnsQueryInvalidQuestion`.
    pub const DNS_QUERY_INVALID_QUESTION: u16 = 1026;
    /// Event `DnsMatchPolicyInfo1028`.
    pub const DNS_MATCH_POLICY_INFO1028: u16 = 1028;
    /// Event `DnsGenericError`.
    pub const DNS_GENERIC_ERROR: u16 = 8001;
    /// Event `DnsGenericError8002`.
    pub const DNS_GENERIC_ERROR8002: u16 = 8002;
    /// Event `DnsRegistration`.
    pub const DNS_REGISTRATION: u16 = 8003;
    /// Event `DnsRegistration8004`.
    pub const DNS_REGISTRATION8004: u16 = 8004;
    /// Event `DnsRegistration8005`.
    pub const DNS_REGISTRATION8005: u16 = 8005;
    /// Event `DnsRegistration8006`.
    pub const DNS_REGISTRATION8006: u16 = 8006;
    /// Event `DnsRegistration8007`.
    pub const DNS_REGISTRATION8007: u16 = 8007;
    /// Event `DnsRegistration8008`.
    pub const DNS_REGISTRATION8008: u16 = 8008;
    /// Event `DnsRegistration8009`.
    pub const DNS_REGISTRATION8009: u16 = 8009;
    /// Event `DnsRegistration8010`.
    pub const DNS_REGISTRATION8010: u16 = 8010;
    /// Event `DnsRegistration8011`.
    pub const DNS_REGISTRATION8011: u16 = 8011;
    /// Event `DnsRegistration8012`.
    pub const DNS_REGISTRATION8012: u16 = 8012;
    /// Event `DnsRegistration8013`.
    pub const DNS_REGISTRATION8013: u16 = 8013;
    /// Event `DnsRegistration8014`.
    pub const DNS_REGISTRATION8014: u16 = 8014;
    /// Event `DnsRegistration8015`.
    pub const DNS_REGISTRATION8015: u16 = 8015;
    /// Event `DnsRegistration8016`.
    pub const DNS_REGISTRATION8016: u16 = 8016;
    /// Event `DnsRegistration8017`.
    pub const DNS_REGISTRATION8017: u16 = 8017;
    /// Event `DnsRegistration8018`.
    pub const DNS_REGISTRATION8018: u16 = 8018;
    /// Event `DnsRegistration8019`.
    pub const DNS_REGISTRATION8019: u16 = 8019;
    /// Event `DnsRegistration8020`.
    pub const DNS_REGISTRATION8020: u16 = 8020;
    /// Event `DnsRegistration8021`.
    pub const DNS_REGISTRATION8021: u16 = 8021;
    /// Event `DnsRegistration8022`.
    pub const DNS_REGISTRATION8022: u16 = 8022;
    /// Event `DnsRegistration8023`.
    pub const DNS_REGISTRATION8023: u16 = 8023;
    /// Event `DnsRegistration8024`.
    pub const DNS_REGISTRATION8024: u16 = 8024;
    /// Event `DnsRegistration8025`.
    pub const DNS_REGISTRATION8025: u16 = 8025;
    /// Event `DnsRegistration8026`.
    pub const DNS_REGISTRATION8026: u16 = 8026;
    /// Event `DnsRegistration8027`.
    pub const DNS_REGISTRATION8027: u16 = 8027;
    /// Event `DnsRegistration8028`.
    pub const DNS_REGISTRATION8028: u16 = 8028;
    /// Event `DnsRegistration8029`.
    pub const DNS_REGISTRATION8029: u16 = 8029;
    /// Event `DnsRegistration8030`.
    pub const DNS_REGISTRATION8030: u16 = 8030;
    /// Event `DnsRegistration8031`.
    pub const DNS_REGISTRATION8031: u16 = 8031;
    /// Event `DnsRegistration8032`.
    pub const DNS_REGISTRATION8032: u16 = 8032;
    /// Event `DnsRegistration8033`.
    pub const DNS_REGISTRATION8033: u16 = 8033;
    /// Event `DnsRegistration8034`.
    pub const DNS_REGISTRATION8034: u16 = 8034;
    /// Event `DnsRegistration8035`.
    pub const DNS_REGISTRATION8035: u16 = 8035;
    /// Event `DnsRegistration8036`.
    pub const DNS_REGISTRATION8036: u16 = 8036;
    /// Event `DnsRegistration8037`.
    pub const DNS_REGISTRATION8037: u16 = 8037;
    /// Event `DnsRegistration8038`.
    pub const DNS_REGISTRATION8038: u16 = 8038;
    /// Event `DnsInterception`.
    pub const DNS_INTERCEPTION: u16 = 8040;
    /// Event `DnsInterception8042`.
    pub const DNS_INTERCEPTION8042: u16 = 8042;
    /// Event `DnsNetError`.
    pub const DNS_NET_ERROR: u16 = 60004;
    /// Event `DnsNetWarning`.
    pub const DNS_NET_WARNING: u16 = 60005;
    /// Event `DnsStateTransition`.
    pub const DNS_STATE_TRANSITION: u16 = 60006;
    /// Event `DnsContextUpdate`.
    pub const DNS_CONTEXT_UPDATE: u16 = 60007;
    /// Event `DnsPolicyReadError`.
    pub const DNS_POLICY_READ_ERROR: u16 = 60008;
    /// Event `DnsV4Tuple`.
    pub const DNS_V4_TUPLE: u16 = 60101;
    /// Event `DnsV6Tuple`.
    pub const DNS_V6_TUPLE: u16 = 60102;
    /// Event `DnsInterfaceInfo`.
    pub const DNS_INTERFACE_INFO: u16 = 60103;
}

/// Keywords.
pub mod keyword {
    /// Keyword `GenericEvent`.
    pub const GENERIC_EVENT: u64 = 0x100;
    /// Keyword `DnsAutoLogKeyword`.
    pub const DNS_AUTO_LOG_KEYWORD: u64 = 0x10000000;
    /// Keyword `PolicyTable`.
    pub const POLICY_TABLE: u64 = 0x20000000;
    /// Keyword `PerfCheckPoints`.
    pub const PERF_CHECK_POINTS: u64 = 0x40000000;
    /// Keyword `RegistrationEvent`.
    pub const REGISTRATION_EVENT: u64 = 0x80000000;
    /// Keyword `SendPath`.
    pub const SEND_PATH: u64 = 0x100000000;
    /// Keyword `ReceivePath`.
    pub const RECEIVE_PATH: u64 = 0x200000000;
    /// Keyword `L3ConnectPath`.
    pub const L3_CONNECT_PATH: u64 = 0x400000000;
    /// Keyword `L2ConnectPath`.
    pub const L2_CONNECT_PATH: u64 = 0x800000000;
    /// Keyword `ClosePath`.
    pub const CLOSE_PATH: u64 = 0x1000000000;
    /// Keyword `Authentication`.
    pub const AUTHENTICATION: u64 = 0x2000000000;
    /// Keyword `Configuration`.
    pub const CONFIGURATION: u64 = 0x4000000000;
    /// Keyword `Global`.
    pub const GLOBAL: u64 = 0x8000000000;
    /// Keyword `keyword_200000000000`.
    pub const KEYWORD_200000000000: u64 = 0x200000000000;
    /// Keyword `keyword_400000000000`.
    pub const KEYWORD_400000000000: u64 = 0x400000000000;
}

/// Tasks.
pub mod task {
    /// Task `DnsNoServerConfigV4`.
    pub const DNS_NO_SERVER_CONFIG_V4: u16 = 1000;
    /// Task `DnsServerForInterface`.
    pub const DNS_SERVER_FOR_INTERFACE: u16 = 1001;
    /// Task `DnsServerQueryChange`.
    pub const DNS_SERVER_QUERY_CHANGE: u16 = 1002;
    /// Task `DnsServerValidationSuccess`.
    pub const DNS_SERVER_VALIDATION_SUCCESS: u16 = 1003;
    /// Task `DnsServerValidationSuccessSystem`.
    pub const DNS_SERVER_VALIDATION_SUCCESS_SYSTEM: u16 = 1004;
    /// Task `DnsServerValidationFailure`.
    pub const DNS_SERVER_VALIDATION_FAILURE: u16 = 1005;
    /// Task `DnsServerValidationFailureSystem`.
    pub const DNS_SERVER_VALIDATION_FAILURE_SYSTEM: u16 = 1006;
    /// Task `DnsMissingPrimarySuffix`.
    pub const DNS_MISSING_PRIMARY_SUFFIX: u16 = 1007;
    /// Task `DnsMissingPrimarySuffixSystem`.
    pub const DNS_MISSING_PRIMARY_SUFFIX_SYSTEM: u16 = 1008;
    /// Task `DnsNonMatchingSuffix`.
    pub const DNS_NON_MATCHING_SUFFIX: u16 = 1009;
    /// Task `DnsNonMatchingSuffixSystem`.
    pub const DNS_NON_MATCHING_SUFFIX_SYSTEM: u16 = 1010;
    /// Task `DnsHostFileError`.
    pub const DNS_HOST_FILE_ERROR: u16 = 1011;
    /// Task `DnsHostFileErrorSystem`.
    pub const DNS_HOST_FILE_ERROR_SYSTEM: u16 = 1012;
    /// Task `DnsAllServersTimeout`.
    pub const DNS_ALL_SERVERS_TIMEOUT: u16 = 1013;
    /// Task `DnsAllServersTimeoutSystem`.
    pub const DNS_ALL_SERVERS_TIMEOUT_SYSTEM: u16 = 1014;
    /// Task `DnsServerTimeout`.
    pub const DNS_SERVER_TIMEOUT: u16 = 1015;
    /// Task `DnsNameError`.
    pub const DNS_NAME_ERROR: u16 = 1016;
    /// Task `DnsAuthoritativeResponse`.
    pub const DNS_AUTHORITATIVE_RESPONSE: u16 = 1017;
    /// Task `DnsLinkLocal`.
    pub const DNS_LINK_LOCAL: u16 = 1018;
    /// Task `DnsNoServerConfigV6`.
    pub const DNS_NO_SERVER_CONFIG_V6: u16 = 1019;
    /// Task `DnsReadPolicyTable`.
    pub const DNS_READ_POLICY_TABLE: u16 = 1020;
    /// Task `DnsMatchPolicyInfo`.
    pub const DNS_MATCH_POLICY_INFO: u16 = 1021;
    /// Task `DnsSecureNoFallback`.
    pub const DNS_SECURE_NO_FALLBACK: u16 = 1022;
    /// Task `DnsPolicySystemReadError`.
    pub const DNS_POLICY_SYSTEM_READ_ERROR: u16 = 1023;
    /// Task `DnsQueryBadXid`.
    pub const DNS_QUERY_BAD_XID: u16 = 1024;
    /// Task `DnsQueryInvalidServerIp`.
    pub const DNS_QUERY_INVALID_SERVER_IP: u16 = 1025;
    /// Task `DnsQueryInvalidQuestion`.
    pub const DNS_QUERY_INVALID_QUESTION: u16 = 1026;
    /// Task `DnsRegistration`.
    pub const DNS_REGISTRATION: u16 = 1028;
    /// Task `DnsGenericError`.
    pub const DNS_GENERIC_ERROR: u16 = 1029;
    /// Task `DnsNetError`.
    pub const DNS_NET_ERROR: u16 = 60004;
    /// Task `DnsNetWarning`.
    pub const DNS_NET_WARNING: u16 = 60005;
    /// Task `DnsStateTransition`.
    pub const DNS_STATE_TRANSITION: u16 = 60006;
    /// Task `DnsContextUpdate`.
    pub const DNS_CONTEXT_UPDATE: u16 = 60007;
    /// Task `DnsPolicyReadError`.
    pub const DNS_POLICY_READ_ERROR: u16 = 60008;
    /// Task `DnsV4Tuple`.
    pub const DNS_V4_TUPLE: u16 = 60101;
    /// Task `DnsV6Tuple`.
    pub const DNS_V6_TUPLE: u16 = 60102;
    /// Task `DnsInterfaceInfo`.
    pub const DNS_INTERFACE_INFO: u16 = 60103;
}

static T0: &[EventField] = &[
    p("Location", 8),
    p("Context", 8),
];
static T1: &[EventField] = &[
    p("AddressLength", 8),
    f("Address", 14, 25, Quantity::Unstated, Quantity::Field(0), 65535),
];
static T2: &[EventField] = &[
    p("ErrorCode", 8),
    p("Location", 8),
    p("Context", 8),
];
static T3: &[EventField] = &[
    p("DnsSuffix", 1),
    p("AdSuffix", 1),
];
static T4: &[EventField] = &[
    p("QueryName", 1),
    p("AddressLength", 8),
    f("Address", 14, 25, Quantity::Unstated, Quantity::Field(1), 65535),
];
static T5: &[EventField] = &[
    p("QueryName", 1),
];
static T6: &[EventField] = &[
    p("RuleName", 1),
    p("ErrorCode", 8),
];
static T7: &[EventField] = &[
    p("QueryName", 1),
    p("QueryType", 8),
    p("QueryOptions", 10),
];
static T8: &[EventField] = &[
    p("QueryName", 1),
    p("QueryType", 8),
    p("Status", 8),
];
static T9: &[EventField] = &[
    p("ErrorCode", 8),
];
static T10: &[EventField] = &[
    p("AdapterName", 1),
    p("HostName", 1),
    p("AdapterSuffixName", 1),
    p("DnsServerList", 1),
    p("SentUpdateServer", 1),
    p("Ipaddress", 1),
    p("ErrorCode", 8),
];
static T11: &[EventField] = &[
    p("QueryName", 1),
    p("AddressLength", 8),
    f("Address", 14, 25, Quantity::Unstated, Quantity::Field(1), 65535),
    p("ClientPID", 8),
];
static T12: &[EventField] = &[
    p("QueryName", 1),
    p("AddressLength", 8),
    f("Address", 14, 25, Quantity::Unstated, Quantity::Field(1), 65535),
    p("ClientPID", 8),
    p("SendBlob", 16),
    p("SendBlobContext", 16),
];
static T13: &[EventField] = &[
    p("QueryName", 1),
    p("ClientPID", 8),
];
static T14: &[EventField] = &[
    p("QueryName", 1),
    p("ClientPID", 8),
    p("QueryBlob", 16),
];
/// Description of the provider: names, numbers, and the fields of its events.
pub static PROVIDER: Provider =
    provider("Microsoft-Windows-DNS-Client", "internet::dns_client", GUID, ProviderKind::Manifest)
    .with_keywords(
        &[
            ("GenericEvent", Some(0x100)), ("DnsAutoLogKeyword", Some(0x10000000)), ("PolicyTable", Some(0x20000000)),
            ("PerfCheckPoints", Some(0x40000000)), ("RegistrationEvent", Some(0x80000000)),
            ("SendPath", Some(0x100000000)), ("ReceivePath", Some(0x200000000)), ("L3ConnectPath", Some(0x400000000)),
            ("L2ConnectPath", Some(0x800000000)), ("ClosePath", Some(0x1000000000)),
            ("Authentication", Some(0x2000000000)), ("Configuration", Some(0x4000000000)),
            ("Global", Some(0x8000000000)), ("keyword_200000000000", Some(0x200000000000)),
            ("keyword_400000000000", Some(0x400000000000)), ("ut:DnsAutoLogKeyword", None), ("ut:PolicyTable", None),
        ]
    )
    .with_levels(&[("Error", Some(0x2)), ("Warning", Some(0x3)), ("Informational", Some(0x4)), ])
    .with_channels(&[])
    .with_tasks(
        &[
            ("DnsNoServerConfigV4", Some(0x3e8)), ("DnsServerForInterface", Some(0x3e9)),
            ("DnsServerQueryChange", Some(0x3ea)), ("DnsServerValidationSuccess", Some(0x3eb)),
            ("DnsServerValidationSuccessSystem", Some(0x3ec)), ("DnsServerValidationFailure", Some(0x3ed)),
            ("DnsServerValidationFailureSystem", Some(0x3ee)), ("DnsMissingPrimarySuffix", Some(0x3ef)),
            ("DnsMissingPrimarySuffixSystem", Some(0x3f0)), ("DnsNonMatchingSuffix", Some(0x3f1)),
            ("DnsNonMatchingSuffixSystem", Some(0x3f2)), ("DnsHostFileError", Some(0x3f3)),
            ("DnsHostFileErrorSystem", Some(0x3f4)), ("DnsAllServersTimeout", Some(0x3f5)),
            ("DnsAllServersTimeoutSystem", Some(0x3f6)), ("DnsServerTimeout", Some(0x3f7)),
            ("DnsNameError", Some(0x3f8)), ("DnsAuthoritativeResponse", Some(0x3f9)), ("DnsLinkLocal", Some(0x3fa)),
            ("DnsNoServerConfigV6", Some(0x3fb)), ("DnsReadPolicyTable", Some(0x3fc)),
            ("DnsMatchPolicyInfo", Some(0x3fd)), ("DnsSecureNoFallback", Some(0x3fe)),
            ("DnsPolicySystemReadError", Some(0x3ff)), ("DnsQueryBadXid", Some(0x400)),
            ("DnsQueryInvalidServerIp", Some(0x401)), ("DnsQueryInvalidQuestion", Some(0x402)),
            ("DnsRegistration", Some(0x404)), ("DnsGenericError", Some(0x405)), ("DnsNetError", Some(0xea64)),
            ("DnsNetWarning", Some(0xea65)), ("DnsStateTransition", Some(0xea66)), ("DnsContextUpdate", Some(0xea67)),
            ("DnsPolicyReadError", Some(0xea68)), ("DnsV4Tuple", Some(0xeac5)), ("DnsV6Tuple", Some(0xeac6)),
            ("DnsInterfaceInfo", Some(0xeac7)), ("DnsInterception", None),
        ]
    )
    .with_opcodes(&[])
    .with_maps(&[
        map("DnsIpTypeMap", false, &[(0x0, "static"), (0x1, "dynamic"), ]),
    ])
    .with_docs(&[
    ])
    .with_events(&[
        ev((1000, 0), "DnsNoServerConfigV4", (2, 255), (0, 65535), &[], "", T0),
        ev(
            (1001, 0), "DnsServerForInterface", (2, 255), (1, 65535), &[], "",
            &[
                p("Interface", 1), p("TotalServerCount", 8), p("Index", 8),
                f("DynamicAddress", 4, 0, Quantity::Unstated, Quantity::Unstated, 0), p("AddressLength", 8),
                f("Address", 14, 25, Quantity::Unstated, Quantity::Field(4), 65535)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev(
            (1002, 0), "DnsServerQueryChange", (2, 255), (2, 65535), &[], "",
            &[
                p("Interface", 1), p("AddressLength", 8),
                f("Address", 14, 25, Quantity::Unstated, Quantity::Field(1), 65535)
            ]
        ),
        ev(
            (1002, 1), "DnsServerQueryChange_V1", (2, 255), (2, 65535), &[], "",
            &[
                p("Interface", 1), p("AddressLength", 8),
                f("Address", 14, 25, Quantity::Unstated, Quantity::Field(1), 65535), p("ClientPID", 8)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1003, 0), "DnsServerValidationSuccess", (2, 255), (3, 65535), &[], "", T1),
        ev((1004, 0), "DnsServerValidationSuccessSystem", (2, 255), (4, 65535), &[], "", T1),
        ev((1005, 0), "DnsServerValidationFailure", (0, 255), (5, 65535), &[], "", T1),
        ev((1006, 0), "DnsServerValidationFailureSystem", (1, 255), (6, 65535), &[], "", T1),
        ev((1007, 0), "DnsMissingPrimarySuffix", (0, 255), (7, 65535), &[], "", T2),
        ev((1008, 0), "DnsMissingPrimarySuffixSystem", (1, 255), (8, 65535), &[1], "", T2),
        ev((1009, 0), "DnsNonMatchingSuffix", (0, 255), (9, 65535), &[], "", T3),
        ev((1010, 0), "DnsNonMatchingSuffixSystem", (1, 255), (10, 65535), &[1], "", T3),
        ev((1011, 0), "DnsHostFileError", (0, 255), (11, 65535), &[], "", T2),
        ev((1012, 0), "DnsHostFileErrorSystem", (0, 255), (12, 65535), &[1], "", T2),
        ev((1013, 0), "DnsAllServersTimeout", (0, 255), (13, 65535), &[], "", T4),
        ev((1013, 1), "DnsAllServersTimeout_V1", (0, 255), (13, 65535), &[], "", T11)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1014, 0), "DnsAllServersTimeoutSystem", (1, 255), (14, 65535), &[1], "", T4),
        ev((1014, 1), "DnsAllServersTimeoutSystem_V1", (1, 255), (14, 65535), &[15], "", T11)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1015, 0), "DnsServerTimeout", (2, 255), (15, 65535), &[], "", T4),
        ev((1015, 1), "DnsServerTimeout_V1", (2, 255), (15, 65535), &[], "", T11)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1016, 0), "DnsNameError", (2, 255), (16, 65535), &[], "", T4),
        ev((1016, 1), "DnsNameError_V1", (2, 255), (16, 65535), &[], "", T11)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1016, 2), "DnsNameError_V2", (2, 255), (16, 65535), &[], "", T12)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1017, 0), "DnsAuthoritativeResponse", (2, 255), (17, 65535), &[], "", T4),
        ev((1017, 1), "DnsAuthoritativeResponse_V1", (2, 255), (17, 65535), &[], "", T11)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1017, 2), "DnsAuthoritativeResponse_V2", (2, 255), (17, 65535), &[], "", T12)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1018, 0), "DnsLinkLocal", (2, 255), (18, 65535), &[], "",
            &[
                p("QueryName", 1), p("AddressLength", 8),
                f("Address", 14, 25, Quantity::Unstated, Quantity::Field(1), 65535), p("DnsAddressLength", 8),
                f("DnsAddress", 14, 0, Quantity::Unstated, Quantity::Field(3), 65535)
            ]
        ),
        ev(
            (1018, 1), "DnsLinkLocal_V1", (2, 255), (18, 65535), &[], "",
            &[
                p("QueryName", 1), p("AddressLength", 8),
                f("Address", 14, 25, Quantity::Unstated, Quantity::Field(1), 65535), p("DnsAddressLength", 8),
                f("DnsAddress", 14, 0, Quantity::Unstated, Quantity::Field(3), 65535), p("ClientPID", 8)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1018, 2), "DnsLinkLocal_V2", (2, 255), (18, 65535), &[], "",
            &[
                p("QueryName", 1), p("AddressLength", 8),
                f("Address", 14, 25, Quantity::Unstated, Quantity::Field(1), 65535), p("DnsAddressLength", 8),
                f("DnsAddress", 14, 0, Quantity::Unstated, Quantity::Field(3), 65535), p("ClientPID", 8),
                p("SendBlob", 16), p("SendBlobContext", 16)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1019, 0), "DnsNoServerConfigV6", (2, 255), (19, 65535), &[], "", T0),
        ev(
            (1020, 0), "DnsReadPolicyTable", (2, 255), (20, 65535), &[2], "",
            &[
                p("KeyName", 1), p("DnsSecValidationRequired", 8), p("DnsQueryOverIPSec", 8), p("DnsEncryption", 8),
                p("DirectAccessServerList", 1), p("RemoteIPSEC", 8), p("RemoteEncryption", 8), p("ProxyType", 8),
                p("ProxyName", 1)
            ]
        ),
        ev(
            (1021, 0), "DnsMatchPolicyInfo", (2, 255), (21, 65535), &[2], "",
            &[
                p("QueryName", 1), p("KeyName", 1), p("DnsSecValidationRequired", 8), p("DnsQueryOverIPSec", 8),
                p("DnsEncryption", 8), p("DirectAccessServerList", 1), p("ProxyType", 8), p("ProxyName", 1)
            ]
        ),
        ev((1022, 0), "DnsSecureNoFallback", (2, 255), (22, 65535), &[2], "", T5),
        ev((1022, 1), "DnsSecureNoFallback_V1", (2, 255), (22, 65535), &[16], "", T13)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1022, 2), "DnsSecureNoFallback_V2", (2, 255), (22, 65535), &[16], "", T14)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1023, 0), "DnsPolicySystemReadError", (0, 255), (23, 65535), &[1], "", T6),
        ev((1024, 0), "DnsQueryBadXid", (2, 255), (24, 65535), &[], "", T4),
        ev((1024, 1), "DnsQueryBadXid_V1", (2, 255), (24, 65535), &[], "", T11)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1024, 2), "DnsQueryBadXid_V2", (2, 255), (24, 65535), &[], "", T12)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1025, 0), "DnsQueryInvalidServerIp", (2, 255), (25, 65535), &[], "", T4),
        ev((1025, 1), "DnsQueryInvalidServerIp_V1", (2, 255), (25, 65535), &[], "", T11)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1025, 2), "DnsQueryInvalidServerIp_V2", (2, 255), (25, 65535), &[], "", T12)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1026, 0), "DnsQueryInvalidQuestion", (2, 255), (26, 65535), &[], "",
            &[
                p("QueryName", 1), p("ResponseQuestion", 1), p("AddressLength", 8),
                f("Address", 14, 25, Quantity::Unstated, Quantity::Field(2), 65535)
            ]
        ),
        ev(
            (1026, 1), "DnsQueryInvalidQuestion_V1", (2, 255), (26, 65535), &[], "",
            &[
                p("QueryName", 1), p("ResponseQuestion", 1), p("AddressLength", 8),
                f("Address", 14, 25, Quantity::Unstated, Quantity::Field(2), 65535), p("ClientPID", 8)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1026, 2), "DnsQueryInvalidQuestion_V2", (2, 255), (26, 65535), &[], "",
            &[
                p("QueryName", 1), p("ResponseQuestion", 1), p("AddressLength", 8),
                f("Address", 14, 25, Quantity::Unstated, Quantity::Field(2), 65535), p("ClientPID", 8),
                p("SendBlob", 16), p("SendBlobContext", 16)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1027, 0), "", (2, 255), (65535, 65535), &[2], "", T5),
        ev((1027, 1), "", (2, 255), (65535, 65535), &[16], "", T13).stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1027, 2), "", (2, 255), (65535, 65535), &[16], "", T14).stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1028, 0), "DnsMatchPolicyInfo1028", (2, 255), (21, 65535), &[2], "",
            &[
                p("QueryName", 1), p("KeyName", 1), p("DnsSecValidationRequired", 8), p("DnsQueryOverIPSec", 8),
                p("DnsEncryption", 8), p("DirectAccessServerList", 1), p("ProxyType", 8), p("ProxyName", 1),
                p("GenericServerList", 1), p("IdnConfig", 8)
            ]
        ),
        ev(
            (1028, 1), "DnsMatchPolicyInfo1028_V1", (2, 255), (21, 65535), &[16], "",
            &[
                p("QueryName", 1), p("KeyName", 1), p("DnsSecValidationRequired", 8), p("DnsQueryOverIPSec", 8),
                p("DnsEncryption", 8), p("DirectAccessServerList", 1), p("ProxyType", 8), p("ProxyName", 1),
                p("GenericServerList", 1), p("IdnConfig", 8), p("ClientPID", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1028, 2), "DnsMatchPolicyInfo1028_V2", (2, 255), (21, 65535), &[16], "",
            &[
                p("QueryName", 1), p("KeyName", 1), p("DnsSecValidationRequired", 8), p("DnsQueryOverIPSec", 8),
                p("DnsEncryption", 8), p("DirectAccessServerList", 1), p("ProxyType", 8), p("ProxyName", 1),
                p("GenericServerList", 1), p("IdnConfig", 8), p("ClientPID", 8), p("QueryBlob", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((3000, 0), "", (2, 255), (65535, 65535), &[3], "", T7),
        ev((3001, 0), "", (2, 255), (65535, 65535), &[3], "", &[p("Status", 8)]),
        ev((3002, 0), "", (2, 255), (65535, 65535), &[3], "", T7),
        ev((3003, 0), "", (2, 255), (65535, 65535), &[3], "", T8),
        ev((3004, 0), "", (2, 255), (65535, 65535), &[3], "", T7),
        ev((3005, 0), "", (2, 255), (65535, 65535), &[3], "", T8),
        ev(
            (3006, 0), "", (2, 255), (65535, 65535), &[], "",
            &[
                p("QueryName", 1), p("QueryType", 8), p("QueryOptions", 10), p("ServerList", 1), p("IsNetworkQuery", 8),
                p("NetworkQueryIndex", 8), p("InterfaceIndex", 8), p("IsAsyncQuery", 8)
            ]
        ),
        ev((3007, 0), "", (2, 255), (65535, 65535), &[], "", T5),
        ev(
            (3008, 0), "", (2, 255), (65535, 65535), &[], "",
            &[p("QueryName", 1), p("QueryType", 8), p("QueryOptions", 10), p("QueryStatus", 8), p("QueryResults", 1)]
        ),
        ev(
            (3009, 0), "", (2, 255), (65535, 65535), &[], "",
            &[
                p("QueryName", 1), p("IsParallelNetworkQuery", 8), p("NetworkIndex", 8), p("InterfaceCount", 8),
                p("AdapterName", 1), p("LocalAddress", 1), p("DNSServerAddress", 1)
            ]
        ),
        ev(
            (3009, 1), "", (2, 255), (65535, 65535), &[], "",
            &[
                p("QueryName", 1), p("IsParallelNetworkQuery", 8), p("NetworkIndex", 8), p("InterfaceCount", 8),
                p("AdapterName", 1), p("LocalAddress", 1), p("DNSServerAddress", 1), p("ClientPID", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (3009, 2), "", (2, 255), (65535, 65535), &[], "",
            &[
                p("QueryName", 1), p("IsParallelNetworkQuery", 8), p("NetworkIndex", 8), p("InterfaceCount", 8),
                p("AdapterName", 1), p("LocalAddress", 1), p("DNSServerAddress", 1), p("ClientPID", 8),
                p("QueryBlob", 16), p("ParentBlob", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (3010, 0), "", (2, 255), (65535, 65535), &[], "",
            &[p("QueryName", 1), p("QueryType", 8), p("DnsServerIpAddress", 1)]
        ),
        ev(
            (3010, 1), "", (2, 255), (65535, 65535), &[], "",
            &[p("QueryName", 1), p("QueryType", 8), p("DnsServerIpAddress", 1), p("ClientPID", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (3011, 0), "", (2, 255), (65535, 65535), &[], "",
            &[p("QueryName", 1), p("QueryType", 8), p("DnsServerIpAddress", 1), p("ResponseStatus", 8)]
        ),
        ev(
            (3011, 1), "", (2, 255), (65535, 65535), &[], "",
            &[
                p("QueryName", 1), p("QueryType", 8), p("DnsServerIpAddress", 1), p("ResponseStatus", 8),
                p("ClientPID", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (3011, 2), "", (2, 255), (65535, 65535), &[], "",
            &[
                p("QueryName", 1), p("QueryType", 8), p("DnsServerIpAddress", 1), p("ResponseStatus", 8),
                p("ClientPID", 8), p("SendBlob", 16), p("SendBlobContext", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (3012, 0), "", (2, 255), (65535, 65535), &[], "",
            &[
                p("QueryName", 1), p("NetworkIndex", 8), p("InterfaceCount", 8), p("AdapterName", 1),
                p("LocalAddress", 1)
            ]
        ),
        ev(
            (3012, 1), "", (2, 255), (65535, 65535), &[], "",
            &[
                p("QueryName", 1), p("NetworkIndex", 8), p("InterfaceCount", 8), p("AdapterName", 1),
                p("LocalAddress", 1), p("ClientPID", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (3012, 2), "", (2, 255), (65535, 65535), &[], "",
            &[
                p("QueryName", 1), p("NetworkIndex", 8), p("InterfaceCount", 8), p("AdapterName", 1),
                p("LocalAddress", 1), p("ClientPID", 8), p("QueryBlob", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (3013, 0), "", (2, 255), (65535, 65535), &[], "", &[p("QueryName", 1), p("Status", 8), p("QueryResults", 1)]
        ),
        ev(
            (3013, 1), "", (2, 255), (65535, 65535), &[], "",
            &[p("QueryName", 1), p("Status", 8), p("QueryResults", 1), p("ClientPID", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (3013, 2), "", (2, 255), (65535, 65535), &[], "",
            &[p("QueryName", 1), p("Status", 8), p("QueryResults", 1), p("ClientPID", 8), p("QueryBlob", 16)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((3014, 0), "", (2, 255), (65535, 65535), &[], "", T5),
        ev((3014, 1), "", (2, 255), (65535, 65535), &[], "", T13).stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((3014, 2), "", (2, 255), (65535, 65535), &[], "", T14).stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((3015, 0), "", (2, 255), (65535, 65535), &[], "", T5),
        ev(
            (3016, 0), "", (2, 255), (65535, 65535), &[], "",
            &[p("QueryName", 1), p("QueryType", 8), p("QueryOptions", 10), p("InterfaceIndex", 8)]
        ),
        ev(
            (3016, 1), "", (2, 255), (65535, 65535), &[], "",
            &[p("QueryName", 1), p("QueryType", 8), p("QueryOptions", 10), p("InterfaceIndex", 8), p("ClientPID", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (3016, 2), "", (2, 255), (65535, 65535), &[], "",
            &[
                p("QueryName", 1), p("QueryType", 8), p("QueryOptions", 10), p("InterfaceIndex", 8), p("ClientPID", 8),
                p("QueryBlob", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (3018, 0), "", (2, 255), (65535, 65535), &[], "",
            &[p("QueryName", 1), p("QueryType", 8), p("QueryOptions", 10), p("Status", 8), p("QueryResults", 1)]
        ),
        ev(
            (3018, 1), "", (2, 255), (65535, 65535), &[], "",
            &[
                p("QueryName", 1), p("QueryType", 8), p("QueryOptions", 10), p("Status", 8), p("QueryResults", 1),
                p("ClientPID", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (3018, 2), "", (2, 255), (65535, 65535), &[], "",
            &[
                p("QueryName", 1), p("QueryType", 8), p("QueryOptions", 10), p("Status", 8), p("QueryResults", 1),
                p("ClientPID", 8), p("QueryBlob", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (3019, 0), "", (2, 255), (65535, 65535), &[], "",
            &[p("QueryName", 1), p("QueryType", 8), p("InterfaceIndex", 8), p("NetworkIndex", 8)]
        ),
        ev(
            (3019, 1), "", (2, 255), (65535, 65535), &[], "",
            &[p("QueryName", 1), p("QueryType", 8), p("InterfaceIndex", 8), p("NetworkIndex", 8), p("ClientPID", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (3019, 2), "", (2, 255), (65535, 65535), &[], "",
            &[
                p("QueryName", 1), p("QueryType", 8), p("InterfaceIndex", 8), p("NetworkIndex", 8), p("ClientPID", 8),
                p("QueryBlob", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (3020, 0), "", (2, 255), (65535, 65535), &[], "",
            &[
                p("QueryName", 1), p("QueryType", 8), p("NetworkIndex", 8), p("InterfaceIndex", 8), p("Status", 8),
                p("QueryResults", 1)
            ]
        ),
        ev(
            (3020, 1), "", (2, 255), (65535, 65535), &[], "",
            &[
                p("QueryName", 1), p("QueryType", 8), p("NetworkIndex", 8), p("InterfaceIndex", 8), p("Status", 8),
                p("QueryResults", 1), p("ClientPID", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (3020, 2), "", (2, 255), (65535, 65535), &[], "",
            &[
                p("QueryName", 1), p("QueryType", 8), p("NetworkIndex", 8), p("InterfaceIndex", 8), p("Status", 8),
                p("QueryResults", 1), p("ClientPID", 8), p("QueryBlob", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (3023, 0), "", (2, 255), (65535, 65535), &[], "",
            &[p("OperationName", 1), p("Name", 1), p("Flag", 8), p("ClientPID", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (3024, 0), "", (1, 255), (65535, 65535), &[15], "",
            &[p("ActualServer", 1), p("OriginalServer", 1), p("Status", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((8001, 0), "DnsGenericError", (0, 255), (28, 65535), &[1], "", T9),
        ev((8002, 0), "DnsGenericError8002", (0, 255), (28, 65535), &[1], "", T9),
        ev((8003, 0), "DnsRegistration", (1, 255), (27, 65535), &[], "", T10),
        ev((8004, 0), "DnsRegistration8004", (1, 255), (27, 65535), &[], "", T10),
        ev((8005, 0), "DnsRegistration8005", (1, 255), (27, 65535), &[], "", T10),
        ev((8006, 0), "DnsRegistration8006", (1, 255), (27, 65535), &[], "", T10),
        ev((8007, 0), "DnsRegistration8007", (1, 255), (27, 65535), &[], "", T10),
        ev((8008, 0), "DnsRegistration8008", (1, 255), (27, 65535), &[], "", T10),
        ev((8009, 0), "DnsRegistration8009", (2, 255), (27, 65535), &[], "", T10),
        ev((8010, 0), "DnsRegistration8010", (2, 255), (27, 65535), &[], "", T10),
        ev((8011, 0), "DnsRegistration8011", (2, 255), (27, 65535), &[], "", T10),
        ev((8012, 0), "DnsRegistration8012", (2, 255), (27, 65535), &[], "", T10),
        ev((8013, 0), "DnsRegistration8013", (2, 255), (27, 65535), &[], "", T10),
        ev((8014, 0), "DnsRegistration8014", (2, 255), (27, 65535), &[], "", T10),
        ev((8015, 0), "DnsRegistration8015", (1, 255), (27, 65535), &[], "", T10),
        ev((8016, 0), "DnsRegistration8016", (1, 255), (27, 65535), &[], "", T10),
        ev((8017, 0), "DnsRegistration8017", (1, 255), (27, 65535), &[], "", T10),
        ev((8018, 0), "DnsRegistration8018", (1, 255), (27, 65535), &[], "", T10),
        ev((8019, 0), "DnsRegistration8019", (1, 255), (27, 65535), &[], "", T10),
        ev((8020, 0), "DnsRegistration8020", (1, 255), (27, 65535), &[], "", T10),
        ev((8021, 0), "DnsRegistration8021", (1, 255), (27, 65535), &[], "", T10),
        ev((8022, 0), "DnsRegistration8022", (1, 255), (27, 65535), &[], "", T10),
        ev((8023, 0), "DnsRegistration8023", (1, 255), (27, 65535), &[], "", T10),
        ev((8024, 0), "DnsRegistration8024", (1, 255), (27, 65535), &[], "", T10),
        ev((8025, 0), "DnsRegistration8025", (1, 255), (27, 65535), &[], "", T10),
        ev((8026, 0), "DnsRegistration8026", (1, 255), (27, 65535), &[], "", T10),
        ev((8027, 0), "DnsRegistration8027", (2, 255), (27, 65535), &[], "", T10),
        ev((8028, 0), "DnsRegistration8028", (2, 255), (27, 65535), &[], "", T10),
        ev((8029, 0), "DnsRegistration8029", (2, 255), (27, 65535), &[], "", T10),
        ev((8030, 0), "DnsRegistration8030", (2, 255), (27, 65535), &[], "", T10),
        ev((8031, 0), "DnsRegistration8031", (2, 255), (27, 65535), &[], "", T10),
        ev((8032, 0), "DnsRegistration8032", (2, 255), (27, 65535), &[], "", T10),
        ev((8033, 0), "DnsRegistration8033", (1, 255), (27, 65535), &[], "", T10),
        ev((8034, 0), "DnsRegistration8034", (1, 255), (27, 65535), &[], "", T10),
        ev((8035, 0), "DnsRegistration8035", (1, 255), (27, 65535), &[], "", T10),
        ev((8036, 0), "DnsRegistration8036", (1, 255), (27, 65535), &[], "", T10),
        ev((8037, 0), "DnsRegistration8037", (1, 255), (27, 65535), &[], "", T10),
        ev((8038, 0), "DnsRegistration8038", (1, 255), (27, 65535), &[], "", T10),
        ev((8040, 0), "DnsInterception", (1, 255), (37, 65535), &[], "", &[p("DllName", 1)])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((8042, 0), "DnsInterception8042", (0, 255), (37, 65535), &[], "", &[p("DllName", 1)])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (8043, 0), "", (2, 255), (65535, 65535), &[], "",
            &[p("Server", 1), p("NameQuery", 1), p("InterfaceName", 1), p("Template", 1), p("ClientPID", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (8044, 0), "", (2, 255), (65535, 65535), &[], "",
            &[p("Server", 1), p("NameQuery", 1), p("InterfaceName", 1), p("Hostname", 1), p("ClientPID", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (8045, 0), "", (2, 255), (65535, 65535), &[], "",
            &[p("Server", 1), p("TemplateName", 1), p("StatusCode", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((8046, 0), "", (2, 255), (65535, 65535), &[], "", &[p("Server", 1), p("TemplateName", 1), p("ErrorCode", 8)])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((8047, 0), "", (2, 255), (65535, 65535), &[], "", &[p("Server", 1), p("Hostname", 1), p("ErrorCode", 8)])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (8048, 0), "", (0, 255), (65535, 65535), &[], "",
            &[p("Server", 1), p("Template", 1), p("Error", 1), p("ErrorBits", 10)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (8049, 0), "", (0, 255), (65535, 65535), &[], "",
            &[p("Server", 1), p("Hostname", 1), p("Error", 1), p("ErrorBits", 10)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (8051, 0), "", (2, 255), (65535, 65535), &[], "",
            &[
                p("SystemCallDisable", 8), p("ExtensionPointDisable", 8), p("DynamicCode", 8), p("ControlFlowGuard", 8),
                p("BinarySignature", 8), p("FontDisable", 8), p("ImageFlow", 8), p("ChildProcess", 8),
                p("EnforcementKey", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((60004, 0), "DnsNetError", (0, 255), (29, 65535), &[], "", T2),
        ev(
            (60005, 0), "DnsNetWarning", (1, 255), (30, 65535), &[], "",
            &[p("WarningCode", 8), p("Location", 8), p("Context", 8)]
        ),
        ev((60006, 0), "DnsStateTransition", (2, 255), (31, 65535), &[], "", &[p("NextState", 4), p("Context", 8)]),
        ev(
            (60007, 0), "DnsContextUpdate", (2, 255), (32, 65535), &[], "", &[p("Context", 8), p("UpdateReasonCode", 8)]
        ),
        ev((60008, 0), "DnsPolicyReadError", (0, 255), (33, 65535), &[], "", T6),
        ev(
            (60101, 0), "DnsV4Tuple", (2, 255), (34, 65535), &[], "",
            &[
                p("SourceAddress", 8), p("SourcePort", 8), p("DestinationAddress", 8), p("DestinationPort", 8),
                p("Protocol", 8), p("ReferenceContext", 8)
            ]
        ),
        ev(
            (60102, 0), "DnsV6Tuple", (2, 255), (35, 65535), &[], "",
            &[
                p("SourceAddress", 14), p("SourcePort", 8), p("DestinationAddress", 14), p("DestinationPort", 8),
                p("Protocol", 8), p("ReferenceContext", 8)
            ]
        ),
        ev(
            (60103, 0), "DnsInterfaceInfo", (2, 255), (36, 65535), &[], "",
            &[p("IfGuid", 15), p("IfIndex", 8), p("IfLuid", 10), p("ReferenceContext", 8)]
        ),
    ])
    .stated_by(&[&sources::REPNZ_ETW_MANIFESTS]);
