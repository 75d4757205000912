#![doc = include_str!("../README.md")]
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(feature = "trace")]
extern crate std;

mod from_ptr;
mod item;
mod items;
mod pointer;
mod record;
#[cfg(feature = "trace")]
mod replay;
#[cfg(feature = "trace")]
mod trace;

pub use etwspec;
#[cfg(feature = "trace")]
pub use etwspec_etl;

pub use item::Item;
pub use items::Items;
pub use record::Record;
#[cfg(feature = "trace")]
pub use replay::OwnedRecord;
#[cfg(feature = "trace")]
pub use trace::LiveEvents;
