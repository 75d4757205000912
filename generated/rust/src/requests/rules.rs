// Generated from spec/requests.toml by `cargo spec generate`. Do not edit: edit that file.

//! Requirements of the information classes on requests: rules as tables, a check, a builder, and an executable model.
//!
//! [`check`] returns whether a class accepts a buffer in a release with a pointer size, as far as the bytes decide.
//! A refusal contains the rule, and the status if the study names one:
//!
//! ```
//! use etwspec::common::Ntstatus;
//! use etwspec::requests::{EventTraceInformationClass as Class, Operation, check};
//! use etwspec::{Pointer, Release};
//!
//! let mut bytes = [0; 0x18]; // a class, a handle at 0x08, two hook IDs from 0x10
//! bytes[0] = 0x0B;
//! let refusal = check(Class::PEBS_TRACING, Operation::Set, Release::WINDOWS_10, Pointer::Bits64, &bytes).unwrap_err();
//! assert_eq!(refusal.rule.as_str(), "elements");
//! assert_eq!(refusal.status, Some(Ntstatus::INVALID_PARAMETER));
//! assert_eq!(
//!     refusal.to_string(),
//!     "set of EventTracePebsTracingInformation (0x0b) in release 10.0 with 64 bit pointers: HookId has at most 1 \
//!      elements; it has 2 (rule elements; status STATUS_INVALID_PARAMETER, 0xc000000d)",
//! );
//! ```
//!
//! `RequestBuilder` builds a buffer of the required size whose elements meet the rules:
//!
#![cfg_attr(feature = "alloc", doc = "```")]
#![cfg_attr(not(feature = "alloc"), doc = "```ignore")]
//! use etwspec::requests::{EventTraceInformationClass as Class, Operation, RequestBuilder, check};
//! use etwspec::{Pointer, Release};
//!
//! let (class, at) = (Class::PROFILE_COUNTER_LIST, (Release::WINDOWS_10_1607, Pointer::Bits64));
//! let builder = RequestBuilder::new(class, Operation::Set, at.0, at.1)?;
//! let bytes = builder.handle(0xFFFF).elements([0, 2]).build()?;
//! let request = check(class, Operation::Set, at.0, at.1, &bytes)?;
//! assert_eq!(request.handle(), Some(0xFFFF));
//! assert_eq!(request.values().collect::<Vec<_>>(), [0, 2]);
//! // Conditions that the bytes do not decide are listed, not skipped.
//! assert!(request.conditions().any(|rule| rule.to_string().starts_with("the caller has the permission")));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `Model` evaluates these conditions too, for loggers, a caller and a HAL that a program describes. Its documentation
//! states what it models:
//!
#![cfg_attr(feature = "alloc", doc = "```")]
#![cfg_attr(not(feature = "alloc"), doc = "```ignore")]
//! use etwspec::requests::rules::Logger;
//! use etwspec::common::Ntstatus;
//! use etwspec::requests::{EventTraceInformationClass as Class, Model, Operation, OutcomeStatus};
//! use etwspec::requests::RequestBuilder;
//! use etwspec::{Pointer, Release};
//!
//! let (class, set) = (Class::PROFILE_COUNTER_LIST, Operation::Set);
//! let (release, pointer) = (Release::WINDOWS_10_1703, Pointer::Bits64);
//! let bytes = RequestBuilder::new(class, set, release, pointer)?.handle(3).elements([2, 7]).build()?;
//!
//! let mut model = Model::new(release, pointer);
//! let no_logger = OutcomeStatus::Known(Ntstatus::WMI_INSTANCE_NOT_FOUND);
//! assert_eq!(model.request(class, set, &bytes).status, no_logger);
//! model.start_logger(Logger::new(3));
//! assert_eq!(model.request(class, set, &bytes).status, OutcomeStatus::Success);
//! let once = OutcomeStatus::Known(Ntstatus::WMI_ALREADY_ENABLED);
//! assert_eq!(model.request(class, set, &bytes).status, once);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! All numbers come from the tables, [`RULES`]: the classes, their releases, their requirements, and the locations of
//! fields. Sizes and offsets are in bytes, integers are little-endian. The source of each fact is listed with its class
//! or structure. Unknown properties of a class are listed in [`ClassRow::unknown`].

use crate::rt::Release;
use crate::requests::EventTraceInformationClass as Class;
use crate::common::Ntstatus as Status;

#[doc(inline)]
pub use etwspec_runtime::requests::{
    Requirement, Effect, FieldAt, Form, InformationClass, Limit, MaskBits, Operation, RuleName, Structure, When, check,
        check_with,
};
#[cfg(feature = "alloc")]
#[doc(inline)]
pub use etwspec_runtime::requests::{Caller, Hal, Logger};


/// Reason why a buffer could not be built.
#[cfg(feature = "alloc")]
pub type BuildError = etwspec_runtime::requests::BuildError<Class>;

/// Row of an information class.
pub type ClassRow = etwspec_runtime::requests::ClassRow<Class>;

/// The value found in place of the required one.
pub type Found = etwspec_runtime::requests::Found<Class>;

/// Values of limits that the tables do not specify.
pub type Limits<'a> = etwspec_runtime::requests::Limits<'a, Class>;

/// A machine with its loggers, the caller of requests, and the HAL.
#[cfg(feature = "alloc")]
pub type Model = etwspec_runtime::requests::Model<Class>;

/// Result of a request.
#[cfg(feature = "alloc")]
pub type Outcome = etwspec_runtime::requests::Outcome<Class>;

/// Status returned to the caller.
#[cfg(feature = "alloc")]
pub type OutcomeStatus = etwspec_runtime::requests::OutcomeStatus<Status>;

/// Reason why a request is rejected.
pub type Refusal = etwspec_runtime::requests::Refusal<Class>;

/// A buffer that a class accepts, as far as the bytes decide.
pub type Request<'a> = etwspec_runtime::requests::Request<'a, Class>;

/// Builds the buffer of a request, with the size that the class requires.
#[cfg(feature = "alloc")]
pub type RequestBuilder<'a> = etwspec_runtime::requests::RequestBuilder<'a, Class>;

/// A requirement.
pub type Rule = etwspec_runtime::requests::Rule<Status>;

/// The tables of information classes.
pub type Rules = etwspec_runtime::requests::Rules<Class>;


/// Returns the class at the start of a buffer.
pub fn class_of(bytes: &[u8]) -> Option<Class> {
    etwspec_runtime::requests::class_of(bytes)
}

impl InformationClass for Class {
    type Status = Status;

    fn rules() -> &'static Rules {
        &RULES
    }

    fn from_number(number: u32) -> Class {
        Class(number)
    }

    fn number(self) -> u32 {
        self.0
    }

    fn status_number(status: Status) -> u32 {
        status.0
    }
}

/// Name of the limit `profile-sources-per-logger`, for [`Limits`].
pub const PROFILE_SOURCES_PER_LOGGER: &str = "profile-sources-per-logger";

