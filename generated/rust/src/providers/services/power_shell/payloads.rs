// Generated from spec/providers/Microsoft-Windows-PowerShell.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Payloads of the events of Microsoft-Windows-PowerShell.
//!
//! A type for each event that has a name, with a getter for each field in all versions of the event.
use crate::rt::provider_payload::*;

use crate::rt::{AnsiStr, FileTime, Guid, Text, Utf16Str};
/// Names of values, and of bits, of fields.
pub mod maps {
    use crate::rt::{map_values, named, values};
    map_values! {
        flags
        /// Names of bits of the map `WSManAuthenticationMechanism`.
        WsManAuthenticationMechanism(u32), size = 4, map = "WSManAuthenticationMechanism", true {
            WSMAN_FLAG_NO_AUTHENTICATION = 0x1, "WSMAN_FLAG_NO_AUTHENTICATION";
            WSMAN_FLAG_AUTH_DIGEST = 0x2, "WSMAN_FLAG_AUTH_DIGEST";
            WSMAN_FLAG_AUTH_NEGOTIATE = 0x4, "WSMAN_FLAG_AUTH_NEGOTIATE";
            WSMAN_FLAG_AUTH_BASIC = 0x8, "WSMAN_FLAG_AUTH_BASIC";
            WSMAN_FLAG_AUTH_KERBEROS = 0x10, "WSMAN_FLAG_AUTH_KERBEROS";
            WSMAN_FLAG_AUTH_CLIENT_CERTIFICATE = 0x20, "WSMAN_FLAG_AUTH_CLIENT_CERTIFICATE";
            WSMAN_FLAG_AUTH_CREDSSP = 0x80, "WSMAN_FLAG_AUTH_CREDSSP";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `SerializationMethod`.
        SerializationMethod(u32), size = 4, map = "SerializationMethod", false {
            ALL_PUBLIC_PROPERTIES = 0x0, "AllPublicProperties";
            STRING = 0x1, "String";
            SPECIFIC_PROPERTIES = 0x2, "SpecificProperties";
        }
    }
}

static PLACES_0: [Place; 0] = places(super::PROVIDER.events[0].fields);
static PLACES_1: [Place; 3] = places(super::PROVIDER.events[3].fields);
static PLACES_2: [Place; 5] = places(super::PROVIDER.events[7].fields);
static PLACES_3: [Place; 2] = places(super::PROVIDER.events[8].fields);
static PLACES_4: [Place; 8] = places(super::PROVIDER.events[15].fields);
static PLACES_5: [Place; 1] = places(super::PROVIDER.events[16].fields);
static PLACES_6: [Place; 3] = places(super::PROVIDER.events[17].fields);
static PLACES_7: [Place; 3] = places(super::PROVIDER.events[21].fields);
static PLACES_8: [Place; 11] = places(super::PROVIDER.events[27].fields);
static PLACES_9: [Place; 2] = places(super::PROVIDER.events[29].fields);
static PLACES_10: [Place; 1] = places(super::PROVIDER.events[30].fields);
static PLACES_11: [Place; 2] = places(super::PROVIDER.events[41].fields);
static PLACES_12: [Place; 3] = places(super::PROVIDER.events[46].fields);
static PLACES_13: [Place; 4] = places(super::PROVIDER.events[47].fields);
static PLACES_14: [Place; 4] = places(super::PROVIDER.events[48].fields);
static PLACES_15: [Place; 2] = places(super::PROVIDER.events[49].fields);
static PLACES_16: [Place; 3] = places(super::PROVIDER.events[50].fields);
static PLACES_17: [Place; 4] = places(super::PROVIDER.events[51].fields);
static PLACES_18: [Place; 2] = places(super::PROVIDER.events[52].fields);
static PLACES_19: [Place; 2] = places(super::PROVIDER.events[53].fields);
static PLACES_20: [Place; 3] = places(super::PROVIDER.events[54].fields);
static PLACES_21: [Place; 3] = places(super::PROVIDER.events[55].fields);
static PLACES_22: [Place; 2] = places(super::PROVIDER.events[56].fields);
static PLACES_23: [Place; 8] = places(super::PROVIDER.events[93].fields);
static PLACES_24: [Place; 6] = places(super::PROVIDER.events[96].fields);
static PLACES_25: [Place; 11] = places(super::PROVIDER.events[98].fields);
static PLACES_26: [Place; 5] = places(super::PROVIDER.events[99].fields);
static PLACES_27: [Place; 2] = places(super::PROVIDER.events[100].fields);
static PLACES_28: [Place; 3] = places(super::PROVIDER.events[101].fields);
static PLACES_29: [Place; 1] = places(super::PROVIDER.events[102].fields);
static PLACES_30: [Place; 1] = places(super::PROVIDER.events[104].fields);
static PLACES_31: [Place; 4] = places(super::PROVIDER.events[105].fields);
static PLACES_32: [Place; 2] = places(super::PROVIDER.events[107].fields);
static PLACES_33: [Place; 2] = places(super::PROVIDER.events[108].fields);
static PLACES_34: [Place; 2] = places(super::PROVIDER.events[109].fields);
static PLACES_35: [Place; 2] = places(super::PROVIDER.events[110].fields);
static PLACES_36: [Place; 2] = places(super::PROVIDER.events[112].fields);
static PLACES_37: [Place; 3] = places(super::PROVIDER.events[116].fields);
static PLACES_38: [Place; 3] = places(super::PROVIDER.events[118].fields);
static PLACES_39: [Place; 2] = places(super::PROVIDER.events[119].fields);
static PLACES_40: [Place; 3] = places(super::PROVIDER.events[120].fields);
static PLACES_41: [Place; 2] = places(super::PROVIDER.events[126].fields);
static PLACES_42: [Place; 1] = places(super::PROVIDER.events[128].fields);
static PLACES_43: [Place; 4] = places(super::PROVIDER.events[129].fields);
static PLACES_44: [Place; 3] = places(super::PROVIDER.events[130].fields);
static PLACES_45: [Place; 3] = places(super::PROVIDER.events[131].fields);
static PLACES_46: [Place; 2] = places(super::PROVIDER.events[133].fields);
static PLACES_47: [Place; 3] = places(super::PROVIDER.events[134].fields);
static PLACES_48: [Place; 4] = places(super::PROVIDER.events[135].fields);
static PLACES_49: [Place; 2] = places(super::PROVIDER.events[139].fields);
static PLACES_50: [Place; 2] = places(super::PROVIDER.events[144].fields);
static PLACES_51: [Place; 1] = places(super::PROVIDER.events[146].fields);
static PLACES_52: [Place; 3] = places(super::PROVIDER.events[148].fields);
static PLACES_53: [Place; 2] = places(super::PROVIDER.events[149].fields);
static PLACES_54: [Place; 2] = places(super::PROVIDER.events[150].fields);
static PLACES_55: [Place; 2] = places(super::PROVIDER.events[151].fields);
static PLACES_56: [Place; 2] = places(super::PROVIDER.events[152].fields);
static PLACES_57: [Place; 1] = places(super::PROVIDER.events[153].fields);
static PLACES_58: [Place; 2] = places(super::PROVIDER.events[154].fields);
static PLACES_59: [Place; 4] = places(super::PROVIDER.events[156].fields);
static PLACES_60: [Place; 1] = places(super::PROVIDER.events[157].fields);
static PLACES_61: [Place; 2] = places(super::PROVIDER.events[161].fields);
static PLACES_62: [Place; 1] = places(super::PROVIDER.events[162].fields);
static PLACES_63: [Place; 2] = places(super::PROVIDER.events[166].fields);
static PLACES_64: [Place; 2] = places(super::PROVIDER.events[167].fields);
static PLACES_65: [Place; 1] = places(super::PROVIDER.events[168].fields);
static PLACES_66: [Place; 1] = places(super::PROVIDER.events[170].fields);
static PLACES_67: [Place; 1] = places(super::PROVIDER.events[174].fields);
static PLACES_68: [Place; 1] = places(super::PROVIDER.events[179].fields);
static PLACES_69: [Place; 2] = places(super::PROVIDER.events[180].fields);
static PLACES_70: [Place; 2] = places(super::PROVIDER.events[181].fields);
static PLACES_71: [Place; 3] = places(super::PROVIDER.events[182].fields);
static PLACES_72: [Place; 4] = places(super::PROVIDER.events[183].fields);
static LAYOUTS_0: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_0, &[]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_0, {
    }
    /// Payload of event 4097, `ConnectTobeusedwhenoperationisjustexecutingamethod_V1`, version 1.
    #[doc(alias = "ConnectTobeusedwhenoperationisjustexecutingamethod_V1")]
    ConnectTobeusedwhenoperationisjustexecutingamethodV1Payload(4097, 0);
    /// Payload of event 4098, `ConnectTobeusedwhenoperationisjustexecutingamethod4098_V1`, version 1.
    #[doc(alias = "ConnectTobeusedwhenoperationisjustexecutingamethod4098_V1")]
    ConnectTobeusedwhenoperationisjustexecutingamethod4098V1Payload(4098, 1);
    /// Payload of event 4099, `ConnectTobeusedwhenoperationisjustexecutingamethod4099_V1`, version 1.
    #[doc(alias = "ConnectTobeusedwhenoperationisjustexecutingamethod4099_V1")]
    ConnectTobeusedwhenoperationisjustexecutingamethod4099V1Payload(4099, 2);
    /// Payload of event 8195, `ConnectOpen(async)_V1`, version 1.
    ConnectOpenAsyncV1Payload(8195, 18);
    /// Payload of event 8196, `ConnectOpen(async)8196_V1`, version 1.
    ConnectOpenAsync8196V1Payload(8196, 19);
    /// Payload of event 12037, `ConnectTobeusedwhenoperationisjustexecutingamethod12037_V1`, version 1.
    #[doc(alias = "ConnectTobeusedwhenoperationisjustexecutingamethod12037_V1")]
    ConnectTobeusedwhenoperationisjustexecutingamethod12037V1Payload(12037, 26);
    /// Payload of event 12039, `ConnectOpen(async)12039_V1`, version 1.
    ConnectOpenAsync12039V1Payload(12039, 28);
    /// Payload of event 24579, `PowerShellISEOperation24579_V1`, version 1.
    #[doc(alias = "PowerShellISEOperation24579_V1")]
    PowerShellIseOperation24579V1Payload(24579, 32);
    /// Payload of event 24580, `PowerShellISEOperation24580_V1`, version 1.
    #[doc(alias = "PowerShellISEOperation24580_V1")]
    PowerShellIseOperation24580V1Payload(24580, 33);
    /// Payload of event 24581, `PowerShellISEOperation24581_V1`, version 1.
    #[doc(alias = "PowerShellISEOperation24581_V1")]
    PowerShellIseOperation24581V1Payload(24581, 34);
    /// Payload of event 24582, `PowerShellISEOperation24582_V1`, version 1.
    #[doc(alias = "PowerShellISEOperation24582_V1")]
    PowerShellIseOperation24582V1Payload(24582, 35);
    /// Payload of event 24583, `PowerShellISEOperation24583_V1`, version 1.
    #[doc(alias = "PowerShellISEOperation24583_V1")]
    PowerShellIseOperation24583V1Payload(24583, 36);
    /// Payload of event 24584, `PowerShellISEOperation24584_V1`, version 1.
    #[doc(alias = "PowerShellISEOperation24584_V1")]
    PowerShellIseOperation24584V1Payload(24584, 37);
    /// Payload of event 24592, `PowerShellISEOperation24592_V1`, version 1.
    #[doc(alias = "PowerShellISEOperation24592_V1")]
    PowerShellIseOperation24592V1Payload(24592, 38);
    /// Payload of event 24593, `None_V1`, version 1.
    #[doc(alias = "None_V1")]
    NoneV1Payload(24593, 39);
    /// Payload of event 24594, `PowerShellISEOperation24594_V1`, version 1.
    #[doc(alias = "PowerShellISEOperation24594_V1")]
    PowerShellIseOperation24594V1Payload(24594, 40);
    /// Payload of event 40961, `PowerShellConsoleStartupStart_V1`, version 1.
    #[doc(alias = "PowerShellConsoleStartupStart_V1")]
    PowerShellConsoleStartupStartV1Payload(40961, 91);
    /// Payload of event 40962, `PowerShellConsoleStartupStop_V1`, version 1.
    #[doc(alias = "PowerShellConsoleStartupStop_V1")]
    PowerShellConsoleStartupStopV1Payload(40962, 92);
    /// Payload of event 45059, `NoneTobeusedwhenoperationisjustexecutingamethod45059_V1`, version 1.
    #[doc(alias = "NoneTobeusedwhenoperationisjustexecutingamethod45059_V1")]
    NoneTobeusedwhenoperationisjustexecutingamethod45059V1Payload(45059, 95);
    /// Payload of event 46356, `None46356_V1`, version 1.
    #[doc(alias = "None46356_V1")]
    None46356V1Payload(46356, 176);
    /// Payload of event 46357, `None46357_V1`, version 1.
    #[doc(alias = "None46357_V1")]
    None46357V1Payload(46357, 177);
    /// Payload of event 46358, `None46358_V1`, version 1.
    #[doc(alias = "None46358_V1")]
    None46358V1Payload(46358, 178);
}

