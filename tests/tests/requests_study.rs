//! Statements of Geoff Chappell's studies of EVENT_TRACE_INFORMATION_CLASS and EVENT_TRACE_PROFILE_COUNTER_INFORMATION,
//! with numbers from their text and not from the tables: buffers byte by byte, with their results.

use etwspec::common::Ntstatus;
use etwspec::requests::rules::{Logger, Model, Outcome, OutcomeStatus, PROFILE_SOURCES_PER_LOGGER};
use etwspec::requests::{EventTraceInformationClass, Limits, Operation, check, check_with};
use etwspec::{Pointer, Release};

const NOT_IMPLEMENTED: &str = "STATUS_NOT_IMPLEMENTED 0xc0000002";
const INVALID_PARAMETER: &str = "STATUS_INVALID_PARAMETER 0xc000000d";
const NO_MEMORY: &str = "STATUS_NO_MEMORY 0xc0000017";
const ACCESS_DENIED: &str = "STATUS_ACCESS_DENIED 0xc0000022";
const PRIVILEGE_NOT_HELD: &str = "STATUS_PRIVILEGE_NOT_HELD 0xc0000061";
const INSTANCE_NOT_FOUND: &str = "STATUS_WMI_INSTANCE_NOT_FOUND 0xc0000296";
const ALREADY_ENABLED: &str = "STATUS_WMI_ALREADY_ENABLED 0xc0000303";
const UNKNOWN: &str = "rejected";
const ACCEPTED: &str = "accepted";

fn text(status: Ntstatus) -> String {
    format!("{status:?} {:#010x}", status.0)
}

/// Returns the result of a request from its bytes. The operation is `q` or `s`; release and pointer size are written as
/// in `6.1 x86`.
fn checked(operation: char, class: u32, at: &str, bytes: &[u8]) -> String {
    let (operation, release, pointer) = parse(operation, at);
    match check(EventTraceInformationClass(class), operation, release, pointer, bytes) {
        Ok(_) => ACCEPTED.to_owned(),
        Err(refusal) => refusal.status.map_or(UNKNOWN.to_owned(), text),
    }
}

fn parse(operation: char, at: &str) -> (Operation, Release, Pointer) {
    let (release, pointer) = at.rsplit_once(' ').expect("release and pointer size");
    let operation = if operation == 'q' { Operation::Query } else { Operation::Set };
    let pointer = if pointer == "x86" { Pointer::Bits32 } else { Pointer::Bits64 };
    (operation, release.parse().expect("a release"), pointer)
}

/// Returns a buffer of a class with `size` bytes.
fn sized(class: u32, size: usize) -> Vec<u8> {
    let mut bytes = class.to_le_bytes().to_vec();
    bytes.resize(size, 0);
    bytes
}

/// Returns a buffer of the spin lock class with its members.
fn spin_lock(members: &[u32]) -> Vec<u8> {
    let mut bytes = 0x05u32.to_le_bytes().to_vec();
    bytes.extend(members.iter().flat_map(|member| member.to_le_bytes()));
    bytes
}

/// Returns a buffer of the group mask class with a handle at 0x08 and words of the group mask at 0x10.
fn group_mask(handle: u64, words: [u32; 8]) -> Vec<u8> {
    listed(0x01, handle, &words)
}

/// Returns a buffer of a class with a handle at 0x08, followed by an array of ULONG.
fn listed(class: u32, handle: u64, elements: &[u32]) -> Vec<u8> {
    let mut bytes = sized(class, 8);
    bytes.extend(handle.to_le_bytes());
    bytes.extend(elements.iter().flat_map(|element| element.to_le_bytes()));
    bytes
}

