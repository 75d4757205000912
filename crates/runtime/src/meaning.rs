//! Meanings: what the value of a field is.

/// Defines the meanings. The generated crate etwspec-lists calls it with names, words, units and documentation.
macro_rules! define {
    ($($name:ident $word:literal $unit:literal $doc:literal;)*) => {
        /// Meaning of the value of a field.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Meaning {
            $(#[doc = $doc] $name,)*
        }

        impl Meaning {
            /// Returns the meaning for a word of the tables.
            pub fn of_word(word: &str) -> Option<Meaning> {
                match word { $($word => Some(Meaning::$name),)* _ => None }
            }

            /// Returns the word that the tables write, such as `process-id`.
            pub const fn word(self) -> &'static str {
                match self { $(Meaning::$name => $word),* }
            }

            /// Returns the unit of the value, or an empty string if it has none.
            pub const fn unit(self) -> &'static str {
                match self { $(Meaning::$name => $unit),* }
            }
        }
    };
}

etwspec_lists::meanings!(define);
