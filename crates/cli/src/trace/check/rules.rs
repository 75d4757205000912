//! The rules of `etwspec check-trace`, with their severity and meaning.

use serde::Serialize;

/// Severity of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Severity {
    /// Bytes of the file are invalid.
    Damage,
    /// Events or buffers were logged but are missing from the trace.
    Loss,
    /// The trace is valid, but has a property that readers must handle.
    Note,
}

impl Severity {
    /// Returns its name: `damage`, `loss` or `note`.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Severity::Damage => "damage",
            Severity::Loss => "loss",
            Severity::Note => "note",
        }
    }
}

/// A property of traces that is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rule {
    /// Name in output.
    pub(crate) id: &'static str,
    /// Severity if a trace has the property.
    pub(crate) severity: Severity,
    /// Meaning in one line.
    pub(crate) meaning: &'static str,
}

const fn of(id: &'static str, severity: Severity, meaning: &'static str) -> Rule {
    Rule { id, severity, meaning }
}

/// Damage for which the reader has no rule in the list.
const DAMAGE: Rule = of("damage", Severity::Damage, "The bytes are not part of a valid trace.");

const RULES: [Rule; 55] = [
    // Damage that the reader reports.
    of("cut-header", Severity::Damage, "The file ends within a buffer header: it was truncated."),
    of("cut-buffer", Severity::Damage, "The file ends within a buffer: it was truncated."),
    of("zeroed-header", Severity::Damage, "A buffer header is all zeros: it was never written, or was lost."),
    of("no-buffer", Severity::Damage, "No valid buffer begins where one is expected."),
    of("buffer-size", Severity::Damage, "BufferSize does not lead to the next buffer."),
    of(
        "end-of-events",
        Severity::Damage,
        "SavedOffset and Offset are both outside the buffer. Its events are read nevertheless.",
    ),
    of(
        "events-after-end",
        Severity::Damage,
        "Events continue after the end that SavedOffset and Offset state. They are read nevertheless.",
    ),
    of(
        "compression",
        Severity::Damage,
        "A compressed buffer is truncated or does not match the compression format in its header.",
    ),
    of("not-supported", Severity::Damage, "A buffer uses an unsupported compression format."),
    of("unknown-marker", Severity::Damage, "No event header has the marker that is found where an event is expected."),
    of("event-too-small", Severity::Damage, "The size of an event is smaller than its header."),
    of("event-too-large", Severity::Damage, "The size of an event extends beyond the events of its buffer."),
    of("event-over-next", Severity::Damage, "The size of an event extends into the next event."),
    of("cut-event", Severity::Damage, "The events of a buffer end within an event header."),
    // Found by the checks of this command.
    of(
        "offset-field",
        Severity::Damage,
        "Either SavedOffset or Offset is outside the buffer. The other determines where events end.",
    ),
    DAMAGE,
    of(
        "output-cut-off",
        Severity::Damage,
        "The fields or the message of an event exceed the limit of output for its size. Only crafted traces have such events.",
    ),
    of("event-items", Severity::Damage, "The items that an event header announces do not fit in the event."),
    of(
        "no-log-header",
        Severity::Damage,
        "The first event is not a log file header. Without it, time stamps cannot be converted to UTC.",
    ),
    of("end-before-start", Severity::Damage, "According to the header, the session ended before it started."),
    of("pointer-size", Severity::Damage, "The pointer size in the header is neither 4 nor 8."),
    of("events-lost", Severity::Loss, "The header counts events that were lost for lack of buffer space."),
    of("buffers-lost", Severity::Loss, "The header counts buffers that could not be written."),
    of("lost-event-record", Severity::Loss, "Lost_Event records report lost events."),
    of("lost-buffer-record", Severity::Loss, "Lost_Event records report lost buffers."),
    of("lost-file-record", Severity::Loss, "Lost_Event records report a lost backup file."),
    of("flagged-loss", Severity::Loss, "Buffer flags indicate that events or buffers were lost before the buffer."),
    of("missing-buffers", Severity::Loss, "Sequence numbers of buffers have gaps."),
    of("buffers-not-found", Severity::Damage, "The file contains fewer buffers than the header says were written."),
    of(
        "session-open",
        Severity::Note,
        "The header has no end time or no buffer count: the session was not stopped normally.",
    ),
    of("more-buffers", Severity::Note, "The file contains more buffers than the header says were written."),
    of("buffers-elsewhere", Severity::Note, "Missing buffers were overwritten, or are in another file of the session."),
    of(
        "sequence-repeats",
        Severity::Note,
        "Several buffers have the same sequence number: the file was merged from several files.",
    ),
    of(
        "mixed-pointers",
        Severity::Note,
        "The header specifies 32-bit pointers, but events have 64-bit pointers. Trust the events.",
    ),
    of(
        "header-pointers",
        Severity::Note,
        "PointerSize in the header differs from the pointer size of the event that contains it.",
    ),
    of(
        "nominal-size",
        Severity::Note,
        "The size of an uncompressed buffer differs from the buffer size in the header.",
    ),
    of("clock-unknown", Severity::Note, "The clock type in the header is unknown, or its frequency is missing."),
    of("start-before-boot", Severity::Note, "According to the header, the session started before the machine booted."),
    of(
        "processor-number",
        Severity::Note,
        "The processor number of a buffer exceeds the number of processors in the header.",
    ),
    of("buffer-flags", Severity::Note, "A buffer has unknown flags or an unknown type."),
    of(
        "after-saved-offset",
        Severity::Note,
        "Events are stored between SavedOffset and Offset. Readers that stop at SavedOffset miss them.",
    ),
    of(
        "time-backwards",
        Severity::Note,
        "An event is earlier than the event before it in the buffer. Sort events by time.",
    ),
    of(
        "buffer-backwards",
        Severity::Note,
        "A buffer begins before the previous buffer of its processor ends. Sort events by time.",
    ),
    of("time-gap", Severity::Note, "No processor logged an event for a long time."),
    of("outside-session", Severity::Note, "Events are more than 1 s before the start or after the end of the session."),
    of("header-type", Severity::Note, "The layout of an event header is unknown."),
    of("payload-undecodable", Severity::Note, "A payload does not match the layout for its event and version."),
    of("payload-pointer-size", Severity::Note, "A payload only fits the other pointer size than its header states."),
    of("payload-unexplained", Severity::Note, "A payload has bytes after its last known field."),
    of("payload-unknown", Severity::Note, "The layout of a payload is unknown."),
    of(
        "schema-undecodable",
        Severity::Note,
        "The data of an event end before the fields of its schema, or a field has an unknown encoding.",
    ),
    of("schema-unexplained", Severity::Note, "The data of an event have bytes after the last field of its schema."),
    of("schema-unreadable", Severity::Note, "Records with schemas cannot be read."),
    of("schema-left-out", Severity::Note, "Schemas exceed the limit of memory and are left out."),
    of("schema-manifest", Severity::Note, "A manifest that an event source logged is incomplete or has errors."),
];

