//! Checks a trace for damage, losses and anomalies: `etwspec check-trace`.

mod events;
mod findings;
mod header;
mod kinds;
mod report;
mod rules;
mod state;

use std::ops::ControlFlow;

use etwspec_console::Problem;
use etwspec_etl::buffers::Scratch;
use etwspec_schema::Schemas;
use etwspec_traces::input::Pass;

pub(crate) use report::{json, text};
pub(crate) use rules::Severity;

use super::{Input, Progress, Results};
use findings::Findings;
use state::Check;

/// Checks a whole trace, with schemas that the user named.
pub(crate) fn check(input: &mut Input<'_>, mut schemas: Schemas) -> Result<Findings, Problem> {
    input.collect(&mut Pass::default(), &mut schemas, &Progress::hidden())?;
    let mut check = Check::new(input.log_file().cloned(), schemas);
    let (progress, mut scratch) = (input.progress(Results::AtEnd), Scratch::new());
    input.each_buffer(&progress, &mut |next| {
        match next {
            Err(damage) => check.damage(&damage, false),
            Ok(raw) => {
                let buffer = raw.open(&mut scratch);
                check.buffer(&buffer);
            }
        }
        Ok(ControlFlow::Continue(()))
    })?;
    drop(progress);
    let lost = check.header();
    check.kinds();
    check.unreadable_schemas();
    let Check { counts, findings, .. } = check;
    let (file, argument) = (input.name().to_owned(), input.argument().to_owned());
    Ok(Findings { file, argument, buffers: counts.buffers, events: counts.all.events, lost, findings: findings.done() })
}
