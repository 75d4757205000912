#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]
//!
//! # Overview
//!
//! An [`Expression`] is parsed from text. A [`Plan`] resolves its fields, and separates what headers decide from what has
//! to be decoded. A [`BoundFilter`] is a compiled filter, bound to one trace. [`Groups`] count events by the values of fields.
//! [`tables`] contains tables of processes, images, network, files and garbage collections. The module `lines` formats events.

mod datum;
#[cfg(feature = "decode")]
pub mod decode;
mod expression;
mod field;
mod groups;
mod keep;
#[cfg(feature = "lines")]
pub mod lines;
mod operand;
#[cfg(feature = "packets")]
pub mod packets;
mod plan;
mod reader;
mod source;
pub mod tables;

pub use expression::{Comparison, Expression, ExpressionError, Operator, Test, Word};
pub use field::{FieldNames, Place, REFERS_TO, Selected, selectable, stand_in};
pub use groups::{Grouper, Groups, Key, Label, Measure, Measured, Question, QuestionError, Row, SKETCHED};
pub use keep::BoundFilter;
pub use plan::{Plan, Unresolved};
