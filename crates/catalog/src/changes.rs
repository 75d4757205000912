#![doc = include_str!("../docs/changes.md")]

mod allow;
mod byte_map;
mod catalog_file;
mod category;
mod compare;
mod decode;
mod describe;
mod difference;
mod findings;
mod item;
mod matching;
pub mod report;
mod rules;
mod witness;

pub use allow::{AllowList, Allowed, Decided, EntryProblem};
pub use byte_map::{ByteMap, Line};
pub use catalog_file::catalog_file;
pub use category::{Bump, Categories, Category};
pub use compare::compare;
pub use decode::{Decoded, Sample, Subject, decode};
pub use difference::{Changes, Difference, LayoutChange, Place};
pub use findings::{Finding, Witness, WitnessLine, findings, greatest_bump};
pub use item::Kind;
pub use rules::{RULES, Rule, explain, find, print_explanation, table};
pub use witness::{Witnesses, differing_lines, witness};
