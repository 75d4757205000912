//! Statements of Geoff Chappell's studies of EVENT_TRACE_INFORMATION_CLASS and EVENT_TRACE_PROFILE_COUNTER_INFORMATION,
//! with numbers from their text and not from the tables: the requirements on a request, each with the status of a violation.

use etwspec_catalog::axis::Pointer;
use etwspec_catalog::{Class, Form, Limit, On, Requests, Requirement, Rule, StatusCode, Versions, locate};
use etwspec_tests::published::CATALOG;

const NOT_IMPLEMENTED: &str = "STATUS_NOT_IMPLEMENTED 0xc0000002";
const INVALID_PARAMETER: &str = "STATUS_INVALID_PARAMETER 0xc000000d";
const NO_MEMORY: &str = "STATUS_NO_MEMORY 0xc0000017";
const ACCESS_DENIED: &str = "STATUS_ACCESS_DENIED 0xc0000022";
const PRIVILEGE_NOT_HELD: &str = "STATUS_PRIVILEGE_NOT_HELD 0xc0000061";
const INSTANCE_NOT_FOUND: &str = "STATUS_WMI_INSTANCE_NOT_FOUND 0xc0000296";
const ALREADY_ENABLED: &str = "STATUS_WMI_ALREADY_ENABLED 0xc0000303";
/// The study names no status.
const UNKNOWN: &str = "rejected";

/// A release and a pointer size.
#[derive(Clone, Copy)]
struct At {
    stop: usize,
    pointer: Pointer,
}

impl At {
    /// Parses a release and a pointer size, written as in `6.1 x86`.
    fn parse(text: &str) -> At {
        let (release, pointer) = text.rsplit_once(' ').expect("release and pointer size");
        let (_, stop) = CATALOG.releases.find(release).unwrap_or_else(|error| panic!("{release}: {error}"));
        At { stop, pointer: if pointer == "x86" { Pointer::Bits32 } else { Pointer::Bits64 } }
    }

    fn is_in(self, versions: &Versions) -> bool {
        CATALOG.releases.cells(versions).expect("valid releases").contains(self.stop, self.pointer)
    }

    fn form(self, structure: &str) -> Option<&'static Form> {
        CATALOG.structure(structure)?.forms.iter().find(|form| self.is_in(&form.releases))
    }

    fn size(self, structure: &str) -> u32 {
        self.form(structure).expect("the release has the structure").size
    }
}

fn requests() -> &'static Requests {
    CATALOG.requests_of("EVENT_TRACE_INFORMATION_CLASS").expect("the tables have the classes")
}

fn text(status: Option<&StatusCode>) -> String {
    status.map_or(UNKNOWN.to_owned(), |status| format!("{} {:#010x}", status.name, status.value))
}

fn class(number: u32) -> &'static Class {
    requests().classes.iter().find(|class| class.value == number).expect("the tables have the class")
}

/// Returns the rules of a request. The operation is `q` or `s`.
fn rules(operation: char, number: u32, at: At) -> impl Iterator<Item = &'static Rule> {
    let on = if operation == 'q' { On::Query } else { On::Set };
    class(number).rules.iter().filter(move |rule| {
        rule.on.is_none_or(|own| own == on) && rule.releases.as_ref().is_none_or(|releases| at.is_in(releases))
    })
}

/// Returns the requirements of a request, each with the status of a violation. If the class is not valid, returns the status
/// of the request.
fn stated(operation: char, number: u32, at: &str) -> Vec<(String, String)> {
    let at = At::parse(at);
    let valid = requests().classes.iter().find(|class| class.value == number).is_some_and(|class| {
        let releases = if operation == 'q' { &class.query } else { &class.set };
        releases.as_ref().is_some_and(|releases| at.is_in(releases))
    });
    if !valid {
        return vec![("not valid".to_owned(), text(requests().invalid_class.as_ref()))];
    }
    rules(operation, number, at)
        .filter_map(|rule| Some((requirement(rule, number, at)?, text(rule.otherwise.as_ref()))))
        .collect()
}

