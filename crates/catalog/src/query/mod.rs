//! Questions about the catalog: what a name or a number is, what holds at a release, what a group mask enables.
//!
//! Nothing here knows of terminals or files: commands, and whatever else asks, decide how to show the answers.

pub mod combine;
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
pub mod suggest;
pub mod users;

#[cfg(test)]
pub(crate) mod sample;

pub use index::{Found, Index};
pub use item::Item;
pub use moment::{Moment, Presence};
