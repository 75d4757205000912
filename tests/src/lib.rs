//! What several tests share: where real traces are, and a walk over the buffers and events of one.

pub mod console;
pub mod corpus;
pub mod decode;
pub mod walk;
