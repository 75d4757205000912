//! Categories of people affected by a difference, and the version increments.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

texts! {
    /// For whom a difference matters.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
    #[serde(rename_all = "SCREAMING-KEBAB-CASE")]
    pub enum Category {
        /// The same bytes decode differently.
        Wire = ["WIRE", "the same bytes decode differently"],
        /// Code that uses the Rust crate stops compiling, or changes its meaning silently.
        SourceRust = ["SOURCE-RUST", "code that uses the Rust crate stops compiling or changes silently"],
        /// Code that uses the C header stops compiling, or changes its meaning silently.
        SourceC = ["SOURCE-C", "code that uses the C header stops compiling or changes silently"],
        /// Programs that read the catalog, output or site addresses, or use Python or Kaitai Struct, break.
        Data = ["DATA", "programs that read the catalog, output or site addresses, or use Python or Kaitai Struct, break"],
        /// A fact is less supported, or claimed for fewer releases, than before.
        Claim = ["CLAIM", "a fact is less supported, or claimed for fewer releases"],
    }
}

impl Category {
    /// Returns the name in reports and arguments: `SOURCE-RUST`.
    pub fn name(self) -> &'static str {
        Self::TEXTS[self as usize][0]
    }

    /// Returns what the category is about, in a phrase.
    pub fn purpose(self) -> &'static str {
        Self::TEXTS[self as usize][1]
    }
}

impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Set of categories. A set with [`Category::Wire`] has [`Category::Data`] too: bytes that decode differently give other
/// output.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Categories(u8);

impl Categories {
    /// The empty set.
    pub const NONE: Categories = Categories(0);

    /// Returns the set of some categories and of those that they imply.
    pub const fn of(categories: &[Category]) -> Categories {
        let (mut set, mut at) = (0, 0);
        while at < categories.len() {
            set |= 1 << categories[at] as u8;
            if matches!(categories[at], Category::Wire) {
                set |= 1 << Category::Data as u8;
            }
            at += 1;
        }
        Categories(set)
    }

    /// Returns the set that an argument names: a category, or `SOURCE` for Rust and C together.
    pub fn parse(text: &str) -> Option<Categories> {
        if text.eq_ignore_ascii_case("SOURCE") {
            return Some(Categories::of(&[Category::SourceRust, Category::SourceC]));
        }
        let one = Category::ALL.into_iter().find(|category| category.name().eq_ignore_ascii_case(text))?;
        Some(Categories(1 << one as u8))
    }

    /// Returns whether the set contains a category.
    pub fn has(self, category: Category) -> bool {
        self.0 & (1 << category as u8) != 0
    }

    /// Returns whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the categories in both sets.
    #[must_use]
    pub fn and(self, other: Categories) -> Categories {
        Categories(self.0 & other.0)
    }

    /// Returns the categories in either set.
    #[must_use]
    pub fn or(self, other: Categories) -> Categories {
        Categories(self.0 | other.0)
    }

    /// Iterates over the categories, in the order of reports.
    pub fn iter(self) -> impl Iterator<Item = Category> {
        Category::ALL.into_iter().filter(move |category| self.has(*category))
    }
}

impl FromStr for Categories {
    type Err = String;

    fn from_str(text: &str) -> Result<Categories, String> {
        Categories::parse(text).ok_or_else(|| {
            let names: Vec<&str> = Category::ALL.into_iter().map(Category::name).collect();
            format!("write SOURCE or one of {}", names.join(", "))
        })
    }
}

impl fmt::Display for Categories {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.iter().map(Category::name).collect();
        f.write_str(&names.join(", "))
    }
}

/// Part of a version that a difference raises at least.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Bump {
    /// Nothing that programs use changes.
    Patch,
    /// Something is added.
    Minor,
    /// Something that programs use changes.
    Breaking,
}

impl Bump {
    /// Returns the word in reports.
    pub fn word(self) -> &'static str {
        match self {
            Bump::Patch => "patch",
            Bump::Minor => "minor",
            Bump::Breaking => "breaking",
        }
    }

    /// Returns the part of the version to raise at least.
    pub fn version(self) -> &'static str {
        match self {
            Bump::Patch => "patch",
            Bump::Minor => "minor (patch before 1.0)",
            Bump::Breaking => "major (minor before 1.0)",
        }
    }
}

impl fmt::Display for Bump {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
