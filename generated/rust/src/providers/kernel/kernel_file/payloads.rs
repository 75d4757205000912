// Generated from spec/providers/Microsoft-Windows-Kernel-File.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Payloads of the events of Microsoft-Windows-Kernel-File.
//!
//! A type for each event that has a name, with a getter for each field in all versions of the event.
use crate::rt::provider_payload::*;

use crate::rt::{AnsiStr, FileTime, Guid, Text, Utf16Str};
static PLACES_0: [Place; 2] = places(super::PROVIDER.events[0].fields);
static PLACES_1: [Place; 7] = places(super::PROVIDER.events[2].fields);
static PLACES_2: [Place; 7] = places(super::PROVIDER.events[3].fields);
static PLACES_3: [Place; 4] = places(super::PROVIDER.events[4].fields);
static PLACES_4: [Place; 4] = places(super::PROVIDER.events[5].fields);
static PLACES_5: [Place; 7] = places(super::PROVIDER.events[8].fields);
static PLACES_6: [Place; 8] = places(super::PROVIDER.events[9].fields);
static PLACES_7: [Place; 6] = places(super::PROVIDER.events[12].fields);
static PLACES_8: [Place; 6] = places(super::PROVIDER.events[13].fields);
static PLACES_9: [Place; 8] = places(super::PROVIDER.events[18].fields);
static PLACES_10: [Place; 8] = places(super::PROVIDER.events[19].fields);
static PLACES_11: [Place; 3] = places(super::PROVIDER.events[26].fields);
static PLACES_12: [Place; 7] = places(super::PROVIDER.events[29].fields);
static PLACES_13: [Place; 7] = places(super::PROVIDER.events[30].fields);
static LAYOUTS_0: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_0, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_0, {
        /// Field `FileKey`, `Pointer`.
        fn file_key -> u64 = get(0);
        /// Field `FileName`, `UnicodeString`.
        fn file_name -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 10, `NameCreate`, version 0.
    #[doc(alias = "NameCreate")]
    NameCreatePayload(10, 0);
    /// Payload of event 11, `NameDelete`, version 0.
    #[doc(alias = "NameDelete")]
    NameDeletePayload(11, 1);
}

static LAYOUTS_1: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_1, &[0, 2, ABSENT, 3, 4, 5, 6, 1]),
    layout(&super::PROVIDER, &PLACES_2, &[0, 1, 2, 3, 4, 5, 6, ABSENT]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_1, {
        /// Field `Irp`, `Pointer`.
        fn irp -> u64 = get(0);
        /// Field `FileObject`, `Pointer`.
        fn file_object -> u64 = get(1);
        /// Field `IssuingThreadId`, `UInt32`. Not in version 0.
        fn issuing_thread_id -> Option<u32> = find(2);
        /// Field `CreateOptions`, `UInt32`.
        fn create_options -> u32 = get(3);
        /// Field `CreateAttributes`, `UInt32`.
        fn create_attributes -> u32 = get(4);
        /// Field `ShareAccess`, `UInt32`.
        fn share_access -> u32 = get(5);
        /// Field `FileName`, `UnicodeString`.
        fn file_name -> Utf16Str<'a> = get(6);
        /// Field `ThreadId`, `Pointer`. Not in version 1.
        fn thread_id -> Option<u64> = find(7);
    }
    /// Payload of event 12, `Create`, versions 0 and 1.
    #[doc(alias = "Create")]
    CreatePayload(12, 2);
    /// Payload of event 30, `CreateNewFile`, versions 0 and 1.
    #[doc(alias = "CreateNewFile")]
    CreateNewFilePayload(30, 37);
}

static LAYOUTS_2: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_3, &[0, 2, 3, ABSENT, 1]),
    layout(&super::PROVIDER, &PLACES_4, &[0, 1, 2, 3, ABSENT]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_2, {
        /// Field `Irp`, `Pointer`.
        fn irp -> u64 = get(0);
        /// Field `FileObject`, `Pointer`.
        fn file_object -> u64 = get(1);
        /// Field `FileKey`, `Pointer`.
        fn file_key -> u64 = get(2);
        /// Field `IssuingThreadId`, `UInt32`. Not in version 0.
        fn issuing_thread_id -> Option<u32> = find(3);
        /// Field `ThreadId`, `Pointer`. Not in version 1.
        fn thread_id -> Option<u64> = find(4);
    }
    /// Payload of event 13, `Cleanup`, versions 0 and 1.
    #[doc(alias = "Cleanup")]
    CleanupPayload(13, 4);
    /// Payload of event 14, `Close`, versions 0 and 1.
    #[doc(alias = "Close")]
    ClosePayload(14, 6);
    /// Payload of event 21, `Flush`, versions 0 and 1.
    #[doc(alias = "Flush")]
    FlushPayload(21, 20);
}