static LAYOUTS_1: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_1, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_1, {
        /// Field `ContextInfo`, `UnicodeString`.
        fn context_info -> Utf16Str<'a> = get(0);
        /// Field `UserData`, `UnicodeString`.
        fn user_data -> Utf16Str<'a> = get(1);
        /// Field `Payload`, `UnicodeString`.
        fn payload -> Utf16Str<'a> = get(2);
    }
    /// Payload of event 4100, `NoneTobeusedwhenanexceptionisraised_V1`, version 1.
    #[doc(alias = "NoneTobeusedwhenanexceptionisraised_V1")]
    NoneTobeusedwhenanexceptionisraisedV1Payload(4100, 3);
    /// Payload of event 4101, `NoneTobeusedwhenanexceptionisraised4101_V1`, version 1.
    #[doc(alias = "NoneTobeusedwhenanexceptionisraised4101_V1")]
    NoneTobeusedwhenanexceptionisraised4101V1Payload(4101, 4);
    /// Payload of event 4102, `NoneTobeusedwhenanexceptionisraised4102_V1`, version 1.
    #[doc(alias = "NoneTobeusedwhenanexceptionisraised4102_V1")]
    NoneTobeusedwhenanexceptionisraised4102V1Payload(4102, 5);
    /// Payload of event 4103, `NoneTobeusedwhenanexceptionisraised4103_V1`, version 1.
    #[doc(alias = "NoneTobeusedwhenanexceptionisraised4103_V1")]
    NoneTobeusedwhenanexceptionisraised4103V1Payload(4103, 6);
    /// Payload of event 7937, `NoneTobeusedwhenoperationisjustexecutingamethod_V1`, version 1.
    #[doc(alias = "NoneTobeusedwhenoperationisjustexecutingamethod_V1")]
    NoneTobeusedwhenoperationisjustexecutingamethodV1Payload(7937, 10);
    /// Payload of event 7938, `NoneTobeusedwhenoperationisjustexecutingamethod7938_V1`, version 1.
    #[doc(alias = "NoneTobeusedwhenoperationisjustexecutingamethod7938_V1")]
    NoneTobeusedwhenoperationisjustexecutingamethod7938V1Payload(7938, 11);
    /// Payload of event 7939, `NoneTobeusedwhenoperationisjustexecutingamethod7939_V1`, version 1.
    #[doc(alias = "NoneTobeusedwhenoperationisjustexecutingamethod7939_V1")]
    NoneTobeusedwhenoperationisjustexecutingamethod7939V1Payload(7939, 12);
    /// Payload of event 7940, `NoneTobeusedwhenoperationisjustexecutingamethod7940_V1`, version 1.
    #[doc(alias = "NoneTobeusedwhenoperationisjustexecutingamethod7940_V1")]
    NoneTobeusedwhenoperationisjustexecutingamethod7940V1Payload(7940, 13);
}

