//! What several tests share: where real traces are, a walk over the buffers and events of one, and the like.

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
