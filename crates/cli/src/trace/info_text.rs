//! The report of `etwspec info` as text.

use std::collections::{BTreeMap, BTreeSet};

use super::info::{ClockInfo, Header, Info, Machine, Zone};
use etwspec_console::command::TextReport;
use etwspec_console::quantity::{bytes, count, duration, number};

/// Maximum number of group masks that are printed.
const MAX_MASKS: usize = 4;

/// Formats the properties of a trace.
pub(crate) fn text(info: &Info, width: Option<usize>) -> String {
    let mut report = TextReport::new(width);
    report.line(&info.file);
    match &info.log_file {
        Some(header) => log_file(&mut report, info, header),
        None => {
            report.row("Header", "missing: the file does not begin with a log file header");
            report.row("Size", &info.size.map(bytes).unwrap_or_default());
        }
    }
    events(&mut report, info);
    if let Some(chart) = &info.over_time {
        chart.text(&mut report);
    }
    if let Some(header) = &info.log_file {
        let mode = &header.mode;
        let unnamed = (mode.unnamed != 0).then(|| format!("{:#x} (unnamed)", mode.unnamed));
        let names: Vec<String> = mode.names.iter().map(|name| (*name).to_owned()).chain(unnamed).collect();
        report.heading(&format!("Log file mode {:#010x}", mode.value));
        report.words(2, &if names.is_empty() { "none".to_owned() } else { names.join(" ") });
    }
    masks(&mut report, info);
    buffers(&mut report, info);
    report.finish()
}

fn log_file(report: &mut TextReport, info: &Info, header: &Header) {
    report.row("Session", or(&header.session_name, "(no name)"));
    report.row("File name", or(&header.file_name, "(no name)"));
    report.row("Size", &info.size.map(bytes).unwrap_or_default());
    let release = match (header.release, header.build_is_listed) {
        (Some(name), true) => format!(" ({name})"),
        (Some(name), false) => format!(" (not in the tables; the last release before it is {name})"),
        (None, _) => " (older than the oldest release in the tables)".to_owned(),
    };
    report.row("Windows", &format!("{} build {}{release}", header.windows, header.build));
    report.row("Build lab", info.build_lab.as_deref().unwrap_or_default());
    let speed = if header.cpu_mhz == 0 { String::new() } else { format!(" at {} MHz", number(header.cpu_mhz.into())) };
    let bits = header.pointer_size.saturating_mul(8);
    report.row("Machine", &format!("{}{speed}, {bits}-bit pointers", count(header.processors.into(), "processor")));
    machine(report, &info.machine);
    report.row("Log version", &header.log_version);

    report.heading("Time");
    report.row("Start", header.start.as_deref().unwrap_or("not recorded"));
    report.row("End", header.end.as_deref().unwrap_or("not recorded: the session was not stopped normally"));
    report.row("Duration", &header.duration.map(duration).unwrap_or_default());
    report.row("Boot", header.boot.as_deref().unwrap_or_default());
    report.row("Time zone", &zone(&header.time_zone));
    let timer = format!("{:.3} ms", f64::from(header.timer_resolution) / 10_000.0);
    report.row("Clock", &clock(&header.clock));
    report.row("Timer tick", &timer);
}

/// Adds what events state about the machine. The number of its processors is that of the header.
fn machine(report: &mut TextReport, machine: &Machine) {
    let row = |report: &mut TextReport, name: &str, text: &Option<String>| {
        report.row(name, text.as_deref().unwrap_or_default());
    };
    row(report, "Computer", &machine.computer_name);
    row(report, "Domain", &machine.domain);
    row(report, "Product", &machine.product);
    row(report, "Installed", &machine.installed);
    report.row("Memory", &machine.memory_mb.map(|size| format!("{} MB", number(size.into()))).unwrap_or_default());
    let model = [&machine.manufacturer, &machine.model].into_iter().flatten().map(String::as_str);
    report.row("Model", &model.collect::<Vec<_>>().join(" "));
    row(report, "Firmware", &machine.firmware);
}

fn or<'t>(text: &'t str, otherwise: &'t str) -> &'t str {
    if text.is_empty() { otherwise } else { text }
}

/// Formats a time zone: `UTC-05:00 (name), UTC-04:00 at the start`.
fn zone(zone: &Zone) -> String {
    let name = zone.standard_name.as_ref().map(|name| format!(" ({name})")).unwrap_or_default();
    let standard = zone.bias_minutes.saturating_neg();
    let more = match zone.offset_minutes {
        Some(offset) if offset == standard => String::new(),
        Some(offset) => format!(", {} at the start", utc(offset)),
        None => ", excluding daylight saving time".to_owned(),
    };
    format!("{}{name}{more}", utc(standard))
}

/// Formats an offset from UTC in minutes.
fn utc(minutes: i32) -> String {
    let sign = if minutes < 0 { '-' } else { '+' };
    format!("UTC{sign}{:02}:{:02}", minutes.unsigned_abs() / 60, minutes.unsigned_abs() % 60)
}

