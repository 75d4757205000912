//! Code shared by tests: a walk over buffers and events of traces, and baselines.

pub mod baseline;
pub mod coff;
pub mod console;
pub mod decode;
pub mod faults;
pub mod imports;
pub mod published;
pub mod record;
pub mod schema_traceevent;
pub mod seen;
pub mod traceevent;
pub mod walk;
pub mod xpress;

pub use etwspec_corpus as corpus;