/// Returns a requirement with sizes, offsets and limits in a release. A rule about a field that the structure lacks is none.
fn requirement(rule: &Rule, number: u32, at: At) -> Option<String> {
    let form = class(number).structure.as_deref().and_then(|name| at.form(name));
    let place = |path: &str| locate(&CATALOG, &form?.fields, path);
    Some(match &rule.asks {
        Requirement::Exactly(structures) => {
            let sizes =
                structures.iter().filter(|name| at.form(name).is_some()).map(|name| format!("{:#x}", at.size(name)));
            format!("{} bytes", sizes.collect::<Vec<_>>().join(" or "))
        }
        Requirement::AtLeast(structure) => format!("at least {:#x} bytes", at.size(structure)),
        Requirement::AtLeastTo(path) => format!("at least {:#x} bytes", place(path)?.0),
        Requirement::WholeElements(path) => format!("whole elements of {} bytes", place(path)?.1),
        Requirement::Elements { min, max, max_limit, .. } => {
            let limit = max_limit.as_ref().map(|name| match limit(name, at) {
                Limit { value: Some(value), .. } => value.to_string(),
                other => other.decided_by.clone().expect("a limit is decided by something"),
            });
            format!("{min} to {} elements", limit.or(max.map(|max| max.to_string()))?)
        }
        Requirement::EachElement { equals, .. } => format!("elements are {equals:#06x}"),
        Requirement::FieldAtLeast { field, min, or_zero } => {
            let (offset, _) = place(field)?;
            format!("{field} at {offset:#x} at least {min}{}", if *or_zero { " or 0" } else { "" })
        }
        Requirement::Privilege(name) => name.clone(),
        Requirement::PrivilegeFor { privilege, bits, .. } => {
            let bits = bits.iter().map(|bits| format!("{:#x} of word {}", bits.mask, bits.word));
            format!("{privilege} for {}", bits.collect::<Vec<_>>().join(", "))
        }
        Requirement::Logger { field, mask, kernel_id, .. } => {
            format!("logger at {:#x}, of {mask:#x}, kernel {kernel_id:#x}", place(field)?.0)
        }
        Requirement::Permission { value, .. } => format!("permission {value:#x}"),
        Requirement::LoggerModeWith { value, .. } => format!("mode with {value:#x}"),
        Requirement::LoggerModeWithout { value, .. } => format!("mode without {value:#x}"),
        Requirement::LoggerCanHave(structure) => format!("memory for {structure}"),
        Requirement::NotYet(what) => format!("once: {what}"),
        Requirement::EveryProcessor(interface) => format!("every processor: {interface}"),
    })
}

fn limit(name: &str, at: At) -> &'static Limit {
    requests().limits.iter().find(|limit| limit.name == name && at.is_in(&limit.releases)).expect("the limit is stated")
}

/// Checks the requirements of a request, in order.
#[track_caller]
fn requires(operation: char, number: u32, at: &str, expected: &[(&str, &str)]) {
    let stated = stated(operation, number, at);
    let stated: Vec<(&str, &str)> = stated.iter().map(|(asks, status)| (asks.as_str(), status.as_str())).collect();
    assert_eq!(stated, expected, "{operation} of {number:#x} in {at}");
}

#[test]
fn validates_class_by_release_and_operation() {
    let valid =
        |operation, number, at| stated(operation, number, at) != [("not valid".to_owned(), NOT_IMPLEMENTED.to_owned())];
    // "0x00 EventTraceKernelVersionInformation 6.0 and higher query"
    assert!(valid('q', 0x00, "6.0 x86") && !valid('s', 0x00, "6.0 x86") && !valid('s', 0x00, "11-24H2 x64"));
    // "0x01 EventTraceGroupMaskInformation 6.0 to 6.1 query, 6.2 and higher both"
    assert!(valid('q', 0x01, "6.1 x64") && !valid('s', 0x01, "6.1 x64") && valid('s', 0x01, "6.2 x64"));
    // "0x12 EventTraceSoftRestartInformation 1607 and higher both"
    assert!(!valid('q', 0x12, "1511 x64") && valid('q', 0x12, "1607 x64") && valid('s', 0x12, "1607 x64"));
    // "0x18 EventTraceProcessorTraceEventListInformation 1803 and higher set"
    assert!(!valid('s', 0x18, "1709 x64") && valid('s', 0x18, "1803 x64") && !valid('q', 0x18, "1803 x64"));
    // A number that is not in the list.
    assert!(!valid('q', 0x40, "1803 x64"));
    // 32-bit Windows 7 does not implement spin locks.
    for operation in ['q', 's'] {
        assert!(
            !valid(operation, 0x05, "6.1 x86")
                && valid(operation, 0x05, "6.1 x64")
                && valid(operation, 0x05, "6.2 x86")
        );
    }
}

#[test]
fn list_of_classes_is_complete_in_examined_releases() {
    let complete = CATALOG.set("EVENT_TRACE_INFORMATION_CLASS").and_then(|set| set.complete.as_ref());
    let complete = |at| At::parse(at).is_in(complete.expect("the tables state it"));
    assert!(!complete("5.1 x86") && complete("6.0 x86") && complete("2004 x64") && !complete("11-24H2 x64"));
}

#[test]
fn requires_exact_buffer_size() {
    for at in ["6.0 x86", "6.1 x64"] {
        requires('q', 0x00, at, &[("0x8 bytes", UNKNOWN)]);
        requires('q', 0x02, at, &[("0x10 bytes", UNKNOWN)]);
    }
}

