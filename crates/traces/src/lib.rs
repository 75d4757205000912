#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]
//!
//! # Overview
//!
//! [`Traces`] opens files, members of archives and streams, and reads their events with everything that is known about them. A
//! [`Filter`] selects events by expressions. [`groups`] count events by the values of fields. [`tables`] contains lists of
//! processes, images, files, waits and other things. The module `lines` formats events.
//!
//! An [`Expression`](expression::Expression) is parsed from text. A [`Plan`] resolves its fields, and separates what headers decide from what has
//! to be decoded. A [`BoundFilter`] is a compiled filter, bound to one trace.

mod datum;
#[cfg(feature = "decode")]
pub mod decode;
pub mod expression;
pub mod field;
#[cfg(feature = "filter")]
pub mod filter;
pub mod groups;
#[cfg(feature = "read")]
pub mod input;
mod keep;
mod known;
#[cfg(feature = "lines")]
pub mod lines;
#[cfg(feature = "read")]
mod location;
mod needs;
#[cfg(feature = "read")]
mod notes;
mod operand;
#[cfg(feature = "packets")]
pub mod packets;
mod plan;
#[cfg(feature = "read")]
mod reading;
#[cfg(feature = "read")]
pub mod report;
mod source;
#[cfg(feature = "tables")]
pub mod tables;

#[cfg(feature = "read")]
pub use etwspec_console::Problem;
#[cfg(feature = "filter")]
pub use filter::{Filter, FilterPart};
pub use keep::BoundFilter;
pub use known::{Known, Record};
#[cfg(feature = "read")]
pub use location::Location;
pub use needs::{Needs, Things};
pub use plan::{Plan, Unresolved};
#[cfg(feature = "read")]
pub use reading::{Candidate, Consumer, Finished, Reading, Readings, Traces, Wanted};
