//! Damage, told as it is found.

use std::io::Write;

use etwspec_console::Problem;
use etwspec_etl::Damage;

/// As much damage of a file is told one by one; the rest is counted.
const MOST: u64 = 20;

/// Tells damage on the standard error stream, the first of it one by one.
#[derive(Debug)]
pub(crate) struct DamageReport {
    name: String,
    found: u64,
    skipped: u64,
}

impl DamageReport {
    /// Of a file with a name.
    pub(crate) fn new(name: &str) -> Self {
        DamageReport { name: name.to_owned(), found: 0, skipped: 0 }
    }

    /// Tells damage.
    ///
    /// # Errors
    ///
    /// Those of the stream.
    pub(crate) fn tell(&mut self, err: &mut dyn Write, damage: &Damage) -> Result<(), Problem> {
        self.found += 1;
        self.skipped = self.skipped.saturating_add(damage.length);
        if self.found <= MOST {
            writeln!(err, "damage: {}@{damage}", self.name)?;
        }
        Ok(())
    }

    /// Tells how much there was, and gives the exit status that this means.
    ///
    /// # Errors
    ///
    /// [`Problem::Damage`] if there was some, else those of the stream.
    pub(crate) fn finish(self, err: &mut dyn Write) -> Result<(), Problem> {
        let DamageReport { name, found, skipped } = self;
        if found == 0 {
            return Ok(());
        }
        if found > MOST {
            let more = found - MOST;
            writeln!(
                err,
                "damage: {name}: {more} more, {skipped} bytes skipped in all; `etwspec check-trace` lists it"
            )?;
        }
        Err(Problem::Damage)
    }
}
