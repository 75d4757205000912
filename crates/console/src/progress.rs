//! Progress of long work, on standard error.

use std::io::{IsTerminal, Write, stderr, stdout};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::visible::visible;

/// Time before the line appears, in milliseconds.
const DELAY: u64 = 500;
/// Time after which the line is written again, in milliseconds.
const PERIOD: u64 = 100;
/// The line is updated whenever this many bytes have been read.
const STEP: u64 = 1 << 20;
/// Width of the line.
const WIDTH: usize = 79;
/// Maximum number of characters of the name.
const NAME: usize = 30;

/// Time at which a command prints its results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Results {
    /// Results after reading everything.
    AtEnd,
    /// Results while reading. On a terminal, the results show the progress, and a line would mix with them.
    AsItReads,
}

/// A line on standard error that counts the bytes of a file.
///
/// It appears only if standard error is a terminal and the work takes longer than half a second, and disappears when
/// this is dropped. Several threads may report progress.
#[derive(Debug)]
pub struct Progress {
    /// True to show nothing at all.
    off: bool,
    name: String,
    total: Option<u64>,
    started: Instant,
    done: AtomicU64,
    /// Milliseconds from the start to the last time the line was written; 0 before it appears.
    written: AtomicU64,
}

impl Progress {
    /// Starts the progress of reading a file, whose size may be unknown.
    pub fn new(name: &str, total: Option<u64>, results: Results) -> Self {
        let visible = stderr().is_terminal() && (results == Results::AtEnd || !stdout().is_terminal());
        Progress::since(Instant::now(), visible, name, total)
    }

    /// Returns a progress that is not shown.
    pub fn hidden() -> Self {
        Progress::since(Instant::now(), false, "", None)
    }

    fn since(started: Instant, visible: bool, name: &str, total: Option<u64>) -> Self {
        let (done, written) = (AtomicU64::new(0), AtomicU64::new(0));
        Progress { off: !visible, name: name.to_owned(), total, started, done, written }
    }

    /// Reports that the first `bytes` bytes of the file have been read. This is cheap.
    pub fn at(&self, bytes: u64) {
        let before = self.done.swap(bytes, Ordering::Relaxed);
        self.moved(before, bytes);
    }

    /// Reports that `bytes` more bytes have been read.
    pub fn add(&self, bytes: u64) {
        let before = self.done.fetch_add(bytes, Ordering::Relaxed);
        self.moved(before, before.saturating_add(bytes));
    }

    fn moved(&self, before: u64, now: u64) {
        if self.off || before / STEP == now / STEP {
            return;
        }
        let (elapsed, written) = (self.started.elapsed(), self.written.load(Ordering::Relaxed));
        let millis = elapsed.as_millis() as u64;
        let due = if written == 0 { DELAY } else { written + PERIOD };
        // Only one thread writes the line.
        let writes = millis >= due
            && self.written.compare_exchange(written, millis, Ordering::Relaxed, Ordering::Relaxed).is_ok();
        if writes {
            write(&self.line(now, elapsed));
        }
    }

    fn line(&self, done: u64, elapsed: Duration) -> String {
        let name = visible(&self.name);
        let start = name.char_indices().rev().nth(NAME - 1).map_or(0, |(at, _)| at);
        let name = name.get(start..).unwrap_or_default();
        let mib = |bytes: f64| bytes / f64::from(1 << 20);
        let rate = done as f64 / elapsed.as_secs_f64();
        match self.total {
            Some(total) => {
                let (size, percent) = (mib(total as f64), done.saturating_mul(100) / total.max(1));
                let left = total.saturating_sub(done) as f64 / rate;
                format!("{name}: {percent} % of {size:.0} MiB, {:.0} MiB/s, {left:.0} s left", mib(rate))
            }
            None => format!("{name}: {:.0} MiB, {:.0} MiB/s", mib(done as f64), mib(rate)),
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.written.load(Ordering::Relaxed) != 0 {
            write("");
        }
    }
}

/// Replaces the line.
fn write(text: &str) {
    // Standard error may be closed; progress is not worth an error.
    let _ = stderr().write_all(format!("\r{text:<WIDTH$}\r").as_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shows_line_only_for_long_work_on_a_terminal() {
        let now = Instant::now();
        let Some(before) = now.checked_sub(Duration::from_millis(DELAY)) else { return };
        let of = |started, total| Progress::since(started, true, "some.etl", total);
        let hidden = Progress::since(before, false, "some.etl", Some(100));
        let (short, long, piped) = (of(now, Some(3 * STEP)), of(before, Some(3 * STEP)), of(before, None));
        let written = |progress: &Progress| progress.written.load(Ordering::Relaxed);
        for progress in [&hidden, &short, &long, &piped] {
            progress.at(1);
            assert_eq!(written(progress), 0, "no step is complete");
            progress.at(2 * STEP);
        }
        assert_eq!((written(&hidden), written(&short)), (0, 0));
        assert!(written(&long) >= DELAY && written(&piped) >= DELAY);
    }

    #[test]
    fn line_has_the_end_of_the_name_and_fits() {
        let started = Instant::now();
        let name = format!("{}/\u{1b}some.etl", "folder".repeat(20));
        let line =
            |name: &str, total| Progress::since(started, true, name, total).line(5 << 30, Duration::from_secs(10));
        assert_eq!(line("some.etl", Some(20 << 30)), "some.etl: 25 % of 20480 MiB, 512 MiB/s, 30 s left");
        assert_eq!(line("some.etl", None), "some.etl: 5120 MiB, 512 MiB/s");
        let long = line(&name, Some(1 << 40));
        assert!(long.contains("/\\u{1b}some.etl: ") && long.chars().count() <= WIDTH, "{long}");
    }
}
