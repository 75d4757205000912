//! Events over time as a chart of plain characters, and as JSON: part of `etwspec info`.

use etwspec_console::command::TextReport;
use etwspec_console::table::cut;
use etwspec_schema::OverTime;
use serde::{Serialize, Serializer};
use serde_json::json;

use etwspec_console::quantity::{count, duration, number};

/// Maximum number of intervals.
pub(crate) const INTERVALS: usize = 64;
/// Maximum number of kinds that are listed.
const MAX_KINDS: usize = 10;
/// Height of the chart in lines.
const HEIGHT: u64 = 5;
/// Characters for counts from 1 to the maximum.
const LEVELS: [char; 8] = ['.', ':', '-', '=', '+', '*', '#', '@'];
/// Columns of a line beside its label and its intervals: an indent, the frame, and a number.
const BESIDE: usize = 16;

/// Events over time.
#[derive(Debug)]
pub(crate) struct Chart(pub(crate) OverTime);

impl Serialize for Chart {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let OverTime { start, width, events, lost, damaged, kinds, left_out, .. } = &self.0;
        let (listed, others) = kinds.split_at(kinds.len().min(MAX_KINDS));
        let listed: Vec<_> = listed
            .iter()
            .map(|kind| json!({ "name": kind.name, "count": kind.count, "events": kind.events }))
            .collect();
        json!({
            "start": start.to_string(),
            "interval": width,
            "events": events,
            "lost": lost,
            "damaged": damaged,
            "kinds": listed,
            "other_kinds": { "kinds": others.len(), "count": others.iter().map(|kind| kind.count).sum::<u64>() },
            "left_out": left_out,
        })
        .serialize(serializer)
    }
}

impl Chart {
    /// Adds the chart to a report.
    pub(crate) fn text(&self, report: &mut TextReport) {
        let label = if report.width() < 80 { 12 } else { 20 };
        let of = self.0.joined(report.width().saturating_sub(label + BESIDE));
        let interval = duration(i64::try_from(of.width).unwrap_or(i64::MAX));
        let intervals = count(of.events.len() as u64, "interval");
        report.heading("Events over time");
        report.words(2, &format!("{intervals} of {interval} from {}", of.start));
        let mut line = |name: &str, bar: String, total: &str| {
            report.line(&format!("  {:label$} |{bar}| {total}", cut(name, label)));
        };
        let most = of.events.iter().copied().max().unwrap_or(0);
        for height in (1..=HEIGHT).rev() {
            let bar = of.events.iter().map(|n| if level(*n, most, HEIGHT) >= height { '#' } else { ' ' });
            let name = if height == HEIGHT { format!("up to {}", number(most)) } else { String::new() };
            line(&name, bar.collect(), "");
        }
        for (name, counts, mark) in [("losses", &of.lost, '!'), ("damage", &of.damaged, 'x')] {
            let total: u64 = counts.iter().sum();
            if total > 0 {
                let bar = counts.iter().map(|n| if *n > 0 { mark } else { ' ' }).collect();
                line(name, bar, &number(total));
            }
        }
        for kind in of.kinds.iter().take(MAX_KINDS) {
            let most = kind.events.iter().copied().max().unwrap_or(0);
            let shade =
                |n: &u64| level(*n, most, LEVELS.len() as u64).checked_sub(1).and_then(|at| LEVELS.get(at as usize));
            let bar = kind.events.iter().map(|n| shade(n).unwrap_or(&' ')).collect();
            line(&kind.name, bar, &number(kind.count));
        }
        let others = of.kinds.get(MAX_KINDS..).unwrap_or_default();
        if !others.is_empty() {
            let events = others.iter().map(|kind| kind.count).sum();
            report.words(2, &format!("{} of {} more", count(events, "event"), count(others.len() as u64, "kind")));
        }
        if of.left_out > 0 {
            report.words(2, &format!("{} without a time, or about the trace itself", count(of.left_out, "event")));
        }
    }
}

/// Returns the level of a count, from 0 for none to the number of levels for the maximum.
fn level(count: u64, most: u64, levels: u64) -> u64 {
    let share = u128::from(count) * u128::from(levels);
    share.div_ceil(u128::from(most.max(1))) as u64
}

#[cfg(test)]
mod tests {
    use super::level;

    #[test]
    fn levels_begin_at_any_event_and_end_at_the_maximum() {
        let levels = [0, 1, 125, 126, 999, 1000].map(|count| level(count, 1000, 8));
        assert_eq!(levels, [0, 1, 1, 2, 8, 8]);
        assert_eq!((level(0, 0, 8), level(u64::MAX, u64::MAX, 8)), (0, 8));
    }
}