#[test]
fn validates_class_by_release_and_operation() {
    // "0x00 EventTraceKernelVersionInformation 6.0 and higher query"
    assert_eq!(checked('q', 0x00, "6.0 x86", &sized(0x00, 8)), ACCEPTED);
    assert_eq!(checked('s', 0x00, "6.0 x86", &sized(0x00, 8)), NOT_IMPLEMENTED);
    // "0x01 EventTraceGroupMaskInformation 6.0 to 6.1 query, 6.2 and higher both"
    assert_eq!(checked('q', 0x01, "6.1 x64", &sized(0x01, 0x30)), ACCEPTED);
    assert_eq!(checked('s', 0x01, "6.1 x64", &sized(0x01, 0x30)), NOT_IMPLEMENTED);
    assert_eq!(checked('s', 0x01, "6.2 x64", &sized(0x01, 0x30)), ACCEPTED);
    // "0x12 EventTraceSoftRestartInformation 1607 and higher both"
    assert_eq!(checked('q', 0x12, "1511 x64", &sized(0x12, 0x18)), NOT_IMPLEMENTED);
    assert_eq!(checked('q', 0x12, "1607 x64", &sized(0x12, 0x18)), ACCEPTED);
    // "0x18 EventTraceProcessorTraceEventListInformation 1803 and higher set"
    assert_eq!(checked('s', 0x18, "1709 x64", &listed(0x18, 0, &[])), NOT_IMPLEMENTED);
    assert_eq!(checked('s', 0x18, "1803 x64", &listed(0x18, 0, &[])), ACCEPTED);
    assert_eq!(checked('q', 0x18, "1803 x64", &listed(0x18, 0, &[])), NOT_IMPLEMENTED);
    // A number that is not in the list.
    assert_eq!(checked('q', 0x40, "1803 x64", &sized(0x40, 8)), NOT_IMPLEMENTED);
}

#[test]
fn status_is_unknown_outside_examined_releases() {
    assert_eq!(checked('q', 0x00, "5.1 x86", &sized(0x00, 8)), UNKNOWN);
    assert_eq!(checked('q', 0x40, "11-24H2 x64", &sized(0x40, 8)), UNKNOWN);
    // The row of a class in the study is open toward later releases.
    assert_eq!(checked('s', 0x00, "11-24H2 x64", &sized(0x00, 8)), NOT_IMPLEMENTED);
}

#[test]
fn spin_lock_class_is_not_implemented_in_32_bit_windows_7() {
    let bytes = spin_lock(&[1, 1000, 1]);
    for operation in ['q', 's'] {
        assert_eq!(checked(operation, 0x05, "6.1 x86", &bytes), NOT_IMPLEMENTED);
        assert_eq!(checked(operation, 0x05, "6.1 x64", &bytes), ACCEPTED);
        assert_eq!(checked(operation, 0x05, "6.2 x86", &bytes), ACCEPTED);
    }
}

#[test]
fn spin_lock_class_accepts_both_structure_sizes() {
    for size in 0..0x20 {
        let old = if size == 0x10 { ACCEPTED } else { UNKNOWN };
        let both = if [0x10, 0x14].contains(&size) { ACCEPTED } else { UNKNOWN };
        let mut bytes = spin_lock(&[1, 1000, 1, 0, 0, 0, 0]);
        bytes.truncate(size);
        assert_eq!(checked('s', 0x05, "6.2 x64", &bytes), old, "{size:#x} bytes in 6.2");
        assert_eq!(checked('s', 0x05, "6.3 x64", &bytes), both, "{size:#x} bytes in 6.3");
    }
}