static LAYOUTS_2: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_2, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_2, {
        /// Field `MessageNumber`, `Int32`.
        fn message_number -> i32 = get(0);
        /// Field `MessageTotal`, `Int32`.
        fn message_total -> i32 = get(1);
        /// Field `ScriptBlockText`, `UnicodeString`.
        fn script_block_text -> Utf16Str<'a> = get(2);
        /// Field `ScriptBlockId`, `UnicodeString`.
        fn script_block_id -> Utf16Str<'a> = get(3);
        /// Field `Path`, `UnicodeString`.
        fn path -> Utf16Str<'a> = get(4);
    }
    /// Payload of event 4104, `StartingCommandOncreatecalls_V1`, version 1.
    #[doc(alias = "StartingCommandOncreatecalls_V1")]
    StartingCommandOncreatecallsV1Payload(4104, 7);
}

static LAYOUTS_3: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_3, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_3, {
        /// Field `ScriptBlockId`, `UnicodeString`.
        fn script_block_id -> Utf16Str<'a> = get(0);
        /// Field `RunspaceId`, `UnicodeString`.
        fn runspace_id -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 4105, `StartingCommandOpen(async)_V1`, version 1.
    StartingCommandOpenAsyncV1Payload(4105, 8);
    /// Payload of event 4106, `StoppingCommandClose(Async)_V1`, version 1.
    StoppingCommandCloseAsyncV1Payload(4106, 9);
}

static LAYOUTS_4: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_4, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_4, {
        /// Field `ClassName`, `UnicodeString`.
        fn class_name -> Utf16Str<'a> = get(0);
        /// Field `MethodName`, `UnicodeString`.
        fn method_name -> Utf16Str<'a> = get(1);
        /// Field `WorkflowGuid`, `UnicodeString`.
        fn workflow_guid -> Utf16Str<'a> = get(2);
        /// Field `Message`, `UnicodeString`.
        fn message -> Utf16Str<'a> = get(3);
        /// Field `JobData`, `UnicodeString`.
        fn job_data -> Utf16Str<'a> = get(4);
        /// Field `ActivityName`, `UnicodeString`.
        fn activity_name -> Utf16Str<'a> = get(5);
        /// Field `ActivityGuid`, `UnicodeString`.
        fn activity_guid -> Utf16Str<'a> = get(6);
        /// Field `Parameters`, `UnicodeString`.
        fn parameters -> Utf16Str<'a> = get(7);
    }
    /// Payload of event 7942, `NoneTobeusedwhenoperationisjustexecutingamethod7942_V1`, version 1.
    #[doc(alias = "NoneTobeusedwhenoperationisjustexecutingamethod7942_V1")]
    NoneTobeusedwhenoperationisjustexecutingamethod7942V1Payload(7942, 15);
}

static LAYOUTS_5: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_5, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_5, {
        /// Field `param1`, `UnicodeString`.
        fn param1 -> Utf16Str<'a> = get(0);
    }
    /// Payload of event 8193, `ConnectOBEUSEDWHENANOBJECTISCONSTRUCTEDobeusedwhenanobjectisconstructed_V1`, version 1.
    #[doc(alias = "ConnectOBEUSEDWHENANOBJECTISCONSTRUCTEDobeusedwhenanobjectisconstructed_V1")]
    ConnectObeusedwhenanobjectisconstructeDobeusedwhenanobjectisconstructedV1Payload(8193, 16);
    /// Payload of event 8197, `ConnectOpen(async)8197_V1`, version 1.
    ConnectOpenAsync8197V1Payload(8197, 20);
    /// Payload of event 12033, `ConnectTobeusedwhenoperationisjustexecutingamethod12033_V1`, version 1.
    #[doc(alias = "ConnectTobeusedwhenoperationisjustexecutingamethod12033_V1")]
    ConnectTobeusedwhenoperationisjustexecutingamethod12033V1Payload(12033, 22);
    /// Payload of event 12034, `ConnectTobeusedwhenoperationisjustexecutingamethod12034_V1`, version 1.
    #[doc(alias = "ConnectTobeusedwhenoperationisjustexecutingamethod12034_V1")]
    ConnectTobeusedwhenoperationisjustexecutingamethod12034V1Payload(12034, 23);
    /// Payload of event 12035, `ConnectTobeusedwhenoperationisjustexecutingamethod12035_V1`, version 1.
    #[doc(alias = "ConnectTobeusedwhenoperationisjustexecutingamethod12035_V1")]
    ConnectTobeusedwhenoperationisjustexecutingamethod12035V1Payload(12035, 24);
    /// Payload of event 12036, `ConnectTobeusedwhenoperationisjustexecutingamethod12036_V1`, version 1.
    #[doc(alias = "ConnectTobeusedwhenoperationisjustexecutingamethod12036_V1")]
    ConnectTobeusedwhenoperationisjustexecutingamethod12036V1Payload(12036, 25);
    /// Payload of event 45061, `None45061_V1`, version 1.
    #[doc(alias = "None45061_V1")]
    None45061V1Payload(45061, 97);
}

static LAYOUTS_6: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_6, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_6, {
        /// Field `InstanceId`, `UnicodeString`.
        fn instance_id -> Utf16Str<'a> = get(0);
        /// Field `MaxRunspaces`, `UnicodeString`.
        fn max_runspaces -> Utf16Str<'a> = get(1);
        /// Field `MinRunspaces`, `UnicodeString`.
        fn min_runspaces -> Utf16Str<'a> = get(2);
    }
    /// Payload of event 8194, `ConnectOBEUSEDWHENANOBJECTISCONSTRUCTEDobeusedwhenanobjectisconstructed8194_V1`,
    /// version 1.
    #[doc(alias = "ConnectOBEUSEDWHENANOBJECTISCONSTRUCTEDobeusedwhenanobjectisconstructed8194_V1")]
    ConnectObeusedwhenanobjectisconstructeDobeusedwhenanobjectisconstructed8194V1Payload(8194, 17);
}

static LAYOUTS_7: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_7, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_7, {
        /// Field `param1`, `UnicodeString`.
        fn param1 -> Utf16Str<'a> = get(0);
        /// Field `param2`, `UnicodeString`.
        fn param2 -> Utf16Str<'a> = get(1);
        /// Field `param3`, `UnicodeString`.
        fn param3 -> Utf16Str<'a> = get(2);
    }
    /// Payload of event 8198, `ConnectOpen(async)8198_V1`, version 1.
    ConnectOpenAsync8198V1Payload(8198, 21);
    /// Payload of event 45058, `NoneTobeusedwhenanexceptionisraised45058_V1`, version 1.
    #[doc(alias = "NoneTobeusedwhenanexceptionisraised45058_V1")]
    NoneTobeusedwhenanexceptionisraised45058V1Payload(45058, 94);
    /// Payload of event 53506, `PowerShellNamedPipeIPCTobeusedwhenanexceptionisraised_V1`, version 1.
    #[doc(alias = "PowerShellNamedPipeIPCTobeusedwhenanexceptionisraised_V1")]
    PowerShellNamedPipeIpcTobeusedwhenanexceptionisraisedV1Payload(53506, 186);
    /// Payload of event 53507, `PowerShellNamedPipeIPCONNECTonnect_V1`, version 1.
    #[doc(alias = "PowerShellNamedPipeIPCONNECTonnect_V1")]
    PowerShellNamedPipeIpconnecTonnectV1Payload(53507, 187);
    /// Payload of event 53508, `PowerShellNamedPipeIPCClose(Async)53508_V1`, version 1.
    PowerShellNamedPipeIpcCloseAsync53508V1Payload(53508, 188);
}

static LAYOUTS_8: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_8, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_8, {
        /// Field `uri`, `UnicodeString`.
        fn uri -> Utf16Str<'a> = get(0);
        /// Field `shell`, `UnicodeString`.
        fn shell -> Utf16Str<'a> = get(1);
        /// Field `userName`, `UnicodeString`.
        fn user_name -> Utf16Str<'a> = get(2);
        /// Field `opentimeout`, `UnicodeString`.
        fn opentimeout -> Utf16Str<'a> = get(3);
        /// Field `idletimeout`, `UnicodeString`.
        fn idletimeout -> Utf16Str<'a> = get(4);
        /// Field `canceltimeout`, `UnicodeString`.
        fn canceltimeout -> Utf16Str<'a> = get(5);
        /// Field `auth`, `UInt32`.
        fn auth -> maps::WsManAuthenticationMechanism = get(6);
        /// Field `thumbPrint`, `UnicodeString`.
        fn thumb_print -> Utf16Str<'a> = get(7);
        /// Field `redircount`, `UnicodeString`.
        fn redircount -> Utf16Str<'a> = get(8);
        /// Field `recvdDataSize`, `UnicodeString`.
        fn recvd_data_size -> Utf16Str<'a> = get(9);
        /// Field `recvdObjSize`, `UnicodeString`.
        fn recvd_obj_size -> Utf16Str<'a> = get(10);
    }
    /// Payload of event 12038, `ConnectTobeusedwhenoperationisjustexecutingamethod12038_V1`, version 1.
    #[doc(alias = "ConnectTobeusedwhenoperationisjustexecutingamethod12038_V1")]
    ConnectTobeusedwhenoperationisjustexecutingamethod12038V1Payload(12038, 27);
}

