//! Tables that describe every layout, for labelled dumps, conversions to JSON and generic tests.
//!
//! The typed getters do not read these tables. The property tests compare the two.

pub use crate::fit::Fit;
pub use crate::frame::MAX_NUMBERS;
pub use crate::layout::{
    ArrayElement, Content, Dispatch, ElementKind, Field, Holds, Inserted, Kind, Layout, Many, NamedValue, NumberAt,
    Part, Place, Source, Total, Values, When,
};
pub use crate::piece::{Piece, Value, What, Why};
pub use crate::walk::{MAX_DEPTH, Walk};

pub mod provider {
    //! Tables that describe the events of providers.
    pub use crate::provider::{EventField, Map, Provider, ProviderEvent, ProviderKind, Quantity};
}