#[test]
fn spin_lock_members_have_minimums_when_set() {
    // "at least 1 for SpinLockSpinThreshold; at least 1,000 for SpinLockAcquireSampleRate; at least 1 for
    // SpinLockContentionSampleRate; either 0 or at least 1,000,000 for SpinLockHoldThreshold"
    let rows: [(&[u32], &str); 10] = [
        (&[1, 1000, 1], ACCEPTED),
        (&[0, 1000, 1], INVALID_PARAMETER),
        (&[1, 999, 1], INVALID_PARAMETER),
        (&[1, 1000, 0], INVALID_PARAMETER),
        (&[u32::MAX, u32::MAX, u32::MAX], ACCEPTED),
        (&[1, 1000, 1, 0], ACCEPTED),
        (&[1, 1000, 1, 1], INVALID_PARAMETER),
        (&[1, 1000, 1, 999_999], INVALID_PARAMETER),
        (&[1, 1000, 1, 1_000_000], ACCEPTED),
        (&[0, 1000, 1, 1_000_000], INVALID_PARAMETER),
    ];
    for (members, expected) in rows {
        let bytes = spin_lock(members);
        assert_eq!(checked('s', 0x05, "6.3 x86", &bytes), expected, "{members:?}");
        assert_eq!(checked('s', 0x05, "2004 x64", &bytes), expected, "{members:?}");
        assert_eq!(checked('q', 0x05, "6.3 x64", &bytes), ACCEPTED, "{members:?}");
        if members.len() == 3 {
            assert_eq!(checked('s', 0x05, "6.1 x64", &bytes), expected, "{members:?}");
        }
    }
    let class = EventTraceInformationClass(0x05);
    let bytes = spin_lock(&[1, 999, 1]);
    let refusal = check(class, Operation::Set, Release::WINDOWS_8, Pointer::Bits64, &bytes).expect_err("it is less");
    assert_eq!(
        refusal.to_string(),
        "set of EventTraceSpinlockInformation (0x05) in release 6.2 with 64 bit pointers: SpinLockAcquireSampleRate is \
         at least 1000; it is 999 (rule field-at-least; status STATUS_INVALID_PARAMETER, 0xc000000d)"
    );
}

/// EVENT_TRACE_SYSTEM_LOGGER_MODE, from EVNTRACE.H.
const SYSTEM_LOGGER_MODE: u32 = 0x0200_0000;

#[test]
fn group_mask_requires_system_logger() {
    // "The function also fails, but returning STATUS_INVALID_PARAMETER, if the logger context's logger mode does not
    // include EVENT_TRACE_SYSTEM_LOGGER_MODE", "whether to query or set".
    let class = EventTraceInformationClass(0x01);
    let bytes = group_mask(3, [1, 0, 0, 0, 0, 0, 0, 0]);
    for operation in Operation::ALL {
        let mut model = Model::new(Release::WINDOWS_8, Pointer::Bits64);
        assert_eq!(status_text(&model.request(class, operation, &bytes)), INSTANCE_NOT_FOUND);
        model.start_logger(Logger::new(3).mode(!SYSTEM_LOGGER_MODE));
        assert_eq!(status_text(&model.request(class, operation, &bytes)), INVALID_PARAMETER);
        model.start_logger(Logger::new(3).mode(SYSTEM_LOGGER_MODE));
        assert_eq!(status_text(&model.request(class, operation, &bytes)), ACCEPTED);
    }
    let mut model = Model::new(Release::WINDOWS_7, Pointer::Bits64);
    model.start_logger(Logger::new(3));
    assert_eq!(status_text(&model.request(class, Operation::Query, &bytes)), ACCEPTED);
}

#[test]
fn profiling_bits_require_privilege_when_set() {
    let class = EventTraceInformationClass(0x01);
    let mut model = Model::new(Release::WINDOWS_8, Pointer::Bits64);
    model.start_logger(Logger::new(3).mode(SYSTEM_LOGGER_MODE));
    // "PERF_PROFILE (0x20000002) or PERF_PMC_PROFILE (0x20000400)": bits of the second word.
    for (word, bits, expected) in [
        (1, 0x0002, PRIVILEGE_NOT_HELD),
        (1, 0x0400, PRIVILEGE_NOT_HELD),
        (1, 0x0402, PRIVILEGE_NOT_HELD),
        (1, !0x2000_0402, ACCEPTED),
        (0, 0x0402, ACCEPTED),
        (2, 0x0402, ACCEPTED),
    ] {
        let mut words = [0; 8];
        words[word] = bits;
        let bytes = group_mask(3, words);
        assert_eq!(status_text(&model.request(class, Operation::Set, &bytes)), expected, "{word}: {bits:#x}");
        assert_eq!(status_text(&model.request(class, Operation::Query, &bytes)), ACCEPTED);
        let mut model = model.clone();
        model.grant("SeSystemProfilePrivilege");
        assert_eq!(status_text(&model.request(class, Operation::Set, &bytes)), ACCEPTED);
    }
}