static LAYOUTS_9: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_9, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_9, {
        /// Field `Action`, `UnicodeString`.
        fn action -> Utf16Str<'a> = get(0);
        /// Field `AmsiContext`, `UnicodeString`.
        fn amsi_context -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 16385, `AmsiStateTobeusedwhenoperationisjustexecutingamethod_V1`, version 1.
    #[doc(alias = "AmsiStateTobeusedwhenoperationisjustexecutingamethod_V1")]
    AmsiStateTobeusedwhenoperationisjustexecutingamethodV1Payload(16385, 29);
}

static LAYOUTS_10: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_10, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_10, {
        /// Field `FileName`, `UnicodeString`.
        fn file_name -> Utf16Str<'a> = get(0);
    }
    /// Payload of event 24577, `PowerShellISEOperation_V1`, version 1.
    #[doc(alias = "PowerShellISEOperation_V1")]
    PowerShellIseOperationV1Payload(24577, 30);
    /// Payload of event 24578, `PowerShellISEOperation24578_V1`, version 1.
    #[doc(alias = "PowerShellISEOperation24578_V1")]
    PowerShellIseOperation24578V1Payload(24578, 31);
}

static LAYOUTS_11: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_11, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_11, {
        /// Field `CurrentLine`, `Int32`.
        fn current_line -> i32 = get(0);
        /// Field `FileName`, `UnicodeString`.
        fn file_name -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 24595, `PowerShellISEOperation24595_V1`, version 1.
    #[doc(alias = "PowerShellISEOperation24595_V1")]
    PowerShellIseOperation24595V1Payload(24595, 41);
    /// Payload of event 24596, `PowerShellISEOperation24596_V1`, version 1.
    #[doc(alias = "PowerShellISEOperation24596_V1")]
    PowerShellIseOperation24596V1Payload(24596, 42);
    /// Payload of event 24597, `PowerShellISEOperation24597_V1`, version 1.
    #[doc(alias = "PowerShellISEOperation24597_V1")]
    PowerShellIseOperation24597V1Payload(24597, 43);
    /// Payload of event 24598, `PowerShellISEOperation24598_V1`, version 1.
    #[doc(alias = "PowerShellISEOperation24598_V1")]
    PowerShellIseOperation24598V1Payload(24598, 44);
    /// Payload of event 24599, `PowerShellISEOperation24599_V1`, version 1.
    #[doc(alias = "PowerShellISEOperation24599_V1")]
    PowerShellIseOperation24599V1Payload(24599, 45);
}

static LAYOUTS_12: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_12, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_12, {
        /// Field `DeserializedType`, `UnicodeString`.
        fn deserialized_type -> Utf16Str<'a> = get(0);
        /// Field `CastedToType`, `UnicodeString`.
        fn casted_to_type -> Utf16Str<'a> = get(1);
        /// Field `RehydratedType`, `UnicodeString`.
        fn rehydrated_type -> Utf16Str<'a> = get(2);
    }
    /// Payload of event 28673, `SerializeordeserializeremotingpayloadRehydration_V1`, version 1.
    #[doc(alias = "SerializeordeserializeremotingpayloadRehydration_V1")]
    SerializeordeserializeremotingpayloadRehydrationV1Payload(28673, 46);
}

static LAYOUTS_13: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_13, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_13, {
        /// Field `DeserializedType`, `UnicodeString`.
        fn deserialized_type -> Utf16Str<'a> = get(0);
        /// Field `CastedToType`, `UnicodeString`.
        fn casted_to_type -> Utf16Str<'a> = get(1);
        /// Field `TypeCastException`, `UnicodeString`.
        fn type_cast_exception -> Utf16Str<'a> = get(2);
        /// Field `TypeCastInnerException`, `UnicodeString`.
        fn type_cast_inner_exception -> Utf16Str<'a> = get(3);
    }
    /// Payload of event 28674, `SerializeordeserializeremotingpayloadRehydration28674_V1`, version 1.
    #[doc(alias = "SerializeordeserializeremotingpayloadRehydration28674_V1")]
    SerializeordeserializeremotingpayloadRehydration28674V1Payload(28674, 47);
}

static LAYOUTS_14: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_14, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_14, {
        /// Field `SerializedType`, `UnicodeString`.
        fn serialized_type -> Utf16Str<'a> = get(0);
        /// Field `OriginalDepth`, `Int32`.
        fn original_depth -> i32 = get(1);
        /// Field `OverridenDepth`, `Int32`.
        fn overriden_depth -> i32 = get(2);
        /// Field `CurrentDepthBelowTopLevel`, `Int32`.
        fn current_depth_below_top_level -> i32 = get(3);
    }
    /// Payload of event 28675, `SerializeordeserializeremotingpayloadSerializationsettings_V1`, version 1.
    #[doc(alias = "SerializeordeserializeremotingpayloadSerializationsettings_V1")]
    SerializeordeserializeremotingpayloadSerializationsettingsV1Payload(28675, 48);
}

static LAYOUTS_15: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_15, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_15, {
        /// Field `SerializedType`, `UnicodeString`.
        fn serialized_type -> Utf16Str<'a> = get(0);
        /// Field `OverridenMode`, `UInt32`.
        fn overriden_mode -> maps::SerializationMethod = get(1);
    }
    /// Payload of event 28676, `SerializeordeserializeremotingpayloadSerializationsettings28676_V1`, version 1.
    #[doc(alias = "SerializeordeserializeremotingpayloadSerializationsettings28676_V1")]
    SerializeordeserializeremotingpayloadSerializationsettings28676V1Payload(28676, 49);
}

static LAYOUTS_16: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_16, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_16, {
        /// Field `PropertyName`, `UnicodeString`.
        fn property_name -> Utf16Str<'a> = get(0);
        /// Field `PropertyOwnerType`, `UnicodeString`.
        fn property_owner_type -> Utf16Str<'a> = get(1);
        /// Field `GetterScript`, `UnicodeString`.
        fn getter_script -> Utf16Str<'a> = get(2);
    }
    /// Payload of event 28677, `SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised_V1`, version 1.
    #[doc(alias = "SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised_V1")]
    SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraisedV1Payload(28677, 50);
}

static LAYOUTS_17: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_17, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_17, {
        /// Field `PropertyName`, `UnicodeString`.
        fn property_name -> Utf16Str<'a> = get(0);
        /// Field `PropertyOwnerType`, `UnicodeString`.
        fn property_owner_type -> Utf16Str<'a> = get(1);
        /// Field `Exception`, `UnicodeString`.
        fn exception -> Utf16Str<'a> = get(2);
        /// Field `InnerException`, `UnicodeString`.
        fn inner_exception -> Utf16Str<'a> = get(3);
    }
    /// Payload of event 28678, `SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28678_V1`,
    /// version 1.
    #[doc(alias = "SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28678_V1")]
    SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28678V1Payload(28678, 51);
}

static LAYOUTS_18: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_18, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_18, {
        /// Field `TypeBeingEnumerated`, `UnicodeString`.
        fn type_being_enumerated -> Utf16Str<'a> = get(0);
        /// Field `Exception`, `UnicodeString`.
        fn exception -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 28679, `SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28679_V1`,
    /// version 1.
    #[doc(alias = "SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28679_V1")]
    SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28679V1Payload(28679, 52);
}

