//! Arguments shared by several commands.

use clap::{Args, ValueEnum};
use etwspec_catalog::axis::{Axis, Pointer};
use etwspec_catalog::query::Moment;
use etwspec_console::{Console, Problem};

use crate::pointer_size;

/// Output format of commands that print text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// Text for people
    #[default]
    Text,
    /// JSON for programs
    Json,
}

/// Output format of commands that print tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum TableFormat {
    /// Tables for people
    #[default]
    Table,
    /// JSON for programs
    Json,
}

/// A release and a pointer size.
#[derive(Clone, Debug, Args)]
pub(crate) struct At {
    /// Windows release: an ID (6.1, 1703, 11-24H2), a point ("late 5.2") or a build number (7601).
    #[arg(long, value_name = "RELEASE")]
    pub(crate) release: Option<String>,
    /// Pointer size in bits: 32 or 64.
    #[arg(long, value_name = "BITS", value_parser = pointer_size::parse)]
    pub(crate) pointer: Option<Pointer>,
}

impl At {
    /// Resolves the release, if one is given. Prints a note if the build is not listed and an earlier one stands in.
    pub(crate) fn moment(&self, axis: &Axis, console: &mut Console<'_>) -> Result<Option<Moment>, Problem> {
        let Some(text) = self.release.as_deref() else { return Ok(None) };
        let moment = moment(axis, text)?;
        if let Some(asked) = moment.unlisted {
            let Moment { id, build, .. } = &moment;
            writeln!(
                console.err,
                "note: build {asked} is not in the tables; using {id} (build {build}), the last before it"
            )?;
        }
        Ok(Some(moment))
    }
}

fn moment(axis: &Axis, text: &str) -> Result<Moment, Problem> {
    Moment::resolve(axis, text).map_err(|unknown| {
        let mut ids: Vec<&str> = axis.stops.iter().map(|stop| stop.release.as_str()).collect();
        ids.dedup();
        let all = format!("write a build number or one of these releases: {}", ids.join(", "));
        Problem::new(format!("--release: {unknown}")).suggest(&unknown.suggestions, &all)
    })
}
