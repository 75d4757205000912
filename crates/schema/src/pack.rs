#![doc = include_str!("../docs/pack.md")]

mod changes;
mod contents;
mod model;
mod provider;
mod read;
mod types;
#[cfg(feature = "windows-write")]
pub mod write;

pub use changes::{Change, ChangeKind, ProviderChanges, changes, changes_of};
pub use model::{Dump, Dumps, Quantity, Source};
pub use provider::{Facts, Field, Kind, Layout, List, Map, Named, Provider, Row, Stated};
pub use read::{Entry, Error, Pack, ProviderGuid};
pub use types::{in_type, in_type_name};

/// Pack that this package contains.
#[cfg(feature = "windows-data")]
pub static DATA: &[u8] = include_bytes!("../windows.pack");
