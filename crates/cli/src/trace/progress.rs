//! How far a command is, for a person who waits.

use std::io::{IsTerminal, stderr, stdout};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Work that takes no longer shows no bar.
const PATIENCE: Duration = Duration::from_millis(500);
/// The clock is looked at each time that so many bytes are done.
const STEP: u64 = 1 << 20;

/// When a command writes its results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Results {
    /// When all is read.
    AtEnd,
    /// As it reads: on a terminal they show how far it is, and a bar would stand in their way.
    AsItReads,
}

/// A bar on the standard error stream that shows how many bytes of a file are done: only if that is a terminal and the
/// work takes longer than half a second. It goes away when this is dropped.
///
/// Several threads may say what they have done.
#[derive(Debug)]
pub(crate) struct Progress {
    /// Nobody looks.
    off: bool,
    name: String,
    total: Option<u64>,
    started: Instant,
    done: AtomicU64,
    bar: OnceLock<ProgressBar>,
}

impl Progress {
    /// Of a file with a name, and a size if it is known.
    pub(crate) fn new(name: &str, total: Option<u64>, results: Results) -> Self {
        let seen = stderr().is_terminal() && (results == Results::AtEnd || !stdout().is_terminal());
        Progress::since(Instant::now(), seen, name, total)
    }

    fn since(started: Instant, seen: bool, name: &str, total: Option<u64>) -> Self {
        let (done, bar) = (AtomicU64::new(0), OnceLock::new());
        Progress { off: !seen, name: name.to_owned(), total, started, done, bar }
    }

    /// So many bytes from the start of the file are done. This costs next to nothing.
    pub(crate) fn at(&self, bytes: u64) {
        let before = self.done.swap(bytes, Ordering::Relaxed);
        self.moved(before, bytes);
    }

    /// So many more bytes are done.
    pub(crate) fn add(&self, bytes: u64) {
        let before = self.done.fetch_add(bytes, Ordering::Relaxed);
        self.moved(before, before.saturating_add(bytes));
    }

    fn moved(&self, before: u64, now: u64) {
        if self.off || before / STEP == now / STEP {
            return;
        }
        match self.bar.get() {
            Some(bar) => bar.set_position(now),
            None if self.started.elapsed() >= PATIENCE => self.bar.get_or_init(|| self.show()).set_position(now),
            None => {}
        }
    }

    fn show(&self) -> ProgressBar {
        let (bar, template) = match self.total {
            Some(total) => {
                (ProgressBar::new(total), "{msg} [{bar:30}] {percent}% of {total_bytes}, {bytes_per_sec}, {eta} left")
            }
            None => (ProgressBar::no_length(), "{msg} {spinner} {bytes}, {bytes_per_sec}"),
        };
        bar.set_draw_target(ProgressDrawTarget::stderr_with_hz(10));
        let style = ProgressStyle::with_template(template);
        bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
            .with_message(self.name.clone())
            .with_elapsed(self.started.elapsed())
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = self.bar.get() {
            bar.finish_and_clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_there_only_for_who_waits() {
        let now = Instant::now();
        let Some(before) = now.checked_sub(PATIENCE) else { return };
        let of = |started, total| Progress::since(started, true, "some.etl", total);
        let hidden = Progress::since(before, false, "some.etl", Some(100));
        let (short, long, piped) = (of(now, Some(3 * STEP)), of(before, Some(3 * STEP)), of(before, None));
        for progress in [&hidden, &short, &long, &piped] {
            progress.at(1);
            assert!(progress.bar.get().is_none(), "little is done");
            progress.at(2 * STEP);
        }
        assert!(hidden.bar.get().is_none() && short.bar.get().is_none());
        for progress in [&long, &piped] {
            assert_eq!(progress.bar.get().map(ProgressBar::position), Some(2 * STEP));
        }
    }
}
