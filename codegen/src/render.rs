//! Renders diagnostics for people, for programs, and for GitHub annotations.
//!
//! Each renderer returns a string; the caller decides where to print it.

mod github;
mod human;
mod json;
mod position;

pub use github::github;
pub use human::human;
pub use json::{Problem as ProblemReport, json};
pub use position::{Position, position};
