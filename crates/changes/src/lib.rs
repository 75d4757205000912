#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod allow;
mod byte_map;
mod category;
mod changes;
mod compare;
mod decode;
mod describe;
mod findings;
mod item;
mod matching;
pub mod report;
mod rules;
mod witness;

pub use allow::{AllowList, Allowed, Decided, EntryProblem};
pub use byte_map::{ByteMap, Line};
pub use category::{Bump, Categories, Category};
pub use changes::{Changes, Difference, LayoutChange, Place};
pub use compare::compare;
pub use decode::{Decoded, Sample, Subject, decode};
pub use findings::{Finding, Witness, WitnessLine, findings, greatest_bump};
pub use item::Kind;
pub use rules::{RULES, Rule, explain, find, print_explanation, table};
pub use witness::{Witnesses, differing_lines, witness};
