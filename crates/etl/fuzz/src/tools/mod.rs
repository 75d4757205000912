//! Invariants of the command and of the generator.

pub mod commands;
pub mod tables;

mod output;

use super::library::Target;

/// The targets of the command and of the generator.
pub const TARGETS: [Target; 2] = [commands::TARGET, tables::TARGET];