#[test]
fn requires_exact_buffer_size() {
    for (class, size) in [(0x00, 0x08), (0x01, 0x30), (0x02, 0x10)] {
        for pointer in ["6.2 x86", "6.2 x64"] {
            assert_eq!(checked('q', class, pointer, &sized(class, size)), ACCEPTED);
            assert_eq!(checked('q', class, pointer, &sized(class, size + 1)), UNKNOWN);
            assert_eq!(checked('q', class, pointer, &sized(class, size - 1)), UNKNOWN);
        }
    }
}

#[test]
fn stack_tracing_requires_whole_elements_when_set() {
    let mut bytes = listed(0x06, 0, &[0x0524, 0x0F01, 0x0F02]);
    assert_eq!(checked('s', 0x06, "6.1 x86", &bytes), ACCEPTED);
    bytes.pop();
    assert_eq!(checked('s', 0x06, "6.1 x86", &bytes), INVALID_PARAMETER);
    // "When setting information"
    assert_eq!(checked('q', 0x06, "6.1 x86", &bytes), ACCEPTED);
    assert_eq!(checked('s', 0x06, "6.1 x86", &bytes[..0x10]), ACCEPTED);
    assert_eq!(checked('s', 0x06, "6.1 x86", &bytes[..0x0F]), UNKNOWN);
}

#[test]
fn rejects_more_than_four_filter_tags() {
    for (class, at) in [(0x0A, "6.1 x86"), (0x0A, "2004 x64"), (0x11, "6.2 x64")] {
        for count in 0..8 {
            let bytes = listed(class, 0, &vec![0x2020_2020; count]);
            let expected = if count <= 4 { ACCEPTED } else { INVALID_PARAMETER };
            assert_eq!(checked('s', class, at, &bytes), expected, "{count} tags");
        }
        let mut bytes = listed(class, 0, &[0x2020_2020]);
        bytes.push(0);
        assert_eq!(checked('s', class, at, &bytes), INVALID_PARAMETER);
    }
    // The pool filter can be queried, and then no rule restricts its elements.
    assert_eq!(checked('q', 0x0A, "6.1 x86", &listed(0x0A, 0, &[0; 5])), ACCEPTED);
    assert_eq!(checked('q', 0x11, "6.2 x64", &listed(0x11, 0, &[])), NOT_IMPLEMENTED);
}

#[test]
fn pebs_accepts_only_context_switches() {
    assert_eq!(checked('s', 0x0B, "6.2 x64", &listed(0x0B, 0, &[])), ACCEPTED);
    assert_eq!(checked('s', 0x0B, "6.2 x64", &listed(0x0B, 0, &[0x0524])), ACCEPTED);
    assert_eq!(checked('s', 0x0B, "6.2 x64", &listed(0x0B, 0, &[0x0524, 0x0524])), INVALID_PARAMETER);
    // "Moreover, if an array element is provided, it must be 0x00000524": the study names no status here.
    assert_eq!(checked('s', 0x0B, "6.2 x64", &listed(0x0B, 0, &[0x0525])), UNKNOWN);
    assert_eq!(checked('s', 0x0B, "6.1 x64", &listed(0x0B, 0, &[0x0524])), NOT_IMPLEMENTED);
}

