//! Counts of events and bytes by kind: `etwspec stats`.

use std::collections::BTreeMap;

use etwspec::headers::TraceHeaderType;
use etwspec::payloads::EventKey;
use etwspec_console::quantity::{bytes, count, number};
use etwspec_console::table::{Column, table};
use etwspec_console::visible;
use etwspec_etl::counts::{Counts, Tally};
use etwspec_etl::state::ProcessCounts;
use etwspec_etl::{Damage, Identity};
use serde::Serialize;

use super::described::{Described, Reason, Share};
use super::lost::Lost;

/// The counts of one file, serialized as `--format json` prints them.
#[derive(Debug, Serialize)]
pub(crate) struct Stats {
    #[serde(rename = "file")]
    path: String,
    buffers: u64,
    compressed_buffers: u64,
    events: u64,
    /// Size of all events including headers.
    bytes: u64,
    /// Number of lost events from the log file header, if there is one.
    events_lost: Option<u64>,
    lost: Lost,
    /// Sums by header type in hexadecimal.
    header_types: BTreeMap<String, Sum>,
    wpp_messages: u64,
    /// Sums by hook ID in hexadecimal.
    hooks: BTreeMap<String, Hook>,
    providers: Vec<Provider>,
    messages: Vec<Message>,
    /// Events beyond the limit of kinds, which `providers` and `messages` do not contain.
    #[serde(skip_serializing_if = "Option::is_none")]
    others: Option<Sum>,
    processors: Vec<Processor>,
    processes: Vec<Process>,
    /// Events beyond the limit of processes, which `processes` does not contain.
    #[serde(skip_serializing_if = "Option::is_none")]
    other_processes: Option<Sum>,
    damaged_places: u64,
    skipped_bytes: u64,
    /// The first damaged places.
    damage: Vec<Damaged>,
    /// Events with named fields. Absent for a stream, which is read once.
    #[serde(skip_serializing_if = "Option::is_none")]
    described: Option<Share>,
}

/// Number of events, and their size in bytes including headers.
#[derive(Clone, Copy, Debug, Serialize)]
struct Sum {
    n: u64,
    bytes: u64,
}

impl From<Tally> for Sum {
    fn from(tally: Tally) -> Sum {
        Sum { n: tally.events, bytes: tally.bytes }
    }
}

#[derive(Debug, Serialize)]
struct Hook {
    name: Option<&'static str>,
    community_name: Option<&'static str>,
    #[serde(flatten)]
    count: Sum,
}

/// A provider event, or a classic event of an event class.
#[derive(Debug, Serialize)]
struct Provider {
    guid: String,
    /// Event ID, or event type of a classic event.
    id: u16,
    version: u16,
    #[serde(flatten)]
    count: Sum,
    /// Event type of a classic event.
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    class_type: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'static str>,
    /// Name of the provider, from a schema.
    #[serde(skip_serializing_if = "Option::is_none")]
    provider_name: Option<String>,
    /// Names of events with this ID, from schemas. TraceLogging events share an ID.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    event_names: Vec<String>,
}

#[derive(Debug, Serialize)]
struct Message {
    guid: Option<String>,
    number: u16,
    /// Name of the provider, from a schema.
    #[serde(skip_serializing_if = "Option::is_none")]
    provider_name: Option<String>,
    /// Place in the source, from a schema.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    event_names: Vec<String>,
    #[serde(flatten)]
    count: Sum,
}

#[derive(Debug, Serialize)]
struct Processor {
    processor: u16,
    #[serde(flatten)]
    count: Sum,
}

#[derive(Debug, Serialize)]
struct Process {
    /// Process ID, or null for events whose process is unknown.
    process: Option<u32>,
    /// Name that events of the trace state. An ID that was used again has several rows.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(flatten)]
    count: Sum,
}

/// A damaged range in JSON.
#[derive(Debug, Serialize)]
pub(crate) struct Damaged {
    offset: u64,
    in_buffer: Option<u32>,
    length: u64,
    rule: &'static str,
    text: String,
}

impl From<&Damage> for Damaged {
    fn from(damage: &Damage) -> Damaged {
        let Damage { offset, in_buffer, length, rule, .. } = *damage;
        Damaged { offset, in_buffer, length, rule: rule.id(), text: rule.to_string() }
    }
}