/// Information classes with their structures, rules and limits.
///
/// | value | class | query | set | structure | rules | source |
/// |---|---|---|---|---|---|---|
/// | 0x00 | `EventTraceKernelVersionInformation` | 6.0+ |  | `EVENT_TRACE_VERSION_INFORMATION` | 1 | Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*; Geoff Chappell, *EVENT_TRACE_VERSION_INFORMATION* |
/// | 0x01 | `EventTraceGroupMaskInformation` | 6.0+ | 6.2+ | `EVENT_TRACE_GROUPMASK_INFORMATION` | 5 | Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*; Geoff Chappell, *EVENT_TRACE_GROUPMASK_INFORMATION* |
/// | 0x02 | `EventTracePerformanceInformation` | 6.0+ |  | `EVENT_TRACE_PERFORMANCE_INFORMATION` | 1 | Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*; Geoff Chappell, *EVENT_TRACE_PERFORMANCE_INFORMATION* |
/// | 0x03 | `EventTraceTimeProfileInformation` | 6.0+ | 6.0+ | `EVENT_TRACE_TIME_PROFILE_INFORMATION` | 1 | Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*; Geoff Chappell, *EVENT_TRACE_TIME_PROFILE_INFORMATION*; Geoff Chappell, *TraceSetInformation*; Geoff Chappell, *TraceQueryInformation* |
/// | 0x04 | `EventTraceSessionSecurityInformation` | 6.0+ |  | `EVENT_TRACE_SESSION_SECURITY_INFORMATION` | 1 | Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*; Winsider Seminars & Solutions and contributors, *ntexapi.h* |
/// | 0x05 | `EventTraceSpinlockInformation` | 6.2+ (32-bit), 6.1+ (64-bit) | 6.2+ (32-bit), 6.1+ (64-bit) | `EVENT_TRACE_SPINLOCK_INFORMATION` | 6 | Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*; Geoff Chappell, *EVENT_TRACE_SPINLOCK_INFORMATION* |
/// | 0x06 | `EventTraceStackTracingInformation` | 6.1+ | 6.1+ | `EVENT_TRACE_SYSTEM_EVENT_INFORMATION` | 2 | Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*; Geoff Chappell, *EVENT_TRACE_SYSTEM_EVENT_INFORMATION*; Geoff Chappell, *TraceSetInformation* |
/// | 0x07 | `EventTraceExecutiveResourceInformation` | 6.1+ | 6.1+ | `EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION` | 1 | Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*; Winsider Seminars & Solutions and contributors, *ntexapi.h* |
/// | 0x08 | `EventTraceHeapTracingInformation` | 6.1+ |  | `EVENT_TRACE_HEAP_TRACING_INFORMATION` | 1 | Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*; Geoff Chappell, *ZwQuerySystemInformation* |
/// | 0x09 | `EventTraceHeapSummaryTracingInformation` | 6.1+ |  | `EVENT_TRACE_HEAP_TRACING_INFORMATION` | 1 | Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*; Geoff Chappell, *ZwQuerySystemInformation* |
/// | 0x0a | `EventTracePoolTagFilterInformation` | 6.1+ | 6.1+ | `EVENT_TRACE_TAG_FILTER_INFORMATION` | 3 | Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*; Geoff Chappell, *ZwQuerySystemInformation* |
/// | 0x0b | `EventTracePebsTracingInformation` |  | 6.2+ | `EVENT_TRACE_SYSTEM_EVENT_INFORMATION` | 5 | Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*; Geoff Chappell, *EVENT_TRACE_SYSTEM_EVENT_INFORMATION* |
/// | 0x0c | `EventTraceProfileConfigInformation` |  | 6.2+ | `EVENT_TRACE_PROFILE_COUNTER_INFORMATION` | 1 | Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*; Geoff Chappell, *EVENT_TRACE_PROFILE_COUNTER_INFORMATION*; Geoff Chappell, *KPROFILE* |
/// | 0x0d | `EventTraceProfileSourceListInformation` | 6.2+ |  | `EVENT_TRACE_PROFILE_LIST_INFORMATION` | 1 | Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*; Geoff Chappell, *TraceQueryInformation* |
/// | 0x0e | `EventTraceProfileEventListInformation` |  | 6.2+ | `EVENT_TRACE_SYSTEM_EVENT_INFORMATION` | 2 | Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*; Geoff Chappell, *EVENT_TRACE_SYSTEM_EVENT_INFORMATION*; Geoff Chappell, *TraceSetInformation* |
/// | 0x0f | `EventTraceProfileCounterListInformation` |  | 6.2+ | `EVENT_TRACE_PROFILE_COUNTER_INFORMATION` | 9, in order | Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*; Geoff Chappell, *EVENT_TRACE_PROFILE_COUNTER_INFORMATION* |
/// | 0x10 | `EventTraceStackCachingInformation` |  | 6.2+ | `EVENT_TRACE_STACK_CACHING_INFORMATION` | 1 | Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*; Winsider Seminars & Solutions and contributors, *ntexapi.h* |
/// | 0x11 | `EventTraceObjectTypeFilterInformation` |  | 6.2+ | `EVENT_TRACE_TAG_FILTER_INFORMATION` | 3 | Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*; Geoff Chappell, *ZwQuerySystemInformation* |
/// | 0x12 | `EventTraceSoftRestartInformation` | 1607+ | 1607+ | `EVENT_TRACE_SOFT_RESTART_INFORMATION` | 0 | Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*; Winsider Seminars & Solutions and contributors, *ntexapi.h* |
/// | 0x13 | `EventTraceLastBranchConfigurationInformation` |  | 1709+ | `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION` | 0 | Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*; Winsider Seminars & Solutions and contributors, *ntexapi.h* |
/// | 0x14 | `EventTraceLastBranchEventListInformation` |  | 1709+ | `EVENT_TRACE_SYSTEM_EVENT_INFORMATION` | 0 | Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*; Winsider Seminars & Solutions and contributors, *ntexapi.h* |
/// | 0x15 | `EventTraceProfileSourceAddInformation` |  | 1803+ | `EVENT_TRACE_PROFILE_ADD_INFORMATION` | 0 | Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*; Winsider Seminars & Solutions and contributors, *ntexapi.h* |
/// | 0x16 | `EventTraceProfileSourceRemoveInformation` |  | 1803+ | `EVENT_TRACE_PROFILE_REMOVE_INFORMATION` | 0 | Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*; Winsider Seminars & Solutions and contributors, *ntexapi.h* |
/// | 0x17 | `EventTraceProcessorTraceConfigurationInformation` |  | 1803+ | `EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION` | 0 | Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*; Winsider Seminars & Solutions and contributors, *ntexapi.h* |
/// | 0x18 | `EventTraceProcessorTraceEventListInformation` |  | 1803+ | `EVENT_TRACE_SYSTEM_EVENT_INFORMATION` | 0 | Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*; Winsider Seminars & Solutions and contributors, *ntexapi.h* |
/// | 0x19 | `EventTraceCoverageSamplerInformation` | 1803+ | 1803+ | `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION` | 0 | Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*; Winsider Seminars & Solutions and contributors, *ntexapi.h* |
/// | 0x1a | `EventTraceUnifiedStackCachingInformation` |  | 21H1+ | `EVENT_TRACE_STACK_CACHING_INFORMATION` | 0 | Winsider Seminars & Solutions and contributors, *ntexapi.h* |
/// | 0x1b | `EventTraceContextRegisterTraceInformation` |  | 11-24H2+ | `EVENT_TRACE_CONTEXT_REGISTER_INFO` | 0 | Winsider Seminars & Solutions and contributors, *ntexapi.h* |
///
/// - `profile-sources-per-logger` in 6.2..1607: 4.
/// - `profile-sources-per-logger` in 1703..1809: 8.
/// - `profile-sources-per-logger` in 1903+: determined by the HAL. During initialization, the kernel queries the HAL
///   with the information class HalQueryProfileNumberOfCounters (0x2C), through the pointer HalQuerySystemInformation
///   in its HAL_DISPATCH.
pub static RULES: Rules = Rules {
    name: "EVENT_TRACE_INFORMATION_CLASS",
    complete: Some(When { text: "6.0..2004", x86: &[(Release(4), Release(19))], x64: &[(Release(4), Release(19))] }),
    invalid_class: Some(Status(0xc0000002)),
    limits: &[
        Limit {
            name: "profile-sources-per-logger", value: Some(4), decided_by: None,
            when: When { text: "6.2..1607", x86: &[(Release(7), Release(12))], x64: &[(Release(7), Release(12))] }
        },
        Limit {
            name: "profile-sources-per-logger", value: Some(8), decided_by: None,
            when: When { text: "1703..1809", x86: &[(Release(13), Release(16))], x64: &[(Release(13), Release(16))] }
        },
        Limit {
            name: "profile-sources-per-logger", value: None, decided_by: Some("HAL"),
            when: When { text: "1903+", x86: &[(Release(17), Release(255))], x64: &[(Release(17), Release(255))] }
        },
    ],
    handles: &["TraceHandle"],
    classes: &[
        ClassRow {
            class: Class(0x00),
            name: "EventTraceKernelVersionInformation",
            when: Some(When { text: "6.0+", x86: &[(Release(4), Release(255))], x64: &[(Release(4), Release(255))] }),
            query: Some(When { text: "6.0+", x86: &[(Release(4), Release(255))], x64: &[(Release(4), Release(255))] }),
            set: None,
            structure: Some(&EVENT_TRACE_VERSION_INFORMATION),
            ordered: false,
            rules: &[
                Rule {
                    asks: Requirement::Exactly(&[&EVENT_TRACE_VERSION_INFORMATION]), on: None, when: None, status: None,
                    typically: false, doc: ""
                },
            ],
            effect: None,
            unknown: &[],
        },
        ClassRow {
            class: Class(0x01),
            name: "EventTraceGroupMaskInformation",
            when: Some(When { text: "6.0+", x86: &[(Release(4), Release(255))], x64: &[(Release(4), Release(255))] }),
            query: Some(When { text: "6.0+", x86: &[(Release(4), Release(255))], x64: &[(Release(4), Release(255))] }),
            set: Some(When { text: "6.2+", x86: &[(Release(7), Release(255))], x64: &[(Release(7), Release(255))] }),
            structure: Some(&EVENT_TRACE_GROUPMASK_INFORMATION),
            ordered: false,
            rules: &[
                Rule {
                    asks: Requirement::Exactly(&[&EVENT_TRACE_GROUPMASK_INFORMATION]), on: None, when: None,
                    status: None, typically: false, doc: ""
                },
                Rule {
                    asks: Requirement::Logger {
                        field: "TraceHandle", mask: 0xffff, kernel: "KERNEL_LOGGER_ID", kernel_id: 0xffff
                    },
                    on: None, when: None, status: Some(Status(0xc0000296)), typically: false,
                    doc: "The logger must be active, and the function must obtain exclusive access to it."
                },
                Rule {
                    asks: Requirement::LoggerModeWith { name: "EVENT_TRACE_SYSTEM_LOGGER_MODE", value: 0x2000000 },
                    on: None,
                    when: Some(
                        When { text: "6.2+", x86: &[(Release(7), Release(255))], x64: &[(Release(7), Release(255))] }
                    ),
                    status: Some(Status(0xc000000d)), typically: false,
                    doc: "The study names no releases. The flag is observed from 6.2 on."
                },
                Rule {
                    asks: Requirement::Permission { name: "TRACELOG_GUID_ENABLE", value: 0x80 },
                    on: Some(Operation::Set), when: None, status: Some(Status(0xc0000022)), typically: true, doc: ""
                },
                Rule {
                    asks: Requirement::PrivilegeFor {
                        privilege: "SeSystemProfilePrivilege", field: "EventTraceGroupMasks.Masks",
                        bits: &[
                            MaskBits { name: "PERF_PROFILE", word: 1, mask: 0x2 },
                            MaskBits { name: "PERF_PMC_PROFILE", word: 1, mask: 0x400 }
                        ]
                    },
                    on: Some(Operation::Set), when: None, status: Some(Status(0xc0000061)), typically: false, doc: ""
                },
            ],
            effect: None,
            unknown: &[
                "How the masks are translated for compatibility with EnableFlags.",
                "Whether a query before 6.2 requires a logger mode."
            ],
        },
        ClassRow {
            class: Class(0x02),
            name: "EventTracePerformanceInformation",
            when: Some(When { text: "6.0+", x86: &[(Release(4), Release(255))], x64: &[(Release(4), Release(255))] }),
            query: Some(When { text: "6.0+", x86: &[(Release(4), Release(255))], x64: &[(Release(4), Release(255))] }),
            set: None,
            structure: Some(&EVENT_TRACE_PERFORMANCE_INFORMATION),
            ordered: false,
            rules: &[
                Rule {
                    asks: Requirement::Exactly(&[&EVENT_TRACE_PERFORMANCE_INFORMATION]), on: None, when: None,
                    status: None, typically: false, doc: ""
                },
            ],
            effect: None,
            unknown: &[],
        },
        ClassRow {
            class: Class(0x03),
            name: "EventTraceTimeProfileInformation",
            when: Some(When { text: "6.0+", x86: &[(Release(4), Release(255))], x64: &[(Release(4), Release(255))] }),
            query: Some(When { text: "6.0+", x86: &[(Release(4), Release(255))], x64: &[(Release(4), Release(255))] }),
            set: Some(When { text: "6.0+", x86: &[(Release(4), Release(255))], x64: &[(Release(4), Release(255))] }),
            structure: Some(&EVENT_TRACE_TIME_PROFILE_INFORMATION),
            ordered: false,
            rules: &[
                Rule {
                    asks: Requirement::Exactly(&[&EVENT_TRACE_TIME_PROFILE_INFORMATION]), on: None, when: None,
                    status: None, typically: false, doc: ""
                },
            ],
            effect: None,
            unknown: &["Other requirements on a request to set the interval."],
        },
        ClassRow {
            class: Class(0x04),
            name: "EventTraceSessionSecurityInformation",
            when: Some(When { text: "6.0+", x86: &[(Release(4), Release(255))], x64: &[(Release(4), Release(255))] }),
            query: Some(When { text: "6.0+", x86: &[(Release(4), Release(255))], x64: &[(Release(4), Release(255))] }),
            set: None,
            structure: Some(&EVENT_TRACE_SESSION_SECURITY_INFORMATION),
            ordered: false,
            rules: &[
                Rule {
                    asks: Requirement::AtLeast(&EVENT_TRACE_SESSION_SECURITY_INFORMATION), on: None, when: None,
                    status: None, typically: false, doc: ""
                },
            ],
            effect: None,
            unknown: &["Requirements other than the size of the buffer."],
        },
        ClassRow {
            class: Class(0x05),
            name: "EventTraceSpinlockInformation",
            when: Some(When { text: "6.1+", x86: &[(Release(6), Release(255))], x64: &[(Release(6), Release(255))] }),
            query: Some(
                When {
                    text: "6.2+ (32-bit), 6.1+ (64-bit)", x86: &[(Release(7), Release(255))],
                    x64: &[(Release(6), Release(255))]
                }
            ),
            set: Some(
                When {
                    text: "6.2+ (32-bit), 6.1+ (64-bit)", x86: &[(Release(7), Release(255))],
                    x64: &[(Release(6), Release(255))]
                }
            ),
            structure: Some(&EVENT_TRACE_SPINLOCK_INFORMATION),
            ordered: false,
            rules: &[
                Rule {
                    asks: Requirement::Exactly(
                        &[&EVENT_TRACE_SPINLOCK_INFORMATION_V1, &EVENT_TRACE_SPINLOCK_INFORMATION]
                    ),
                    on: None, when: None, status: None, typically: false, doc: ""
                },
                Rule {
                    asks: Requirement::Permission { name: "TRACELOG_GUID_ENABLE", value: 0x80 },
                    on: Some(Operation::Set),
                    when: Some(
                        When { text: "6.2+", x86: &[(Release(7), Release(255))], x64: &[(Release(7), Release(255))] }
                    ),
                    status: None, typically: false,
                    doc: "The access check is for the NT Kernel Logger: the buffer does not select a logger."
                },
                Rule {
                    asks: Requirement::FieldAtLeast { field: "SpinLockSpinThreshold", min: 1, or_zero: false },
                    on: Some(Operation::Set), when: None, status: Some(Status(0xc000000d)), typically: false, doc: ""
                },
                Rule {
                    asks: Requirement::FieldAtLeast { field: "SpinLockAcquireSampleRate", min: 1000, or_zero: false },
                    on: Some(Operation::Set), when: None, status: Some(Status(0xc000000d)), typically: false, doc: ""
                },
                Rule {
                    asks: Requirement::FieldAtLeast { field: "SpinLockContentionSampleRate", min: 1, or_zero: false },
                    on: Some(Operation::Set), when: None, status: Some(Status(0xc000000d)), typically: false, doc: ""
                },
                Rule {
                    asks: Requirement::FieldAtLeast { field: "SpinLockHoldThreshold", min: 1000000, or_zero: true },
                    on: Some(Operation::Set),
                    when: Some(
                        When { text: "6.3+", x86: &[(Release(8), Release(255))], x64: &[(Release(8), Release(255))] }
                    ),
                    status: Some(Status(0xc000000d)), typically: false, doc: "The shorter structure lacks the field."
                },
            ],
            effect: None,
            unknown: &[],
        },
        ClassRow {
            class: Class(0x06),
            name: "EventTraceStackTracingInformation",
            when: Some(When { text: "6.1+", x86: &[(Release(6), Release(255))], x64: &[(Release(6), Release(255))] }),
            query: Some(When { text: "6.1+", x86: &[(Release(6), Release(255))], x64: &[(Release(6), Release(255))] }),
            set: Some(When { text: "6.1+", x86: &[(Release(6), Release(255))], x64: &[(Release(6), Release(255))] }),
            structure: Some(&EVENT_TRACE_SYSTEM_EVENT_INFORMATION),
            ordered: false,
            rules: &[
                Rule {
                    asks: Requirement::AtLeastTo("HookId"), on: None, when: None, status: None, typically: false,
                    doc: ""
                },
                Rule {
                    asks: Requirement::WholeElements("HookId"), on: Some(Operation::Set), when: None,
                    status: Some(Status(0xc000000d)), typically: false, doc: ""
                },
            ],
            effect: None,
            unknown: &["Number of events that the kernel accepts. TraceSetInformation accepts 256."],
        },
        ClassRow {
            class: Class(0x07),
            name: "EventTraceExecutiveResourceInformation",
            when: Some(When { text: "6.1+", x86: &[(Release(6), Release(255))], x64: &[(Release(6), Release(255))] }),
            query: Some(When { text: "6.1+", x86: &[(Release(6), Release(255))], x64: &[(Release(6), Release(255))] }),
            set: Some(When { text: "6.1+", x86: &[(Release(6), Release(255))], x64: &[(Release(6), Release(255))] }),
            structure: Some(&EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION),
            ordered: false,
            rules: &[
                Rule {
                    asks: Requirement::AtLeast(&EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION), on: None, when: None,
                    status: None, typically: false, doc: ""
                },
            ],
            effect: None,
            unknown: &["Requirements other than the size of the buffer."],
        },
        ClassRow {
            class: Class(0x08),
            name: "EventTraceHeapTracingInformation",
            when: Some(When { text: "6.1+", x86: &[(Release(6), Release(255))], x64: &[(Release(6), Release(255))] }),
            query: Some(When { text: "6.1+", x86: &[(Release(6), Release(255))], x64: &[(Release(6), Release(255))] }),
            set: None,
            structure: Some(&EVENT_TRACE_HEAP_TRACING_INFORMATION),
            ordered: false,
            rules: &[
                Rule {
                    asks: Requirement::AtLeast(&EVENT_TRACE_HEAP_TRACING_INFORMATION), on: None, when: None,
                    status: None, typically: false, doc: ""
                },
            ],
            effect: None,
            unknown: &["Requirements other than the size of the buffer."],
        },
        ClassRow {
            class: Class(0x09),
            name: "EventTraceHeapSummaryTracingInformation",
            when: Some(When { text: "6.1+", x86: &[(Release(6), Release(255))], x64: &[(Release(6), Release(255))] }),
            query: Some(When { text: "6.1+", x86: &[(Release(6), Release(255))], x64: &[(Release(6), Release(255))] }),
            set: None,
            structure: Some(&EVENT_TRACE_HEAP_TRACING_INFORMATION),
            ordered: false,
            rules: &[
                Rule {
                    asks: Requirement::AtLeast(&EVENT_TRACE_HEAP_TRACING_INFORMATION), on: None, when: None,
                    status: None, typically: false, doc: ""
                },
            ],
            effect: None,
            unknown: &["Requirements other than the size of the buffer."],
        },
        ClassRow {
            class: Class(0x0a),
            name: "EventTracePoolTagFilterInformation",
            when: Some(When { text: "6.1+", x86: &[(Release(6), Release(255))], x64: &[(Release(6), Release(255))] }),
            query: Some(When { text: "6.1+", x86: &[(Release(6), Release(255))], x64: &[(Release(6), Release(255))] }),
            set: Some(When { text: "6.1+", x86: &[(Release(6), Release(255))], x64: &[(Release(6), Release(255))] }),
            structure: Some(&EVENT_TRACE_TAG_FILTER_INFORMATION),
            ordered: false,
            rules: &[
                Rule {
                    asks: Requirement::AtLeastTo("Filter"), on: None, when: None, status: None, typically: false,
                    doc: ""
                },
                Rule {
                    asks: Requirement::WholeElements("Filter"), on: Some(Operation::Set), when: None,
                    status: Some(Status(0xc000000d)), typically: false, doc: ""
                },
                Rule {
                    asks: Requirement::Elements { of: "Filter", min: 0, max: Some(4), max_limit: None },
                    on: Some(Operation::Set), when: None, status: Some(Status(0xc000000d)), typically: false, doc: ""
                },
            ],
            effect: None,
            unknown: &[],
        },
        ClassRow {
            class: Class(0x0b),
            name: "EventTracePebsTracingInformation",
            when: Some(When { text: "6.2+", x86: &[(Release(7), Release(255))], x64: &[(Release(7), Release(255))] }),
            query: None,
            set: Some(When { text: "6.2+", x86: &[(Release(7), Release(255))], x64: &[(Release(7), Release(255))] }),
            structure: Some(&EVENT_TRACE_SYSTEM_EVENT_INFORMATION),
            ordered: false,
            rules: &[
                Rule {
                    asks: Requirement::AtLeastTo("HookId"), on: None, when: None, status: None, typically: false,
                    doc: ""
                },
                Rule {
                    asks: Requirement::WholeElements("HookId"), on: None, when: None, status: Some(Status(0xc000000d)),
                    typically: false, doc: ""
                },
                Rule {
                    asks: Requirement::Elements { of: "HookId", min: 0, max: Some(1), max_limit: None }, on: None,
                    when: None, status: Some(Status(0xc000000d)), typically: false, doc: ""
                },
                Rule {
                    asks: Requirement::EachElement { of: "HookId", equals: 0x524 }, on: None, when: None, status: None,
                    typically: false,
                    doc: "Must be PERFINFO_LOG_TYPE_CONTEXTSWAP. The study names a status for the preceding rule but \
                        not for this one."
                },
                Rule {
                    asks: Requirement::Privilege("SeSystemProfilePrivilege"), on: None, when: None,
                    status: Some(Status(0xc0000061)), typically: false, doc: ""
                },
            ],
            effect: None,
            unknown: &[],
        },
        ClassRow {
            class: Class(0x0c),
            name: "EventTraceProfileConfigInformation",
            when: Some(When { text: "6.2+", x86: &[(Release(7), Release(255))], x64: &[(Release(7), Release(255))] }),
            query: None,
            set: Some(When { text: "6.2+", x86: &[(Release(7), Release(255))], x64: &[(Release(7), Release(255))] }),
            structure: Some(&EVENT_TRACE_PROFILE_COUNTER_INFORMATION),
            ordered: false,
            rules: &[
                Rule {
                    asks: Requirement::AtLeastTo("ProfileSource"), on: None, when: None, status: None, typically: false,
                    doc: ""
                },
            ],
            effect: None,
            unknown: &["Requirements other than the size of the buffer, which the study leaves open."],
        },
        ClassRow {
            class: Class(0x0d),
            name: "EventTraceProfileSourceListInformation",
            when: Some(When { text: "6.2+", x86: &[(Release(7), Release(255))], x64: &[(Release(7), Release(255))] }),
            query: Some(When { text: "6.2+", x86: &[(Release(7), Release(255))], x64: &[(Release(7), Release(255))] }),
            set: None,
            structure: Some(&EVENT_TRACE_PROFILE_LIST_INFORMATION),
            ordered: false,
            rules: &[
                Rule {
                    asks: Requirement::AtLeast(&EVENT_TRACE_PROFILE_LIST_INFORMATION), on: None, when: None,
                    status: None, typically: false, doc: ""
                },
            ],
            effect: None,
            unknown: &["Result for a buffer too small for the whole list."],
        },
        ClassRow {
            class: Class(0x0e),
            name: "EventTraceProfileEventListInformation",
            when: Some(When { text: "6.2+", x86: &[(Release(7), Release(255))], x64: &[(Release(7), Release(255))] }),
            query: None,
            set: Some(When { text: "6.2+", x86: &[(Release(7), Release(255))], x64: &[(Release(7), Release(255))] }),
            structure: Some(&EVENT_TRACE_SYSTEM_EVENT_INFORMATION),
            ordered: false,
            rules: &[
                Rule {
                    asks: Requirement::AtLeastTo("HookId"), on: None, when: None, status: None, typically: false,
                    doc: ""
                },
                Rule {
                    asks: Requirement::WholeElements("HookId"), on: None, when: None, status: Some(Status(0xc000000d)),
                    typically: false, doc: ""
                },
            ],
            effect: None,
            unknown: &["Number of events that the kernel accepts. ETW_PMC_SUPPORT has room for 4, and \
                TraceSetInformation accepts 4."],
        },
        ClassRow {
            class: Class(0x0f),
            name: "EventTraceProfileCounterListInformation",
            when: Some(When { text: "6.2+", x86: &[(Release(7), Release(255))], x64: &[(Release(7), Release(255))] }),
            query: None,
            set: Some(When { text: "6.2+", x86: &[(Release(7), Release(255))], x64: &[(Release(7), Release(255))] }),
            structure: Some(&EVENT_TRACE_PROFILE_COUNTER_INFORMATION),
            ordered: true,
            rules: &[
                Rule {
                    asks: Requirement::AtLeastTo("ProfileSource"), on: None, when: None, status: None, typically: false,
                    doc: ""
                },
                Rule {
                    asks: Requirement::WholeElements("ProfileSource"), on: None, when: None,
                    status: Some(Status(0xc000000d)), typically: false, doc: ""
                },
                Rule {
                    asks: Requirement::Logger {
                        field: "TraceHandle", mask: 0xffff, kernel: "KERNEL_LOGGER_ID", kernel_id: 0xffff
                    },
                    on: None, when: None, status: Some(Status(0xc0000296)), typically: false,
                    doc: "The logger must be active, and the function must obtain exclusive access to it."
                },
                Rule {
                    asks: Requirement::Permission { name: "TRACELOG_GUID_ENABLE", value: 0x80 }, on: None, when: None,
                    status: Some(Status(0xc0000022)), typically: true, doc: ""
                },
                Rule {
                    asks: Requirement::Elements {
                        of: "ProfileSource", min: 1, max: None, max_limit: Some("profile-sources-per-logger")
                    },
                    on: None, when: None, status: Some(Status(0xc000000d)), typically: false, doc: ""
                },
                Rule {
                    asks: Requirement::LoggerModeWithout { name: "EVENT_TRACE_USE_PAGED_MEMORY", value: 0x1000000 },
                    on: None, when: None, status: Some(Status(0xc000000d)), typically: false, doc: ""
                },
                Rule {
                    asks: Requirement::LoggerCanHave("ETW_PMC_SUPPORT"), on: None, when: None,
                    status: Some(Status(0xc0000017)), typically: false,
                    doc: "Allocated for a logger that does not have the structure yet."
                },
                Rule {
                    asks: Requirement::NotYet("profile-sources"), on: None, when: None,
                    status: Some(Status(0xc0000303)), typically: false,
                    doc: "Counters can be set only once for a logger."
                },
                Rule {
                    asks: Requirement::EveryProcessor("HalAllocatePmcCounterSets"), on: None, when: None, status: None,
                    typically: false,
                    doc: "The kernel passes the sources to the HAL for each active processor, through a pointer in \
                        HAL_PRIVATE_DISPATCH. The HAL does the profiling. A failure for any processor fails the \
                        request."
                },
            ],
            effect: Some(Effect { gives: "profile-sources", from: "ProfileSource", until: "the logger is stopped" }),
            unknown: &[],
        },
        ClassRow {
            class: Class(0x10),
            name: "EventTraceStackCachingInformation",
            when: Some(When { text: "6.2+", x86: &[(Release(7), Release(255))], x64: &[(Release(7), Release(255))] }),
            query: None,
            set: Some(When { text: "6.2+", x86: &[(Release(7), Release(255))], x64: &[(Release(7), Release(255))] }),
            structure: Some(&EVENT_TRACE_STACK_CACHING_INFORMATION),
            ordered: false,
            rules: &[
                Rule {
                    asks: Requirement::Exactly(&[&EVENT_TRACE_STACK_CACHING_INFORMATION]), on: None, when: None,
                    status: None, typically: false, doc: ""
                },
            ],
            effect: None,
            unknown: &["Requirements other than the size of the buffer."],
        },
        ClassRow {
            class: Class(0x11),
            name: "EventTraceObjectTypeFilterInformation",
            when: Some(When { text: "6.2+", x86: &[(Release(7), Release(255))], x64: &[(Release(7), Release(255))] }),
            query: None,
            set: Some(When { text: "6.2+", x86: &[(Release(7), Release(255))], x64: &[(Release(7), Release(255))] }),
            structure: Some(&EVENT_TRACE_TAG_FILTER_INFORMATION),
            ordered: false,
            rules: &[
                Rule {
                    asks: Requirement::AtLeastTo("Filter"), on: None, when: None, status: None, typically: false,
                    doc: ""
                },
                Rule {
                    asks: Requirement::WholeElements("Filter"), on: None, when: None, status: Some(Status(0xc000000d)),
                    typically: false, doc: ""
                },
                Rule {
                    asks: Requirement::Elements { of: "Filter", min: 0, max: Some(4), max_limit: None }, on: None,
                    when: None, status: Some(Status(0xc000000d)), typically: false, doc: ""
                },
            ],
            effect: None,
            unknown: &[],
        },
        ClassRow {
            class: Class(0x12),
            name: "EventTraceSoftRestartInformation",
            when: Some(
                When { text: "1607+", x86: &[(Release(12), Release(255))], x64: &[(Release(12), Release(255))] }
            ),
            query: Some(
                When { text: "1607+", x86: &[(Release(12), Release(255))], x64: &[(Release(12), Release(255))] }
            ),
            set: Some(When { text: "1607+", x86: &[(Release(12), Release(255))], x64: &[(Release(12), Release(255))] }),
            structure: Some(&EVENT_TRACE_SOFT_RESTART_INFORMATION),
            ordered: false,
            rules: &[],
            effect: None,
            unknown: &["Requirements on the buffer, the caller and the logger."],
        },
        ClassRow {
            class: Class(0x13),
            name: "EventTraceLastBranchConfigurationInformation",
            when: Some(
                When { text: "1709+", x86: &[(Release(14), Release(255))], x64: &[(Release(14), Release(255))] }
            ),
            query: None,
            set: Some(When { text: "1709+", x86: &[(Release(14), Release(255))], x64: &[(Release(14), Release(255))] }),
            structure: Some(&EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION),
            ordered: false,
            rules: &[],
            effect: None,
            unknown: &["Requirements on the buffer, the caller and the logger."],
        },
        ClassRow {
            class: Class(0x14),
            name: "EventTraceLastBranchEventListInformation",
            when: Some(
                When { text: "1709+", x86: &[(Release(14), Release(255))], x64: &[(Release(14), Release(255))] }
            ),
            query: None,
            set: Some(When { text: "1709+", x86: &[(Release(14), Release(255))], x64: &[(Release(14), Release(255))] }),
            structure: Some(&EVENT_TRACE_SYSTEM_EVENT_INFORMATION),
            ordered: false,
            rules: &[],
            effect: None,
            unknown: &["Requirements on the buffer, the caller and the logger."],
        },
        ClassRow {
            class: Class(0x15),
            name: "EventTraceProfileSourceAddInformation",
            when: Some(
                When { text: "1803+", x86: &[(Release(15), Release(255))], x64: &[(Release(15), Release(255))] }
            ),
            query: None,
            set: Some(When { text: "1803+", x86: &[(Release(15), Release(255))], x64: &[(Release(15), Release(255))] }),
            structure: Some(&EVENT_TRACE_PROFILE_ADD_INFORMATION),
            ordered: false,
            rules: &[],
            effect: None,
            unknown: &["Requirements on the buffer, the caller and the logger."],
        },
        ClassRow {
            class: Class(0x16),
            name: "EventTraceProfileSourceRemoveInformation",
            when: Some(
                When { text: "1803+", x86: &[(Release(15), Release(255))], x64: &[(Release(15), Release(255))] }
            ),
            query: None,
            set: Some(When { text: "1803+", x86: &[(Release(15), Release(255))], x64: &[(Release(15), Release(255))] }),
            structure: Some(&EVENT_TRACE_PROFILE_REMOVE_INFORMATION),
            ordered: false,
            rules: &[],
            effect: None,
            unknown: &["Requirements on the buffer, the caller and the logger."],
        },
        ClassRow {
            class: Class(0x17),
            name: "EventTraceProcessorTraceConfigurationInformation",
            when: Some(
                When { text: "1803+", x86: &[(Release(15), Release(255))], x64: &[(Release(15), Release(255))] }
            ),
            query: None,
            set: Some(When { text: "1803+", x86: &[(Release(15), Release(255))], x64: &[(Release(15), Release(255))] }),
            structure: Some(&EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION),
            ordered: false,
            rules: &[],
            effect: None,
            unknown: &["Requirements on the buffer, the caller and the logger."],
        },
        ClassRow {
            class: Class(0x18),
            name: "EventTraceProcessorTraceEventListInformation",
            when: Some(
                When { text: "1803+", x86: &[(Release(15), Release(255))], x64: &[(Release(15), Release(255))] }
            ),
            query: None,
            set: Some(When { text: "1803+", x86: &[(Release(15), Release(255))], x64: &[(Release(15), Release(255))] }),
            structure: Some(&EVENT_TRACE_SYSTEM_EVENT_INFORMATION),
            ordered: false,
            rules: &[],
            effect: None,
            unknown: &["Requirements on the buffer, the caller and the logger."],
        },
        ClassRow {
            class: Class(0x19),
            name: "EventTraceCoverageSamplerInformation",
            when: Some(
                When { text: "1803+", x86: &[(Release(15), Release(255))], x64: &[(Release(15), Release(255))] }
            ),
            query: Some(
                When { text: "1803+", x86: &[(Release(15), Release(255))], x64: &[(Release(15), Release(255))] }
            ),
            set: Some(When { text: "1803+", x86: &[(Release(15), Release(255))], x64: &[(Release(15), Release(255))] }),
            structure: Some(&EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION),
            ordered: false,
            rules: &[],
            effect: None,
            unknown: &["Requirements on the buffer, the caller and the logger."],
        },
        ClassRow {
            class: Class(0x1a),
            name: "EventTraceUnifiedStackCachingInformation",
            when: Some(
                When { text: "21H1+", x86: &[(Release(21), Release(255))], x64: &[(Release(21), Release(255))] }
            ),
            query: None,
            set: Some(When { text: "21H1+", x86: &[(Release(21), Release(255))], x64: &[(Release(21), Release(255))] }),
            structure: Some(&EVENT_TRACE_STACK_CACHING_INFORMATION),
            ordered: false,
            rules: &[],
            effect: None,
            unknown: &[
                "First release.", "Support for queries.", "Requirements on the buffer, the caller and the logger."
            ],
        },
        ClassRow {
            class: Class(0x1b),
            name: "EventTraceContextRegisterTraceInformation",
            when: Some(
                When { text: "11-24H2+", x86: &[(Release(28), Release(255))], x64: &[(Release(28), Release(255))] }
            ),
            query: None,
            set: Some(
                When { text: "11-24H2+", x86: &[(Release(28), Release(255))], x64: &[(Release(28), Release(255))] }
            ),
            structure: Some(&EVENT_TRACE_CONTEXT_REGISTER_INFO),
            ordered: false,
            rules: &[],
            effect: None,
            unknown: &["Support for queries.", "Requirements on the buffer, the caller and the logger."],
        },
    ],
};