/// Returns the rule with an ID, or the rule `damage` if there is none.
pub(crate) fn rule(id: &str) -> Rule {
    RULES.into_iter().find(|rule| rule.id == id).unwrap_or(DAMAGE)
}

#[cfg(test)]
mod tests {
    use etwspec_etl::damage::Rule as ReaderRule;

    use super::*;

    #[test]
    fn explains_every_rule_of_the_reader() {
        let rules = [
            ReaderRule::CutHeader,
            ReaderRule::CutBuffer,
            ReaderRule::ZeroedHeader,
            ReaderRule::NoBuffer,
            ReaderRule::BufferSize(0),
            ReaderRule::EndOfEvents(0),
            ReaderRule::EventsAfterEnd(0),
            ReaderRule::UnknownMarker(0),
            ReaderRule::EventTooSmall(0),
            ReaderRule::EventTooLarge(0),
            ReaderRule::EventOverNext(0),
            ReaderRule::CutEvent,
        ];
        for of in rules {
            assert_eq!((rule(of.id()).id, rule(of.id()).severity), (of.id(), Severity::Damage));
        }
        let ids: std::collections::BTreeSet<_> = RULES.iter().map(|rule| rule.id).collect();
        assert_eq!(ids.len(), RULES.len(), "two rules have the same ID");
    }
}
