// Generated from spec/enums/EVENT_HEADER_EXT_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

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
    }
}

static TABLE: Values = values("EVENT_HEADER_EXT_TYPE", false, &[
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
]);