#[test]
fn spin_lock_class_accepts_both_structure_sizes_and_has_minimums() {
    // "at least 1 for SpinLockSpinThreshold; at least 1,000 for SpinLockAcquireSampleRate; at least 1 for
    // SpinLockContentionSampleRate; either 0 or at least 1,000,000 for SpinLockHoldThreshold"
    let minimums = [
        ("SpinLockSpinThreshold at 0x4 at least 1", INVALID_PARAMETER),
        ("SpinLockAcquireSampleRate at 0x8 at least 1000", INVALID_PARAMETER),
        ("SpinLockContentionSampleRate at 0xc at least 1", INVALID_PARAMETER),
    ];
    let permission = ("permission 0x80", UNKNOWN);
    let hold = ("SpinLockHoldThreshold at 0x10 at least 1000000 or 0", INVALID_PARAMETER);
    let old = ("0x10 bytes", UNKNOWN);
    let both = ("0x10 or 0x14 bytes", UNKNOWN);
    requires('s', 0x05, "6.1 x64", &[&[old][..], &minimums].concat());
    requires('s', 0x05, "6.2 x86", &[&[old, permission][..], &minimums].concat());
    for at in ["6.3 x86", "2004 x64"] {
        requires('s', 0x05, at, &[&[both, permission][..], &minimums, &[hold]].concat());
        requires('q', 0x05, at, &[both]);
    }
}

#[test]
fn group_mask_requires_system_logger_and_a_privilege_for_profiling() {
    let size = ("0x30 bytes", UNKNOWN);
    let logger = ("logger at 0x8, of 0xffff, kernel 0xffff", INSTANCE_NOT_FOUND);
    // "The function also fails, but returning STATUS_INVALID_PARAMETER, if the logger context's logger mode does not
    // include EVENT_TRACE_SYSTEM_LOGGER_MODE", "whether to query or set".
    let mode = ("mode with 0x2000000", INVALID_PARAMETER);
    requires('q', 0x01, "6.1 x64", &[size, logger]);
    requires('q', 0x01, "6.2 x86", &[size, logger, mode]);
    // "PERF_PROFILE (0x20000002) or PERF_PMC_PROFILE (0x20000400)": bits of the second word.
    let privilege = ("SeSystemProfilePrivilege for 0x2 of word 1, 0x400 of word 1", PRIVILEGE_NOT_HELD);
    requires('s', 0x01, "6.2 x64", &[size, logger, mode, ("permission 0x80", ACCESS_DENIED), privilege]);
}

#[test]
fn lists_have_whole_elements_when_set() {
    let start = ("at least 0x10 bytes", UNKNOWN);
    let whole = ("whole elements of 4 bytes", INVALID_PARAMETER);
    requires('s', 0x06, "6.1 x86", &[start, whole]);
    // "When setting information"
    requires('q', 0x06, "6.1 x86", &[start]);
    let four = ("0 to 4 elements", INVALID_PARAMETER);
    for (number, at) in [(0x0A, "6.1 x86"), (0x0A, "2004 x64"), (0x11, "6.2 x64")] {
        requires('s', number, at, &[start, whole, four]);
    }
    // The pool filter can be queried, and then no rule restricts its elements.
    requires('q', 0x0A, "6.1 x86", &[start]);
}

#[test]
fn pebs_accepts_only_context_switches() {
    // "Moreover, if an array element is provided, it must be 0x00000524": the study names no status here, and no order.
    assert!(!class(0x0B).ordered);
    requires(
        's',
        0x0B,
        "6.2 x64",
        &[
            ("at least 0x10 bytes", UNKNOWN),
            ("whole elements of 4 bytes", INVALID_PARAMETER),
            ("0 to 1 elements", INVALID_PARAMETER),
            ("elements are 0x0524", UNKNOWN),
            ("SeSystemProfilePrivilege", PRIVILEGE_NOT_HELD),
        ],
    );
}

#[test]
fn profile_counters_fail_in_study_order() {
    assert!(class(0x0F).ordered);
    let limits = [
        // "either no profile sources or more than the maximum, a hard-coded 4"
        ("1 to 4 elements", ["6.2 x86", "6.3 x64", "1511 x64", "1607 x64"].as_slice()),
        // "extended to 8 for Version 1703"
        ("1 to 8 elements", &["1703 x86", "1809 x64"]),
        ("1 to HAL elements", &["1903 x64"]),
    ];
    for (limit, at) in limits.into_iter().flat_map(|(limit, all)| all.iter().map(move |at| (limit, *at))) {
        requires(
            's',
            0x0F,
            at,
            &[
                ("at least 0x10 bytes", UNKNOWN),
                ("whole elements of 4 bytes", INVALID_PARAMETER),
                ("logger at 0x8, of 0xffff, kernel 0xffff", INSTANCE_NOT_FOUND),
                ("permission 0x80", ACCESS_DENIED),
                (limit, INVALID_PARAMETER),
                // EVENT_TRACE_USE_PAGED_MEMORY, from EVNTRACE.H.
                ("mode without 0x1000000", INVALID_PARAMETER),
                ("memory for ETW_PMC_SUPPORT", NO_MEMORY),
                ("once: profile-sources", ALREADY_ENABLED),
                // The HAL is queried last.
                ("every processor: HalAllocatePmcCounterSets", UNKNOWN),
            ],
        );
    }
    // "Whatever sources are set remain set until the logger is stopped."
    let effect = class(0x0F).effect.as_ref().expect("success changes something");
    assert_eq!((effect.gives.as_str(), effect.until.as_str()), ("profile-sources", "the logger is stopped"));
}
