//! Versions of three numbers, and which of them a change raises.

use std::fmt;
use std::str::FromStr;

use etwspec_changes::Bump;

/// A version without a pre-release or build part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Version([u64; 3]);

/// Number of a version, the least significant first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Part {
    Third,
    Second,
    First,
}

impl Part {
    /// Returns the word in arguments.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Part::Third => "patch",
            Part::Second => "minor",
            Part::First => "major",
        }
    }
}

impl FromStr for Version {
    type Err = ();

    fn from_str(text: &str) -> Result<Version, ()> {
        let numbers: Vec<u64> = text.split('.').map(|part| part.parse().map_err(|_| ())).collect::<Result<_, _>>()?;
        Ok(Version(numbers.try_into().map_err(|_| ())?))
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second, third] = self.0;
        write!(f, "{first}.{second}.{third}")
    }
}

/// Returns the part that changes raise at least. Before 1.0, a breaking change raises the second number, and any other
/// change the third.
pub(crate) fn least(version: &Version, bump: Bump) -> Part {
    match (version.0[0], bump) {
        (0, Bump::Breaking) => Part::Second,
        (0, _) => Part::Third,
        (_, Bump::Breaking) => Part::First,
        (_, Bump::Minor) => Part::Second,
        (_, Bump::Patch) => Part::Third,
    }
}

/// Returns the next version with a part raised, and those after it 0.
pub(crate) fn raised(version: &Version, part: Part) -> Version {
    let [first, second, third] = version.0;
    Version(match part {
        Part::First => [first.saturating_add(1), 0, 0],
        Part::Second => [first, second.saturating_add(1), 0],
        Part::Third => [first, second, third.saturating_add(1)],
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn version(text: &str) -> Version {
        text.parse().expect("a version")
    }

    #[test]
    fn breaking_changes_raise_the_second_number_before_1_0_and_the_first_after() {
        assert_eq!(least(&version("0.4.2"), Bump::Breaking), Part::Second);
        assert_eq!(least(&version("0.4.2"), Bump::Minor), Part::Third);
        assert_eq!(least(&version("1.4.2"), Bump::Breaking), Part::First);
        assert_eq!(least(&version("1.4.2"), Bump::Minor), Part::Second);
        assert_eq!(least(&version("1.4.2"), Bump::Patch), Part::Third);
    }

    #[test]
    fn raising_a_part_resets_those_after_it() {
        let of = |part| raised(&version("1.4.2"), part).to_string();
        assert_eq!([of(Part::First), of(Part::Second), of(Part::Third)], ["2.0.0", "1.5.0", "1.4.3"]);
    }

    #[test]
    fn rejects_what_is_no_version_of_three_numbers() {
        for text in ["", "1", "1.2", "1.2.3.4", "1.2.3-rc.1", "a.b.c", "1.2.-3"] {
            assert_eq!(text.parse::<Version>(), Err(()), "{text}");
        }
    }
}