#[test]
fn profile_counter_limit_grew_by_release() {
    let with = |at: &str, count: usize| checked('s', 0x0F, at, &listed(0x0F, 0xFFFF, &vec![2; count]));
    for at in ["6.2 x86", "6.3 x64", "1511 x64", "1607 x64"] {
        assert_eq!(with(at, 0), INVALID_PARAMETER, "either no profile sources");
        assert_eq!(with(at, 4), ACCEPTED);
        assert_eq!(with(at, 5), INVALID_PARAMETER, "or more than the maximum, a hard-coded 4");
    }
    for at in ["1703 x86", "1809 x64"] {
        assert_eq!(with(at, 5), ACCEPTED);
        assert_eq!(with(at, 8), ACCEPTED, "extended to 8 for Version 1703");
        assert_eq!(with(at, 9), INVALID_PARAMETER);
    }
    assert_eq!(with("1903 x64", 9), ACCEPTED, "the HAL decides");
    assert_eq!(with("1903 x64", 0), INVALID_PARAMETER);
    let class = EventTraceInformationClass(0x0F);
    let (release, pointer) = (Release::WINDOWS_10_1903, Pointer::Bits64);
    let hal = [(PROFILE_SOURCES_PER_LOGGER, 6)];
    for (count, accepted) in [(6, true), (7, false)] {
        let bytes = listed(0x0F, 0xFFFF, &vec![2; count]);
        let outcome = check_with(class, Operation::Set, release, pointer, &bytes, Limits::new(&hal));
        assert_eq!(outcome.is_ok(), accepted);
    }
    let mut bytes = listed(0x0F, 0xFFFF, &[2]);
    bytes.pop();
    assert_eq!(checked('s', 0x0F, "6.2 x64", &bytes), INVALID_PARAMETER, "not zero or more whole elements");
}

/// EVENT_TRACE_USE_PAGED_MEMORY, from EVNTRACE.H.
const USE_PAGED_MEMORY: u32 = 0x0100_0000;
/// TRACELOG_GUID_ENABLE, from EVNTRACE.H.
const GUID_ENABLE: u32 = 0x0080;

fn set_counters(model: &mut Model, handle: u64, sources: &[u32]) -> String {
    let bytes = listed(0x0F, handle, sources);
    status_text(&model.request(EventTraceInformationClass(0x0F), Operation::Set, &bytes))
}

fn status_text(outcome: &Outcome) -> String {
    match outcome.status {
        OutcomeStatus::Success => ACCEPTED.to_owned(),
        OutcomeStatus::Known(status) => text(status),
        OutcomeStatus::RefusedUnknown => UNKNOWN.to_owned(),
    }
}

/// Starts with every rule violated, then satisfies one rule after another in the order of the study.
#[test]
fn reports_counter_failures_in_study_order() {
    let mut model = Model::new(Release::WINDOWS_10_1607, Pointer::Bits64);
    model.caller.permissions.insert(3, !GUID_ENABLE);
    model.hal.processors = vec![true, false];
    let five = [2; 5];

    let mut bytes = listed(0x0F, 3, &five);
    bytes.pop();
    let outcome = model.request(EventTraceInformationClass(0x0F), Operation::Set, &bytes);
    assert_eq!(status_text(&outcome), INVALID_PARAMETER, "not whole elements");
    assert!(outcome.ordered);
    assert_eq!(outcome.failing.len(), 1, "later rules in the order of the study are not evaluated");

    assert_eq!(set_counters(&mut model, 3, &five), INSTANCE_NOT_FOUND, "no such logger");
    let mut logger = Logger::new(3).mode(USE_PAGED_MEMORY | 0x100);
    logger.exclusive = false;
    logger.memory = false;
    model.start_logger(logger);
    assert_eq!(set_counters(&mut model, 3, &five), INSTANCE_NOT_FOUND, "no exclusive access");
    model.logger_mut(3).expect("active").exclusive = true;
    assert_eq!(set_counters(&mut model, 3, &five), ACCESS_DENIED);
    model.caller.permissions.insert(3, GUID_ENABLE);
    assert_eq!(set_counters(&mut model, 3, &[]), INVALID_PARAMETER, "no sources");
    assert_eq!(set_counters(&mut model, 3, &five), INVALID_PARAMETER, "too many sources");
    assert_eq!(set_counters(&mut model, 3, &[2, 7]), INVALID_PARAMETER, "paged memory");
    model.logger_mut(3).expect("active").mode = 0x100;
    assert_eq!(set_counters(&mut model, 3, &[2, 7]), NO_MEMORY);
    model.logger_mut(3).expect("active").memory = true;
    assert_eq!(set_counters(&mut model, 3, &[2, 7]), UNKNOWN, "a processor does not accept");
    assert_eq!(model.logger(3).expect("active").kept("profile-sources"), None);
    model.hal.processors = vec![true, true];
    assert_eq!(set_counters(&mut model, 3, &[2, 7]), ACCEPTED);
    assert_eq!(model.logger(3).expect("active").kept("profile-sources"), Some(&[2, 7][..]));

    // "just the once", although the HAL would also reject the request: it is queried last.
    model.hal.processors = vec![false];
    assert_eq!(set_counters(&mut model, 3, &[2]), ALREADY_ENABLED);
    assert_eq!(model.logger(3).expect("active").kept("profile-sources"), Some(&[2, 7][..]));
    // A logger that has the structure needs no memory for it.
    model.logger_mut(3).expect("active").memory = false;
    assert_eq!(set_counters(&mut model, 3, &[2]), ALREADY_ENABLED);

    // "Whatever sources are set remain set until the logger is stopped."
    model.hal.processors = vec![true];
    assert!(model.stop_logger(3));
    assert_eq!(set_counters(&mut model, 3, &[2]), INSTANCE_NOT_FOUND);
    model.start_logger(Logger::new(3));
    assert_eq!(set_counters(&mut model, 3, &[2]), ACCEPTED);
}

