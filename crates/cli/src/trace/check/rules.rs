//! What can be wrong with a trace, and what it means.

use serde::Serialize;

/// How bad something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Severity {
    /// Bytes are not as they should be.
    Damage,
    /// Something is not in the trace that happened.
    Loss,
    /// Worth to know; readers may stumble over it.
    Note,
}

impl Severity {
    /// `damage`, `loss`, `note`.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Severity::Damage => "damage",
            Severity::Loss => "loss",
            Severity::Note => "note",
        }
    }
}

/// Id, severity, one line of explanation.
const RULES: [(&str, Severity, &str); 46] = [
    // What the reader of traces tells as damage.
    ("cut-header", Severity::Damage, "The file ends within a buffer's header: it was cut off."),
    ("cut-buffer", Severity::Damage, "The file ends before the buffer that began last: it was cut off."),
    (
        "zeroed-header",
        Severity::Damage,
        "Zeros stand where a buffer's header should: the bytes were never written, or lost.",
    ),
    ("no-buffer", Severity::Damage, "What stands where a buffer should begin is none."),
    ("buffer-size", Severity::Damage, "A buffer's BufferSize is not where the next one begins."),
    (
        "end-of-events",
        Severity::Damage,
        "SavedOffset and Offset both lie outside of the buffer; its events are found all the same.",
    ),
    ("compression", Severity::Damage, "A compressed buffer breaks off, or is not compressed as its header says."),
    ("unknown-marker", Severity::Damage, "No header of an event begins with the marker that stands where one should."),
    ("event-too-small", Severity::Damage, "The size that an event tells has no room for its own header."),
    ("event-too-large", Severity::Damage, "The size that an event tells goes beyond the events of its buffer."),
    ("event-over-next", Severity::Damage, "The size that an event tells reaches into the next event."),
    ("cut-event", Severity::Damage, "The events of a buffer end within the header of one."),
    // What is found here.
    (
        "offset-field",
        Severity::Damage,
        "One of SavedOffset and Offset lies outside of the buffer; the other tells where events end.",
    ),
    ("damage", Severity::Damage, "The bytes are not those of a trace."),
    ("event-items", Severity::Damage, "What an event's header announces before the data does not fit into the event."),
    (
        "no-log-header",
        Severity::Damage,
        "A log file begins with an event that describes it. Without it, times are not known as UTC.",
    ),
    ("end-before-start", Severity::Damage, "The header says that the session ended before it started."),
    ("pointer-size", Severity::Damage, "The header says that pointers have a size that none has."),
    ("events-lost", Severity::Loss, "The header counts events that the session had no room for."),
    ("buffers-lost", Severity::Loss, "The header counts buffers that the session could not write."),
    ("lost-event-record", Severity::Loss, "Events of the class Lost_Event tell that others were lost."),
    ("lost-buffer-record", Severity::Loss, "Events of the class Lost_Event tell that buffers were lost."),
    ("lost-file-record", Severity::Loss, "Events of the class Lost_Event tell that a backup file was lost."),
    ("flagged-loss", Severity::Loss, "A buffer's flags say that events or buffers were lost before it."),
    ("missing-buffers", Severity::Loss, "Sequence numbers of buffers are missing between others."),
    ("buffers-not-found", Severity::Loss, "The header says that more buffers were written than are in the file."),
    (
        "session-open",
        Severity::Note,
        "The header has no end, or no number of buffers: the session did not stop in order.",
    ),
    ("more-buffers", Severity::Note, "There are more buffers in the file than the header says were written."),
    ("buffers-elsewhere", Severity::Note, "Missing buffers were overwritten, or are in another file of the session."),
    (
        "sequence-repeats",
        Severity::Note,
        "Two buffers have one sequence number: the file was put together from others.",
    ),
    (
        "mixed-pointers",
        Severity::Note,
        "The header says that pointers have 32 bits, and events have 64: go by the events.",
    ),
    ("header-pointers", Severity::Note, "The header's PointerSize is not that of the event which holds it."),
    ("nominal-size", Severity::Note, "A buffer that is not compressed has another size than the header says."),
    ("clock-unknown", Severity::Note, "The header's type of clock is not known, or its frequency is none."),
    ("start-before-boot", Severity::Note, "The header says that the session started before the machine did."),
    ("processor-number", Severity::Note, "A buffer is of a processor that the header says the machine does not have."),
    ("buffer-flags", Severity::Note, "A buffer has flags or a type that nothing explains."),
    (
        "after-saved-offset",
        Severity::Note,
        "Events lie between SavedOffset and Offset: readers that know only the first lose them.",
    ),
    (
        "time-backwards",
        Severity::Note,
        "An event is earlier than the one before it in its buffer: sort events by time.",
    ),
    (
        "buffer-backwards",
        Severity::Note,
        "A buffer begins before the one before it of its processor ends: sort events by time.",
    ),
    ("time-gap", Severity::Note, "No buffer of any processor has events of a long stretch of time."),
    ("outside-session", Severity::Note, "Events are more than a second before the session's start or after its end."),
    ("header-type", Severity::Note, "An event has a type of header whose structure no source knows."),
    ("payload-undecodable", Severity::Note, "The data of an event are not as the tables say of its kind and version."),
    ("payload-unexplained", Severity::Note, "Bytes are left when all that the tables say of the data is read."),
    ("payload-unknown", Severity::Note, "The tables do not know the structure of the data."),
];

/// What a rule means; an id that is not in the list is of damage.
pub(crate) fn rule(id: &str) -> (&'static str, Severity, &'static str) {
    let found = RULES.iter().find(|(own, ..)| *own == id);
    found.copied().unwrap_or(("damage", Severity::Damage, "The bytes are not those of a trace."))
}

#[cfg(test)]
mod tests {
    use etwspec_etl::Rule;

    use super::*;

    #[test]
    fn every_rule_of_the_reader_is_explained() {
        let rules = [
            Rule::CutHeader,
            Rule::CutBuffer,
            Rule::ZeroedHeader,
            Rule::NoBuffer,
            Rule::BufferSize(0),
            Rule::EndOfEvents(0),
            Rule::UnknownMarker(0),
            Rule::EventTooSmall(0),
            Rule::EventTooLarge(0),
            Rule::EventOverNext(0),
            Rule::CutEvent,
        ];
        for of in rules {
            assert_eq!((rule(of.id()).0, rule(of.id()).1), (of.id(), Severity::Damage));
        }
        let ids: std::collections::BTreeSet<_> = RULES.iter().map(|(id, ..)| id).collect();
        assert_eq!(ids.len(), RULES.len(), "no two rules have one id");
    }
}
