//! Bytes of structures, events and payloads as a tree of labelled fields, and bytes from the text that debuggers and dump tools
//! print.

mod choose;
mod decoding;
mod field;
mod json;
pub mod meaning_text;
mod model;
mod number;
mod payload;
pub mod pointer_size;
mod record;
pub mod text_bytes;
mod walk;

pub use choose::{choose, is_structure};
pub use decoding::Decoding;
pub use json::json;
pub use model::{Decoded, Input, Node, NodeKind};
pub use number::Number;
pub use payload::Event;