/// Formats the clock of time stamps, and how to convert them to UTC.
fn clock(clock: &ClockInfo) -> String {
    let ClockInfo { kind, is_system_time, has_reference_time, frequency, ticks, utc } = clock;
    if *is_system_time {
        return format!("{kind}: time stamps are UTC, in 100 ns units since 1601");
    }
    let frequency = number((*frequency).unsigned_abs());
    let doubt = if *has_reference_time {
        String::new()
    } else {
        "; not exact: no buffer states a time stamp with its time, so that of the first event is taken for the start"
            .to_owned()
    };
    format!("{kind}: {frequency} ticks per second; UTC = {utc} + (time stamp - {ticks}) / {frequency} s{doubt}")
}

fn events(report: &mut TextReport, info: &Info) {
    report.heading("Events");
    let (events, lost) = (&info.events, &info.lost);
    report.row("Count", &format!("{}, {}", count(events.count, "event"), bytes(events.bytes)));
    report.row("First", events.first.as_deref().unwrap_or_default());
    report.row("Last", events.last.as_deref().unwrap_or_default());
    report.row("Time span", &events.duration.map(duration).unwrap_or_default());
    report.row("Lost", &lost.text());
}

fn masks(report: &mut TextReport, info: &Info) {
    let sessions: BTreeSet<u16> = info.group_masks.iter().map(|masks| masks.logger_id).collect();
    for masks in info.group_masks.iter().take(MAX_MASKS) {
        let when = masks.time.as_ref().map(|time| format!(" from {time}")).unwrap_or_default();
        let session = if sessions.len() > 1 { format!(", session {}", masks.logger_id) } else { String::new() };
        let version = masks.kernel_event_version.map(|version| format!(", kernel event version {version}"));
        report.heading(&format!("Group masks{when}{session}{}", version.unwrap_or_default()));
        let words: Vec<String> = masks.masks.iter().map(|word| format!("{word:08X}")).collect();
        report.words(2, &words.join(" "));
        report
            .words(2, &if masks.names.is_empty() { "no events are enabled".to_owned() } else { masks.names.join(" ") });
    }
    let listed = info.group_masks.len().saturating_sub(MAX_MASKS) as u64;
    match listed.saturating_add(info.group_masks_omitted) {
        0 => {}
        more => report.words(2, &format!("{} not shown; list more with --format json", count(more, "more change"))),
    }
}

fn buffers(report: &mut TextReport, info: &Info) {
    let found = &info.buffers;
    report.heading("Buffers");
    report.row("Count", &format!("{} from {}", count(found.found, "buffer"), count(found.processors, "processor")));
    if let Some(header) = &info.log_file {
        report.row("Size", &bytes(header.buffer_size.into()));
        let written = match header.buffers_written {
            0 => "0 according to the header: the session was not stopped normally".to_owned(),
            written => format!("{} according to the header", number(written.into())),
        };
        report.row("Written", &written);
        if header.maximum_file_size_mb != 0 {
            report.row("File limit", &format!("{} MB", number(header.maximum_file_size_mb.into())));
        }
    }
    let ratio = found.memory_bytes as f64 / found.stored_bytes.max(1) as f64;
    let compressed = match found.compressed {
        0 => "no".to_owned(),
        some => format!(
            "{}: {} in the file, {} decompressed, ratio {ratio:.1}",
            count(some, "buffer"),
            bytes(found.stored_bytes),
            bytes(found.memory_bytes)
        ),
    };
    report.row("Compressed", &compressed);
    if let (Some(first), Some(last)) = (found.first_sequence_number, found.last_sequence_number) {
        report.row("Sequence", &format!("numbers {first} to {last}"));
    }
    let each =
        |of: &BTreeMap<String, u64>| of.iter().map(|(name, n)| format!("{} {name}", number(*n))).collect::<Vec<_>>();
    report.rows("Types", each(&found.types));
    report.rows("Flags", each(&found.flags));
}

#[cfg(test)]
mod tests {
    use etwspec_etl::time::FileTime;

    use super::*;

    #[test]
    fn formats_time_zones_and_clocks() {
        let of = |bias_minutes, offset_minutes| zone(&Zone { bias_minutes, offset_minutes, standard_name: None });
        assert_eq!(of(-330, None), "UTC+05:30, excluding daylight saving time");
        assert_eq!(of(480, Some(-420)), "UTC-08:00, UTC-07:00 at the start");
        assert_eq!(of(0, Some(0)), "UTC+00:00");
        let of = ClockInfo {
            kind: "EVENT_TRACE_CLOCK_PERFCOUNTER".to_owned(),
            is_system_time: false,
            has_reference_time: false,
            frequency: 10_000_000,
            ticks: 7,
            utc: FileTime(0).to_string(),
        };
        let text = clock(&of);
        assert_eq!(
            text,
            "EVENT_TRACE_CLOCK_PERFCOUNTER: 10,000,000 ticks per second; UTC = 1601-01-01T00:00:00.0000000Z + \
             (time stamp - 7) / 10,000,000 s; not exact: no buffer states a time stamp with its time, so that of the \
             first event is taken for the start"
        );
    }
}