static LAYOUTS_19: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_19, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_19, {
        /// Field `Type`, `UnicodeString`.
        fn kind -> Utf16Str<'a> = get(0);
        /// Field `Exception`, `UnicodeString`.
        fn exception -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 28680, `SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28680_V1`,
    /// version 1.
    #[doc(alias = "SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28680_V1")]
    SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28680V1Payload(28680, 53);
}

static LAYOUTS_20: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_20, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_20, {
        /// Field `TypeOfObjectAtMaxDepth`, `UnicodeString`.
        fn type_of_object_at_max_depth -> Utf16Str<'a> = get(0);
        /// Field `PropertyNameAtMaxDepth`, `UnicodeString`.
        fn property_name_at_max_depth -> Utf16Str<'a> = get(1);
        /// Field `Depth`, `Int32`.
        fn depth -> i32 = get(2);
    }
    /// Payload of event 28682, `SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28682_V1`,
    /// version 1.
    #[doc(alias = "SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28682_V1")]
    SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28682V1Payload(28682, 54);
}

static LAYOUTS_21: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_21, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_21, {
        /// Field `LineNumber`, `Int32`.
        fn line_number -> i32 = get(0);
        /// Field `LinePosition`, `Int32`.
        fn line_position -> i32 = get(1);
        /// Field `Exception`, `UnicodeString`.
        fn exception -> Utf16Str<'a> = get(2);
    }
    /// Payload of event 28683, `SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28683_V1`,
    /// version 1.
    #[doc(alias = "SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28683_V1")]
    SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28683V1Payload(28683, 55);
}

static LAYOUTS_22: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_22, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_22, {
        /// Field `TypeOfObjectWithMissingProperty`, `UnicodeString`.
        fn type_of_object_with_missing_property -> Utf16Str<'a> = get(0);
        /// Field `PropertyName`, `UnicodeString`.
        fn property_name -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 28684, `SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28684_V1`,
    /// version 1.
    #[doc(alias = "SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28684_V1")]
    SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28684V1Payload(28684, 56);
}

static LAYOUTS_23: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_23, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_23, {
        /// Field `Message`, `UnicodeString`.
        fn message -> Utf16Str<'a> = get(0);
        /// Field `Category`, `UnicodeString`.
        fn category -> Utf16Str<'a> = get(1);
        /// Field `Reason`, `UnicodeString`.
        fn reason -> Utf16Str<'a> = get(2);
        /// Field `TargetName`, `UnicodeString`.
        fn target_name -> Utf16Str<'a> = get(3);
        /// Field `FullyQualifiedErrorId`, `UnicodeString`.
        fn fully_qualified_error_id -> Utf16Str<'a> = get(4);
        /// Field `ExceptionMessage`, `UnicodeString`.
        fn exception_message -> Utf16Str<'a> = get(5);
        /// Field `ExceptionStackTrace`, `UnicodeString`.
        fn exception_stack_trace -> Utf16Str<'a> = get(6);
        /// Field `ExceptionInnerException`, `UnicodeString`.
        fn exception_inner_exception -> Utf16Str<'a> = get(7);
    }
    /// Payload of event 45057, `NoneTobeusedwhenanexceptionisraised45057_V1`, version 1.
    #[doc(alias = "NoneTobeusedwhenanexceptionisraised45057_V1")]
    NoneTobeusedwhenanexceptionisraised45057V1Payload(45057, 93);
}

static LAYOUTS_24: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_24, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_24, {
        /// Field `Id`, `UnicodeString`.
        fn id -> Utf16Str<'a> = get(0);
        /// Field `InstanceId`, `UnicodeString`.
        fn instance_id -> Utf16Str<'a> = get(1);
        /// Field `Name`, `UnicodeString`.
        fn name -> Utf16Str<'a> = get(2);
        /// Field `Location`, `UnicodeString`.
        fn location -> Utf16Str<'a> = get(3);
        /// Field `State`, `UnicodeString`.
        fn state -> Utf16Str<'a> = get(4);
        /// Field `Command`, `UnicodeString`.
        fn command -> Utf16Str<'a> = get(5);
    }
    /// Payload of event 45060, `NoneTobeusedwhenoperationisjustexecutingamethod45060_V1`, version 1.
    #[doc(alias = "NoneTobeusedwhenoperationisjustexecutingamethod45060_V1")]
    NoneTobeusedwhenoperationisjustexecutingamethod45060V1Payload(45060, 96);
}

static LAYOUTS_25: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_25, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_25, {
        /// Field `uri`, `UnicodeString`.
        fn uri -> Utf16Str<'a> = get(0);
        /// Field `shell`, `UnicodeString`.
        fn shell -> Utf16Str<'a> = get(1);
        /// Field `userName`, `UnicodeString`.
        fn user_name -> Utf16Str<'a> = get(2);
        /// Field `opentimeout`, `UnicodeString`.
        fn opentimeout -> Utf16Str<'a> = get(3);
        /// Field `idletimeout`, `UnicodeString`.
        fn idletimeout -> Utf16Str<'a> = get(4);
        /// Field `canceltimeout`, `UnicodeString`.
        fn canceltimeout -> Utf16Str<'a> = get(5);
        /// Field `auth`, `UInt32`.
        fn auth -> u32 = get(6);
        /// Field `thumbPrint`, `UnicodeString`.
        fn thumb_print -> Utf16Str<'a> = get(7);
        /// Field `redircount`, `UnicodeString`.
        fn redircount -> Utf16Str<'a> = get(8);
        /// Field `recvdDataSize`, `UnicodeString`.
        fn recvd_data_size -> Utf16Str<'a> = get(9);
        /// Field `recvdObjSize`, `UnicodeString`.
        fn recvd_obj_size -> Utf16Str<'a> = get(10);
    }
    /// Payload of event 45062, `NoneTobeusedwhenoperationisjustexecutingamethod45062_V1`, version 1.
    #[doc(alias = "NoneTobeusedwhenoperationisjustexecutingamethod45062_V1")]
    NoneTobeusedwhenoperationisjustexecutingamethod45062V1Payload(45062, 98);
}

static LAYOUTS_26: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_26, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_26, {
        /// Field `endpointName`, `UnicodeString`.
        fn endpoint_name -> Utf16Str<'a> = get(0);
        /// Field `user`, `UnicodeString`.
        fn user -> Utf16Str<'a> = get(1);
        /// Field `hostingMode`, `UnicodeString`.
        fn hosting_mode -> Utf16Str<'a> = get(2);
        /// Field `protocol`, `UnicodeString`.
        fn protocol -> Utf16Str<'a> = get(3);
        /// Field `configuration`, `UnicodeString`.
        fn configuration -> Utf16Str<'a> = get(4);
    }
    /// Payload of event 45063, `WorkflowHostingTobeusedwhenoperationisjustexecutingamethod_V1`, version 1.
    #[doc(alias = "WorkflowHostingTobeusedwhenoperationisjustexecutingamethod_V1")]
    WorkflowHostingTobeusedwhenoperationisjustexecutingamethodV1Payload(45063, 99);
}

static LAYOUTS_27: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_27, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_27, {
        /// Field `workflowId`, `GUID`.
        fn workflow_id -> Guid = get(0);
        /// Field `managedNodes`, `UnicodeString`.
        fn managed_nodes -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 45064, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethodV1Payload(45064, 100);
}

static LAYOUTS_28: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_28, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_28, {
        /// Field `workflowId`, `GUID`.
        fn workflow_id -> Guid = get(0);
        /// Field `newState`, `UnicodeString`.
        fn new_state -> Utf16Str<'a> = get(1);
        /// Field `oldState`, `UnicodeString`.
        fn old_state -> Utf16Str<'a> = get(2);
    }
    /// Payload of event 45065, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45065_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45065_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45065V1Payload(45065, 101);
}