impl Stats {
    /// Collects the counts of a file.
    pub(crate) fn new(
        path: &str,
        lost: Lost,
        counts: &Counts,
        counted: &ProcessCounts,
        described: Option<&Described>,
    ) -> Stats {
        let mut schema_names = described.map(Described::names).unwrap_or_default();
        let mut of_schemas = |identity: &Identity| schema_names.remove(identity).unwrap_or_default();
        let (mut providers, mut messages) = (Vec::new(), Vec::new());
        for (identity, tally) in counts.by_identity() {
            let count = tally.into();
            let (provider_name, event_names) = of_schemas(&identity);
            match identity {
                Identity::Provider { guid, id, version } => {
                    providers.push(Provider {
                        guid: guid.to_string(),
                        id,
                        version,
                        count,
                        class_type: None,
                        name: None,
                        provider_name,
                        event_names,
                    });
                }
                Identity::Class { guid, kind, version } => {
                    let key = EventKey::of_class(&guid, kind);
                    let name = key.and_then(EventKey::common_name);
                    let (guid, class_type) = (guid.to_string(), Some(kind));
                    let id = kind.into();
                    providers.push(Provider { guid, id, version, count, class_type, name, provider_name, event_names });
                }
                Identity::Message { guid, number } => {
                    let guid = guid.map(|guid| guid.to_string());
                    messages.push(Message { guid, number, provider_name, event_names, count });
                }
                // Kernel events are in `hooks`; unknown events are only in `header_types`.
                _ => {}
            }
        }
        let hooks = counts.by_hook().map(|(hook, tally)| {
            let (name, community_name) = (hook.name(), EventKey::from(hook).community_name());
            (format!("{hook:#06x}"), Hook { name, community_name, count: tally.into() })
        });
        let (processes, other_processes) = counted.all();
        let sum = |others: Tally| (others.events > 0).then(|| Sum::from(others));
        Stats {
            path: path.to_owned(),
            buffers: counts.buffers,
            compressed_buffers: counts.compressed_buffers,
            events: counts.all.events,
            bytes: counts.all.bytes,
            events_lost: lost.events,
            lost,
            header_types: counts
                .by_header_type()
                .into_iter()
                .map(|(of, tally)| (format!("{of:#04x}"), tally.into()))
                .collect(),
            wpp_messages: counts.messages.events,
            hooks: hooks.collect(),
            providers,
            messages,
            others: sum(counts.beyond_identities()),
            processors: counts
                .by_processor()
                .map(|(processor, tally)| Processor { processor, count: tally.into() })
                .collect(),
            processes: processes
                .into_iter()
                .map(|(process, name, tally)| Process { process, name: name.map(str::to_owned), count: tally.into() })
                .collect(),
            other_processes: sum(other_processes),
            damaged_places: counts.damages.places(),
            skipped_bytes: counts.damages.skipped_bytes(),
            damage: counts.damages.listed().iter().map(Damaged::from).collect(),
            described: described.map(Described::total),
        }
    }

    /// Formats the counts as tables, most frequent first.
    pub(crate) fn text(&self, width: Option<usize>) -> String {
        let mut text = format!("{}\n  {}", self.path, count(self.buffers, "buffer"));
        if self.compressed_buffers > 0 {
            text += &format!(" ({} compressed)", number(self.compressed_buffers));
        }
        text += &format!(", {}, {}", count(self.events, "event"), bytes(self.bytes));
        text += &format!("\n  lost: {}\n", self.lost.text());
        self.headers(&mut text, width);
        self.by_name(&mut text, width);
        let processors = self.processors.iter().map(|row| (vec![row.processor.to_string()], row.count));
        section(&mut text, "By processor", &[Column::Right("processor")], processors.collect(), Order::Given, width);
        let named = self.processes.iter().any(|row| row.name.is_some());
        let mut columns = vec![Column::Right("process")];
        columns.extend(named.then_some(Column::Left("name")));
        let processes = self.processes.iter().map(|row| {
            let mut cells = vec![row.process.map_or_else(|| "(none)".to_owned(), |process| process.to_string())];
            cells.extend(named.then(|| visible(row.name.as_deref().unwrap_or_default()).into_owned()));
            (cells, row.count)
        });
        section(&mut text, "By process", &columns, processes.collect(), Order::MostFirst, width);
        others(&mut text, self.other_processes, "processes");
        if let Some(described) = &self.described {
            text += &undescribed(described);
        }
        text
    }

    fn headers(&self, text: &mut String, width: Option<usize>) {
        let mut rows: Vec<_> =
            self.header_types.iter().map(|(of, count)| (vec![of.clone(), header(of)], *count)).collect();
        if self.wpp_messages > 0 {
            let n = self.messages.iter().fold(0, |sum, row| sum + row.count.bytes);
            let row = vec![String::new(), "MESSAGE".to_owned()];
            rows.push((row, Sum { n: self.wpp_messages, bytes: n }));
        }
        section(text, "By header", &[Column::Left("type"), Column::Left("name")], rows, Order::Given, width);
    }

