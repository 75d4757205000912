//! Queries: lookups by name, number and release, group masks, coverage and suggestions.
//!
//! No query depends on a terminal or a file. Callers decide how to present the results.

pub mod answer;
pub mod bytes;
pub mod combine;
pub mod compare;
pub mod coverage;
pub mod fields;
pub mod flat;
pub mod following;
pub mod index;
pub mod item;
pub mod mask;
pub mod moment;
pub mod naming;
pub mod number;
pub mod reading;
pub mod suggest;
pub mod users;

pub use index::{Found, Index};
pub use item::{Item, Member};
pub use moment::{Moment, Presence};
