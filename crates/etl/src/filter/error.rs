//! Errors of filters.

/// Error of a filter.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FilterError {
    /// Neither a GUID nor a name of kernel events.
    #[error("`{0}` is neither a GUID nor the name of a kernel event or group")]
    Provider(String),
    /// Neither a number nor the name of a kernel event.
    #[error("`{0}` is neither an event ID (17), nor a hook ID (0x0524), nor the name of a kernel event")]
    Event(String),
    /// Process ID with more than 32 bits.
    #[error("`{0}` is too large; a process ID has at most 32 bits")]
    ProcessId(String),
    /// Empty process.
    #[error("write a process ID or a name, such as `svchost.exe` or `sv*`")]
    NoProcess,
    /// Not a time.
    #[error(
        "`{0}` is not a time; write 2021-05-04T18:02:11.25Z, 2021-05-04 18:02, 18:02:11 or 18:02 local (UTC without `local`), or +1.5s (d, h, m, s, ms or us after the session's start)"
    )]
    Time(String),
    /// The first time is not before the second, so that no event is between them.
    #[error("the end of the time range is not after its start, so no event matches")]
    Reversed,
    /// None of the events belongs to any of the providers.
    #[error("none of the events belongs to any of the providers, so no event matches")]
    Disjoint,
    /// A keyword without bits, which no event has.
    #[error("the keyword 0 has no bits, so no event matches")]
    Keyword,
    /// The clock is unknown: the trace does not begin with the header of a log file.
    #[error("the trace does not begin with the header of a log file, so its clock is unknown")]
    NoClock,
    /// The start time of the session is unknown.
    #[error("the start time of the session is unknown")]
    NoStart,
    /// The time zone is unknown, or its rules are not those of every year.
    #[error("the trace states no time zone with rules for every year, so local time is unknown")]
    NoZone,
}
