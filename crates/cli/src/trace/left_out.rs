//! Notes about names, schemas and events that are left out.

use std::io::Write;

use etwspec_analysis::BoundFilter;
use etwspec_console::Problem;
use etwspec_etl::state::{LIMIT, State};
use etwspec_schema::Schemas;
use etwspec_schema::limits::MAX_MEMORY;

use super::quantity::count;

/// Prints a note if the names of a trace exceed the memory that they may take.
///
/// # Errors
///
/// Returns [`Problem::Output`] if the stream cannot be written.
pub(crate) fn note_names_left_out(name: &str, state: &State, err: &mut dyn Write) -> Result<(), Problem> {
    if !state.is_complete() {
        writeln!(
            err,
            "note: {name}: names and context switches exceed the limit of memory, {} MiB and half of the size of the file; \
             those after it are left out, so that processes and names of some events are missing or outdated; a copy by \
             `etwspec cut --uncompressed` has a higher limit, and a part by `--from` and `--to` has fewer names",
            LIMIT >> 20
        )?;
    }
    Ok(())
}

/// Prints a note if the schemas of a trace exceed the memory that they may take.
///
/// # Errors
///
/// Returns [`Problem::Output`] if the stream cannot be written.
pub(crate) fn note_schemas_left_out(name: &str, schemas: &Schemas, err: &mut dyn Write) -> Result<(), Problem> {
    if schemas.left_out() > 0 {
        writeln!(
            err,
            "note: {name}: schemas exceed the limit of memory, {} MiB and twice the size of the file; {} of them are left out, so \
             that some events have no schema or another",
            MAX_MEMORY >> 20,
            schemas.left_out(),
        )?;
    }
    Ok(())
}

/// Prints a note if events match neither a test nor its negation, because they do not have the field.
///
/// # Errors
///
/// Returns [`Problem::Output`] if the stream cannot be written.
pub(crate) fn note_events_left_out(name: &str, keep: &BoundFilter, err: &mut dyn Write) -> Result<(), Problem> {
    if keep.unknown() > 0 {
        let (events, has) = (count(keep.unknown(), "event"), if keep.unknown() == 1 { "has" } else { "have" });
        writeln!(
            err,
            "note: {name}: {events} {has} no value of a field that --where tests, and so match neither the test nor its negation"
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use etwspec_etl::state::FirstPass;
    use etwspec_etl::{SAMPLE, Trace};

    use super::*;

    #[test]
    fn names_beyond_the_limit_are_reported_once() {
        let trace = Trace::new(SAMPLE);
        let note = |limit: usize| {
            let mut pass = FirstPass::for_trace(&trace).with_limit(limit);
            trace.for_each_event(|buffer, event| pass.add(buffer, event));
            let mut err = Vec::new();
            note_names_left_out("a.etl", &pass.state(), &mut err).expect("memory does not fail");
            String::from_utf8(err).expect("the note is text")
        };
        assert_eq!(note(LIMIT), "");
        let note = note(100);
        assert!(note.starts_with("note: a.etl: names and context switches exceed the limit of memory, 16 MiB"));
        assert!(note.contains("`etwspec cut --uncompressed`") && note.lines().count() == 1, "{note}");
    }
}
