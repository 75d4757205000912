#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod changes;
mod model;
mod pack;
mod provider;
mod types;
#[cfg(feature = "write")]
pub mod write;

pub use changes::{Change, ChangeKind, ProviderChanges, changes, changes_of};
pub use model::{Dump, Dumps, Quantity, Source};
pub use pack::{Entry, Error, Pack, ProviderGuid};
pub use provider::{Facts, Field, Kind, Layout, List, Map, Named, Provider, Row, Stated};
pub use types::{in_type, in_type_name};

/// The pack of this package.
#[cfg(feature = "data")]
pub static DATA: &[u8] = include_bytes!("../windows.pack");
