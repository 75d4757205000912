//! The decoder of the reference site, compiled to WebAssembly.
//!
//! The page sends requests to a worker, and the worker calls [`Decoder::call`] through the functions in [`abi`].
//! etwspec-decode and etwspec-etl decode the data, as in the command. This crate stores the state of an open trace, and
//! converts requests and responses.
//!
//! A request consists of the size of its JSON in four bytes, the JSON, and bytes: those to decode, or a part of the trace.
//! A response is JSON. Whatever a request contains, the response is an answer or an error, never a trap: all readers
//! accept any bytes.

pub mod abi;
mod catalog;
mod failure;
mod feed;
mod matching;
mod paste;
mod request;
mod trace;

pub use failure::Failure;
pub use request::Decoder;

use request::Decoder as Program;
