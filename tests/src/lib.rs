//! Code shared by tests: the location of observed traces, a walk over their buffers and events, and baselines.

pub mod baseline;
pub mod coff;
pub mod console;
pub mod corpus;
pub mod decode;
pub mod faults;
pub mod record;
pub mod seen;
pub mod traceevent;
pub mod walk;
pub mod xpress;