static EVENT_TRACE_CONTEXT_REGISTER_INFO: Structure = Structure {
    name: "EVENT_TRACE_CONTEXT_REGISTER_INFO",
    forms: &[
    ],
};

static EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION: Structure = Structure {
    name: "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION",
    forms: &[
        Form {
            when: When { text: "1803+ (32-bit)", x86: &[(Release(15), Release(255))], x64: &[] },
            size: 0xc,
            fixed: 0xc,
            fields: &[
                FieldAt { path: "EventTraceInformationClass", offset: 0x0, size: 0x4 },
                FieldAt { path: "CoverageSamplerInformationClass", offset: 0x4, size: 0x1 },
                FieldAt { path: "MajorVersion", offset: 0x5, size: 0x1 },
                FieldAt { path: "MinorVersion", offset: 0x6, size: 0x1 },
                FieldAt { path: "Reserved", offset: 0x7, size: 0x1 },
                FieldAt { path: "SamplerHandle", offset: 0x8, size: 0x4 },
            ],
            open: None,
        },
        Form {
            when: When { text: "1803+ (64-bit)", x86: &[], x64: &[(Release(15), Release(255))] },
            size: 0x10,
            fixed: 0x10,
            fields: &[
                FieldAt { path: "EventTraceInformationClass", offset: 0x0, size: 0x4 },
                FieldAt { path: "CoverageSamplerInformationClass", offset: 0x4, size: 0x1 },
                FieldAt { path: "MajorVersion", offset: 0x5, size: 0x1 },
                FieldAt { path: "MinorVersion", offset: 0x6, size: 0x1 },
                FieldAt { path: "Reserved", offset: 0x7, size: 0x1 },
                FieldAt { path: "SamplerHandle", offset: 0x8, size: 0x8 },
            ],
            open: None,
        },
    ],
};

static EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION: Structure = Structure {
    name: "EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION",
    forms: &[
        Form {
            when: When { text: "6.1+", x86: &[(Release(6), Release(255))], x64: &[(Release(6), Release(255))] },
            size: 0x10,
            fixed: 0x10,
            fields: &[
                FieldAt { path: "EventTraceInformationClass", offset: 0x0, size: 0x4 },
                FieldAt { path: "ReleaseSamplingRate", offset: 0x4, size: 0x4 },
                FieldAt { path: "ContentionSamplingRate", offset: 0x8, size: 0x4 },
                FieldAt { path: "NumberOfExcessiveTimeouts", offset: 0xc, size: 0x4 },
            ],
            open: None,
        },
    ],
};

static EVENT_TRACE_GROUPMASK_INFORMATION: Structure = Structure {
    name: "EVENT_TRACE_GROUPMASK_INFORMATION",
    forms: &[
        Form {
            when: When { text: "6.0+", x86: &[(Release(4), Release(255))], x64: &[(Release(4), Release(255))] },
            size: 0x30,
            fixed: 0x30,
            fields: &[
                FieldAt { path: "EventTraceInformationClass", offset: 0x0, size: 0x4 },
                FieldAt { path: "TraceHandle", offset: 0x8, size: 0x8 },
                FieldAt { path: "EventTraceGroupMasks", offset: 0x10, size: 0x20 },
                FieldAt { path: "EventTraceGroupMasks.Masks", offset: 0x10, size: 0x20 },
            ],
            open: None,
        },
    ],
};

