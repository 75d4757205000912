//! Time stamps, and their conversion to UTC.

use std::fmt;

use etwspec::buffers::EventTraceClock;

/// 100 ns units per second.
const SECOND: i64 = 10_000_000;

/// A point in time as a FILETIME: 100 ns units since 1601-01-01 UTC.
///
/// `Display` writes RFC 3339 with seven decimals: `2021-05-04T18:02:11.1234567Z`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct FileTime(pub i64);

/// Seconds from the start of 1601 to the start of 1970.
const TO_UNIX: i64 = 11_644_473_600;

impl FileTime {
    /// Nanoseconds since 1970-01-01 UTC.
    pub fn unix_nanos(self) -> i128 {
        i128::from(self.0) * 100 - i128::from(TO_UNIX) * 1_000_000_000
    }

    /// Converts to [`std::time::SystemTime`]; `None` if that cannot represent it.
    pub fn to_system_time(self) -> Option<std::time::SystemTime> {
        let since = |nanos: u128| {
            let seconds = u64::try_from(nanos / 1_000_000_000).ok()?;
            Some(std::time::Duration::new(seconds, (nanos % 1_000_000_000) as u32))
        };
        let nanos = self.unix_nanos();
        match u128::try_from(nanos) {
            Ok(nanos) => std::time::SystemTime::UNIX_EPOCH.checked_add(since(nanos)?),
            Err(_) => std::time::SystemTime::UNIX_EPOCH.checked_sub(since(nanos.unsigned_abs())?),
        }
    }

    /// Year, month and day, then seconds within the day and units of 100 ns within the second.
    pub(crate) fn civil(self) -> (i64, u32, u32, u32, u32) {
        let (seconds, fraction) = (self.0.div_euclid(SECOND), self.0.rem_euclid(SECOND));
        let (days, second) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
        // 1601 begins a cycle of 400 years of the calendar; years are counted from March, so that a leap day ends one.
        let days = days + 306;
        let (cycle, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day_of_year = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day_of_year + 2) / 153;
        let day = (day_of_year - (153 * month + 2) / 5 + 1) as u32;
        let month = if month < 10 { month + 3 } else { month - 9 } as u32;
        let year = 1600 + cycle * 400 + year + i64::from(month <= 2);
        (year, month, day, second as u32, fraction as u32)
    }
}

impl fmt::Display for FileTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day, second, fraction) = self.civil();
        let (hour, minute, second) = (second / 3_600, second / 60 % 60, second % 60);
        write!(f, "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{fraction:07}Z")
    }
}

/// Conversion of a session's time stamps to UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Time stamps are FILETIMEs.
    absolute: bool,
    /// Ticks per second.
    frequency: i64,
    /// A time stamp.
    ticks: i64,
    /// The same point in time.
    time: i64,
}

impl Clock {
    /// The clock of a session: its type, its frequencies, and a time stamp with its FILETIME.
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
