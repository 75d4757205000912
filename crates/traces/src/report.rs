//! Reports damage on standard error while a trace is read.

use std::io::Write;

use etwspec_console::Problem;
use etwspec_console::problem::Exit;
use etwspec_console::quantity::count;
use etwspec_etl::Damage;
use etwspec_etl::damage::Damages;

use crate::input::Input;
pub use crate::notes::note_names_left_out;

/// Maximum number of damaged places of a file that are listed; the others are counted.
const MAX_LISTED: u64 = 20;

/// Lists the damage of a trace, and counts the places that are not listed.
#[derive(Debug)]
pub struct DamageReport {
    name: String,
    found: u64,
    skipped: u64,
    /// True if the output for an event was cut off.
    pub cut_off: bool,
}

/// Result of a command that has printed its output.
#[derive(Debug, Default)]
pub struct Outcome {
    damaged: bool,
    incomplete: Option<Problem>,
}

impl Outcome {
    /// Adds a trace that was read, and prints the end of the report of its damage. A trace without damage that lacks buffers was cut
    /// off between two of them. Of several traces that could not be unpacked to their ends, all errors but the last are printed.
    pub(crate) fn add(&mut self, input: &Input<'_>, report: DamageReport, err: &mut dyn Write) -> Result<(), Problem> {
        let mut damaged = report.found_damage(err)?;
        let missing = if damaged { 0 } else { input.missing_buffers() };
        if missing > 0 {
            let (name, buffers) = (input.name(), count(missing, "buffer"));
            writeln!(err, "damage: {name}: the file is cut off: it lacks {buffers} that the session wrote")?;
            damaged = true;
        }
        self.merge(Outcome::of(input, damaged), err)
    }

    /// Returns the outcome of a trace whose damage the output contains.
    pub fn of(input: &Input<'_>, damaged: bool) -> Outcome {
        Outcome { damaged, incomplete: input.incomplete() }
    }

    /// Adds whether data were left out because of a limit.
    pub fn limited(&mut self, is_limited: bool) {
        self.damaged |= is_limited;
    }

    /// Adds another outcome.
    pub fn merge(&mut self, other: Outcome, err: &mut dyn Write) -> Result<(), Problem> {
        self.damaged |= other.damaged;
        if let Some(new) = other.incomplete
            && let Some(last) = self.incomplete.replace(new)
        {
            writeln!(err, "{last}")?;
        }
        Ok(())
    }

    /// Returns the result of the command.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Incomplete`] if a trace could not be unpacked to its end, or [`Exit::Found`] if one is damaged or data were
    /// left out.
    pub fn result(self) -> Result<(), Problem> {
        match self {
            Outcome { incomplete: Some(problem), .. } => Err(problem),
            Outcome { damaged: true, .. } => Err(Problem::Printed(Exit::Found)),
            _ => Ok(()),
        }
    }
}

impl DamageReport {
    /// Starts the report of the trace `name`.
    pub(crate) fn new(name: &str) -> Self {
        DamageReport { name: name.to_owned(), found: 0, skipped: 0, cut_off: false }
    }

    /// Adds damage, and prints it unless many places are listed already.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Output`] if the stream cannot be written.
    pub fn add(&mut self, err: &mut dyn Write, damage: &Damage) -> Result<(), Problem> {
        self.found += 1;
        self.skipped = self.skipped.saturating_add(damage.length);
        if self.found <= MAX_LISTED {
            writeln!(err, "damage: {}@{damage}", self.name)?;
        }
        Ok(())
    }

    /// Adds all damage of a trace, and prints the first places.
    pub(crate) fn add_all(&mut self, err: &mut dyn Write, damages: &Damages) -> Result<(), Problem> {
        damages.listed().iter().try_for_each(|damage| self.add(err, damage))?;
        self.found = damages.places();
        self.skipped = damages.skipped_bytes();
        Ok(())
    }

    /// Prints the number of places that are not listed, and returns whether there was damage.
    fn found_damage(self, err: &mut dyn Write) -> Result<bool, Problem> {
        let DamageReport { name, found, skipped, cut_off } = self;
        if cut_off {
            writeln!(
                err,
                "cut off: {name}: events exceed the limit of output for their size; list them with `etwspec check-trace`"
            )?;
        }
        if found == 0 {
            return Ok(cut_off);
        }
        if found > MAX_LISTED {
            let more = found - MAX_LISTED;
            writeln!(
                err,
                "damage: {name}: {more} more places, {skipped} bytes skipped in total; list them with `etwspec check-trace`"
            )?;
        }
        Ok(true)
    }
}
