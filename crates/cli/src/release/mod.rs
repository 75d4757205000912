//! A release of the workspace: its version, the files that state it, and the changelog.

mod changelog;
mod manifests;
mod plan;
mod repository;
mod version;

pub(crate) use plan::Plan;
pub(crate) use repository::Repository;
pub(crate) use version::{Part, Version, least, raised};
