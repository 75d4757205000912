//! Requirements of information classes on requests: rows of rules, a check, a builder, and an executable model.
//!
//! The code is generic over the enumeration of classes, because its rows, and those of its statuses, are generated.

#[cfg(feature = "alloc")]
mod builder;
mod check;
#[cfg(feature = "alloc")]
mod model;
mod refusal;
mod tables;

#[cfg(feature = "alloc")]
pub use builder::{BuildError, RequestBuilder};
pub use check::{Limits, Request, check, check_with, class_of};
#[cfg(feature = "alloc")]
pub use model::{Caller, Hal, Logger, Model, Outcome, OutcomeStatus};
pub use refusal::{Found, Refusal};
pub use tables::{
    ClassRow, Effect, FieldAt, Form, InformationClass, Limit, MaskBits, Operation, Requirement, Rule, RuleName, Rules,
    Structure, When,
};
