#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

pub mod collect;
#[cfg(feature = "firefox")]
mod firefox;
mod folded;
mod frames;
mod images;
mod join;
mod keys;
mod methods;
mod model;
mod names;
#[cfg(feature = "pprof")]
mod pprof;
mod stacks;
#[cfg(feature = "symbols")]
mod symbols;
mod threads;
#[cfg(feature = "firefox")]
mod times;

pub use folded::{Folded, Weight};
pub use images::{Module, Symbols};
#[cfg(feature = "symbols")]
pub use model::Function;
pub use model::{Marker, MarkerKind, Missing, Nanos, Process, Processor, Profile, Sample, Thread, Wait, Warning};
pub use stacks::{Code, Frame, FrameId, StackId, Stacks};