static LAYOUTS_3: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_5, &[0, 1, 3, 4, ABSENT, 5, 6, ABSENT, 2]),
    layout(&super::PROVIDER, &PLACES_6, &[0, 1, 2, 3, 4, 5, 6, 7, ABSENT]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_3, {
        /// Field `ByteOffset`, `UInt64`.
        fn byte_offset -> u64 = get(0);
        /// Field `Irp`, `Pointer`.
        fn irp -> u64 = get(1);
        /// Field `FileObject`, `Pointer`.
        fn file_object -> u64 = get(2);
        /// Field `FileKey`, `Pointer`.
        fn file_key -> u64 = get(3);
        /// Field `IssuingThreadId`, `UInt32`. Not in version 0.
        fn issuing_thread_id -> Option<u32> = find(4);
        /// Field `IOSize`, `UInt32`.
        fn io_size -> u32 = get(5);
        /// Field `IOFlags`, `UInt32`.
        fn io_flags -> u32 = get(6);
        /// Field `ExtraFlags`, `UInt32`. Not in version 0.
        fn extra_flags -> Option<u32> = find(7);
        /// Field `ThreadId`, `Pointer`. Not in version 1.
        fn thread_id -> Option<u64> = find(8);
    }
    /// Payload of event 15, `Read`, versions 0 and 1.
    #[doc(alias = "Read")]
    ReadPayload(15, 8);
    /// Payload of event 16, `Write`, versions 0 and 1.
    #[doc(alias = "Write")]
    WritePayload(16, 10);
}

static LAYOUTS_4: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_7, &[0, 2, 3, 4, ABSENT, 5, 1]),
    layout(&super::PROVIDER, &PLACES_8, &[0, 1, 2, 3, 4, 5, ABSENT]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_4, {
        /// Field `Irp`, `Pointer`.
        fn irp -> u64 = get(0);
        /// Field `FileObject`, `Pointer`.
        fn file_object -> u64 = get(1);
        /// Field `FileKey`, `Pointer`.
        fn file_key -> u64 = get(2);
        /// Field `ExtraInformation`, `Pointer`.
        fn extra_information -> u64 = get(3);
        /// Field `IssuingThreadId`, `UInt32`. Not in version 0.
        fn issuing_thread_id -> Option<u32> = find(4);
        /// Field `InfoClass`, `UInt32`.
        fn info_class -> u32 = get(5);
        /// Field `ThreadId`, `Pointer`. Not in version 1.
        fn thread_id -> Option<u64> = find(6);
    }
    /// Payload of event 17, `SetInformation`, versions 0 and 1.
    #[doc(alias = "SetInformation")]
    SetInformationPayload(17, 12);
    /// Payload of event 18, `SetDelete`, versions 0 and 1.
    #[doc(alias = "SetDelete")]
    SetDeletePayload(18, 14);
    /// Payload of event 19, `Rename`, versions 0 and 1.
    #[doc(alias = "Rename")]
    RenamePayload(19, 16);
    /// Payload of event 22, `QueryInformation`, versions 0 and 1.
    #[doc(alias = "QueryInformation")]
    QueryInformationPayload(22, 22);
    /// Payload of event 23, `FSCTL`, versions 0 and 1.
    #[doc(alias = "FSCTL")]
    FsctlPayload(23, 24);
    /// Payload of event 29, `Rename29`, versions 0 and 1.
    #[doc(alias = "Rename29")]
    Rename29Payload(29, 35);
}