static LAYOUTS_29: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_29, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_29, {
        /// Field `endpointName`, `UnicodeString`.
        fn endpoint_name -> Utf16Str<'a> = get(0);
    }
    /// Payload of event 45072, `WorkflowHostingTobeusedwhenoperationisjustexecutingamethod45072_V1`, version 1.
    #[doc(alias = "WorkflowHostingTobeusedwhenoperationisjustexecutingamethod45072_V1")]
    WorkflowHostingTobeusedwhenoperationisjustexecutingamethod45072V1Payload(45072, 102);
    /// Payload of event 45073, `WorkflowHostingTobeusedwhenoperationisjustexecutingamethod45073_V1`, version 1.
    #[doc(alias = "WorkflowHostingTobeusedwhenoperationisjustexecutingamethod45073_V1")]
    WorkflowHostingTobeusedwhenoperationisjustexecutingamethod45073V1Payload(45073, 103);
    /// Payload of event 45128, `WorkflowHostingTobeusedwhenoperationisjustexecutingamethod45128_V1`, version 1.
    #[doc(alias = "WorkflowHostingTobeusedwhenoperationisjustexecutingamethod45128_V1")]
    WorkflowHostingTobeusedwhenoperationisjustexecutingamethod45128V1Payload(45128, 155);
}

static LAYOUTS_30: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_30, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_30, {
        /// Field `workflowId`, `GUID`.
        fn workflow_id -> Guid = get(0);
    }
    /// Payload of event 45074, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45074_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45074_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45074V1Payload(45074, 104);
    /// Payload of event 45076, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45076_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45076_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45076V1Payload(45076, 106);
    /// Payload of event 45084, `WorkflowValidationTobeusedwhenoperationisjustexecutingamethod_V1`, version 1.
    #[doc(alias = "WorkflowValidationTobeusedwhenoperationisjustexecutingamethod_V1")]
    WorkflowValidationTobeusedwhenoperationisjustexecutingamethodV1Payload(45084, 113);
    /// Payload of event 45085, `WorkflowValidationTobeusedwhenoperationisjustexecutingamethod45085_V1`, version 1.
    #[doc(alias = "WorkflowValidationTobeusedwhenoperationisjustexecutingamethod45085_V1")]
    WorkflowValidationTobeusedwhenoperationisjustexecutingamethod45085V1Payload(45085, 114);
    /// Payload of event 45086, `WorkflowValidationTobeusedwhenoperationisjustexecutingamethod45086_V1`, version 1.
    #[doc(alias = "WorkflowValidationTobeusedwhenoperationisjustexecutingamethod45086_V1")]
    WorkflowValidationTobeusedwhenoperationisjustexecutingamethod45086V1Payload(45086, 115);
    /// Payload of event 45092, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45092_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45092_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45092V1Payload(45092, 121);
    /// Payload of event 45093, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45093_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45093_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45093V1Payload(45093, 122);
    /// Payload of event 45094, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45094_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45094_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45094V1Payload(45094, 123);
    /// Payload of event 45095, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45095_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45095_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45095V1Payload(45095, 124);
    /// Payload of event 45096, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45096_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45096_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45096V1Payload(45096, 125);
    /// Payload of event 45109, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45109_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45109_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45109V1Payload(45109, 136);
    /// Payload of event 45110, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45110_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45110_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45110V1Payload(45110, 137);
    /// Payload of event 45111, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45111_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45111_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45111V1Payload(45111, 138);
    /// Payload of event 45113, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45113_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45113_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45113V1Payload(45113, 140);
    /// Payload of event 45114, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45114_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45114_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45114V1Payload(45114, 141);
    /// Payload of event 45115, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45115_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45115_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45115V1Payload(45115, 142);
    /// Payload of event 45118, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45118_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45118_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45118V1Payload(45118, 145);
}

static LAYOUTS_31: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_31, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_31, {
        /// Field `endpointName`, `UnicodeString`.
        fn endpoint_name -> Utf16Str<'a> = get(0);
        /// Field `configName`, `UnicodeString`.
        fn config_name -> Utf16Str<'a> = get(1);
        /// Field `allowedValue`, `UnicodeString`.
        fn allowed_value -> Utf16Str<'a> = get(2);
        /// Field `valueInQuestion`, `UnicodeString`.
        fn value_in_question -> Utf16Str<'a> = get(3);
    }
    /// Payload of event 45075, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45075_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45075_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45075V1Payload(45075, 105);
}

static LAYOUTS_32: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_32, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_32, {
        /// Field `workflowId`, `GUID`.
        fn workflow_id -> Guid = get(0);
        /// Field `managedNode`, `UnicodeString`.
        fn managed_node -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 45078, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45078_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45078_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45078V1Payload(45078, 107);
}

static LAYOUTS_33: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_33, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_33, {
        /// Field `workflowId`, `GUID`.
        fn workflow_id -> Guid = get(0);
        /// Field `activityName`, `UnicodeString`.
        fn activity_name -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 45079, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45079_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45079_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45079V1Payload(45079, 108);
}

static LAYOUTS_34: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_34, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_34, {
        /// Field `activityName`, `UnicodeString`.
        fn activity_name -> Utf16Str<'a> = get(0);
        /// Field `activityTypeName`, `UnicodeString`.
        fn activity_type_name -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 45080, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45080_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45080_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45080V1Payload(45080, 109);
}

static LAYOUTS_35: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_35, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_35, {
        /// Field `workflowId`, `GUID`.
        fn workflow_id -> Guid = get(0);
        /// Field `xamlFile`, `UnicodeString`.
        fn xaml_file -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 45081, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45081_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45081_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45081V1Payload(45081, 110);
    /// Payload of event 45082, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45082_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45082_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45082V1Payload(45082, 111);
}

static LAYOUTS_36: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_36, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_36, {
        /// Field `workflowId`, `GUID`.
        fn workflow_id -> Guid = get(0);
        /// Field `errorDescription`, `UnicodeString`.
        fn error_description -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 45083, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45083_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45083_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45083V1Payload(45083, 112);
    /// Payload of event 45116, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45116_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45116_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45116V1Payload(45116, 143);
    /// Payload of event 45120, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45120_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45120_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45120V1Payload(45120, 147);
}

static LAYOUTS_37: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_37, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_37, {
        /// Field `workflowId`, `GUID`.
        fn workflow_id -> Guid = get(0);
        /// Field `activityDisplayName`, `UnicodeString`.
        fn activity_display_name -> Utf16Str<'a> = get(1);
        /// Field `activityType`, `UnicodeString`.
        fn activity_type -> Utf16Str<'a> = get(2);
    }
    /// Payload of event 45087, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45087_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45087_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45087V1Payload(45087, 116);
    /// Payload of event 45088, `WorkflowValidationTobeusedwhenoperationisjustexecutingamethod45088_V1`, version 1.
    #[doc(alias = "WorkflowValidationTobeusedwhenoperationisjustexecutingamethod45088_V1")]
    WorkflowValidationTobeusedwhenoperationisjustexecutingamethod45088V1Payload(45088, 117);
}

static LAYOUTS_38: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_38, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_38, {
        /// Field `workflowId`, `GUID`.
        fn workflow_id -> Guid = get(0);
        /// Field `activityName`, `UnicodeString`.
        fn activity_name -> Utf16Str<'a> = get(1);
        /// Field `failureDescription`, `UnicodeString`.
        fn failure_description -> Utf16Str<'a> = get(2);
    }
    /// Payload of event 45089, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45089_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45089_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45089V1Payload(45089, 118);
}

static LAYOUTS_39: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_39, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_39, {
        /// Field `runspaceId`, `UnicodeString`.
        fn runspace_id -> Utf16Str<'a> = get(0);
        /// Field `availability`, `UnicodeString`.
        fn availability -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 45090, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45090_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45090_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45090V1Payload(45090, 119);
}

static LAYOUTS_40: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_40, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_40, {
        /// Field `runspaceId`, `UnicodeString`.
        fn runspace_id -> Utf16Str<'a> = get(0);
        /// Field `newState`, `UnicodeString`.
        fn new_state -> Utf16Str<'a> = get(1);
        /// Field `oldState`, `UnicodeString`.
        fn old_state -> Utf16Str<'a> = get(2);
    }
    /// Payload of event 45091, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45091_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45091_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45091V1Payload(45091, 120);
}

static LAYOUTS_41: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_41, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_41, {
        /// Field `workflowId`, `GUID`.
        fn workflow_id -> Guid = get(0);
        /// Field `path`, `UnicodeString`.
        fn path -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 45097, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45097_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45097_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45097V1Payload(45097, 126);
    /// Payload of event 45098, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45098_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45098_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45098V1Payload(45098, 127);
}