#[test]
fn low_16_bits_select_logger() {
    let mut model = Model::new(Release::WINDOWS_8, Pointer::Bits32);
    model.start_logger(Logger::new(3));
    assert_eq!(set_counters(&mut model, 0xFFFF, &[2]), INSTANCE_NOT_FOUND);
    assert_eq!(set_counters(&mut model, 0x1234_5678_0001_0003, &[2]), ACCEPTED);
    assert_eq!(set_counters(&mut model, 3, &[2]), ALREADY_ENABLED);
    model.start_logger(Logger::new(0x20).kernel());
    assert_eq!(set_counters(&mut model, 0x1234_5678_0001_FFFF, &[2]), ACCEPTED);
    assert_eq!(set_counters(&mut model, 0x20, &[2]), ALREADY_ENABLED);
}

#[test]
fn hal_limits_counters_from_1903() {
    let mut model = Model::new(Release::WINDOWS_10_1903, Pointer::Bits64);
    model.start_logger(Logger::new(3));
    model.hal.limits.insert(PROFILE_SOURCES_PER_LOGGER.to_owned(), 6);
    assert_eq!(set_counters(&mut model, 3, &[2; 7]), INVALID_PARAMETER);
    assert_eq!(set_counters(&mut model, 3, &[2; 6]), ACCEPTED);
    // The limit of the HAL has no effect before 1903.
    let mut model = Model::new(Release::WINDOWS_10_1809, Pointer::Bits64);
    model.start_logger(Logger::new(3));
    model.hal.limits.insert(PROFILE_SOURCES_PER_LOGGER.to_owned(), 6);
    assert_eq!(set_counters(&mut model, 3, &[2; 9]), INVALID_PARAMETER);
    assert_eq!(set_counters(&mut model, 3, &[2; 8]), ACCEPTED);
}

#[test]
fn pebs_requires_privilege_in_user_mode() {
    let class = EventTraceInformationClass(0x0B);
    let bytes = listed(0x0B, 0, &[0x0524]);
    let mut model = Model::new(Release::WINDOWS_8, Pointer::Bits64);
    let outcome = model.request(class, Operation::Set, &bytes);
    assert_eq!(status_text(&outcome), PRIVILEGE_NOT_HELD);
    assert!(!outcome.ordered, "the study gives no order for this class");
    model.grant("SeSystemProfilePrivilege");
    assert_eq!(status_text(&model.request(class, Operation::Set, &bytes)), ACCEPTED);
    model.caller.privileges.clear();
    model.caller.user_mode = false;
    assert_eq!(status_text(&model.request(class, Operation::Set, &bytes)), ACCEPTED);
    // Without a documented order, the outcome lists all reasons.
    model.caller.user_mode = true;
    let outcome = model.request(class, Operation::Set, &listed(0x0B, 0, &[0x0524; 2]));
    assert_eq!((status_text(&outcome), outcome.failing.len()), (INVALID_PARAMETER.to_owned(), 2));
}