static LAYOUTS_5: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_9, &[0, 2, 3, ABSENT, 4, 5, 6, 7, 1]),
    layout(&super::PROVIDER, &PLACES_10, &[0, 1, 2, 3, 4, 5, 6, 7, ABSENT]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_5, {
        /// Field `Irp`, `Pointer`.
        fn irp -> u64 = get(0);
        /// Field `FileObject`, `Pointer`.
        fn file_object -> u64 = get(1);
        /// Field `FileKey`, `Pointer`.
        fn file_key -> u64 = get(2);
        /// Field `IssuingThreadId`, `UInt32`. Not in version 0.
        fn issuing_thread_id -> Option<u32> = find(3);
        /// Field `Length`, `UInt32`.
        fn length -> u32 = get(4);
        /// Field `InfoClass`, `UInt32`.
        fn info_class -> u32 = get(5);
        /// Field `FileIndex`, `UInt32`.
        fn file_index -> u32 = get(6);
        /// Field `FileName`, `UnicodeString`.
        fn file_name -> Utf16Str<'a> = get(7);
        /// Field `ThreadId`, `Pointer`. Not in version 1.
        fn thread_id -> Option<u64> = find(8);
    }
    /// Payload of event 20, `DirEnum`, versions 0 and 1.
    #[doc(alias = "DirEnum")]
    DirEnumPayload(20, 18);
    /// Payload of event 25, `DirNotify`, versions 0 and 1.
    #[doc(alias = "DirNotify")]
    DirNotifyPayload(25, 27);
}

static LAYOUTS_6: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_11, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_6, {
        /// Field `Irp`, `Pointer`.
        fn irp -> u64 = get(0);
        /// Field `ExtraInformation`, `Pointer`.
        fn extra_information -> u64 = get(1);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(2);
    }
    /// Payload of event 24, `OperationEnd`, version 0.
    #[doc(alias = "OperationEnd")]
    OperationEndPayload(24, 26);
}

static LAYOUTS_7: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_12, &[0, 2, 3, 4, ABSENT, 5, 6, 1]),
    layout(&super::PROVIDER, &PLACES_13, &[0, 1, 2, 3, 4, 5, 6, ABSENT]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_7, {
        /// Field `Irp`, `Pointer`.
        fn irp -> u64 = get(0);
        /// Field `FileObject`, `Pointer`.
        fn file_object -> u64 = get(1);
        /// Field `FileKey`, `Pointer`.
        fn file_key -> u64 = get(2);
        /// Field `ExtraInformation`, `Pointer`.
        fn extra_information -> u64 = get(3);
        /// Field `IssuingThreadId`, `UInt32`. Not in version 0.
        fn issuing_thread_id -> Option<u32> = find(4);
        /// Field `InfoClass`, `UInt32`.
        fn info_class -> u32 = get(5);
        /// Field `FilePath`, `UnicodeString`.
        fn file_path -> Utf16Str<'a> = get(6);
        /// Field `ThreadId`, `Pointer`. Not in version 1.
        fn thread_id -> Option<u64> = find(7);
    }
    /// Payload of event 26, `DeletePath`, versions 0 and 1.
    #[doc(alias = "DeletePath")]
    DeletePathPayload(26, 29);
    /// Payload of event 27, `RenamePath`, versions 0 and 1.
    #[doc(alias = "RenamePath")]
    RenamePathPayload(27, 31);
    /// Payload of event 28, `SetLinkPath`, versions 0 and 1.
    #[doc(alias = "SetLinkPath")]
    SetLinkPathPayload(28, 33);
}

static LAYOUTS_8: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_8, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_8, {
        /// Field `Irp`, `Pointer`.
        fn irp -> u64 = get(0);
        /// Field `FileObject`, `Pointer`.
        fn file_object -> u64 = get(1);
        /// Field `FileKey`, `Pointer`.
        fn file_key -> u64 = get(2);
        /// Field `ExtraInformation`, `Pointer`.
        fn extra_information -> u64 = get(3);
        /// Field `IssuingThreadId`, `UInt32`.
        fn issuing_thread_id -> u32 = get(4);
        /// Field `InfoClass`, `UInt32`.
        fn info_class -> u32 = get(5);
    }
    /// Payload of event 31, `SetSecurity_V1`, version 1.
    #[doc(alias = "SetSecurity_V1")]
    SetSecurityV1Payload(31, 39);
    /// Payload of event 32, `QuerySecurity_V1`, version 1.
    #[doc(alias = "QuerySecurity_V1")]
    QuerySecurityV1Payload(32, 40);
    /// Payload of event 33, `SetEA_V1`, version 1.
    #[doc(alias = "SetEA_V1")]
    SetEaV1Payload(33, 41);
    /// Payload of event 34, `QueryEA_V1`, version 1.
    #[doc(alias = "QueryEA_V1")]
    QueryEaV1Payload(34, 42);
}