static LAYOUTS_42: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_42, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_42, {
        /// Field `jobId`, `GUID`.
        fn job_id -> Guid = get(0);
    }
    /// Payload of event 45100, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45100_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45100_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45100V1Payload(45100, 128);
    /// Payload of event 45105, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45105_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45105_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45105V1Payload(45105, 132);
}

static LAYOUTS_43: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_43, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_43, {
        /// Field `jobId`, `Int32`.
        fn job_id -> i32 = get(0);
        /// Field `workflowId`, `GUID`.
        fn workflow_id -> Guid = get(1);
        /// Field `newState`, `UnicodeString`.
        fn new_state -> Utf16Str<'a> = get(2);
        /// Field `oldState`, `UnicodeString`.
        fn old_state -> Utf16Str<'a> = get(3);
    }
    /// Payload of event 45101, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45101_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45101_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45101V1Payload(45101, 129);
}

static LAYOUTS_44: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_44, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_44, {
        /// Field `jobId`, `Int32`.
        fn job_id -> i32 = get(0);
        /// Field `workflowId`, `GUID`.
        fn workflow_id -> Guid = get(1);
        /// Field `errorDescription`, `UnicodeString`.
        fn error_description -> Utf16Str<'a> = get(2);
    }
    /// Payload of event 45102, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45102_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45102_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45102V1Payload(45102, 130);
}

static LAYOUTS_45: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_45, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_45, {
        /// Field `parentJobId`, `GUID`.
        fn parent_job_id -> Guid = get(0);
        /// Field `childJobId`, `GUID`.
        fn child_job_id -> Guid = get(1);
        /// Field `childWorkflowId`, `GUID`.
        fn child_workflow_id -> Guid = get(2);
    }
    /// Payload of event 45104, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45104_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45104_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45104V1Payload(45104, 131);
}

static LAYOUTS_46: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_46, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_46, {
        /// Field `jobId`, `GUID`.
        fn job_id -> Guid = get(0);
        /// Field `workflowId`, `GUID`.
        fn workflow_id -> Guid = get(1);
    }
    /// Payload of event 45106, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45106_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45106_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45106V1Payload(45106, 133);
}

static LAYOUTS_47: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_47, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_47, {
        /// Field `parentJobId`, `GUID`.
        fn parent_job_id -> Guid = get(0);
        /// Field `childJobId`, `GUID`.
        fn child_job_id -> Guid = get(1);
        /// Field `workflowId`, `GUID`.
        fn workflow_id -> Guid = get(2);
    }
    /// Payload of event 45107, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45107_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45107_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45107V1Payload(45107, 134);
}

static LAYOUTS_48: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_48, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_48, {
        /// Field `parentJobId`, `GUID`.
        fn parent_job_id -> Guid = get(0);
        /// Field `childJobId`, `GUID`.
        fn child_job_id -> Guid = get(1);
        /// Field `workflowId`, `GUID`.
        fn workflow_id -> Guid = get(2);
        /// Field `error`, `UnicodeString`.
        fn error -> Utf16Str<'a> = get(3);
    }
    /// Payload of event 45108, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45108_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45108_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45108V1Payload(45108, 135);
}

static LAYOUTS_49: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_49, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_49, {
        /// Field `workflowId`, `GUID`.
        fn workflow_id -> Guid = get(0);
        /// Field `reason`, `UnicodeString`.
        fn reason -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 45112, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45112_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45112_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45112V1Payload(45112, 139);
}

static LAYOUTS_50: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_50, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_50, {
        /// Field `workflowId`, `GUID`.
        fn workflow_id -> Guid = get(0);
        /// Field `persistPath`, `UnicodeString`.
        fn persist_path -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 45117, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45117_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45117_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45117V1Payload(45117, 144);
}

static LAYOUTS_51: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_51, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_51, {
        /// Field `activityName`, `UnicodeString`.
        fn activity_name -> Utf16Str<'a> = get(0);
    }
    /// Payload of event 45119, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45119_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45119_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45119V1Payload(45119, 146);
}

static LAYOUTS_52: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_52, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_52, {
        /// Field `endpointName`, `UnicodeString`.
        fn endpoint_name -> Utf16Str<'a> = get(0);
        /// Field `endpointType`, `UnicodeString`.
        fn endpoint_type -> Utf16Str<'a> = get(1);
        /// Field `registeredBy`, `UnicodeString`.
        fn registered_by -> Utf16Str<'a> = get(2);
    }
    /// Payload of event 45121, `ConfigurationTobeusedwhenoperationisjustexecutingamethod_V1`, version 1.
    #[doc(alias = "ConfigurationTobeusedwhenoperationisjustexecutingamethod_V1")]
    ConfigurationTobeusedwhenoperationisjustexecutingamethodV1Payload(45121, 148);
}

static LAYOUTS_53: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_53, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_53, {
        /// Field `endpointName`, `UnicodeString`.
        fn endpoint_name -> Utf16Str<'a> = get(0);
        /// Field `modifiedBy`, `UnicodeString`.
        fn modified_by -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 45122, `ConfigurationTobeusedwhenoperationisjustexecutingamethod45122_V1`, version 1.
    #[doc(alias = "ConfigurationTobeusedwhenoperationisjustexecutingamethod45122_V1")]
    ConfigurationTobeusedwhenoperationisjustexecutingamethod45122V1Payload(45122, 149);
}

static LAYOUTS_54: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_54, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_54, {
        /// Field `endpointName`, `UnicodeString`.
        fn endpoint_name -> Utf16Str<'a> = get(0);
        /// Field `unregisteredBy`, `UnicodeString`.
        fn unregistered_by -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 45123, `ConfigurationTobeusedwhenoperationisjustexecutingamethod45123_V1`, version 1.
    #[doc(alias = "ConfigurationTobeusedwhenoperationisjustexecutingamethod45123_V1")]
    ConfigurationTobeusedwhenoperationisjustexecutingamethod45123V1Payload(45123, 150);
}

static LAYOUTS_55: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_55, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_55, {
        /// Field `endpointName`, `UnicodeString`.
        fn endpoint_name -> Utf16Str<'a> = get(0);
        /// Field `disabledBy`, `UnicodeString`.
        fn disabled_by -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 45124, `ConfigurationTobeusedwhenoperationisjustexecutingamethod45124_V1`, version 1.
    #[doc(alias = "ConfigurationTobeusedwhenoperationisjustexecutingamethod45124_V1")]
    ConfigurationTobeusedwhenoperationisjustexecutingamethod45124V1Payload(45124, 151);
}

static LAYOUTS_56: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_56, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_56, {
        /// Field `endpointName`, `UnicodeString`.
        fn endpoint_name -> Utf16Str<'a> = get(0);
        /// Field `enabledBy`, `UnicodeString`.
        fn enabled_by -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 45125, `ConfigurationTobeusedwhenoperationisjustexecutingamethod45125_V1`, version 1.
    #[doc(alias = "ConfigurationTobeusedwhenoperationisjustexecutingamethod45125_V1")]
    ConfigurationTobeusedwhenoperationisjustexecutingamethod45125V1Payload(45125, 152);
}

static LAYOUTS_57: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_57, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_57, {
        /// Field `command`, `UnicodeString`.
        fn command -> Utf16Str<'a> = get(0);
    }
    /// Payload of event 45126, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45126_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45126_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45126V1Payload(45126, 153);
}

static LAYOUTS_58: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_58, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_58, {
        /// Field `parameters`, `UnicodeString`.
        fn parameters -> Utf16Str<'a> = get(0);
        /// Field `computers`, `UnicodeString`.
        fn computers -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 45127, `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45127_V1`, version 1.
    #[doc(alias = "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45127_V1")]
    WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45127V1Payload(45127, 154);
}

static LAYOUTS_59: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_59, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_59, {
        /// Field `checkpointPath`, `UnicodeString`.
        fn checkpoint_path -> Utf16Str<'a> = get(0);
        /// Field `configProviderId`, `UnicodeString`.
        fn config_provider_id -> Utf16Str<'a> = get(1);
        /// Field `userName`, `UnicodeString`.
        fn user_name -> Utf16Str<'a> = get(2);
        /// Field `path`, `UnicodeString`.
        fn path -> Utf16Str<'a> = get(3);
    }
    /// Payload of event 45129, `None45129_V1`, version 1.
    #[doc(alias = "None45129_V1")]
    None45129V1Payload(45129, 156);
}

