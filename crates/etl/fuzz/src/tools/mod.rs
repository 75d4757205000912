//! Invariants of the command, of expressions, of profiles, of schemas in traces, and of the generator.

pub mod binary_manifests;
pub mod commands;
pub mod expressions;
pub mod profiles;
pub mod schema_files;
pub mod schemas;
pub mod tables;

mod output;

use super::library::Target;

/// The targets of the command, of schemas and of the generator.
pub const TARGETS: [Target; 7] = [
    binary_manifests::TARGET,
    commands::TARGET,
    expressions::TARGET,
    profiles::TARGET,
    schema_files::TARGET,
    schemas::TARGET,
    tables::TARGET,
];
