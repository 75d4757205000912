#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

/// Declares an enumeration with a word for each value, a method that returns it, and the list of the values.
macro_rules! words {
    (
        $(#[$about:meta])* pub enum $name:ident { $($(#[$doc:meta])* $value:ident = $text:literal,)* }
        $(#[$of:meta])* $word:ident
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum $name { $($(#[$doc])* $value,)* }

        impl $name {
            /// All values, in their order.
            pub const ALL: [$name; [$($text),*].len()] = [$($name::$value),*];

            $(#[$of])*
            pub fn $word(self) -> &'static str {
                match self { $($name::$value => $text,)* }
            }
        }
    };
}

mod argument;
#[cfg(feature = "binaries")]
pub mod binary_manifest;
pub mod codes;
mod decoder;
pub mod event_source;
#[cfg(feature = "parse")]
pub mod files;
mod indices;
pub mod limits;
pub mod manifest;
pub mod message;
mod model;
mod names;
mod numbers;
mod overview;
#[cfg(feature = "windows")]
pub mod pack;
mod plan;
mod problem;
mod properties;
pub mod provider_table;
mod reading;
mod run;
mod store;
mod trace_event_info;
mod tracelogging;
#[cfg(feature = "windows")]
pub mod windows;
pub mod wpp;

#[doc = include_str!("../docs/schemas.md")]
pub mod schemas {}

pub use decoder::{Choice, Decoder};
pub use model::{Content, Count, EventId, Field, FieldIndex, Length, Schema, Source};
pub use names::TraceNames;
pub use numbers::Numbers;
pub use overview::{KindOverTime, NamedOverview, OverTime};
pub use plan::columns;
pub use problem::Problem;
pub use run::Fit;
pub use store::{SchemaFinder, Schemas};
pub use trace_event_info::{read_event_map_info, read_trace_event_info};
pub use tracelogging::{read_provider_name, read_tracelogging};
