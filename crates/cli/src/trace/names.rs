//! Names and schemas that are collected before the events of traces are read.

use std::io::Write;

use etwspec_console::Problem;
use etwspec_etl::state::{FirstPass, State};
use etwspec_schema::{Schemas, TraceNames};

use super::input::{Input, Things};
use super::left_out::{note_names_left_out, note_schemas_left_out};

/// Facts that a command needs before the first event.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Needed {
    /// Names of providers and events in traces.
    pub(crate) names: bool,
    /// Things that values refer to. `None`: only schemas are collected.
    pub(crate) things: Option<Things>,
    /// Names of the fields in schemas, too.
    pub(crate) fields: bool,
    /// An unknown name is an error, also if traces are read once.
    pub(crate) checks: bool,
    /// Read traces once.
    pub(crate) once: bool,
}

/// Names that are known before the first event of a trace.
pub(crate) struct Names {
    pub(crate) state: State,
    /// True if an event may name a process.
    pub(crate) processes: bool,
    pub(crate) schemas: Schemas,
    /// Names that filters may contain.
    pub(crate) names: Option<TraceNames>,
    /// These are all names of the trace.
    pub(crate) resolved: bool,
}

impl Names {
    /// Returns the names and schemas in each of several traces, which also serve the others: names those of one machine and
    /// boot, and schemas all.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if a file becomes shorter while it is read.
    pub(crate) fn of_traces(
        inputs: &[Input<'_>],
        needed: Needed,
        given: &Schemas,
        err: &mut dyn Write,
    ) -> Result<Vec<Names>, Problem> {
        let (mut all, mut passes) = (Vec::with_capacity(inputs.len()), Vec::new());
        for input in inputs {
            let mut schemas = given.clone();
            let mut names = (needed.fields || needed.names).then(TraceNames::new);
            names = names.map(|names| if needed.fields { names.with_fields() } else { names });
            let pass = match needed.things {
                _ if needed.once => None,
                None if names.is_none() => {
                    input.read_schemas(&mut schemas)?;
                    None
                }
                things => input.first_pass(things.unwrap_or(Things::Writers), &mut schemas, names.as_mut())?,
            };
            // Without a pass, names are collected while events are read, if an unknown one is an error.
            let names = names.filter(|_| pass.is_some() || needed.checks);
            let (resolved, processes) = (pass.is_some(), pass.as_ref().is_none_or(FirstPass::has_processes));
            passes.extend(pass);
            all.push(Names { state: State::new(input.log_file().as_ref()), processes, schemas, names, resolved });
        }
        let resolved = all.iter_mut().filter(|names| names.resolved);
        resolved.zip(FirstPass::states(passes)).for_each(|(names, state)| names.state = state);
        for (input, names) in inputs.iter().zip(&all) {
            note_names_left_out(input.name(), &names.state, err)?;
            note_schemas_left_out(input.name(), &names.schemas, err)?;
        }
        if let [_, _, ..] = inputs {
            let own: Vec<Schemas> = all.iter().map(|names| names.schemas.clone()).collect();
            for names in &mut all {
                own.iter().for_each(|other| names.schemas.complete_with(other));
            }
        }
        Ok(all)
    }

    /// Takes the names that filters may contain, if all of them are known.
    pub(crate) fn take_resolved(all: &mut [Names]) -> Option<Vec<TraceNames>> {
        let is_known = all.iter().all(|names| names.resolved && names.names.is_some());
        is_known.then(|| all.iter_mut().filter_map(|names| names.names.take()).collect())
    }
}