static EVENT_TRACE_HEAP_TRACING_INFORMATION: Structure = Structure {
    name: "EVENT_TRACE_HEAP_TRACING_INFORMATION",
    forms: &[
        Form {
            when: When { text: "6.1+", x86: &[(Release(6), Release(255))], x64: &[(Release(6), Release(255))] },
            size: 0x8,
            fixed: 0x4,
            fields: &[
                FieldAt { path: "EventTraceInformationClass", offset: 0x0, size: 0x4 },
            ],
            open: Some(FieldAt { path: "ProcessId", offset: 0x4, size: 0x4 }),
        },
    ],
};

static EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION: Structure = Structure {
    name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION",
    forms: &[
        Form {
            when: When { text: "1709+", x86: &[(Release(14), Release(255))], x64: &[(Release(14), Release(255))] },
            size: 0x6c,
            fixed: 0x6c,
            fields: &[
                FieldAt { path: "EventTraceInformationClass", offset: 0x0, size: 0x4 },
                FieldAt { path: "LbrConfiguration", offset: 0x4, size: 0x4 },
                FieldAt { path: "EventCount", offset: 0x8, size: 0x4 },
                FieldAt { path: "Events", offset: 0xc, size: 0x60 },
            ],
            open: None,
        },
    ],
};

