//! Progress bars.

use std::io::{IsTerminal, stderr, stdout};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Time before a bar appears.
const DELAY: Duration = Duration::from_millis(500);
/// The bar is updated whenever this many bytes have been read.
const STEP: u64 = 1 << 20;

/// Time at which a command prints its results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Results {
    /// Results after reading everything.
    AtEnd,
    /// Results while reading. On a terminal, the results show the progress, and a bar would mix with them.
    AsItReads,
}

/// A progress bar on standard error that counts the bytes of a file.
///
/// It appears only if standard error is a terminal and the work takes longer than half a second, and disappears when
/// this is dropped. Several threads may report progress.
#[derive(Debug)]
pub struct Progress {
    /// True to show no bar at all.
    off: bool,
    name: String,
    total: Option<u64>,
    started: Instant,
    done: AtomicU64,
    bar: OnceLock<ProgressBar>,
}

impl Progress {
    /// Starts the progress of reading a file, whose size may be unknown.
    pub(crate) fn new(name: &str, total: Option<u64>, results: Results) -> Self {
        let visible = stderr().is_terminal() && (results == Results::AtEnd || !stdout().is_terminal());
        Progress::since(Instant::now(), visible, name, total)
    }

    fn since(started: Instant, visible: bool, name: &str, total: Option<u64>) -> Self {
        let (done, bar) = (AtomicU64::new(0), OnceLock::new());
        Progress { off: !visible, name: name.to_owned(), total, started, done, bar }
    }

    /// Reports that the first `bytes` bytes of the file have been read. This is cheap.
    pub(crate) fn at(&self, bytes: u64) {
        let before = self.done.swap(bytes, Ordering::Relaxed);
        self.moved(before, bytes);
    }

    /// Reports that `bytes` more bytes have been read.
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
            None if self.started.elapsed() >= DELAY => self.bar.get_or_init(|| self.show()).set_position(now),
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
    fn shows_bar_only_for_long_work_on_a_terminal() {
        let now = Instant::now();
        let Some(before) = now.checked_sub(DELAY) else { return };
        let of = |started, total| Progress::since(started, true, "some.etl", total);
        let hidden = Progress::since(before, false, "some.etl", Some(100));
        let (short, long, piped) = (of(now, Some(3 * STEP)), of(before, Some(3 * STEP)), of(before, None));
        for progress in [&hidden, &short, &long, &piped] {
            progress.at(1);
            assert!(progress.bar.get().is_none(), "no step is complete");
            progress.at(2 * STEP);
        }
        assert!(hidden.bar.get().is_none() && short.bar.get().is_none());
        for progress in [&long, &piped] {
            assert_eq!(progress.bar.get().map(ProgressBar::position), Some(2 * STEP));
        }
    }
}
