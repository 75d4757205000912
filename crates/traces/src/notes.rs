//! Notes about names, schemas and events that are left out.

use std::io::Write;

use etwspec_console::Problem;
use etwspec_console::quantity::count;
use etwspec_etl::state::{LIMIT, State};
use etwspec_schema::Schemas;
use etwspec_schema::limits::MAX_MEMORY;

use crate::keep::BoundFilter;

/// Prints a note if the names of a trace exceed the memory that they may take.
///
/// # Errors
///
/// Returns [`Problem::Output`] if the stream cannot be written.
pub fn note_names_left_out(name: &str, state: &State, err: &mut dyn Write) -> Result<(), Problem> {
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