static EVENT_TRACE_PERFORMANCE_INFORMATION: Structure = Structure {
    name: "EVENT_TRACE_PERFORMANCE_INFORMATION",
    forms: &[
        Form {
            when: When { text: "6.0+", x86: &[(Release(4), Release(255))], x64: &[(Release(4), Release(255))] },
            size: 0x10,
            fixed: 0x10,
            fields: &[
                FieldAt { path: "EventTraceInformationClass", offset: 0x0, size: 0x4 },
                FieldAt { path: "LogfileBytesWritten", offset: 0x8, size: 0x8 },
            ],
            open: None,
        },
    ],
};

static EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION: Structure = Structure {
    name: "EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION",
    forms: &[
        Form {
            when: When { text: "1803+ (32-bit)", x86: &[(Release(15), Release(255))], x64: &[] },
            size: 0x18,
            fixed: 0x18,
            fields: &[
                FieldAt { path: "EventTraceInformationClass", offset: 0x0, size: 0x4 },
                FieldAt { path: "TraceHandle", offset: 0x8, size: 0x8 },
                FieldAt { path: "Callback", offset: 0x10, size: 0x4 },
            ],
            open: None,
        },
        Form {
            when: When { text: "1803+ (64-bit)", x86: &[], x64: &[(Release(15), Release(255))] },
            size: 0x18,
            fixed: 0x18,
            fields: &[
                FieldAt { path: "EventTraceInformationClass", offset: 0x0, size: 0x4 },
                FieldAt { path: "TraceHandle", offset: 0x8, size: 0x8 },
                FieldAt { path: "Callback", offset: 0x10, size: 0x8 },
            ],
            open: None,
        },
    ],
};

