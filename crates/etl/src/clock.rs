//! Time stamps, and their conversion to UTC.

use etwspec::buffers::EventTraceClock;

/// 100 ns units per second.
const SECOND: i64 = 10_000_000;

pub use etwspec::FileTime;

/// Conversion of a session's time stamps to UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// True if time stamps are FILETIMEs.
    absolute: bool,
    /// Ticks per second.
    frequency: i64,
    /// A time stamp.
    ticks: i64,
    /// The same point in time.
    time: i64,
}

impl Clock {
    /// Returns the clock of a session: its type, its frequencies, and a time stamp with its FILETIME.
    pub(crate) fn new(of: EventTraceClock, perf_freq: i64, cpu_mhz: u32, ticks: i64, time: i64) -> Clock {
        let frequency = match of {
            EventTraceClock::CPUCYCLE => i64::from(cpu_mhz) * 1_000_000,
            _ => perf_freq,
        };
        // The frequency may be 0 with the system clock, and so may the clock type before 6.0.
        let absolute = of == EventTraceClock::SYSTEMTIME || frequency <= 0;
        Clock { absolute, frequency: frequency.max(1), ticks, time }
    }

    /// The system clock, whose time stamps are FILETIMEs.
    pub const SYSTEM: Clock = Clock { absolute: true, frequency: SECOND, ticks: 0, time: 0 };

    /// Ticks per second.
    pub fn frequency(&self) -> i64 {
        if self.absolute { SECOND } else { self.frequency }
    }

    /// Returns whether time stamps are FILETIMEs.
    pub fn is_system_time(&self) -> bool {
        self.absolute
    }

    /// Converts a time stamp to UTC.
    #[inline]
    pub fn time(&self, time_stamp: i64) -> FileTime {
        if self.absolute {
            return FileTime(time_stamp);
        }
        let delta = time_stamp.wrapping_sub(self.ticks);
        let units = if self.frequency == SECOND {
            delta
        } else {
            let (seconds, rest) = (delta.div_euclid(self.frequency), delta.rem_euclid(self.frequency));
            let rest = match rest.checked_mul(SECOND) {
                Some(rest) => rest / self.frequency,
                None => (i128::from(rest) * i128::from(SECOND) / i128::from(self.frequency)) as i64,
            };
            seconds.wrapping_mul(SECOND).wrapping_add(rest)
        };
        FileTime(self.time.wrapping_add(units))
    }

    /// Converts a time stamp to UTC. `None` if the time is outside the range of a FILETIME, as in a damaged event.
    pub fn checked_time(&self, time_stamp: i64) -> Option<FileTime> {
        if self.absolute {
            return Some(FileTime(time_stamp));
        }
        let delta = time_stamp.checked_sub(self.ticks)?;
        let units = (i128::from(delta) * i128::from(SECOND)).div_euclid(i128::from(self.frequency));
        i64::try_from(i128::from(self.time) + units).ok().map(FileTime)
    }

    /// Converts a point in time to the last time stamp that is not after it.
    pub fn time_stamp(&self, time: FileTime) -> i64 {
        if self.absolute {
            return time.0;
        }
        let delta = i128::from(time.0) - i128::from(self.time);
        let ticks = (delta * i128::from(self.frequency)).div_euclid(i128::from(SECOND));
        let ticks = ticks.clamp(i64::MIN.into(), i64::MAX.into()) as i64;
        self.ticks.saturating_add(ticks)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn checked_times_are_times_in_the_order_of_time_stamps(
            of in 1..=3u32,
            frequency in prop_oneof![Just(0), Just(SECOND), 1..=10_000_000_000i64],
            at in (any::<i64>(), any::<i64>()),
            mut stamps in proptest::collection::vec(any::<i64>(), 2..5),
        ) {
            let clock = Clock::new(EventTraceClock(of), frequency, (frequency / 1_000_000) as u32, at.0, at.1);
            stamps.sort_unstable();
            let mut last = None;
            for stamp in stamps {
                if let Some(time) = clock.checked_time(stamp) {
                    prop_assert_eq!(time, clock.time(stamp));
                    prop_assert!(last.is_none_or(|last| last <= time));
                    last = Some(time);
                }
            }
        }
    }
}
