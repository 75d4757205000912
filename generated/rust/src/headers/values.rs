// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/ETW_PROVIDER_TRAIT_TYPE.toml
open_enum! {
    /// Type of a provider trait.
    ///
    /// In C: `ETW_PROVIDER_TRAIT_TYPE`, of type `UCHAR`.
    ///
    /// Unknown:
    ///
    /// - First release of each value.
    ///
    /// Source: Microsoft, *Provider Traits*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "ETW_PROVIDER_TRAIT_TYPE")]
    EtwProviderTraitType(u8), size = 1 {
        /// `EtwProviderTraitTypeGroup`. GUID of the provider group that the provider belongs to. Releases unknown.
        #[doc(alias = "EtwProviderTraitTypeGroup")]
        GROUP = 0x01, "EtwProviderTraitTypeGroup";
        /// `EtwProviderTraitDecodeGuid`. Releases unknown.
        #[doc(alias = "EtwProviderTraitDecodeGuid")]
        ETW_PROVIDER_TRAIT_DECODE_GUID = 0x02, "EtwProviderTraitDecodeGuid";
        /// `EtwProviderTraitTypeMax`. One more than the last type in the Windows 11 SDK. The documentation has this
        /// name for 2. Defined; no known use. Releases unknown.
        #[doc(alias = "EtwProviderTraitTypeMax")]
        MAX = 0x03, "EtwProviderTraitTypeMax";
    }, values("ETW_PROVIDER_TRAIT_TYPE", false, &[
        named("EtwProviderTraitTypeGroup", 1, &[]),
        named("EtwProviderTraitDecodeGuid", 2, &[]),
        named("EtwProviderTraitTypeMax", 3, &[]),
    ])
}

// spec/enums/ETW_RT_LOSS.toml
open_enum! {
    /// Event types of the class that reports lost events, buffers and backup files.
    ///
    /// No known name in C; here: `ETW_RT_LOSS`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*.
    EtwRtLoss(u32), size = 4 {
        /// `ETW_RT_LOSS_EVENT`. Events were lost. Releases unknown.
        #[doc(alias = "ETW_RT_LOSS_EVENT")]
        EVENT = 0x00000020, "ETW_RT_LOSS_EVENT";
        /// `ETW_RT_LOSS_BUFFER`. Buffers were lost. Releases unknown.
        #[doc(alias = "ETW_RT_LOSS_BUFFER")]
        BUFFER = 0x00000021, "ETW_RT_LOSS_BUFFER";
        /// `ETW_RT_LOSS_BACKUP`. Buffers that had been saved to a file were lost. Releases unknown.
        #[doc(alias = "ETW_RT_LOSS_BACKUP")]
        BACKUP = 0x00000022, "ETW_RT_LOSS_BACKUP";
    }, values("ETW_RT_LOSS", false, &[
        named("ETW_RT_LOSS_EVENT", 32, &[]),
        named("ETW_RT_LOSS_BUFFER", 33, &[]),
        named("ETW_RT_LOSS_BACKUP", 34, &[]),
    ])
}

impl EtwRtLoss {
    /// GUID of the classic class of these event types.
    pub const CLASS: crate::rt::Guid =
        crate::rt::Guid {
            data1: 0x6a399ae0, data2: 0x4bc6, data3: 0x4de9, data4: [0x87, 0x0b, 0x36, 0x57, 0xf8, 0x94, 0x7e, 0x7e]
        };
}

// spec/enums/ETW_TYPE_VALUE.toml
open_enum! {
    /// Data type of a part of a classic event.
    ///
    /// No known name in C; here: `ETW_TYPE_VALUE`, of type `ULONG`.
    ///
    /// DEFINE_TRACE_MOF_FIELD of EVNTRACE.H stores such a value in DataType of MOF_FIELD, which is documented as
    /// reserved.
    ///
    /// Unknown:
    ///
    /// - Whether the logger reads the value.
    /// - Which development kit first defines each name.
    /// - The layout of each type.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntrace.h*.
    EtwTypeValue(u32), size = 4 {
        /// `ETW_NULL_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_NULL_TYPE_VALUE")]
        NULL_TYPE_VALUE = 0x00000000, "ETW_NULL_TYPE_VALUE";
        /// `ETW_OBJECT_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_OBJECT_TYPE_VALUE")]
        OBJECT_TYPE_VALUE = 0x00000001, "ETW_OBJECT_TYPE_VALUE";
        /// `ETW_STRING_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_STRING_TYPE_VALUE")]
        STRING_TYPE_VALUE = 0x00000002, "ETW_STRING_TYPE_VALUE";
        /// `ETW_SBYTE_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_SBYTE_TYPE_VALUE")]
        SBYTE_TYPE_VALUE = 0x00000003, "ETW_SBYTE_TYPE_VALUE";
        /// `ETW_BYTE_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_BYTE_TYPE_VALUE")]
        BYTE_TYPE_VALUE = 0x00000004, "ETW_BYTE_TYPE_VALUE";
        /// `ETW_INT16_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_INT16_TYPE_VALUE")]
        INT16_TYPE_VALUE = 0x00000005, "ETW_INT16_TYPE_VALUE";
        /// `ETW_UINT16_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_UINT16_TYPE_VALUE")]
        UINT16_TYPE_VALUE = 0x00000006, "ETW_UINT16_TYPE_VALUE";
        /// `ETW_INT32_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_INT32_TYPE_VALUE")]
        INT32_TYPE_VALUE = 0x00000007, "ETW_INT32_TYPE_VALUE";
        /// `ETW_UINT32_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_UINT32_TYPE_VALUE")]
        UINT32_TYPE_VALUE = 0x00000008, "ETW_UINT32_TYPE_VALUE";
        /// `ETW_INT64_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_INT64_TYPE_VALUE")]
        INT64_TYPE_VALUE = 0x00000009, "ETW_INT64_TYPE_VALUE";
        /// `ETW_UINT64_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_UINT64_TYPE_VALUE")]
        UINT64_TYPE_VALUE = 0x0000000a, "ETW_UINT64_TYPE_VALUE";
        /// `ETW_CHAR_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_CHAR_TYPE_VALUE")]
        CHAR_TYPE_VALUE = 0x0000000b, "ETW_CHAR_TYPE_VALUE";
        /// `ETW_SINGLE_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_SINGLE_TYPE_VALUE")]
        SINGLE_TYPE_VALUE = 0x0000000c, "ETW_SINGLE_TYPE_VALUE";
        /// `ETW_DOUBLE_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_DOUBLE_TYPE_VALUE")]
        DOUBLE_TYPE_VALUE = 0x0000000d, "ETW_DOUBLE_TYPE_VALUE";
        /// `ETW_BOOLEAN_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_BOOLEAN_TYPE_VALUE")]
        BOOLEAN_TYPE_VALUE = 0x0000000e, "ETW_BOOLEAN_TYPE_VALUE";
        /// `ETW_DECIMAL_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_DECIMAL_TYPE_VALUE")]
        DECIMAL_TYPE_VALUE = 0x0000000f, "ETW_DECIMAL_TYPE_VALUE";
        /// `ETW_GUID_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_GUID_TYPE_VALUE")]
        GUID_TYPE_VALUE = 0x00000065, "ETW_GUID_TYPE_VALUE";
        /// `ETW_ASCIICHAR_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_ASCIICHAR_TYPE_VALUE")]
        ASCIICHAR_TYPE_VALUE = 0x00000066, "ETW_ASCIICHAR_TYPE_VALUE";
        /// `ETW_ASCIISTRING_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_ASCIISTRING_TYPE_VALUE")]
        ASCIISTRING_TYPE_VALUE = 0x00000067, "ETW_ASCIISTRING_TYPE_VALUE";
        /// `ETW_COUNTED_STRING_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_COUNTED_STRING_TYPE_VALUE")]
        COUNTED_STRING_TYPE_VALUE = 0x00000068, "ETW_COUNTED_STRING_TYPE_VALUE";
        /// `ETW_POINTER_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_POINTER_TYPE_VALUE")]
        POINTER_TYPE_VALUE = 0x00000069, "ETW_POINTER_TYPE_VALUE";
        /// `ETW_SIZET_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_SIZET_TYPE_VALUE")]
        SIZET_TYPE_VALUE = 0x0000006a, "ETW_SIZET_TYPE_VALUE";
        /// `ETW_HIDDEN_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_HIDDEN_TYPE_VALUE")]
        HIDDEN_TYPE_VALUE = 0x0000006b, "ETW_HIDDEN_TYPE_VALUE";
        /// `ETW_BOOL_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_BOOL_TYPE_VALUE")]
        BOOL_TYPE_VALUE = 0x0000006c, "ETW_BOOL_TYPE_VALUE";
        /// `ETW_COUNTED_ANSISTRING_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_COUNTED_ANSISTRING_TYPE_VALUE")]
        COUNTED_ANSISTRING_TYPE_VALUE = 0x0000006d, "ETW_COUNTED_ANSISTRING_TYPE_VALUE";
        /// `ETW_REVERSED_COUNTED_STRING_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_REVERSED_COUNTED_STRING_TYPE_VALUE")]
        REVERSED_COUNTED_STRING_TYPE_VALUE = 0x0000006e, "ETW_REVERSED_COUNTED_STRING_TYPE_VALUE";
        /// `ETW_REVERSED_COUNTED_ANSISTRING_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_REVERSED_COUNTED_ANSISTRING_TYPE_VALUE")]
        REVERSED_COUNTED_ANSISTRING_TYPE_VALUE = 0x0000006f, "ETW_REVERSED_COUNTED_ANSISTRING_TYPE_VALUE";
        /// `ETW_NON_NULL_TERMINATED_STRING_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_NON_NULL_TERMINATED_STRING_TYPE_VALUE")]
        NON_NULL_TERMINATED_STRING_TYPE_VALUE = 0x00000070, "ETW_NON_NULL_TERMINATED_STRING_TYPE_VALUE";
        /// `ETW_REDUCED_ANSISTRING_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_REDUCED_ANSISTRING_TYPE_VALUE")]
        REDUCED_ANSISTRING_TYPE_VALUE = 0x00000071, "ETW_REDUCED_ANSISTRING_TYPE_VALUE";
        /// `ETW_REDUCED_STRING_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_REDUCED_STRING_TYPE_VALUE")]
        REDUCED_STRING_TYPE_VALUE = 0x00000072, "ETW_REDUCED_STRING_TYPE_VALUE";
        /// `ETW_SID_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_SID_TYPE_VALUE")]
        SID_TYPE_VALUE = 0x00000073, "ETW_SID_TYPE_VALUE";
        /// `ETW_VARIANT_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_VARIANT_TYPE_VALUE")]
        VARIANT_TYPE_VALUE = 0x00000074, "ETW_VARIANT_TYPE_VALUE";
        /// `ETW_PTVECTOR_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_PTVECTOR_TYPE_VALUE")]
        PTVECTOR_TYPE_VALUE = 0x00000075, "ETW_PTVECTOR_TYPE_VALUE";
        /// `ETW_WMITIME_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_WMITIME_TYPE_VALUE")]
        WMITIME_TYPE_VALUE = 0x00000076, "ETW_WMITIME_TYPE_VALUE";
        /// `ETW_DATETIME_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_DATETIME_TYPE_VALUE")]
        DATETIME_TYPE_VALUE = 0x00000077, "ETW_DATETIME_TYPE_VALUE";
        /// `ETW_REFRENCE_TYPE_VALUE`. The spelling is that of the header. Releases unknown.
        #[doc(alias = "ETW_REFRENCE_TYPE_VALUE")]
        REFRENCE_TYPE_VALUE = 0x00000078, "ETW_REFRENCE_TYPE_VALUE";
    }, values("ETW_TYPE_VALUE", false, &[
        named("ETW_NULL_TYPE_VALUE", 0, &[]),
        named("ETW_OBJECT_TYPE_VALUE", 1, &[]),
        named("ETW_STRING_TYPE_VALUE", 2, &[]),
        named("ETW_SBYTE_TYPE_VALUE", 3, &[]),
        named("ETW_BYTE_TYPE_VALUE", 4, &[]),
        named("ETW_INT16_TYPE_VALUE", 5, &[]),
        named("ETW_UINT16_TYPE_VALUE", 6, &[]),
        named("ETW_INT32_TYPE_VALUE", 7, &[]),
        named("ETW_UINT32_TYPE_VALUE", 8, &[]),
        named("ETW_INT64_TYPE_VALUE", 9, &[]),
        named("ETW_UINT64_TYPE_VALUE", 10, &[]),
        named("ETW_CHAR_TYPE_VALUE", 11, &[]),
        named("ETW_SINGLE_TYPE_VALUE", 12, &[]),
        named("ETW_DOUBLE_TYPE_VALUE", 13, &[]),
        named("ETW_BOOLEAN_TYPE_VALUE", 14, &[]),
        named("ETW_DECIMAL_TYPE_VALUE", 15, &[]),
        named("ETW_GUID_TYPE_VALUE", 101, &[]),
        named("ETW_ASCIICHAR_TYPE_VALUE", 102, &[]),
        named("ETW_ASCIISTRING_TYPE_VALUE", 103, &[]),
        named("ETW_COUNTED_STRING_TYPE_VALUE", 104, &[]),
        named("ETW_POINTER_TYPE_VALUE", 105, &[]),
        named("ETW_SIZET_TYPE_VALUE", 106, &[]),
        named("ETW_HIDDEN_TYPE_VALUE", 107, &[]),
        named("ETW_BOOL_TYPE_VALUE", 108, &[]),
        named("ETW_COUNTED_ANSISTRING_TYPE_VALUE", 109, &[]),
        named("ETW_REVERSED_COUNTED_STRING_TYPE_VALUE", 110, &[]),
        named("ETW_REVERSED_COUNTED_ANSISTRING_TYPE_VALUE", 111, &[]),
        named("ETW_NON_NULL_TERMINATED_STRING_TYPE_VALUE", 112, &[]),
        named("ETW_REDUCED_ANSISTRING_TYPE_VALUE", 113, &[]),
        named("ETW_REDUCED_STRING_TYPE_VALUE", 114, &[]),
        named("ETW_SID_TYPE_VALUE", 115, &[]),
        named("ETW_VARIANT_TYPE_VALUE", 116, &[]),
        named("ETW_PTVECTOR_TYPE_VALUE", 117, &[]),
        named("ETW_WMITIME_TYPE_VALUE", 118, &[]),
        named("ETW_DATETIME_TYPE_VALUE", 119, &[]),
        named("ETW_REFRENCE_TYPE_VALUE", 120, &[]),
    ])
}

// spec/enums/EVENT_DATA_DESCRIPTOR_TYPE.toml
open_enum! {
    /// Kind of data that a provider passes in a data descriptor.
    ///
    /// No known name in C; here: `EVENT_DATA_DESCRIPTOR_TYPE`, of type `UCHAR`.
    ///
    /// Unknown:
    ///
    /// - First release of each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    EventDataDescriptorType(u8), size = 1 {
        /// `EVENT_DATA_DESCRIPTOR_TYPE_NONE`. Part of the payload. Releases unknown.
        #[doc(alias = "EVENT_DATA_DESCRIPTOR_TYPE_NONE")]
        NONE = 0x00, "EVENT_DATA_DESCRIPTOR_TYPE_NONE";
        /// `EVENT_DATA_DESCRIPTOR_TYPE_EVENT_METADATA`. Event metadata: an EVENT_SCHEMA_TL. Releases unknown.
        #[doc(alias = "EVENT_DATA_DESCRIPTOR_TYPE_EVENT_METADATA")]
        EVENT_METADATA = 0x01, "EVENT_DATA_DESCRIPTOR_TYPE_EVENT_METADATA";
        /// `EVENT_DATA_DESCRIPTOR_TYPE_PROVIDER_METADATA`. Provider traits: an EVENT_PROVIDER_TRAITS. Releases unknown.
        #[doc(alias = "EVENT_DATA_DESCRIPTOR_TYPE_PROVIDER_METADATA")]
        PROVIDER_METADATA = 0x02, "EVENT_DATA_DESCRIPTOR_TYPE_PROVIDER_METADATA";
        /// `EVENT_DATA_DESCRIPTOR_TYPE_TIMESTAMP_OVERRIDE`. Releases unknown.
        #[doc(alias = "EVENT_DATA_DESCRIPTOR_TYPE_TIMESTAMP_OVERRIDE")]
        TIMESTAMP_OVERRIDE = 0x03, "EVENT_DATA_DESCRIPTOR_TYPE_TIMESTAMP_OVERRIDE";
    }, values("EVENT_DATA_DESCRIPTOR_TYPE", false, &[
        named("EVENT_DATA_DESCRIPTOR_TYPE_NONE", 0, &[]),
        named("EVENT_DATA_DESCRIPTOR_TYPE_EVENT_METADATA", 1, &[]),
        named("EVENT_DATA_DESCRIPTOR_TYPE_PROVIDER_METADATA", 2, &[]),
        named("EVENT_DATA_DESCRIPTOR_TYPE_TIMESTAMP_OVERRIDE", 3, &[]),
    ])
}

// spec/enums/EVENT_HEADER_EXT_TYPE.toml
open_enum! {
    /// Type of an item that follows an EVENT_HEADER.
    ///
    /// No known name in C; here: `EVENT_HEADER_EXT_TYPE`, of type `USHORT`.
    ///
    /// Unknown:
    ///
    /// - Releases in which the kernel writes each type.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    EventHeaderExtType(u16), size = 2 {
        /// `EVENT_HEADER_EXT_TYPE_RELATED_ACTIVITYID`. EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID: related activity ID, set
        /// by the provider. Releases unknown.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_RELATED_ACTIVITYID")]
        RELATED_ACTIVITYID = 0x0001, "EVENT_HEADER_EXT_TYPE_RELATED_ACTIVITYID";
        /// `EVENT_HEADER_EXT_TYPE_SID`. SID of the user that logged the event. Releases unknown.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_SID")]
        SID = 0x0002, "EVENT_HEADER_EXT_TYPE_SID";
        /// `EVENT_HEADER_EXT_TYPE_TS_ID`. EVENT_EXTENDED_ITEM_TS_ID: terminal session in which the event was logged.
        /// Releases unknown.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_TS_ID")]
        TS_ID = 0x0003, "EVENT_HEADER_EXT_TYPE_TS_ID";
        /// `EVENT_HEADER_EXT_TYPE_INSTANCE_INFO`. EVENT_EXTENDED_ITEM_INSTANCE: instance that the event belongs to.
        /// Releases unknown.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_INSTANCE_INFO")]
        INSTANCE_INFO = 0x0004, "EVENT_HEADER_EXT_TYPE_INSTANCE_INFO";
        /// `EVENT_HEADER_EXT_TYPE_STACK_TRACE32`. EVENT_EXTENDED_ITEM_STACK_TRACE32: call stack of 32-bit addresses.
        /// Releases unknown.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_STACK_TRACE32")]
        STACK_TRACE32 = 0x0005, "EVENT_HEADER_EXT_TYPE_STACK_TRACE32";
        /// `EVENT_HEADER_EXT_TYPE_STACK_TRACE64`. EVENT_EXTENDED_ITEM_STACK_TRACE64: call stack of 64-bit addresses.
        /// Releases unknown.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_STACK_TRACE64")]
        STACK_TRACE64 = 0x0006, "EVENT_HEADER_EXT_TYPE_STACK_TRACE64";
        /// `EVENT_HEADER_EXT_TYPE_PEBS_INDEX`. EVENT_EXTENDED_ITEM_PEBS_INDEX. Releases unknown.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_PEBS_INDEX")]
        PEBS_INDEX = 0x0007, "EVENT_HEADER_EXT_TYPE_PEBS_INDEX";
        /// `EVENT_HEADER_EXT_TYPE_PMC_COUNTERS`. EVENT_EXTENDED_ITEM_PMC_COUNTERS: values of the processor's
        /// performance counters. Releases unknown.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_PMC_COUNTERS")]
        PMC_COUNTERS = 0x0008, "EVENT_HEADER_EXT_TYPE_PMC_COUNTERS";
        /// `EVENT_HEADER_EXT_TYPE_PSM_KEY`. EVENT_EXTENDED_ITEM_PSM_KEY: key of the packaged application, inferred from
        /// the name. Releases unknown.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_PSM_KEY")]
        PSM_KEY = 0x0009, "EVENT_HEADER_EXT_TYPE_PSM_KEY";
        /// `EVENT_HEADER_EXT_TYPE_EVENT_KEY`. EVENT_EXTENDED_ITEM_EVENT_KEY: number of the event, the same in every
        /// session that receives it. Releases unknown.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_EVENT_KEY")]
        EVENT_KEY = 0x000a, "EVENT_HEADER_EXT_TYPE_EVENT_KEY";
        /// `EVENT_HEADER_EXT_TYPE_EVENT_SCHEMA_TL`. EVENT_SCHEMA_TL: TraceLogging schema of the payload, sent by the
        /// provider. Releases unknown.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_EVENT_SCHEMA_TL")]
        EVENT_SCHEMA_TL = 0x000b, "EVENT_HEADER_EXT_TYPE_EVENT_SCHEMA_TL";
        /// `EVENT_HEADER_EXT_TYPE_PROV_TRAITS`. EVENT_PROVIDER_TRAITS: traits of the provider. Releases unknown.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_PROV_TRAITS")]
        PROV_TRAITS = 0x000c, "EVENT_HEADER_EXT_TYPE_PROV_TRAITS";
        /// `EVENT_HEADER_EXT_TYPE_PROCESS_START_KEY`. EVENT_EXTENDED_ITEM_PROCESS_START_KEY: number of the process, not
        /// reused until the next start of Windows. Releases unknown.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_PROCESS_START_KEY")]
        PROCESS_START_KEY = 0x000d, "EVENT_HEADER_EXT_TYPE_PROCESS_START_KEY";
        /// `EVENT_HEADER_EXT_TYPE_CONTROL_GUID`. EVENT_EXTENDED_ITEM_CONTROL_GUID: control GUID, inferred from the
        /// name. Releases unknown.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_CONTROL_GUID")]
        CONTROL_GUID = 0x000e, "EVENT_HEADER_EXT_TYPE_CONTROL_GUID";
        /// `EVENT_HEADER_EXT_TYPE_QPC_DELTA`. EVENT_EXTENDED_ITEM_QPC_DELTA: difference of performance counters,
        /// inferred from the name. Releases unknown.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_QPC_DELTA")]
        QPC_DELTA = 0x000f, "EVENT_HEADER_EXT_TYPE_QPC_DELTA";
        /// `EVENT_HEADER_EXT_TYPE_CONTAINER_ID`. EVENT_EXTENDED_ITEM_CONTAINER_ID: container in which the event was
        /// logged. Releases unknown.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_CONTAINER_ID")]
        CONTAINER_ID = 0x0010, "EVENT_HEADER_EXT_TYPE_CONTAINER_ID";
        /// `EVENT_HEADER_EXT_TYPE_STACK_KEY32`. EVENT_EXTENDED_ITEM_STACK_KEY32: key of a call stack. Releases unknown.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_STACK_KEY32")]
        STACK_KEY32 = 0x0011, "EVENT_HEADER_EXT_TYPE_STACK_KEY32";
        /// `EVENT_HEADER_EXT_TYPE_STACK_KEY64`. EVENT_EXTENDED_ITEM_STACK_KEY64: key of a call stack. Releases unknown.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_STACK_KEY64")]
        STACK_KEY64 = 0x0012, "EVENT_HEADER_EXT_TYPE_STACK_KEY64";
        /// `EVENT_HEADER_EXT_TYPE_MAX`. One more than the last type in the Windows 11 SDK. Older development kits have
        /// this name for 0x0E and for 0x09. Defined; no known use. Releases unknown.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_MAX")]
        MAX = 0x0013, "EVENT_HEADER_EXT_TYPE_MAX";
    }, values("EVENT_HEADER_EXT_TYPE", false, &[
        named("EVENT_HEADER_EXT_TYPE_RELATED_ACTIVITYID", 1, &[]),
        named("EVENT_HEADER_EXT_TYPE_SID", 2, &[]),
        named("EVENT_HEADER_EXT_TYPE_TS_ID", 3, &[]),
        named("EVENT_HEADER_EXT_TYPE_INSTANCE_INFO", 4, &[]),
        named("EVENT_HEADER_EXT_TYPE_STACK_TRACE32", 5, &[]),
        named("EVENT_HEADER_EXT_TYPE_STACK_TRACE64", 6, &[]),
        named("EVENT_HEADER_EXT_TYPE_PEBS_INDEX", 7, &[]),
        named("EVENT_HEADER_EXT_TYPE_PMC_COUNTERS", 8, &[]),
        named("EVENT_HEADER_EXT_TYPE_PSM_KEY", 9, &[]),
        named("EVENT_HEADER_EXT_TYPE_EVENT_KEY", 10, &[]),
        named("EVENT_HEADER_EXT_TYPE_EVENT_SCHEMA_TL", 11, &[]),
        named("EVENT_HEADER_EXT_TYPE_PROV_TRAITS", 12, &[]),
        named("EVENT_HEADER_EXT_TYPE_PROCESS_START_KEY", 13, &[]),
        named("EVENT_HEADER_EXT_TYPE_CONTROL_GUID", 14, &[]),
        named("EVENT_HEADER_EXT_TYPE_QPC_DELTA", 15, &[]),
        named("EVENT_HEADER_EXT_TYPE_CONTAINER_ID", 16, &[]),
        named("EVENT_HEADER_EXT_TYPE_STACK_KEY32", 17, &[]),
        named("EVENT_HEADER_EXT_TYPE_STACK_KEY64", 18, &[]),
        named("EVENT_HEADER_EXT_TYPE_MAX", 19, &[]),
    ])
}

// spec/enums/EVENT_HEADER_FLAGS.toml
flags! {
    /// Origin of an event, and whether items follow its header.
    ///
    /// No known name in C; here: `EVENT_HEADER_FLAGS`, of type `USHORT`.
    ///
    /// Most flags are set for consumers. In a trace buffer most of them have no meaning. Several only indicate to a
    /// consumer that the event had another header type in the buffer.
    ///
    /// Defined in EVNTCONS.H.
    ///
    /// Unknown:
    ///
    /// - Flags that a header in a trace buffer can have, other than EVENT_HEADER_FLAG_EXTENDED_INFO.
    ///
    /// Source: Geoff Chappell, *EVENT_HEADER*; The mingw-w64 developers, *evntcons.h*;
    /// Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    EventHeaderFlags(u16), size = 2 {
        /// `EVENT_HEADER_FLAG_EXTENDED_INFO`. At least one item follows the header. The kernel sets this flag in trace
        /// buffers. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_HEADER_FLAG_EXTENDED_INFO")]
        EXTENDED_INFO = 0x0001, "EVENT_HEADER_FLAG_EXTENDED_INFO";
        /// `EVENT_HEADER_FLAG_PRIVATE_SESSION`. Logged by a user-mode logger. ProcessorTime contains the processor
        /// time. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_HEADER_FLAG_PRIVATE_SESSION")]
        PRIVATE_SESSION = 0x0002, "EVENT_HEADER_FLAG_PRIVATE_SESSION";
        /// `EVENT_HEADER_FLAG_STRING_ONLY`. The payload is a NUL-terminated UTF-16 string. Documented for development
        /// kits of 6.0+.
        #[doc(alias = "EVENT_HEADER_FLAG_STRING_ONLY")]
        STRING_ONLY = 0x0004, "EVENT_HEADER_FLAG_STRING_ONLY";
        /// `EVENT_HEADER_FLAG_TRACE_MESSAGE`. The event had a MESSAGE_TRACE_HEADER in the trace buffer. Documented for
        /// development kits of 6.0+.
        #[doc(alias = "EVENT_HEADER_FLAG_TRACE_MESSAGE")]
        TRACE_MESSAGE = 0x0008, "EVENT_HEADER_FLAG_TRACE_MESSAGE";
        /// `EVENT_HEADER_FLAG_NO_CPUTIME`. No kernel-mode and user-mode times: ProcessorTime is valid. Documented for
        /// development kits of 6.0+.
        #[doc(alias = "EVENT_HEADER_FLAG_NO_CPUTIME")]
        NO_CPUTIME = 0x0010, "EVENT_HEADER_FLAG_NO_CPUTIME";
        /// `EVENT_HEADER_FLAG_32_BIT_HEADER`. Logged by 32-bit provider code. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_HEADER_FLAG_32_BIT_HEADER")]
        FLAG_32_BIT_HEADER = 0x0020, "EVENT_HEADER_FLAG_32_BIT_HEADER";
        /// `EVENT_HEADER_FLAG_64_BIT_HEADER`. Logged by 64-bit provider code. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_HEADER_FLAG_64_BIT_HEADER")]
        FLAG_64_BIT_HEADER = 0x0040, "EVENT_HEADER_FLAG_64_BIT_HEADER";
        /// `EVENT_HEADER_FLAG_DECODE_GUID`. Documented for development kits of 1709+.
        #[doc(alias = "EVENT_HEADER_FLAG_DECODE_GUID")]
        DECODE_GUID = 0x0080, "EVENT_HEADER_FLAG_DECODE_GUID";
        /// `EVENT_HEADER_FLAG_CLASSIC_HEADER`. Classic provider: the event had an EVENT_TRACE_HEADER or a similar
        /// header in the trace buffer. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_HEADER_FLAG_CLASSIC_HEADER")]
        CLASSIC_HEADER = 0x0100, "EVENT_HEADER_FLAG_CLASSIC_HEADER";
        /// `EVENT_HEADER_FLAG_PROCESSOR_INDEX`. The buffer context passed to consumers contains a ProcessorIndex, not a
        /// ProcessorNumber. Documented for development kits of 6.2+.
        #[doc(alias = "EVENT_HEADER_FLAG_PROCESSOR_INDEX")]
        PROCESSOR_INDEX = 0x0200, "EVENT_HEADER_FLAG_PROCESSOR_INDEX";
    }, values("EVENT_HEADER_FLAGS", true, &[
        named("EVENT_HEADER_FLAG_EXTENDED_INFO", 1, &[(Release(4), Release(255))]),
        named("EVENT_HEADER_FLAG_PRIVATE_SESSION", 2, &[(Release(4), Release(255))]),
        named("EVENT_HEADER_FLAG_STRING_ONLY", 4, &[(Release(4), Release(255))]),
        named("EVENT_HEADER_FLAG_TRACE_MESSAGE", 8, &[(Release(4), Release(255))]),
        named("EVENT_HEADER_FLAG_NO_CPUTIME", 16, &[(Release(4), Release(255))]),
        named("EVENT_HEADER_FLAG_32_BIT_HEADER", 32, &[(Release(4), Release(255))]),
        named("EVENT_HEADER_FLAG_64_BIT_HEADER", 64, &[(Release(4), Release(255))]),
        named("EVENT_HEADER_FLAG_DECODE_GUID", 128, &[(Release(14), Release(255))]),
        named("EVENT_HEADER_FLAG_CLASSIC_HEADER", 256, &[(Release(4), Release(255))]),
        named("EVENT_HEADER_FLAG_PROCESSOR_INDEX", 512, &[(Release(7), Release(255))]),
    ])
}

// spec/enums/EVENT_HEADER_PROPERTY.toml
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
    }, values("EVENT_HEADER_PROPERTY", true, &[
        named("EVENT_HEADER_PROPERTY_XML", 1, &[]),
        named("EVENT_HEADER_PROPERTY_FORWARDED_XML", 2, &[]),
        named("EVENT_HEADER_PROPERTY_LEGACY_EVENTLOG", 4, &[]),
        named("EVENT_HEADER_PROPERTY_RELOGGABLE", 8, &[]),
    ])
}

// spec/enums/EVENT_TRACE_GROUP.toml
open_enum! {
    /// Groups of kernel events: the hook ID of type 0 in each group.
    ///
    /// No known name in C; here: `EVENT_TRACE_GROUP`, of type `USHORT`.
    ///
    /// Microsoft defines the numbers individually, without an enumeration, and as hook IDs. The Group byte of a header
    /// contains the high byte of the value here.
    ///
    /// Source: Geoff Chappell, *Hook IDs For NT Kernel Logger Events*; Winsider Seminars & Solutions and
    /// contributors, *ntwmi.h*.
    EventTraceGroup(u16), size = 2 {
        /// `EVENT_TRACE_GROUP_HEADER`. Tracing itself: the log file, its session, and rundowns. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_HEADER")]
        HEADER = 0x0000, "EVENT_TRACE_GROUP_HEADER";
        /// `EVENT_TRACE_GROUP_IO`. Disks, drivers and prefetching. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_IO")]
        IO = 0x0100, "EVENT_TRACE_GROUP_IO";
        /// `EVENT_TRACE_GROUP_MEMORY`. Page faults, pages, working sets and virtual memory. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_MEMORY")]
        MEMORY = 0x0200, "EVENT_TRACE_GROUP_MEMORY";
        /// `EVENT_TRACE_GROUP_PROCESS`. Processes, the images they load, and wake counters. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_PROCESS")]
        PROCESS = 0x0300, "EVENT_TRACE_GROUP_PROCESS";
        /// `EVENT_TRACE_GROUP_FILE`. File names, file operations, and minifilters. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_FILE")]
        FILE = 0x0400, "EVENT_TRACE_GROUP_FILE";
        /// `EVENT_TRACE_GROUP_THREAD`. Threads: lifetime, context switches, priorities, waits and queues. Observed
        /// in 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_THREAD")]
        THREAD = 0x0500, "EVENT_TRACE_GROUP_THREAD";
        /// `EVENT_TRACE_GROUP_TCPIP`. TCP connections and their traffic. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_TCPIP")]
        TCPIP = 0x0600, "EVENT_TRACE_GROUP_TCPIP";
        /// `EVENT_TRACE_GROUP_JOB`. Job objects. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_JOB")]
        JOB = 0x0700, "EVENT_TRACE_GROUP_JOB";
        /// `EVENT_TRACE_GROUP_UDPIP`. UDP datagrams. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_UDPIP")]
        UDPIP = 0x0800, "EVENT_TRACE_GROUP_UDPIP";
        /// `EVENT_TRACE_GROUP_REGISTRY`. Registry: key operations and hives. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_REGISTRY")]
        REGISTRY = 0x0900, "EVENT_TRACE_GROUP_REGISTRY";
        /// `EVENT_TRACE_GROUP_DBGPRINT`. Debugger output. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_DBGPRINT")]
        DBGPRINT = 0x0a00, "EVENT_TRACE_GROUP_DBGPRINT";
        /// `EVENT_TRACE_GROUP_CONFIG`. Computer configuration, logged once. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_CONFIG")]
        CONFIG = 0x0b00, "EVENT_TRACE_GROUP_CONFIG";
        /// `EVENT_TRACE_GROUP_SPARE1`. Spare group in the headers; a trace reader reads last branch records from it
        /// (none observed). Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_SPARE1")]
        SPARE1 = 0x0c00, "EVENT_TRACE_GROUP_SPARE1";
        /// `EVENT_TRACE_GROUP_WNF`. Windows Notification Facility. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_WNF")]
        WNF = 0x0d00, "EVENT_TRACE_GROUP_WNF";
        /// `EVENT_TRACE_GROUP_POOL`. Kernel pool memory. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_POOL")]
        POOL = 0x0e00, "EVENT_TRACE_GROUP_POOL";
        /// `EVENT_TRACE_GROUP_PERFINFO`. Performance: samples, interrupts, deferred calls, system calls, timers and the
        /// clock. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_PERFINFO")]
        PERFINFO = 0x0f00, "EVENT_TRACE_GROUP_PERFINFO";
        /// `EVENT_TRACE_GROUP_HEAP`. User-mode heaps. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_HEAP")]
        HEAP = 0x1000, "EVENT_TRACE_GROUP_HEAP";
        /// `EVENT_TRACE_GROUP_OBJECT`. Kernel objects and handles. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_OBJECT")]
        OBJECT = 0x1100, "EVENT_TRACE_GROUP_OBJECT";
        /// `EVENT_TRACE_GROUP_POWER`. Power actions and power states, including those of processors. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_POWER")]
        POWER = 0x1200, "EVENT_TRACE_GROUP_POWER";
        /// `EVENT_TRACE_GROUP_MODBOUND`. Calls between modules. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_MODBOUND")]
        MODBOUND = 0x1300, "EVENT_TRACE_GROUP_MODBOUND";
        /// `EVENT_TRACE_GROUP_IMAGE`. Images and the loader. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_IMAGE")]
        IMAGE = 0x1400, "EVENT_TRACE_GROUP_IMAGE";
        /// `EVENT_TRACE_GROUP_DPC`. Deferred procedure calls (inferred from the name; none observed). Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_DPC")]
        DPC = 0x1500, "EVENT_TRACE_GROUP_DPC";
        /// `EVENT_TRACE_GROUP_CC`. Cache manager. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_CC")]
        CC = 0x1600, "EVENT_TRACE_GROUP_CC";
        /// `EVENT_TRACE_GROUP_CRITSEC`. Critical sections in user mode. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_CRITSEC")]
        CRITSEC = 0x1700, "EVENT_TRACE_GROUP_CRITSEC";
        /// `EVENT_TRACE_GROUP_STACKWALK`. Call stacks of other events. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_STACKWALK")]
        STACKWALK = 0x1800, "EVENT_TRACE_GROUP_STACKWALK";
        /// `EVENT_TRACE_GROUP_UMS`. User-mode scheduling. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_UMS")]
        UMS = 0x1900, "EVENT_TRACE_GROUP_UMS";
        /// `EVENT_TRACE_GROUP_ALPC`. Advanced local procedure calls. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_ALPC")]
        ALPC = 0x1a00, "EVENT_TRACE_GROUP_ALPC";
        /// `EVENT_TRACE_GROUP_SPLITIO`. I/O split into several requests. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_SPLITIO")]
        SPLITIO = 0x1b00, "EVENT_TRACE_GROUP_SPLITIO";
        /// `EVENT_TRACE_GROUP_THREAD_POOL`. User-mode thread pools. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_THREAD_POOL")]
        THREAD_POOL = 0x1c00, "EVENT_TRACE_GROUP_THREAD_POOL";
        /// `EVENT_TRACE_GROUP_HYPERVISOR`. Hypervisor events (inferred from the name; none observed). Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_HYPERVISOR")]
        HYPERVISOR = 0x1d00, "EVENT_TRACE_GROUP_HYPERVISOR";
        /// `EVENT_TRACE_GROUP_HYPERVISORX`. Hypervisor events (inferred from the name; none observed). Releases
        /// unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_HYPERVISORX")]
        HYPERVISORX = 0x1e00, "EVENT_TRACE_GROUP_HYPERVISORX";
    }, values("EVENT_TRACE_GROUP", false, &[
        named("EVENT_TRACE_GROUP_HEADER", 0, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_GROUP_IO", 256, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_GROUP_MEMORY", 512, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_GROUP_PROCESS", 768, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_GROUP_FILE", 1024, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_GROUP_THREAD", 1280, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_GROUP_TCPIP", 1536, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_GROUP_JOB", 1792, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_GROUP_UDPIP", 2048, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_GROUP_REGISTRY", 2304, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_GROUP_DBGPRINT", 2560, &[]),
        named("EVENT_TRACE_GROUP_CONFIG", 2816, &[]),
        named("EVENT_TRACE_GROUP_SPARE1", 3072, &[]),
        named("EVENT_TRACE_GROUP_WNF", 3328, &[]),
        named("EVENT_TRACE_GROUP_POOL", 3584, &[]),
        named("EVENT_TRACE_GROUP_PERFINFO", 3840, &[]),
        named("EVENT_TRACE_GROUP_HEAP", 4096, &[]),
        named("EVENT_TRACE_GROUP_OBJECT", 4352, &[]),
        named("EVENT_TRACE_GROUP_POWER", 4608, &[]),
        named("EVENT_TRACE_GROUP_MODBOUND", 4864, &[]),
        named("EVENT_TRACE_GROUP_IMAGE", 5120, &[]),
        named("EVENT_TRACE_GROUP_DPC", 5376, &[]),
        named("EVENT_TRACE_GROUP_CC", 5632, &[]),
        named("EVENT_TRACE_GROUP_CRITSEC", 5888, &[]),
        named("EVENT_TRACE_GROUP_STACKWALK", 6144, &[]),
        named("EVENT_TRACE_GROUP_UMS", 6400, &[]),
        named("EVENT_TRACE_GROUP_ALPC", 6656, &[]),
        named("EVENT_TRACE_GROUP_SPLITIO", 6912, &[]),
        named("EVENT_TRACE_GROUP_THREAD_POOL", 7168, &[]),
        named("EVENT_TRACE_GROUP_HYPERVISOR", 7424, &[]),
        named("EVENT_TRACE_GROUP_HYPERVISORX", 7680, &[]),
    ])
}

impl EventTraceGroup {
    /// GUIDs that represent values, each with its value.
    pub const GUIDS: &'static [(crate::rt::Guid, EventTraceGroup)] = &[
        (
            crate::rt::Guid {
                data1: 0x68fdd900, data2: 0x4a3e, data3: 0x11d1, data4: [0x84, 0xf4, 0x00, 0x00, 0xf8, 0x04, 0x64, 0xe3]
            },
            EventTraceGroup::HEADER
        ),
        (
            crate::rt::Guid {
                data1: 0x3d6fa8d4, data2: 0xfe05, data3: 0x11d0, data4: [0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c]
            },
            EventTraceGroup::IO
        ),
        (
            crate::rt::Guid {
                data1: 0x3d6fa8d3, data2: 0xfe05, data3: 0x11d0, data4: [0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c]
            },
            EventTraceGroup::MEMORY
        ),
        (
            crate::rt::Guid {
                data1: 0x3d6fa8d0, data2: 0xfe05, data3: 0x11d0, data4: [0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c]
            },
            EventTraceGroup::PROCESS
        ),
        (
            crate::rt::Guid {
                data1: 0x90cbdc39, data2: 0x4a3e, data3: 0x11d1, data4: [0x84, 0xf4, 0x00, 0x00, 0xf8, 0x04, 0x64, 0xe3]
            },
            EventTraceGroup::FILE
        ),
        (
            crate::rt::Guid {
                data1: 0x3d6fa8d1, data2: 0xfe05, data3: 0x11d0, data4: [0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c]
            },
            EventTraceGroup::THREAD
        ),
        (
            crate::rt::Guid {
                data1: 0x9a280ac0, data2: 0xc8e0, data3: 0x11d1, data4: [0x84, 0xe2, 0x00, 0xc0, 0x4f, 0xb9, 0x98, 0xa2]
            },
            EventTraceGroup::TCPIP
        ),
        (
            crate::rt::Guid {
                data1: 0x3282fc76, data2: 0xfeed, data3: 0x498e, data4: [0x8a, 0xa7, 0xe7, 0x0f, 0x45, 0x9d, 0x43, 0x0e]
            },
            EventTraceGroup::JOB
        ),
        (
            crate::rt::Guid {
                data1: 0xbf3a50c5, data2: 0xa9c9, data3: 0x4988, data4: [0xa0, 0x05, 0x2d, 0xf0, 0xb7, 0xc8, 0x0f, 0x80]
            },
            EventTraceGroup::UDPIP
        ),
        (
            crate::rt::Guid {
                data1: 0xae53722e, data2: 0xc863, data3: 0x11d2, data4: [0x86, 0x59, 0x00, 0xc0, 0x4f, 0xa3, 0x21, 0xa1]
            },
            EventTraceGroup::REGISTRY
        ),
        (
            crate::rt::Guid {
                data1: 0x13976d09, data2: 0xa327, data3: 0x438c, data4: [0x95, 0x0b, 0x7f, 0x03, 0x19, 0x28, 0x15, 0xc7]
            },
            EventTraceGroup::DBGPRINT
        ),
        (
            crate::rt::Guid {
                data1: 0x01853a65, data2: 0x418f, data3: 0x4f36, data4: [0xae, 0xfc, 0xdc, 0x0f, 0x1d, 0x2f, 0xd2, 0x35]
            },
            EventTraceGroup::CONFIG
        ),
        (
            crate::rt::Guid {
                data1: 0x99134383, data2: 0x5248, data3: 0x43fc, data4: [0x83, 0x4b, 0x52, 0x94, 0x54, 0xe7, 0x5d, 0xf3]
            },
            EventTraceGroup::SPARE1
        ),
        (
            crate::rt::Guid {
                data1: 0x42695762, data2: 0xea50, data3: 0x497a, data4: [0x90, 0x68, 0x5c, 0xbb, 0xb3, 0x5e, 0x0b, 0x95]
            },
            EventTraceGroup::WNF
        ),
        (
            crate::rt::Guid {
                data1: 0x0268a8b6, data2: 0x74fd, data3: 0x4302, data4: [0x9d, 0xd0, 0x6e, 0x8f, 0x17, 0x95, 0xc0, 0xcf]
            },
            EventTraceGroup::POOL
        ),
        (
            crate::rt::Guid {
                data1: 0xce1dbfb4, data2: 0x137e, data3: 0x4da6, data4: [0x87, 0xb0, 0x3f, 0x59, 0xaa, 0x10, 0x2c, 0xbc]
            },
            EventTraceGroup::PERFINFO
        ),
        (
            crate::rt::Guid {
                data1: 0x222962ab, data2: 0x6180, data3: 0x4b88, data4: [0xa8, 0x25, 0x34, 0x6b, 0x75, 0xf2, 0xa2, 0x4a]
            },
            EventTraceGroup::HEAP
        ),
        (
            crate::rt::Guid {
                data1: 0x89497f50, data2: 0xeffe, data3: 0x4440, data4: [0x8c, 0xf2, 0xce, 0x6b, 0x1c, 0xdc, 0xac, 0xa7]
            },
            EventTraceGroup::OBJECT
        ),
        (
            crate::rt::Guid {
                data1: 0xe43445e0, data2: 0x0903, data3: 0x48c3, data4: [0xb8, 0x78, 0xff, 0x0f, 0xcc, 0xeb, 0xdd, 0x04]
            },
            EventTraceGroup::POWER
        ),
        (
            crate::rt::Guid {
                data1: 0xa9152f00, data2: 0x3f58, data3: 0x4bee, data4: [0x92, 0xa1, 0x70, 0xc7, 0xd0, 0x79, 0xd5, 0xdd]
            },
            EventTraceGroup::MODBOUND
        ),
        (
            crate::rt::Guid {
                data1: 0x2cb15d1d, data2: 0x5fc1, data3: 0x11d2, data4: [0xab, 0xe1, 0x00, 0xa0, 0xc9, 0x11, 0xf5, 0x18]
            },
            EventTraceGroup::IMAGE
        ),
        (
            crate::rt::Guid {
                data1: 0xb2d14872, data2: 0x7c5b, data3: 0x463d, data4: [0x84, 0x19, 0xee, 0x9b, 0xf7, 0xd2, 0x3e, 0x04]
            },
            EventTraceGroup::DPC
        ),
        (
            crate::rt::Guid {
                data1: 0x7687a439, data2: 0xf752, data3: 0x45b8, data4: [0xb7, 0x41, 0x32, 0x1a, 0xec, 0x0f, 0x8d, 0xf9]
            },
            EventTraceGroup::CC
        ),
        (
            crate::rt::Guid {
                data1: 0x3ac66736, data2: 0xcc59, data3: 0x4cff, data4: [0x81, 0x15, 0x8d, 0xf5, 0x0e, 0x39, 0x81, 0x6b]
            },
            EventTraceGroup::CRITSEC
        ),
        (
            crate::rt::Guid {
                data1: 0xdef2fe46, data2: 0x7bd6, data3: 0x4b80, data4: [0xbd, 0x94, 0xf5, 0x7f, 0xe2, 0x0d, 0x0c, 0xe3]
            },
            EventTraceGroup::STACKWALK
        ),
        (
            crate::rt::Guid {
                data1: 0x9aec974b, data2: 0x5b8e, data3: 0x4118, data4: [0x9b, 0x92, 0x31, 0x86, 0xd8, 0x00, 0x2c, 0xe5]
            },
            EventTraceGroup::UMS
        ),
        (
            crate::rt::Guid {
                data1: 0x45d8cccd, data2: 0x539f, data3: 0x4b72, data4: [0xa8, 0xb7, 0x5c, 0x68, 0x31, 0x42, 0x60, 0x9a]
            },
            EventTraceGroup::ALPC
        ),
        (
            crate::rt::Guid {
                data1: 0xd837ca92, data2: 0x12b9, data3: 0x44a5, data4: [0xad, 0x6a, 0x3a, 0x65, 0xb3, 0x57, 0x8a, 0xa8]
            },
            EventTraceGroup::SPLITIO
        ),
        (
            crate::rt::Guid {
                data1: 0xc861d0e2, data2: 0xa2c1, data3: 0x4d36, data4: [0x9f, 0x9c, 0x97, 0x0b, 0xab, 0x94, 0x3a, 0x12]
            },
            EventTraceGroup::THREAD_POOL
        ),
        (
            crate::rt::Guid {
                data1: 0x7f2a405c, data2: 0x69b5, data3: 0x4bf9, data4: [0xa1, 0xf5, 0x30, 0xe8, 0xf1, 0xaf, 0xab, 0x5e]
            },
            EventTraceGroup::HYPERVISOR
        ),
        (
            crate::rt::Guid {
                data1: 0x2ce9a149, data2: 0xeffe, data3: 0x42f0, data4: [0xa6, 0x35, 0xa1, 0xd3, 0x9e, 0x26, 0xc8, 0xf2]
            },
            EventTraceGroup::HYPERVISORX
        ),
    ];

    /// Returns the GUID that represents the value, if any.
    pub fn guid(self) -> Option<crate::rt::Guid> {
        Self::GUIDS.iter().find(|(_, value)| *value == self).map(|(guid, _)| *guid)
    }

    /// Returns the value that a GUID represents, if any.
    pub fn of_guid(guid: &crate::rt::Guid) -> Option<EventTraceGroup> {
        Self::GUIDS.iter().find(|(known, _)| known == guid).map(|(_, value)| *value)
    }
}

/// `EventTraceGuid`, `68FDD900-4A3E-11D1-84F4-0000F80464E3`: GUID of [`EventTraceGroup::HEADER`].
#[doc(alias = "EventTraceGuid")]
pub const EVENT_TRACE_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x68fdd900, data2: 0x4a3e, data3: 0x11d1, data4: [0x84, 0xf4, 0x00, 0x00, 0xf8, 0x04, 0x64, 0xe3]
    };

/// `DiskIoGuid`, `3D6FA8D4-FE05-11D0-9DDA-00C04FD7BA7C`: GUID of [`EventTraceGroup::IO`].
#[doc(alias = "DiskIoGuid")]
pub const DISK_IO_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x3d6fa8d4, data2: 0xfe05, data3: 0x11d0, data4: [0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c]
    };

/// `PageFaultGuid`, `3D6FA8D3-FE05-11D0-9DDA-00C04FD7BA7C`: GUID of [`EventTraceGroup::MEMORY`].
#[doc(alias = "PageFaultGuid")]
pub const PAGE_FAULT_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x3d6fa8d3, data2: 0xfe05, data3: 0x11d0, data4: [0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c]
    };

/// `ProcessGuid`, `3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7C`: GUID of [`EventTraceGroup::PROCESS`].
#[doc(alias = "ProcessGuid")]
pub const PROCESS_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x3d6fa8d0, data2: 0xfe05, data3: 0x11d0, data4: [0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c]
    };

/// `FileIoGuid`, `90CBDC39-4A3E-11D1-84F4-0000F80464E3`: GUID of [`EventTraceGroup::FILE`].
#[doc(alias = "FileIoGuid")]
pub const FILE_IO_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x90cbdc39, data2: 0x4a3e, data3: 0x11d1, data4: [0x84, 0xf4, 0x00, 0x00, 0xf8, 0x04, 0x64, 0xe3]
    };

/// `ThreadGuid`, `3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C`: GUID of [`EventTraceGroup::THREAD`].
#[doc(alias = "ThreadGuid")]
pub const THREAD_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x3d6fa8d1, data2: 0xfe05, data3: 0x11d0, data4: [0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c]
    };

/// `TcpIpGuid`, `9A280AC0-C8E0-11D1-84E2-00C04FB998A2`: GUID of [`EventTraceGroup::TCPIP`].
#[doc(alias = "TcpIpGuid")]
pub const TCP_IP_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x9a280ac0, data2: 0xc8e0, data3: 0x11d1, data4: [0x84, 0xe2, 0x00, 0xc0, 0x4f, 0xb9, 0x98, 0xa2]
    };

/// `JobGuid`, `3282FC76-FEED-498E-8AA7-E70F459D430E`: GUID of [`EventTraceGroup::JOB`].
#[doc(alias = "JobGuid")]
pub const JOB_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x3282fc76, data2: 0xfeed, data3: 0x498e, data4: [0x8a, 0xa7, 0xe7, 0x0f, 0x45, 0x9d, 0x43, 0x0e]
    };

/// `UdpIpGuid`, `BF3A50C5-A9C9-4988-A005-2DF0B7C80F80`: GUID of [`EventTraceGroup::UDPIP`].
#[doc(alias = "UdpIpGuid")]
pub const UDP_IP_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0xbf3a50c5, data2: 0xa9c9, data3: 0x4988, data4: [0xa0, 0x05, 0x2d, 0xf0, 0xb7, 0xc8, 0x0f, 0x80]
    };

/// `RegistryGuid`, `AE53722E-C863-11D2-8659-00C04FA321A1`: GUID of [`EventTraceGroup::REGISTRY`].
#[doc(alias = "RegistryGuid")]
pub const REGISTRY_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0xae53722e, data2: 0xc863, data3: 0x11d2, data4: [0x86, 0x59, 0x00, 0xc0, 0x4f, 0xa3, 0x21, 0xa1]
    };

/// `DbgPrintGuid`, `13976D09-A327-438C-950B-7F03192815C7`: GUID of [`EventTraceGroup::DBGPRINT`].
#[doc(alias = "DbgPrintGuid")]
pub const DBG_PRINT_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x13976d09, data2: 0xa327, data3: 0x438c, data4: [0x95, 0x0b, 0x7f, 0x03, 0x19, 0x28, 0x15, 0xc7]
    };

/// `EventTraceConfigGuid`, `01853A65-418F-4F36-AEFC-DC0F1D2FD235`: GUID of [`EventTraceGroup::CONFIG`].
#[doc(alias = "EventTraceConfigGuid")]
pub const EVENT_TRACE_CONFIG_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x01853a65, data2: 0x418f, data3: 0x4f36, data4: [0xae, 0xfc, 0xdc, 0x0f, 0x1d, 0x2f, 0xd2, 0x35]
    };

/// `EventTraceSpare1`, `99134383-5248-43FC-834B-529454E75DF3`: GUID of [`EventTraceGroup::SPARE1`].
#[doc(alias = "EventTraceSpare1")]
pub const EVENT_TRACE_SPARE1: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x99134383, data2: 0x5248, data3: 0x43fc, data4: [0x83, 0x4b, 0x52, 0x94, 0x54, 0xe7, 0x5d, 0xf3]
    };

/// `WnfGuid`, `42695762-EA50-497A-9068-5CBBB35E0B95`: GUID of [`EventTraceGroup::WNF`].
#[doc(alias = "WnfGuid")]
pub const WNF_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x42695762, data2: 0xea50, data3: 0x497a, data4: [0x90, 0x68, 0x5c, 0xbb, 0xb3, 0x5e, 0x0b, 0x95]
    };

/// `PoolGuid`, `0268A8B6-74FD-4302-9DD0-6E8F1795C0CF`: GUID of [`EventTraceGroup::POOL`].
#[doc(alias = "PoolGuid")]
pub const POOL_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x0268a8b6, data2: 0x74fd, data3: 0x4302, data4: [0x9d, 0xd0, 0x6e, 0x8f, 0x17, 0x95, 0xc0, 0xcf]
    };

/// `PerfInfoGuid`, `CE1DBFB4-137E-4DA6-87B0-3F59AA102CBC`: GUID of [`EventTraceGroup::PERFINFO`].
#[doc(alias = "PerfInfoGuid")]
pub const PERF_INFO_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0xce1dbfb4, data2: 0x137e, data3: 0x4da6, data4: [0x87, 0xb0, 0x3f, 0x59, 0xaa, 0x10, 0x2c, 0xbc]
    };

/// `HeapGuid`, `222962AB-6180-4B88-A825-346B75F2A24A`: GUID of [`EventTraceGroup::HEAP`].
#[doc(alias = "HeapGuid")]
pub const HEAP_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x222962ab, data2: 0x6180, data3: 0x4b88, data4: [0xa8, 0x25, 0x34, 0x6b, 0x75, 0xf2, 0xa2, 0x4a]
    };

/// `ObjectGuid`, `89497F50-EFFE-4440-8CF2-CE6B1CDCACA7`: GUID of [`EventTraceGroup::OBJECT`].
#[doc(alias = "ObjectGuid")]
pub const OBJECT_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x89497f50, data2: 0xeffe, data3: 0x4440, data4: [0x8c, 0xf2, 0xce, 0x6b, 0x1c, 0xdc, 0xac, 0xa7]
    };

/// `PowerGuid`, `E43445E0-0903-48C3-B878-FF0FCCEBDD04`: GUID of [`EventTraceGroup::POWER`].
#[doc(alias = "PowerGuid")]
pub const POWER_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0xe43445e0, data2: 0x0903, data3: 0x48c3, data4: [0xb8, 0x78, 0xff, 0x0f, 0xcc, 0xeb, 0xdd, 0x04]
    };

/// `ModBoundGuid`, `A9152F00-3F58-4BEE-92A1-70C7D079D5DD`: GUID of [`EventTraceGroup::MODBOUND`].
#[doc(alias = "ModBoundGuid")]
pub const MOD_BOUND_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0xa9152f00, data2: 0x3f58, data3: 0x4bee, data4: [0x92, 0xa1, 0x70, 0xc7, 0xd0, 0x79, 0xd5, 0xdd]
    };

/// `ImageLoadGuid`, `2CB15D1D-5FC1-11D2-ABE1-00A0C911F518`: GUID of [`EventTraceGroup::IMAGE`].
#[doc(alias = "ImageLoadGuid")]
pub const IMAGE_LOAD_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x2cb15d1d, data2: 0x5fc1, data3: 0x11d2, data4: [0xab, 0xe1, 0x00, 0xa0, 0xc9, 0x11, 0xf5, 0x18]
    };

/// `DpcGuid`, `B2D14872-7C5B-463D-8419-EE9BF7D23E04`: GUID of [`EventTraceGroup::DPC`].
#[doc(alias = "DpcGuid")]
pub const DPC_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0xb2d14872, data2: 0x7c5b, data3: 0x463d, data4: [0x84, 0x19, 0xee, 0x9b, 0xf7, 0xd2, 0x3e, 0x04]
    };

/// `CcGuid`, `7687A439-F752-45B8-B741-321AEC0F8DF9`: GUID of [`EventTraceGroup::CC`].
#[doc(alias = "CcGuid")]
pub const CC_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x7687a439, data2: 0xf752, data3: 0x45b8, data4: [0xb7, 0x41, 0x32, 0x1a, 0xec, 0x0f, 0x8d, 0xf9]
    };

/// `CritSecGuid`, `3AC66736-CC59-4CFF-8115-8DF50E39816B`: GUID of [`EventTraceGroup::CRITSEC`].
#[doc(alias = "CritSecGuid")]
pub const CRIT_SEC_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x3ac66736, data2: 0xcc59, data3: 0x4cff, data4: [0x81, 0x15, 0x8d, 0xf5, 0x0e, 0x39, 0x81, 0x6b]
    };

/// `StackWalkGuid`, `DEF2FE46-7BD6-4B80-BD94-F57FE20D0CE3`: GUID of [`EventTraceGroup::STACKWALK`].
#[doc(alias = "StackWalkGuid")]
pub const STACK_WALK_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0xdef2fe46, data2: 0x7bd6, data3: 0x4b80, data4: [0xbd, 0x94, 0xf5, 0x7f, 0xe2, 0x0d, 0x0c, 0xe3]
    };

/// `UmsEventGuid`, `9AEC974B-5B8E-4118-9B92-3186D8002CE5`: GUID of [`EventTraceGroup::UMS`].
#[doc(alias = "UmsEventGuid")]
pub const UMS_EVENT_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x9aec974b, data2: 0x5b8e, data3: 0x4118, data4: [0x9b, 0x92, 0x31, 0x86, 0xd8, 0x00, 0x2c, 0xe5]
    };

/// `ALPCGuid`, `45D8CCCD-539F-4B72-A8B7-5C683142609A`: GUID of [`EventTraceGroup::ALPC`].
#[doc(alias = "ALPCGuid")]
pub const ALPC_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x45d8cccd, data2: 0x539f, data3: 0x4b72, data4: [0xa8, 0xb7, 0x5c, 0x68, 0x31, 0x42, 0x60, 0x9a]
    };

/// `SplitIoGuid`, `D837CA92-12B9-44A5-AD6A-3A65B3578AA8`: GUID of [`EventTraceGroup::SPLITIO`].
#[doc(alias = "SplitIoGuid")]
pub const SPLIT_IO_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0xd837ca92, data2: 0x12b9, data3: 0x44a5, data4: [0xad, 0x6a, 0x3a, 0x65, 0xb3, 0x57, 0x8a, 0xa8]
    };

/// `ThreadPoolGuid`, `C861D0E2-A2C1-4D36-9F9C-970BAB943A12`: GUID of [`EventTraceGroup::THREAD_POOL`].
#[doc(alias = "ThreadPoolGuid")]
pub const THREAD_POOL_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0xc861d0e2, data2: 0xa2c1, data3: 0x4d36, data4: [0x9f, 0x9c, 0x97, 0x0b, 0xab, 0x94, 0x3a, 0x12]
    };

/// `HypervisorTraceGuid`, `7F2A405C-69B5-4BF9-A1F5-30E8F1AFAB5E`: GUID of [`EventTraceGroup::HYPERVISOR`].
#[doc(alias = "HypervisorTraceGuid")]
pub const HYPERVISOR_TRACE_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x7f2a405c, data2: 0x69b5, data3: 0x4bf9, data4: [0xa1, 0xf5, 0x30, 0xe8, 0xf1, 0xaf, 0xab, 0x5e]
    };

/// `HypervisorXTraceGuid`, `2CE9A149-EFFE-42F0-A635-A1D39E26C8F2`: GUID of [`EventTraceGroup::HYPERVISORX`].
#[doc(alias = "HypervisorXTraceGuid")]
pub const HYPERVISOR_XTRACE_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x2ce9a149, data2: 0xeffe, data3: 0x42f0, data4: [0xa6, 0x35, 0xa1, 0xd3, 0x9e, 0x26, 0xc8, 0xf2]
    };

// spec/enums/EVENT_TRACE_HEADER_FLAGS.toml
flags! {
    /// Interpretation of a header and its data when an event is provided, and kind of a Windows Management
    /// Instrumentation block.
    ///
    /// No known name in C; here: `EVENT_TRACE_HEADER_FLAGS`, of type `ULONG`.
    ///
    /// Microsoft first named these bits for WNODE_HEADER only. Most names with the prefix WNODE_FLAG have no meaning
    /// for tracing. A comment in the header reserves the byte of 0x00010000 to 0x00800000 for tracing, except its
    /// lowest bit. The comment calls it the second byte; counted from the lowest it is the third.
    ///
    /// Kits before 6.0 define these bits only under names that begin with WNODE_FLAG, for WNODE_HEADER.
    ///
    /// Unknown:
    ///
    /// - Purpose of WNODE_FLAG_INTERNAL2.
    /// - First development kit of each flag without a meaning for tracing.
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_HEADER*.
    EventTraceHeaderFlags(u32), size = 4 {
        /// `WNODE_FLAG_ALL_DATA`. The block is a WNODE_ALL_DATA. Releases unknown.
        WNODE_FLAG_ALL_DATA = 0x00000001, "WNODE_FLAG_ALL_DATA";
        /// `WNODE_FLAG_SINGLE_INSTANCE`. The block is a WNODE_SINGLE_INSTANCE. Releases unknown.
        WNODE_FLAG_SINGLE_INSTANCE = 0x00000002, "WNODE_FLAG_SINGLE_INSTANCE";
        /// `WNODE_FLAG_SINGLE_ITEM`. The block is a WNODE_SINGLE_ITEM. Releases unknown.
        WNODE_FLAG_SINGLE_ITEM = 0x00000004, "WNODE_FLAG_SINGLE_ITEM";
        /// `WNODE_FLAG_EVENT_ITEM`. The block is an event. Valid with the three preceding flags. Releases unknown.
        WNODE_FLAG_EVENT_ITEM = 0x00000008, "WNODE_FLAG_EVENT_ITEM";
        /// `WNODE_FLAG_FIXED_INSTANCE_SIZE`. All instances of the WNODE_ALL_DATA have the same size. Releases unknown.
        WNODE_FLAG_FIXED_INSTANCE_SIZE = 0x00000010, "WNODE_FLAG_FIXED_INSTANCE_SIZE";
        /// `WNODE_FLAG_TOO_SMALL`. The block is a WNODE_TOO_SMALL. Releases unknown.
        WNODE_FLAG_TOO_SMALL = 0x00000020, "WNODE_FLAG_TOO_SMALL";
        /// `WNODE_FLAG_INSTANCES_SAME`. The instances of the WNODE_ALL_DATA are those of the previous query. Releases
        /// unknown.
        WNODE_FLAG_INSTANCES_SAME = 0x00000040, "WNODE_FLAG_INSTANCES_SAME";
        /// `WNODE_FLAG_STATIC_INSTANCE_NAMES`. The block contains no instance names. They are specified at
        /// registration. Releases unknown.
        WNODE_FLAG_STATIC_INSTANCE_NAMES = 0x00000080, "WNODE_FLAG_STATIC_INSTANCE_NAMES";
        /// `WNODE_FLAG_INTERNAL`. Releases unknown.
        WNODE_FLAG_INTERNAL = 0x00000100, "WNODE_FLAG_INTERNAL";
        /// `WNODE_FLAG_USE_TIMESTAMP`. The event keeps the timestamp set by its provider. Use with an
        /// EVENT_TRACE_HEADER is known only from Windows 5.1 on. Documented for development kits of 5.0+.
        WNODE_FLAG_USE_TIMESTAMP = 0x00000200, "WNODE_FLAG_USE_TIMESTAMP";
        /// `TRACE_HEADER_FLAG_USE_TIMESTAMP`. The event keeps the timestamp set by its provider. Use with an
        /// EVENT_TRACE_HEADER is known only from Windows 5.1 on. Documented for development kits of 6.0+.
        TRACE_HEADER_FLAG_USE_TIMESTAMP = 0x00000200, "TRACE_HEADER_FLAG_USE_TIMESTAMP";
        /// `WNODE_FLAG_PERSIST_EVENT`. Releases unknown.
        WNODE_FLAG_PERSIST_EVENT = 0x00000400, "WNODE_FLAG_PERSIST_EVENT";
        /// `WNODE_FLAG_EVENT_REFERENCE`. The block is a WNODE_EVENT_REFERENCE. Releases unknown.
        WNODE_FLAG_EVENT_REFERENCE = 0x00002000, "WNODE_FLAG_EVENT_REFERENCE";
        /// `WNODE_FLAG_ANSI_INSTANCENAMES`. Releases unknown.
        WNODE_FLAG_ANSI_INSTANCENAMES = 0x00004000, "WNODE_FLAG_ANSI_INSTANCENAMES";
        /// `WNODE_FLAG_METHOD_ITEM`. The block is a WNODE_METHOD_ITEM. Releases unknown.
        WNODE_FLAG_METHOD_ITEM = 0x00008000, "WNODE_FLAG_METHOD_ITEM";
        /// `WNODE_FLAG_PDO_INSTANCE_NAMES`. Instance names come from the device. Releases unknown.
        WNODE_FLAG_PDO_INSTANCE_NAMES = 0x00010000, "WNODE_FLAG_PDO_INSTANCE_NAMES";
        /// `WNODE_FLAG_TRACED_GUID`. The header is an EVENT_TRACE_HEADER, not a WNODE_HEADER. TraceEvent requires this
        /// flag in 5.0 and sets it in 5.1. Documented for development kits of 5.0+.
        WNODE_FLAG_TRACED_GUID = 0x00020000, "WNODE_FLAG_TRACED_GUID";
        /// `TRACE_HEADER_FLAG_TRACED_GUID`. The header is an EVENT_TRACE_HEADER, not a WNODE_HEADER. Documented for
        /// development kits of 6.0+.
        TRACE_HEADER_FLAG_TRACED_GUID = 0x00020000, "TRACE_HEADER_FLAG_TRACED_GUID";
        /// `WNODE_FLAG_LOG_WNODE`. The header is a WNODE_HEADER to be logged. TraceEvent accepts one in 5.0 only.
        /// Documented for development kits of 5.0+.
        WNODE_FLAG_LOG_WNODE = 0x00040000, "WNODE_FLAG_LOG_WNODE";
        /// `TRACE_HEADER_FLAG_LOG_WNODE`. The header is a WNODE_HEADER to be logged. Documented for development kits
        /// of 6.0+.
        TRACE_HEADER_FLAG_LOG_WNODE = 0x00040000, "TRACE_HEADER_FLAG_LOG_WNODE";
        /// `WNODE_FLAG_USE_GUID_PTR`. The header contains the address of the GUID instead of the GUID. The logger reads
        /// the GUID from there. Documented for development kits of 5.0+.
        WNODE_FLAG_USE_GUID_PTR = 0x00080000, "WNODE_FLAG_USE_GUID_PTR";
        /// `TRACE_HEADER_FLAG_USE_GUID_PTR`. The header contains the address of the GUID instead of the GUID. The
        /// logger reads the GUID from there. Documented for development kits of 6.0+.
        TRACE_HEADER_FLAG_USE_GUID_PTR = 0x00080000, "TRACE_HEADER_FLAG_USE_GUID_PTR";
        /// `WNODE_FLAG_USE_MOF_PTR`. An array of MOF_FIELD follows the header, at most 0x0100 bytes. It specifies the
        /// location of each part of the payload, and the logger joins the parts. Documented for development kits
        /// of 5.0+.
        WNODE_FLAG_USE_MOF_PTR = 0x00100000, "WNODE_FLAG_USE_MOF_PTR";
        /// `TRACE_HEADER_FLAG_USE_MOF_PTR`. An array of MOF_FIELD follows the header, at most 0x0100 bytes. It
        /// specifies the location of each part of the payload, and the logger joins the parts. Documented for
        /// development kits of 6.0+.
        TRACE_HEADER_FLAG_USE_MOF_PTR = 0x00100000, "TRACE_HEADER_FLAG_USE_MOF_PTR";
        /// `WNODE_FLAG_INTERNAL2`. Defined; no known use. Documented for development kits of 5.0.
        WNODE_FLAG_INTERNAL2 = 0x00200000, "WNODE_FLAG_INTERNAL2";
        /// `WNODE_FLAG_NO_HEADER`. The header continues as an EVENT_TRACE that locates the complete event, including
        /// its header, to be logged unchanged. Observed with user-mode loggers of Windows 5.1. Documented for
        /// development kits of 5.1+.
        WNODE_FLAG_NO_HEADER = 0x00200000, "WNODE_FLAG_NO_HEADER";
        /// `WNODE_FLAG_SEND_DATA_BLOCK`. Documented for development kits of 6.0+.
        WNODE_FLAG_SEND_DATA_BLOCK = 0x00400000, "WNODE_FLAG_SEND_DATA_BLOCK";
        /// `WNODE_FLAG_VERSIONED_PROPERTIES`. The header is the first part of an EVENT_TRACE_PROPERTIES_V2. Releases
        /// unknown.
        WNODE_FLAG_VERSIONED_PROPERTIES = 0x00800000, "WNODE_FLAG_VERSIONED_PROPERTIES";
        /// `WNODE_FLAG_SEVERITY_MASK`. Severity of the event of a WNODE_EVENT_REFERENCE. Higher values are more severe.
        /// Releases unknown.
        WNODE_FLAG_SEVERITY_MASK = 0xff000000, "WNODE_FLAG_SEVERITY_MASK";
    }, values("EVENT_TRACE_HEADER_FLAGS", true, &[
        named("WNODE_FLAG_ALL_DATA", 1, &[]),
        named("WNODE_FLAG_SINGLE_INSTANCE", 2, &[]),
        named("WNODE_FLAG_SINGLE_ITEM", 4, &[]),
        named("WNODE_FLAG_EVENT_ITEM", 8, &[]),
        named("WNODE_FLAG_FIXED_INSTANCE_SIZE", 16, &[]),
        named("WNODE_FLAG_TOO_SMALL", 32, &[]),
        named("WNODE_FLAG_INSTANCES_SAME", 64, &[]),
        named("WNODE_FLAG_STATIC_INSTANCE_NAMES", 128, &[]),
        named("WNODE_FLAG_INTERNAL", 256, &[]),
        named("WNODE_FLAG_USE_TIMESTAMP", 512, &[(Release(0), Release(255))]),
        named("TRACE_HEADER_FLAG_USE_TIMESTAMP", 512, &[(Release(4), Release(255))]),
        named("WNODE_FLAG_PERSIST_EVENT", 1024, &[]),
        named("WNODE_FLAG_EVENT_REFERENCE", 8192, &[]),
        named("WNODE_FLAG_ANSI_INSTANCENAMES", 16384, &[]),
        named("WNODE_FLAG_METHOD_ITEM", 32768, &[]),
        named("WNODE_FLAG_PDO_INSTANCE_NAMES", 65536, &[]),
        named("WNODE_FLAG_TRACED_GUID", 131072, &[(Release(0), Release(255))]),
        named("TRACE_HEADER_FLAG_TRACED_GUID", 131072, &[(Release(4), Release(255))]),
        named("WNODE_FLAG_LOG_WNODE", 262144, &[(Release(0), Release(255))]),
        named("TRACE_HEADER_FLAG_LOG_WNODE", 262144, &[(Release(4), Release(255))]),
        named("WNODE_FLAG_USE_GUID_PTR", 524288, &[(Release(0), Release(255))]),
        named("TRACE_HEADER_FLAG_USE_GUID_PTR", 524288, &[(Release(4), Release(255))]),
        named("WNODE_FLAG_USE_MOF_PTR", 1048576, &[(Release(0), Release(255))]),
        named("TRACE_HEADER_FLAG_USE_MOF_PTR", 1048576, &[(Release(4), Release(255))]),
        named("WNODE_FLAG_INTERNAL2", 2097152, &[(Release(0), Release(0))]),
        named("WNODE_FLAG_NO_HEADER", 2097152, &[(Release(1), Release(255))]),
        named("WNODE_FLAG_SEND_DATA_BLOCK", 4194304, &[(Release(4), Release(255))]),
        named("WNODE_FLAG_VERSIONED_PROPERTIES", 8388608, &[]),
        named_bits("WNODE_FLAG_SEVERITY_MASK", 4278190080, Some(24), None, &[]),
    ])
}

impl EventTraceHeaderFlags {
    /// Returns the bit-field under `WNODE_FLAG_SEVERITY_MASK`.
    pub const fn wnode_flag_severity(self) -> u32 {
        (self.0 & 0xff000000) >> 24
    }

    /// Returns the flags with a value in the bit-field under `WNODE_FLAG_SEVERITY_MASK`. Bits of the value that do not
    /// fit are dropped.
    #[must_use]
    pub const fn with_wnode_flag_severity(self, value: u32) -> EventTraceHeaderFlags {
        EventTraceHeaderFlags(self.0 & !0xff000000 | value << 24 & 0xff000000)
    }
}

// spec/enums/EVENT_TRACE_TYPE.toml
open_enum! {
    /// Event types common to all groups.
    ///
    /// No known name in C; here: `EVENT_TRACE_TYPE`, of type `UCHAR`.
    ///
    /// Types from 0x0A to 0xEF have a meaning of their own in each group, and a set of names for each group. Releases
    /// are those of the development kit whose EVNTRACE.H defines the name.
    ///
    /// Source: Geoff Chappell, *Hook IDs For NT Kernel Logger Events*.
    EventTraceType(u8), size = 1 {
        /// `EVENT_TRACE_TYPE_INFO`. Informational event, or a point in time. Documented for development kits of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_INFO")]
        INFO = 0x00, "EVENT_TRACE_TYPE_INFO";
        /// `EVENT_TRACE_TYPE_START`. Start of an activity. Documented for development kits of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_START")]
        START = 0x01, "EVENT_TRACE_TYPE_START";
        /// `EVENT_TRACE_TYPE_END`. End of an activity. Documented for development kits of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_END")]
        END = 0x02, "EVENT_TRACE_TYPE_END";
        /// `EVENT_TRACE_TYPE_STOP`. Stop of an activity. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_STOP")]
        STOP = 0x02, "EVENT_TRACE_TYPE_STOP";
        /// `EVENT_TRACE_TYPE_DC_START`. Object that existed when data collection started. Documented for development
        /// kits of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_DC_START")]
        DC_START = 0x03, "EVENT_TRACE_TYPE_DC_START";
        /// `EVENT_TRACE_TYPE_DC_END`. Object that existed when data collection ended. Documented for development kits
        /// of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_DC_END")]
        DC_END = 0x04, "EVENT_TRACE_TYPE_DC_END";
        /// `EVENT_TRACE_TYPE_EXTENSION`. Continuation of another event. Documented for development kits of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_EXTENSION")]
        EXTENSION = 0x05, "EVENT_TRACE_TYPE_EXTENSION";
        /// `EVENT_TRACE_TYPE_REPLY`. Reply. Documented for development kits of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REPLY")]
        REPLY = 0x06, "EVENT_TRACE_TYPE_REPLY";
        /// `EVENT_TRACE_TYPE_DEQUEUE`. Removal from a queue. Documented for development kits of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_DEQUEUE")]
        DEQUEUE = 0x07, "EVENT_TRACE_TYPE_DEQUEUE";
        /// `EVENT_TRACE_TYPE_RESUME`. Resumption of an activity. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_RESUME")]
        RESUME = 0x07, "EVENT_TRACE_TYPE_RESUME";
        /// `EVENT_TRACE_TYPE_CHECKPOINT`. Checkpoint. Documented for development kits of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_CHECKPOINT")]
        CHECKPOINT = 0x08, "EVENT_TRACE_TYPE_CHECKPOINT";
        /// `EVENT_TRACE_TYPE_SUSPEND`. Suspension of an activity. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_SUSPEND")]
        SUSPEND = 0x08, "EVENT_TRACE_TYPE_SUSPEND";
        /// `EVENT_TRACE_TYPE_RESERVED9`. Reserved. Documented for development kits of 5.0..5.2.
        #[doc(alias = "EVENT_TRACE_TYPE_RESERVED9")]
        RESERVED9 = 0x09, "EVENT_TRACE_TYPE_RESERVED9";
        /// `EVENT_TRACE_TYPE_WINEVT_SEND`. Message sent. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_WINEVT_SEND")]
        WINEVT_SEND = 0x09, "EVENT_TRACE_TYPE_WINEVT_SEND";
        /// `EVENT_TRACE_TYPE_WINEVT_RECEIVE`. Message received. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_WINEVT_RECEIVE")]
        WINEVT_RECEIVE = 0xf0, "EVENT_TRACE_TYPE_WINEVT_RECEIVE";
    }, values("EVENT_TRACE_TYPE", false, &[
        named("EVENT_TRACE_TYPE_INFO", 0, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_START", 1, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_END", 2, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_STOP", 2, &[(Release(4), Release(255))]),
        named("EVENT_TRACE_TYPE_DC_START", 3, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_DC_END", 4, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_EXTENSION", 5, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_REPLY", 6, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_DEQUEUE", 7, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_RESUME", 7, &[(Release(4), Release(255))]),
        named("EVENT_TRACE_TYPE_CHECKPOINT", 8, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_SUSPEND", 8, &[(Release(4), Release(255))]),
        named("EVENT_TRACE_TYPE_RESERVED9", 9, &[(Release(0), Release(3))]),
        named("EVENT_TRACE_TYPE_WINEVT_SEND", 9, &[(Release(4), Release(255))]),
        named("EVENT_TRACE_TYPE_WINEVT_RECEIVE", 240, &[(Release(4), Release(255))]),
    ])
}

// spec/enums/EVENT_TRACE_USE_FLAGS.toml
flags! {
    /// Meaning of the time and instance fields of a delivered classic event.
    ///
    /// No known name in C; here: `EVENT_TRACE_USE_FLAGS`, of type `USHORT`.
    ///
    /// They describe an event as a consumer receives it and are never stored in a trace.
    ///
    /// Unknown:
    ///
    /// - Which field of EVENT_TRACE_HEADER contains them.
    /// - Which releases set each flag.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntrace.h*.
    EventTraceUseFlags(u16), size = 2 {
        /// `EVENT_TRACE_USE_PROCTIME`. ProcessorTime is valid (inferred from the name). Releases unknown.
        #[doc(alias = "EVENT_TRACE_USE_PROCTIME")]
        PROCTIME = 0x0001, "EVENT_TRACE_USE_PROCTIME";
        /// `EVENT_TRACE_USE_NOCPUTIME`. Neither KernelTime, UserTime nor ProcessorTime is valid (inferred from the
        /// name). Releases unknown.
        #[doc(alias = "EVENT_TRACE_USE_NOCPUTIME")]
        NOCPUTIME = 0x0002, "EVENT_TRACE_USE_NOCPUTIME";
        /// `EVENT_TRACE_USE_SEQUENCE`. InstanceId contains a sequence number. Releases unknown.
        #[doc(alias = "EVENT_TRACE_USE_SEQUENCE")]
        SEQUENCE = 0x0004, "EVENT_TRACE_USE_SEQUENCE";
    }, values("EVENT_TRACE_USE_FLAGS", true, &[
        named("EVENT_TRACE_USE_PROCTIME", 1, &[]),
        named("EVENT_TRACE_USE_NOCPUTIME", 2, &[]),
        named("EVENT_TRACE_USE_SEQUENCE", 4, &[]),
    ])
}

// spec/enums/HOOK_ID.toml
open_enum! {
    /// Hook ID of a kernel event: the group in the high byte, the type in the low byte.
    ///
    /// No known name in C; here: `HOOK_ID`, of type `USHORT`.
    ///
    /// Where Microsoft names only the type within its group, the constant has the name of the type.
    ///
    /// Unknown:
    ///
    /// - Completeness: no source claims to list every event.
    ///
    /// Source: Geoff Chappell, *Hook IDs For NT Kernel Logger Events*; Winsider Seminars & Solutions and
    /// contributors, *ntwmi.h*.
    HookId(u16), size = 2 {
        /// `WMI_LOG_TYPE_HEADER`. Log file header, the first event of every log file of any session. Observed in 5.0+.
        #[doc(alias = "WMI_LOG_TYPE_HEADER")]
        HEADER = 0x0000, "WMI_LOG_TYPE_HEADER";
        /// `WMI_LOG_TYPE_HEADER_EXTENSION`. Extension of the log file header. Its main contents are the group masks.
        /// Observed in 5.2+.
        #[doc(alias = "WMI_LOG_TYPE_HEADER_EXTENSION")]
        HEADER_EXTENSION = 0x0005, "WMI_LOG_TYPE_HEADER_EXTENSION";
        /// `WMI_LOG_TYPE_RUNDOWN_COMPLETE`. Rundown at the start or the end of the session completed. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_RUNDOWN_COMPLETE")]
        RUNDOWN_COMPLETE = 0x0008, "WMI_LOG_TYPE_RUNDOWN_COMPLETE";
        /// `EVENT_TRACE_TYPE_GUIDMAP`, a value of a bit-field: 0xa. GUID map, inferred from the name of the type.
        /// Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_GUIDMAP")]
        GUIDMAP = 0x000a, "EVENT_TRACE_TYPE_GUIDMAP";
        /// `EVENT_TRACE_TYPE_CONFIG`, a value of a bit-field: 0xb. Configuration, inferred from the name of the type.
        /// Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG")]
        CONFIG = 0x000b, "EVENT_TRACE_TYPE_CONFIG";
        /// `EVENT_TRACE_TYPE_SIDINFO`, a value of a bit-field: 0xc. SID information, inferred from the name of the
        /// type. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_SIDINFO")]
        SIDINFO = 0x000c, "EVENT_TRACE_TYPE_SIDINFO";
        /// `EVENT_TRACE_TYPE_SECURITY`, a value of a bit-field: 0xd. Security, inferred from the name of the type.
        /// Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_SECURITY")]
        SECURITY = 0x000d, "EVENT_TRACE_TYPE_SECURITY";
        /// `WMI_LOG_TYPE_GROUP_MASKS_END`. Extension of the log file header as of the end of the session. Observed
        /// in 6.0+.
        #[doc(alias = "WMI_LOG_TYPE_GROUP_MASKS_END")]
        GROUP_MASKS_END = 0x0020, "WMI_LOG_TYPE_GROUP_MASKS_END";
        /// `WMI_LOG_TYPE_RUNDOWN_BEGIN`. Rundown started. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_RUNDOWN_BEGIN")]
        RUNDOWN_BEGIN = 0x0030, "WMI_LOG_TYPE_RUNDOWN_BEGIN";
        /// `WMI_LOG_TYPE_RUNDOWN_END`. Rundown ended. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_RUNDOWN_END")]
        RUNDOWN_END = 0x0031, "WMI_LOG_TYPE_RUNDOWN_END";
        /// `WMI_LOG_TYPE_DBGID_RSDS`. Symbol file of an image, identified by a GUID and an age (RSDS form). Observed
        /// in 6.2+.
        #[doc(alias = "WMI_LOG_TYPE_DBGID_RSDS")]
        DBGID_RSDS = 0x0040, "WMI_LOG_TYPE_DBGID_RSDS";
        /// `WMI_LOG_TYPE_DBGID_NB10`. Symbol file of an image, identified in the older NB10 form. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_DBGID_NB10")]
        DBGID_NB10 = 0x0041, "WMI_LOG_TYPE_DBGID_NB10";
        /// `WMI_LOG_TYPE_BUILD_LAB`. Name of the Windows build that logged the trace. Observed in 6.2+.
        #[doc(alias = "WMI_LOG_TYPE_BUILD_LAB")]
        BUILD_LAB = 0x0042, "WMI_LOG_TYPE_BUILD_LAB";
        /// `WMI_LOG_TYPE_BINARY_PATH`. Path of a binary that registers providers. Observed in 6.2+.
        #[doc(alias = "WMI_LOG_TYPE_BINARY_PATH")]
        BINARY_PATH = 0x0043, "WMI_LOG_TYPE_BINARY_PATH";
        /// `WMI_LOG_TYPE_IO_READ`. Disk read completed. Observed in 5.0+.
        #[doc(alias = "WMI_LOG_TYPE_IO_READ")]
        IO_READ = 0x010a, "WMI_LOG_TYPE_IO_READ";
        /// `WMI_LOG_TYPE_IO_WRITE`. Disk write completed. Observed in 5.0+.
        #[doc(alias = "WMI_LOG_TYPE_IO_WRITE")]
        IO_WRITE = 0x010b, "WMI_LOG_TYPE_IO_WRITE";
        /// `WMI_LOG_TYPE_IO_READ_INIT`. Disk read started. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_IO_READ_INIT")]
        IO_READ_INIT = 0x010c, "WMI_LOG_TYPE_IO_READ_INIT";
        /// `WMI_LOG_TYPE_IO_WRITE_INIT`. Disk write started. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_IO_WRITE_INIT")]
        IO_WRITE_INIT = 0x010d, "WMI_LOG_TYPE_IO_WRITE_INIT";
        /// `WMI_LOG_TYPE_IO_FLUSH`. Disk flush completed. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_IO_FLUSH")]
        IO_FLUSH = 0x010e, "WMI_LOG_TYPE_IO_FLUSH";
        /// `WMI_LOG_TYPE_IO_FLUSH_INIT`. Disk flush started. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_IO_FLUSH_INIT")]
        IO_FLUSH_INIT = 0x010f, "WMI_LOG_TYPE_IO_FLUSH_INIT";
        /// `WMI_LOG_TYPE_IO_REDIRECTED_INIT`. Redirected I/O started, for example for a file in a Windows image.
        /// Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_IO_REDIRECTED_INIT")]
        IO_REDIRECTED_INIT = 0x0110, "WMI_LOG_TYPE_IO_REDIRECTED_INIT";
        /// `PERFINFO_LOG_TYPE_DRIVER_INIT`. Driver initialization started. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_DRIVER_INIT")]
        DRIVER_INIT = 0x0120, "PERFINFO_LOG_TYPE_DRIVER_INIT";
        /// `PERFINFO_LOG_TYPE_DRIVER_INIT_COMPLETE`. Driver initialization completed. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_DRIVER_INIT_COMPLETE")]
        DRIVER_INIT_COMPLETE = 0x0121, "PERFINFO_LOG_TYPE_DRIVER_INIT_COMPLETE";
        /// `PERFINFO_LOG_TYPE_DRIVER_MAJORFUNCTION_CALL`. Major function routine of a driver called. Observed in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_DRIVER_MAJORFUNCTION_CALL")]
        DRIVER_MAJORFUNCTION_CALL = 0x0122, "PERFINFO_LOG_TYPE_DRIVER_MAJORFUNCTION_CALL";
        /// `PERFINFO_LOG_TYPE_DRIVER_MAJORFUNCTION_RETURN`. Major function routine of a driver returned. Observed
        /// in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_DRIVER_MAJORFUNCTION_RETURN")]
        DRIVER_MAJORFUNCTION_RETURN = 0x0123, "PERFINFO_LOG_TYPE_DRIVER_MAJORFUNCTION_RETURN";
        /// `PERFINFO_LOG_TYPE_DRIVER_COMPLETIONROUTINE_CALL`. Completion routine of a driver called. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_DRIVER_COMPLETIONROUTINE_CALL")]
        DRIVER_COMPLETIONROUTINE_CALL = 0x0124, "PERFINFO_LOG_TYPE_DRIVER_COMPLETIONROUTINE_CALL";
        /// `PERFINFO_LOG_TYPE_DRIVER_COMPLETIONROUTINE_RETURN`. Completion routine of a driver returned. Observed
        /// in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_DRIVER_COMPLETIONROUTINE_RETURN")]
        DRIVER_COMPLETIONROUTINE_RETURN = 0x0125, "PERFINFO_LOG_TYPE_DRIVER_COMPLETIONROUTINE_RETURN";
        /// `PERFINFO_LOG_TYPE_DRIVER_ADD_DEVICE_CALL`. Add-device routine of a driver called. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_DRIVER_ADD_DEVICE_CALL")]
        DRIVER_ADD_DEVICE_CALL = 0x0126, "PERFINFO_LOG_TYPE_DRIVER_ADD_DEVICE_CALL";
        /// `PERFINFO_LOG_TYPE_DRIVER_ADD_DEVICE_RETURN`. Add-device routine of a driver returned. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_DRIVER_ADD_DEVICE_RETURN")]
        DRIVER_ADD_DEVICE_RETURN = 0x0127, "PERFINFO_LOG_TYPE_DRIVER_ADD_DEVICE_RETURN";
        /// `PERFINFO_LOG_TYPE_DRIVER_STARTIO_CALL`. Start-I/O routine of a driver called. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_DRIVER_STARTIO_CALL")]
        DRIVER_STARTIO_CALL = 0x0128, "PERFINFO_LOG_TYPE_DRIVER_STARTIO_CALL";
        /// `PERFINFO_LOG_TYPE_DRIVER_STARTIO_RETURN`. Start-I/O routine of a driver returned. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_DRIVER_STARTIO_RETURN")]
        DRIVER_STARTIO_RETURN = 0x0129, "PERFINFO_LOG_TYPE_DRIVER_STARTIO_RETURN";
        /// `PERFINFO_LOG_TYPE_PREFETCH_ACTION`. Prefetcher action. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_PREFETCH_ACTION")]
        PREFETCH_ACTION = 0x0130, "PERFINFO_LOG_TYPE_PREFETCH_ACTION";
        /// `PERFINFO_LOG_TYPE_PREFETCH_REQUEST`. Prefetcher request. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_PREFETCH_REQUEST")]
        PREFETCH_REQUEST = 0x0131, "PERFINFO_LOG_TYPE_PREFETCH_REQUEST";
        /// `PERFINFO_LOG_TYPE_PREFETCH_READLIST`. Prefetcher read list. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_PREFETCH_READLIST")]
        PREFETCH_READLIST = 0x0132, "PERFINFO_LOG_TYPE_PREFETCH_READLIST";
        /// `PERFINFO_LOG_TYPE_PREFETCH_READ`. Prefetcher read. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_PREFETCH_READ")]
        PREFETCH_READ = 0x0133, "PERFINFO_LOG_TYPE_PREFETCH_READ";
        /// `PERFINFO_LOG_TYPE_DRIVER_COMPLETE_REQUEST`. Request completion called by a driver. Observed in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_DRIVER_COMPLETE_REQUEST")]
        DRIVER_COMPLETE_REQUEST = 0x0134, "PERFINFO_LOG_TYPE_DRIVER_COMPLETE_REQUEST";
        /// `PERFINFO_LOG_TYPE_DRIVER_COMPLETE_REQUEST_RETURN`. Request completion by a driver returned. Observed
        /// in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_DRIVER_COMPLETE_REQUEST_RETURN")]
        DRIVER_COMPLETE_REQUEST_RETURN = 0x0135, "PERFINFO_LOG_TYPE_DRIVER_COMPLETE_REQUEST_RETURN";
        /// `PERFINFO_LOG_TYPE_BOOT_PREFETCH_INFORMATION`. Prefetching during system boot. Observed in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_BOOT_PREFETCH_INFORMATION")]
        BOOT_PREFETCH_INFORMATION = 0x0136, "PERFINFO_LOG_TYPE_BOOT_PREFETCH_INFORMATION";
        /// `PERFINFO_LOG_TYPE_OPTICAL_IO_READ`. Optical disc read completed. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_OPTICAL_IO_READ")]
        OPTICAL_IO_READ = 0x0137, "PERFINFO_LOG_TYPE_OPTICAL_IO_READ";
        /// `PERFINFO_LOG_TYPE_OPTICAL_IO_WRITE`. Optical disc write completed. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_OPTICAL_IO_WRITE")]
        OPTICAL_IO_WRITE = 0x0138, "PERFINFO_LOG_TYPE_OPTICAL_IO_WRITE";
        /// `PERFINFO_LOG_TYPE_OPTICAL_IO_FLUSH`. Optical drive flush completed. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_OPTICAL_IO_FLUSH")]
        OPTICAL_IO_FLUSH = 0x0139, "PERFINFO_LOG_TYPE_OPTICAL_IO_FLUSH";
        /// `PERFINFO_LOG_TYPE_OPTICAL_IO_READ_INIT`. Optical disc read started. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_OPTICAL_IO_READ_INIT")]
        OPTICAL_IO_READ_INIT = 0x013a, "PERFINFO_LOG_TYPE_OPTICAL_IO_READ_INIT";
        /// `PERFINFO_LOG_TYPE_OPTICAL_IO_WRITE_INIT`. Optical disc write started. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_OPTICAL_IO_WRITE_INIT")]
        OPTICAL_IO_WRITE_INIT = 0x013b, "PERFINFO_LOG_TYPE_OPTICAL_IO_WRITE_INIT";
        /// `PERFINFO_LOG_TYPE_OPTICAL_IO_FLUSH_INIT`. Optical drive flush started. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_OPTICAL_IO_FLUSH_INIT")]
        OPTICAL_IO_FLUSH_INIT = 0x013c, "PERFINFO_LOG_TYPE_OPTICAL_IO_FLUSH_INIT";
        /// `WMI_LOG_TYPE_PAGE_FAULT_TRANSITION`. Page fault resolved with a page in transition. Observed in 5.0+.
        #[doc(alias = "WMI_LOG_TYPE_PAGE_FAULT_TRANSITION")]
        PAGE_FAULT_TRANSITION = 0x020a, "WMI_LOG_TYPE_PAGE_FAULT_TRANSITION";
        /// `WMI_LOG_TYPE_PAGE_FAULT_DEMAND_ZERO`. Page fault resolved with a zeroed page. Observed in 5.0+.
        #[doc(alias = "WMI_LOG_TYPE_PAGE_FAULT_DEMAND_ZERO")]
        PAGE_FAULT_DEMAND_ZERO = 0x020b, "WMI_LOG_TYPE_PAGE_FAULT_DEMAND_ZERO";
        /// `WMI_LOG_TYPE_PAGE_FAULT_COPY_ON_WRITE`. Page fault that copied a page after a write to a shared page.
        /// Observed in 5.0+.
        #[doc(alias = "WMI_LOG_TYPE_PAGE_FAULT_COPY_ON_WRITE")]
        PAGE_FAULT_COPY_ON_WRITE = 0x020c, "WMI_LOG_TYPE_PAGE_FAULT_COPY_ON_WRITE";
        /// `WMI_LOG_TYPE_PAGE_FAULT_GUARD_PAGE`. Page fault on a guard page. Observed in 5.0+.
        #[doc(alias = "WMI_LOG_TYPE_PAGE_FAULT_GUARD_PAGE")]
        PAGE_FAULT_GUARD_PAGE = 0x020d, "WMI_LOG_TYPE_PAGE_FAULT_GUARD_PAGE";
        /// `WMI_LOG_TYPE_PAGE_FAULT_HARD_PAGE_FAULT`. Page fault that required a disk read. Observed in 5.0+.
        #[doc(alias = "WMI_LOG_TYPE_PAGE_FAULT_HARD_PAGE_FAULT")]
        PAGE_FAULT_HARD_PAGE_FAULT = 0x020e, "WMI_LOG_TYPE_PAGE_FAULT_HARD_PAGE_FAULT";
        /// `WMI_LOG_TYPE_PAGE_FAULT_ACCESS_VIOLATION`. Page fault that was an access violation. Observed in 6.0+.
        #[doc(alias = "WMI_LOG_TYPE_PAGE_FAULT_ACCESS_VIOLATION")]
        PAGE_FAULT_ACCESS_VIOLATION = 0x020f, "WMI_LOG_TYPE_PAGE_FAULT_ACCESS_VIOLATION";
        /// `PERFINFO_LOG_TYPE_HARDFAULT`. Page read from disk to resolve a fault. Observed in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_HARDFAULT")]
        HARDFAULT = 0x0220, "PERFINFO_LOG_TYPE_HARDFAULT";
        /// `PERFINFO_LOG_TYPE_REMOVEPAGEBYCOLOR`. Page removed from a list by color. Observed in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_REMOVEPAGEBYCOLOR")]
        REMOVEPAGEBYCOLOR = 0x0221, "PERFINFO_LOG_TYPE_REMOVEPAGEBYCOLOR";
        /// `PERFINFO_LOG_TYPE_REMOVEPAGEFROMLIST`. Page removed from a list. Observed in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_REMOVEPAGEFROMLIST")]
        REMOVEPAGEFROMLIST = 0x0222, "PERFINFO_LOG_TYPE_REMOVEPAGEFROMLIST";
        /// `PERFINFO_LOG_TYPE_PAGEINMEMORY`. Page in memory. Observed in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PAGEINMEMORY")]
        PAGEINMEMORY = 0x0223, "PERFINFO_LOG_TYPE_PAGEINMEMORY";
        /// `PERFINFO_LOG_TYPE_INSERTINFREELIST`. Page inserted in the free list. Observed in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_INSERTINFREELIST")]
        INSERTINFREELIST = 0x0224, "PERFINFO_LOG_TYPE_INSERTINFREELIST";
        /// `PERFINFO_LOG_TYPE_INSERTINMODIFIEDLIST`. Page inserted in the modified list. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_INSERTINMODIFIEDLIST")]
        INSERTINMODIFIEDLIST = 0x0225, "PERFINFO_LOG_TYPE_INSERTINMODIFIEDLIST";
        /// `PERFINFO_LOG_TYPE_INSERTINLIST`. Page inserted in a list. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_INSERTINLIST")]
        INSERTINLIST = 0x0226, "PERFINFO_LOG_TYPE_INSERTINLIST";
        /// `PERFINFO_LOG_TYPE_INSERTATFRONT`. Page inserted at the front of a list. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_INSERTATFRONT")]
        INSERTATFRONT = 0x0228, "PERFINFO_LOG_TYPE_INSERTATFRONT";
        /// `PERFINFO_LOG_TYPE_UNLINKFROMSTANDBY`. Page removed from the standby list. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_UNLINKFROMSTANDBY")]
        UNLINKFROMSTANDBY = 0x0229, "PERFINFO_LOG_TYPE_UNLINKFROMSTANDBY";
        /// `PERFINFO_LOG_TYPE_UNLINKFFREEORZERO`. Page removed from the free or zeroed list. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_UNLINKFFREEORZERO")]
        UNLINKFFREEORZERO = 0x022a, "PERFINFO_LOG_TYPE_UNLINKFFREEORZERO";
        /// `PERFINFO_LOG_TYPE_WORKINGSETMANAGER`. Working set manager. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_WORKINGSETMANAGER")]
        WORKINGSETMANAGER = 0x022b, "PERFINFO_LOG_TYPE_WORKINGSETMANAGER";
        /// `PERFINFO_LOG_TYPE_TRIMPROCESS`. Working set of a process trimmed. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_TRIMPROCESS")]
        TRIMPROCESS = 0x022c, "PERFINFO_LOG_TYPE_TRIMPROCESS";
        /// `PERFINFO_LOG_TYPE_ZEROSHARECOUNT`. Share count of a page reached zero. Observed in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_ZEROSHARECOUNT")]
        ZEROSHARECOUNT = 0x022e, "PERFINFO_LOG_TYPE_ZEROSHARECOUNT";
        /// `PERFINFO_LOG_TYPE_WSINFOPROCESS`. Working set of a process. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_WSINFOPROCESS")]
        WSINFOPROCESS = 0x023c, "PERFINFO_LOG_TYPE_WSINFOPROCESS";
        /// `PERFINFO_LOG_TYPE_FAULTADDR_WITH_IP`. Page fault, with the faulting address and the instruction pointer.
        /// Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FAULTADDR_WITH_IP")]
        FAULTADDR_WITH_IP = 0x0245, "PERFINFO_LOG_TYPE_FAULTADDR_WITH_IP";
        /// `PERFINFO_LOG_TYPE_TRIMSESSION`. Working set of a session trimmed. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_TRIMSESSION")]
        TRIMSESSION = 0x0246, "PERFINFO_LOG_TYPE_TRIMSESSION";
        /// `PERFINFO_LOG_TYPE_MEMORYSNAPLITE`. Short memory snapshot. Observed in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_MEMORYSNAPLITE")]
        MEMORYSNAPLITE = 0x0247, "PERFINFO_LOG_TYPE_MEMORYSNAPLITE";
        /// `PERFINFO_LOG_TYPE_PFMAPPED_SECTION_RUNDOWN`. Mapped section that existed at the time of the rundown, for
        /// prefetching. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_PFMAPPED_SECTION_RUNDOWN")]
        PFMAPPED_SECTION_RUNDOWN = 0x0248, "PERFINFO_LOG_TYPE_PFMAPPED_SECTION_RUNDOWN";
        /// `PERFINFO_LOG_TYPE_PFMAPPED_SECTION_CREATE`. Mapped section created, for prefetching. Observed in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PFMAPPED_SECTION_CREATE")]
        PFMAPPED_SECTION_CREATE = 0x0249, "PERFINFO_LOG_TYPE_PFMAPPED_SECTION_CREATE";
        /// `PERFINFO_LOG_TYPE_WSINFOSESSION`. Working set of a session. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_WSINFOSESSION")]
        WSINFOSESSION = 0x024a, "PERFINFO_LOG_TYPE_WSINFOSESSION";
        /// `PERFINFO_LOG_TYPE_CREATE_SESSION`. Session created. Observed in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CREATE_SESSION")]
        CREATE_SESSION = 0x024b, "PERFINFO_LOG_TYPE_CREATE_SESSION";
        /// `PERFINFO_LOG_TYPE_SESSION_RUNDOWN_DC_END`. Session that existed at the end of the trace. Observed in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_SESSION_RUNDOWN_DC_END")]
        SESSION_RUNDOWN_DC_END = 0x024c, "PERFINFO_LOG_TYPE_SESSION_RUNDOWN_DC_END";
        /// `PERFINFO_LOG_TYPE_SESSION_RUNDOWN_DC_START`. Session that existed at the start of the trace. Observed
        /// in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_SESSION_RUNDOWN_DC_START")]
        SESSION_RUNDOWN_DC_START = 0x024d, "PERFINFO_LOG_TYPE_SESSION_RUNDOWN_DC_START";
        /// `PERFINFO_LOG_TYPE_SESSION_DELETE`. Session deleted. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_SESSION_DELETE")]
        SESSION_DELETE = 0x024e, "PERFINFO_LOG_TYPE_SESSION_DELETE";
        /// `PERFINFO_LOG_TYPE_PFMAPPED_SECTION_DELETE`. Mapped section deleted, for prefetching. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PFMAPPED_SECTION_DELETE")]
        PFMAPPED_SECTION_DELETE = 0x024f, "PERFINFO_LOG_TYPE_PFMAPPED_SECTION_DELETE";
        /// `PERFINFO_LOG_TYPE_VIRTUAL_ALLOC`. Virtual memory reserved or committed. Observed in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_VIRTUAL_ALLOC")]
        VIRTUAL_ALLOC = 0x0262, "PERFINFO_LOG_TYPE_VIRTUAL_ALLOC";
        /// `PERFINFO_LOG_TYPE_VIRTUAL_FREE`. Virtual memory released or decommitted. Observed in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_VIRTUAL_FREE")]
        VIRTUAL_FREE = 0x0263, "PERFINFO_LOG_TYPE_VIRTUAL_FREE";
        /// `PERFINFO_LOG_TYPE_HEAP_RANGE_RUNDOWN`. Heap range that existed at the time of the rundown. Releases
        /// unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_RANGE_RUNDOWN")]
        HEAP_RANGE_RUNDOWN = 0x0264, "PERFINFO_LOG_TYPE_HEAP_RANGE_RUNDOWN";
        /// `PERFINFO_LOG_TYPE_HEAP_RANGE_CREATE`. Heap range created. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_RANGE_CREATE")]
        HEAP_RANGE_CREATE = 0x0265, "PERFINFO_LOG_TYPE_HEAP_RANGE_CREATE";
        /// `PERFINFO_LOG_TYPE_HEAP_RANGE_RESERVE`. Memory of a heap range reserved. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_RANGE_RESERVE")]
        HEAP_RANGE_RESERVE = 0x0266, "PERFINFO_LOG_TYPE_HEAP_RANGE_RESERVE";
        /// `PERFINFO_LOG_TYPE_HEAP_RANGE_RELEASE`. Memory of a heap range released. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_RANGE_RELEASE")]
        HEAP_RANGE_RELEASE = 0x0267, "PERFINFO_LOG_TYPE_HEAP_RANGE_RELEASE";
        /// `PERFINFO_LOG_TYPE_HEAP_RANGE_DESTROY`. Heap range destroyed. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_RANGE_DESTROY")]
        HEAP_RANGE_DESTROY = 0x0268, "PERFINFO_LOG_TYPE_HEAP_RANGE_DESTROY";
        /// `PERFINFO_LOG_TYPE_PAGEFILE_BACK`. Image backed by the page file loaded. Observed in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PAGEFILE_BACK")]
        PAGEFILE_BACK = 0x0269, "PERFINFO_LOG_TYPE_PAGEFILE_BACK";
        /// `PERFINFO_LOG_TYPE_MEMINFO`. System memory counts. Observed in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_MEMINFO")]
        MEMINFO = 0x0270, "PERFINFO_LOG_TYPE_MEMINFO";
        /// `PERFINFO_LOG_TYPE_CONTMEM_GENERATE`. Range of contiguous memory created. Observed in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CONTMEM_GENERATE")]
        CONTMEM_GENERATE = 0x0271, "PERFINFO_LOG_TYPE_CONTMEM_GENERATE";
        /// `PERFINFO_LOG_TYPE_FILE_STORE_FAULT`. Page fault resolved from a store in a file. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_STORE_FAULT")]
        FILE_STORE_FAULT = 0x0272, "PERFINFO_LOG_TYPE_FILE_STORE_FAULT";
        /// `PERFINFO_LOG_TYPE_INMEMORY_STORE_FAULT`. Page fault resolved from a store in memory. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_INMEMORY_STORE_FAULT")]
        INMEMORY_STORE_FAULT = 0x0273, "PERFINFO_LOG_TYPE_INMEMORY_STORE_FAULT";
        /// `PERFINFO_LOG_TYPE_COMPRESSED_PAGE`. Compressed page. Observed in 6.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_COMPRESSED_PAGE")]
        COMPRESSED_PAGE = 0x0274, "PERFINFO_LOG_TYPE_COMPRESSED_PAGE";
        /// `PERFINFO_LOG_TYPE_PAGEINMEMORY_ACTIVE`. Page in memory and active. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PAGEINMEMORY_ACTIVE")]
        PAGEINMEMORY_ACTIVE = 0x0275, "PERFINFO_LOG_TYPE_PAGEINMEMORY_ACTIVE";
        /// `PERFINFO_LOG_TYPE_PAGE_ACCESS`. Page accessed. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PAGE_ACCESS")]
        PAGE_ACCESS = 0x0276, "PERFINFO_LOG_TYPE_PAGE_ACCESS";
        /// `PERFINFO_LOG_TYPE_PAGE_RELEASE`. Page released. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PAGE_RELEASE")]
        PAGE_RELEASE = 0x0277, "PERFINFO_LOG_TYPE_PAGE_RELEASE";
        /// `PERFINFO_LOG_TYPE_PAGE_RANGE_ACCESS`. Range of pages accessed. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PAGE_RANGE_ACCESS")]
        PAGE_RANGE_ACCESS = 0x0278, "PERFINFO_LOG_TYPE_PAGE_RANGE_ACCESS";
        /// `PERFINFO_LOG_TYPE_PAGE_RANGE_RELEASE`. Range of pages released. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PAGE_RANGE_RELEASE")]
        PAGE_RANGE_RELEASE = 0x0279, "PERFINFO_LOG_TYPE_PAGE_RANGE_RELEASE";
        /// `PERFINFO_LOG_TYPE_PAGE_COMBINE`. Pages with identical contents combined. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PAGE_COMBINE")]
        PAGE_COMBINE = 0x027a, "PERFINFO_LOG_TYPE_PAGE_COMBINE";
        /// `PERFINFO_LOG_TYPE_KERNEL_MEMUSAGE`. Memory use of the kernel. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_KERNEL_MEMUSAGE")]
        KERNEL_MEMUSAGE = 0x027b, "PERFINFO_LOG_TYPE_KERNEL_MEMUSAGE";
        /// `PERFINFO_LOG_TYPE_MM_STATS`. Memory manager statistics. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_MM_STATS")]
        MM_STATS = 0x027c, "PERFINFO_LOG_TYPE_MM_STATS";
        /// `PERFINFO_LOG_TYPE_MEMINFOEX_WS`. Additional memory counts, with the working sets of processes. Observed
        /// in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_MEMINFOEX_WS")]
        MEMINFOEX_WS = 0x027d, "PERFINFO_LOG_TYPE_MEMINFOEX_WS";
        /// `PERFINFO_LOG_TYPE_MEMINFOEX_SESSIONWS`. Additional memory counts, with the working sets of sessions.
        /// Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_MEMINFOEX_SESSIONWS")]
        MEMINFOEX_SESSIONWS = 0x027e, "PERFINFO_LOG_TYPE_MEMINFOEX_SESSIONWS";
        /// `PERFINFO_LOG_TYPE_VIRTUAL_ROTATE`. Virtual memory rotated to other pages. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_VIRTUAL_ROTATE")]
        VIRTUAL_ROTATE = 0x027f, "PERFINFO_LOG_TYPE_VIRTUAL_ROTATE";
        /// `PERFINFO_LOG_TYPE_VIRTUAL_ALLOC_DC_START`. Virtual memory that existed at the start of the trace. Releases
        /// unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_VIRTUAL_ALLOC_DC_START")]
        VIRTUAL_ALLOC_DC_START = 0x0280, "PERFINFO_LOG_TYPE_VIRTUAL_ALLOC_DC_START";
        /// `PERFINFO_LOG_TYPE_VIRTUAL_ALLOC_DC_END`. Virtual memory that existed at the end of the trace. Releases
        /// unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_VIRTUAL_ALLOC_DC_END")]
        VIRTUAL_ALLOC_DC_END = 0x0281, "PERFINFO_LOG_TYPE_VIRTUAL_ALLOC_DC_END";
        /// `PERFINFO_LOG_TYPE_PAGE_ACCESS_EX`. Page accessed, with additional information. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PAGE_ACCESS_EX")]
        PAGE_ACCESS_EX = 0x0282, "PERFINFO_LOG_TYPE_PAGE_ACCESS_EX";
        /// `PERFINFO_LOG_TYPE_REMOVEFROMWS`. Page removed from a working set. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_REMOVEFROMWS")]
        REMOVEFROMWS = 0x0283, "PERFINFO_LOG_TYPE_REMOVEFROMWS";
        /// `PERFINFO_LOG_TYPE_WSSHAREABLE_RUNDOWN`. Shareable pages of working sets at the time of the rundown.
        /// Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_WSSHAREABLE_RUNDOWN")]
        WSSHAREABLE_RUNDOWN = 0x0284, "PERFINFO_LOG_TYPE_WSSHAREABLE_RUNDOWN";
        /// `PERFINFO_LOG_TYPE_INMEMORYACTIVE_RUNDOWN`. Active pages in memory at the time of the rundown. Observed
        /// in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_INMEMORYACTIVE_RUNDOWN")]
        INMEMORYACTIVE_RUNDOWN = 0x0285, "PERFINFO_LOG_TYPE_INMEMORYACTIVE_RUNDOWN";
        /// `PERFINFO_LOG_TYPE_MEM_RESET_INFO`. Memory marked as no longer needed, or the mark undone. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_MEM_RESET_INFO")]
        MEM_RESET_INFO = 0x0286, "PERFINFO_LOG_TYPE_MEM_RESET_INFO";
        /// `PERFINFO_LOG_TYPE_PFMAPPED_SECTION_OBJECT_CREATE`. Mapped section object created, for prefetching. Releases
        /// unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_PFMAPPED_SECTION_OBJECT_CREATE")]
        PFMAPPED_SECTION_OBJECT_CREATE = 0x0287, "PERFINFO_LOG_TYPE_PFMAPPED_SECTION_OBJECT_CREATE";
        /// `PERFINFO_LOG_TYPE_PFMAPPED_SECTION_OBJECT_DELETE`. Mapped section object deleted, for prefetching. Releases
        /// unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_PFMAPPED_SECTION_OBJECT_DELETE")]
        PFMAPPED_SECTION_OBJECT_DELETE = 0x0288, "PERFINFO_LOG_TYPE_PFMAPPED_SECTION_OBJECT_DELETE";
        /// `WMI_LOG_TYPE_PROCESS_CREATE`. Process created. Observed in 5.0+.
        #[doc(alias = "WMI_LOG_TYPE_PROCESS_CREATE")]
        PROCESS_CREATE = 0x0301, "WMI_LOG_TYPE_PROCESS_CREATE";
        /// `WMI_LOG_TYPE_PROCESS_DELETE`. Process ended. Observed in 5.0+.
        #[doc(alias = "WMI_LOG_TYPE_PROCESS_DELETE")]
        PROCESS_DELETE = 0x0302, "WMI_LOG_TYPE_PROCESS_DELETE";
        /// `WMI_LOG_TYPE_PROCESS_DC_START`. Process that existed at the start of the trace. Observed in 5.1+.
        #[doc(alias = "WMI_LOG_TYPE_PROCESS_DC_START")]
        PROCESS_DC_START = 0x0303, "WMI_LOG_TYPE_PROCESS_DC_START";
        /// `WMI_LOG_TYPE_PROCESS_DC_END`. Process that existed at the end of the trace. Observed in 6.0+.
        #[doc(alias = "WMI_LOG_TYPE_PROCESS_DC_END")]
        PROCESS_DC_END = 0x0304, "WMI_LOG_TYPE_PROCESS_DC_END";
        /// `WMI_LOG_TYPE_PROCESS_LOAD_IMAGE`. Image loaded. It is moved to the image group when a consumer reads the
        /// trace. Observed in 5.0+.
        #[doc(alias = "WMI_LOG_TYPE_PROCESS_LOAD_IMAGE")]
        PROCESS_LOAD_IMAGE = 0x030a, "WMI_LOG_TYPE_PROCESS_LOAD_IMAGE";
        /// `WMI_LOG_TYPE_PROCESS_TERMINATE`. Process terminated. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_PROCESS_TERMINATE")]
        PROCESS_TERMINATE = 0x030b, "WMI_LOG_TYPE_PROCESS_TERMINATE";
        /// `PERFINFO_LOG_TYPE_PROCESS_PERFCTR_END`. Performance counters of a process at its end. Observed in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PROCESS_PERFCTR_END")]
        PROCESS_PERFCTR_END = 0x0320, "PERFINFO_LOG_TYPE_PROCESS_PERFCTR_END";
        /// `PERFINFO_LOG_TYPE_PROCESS_PERFCTR_RD`. Performance counters of a process at the time of the rundown.
        /// Observed in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PROCESS_PERFCTR_RD")]
        PROCESS_PERFCTR_RD = 0x0321, "PERFINFO_LOG_TYPE_PROCESS_PERFCTR_RD";
        /// `PERFINFO_LOG_TYPE_INSWAPPROCESS`. Process swapped in. Observed in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_INSWAPPROCESS")]
        INSWAPPROCESS = 0x0323, "PERFINFO_LOG_TYPE_INSWAPPROCESS";
        /// `PERFINFO_LOG_TYPE_PROCESS_FREEZE`. Process frozen. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PROCESS_FREEZE")]
        PROCESS_FREEZE = 0x0324, "PERFINFO_LOG_TYPE_PROCESS_FREEZE";
        /// `PERFINFO_LOG_TYPE_PROCESS_THAW`. Process thawed. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PROCESS_THAW")]
        PROCESS_THAW = 0x0325, "PERFINFO_LOG_TYPE_PROCESS_THAW";
        /// `PERFINFO_LOG_TYPE_BOOT_PHASE_START`. Boot phase started. Observed in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_BOOT_PHASE_START")]
        BOOT_PHASE_START = 0x0326, "PERFINFO_LOG_TYPE_BOOT_PHASE_START";
        /// `PERFINFO_LOG_TYPE_ZOMBIE_PROCESS`. Process that has ended and is still referenced. Observed in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_ZOMBIE_PROCESS")]
        ZOMBIE_PROCESS = 0x0327, "PERFINFO_LOG_TYPE_ZOMBIE_PROCESS";
        /// `PERFINFO_LOG_TYPE_PROCESS_SET_AFFINITY`. Affinity of a process set. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_PROCESS_SET_AFFINITY")]
        PROCESS_SET_AFFINITY = 0x0328, "PERFINFO_LOG_TYPE_PROCESS_SET_AFFINITY";
        /// `PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_USER`. USER wake counter of a process charged. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_USER")]
        CHARGE_WAKE_COUNTER_USER = 0x0330, "PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_USER";
        /// `PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_EXECUTION`. EXECUTION wake counter of a process charged. Observed
        /// in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_EXECUTION")]
        CHARGE_WAKE_COUNTER_EXECUTION = 0x0331, "PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_EXECUTION";
        /// `PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_KERNEL`. KERNEL wake counter of a process charged. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_KERNEL")]
        CHARGE_WAKE_COUNTER_KERNEL = 0x0332, "PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_KERNEL";
        /// `PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_INSTRUMENTATION`. INSTRUMENTATION wake counter of a process charged.
        /// Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_INSTRUMENTATION")]
        CHARGE_WAKE_COUNTER_INSTRUMENTATION = 0x0333, "PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_INSTRUMENTATION";
        /// `PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_PRESERVE_PROCESS`. PRESERVE_PROCESS wake counter of a process
        /// charged. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_PRESERVE_PROCESS")]
        CHARGE_WAKE_COUNTER_PRESERVE_PROCESS = 0x0334, "PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_PRESERVE_PROCESS";
        /// `PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_USER`. USER wake counter of a process released. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_USER")]
        RELEASE_WAKE_COUNTER_USER = 0x0340, "PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_USER";
        /// `PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_EXECUTION`. EXECUTION wake counter of a process released. Observed
        /// in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_EXECUTION")]
        RELEASE_WAKE_COUNTER_EXECUTION = 0x0341, "PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_EXECUTION";
        /// `PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_KERNEL`. KERNEL wake counter of a process released. Observed
        /// in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_KERNEL")]
        RELEASE_WAKE_COUNTER_KERNEL = 0x0342, "PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_KERNEL";
        /// `PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_INSTRUMENTATION`. INSTRUMENTATION wake counter of a process
        /// released. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_INSTRUMENTATION")]
        RELEASE_WAKE_COUNTER_INSTRUMENTATION = 0x0343, "PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_INSTRUMENTATION";
        /// `PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_PRESERVE_PROCESS`. PRESERVE_PROCESS wake counter of a process
        /// released. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_PRESERVE_PROCESS")]
        RELEASE_WAKE_COUNTER_PRESERVE_PROCESS = 0x0344, "PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_PRESERVE_PROCESS";
        /// `PERFINFO_LOG_TYPE_WAKE_DROP_USER`. USER wake dropped. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_WAKE_DROP_USER")]
        WAKE_DROP_USER = 0x0350, "PERFINFO_LOG_TYPE_WAKE_DROP_USER";
        /// `PERFINFO_LOG_TYPE_WAKE_DROP_EXECUTION`. EXECUTION wake dropped. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_WAKE_DROP_EXECUTION")]
        WAKE_DROP_EXECUTION = 0x0351, "PERFINFO_LOG_TYPE_WAKE_DROP_EXECUTION";
        /// `PERFINFO_LOG_TYPE_WAKE_DROP_KERNEL`. KERNEL wake dropped. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_WAKE_DROP_KERNEL")]
        WAKE_DROP_KERNEL = 0x0352, "PERFINFO_LOG_TYPE_WAKE_DROP_KERNEL";
        /// `PERFINFO_LOG_TYPE_WAKE_DROP_INSTRUMENTATION`. INSTRUMENTATION wake dropped. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_WAKE_DROP_INSTRUMENTATION")]
        WAKE_DROP_INSTRUMENTATION = 0x0353, "PERFINFO_LOG_TYPE_WAKE_DROP_INSTRUMENTATION";
        /// `PERFINFO_LOG_TYPE_WAKE_DROP_PRESERVE_PROCESS`. PRESERVE_PROCESS wake dropped. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_WAKE_DROP_PRESERVE_PROCESS")]
        WAKE_DROP_PRESERVE_PROCESS = 0x0354, "PERFINFO_LOG_TYPE_WAKE_DROP_PRESERVE_PROCESS";
        /// `PERFINFO_LOG_TYPE_WAKE_EVENT_USER`. USER wake event. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_WAKE_EVENT_USER")]
        WAKE_EVENT_USER = 0x0360, "PERFINFO_LOG_TYPE_WAKE_EVENT_USER";
        /// `PERFINFO_LOG_TYPE_WAKE_EVENT_EXECUTION`. EXECUTION wake event. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_WAKE_EVENT_EXECUTION")]
        WAKE_EVENT_EXECUTION = 0x0361, "PERFINFO_LOG_TYPE_WAKE_EVENT_EXECUTION";
        /// `PERFINFO_LOG_TYPE_WAKE_EVENT_KERNEL`. KERNEL wake event. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_WAKE_EVENT_KERNEL")]
        WAKE_EVENT_KERNEL = 0x0362, "PERFINFO_LOG_TYPE_WAKE_EVENT_KERNEL";
        /// `PERFINFO_LOG_TYPE_WAKE_EVENT_INSTRUMENTATION`. INSTRUMENTATION wake event. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_WAKE_EVENT_INSTRUMENTATION")]
        WAKE_EVENT_INSTRUMENTATION = 0x0363, "PERFINFO_LOG_TYPE_WAKE_EVENT_INSTRUMENTATION";
        /// `PERFINFO_LOG_TYPE_WAKE_EVENT_PRESERVE_PROCESS`. PRESERVE_PROCESS wake event. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_WAKE_EVENT_PRESERVE_PROCESS")]
        WAKE_EVENT_PRESERVE_PROCESS = 0x0364, "PERFINFO_LOG_TYPE_WAKE_EVENT_PRESERVE_PROCESS";
        /// `PERFINFO_LOG_TYPE_DEBUG_EVENT`. Debug event. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_DEBUG_EVENT")]
        DEBUG_EVENT = 0x0370, "PERFINFO_LOG_TYPE_DEBUG_EVENT";
        /// `PERFINFO_LOG_TYPE_FILENAME`. File name. Observed in 5.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILENAME")]
        FILENAME = 0x0400, "PERFINFO_LOG_TYPE_FILENAME";
        /// `PERFINFO_LOG_TYPE_FILENAME_CREATE`. File name created: a file was created. Observed in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILENAME_CREATE")]
        FILENAME_CREATE = 0x0420, "PERFINFO_LOG_TYPE_FILENAME_CREATE";
        /// `PERFINFO_LOG_TYPE_FILENAME_SAME`. File object with the same name as another. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILENAME_SAME")]
        FILENAME_SAME = 0x0421, "PERFINFO_LOG_TYPE_FILENAME_SAME";
        /// `PERFINFO_LOG_TYPE_FILENAME_NULL`. File object without a name. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILENAME_NULL")]
        FILENAME_NULL = 0x0422, "PERFINFO_LOG_TYPE_FILENAME_NULL";
        /// `PERFINFO_LOG_TYPE_FILENAME_DELETE`. File name deleted: a file was deleted. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILENAME_DELETE")]
        FILENAME_DELETE = 0x0423, "PERFINFO_LOG_TYPE_FILENAME_DELETE";
        /// `PERFINFO_LOG_TYPE_FILENAME_RUNDOWN`. Name of a file that was open at the time of the rundown. Releases
        /// unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILENAME_RUNDOWN")]
        FILENAME_RUNDOWN = 0x0424, "PERFINFO_LOG_TYPE_FILENAME_RUNDOWN";
        /// `PERFINFO_LOG_TYPE_MAPFILE`. File view mapped. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_MAPFILE")]
        MAPFILE = 0x0425, "PERFINFO_LOG_TYPE_MAPFILE";
        /// `PERFINFO_LOG_TYPE_UNMAPFILE`. File view unmapped. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_UNMAPFILE")]
        UNMAPFILE = 0x0426, "PERFINFO_LOG_TYPE_UNMAPFILE";
        /// `PERFINFO_LOG_TYPE_MAPFILE_DC_START`. File view that was mapped at the start of the trace. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_MAPFILE_DC_START")]
        MAPFILE_DC_START = 0x0427, "PERFINFO_LOG_TYPE_MAPFILE_DC_START";
        /// `PERFINFO_LOG_TYPE_MAPFILE_DC_END`. File view that was mapped at the end of the trace. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_MAPFILE_DC_END")]
        MAPFILE_DC_END = 0x0428, "PERFINFO_LOG_TYPE_MAPFILE_DC_END";
        /// `PERFINFO_LOG_TYPE_FILE_IO_CREATE`. File create or open started. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_CREATE")]
        FILE_IO_CREATE = 0x0440, "PERFINFO_LOG_TYPE_FILE_IO_CREATE";
        /// `PERFINFO_LOG_TYPE_FILE_IO_CLEANUP`. Last handle to a file closed. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_CLEANUP")]
        FILE_IO_CLEANUP = 0x0441, "PERFINFO_LOG_TYPE_FILE_IO_CLEANUP";
        /// `PERFINFO_LOG_TYPE_FILE_IO_CLOSE`. File object released. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_CLOSE")]
        FILE_IO_CLOSE = 0x0442, "PERFINFO_LOG_TYPE_FILE_IO_CLOSE";
        /// `PERFINFO_LOG_TYPE_FILE_IO_READ`. File read started. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_READ")]
        FILE_IO_READ = 0x0443, "PERFINFO_LOG_TYPE_FILE_IO_READ";
        /// `PERFINFO_LOG_TYPE_FILE_IO_WRITE`. File write started. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_WRITE")]
        FILE_IO_WRITE = 0x0444, "PERFINFO_LOG_TYPE_FILE_IO_WRITE";
        /// `PERFINFO_LOG_TYPE_FILE_IO_SET_INFORMATION`. Setting of file information started. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_SET_INFORMATION")]
        FILE_IO_SET_INFORMATION = 0x0445, "PERFINFO_LOG_TYPE_FILE_IO_SET_INFORMATION";
        /// `PERFINFO_LOG_TYPE_FILE_IO_DELETE`. File deletion started. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_DELETE")]
        FILE_IO_DELETE = 0x0446, "PERFINFO_LOG_TYPE_FILE_IO_DELETE";
        /// `PERFINFO_LOG_TYPE_FILE_IO_RENAME`. File rename started. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_RENAME")]
        FILE_IO_RENAME = 0x0447, "PERFINFO_LOG_TYPE_FILE_IO_RENAME";
        /// `PERFINFO_LOG_TYPE_FILE_IO_DIRENUM`. Directory enumeration started. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_DIRENUM")]
        FILE_IO_DIRENUM = 0x0448, "PERFINFO_LOG_TYPE_FILE_IO_DIRENUM";
        /// `PERFINFO_LOG_TYPE_FILE_IO_FLUSH`. File flush started. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_FLUSH")]
        FILE_IO_FLUSH = 0x0449, "PERFINFO_LOG_TYPE_FILE_IO_FLUSH";
        /// `PERFINFO_LOG_TYPE_FILE_IO_QUERY_INFORMATION`. Query of file information started. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_QUERY_INFORMATION")]
        FILE_IO_QUERY_INFORMATION = 0x044a, "PERFINFO_LOG_TYPE_FILE_IO_QUERY_INFORMATION";
        /// `PERFINFO_LOG_TYPE_FILE_IO_FS_CONTROL`. Control code sent to a file system. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_FS_CONTROL")]
        FILE_IO_FS_CONTROL = 0x044b, "PERFINFO_LOG_TYPE_FILE_IO_FS_CONTROL";
        /// `PERFINFO_LOG_TYPE_FILE_IO_OPERATION_END`. File operation ended. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_OPERATION_END")]
        FILE_IO_OPERATION_END = 0x044c, "PERFINFO_LOG_TYPE_FILE_IO_OPERATION_END";
        /// `PERFINFO_LOG_TYPE_FILE_IO_DIRNOTIFY`. Directory change notification requested. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_DIRNOTIFY")]
        FILE_IO_DIRNOTIFY = 0x044d, "PERFINFO_LOG_TYPE_FILE_IO_DIRNOTIFY";
        /// `PERFINFO_LOG_TYPE_FILE_IO_CREATE_NEW`. New file created. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_CREATE_NEW")]
        FILE_IO_CREATE_NEW = 0x044e, "PERFINFO_LOG_TYPE_FILE_IO_CREATE_NEW";
        /// `PERFINFO_LOG_TYPE_FILE_IO_DELETE_PATH`. File deleted, with its path. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_DELETE_PATH")]
        FILE_IO_DELETE_PATH = 0x044f, "PERFINFO_LOG_TYPE_FILE_IO_DELETE_PATH";
        /// `PERFINFO_LOG_TYPE_FILE_IO_RENAME_PATH`. File renamed, with its path. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_RENAME_PATH")]
        FILE_IO_RENAME_PATH = 0x0450, "PERFINFO_LOG_TYPE_FILE_IO_RENAME_PATH";
        /// `PERFINFO_LOG_TYPE_FILE_IO_SETLINK_PATH`. Link to a file created, with its path. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_SETLINK_PATH")]
        FILE_IO_SETLINK_PATH = 0x0451, "PERFINFO_LOG_TYPE_FILE_IO_SETLINK_PATH";
        /// `PERFINFO_LOG_TYPE_FILE_IO_SETLINK`. Creation of a link to a file started. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_SETLINK")]
        FILE_IO_SETLINK = 0x0452, "PERFINFO_LOG_TYPE_FILE_IO_SETLINK";
        /// `PERFINFO_LOG_TYPE_FLT_PREOP_INIT`. Preoperation callback of a minifilter called. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FLT_PREOP_INIT")]
        FLT_PREOP_INIT = 0x0460, "PERFINFO_LOG_TYPE_FLT_PREOP_INIT";
        /// `PERFINFO_LOG_TYPE_FLT_POSTOP_INIT`. Postoperation callback of a minifilter called. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FLT_POSTOP_INIT")]
        FLT_POSTOP_INIT = 0x0461, "PERFINFO_LOG_TYPE_FLT_POSTOP_INIT";
        /// `PERFINFO_LOG_TYPE_FLT_PREOP_COMPLETION`. Preoperation callback of a minifilter completed. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FLT_PREOP_COMPLETION")]
        FLT_PREOP_COMPLETION = 0x0462, "PERFINFO_LOG_TYPE_FLT_PREOP_COMPLETION";
        /// `PERFINFO_LOG_TYPE_FLT_POSTOP_COMPLETION`. Postoperation callback of a minifilter completed. Releases
        /// unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FLT_POSTOP_COMPLETION")]
        FLT_POSTOP_COMPLETION = 0x0463, "PERFINFO_LOG_TYPE_FLT_POSTOP_COMPLETION";
        /// `PERFINFO_LOG_TYPE_FLT_PREOP_FAILURE`. Preoperation callback of a minifilter failed. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FLT_PREOP_FAILURE")]
        FLT_PREOP_FAILURE = 0x0464, "PERFINFO_LOG_TYPE_FLT_PREOP_FAILURE";
        /// `PERFINFO_LOG_TYPE_FLT_POSTOP_FAILURE`. Postoperation callback of a minifilter failed. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FLT_POSTOP_FAILURE")]
        FLT_POSTOP_FAILURE = 0x0465, "PERFINFO_LOG_TYPE_FLT_POSTOP_FAILURE";
        /// `WMI_LOG_TYPE_THREAD_CREATE`. Thread created. Observed in 5.0+.
        #[doc(alias = "WMI_LOG_TYPE_THREAD_CREATE")]
        THREAD_CREATE = 0x0501, "WMI_LOG_TYPE_THREAD_CREATE";
        /// `WMI_LOG_TYPE_THREAD_DELETE`. Thread ended. Observed in 5.0+.
        #[doc(alias = "WMI_LOG_TYPE_THREAD_DELETE")]
        THREAD_DELETE = 0x0502, "WMI_LOG_TYPE_THREAD_DELETE";
        /// `WMI_LOG_TYPE_THREAD_DC_START`. Thread that existed at the start of the trace. Observed in 5.1+.
        #[doc(alias = "WMI_LOG_TYPE_THREAD_DC_START")]
        THREAD_DC_START = 0x0503, "WMI_LOG_TYPE_THREAD_DC_START";
        /// `WMI_LOG_TYPE_THREAD_DC_END`. Thread that existed at the end of the trace. Observed in 6.0+.
        #[doc(alias = "WMI_LOG_TYPE_THREAD_DC_END")]
        THREAD_DC_END = 0x0504, "WMI_LOG_TYPE_THREAD_DC_END";
        /// `PERFINFO_LOG_TYPE_CONTEXTSWAP`. Context switch from one thread to another. Documented for 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CONTEXTSWAP")]
        CONTEXTSWAP = 0x0524, "PERFINFO_LOG_TYPE_CONTEXTSWAP";
        /// `PERFINFO_LOG_TYPE_CONTEXTSWAP_BATCH`. Many context switches in a compact form. Observed in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CONTEXTSWAP_BATCH")]
        CONTEXTSWAP_BATCH = 0x0525, "PERFINFO_LOG_TYPE_CONTEXTSWAP_BATCH";
        /// `PERFINFO_LOG_TYPE_SPINLOCK`. Spin lock acquired and released. Observed in 6.2+ (32-bit), 6.1+ (64-bit).
        #[doc(alias = "PERFINFO_LOG_TYPE_SPINLOCK")]
        SPINLOCK = 0x0529, "PERFINFO_LOG_TYPE_SPINLOCK";
        /// `PERFINFO_LOG_TYPE_QUEUE`. Thread wait on a kernel queue. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_QUEUE")]
        QUEUE = 0x052a, "PERFINFO_LOG_TYPE_QUEUE";
        /// `PERFINFO_LOG_TYPE_RESOURCE`. Contention for an executive resource (ERESOURCE). Observed in 6.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_RESOURCE")]
        RESOURCE = 0x052b, "PERFINFO_LOG_TYPE_RESOURCE";
        /// `PERFINFO_LOG_TYPE_PUSHLOCK`. Push lock. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_PUSHLOCK")]
        PUSHLOCK = 0x052c, "PERFINFO_LOG_TYPE_PUSHLOCK";
        /// `PERFINFO_LOG_TYPE_WAIT_SINGLE`. Thread wait for one object. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_WAIT_SINGLE")]
        WAIT_SINGLE = 0x052d, "PERFINFO_LOG_TYPE_WAIT_SINGLE";
        /// `PERFINFO_LOG_TYPE_WAIT_MULTIPLE`. Thread wait for several objects. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_WAIT_MULTIPLE")]
        WAIT_MULTIPLE = 0x052e, "PERFINFO_LOG_TYPE_WAIT_MULTIPLE";
        /// `PERFINFO_LOG_TYPE_DELAY_EXECUTION`. Thread execution delayed. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_DELAY_EXECUTION")]
        DELAY_EXECUTION = 0x052f, "PERFINFO_LOG_TYPE_DELAY_EXECUTION";
        /// `PERFINFO_LOG_TYPE_THREAD_SET_PRIORITY`. Thread priority set. Observed in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_THREAD_SET_PRIORITY")]
        THREAD_SET_PRIORITY = 0x0530, "PERFINFO_LOG_TYPE_THREAD_SET_PRIORITY";
        /// `ReserveCreate`. Processor time reserve created. Releases unknown.
        #[doc(alias = "ReserveCreate")]
        RESERVE_CREATE = 0x0530, "ReserveCreate";
        /// `PERFINFO_LOT_TYPE_THREAD_SET_BASE_PRIORITY`. Thread base priority set. Observed in 6.0+.
        #[doc(alias = "PERFINFO_LOT_TYPE_THREAD_SET_BASE_PRIORITY")]
        THREAD_SET_BASE_PRIORITY = 0x0531, "PERFINFO_LOT_TYPE_THREAD_SET_BASE_PRIORITY";
        /// `ReserveDelete`. Processor time reserve deleted. Releases unknown.
        #[doc(alias = "ReserveDelete")]
        RESERVE_DELETE = 0x0531, "ReserveDelete";
        /// `PERFINFO_LOG_TYPE_READY_THREAD`. Thread became ready to run. Observed in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_READY_THREAD")]
        READY_THREAD = 0x0532, "PERFINFO_LOG_TYPE_READY_THREAD";
        /// `PERFINFO_LOG_TYPE_THREAD_SET_PAGE_PRIORITY`. Thread page priority set. Observed in 6.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_THREAD_SET_PAGE_PRIORITY")]
        THREAD_SET_PAGE_PRIORITY = 0x0533, "PERFINFO_LOG_TYPE_THREAD_SET_PAGE_PRIORITY";
        /// `PERFINFO_LOG_TYPE_THREAD_SET_IO_PRIORITY`. Thread I/O priority set. Observed in 6.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_THREAD_SET_IO_PRIORITY")]
        THREAD_SET_IO_PRIORITY = 0x0534, "PERFINFO_LOG_TYPE_THREAD_SET_IO_PRIORITY";
        /// `ReserveJoinThread`. Thread joined a processor time reserve. Releases unknown.
        #[doc(alias = "ReserveJoinThread")]
        RESERVE_JOIN_THREAD = 0x0534, "ReserveJoinThread";
        /// `PERFINFO_LOG_TYPE_THREAD_SET_AFFINITY`. Thread affinity set. Observed in 6.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_THREAD_SET_AFFINITY")]
        THREAD_SET_AFFINITY = 0x0535, "PERFINFO_LOG_TYPE_THREAD_SET_AFFINITY";
        /// `ReserveDisjoinThread`. Thread left a processor time reserve. Releases unknown.
        #[doc(alias = "ReserveDisjoinThread")]
        RESERVE_DISJOIN_THREAD = 0x0535, "ReserveDisjoinThread";
        /// `ReserveState`. State of a processor time reserve changed. Releases unknown.
        #[doc(alias = "ReserveState")]
        RESERVE_STATE = 0x0536, "ReserveState";
        /// `ReserveBandwidth`. Bandwidth of a processor time reserve set. Releases unknown.
        #[doc(alias = "ReserveBandwidth")]
        RESERVE_BANDWIDTH = 0x0537, "ReserveBandwidth";
        /// `ReserveLateCount`. Processor time reserve was late. Releases unknown.
        #[doc(alias = "ReserveLateCount")]
        RESERVE_LATE_COUNT = 0x0538, "ReserveLateCount";
        /// `PERFINFO_LOG_TYPE_WORKER_THREAD_ITEM`. Work item of a worker thread. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_WORKER_THREAD_ITEM")]
        WORKER_THREAD_ITEM = 0x0539, "PERFINFO_LOG_TYPE_WORKER_THREAD_ITEM";
        /// `PERFINFO_LOG_TYPE_DFSS_START_NEW_INTERVAL`. Dynamic fair-share scheduling started a new interval.
        /// Documented for 6.1.
        #[doc(alias = "PERFINFO_LOG_TYPE_DFSS_START_NEW_INTERVAL")]
        DFSS_START_NEW_INTERVAL = 0x053a, "PERFINFO_LOG_TYPE_DFSS_START_NEW_INTERVAL";
        /// `PERFINFO_LOG_TYPE_DFSS_PROCESS_IDLE_ONLY_QUEUE`. Dynamic fair-share scheduling processes its queue of
        /// idle-only threads. Documented for 6.1.
        #[doc(alias = "PERFINFO_LOG_TYPE_DFSS_PROCESS_IDLE_ONLY_QUEUE")]
        DFSS_PROCESS_IDLE_ONLY_QUEUE = 0x053b, "PERFINFO_LOG_TYPE_DFSS_PROCESS_IDLE_ONLY_QUEUE";
        /// `PERFINFO_LOG_TYPE_ANTI_STARVATION_BOOST`. Thread boosted after starvation. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_ANTI_STARVATION_BOOST")]
        ANTI_STARVATION_BOOST = 0x053c, "PERFINFO_LOG_TYPE_ANTI_STARVATION_BOOST";
        /// `PERFINFO_LOG_TYPE_THREAD_MIGRATION`. Thread migrated. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_THREAD_MIGRATION")]
        THREAD_MIGRATION = 0x053d, "PERFINFO_LOG_TYPE_THREAD_MIGRATION";
        /// `PERFINFO_LOG_TYPE_KQUEUE_ENQUEUE`. Entry added to a kernel queue. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_KQUEUE_ENQUEUE")]
        KQUEUE_ENQUEUE = 0x053e, "PERFINFO_LOG_TYPE_KQUEUE_ENQUEUE";
        /// `PERFINFO_LOG_TYPE_KQUEUE_DEQUEUE`. Entries removed from a kernel queue. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_KQUEUE_DEQUEUE")]
        KQUEUE_DEQUEUE = 0x053f, "PERFINFO_LOG_TYPE_KQUEUE_DEQUEUE";
        /// `PERFINFO_LOG_TYPE_WORKER_THREAD_ITEM_START`. Work item started by a worker thread. The payload is one
        /// pointer. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_WORKER_THREAD_ITEM_START")]
        WORKER_THREAD_ITEM_START = 0x0540, "PERFINFO_LOG_TYPE_WORKER_THREAD_ITEM_START";
        /// `PERFINFO_LOG_TYPE_WORKER_THREAD_ITEM_END`. Work item ended by a worker thread. The payload is one pointer.
        /// Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_WORKER_THREAD_ITEM_END")]
        WORKER_THREAD_ITEM_END = 0x0541, "PERFINFO_LOG_TYPE_WORKER_THREAD_ITEM_END";
        /// `PERFINFO_LOG_TYPE_AUTO_BOOST_SET_FLOOR`. Priority floor of a thread set by AutoBoost. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_AUTO_BOOST_SET_FLOOR")]
        AUTO_BOOST_SET_FLOOR = 0x0542, "PERFINFO_LOG_TYPE_AUTO_BOOST_SET_FLOOR";
        /// `PERFINFO_LOG_TYPE_AUTO_BOOST_CLEAR_FLOOR`. Priority floor of a thread cleared by AutoBoost. Releases
        /// unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_AUTO_BOOST_CLEAR_FLOOR")]
        AUTO_BOOST_CLEAR_FLOOR = 0x0543, "PERFINFO_LOG_TYPE_AUTO_BOOST_CLEAR_FLOOR";
        /// `PERFINFO_LOG_TYPE_AUTO_BOOST_NO_ENTRIES`. AutoBoost has no entries left. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_AUTO_BOOST_NO_ENTRIES")]
        AUTO_BOOST_NO_ENTRIES = 0x0544, "PERFINFO_LOG_TYPE_AUTO_BOOST_NO_ENTRIES";
        /// `PERFINFO_LOG_TYPE_THREAD_SUBPROCESSTAG_CHANGED`. Subprocess tag of a thread changed. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_THREAD_SUBPROCESSTAG_CHANGED")]
        THREAD_SUBPROCESSTAG_CHANGED = 0x0545, "PERFINFO_LOG_TYPE_THREAD_SUBPROCESSTAG_CHANGED";
        /// `WMI_LOG_TYPE_TCPIP_SEND`. TCP data sent. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_SEND")]
        TCPIP_SEND = 0x060a, "WMI_LOG_TYPE_TCPIP_SEND";
        /// `WMI_LOG_TYPE_TCPIP_RECEIVE`. TCP data received. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_RECEIVE")]
        TCPIP_RECEIVE = 0x060b, "WMI_LOG_TYPE_TCPIP_RECEIVE";
        /// `WMI_LOG_TYPE_TCPIP_CONNECT`. TCP connection established. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_CONNECT")]
        TCPIP_CONNECT = 0x060c, "WMI_LOG_TYPE_TCPIP_CONNECT";
        /// `WMI_LOG_TYPE_TCPIP_DISCONNECT`. TCP connection ended. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_DISCONNECT")]
        TCPIP_DISCONNECT = 0x060d, "WMI_LOG_TYPE_TCPIP_DISCONNECT";
        /// `WMI_LOG_TYPE_TCPIP_RETRANSMIT`. TCP data retransmitted. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_RETRANSMIT")]
        TCPIP_RETRANSMIT = 0x060e, "WMI_LOG_TYPE_TCPIP_RETRANSMIT";
        /// `WMI_LOG_TYPE_TCPIP_ACCEPT`. TCP connection accepted. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_ACCEPT")]
        TCPIP_ACCEPT = 0x060f, "WMI_LOG_TYPE_TCPIP_ACCEPT";
        /// `WMI_LOG_TYPE_TCPIP_RECONNECT`. TCP connection retried. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_RECONNECT")]
        TCPIP_RECONNECT = 0x0610, "WMI_LOG_TYPE_TCPIP_RECONNECT";
        /// `WMI_LOG_TYPE_TCPIP_FAIL`. TCP connection failed. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_FAIL")]
        TCPIP_FAIL = 0x0611, "WMI_LOG_TYPE_TCPIP_FAIL";
        /// `WMI_LOG_TYPE_TCPIP_TCPCOPY`. Received TCP data copied. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_TCPCOPY")]
        TCPIP_TCPCOPY = 0x0612, "WMI_LOG_TYPE_TCPIP_TCPCOPY";
        /// `WMI_LOG_TYPE_TCPIP_ARPCOPY`. ARP copy, inferred from the name of the type. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_ARPCOPY")]
        TCPIP_ARPCOPY = 0x0613, "WMI_LOG_TYPE_TCPIP_ARPCOPY";
        /// `WMI_LOG_TYPE_TCPIP_FULLACK`. Full TCP acknowledgment. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_FULLACK")]
        TCPIP_FULLACK = 0x0614, "WMI_LOG_TYPE_TCPIP_FULLACK";
        /// `WMI_LOG_TYPE_TCPIP_PARTACK`. Partial TCP acknowledgment. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_PARTACK")]
        TCPIP_PARTACK = 0x0615, "WMI_LOG_TYPE_TCPIP_PARTACK";
        /// `WMI_LOG_TYPE_TCPIP_DUPACK`. Duplicate TCP acknowledgment. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_DUPACK")]
        TCPIP_DUPACK = 0x0616, "WMI_LOG_TYPE_TCPIP_DUPACK";
        /// `WMI_LOG_TYPE_TCPIP_SEND_IPV6`. TCP data sent over IPv6. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_SEND_IPV6")]
        TCPIP_SEND_IPV6 = 0x061a, "WMI_LOG_TYPE_TCPIP_SEND_IPV6";
        /// `WMI_LOG_TYPE_TCPIP_RECEIVE_IPV6`. TCP data received over IPv6. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_RECEIVE_IPV6")]
        TCPIP_RECEIVE_IPV6 = 0x061b, "WMI_LOG_TYPE_TCPIP_RECEIVE_IPV6";
        /// `WMI_LOG_TYPE_TCPIP_CONNECT_IPV6`. TCP connection over IPv6 established. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_CONNECT_IPV6")]
        TCPIP_CONNECT_IPV6 = 0x061c, "WMI_LOG_TYPE_TCPIP_CONNECT_IPV6";
        /// `WMI_LOG_TYPE_TCPIP_DISCONNECT_IPV6`. TCP connection over IPv6 ended. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_DISCONNECT_IPV6")]
        TCPIP_DISCONNECT_IPV6 = 0x061d, "WMI_LOG_TYPE_TCPIP_DISCONNECT_IPV6";
        /// `WMI_LOG_TYPE_TCPIP_RETRANSMIT_IPV6`. TCP data retransmitted over IPv6. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_RETRANSMIT_IPV6")]
        TCPIP_RETRANSMIT_IPV6 = 0x061e, "WMI_LOG_TYPE_TCPIP_RETRANSMIT_IPV6";
        /// `WMI_LOG_TYPE_TCPIP_ACCEPT_IPV6`. TCP connection over IPv6 accepted. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_ACCEPT_IPV6")]
        TCPIP_ACCEPT_IPV6 = 0x061f, "WMI_LOG_TYPE_TCPIP_ACCEPT_IPV6";
        /// `WMI_LOG_TYPE_TCPIP_RECONNECT_IPV6`. TCP connection over IPv6 retried. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_RECONNECT_IPV6")]
        TCPIP_RECONNECT_IPV6 = 0x0620, "WMI_LOG_TYPE_TCPIP_RECONNECT_IPV6";
        /// `WMI_LOG_TYPE_TCPIP_FAIL_IPV6`. TCP connection over IPv6 failed. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_FAIL_IPV6")]
        TCPIP_FAIL_IPV6 = 0x0621, "WMI_LOG_TYPE_TCPIP_FAIL_IPV6";
        /// `WMI_LOG_TYPE_TCPIP_TCPCOPY_IPV6`. Received TCP data copied, over IPv6. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_TCPCOPY_IPV6")]
        TCPIP_TCPCOPY_IPV6 = 0x0622, "WMI_LOG_TYPE_TCPIP_TCPCOPY_IPV6";
        /// `WMI_LOG_TYPE_TCPIP_ARPCOPY_IPV6`. ARP copy over IPv6, inferred from the name. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_ARPCOPY_IPV6")]
        TCPIP_ARPCOPY_IPV6 = 0x0623, "WMI_LOG_TYPE_TCPIP_ARPCOPY_IPV6";
        /// `WMI_LOG_TYPE_TCPIP_FULLACK_IPV6`. Full TCP acknowledgment over IPv6. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_FULLACK_IPV6")]
        TCPIP_FULLACK_IPV6 = 0x0624, "WMI_LOG_TYPE_TCPIP_FULLACK_IPV6";
        /// `WMI_LOG_TYPE_TCPIP_PARTACK_IPV6`. Partial TCP acknowledgment over IPv6. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_PARTACK_IPV6")]
        TCPIP_PARTACK_IPV6 = 0x0625, "WMI_LOG_TYPE_TCPIP_PARTACK_IPV6";
        /// `WMI_LOG_TYPE_TCPIP_DUPACK_IPV6`. Duplicate TCP acknowledgment over IPv6. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_DUPACK_IPV6")]
        TCPIP_DUPACK_IPV6 = 0x0626, "WMI_LOG_TYPE_TCPIP_DUPACK_IPV6";
        /// `WMI_LOG_TYPE_JOB_CREATE`. Job created. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_JOB_CREATE")]
        JOB_CREATE = 0x0720, "WMI_LOG_TYPE_JOB_CREATE";
        /// `WMI_LOG_TYPE_JOB_TERMINATE`. Job terminated. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_JOB_TERMINATE")]
        JOB_TERMINATE = 0x0721, "WMI_LOG_TYPE_JOB_TERMINATE";
        /// `WMI_LOG_TYPE_JOB_OPEN`. Job opened. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_JOB_OPEN")]
        JOB_OPEN = 0x0722, "WMI_LOG_TYPE_JOB_OPEN";
        /// `WMI_LOG_TYPE_JOB_ASSIGN_PROCESS`. Process assigned to a job. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_JOB_ASSIGN_PROCESS")]
        JOB_ASSIGN_PROCESS = 0x0723, "WMI_LOG_TYPE_JOB_ASSIGN_PROCESS";
        /// `WMI_LOG_TYPE_JOB_REMOVE_PROCESS`. Process removed from a job. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_JOB_REMOVE_PROCESS")]
        JOB_REMOVE_PROCESS = 0x0724, "WMI_LOG_TYPE_JOB_REMOVE_PROCESS";
        /// `WMI_LOG_TYPE_JOB_SET`. Job information set. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_JOB_SET")]
        JOB_SET = 0x0725, "WMI_LOG_TYPE_JOB_SET";
        /// `WMI_LOG_TYPE_JOB_QUERY`. Job information queried. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_JOB_QUERY")]
        JOB_QUERY = 0x0726, "WMI_LOG_TYPE_JOB_QUERY";
        /// `WMI_LOG_TYPE_JOB_SET_FAILED`. Setting of job information failed. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_JOB_SET_FAILED")]
        JOB_SET_FAILED = 0x0727, "WMI_LOG_TYPE_JOB_SET_FAILED";
        /// `WMI_LOG_TYPE_JOB_QUERY_FAILED`. Query of job information failed. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_JOB_QUERY_FAILED")]
        JOB_QUERY_FAILED = 0x0728, "WMI_LOG_TYPE_JOB_QUERY_FAILED";
        /// `WMI_LOG_TYPE_JOB_SET_NOTIFICATION`. Job limit notification set. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_JOB_SET_NOTIFICATION")]
        JOB_SET_NOTIFICATION = 0x0729, "WMI_LOG_TYPE_JOB_SET_NOTIFICATION";
        /// `WMI_LOG_TYPE_JOB_SEND_NOTIFICATION`. Notification sent by a job. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_JOB_SEND_NOTIFICATION")]
        JOB_SEND_NOTIFICATION = 0x072a, "WMI_LOG_TYPE_JOB_SEND_NOTIFICATION";
        /// `WMI_LOG_TYPE_JOB_QUERY_VIOLATION`. Job limit violation queried. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_JOB_QUERY_VIOLATION")]
        JOB_QUERY_VIOLATION = 0x072b, "WMI_LOG_TYPE_JOB_QUERY_VIOLATION";
        /// `WMI_LOG_TYPE_JOB_SET_CPU_RATE`. CPU rate of a job set. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_JOB_SET_CPU_RATE")]
        JOB_SET_CPU_RATE = 0x072c, "WMI_LOG_TYPE_JOB_SET_CPU_RATE";
        /// `WMI_LOG_TYPE_JOB_SET_NET_RATE`. Network rate of a job set. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_JOB_SET_NET_RATE")]
        JOB_SET_NET_RATE = 0x072d, "WMI_LOG_TYPE_JOB_SET_NET_RATE";
        /// `WMI_LOG_TYPE_UDP_SEND`. UDP data sent. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_UDP_SEND")]
        UDP_SEND = 0x080a, "WMI_LOG_TYPE_UDP_SEND";
        /// `WMI_LOG_TYPE_UDP_RECEIVE`. UDP data received. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_UDP_RECEIVE")]
        UDP_RECEIVE = 0x080b, "WMI_LOG_TYPE_UDP_RECEIVE";
        /// `WMI_LOG_TYPE_UDP_FAIL`. UDP operation failed. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_UDP_FAIL")]
        UDP_FAIL = 0x0811, "WMI_LOG_TYPE_UDP_FAIL";
        /// `WMI_LOG_TYPE_UDP_SEND_IPV6`. UDP data sent over IPv6. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_UDP_SEND_IPV6")]
        UDP_SEND_IPV6 = 0x081a, "WMI_LOG_TYPE_UDP_SEND_IPV6";
        /// `WMI_LOG_TYPE_UDP_RECEIVE_IPV6`. UDP data received over IPv6. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_UDP_RECEIVE_IPV6")]
        UDP_RECEIVE_IPV6 = 0x081b, "WMI_LOG_TYPE_UDP_RECEIVE_IPV6";
        /// `EVENT_TRACE_TYPE_REGCREATE`, a value of a bit-field: 0xa. Registry key created. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGCREATE")]
        REGCREATE = 0x090a, "EVENT_TRACE_TYPE_REGCREATE";
        /// `EVENT_TRACE_TYPE_REGOPEN`, a value of a bit-field: 0xb. Registry key opened. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGOPEN")]
        REGOPEN = 0x090b, "EVENT_TRACE_TYPE_REGOPEN";
        /// `EVENT_TRACE_TYPE_REGDELETE`, a value of a bit-field: 0xc. Registry key deleted. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGDELETE")]
        REGDELETE = 0x090c, "EVENT_TRACE_TYPE_REGDELETE";
        /// `EVENT_TRACE_TYPE_REGQUERY`, a value of a bit-field: 0xd. Registry key queried. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGQUERY")]
        REGQUERY = 0x090d, "EVENT_TRACE_TYPE_REGQUERY";
        /// `EVENT_TRACE_TYPE_REGSETVALUE`, a value of a bit-field: 0xe. Registry value set. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGSETVALUE")]
        REGSETVALUE = 0x090e, "EVENT_TRACE_TYPE_REGSETVALUE";
        /// `EVENT_TRACE_TYPE_REGDELETEVALUE`, a value of a bit-field: 0xf. Registry value deleted. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGDELETEVALUE")]
        REGDELETEVALUE = 0x090f, "EVENT_TRACE_TYPE_REGDELETEVALUE";
        /// `EVENT_TRACE_TYPE_REGQUERYVALUE`, a value of a bit-field: 0x10. Registry value queried. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGQUERYVALUE")]
        REGQUERYVALUE = 0x0910, "EVENT_TRACE_TYPE_REGQUERYVALUE";
        /// `EVENT_TRACE_TYPE_REGENUMERATEKEY`, a value of a bit-field: 0x11. Subkeys of a registry key enumerated.
        /// Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGENUMERATEKEY")]
        REGENUMERATEKEY = 0x0911, "EVENT_TRACE_TYPE_REGENUMERATEKEY";
        /// `EVENT_TRACE_TYPE_REGENUMERATEVALUEKEY`, a value of a bit-field: 0x12. Values of a registry key enumerated.
        /// Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGENUMERATEVALUEKEY")]
        REGENUMERATEVALUEKEY = 0x0912, "EVENT_TRACE_TYPE_REGENUMERATEVALUEKEY";
        /// `EVENT_TRACE_TYPE_REGQUERYMULTIPLEVALUE`, a value of a bit-field: 0x13. Multiple values of a registry key
        /// queried. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGQUERYMULTIPLEVALUE")]
        REGQUERYMULTIPLEVALUE = 0x0913, "EVENT_TRACE_TYPE_REGQUERYMULTIPLEVALUE";
        /// `EVENT_TRACE_TYPE_REGSETINFORMATION`, a value of a bit-field: 0x14. Registry key information set. Observed
        /// in 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGSETINFORMATION")]
        REGSETINFORMATION = 0x0914, "EVENT_TRACE_TYPE_REGSETINFORMATION";
        /// `EVENT_TRACE_TYPE_REGFLUSH`, a value of a bit-field: 0x15. Registry key flushed. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGFLUSH")]
        REGFLUSH = 0x0915, "EVENT_TRACE_TYPE_REGFLUSH";
        /// `EVENT_TRACE_TYPE_REGKCBDMP`, a value of a bit-field: 0x16. Registry key control block logged. Observed
        /// in 5.1..5.2.
        #[doc(alias = "EVENT_TRACE_TYPE_REGKCBDMP")]
        REGKCBDMP = 0x0916, "EVENT_TRACE_TYPE_REGKCBDMP";
        /// `EVENT_TRACE_TYPE_REGKCBCREATE`, a value of a bit-field: 0x16. Registry key control block created. Observed
        /// in 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGKCBCREATE")]
        REGKCBCREATE = 0x0916, "EVENT_TRACE_TYPE_REGKCBCREATE";
        /// `EVENT_TRACE_TYPE_REGKCBDELETE`, a value of a bit-field: 0x17. Registry key control block deleted. Observed
        /// in 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGKCBDELETE")]
        REGKCBDELETE = 0x0917, "EVENT_TRACE_TYPE_REGKCBDELETE";
        /// `WMI_LOG_TYPE_REG_RUNDOWNBEGIN`. Start of the rundown of registry key control blocks, or a block that
        /// existed at the start of the trace. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_REG_RUNDOWNBEGIN")]
        REG_RUNDOWNBEGIN = 0x0918, "WMI_LOG_TYPE_REG_RUNDOWNBEGIN";
        /// `WMI_LOG_TYPE_REG_RUNDOWNEND`. End of the rundown of registry key control blocks, or a block that existed at
        /// the end of the trace. Observed in 6.0+.
        #[doc(alias = "WMI_LOG_TYPE_REG_RUNDOWNEND")]
        REG_RUNDOWNEND = 0x0919, "WMI_LOG_TYPE_REG_RUNDOWNEND";
        /// `EVENT_TRACE_TYPE_REGVIRTUALIZE`, a value of a bit-field: 0x1a. Registry key operation virtualized. Observed
        /// in 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGVIRTUALIZE")]
        REGVIRTUALIZE = 0x091a, "EVENT_TRACE_TYPE_REGVIRTUALIZE";
        /// `EVENT_TRACE_TYPE_REGCLOSE`, a value of a bit-field: 0x1b. Registry key closed. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_REGCLOSE")]
        REGCLOSE = 0x091b, "EVENT_TRACE_TYPE_REGCLOSE";
        /// `EVENT_TRACE_TYPE_REGSETSECURITY`, a value of a bit-field: 0x1c. Security of a registry key set. Observed
        /// in 6.1+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGSETSECURITY")]
        REGSETSECURITY = 0x091c, "EVENT_TRACE_TYPE_REGSETSECURITY";
        /// `EVENT_TRACE_TYPE_REGQUERYSECURITY`, a value of a bit-field: 0x1d. Security of a registry key queried.
        /// Observed in 6.1+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGQUERYSECURITY")]
        REGQUERYSECURITY = 0x091d, "EVENT_TRACE_TYPE_REGQUERYSECURITY";
        /// `EVENT_TRACE_TYPE_REGCOMMIT`, a value of a bit-field: 0x1e. Registry transaction committed. Observed
        /// in 6.1+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGCOMMIT")]
        REGCOMMIT = 0x091e, "EVENT_TRACE_TYPE_REGCOMMIT";
        /// `EVENT_TRACE_TYPE_REGPREPARE`, a value of a bit-field: 0x1f. Registry transaction prepared. Observed
        /// in 6.1+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGPREPARE")]
        REGPREPARE = 0x091f, "EVENT_TRACE_TYPE_REGPREPARE";
        /// `EVENT_TRACE_TYPE_REGROLLBACK`, a value of a bit-field: 0x20. Registry transaction rolled back. Observed
        /// in 6.1.
        #[doc(alias = "EVENT_TRACE_TYPE_REGROLLBACK")]
        REGROLLBACK = 0x0920, "EVENT_TRACE_TYPE_REGROLLBACK";
        /// `PERFINFO_LOG_TYPE_CMCELLREFERRED`. Registry hive cell referenced. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_CMCELLREFERRED")]
        CMCELLREFERRED = 0x0920, "PERFINFO_LOG_TYPE_CMCELLREFERRED";
        /// `EVENT_TRACE_TYPE_REGMOUNTHIVE`, a value of a bit-field: 0x21. Registry hive mounted. Observed in 6.1.
        #[doc(alias = "EVENT_TRACE_TYPE_REGMOUNTHIVE")]
        REGMOUNTHIVE = 0x0921, "EVENT_TRACE_TYPE_REGMOUNTHIVE";
        /// `PERFINFO_LOG_TYPE_REG_SET_VALUE`. Registry value set. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_REG_SET_VALUE")]
        REG_SET_VALUE = 0x0921, "PERFINFO_LOG_TYPE_REG_SET_VALUE";
        /// `PERFINFO_LOG_TYPE_REG_COUNTERS`. Registry counters. Microsoft's class has eleven numbered counters. Their
        /// meanings are those of the structure with this size and name. Observed in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_REG_COUNTERS")]
        REG_COUNTERS = 0x0922, "PERFINFO_LOG_TYPE_REG_COUNTERS";
        /// `PERFINFO_LOG_TYPE_REG_CONFIG`. Registry configuration. Observed in 6.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_REG_CONFIG")]
        REG_CONFIG = 0x0923, "PERFINFO_LOG_TYPE_REG_CONFIG";
        /// `PERFINFO_LOG_TYPE_REG_HIVE_INITIALIZE`. Registry hive initialized. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_REG_HIVE_INITIALIZE")]
        REG_HIVE_INITIALIZE = 0x0924, "PERFINFO_LOG_TYPE_REG_HIVE_INITIALIZE";
        /// `PERFINFO_LOG_TYPE_REG_HIVE_DESTROY`. Registry hive destroyed. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_REG_HIVE_DESTROY")]
        REG_HIVE_DESTROY = 0x0925, "PERFINFO_LOG_TYPE_REG_HIVE_DESTROY";
        /// `PERFINFO_LOG_TYPE_REG_HIVE_LINK`. Registry hive linked. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_REG_HIVE_LINK")]
        REG_HIVE_LINK = 0x0926, "PERFINFO_LOG_TYPE_REG_HIVE_LINK";
        /// `PERFINFO_LOG_TYPE_REG_HIVE_RUNDOWN_DC_END`. Registry hive that existed at the end of the trace. Observed
        /// in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_REG_HIVE_RUNDOWN_DC_END")]
        REG_HIVE_RUNDOWN_DC_END = 0x0927, "PERFINFO_LOG_TYPE_REG_HIVE_RUNDOWN_DC_END";
        /// `PERFINFO_LOG_TYPE_REG_HIVE_DIRTY`. Registry hive became dirty. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_REG_HIVE_DIRTY")]
        REG_HIVE_DIRTY = 0x0928, "PERFINFO_LOG_TYPE_REG_HIVE_DIRTY";
        /// `PERFINFO_LOG_TYPE_REG_NOTIF_REGISTER`. Registry change notification registered. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_REG_NOTIF_REGISTER")]
        REG_NOTIF_REGISTER = 0x0930, "PERFINFO_LOG_TYPE_REG_NOTIF_REGISTER";
        /// `PERFINFO_LOG_TYPE_REG_NOTIF_DELIVER`. Registry change notification delivered. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_REG_NOTIF_DELIVER")]
        REG_NOTIF_DELIVER = 0x0931, "PERFINFO_LOG_TYPE_REG_NOTIF_DELIVER";
        /// `PERFINFO_LOG_TYPE_DEBUG_PRINT`. String printed to the debugger. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_DEBUG_PRINT")]
        DEBUG_PRINT = 0x0a20, "PERFINFO_LOG_TYPE_DEBUG_PRINT";
        /// `WMI_LOG_TYPE_CONFIG_CPU`. Processors and computer. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_CPU")]
        CONFIG_CPU = 0x0b0a, "WMI_LOG_TYPE_CONFIG_CPU";
        /// `WMI_LOG_TYPE_CONFIG_PHYSICALDISK`. Physical disk. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_PHYSICALDISK")]
        CONFIG_PHYSICALDISK = 0x0b0b, "WMI_LOG_TYPE_CONFIG_PHYSICALDISK";
        /// `WMI_LOG_TYPE_CONFIG_LOGICALDISK`. Logical disk. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_LOGICALDISK")]
        CONFIG_LOGICALDISK = 0x0b0c, "WMI_LOG_TYPE_CONFIG_LOGICALDISK";
        /// `WMI_LOG_TYPE_CONFIG_NIC`. Network adapter. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_NIC")]
        CONFIG_NIC = 0x0b0d, "WMI_LOG_TYPE_CONFIG_NIC";
        /// `WMI_LOG_TYPE_CONFIG_VIDEO`. Video adapter. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_VIDEO")]
        CONFIG_VIDEO = 0x0b0e, "WMI_LOG_TYPE_CONFIG_VIDEO";
        /// `WMI_LOG_TYPE_CONFIG_SERVICES`. Running service. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_SERVICES")]
        CONFIG_SERVICES = 0x0b0f, "WMI_LOG_TYPE_CONFIG_SERVICES";
        /// `WMI_LOG_TYPE_CONFIG_POWER`. Supported power states. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_POWER")]
        CONFIG_POWER = 0x0b10, "WMI_LOG_TYPE_CONFIG_POWER";
        /// `EVENT_TRACE_TYPE_CONFIG_NETINFO`, a value of a bit-field: 0x11. Network information, inferred from the name
        /// of the type. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_NETINFO")]
        CONFIG_NETINFO = 0x0b11, "EVENT_TRACE_TYPE_CONFIG_NETINFO";
        /// `WMI_LOG_TYPE_CONFIG_OPTICALMEDIA`. Optical drive and its medium. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_OPTICALMEDIA")]
        CONFIG_OPTICALMEDIA = 0x0b12, "WMI_LOG_TYPE_CONFIG_OPTICALMEDIA";
        /// `EVENT_TRACE_TYPE_CONFIG_PHYSICALDISK_EX`, a value of a bit-field: 0x13. Additional information about a
        /// physical disk, inferred from the name of the type. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_PHYSICALDISK_EX")]
        CONFIG_PHYSICALDISK_EX = 0x0b13, "EVENT_TRACE_TYPE_CONFIG_PHYSICALDISK_EX";
        /// `WMI_LOG_TYPE_CONFIG_IRQ`. Interrupt line and the device that uses it. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_IRQ")]
        CONFIG_IRQ = 0x0b15, "WMI_LOG_TYPE_CONFIG_IRQ";
        /// `WMI_LOG_TYPE_CONFIG_PNP`. Plug and Play device. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_PNP")]
        CONFIG_PNP = 0x0b16, "WMI_LOG_TYPE_CONFIG_PNP";
        /// `WMI_LOG_TYPE_CONFIG_IDECHANNEL`. IDE channel. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_IDECHANNEL")]
        CONFIG_IDECHANNEL = 0x0b17, "WMI_LOG_TYPE_CONFIG_IDECHANNEL";
        /// `WMI_LOG_TYPE_CONFIG_NUMANODE`. NUMA node. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_NUMANODE")]
        CONFIG_NUMANODE = 0x0b18, "WMI_LOG_TYPE_CONFIG_NUMANODE";
        /// `WMI_LOG_TYPE_CONFIG_PLATFORM`. Platform: description of the computer from its firmware. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_PLATFORM")]
        CONFIG_PLATFORM = 0x0b19, "WMI_LOG_TYPE_CONFIG_PLATFORM";
        /// `WMI_LOG_TYPE_CONFIG_PROCESSORGROUP`. Processor group. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_PROCESSORGROUP")]
        CONFIG_PROCESSORGROUP = 0x0b1a, "WMI_LOG_TYPE_CONFIG_PROCESSORGROUP";
        /// `WMI_LOG_TYPE_CONFIG_PROCESSORNUMBER`. Processor numbers. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_PROCESSORNUMBER")]
        CONFIG_PROCESSORNUMBER = 0x0b1b, "WMI_LOG_TYPE_CONFIG_PROCESSORNUMBER";
        /// `WMI_LOG_TYPE_CONFIG_DPI`. Display resolution in dots per inch. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_DPI")]
        CONFIG_DPI = 0x0b1c, "WMI_LOG_TYPE_CONFIG_DPI";
        /// `WMI_LOG_TYPE_CONFIG_CODEINTEGRITY`. State of code integrity. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_CODEINTEGRITY")]
        CONFIG_CODEINTEGRITY = 0x0b1d, "WMI_LOG_TYPE_CONFIG_CODEINTEGRITY";
        /// `WMI_LOG_TYPE_CONFIG_MACHINEID`. Machine ID. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_MACHINEID")]
        CONFIG_MACHINEID = 0x0b1e, "WMI_LOG_TYPE_CONFIG_MACHINEID";
        /// `WMI_LOG_TYPE_CONFIG_DEFRAG`. Defragmentation of a volume. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_DEFRAG")]
        CONFIG_DEFRAG = 0x0b1f, "WMI_LOG_TYPE_CONFIG_DEFRAG";
        /// `EVENT_TRACE_TYPE_CONFIG_MOBILEPLATFORM`, a value of a bit-field: 0x20. Mobile platform. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_MOBILEPLATFORM")]
        CONFIG_MOBILEPLATFORM = 0x0b20, "EVENT_TRACE_TYPE_CONFIG_MOBILEPLATFORM";
        /// `EVENT_TRACE_TYPE_CONFIG_DEVICEFAMILY`, a value of a bit-field: 0x21. Device family. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_DEVICEFAMILY")]
        CONFIG_DEVICEFAMILY = 0x0b21, "EVENT_TRACE_TYPE_CONFIG_DEVICEFAMILY";
        /// `EVENT_TRACE_TYPE_CONFIG_FLIGHTID`, a value of a bit-field: 0x22. Flight IDs, for builds under trial.
        /// Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_FLIGHTID")]
        CONFIG_FLIGHTID = 0x0b22, "EVENT_TRACE_TYPE_CONFIG_FLIGHTID";
        /// `EVENT_TRACE_TYPE_CONFIG_PROCESSOR`, a value of a bit-field: 0x23. Processor. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_PROCESSOR")]
        CONFIG_PROCESSOR = 0x0b23, "EVENT_TRACE_TYPE_CONFIG_PROCESSOR";
        /// `EVENT_TRACE_TYPE_CONFIG_VIRTUALIZATION`, a value of a bit-field: 0x24. Enabled virtualization features.
        /// Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_VIRTUALIZATION")]
        CONFIG_VIRTUALIZATION = 0x0b24, "EVENT_TRACE_TYPE_CONFIG_VIRTUALIZATION";
        /// `EVENT_TRACE_TYPE_CONFIG_BOOT`, a value of a bit-field: 0x25. Boot configuration of the machine. Releases
        /// unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_BOOT")]
        CONFIG_BOOT = 0x0b25, "EVENT_TRACE_TYPE_CONFIG_BOOT";
        /// `PERFINFO_LOG_TYPE_WNF_SUBSCRIBE`. Subscription to a WNF state added. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_WNF_SUBSCRIBE")]
        WNF_SUBSCRIBE = 0x0d20, "PERFINFO_LOG_TYPE_WNF_SUBSCRIBE";
        /// `PERFINFO_LOG_TYPE_WNF_UNSUBSCRIBE`. Subscription to a WNF state removed. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_WNF_UNSUBSCRIBE")]
        WNF_UNSUBSCRIBE = 0x0d21, "PERFINFO_LOG_TYPE_WNF_UNSUBSCRIBE";
        /// `PERFINFO_LOG_TYPE_WNF_CALLBACK`. Callback of a WNF subscriber called. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_WNF_CALLBACK")]
        WNF_CALLBACK = 0x0d22, "PERFINFO_LOG_TYPE_WNF_CALLBACK";
        /// `PERFINFO_LOG_TYPE_WNF_PUBLISH`. WNF state published. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_WNF_PUBLISH")]
        WNF_PUBLISH = 0x0d23, "PERFINFO_LOG_TYPE_WNF_PUBLISH";
        /// `PERFINFO_LOG_TYPE_WNF_NAME_SUB_RUNDOWN`. WNF name subscription that existed at the time of the rundown.
        /// Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_WNF_NAME_SUB_RUNDOWN")]
        WNF_NAME_SUB_RUNDOWN = 0x0d24, "PERFINFO_LOG_TYPE_WNF_NAME_SUB_RUNDOWN";
        /// `PERFINFO_LOG_TYPE_ALLOCATEPOOL`. Pool memory allocated. Observed in 6.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_ALLOCATEPOOL")]
        ALLOCATEPOOL = 0x0e20, "PERFINFO_LOG_TYPE_ALLOCATEPOOL";
        /// `PERFINFO_LOG_TYPE_ALLOCATEPOOL_SESSION`. Session pool memory allocated. Observed in 6.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_ALLOCATEPOOL_SESSION")]
        ALLOCATEPOOL_SESSION = 0x0e21, "PERFINFO_LOG_TYPE_ALLOCATEPOOL_SESSION";
        /// `PERFINFO_LOG_TYPE_FREEPOOL`. Pool memory freed. Observed in 6.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_FREEPOOL")]
        FREEPOOL = 0x0e22, "PERFINFO_LOG_TYPE_FREEPOOL";
        /// `PERFINFO_LOG_TYPE_FREEPOOL_SESSION`. Session pool memory freed. Observed in 6.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_FREEPOOL_SESSION")]
        FREEPOOL_SESSION = 0x0e23, "PERFINFO_LOG_TYPE_FREEPOOL_SESSION";
        /// `PERFINFO_LOG_TYPE_ADDPOOLPAGE`. Page added to the pool. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_ADDPOOLPAGE")]
        ADDPOOLPAGE = 0x0e24, "PERFINFO_LOG_TYPE_ADDPOOLPAGE";
        /// `PERFINFO_LOG_TYPE_ADDPOOLPAGE_SESSION`. Page added to the session pool. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_ADDPOOLPAGE_SESSION")]
        ADDPOOLPAGE_SESSION = 0x0e25, "PERFINFO_LOG_TYPE_ADDPOOLPAGE_SESSION";
        /// `PERFINFO_LOG_TYPE_BIGPOOLPAGE`. Large pool allocation. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_BIGPOOLPAGE")]
        BIGPOOLPAGE = 0x0e26, "PERFINFO_LOG_TYPE_BIGPOOLPAGE";
        /// `PERFINFO_LOG_TYPE_BIGPOOLPAGE_SESSION`. Large session pool allocation. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_BIGPOOLPAGE_SESSION")]
        BIGPOOLPAGE_SESSION = 0x0e27, "PERFINFO_LOG_TYPE_BIGPOOLPAGE_SESSION";
        /// `PERFINFO_LOG_TYPE_POOLSNAP_DC_START`. Pool at the start of the trace. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_POOLSNAP_DC_START")]
        POOLSNAP_DC_START = 0x0e28, "PERFINFO_LOG_TYPE_POOLSNAP_DC_START";
        /// `PERFINFO_LOG_TYPE_POOLSNAP_DC_END`. Pool at the end of the trace. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_POOLSNAP_DC_END")]
        POOLSNAP_DC_END = 0x0e29, "PERFINFO_LOG_TYPE_POOLSNAP_DC_END";
        /// `PERFINFO_LOG_TYPE_BIGPOOLSNAP_DC_START`. Large pool allocations at the start of the trace. Releases
        /// unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_BIGPOOLSNAP_DC_START")]
        BIGPOOLSNAP_DC_START = 0x0e2a, "PERFINFO_LOG_TYPE_BIGPOOLSNAP_DC_START";
        /// `PERFINFO_LOG_TYPE_BIGPOOLSNAP_DC_END`. Large pool allocations at the end of the trace. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_BIGPOOLSNAP_DC_END")]
        BIGPOOLSNAP_DC_END = 0x0e2b, "PERFINFO_LOG_TYPE_BIGPOOLSNAP_DC_END";
        /// `PERFINFO_LOG_TYPE_POOLSNAP_SESSION_DC_START`. Session pool at the start of the trace. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_POOLSNAP_SESSION_DC_START")]
        POOLSNAP_SESSION_DC_START = 0x0e2c, "PERFINFO_LOG_TYPE_POOLSNAP_SESSION_DC_START";
        /// `PERFINFO_LOG_TYPE_POOLSNAP_SESSION_DC_END`. Session pool at the end of the trace. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_POOLSNAP_SESSION_DC_END")]
        POOLSNAP_SESSION_DC_END = 0x0e2d, "PERFINFO_LOG_TYPE_POOLSNAP_SESSION_DC_END";
        /// `PERFINFO_LOG_TYPE_SESSIONBIGPOOLSNAP_DC_START`. Large session pool allocations at the start of the trace.
        /// Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_SESSIONBIGPOOLSNAP_DC_START")]
        SESSIONBIGPOOLSNAP_DC_START = 0x0e2e, "PERFINFO_LOG_TYPE_SESSIONBIGPOOLSNAP_DC_START";
        /// `PERFINFO_LOG_TYPE_SESSIONBIGPOOLSNAP_DC_END`. Large session pool allocations at the end of the trace.
        /// Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_SESSIONBIGPOOLSNAP_DC_END")]
        SESSIONBIGPOOLSNAP_DC_END = 0x0e2f, "PERFINFO_LOG_TYPE_SESSIONBIGPOOLSNAP_DC_END";
        /// `PERFINFO_LOG_TYPE_RUNDOWN_CHECKPOINT`. Rundown checkpoint. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_RUNDOWN_CHECKPOINT")]
        RUNDOWN_CHECKPOINT = 0x0f20, "PERFINFO_LOG_TYPE_RUNDOWN_CHECKPOINT";
        /// `PERFINFO_LOG_TYPE_MARK`. Mark set in the trace by a program. Observed in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_MARK")]
        MARK = 0x0f22, "PERFINFO_LOG_TYPE_MARK";
        /// `PERFINFO_LOG_TYPE_ASYNCMARK`. Mark set asynchronously. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_ASYNCMARK")]
        ASYNCMARK = 0x0f24, "PERFINFO_LOG_TYPE_ASYNCMARK";
        /// `PERFINFO_LOG_TYPE_IMAGENAME`. Image name. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_IMAGENAME")]
        IMAGENAME = 0x0f26, "PERFINFO_LOG_TYPE_IMAGENAME";
        /// `PERFINFO_LOG_TYPE_DELAYS_CC_CAN_I_WRITE`. Write delayed by the cache manager. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_DELAYS_CC_CAN_I_WRITE")]
        DELAYS_CC_CAN_I_WRITE = 0x0f27, "PERFINFO_LOG_TYPE_DELAYS_CC_CAN_I_WRITE";
        /// `PERFINFO_LOG_TYPE_SAMPLED_PROFILE`. Profile sample: the instruction pointer at a profile interrupt.
        /// Observed in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_SAMPLED_PROFILE")]
        SAMPLED_PROFILE = 0x0f2e, "PERFINFO_LOG_TYPE_SAMPLED_PROFILE";
        /// `PERFINFO_LOG_TYPE_PMC_INTERRUPT`. Instruction pointer at an overflow of a processor performance counter.
        /// Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PMC_INTERRUPT")]
        PMC_INTERRUPT = 0x0f2f, "PERFINFO_LOG_TYPE_PMC_INTERRUPT";
        /// `PERFINFO_LOG_TYPE_PMC_CONFIG`. Configuration of processor performance counters. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_PMC_CONFIG")]
        PMC_CONFIG = 0x0f30, "PERFINFO_LOG_TYPE_PMC_CONFIG";
        /// `PERFINFO_LOG_TYPE_MSI_INTERRUPT`. Service routine of a message-signaled interrupt executed. Observed
        /// in 6.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_MSI_INTERRUPT")]
        MSI_INTERRUPT = 0x0f32, "PERFINFO_LOG_TYPE_MSI_INTERRUPT";
        /// `PERFINFO_LOG_TYPE_SYSCALL_ENTER`. System call entered. Observed in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_SYSCALL_ENTER")]
        SYSCALL_ENTER = 0x0f33, "PERFINFO_LOG_TYPE_SYSCALL_ENTER";
        /// `PERFINFO_LOG_TYPE_SYSCALL_EXIT`. System call returned. Observed in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_SYSCALL_EXIT")]
        SYSCALL_EXIT = 0x0f34, "PERFINFO_LOG_TYPE_SYSCALL_EXIT";
        /// `PERFINFO_LOG_TYPE_BACKTRACE`. Call stack. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_BACKTRACE")]
        BACKTRACE = 0x0f35, "PERFINFO_LOG_TYPE_BACKTRACE";
        /// `PERFINFO_LOG_TYPE_BACKTRACE_USERSTACK`. User-mode call stack. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_BACKTRACE_USERSTACK")]
        BACKTRACE_USERSTACK = 0x0f36, "PERFINFO_LOG_TYPE_BACKTRACE_USERSTACK";
        /// `PERFINFO_LOG_TYPE_SAMPLED_PROFILE_CACHE`. Counts of many profile samples. Observed in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_SAMPLED_PROFILE_CACHE")]
        SAMPLED_PROFILE_CACHE = 0x0f37, "PERFINFO_LOG_TYPE_SAMPLED_PROFILE_CACHE";
        /// `PERFINFO_LOG_TYPE_EXCEPTION_STACK`. Call stack of an exception. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_EXCEPTION_STACK")]
        EXCEPTION_STACK = 0x0f38, "PERFINFO_LOG_TYPE_EXCEPTION_STACK";
        /// `PERFINFO_LOG_TYPE_BRANCH_TRACE`. Branch trace. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_BRANCH_TRACE")]
        BRANCH_TRACE = 0x0f39, "PERFINFO_LOG_TYPE_BRANCH_TRACE";
        /// `PERFINFO_LOG_TYPE_DEBUGGER_ENABLED`. Debugger enabled. Observed in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_DEBUGGER_ENABLED")]
        DEBUGGER_ENABLED = 0x0f3a, "PERFINFO_LOG_TYPE_DEBUGGER_ENABLED";
        /// `PERFINFO_LOG_TYPE_DEBUGGER_EXIT`. Debugger exited. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_DEBUGGER_EXIT")]
        DEBUGGER_EXIT = 0x0f3b, "PERFINFO_LOG_TYPE_DEBUGGER_EXIT";
        /// `PERFINFO_LOG_TYPE_BRANCH_TRACE_DEBUG`. Debugging aid for the branch trace. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_BRANCH_TRACE_DEBUG")]
        BRANCH_TRACE_DEBUG = 0x0f40, "PERFINFO_LOG_TYPE_BRANCH_TRACE_DEBUG";
        /// `PERFINFO_LOG_TYPE_BRANCH_ADDRESS_DEBUG`. Debugging aid for the branch trace: an address. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_BRANCH_ADDRESS_DEBUG")]
        BRANCH_ADDRESS_DEBUG = 0x0f41, "PERFINFO_LOG_TYPE_BRANCH_ADDRESS_DEBUG";
        /// `PERFINFO_LOG_TYPE_THREADED_DPC`. Threaded deferred procedure call executed. Observed in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_THREADED_DPC")]
        THREADED_DPC = 0x0f42, "PERFINFO_LOG_TYPE_THREADED_DPC";
        /// `PERFINFO_LOG_TYPE_INTERRUPT`. Interrupt service routine executed. Observed in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_INTERRUPT")]
        INTERRUPT = 0x0f43, "PERFINFO_LOG_TYPE_INTERRUPT";
        /// `PERFINFO_LOG_TYPE_DPC`. Deferred procedure call executed. Observed in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_DPC")]
        DPC = 0x0f44, "PERFINFO_LOG_TYPE_DPC";
        /// `PERFINFO_LOG_TYPE_TIMERDPC`. Deferred procedure call of a timer executed. Observed in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_TIMERDPC")]
        TIMERDPC = 0x0f45, "PERFINFO_LOG_TYPE_TIMERDPC";
        /// `PERFINFO_LOG_TYPE_IOTIMER_EXPIRATION`. I/O timer expired. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_IOTIMER_EXPIRATION")]
        IOTIMER_EXPIRATION = 0x0f46, "PERFINFO_LOG_TYPE_IOTIMER_EXPIRATION";
        /// `PERFINFO_LOG_TYPE_SAMPLED_PROFILE_NMI`. Profile sample taken by a nonmaskable interrupt. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_SAMPLED_PROFILE_NMI")]
        SAMPLED_PROFILE_NMI = 0x0f47, "PERFINFO_LOG_TYPE_SAMPLED_PROFILE_NMI";
        /// `PERFINFO_LOG_TYPE_SAMPLED_PROFILE_SET_INTERVAL`. Interval of a profile source set. Observed in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_SAMPLED_PROFILE_SET_INTERVAL")]
        SAMPLED_PROFILE_SET_INTERVAL = 0x0f48, "PERFINFO_LOG_TYPE_SAMPLED_PROFILE_SET_INTERVAL";
        /// `PERFINFO_LOG_TYPE_SAMPLED_PROFILE_DC_START`. Interval of a profile source at the start of the trace.
        /// Observed in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_SAMPLED_PROFILE_DC_START")]
        SAMPLED_PROFILE_DC_START = 0x0f49, "PERFINFO_LOG_TYPE_SAMPLED_PROFILE_DC_START";
        /// `PERFINFO_LOG_TYPE_SAMPLED_PROFILE_DC_END`. Interval of a profile source at the end of the trace. Observed
        /// in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_SAMPLED_PROFILE_DC_END")]
        SAMPLED_PROFILE_DC_END = 0x0f4a, "PERFINFO_LOG_TYPE_SAMPLED_PROFILE_DC_END";
        /// `PERFINFO_LOG_TYPE_SPINLOCK_DC_START`. Spin lock tracing configuration at the start of the trace. Releases
        /// unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_SPINLOCK_DC_START")]
        SPINLOCK_DC_START = 0x0f4b, "PERFINFO_LOG_TYPE_SPINLOCK_DC_START";
        /// `PERFINFO_LOG_TYPE_SPINLOCK_DC_END`. Spin lock tracing configuration at the end of the trace. Releases
        /// unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_SPINLOCK_DC_END")]
        SPINLOCK_DC_END = 0x0f4c, "PERFINFO_LOG_TYPE_SPINLOCK_DC_END";
        /// `PERFINFO_LOG_TYPE_ERESOURCE_DC_START`. Executive resource tracing configuration at the start of the trace.
        /// Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_ERESOURCE_DC_START")]
        ERESOURCE_DC_START = 0x0f4d, "PERFINFO_LOG_TYPE_ERESOURCE_DC_START";
        /// `PERFINFO_LOG_TYPE_ERESOURCE_DC_END`. Executive resource tracing configuration at the end of the trace.
        /// Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_ERESOURCE_DC_END")]
        ERESOURCE_DC_END = 0x0f4e, "PERFINFO_LOG_TYPE_ERESOURCE_DC_END";
        /// `PERFINFO_LOG_TYPE_CLOCK_INTERRUPT`. Clock interrupt. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CLOCK_INTERRUPT")]
        CLOCK_INTERRUPT = 0x0f4f, "PERFINFO_LOG_TYPE_CLOCK_INTERRUPT";
        /// `PERFINFO_LOG_TYPE_TIMER_EXPIRATION_START`. Timer expiration processing started. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_TIMER_EXPIRATION_START")]
        TIMER_EXPIRATION_START = 0x0f50, "PERFINFO_LOG_TYPE_TIMER_EXPIRATION_START";
        /// `PERFINFO_LOG_TYPE_TIMER_EXPIRATION`. Timer expired. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_TIMER_EXPIRATION")]
        TIMER_EXPIRATION = 0x0f51, "PERFINFO_LOG_TYPE_TIMER_EXPIRATION";
        /// `PERFINFO_LOG_TYPE_TIMER_SET_PERIODIC`. Periodic timer set. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_TIMER_SET_PERIODIC")]
        TIMER_SET_PERIODIC = 0x0f52, "PERFINFO_LOG_TYPE_TIMER_SET_PERIODIC";
        /// `PERFINFO_LOG_TYPE_TIMER_SET_ONE_SHOT`. One-shot timer set. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_TIMER_SET_ONE_SHOT")]
        TIMER_SET_ONE_SHOT = 0x0f53, "PERFINFO_LOG_TYPE_TIMER_SET_ONE_SHOT";
        /// `PERFINFO_LOG_TYPE_TIMER_SET_THREAD`. Thread timer set. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_TIMER_SET_THREAD")]
        TIMER_SET_THREAD = 0x0f54, "PERFINFO_LOG_TYPE_TIMER_SET_THREAD";
        /// `PERFINFO_LOG_TYPE_TIMER_CANCEL`. Timer canceled. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_TIMER_CANCEL")]
        TIMER_CANCEL = 0x0f55, "PERFINFO_LOG_TYPE_TIMER_CANCEL";
        /// `PERFINFO_LOG_TYPE_TIME_ADJUSTMENT`. System time adjusted. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_TIME_ADJUSTMENT")]
        TIME_ADJUSTMENT = 0x0f56, "PERFINFO_LOG_TYPE_TIME_ADJUSTMENT";
        /// `PERFINFO_LOG_TYPE_CLOCK_MODE_SWITCH`. Clock mode switched. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CLOCK_MODE_SWITCH")]
        CLOCK_MODE_SWITCH = 0x0f57, "PERFINFO_LOG_TYPE_CLOCK_MODE_SWITCH";
        /// `PERFINFO_LOG_TYPE_CLOCK_TIME_UPDATE`. Clock time updated. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CLOCK_TIME_UPDATE")]
        CLOCK_TIME_UPDATE = 0x0f58, "PERFINFO_LOG_TYPE_CLOCK_TIME_UPDATE";
        /// `PERFINFO_LOG_TYPE_CLOCK_DYNAMIC_TICK_VETO`. Dynamic tick vetoed, with the source of the veto. Observed
        /// in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CLOCK_DYNAMIC_TICK_VETO")]
        CLOCK_DYNAMIC_TICK_VETO = 0x0f59, "PERFINFO_LOG_TYPE_CLOCK_DYNAMIC_TICK_VETO";
        /// `PERFINFO_LOG_TYPE_CLOCK_CONFIGURATION`. Clock configuration. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_CLOCK_CONFIGURATION")]
        CLOCK_CONFIGURATION = 0x0f5a, "PERFINFO_LOG_TYPE_CLOCK_CONFIGURATION";
        /// `PERFINFO_LOG_TYPE_IPI`. Interprocessor interrupt. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_IPI")]
        IPI = 0x0f5b, "PERFINFO_LOG_TYPE_IPI";
        /// `PERFINFO_LOG_TYPE_UNEXPECTED_INTERRUPT`. Unexpected interrupt. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_UNEXPECTED_INTERRUPT")]
        UNEXPECTED_INTERRUPT = 0x0f5c, "PERFINFO_LOG_TYPE_UNEXPECTED_INTERRUPT";
        /// `PERFINFO_LOG_TYPE_IOTIMER_START`. I/O timer started. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_IOTIMER_START")]
        IOTIMER_START = 0x0f5d, "PERFINFO_LOG_TYPE_IOTIMER_START";
        /// `PERFINFO_LOG_TYPE_IOTIMER_STOP`. I/O timer stopped. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_IOTIMER_STOP")]
        IOTIMER_STOP = 0x0f5e, "PERFINFO_LOG_TYPE_IOTIMER_STOP";
        /// `PERFINFO_LOG_TYPE_PASSIVE_INTERRUPT`. Interrupt service routine executed at passive level. Releases
        /// unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_PASSIVE_INTERRUPT")]
        PASSIVE_INTERRUPT = 0x0f5f, "PERFINFO_LOG_TYPE_PASSIVE_INTERRUPT";
        /// `PERFINFO_LOG_TYPE_WDF_INTERRUPT`. Interrupt service routine executed in the driver framework. Releases
        /// unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_WDF_INTERRUPT")]
        WDF_INTERRUPT = 0x0f60, "PERFINFO_LOG_TYPE_WDF_INTERRUPT";
        /// `PERFINFO_LOG_TYPE_WDF_PASSIVE_INTERRUPT`. Interrupt service routine executed at passive level in the driver
        /// framework. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_WDF_PASSIVE_INTERRUPT")]
        WDF_PASSIVE_INTERRUPT = 0x0f61, "PERFINFO_LOG_TYPE_WDF_PASSIVE_INTERRUPT";
        /// `PERFINFO_LOG_TYPE_WDF_DPC`. Deferred procedure call executed in the driver framework. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_WDF_DPC")]
        WDF_DPC = 0x0f62, "PERFINFO_LOG_TYPE_WDF_DPC";
        /// `PERFINFO_LOG_TYPE_CPU_CACHE_FLUSH`. Cache of a processor flushed. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_CPU_CACHE_FLUSH")]
        CPU_CACHE_FLUSH = 0x0f63, "PERFINFO_LOG_TYPE_CPU_CACHE_FLUSH";
        /// `PERFINFO_LOG_TYPE_DPC_ENQUEUE`. Deferred procedure call queued. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_DPC_ENQUEUE")]
        DPC_ENQUEUE = 0x0f64, "PERFINFO_LOG_TYPE_DPC_ENQUEUE";
        /// `PERFINFO_LOG_TYPE_DPC_EXECUTION`. Deferred procedure call in execution. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_DPC_EXECUTION")]
        DPC_EXECUTION = 0x0f65, "PERFINFO_LOG_TYPE_DPC_EXECUTION";
        /// `PERFINFO_LOG_TYPE_INTERRUPT_STEERING`. Interrupts steered to other processors. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_INTERRUPT_STEERING")]
        INTERRUPT_STEERING = 0x0f66, "PERFINFO_LOG_TYPE_INTERRUPT_STEERING";
        /// `PERFINFO_LOG_TYPE_WDF_WORK_ITEM`. Work item executed in the driver framework. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_WDF_WORK_ITEM")]
        WDF_WORK_ITEM = 0x0f67, "PERFINFO_LOG_TYPE_WDF_WORK_ITEM";
        /// `PERFINFO_LOG_TYPE_KTIMER2_SET`. KTIMER2 timer set. Observed in 10.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_KTIMER2_SET")]
        KTIMER2_SET = 0x0f68, "PERFINFO_LOG_TYPE_KTIMER2_SET";
        /// `PERFINFO_LOG_TYPE_KTIMER2_EXPIRATION`. KTIMER2 timer expired. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_KTIMER2_EXPIRATION")]
        KTIMER2_EXPIRATION = 0x0f69, "PERFINFO_LOG_TYPE_KTIMER2_EXPIRATION";
        /// `PERFINFO_LOG_TYPE_KTIMER2_CANCEL`. KTIMER2 timer canceled. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_KTIMER2_CANCEL")]
        KTIMER2_CANCEL = 0x0f6a, "PERFINFO_LOG_TYPE_KTIMER2_CANCEL";
        /// `PERFINFO_LOG_TYPE_KTIMER2_DISABLE`. KTIMER2 timer disabled. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_KTIMER2_DISABLE")]
        KTIMER2_DISABLE = 0x0f6b, "PERFINFO_LOG_TYPE_KTIMER2_DISABLE";
        /// `PERFINFO_LOG_TYPE_KTIMER2_FINALIZATION`. KTIMER2 timer finalized. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_KTIMER2_FINALIZATION")]
        KTIMER2_FINALIZATION = 0x0f6c, "PERFINFO_LOG_TYPE_KTIMER2_FINALIZATION";
        /// `PERFINFO_LOG_TYPE_SHOULD_YIELD_PROCESSOR`. A deferred procedure call queried whether to yield the
        /// processor. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_SHOULD_YIELD_PROCESSOR")]
        SHOULD_YIELD_PROCESSOR = 0x0f6d, "PERFINFO_LOG_TYPE_SHOULD_YIELD_PROCESSOR";
        /// `PERFINFO_LOG_TYPE_FUNCTION_CALL`. Function called. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FUNCTION_CALL")]
        FUNCTION_CALL = 0x0f80, "PERFINFO_LOG_TYPE_FUNCTION_CALL";
        /// `PERFINFO_LOG_TYPE_FUNCTION_RETURN`. Called function returned. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FUNCTION_RETURN")]
        FUNCTION_RETURN = 0x0f81, "PERFINFO_LOG_TYPE_FUNCTION_RETURN";
        /// `PERFINFO_LOG_TYPE_FUNCTION_ENTER`. Function entered. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FUNCTION_ENTER")]
        FUNCTION_ENTER = 0x0f82, "PERFINFO_LOG_TYPE_FUNCTION_ENTER";
        /// `PERFINFO_LOG_TYPE_FUNCTION_EXIT`. Function left. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_FUNCTION_EXIT")]
        FUNCTION_EXIT = 0x0f83, "PERFINFO_LOG_TYPE_FUNCTION_EXIT";
        /// `PERFINFO_LOG_TYPE_TAILCALL`. Tail call from one function to another. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_TAILCALL")]
        TAILCALL = 0x0f84, "PERFINFO_LOG_TYPE_TAILCALL";
        /// `PERFINFO_LOG_TYPE_TRAP`. Trap. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_TRAP")]
        TRAP = 0x0f85, "PERFINFO_LOG_TYPE_TRAP";
        /// `PERFINFO_LOG_TYPE_SPINLOCK_ACQUIRE`. Spin lock acquired. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_SPINLOCK_ACQUIRE")]
        SPINLOCK_ACQUIRE = 0x0f86, "PERFINFO_LOG_TYPE_SPINLOCK_ACQUIRE";
        /// `PERFINFO_LOG_TYPE_SPINLOCK_RELEASE`. Spin lock released. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_SPINLOCK_RELEASE")]
        SPINLOCK_RELEASE = 0x0f87, "PERFINFO_LOG_TYPE_SPINLOCK_RELEASE";
        /// `PERFINFO_LOG_TYPE_CAP_COMMENT`. Call attribution comment. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_CAP_COMMENT")]
        CAP_COMMENT = 0x0f88, "PERFINFO_LOG_TYPE_CAP_COMMENT";
        /// `PERFINFO_LOG_TYPE_CAP_RUNDOWN`. Call attribution rundown. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_CAP_RUNDOWN")]
        CAP_RUNDOWN = 0x0f89, "PERFINFO_LOG_TYPE_CAP_RUNDOWN";
        /// `PERFINFO_LOG_TYPE_HEAP_CREATE`. Heap created. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_CREATE")]
        HEAP_CREATE = 0x1020, "PERFINFO_LOG_TYPE_HEAP_CREATE";
        /// `PERFINFO_LOG_TYPE_HEAP_ALLOC`. Heap block allocated. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_ALLOC")]
        HEAP_ALLOC = 0x1021, "PERFINFO_LOG_TYPE_HEAP_ALLOC";
        /// `PERFINFO_LOG_TYPE_HEAP_REALLOC`. Heap block resized. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_REALLOC")]
        HEAP_REALLOC = 0x1022, "PERFINFO_LOG_TYPE_HEAP_REALLOC";
        /// `PERFINFO_LOG_TYPE_HEAP_DESTROY`. Heap destroyed. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_DESTROY")]
        HEAP_DESTROY = 0x1023, "PERFINFO_LOG_TYPE_HEAP_DESTROY";
        /// `PERFINFO_LOG_TYPE_HEAP_FREE`. Heap block freed. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_FREE")]
        HEAP_FREE = 0x1024, "PERFINFO_LOG_TYPE_HEAP_FREE";
        /// `PERFINFO_LOG_TYPE_HEAP_EXTEND`. Heap extended. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_EXTEND")]
        HEAP_EXTEND = 0x1025, "PERFINFO_LOG_TYPE_HEAP_EXTEND";
        /// `PERFINFO_LOG_TYPE_HEAP_SNAPSHOT`. Heap snapshot. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_SNAPSHOT")]
        HEAP_SNAPSHOT = 0x1026, "PERFINFO_LOG_TYPE_HEAP_SNAPSHOT";
        /// `PERFINFO_LOG_TYPE_HEAP_CREATE_SNAPSHOT`. Heap that existed when the snapshot was taken. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_CREATE_SNAPSHOT")]
        HEAP_CREATE_SNAPSHOT = 0x1027, "PERFINFO_LOG_TYPE_HEAP_CREATE_SNAPSHOT";
        /// `PERFINFO_LOG_TYPE_HEAP_DESTROY_SNAPSHOT`. Heap destroyed before the snapshot. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_DESTROY_SNAPSHOT")]
        HEAP_DESTROY_SNAPSHOT = 0x1028, "PERFINFO_LOG_TYPE_HEAP_DESTROY_SNAPSHOT";
        /// `PERFINFO_LOG_TYPE_HEAP_EXTEND_SNAPSHOT`. Heap extension at the time of the snapshot. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_EXTEND_SNAPSHOT")]
        HEAP_EXTEND_SNAPSHOT = 0x1029, "PERFINFO_LOG_TYPE_HEAP_EXTEND_SNAPSHOT";
        /// `PERFINFO_LOG_TYPE_HEAP_CONTRACT`. Heap contracted. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_CONTRACT")]
        HEAP_CONTRACT = 0x102a, "PERFINFO_LOG_TYPE_HEAP_CONTRACT";
        /// `PERFINFO_LOG_TYPE_HEAP_LOCK`. Heap locked. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_LOCK")]
        HEAP_LOCK = 0x102b, "PERFINFO_LOG_TYPE_HEAP_LOCK";
        /// `PERFINFO_LOG_TYPE_HEAP_UNLOCK`. Heap unlocked. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_UNLOCK")]
        HEAP_UNLOCK = 0x102c, "PERFINFO_LOG_TYPE_HEAP_UNLOCK";
        /// `PERFINFO_LOG_TYPE_HEAP_VALIDATE`. Heap validated. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_VALIDATE")]
        HEAP_VALIDATE = 0x102d, "PERFINFO_LOG_TYPE_HEAP_VALIDATE";
        /// `PERFINFO_LOG_TYPE_HEAP_WALK`. Heap walked. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_WALK")]
        HEAP_WALK = 0x102e, "PERFINFO_LOG_TYPE_HEAP_WALK";
        /// `PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_ALLOC`. Block allocated from a heap subsegment. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_ALLOC")]
        HEAP_SUBSEGMENT_ALLOC = 0x102f, "PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_ALLOC";
        /// `PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_FREE`. Block of a heap subsegment freed. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_FREE")]
        HEAP_SUBSEGMENT_FREE = 0x1030, "PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_FREE";
        /// `PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_ALLOC_CACHE`. Block allocated from the cache of a heap subsegment.
        /// Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_ALLOC_CACHE")]
        HEAP_SUBSEGMENT_ALLOC_CACHE = 0x1031, "PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_ALLOC_CACHE";
        /// `PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_FREE_CACHE`. Block of a heap subsegment freed to its cache. Releases
        /// unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_FREE_CACHE")]
        HEAP_SUBSEGMENT_FREE_CACHE = 0x1032, "PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_FREE_CACHE";
        /// `PERFINFO_LOG_TYPE_HEAP_COMMIT`. Heap memory committed. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_COMMIT")]
        HEAP_COMMIT = 0x1033, "PERFINFO_LOG_TYPE_HEAP_COMMIT";
        /// `PERFINFO_LOG_TYPE_HEAP_DECOMMIT`. Heap memory decommitted. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_DECOMMIT")]
        HEAP_DECOMMIT = 0x1034, "PERFINFO_LOG_TYPE_HEAP_DECOMMIT";
        /// `PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_INIT`. Heap subsegment initialized. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_INIT")]
        HEAP_SUBSEGMENT_INIT = 0x1035, "PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_INIT";
        /// `PERFINFO_LOG_TYPE_HEAP_AFFINITY_ENABLE`. Heap affinity enabled. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_AFFINITY_ENABLE")]
        HEAP_AFFINITY_ENABLE = 0x1036, "PERFINFO_LOG_TYPE_HEAP_AFFINITY_ENABLE";
        /// `PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_ACTIVATED`. Heap subsegment activated. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_ACTIVATED")]
        HEAP_SUBSEGMENT_ACTIVATED = 0x1038, "PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_ACTIVATED";
        /// `PERFINFO_LOG_TYPE_HEAP_AFFINITY_ASSIGN`. Heap affinity slot assigned. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_AFFINITY_ASSIGN")]
        HEAP_AFFINITY_ASSIGN = 0x1039, "PERFINFO_LOG_TYPE_HEAP_AFFINITY_ASSIGN";
        /// `PERFINFO_LOG_TYPE_HEAP_REUSE_THRESHOLD_ACTIVATED`. Reuse threshold of a heap activated. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_REUSE_THRESHOLD_ACTIVATED")]
        HEAP_REUSE_THRESHOLD_ACTIVATED = 0x103a, "PERFINFO_LOG_TYPE_HEAP_REUSE_THRESHOLD_ACTIVATED";
        /// `PERFINFO_LOG_TYPE_CREATE_HANDLE`. Handle created. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CREATE_HANDLE")]
        CREATE_HANDLE = 0x1120, "PERFINFO_LOG_TYPE_CREATE_HANDLE";
        /// `PERFINFO_LOG_TYPE_CLOSE_HANDLE`. Handle closed. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CLOSE_HANDLE")]
        CLOSE_HANDLE = 0x1121, "PERFINFO_LOG_TYPE_CLOSE_HANDLE";
        /// `PERFINFO_LOG_TYPE_DUPLICATE_HANDLE`. Handle duplicated. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_DUPLICATE_HANDLE")]
        DUPLICATE_HANDLE = 0x1122, "PERFINFO_LOG_TYPE_DUPLICATE_HANDLE";
        /// `PERFINFO_LOG_TYPE_OBJECT_TYPE_DC_START`. Object type that existed at the start of the trace. Releases
        /// unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_OBJECT_TYPE_DC_START")]
        OBJECT_TYPE_DC_START = 0x1124, "PERFINFO_LOG_TYPE_OBJECT_TYPE_DC_START";
        /// `PERFINFO_LOG_TYPE_OBJECT_TYPE_DC_END`. Object type that existed at the end of the trace. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_OBJECT_TYPE_DC_END")]
        OBJECT_TYPE_DC_END = 0x1125, "PERFINFO_LOG_TYPE_OBJECT_TYPE_DC_END";
        /// `PERFINFO_LOG_TYPE_OBJECT_HANDLE_DC_START`. Handle that was open at the start of the trace. Releases
        /// unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_OBJECT_HANDLE_DC_START")]
        OBJECT_HANDLE_DC_START = 0x1126, "PERFINFO_LOG_TYPE_OBJECT_HANDLE_DC_START";
        /// `PERFINFO_LOG_TYPE_OBJECT_HANDLE_DC_END`. Handle that was open at the end of the trace. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_OBJECT_HANDLE_DC_END")]
        OBJECT_HANDLE_DC_END = 0x1127, "PERFINFO_LOG_TYPE_OBJECT_HANDLE_DC_END";
        /// `PERFINFO_LOG_TYPE_CREATE_OBJECT`. Object created. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CREATE_OBJECT")]
        CREATE_OBJECT = 0x1130, "PERFINFO_LOG_TYPE_CREATE_OBJECT";
        /// `PERFINFO_LOG_TYPE_DELETE_OBJECT`. Object deleted. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_DELETE_OBJECT")]
        DELETE_OBJECT = 0x1131, "PERFINFO_LOG_TYPE_DELETE_OBJECT";
        /// `PERFINFO_LOG_TYPE_REFERENCE_OBJECT`. Object referenced. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_REFERENCE_OBJECT")]
        REFERENCE_OBJECT = 0x1132, "PERFINFO_LOG_TYPE_REFERENCE_OBJECT";
        /// `PERFINFO_LOG_TYPE_DEREFERENCE_OBJECT`. Object dereferenced. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_DEREFERENCE_OBJECT")]
        DEREFERENCE_OBJECT = 0x1133, "PERFINFO_LOG_TYPE_DEREFERENCE_OBJECT";
        /// `PERFINFO_LOG_TYPE_BATTERY_LIFE_INFO`. Remaining battery life. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_BATTERY_LIFE_INFO")]
        BATTERY_LIFE_INFO = 0x1220, "PERFINFO_LOG_TYPE_BATTERY_LIFE_INFO";
        /// `PERFINFO_LOG_TYPE_IDLE_STATE_CHANGE`. System idle state changed. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_IDLE_STATE_CHANGE")]
        IDLE_STATE_CHANGE = 0x1221, "PERFINFO_LOG_TYPE_IDLE_STATE_CHANGE";
        /// `PERFINFO_LOG_TYPE_SET_POWER_ACTION`. Power action started. Observed in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_SET_POWER_ACTION")]
        SET_POWER_ACTION = 0x1222, "PERFINFO_LOG_TYPE_SET_POWER_ACTION";
        /// `PERFINFO_LOG_TYPE_SET_POWER_ACTION_RET`. Power action completed. Observed in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_SET_POWER_ACTION_RET")]
        SET_POWER_ACTION_RET = 0x1223, "PERFINFO_LOG_TYPE_SET_POWER_ACTION_RET";
        /// `PERFINFO_LOG_TYPE_SET_DEVICES_STATE`. Setting of device power states started. Observed in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_SET_DEVICES_STATE")]
        SET_DEVICES_STATE = 0x1224, "PERFINFO_LOG_TYPE_SET_DEVICES_STATE";
        /// `PERFINFO_LOG_TYPE_SET_DEVICES_STATE_RET`. Device power states set. Observed in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_SET_DEVICES_STATE_RET")]
        SET_DEVICES_STATE_RET = 0x1225, "PERFINFO_LOG_TYPE_SET_DEVICES_STATE_RET";
        /// `PERFINFO_LOG_TYPE_PO_NOTIFY_DEVICE`. Notification of a device about a power change started. Observed
        /// in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PO_NOTIFY_DEVICE")]
        PO_NOTIFY_DEVICE = 0x1226, "PERFINFO_LOG_TYPE_PO_NOTIFY_DEVICE";
        /// `PERFINFO_LOG_TYPE_PO_NOTIFY_DEVICE_COMPLETE`. Notification of a device about a power change completed.
        /// Observed in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PO_NOTIFY_DEVICE_COMPLETE")]
        PO_NOTIFY_DEVICE_COMPLETE = 0x1227, "PERFINFO_LOG_TYPE_PO_NOTIFY_DEVICE_COMPLETE";
        /// `PERFINFO_LOG_TYPE_PO_SESSION_CALLOUT`. Callout to a session for a power change started. Observed in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PO_SESSION_CALLOUT")]
        PO_SESSION_CALLOUT = 0x1228, "PERFINFO_LOG_TYPE_PO_SESSION_CALLOUT";
        /// `PERFINFO_LOG_TYPE_PO_SESSION_CALLOUT_RET`. Callout to a session for a power change returned. Observed
        /// in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PO_SESSION_CALLOUT_RET")]
        PO_SESSION_CALLOUT_RET = 0x1229, "PERFINFO_LOG_TYPE_PO_SESSION_CALLOUT_RET";
        /// `PERFINFO_LOG_TYPE_PO_PRESLEEP`. System about to sleep. Observed in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PO_PRESLEEP")]
        PO_PRESLEEP = 0x1230, "PERFINFO_LOG_TYPE_PO_PRESLEEP";
        /// `PERFINFO_LOG_TYPE_PO_POSTSLEEP`. System woke up. Observed in 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PO_POSTSLEEP")]
        PO_POSTSLEEP = 0x1231, "PERFINFO_LOG_TYPE_PO_POSTSLEEP";
        /// `PERFINFO_LOG_TYPE_PO_CALIBRATED_PERFCOUNTER`. Performance counter calibrated. Observed in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PO_CALIBRATED_PERFCOUNTER")]
        PO_CALIBRATED_PERFCOUNTER = 0x1232, "PERFINFO_LOG_TYPE_PO_CALIBRATED_PERFCOUNTER";
        /// `PERFINFO_LOG_TYPE_PPM_PERF_STATE_CHANGE`. Performance state of a processor changed. Observed in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PPM_PERF_STATE_CHANGE")]
        PPM_PERF_STATE_CHANGE = 0x1233, "PERFINFO_LOG_TYPE_PPM_PERF_STATE_CHANGE";
        /// `PERFINFO_LOG_TYPE_PPM_THROTTLE_STATE_CHANGE`. Throttle state of a processor changed. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_PPM_THROTTLE_STATE_CHANGE")]
        PPM_THROTTLE_STATE_CHANGE = 0x1234, "PERFINFO_LOG_TYPE_PPM_THROTTLE_STATE_CHANGE";
        /// `PERFINFO_LOG_TYPE_PPM_IDLE_STATE_CHANGE`. Idle state of a processor changed. Observed in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PPM_IDLE_STATE_CHANGE")]
        PPM_IDLE_STATE_CHANGE = 0x1235, "PERFINFO_LOG_TYPE_PPM_IDLE_STATE_CHANGE";
        /// `PERFINFO_LOG_TYPE_PPM_THERMAL_CONSTRAINT`. Thermal constraint on the speed of a processor. Observed
        /// in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PPM_THERMAL_CONSTRAINT")]
        PPM_THERMAL_CONSTRAINT = 0x1236, "PERFINFO_LOG_TYPE_PPM_THERMAL_CONSTRAINT";
        /// `PERFINFO_LOG_TYPE_PO_SIGNAL_RESUME_UI`. Resume user interface signaled. Observed in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PO_SIGNAL_RESUME_UI")]
        PO_SIGNAL_RESUME_UI = 0x1237, "PERFINFO_LOG_TYPE_PO_SIGNAL_RESUME_UI";
        /// `PERFINFO_LOG_TYPE_PO_SIGNAL_VIDEO_ON`. Video-on signaled. Observed in 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PO_SIGNAL_VIDEO_ON")]
        PO_SIGNAL_VIDEO_ON = 0x1238, "PERFINFO_LOG_TYPE_PO_SIGNAL_VIDEO_ON";
        /// `PERFINFO_LOG_TYPE_PPM_IDLE_STATE_ENTER`. Idle state entered by a processor. Observed in 6.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PPM_IDLE_STATE_ENTER")]
        PPM_IDLE_STATE_ENTER = 0x1239, "PERFINFO_LOG_TYPE_PPM_IDLE_STATE_ENTER";
        /// `PERFINFO_LOG_TYPE_PPM_IDLE_STATE_EXIT`. Idle state left by a processor. Observed in 6.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PPM_IDLE_STATE_EXIT")]
        PPM_IDLE_STATE_EXIT = 0x123a, "PERFINFO_LOG_TYPE_PPM_IDLE_STATE_EXIT";
        /// `PERFINFO_LOG_TYPE_PPM_PLATFORM_IDLE_STATE_ENTER`. Platform idle state entered. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PPM_PLATFORM_IDLE_STATE_ENTER")]
        PPM_PLATFORM_IDLE_STATE_ENTER = 0x123b, "PERFINFO_LOG_TYPE_PPM_PLATFORM_IDLE_STATE_ENTER";
        /// `PERFINFO_LOG_TYPE_PPM_IDLE_EXIT_LATENCY`. Idle exit latency. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PPM_IDLE_EXIT_LATENCY")]
        PPM_IDLE_EXIT_LATENCY = 0x123c, "PERFINFO_LOG_TYPE_PPM_IDLE_EXIT_LATENCY";
        /// `PERFINFO_LOG_TYPE_PPM_IDLE_PROCESSOR_SELECTION`. Idle state selected for a processor. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_PPM_IDLE_PROCESSOR_SELECTION")]
        PPM_IDLE_PROCESSOR_SELECTION = 0x123d, "PERFINFO_LOG_TYPE_PPM_IDLE_PROCESSOR_SELECTION";
        /// `PERFINFO_LOG_TYPE_PPM_IDLE_PLATFORM_SELECTION`. Idle state selected for the platform. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_PPM_IDLE_PLATFORM_SELECTION")]
        PPM_IDLE_PLATFORM_SELECTION = 0x123e, "PERFINFO_LOG_TYPE_PPM_IDLE_PLATFORM_SELECTION";
        /// `PERFINFO_LOG_TYPE_PPM_COORDINATED_IDLE_ENTER`. Coordinated idle state entered. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_PPM_COORDINATED_IDLE_ENTER")]
        PPM_COORDINATED_IDLE_ENTER = 0x123f, "PERFINFO_LOG_TYPE_PPM_COORDINATED_IDLE_ENTER";
        /// `PERFINFO_LOG_TYPE_PPM_COORDINATED_IDLE_EXIT`. Coordinated idle state left. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_PPM_COORDINATED_IDLE_EXIT")]
        PPM_COORDINATED_IDLE_EXIT = 0x1240, "PERFINFO_LOG_TYPE_PPM_COORDINATED_IDLE_EXIT";
        /// `PERFINFO_LOG_TYPE_COWHEADER`. Header of copy-on-write data (inferred from the name). Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_COWHEADER")]
        COWHEADER = 0x1318, "PERFINFO_LOG_TYPE_COWHEADER";
        /// `PERFINFO_LOG_TYPE_COWBLOB`. Block of copy-on-write data (inferred from the name). Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_COWBLOB")]
        COWBLOB = 0x1319, "PERFINFO_LOG_TYPE_COWBLOB";
        /// `PERFINFO_LOG_TYPE_COWBLOB_CLOSED`. End of a block of copy-on-write data (inferred from the name). Releases
        /// unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_COWBLOB_CLOSED")]
        COWBLOB_CLOSED = 0x131a, "PERFINFO_LOG_TYPE_COWBLOB_CLOSED";
        /// `PERFINFO_LOG_TYPE_MODULEBOUND_ENT`. Module entered. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_MODULEBOUND_ENT")]
        MODULEBOUND_ENT = 0x1320, "PERFINFO_LOG_TYPE_MODULEBOUND_ENT";
        /// `PERFINFO_LOG_TYPE_MODULEBOUND_JUMP`. Jump from one module to another. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_MODULEBOUND_JUMP")]
        MODULEBOUND_JUMP = 0x1321, "PERFINFO_LOG_TYPE_MODULEBOUND_JUMP";
        /// `PERFINFO_LOG_TYPE_MODULEBOUND_RET`. Return from one module to another. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_MODULEBOUND_RET")]
        MODULEBOUND_RET = 0x1322, "PERFINFO_LOG_TYPE_MODULEBOUND_RET";
        /// `PERFINFO_LOG_TYPE_MODULEBOUND_CALL`. Call from one module to another. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_MODULEBOUND_CALL")]
        MODULEBOUND_CALL = 0x1323, "PERFINFO_LOG_TYPE_MODULEBOUND_CALL";
        /// `PERFINFO_LOG_TYPE_MODULEBOUND_CALLRET`. Call from one module to another returned. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_MODULEBOUND_CALLRET")]
        MODULEBOUND_CALLRET = 0x1324, "PERFINFO_LOG_TYPE_MODULEBOUND_CALLRET";
        /// `PERFINFO_LOG_TYPE_MODULEBOUND_INT2E`. Interrupt 0x2E issued by a module. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_MODULEBOUND_INT2E")]
        MODULEBOUND_INT2E = 0x1325, "PERFINFO_LOG_TYPE_MODULEBOUND_INT2E";
        /// `PERFINFO_LOG_TYPE_MODULEBOUND_INT2B`. Interrupt 0x2B issued by a module. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_MODULEBOUND_INT2B")]
        MODULEBOUND_INT2B = 0x1326, "PERFINFO_LOG_TYPE_MODULEBOUND_INT2B";
        /// `PERFINFO_LOG_TYPE_MODULEBOUND_FULLTRACE`. Full trace of calls between modules. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_MODULEBOUND_FULLTRACE")]
        MODULEBOUND_FULLTRACE = 0x1327, "PERFINFO_LOG_TYPE_MODULEBOUND_FULLTRACE";
        /// `WMI_LOG_TYPE_IMAGE_LOAD`. Image loaded. A header marks the name as reserved for later use. Releases
        /// unknown.
        #[doc(alias = "WMI_LOG_TYPE_IMAGE_LOAD")]
        IMAGE_LOAD = 0x1401, "WMI_LOG_TYPE_IMAGE_LOAD";
        /// `WMI_LOG_TYPE_IMAGE_UNLOAD`. Image unloaded. Observed in 6.0+.
        #[doc(alias = "WMI_LOG_TYPE_IMAGE_UNLOAD")]
        IMAGE_UNLOAD = 0x1402, "WMI_LOG_TYPE_IMAGE_UNLOAD";
        /// `WMI_LOG_TYPE_IMAGE_DC_START`. Image that was loaded at the start of the trace. Observed in 6.0+.
        #[doc(alias = "WMI_LOG_TYPE_IMAGE_DC_START")]
        IMAGE_DC_START = 0x1403, "WMI_LOG_TYPE_IMAGE_DC_START";
        /// `WMI_LOG_TYPE_IMAGE_DC_END`. Image that was loaded at the end of the trace. Observed in 6.0+.
        #[doc(alias = "WMI_LOG_TYPE_IMAGE_DC_END")]
        IMAGE_DC_END = 0x1404, "WMI_LOG_TYPE_IMAGE_DC_END";
        /// `WMI_LOG_TYPE_IMAGE_RELOCATION`. Image relocated. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_IMAGE_RELOCATION")]
        IMAGE_RELOCATION = 0x1420, "WMI_LOG_TYPE_IMAGE_RELOCATION";
        /// `WMI_LOG_TYPE_IMAGE_KERNEL_BASE`. Location of the kernel image. Observed in 6.1+.
        #[doc(alias = "WMI_LOG_TYPE_IMAGE_KERNEL_BASE")]
        IMAGE_KERNEL_BASE = 0x1421, "WMI_LOG_TYPE_IMAGE_KERNEL_BASE";
        /// `WMI_LOG_TYPE_IMAGE_HYPERCALL_PAGE`. Location of the hypercall page. Releases unknown.
        #[doc(alias = "WMI_LOG_TYPE_IMAGE_HYPERCALL_PAGE")]
        IMAGE_HYPERCALL_PAGE = 0x1422, "WMI_LOG_TYPE_IMAGE_HYPERCALL_PAGE";
        /// `PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_ATTEMPT`. Loader lock acquisition attempted. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_ATTEMPT")]
        LDR_LOCK_ACQUIRE_ATTEMPT = 0x1480, "PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_ATTEMPT";
        /// `PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_SUCCESS`. Loader lock acquired. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_SUCCESS")]
        LDR_LOCK_ACQUIRE_SUCCESS = 0x1481, "PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_SUCCESS";
        /// `PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_FAIL`. Loader lock acquisition failed. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_FAIL")]
        LDR_LOCK_ACQUIRE_FAIL = 0x1482, "PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_FAIL";
        /// `PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_WAIT`. Waiting for the loader lock. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_WAIT")]
        LDR_LOCK_ACQUIRE_WAIT = 0x1483, "PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_WAIT";
        /// `PERFINFO_LOG_TYPE_LDR_PROC_INIT_DONE`. Process initialization by the loader completed. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_PROC_INIT_DONE")]
        LDR_PROC_INIT_DONE = 0x1484, "PERFINFO_LOG_TYPE_LDR_PROC_INIT_DONE";
        /// `PERFINFO_LOG_TYPE_LDR_CREATE_SECTION`. Section creation by the loader started. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_CREATE_SECTION")]
        LDR_CREATE_SECTION = 0x1485, "PERFINFO_LOG_TYPE_LDR_CREATE_SECTION";
        /// `PERFINFO_LOG_TYPE_LDR_SECTION_CREATED`. Section created by the loader. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_SECTION_CREATED")]
        LDR_SECTION_CREATED = 0x1486, "PERFINFO_LOG_TYPE_LDR_SECTION_CREATED";
        /// `PERFINFO_LOG_TYPE_LDR_MAP_VIEW`. View mapping by the loader started. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_MAP_VIEW")]
        LDR_MAP_VIEW = 0x1487, "PERFINFO_LOG_TYPE_LDR_MAP_VIEW";
        /// `PERFINFO_LOG_TYPE_LDR_RELOCATE_IMAGE`. Image relocation by the loader started. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_RELOCATE_IMAGE")]
        LDR_RELOCATE_IMAGE = 0x1490, "PERFINFO_LOG_TYPE_LDR_RELOCATE_IMAGE";
        /// `PERFINFO_LOG_TYPE_LDR_IMAGE_RELOCATED`. Image relocated by the loader. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_IMAGE_RELOCATED")]
        LDR_IMAGE_RELOCATED = 0x1491, "PERFINFO_LOG_TYPE_LDR_IMAGE_RELOCATED";
        /// `PERFINFO_LOG_TYPE_LDR_HANDLE_OLD_DESCRIPTORS`. Processing of old-style import descriptors started. Releases
        /// unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_HANDLE_OLD_DESCRIPTORS")]
        LDR_HANDLE_OLD_DESCRIPTORS = 0x1492, "PERFINFO_LOG_TYPE_LDR_HANDLE_OLD_DESCRIPTORS";
        /// `PERFINFO_LOG_TYPE_LDR_OLD_DESCRIPTORS_HANDLED`. Old-style import descriptors processed. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_OLD_DESCRIPTORS_HANDLED")]
        LDR_OLD_DESCRIPTORS_HANDLED = 0x1493, "PERFINFO_LOG_TYPE_LDR_OLD_DESCRIPTORS_HANDLED";
        /// `PERFINFO_LOG_TYPE_LDR_HANDLE_NEW_DESCRIPTORS`. Processing of new-style import descriptors started. Releases
        /// unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_HANDLE_NEW_DESCRIPTORS")]
        LDR_HANDLE_NEW_DESCRIPTORS = 0x1494, "PERFINFO_LOG_TYPE_LDR_HANDLE_NEW_DESCRIPTORS";
        /// `PERFINFO_LOG_TYPE_LDR_NEW_DESCRIPTORS_HANDLED`. New-style import descriptors processed. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_NEW_DESCRIPTORS_HANDLED")]
        LDR_NEW_DESCRIPTORS_HANDLED = 0x1495, "PERFINFO_LOG_TYPE_LDR_NEW_DESCRIPTORS_HANDLED";
        /// `PERFINFO_LOG_TYPE_LDR_DLLMAIN_EXIT`. DLL entry point returned. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_DLLMAIN_EXIT")]
        LDR_DLLMAIN_EXIT = 0x1496, "PERFINFO_LOG_TYPE_LDR_DLLMAIN_EXIT";
        /// `PERFINFO_LOG_TYPE_LDR_FIND_DLL`. DLL search by the loader. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_FIND_DLL")]
        LDR_FIND_DLL = 0x14a0, "PERFINFO_LOG_TYPE_LDR_FIND_DLL";
        /// `PERFINFO_LOG_TYPE_LDR_VIEW_MAPPED`. View mapped by the loader. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_VIEW_MAPPED")]
        LDR_VIEW_MAPPED = 0x14a1, "PERFINFO_LOG_TYPE_LDR_VIEW_MAPPED";
        /// `PERFINFO_LOG_TYPE_LDR_LOCK_RELEASE`. Loader lock released. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_LOCK_RELEASE")]
        LDR_LOCK_RELEASE = 0x14a2, "PERFINFO_LOG_TYPE_LDR_LOCK_RELEASE";
        /// `PERFINFO_LOG_TYPE_LDR_DLLMAIN_ENTER`. DLL entry point called. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_DLLMAIN_ENTER")]
        LDR_DLLMAIN_ENTER = 0x14a3, "PERFINFO_LOG_TYPE_LDR_DLLMAIN_ENTER";
        /// `PERFINFO_LOG_TYPE_LDR_ERROR`. Loader error. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_ERROR")]
        LDR_ERROR = 0x14a4, "PERFINFO_LOG_TYPE_LDR_ERROR";
        /// `PERFINFO_LOG_TYPE_LDR_VIEW_MAPPING`. View mapping by the loader in progress. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_VIEW_MAPPING")]
        LDR_VIEW_MAPPING = 0x14a5, "PERFINFO_LOG_TYPE_LDR_VIEW_MAPPING";
        /// `PERFINFO_LOG_TYPE_LDR_SNAPPING`. Resolution of a DLL's imports started. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_SNAPPING")]
        LDR_SNAPPING = 0x14a6, "PERFINFO_LOG_TYPE_LDR_SNAPPING";
        /// `PERFINFO_LOG_TYPE_LDR_SNAPPED`. Imports of a DLL resolved. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_SNAPPED")]
        LDR_SNAPPED = 0x14a7, "PERFINFO_LOG_TYPE_LDR_SNAPPED";
        /// `PERFINFO_LOG_TYPE_LDR_LOADING`. DLL load started. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_LOADING")]
        LDR_LOADING = 0x14a8, "PERFINFO_LOG_TYPE_LDR_LOADING";
        /// `PERFINFO_LOG_TYPE_LDR_LOADED`. DLL loaded. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_LOADED")]
        LDR_LOADED = 0x14a9, "PERFINFO_LOG_TYPE_LDR_LOADED";
        /// `PERFINFO_LOG_TYPE_LDR_FOUND_KNOWN_DLL`. Known DLL found. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_FOUND_KNOWN_DLL")]
        LDR_FOUND_KNOWN_DLL = 0x14aa, "PERFINFO_LOG_TYPE_LDR_FOUND_KNOWN_DLL";
        /// `PERFINFO_LOG_TYPE_LDR_ABNORMAL`. Abnormal condition in the loader. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_ABNORMAL")]
        LDR_ABNORMAL = 0x14ab, "PERFINFO_LOG_TYPE_LDR_ABNORMAL";
        /// `PERFINFO_LOG_TYPE_LDR_PLACEHOLDER`. Placeholder among the loader events. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_PLACEHOLDER")]
        LDR_PLACEHOLDER = 0x14ac, "PERFINFO_LOG_TYPE_LDR_PLACEHOLDER";
        /// `PERFINFO_LOG_TYPE_LDR_RDY_TO_INIT`. DLL ready for initialization. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_RDY_TO_INIT")]
        LDR_RDY_TO_INIT = 0x14ad, "PERFINFO_LOG_TYPE_LDR_RDY_TO_INIT";
        /// `PERFINFO_LOG_TYPE_LDR_RDY_TO_RUN`. DLL ready to run. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_RDY_TO_RUN")]
        LDR_RDY_TO_RUN = 0x14ae, "PERFINFO_LOG_TYPE_LDR_RDY_TO_RUN";
        /// `PERFINFO_LOG_TYPE_LDR_NEW_DLL_LOAD`. New DLL load. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_NEW_DLL_LOAD")]
        LDR_NEW_DLL_LOAD = 0x14b0, "PERFINFO_LOG_TYPE_LDR_NEW_DLL_LOAD";
        /// `PERFINFO_LOG_TYPE_LDR_NEW_DLL_AS_DATA`. New DLL load as data. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_NEW_DLL_AS_DATA")]
        LDR_NEW_DLL_AS_DATA = 0x14b1, "PERFINFO_LOG_TYPE_LDR_NEW_DLL_AS_DATA";
        /// `PERFINFO_LOG_TYPE_LDR_EXTERNAL_PATH`. Path passed to the loader by a caller. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_EXTERNAL_PATH")]
        LDR_EXTERNAL_PATH = 0x14c0, "PERFINFO_LOG_TYPE_LDR_EXTERNAL_PATH";
        /// `PERFINFO_LOG_TYPE_LDR_GENERATED_PATH`. Path generated by the loader. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_GENERATED_PATH")]
        LDR_GENERATED_PATH = 0x14c1, "PERFINFO_LOG_TYPE_LDR_GENERATED_PATH";
        /// `PERFINFO_LOG_TYPE_LDR_APISET_RESOLVING`. Resolution of an API set name started. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_APISET_RESOLVING")]
        LDR_APISET_RESOLVING = 0x14d0, "PERFINFO_LOG_TYPE_LDR_APISET_RESOLVING";
        /// `PERFINFO_LOG_TYPE_LDR_APISET_HOSTED`. API set with a host. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_APISET_HOSTED")]
        LDR_APISET_HOSTED = 0x14d1, "PERFINFO_LOG_TYPE_LDR_APISET_HOSTED";
        /// `PERFINFO_LOG_TYPE_LDR_APISET_UNHOSTED`. API set without a host. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_APISET_UNHOSTED")]
        LDR_APISET_UNHOSTED = 0x14d2, "PERFINFO_LOG_TYPE_LDR_APISET_UNHOSTED";
        /// `PERFINFO_LOG_TYPE_LDR_APISET_UNRESOLVED`. API set name not resolved. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_APISET_UNRESOLVED")]
        LDR_APISET_UNRESOLVED = 0x14d3, "PERFINFO_LOG_TYPE_LDR_APISET_UNRESOLVED";
        /// `PERFINFO_LOG_TYPE_LDR_SEARCH_SECURITY`. Loader search security. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_SEARCH_SECURITY")]
        LDR_SEARCH_SECURITY = 0x14d4, "PERFINFO_LOG_TYPE_LDR_SEARCH_SECURITY";
        /// `PERFINFO_LOG_TYPE_LDR_SEARCH_PATH_SECURITY`. Loader search path security. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_SEARCH_PATH_SECURITY")]
        LDR_SEARCH_PATH_SECURITY = 0x14d5, "PERFINFO_LOG_TYPE_LDR_SEARCH_PATH_SECURITY";
        /// `PERFINFO_LOG_TYPE_CC_WORKITEM_ENQUEUE`. Work item added to a queue of the cache manager. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CC_WORKITEM_ENQUEUE")]
        CC_WORKITEM_ENQUEUE = 0x1600, "PERFINFO_LOG_TYPE_CC_WORKITEM_ENQUEUE";
        /// `PERFINFO_LOG_TYPE_CC_WORKITEM_DEQUEUE`. Work item removed from a queue of the cache manager. Observed
        /// in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CC_WORKITEM_DEQUEUE")]
        CC_WORKITEM_DEQUEUE = 0x1601, "PERFINFO_LOG_TYPE_CC_WORKITEM_DEQUEUE";
        /// `PERFINFO_LOG_TYPE_CC_WORKITEM_COMPLETE`. Work item of the cache manager completed. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CC_WORKITEM_COMPLETE")]
        CC_WORKITEM_COMPLETE = 0x1602, "PERFINFO_LOG_TYPE_CC_WORKITEM_COMPLETE";
        /// `PERFINFO_LOG_TYPE_CC_READ_AHEAD`. Read-ahead by the cache manager. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CC_READ_AHEAD")]
        CC_READ_AHEAD = 0x1603, "PERFINFO_LOG_TYPE_CC_READ_AHEAD";
        /// `PERFINFO_LOG_TYPE_CC_WRITE_BEHIND`. Write-behind by the cache manager. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_CC_WRITE_BEHIND")]
        CC_WRITE_BEHIND = 0x1604, "PERFINFO_LOG_TYPE_CC_WRITE_BEHIND";
        /// `PERFINFO_LOG_TYPE_CC_LAZY_WRITE_SCAN`. Scan by the lazy writer of the cache manager. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CC_LAZY_WRITE_SCAN")]
        CC_LAZY_WRITE_SCAN = 0x1605, "PERFINFO_LOG_TYPE_CC_LAZY_WRITE_SCAN";
        /// `PERFINFO_LOG_TYPE_CC_CAN_I_WRITE_FAIL`. Write deferred by the cache manager. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CC_CAN_I_WRITE_FAIL")]
        CC_CAN_I_WRITE_FAIL = 0x1606, "PERFINFO_LOG_TYPE_CC_CAN_I_WRITE_FAIL";
        /// `PERFINFO_LOG_TYPE_CC_FLUSH_CACHE`. Cache flushed by the cache manager. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CC_FLUSH_CACHE")]
        CC_FLUSH_CACHE = 0x1609, "PERFINFO_LOG_TYPE_CC_FLUSH_CACHE";
        /// `PERFINFO_LOG_TYPE_CC_FLUSH_SECTION`. Section flushed by the cache manager. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CC_FLUSH_SECTION")]
        CC_FLUSH_SECTION = 0x160a, "PERFINFO_LOG_TYPE_CC_FLUSH_SECTION";
        /// `PERFINFO_LOG_TYPE_CC_READ_AHEAD_PREFETCH`. Read-ahead by prefetching, by the cache manager. Observed
        /// in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CC_READ_AHEAD_PREFETCH")]
        CC_READ_AHEAD_PREFETCH = 0x160b, "PERFINFO_LOG_TYPE_CC_READ_AHEAD_PREFETCH";
        /// `PERFINFO_LOG_TYPE_CC_SCHEDULE_READ_AHEAD`. Read-ahead scheduled by the cache manager. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CC_SCHEDULE_READ_AHEAD")]
        CC_SCHEDULE_READ_AHEAD = 0x160c, "PERFINFO_LOG_TYPE_CC_SCHEDULE_READ_AHEAD";
        /// `PERFINFO_LOG_TYPE_CC_LOGGED_STREAM_INFO`. Logged stream of the cache manager. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CC_LOGGED_STREAM_INFO")]
        CC_LOGGED_STREAM_INFO = 0x160d, "PERFINFO_LOG_TYPE_CC_LOGGED_STREAM_INFO";
        /// `PERFINFO_LOG_TYPE_CC_EXTRA_WRITEBEHIND_THREAD`. Extra write-behind thread. Observed in 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CC_EXTRA_WRITEBEHIND_THREAD")]
        CC_EXTRA_WRITEBEHIND_THREAD = 0x160e, "PERFINFO_LOG_TYPE_CC_EXTRA_WRITEBEHIND_THREAD";
        /// `PERFINFO_LOG_TYPE_CRITSEC_ENTER`. Critical section entered. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_CRITSEC_ENTER")]
        CRITSEC_ENTER = 0x1720, "PERFINFO_LOG_TYPE_CRITSEC_ENTER";
        /// `PERFINFO_LOG_TYPE_CRITSEC_LEAVE`. Critical section left. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_CRITSEC_LEAVE")]
        CRITSEC_LEAVE = 0x1721, "PERFINFO_LOG_TYPE_CRITSEC_LEAVE";
        /// `PERFINFO_LOG_TYPE_CRITSEC_COLLISION`. A thread had to wait for a critical section. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_CRITSEC_COLLISION")]
        CRITSEC_COLLISION = 0x1722, "PERFINFO_LOG_TYPE_CRITSEC_COLLISION";
        /// `PERFINFO_LOG_TYPE_CRITSEC_INITIALIZE`. Critical section initialized. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_CRITSEC_INITIALIZE")]
        CRITSEC_INITIALIZE = 0x1723, "PERFINFO_LOG_TYPE_CRITSEC_INITIALIZE";
        /// `PERFINFO_LOG_TYPE_STACKWALK`. Call stack of another event. Observed in 6.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_STACKWALK")]
        STACKWALK = 0x1820, "PERFINFO_LOG_TYPE_STACKWALK";
        /// `PERFINFO_LOG_TYPE_STACKTRACE_CREATE`. Call stack added to the cache, with a key. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_STACKTRACE_CREATE")]
        STACKTRACE_CREATE = 0x1822, "PERFINFO_LOG_TYPE_STACKTRACE_CREATE";
        /// `PERFINFO_LOG_TYPE_STACKTRACE_DELETE`. Call stack removed from the cache. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_STACKTRACE_DELETE")]
        STACKTRACE_DELETE = 0x1823, "PERFINFO_LOG_TYPE_STACKTRACE_DELETE";
        /// `PERFINFO_LOG_TYPE_STACKTRACE_RUNDOWN`. Cached call stack at the time of the rundown. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_STACKTRACE_RUNDOWN")]
        STACKTRACE_RUNDOWN = 0x1824, "PERFINFO_LOG_TYPE_STACKTRACE_RUNDOWN";
        /// `PERFINFO_LOG_TYPE_STACKTRACE_KEY_KERNEL`. Key of the kernel-mode call stack of another event. Releases
        /// unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_STACKTRACE_KEY_KERNEL")]
        STACKTRACE_KEY_KERNEL = 0x1825, "PERFINFO_LOG_TYPE_STACKTRACE_KEY_KERNEL";
        /// `PERFINFO_LOG_TYPE_STACKTRACE_KEY_USER`. Key of the user-mode call stack of another event. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_STACKTRACE_KEY_USER")]
        STACKTRACE_KEY_USER = 0x1826, "PERFINFO_LOG_TYPE_STACKTRACE_KEY_USER";
        /// `PERFINFO_LOG_TYPE_UMS_DIRECTED_SWITCH_START`. Directed switch of user-mode scheduling started. Releases
        /// unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_UMS_DIRECTED_SWITCH_START")]
        UMS_DIRECTED_SWITCH_START = 0x1920, "PERFINFO_LOG_TYPE_UMS_DIRECTED_SWITCH_START";
        /// `PERFINFO_LOG_TYPE_UMS_DIRECTED_SWITCH_END`. Directed switch of user-mode scheduling ended. Releases
        /// unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_UMS_DIRECTED_SWITCH_END")]
        UMS_DIRECTED_SWITCH_END = 0x1921, "PERFINFO_LOG_TYPE_UMS_DIRECTED_SWITCH_END";
        /// `PERFINFO_LOG_TYPE_UMS_PARK`. User-mode scheduled thread parked. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_UMS_PARK")]
        UMS_PARK = 0x1922, "PERFINFO_LOG_TYPE_UMS_PARK";
        /// `PERFINFO_LOG_TYPE_UMS_DISASSOCIATE`. User-mode scheduled threads disassociated. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_UMS_DISASSOCIATE")]
        UMS_DISASSOCIATE = 0x1923, "PERFINFO_LOG_TYPE_UMS_DISASSOCIATE";
        /// `PERFINFO_LOG_TYPE_UMS_CONTEXT_SWITCH`. Context switch by user-mode scheduling. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_UMS_CONTEXT_SWITCH")]
        UMS_CONTEXT_SWITCH = 0x1924, "PERFINFO_LOG_TYPE_UMS_CONTEXT_SWITCH";
        /// `WMI_LOG_TYPE_ALPC_SEND_MESSAGE`. ALPC message sent. Observed in 6.0+.
        #[doc(alias = "WMI_LOG_TYPE_ALPC_SEND_MESSAGE")]
        ALPC_SEND_MESSAGE = 0x1a21, "WMI_LOG_TYPE_ALPC_SEND_MESSAGE";
        /// `WMI_LOG_TYPE_ALPC_RECEIVE_MESSAGE`. ALPC message received. Observed in 6.0+.
        #[doc(alias = "WMI_LOG_TYPE_ALPC_RECEIVE_MESSAGE")]
        ALPC_RECEIVE_MESSAGE = 0x1a22, "WMI_LOG_TYPE_ALPC_RECEIVE_MESSAGE";
        /// `WMI_LOG_TYPE_ALPC_WAIT_FOR_REPLY`. A thread waits for an ALPC reply. Observed in 6.0+.
        #[doc(alias = "WMI_LOG_TYPE_ALPC_WAIT_FOR_REPLY")]
        ALPC_WAIT_FOR_REPLY = 0x1a23, "WMI_LOG_TYPE_ALPC_WAIT_FOR_REPLY";
        /// `WMI_LOG_TYPE_ALPC_WAIT_FOR_NEW_MESSAGE`. A thread waits for a new ALPC message. Observed in 6.0+.
        #[doc(alias = "WMI_LOG_TYPE_ALPC_WAIT_FOR_NEW_MESSAGE")]
        ALPC_WAIT_FOR_NEW_MESSAGE = 0x1a24, "WMI_LOG_TYPE_ALPC_WAIT_FOR_NEW_MESSAGE";
        /// `WMI_LOG_TYPE_ALPC_UNWAIT`. ALPC wait ended. Observed in 6.0+.
        #[doc(alias = "WMI_LOG_TYPE_ALPC_UNWAIT")]
        ALPC_UNWAIT = 0x1a25, "WMI_LOG_TYPE_ALPC_UNWAIT";
        /// `WMI_LOG_TYPE_ALPC_CONNECT_REQUEST`. ALPC connection requested. Observed in 6.2+.
        #[doc(alias = "WMI_LOG_TYPE_ALPC_CONNECT_REQUEST")]
        ALPC_CONNECT_REQUEST = 0x1a26, "WMI_LOG_TYPE_ALPC_CONNECT_REQUEST";
        /// `WMI_LOG_TYPE_ALPC_CONNECT_SUCCESS`. ALPC connection established. Observed in 6.2+.
        #[doc(alias = "WMI_LOG_TYPE_ALPC_CONNECT_SUCCESS")]
        ALPC_CONNECT_SUCCESS = 0x1a27, "WMI_LOG_TYPE_ALPC_CONNECT_SUCCESS";
        /// `WMI_LOG_TYPE_ALPC_CONNECT_FAIL`. ALPC connection failed. Observed in 6.2+.
        #[doc(alias = "WMI_LOG_TYPE_ALPC_CONNECT_FAIL")]
        ALPC_CONNECT_FAIL = 0x1a28, "WMI_LOG_TYPE_ALPC_CONNECT_FAIL";
        /// `WMI_LOG_TYPE_ALPC_CLOSE_PORT`. ALPC port closed. Observed in 6.2+.
        #[doc(alias = "WMI_LOG_TYPE_ALPC_CLOSE_PORT")]
        ALPC_CLOSE_PORT = 0x1a29, "WMI_LOG_TYPE_ALPC_CLOSE_PORT";
        /// `PERFINFO_LOG_TYPE_SPLITIO_VOLMGR`. I/O split into several requests by the volume manager. Observed in
        /// late 5.2.
        #[doc(alias = "PERFINFO_LOG_TYPE_SPLITIO_VOLMGR")]
        SPLITIO_VOLMGR = 0x1b20, "PERFINFO_LOG_TYPE_SPLITIO_VOLMGR";
        /// `PERFINFO_LOG_TYPE_TP_CALLBACK_ENQUEUE`. Thread pool callback added to the queue. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_CALLBACK_ENQUEUE")]
        TP_CALLBACK_ENQUEUE = 0x1c20, "PERFINFO_LOG_TYPE_TP_CALLBACK_ENQUEUE";
        /// `PERFINFO_LOG_TYPE_TP_CALLBACK_DEQUEUE`. Thread pool callback removed from the queue. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_CALLBACK_DEQUEUE")]
        TP_CALLBACK_DEQUEUE = 0x1c21, "PERFINFO_LOG_TYPE_TP_CALLBACK_DEQUEUE";
        /// `PERFINFO_LOG_TYPE_TP_CALLBACK_START`. Thread pool callback started. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_CALLBACK_START")]
        TP_CALLBACK_START = 0x1c22, "PERFINFO_LOG_TYPE_TP_CALLBACK_START";
        /// `PERFINFO_LOG_TYPE_TP_CALLBACK_STOP`. Thread pool callback stopped. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_CALLBACK_STOP")]
        TP_CALLBACK_STOP = 0x1c23, "PERFINFO_LOG_TYPE_TP_CALLBACK_STOP";
        /// `PERFINFO_LOG_TYPE_TP_CALLBACK_CANCEL`. Thread pool callback canceled. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_CALLBACK_CANCEL")]
        TP_CALLBACK_CANCEL = 0x1c24, "PERFINFO_LOG_TYPE_TP_CALLBACK_CANCEL";
        /// `PERFINFO_LOG_TYPE_TP_POOL_CREATE`. Thread pool created. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_POOL_CREATE")]
        TP_POOL_CREATE = 0x1c25, "PERFINFO_LOG_TYPE_TP_POOL_CREATE";
        /// `PERFINFO_LOG_TYPE_TP_POOL_CLOSE`. Thread pool closed. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_POOL_CLOSE")]
        TP_POOL_CLOSE = 0x1c26, "PERFINFO_LOG_TYPE_TP_POOL_CLOSE";
        /// `PERFINFO_LOG_TYPE_TP_POOL_TH_MIN_SET`. Minimum number of threads of a thread pool set. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_POOL_TH_MIN_SET")]
        TP_POOL_TH_MIN_SET = 0x1c27, "PERFINFO_LOG_TYPE_TP_POOL_TH_MIN_SET";
        /// `PERFINFO_LOG_TYPE_TP_POOL_TH_MAX_SET`. Maximum number of threads of a thread pool set. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_POOL_TH_MAX_SET")]
        TP_POOL_TH_MAX_SET = 0x1c28, "PERFINFO_LOG_TYPE_TP_POOL_TH_MAX_SET";
        /// `PERFINFO_LOG_TYPE_TP_WORKER_NUMANODE_SWITCH`. Thread pool worker switched to another NUMA node. Releases
        /// unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_WORKER_NUMANODE_SWITCH")]
        TP_WORKER_NUMANODE_SWITCH = 0x1c29, "PERFINFO_LOG_TYPE_TP_WORKER_NUMANODE_SWITCH";
        /// `PERFINFO_LOG_TYPE_TP_TIMER_SET`. Thread pool timer set. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_TIMER_SET")]
        TP_TIMER_SET = 0x1c2a, "PERFINFO_LOG_TYPE_TP_TIMER_SET";
        /// `PERFINFO_LOG_TYPE_TP_TIMER_CANCELLED`. Thread pool timer canceled. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_TIMER_CANCELLED")]
        TP_TIMER_CANCELLED = 0x1c2b, "PERFINFO_LOG_TYPE_TP_TIMER_CANCELLED";
        /// `PERFINFO_LOG_TYPE_TP_TIMER_SET_NTTIMER`. System timer set for the timers of a thread pool. Releases
        /// unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_TIMER_SET_NTTIMER")]
        TP_TIMER_SET_NTTIMER = 0x1c2c, "PERFINFO_LOG_TYPE_TP_TIMER_SET_NTTIMER";
        /// `PERFINFO_LOG_TYPE_TP_TIMER_CANCEL_NTTIMER`. System timer of a thread pool canceled. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_TIMER_CANCEL_NTTIMER")]
        TP_TIMER_CANCEL_NTTIMER = 0x1c2d, "PERFINFO_LOG_TYPE_TP_TIMER_CANCEL_NTTIMER";
        /// `PERFINFO_LOG_TYPE_TP_TIMER_EXPIRATION_BEGIN`. Thread pool timer expiration processing started. Releases
        /// unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_TIMER_EXPIRATION_BEGIN")]
        TP_TIMER_EXPIRATION_BEGIN = 0x1c2e, "PERFINFO_LOG_TYPE_TP_TIMER_EXPIRATION_BEGIN";
        /// `PERFINFO_LOG_TYPE_TP_TIMER_EXPIRATION_END`. Thread pool timer expiration processing ended. Releases
        /// unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_TIMER_EXPIRATION_END")]
        TP_TIMER_EXPIRATION_END = 0x1c2f, "PERFINFO_LOG_TYPE_TP_TIMER_EXPIRATION_END";
        /// `PERFINFO_LOG_TYPE_TP_TIMER_EXPIRATION`. Thread pool timer expired. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_TIMER_EXPIRATION")]
        TP_TIMER_EXPIRATION = 0x1c30, "PERFINFO_LOG_TYPE_TP_TIMER_EXPIRATION";
    } also {
        PERFINFO_LOG_TYPE_THREAD_SET_BASE_PRIORITY = 0x0531, "PERFINFO_LOG_TYPE_THREAD_SET_BASE_PRIORITY";
    }, values("HOOK_ID", false, &[
        named("WMI_LOG_TYPE_HEADER", 0, &[(Release(0), Release(255))]),
        named("WMI_LOG_TYPE_HEADER_EXTENSION", 5, &[(Release(2), Release(255))]),
        named("WMI_LOG_TYPE_RUNDOWN_COMPLETE", 8, &[]),
        named("EVENT_TRACE_TYPE_GUIDMAP", 10, &[]),
        named("EVENT_TRACE_TYPE_CONFIG", 11, &[]),
        named("EVENT_TRACE_TYPE_SIDINFO", 12, &[]),
        named("EVENT_TRACE_TYPE_SECURITY", 13, &[]),
        named("WMI_LOG_TYPE_GROUP_MASKS_END", 32, &[(Release(4), Release(255))]),
        named("WMI_LOG_TYPE_RUNDOWN_BEGIN", 48, &[]),
        named("WMI_LOG_TYPE_RUNDOWN_END", 49, &[]),
        named("WMI_LOG_TYPE_DBGID_RSDS", 64, &[(Release(7), Release(255))]),
        named("WMI_LOG_TYPE_DBGID_NB10", 65, &[]),
        named("WMI_LOG_TYPE_BUILD_LAB", 66, &[(Release(7), Release(255))]),
        named("WMI_LOG_TYPE_BINARY_PATH", 67, &[(Release(7), Release(255))]),
        named("WMI_LOG_TYPE_IO_READ", 266, &[(Release(0), Release(255))]),
        named("WMI_LOG_TYPE_IO_WRITE", 267, &[(Release(0), Release(255))]),
        named("WMI_LOG_TYPE_IO_READ_INIT", 268, &[]),
        named("WMI_LOG_TYPE_IO_WRITE_INIT", 269, &[]),
        named("WMI_LOG_TYPE_IO_FLUSH", 270, &[]),
        named("WMI_LOG_TYPE_IO_FLUSH_INIT", 271, &[]),
        named("WMI_LOG_TYPE_IO_REDIRECTED_INIT", 272, &[]),
        named("PERFINFO_LOG_TYPE_DRIVER_INIT", 288, &[]),
        named("PERFINFO_LOG_TYPE_DRIVER_INIT_COMPLETE", 289, &[]),
        named("PERFINFO_LOG_TYPE_DRIVER_MAJORFUNCTION_CALL", 290, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_DRIVER_MAJORFUNCTION_RETURN", 291, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_DRIVER_COMPLETIONROUTINE_CALL", 292, &[]),
        named("PERFINFO_LOG_TYPE_DRIVER_COMPLETIONROUTINE_RETURN", 293, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_DRIVER_ADD_DEVICE_CALL", 294, &[]),
        named("PERFINFO_LOG_TYPE_DRIVER_ADD_DEVICE_RETURN", 295, &[]),
        named("PERFINFO_LOG_TYPE_DRIVER_STARTIO_CALL", 296, &[]),
        named("PERFINFO_LOG_TYPE_DRIVER_STARTIO_RETURN", 297, &[]),
        named("PERFINFO_LOG_TYPE_PREFETCH_ACTION", 304, &[]),
        named("PERFINFO_LOG_TYPE_PREFETCH_REQUEST", 305, &[]),
        named("PERFINFO_LOG_TYPE_PREFETCH_READLIST", 306, &[]),
        named("PERFINFO_LOG_TYPE_PREFETCH_READ", 307, &[]),
        named("PERFINFO_LOG_TYPE_DRIVER_COMPLETE_REQUEST", 308, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_DRIVER_COMPLETE_REQUEST_RETURN", 309, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_BOOT_PREFETCH_INFORMATION", 310, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_OPTICAL_IO_READ", 311, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_OPTICAL_IO_WRITE", 312, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_OPTICAL_IO_FLUSH", 313, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_OPTICAL_IO_READ_INIT", 314, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_OPTICAL_IO_WRITE_INIT", 315, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_OPTICAL_IO_FLUSH_INIT", 316, &[(Release(7), Release(255))]),
        named("WMI_LOG_TYPE_PAGE_FAULT_TRANSITION", 522, &[(Release(0), Release(255))]),
        named("WMI_LOG_TYPE_PAGE_FAULT_DEMAND_ZERO", 523, &[(Release(0), Release(255))]),
        named("WMI_LOG_TYPE_PAGE_FAULT_COPY_ON_WRITE", 524, &[(Release(0), Release(255))]),
        named("WMI_LOG_TYPE_PAGE_FAULT_GUARD_PAGE", 525, &[(Release(0), Release(255))]),
        named("WMI_LOG_TYPE_PAGE_FAULT_HARD_PAGE_FAULT", 526, &[(Release(0), Release(255))]),
        named("WMI_LOG_TYPE_PAGE_FAULT_ACCESS_VIOLATION", 527, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_HARDFAULT", 544, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_REMOVEPAGEBYCOLOR", 545, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_REMOVEPAGEFROMLIST", 546, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_PAGEINMEMORY", 547, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_INSERTINFREELIST", 548, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_INSERTINMODIFIEDLIST", 549, &[]),
        named("PERFINFO_LOG_TYPE_INSERTINLIST", 550, &[]),
        named("PERFINFO_LOG_TYPE_INSERTATFRONT", 552, &[]),
        named("PERFINFO_LOG_TYPE_UNLINKFROMSTANDBY", 553, &[]),
        named("PERFINFO_LOG_TYPE_UNLINKFFREEORZERO", 554, &[]),
        named("PERFINFO_LOG_TYPE_WORKINGSETMANAGER", 555, &[]),
        named("PERFINFO_LOG_TYPE_TRIMPROCESS", 556, &[]),
        named("PERFINFO_LOG_TYPE_ZEROSHARECOUNT", 558, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_WSINFOPROCESS", 572, &[]),
        named("PERFINFO_LOG_TYPE_FAULTADDR_WITH_IP", 581, &[]),
        named("PERFINFO_LOG_TYPE_TRIMSESSION", 582, &[]),
        named("PERFINFO_LOG_TYPE_MEMORYSNAPLITE", 583, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_PFMAPPED_SECTION_RUNDOWN", 584, &[]),
        named("PERFINFO_LOG_TYPE_PFMAPPED_SECTION_CREATE", 585, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_WSINFOSESSION", 586, &[]),
        named("PERFINFO_LOG_TYPE_CREATE_SESSION", 587, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_SESSION_RUNDOWN_DC_END", 588, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_SESSION_RUNDOWN_DC_START", 589, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_SESSION_DELETE", 590, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_PFMAPPED_SECTION_DELETE", 591, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_VIRTUAL_ALLOC", 610, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_VIRTUAL_FREE", 611, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_HEAP_RANGE_RUNDOWN", 612, &[]),
        named("PERFINFO_LOG_TYPE_HEAP_RANGE_CREATE", 613, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_HEAP_RANGE_RESERVE", 614, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_HEAP_RANGE_RELEASE", 615, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_HEAP_RANGE_DESTROY", 616, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_PAGEFILE_BACK", 617, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_MEMINFO", 624, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_CONTMEM_GENERATE", 625, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_FILE_STORE_FAULT", 626, &[]),
        named("PERFINFO_LOG_TYPE_INMEMORY_STORE_FAULT", 627, &[]),
        named("PERFINFO_LOG_TYPE_COMPRESSED_PAGE", 628, &[(Release(6), Release(255))]),
        named("PERFINFO_LOG_TYPE_PAGEINMEMORY_ACTIVE", 629, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_PAGE_ACCESS", 630, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_PAGE_RELEASE", 631, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_PAGE_RANGE_ACCESS", 632, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_PAGE_RANGE_RELEASE", 633, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_PAGE_COMBINE", 634, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_KERNEL_MEMUSAGE", 635, &[]),
        named("PERFINFO_LOG_TYPE_MM_STATS", 636, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_MEMINFOEX_WS", 637, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_MEMINFOEX_SESSIONWS", 638, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_VIRTUAL_ROTATE", 639, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_VIRTUAL_ALLOC_DC_START", 640, &[]),
        named("PERFINFO_LOG_TYPE_VIRTUAL_ALLOC_DC_END", 641, &[]),
        named("PERFINFO_LOG_TYPE_PAGE_ACCESS_EX", 642, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_REMOVEFROMWS", 643, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_WSSHAREABLE_RUNDOWN", 644, &[]),
        named("PERFINFO_LOG_TYPE_INMEMORYACTIVE_RUNDOWN", 645, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_MEM_RESET_INFO", 646, &[]),
        named("PERFINFO_LOG_TYPE_PFMAPPED_SECTION_OBJECT_CREATE", 647, &[]),
        named("PERFINFO_LOG_TYPE_PFMAPPED_SECTION_OBJECT_DELETE", 648, &[]),
        named("WMI_LOG_TYPE_PROCESS_CREATE", 769, &[(Release(0), Release(255))]),
        named("WMI_LOG_TYPE_PROCESS_DELETE", 770, &[(Release(0), Release(255))]),
        named("WMI_LOG_TYPE_PROCESS_DC_START", 771, &[(Release(1), Release(255))]),
        named("WMI_LOG_TYPE_PROCESS_DC_END", 772, &[(Release(4), Release(255))]),
        named("WMI_LOG_TYPE_PROCESS_LOAD_IMAGE", 778, &[(Release(0), Release(255))]),
        named("WMI_LOG_TYPE_PROCESS_TERMINATE", 779, &[]),
        named("PERFINFO_LOG_TYPE_PROCESS_PERFCTR_END", 800, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_PROCESS_PERFCTR_RD", 801, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_INSWAPPROCESS", 803, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_PROCESS_FREEZE", 804, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_PROCESS_THAW", 805, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_BOOT_PHASE_START", 806, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_ZOMBIE_PROCESS", 807, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_PROCESS_SET_AFFINITY", 808, &[]),
        named("PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_USER", 816, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_EXECUTION", 817, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_KERNEL", 818, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_INSTRUMENTATION", 819, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_PRESERVE_PROCESS", 820, &[]),
        named("PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_USER", 832, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_EXECUTION", 833, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_KERNEL", 834, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_INSTRUMENTATION", 835, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_PRESERVE_PROCESS", 836, &[]),
        named("PERFINFO_LOG_TYPE_WAKE_DROP_USER", 848, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_WAKE_DROP_EXECUTION", 849, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_WAKE_DROP_KERNEL", 850, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_WAKE_DROP_INSTRUMENTATION", 851, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_WAKE_DROP_PRESERVE_PROCESS", 852, &[]),
        named("PERFINFO_LOG_TYPE_WAKE_EVENT_USER", 864, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_WAKE_EVENT_EXECUTION", 865, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_WAKE_EVENT_KERNEL", 866, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_WAKE_EVENT_INSTRUMENTATION", 867, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_WAKE_EVENT_PRESERVE_PROCESS", 868, &[]),
        named("PERFINFO_LOG_TYPE_DEBUG_EVENT", 880, &[]),
        named("PERFINFO_LOG_TYPE_FILENAME", 1024, &[(Release(0), Release(255))]),
        named("PERFINFO_LOG_TYPE_FILENAME_CREATE", 1056, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_FILENAME_SAME", 1057, &[]),
        named("PERFINFO_LOG_TYPE_FILENAME_NULL", 1058, &[]),
        named("PERFINFO_LOG_TYPE_FILENAME_DELETE", 1059, &[]),
        named("PERFINFO_LOG_TYPE_FILENAME_RUNDOWN", 1060, &[]),
        named("PERFINFO_LOG_TYPE_MAPFILE", 1061, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_UNMAPFILE", 1062, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_MAPFILE_DC_START", 1063, &[]),
        named("PERFINFO_LOG_TYPE_MAPFILE_DC_END", 1064, &[]),
        named("PERFINFO_LOG_TYPE_FILE_IO_CREATE", 1088, &[]),
        named("PERFINFO_LOG_TYPE_FILE_IO_CLEANUP", 1089, &[]),
        named("PERFINFO_LOG_TYPE_FILE_IO_CLOSE", 1090, &[]),
        named("PERFINFO_LOG_TYPE_FILE_IO_READ", 1091, &[]),
        named("PERFINFO_LOG_TYPE_FILE_IO_WRITE", 1092, &[]),
        named("PERFINFO_LOG_TYPE_FILE_IO_SET_INFORMATION", 1093, &[]),
        named("PERFINFO_LOG_TYPE_FILE_IO_DELETE", 1094, &[]),
        named("PERFINFO_LOG_TYPE_FILE_IO_RENAME", 1095, &[]),
        named("PERFINFO_LOG_TYPE_FILE_IO_DIRENUM", 1096, &[]),
        named("PERFINFO_LOG_TYPE_FILE_IO_FLUSH", 1097, &[]),
        named("PERFINFO_LOG_TYPE_FILE_IO_QUERY_INFORMATION", 1098, &[]),
        named("PERFINFO_LOG_TYPE_FILE_IO_FS_CONTROL", 1099, &[]),
        named("PERFINFO_LOG_TYPE_FILE_IO_OPERATION_END", 1100, &[]),
        named("PERFINFO_LOG_TYPE_FILE_IO_DIRNOTIFY", 1101, &[]),
        named("PERFINFO_LOG_TYPE_FILE_IO_CREATE_NEW", 1102, &[]),
        named("PERFINFO_LOG_TYPE_FILE_IO_DELETE_PATH", 1103, &[]),
        named("PERFINFO_LOG_TYPE_FILE_IO_RENAME_PATH", 1104, &[]),
        named("PERFINFO_LOG_TYPE_FILE_IO_SETLINK_PATH", 1105, &[]),
        named("PERFINFO_LOG_TYPE_FILE_IO_SETLINK", 1106, &[]),
        named("PERFINFO_LOG_TYPE_FLT_PREOP_INIT", 1120, &[]),
        named("PERFINFO_LOG_TYPE_FLT_POSTOP_INIT", 1121, &[]),
        named("PERFINFO_LOG_TYPE_FLT_PREOP_COMPLETION", 1122, &[]),
        named("PERFINFO_LOG_TYPE_FLT_POSTOP_COMPLETION", 1123, &[]),
        named("PERFINFO_LOG_TYPE_FLT_PREOP_FAILURE", 1124, &[]),
        named("PERFINFO_LOG_TYPE_FLT_POSTOP_FAILURE", 1125, &[]),
        named("WMI_LOG_TYPE_THREAD_CREATE", 1281, &[(Release(0), Release(255))]),
        named("WMI_LOG_TYPE_THREAD_DELETE", 1282, &[(Release(0), Release(255))]),
        named("WMI_LOG_TYPE_THREAD_DC_START", 1283, &[(Release(1), Release(255))]),
        named("WMI_LOG_TYPE_THREAD_DC_END", 1284, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_CONTEXTSWAP", 1316, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_CONTEXTSWAP_BATCH", 1317, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_SPINLOCK", 1321, &[(Release(6), Release(255))]),
        named("PERFINFO_LOG_TYPE_QUEUE", 1322, &[]),
        named("PERFINFO_LOG_TYPE_RESOURCE", 1323, &[(Release(6), Release(255))]),
        named("PERFINFO_LOG_TYPE_PUSHLOCK", 1324, &[]),
        named("PERFINFO_LOG_TYPE_WAIT_SINGLE", 1325, &[]),
        named("PERFINFO_LOG_TYPE_WAIT_MULTIPLE", 1326, &[]),
        named("PERFINFO_LOG_TYPE_DELAY_EXECUTION", 1327, &[]),
        named("PERFINFO_LOG_TYPE_THREAD_SET_PRIORITY", 1328, &[(Release(4), Release(255))]),
        named("ReserveCreate", 1328, &[]),
        named("PERFINFO_LOT_TYPE_THREAD_SET_BASE_PRIORITY", 1329, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_THREAD_SET_BASE_PRIORITY", 1329, &[(Release(4), Release(255))]),
        named("ReserveDelete", 1329, &[]),
        named("PERFINFO_LOG_TYPE_READY_THREAD", 1330, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_THREAD_SET_PAGE_PRIORITY", 1331, &[(Release(6), Release(255))]),
        named("PERFINFO_LOG_TYPE_THREAD_SET_IO_PRIORITY", 1332, &[(Release(6), Release(255))]),
        named("ReserveJoinThread", 1332, &[]),
        named("PERFINFO_LOG_TYPE_THREAD_SET_AFFINITY", 1333, &[(Release(6), Release(255))]),
        named("ReserveDisjoinThread", 1333, &[]),
        named("ReserveState", 1334, &[]),
        named("ReserveBandwidth", 1335, &[]),
        named("ReserveLateCount", 1336, &[]),
        named("PERFINFO_LOG_TYPE_WORKER_THREAD_ITEM", 1337, &[]),
        named("PERFINFO_LOG_TYPE_DFSS_START_NEW_INTERVAL", 1338, &[(Release(6), Release(6))]),
        named("PERFINFO_LOG_TYPE_DFSS_START_NEW_INTERVAL", 1338, &[(Release(10), Release(11))]),
        named("PERFINFO_LOG_TYPE_DFSS_PROCESS_IDLE_ONLY_QUEUE", 1339, &[(Release(6), Release(6))]),
        named("PERFINFO_LOG_TYPE_DFSS_PROCESS_IDLE_ONLY_QUEUE", 1339, &[(Release(10), Release(11))]),
        named("PERFINFO_LOG_TYPE_ANTI_STARVATION_BOOST", 1340, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_THREAD_MIGRATION", 1341, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_KQUEUE_ENQUEUE", 1342, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_KQUEUE_DEQUEUE", 1343, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_WORKER_THREAD_ITEM_START", 1344, &[]),
        named("PERFINFO_LOG_TYPE_WORKER_THREAD_ITEM_END", 1345, &[]),
        named("PERFINFO_LOG_TYPE_AUTO_BOOST_SET_FLOOR", 1346, &[]),
        named("PERFINFO_LOG_TYPE_AUTO_BOOST_CLEAR_FLOOR", 1347, &[]),
        named("PERFINFO_LOG_TYPE_AUTO_BOOST_NO_ENTRIES", 1348, &[]),
        named("PERFINFO_LOG_TYPE_THREAD_SUBPROCESSTAG_CHANGED", 1349, &[]),
        named("WMI_LOG_TYPE_TCPIP_SEND", 1546, &[]),
        named("WMI_LOG_TYPE_TCPIP_RECEIVE", 1547, &[]),
        named("WMI_LOG_TYPE_TCPIP_CONNECT", 1548, &[]),
        named("WMI_LOG_TYPE_TCPIP_DISCONNECT", 1549, &[]),
        named("WMI_LOG_TYPE_TCPIP_RETRANSMIT", 1550, &[]),
        named("WMI_LOG_TYPE_TCPIP_ACCEPT", 1551, &[]),
        named("WMI_LOG_TYPE_TCPIP_RECONNECT", 1552, &[]),
        named("WMI_LOG_TYPE_TCPIP_FAIL", 1553, &[]),
        named("WMI_LOG_TYPE_TCPIP_TCPCOPY", 1554, &[]),
        named("WMI_LOG_TYPE_TCPIP_ARPCOPY", 1555, &[]),
        named("WMI_LOG_TYPE_TCPIP_FULLACK", 1556, &[]),
        named("WMI_LOG_TYPE_TCPIP_PARTACK", 1557, &[]),
        named("WMI_LOG_TYPE_TCPIP_DUPACK", 1558, &[]),
        named("WMI_LOG_TYPE_TCPIP_SEND_IPV6", 1562, &[]),
        named("WMI_LOG_TYPE_TCPIP_RECEIVE_IPV6", 1563, &[]),
        named("WMI_LOG_TYPE_TCPIP_CONNECT_IPV6", 1564, &[]),
        named("WMI_LOG_TYPE_TCPIP_DISCONNECT_IPV6", 1565, &[]),
        named("WMI_LOG_TYPE_TCPIP_RETRANSMIT_IPV6", 1566, &[]),
        named("WMI_LOG_TYPE_TCPIP_ACCEPT_IPV6", 1567, &[]),
        named("WMI_LOG_TYPE_TCPIP_RECONNECT_IPV6", 1568, &[]),
        named("WMI_LOG_TYPE_TCPIP_FAIL_IPV6", 1569, &[]),
        named("WMI_LOG_TYPE_TCPIP_TCPCOPY_IPV6", 1570, &[]),
        named("WMI_LOG_TYPE_TCPIP_ARPCOPY_IPV6", 1571, &[]),
        named("WMI_LOG_TYPE_TCPIP_FULLACK_IPV6", 1572, &[]),
        named("WMI_LOG_TYPE_TCPIP_PARTACK_IPV6", 1573, &[]),
        named("WMI_LOG_TYPE_TCPIP_DUPACK_IPV6", 1574, &[]),
        named("WMI_LOG_TYPE_JOB_CREATE", 1824, &[]),
        named("WMI_LOG_TYPE_JOB_TERMINATE", 1825, &[]),
        named("WMI_LOG_TYPE_JOB_OPEN", 1826, &[]),
        named("WMI_LOG_TYPE_JOB_ASSIGN_PROCESS", 1827, &[]),
        named("WMI_LOG_TYPE_JOB_REMOVE_PROCESS", 1828, &[]),
        named("WMI_LOG_TYPE_JOB_SET", 1829, &[]),
        named("WMI_LOG_TYPE_JOB_QUERY", 1830, &[]),
        named("WMI_LOG_TYPE_JOB_SET_FAILED", 1831, &[]),
        named("WMI_LOG_TYPE_JOB_QUERY_FAILED", 1832, &[]),
        named("WMI_LOG_TYPE_JOB_SET_NOTIFICATION", 1833, &[]),
        named("WMI_LOG_TYPE_JOB_SEND_NOTIFICATION", 1834, &[]),
        named("WMI_LOG_TYPE_JOB_QUERY_VIOLATION", 1835, &[]),
        named("WMI_LOG_TYPE_JOB_SET_CPU_RATE", 1836, &[]),
        named("WMI_LOG_TYPE_JOB_SET_NET_RATE", 1837, &[]),
        named("WMI_LOG_TYPE_UDP_SEND", 2058, &[]),
        named("WMI_LOG_TYPE_UDP_RECEIVE", 2059, &[]),
        named("WMI_LOG_TYPE_UDP_FAIL", 2065, &[]),
        named("WMI_LOG_TYPE_UDP_SEND_IPV6", 2074, &[]),
        named("WMI_LOG_TYPE_UDP_RECEIVE_IPV6", 2075, &[]),
        named("EVENT_TRACE_TYPE_REGCREATE", 2314, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_REGOPEN", 2315, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_REGDELETE", 2316, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_REGQUERY", 2317, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_REGSETVALUE", 2318, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_REGDELETEVALUE", 2319, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_REGQUERYVALUE", 2320, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_REGENUMERATEKEY", 2321, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_REGENUMERATEVALUEKEY", 2322, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_REGQUERYMULTIPLEVALUE", 2323, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_REGSETINFORMATION", 2324, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_REGFLUSH", 2325, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_REGKCBDMP", 2326, &[(Release(1), Release(3))]),
        named("EVENT_TRACE_TYPE_REGKCBCREATE", 2326, &[(Release(4), Release(255))]),
        named("EVENT_TRACE_TYPE_REGKCBDELETE", 2327, &[(Release(4), Release(255))]),
        named("WMI_LOG_TYPE_REG_RUNDOWNBEGIN", 2328, &[]),
        named("WMI_LOG_TYPE_REG_RUNDOWNEND", 2329, &[(Release(4), Release(255))]),
        named("EVENT_TRACE_TYPE_REGVIRTUALIZE", 2330, &[(Release(4), Release(255))]),
        named("EVENT_TRACE_TYPE_REGCLOSE", 2331, &[]),
        named("EVENT_TRACE_TYPE_REGSETSECURITY", 2332, &[(Release(6), Release(255))]),
        named("EVENT_TRACE_TYPE_REGQUERYSECURITY", 2333, &[(Release(6), Release(255))]),
        named("EVENT_TRACE_TYPE_REGCOMMIT", 2334, &[(Release(6), Release(255))]),
        named("EVENT_TRACE_TYPE_REGPREPARE", 2335, &[(Release(6), Release(255))]),
        named("EVENT_TRACE_TYPE_REGROLLBACK", 2336, &[(Release(6), Release(6))]),
        named("PERFINFO_LOG_TYPE_CMCELLREFERRED", 2336, &[]),
        named("EVENT_TRACE_TYPE_REGMOUNTHIVE", 2337, &[(Release(6), Release(6))]),
        named("PERFINFO_LOG_TYPE_REG_SET_VALUE", 2337, &[]),
        named("PERFINFO_LOG_TYPE_REG_COUNTERS", 2338, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_REG_CONFIG", 2339, &[(Release(6), Release(255))]),
        named("PERFINFO_LOG_TYPE_REG_HIVE_INITIALIZE", 2340, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_REG_HIVE_DESTROY", 2341, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_REG_HIVE_LINK", 2342, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_REG_HIVE_RUNDOWN_DC_END", 2343, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_REG_HIVE_DIRTY", 2344, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_REG_NOTIF_REGISTER", 2352, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_REG_NOTIF_DELIVER", 2353, &[]),
        named("PERFINFO_LOG_TYPE_DEBUG_PRINT", 2592, &[(Release(7), Release(255))]),
        named("WMI_LOG_TYPE_CONFIG_CPU", 2826, &[]),
        named("WMI_LOG_TYPE_CONFIG_PHYSICALDISK", 2827, &[]),
        named("WMI_LOG_TYPE_CONFIG_LOGICALDISK", 2828, &[]),
        named("WMI_LOG_TYPE_CONFIG_NIC", 2829, &[]),
        named("WMI_LOG_TYPE_CONFIG_VIDEO", 2830, &[]),
        named("WMI_LOG_TYPE_CONFIG_SERVICES", 2831, &[]),
        named("WMI_LOG_TYPE_CONFIG_POWER", 2832, &[]),
        named("EVENT_TRACE_TYPE_CONFIG_NETINFO", 2833, &[]),
        named("WMI_LOG_TYPE_CONFIG_OPTICALMEDIA", 2834, &[]),
        named("EVENT_TRACE_TYPE_CONFIG_PHYSICALDISK_EX", 2835, &[]),
        named("WMI_LOG_TYPE_CONFIG_IRQ", 2837, &[]),
        named("WMI_LOG_TYPE_CONFIG_PNP", 2838, &[]),
        named("WMI_LOG_TYPE_CONFIG_IDECHANNEL", 2839, &[]),
        named("WMI_LOG_TYPE_CONFIG_NUMANODE", 2840, &[]),
        named("WMI_LOG_TYPE_CONFIG_PLATFORM", 2841, &[]),
        named("WMI_LOG_TYPE_CONFIG_PROCESSORGROUP", 2842, &[]),
        named("WMI_LOG_TYPE_CONFIG_PROCESSORNUMBER", 2843, &[]),
        named("WMI_LOG_TYPE_CONFIG_DPI", 2844, &[]),
        named("WMI_LOG_TYPE_CONFIG_CODEINTEGRITY", 2845, &[]),
        named("WMI_LOG_TYPE_CONFIG_MACHINEID", 2846, &[]),
        named("WMI_LOG_TYPE_CONFIG_DEFRAG", 2847, &[]),
        named("EVENT_TRACE_TYPE_CONFIG_MOBILEPLATFORM", 2848, &[]),
        named("EVENT_TRACE_TYPE_CONFIG_DEVICEFAMILY", 2849, &[]),
        named("EVENT_TRACE_TYPE_CONFIG_FLIGHTID", 2850, &[]),
        named("EVENT_TRACE_TYPE_CONFIG_PROCESSOR", 2851, &[]),
        named("EVENT_TRACE_TYPE_CONFIG_VIRTUALIZATION", 2852, &[]),
        named("EVENT_TRACE_TYPE_CONFIG_BOOT", 2853, &[]),
        named("PERFINFO_LOG_TYPE_WNF_SUBSCRIBE", 3360, &[]),
        named("PERFINFO_LOG_TYPE_WNF_UNSUBSCRIBE", 3361, &[]),
        named("PERFINFO_LOG_TYPE_WNF_CALLBACK", 3362, &[]),
        named("PERFINFO_LOG_TYPE_WNF_PUBLISH", 3363, &[]),
        named("PERFINFO_LOG_TYPE_WNF_NAME_SUB_RUNDOWN", 3364, &[]),
        named("PERFINFO_LOG_TYPE_ALLOCATEPOOL", 3616, &[(Release(6), Release(255))]),
        named("PERFINFO_LOG_TYPE_ALLOCATEPOOL_SESSION", 3617, &[(Release(6), Release(255))]),
        named("PERFINFO_LOG_TYPE_FREEPOOL", 3618, &[(Release(6), Release(255))]),
        named("PERFINFO_LOG_TYPE_FREEPOOL_SESSION", 3619, &[(Release(6), Release(255))]),
        named("PERFINFO_LOG_TYPE_ADDPOOLPAGE", 3620, &[]),
        named("PERFINFO_LOG_TYPE_ADDPOOLPAGE_SESSION", 3621, &[]),
        named("PERFINFO_LOG_TYPE_BIGPOOLPAGE", 3622, &[]),
        named("PERFINFO_LOG_TYPE_BIGPOOLPAGE_SESSION", 3623, &[]),
        named("PERFINFO_LOG_TYPE_POOLSNAP_DC_START", 3624, &[]),
        named("PERFINFO_LOG_TYPE_POOLSNAP_DC_END", 3625, &[]),
        named("PERFINFO_LOG_TYPE_BIGPOOLSNAP_DC_START", 3626, &[]),
        named("PERFINFO_LOG_TYPE_BIGPOOLSNAP_DC_END", 3627, &[]),
        named("PERFINFO_LOG_TYPE_POOLSNAP_SESSION_DC_START", 3628, &[]),
        named("PERFINFO_LOG_TYPE_POOLSNAP_SESSION_DC_END", 3629, &[]),
        named("PERFINFO_LOG_TYPE_SESSIONBIGPOOLSNAP_DC_START", 3630, &[]),
        named("PERFINFO_LOG_TYPE_SESSIONBIGPOOLSNAP_DC_END", 3631, &[]),
        named("PERFINFO_LOG_TYPE_RUNDOWN_CHECKPOINT", 3872, &[]),
        named("PERFINFO_LOG_TYPE_MARK", 3874, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_ASYNCMARK", 3876, &[]),
        named("PERFINFO_LOG_TYPE_IMAGENAME", 3878, &[]),
        named("PERFINFO_LOG_TYPE_DELAYS_CC_CAN_I_WRITE", 3879, &[]),
        named("PERFINFO_LOG_TYPE_SAMPLED_PROFILE", 3886, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_PMC_INTERRUPT", 3887, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_PMC_CONFIG", 3888, &[]),
        named("PERFINFO_LOG_TYPE_MSI_INTERRUPT", 3890, &[(Release(6), Release(255))]),
        named("PERFINFO_LOG_TYPE_SYSCALL_ENTER", 3891, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_SYSCALL_EXIT", 3892, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_BACKTRACE", 3893, &[]),
        named("PERFINFO_LOG_TYPE_BACKTRACE_USERSTACK", 3894, &[]),
        named("PERFINFO_LOG_TYPE_SAMPLED_PROFILE_CACHE", 3895, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_EXCEPTION_STACK", 3896, &[]),
        named("PERFINFO_LOG_TYPE_BRANCH_TRACE", 3897, &[]),
        named("PERFINFO_LOG_TYPE_DEBUGGER_ENABLED", 3898, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_DEBUGGER_EXIT", 3899, &[]),
        named("PERFINFO_LOG_TYPE_BRANCH_TRACE_DEBUG", 3904, &[]),
        named("PERFINFO_LOG_TYPE_BRANCH_ADDRESS_DEBUG", 3905, &[]),
        named("PERFINFO_LOG_TYPE_THREADED_DPC", 3906, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_INTERRUPT", 3907, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_DPC", 3908, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_TIMERDPC", 3909, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_IOTIMER_EXPIRATION", 3910, &[]),
        named("PERFINFO_LOG_TYPE_SAMPLED_PROFILE_NMI", 3911, &[]),
        named("PERFINFO_LOG_TYPE_SAMPLED_PROFILE_SET_INTERVAL", 3912, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_SAMPLED_PROFILE_DC_START", 3913, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_SAMPLED_PROFILE_DC_END", 3914, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_SPINLOCK_DC_START", 3915, &[]),
        named("PERFINFO_LOG_TYPE_SPINLOCK_DC_END", 3916, &[]),
        named("PERFINFO_LOG_TYPE_ERESOURCE_DC_START", 3917, &[]),
        named("PERFINFO_LOG_TYPE_ERESOURCE_DC_END", 3918, &[]),
        named("PERFINFO_LOG_TYPE_CLOCK_INTERRUPT", 3919, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_TIMER_EXPIRATION_START", 3920, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_TIMER_EXPIRATION", 3921, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_TIMER_SET_PERIODIC", 3922, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_TIMER_SET_ONE_SHOT", 3923, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_TIMER_SET_THREAD", 3924, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_TIMER_CANCEL", 3925, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_TIME_ADJUSTMENT", 3926, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_CLOCK_MODE_SWITCH", 3927, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_CLOCK_TIME_UPDATE", 3928, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_CLOCK_DYNAMIC_TICK_VETO", 3929, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_CLOCK_CONFIGURATION", 3930, &[]),
        named("PERFINFO_LOG_TYPE_IPI", 3931, &[]),
        named("PERFINFO_LOG_TYPE_UNEXPECTED_INTERRUPT", 3932, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_IOTIMER_START", 3933, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_IOTIMER_STOP", 3934, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_PASSIVE_INTERRUPT", 3935, &[]),
        named("PERFINFO_LOG_TYPE_WDF_INTERRUPT", 3936, &[]),
        named("PERFINFO_LOG_TYPE_WDF_PASSIVE_INTERRUPT", 3937, &[]),
        named("PERFINFO_LOG_TYPE_WDF_DPC", 3938, &[]),
        named("PERFINFO_LOG_TYPE_CPU_CACHE_FLUSH", 3939, &[]),
        named("PERFINFO_LOG_TYPE_DPC_ENQUEUE", 3940, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_DPC_EXECUTION", 3941, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_INTERRUPT_STEERING", 3942, &[]),
        named("PERFINFO_LOG_TYPE_WDF_WORK_ITEM", 3943, &[]),
        named("PERFINFO_LOG_TYPE_KTIMER2_SET", 3944, &[(Release(10), Release(255))]),
        named("PERFINFO_LOG_TYPE_KTIMER2_EXPIRATION", 3945, &[]),
        named("PERFINFO_LOG_TYPE_KTIMER2_CANCEL", 3946, &[]),
        named("PERFINFO_LOG_TYPE_KTIMER2_DISABLE", 3947, &[]),
        named("PERFINFO_LOG_TYPE_KTIMER2_FINALIZATION", 3948, &[]),
        named("PERFINFO_LOG_TYPE_SHOULD_YIELD_PROCESSOR", 3949, &[]),
        named("PERFINFO_LOG_TYPE_FUNCTION_CALL", 3968, &[]),
        named("PERFINFO_LOG_TYPE_FUNCTION_RETURN", 3969, &[]),
        named("PERFINFO_LOG_TYPE_FUNCTION_ENTER", 3970, &[]),
        named("PERFINFO_LOG_TYPE_FUNCTION_EXIT", 3971, &[]),
        named("PERFINFO_LOG_TYPE_TAILCALL", 3972, &[]),
        named("PERFINFO_LOG_TYPE_TRAP", 3973, &[]),
        named("PERFINFO_LOG_TYPE_SPINLOCK_ACQUIRE", 3974, &[]),
        named("PERFINFO_LOG_TYPE_SPINLOCK_RELEASE", 3975, &[]),
        named("PERFINFO_LOG_TYPE_CAP_COMMENT", 3976, &[]),
        named("PERFINFO_LOG_TYPE_CAP_RUNDOWN", 3977, &[]),
        named("PERFINFO_LOG_TYPE_HEAP_CREATE", 4128, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_HEAP_ALLOC", 4129, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_HEAP_REALLOC", 4130, &[]),
        named("PERFINFO_LOG_TYPE_HEAP_DESTROY", 4131, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_HEAP_FREE", 4132, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_HEAP_EXTEND", 4133, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_HEAP_SNAPSHOT", 4134, &[]),
        named("PERFINFO_LOG_TYPE_HEAP_CREATE_SNAPSHOT", 4135, &[]),
        named("PERFINFO_LOG_TYPE_HEAP_DESTROY_SNAPSHOT", 4136, &[]),
        named("PERFINFO_LOG_TYPE_HEAP_EXTEND_SNAPSHOT", 4137, &[]),
        named("PERFINFO_LOG_TYPE_HEAP_CONTRACT", 4138, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_HEAP_LOCK", 4139, &[]),
        named("PERFINFO_LOG_TYPE_HEAP_UNLOCK", 4140, &[]),
        named("PERFINFO_LOG_TYPE_HEAP_VALIDATE", 4141, &[]),
        named("PERFINFO_LOG_TYPE_HEAP_WALK", 4142, &[]),
        named("PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_ALLOC", 4143, &[]),
        named("PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_FREE", 4144, &[]),
        named("PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_ALLOC_CACHE", 4145, &[]),
        named("PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_FREE_CACHE", 4146, &[]),
        named("PERFINFO_LOG_TYPE_HEAP_COMMIT", 4147, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_HEAP_DECOMMIT", 4148, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_INIT", 4149, &[]),
        named("PERFINFO_LOG_TYPE_HEAP_AFFINITY_ENABLE", 4150, &[]),
        named("PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_ACTIVATED", 4152, &[]),
        named("PERFINFO_LOG_TYPE_HEAP_AFFINITY_ASSIGN", 4153, &[]),
        named("PERFINFO_LOG_TYPE_HEAP_REUSE_THRESHOLD_ACTIVATED", 4154, &[]),
        named("PERFINFO_LOG_TYPE_CREATE_HANDLE", 4384, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_CLOSE_HANDLE", 4385, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_DUPLICATE_HANDLE", 4386, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_OBJECT_TYPE_DC_START", 4388, &[]),
        named("PERFINFO_LOG_TYPE_OBJECT_TYPE_DC_END", 4389, &[]),
        named("PERFINFO_LOG_TYPE_OBJECT_HANDLE_DC_START", 4390, &[]),
        named("PERFINFO_LOG_TYPE_OBJECT_HANDLE_DC_END", 4391, &[]),
        named("PERFINFO_LOG_TYPE_CREATE_OBJECT", 4400, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_DELETE_OBJECT", 4401, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_REFERENCE_OBJECT", 4402, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_DEREFERENCE_OBJECT", 4403, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_BATTERY_LIFE_INFO", 4640, &[]),
        named("PERFINFO_LOG_TYPE_IDLE_STATE_CHANGE", 4641, &[]),
        named("PERFINFO_LOG_TYPE_SET_POWER_ACTION", 4642, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_SET_POWER_ACTION_RET", 4643, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_SET_DEVICES_STATE", 4644, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_SET_DEVICES_STATE_RET", 4645, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_PO_NOTIFY_DEVICE", 4646, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_PO_NOTIFY_DEVICE_COMPLETE", 4647, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_PO_SESSION_CALLOUT", 4648, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_PO_SESSION_CALLOUT_RET", 4649, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_PO_PRESLEEP", 4656, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_PO_POSTSLEEP", 4657, &[(Release(1), Release(255))]),
        named("PERFINFO_LOG_TYPE_PO_CALIBRATED_PERFCOUNTER", 4658, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_PPM_PERF_STATE_CHANGE", 4659, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_PPM_THROTTLE_STATE_CHANGE", 4660, &[]),
        named("PERFINFO_LOG_TYPE_PPM_IDLE_STATE_CHANGE", 4661, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_PPM_THERMAL_CONSTRAINT", 4662, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_PO_SIGNAL_RESUME_UI", 4663, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_PO_SIGNAL_VIDEO_ON", 4664, &[(Release(4), Release(255))]),
        named("PERFINFO_LOG_TYPE_PPM_IDLE_STATE_ENTER", 4665, &[(Release(6), Release(255))]),
        named("PERFINFO_LOG_TYPE_PPM_IDLE_STATE_EXIT", 4666, &[(Release(6), Release(255))]),
        named("PERFINFO_LOG_TYPE_PPM_PLATFORM_IDLE_STATE_ENTER", 4667, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_PPM_IDLE_EXIT_LATENCY", 4668, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_PPM_IDLE_PROCESSOR_SELECTION", 4669, &[]),
        named("PERFINFO_LOG_TYPE_PPM_IDLE_PLATFORM_SELECTION", 4670, &[]),
        named("PERFINFO_LOG_TYPE_PPM_COORDINATED_IDLE_ENTER", 4671, &[]),
        named("PERFINFO_LOG_TYPE_PPM_COORDINATED_IDLE_EXIT", 4672, &[]),
        named("PERFINFO_LOG_TYPE_COWHEADER", 4888, &[]),
        named("PERFINFO_LOG_TYPE_COWBLOB", 4889, &[]),
        named("PERFINFO_LOG_TYPE_COWBLOB_CLOSED", 4890, &[]),
        named("PERFINFO_LOG_TYPE_MODULEBOUND_ENT", 4896, &[]),
        named("PERFINFO_LOG_TYPE_MODULEBOUND_JUMP", 4897, &[]),
        named("PERFINFO_LOG_TYPE_MODULEBOUND_RET", 4898, &[]),
        named("PERFINFO_LOG_TYPE_MODULEBOUND_CALL", 4899, &[]),
        named("PERFINFO_LOG_TYPE_MODULEBOUND_CALLRET", 4900, &[]),
        named("PERFINFO_LOG_TYPE_MODULEBOUND_INT2E", 4901, &[]),
        named("PERFINFO_LOG_TYPE_MODULEBOUND_INT2B", 4902, &[]),
        named("PERFINFO_LOG_TYPE_MODULEBOUND_FULLTRACE", 4903, &[]),
        named("WMI_LOG_TYPE_IMAGE_LOAD", 5121, &[]),
        named("WMI_LOG_TYPE_IMAGE_UNLOAD", 5122, &[(Release(4), Release(255))]),
        named("WMI_LOG_TYPE_IMAGE_DC_START", 5123, &[(Release(4), Release(255))]),
        named("WMI_LOG_TYPE_IMAGE_DC_END", 5124, &[(Release(4), Release(255))]),
        named("WMI_LOG_TYPE_IMAGE_RELOCATION", 5152, &[]),
        named("WMI_LOG_TYPE_IMAGE_KERNEL_BASE", 5153, &[(Release(6), Release(255))]),
        named("WMI_LOG_TYPE_IMAGE_HYPERCALL_PAGE", 5154, &[]),
        named("PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_ATTEMPT", 5248, &[]),
        named("PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_SUCCESS", 5249, &[]),
        named("PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_FAIL", 5250, &[]),
        named("PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_WAIT", 5251, &[]),
        named("PERFINFO_LOG_TYPE_LDR_PROC_INIT_DONE", 5252, &[]),
        named("PERFINFO_LOG_TYPE_LDR_CREATE_SECTION", 5253, &[]),
        named("PERFINFO_LOG_TYPE_LDR_SECTION_CREATED", 5254, &[]),
        named("PERFINFO_LOG_TYPE_LDR_MAP_VIEW", 5255, &[]),
        named("PERFINFO_LOG_TYPE_LDR_RELOCATE_IMAGE", 5264, &[]),
        named("PERFINFO_LOG_TYPE_LDR_IMAGE_RELOCATED", 5265, &[]),
        named("PERFINFO_LOG_TYPE_LDR_HANDLE_OLD_DESCRIPTORS", 5266, &[]),
        named("PERFINFO_LOG_TYPE_LDR_OLD_DESCRIPTORS_HANDLED", 5267, &[]),
        named("PERFINFO_LOG_TYPE_LDR_HANDLE_NEW_DESCRIPTORS", 5268, &[]),
        named("PERFINFO_LOG_TYPE_LDR_NEW_DESCRIPTORS_HANDLED", 5269, &[]),
        named("PERFINFO_LOG_TYPE_LDR_DLLMAIN_EXIT", 5270, &[]),
        named("PERFINFO_LOG_TYPE_LDR_FIND_DLL", 5280, &[]),
        named("PERFINFO_LOG_TYPE_LDR_VIEW_MAPPED", 5281, &[]),
        named("PERFINFO_LOG_TYPE_LDR_LOCK_RELEASE", 5282, &[]),
        named("PERFINFO_LOG_TYPE_LDR_DLLMAIN_ENTER", 5283, &[]),
        named("PERFINFO_LOG_TYPE_LDR_ERROR", 5284, &[]),
        named("PERFINFO_LOG_TYPE_LDR_VIEW_MAPPING", 5285, &[]),
        named("PERFINFO_LOG_TYPE_LDR_SNAPPING", 5286, &[]),
        named("PERFINFO_LOG_TYPE_LDR_SNAPPED", 5287, &[]),
        named("PERFINFO_LOG_TYPE_LDR_LOADING", 5288, &[]),
        named("PERFINFO_LOG_TYPE_LDR_LOADED", 5289, &[]),
        named("PERFINFO_LOG_TYPE_LDR_FOUND_KNOWN_DLL", 5290, &[]),
        named("PERFINFO_LOG_TYPE_LDR_ABNORMAL", 5291, &[]),
        named("PERFINFO_LOG_TYPE_LDR_PLACEHOLDER", 5292, &[]),
        named("PERFINFO_LOG_TYPE_LDR_RDY_TO_INIT", 5293, &[]),
        named("PERFINFO_LOG_TYPE_LDR_RDY_TO_RUN", 5294, &[]),
        named("PERFINFO_LOG_TYPE_LDR_NEW_DLL_LOAD", 5296, &[]),
        named("PERFINFO_LOG_TYPE_LDR_NEW_DLL_AS_DATA", 5297, &[]),
        named("PERFINFO_LOG_TYPE_LDR_EXTERNAL_PATH", 5312, &[]),
        named("PERFINFO_LOG_TYPE_LDR_GENERATED_PATH", 5313, &[]),
        named("PERFINFO_LOG_TYPE_LDR_APISET_RESOLVING", 5328, &[]),
        named("PERFINFO_LOG_TYPE_LDR_APISET_HOSTED", 5329, &[]),
        named("PERFINFO_LOG_TYPE_LDR_APISET_UNHOSTED", 5330, &[]),
        named("PERFINFO_LOG_TYPE_LDR_APISET_UNRESOLVED", 5331, &[]),
        named("PERFINFO_LOG_TYPE_LDR_SEARCH_SECURITY", 5332, &[]),
        named("PERFINFO_LOG_TYPE_LDR_SEARCH_PATH_SECURITY", 5333, &[]),
        named("PERFINFO_LOG_TYPE_CC_WORKITEM_ENQUEUE", 5632, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_CC_WORKITEM_DEQUEUE", 5633, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_CC_WORKITEM_COMPLETE", 5634, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_CC_READ_AHEAD", 5635, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_CC_WRITE_BEHIND", 5636, &[]),
        named("PERFINFO_LOG_TYPE_CC_LAZY_WRITE_SCAN", 5637, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_CC_CAN_I_WRITE_FAIL", 5638, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_CC_FLUSH_CACHE", 5641, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_CC_FLUSH_SECTION", 5642, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_CC_READ_AHEAD_PREFETCH", 5643, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_CC_SCHEDULE_READ_AHEAD", 5644, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_CC_LOGGED_STREAM_INFO", 5645, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_CC_EXTRA_WRITEBEHIND_THREAD", 5646, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_CRITSEC_ENTER", 5920, &[]),
        named("PERFINFO_LOG_TYPE_CRITSEC_LEAVE", 5921, &[]),
        named("PERFINFO_LOG_TYPE_CRITSEC_COLLISION", 5922, &[]),
        named("PERFINFO_LOG_TYPE_CRITSEC_INITIALIZE", 5923, &[]),
        named("PERFINFO_LOG_TYPE_STACKWALK", 6176, &[(Release(6), Release(255))]),
        named("PERFINFO_LOG_TYPE_STACKTRACE_CREATE", 6178, &[]),
        named("PERFINFO_LOG_TYPE_STACKTRACE_DELETE", 6179, &[]),
        named("PERFINFO_LOG_TYPE_STACKTRACE_RUNDOWN", 6180, &[]),
        named("PERFINFO_LOG_TYPE_STACKTRACE_KEY_KERNEL", 6181, &[]),
        named("PERFINFO_LOG_TYPE_STACKTRACE_KEY_USER", 6182, &[]),
        named("PERFINFO_LOG_TYPE_UMS_DIRECTED_SWITCH_START", 6432, &[]),
        named("PERFINFO_LOG_TYPE_UMS_DIRECTED_SWITCH_END", 6433, &[]),
        named("PERFINFO_LOG_TYPE_UMS_PARK", 6434, &[]),
        named("PERFINFO_LOG_TYPE_UMS_DISASSOCIATE", 6435, &[]),
        named("PERFINFO_LOG_TYPE_UMS_CONTEXT_SWITCH", 6436, &[]),
        named("WMI_LOG_TYPE_ALPC_SEND_MESSAGE", 6689, &[(Release(4), Release(255))]),
        named("WMI_LOG_TYPE_ALPC_RECEIVE_MESSAGE", 6690, &[(Release(4), Release(255))]),
        named("WMI_LOG_TYPE_ALPC_WAIT_FOR_REPLY", 6691, &[(Release(4), Release(255))]),
        named("WMI_LOG_TYPE_ALPC_WAIT_FOR_NEW_MESSAGE", 6692, &[(Release(4), Release(255))]),
        named("WMI_LOG_TYPE_ALPC_UNWAIT", 6693, &[(Release(4), Release(255))]),
        named("WMI_LOG_TYPE_ALPC_CONNECT_REQUEST", 6694, &[(Release(7), Release(255))]),
        named("WMI_LOG_TYPE_ALPC_CONNECT_SUCCESS", 6695, &[(Release(7), Release(255))]),
        named("WMI_LOG_TYPE_ALPC_CONNECT_FAIL", 6696, &[(Release(7), Release(255))]),
        named("WMI_LOG_TYPE_ALPC_CLOSE_PORT", 6697, &[(Release(7), Release(255))]),
        named("PERFINFO_LOG_TYPE_SPLITIO_VOLMGR", 6944, &[(Release(3), Release(3))]),
        named("PERFINFO_LOG_TYPE_TP_CALLBACK_ENQUEUE", 7200, &[]),
        named("PERFINFO_LOG_TYPE_TP_CALLBACK_DEQUEUE", 7201, &[]),
        named("PERFINFO_LOG_TYPE_TP_CALLBACK_START", 7202, &[]),
        named("PERFINFO_LOG_TYPE_TP_CALLBACK_STOP", 7203, &[]),
        named("PERFINFO_LOG_TYPE_TP_CALLBACK_CANCEL", 7204, &[]),
        named("PERFINFO_LOG_TYPE_TP_POOL_CREATE", 7205, &[]),
        named("PERFINFO_LOG_TYPE_TP_POOL_CLOSE", 7206, &[]),
        named("PERFINFO_LOG_TYPE_TP_POOL_TH_MIN_SET", 7207, &[]),
        named("PERFINFO_LOG_TYPE_TP_POOL_TH_MAX_SET", 7208, &[]),
        named("PERFINFO_LOG_TYPE_TP_WORKER_NUMANODE_SWITCH", 7209, &[]),
        named("PERFINFO_LOG_TYPE_TP_TIMER_SET", 7210, &[]),
        named("PERFINFO_LOG_TYPE_TP_TIMER_CANCELLED", 7211, &[]),
        named("PERFINFO_LOG_TYPE_TP_TIMER_SET_NTTIMER", 7212, &[]),
        named("PERFINFO_LOG_TYPE_TP_TIMER_CANCEL_NTTIMER", 7213, &[]),
        named("PERFINFO_LOG_TYPE_TP_TIMER_EXPIRATION_BEGIN", 7214, &[]),
        named("PERFINFO_LOG_TYPE_TP_TIMER_EXPIRATION_END", 7215, &[]),
        named("PERFINFO_LOG_TYPE_TP_TIMER_EXPIRATION", 7216, &[]),
    ])
}

impl HookId {
    /// Returns the hook ID of a group and an event type.
    pub const fn new(group: crate::headers::EventTraceGroup, event_type: u8) -> HookId {
        HookId(group.0 & 0xFF00 | event_type as u16)
    }

    /// Returns the group, as the hook ID of its event type 0.
    pub const fn group(self) -> crate::headers::EventTraceGroup {
        crate::headers::EventTraceGroup(self.0 & 0xFF00)
    }

    /// Returns the event type within the group, from the low byte.
    pub const fn event_type(self) -> u8 {
        (self.0 & 0x00FF) as u8
    }
}

// spec/enums/HOOK_ID_CONSTANTS.toml
/// `PERF_EVENT_TYPE_MASK`. Bits of a hook ID that contain the type. Releases unknown.
pub const PERF_EVENT_TYPE_MASK: u16 = 0x00ff;
/// `PERF_EVENT_GROUP_MASK`. Bits of a hook ID that contain the group. Releases unknown.
pub const PERF_EVENT_GROUP_MASK: u16 = 0x1f00;
/// `PERF_EVENT_ID_MASK`. All bits of a hook ID. According to the header, the kernel indexes its state of each event
/// with these bits. Releases unknown.
pub const PERF_EVENT_ID_MASK: u16 = 0x1fff;
/// `MAX_KERNEL_TRACE_EVENTS`. Number of event groups. Group numbers are below it. Releases unknown.
pub const MAX_KERNEL_TRACE_EVENTS: u16 = 0x001f;

// spec/enums/MANIFEST_IN_TYPE.toml
open_enum! {
    /// Name of an in-type in instrumentation manifests.
    ///
    /// No known name in C; here: `MANIFEST_IN_TYPE`, of type `USHORT`.
    ///
    /// Values are those of TDH_IN_TYPE. Names are `IN_` and a qualified XML name, in which `_` replaces the colon.
    ///
    /// Source: Microsoft, *InputType Complex Type*; The etwspec developers, *Instrumentation manifests of public
    /// projects*.
    ManifestInType(u16), size = 2 {
        /// `IN_win_UnicodeString`. TDH_INTYPE_UNICODESTRING. Releases unknown.
        #[doc(alias = "IN_win_UnicodeString")]
        WIN_UNICODE_STRING = 0x0001, "IN_win_UnicodeString";
        /// `IN_win_AnsiString`. TDH_INTYPE_ANSISTRING. Releases unknown.
        #[doc(alias = "IN_win_AnsiString")]
        WIN_ANSI_STRING = 0x0002, "IN_win_AnsiString";
        /// `IN_win_Int8`. TDH_INTYPE_INT8. Releases unknown.
        #[doc(alias = "IN_win_Int8")]
        WIN_INT8 = 0x0003, "IN_win_Int8";
        /// `IN_win_UInt8`. TDH_INTYPE_UINT8. Releases unknown.
        #[doc(alias = "IN_win_UInt8")]
        WIN_UINT8 = 0x0004, "IN_win_UInt8";
        /// `IN_win_Int16`. TDH_INTYPE_INT16. Releases unknown.
        #[doc(alias = "IN_win_Int16")]
        WIN_INT16 = 0x0005, "IN_win_Int16";
        /// `IN_win_UInt16`. TDH_INTYPE_UINT16. Releases unknown.
        #[doc(alias = "IN_win_UInt16")]
        WIN_UINT16 = 0x0006, "IN_win_UInt16";
        /// `IN_win_Int32`. TDH_INTYPE_INT32. Releases unknown.
        #[doc(alias = "IN_win_Int32")]
        WIN_INT32 = 0x0007, "IN_win_Int32";
        /// `IN_win_UInt32`. TDH_INTYPE_UINT32. Releases unknown.
        #[doc(alias = "IN_win_UInt32")]
        WIN_UINT32 = 0x0008, "IN_win_UInt32";
        /// `IN_win_Int64`. TDH_INTYPE_INT64. Releases unknown.
        #[doc(alias = "IN_win_Int64")]
        WIN_INT64 = 0x0009, "IN_win_Int64";
        /// `IN_win_UInt64`. TDH_INTYPE_UINT64. Releases unknown.
        #[doc(alias = "IN_win_UInt64")]
        WIN_UINT64 = 0x000a, "IN_win_UInt64";
        /// `IN_win_Float`. TDH_INTYPE_FLOAT. Releases unknown.
        #[doc(alias = "IN_win_Float")]
        WIN_FLOAT = 0x000b, "IN_win_Float";
        /// `IN_win_Double`. TDH_INTYPE_DOUBLE. Releases unknown.
        #[doc(alias = "IN_win_Double")]
        WIN_DOUBLE = 0x000c, "IN_win_Double";
        /// `IN_win_Boolean`. TDH_INTYPE_BOOLEAN. Releases unknown.
        #[doc(alias = "IN_win_Boolean")]
        WIN_BOOLEAN = 0x000d, "IN_win_Boolean";
        /// `IN_win_Binary`. TDH_INTYPE_BINARY. Releases unknown.
        #[doc(alias = "IN_win_Binary")]
        WIN_BINARY = 0x000e, "IN_win_Binary";
        /// `IN_win_GUID`. TDH_INTYPE_GUID. Releases unknown.
        #[doc(alias = "IN_win_GUID")]
        WIN_GUID = 0x000f, "IN_win_GUID";
        /// `IN_win_Pointer`. TDH_INTYPE_POINTER. Releases unknown.
        #[doc(alias = "IN_win_Pointer")]
        WIN_POINTER = 0x0010, "IN_win_Pointer";
        /// `IN_win_FILETIME`. TDH_INTYPE_FILETIME. Releases unknown.
        #[doc(alias = "IN_win_FILETIME")]
        WIN_FILETIME = 0x0011, "IN_win_FILETIME";
        /// `IN_win_SYSTEMTIME`. TDH_INTYPE_SYSTEMTIME. Releases unknown.
        #[doc(alias = "IN_win_SYSTEMTIME")]
        WIN_SYSTEMTIME = 0x0012, "IN_win_SYSTEMTIME";
        /// `IN_win_SID`. TDH_INTYPE_SID. Releases unknown.
        #[doc(alias = "IN_win_SID")]
        WIN_SID = 0x0013, "IN_win_SID";
        /// `IN_win_HexInt32`. TDH_INTYPE_HEXINT32. Releases unknown.
        #[doc(alias = "IN_win_HexInt32")]
        WIN_HEX_INT32 = 0x0014, "IN_win_HexInt32";
        /// `IN_win_HexInt64`. TDH_INTYPE_HEXINT64. Releases unknown.
        #[doc(alias = "IN_win_HexInt64")]
        WIN_HEX_INT64 = 0x0015, "IN_win_HexInt64";
        /// `IN_win_CountedUnicodeString`. TDH_INTYPE_MANIFEST_COUNTEDSTRING. Releases unknown.
        #[doc(alias = "IN_win_CountedUnicodeString")]
        WIN_COUNTED_UNICODE_STRING = 0x0016, "IN_win_CountedUnicodeString";
        /// `IN_win_CountedAnsiString`. TDH_INTYPE_MANIFEST_COUNTEDANSISTRING. Releases unknown.
        #[doc(alias = "IN_win_CountedAnsiString")]
        WIN_COUNTED_ANSI_STRING = 0x0017, "IN_win_CountedAnsiString";
        /// `IN_win_CountedBinary`. TDH_INTYPE_MANIFEST_COUNTEDBINARY. Releases unknown.
        #[doc(alias = "IN_win_CountedBinary")]
        WIN_COUNTED_BINARY = 0x0019, "IN_win_CountedBinary";
    }, values("MANIFEST_IN_TYPE", false, &[
        named("IN_win_UnicodeString", 1, &[]),
        named("IN_win_AnsiString", 2, &[]),
        named("IN_win_Int8", 3, &[]),
        named("IN_win_UInt8", 4, &[]),
        named("IN_win_Int16", 5, &[]),
        named("IN_win_UInt16", 6, &[]),
        named("IN_win_Int32", 7, &[]),
        named("IN_win_UInt32", 8, &[]),
        named("IN_win_Int64", 9, &[]),
        named("IN_win_UInt64", 10, &[]),
        named("IN_win_Float", 11, &[]),
        named("IN_win_Double", 12, &[]),
        named("IN_win_Boolean", 13, &[]),
        named("IN_win_Binary", 14, &[]),
        named("IN_win_GUID", 15, &[]),
        named("IN_win_Pointer", 16, &[]),
        named("IN_win_FILETIME", 17, &[]),
        named("IN_win_SYSTEMTIME", 18, &[]),
        named("IN_win_SID", 19, &[]),
        named("IN_win_HexInt32", 20, &[]),
        named("IN_win_HexInt64", 21, &[]),
        named("IN_win_CountedUnicodeString", 22, &[]),
        named("IN_win_CountedAnsiString", 23, &[]),
        named("IN_win_CountedBinary", 25, &[]),
    ])
}

// spec/enums/MANIFEST_KEYWORD.toml
flags! {
    /// Name of a predefined keyword in instrumentation manifests.
    ///
    /// No known name in C; here: `MANIFEST_KEYWORD`, of type `ULONGLONG`.
    ///
    /// Names are `KEYWORD_` and a qualified XML name, in which `_` replaces the colon.
    ///
    /// Source: Microsoft, *StandardEventKeywords*.
    ManifestKeyword(u64), size = 8 {
        /// `KEYWORD_win_ResponseTime`. Response time. Releases unknown.
        #[doc(alias = "KEYWORD_win_ResponseTime")]
        WIN_RESPONSE_TIME = 0x0001000000000000, "KEYWORD_win_ResponseTime";
        /// `KEYWORD_win_WDIContext`. Context of diagnostics. Releases unknown.
        #[doc(alias = "KEYWORD_win_WDIContext")]
        WIN_WDI_CONTEXT = 0x0002000000000000, "KEYWORD_win_WDIContext";
        /// `KEYWORD_win_WDIDiag`. Diagnostics. Releases unknown.
        #[doc(alias = "KEYWORD_win_WDIDiag")]
        WIN_WDI_DIAG = 0x0004000000000000, "KEYWORD_win_WDIDiag";
        /// `KEYWORD_win_SQM`. Software quality metrics. Releases unknown.
        #[doc(alias = "KEYWORD_win_SQM")]
        WIN_SQM = 0x0008000000000000, "KEYWORD_win_SQM";
        /// `KEYWORD_win_AuditFailure`. Failed attempt, in the security log. Releases unknown.
        #[doc(alias = "KEYWORD_win_AuditFailure")]
        WIN_AUDIT_FAILURE = 0x0010000000000000, "KEYWORD_win_AuditFailure";
        /// `KEYWORD_win_AuditSuccess`. Successful attempt, in the security log. Releases unknown.
        #[doc(alias = "KEYWORD_win_AuditSuccess")]
        WIN_AUDIT_SUCCESS = 0x0020000000000000, "KEYWORD_win_AuditSuccess";
        /// `KEYWORD_win_CorrelationHint`. Hint for the correlation of events. Releases unknown.
        #[doc(alias = "KEYWORD_win_CorrelationHint")]
        WIN_CORRELATION_HINT = 0x0040000000000000, "KEYWORD_win_CorrelationHint";
        /// `KEYWORD_win_EventlogClassic`. Event of the classic event log. Releases unknown.
        #[doc(alias = "KEYWORD_win_EventlogClassic")]
        WIN_EVENTLOG_CLASSIC = 0x0080000000000000, "KEYWORD_win_EventlogClassic";
    }, values("MANIFEST_KEYWORD", true, &[
        named("KEYWORD_win_ResponseTime", 281474976710656, &[]),
        named("KEYWORD_win_WDIContext", 562949953421312, &[]),
        named("KEYWORD_win_WDIDiag", 1125899906842624, &[]),
        named("KEYWORD_win_SQM", 2251799813685248, &[]),
        named("KEYWORD_win_AuditFailure", 4503599627370496, &[]),
        named("KEYWORD_win_AuditSuccess", 9007199254740992, &[]),
        named("KEYWORD_win_CorrelationHint", 18014398509481984, &[]),
        named("KEYWORD_win_EventlogClassic", 36028797018963968, &[]),
    ])
}

// spec/enums/MANIFEST_LEVEL.toml
open_enum! {
    /// Name of a predefined level in instrumentation manifests.
    ///
    /// No known name in C; here: `MANIFEST_LEVEL`, of type `UCHAR`.
    ///
    /// Names are `LEVEL_` and a qualified XML name, in which `_` replaces the colon.
    ///
    /// Source: Microsoft, *LevelType Complex Type*.
    ManifestLevel(u8), size = 1 {
        /// `LEVEL_win_LogAlways`. Events that no level excludes. PerfView writes LEVEL_win_Always. Releases unknown.
        #[doc(alias = "LEVEL_win_LogAlways")]
        WIN_LOG_ALWAYS = 0x00, "LEVEL_win_LogAlways";
        /// `LEVEL_win_Critical`. TRACE_LEVEL_CRITICAL. Releases unknown.
        #[doc(alias = "LEVEL_win_Critical")]
        WIN_CRITICAL = 0x01, "LEVEL_win_Critical";
        /// `LEVEL_win_Error`. TRACE_LEVEL_ERROR. Releases unknown.
        #[doc(alias = "LEVEL_win_Error")]
        WIN_ERROR = 0x02, "LEVEL_win_Error";
        /// `LEVEL_win_Warning`. TRACE_LEVEL_WARNING. Releases unknown.
        #[doc(alias = "LEVEL_win_Warning")]
        WIN_WARNING = 0x03, "LEVEL_win_Warning";
        /// `LEVEL_win_Informational`. TRACE_LEVEL_INFORMATION. Releases unknown.
        #[doc(alias = "LEVEL_win_Informational")]
        WIN_INFORMATIONAL = 0x04, "LEVEL_win_Informational";
        /// `LEVEL_win_Verbose`. TRACE_LEVEL_VERBOSE. Releases unknown.
        #[doc(alias = "LEVEL_win_Verbose")]
        WIN_VERBOSE = 0x05, "LEVEL_win_Verbose";
    } also {
        WIN_ALWAYS = 0x00, "LEVEL_win_Always";
    }, values("MANIFEST_LEVEL", false, &[
        named("LEVEL_win_LogAlways", 0, &[]),
        named("LEVEL_win_Always", 0, &[]),
        named("LEVEL_win_Critical", 1, &[]),
        named("LEVEL_win_Error", 2, &[]),
        named("LEVEL_win_Warning", 3, &[]),
        named("LEVEL_win_Informational", 4, &[]),
        named("LEVEL_win_Verbose", 5, &[]),
    ])
}

// spec/enums/MANIFEST_OPCODE.toml
open_enum! {
    /// Name of a predefined opcode in instrumentation manifests.
    ///
    /// No known name in C; here: `MANIFEST_OPCODE`, of type `UCHAR`.
    ///
    /// Names are `OPCODE_` and a qualified XML name, in which `_` replaces the colon.
    ///
    /// Source: Microsoft, *OpcodeType Complex Type*.
    ManifestOpcode(u8), size = 1 {
        /// `OPCODE_win_Info`. Informational event. Releases unknown.
        #[doc(alias = "OPCODE_win_Info")]
        WIN_INFO = 0x00, "OPCODE_win_Info";
        /// `OPCODE_win_Start`. Start of an activity. Releases unknown.
        #[doc(alias = "OPCODE_win_Start")]
        WIN_START = 0x01, "OPCODE_win_Start";
        /// `OPCODE_win_Stop`. Stop of an activity. Releases unknown.
        #[doc(alias = "OPCODE_win_Stop")]
        WIN_STOP = 0x02, "OPCODE_win_Stop";
        /// `OPCODE_win_DC_Start`. Object that existed when data collection started. Releases unknown.
        #[doc(alias = "OPCODE_win_DC_Start")]
        WIN_DC_START = 0x03, "OPCODE_win_DC_Start";
        /// `OPCODE_win_DC_Stop`. Object that existed when data collection stopped. Releases unknown.
        #[doc(alias = "OPCODE_win_DC_Stop")]
        WIN_DC_STOP = 0x04, "OPCODE_win_DC_Stop";
        /// `OPCODE_win_Extension`. Continuation of another event. Releases unknown.
        #[doc(alias = "OPCODE_win_Extension")]
        WIN_EXTENSION = 0x05, "OPCODE_win_Extension";
        /// `OPCODE_win_Reply`. Reply. Releases unknown.
        #[doc(alias = "OPCODE_win_Reply")]
        WIN_REPLY = 0x06, "OPCODE_win_Reply";
        /// `OPCODE_win_Resume`. Resumption of an activity. Releases unknown.
        #[doc(alias = "OPCODE_win_Resume")]
        WIN_RESUME = 0x07, "OPCODE_win_Resume";
        /// `OPCODE_win_Suspend`. Suspension of an activity. Releases unknown.
        #[doc(alias = "OPCODE_win_Suspend")]
        WIN_SUSPEND = 0x08, "OPCODE_win_Suspend";
        /// `OPCODE_win_Send`. Message sent. Releases unknown.
        #[doc(alias = "OPCODE_win_Send")]
        WIN_SEND = 0x09, "OPCODE_win_Send";
        /// `OPCODE_win_Receive`. Message received. Releases unknown.
        #[doc(alias = "OPCODE_win_Receive")]
        WIN_RECEIVE = 0xf0, "OPCODE_win_Receive";
    }, values("MANIFEST_OPCODE", false, &[
        named("OPCODE_win_Info", 0, &[]),
        named("OPCODE_win_Start", 1, &[]),
        named("OPCODE_win_Stop", 2, &[]),
        named("OPCODE_win_DC_Start", 3, &[]),
        named("OPCODE_win_DC_Stop", 4, &[]),
        named("OPCODE_win_Extension", 5, &[]),
        named("OPCODE_win_Reply", 6, &[]),
        named("OPCODE_win_Resume", 7, &[]),
        named("OPCODE_win_Suspend", 8, &[]),
        named("OPCODE_win_Send", 9, &[]),
        named("OPCODE_win_Receive", 240, &[]),
    ])
}

// spec/enums/MANIFEST_OUT_TYPE.toml
open_enum! {
    /// Name of an out-type in instrumentation manifests.
    ///
    /// No known name in C; here: `MANIFEST_OUT_TYPE`, of type `USHORT`.
    ///
    /// Values are those of TDH_OUT_TYPE. Names are `OUT_` and a qualified XML name, in which `_` replaces the colon.
    ///
    /// Source: Microsoft, *OutputType Complex Type*; The etwspec developers, *Instrumentation manifests of public
    /// projects*.
    ManifestOutType(u16), size = 2 {
        /// `OUT_xs_string`. TDH_OUTTYPE_STRING. Releases unknown.
        #[doc(alias = "OUT_xs_string")]
        XS_STRING = 0x0001, "OUT_xs_string";
        /// `OUT_xs_dateTime`. TDH_OUTTYPE_DATETIME. Releases unknown.
        #[doc(alias = "OUT_xs_dateTime")]
        XS_DATE_TIME = 0x0002, "OUT_xs_dateTime";
        /// `OUT_xs_byte`. TDH_OUTTYPE_BYTE. Releases unknown.
        #[doc(alias = "OUT_xs_byte")]
        XS_BYTE = 0x0003, "OUT_xs_byte";
        /// `OUT_xs_unsignedByte`. TDH_OUTTYPE_UNSIGNEDBYTE. Releases unknown.
        #[doc(alias = "OUT_xs_unsignedByte")]
        XS_UNSIGNED_BYTE = 0x0004, "OUT_xs_unsignedByte";
        /// `OUT_xs_short`. TDH_OUTTYPE_SHORT. Releases unknown.
        #[doc(alias = "OUT_xs_short")]
        XS_SHORT = 0x0005, "OUT_xs_short";
        /// `OUT_xs_unsignedShort`. TDH_OUTTYPE_UNSIGNEDSHORT. Releases unknown.
        #[doc(alias = "OUT_xs_unsignedShort")]
        XS_UNSIGNED_SHORT = 0x0006, "OUT_xs_unsignedShort";
        /// `OUT_xs_int`. TDH_OUTTYPE_INT. Releases unknown.
        #[doc(alias = "OUT_xs_int")]
        XS_INT = 0x0007, "OUT_xs_int";
        /// `OUT_xs_unsignedInt`. TDH_OUTTYPE_UNSIGNEDINT. Releases unknown.
        #[doc(alias = "OUT_xs_unsignedInt")]
        XS_UNSIGNED_INT = 0x0008, "OUT_xs_unsignedInt";
        /// `OUT_xs_long`. TDH_OUTTYPE_LONG. Releases unknown.
        #[doc(alias = "OUT_xs_long")]
        XS_LONG = 0x0009, "OUT_xs_long";
        /// `OUT_xs_unsignedLong`. TDH_OUTTYPE_UNSIGNEDLONG. Releases unknown.
        #[doc(alias = "OUT_xs_unsignedLong")]
        XS_UNSIGNED_LONG = 0x000a, "OUT_xs_unsignedLong";
        /// `OUT_xs_float`. TDH_OUTTYPE_FLOAT. Releases unknown.
        #[doc(alias = "OUT_xs_float")]
        XS_FLOAT = 0x000b, "OUT_xs_float";
        /// `OUT_xs_double`. TDH_OUTTYPE_DOUBLE. Releases unknown.
        #[doc(alias = "OUT_xs_double")]
        XS_DOUBLE = 0x000c, "OUT_xs_double";
        /// `OUT_xs_boolean`. TDH_OUTTYPE_BOOLEAN. Releases unknown.
        #[doc(alias = "OUT_xs_boolean")]
        XS_BOOLEAN = 0x000d, "OUT_xs_boolean";
        /// `OUT_xs_GUID`. TDH_OUTTYPE_GUID. Releases unknown.
        #[doc(alias = "OUT_xs_GUID")]
        XS_GUID = 0x000e, "OUT_xs_GUID";
        /// `OUT_xs_hexBinary`. TDH_OUTTYPE_HEXBINARY. Releases unknown.
        #[doc(alias = "OUT_xs_hexBinary")]
        XS_HEX_BINARY = 0x000f, "OUT_xs_hexBinary";
        /// `OUT_win_HexInt8`. TDH_OUTTYPE_HEXINT8. Releases unknown.
        #[doc(alias = "OUT_win_HexInt8")]
        WIN_HEX_INT8 = 0x0010, "OUT_win_HexInt8";
        /// `OUT_win_HexInt16`. TDH_OUTTYPE_HEXINT16. Releases unknown.
        #[doc(alias = "OUT_win_HexInt16")]
        WIN_HEX_INT16 = 0x0011, "OUT_win_HexInt16";
        /// `OUT_win_HexInt32`. TDH_OUTTYPE_HEXINT32. Releases unknown.
        #[doc(alias = "OUT_win_HexInt32")]
        WIN_HEX_INT32 = 0x0012, "OUT_win_HexInt32";
        /// `OUT_win_HexInt64`. TDH_OUTTYPE_HEXINT64. Releases unknown.
        #[doc(alias = "OUT_win_HexInt64")]
        WIN_HEX_INT64 = 0x0013, "OUT_win_HexInt64";
        /// `OUT_win_PID`. TDH_OUTTYPE_PID. Releases unknown.
        #[doc(alias = "OUT_win_PID")]
        WIN_PID = 0x0014, "OUT_win_PID";
        /// `OUT_win_TID`. TDH_OUTTYPE_TID. Releases unknown.
        #[doc(alias = "OUT_win_TID")]
        WIN_TID = 0x0015, "OUT_win_TID";
        /// `OUT_win_Port`. TDH_OUTTYPE_PORT. Releases unknown.
        #[doc(alias = "OUT_win_Port")]
        WIN_PORT = 0x0016, "OUT_win_Port";
        /// `OUT_win_IPv4`. TDH_OUTTYPE_IPV4. Releases unknown.
        #[doc(alias = "OUT_win_IPv4")]
        WIN_IPV4 = 0x0017, "OUT_win_IPv4";
        /// `OUT_win_IPv6`. TDH_OUTTYPE_IPV6. Releases unknown.
        #[doc(alias = "OUT_win_IPv6")]
        WIN_IPV6 = 0x0018, "OUT_win_IPv6";
        /// `OUT_win_SocketAddress`. TDH_OUTTYPE_SOCKETADDRESS. Releases unknown.
        #[doc(alias = "OUT_win_SocketAddress")]
        WIN_SOCKET_ADDRESS = 0x0019, "OUT_win_SocketAddress";
        /// `OUT_win_CIMDateTime`. TDH_OUTTYPE_CIMDATETIME. Releases unknown.
        #[doc(alias = "OUT_win_CIMDateTime")]
        WIN_CIM_DATE_TIME = 0x001a, "OUT_win_CIMDateTime";
        /// `OUT_win_ETWTIME`. TDH_OUTTYPE_ETWTIME. Releases unknown.
        #[doc(alias = "OUT_win_ETWTIME")]
        WIN_ETWTIME = 0x001b, "OUT_win_ETWTIME";
        /// `OUT_win_Xml`. TDH_OUTTYPE_XML. Releases unknown.
        #[doc(alias = "OUT_win_Xml")]
        WIN_XML = 0x001c, "OUT_win_Xml";
        /// `OUT_win_ErrorCode`. TDH_OUTTYPE_ERRORCODE. Releases unknown.
        #[doc(alias = "OUT_win_ErrorCode")]
        WIN_ERROR_CODE = 0x001d, "OUT_win_ErrorCode";
        /// `OUT_win_Win32Error`. TDH_OUTTYPE_WIN32ERROR. Releases unknown.
        #[doc(alias = "OUT_win_Win32Error")]
        WIN_WIN32_ERROR = 0x001e, "OUT_win_Win32Error";
        /// `OUT_win_NTSTATUS`. TDH_OUTTYPE_NTSTATUS. Releases unknown.
        #[doc(alias = "OUT_win_NTSTATUS")]
        WIN_NTSTATUS = 0x001f, "OUT_win_NTSTATUS";
        /// `OUT_win_HResult`. TDH_OUTTYPE_HRESULT. Releases unknown.
        #[doc(alias = "OUT_win_HResult")]
        WIN_HRESULT = 0x0020, "OUT_win_HResult";
        /// `OUT_win_DateTimeCultureInsensitive`. TDH_OUTTYPE_CULTURE_INSENSITIVE_DATETIME. Releases unknown.
        #[doc(alias = "OUT_win_DateTimeCultureInsensitive")]
        WIN_DATE_TIME_CULTURE_INSENSITIVE = 0x0021, "OUT_win_DateTimeCultureInsensitive";
        /// `OUT_win_Json`. TDH_OUTTYPE_JSON. Releases unknown.
        #[doc(alias = "OUT_win_Json")]
        WIN_JSON = 0x0022, "OUT_win_Json";
        /// `OUT_win_Utf8`. TDH_OUTTYPE_UTF8. Releases unknown.
        #[doc(alias = "OUT_win_Utf8")]
        WIN_UTF8 = 0x0023, "OUT_win_Utf8";
        /// `OUT_win_Pkcs7WithTypeInfo`. TDH_OUTTYPE_PKCS7_WITH_TYPE_INFO. Releases unknown.
        #[doc(alias = "OUT_win_Pkcs7WithTypeInfo")]
        WIN_PKCS7_WITH_TYPE_INFO = 0x0024, "OUT_win_Pkcs7WithTypeInfo";
        /// `OUT_win_CodePointer`. TDH_OUTTYPE_CODE_POINTER. Releases unknown.
        #[doc(alias = "OUT_win_CodePointer")]
        WIN_CODE_POINTER = 0x0025, "OUT_win_CodePointer";
        /// `OUT_win_DateTimeUtc`. TDH_OUTTYPE_DATETIME_UTC. Releases unknown.
        #[doc(alias = "OUT_win_DateTimeUtc")]
        WIN_DATE_TIME_UTC = 0x0026, "OUT_win_DateTimeUtc";
    }, values("MANIFEST_OUT_TYPE", false, &[
        named("OUT_xs_string", 1, &[]),
        named("OUT_xs_dateTime", 2, &[]),
        named("OUT_xs_byte", 3, &[]),
        named("OUT_xs_unsignedByte", 4, &[]),
        named("OUT_xs_short", 5, &[]),
        named("OUT_xs_unsignedShort", 6, &[]),
        named("OUT_xs_int", 7, &[]),
        named("OUT_xs_unsignedInt", 8, &[]),
        named("OUT_xs_long", 9, &[]),
        named("OUT_xs_unsignedLong", 10, &[]),
        named("OUT_xs_float", 11, &[]),
        named("OUT_xs_double", 12, &[]),
        named("OUT_xs_boolean", 13, &[]),
        named("OUT_xs_GUID", 14, &[]),
        named("OUT_xs_hexBinary", 15, &[]),
        named("OUT_win_HexInt8", 16, &[]),
        named("OUT_win_HexInt16", 17, &[]),
        named("OUT_win_HexInt32", 18, &[]),
        named("OUT_win_HexInt64", 19, &[]),
        named("OUT_win_PID", 20, &[]),
        named("OUT_win_TID", 21, &[]),
        named("OUT_win_Port", 22, &[]),
        named("OUT_win_IPv4", 23, &[]),
        named("OUT_win_IPv6", 24, &[]),
        named("OUT_win_SocketAddress", 25, &[]),
        named("OUT_win_CIMDateTime", 26, &[]),
        named("OUT_win_ETWTIME", 27, &[]),
        named("OUT_win_Xml", 28, &[]),
        named("OUT_win_ErrorCode", 29, &[]),
        named("OUT_win_Win32Error", 30, &[]),
        named("OUT_win_NTSTATUS", 31, &[]),
        named("OUT_win_HResult", 32, &[]),
        named("OUT_win_DateTimeCultureInsensitive", 33, &[]),
        named("OUT_win_Json", 34, &[]),
        named("OUT_win_Utf8", 35, &[]),
        named("OUT_win_Pkcs7WithTypeInfo", 36, &[]),
        named("OUT_win_CodePointer", 37, &[]),
        named("OUT_win_DateTimeUtc", 38, &[]),
    ])
}

// spec/enums/TDH_IN_TYPE.toml
open_enum! {
    /// Type of the bytes of a field, in a schema.
    ///
    /// In C: `TDH_IN_TYPE`, of type `USHORT`.
    ///
    /// Values from 300 are of MOF classes.
    ///
    /// Unknown:
    ///
    /// - First release of each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "TDH_IN_TYPE")]
    TdhInType(u16), size = 2 {
        /// `TDH_INTYPE_NULL`. No type. Releases unknown.
        #[doc(alias = "TDH_INTYPE_NULL")]
        NULL = 0x0000, "TDH_INTYPE_NULL";
        /// `TDH_INTYPE_UNICODESTRING`. Text in UTF-16. Its length is that of the property; without one, the text ends
        /// with a zero. Releases unknown.
        #[doc(alias = "TDH_INTYPE_UNICODESTRING")]
        UNICODESTRING = 0x0001, "TDH_INTYPE_UNICODESTRING";
        /// `TDH_INTYPE_ANSISTRING`. Text in a code page. Its length is that of the property; without one, the text ends
        /// with a zero. Releases unknown.
        #[doc(alias = "TDH_INTYPE_ANSISTRING")]
        ANSISTRING = 0x0002, "TDH_INTYPE_ANSISTRING";
        /// `TDH_INTYPE_INT8`. Signed integer of 1 byte. Releases unknown.
        #[doc(alias = "TDH_INTYPE_INT8")]
        INT8 = 0x0003, "TDH_INTYPE_INT8";
        /// `TDH_INTYPE_UINT8`. Unsigned integer of 1 byte. Releases unknown.
        #[doc(alias = "TDH_INTYPE_UINT8")]
        UINT8 = 0x0004, "TDH_INTYPE_UINT8";
        /// `TDH_INTYPE_INT16`. Signed integer of 2 bytes. Releases unknown.
        #[doc(alias = "TDH_INTYPE_INT16")]
        INT16 = 0x0005, "TDH_INTYPE_INT16";
        /// `TDH_INTYPE_UINT16`. Unsigned integer of 2 bytes. Releases unknown.
        #[doc(alias = "TDH_INTYPE_UINT16")]
        UINT16 = 0x0006, "TDH_INTYPE_UINT16";
        /// `TDH_INTYPE_INT32`. Signed integer of 4 bytes. Releases unknown.
        #[doc(alias = "TDH_INTYPE_INT32")]
        INT32 = 0x0007, "TDH_INTYPE_INT32";
        /// `TDH_INTYPE_UINT32`. Unsigned integer of 4 bytes. Releases unknown.
        #[doc(alias = "TDH_INTYPE_UINT32")]
        UINT32 = 0x0008, "TDH_INTYPE_UINT32";
        /// `TDH_INTYPE_INT64`. Signed integer of 8 bytes. Releases unknown.
        #[doc(alias = "TDH_INTYPE_INT64")]
        INT64 = 0x0009, "TDH_INTYPE_INT64";
        /// `TDH_INTYPE_UINT64`. Unsigned integer of 8 bytes. Releases unknown.
        #[doc(alias = "TDH_INTYPE_UINT64")]
        UINT64 = 0x000a, "TDH_INTYPE_UINT64";
        /// `TDH_INTYPE_FLOAT`. Floating-point number of 4 bytes. Releases unknown.
        #[doc(alias = "TDH_INTYPE_FLOAT")]
        FLOAT = 0x000b, "TDH_INTYPE_FLOAT";
        /// `TDH_INTYPE_DOUBLE`. Floating-point number of 8 bytes. Releases unknown.
        #[doc(alias = "TDH_INTYPE_DOUBLE")]
        DOUBLE = 0x000c, "TDH_INTYPE_DOUBLE";
        /// `TDH_INTYPE_BOOLEAN`. Boolean of 4 bytes. Releases unknown.
        #[doc(alias = "TDH_INTYPE_BOOLEAN")]
        BOOLEAN = 0x000d, "TDH_INTYPE_BOOLEAN";
        /// `TDH_INTYPE_BINARY`. Bytes. Their number is the length of the property. Releases unknown.
        #[doc(alias = "TDH_INTYPE_BINARY")]
        BINARY = 0x000e, "TDH_INTYPE_BINARY";
        /// `TDH_INTYPE_GUID`. GUID. Releases unknown.
        #[doc(alias = "TDH_INTYPE_GUID")]
        GUID = 0x000f, "TDH_INTYPE_GUID";
        /// `TDH_INTYPE_POINTER`. Address, of the pointer size of the event. Releases unknown.
        #[doc(alias = "TDH_INTYPE_POINTER")]
        POINTER = 0x0010, "TDH_INTYPE_POINTER";
        /// `TDH_INTYPE_FILETIME`. Point in time: 100 ns units since 1601-01-01 UTC, in 8 bytes. Releases unknown.
        #[doc(alias = "TDH_INTYPE_FILETIME")]
        FILETIME = 0x0011, "TDH_INTYPE_FILETIME";
        /// `TDH_INTYPE_SYSTEMTIME`. Date and time: SYSTEMTIME, of 16 bytes. Releases unknown.
        #[doc(alias = "TDH_INTYPE_SYSTEMTIME")]
        SYSTEMTIME = 0x0012, "TDH_INTYPE_SYSTEMTIME";
        /// `TDH_INTYPE_SID`. Security identifier. Its own bytes state its size. Releases unknown.
        #[doc(alias = "TDH_INTYPE_SID")]
        SID = 0x0013, "TDH_INTYPE_SID";
        /// `TDH_INTYPE_HEXINT32`. Unsigned integer of 4 bytes, shown in hexadecimal. Releases unknown.
        #[doc(alias = "TDH_INTYPE_HEXINT32")]
        HEXINT32 = 0x0014, "TDH_INTYPE_HEXINT32";
        /// `TDH_INTYPE_HEXINT64`. Unsigned integer of 8 bytes, shown in hexadecimal. Releases unknown.
        #[doc(alias = "TDH_INTYPE_HEXINT64")]
        HEXINT64 = 0x0015, "TDH_INTYPE_HEXINT64";
        /// `TDH_INTYPE_MANIFEST_COUNTEDSTRING`. Text in UTF-16, after its size in bytes as USHORT. Releases unknown.
        #[doc(alias = "TDH_INTYPE_MANIFEST_COUNTEDSTRING")]
        MANIFEST_COUNTEDSTRING = 0x0016, "TDH_INTYPE_MANIFEST_COUNTEDSTRING";
        /// `TDH_INTYPE_MANIFEST_COUNTEDANSISTRING`. Text in a code page, after its size in bytes as USHORT. Releases
        /// unknown.
        #[doc(alias = "TDH_INTYPE_MANIFEST_COUNTEDANSISTRING")]
        MANIFEST_COUNTEDANSISTRING = 0x0017, "TDH_INTYPE_MANIFEST_COUNTEDANSISTRING";
        /// `TDH_INTYPE_RESERVED24`. Reserved. Releases unknown.
        #[doc(alias = "TDH_INTYPE_RESERVED24")]
        RESERVED24 = 0x0018, "TDH_INTYPE_RESERVED24";
        /// `TDH_INTYPE_MANIFEST_COUNTEDBINARY`. Bytes, after their number as USHORT. Releases unknown.
        #[doc(alias = "TDH_INTYPE_MANIFEST_COUNTEDBINARY")]
        MANIFEST_COUNTEDBINARY = 0x0019, "TDH_INTYPE_MANIFEST_COUNTEDBINARY";
        /// `TDH_INTYPE_COUNTEDSTRING`. Text in UTF-16, after its size in bytes as USHORT. For MOF classes. Releases
        /// unknown.
        #[doc(alias = "TDH_INTYPE_COUNTEDSTRING")]
        COUNTEDSTRING = 0x012c, "TDH_INTYPE_COUNTEDSTRING";
        /// `TDH_INTYPE_COUNTEDANSISTRING`. Text in a code page, after its size in bytes as USHORT. For MOF classes.
        /// Releases unknown.
        #[doc(alias = "TDH_INTYPE_COUNTEDANSISTRING")]
        COUNTEDANSISTRING = 0x012d, "TDH_INTYPE_COUNTEDANSISTRING";
        /// `TDH_INTYPE_REVERSEDCOUNTEDSTRING`. Text in UTF-16, after its size in bytes as USHORT in network byte order.
        /// Releases unknown.
        #[doc(alias = "TDH_INTYPE_REVERSEDCOUNTEDSTRING")]
        REVERSEDCOUNTEDSTRING = 0x012e, "TDH_INTYPE_REVERSEDCOUNTEDSTRING";
        /// `TDH_INTYPE_REVERSEDCOUNTEDANSISTRING`. Text in a code page, after its size in bytes as USHORT in network
        /// byte order. Releases unknown.
        #[doc(alias = "TDH_INTYPE_REVERSEDCOUNTEDANSISTRING")]
        REVERSEDCOUNTEDANSISTRING = 0x012f, "TDH_INTYPE_REVERSEDCOUNTEDANSISTRING";
        /// `TDH_INTYPE_NONNULLTERMINATEDSTRING`. Text in UTF-16, to the end of the data. Releases unknown.
        #[doc(alias = "TDH_INTYPE_NONNULLTERMINATEDSTRING")]
        NONNULLTERMINATEDSTRING = 0x0130, "TDH_INTYPE_NONNULLTERMINATEDSTRING";
        /// `TDH_INTYPE_NONNULLTERMINATEDANSISTRING`. Text in a code page, to the end of the data. Releases unknown.
        #[doc(alias = "TDH_INTYPE_NONNULLTERMINATEDANSISTRING")]
        NONNULLTERMINATEDANSISTRING = 0x0131, "TDH_INTYPE_NONNULLTERMINATEDANSISTRING";
        /// `TDH_INTYPE_UNICODECHAR`. Character in UTF-16. Releases unknown.
        #[doc(alias = "TDH_INTYPE_UNICODECHAR")]
        UNICODECHAR = 0x0132, "TDH_INTYPE_UNICODECHAR";
        /// `TDH_INTYPE_ANSICHAR`. Character in a code page. Releases unknown.
        #[doc(alias = "TDH_INTYPE_ANSICHAR")]
        ANSICHAR = 0x0133, "TDH_INTYPE_ANSICHAR";
        /// `TDH_INTYPE_SIZET`. Unsigned integer of the pointer size of the event. Releases unknown.
        #[doc(alias = "TDH_INTYPE_SIZET")]
        SIZET = 0x0134, "TDH_INTYPE_SIZET";
        /// `TDH_INTYPE_HEXDUMP`. Bytes, after their number as ULONG. Releases unknown.
        #[doc(alias = "TDH_INTYPE_HEXDUMP")]
        HEXDUMP = 0x0135, "TDH_INTYPE_HEXDUMP";
        /// `TDH_INTYPE_WBEMSID`. Security identifier, after a TOKEN_USER of the pointer size of the event. Releases
        /// unknown.
        #[doc(alias = "TDH_INTYPE_WBEMSID")]
        WBEMSID = 0x0136, "TDH_INTYPE_WBEMSID";
    }, values("TDH_IN_TYPE", false, &[
        named("TDH_INTYPE_NULL", 0, &[]),
        named("TDH_INTYPE_UNICODESTRING", 1, &[]),
        named("TDH_INTYPE_ANSISTRING", 2, &[]),
        named("TDH_INTYPE_INT8", 3, &[]),
        named("TDH_INTYPE_UINT8", 4, &[]),
        named("TDH_INTYPE_INT16", 5, &[]),
        named("TDH_INTYPE_UINT16", 6, &[]),
        named("TDH_INTYPE_INT32", 7, &[]),
        named("TDH_INTYPE_UINT32", 8, &[]),
        named("TDH_INTYPE_INT64", 9, &[]),
        named("TDH_INTYPE_UINT64", 10, &[]),
        named("TDH_INTYPE_FLOAT", 11, &[]),
        named("TDH_INTYPE_DOUBLE", 12, &[]),
        named("TDH_INTYPE_BOOLEAN", 13, &[]),
        named("TDH_INTYPE_BINARY", 14, &[]),
        named("TDH_INTYPE_GUID", 15, &[]),
        named("TDH_INTYPE_POINTER", 16, &[]),
        named("TDH_INTYPE_FILETIME", 17, &[]),
        named("TDH_INTYPE_SYSTEMTIME", 18, &[]),
        named("TDH_INTYPE_SID", 19, &[]),
        named("TDH_INTYPE_HEXINT32", 20, &[]),
        named("TDH_INTYPE_HEXINT64", 21, &[]),
        named("TDH_INTYPE_MANIFEST_COUNTEDSTRING", 22, &[]),
        named("TDH_INTYPE_MANIFEST_COUNTEDANSISTRING", 23, &[]),
        named("TDH_INTYPE_RESERVED24", 24, &[]),
        named("TDH_INTYPE_MANIFEST_COUNTEDBINARY", 25, &[]),
        named("TDH_INTYPE_COUNTEDSTRING", 300, &[]),
        named("TDH_INTYPE_COUNTEDANSISTRING", 301, &[]),
        named("TDH_INTYPE_REVERSEDCOUNTEDSTRING", 302, &[]),
        named("TDH_INTYPE_REVERSEDCOUNTEDANSISTRING", 303, &[]),
        named("TDH_INTYPE_NONNULLTERMINATEDSTRING", 304, &[]),
        named("TDH_INTYPE_NONNULLTERMINATEDANSISTRING", 305, &[]),
        named("TDH_INTYPE_UNICODECHAR", 306, &[]),
        named("TDH_INTYPE_ANSICHAR", 307, &[]),
        named("TDH_INTYPE_SIZET", 308, &[]),
        named("TDH_INTYPE_HEXDUMP", 309, &[]),
        named("TDH_INTYPE_WBEMSID", 310, &[]),
    ])
}

// spec/enums/TDH_OUT_TYPE.toml
open_enum! {
    /// Form in which the value of a field is shown, in a schema.
    ///
    /// In C: `TDH_OUT_TYPE`, of type `USHORT`.
    ///
    /// Unknown:
    ///
    /// - First release of each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "TDH_OUT_TYPE")]
    TdhOutType(u16), size = 2 {
        /// `TDH_OUTTYPE_NULL`. Form of the type of the bytes. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_NULL")]
        NULL = 0x0000, "TDH_OUTTYPE_NULL";
        /// `TDH_OUTTYPE_STRING`. Text. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_STRING")]
        STRING = 0x0001, "TDH_OUTTYPE_STRING";
        /// `TDH_OUTTYPE_DATETIME`. Date and time. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_DATETIME")]
        DATETIME = 0x0002, "TDH_OUTTYPE_DATETIME";
        /// `TDH_OUTTYPE_BYTE`. Signed decimal number of 1 byte. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_BYTE")]
        BYTE = 0x0003, "TDH_OUTTYPE_BYTE";
        /// `TDH_OUTTYPE_UNSIGNEDBYTE`. Unsigned decimal number of 1 byte. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_UNSIGNEDBYTE")]
        UNSIGNEDBYTE = 0x0004, "TDH_OUTTYPE_UNSIGNEDBYTE";
        /// `TDH_OUTTYPE_SHORT`. Signed decimal number of 2 bytes. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_SHORT")]
        SHORT = 0x0005, "TDH_OUTTYPE_SHORT";
        /// `TDH_OUTTYPE_UNSIGNEDSHORT`. Unsigned decimal number of 2 bytes. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_UNSIGNEDSHORT")]
        UNSIGNEDSHORT = 0x0006, "TDH_OUTTYPE_UNSIGNEDSHORT";
        /// `TDH_OUTTYPE_INT`. Signed decimal number of 4 bytes. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_INT")]
        INT = 0x0007, "TDH_OUTTYPE_INT";
        /// `TDH_OUTTYPE_UNSIGNEDINT`. Unsigned decimal number of 4 bytes. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_UNSIGNEDINT")]
        UNSIGNEDINT = 0x0008, "TDH_OUTTYPE_UNSIGNEDINT";
        /// `TDH_OUTTYPE_LONG`. Signed decimal number of 8 bytes. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_LONG")]
        LONG = 0x0009, "TDH_OUTTYPE_LONG";
        /// `TDH_OUTTYPE_UNSIGNEDLONG`. Unsigned decimal number of 8 bytes. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_UNSIGNEDLONG")]
        UNSIGNEDLONG = 0x000a, "TDH_OUTTYPE_UNSIGNEDLONG";
        /// `TDH_OUTTYPE_FLOAT`. Floating-point number of 4 bytes. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_FLOAT")]
        FLOAT = 0x000b, "TDH_OUTTYPE_FLOAT";
        /// `TDH_OUTTYPE_DOUBLE`. Floating-point number of 8 bytes. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_DOUBLE")]
        DOUBLE = 0x000c, "TDH_OUTTYPE_DOUBLE";
        /// `TDH_OUTTYPE_BOOLEAN`. Boolean. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_BOOLEAN")]
        BOOLEAN = 0x000d, "TDH_OUTTYPE_BOOLEAN";
        /// `TDH_OUTTYPE_GUID`. GUID. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_GUID")]
        GUID = 0x000e, "TDH_OUTTYPE_GUID";
        /// `TDH_OUTTYPE_HEXBINARY`. Bytes in hexadecimal. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_HEXBINARY")]
        HEXBINARY = 0x000f, "TDH_OUTTYPE_HEXBINARY";
        /// `TDH_OUTTYPE_HEXINT8`. Hexadecimal number of 1 byte. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_HEXINT8")]
        HEXINT8 = 0x0010, "TDH_OUTTYPE_HEXINT8";
        /// `TDH_OUTTYPE_HEXINT16`. Hexadecimal number of 2 bytes. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_HEXINT16")]
        HEXINT16 = 0x0011, "TDH_OUTTYPE_HEXINT16";
        /// `TDH_OUTTYPE_HEXINT32`. Hexadecimal number of 4 bytes. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_HEXINT32")]
        HEXINT32 = 0x0012, "TDH_OUTTYPE_HEXINT32";
        /// `TDH_OUTTYPE_HEXINT64`. Hexadecimal number of 8 bytes. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_HEXINT64")]
        HEXINT64 = 0x0013, "TDH_OUTTYPE_HEXINT64";
        /// `TDH_OUTTYPE_PID`. Process ID. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_PID")]
        PID = 0x0014, "TDH_OUTTYPE_PID";
        /// `TDH_OUTTYPE_TID`. Thread ID. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_TID")]
        TID = 0x0015, "TDH_OUTTYPE_TID";
        /// `TDH_OUTTYPE_PORT`. Port, in network byte order. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_PORT")]
        PORT = 0x0016, "TDH_OUTTYPE_PORT";
        /// `TDH_OUTTYPE_IPV4`. IPv4 address. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_IPV4")]
        IPV4 = 0x0017, "TDH_OUTTYPE_IPV4";
        /// `TDH_OUTTYPE_IPV6`. IPv6 address. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_IPV6")]
        IPV6 = 0x0018, "TDH_OUTTYPE_IPV6";
        /// `TDH_OUTTYPE_SOCKETADDRESS`. Socket address. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_SOCKETADDRESS")]
        SOCKETADDRESS = 0x0019, "TDH_OUTTYPE_SOCKETADDRESS";
        /// `TDH_OUTTYPE_CIMDATETIME`. Date and time in the form of CIM. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_CIMDATETIME")]
        CIMDATETIME = 0x001a, "TDH_OUTTYPE_CIMDATETIME";
        /// `TDH_OUTTYPE_ETWTIME`. Time stamp of the session. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_ETWTIME")]
        ETWTIME = 0x001b, "TDH_OUTTYPE_ETWTIME";
        /// `TDH_OUTTYPE_XML`. Text in XML. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_XML")]
        XML = 0x001c, "TDH_OUTTYPE_XML";
        /// `TDH_OUTTYPE_ERRORCODE`. Error code. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_ERRORCODE")]
        ERRORCODE = 0x001d, "TDH_OUTTYPE_ERRORCODE";
        /// `TDH_OUTTYPE_WIN32ERROR`. Win32 error code. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_WIN32ERROR")]
        WIN32ERROR = 0x001e, "TDH_OUTTYPE_WIN32ERROR";
        /// `TDH_OUTTYPE_NTSTATUS`. NTSTATUS. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_NTSTATUS")]
        NTSTATUS = 0x001f, "TDH_OUTTYPE_NTSTATUS";
        /// `TDH_OUTTYPE_HRESULT`. HRESULT. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_HRESULT")]
        HRESULT = 0x0020, "TDH_OUTTYPE_HRESULT";
        /// `TDH_OUTTYPE_CULTURE_INSENSITIVE_DATETIME`. Date and time, in a form that does not depend on the locale.
        /// Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_CULTURE_INSENSITIVE_DATETIME")]
        CULTURE_INSENSITIVE_DATETIME = 0x0021, "TDH_OUTTYPE_CULTURE_INSENSITIVE_DATETIME";
        /// `TDH_OUTTYPE_JSON`. Text in JSON. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_JSON")]
        JSON = 0x0022, "TDH_OUTTYPE_JSON";
        /// `TDH_OUTTYPE_UTF8`. Text in UTF-8. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_UTF8")]
        UTF8 = 0x0023, "TDH_OUTTYPE_UTF8";
        /// `TDH_OUTTYPE_PKCS7_WITH_TYPE_INFO`. Signed or encrypted data in PKCS #7, with a description of its type.
        /// Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_PKCS7_WITH_TYPE_INFO")]
        PKCS7_WITH_TYPE_INFO = 0x0024, "TDH_OUTTYPE_PKCS7_WITH_TYPE_INFO";
        /// `TDH_OUTTYPE_CODE_POINTER`. Address of code. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_CODE_POINTER")]
        CODE_POINTER = 0x0025, "TDH_OUTTYPE_CODE_POINTER";
        /// `TDH_OUTTYPE_DATETIME_UTC`. Date and time in UTC. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_DATETIME_UTC")]
        DATETIME_UTC = 0x0026, "TDH_OUTTYPE_DATETIME_UTC";
        /// `TDH_OUTTYPE_REDUCEDSTRING`. Text without insignificant characters. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_REDUCEDSTRING")]
        REDUCEDSTRING = 0x012c, "TDH_OUTTYPE_REDUCEDSTRING";
        /// `TDH_OUTTYPE_NOPRINT`. Not shown. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_NOPRINT")]
        NOPRINT = 0x012d, "TDH_OUTTYPE_NOPRINT";
    }, values("TDH_OUT_TYPE", false, &[
        named("TDH_OUTTYPE_NULL", 0, &[]),
        named("TDH_OUTTYPE_STRING", 1, &[]),
        named("TDH_OUTTYPE_DATETIME", 2, &[]),
        named("TDH_OUTTYPE_BYTE", 3, &[]),
        named("TDH_OUTTYPE_UNSIGNEDBYTE", 4, &[]),
        named("TDH_OUTTYPE_SHORT", 5, &[]),
        named("TDH_OUTTYPE_UNSIGNEDSHORT", 6, &[]),
        named("TDH_OUTTYPE_INT", 7, &[]),
        named("TDH_OUTTYPE_UNSIGNEDINT", 8, &[]),
        named("TDH_OUTTYPE_LONG", 9, &[]),
        named("TDH_OUTTYPE_UNSIGNEDLONG", 10, &[]),
        named("TDH_OUTTYPE_FLOAT", 11, &[]),
        named("TDH_OUTTYPE_DOUBLE", 12, &[]),
        named("TDH_OUTTYPE_BOOLEAN", 13, &[]),
        named("TDH_OUTTYPE_GUID", 14, &[]),
        named("TDH_OUTTYPE_HEXBINARY", 15, &[]),
        named("TDH_OUTTYPE_HEXINT8", 16, &[]),
        named("TDH_OUTTYPE_HEXINT16", 17, &[]),
        named("TDH_OUTTYPE_HEXINT32", 18, &[]),
        named("TDH_OUTTYPE_HEXINT64", 19, &[]),
        named("TDH_OUTTYPE_PID", 20, &[]),
        named("TDH_OUTTYPE_TID", 21, &[]),
        named("TDH_OUTTYPE_PORT", 22, &[]),
        named("TDH_OUTTYPE_IPV4", 23, &[]),
        named("TDH_OUTTYPE_IPV6", 24, &[]),
        named("TDH_OUTTYPE_SOCKETADDRESS", 25, &[]),
        named("TDH_OUTTYPE_CIMDATETIME", 26, &[]),
        named("TDH_OUTTYPE_ETWTIME", 27, &[]),
        named("TDH_OUTTYPE_XML", 28, &[]),
        named("TDH_OUTTYPE_ERRORCODE", 29, &[]),
        named("TDH_OUTTYPE_WIN32ERROR", 30, &[]),
        named("TDH_OUTTYPE_NTSTATUS", 31, &[]),
        named("TDH_OUTTYPE_HRESULT", 32, &[]),
        named("TDH_OUTTYPE_CULTURE_INSENSITIVE_DATETIME", 33, &[]),
        named("TDH_OUTTYPE_JSON", 34, &[]),
        named("TDH_OUTTYPE_UTF8", 35, &[]),
        named("TDH_OUTTYPE_PKCS7_WITH_TYPE_INFO", 36, &[]),
        named("TDH_OUTTYPE_CODE_POINTER", 37, &[]),
        named("TDH_OUTTYPE_DATETIME_UTC", 38, &[]),
        named("TDH_OUTTYPE_REDUCEDSTRING", 300, &[]),
        named("TDH_OUTTYPE_NOPRINT", 301, &[]),
    ])
}

// spec/enums/TRACELOGGING_COUNT.toml
open_enum! {
    /// Kind of the number of elements of a TraceLogging field.
    ///
    /// No known name in C; here: `TRACELOGGING_COUNT`, of type `UCHAR`.
    ///
    /// Source: Microsoft, *TraceLoggingDynamic.h*.
    TraceloggingCount(u8), size = 1 {
        /// `TRACELOGGING_COUNT_SCALAR`. One value. Releases unknown.
        #[doc(alias = "TRACELOGGING_COUNT_SCALAR")]
        SCALAR = 0x00, "TRACELOGGING_COUNT_SCALAR";
        /// `TRACELOGGING_COUNT_CONSTANT`. An array. The description of the field contains the number of elements.
        /// Releases unknown.
        #[doc(alias = "TRACELOGGING_COUNT_CONSTANT")]
        CONSTANT = 0x01, "TRACELOGGING_COUNT_CONSTANT";
        /// `TRACELOGGING_COUNT_VARIABLE`. An array. The data contain the number of elements as USHORT, before the first
        /// element. Releases unknown.
        #[doc(alias = "TRACELOGGING_COUNT_VARIABLE")]
        VARIABLE = 0x02, "TRACELOGGING_COUNT_VARIABLE";
        /// `TRACELOGGING_COUNT_CUSTOM`. Data in a format of the provider's own, after their size in bytes as USHORT.
        /// Releases unknown.
        #[doc(alias = "TRACELOGGING_COUNT_CUSTOM")]
        CUSTOM = 0x03, "TRACELOGGING_COUNT_CUSTOM";
    }, values("TRACELOGGING_COUNT", false, &[
        named("TRACELOGGING_COUNT_SCALAR", 0, &[]),
        named("TRACELOGGING_COUNT_CONSTANT", 1, &[]),
        named("TRACELOGGING_COUNT_VARIABLE", 2, &[]),
        named("TRACELOGGING_COUNT_CUSTOM", 3, &[]),
    ])
}

// spec/enums/TRACELOGGING_IN.toml
flags! {
    /// First byte of the type of a TraceLogging field.
    ///
    /// No known name in C; here: `TRACELOGGING_IN`, of type `UCHAR`.
    ///
    /// Source: Microsoft, *TraceLoggingDynamic.h*.
    TraceloggingIn(u8), size = 1 {
        /// `TRACELOGGING_IN_TYPE_MASK`. Type of the bytes. 24 is a structure: the number of its members is in the
        /// second byte. Releases unknown.
        #[doc(alias = "TRACELOGGING_IN_TYPE_MASK")]
        IN_TYPE_MASK = 0x1f, "TRACELOGGING_IN_TYPE_MASK";
        /// `TRACELOGGING_IN_COUNT_MASK`. Kind of the number of elements. Releases unknown.
        #[doc(alias = "TRACELOGGING_IN_COUNT_MASK")]
        IN_COUNT_MASK = 0x60, "TRACELOGGING_IN_COUNT_MASK";
        /// `TRACELOGGING_IN_CHAIN`. A second byte follows. Releases unknown.
        #[doc(alias = "TRACELOGGING_IN_CHAIN")]
        IN_CHAIN = 0x80, "TRACELOGGING_IN_CHAIN";
    }, values("TRACELOGGING_IN", true, &[
        named_bits("TRACELOGGING_IN_TYPE_MASK", 31, Some(0), Some(crate::headers::TdhInType::VALUES), &[]),
        named_bits("TRACELOGGING_IN_COUNT_MASK", 96, Some(5), Some(crate::headers::TraceloggingCount::VALUES), &[]),
        named("TRACELOGGING_IN_CHAIN", 128, &[]),
    ])
}

impl TraceloggingIn {
    /// Returns the bit-field under `TRACELOGGING_IN_TYPE_MASK`.
    pub const fn in_type(self) -> u8 {
        self.0 & 0x1f
    }

    /// Returns the flags with a value in the bit-field under `TRACELOGGING_IN_TYPE_MASK`. Bits of the value that do not
    /// fit are dropped.
    #[must_use]
    pub const fn with_in_type(self, value: u8) -> TraceloggingIn {
        TraceloggingIn(self.0 & !0x1f | value & 0x1f)
    }

    /// Returns the bit-field under `TRACELOGGING_IN_COUNT_MASK`.
    pub const fn in_count(self) -> u8 {
        (self.0 & 0x60) >> 5
    }

    /// Returns the flags with a value in the bit-field under `TRACELOGGING_IN_COUNT_MASK`. Bits of the value that do
    /// not fit are dropped.
    #[must_use]
    pub const fn with_in_count(self, value: u8) -> TraceloggingIn {
        TraceloggingIn(self.0 & !0x60 | value << 5 & 0x60)
    }
}

// spec/enums/TRACELOGGING_OUT.toml
flags! {
    /// Second byte of the type of a TraceLogging field.
    ///
    /// No known name in C; here: `TRACELOGGING_OUT`, of type `UCHAR`.
    ///
    /// Forms have the numbers of TraceLogging, which differ from those of TDH_OUT_TYPE.
    ///
    /// Source: Microsoft, *TraceLoggingDynamic.h*.
    TraceloggingOut(u8), size = 1 {
        /// `TRACELOGGING_OUT_TYPE_MASK`. Form in which the value is shown. For a structure, the number of its members.
        /// Releases unknown.
        #[doc(alias = "TRACELOGGING_OUT_TYPE_MASK")]
        OUT_TYPE_MASK = 0x7f, "TRACELOGGING_OUT_TYPE_MASK";
        /// `TRACELOGGING_OUT_CHAIN`. Tags follow. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUT_CHAIN")]
        OUT_CHAIN = 0x80, "TRACELOGGING_OUT_CHAIN";
    }, values("TRACELOGGING_OUT", true, &[
        named_bits("TRACELOGGING_OUT_TYPE_MASK", 127, Some(0), Some(crate::headers::TraceloggingOutType::VALUES), &[]),
        named("TRACELOGGING_OUT_CHAIN", 128, &[]),
    ])
}

impl TraceloggingOut {
    /// Returns the bit-field under `TRACELOGGING_OUT_TYPE_MASK`.
    pub const fn out_type(self) -> u8 {
        self.0 & 0x7f
    }

    /// Returns the flags with a value in the bit-field under `TRACELOGGING_OUT_TYPE_MASK`. Bits of the value that do
    /// not fit are dropped.
    #[must_use]
    pub const fn with_out_type(self, value: u8) -> TraceloggingOut {
        TraceloggingOut(self.0 & !0x7f | value & 0x7f)
    }
}

// spec/enums/TRACELOGGING_OUT_TYPE.toml
open_enum! {
    /// Form in which the value of a TraceLogging field is shown.
    ///
    /// No known name in C; here: `TRACELOGGING_OUT_TYPE`, of type `UCHAR`.
    ///
    /// Source: Microsoft, *TraceLoggingDynamic.h*.
    TraceloggingOutType(u8), size = 1 {
        /// `TRACELOGGING_OUTTYPE_DEFAULT`. Form of the type of the bytes. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_DEFAULT")]
        DEFAULT = 0x00, "TRACELOGGING_OUTTYPE_DEFAULT";
        /// `TRACELOGGING_OUTTYPE_NOPRINT`. Not to be shown. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_NOPRINT")]
        NOPRINT = 0x01, "TRACELOGGING_OUTTYPE_NOPRINT";
        /// `TRACELOGGING_OUTTYPE_STRING`. Character, for integers of 1 and 2 bytes. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_STRING")]
        STRING = 0x02, "TRACELOGGING_OUTTYPE_STRING";
        /// `TRACELOGGING_OUTTYPE_BOOLEAN`. Boolean, for integers of 1 byte. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_BOOLEAN")]
        BOOLEAN = 0x03, "TRACELOGGING_OUTTYPE_BOOLEAN";
        /// `TRACELOGGING_OUTTYPE_HEX`. Hexadecimal number. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_HEX")]
        HEX = 0x04, "TRACELOGGING_OUTTYPE_HEX";
        /// `TRACELOGGING_OUTTYPE_PID`. Process ID. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_PID")]
        PID = 0x05, "TRACELOGGING_OUTTYPE_PID";
        /// `TRACELOGGING_OUTTYPE_TID`. Thread ID. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_TID")]
        TID = 0x06, "TRACELOGGING_OUTTYPE_TID";
        /// `TRACELOGGING_OUTTYPE_PORT`. Port, in network byte order. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_PORT")]
        PORT = 0x07, "TRACELOGGING_OUTTYPE_PORT";
        /// `TRACELOGGING_OUTTYPE_IPV4`. IPv4 address. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_IPV4")]
        IPV4 = 0x08, "TRACELOGGING_OUTTYPE_IPV4";
        /// `TRACELOGGING_OUTTYPE_IPV6`. IPv6 address. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_IPV6")]
        IPV6 = 0x09, "TRACELOGGING_OUTTYPE_IPV6";
        /// `TRACELOGGING_OUTTYPE_SOCKETADDRESS`. Socket address. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_SOCKETADDRESS")]
        SOCKETADDRESS = 0x0a, "TRACELOGGING_OUTTYPE_SOCKETADDRESS";
        /// `TRACELOGGING_OUTTYPE_XML`. Text in XML. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_XML")]
        XML = 0x0b, "TRACELOGGING_OUTTYPE_XML";
        /// `TRACELOGGING_OUTTYPE_JSON`. Text in JSON. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_JSON")]
        JSON = 0x0c, "TRACELOGGING_OUTTYPE_JSON";
        /// `TRACELOGGING_OUTTYPE_WIN32ERROR`. Win32 error code. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_WIN32ERROR")]
        WIN32ERROR = 0x0d, "TRACELOGGING_OUTTYPE_WIN32ERROR";
        /// `TRACELOGGING_OUTTYPE_NTSTATUS`. NTSTATUS. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_NTSTATUS")]
        NTSTATUS = 0x0e, "TRACELOGGING_OUTTYPE_NTSTATUS";
        /// `TRACELOGGING_OUTTYPE_HRESULT`. HRESULT. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_HRESULT")]
        HRESULT = 0x0f, "TRACELOGGING_OUTTYPE_HRESULT";
        /// `TRACELOGGING_OUTTYPE_FILETIME`. Point in time, for integers of 8 bytes. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_FILETIME")]
        FILETIME = 0x10, "TRACELOGGING_OUTTYPE_FILETIME";
        /// `TRACELOGGING_OUTTYPE_SIGNED`. Signed decimal number. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_SIGNED")]
        SIGNED = 0x11, "TRACELOGGING_OUTTYPE_SIGNED";
        /// `TRACELOGGING_OUTTYPE_UNSIGNED`. Unsigned decimal number. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_UNSIGNED")]
        UNSIGNED = 0x12, "TRACELOGGING_OUTTYPE_UNSIGNED";
        /// `TRACELOGGING_OUTTYPE_CULTURE_INSENSITIVE_DATETIME`. Date and time, in a form that does not depend on the
        /// locale. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_CULTURE_INSENSITIVE_DATETIME")]
        CULTURE_INSENSITIVE_DATETIME = 0x21, "TRACELOGGING_OUTTYPE_CULTURE_INSENSITIVE_DATETIME";
        /// `TRACELOGGING_OUTTYPE_UTF8`. Text in UTF-8. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_UTF8")]
        UTF8 = 0x23, "TRACELOGGING_OUTTYPE_UTF8";
        /// `TRACELOGGING_OUTTYPE_PKCS7_WITH_TYPE_INFO`. Signed or encrypted data in PKCS #7, with a description of its
        /// type. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_PKCS7_WITH_TYPE_INFO")]
        PKCS7_WITH_TYPE_INFO = 0x24, "TRACELOGGING_OUTTYPE_PKCS7_WITH_TYPE_INFO";
        /// `TRACELOGGING_OUTTYPE_CODE_POINTER`. Address of code. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_CODE_POINTER")]
        CODE_POINTER = 0x25, "TRACELOGGING_OUTTYPE_CODE_POINTER";
        /// `TRACELOGGING_OUTTYPE_DATETIME_UTC`. Date and time, UTC. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_DATETIME_UTC")]
        DATETIME_UTC = 0x26, "TRACELOGGING_OUTTYPE_DATETIME_UTC";
    }, values("TRACELOGGING_OUT_TYPE", false, &[
        named("TRACELOGGING_OUTTYPE_DEFAULT", 0, &[]),
        named("TRACELOGGING_OUTTYPE_NOPRINT", 1, &[]),
        named("TRACELOGGING_OUTTYPE_STRING", 2, &[]),
        named("TRACELOGGING_OUTTYPE_BOOLEAN", 3, &[]),
        named("TRACELOGGING_OUTTYPE_HEX", 4, &[]),
        named("TRACELOGGING_OUTTYPE_PID", 5, &[]),
        named("TRACELOGGING_OUTTYPE_TID", 6, &[]),
        named("TRACELOGGING_OUTTYPE_PORT", 7, &[]),
        named("TRACELOGGING_OUTTYPE_IPV4", 8, &[]),
        named("TRACELOGGING_OUTTYPE_IPV6", 9, &[]),
        named("TRACELOGGING_OUTTYPE_SOCKETADDRESS", 10, &[]),
        named("TRACELOGGING_OUTTYPE_XML", 11, &[]),
        named("TRACELOGGING_OUTTYPE_JSON", 12, &[]),
        named("TRACELOGGING_OUTTYPE_WIN32ERROR", 13, &[]),
        named("TRACELOGGING_OUTTYPE_NTSTATUS", 14, &[]),
        named("TRACELOGGING_OUTTYPE_HRESULT", 15, &[]),
        named("TRACELOGGING_OUTTYPE_FILETIME", 16, &[]),
        named("TRACELOGGING_OUTTYPE_SIGNED", 17, &[]),
        named("TRACELOGGING_OUTTYPE_UNSIGNED", 18, &[]),
        named("TRACELOGGING_OUTTYPE_CULTURE_INSENSITIVE_DATETIME", 33, &[]),
        named("TRACELOGGING_OUTTYPE_UTF8", 35, &[]),
        named("TRACELOGGING_OUTTYPE_PKCS7_WITH_TYPE_INFO", 36, &[]),
        named("TRACELOGGING_OUTTYPE_CODE_POINTER", 37, &[]),
        named("TRACELOGGING_OUTTYPE_DATETIME_UTC", 38, &[]),
    ])
}

// spec/enums/TRACE_HEADER_MARKER.toml
flags! {
    /// Bits of the first four bytes of a trace header, which distinguish the header types.
    ///
    /// No known name in C; here: `TRACE_HEADER_MARKER`, of type `ULONG`.
    ///
    /// Headers that begin with a 16-bit size store it in the low 16 bits. Only SYSTEM_TRACE_HEADER and
    /// PERFINFO_TRACE_HEADER store a version and flags there. The high byte consists of flags, but few combinations are
    /// in use, so Microsoft also names complete markers.
    ///
    /// Defined in NTWMI.H (kits of 10.0 to 1511).
    ///
    /// Unknown:
    ///
    /// - Meaning of the bits 0x2F000000. 0x20000000 is set in TRACE_HEADER_ULONG32_TIME.
    /// - Intended purpose of the four spare flags.
    ///
    /// Source: Geoff Chappell, *Trace Headers*; Geoff Chappell, *PERFINFO_TRACE_HEADER*; Winsider Seminars & Solutions
    /// and contributors, *ntwmi.h*.
    TraceHeaderMarker(u32), size = 4 {
        /// `TRACE_HEADER_FLAG`. Set in all trace headers. Clear in a WNODE_HEADER, which begins with a 32-bit size.
        /// Releases unknown.
        #[doc(alias = "TRACE_HEADER_FLAG")]
        HEADER_FLAG = 0x80000000, "TRACE_HEADER_FLAG";
        /// `TRACE_HEADER_EVENT_TRACE`. Set in all trace headers but MESSAGE_TRACE_HEADER. If set, the third byte is a
        /// header type. Releases unknown.
        #[doc(alias = "TRACE_HEADER_EVENT_TRACE")]
        HEADER_EVENT_TRACE = 0x40000000, "TRACE_HEADER_EVENT_TRACE";
        /// `TRACE_MESSAGE`. Set in a MESSAGE_TRACE_HEADER, and in no other trace header known to be in use. The
        /// constant TRACE_HEADER_ULONG32_TIME has it too. Releases unknown.
        #[doc(alias = "TRACE_MESSAGE")]
        MESSAGE = 0x10000000, "TRACE_MESSAGE";
        /// `TRACE_HEADER_ENUM_MASK`. Header type, if TRACE_HEADER_EVENT_TRACE is set. Releases unknown.
        #[doc(alias = "TRACE_HEADER_ENUM_MASK")]
        HEADER_ENUM_MASK = 0x00ff0000, "TRACE_HEADER_ENUM_MASK";
        /// `TRACE_HEADER_PEBS_INDEX_FLAG`. A PEBS index precedes the payload. The kernel sets this flag only in a
        /// PERFINFO_TRACE_HEADER, and only for PERFINFO_LOG_TYPE_CONTEXTSWAP. SECHOST also accepts it in a
        /// SYSTEM_TRACE_HEADER. Releases unknown.
        #[doc(alias = "TRACE_HEADER_PEBS_INDEX_FLAG")]
        HEADER_PEBS_INDEX_FLAG = 0x00008000, "TRACE_HEADER_PEBS_INDEX_FLAG";
        /// `TRACE_HEADER_SPARE_FLAG1`. Defined; no known use. Releases unknown.
        #[doc(alias = "TRACE_HEADER_SPARE_FLAG1")]
        HEADER_SPARE_FLAG1 = 0x00004000, "TRACE_HEADER_SPARE_FLAG1";
        /// `TRACE_HEADER_SPARE_FLAG2`. Defined; no known use. Releases unknown.
        #[doc(alias = "TRACE_HEADER_SPARE_FLAG2")]
        HEADER_SPARE_FLAG2 = 0x00002000, "TRACE_HEADER_SPARE_FLAG2";
        /// `TRACE_HEADER_SPARE_FLAG3`. Defined; no known use. Releases unknown.
        #[doc(alias = "TRACE_HEADER_SPARE_FLAG3")]
        HEADER_SPARE_FLAG3 = 0x00001000, "TRACE_HEADER_SPARE_FLAG3";
        /// `TRACE_HEADER_SPARE_FLAG4`. Defined; no known use. Releases unknown.
        #[doc(alias = "TRACE_HEADER_SPARE_FLAG4")]
        HEADER_SPARE_FLAG4 = 0x00000800, "TRACE_HEADER_SPARE_FLAG4";
        /// `TRACE_HEADER_PMC_COUNTERS_MASK`. Number of performance counter values that precede the payload. The kernel
        /// sets it only in a PERFINFO_TRACE_HEADER. SECHOST also accepts it in a SYSTEM_TRACE_HEADER. Releases unknown.
        #[doc(alias = "TRACE_HEADER_PMC_COUNTERS_MASK")]
        HEADER_PMC_COUNTERS_MASK = 0x00000700, "TRACE_HEADER_PMC_COUNTERS_MASK";
    }, values("TRACE_HEADER_MARKER", true, &[
        named("TRACE_HEADER_FLAG", 2147483648, &[]),
        named("TRACE_HEADER_EVENT_TRACE", 1073741824, &[]),
        named("TRACE_MESSAGE", 268435456, &[]),
        named_bits("TRACE_HEADER_ENUM_MASK", 16711680, Some(16), Some(crate::headers::TraceHeaderType::VALUES), &[]),
        named("TRACE_HEADER_PEBS_INDEX_FLAG", 32768, &[]),
        named("TRACE_HEADER_SPARE_FLAG1", 16384, &[]),
        named("TRACE_HEADER_SPARE_FLAG2", 8192, &[]),
        named("TRACE_HEADER_SPARE_FLAG3", 4096, &[]),
        named("TRACE_HEADER_SPARE_FLAG4", 2048, &[]),
        named_bits("TRACE_HEADER_PMC_COUNTERS_MASK", 1792, Some(8), None, &[]),
    ])
}

impl TraceHeaderMarker {
    /// Returns the bit-field under `TRACE_HEADER_ENUM_MASK`.
    pub const fn header_enum(self) -> u32 {
        (self.0 & 0x00ff0000) >> 16
    }

    /// Returns the flags with a value in the bit-field under `TRACE_HEADER_ENUM_MASK`. Bits of the value that do not
    /// fit are dropped.
    #[must_use]
    pub const fn with_header_enum(self, value: u32) -> TraceHeaderMarker {
        TraceHeaderMarker(self.0 & !0x00ff0000 | value << 16 & 0x00ff0000)
    }

    /// Returns the bit-field under `TRACE_HEADER_PMC_COUNTERS_MASK`.
    pub const fn header_pmc_counters(self) -> u32 {
        (self.0 & 0x00000700) >> 8
    }

    /// Returns the flags with a value in the bit-field under `TRACE_HEADER_PMC_COUNTERS_MASK`. Bits of the value that
    /// do not fit are dropped.
    #[must_use]
    pub const fn with_header_pmc_counters(self, value: u32) -> TraceHeaderMarker {
        TraceHeaderMarker(self.0 & !0x00000700 | value << 8 & 0x00000700)
    }
}

// spec/enums/TRACE_HEADER_MARKERS.toml
/// `SYSTEM_TRACE_MARKER32`. Marker of a full system event header with 32-bit data. Releases unknown.
pub const SYSTEM_TRACE_MARKER32: u32 = 0xc0010000;
/// `SYSTEM_TRACE_MARKER64`. Marker of a full system event header with 64-bit data. Releases unknown.
pub const SYSTEM_TRACE_MARKER64: u32 = 0xc0020000;
/// `COMPACT_TRACE_MARKER32`. Marker of a compact system event header with 32-bit data. Releases unknown.
pub const COMPACT_TRACE_MARKER32: u32 = 0xc0030000;
/// `COMPACT_TRACE_MARKER64`. Marker of a compact system event header with 64-bit data. Releases unknown.
pub const COMPACT_TRACE_MARKER64: u32 = 0xc0040000;
/// `PERFINFO_TRACE_MARKER32`. Marker of a small system event header with 32-bit data. Releases unknown.
pub const PERFINFO_TRACE_MARKER32: u32 = 0xc0100000;
/// `PERFINFO_TRACE_MARKER64`. Marker of a small system event header with 64-bit data. Releases unknown.
pub const PERFINFO_TRACE_MARKER64: u32 = 0xc0110000;
/// `TRACE_HEADER_FULL32`. Marker of an EVENT_TRACE_HEADER with 32-bit data. Releases unknown.
pub const TRACE_HEADER_FULL32: u32 = 0xc00a0000;
/// `TRACE_HEADER_FULL64`. Marker of an EVENT_TRACE_HEADER with 64-bit data. Releases unknown.
pub const TRACE_HEADER_FULL64: u32 = 0xc0140000;
/// `TRACE_HEADER_INSTANCE32`. Marker of an event instance header with 32-bit data. Releases unknown.
pub const TRACE_HEADER_INSTANCE32: u32 = 0xc00b0000;
/// `TRACE_HEADER_INSTANCE64`. Marker of an event instance header with 64-bit data. Releases unknown.
pub const TRACE_HEADER_INSTANCE64: u32 = 0xc0150000;
/// `EVENT_HEADER_EVENT32`. Upper half of the marker of an EVENT_HEADER with 32-bit data: the 16 bits of its HeaderType.
/// Releases unknown.
pub const EVENT_HEADER_EVENT32: u32 = 0x0000c012;
/// `EVENT_HEADER_EVENT64`. Upper half of the marker of an EVENT_HEADER with 64-bit data: the 16 bits of its HeaderType.
/// Releases unknown.
pub const EVENT_HEADER_EVENT64: u32 = 0x0000c013;
/// `EVENT_HEADER_ERROR`. Upper half of a marker with header type TRACE_HEADER_TYPE_ERROR. Defined; no known use.
/// Releases unknown.
pub const EVENT_HEADER_ERROR: u32 = 0x0000c00d;
/// `TRACE_HEADER_ULONG32_TIME`. Marker with a comment that describes 16 bits of size, then a ULONG, then a timestamp.
/// The structure is unknown. Defined; no known use. Releases unknown.
pub const TRACE_HEADER_ULONG32_TIME: u32 = 0xb0000000;
/// `TRACE_HEADER_PMC_COUNTERS_SHIFT`. Right shift, in bits, of the number in TRACE_HEADER_PMC_COUNTERS_MASK. Releases
/// unknown.
pub const TRACE_HEADER_PMC_COUNTERS_SHIFT: u32 = 0x00000008;
/// `TRACE_HEADER_EXT_ITEMS_MASK`. Mask of all bits that indicate items between the header and the payload. Releases
/// unknown.
pub const TRACE_HEADER_EXT_ITEMS_MASK: u32 = 0x00008700;
/// `EVENT_HEADER_SIZE_MASK`. Mask of the size, in headers that begin with a size. Releases unknown.
pub const EVENT_HEADER_SIZE_MASK: u32 = 0x0000ffff;
/// `SYSTEM_TRACE_VERSION`. Payload version in markers of system events. The events it applies to are unknown. Releases
/// unknown.
pub const SYSTEM_TRACE_VERSION: u32 = 0x00000002;
/// `TRACE_VERSION_MAJOR_WIN7`. Major number of the log file version 1.5, from 6.1 on. Releases unknown.
pub const TRACE_VERSION_MAJOR_WIN7: u32 = 0x00000001;
/// `TRACE_VERSION_MINOR_WIN7`. Minor number of the log file version 1.5, from 6.1 on. Releases unknown.
pub const TRACE_VERSION_MINOR_WIN7: u32 = 0x00000005;
/// `TRACE_VERSION_MAJOR`. Major number of the log file version 2.0, from 6.2 on. Used only for compressed buffers,
/// buffers over 1 MB, or more than 256 processors. Releases unknown.
pub const TRACE_VERSION_MAJOR: u32 = 0x00000002;
/// `TRACE_VERSION_MINOR`. Minor number of the log file version 2.0. Releases unknown.
pub const TRACE_VERSION_MINOR: u32 = 0x00000000;
/// `COMPACT_HEADER_SIZE`. Size of a compact header of a system event, in bytes: SYSTEM_TRACE_HEADER through SystemTime.
/// Releases unknown.
pub const COMPACT_HEADER_SIZE: u32 = 0x00000018;

/// `SYSTEM_TRACE_MARKER`. Marker of a full system event header. Releases unknown.
///
/// The value depends on the pointer size of the data.
#[doc(alias = "SYSTEM_TRACE_MARKER")]
pub const fn system_trace_marker(pointer: crate::rt::Pointer) -> u32 {
    match pointer {
        crate::rt::Pointer::Bits32 => 0xc0010000,
        crate::rt::Pointer::Bits64 => 0xc0020000,
    }
}

/// `COMPACT_TRACE_MARKER`. Marker of a compact system event header. Releases unknown.
///
/// The value depends on the pointer size of the data.
#[doc(alias = "COMPACT_TRACE_MARKER")]
pub const fn compact_trace_marker(pointer: crate::rt::Pointer) -> u32 {
    match pointer {
        crate::rt::Pointer::Bits32 => 0xc0030000,
        crate::rt::Pointer::Bits64 => 0xc0040000,
    }
}

/// `PERFINFO_TRACE_MARKER`. Marker of a small system event header. Releases unknown.
///
/// The value depends on the pointer size of the data.
#[doc(alias = "PERFINFO_TRACE_MARKER")]
pub const fn perfinfo_trace_marker(pointer: crate::rt::Pointer) -> u32 {
    match pointer {
        crate::rt::Pointer::Bits32 => 0xc0100000,
        crate::rt::Pointer::Bits64 => 0xc0110000,
    }
}

/// `TRACE_HEADER_FULL`. Marker of an EVENT_TRACE_HEADER. Releases unknown.
///
/// The value depends on the pointer size of the data.
#[doc(alias = "TRACE_HEADER_FULL")]
pub const fn trace_header_full(pointer: crate::rt::Pointer) -> u32 {
    match pointer {
        crate::rt::Pointer::Bits32 => 0xc00a0000,
        crate::rt::Pointer::Bits64 => 0xc0140000,
    }
}

/// `TRACE_HEADER_INSTANCE`. Marker of an event instance header. Releases unknown.
///
/// The value depends on the pointer size of the data.
#[doc(alias = "TRACE_HEADER_INSTANCE")]
pub const fn trace_header_instance(pointer: crate::rt::Pointer) -> u32 {
    match pointer {
        crate::rt::Pointer::Bits32 => 0xc00b0000,
        crate::rt::Pointer::Bits64 => 0xc0150000,
    }
}

/// `EVENT_HEADER_EVENT`. Upper half of the marker of an EVENT_HEADER. Releases unknown.
///
/// The value depends on the pointer size of the data.
#[doc(alias = "EVENT_HEADER_EVENT")]
pub const fn event_header_event(pointer: crate::rt::Pointer) -> u32 {
    match pointer {
        crate::rt::Pointer::Bits32 => 0x0000c012,
        crate::rt::Pointer::Bits64 => 0x0000c013,
    }
}

// spec/enums/TRACE_HEADER_TYPE.toml
open_enum! {
    /// Structure of a trace header, and pointer size of its data.
    ///
    /// No known name in C; here: `TRACE_HEADER_TYPE`, of type `UCHAR`.
    ///
    /// Microsoft defines the numbers individually, without an enumeration. The byte has this meaning if the two highest
    /// bits of the marker are set. A MESSAGE_TRACE_HEADER does not store its type.
    ///
    /// Complete for releases 10.0..1511.
    ///
    /// Defined in NTWMI.H (kits of 10.0 to 1511).
    ///
    /// Unknown:
    ///
    /// - How 64-bit Windows before 6.0 marks classic events with 64-bit data. The types for them date from 6.0.
    ///
    /// Source: Geoff Chappell, *Trace Headers*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    TraceHeaderType(u8), size = 1 {
        /// `TRACE_HEADER_TYPE_SYSTEM32`. Full system event header, followed by 32-bit data. Documented for 5.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_SYSTEM32")]
        SYSTEM32 = 0x01, "TRACE_HEADER_TYPE_SYSTEM32";
        /// `TRACE_HEADER_TYPE_SYSTEM64`. Full system event header, followed by 64-bit data. Documented for 5.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_SYSTEM64")]
        SYSTEM64 = 0x02, "TRACE_HEADER_TYPE_SYSTEM64";
        /// `TRACE_HEADER_TYPE_COMPACT32`. First 0x18 bytes of a system event header, followed by 32-bit data.
        /// Documented for 6.2+.
        #[doc(alias = "TRACE_HEADER_TYPE_COMPACT32")]
        COMPACT32 = 0x03, "TRACE_HEADER_TYPE_COMPACT32";
        /// `TRACE_HEADER_TYPE_COMPACT64`. First 0x18 bytes of a system event header, followed by 64-bit data.
        /// Documented for 6.2+.
        #[doc(alias = "TRACE_HEADER_TYPE_COMPACT64")]
        COMPACT64 = 0x04, "TRACE_HEADER_TYPE_COMPACT64";
        /// `TRACE_HEADER_TYPE_FULL_HEADER32`. Classic event header, followed by 32-bit data. Documented for 5.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_FULL_HEADER32")]
        FULL_HEADER32 = 0x0a, "TRACE_HEADER_TYPE_FULL_HEADER32";
        /// `TRACE_HEADER_TYPE_INSTANCE32`. EVENT_INSTANCE_HEADER of 0x38 bytes, followed by 32-bit data. Readers
        /// recognize it by a log file version below 1.1. Documented for 5.0..5.1.
        #[doc(alias = "TRACE_HEADER_TYPE_INSTANCE32")]
        INSTANCE32 = 0x0b, "TRACE_HEADER_TYPE_INSTANCE32";
        /// `TRACE_HEADER_TYPE_TIMED`. Long obsolete. The name was still defined in 1511. Defined; no known use.
        /// Documented for 5.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_TIMED")]
        TIMED = 0x0c, "TRACE_HEADER_TYPE_TIMED";
        /// `TRACE_HEADER_TYPE_ERROR`. Error during the logging of an event. Long obsolete; the name was still defined
        /// in 1511. Defined; no known use. Documented for 5.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_ERROR")]
        ERROR = 0x0d, "TRACE_HEADER_TYPE_ERROR";
        /// `TRACE_HEADER_TYPE_WNODE_HEADER`. Long obsolete. The name was still defined in 1511. Defined; no known use.
        /// Documented for 5.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_WNODE_HEADER")]
        WNODE_HEADER = 0x0e, "TRACE_HEADER_TYPE_WNODE_HEADER";
        /// `TRACE_HEADER_TYPE_MESSAGE`. MESSAGE_TRACE_HEADER of 8 bytes, followed by the arguments of the message. This
        /// header has a reserved byte in place of the type. Documented for 5.1+.
        #[doc(alias = "TRACE_HEADER_TYPE_MESSAGE")]
        MESSAGE = 0x0f, "TRACE_HEADER_TYPE_MESSAGE";
        /// `TRACE_HEADER_TYPE_PERFINFO32`. Small system event header, followed by 32-bit data. Documented for 5.1+.
        #[doc(alias = "TRACE_HEADER_TYPE_PERFINFO32")]
        PERFINFO32 = 0x10, "TRACE_HEADER_TYPE_PERFINFO32";
        /// `TRACE_HEADER_TYPE_PERFINFO64`. Small system event header, followed by 64-bit data. Documented for 5.1+.
        #[doc(alias = "TRACE_HEADER_TYPE_PERFINFO64")]
        PERFINFO64 = 0x11, "TRACE_HEADER_TYPE_PERFINFO64";
        /// `TRACE_HEADER_TYPE_EVENT_HEADER32`. EVENT_HEADER of 0x50 bytes, followed by 32-bit data. Its HeaderType is
        /// the upper 16 bits of the marker. Documented for 6.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_EVENT_HEADER32")]
        EVENT_HEADER32 = 0x12, "TRACE_HEADER_TYPE_EVENT_HEADER32";
        /// `TRACE_HEADER_TYPE_EVENT_HEADER64`. EVENT_HEADER of 0x50 bytes, followed by 64-bit data. Its HeaderType is
        /// the upper 16 bits of the marker. Documented for 6.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_EVENT_HEADER64")]
        EVENT_HEADER64 = 0x13, "TRACE_HEADER_TYPE_EVENT_HEADER64";
        /// `TRACE_HEADER_TYPE_FULL_HEADER64`. Classic event header, followed by 64-bit data. Documented for 6.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_FULL_HEADER64")]
        FULL_HEADER64 = 0x14, "TRACE_HEADER_TYPE_FULL_HEADER64";
        /// `TRACE_HEADER_TYPE_INSTANCE64`. EVENT_INSTANCE_GUID_HEADER of 0x48 bytes, followed by 64-bit data.
        /// Documented for 6.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_INSTANCE64")]
        INSTANCE64 = 0x15, "TRACE_HEADER_TYPE_INSTANCE64";
    }, values("TRACE_HEADER_TYPE", false, &[
        named("TRACE_HEADER_TYPE_SYSTEM32", 1, &[(Release(0), Release(255))]),
        named("TRACE_HEADER_TYPE_SYSTEM64", 2, &[(Release(0), Release(255))]),
        named("TRACE_HEADER_TYPE_COMPACT32", 3, &[(Release(7), Release(255))]),
        named("TRACE_HEADER_TYPE_COMPACT64", 4, &[(Release(7), Release(255))]),
        named("TRACE_HEADER_TYPE_FULL_HEADER32", 10, &[(Release(0), Release(255))]),
        named("TRACE_HEADER_TYPE_INSTANCE32", 11, &[(Release(0), Release(1))]),
        named("TRACE_HEADER_TYPE_INSTANCE32", 11, &[(Release(2), Release(255))]),
        named("TRACE_HEADER_TYPE_TIMED", 12, &[(Release(0), Release(255))]),
        named("TRACE_HEADER_TYPE_ERROR", 13, &[(Release(0), Release(255))]),
        named("TRACE_HEADER_TYPE_WNODE_HEADER", 14, &[(Release(0), Release(255))]),
        named("TRACE_HEADER_TYPE_MESSAGE", 15, &[(Release(1), Release(255))]),
        named("TRACE_HEADER_TYPE_PERFINFO32", 16, &[(Release(1), Release(255))]),
        named("TRACE_HEADER_TYPE_PERFINFO64", 17, &[(Release(1), Release(255))]),
        named("TRACE_HEADER_TYPE_EVENT_HEADER32", 18, &[(Release(4), Release(255))]),
        named("TRACE_HEADER_TYPE_EVENT_HEADER64", 19, &[(Release(4), Release(255))]),
        named("TRACE_HEADER_TYPE_FULL_HEADER64", 20, &[(Release(4), Release(255))]),
        named("TRACE_HEADER_TYPE_INSTANCE64", 21, &[(Release(4), Release(255))]),
    ])
}

// spec/enums/TRACE_LEVEL.toml
open_enum! {
    /// Severity or verbosity of an event.
    ///
    /// No known name in C; here: `TRACE_LEVEL`, of type `UCHAR`.
    ///
    /// Stored in Class.Level of EVENT_TRACE_HEADER and in Level of EVENT_DESCRIPTOR. A session receives an event if the
    /// level of the event is at most the level of the session. Providers may define levels of their own.
    ///
    /// Unknown:
    ///
    /// - Which development kit first defines each name.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntrace.h*.
    TraceLevel(u8), size = 1 {
        /// `TRACE_LEVEL_NONE`. No level. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_NONE")]
        NONE = 0x00, "TRACE_LEVEL_NONE";
        /// `TRACE_LEVEL_CRITICAL`. Abnormal exit or termination. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_CRITICAL")]
        CRITICAL = 0x01, "TRACE_LEVEL_CRITICAL";
        /// `TRACE_LEVEL_FATAL`. Deprecated name of TRACE_LEVEL_CRITICAL. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_FATAL")]
        FATAL = 0x01, "TRACE_LEVEL_FATAL";
        /// `TRACE_LEVEL_ERROR`. Severe error. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_ERROR")]
        ERROR = 0x02, "TRACE_LEVEL_ERROR";
        /// `TRACE_LEVEL_WARNING`. Warning. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_WARNING")]
        WARNING = 0x03, "TRACE_LEVEL_WARNING";
        /// `TRACE_LEVEL_INFORMATION`. Information, neither error nor warning. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_INFORMATION")]
        INFORMATION = 0x04, "TRACE_LEVEL_INFORMATION";
        /// `TRACE_LEVEL_VERBOSE`. Detailed trace. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_VERBOSE")]
        VERBOSE = 0x05, "TRACE_LEVEL_VERBOSE";
        /// `TRACE_LEVEL_RESERVED6`. Reserved. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_RESERVED6")]
        RESERVED6 = 0x06, "TRACE_LEVEL_RESERVED6";
        /// `TRACE_LEVEL_RESERVED7`. Reserved. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_RESERVED7")]
        RESERVED7 = 0x07, "TRACE_LEVEL_RESERVED7";
        /// `TRACE_LEVEL_RESERVED8`. Reserved. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_RESERVED8")]
        RESERVED8 = 0x08, "TRACE_LEVEL_RESERVED8";
        /// `TRACE_LEVEL_RESERVED9`. Reserved. Releases unknown.
        #[doc(alias = "TRACE_LEVEL_RESERVED9")]
        RESERVED9 = 0x09, "TRACE_LEVEL_RESERVED9";
    }, values("TRACE_LEVEL", false, &[
        named("TRACE_LEVEL_NONE", 0, &[]),
        named("TRACE_LEVEL_CRITICAL", 1, &[]),
        named("TRACE_LEVEL_FATAL", 1, &[]),
        named("TRACE_LEVEL_ERROR", 2, &[]),
        named("TRACE_LEVEL_WARNING", 3, &[]),
        named("TRACE_LEVEL_INFORMATION", 4, &[]),
        named("TRACE_LEVEL_VERBOSE", 5, &[]),
        named("TRACE_LEVEL_RESERVED6", 6, &[]),
        named("TRACE_LEVEL_RESERVED7", 7, &[]),
        named("TRACE_LEVEL_RESERVED8", 8, &[]),
        named("TRACE_LEVEL_RESERVED9", 9, &[]),
    ])
}

// spec/enums/TRACE_MESSAGE_CONSTANTS.toml
/// `TRACE_MESSAGE_USERMODE`. Message from user mode. EVNTRACE.H names this bit of the option flags
/// TRACE_MESSAGE_POINTER32. Releases unknown.
pub const TRACE_MESSAGE_USERMODE: u32 = 0x00000040;
/// `TRACE_MESSAGE_WOW`. Message from a 32-bit process on 64-bit Windows (inferred from the name). EVNTRACE.H names this
/// bit of the option flags TRACE_MESSAGE_POINTER64. Releases unknown.
pub const TRACE_MESSAGE_WOW: u32 = 0x00000080;

/// `TRACE_MESSAGE_MAXIMUM_SIZE`. Maximum size of a message, in bytes. It is 0x00002000 in 5.0..6.1, 0x00010000 in 6.2+.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "TRACE_MESSAGE_MAXIMUM_SIZE")]
pub fn trace_message_maximum_size(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (0, 6, 0x00002000),
        (7, 255, 0x00010000),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}

// spec/enums/TRACE_MESSAGE_FLAGS.toml
flags! {
    /// Items between the header of a message and its arguments.
    ///
    /// No known name in C; here: `TRACE_MESSAGE_FLAGS`, of type `ULONG`.
    ///
    /// The first six are copied from the caller's flags. No flag describes the arguments. They are one block, and the
    /// reader must know its layout.
    ///
    /// Source: Geoff Chappell, *MESSAGE_TRACE_HEADER*; The mingw-w64 developers, *evntrace.h*.
    TraceMessageFlags(u32), size = 4 {
        /// `TRACE_MESSAGE_SEQUENCE`. Sequence number of 32 bits, assigned by the logger. Documented for 5.1+.
        #[doc(alias = "TRACE_MESSAGE_SEQUENCE")]
        SEQUENCE = 0x00000001, "TRACE_MESSAGE_SEQUENCE";
        /// `TRACE_MESSAGE_GUID`. GUID from the provider, unless a component ID is present instead. Documented for 5.1+.
        #[doc(alias = "TRACE_MESSAGE_GUID")]
        GUID = 0x00000002, "TRACE_MESSAGE_GUID";
        /// `TRACE_MESSAGE_COMPONENTID`. Component ID of 32 bits, from the provider. No GUID follows then, even if
        /// TRACE_MESSAGE_GUID is set. Documented for 5.1+.
        #[doc(alias = "TRACE_MESSAGE_COMPONENTID")]
        COMPONENTID = 0x00000004, "TRACE_MESSAGE_COMPONENTID";
        /// `TRACE_MESSAGE_TIMESTAMP`. Timestamp of 64 bits, from the logger. Documented for 5.1+.
        #[doc(alias = "TRACE_MESSAGE_TIMESTAMP")]
        TIMESTAMP = 0x00000008, "TRACE_MESSAGE_TIMESTAMP";
        /// `TRACE_MESSAGE_PERFORMANCE_TIMESTAMP`. In 5.1, the timestamp is from the performance counter. Later releases
        /// use the session clock in any case. Set alone, it adds no timestamp, although room for one is reserved.
        /// Documented for 5.1+.
        #[doc(alias = "TRACE_MESSAGE_PERFORMANCE_TIMESTAMP")]
        PERFORMANCE_TIMESTAMP = 0x00000010, "TRACE_MESSAGE_PERFORMANCE_TIMESTAMP";
        /// `TRACE_MESSAGE_SYSTEMINFO`. Thread ID and process ID, 32 bits each. Documented for 5.1+.
        #[doc(alias = "TRACE_MESSAGE_SYSTEMINFO")]
        SYSTEMINFO = 0x00000020, "TRACE_MESSAGE_SYSTEMINFO";
        /// `TRACE_MESSAGE_POINTER32`. Logged by 32-bit provider code. Documented for 6.0+.
        #[doc(alias = "TRACE_MESSAGE_POINTER32")]
        POINTER32 = 0x00000040, "TRACE_MESSAGE_POINTER32";
        /// `TRACE_MESSAGE_POINTER64`. Logged by 64-bit provider code. Documented for 6.0+.
        #[doc(alias = "TRACE_MESSAGE_POINTER64")]
        POINTER64 = 0x00000080, "TRACE_MESSAGE_POINTER64";
    } also {
        COMPONENT_ID = 0x00000004, "TRACE_MESSAGE_COMPONENT_ID";
    }, values("TRACE_MESSAGE_FLAGS", true, &[
        named("TRACE_MESSAGE_SEQUENCE", 1, &[(Release(1), Release(255))]),
        named("TRACE_MESSAGE_GUID", 2, &[(Release(1), Release(255))]),
        named("TRACE_MESSAGE_COMPONENTID", 4, &[(Release(1), Release(255))]),
        named("TRACE_MESSAGE_COMPONENT_ID", 4, &[(Release(1), Release(255))]),
        named("TRACE_MESSAGE_TIMESTAMP", 8, &[(Release(1), Release(255))]),
        named("TRACE_MESSAGE_PERFORMANCE_TIMESTAMP", 16, &[(Release(1), Release(255))]),
        named("TRACE_MESSAGE_SYSTEMINFO", 32, &[(Release(1), Release(255))]),
        named("TRACE_MESSAGE_POINTER32", 64, &[(Release(4), Release(255))]),
        named("TRACE_MESSAGE_POINTER64", 128, &[(Release(4), Release(255))]),
    ])
}
