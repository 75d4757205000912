//! Checks a trace for damage, losses and anomalies: `etwspec check-trace`.
//!
//! Anomalies are in headers of buffers and in damaged events, so that the check reads buffers, not selected events.

mod events;
mod findings;
mod header;
mod kinds;
mod report;
mod rules;
mod state;

use std::io::Write;
use std::ops::ControlFlow;

use etwspec_console::Problem;
use etwspec_traces::{Filter, Needs, Traces, Wanted};

pub(crate) use report::{json, text};
pub(crate) use rules::Severity;

use super::Input;
use findings::Findings;
use state::Check;

/// Checks a whole trace.
pub(crate) fn check(traces: &mut Traces<'_>, err: &mut dyn Write) -> Result<Findings, Problem> {
    let everything = Filter::default();
    let needs = Needs { schemas: true, ..Needs::default() };
    let mut readings = traces.read_ahead(&everything, Wanted::new(needs), err)?;
    let Some(reading) = readings.all.pop() else { return Err(Problem::new("no trace to check")) };
    let mut check = Check::new(traces.log_file(0).cloned(), reading.known.schemas);
    traces.each_buffer(0, &mut |next| {
        match next {
            Err(damage) => check.damage(&damage, false),
            Ok(buffer) => check.buffer(buffer),
        }
        Ok(ControlFlow::Continue(()))
    })?;
    let lost = check.header();
    check.kinds();
    check.unreadable_schemas();
    let Check { counts, findings, .. } = check;
    let argument = traces.inputs().first().map(Input::argument).unwrap_or_default().to_owned();
    let file = traces.name(0).to_owned();
    Ok(Findings { file, argument, buffers: counts.buffers, events: counts.all.events, lost, findings: findings.done() })
}
