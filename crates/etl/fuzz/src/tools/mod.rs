//! Invariants of the command, of compressed traces, of expressions, of profiles, of schemas in traces, and of the generator.

pub mod binary_manifests;
pub mod commands;
pub mod containers;
pub mod expressions;
pub mod profiles;
pub mod schema_files;
pub mod schemas;
pub mod tables;

mod output;

use super::library::Target;

/// The targets of the command, of schemas and of the generator.
pub const TARGETS: [Target; 8] = [
    binary_manifests::TARGET,
    commands::TARGET,
    containers::TARGET,
    expressions::TARGET,
    profiles::TARGET,
    schema_files::TARGET,
    schemas::TARGET,
    tables::TARGET,
];