static LAYOUTS_60: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_60, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_60, {
        /// Field `TrackingId`, `GUID`.
        fn tracking_id -> Guid = get(0);
    }
    /// Payload of event 46337, `None46337_V1`, version 1.
    #[doc(alias = "None46337_V1")]
    None46337V1Payload(46337, 157);
    /// Payload of event 46338, `None46338_V1`, version 1.
    #[doc(alias = "None46338_V1")]
    None46338V1Payload(46338, 158);
    /// Payload of event 46339, `None46339_V1`, version 1.
    #[doc(alias = "None46339_V1")]
    None46339V1Payload(46339, 159);
    /// Payload of event 46340, `None46340_V1`, version 1.
    #[doc(alias = "None46340_V1")]
    None46340V1Payload(46340, 160);
}

static LAYOUTS_61: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_61, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_61, {
        /// Field `TrackingId`, `GUID`.
        fn tracking_id -> Guid = get(0);
        /// Field `ContainerParentJobInstanceId`, `GUID`.
        fn container_parent_job_instance_id -> Guid = get(1);
    }
    /// Payload of event 46341, `None46341_V1`, version 1.
    #[doc(alias = "None46341_V1")]
    None46341V1Payload(46341, 161);
}

static LAYOUTS_62: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_62, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_62, {
        /// Field `WorkflowJobJobInstanceId`, `GUID`.
        fn workflow_job_job_instance_id -> Guid = get(0);
    }
    /// Payload of event 46342, `None46342_V1`, version 1.
    #[doc(alias = "None46342_V1")]
    None46342V1Payload(46342, 162);
    /// Payload of event 46343, `None46343_V1`, version 1.
    #[doc(alias = "None46343_V1")]
    None46343V1Payload(46343, 163);
    /// Payload of event 46344, `None46344_V1`, version 1.
    #[doc(alias = "None46344_V1")]
    None46344V1Payload(46344, 164);
    /// Payload of event 46345, `None46345_V1`, version 1.
    #[doc(alias = "None46345_V1")]
    None46345V1Payload(46345, 165);
}

static LAYOUTS_63: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_63, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_63, {
        /// Field `WorkflowJobInstanceId`, `GUID`.
        fn workflow_job_instance_id -> Guid = get(0);
        /// Field `ContainerParentJobInstanceId`, `GUID`.
        fn container_parent_job_instance_id -> Guid = get(1);
    }
    /// Payload of event 46346, `None46346_V1`, version 1.
    #[doc(alias = "None46346_V1")]
    None46346V1Payload(46346, 166);
}

static LAYOUTS_64: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_64, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_64, {
        /// Field `ProxyJobInstanceId`, `GUID`.
        fn proxy_job_instance_id -> Guid = get(0);
        /// Field `ContainerParentJobInstanceId`, `GUID`.
        fn container_parent_job_instance_id -> Guid = get(1);
    }
    /// Payload of event 46347, `None46347_V1`, version 1.
    #[doc(alias = "None46347_V1")]
    None46347V1Payload(46347, 167);
}

static LAYOUTS_65: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_65, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_65, {
        /// Field `ContainerParentJobInstanceId`, `GUID`.
        fn container_parent_job_instance_id -> Guid = get(0);
    }
    /// Payload of event 46348, `None46348_V1`, version 1.
    #[doc(alias = "None46348_V1")]
    None46348V1Payload(46348, 168);
    /// Payload of event 46349, `None46349_V1`, version 1.
    #[doc(alias = "None46349_V1")]
    None46349V1Payload(46349, 169);
}

static LAYOUTS_66: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_66, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_66, {
        /// Field `ProxyJobInstanceId`, `GUID`.
        fn proxy_job_instance_id -> Guid = get(0);
    }
    /// Payload of event 46350, `None46350_V1`, version 1.
    #[doc(alias = "None46350_V1")]
    None46350V1Payload(46350, 170);
    /// Payload of event 46351, `None46351_V1`, version 1.
    #[doc(alias = "None46351_V1")]
    None46351V1Payload(46351, 171);
    /// Payload of event 46352, `None46352_V1`, version 1.
    #[doc(alias = "None46352_V1")]
    None46352V1Payload(46352, 172);
    /// Payload of event 46353, `None46353_V1`, version 1.
    #[doc(alias = "None46353_V1")]
    None46353V1Payload(46353, 173);
}

static LAYOUTS_67: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_67, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_67, {
        /// Field `ProxyChildJobInstanceId`, `GUID`.
        fn proxy_child_job_instance_id -> Guid = get(0);
    }
    /// Payload of event 46354, `None46354_V1`, version 1.
    #[doc(alias = "None46354_V1")]
    None46354V1Payload(46354, 174);
    /// Payload of event 46355, `None46355_V1`, version 1.
    #[doc(alias = "None46355_V1")]
    None46355V1Payload(46355, 175);
}

static LAYOUTS_68: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_68, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_68, {
        /// Field `message`, `UnicodeString`.
        fn message -> Utf16Str<'a> = get(0);
    }
    /// Payload of event 49152, `None49152_V1`, version 1.
    #[doc(alias = "None49152_V1")]
    None49152V1Payload(49152, 179);
}

static LAYOUTS_69: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_69, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_69, {
        /// Field `param1`, `UnicodeString`.
        fn param1 -> Utf16Str<'a> = get(0);
        /// Field `param2`, `UnicodeString`.
        fn param2 -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 49153, `None49153_V1`, version 1.
    #[doc(alias = "None49153_V1")]
    None49153V1Payload(49153, 180);
    /// Payload of event 53504, `PowerShellNamedPipeIPCOpen(async)_V1`, version 1.
    PowerShellNamedPipeIpcOpenAsyncV1Payload(53504, 184);
    /// Payload of event 53505, `PowerShellNamedPipeIPCClose(Async)_V1`, version 1.
    PowerShellNamedPipeIpcCloseAsyncV1Payload(53505, 185);
}

static LAYOUTS_70: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_70, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_70, {
        /// Field `ScheduledJobDefName`, `UnicodeString`.
        fn scheduled_job_def_name -> Utf16Str<'a> = get(0);
        /// Field `StartTime`, `UnicodeString`.
        fn start_time -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 53249, `PowerShellScheduledJobsTobeusedwhenoperationisjustexecutingamethod_V1`, version 1.
    #[doc(alias = "PowerShellScheduledJobsTobeusedwhenoperationisjustexecutingamethod_V1")]
    PowerShellScheduledJobsTobeusedwhenoperationisjustexecutingamethodV1Payload(53249, 181);
}

static LAYOUTS_71: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_71, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_71, {
        /// Field `ScheduledJobDefName`, `UnicodeString`.
        fn scheduled_job_def_name -> Utf16Str<'a> = get(0);
        /// Field `StopTime`, `UnicodeString`.
        fn stop_time -> Utf16Str<'a> = get(1);
        /// Field `State`, `UnicodeString`.
        fn state -> Utf16Str<'a> = get(2);
    }
    /// Payload of event 53250, `PowerShellScheduledJobsTobeusedwhenoperationisjustexecutingamethod53250_V1`, version 1.
    #[doc(alias = "PowerShellScheduledJobsTobeusedwhenoperationisjustexecutingamethod53250_V1")]
    PowerShellScheduledJobsTobeusedwhenoperationisjustexecutingamethod53250V1Payload(53250, 182);
}

static LAYOUTS_72: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_72, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_72, {
        /// Field `Name`, `UnicodeString`.
        fn name -> Utf16Str<'a> = get(0);
        /// Field `Message`, `UnicodeString`.
        fn message -> Utf16Str<'a> = get(1);
        /// Field `StackTrace`, `UnicodeString`.
        fn stack_trace -> Utf16Str<'a> = get(2);
        /// Field `InnerException`, `UnicodeString`.
        fn inner_exception -> Utf16Str<'a> = get(3);
    }
    /// Payload of event 53251, `PowerShellScheduledJobsTobeusedwhenanexceptionisraised_V1`, version 1.
    #[doc(alias = "PowerShellScheduledJobsTobeusedwhenanexceptionisraised_V1")]
    PowerShellScheduledJobsTobeusedwhenanexceptionisraisedV1Payload(53251, 183);
}
