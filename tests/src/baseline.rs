//! Events printed by Microsoft's TraceEvent library for a trace: some events of each kind with their fields, and the
//! number of events of each kind.

use std::collections::BTreeMap;

use jiff::Timestamp;

/// Marks a string that was truncated.
const CUT: &str = "...";

/// Printed contents of a trace.
#[derive(Clone, Debug, Default)]
pub struct Baseline {
    /// The first five events of each kind, by time.
    pub events: Vec<Printed>,
    /// Number of events of each kind.
    pub counts: BTreeMap<String, usize>,
}

/// A printed event.
#[derive(Clone, Debug)]
pub struct Printed {
    /// Time since the start of the trace, in microseconds.
    pub micros: i64,
    /// Provider and name of the event.
    pub kind: String,
    /// Process ID; -1 if unknown.
    pub process: i64,
    /// Name of the process, without `.exe`.
    pub process_name: String,
    /// Thread ID; -1 if unknown.
    pub thread: i64,
    /// Processor number.
    pub processor: u32,
    /// Payload size in bytes.
    pub length: usize,
    /// Fields of the payload.
    pub fields: Vec<(String, String)>,
}

/// Parses a baseline file.
///
/// # Panics
///
/// Panics if a line is of an unknown kind.
pub fn parse(text: &str) -> Baseline {
    let mut all = Baseline::default();
    for line in text.trim_start_matches('\u{feff}').lines().map(str::trim).filter(|line| !line.is_empty()) {
        if let Some(count) = line.strip_prefix("COUNT ") {
            let (kind, count) = count.rsplit_once(':').expect("a count follows the kind");
            all.counts.insert(kind.to_owned(), number(count).and_then(|n| n.try_into().ok()).expect("it is a count"));
        } else {
            let event = line.strip_prefix("EVENT ").unwrap_or_else(|| panic!("neither event nor count: {line}"));
            all.events.push(printed(event).unwrap_or_else(|| panic!("not understood: {line}")));
        }
    }
    all
}

fn printed(line: &str) -> Option<Printed> {
    let (time, rest) = line.split_once(": ")?;
    let micros = number(&time.replacen('.', "", 1))?.try_into().ok()?;
    let (kind, fields) = rest.split_once(" PID=")?;
    let fields = format!("PID={fields}");
    let mut named: Vec<(String, String)> = Vec::new();
    for piece in fields.trim_end_matches(';').split("; ") {
        match (piece.split_once('='), named.last_mut()) {
            (Some((name, value)), _) => named.push((name.trim().to_owned(), value.to_owned())),
            (None, Some((_, value))) => *value = format!("{value}; {piece}"),
            (None, None) => return None,
        }
    }
    let mut own = named.into_iter();
    let mut of = |name: &str| own.next().filter(|(found, _)| found == name).map(|(_, value)| value);
    let (process, thread) = (of("PID")?, of("TID")?);
    let process_name = of("PName")?;
    let (processor, length) = (of("ProceNum")?, of("DataLen")?);
    Some(Printed {
        micros,
        kind: kind.to_owned(),
        process: number(&process)?.try_into().ok()?,
        process_name,
        thread: number(&thread)?.try_into().ok()?,
        processor: processor.parse().ok()?,
        length: length.parse().ok()?,
        fields: own.collect(),
    })
}

/// Parses a printed number: decimal with commas, or hexadecimal.
pub fn number(text: &str) -> Option<i128> {
    match text.strip_prefix("0x") {
        Some(hex) => i128::from_str_radix(hex, 16).ok(),
        None => text.replace(',', "").parse().ok(),
    }
}

/// Returns whether `text` matches the printed text, which may be truncated.
pub fn is(printed: &str, text: &str) -> bool {
    match printed.strip_suffix(CUT) {
        Some(start) => text.starts_with(start),
        None => printed == text.trim_end(),
    }
}

/// Returns whether a number of `size` bytes matches the printed text: unsigned, signed, or truncated.
pub fn is_number(printed: &str, unsigned: u64, size: usize) -> bool {
    let unused = 64 - 8 * size.clamp(1, 8) as u32;
    let signed = ((unsigned << unused) as i64) >> unused;
    let both = [i128::from(unsigned), i128::from(signed)];
    match number(printed) {
        // Some fields are printed as 64 bits but contain a 32-bit pointer or a signed 32-bit number.
        Some(value) => both.contains(&value) || i128::from(signed as u64) == value,
        None => printed.ends_with(CUT) && both.iter().any(|number| is(printed, &with_commas(*number))),
    }
}

/// Formats a number in groups of three digits.
fn with_commas(number: i128) -> String {
    let digits = number.unsigned_abs().to_string();
    let mut text = if number < 0 { "-".to_owned() } else { String::new() };
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Formats hundredths of a second since 1970 as TraceEvent prints them.
pub fn moment(hundredths: i64) -> String {
    let time = Timestamp::from_millisecond(hundredths.saturating_mul(10));
    time.map(|time| time.strftime("%y/%m/%d %T%.2f").to_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_events_and_counts() {
        let all = parse(
            "EVENT 8,184.674: A/B/C PID=-1; TID=7; PName=x; ProceNum=4; DataLen=20; Size=1,024; Text=a; b; Last=; \n\
             COUNT A/B/C:7\n",
        );
        let event = &all.events[0];
        assert_eq!((event.micros, event.process, event.thread, event.processor), (8_184_674, -1, 7, 4));
        let fields: Vec<(&str, &str)> = event.fields.iter().map(|(name, value)| (&**name, &**value)).collect();
        assert_eq!(fields, [("Size", "1,024"), ("Text", "a; b"), ("Last", "")]);
        assert_eq!(all.counts["A/B/C"], 7);
    }

    #[test]
    fn matches_printed_values() {
        assert!(is("\\Device\\HarddiskVolu...", "\\Device\\HarddiskVolume2\\x"));
        assert!(!is("System.dll", "System.dllx"));
        assert!(is_number("-1", 0xFFFF_FFFF, 4) && is_number("4,294,967,295", 0xFFFF_FFFF, 4));
        assert!(!is_number("-1", 0xFFFF_FFFF, 8) && is_number("0xfffff8a0", 0xFFFF_F8A0, 4));
        assert!(is_number("-2,305,843,009,213,6...", 0xE000_0000_0000_0000, 8));
        assert_eq!(moment(134_326_984_900), "12/07/26 02:30:49.00");
    }
}
