//! Values with a meaning, and their conversion from and to the raw value of a field.
//!
//! Raw values are integers in little-endian byte order, or bytes. Each conversion to a raw value is the inverse of the
//! conversion from it.

use core::fmt;
use core::net::{Ipv4Addr, Ipv6Addr};
use core::time::Duration;

/// 100 ns units per second.
const SECOND: i64 = 10_000_000;

/// Seconds from the start of 1601 to the start of 1970.
const TO_UNIX: i64 = 11_644_473_600;

/// A point in time as a FILETIME: 100 ns units since 1601-01-01 UTC.
///
/// `Display` writes RFC 3339 with seven decimals.
///
/// ```
/// # use etwspec_runtime as etwspec;
/// use etwspec::FileTime;
///
/// assert_eq!(FileTime(132_646_249_311_234_567).to_string(), "2021-05-04T18:02:11.1234567Z");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct FileTime(pub i64);

impl FileTime {
    /// Converts seconds since 1970-01-01 UTC.
    pub const fn from_unix_seconds(seconds: i64) -> FileTime {
        FileTime(seconds.saturating_add(TO_UNIX).saturating_mul(SECOND))
    }

    /// Returns whole seconds since 1970-01-01 UTC.
    pub const fn unix_seconds(self) -> i64 {
        self.0.div_euclid(SECOND) - TO_UNIX
    }

    /// Returns nanoseconds since 1970-01-01 UTC.
    pub const fn unix_nanos(self) -> i128 {
        self.0 as i128 * 100 - TO_UNIX as i128 * 1_000_000_000
    }

    /// Converts to [`SystemTime`](std::time::SystemTime). `None` if that cannot represent it.
    #[cfg(feature = "std")]
    pub fn to_system_time(self) -> Option<std::time::SystemTime> {
        let (nanos, epoch) = (self.unix_nanos(), std::time::SystemTime::UNIX_EPOCH);
        let (seconds, rest) = (nanos.unsigned_abs() / 1_000_000_000, nanos.unsigned_abs() % 1_000_000_000);
        let since = Duration::new(seconds as u64, rest as u32);
        if nanos < 0 { epoch.checked_sub(since) } else { epoch.checked_add(since) }
    }

    /// Returns year, month and day, then seconds within the day and units of 100 ns within the second.
    pub const fn civil(self) -> (i64, u32, u32, u32, u32) {
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
        let year = 1600 + cycle * 400 + year + (month <= 2) as i64;
        (year, month, day, second as u32, fraction as u32)
    }
}

impl fmt::Display for FileTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day, second, fraction) = self.civil();
        let (hour, minute, second) = (second / 3_600, second / 60 % 60, second % 60);
        if !(0..=9_999).contains(&year) {
            return write!(f, "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{fraction:07}Z");
        }
        // Traces contain many points in time, and padded numbers are slow.
        let mut text = *b"0000-00-00T00:00:00.0000000Z";
        let parts =
            [(0..4, year as u32), (5..7, month), (8..10, day), (11..13, hour), (14..16, minute), (17..19, second)];
        for (place, mut number) in parts.into_iter().chain([(20..27, fraction)]) {
            for digit in text[place].iter_mut().rev() {
                *digit = b'0' + (number % 10) as u8;
                number /= 10;
            }
        }
        f.write_str(str::from_utf8(&text).unwrap_or_default())
    }
}

/// A value with a meaning, and its raw value of type `R`.
pub trait Typed<R>: Sized {
    /// Converts a raw value.
    fn from_raw(raw: R) -> Self;

    /// Returns the raw value. It is the inverse of `from_raw`.
    fn into_raw(self) -> R;
}

impl Typed<[u8; 4]> for Ipv4Addr {
    #[inline]
    fn from_raw(raw: [u8; 4]) -> Self {
        Ipv4Addr::from(raw)
    }

    #[inline]
    fn into_raw(self) -> [u8; 4] {
        self.octets()
    }
}

impl Typed<u32> for Ipv4Addr {
    #[inline]
    fn from_raw(raw: u32) -> Self {
        Ipv4Addr::from(raw)
    }

    #[inline]
    fn into_raw(self) -> u32 {
        u32::from(self)
    }
}

impl Typed<[u8; 16]> for Ipv6Addr {
    #[inline]
    fn from_raw(raw: [u8; 16]) -> Self {
        Ipv6Addr::from(raw)
    }

    #[inline]
    fn into_raw(self) -> [u8; 16] {
        self.octets()
    }
}

impl Typed<i64> for FileTime {
    #[inline]
    fn from_raw(raw: i64) -> Self {
        FileTime(raw)
    }

    #[inline]
    fn into_raw(self) -> i64 {
        self.0
    }
}

impl Typed<u64> for FileTime {
    #[inline]
    fn from_raw(raw: u64) -> Self {
        FileTime(raw as i64)
    }

    #[inline]
    fn into_raw(self) -> u64 {
        self.0 as u64
    }
}

/// Number of raw units in a second, of a duration.
pub mod per_second {
    /// Units of 100 ns.
    pub const HUNDRED_NANOSECONDS: u64 = 10_000_000;
    /// Nanoseconds.
    pub const NANOSECONDS: u64 = 1_000_000_000;
    /// Microseconds.
    pub const MICROSECONDS: u64 = 1_000_000;
    /// Milliseconds.
    pub const MILLISECONDS: u64 = 1_000;
    /// Seconds.
    pub const SECONDS: u64 = 1;
}

/// Returns the duration of a number of units.
#[inline]
pub fn duration(raw: impl Into<u64>, per_second: u64) -> Duration {
    let raw = raw.into();
    Duration::new(raw / per_second, (raw % per_second * (1_000_000_000 / per_second)) as u32)
}

/// Returns the duration of a signed number of units, or `None` if it is negative.
#[inline]
pub fn duration_of_signed(raw: impl TryInto<u64>, per_second: u64) -> Option<Duration> {
    Some(duration(raw.try_into().ok()?, per_second))
}

/// Returns the point in time of a number of seconds since 1970.
#[inline]
pub fn unix_time(raw: impl Into<i64>) -> FileTime {
    FileTime::from_unix_seconds(raw.into())
}

/// Returns the address in four bytes, or `None` if there are more or fewer.
#[inline]
pub fn ipv4(raw: &[u8]) -> Option<Ipv4Addr> {
    <[u8; 4]>::try_from(raw).ok().map(Typed::from_raw)
}

/// Returns the address in sixteen bytes, or `None` if there are more or fewer.
#[inline]
pub fn ipv6(raw: &[u8]) -> Option<Ipv6Addr> {
    <[u8; 16]>::try_from(raw).ok().map(Typed::from_raw)
}
