//! Comparison of the bytes of traces with the facts of a catalog: what the bytes support, contradict or add.
//!
//! The facts are those of any catalog, so tables can be compared with a trace before code is generated from them. The caller reads
//! the trace and passes buffers and events to [`Evidence`]: this module depends on no reader and on no generated code.

mod bytes;
mod check;
mod collect;
mod events;
mod findings;
pub mod observed;
mod plan;
mod report;
mod rules;
mod sets;

pub use collect::{Evidence, Report, Session, Supported};
pub use events::{Event, Key};
pub use findings::{Example, Finding, Place, Widening};
pub use report::{EvidenceReport, TraceReport};
pub use rules::{RULES, Rule, Status, explain, find};
