//! Meanings: what the value of a field is.

use serde::{Deserialize, Serialize};

/// Bytes that a meaning fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carrier {
    /// An integer of any size.
    Integer,
    /// An integer of at least this number of bits.
    IntegerOf(u32),
    /// An integer of 16 bits, in network byte order.
    Port,
    /// This number of bytes, as an array or as one integer.
    Bytes(u32),
    /// An array of bytes, of any size.
    AnyBytes,
    /// Characters.
    Text,
    /// A GUID.
    Guid,
    /// A structure that states the meaning.
    Structure,
}

impl Carrier {
    /// Returns the carrier in words, with an article.
    pub fn words(self) -> String {
        match self {
            Carrier::Integer => "an integer".to_owned(),
            Carrier::IntegerOf(bits) => format!("an integer of at least {bits} bits"),
            Carrier::Port => "an integer of 16 bits".to_owned(),
            Carrier::Bytes(bytes) => format!("an array of {bytes} bytes, or an integer of that size"),
            Carrier::AnyBytes => "an array of bytes".to_owned(),
            Carrier::Text => "a text".to_owned(),
            Carrier::Guid => "a GUID".to_owned(),
            Carrier::Structure => "a structure with this `meaning`".to_owned(),
        }
    }
}

/// Defines the meanings. The runtime has the list: name, word, unit, carrier and documentation.
macro_rules! define {
    ($($name:ident $word:literal $unit:literal $carrier:expr, $doc:literal;)*) => {
        /// What the value of a field is.
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
        pub enum Meaning {
            $(
                #[doc = $doc]
                #[serde(rename = $word)]
                $name,
            )*
        }

        impl Meaning {
            /// All meanings, in the order of the documentation.
            pub const ALL: &[Meaning] = &[$(Meaning::$name),*];

            /// Returns the name of the variant.
            pub fn name(self) -> &'static str {
                match self { $(Meaning::$name => stringify!($name)),* }
            }

            /// Returns the word that tables write.
            pub fn word(self) -> &'static str {
                match self { $(Meaning::$name => $word),* }
            }

            /// Returns the unit of the value, or an empty string if it has none.
            pub fn unit(self) -> &'static str {
                match self { $(Meaning::$name => $unit),* }
            }

            /// Returns the documentation, in one sentence.
            pub fn doc(self) -> &'static str {
                match self { $(Meaning::$name => $doc),* }
            }

            /// Returns what the bytes of a field with this meaning must be.
            pub fn carrier(self) -> Carrier {
                use Carrier::{AnyBytes, Bytes, Guid, Integer, IntegerOf, Port, Structure, Text};
                match self { $(Meaning::$name => $carrier),* }
            }
        }
    };
}

etwspec_runtime::meanings!(define);

impl Meaning {
    /// Returns the meaning that a unit of measure implies.
    pub fn of_unit(unit: &str) -> Option<Meaning> {
        use Meaning as M;
        Some(match unit {
            "100 ns since 1601" => M::FileTime,
            "seconds since 1970" => M::UnixTime,
            "seconds" => M::Seconds,
            "CPU ticks" => M::TimerTicks,
            "Hz" => M::Hertz,
            "ticks per second" => M::CounterFrequency,
            _ => *Meaning::ALL.iter().find(|meaning| !unit.is_empty() && meaning.unit() == unit)?,
        })
    }

    /// Returns whether the meaning adds to the type, unlike general meanings such as a count.
    pub fn is_informative(self) -> bool {
        use Meaning as M;
        !matches!(self, M::Number | M::Enumeration | M::Flags | M::Hex | M::Identifier | M::Text | M::Guid | M::Count)
    }

    /// Returns the sentence that names the meaning, unless it is general or follows from the unit.
    pub fn note(self, units: Option<&str>) -> Option<String> {
        (units.is_none() && self.is_informative()).then(|| format!("Meaning: {}.", self.word()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_kebab_case_names_and_unique() {
        for (index, meaning) in Meaning::ALL.iter().enumerate() {
            let name: String =
                meaning.word().split('-').map(|word| word[..1].to_ascii_uppercase() + &word[1..]).collect();
            assert!(name.eq_ignore_ascii_case(meaning.name()), "{name}");
            assert!(!Meaning::ALL[..index].iter().any(|other| other.word() == meaning.word()));
        }
    }

    #[test]
    fn units_imply_one_meaning() {
        assert_eq!(Meaning::of_unit("bytes"), Some(Meaning::Bytes));
        assert_eq!(Meaning::of_unit("seconds since 1970"), Some(Meaning::UnixTime));
        assert_eq!(Meaning::of_unit("4 bytes"), None);
        assert_eq!(Meaning::of_unit(""), None);
    }
}
