// Generated from spec/enums/EVENT_HEADER_EXT_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// What an item after an EVENT_HEADER holds.
    ///
    /// Microsoft gives the set no name; here: `EVENT_HEADER_EXT_TYPE`, held by `USHORT`.
    ///
    /// What no source says:
    ///
    /// - In which releases the kernel writes each type.
    /// - What the data of EVENT_HEADER_EXT_TYPE_PSM_KEY, EVENT_HEADER_EXT_TYPE_CONTROL_GUID and EVENT_HEADER_EXT_TYPE_QPC_DELTA are, beyond what the names say.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    EventHeaderExtType(u16), 2 {
        /// `EVENT_HEADER_EXT_TYPE_RELATED_ACTIVITYID`. An EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID: the activity that the provider relates the event to. In which releases it holds is not known.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_RELATED_ACTIVITYID")]
        RELATED_ACTIVITYID = 0x0001 "EVENT_HEADER_EXT_TYPE_RELATED_ACTIVITYID",
        /// `EVENT_HEADER_EXT_TYPE_SID`. A SID: the user who wrote the event. In which releases it holds is not known.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_SID")]
        SID = 0x0002 "EVENT_HEADER_EXT_TYPE_SID",
        /// `EVENT_HEADER_EXT_TYPE_TS_ID`. An EVENT_EXTENDED_ITEM_TS_ID: the terminal session in which the event was written. In which releases it holds is not known.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_TS_ID")]
        TS_ID = 0x0003 "EVENT_HEADER_EXT_TYPE_TS_ID",
        /// `EVENT_HEADER_EXT_TYPE_INSTANCE_INFO`. An EVENT_EXTENDED_ITEM_INSTANCE: the instance that the event belongs to. In which releases it holds is not known.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_INSTANCE_INFO")]
        INSTANCE_INFO = 0x0004 "EVENT_HEADER_EXT_TYPE_INSTANCE_INFO",
        /// `EVENT_HEADER_EXT_TYPE_STACK_TRACE32`. An EVENT_EXTENDED_ITEM_STACK_TRACE32: a call stack of 32-bit addresses. In which releases it holds is not known.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_STACK_TRACE32")]
        STACK_TRACE32 = 0x0005 "EVENT_HEADER_EXT_TYPE_STACK_TRACE32",
        /// `EVENT_HEADER_EXT_TYPE_STACK_TRACE64`. An EVENT_EXTENDED_ITEM_STACK_TRACE64: a call stack of 64-bit addresses. In which releases it holds is not known.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_STACK_TRACE64")]
        STACK_TRACE64 = 0x0006 "EVENT_HEADER_EXT_TYPE_STACK_TRACE64",
        /// `EVENT_HEADER_EXT_TYPE_PEBS_INDEX`. An EVENT_EXTENDED_ITEM_PEBS_INDEX. In which releases it holds is not known.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_PEBS_INDEX")]
        PEBS_INDEX = 0x0007 "EVENT_HEADER_EXT_TYPE_PEBS_INDEX",
        /// `EVENT_HEADER_EXT_TYPE_PMC_COUNTERS`. An EVENT_EXTENDED_ITEM_PMC_COUNTERS: values of the processor's performance counters. In which releases it holds is not known.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_PMC_COUNTERS")]
        PMC_COUNTERS = 0x0008 "EVENT_HEADER_EXT_TYPE_PMC_COUNTERS",
        /// `EVENT_HEADER_EXT_TYPE_PSM_KEY`. In which releases it holds is not known.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_PSM_KEY")]
        PSM_KEY = 0x0009 "EVENT_HEADER_EXT_TYPE_PSM_KEY",
        /// `EVENT_HEADER_EXT_TYPE_EVENT_KEY`. An EVENT_EXTENDED_ITEM_EVENT_KEY: a number that the event has in every session that receives it. In which releases it holds is not known.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_EVENT_KEY")]
        EVENT_KEY = 0x000a "EVENT_HEADER_EXT_TYPE_EVENT_KEY",
        /// `EVENT_HEADER_EXT_TYPE_EVENT_SCHEMA_TL`. An EVENT_SCHEMA_TL: the description of the event's data that a provider of TraceLogging sends along. In which releases it holds is not known.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_EVENT_SCHEMA_TL")]
        EVENT_SCHEMA_TL = 0x000b "EVENT_HEADER_EXT_TYPE_EVENT_SCHEMA_TL",
        /// `EVENT_HEADER_EXT_TYPE_PROV_TRAITS`. An EVENT_PROVIDER_TRAITS: the traits of the provider. In which releases it holds is not known.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_PROV_TRAITS")]
        PROV_TRAITS = 0x000c "EVENT_HEADER_EXT_TYPE_PROV_TRAITS",
        /// `EVENT_HEADER_EXT_TYPE_PROCESS_START_KEY`. An EVENT_EXTENDED_ITEM_PROCESS_START_KEY: a number for the process that is not used again until the next start of Windows. In which releases it holds is not known.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_PROCESS_START_KEY")]
        PROCESS_START_KEY = 0x000d "EVENT_HEADER_EXT_TYPE_PROCESS_START_KEY",
        /// `EVENT_HEADER_EXT_TYPE_CONTROL_GUID`. In which releases it holds is not known.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_CONTROL_GUID")]
        CONTROL_GUID = 0x000e "EVENT_HEADER_EXT_TYPE_CONTROL_GUID",
        /// `EVENT_HEADER_EXT_TYPE_QPC_DELTA`. In which releases it holds is not known.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_QPC_DELTA")]
        QPC_DELTA = 0x000f "EVENT_HEADER_EXT_TYPE_QPC_DELTA",
        /// `EVENT_HEADER_EXT_TYPE_CONTAINER_ID`. The container in which the event was written, as characters of 8 bits. In which releases it holds is not known.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_CONTAINER_ID")]
        CONTAINER_ID = 0x0010 "EVENT_HEADER_EXT_TYPE_CONTAINER_ID",
        /// `EVENT_HEADER_EXT_TYPE_STACK_KEY32`. An EVENT_EXTENDED_ITEM_STACK_KEY32: the key of a call stack. In which releases it holds is not known.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_STACK_KEY32")]
        STACK_KEY32 = 0x0011 "EVENT_HEADER_EXT_TYPE_STACK_KEY32",
        /// `EVENT_HEADER_EXT_TYPE_STACK_KEY64`. An EVENT_EXTENDED_ITEM_STACK_KEY64: the key of a call stack. In which releases it holds is not known.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_STACK_KEY64")]
        STACK_KEY64 = 0x0012 "EVENT_HEADER_EXT_TYPE_STACK_KEY64",
        /// `EVENT_HEADER_EXT_TYPE_MAX`. One more than the last type that the kit for Windows 11 has; older kits have the name for 0x0E and for 0x09. Defined; nothing is known to use it. In which releases it holds is not known.
        #[doc(alias = "EVENT_HEADER_EXT_TYPE_MAX")]
        MAX = 0x0013 "EVENT_HEADER_EXT_TYPE_MAX",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl EventHeaderExtType {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::event_header_ext_type::VALUES;
}
