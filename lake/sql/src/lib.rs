#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

pub mod arguments;
#[cfg(feature = "delta")]
pub mod lake;
mod memory;
mod output;
mod run;
mod session;
#[cfg(feature = "shell")]
mod shell;
mod statements;
mod stores;
mod views;

pub use output::Format;
pub use run::{query, run, threads};
pub use session::{Session, SessionOptions, config, runtime};
pub use statements::problem;
pub use stores::EnvironmentStores;
pub use views::{VIEWS, View};
