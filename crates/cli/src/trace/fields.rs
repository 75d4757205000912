//! The fields that `--fields` selects.

use etwspec_analysis::lines::{Selection, SelectionError};
use etwspec_console::Problem;
use etwspec_schema::TraceNames;

use super::filter::unknown_field;

/// Parses a list of names.
///
/// # Errors
///
/// [`Problem::Refused`] for what can be no name, and for a name that is selected twice.
pub(crate) fn parse(list: &[String]) -> Result<Selection, Problem> {
    Selection::parse(list).map_err(|error| {
        Problem::new(format!("--fields: {error}")).help(match error {
            SelectionError::Twice(_) => "leave out one of them",
            _ => "write names separated by commas, such as time,pid,NewThreadId or Packet.Size",
        })
    })
}

/// Checks the names that no table has against those of traces.
///
/// # Errors
///
/// [`Problem::Refused`] for a name that no event of them can have.
pub(crate) fn check(selection: &Selection, traces: &[TraceNames]) -> Result<(), Problem> {
    match selection.missing(traces) {
        Some(name) => Err(unknown_field("--fields", name, traces)),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(list: &[&str]) -> Result<Vec<String>, String> {
        let list: Vec<String> = list.iter().map(|name| (*name).to_owned()).collect();
        let selection = parse(&list).map_err(|problem| problem.to_string())?;
        check(&selection, &[TraceNames::new()]).map_err(|problem| problem.to_string())?;
        Ok(selection.names().map(str::to_owned).collect())
    }

    #[test]
    fn rejects_fields_that_no_event_has() {
        assert_eq!(
            names(&["time", "newthreadid", "CPU"]).as_deref(),
            Ok(&["time", "newthreadid", "cpu"].map(str::to_owned)[..])
        );
        assert!(names(&["ExitStatus_name", "FileObject_name", "data.NewThreadId", "PID"]).is_ok());
        assert_eq!(
            names(&["NewThredId"]),
            Err("error: --fields: no event has a field named `NewThredId`\n help: did you mean NewThreadId?".to_owned())
        );
        for wrong in
            [&["time", "time"][..], &[""], &["zzzzzz"], &["a..b"], &["data.NoSuchField"], &["NewThreadPriority_name"]]
        {
            assert!(names(wrong).is_err(), "{wrong:?}");
        }
    }
}
