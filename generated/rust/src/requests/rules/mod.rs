// Copied from codegen/runtime/requests/mod.rs by `cargo spec generate`. Do not edit: edit that file.

//! Requirements of the information classes on requests: rules as tables, a check, a builder, and an executable model.
//!
//! [`check`] returns whether a class accepts a buffer in a release with a pointer size, as far as the bytes decide.
//! A refusal contains the rule, and the status if the study names one:
//!
//! ```
//! use etwspec::common::Ntstatus;
//! use etwspec::requests::{EventTraceInformationClass as Class, Operation, check};
//! use etwspec::{Pointer, Release};
//!
//! let mut bytes = [0; 0x18]; // a class, a handle at 0x08, two hook IDs from 0x10
//! bytes[0] = 0x0B;
//! let refusal = check(Class::PEBS_TRACING, Operation::Set, Release::WINDOWS_10, Pointer::Bits64, &bytes).unwrap_err();
//! assert_eq!(refusal.rule.as_str(), "elements");
//! assert_eq!(refusal.status, Some(Ntstatus::INVALID_PARAMETER));
//! assert_eq!(
//!     refusal.to_string(),
//!     "set of EventTracePebsTracingInformation (0x0b) in release 10.0 with 64 bit pointers: HookId has at most 1 \
//!      elements; it has 2 (rule elements; status STATUS_INVALID_PARAMETER, 0xc000000d)",
//! );
//! ```
//!
//! `RequestBuilder` builds a buffer of the required size whose elements meet the rules:
//!
#![cfg_attr(feature = "alloc", doc = "```")]
#![cfg_attr(not(feature = "alloc"), doc = "```ignore")]
//! use etwspec::requests::{EventTraceInformationClass as Class, Operation, RequestBuilder, check};
//! use etwspec::{Pointer, Release};
//!
//! let (class, at) = (Class::PROFILE_COUNTER_LIST, (Release::WINDOWS_10_1607, Pointer::Bits64));
//! let builder = RequestBuilder::new(class, Operation::Set, at.0, at.1)?;
//! let bytes = builder.handle(0xFFFF).elements([0, 2]).build()?;
//! let request = check(class, Operation::Set, at.0, at.1, &bytes)?;
//! assert_eq!(request.handle(), Some(0xFFFF));
//! assert_eq!(request.values().collect::<Vec<_>>(), [0, 2]);
//! // Conditions that the bytes do not decide are listed, not skipped.
//! assert!(request.conditions().any(|rule| rule.to_string().starts_with("the caller has the permission")));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `Model` evaluates these conditions too, for loggers, a caller and a HAL that a program describes. Its documentation
//! states what it models.
//!
//! All numbers come from the tables, [`RULES`]: the classes, their releases, their requirements, and the locations of
//! fields. Sizes and offsets are in bytes, integers are little-endian. The source of each fact is listed with its class
//! or structure. Unknown properties of a class are listed in [`ClassRow::unknown`].

#[cfg(feature = "alloc")]
mod builder;
mod check;
#[cfg(feature = "alloc")]
mod model;
mod refusal;
mod rows;
mod tables;

#[cfg(feature = "alloc")]
pub use builder::{BuildError, RequestBuilder};
pub use check::{Limits, Request, check, check_with, class_of};
#[cfg(feature = "alloc")]
pub use model::{Caller, Hal, Logger, Model, Outcome, OutcomeStatus};
pub use refusal::{Found, Refusal};
pub use rows::*;
pub use tables::{
    Asks, ClassRow, Effect, FieldAt, Form, Limit, MaskBits, Operation, Rule, RuleName, Rules, Structure, When,
};