static EVENT_TRACE_PROFILE_ADD_INFORMATION: Structure = Structure {
    name: "EVENT_TRACE_PROFILE_ADD_INFORMATION",
    forms: &[
        Form {
            when: When { text: "1803+", x86: &[(Release(15), Release(255))], x64: &[(Release(15), Release(255))] },
            size: 0x24,
            fixed: 0x22,
            fields: &[
                FieldAt { path: "EventTraceInformationClass", offset: 0x0, size: 0x4 },
                FieldAt { path: "Version", offset: 0x4, size: 0x1 },
                FieldAt { path: "CpuInfoHierarchy", offset: 0x10, size: 0xc },
                FieldAt { path: "InitialInterval", offset: 0x1c, size: 0x4 },
                FieldAt { path: "Persist", offset: 0x20, size: 0x1 },
            ],
            open: Some(FieldAt { path: "ProfileSourceDescription", offset: 0x22, size: 0x2 }),
        },
    ],
};

static EVENT_TRACE_PROFILE_COUNTER_INFORMATION: Structure = Structure {
    name: "EVENT_TRACE_PROFILE_COUNTER_INFORMATION",
    forms: &[
        Form {
            when: When { text: "6.2+", x86: &[(Release(7), Release(255))], x64: &[(Release(7), Release(255))] },
            size: 0x18,
            fixed: 0x10,
            fields: &[
                FieldAt { path: "EventTraceInformationClass", offset: 0x0, size: 0x4 },
                FieldAt { path: "TraceHandle", offset: 0x8, size: 0x8 },
            ],
            open: Some(FieldAt { path: "ProfileSource", offset: 0x10, size: 0x4 }),
        },
    ],
};

static EVENT_TRACE_PROFILE_LIST_INFORMATION: Structure = Structure {
    name: "EVENT_TRACE_PROFILE_LIST_INFORMATION",
    forms: &[
        Form {
            when: When { text: "6.2+", x86: &[(Release(7), Release(255))], x64: &[(Release(7), Release(255))] },
            size: 0x28,
            fixed: 0x8,
            fields: &[
                FieldAt { path: "EventTraceInformationClass", offset: 0x0, size: 0x4 },
                FieldAt { path: "Spare", offset: 0x4, size: 0x4 },
            ],
            open: Some(FieldAt { path: "Profile", offset: 0x8, size: 0x20 }),
        },
    ],
};

static EVENT_TRACE_PROFILE_REMOVE_INFORMATION: Structure = Structure {
    name: "EVENT_TRACE_PROFILE_REMOVE_INFORMATION",
    forms: &[
        Form {
            when: When { text: "1803+", x86: &[(Release(15), Release(255))], x64: &[(Release(15), Release(255))] },
            size: 0x14,
            fixed: 0x14,
            fields: &[
                FieldAt { path: "EventTraceInformationClass", offset: 0x0, size: 0x4 },
                FieldAt { path: "ProfileSource", offset: 0x4, size: 0x4 },
                FieldAt { path: "CpuInfoHierarchy", offset: 0x8, size: 0xc },
            ],
            open: None,
        },
    ],
};