    fn by_name(&self, text: &mut String, width: Option<usize>) {
        let hooks = self
            .hooks
            .iter()
            .map(|(id, hook)| (vec![id.clone(), known(hook.community_name.or(hook.name))], hook.count));
        section(
            text,
            "Kernel events",
            &[Column::Left("hook"), Column::Left("name")],
            hooks.collect(),
            Order::MostFirst,
            width,
        );
        let of = |classic: bool| {
            let rows = self.providers.iter().filter(move |row| row.class_type.is_some() == classic);
            let cells = |row: &Provider| {
                let provider = row.provider_name.as_deref().map(|name| visible(name).into_owned());
                let mut cells = vec![provider.unwrap_or_else(|| row.guid.clone())];
                cells.extend([row.id.to_string(), row.version.to_string()]);
                cells.push(row.name.map_or_else(|| listed(&row.event_names), str::to_owned));
                (cells, row.count)
            };
            rows.map(cells).collect::<Vec<_>>()
        };
        let columns = [Column::Left("provider"), Column::Right("id"), Column::Right("version"), Column::Left("name")];
        section(text, "Provider events", &columns, of(false), Order::MostFirst, width);
        let columns = [Column::Left("class"), Column::Right("type"), Column::Right("version"), Column::Left("name")];
        section(text, "Classic events", &columns, of(true), Order::MostFirst, width);
        let messages = self.messages.iter().map(|row| {
            let guid = row.guid.clone().unwrap_or_else(|| "(none)".to_owned());
            let guid = row.provider_name.as_deref().map_or(guid, |name| visible(name).into_owned());
            (vec![guid, row.number.to_string(), listed(&row.event_names)], row.count)
        });
        section(
            text,
            "WPP messages",
            &[Column::Left("provider"), Column::Right("number"), Column::Left("name")],
            messages.collect(),
            Order::MostFirst,
            width,
        );
        others(text, self.others, "kinds");
    }
}

/// Appends a line about events that are in no row, if there are any.
fn others(text: &mut String, others: Option<Sum>, what: &str) {
    if let Some(Sum { n, bytes: size }) = others {
        *text += &format!("\n  others, of more {what} than are listed: {}, {}\n", count(n, "event"), bytes(size));
    }
}

/// Formats the names of events that share an ID.
fn listed(names: &[String]) -> String {
    match names {
        [] => known(None),
        [one] => visible(one).into_owned(),
        [first, others @ ..] => format!("{} and {}", visible(first), count(others.len() as u64, "other")),
    }
}

/// Returns the line about events that could not be described.
fn undescribed(described: &Share) -> String {
    let without = described.events - described.named();
    if without == 0 {
        return String::new();
    }
    let reasons = described.reasons.iter().filter(|(reason, _)| **reason != Reason::BytesLeft);
    let reasons = reasons.map(|(reason, n)| format!("{}: {}", reason.text(), number(*n)));
    let reasons: Vec<String> = reasons.collect();
    if described.reasons.keys().all(|reason| matches!(reason, Reason::BytesLeft | Reason::CutOff)) {
        let (without, events) = (number(without), count(described.events, "event"));
        return format!("\n{without} of {events} without named fields ({})\n", reasons.join(", "));
    }
    format!(
        "\n{} of {} without named fields ({}); add --schema FILE (.man, .tmf, .pdb), or list them with `etwspec schema list \
         --missing`\n",
        number(without),
        count(described.events, "event"),
        reasons.join(", ")
    )
}

fn known(name: Option<&'static str>) -> String {
    name.unwrap_or("(unnamed)").to_owned()
}

/// Returns the name of a header type.
fn header(hexadecimal: &str) -> String {
    let of = hexadecimal.strip_prefix("0x").and_then(|digits| u8::from_str_radix(digits, 16).ok());
    known(of.and_then(|of| TraceHeaderType(of).name()))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    Given,
    MostFirst,
}

/// Appends a heading and a table, or nothing if there are no rows.
fn section(
    text: &mut String,
    heading: &str,
    columns: &[Column],
    mut rows: Vec<(Vec<String>, Sum)>,
    order: Order,
    width: Option<usize>,
) {
    if rows.is_empty() {
        return;
    }
    if order == Order::MostFirst {
        rows.sort_by_key(|(_, count)| std::cmp::Reverse(count.n));
    }
    let mut columns = columns.to_vec();
    columns.extend([Column::Right("events"), Column::Right("bytes")]);
    let rows: Vec<Vec<String>> = rows
        .into_iter()
        .map(|(mut cells, count)| {
            cells.extend([number(count.n), number(count.bytes)]);
            cells
        })
        .collect();
    *text += &format!("\n{heading}\n");
    table(text, &columns, &rows, width);
}
