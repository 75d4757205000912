//! Arguments shared by several commands.

use std::ffi::OsStr;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use etwspec_catalog::axis::{Axis, Pointer};
use etwspec_catalog::query::Moment;
use etwspec_catalog::query::suggest::did_you_mean;
use etwspec_console::problem::Exit;
use etwspec_console::{Console, Problem};
use etwspec_etl::text::{CodePage, UnknownCodePage};
use etwspec_traces::decode::pointer_size;

use crate::trace::output::Output;

use crate::trace::Location;

/// Output format of commands that print text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// Text for people
    #[default]
    Text,
    /// JSON for programs
    Json,
}

/// Output format of commands that print tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum TableFormat {
    /// Tables for people
    #[default]
    Table,
    /// JSON for programs
    Json,
}

/// Limit of the memory of results.
#[derive(Clone, Copy, Debug, Default, Args)]
pub(crate) struct MemoryArg {
    /// Keep at most N MiB of results.
    #[arg(long, value_name = "N")]
    memory: Option<usize>,
}

impl MemoryArg {
    /// Returns the limit in bytes, or the usual one.
    pub(crate) fn bytes(self, usual: usize) -> usize {
        self.memory.map_or(usual, |mebibytes| mebibytes.saturating_mul(1 << 20))
    }
}

/// Destination of a command's results.
#[derive(Clone, Debug, Default, Args)]
pub struct OutputArg {
    /// Write to FILE instead of standard output.
    ///
    /// An existing file is replaced when the output is complete. - is standard output.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl OutputArg {
    /// Returns whether the file has a name with an extension.
    #[cfg(feature = "profile")]
    pub(crate) fn has_extension(&self, extension: &str) -> bool {
        self.output.as_ref().and_then(|path| path.extension()).is_some_and(|own| own.eq_ignore_ascii_case(extension))
    }

    /// Runs a command whose results go to the file, if one is named, and to standard output otherwise.
    ///
    /// The file appears under its name only if the command succeeds, or if its input is damaged and everything intact has
    /// been processed. It is never as wide as a terminal.
    ///
    /// # Errors
    ///
    /// Returns the errors of `run`, and [`Problem::Refused`] if the file is an input or cannot be written.
    pub fn write(
        &self,
        inputs: &[Location<'_>],
        console: &mut Console<'_>,
        run: impl FnOnce(&mut Console<'_>) -> Result<(), Problem>,
    ) -> Result<(), Problem> {
        let path = match self.output.as_deref().map(|path| (path, path.as_os_str().as_encoded_bytes())) {
            None | Some((_, b"-" | b"/dev/stdout")) => return run(console),
            Some((_, b"/dev/null" | b"NUL")) => {
                return run(&mut Console { width: None, ..console.with_out(&mut std::io::sink()) });
            }
            Some((path, _)) => path,
        };
        let output = Output::new(path)?;
        for input in inputs {
            if let Some(input) = input.file() {
                output.differs_from(input)?;
            }
        }
        let mut file = output.create()?;
        let mut to_file = Console { width: None, ..console.with_out(&mut file) };
        match run(&mut to_file) {
            result @ (Ok(()) | Err(Problem::Printed(Exit::Found | Exit::NoMatch) | Problem::Incomplete(_))) => {
                output.commit(Ok(file))?;
                result
            }
            Err(Problem::Output(error)) => Err(output.cannot_write(&error)),
            Err(other) => Err(other),
        }
    }
}

/// The code page of 8-bit text in traces.
#[derive(Clone, Debug, Default, Args)]
pub struct CodePageArg {
    /// Code page of 8-bit text that is not UTF-8 (1251, gbk).
    ///
    /// Its number in Windows or its name. By default, such bytes are escapes (\xE4 is \x{e4}).
    #[arg(long, value_name = "CODEPAGE", value_parser = code_page, hide_short_help = true)]
    pub code_page: Option<CodePage>,
}

/// Parses a code page.
fn code_page(text: &str) -> Result<CodePage, String> {
    text.parse().map_err(|error: UnknownCodePage| {
        let names: Vec<String> = CodePage::names().collect();
        let similar = did_you_mean(text, names.iter().map(String::as_str), 3);
        similar.map_or_else(|| error.to_string(), |similar| format!("{error}; {similar}"))
    })
}

/// A release and a pointer size.
#[derive(Clone, Debug, Args)]
pub struct At {
    /// Windows release: an ID (6.1, 1703, 11-24H2), a point ("late 5.2") or a build number (7601).
    #[arg(long, value_name = "RELEASE")]
    pub release: Option<String>,
    /// Pointer size in bits: 32 or 64.
    #[arg(long, value_name = "BITS", value_parser = pointer_size::parse)]
    pub pointer: Option<Pointer>,
}

impl At {
    /// Resolves the release, if one is given. Prints a note if the build is not listed and an earlier one is used
    /// instead.
    pub fn moment(&self, axis: &Axis, console: &mut Console<'_>) -> Result<Option<Moment>, Problem> {
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

/// Splits FILE@OFFSET at the last @. The file may have any name, the offset is text.
pub(crate) fn split_at_sign(text: &OsStr) -> Option<(PathBuf, String)> {
    #[cfg(unix)]
    {
        use std::os::unix::ffi::OsStrExt;
        let bytes = text.as_bytes();
        let at = bytes.iter().rposition(|byte| *byte == b'@')?;
        let (file, offset) = bytes.split_at(at);
        Some((OsStr::from_bytes(file).into(), String::from_utf8(offset.get(1..)?.to_vec()).ok()?))
    }
    #[cfg(windows)]
    {
        use std::ffi::OsString;
        use std::os::windows::ffi::{OsStrExt, OsStringExt};
        let units: Vec<u16> = text.encode_wide().collect();
        let at = units.iter().rposition(|unit| *unit == u16::from(b'@'))?;
        let (file, offset) = units.split_at(at);
        Some((OsString::from_wide(file).into(), String::from_utf16(offset.get(1..)?).ok()?))
    }
    #[cfg(not(any(unix, windows)))]
    {
        let (file, offset) = text.to_str()?.rsplit_once('@')?;
        Some((file.into(), offset.to_owned()))
    }
}