static EVENT_TRACE_SESSION_SECURITY_INFORMATION: Structure = Structure {
    name: "EVENT_TRACE_SESSION_SECURITY_INFORMATION",
    forms: &[
        Form {
            when: When { text: "6.0+", x86: &[(Release(4), Release(255))], x64: &[(Release(4), Release(255))] },
            size: 0x18,
            fixed: 0x10,
            fields: &[
                FieldAt { path: "EventTraceInformationClass", offset: 0x0, size: 0x4 },
                FieldAt { path: "SecurityInformation", offset: 0x4, size: 0x4 },
                FieldAt { path: "TraceHandle", offset: 0x8, size: 0x8 },
            ],
            open: Some(FieldAt { path: "SecurityDescriptor", offset: 0x10, size: 0x1 }),
        },
    ],
};

static EVENT_TRACE_SOFT_RESTART_INFORMATION: Structure = Structure {
    name: "EVENT_TRACE_SOFT_RESTART_INFORMATION",
    forms: &[
        Form {
            when: When { text: "1607+", x86: &[(Release(12), Release(255))], x64: &[(Release(12), Release(255))] },
            size: 0x18,
            fixed: 0x12,
            fields: &[
                FieldAt { path: "EventTraceInformationClass", offset: 0x0, size: 0x4 },
                FieldAt { path: "TraceHandle", offset: 0x8, size: 0x8 },
                FieldAt { path: "PersistTraceBuffers", offset: 0x10, size: 0x1 },
            ],
            open: Some(FieldAt { path: "FileName", offset: 0x12, size: 0x2 }),
        },
    ],
};

static EVENT_TRACE_SPINLOCK_INFORMATION: Structure = Structure {
    name: "EVENT_TRACE_SPINLOCK_INFORMATION",
    forms: &[
        Form {
            when: When { text: "6.1..6.2", x86: &[(Release(6), Release(7))], x64: &[(Release(6), Release(7))] },
            size: 0x10,
            fixed: 0x10,
            fields: &[
                FieldAt { path: "EventTraceInformationClass", offset: 0x0, size: 0x4 },
                FieldAt { path: "SpinLockSpinThreshold", offset: 0x4, size: 0x4 },
                FieldAt { path: "SpinLockAcquireSampleRate", offset: 0x8, size: 0x4 },
                FieldAt { path: "SpinLockContentionSampleRate", offset: 0xc, size: 0x4 },
            ],
            open: None,
        },
        Form {
            when: When { text: "6.3+", x86: &[(Release(8), Release(255))], x64: &[(Release(8), Release(255))] },
            size: 0x14,
            fixed: 0x14,
            fields: &[
                FieldAt { path: "EventTraceInformationClass", offset: 0x0, size: 0x4 },
                FieldAt { path: "SpinLockSpinThreshold", offset: 0x4, size: 0x4 },
                FieldAt { path: "SpinLockAcquireSampleRate", offset: 0x8, size: 0x4 },
                FieldAt { path: "SpinLockContentionSampleRate", offset: 0xc, size: 0x4 },
                FieldAt { path: "SpinLockHoldThreshold", offset: 0x10, size: 0x4 },
            ],
            open: None,
        },
    ],
};

static EVENT_TRACE_SPINLOCK_INFORMATION_V1: Structure = Structure {
    name: "EVENT_TRACE_SPINLOCK_INFORMATION_V1",
    forms: &[
        Form {
            when: When { text: "6.3+", x86: &[(Release(8), Release(255))], x64: &[(Release(8), Release(255))] },
            size: 0x10,
            fixed: 0x10,
            fields: &[
                FieldAt { path: "EventTraceInformationClass", offset: 0x0, size: 0x4 },
                FieldAt { path: "SpinLockSpinThreshold", offset: 0x4, size: 0x4 },
                FieldAt { path: "SpinLockAcquireSampleRate", offset: 0x8, size: 0x4 },
                FieldAt { path: "SpinLockContentionSampleRate", offset: 0xc, size: 0x4 },
            ],
            open: None,
        },
    ],
};

static EVENT_TRACE_STACK_CACHING_INFORMATION: Structure = Structure {
    name: "EVENT_TRACE_STACK_CACHING_INFORMATION",
    forms: &[
        Form {
            when: When { text: "6.2+", x86: &[(Release(7), Release(255))], x64: &[(Release(7), Release(255))] },
            size: 0x20,
            fixed: 0x20,
            fields: &[
                FieldAt { path: "EventTraceInformationClass", offset: 0x0, size: 0x4 },
                FieldAt { path: "TraceHandle", offset: 0x8, size: 0x8 },
                FieldAt { path: "Enabled", offset: 0x10, size: 0x1 },
                FieldAt { path: "Reserved", offset: 0x11, size: 0x3 },
                FieldAt { path: "CacheSize", offset: 0x14, size: 0x4 },
                FieldAt { path: "BucketCount", offset: 0x18, size: 0x4 },
            ],
            open: None,
        },
    ],
};

static EVENT_TRACE_SYSTEM_EVENT_INFORMATION: Structure = Structure {
    name: "EVENT_TRACE_SYSTEM_EVENT_INFORMATION",
    forms: &[
        Form {
            when: When { text: "6.1+", x86: &[(Release(6), Release(255))], x64: &[(Release(6), Release(255))] },
            size: 0x18,
            fixed: 0x10,
            fields: &[
                FieldAt { path: "EventTraceInformationClass", offset: 0x0, size: 0x4 },
                FieldAt { path: "TraceHandle", offset: 0x8, size: 0x8 },
            ],
            open: Some(FieldAt { path: "HookId", offset: 0x10, size: 0x4 }),
        },
    ],
};

static EVENT_TRACE_TAG_FILTER_INFORMATION: Structure = Structure {
    name: "EVENT_TRACE_TAG_FILTER_INFORMATION",
    forms: &[
        Form {
            when: When { text: "6.1+", x86: &[(Release(6), Release(255))], x64: &[(Release(6), Release(255))] },
            size: 0x18,
            fixed: 0x10,
            fields: &[
                FieldAt { path: "EventTraceInformationClass", offset: 0x0, size: 0x4 },
                FieldAt { path: "TraceHandle", offset: 0x8, size: 0x8 },
            ],
            open: Some(FieldAt { path: "Filter", offset: 0x10, size: 0x4 }),
        },
    ],
};

static EVENT_TRACE_TIME_PROFILE_INFORMATION: Structure = Structure {
    name: "EVENT_TRACE_TIME_PROFILE_INFORMATION",
    forms: &[
        Form {
            when: When { text: "6.0+", x86: &[(Release(4), Release(255))], x64: &[(Release(4), Release(255))] },
            size: 0x8,
            fixed: 0x8,
            fields: &[
                FieldAt { path: "EventTraceInformationClass", offset: 0x0, size: 0x4 },
                FieldAt { path: "ProfileInterval", offset: 0x4, size: 0x4 },
            ],
            open: None,
        },
    ],
};

static EVENT_TRACE_VERSION_INFORMATION: Structure = Structure {
    name: "EVENT_TRACE_VERSION_INFORMATION",
    forms: &[
        Form {
            when: When { text: "6.0+", x86: &[(Release(4), Release(255))], x64: &[(Release(4), Release(255))] },
            size: 0x8,
            fixed: 0x8,
            fields: &[
                FieldAt { path: "EventTraceInformationClass", offset: 0x0, size: 0x4 },
                FieldAt { path: "EventTraceKernelVersion", offset: 0x4, size: 0x4 },
            ],
            open: None,
        },
    ],
};
