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

macro_rules! rules {
    ($($severity:ident $id:literal $meaning:literal;)*) => {
        const RULES: &[Rule] = &[DAMAGE, $(of($id, Severity::$severity, $meaning)),*];
    };
}

rules! {
    // Damage that the reader reports.
    Damage "cut-header" "The file ends within a buffer header: it was truncated.";
    Damage "cut-buffer" "The file ends within a buffer: it was truncated.";
    Damage "zeroed-header" "A buffer header is all zeros: it was never written, or was lost.";
    Damage "no-buffer" "No valid buffer begins where one is expected.";
    Damage "buffer-size" "BufferSize does not lead to the next buffer.";
    Damage "end-of-events" "SavedOffset and Offset are both outside the buffer. Its events are read nevertheless.";
    Damage "events-after-end" "Events continue after the end that SavedOffset and Offset state. They are read nevertheless.";
    Damage "compression" "A compressed buffer is truncated or does not match the compression format in its header.";
    Damage "not-supported" "A buffer uses an unsupported compression format.";
    Damage "unknown-marker" "No event header has the marker that is found where an event is expected.";
    Damage "event-too-small" "The size of an event is smaller than its header.";
    Damage "event-too-large" "The size of an event extends beyond the events of its buffer.";
    Damage "event-over-next" "The size of an event extends into the next event.";
    Damage "cut-event" "The events of a buffer end within an event header.";
    Damage "event-items" "The items that an event header announces do not fit in the event.";
    // Found by the checks of this command.
    Damage "offset-field" "Either SavedOffset or Offset is outside the buffer. The other determines where events end.";
    Damage "output-cut-off" "The fields or the message of an event exceed the limit of output for its size. Only crafted traces have such events.";
    Damage "no-log-header" "The first event is not a log file header. Without it, time stamps cannot be converted to UTC.";
    Damage "end-before-start" "According to the header, the session ended before it started.";
    Damage "pointer-size" "The pointer size in the header is neither 4 nor 8.";
    Loss "events-lost" "The header counts events that were lost for lack of buffer space.";
    Loss "buffers-lost" "The header counts buffers that could not be written.";
    Loss "lost-event-record" "Lost_Event records report lost events.";
    Loss "lost-buffer-record" "Lost_Event records report lost buffers.";
    Loss "lost-file-record" "Lost_Event records report a lost backup file.";
    Loss "flagged-loss" "Buffer flags indicate that events or buffers were lost before the buffer.";
    Loss "missing-buffers" "Sequence numbers of buffers have gaps.";
    Damage "buffers-not-found" "The file contains fewer buffers than the header says were written.";
    Note "session-open" "The header has no end time or no buffer count: the session was not stopped normally.";
    Note "more-buffers" "The file contains more buffers than the header says were written.";
    Note "buffers-elsewhere" "Missing buffers were overwritten, or are in another file of the session.";
    Note "sequence-repeats" "Several buffers have the same sequence number: the file was merged from several files.";
    Note "mixed-pointers" "The header specifies 32-bit pointers, but events have 64-bit pointers. Trust the events.";
    Note "header-pointers" "PointerSize in the header differs from the pointer size of the event that contains it.";
    Note "nominal-size" "The size of an uncompressed buffer differs from the buffer size in the header.";
    Note "clock-unknown" "The clock type in the header is unknown, or its frequency is missing.";
    Note "start-before-boot" "According to the header, the session started before the machine booted.";
    Note "processor-number" "The processor number of a buffer exceeds the number of processors in the header.";
    Note "buffer-flags" "A buffer has unknown flags or an unknown type.";
    Note "after-saved-offset" "Events are stored between SavedOffset and Offset. Readers that stop at SavedOffset miss them.";
    Note "time-backwards" "An event is earlier than the event before it in the buffer. Sort events by time.";
    Note "buffer-backwards" "A buffer begins before the previous buffer of its processor ends. Sort events by time.";
    Note "time-gap" "No processor logged an event for a long time.";
    Note "outside-session" "Events are more than 1 s before the start or after the end of the session.";
    Note "header-type" "The layout of an event header is unknown.";
    Note "payload-undecodable" "A payload does not match the layout for its event and version.";
    Note "payload-pointer-size" "A payload only fits the other pointer size than its header states.";
    Note "payload-unexplained" "A payload has bytes after its last known field.";
    Note "payload-unknown" "The layout of a payload is unknown.";
    Note "schema-undecodable" "The data of an event end before the fields of its schema, or a field has an unknown encoding.";
    Note "schema-unexplained" "The data of an event have bytes after the last field of its schema.";
    Note "schema-unreadable" "Records with schemas cannot be read.";
    Note "schema-left-out" "Schemas exceed the limit of memory and are left out.";
    Note "schema-manifest" "A manifest that an event source logged is incomplete or has errors.";
}

/// Returns the rule with an ID, or the rule `damage` if there is none.
pub(crate) fn rule(id: &str) -> Rule {
    RULES.iter().copied().find(|rule| rule.id == id).unwrap_or(DAMAGE)
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
            ReaderRule::EventItems,
        ];
        for of in rules {
            assert_eq!((rule(of.id()).id, rule(of.id()).severity), (of.id(), Severity::Damage));
        }
        let ids: std::collections::BTreeSet<_> = RULES.iter().map(|rule| rule.id).collect();
        assert_eq!(ids.len(), RULES.len(), "two rules have the same ID");
    }
}
