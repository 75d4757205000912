//! Reports damage on standard error while a trace is read.

use std::io::Write;

use etwspec_console::Problem;
use etwspec_etl::{Damage, Damages};

/// Maximum number of damaged places of a file that are listed; the others are counted.
const MAX_LISTED: u64 = 20;

/// Lists the damage of a trace, and counts the places that are not listed.
#[derive(Debug)]
pub(crate) struct DamageReport {
    name: String,
    found: u64,
    skipped: u64,
    /// True if the output for an event was cut off.
    cut_off: bool,
}

/// Returns the result of a command that has printed its output: an error if a trace was damaged.
///
/// # Errors
///
/// Returns [`Problem::Damage`].
pub fn unless(damaged: bool) -> Result<(), Problem> {
    if damaged { Err(Problem::Damage) } else { Ok(()) }
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
    pub(crate) fn add(&mut self, err: &mut dyn Write, damage: &Damage) -> Result<(), Problem> {
        self.found += 1;
        self.skipped = self.skipped.saturating_add(damage.length);
        if self.found <= MAX_LISTED {
            writeln!(err, "damage: {}@{damage}", self.name)?;
        }
        Ok(())
    }

    /// States whether the output for an event was cut off.
    pub(crate) fn cut_off(&mut self, cut_off: bool) {
        self.cut_off |= cut_off;
    }

    /// Adds all damage of a trace, and prints the first places.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Output`] if the stream cannot be written.
    pub(crate) fn add_all(&mut self, err: &mut dyn Write, damages: &Damages) -> Result<(), Problem> {
        damages.listed().iter().try_for_each(|damage| self.add(err, damage))?;
        self.found = damages.places();
        self.skipped = damages.skipped_bytes();
        Ok(())
    }

    /// Prints the number of places that are not listed, and returns whether there was damage.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Output`] if the stream cannot be written.
    pub(crate) fn found_damage(self, err: &mut dyn Write) -> Result<bool, Problem> {
        match self.finish(err) {
            Err(Problem::Damage) => Ok(true),
            other => other.map(|()| false),
        }
    }

    /// Prints the number of places that are not listed, and returns the result of the command.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Damage`] if there was damage, [`Problem::Output`] if the stream cannot be written.
    pub(crate) fn finish(self, err: &mut dyn Write) -> Result<(), Problem> {
        let DamageReport { name, found, skipped, cut_off } = self;
        if cut_off {
            writeln!(
                err,
                "cut off: {name}: events exceed the limit of output for their size; list them with `etwspec check-trace`"
            )?;
        }
        if found == 0 {
            return unless(cut_off);
        }
        if found > MAX_LISTED {
            let more = found - MAX_LISTED;
            writeln!(
                err,
                "damage: {name}: {more} more places, {skipped} bytes skipped in total; list them with `etwspec check-trace`"
            )?;
        }
        Err(Problem::Damage)
    }
}
