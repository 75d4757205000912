#![doc = include_str!("../README.md")]

mod bytes;
mod check;
mod events;
mod evidence;
mod findings;
pub mod observed;
mod plan;
mod report;
mod rules;
mod sets;

pub use events::{Event, Key};
pub use evidence::{Evidence, Report, Session, Supported};
pub use findings::{Example, Finding, Place, Widening};
pub use report::{EvidenceReport, TraceReport};
pub use rules::{RULES, Rule, Status, explain, find};
