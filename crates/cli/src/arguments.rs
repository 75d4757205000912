//! Arguments that several commands have.

use clap::{Args, ValueEnum};
use etwspec_catalog::axis::{Axis, Pointer};
use etwspec_catalog::query::Moment;
use etwspec_console::{Console, Problem};

/// How to show the answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// For people.
    #[default]
    Text,
    /// For programs.
    Json,
}

/// How to show tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum TableFormat {
    /// For people.
    #[default]
    Table,
    /// For programs.
    Json,
}

/// Which release, and which pointer size.
#[derive(Clone, Debug, Args)]
pub(crate) struct At {
    /// The release: an id (6.1, 1703, 11-24H2), a point ("late 5.2"), or a build number (7601).
    #[arg(long, value_name = "ID")]
    pub(crate) release: Option<String>,
    /// The pointer size of the data.
    #[arg(long, value_name = "BITS", value_parser = pointer)]
    pub(crate) pointer: Option<Pointer>,
}

impl At {
    /// The release that was asked for, if one was; with a note where it is another that is used.
    pub(crate) fn moment(&self, axis: &Axis, console: &mut Console<'_>) -> Result<Option<Moment>, Problem> {
        let Some(text) = self.release.as_deref() else { return Ok(None) };
        let moment = moment(axis, text)?;
        if let Some(asked) = moment.unlisted {
            let Moment { id, build, .. } = &moment;
            writeln!(
                console.err,
                "note: build {asked} is in no table; {id} (build {build}), the last before it, is used"
            )?;
        }
        Ok(Some(moment))
    }
}

fn moment(axis: &Axis, text: &str) -> Result<Moment, Problem> {
    Moment::resolve(axis, text).map_err(|unknown| {
        let mut ids: Vec<&str> = axis.stops.iter().map(|stop| stop.release.as_str()).collect();
        ids.dedup();
        let all = format!("releases are {}; a build number will do too", ids.join(", "));
        Problem::new(format!("--release: {unknown}")).suggest(&unknown.suggestions, &all)
    })
}

/// Reads a pointer size.
pub(crate) fn pointer(text: &str) -> Result<Pointer, String> {
    match text.to_ascii_lowercase().as_str() {
        "32" | "x86" => Ok(Pointer::Bits32),
        "64" | "x64" => Ok(Pointer::Bits64),
        _ => Err("a pointer has 32 or 64 bits".to_owned()),
    }
}
