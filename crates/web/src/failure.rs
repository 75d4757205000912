//! Errors of requests.

use std::fmt;

use etwspec_console::Problem;

/// Error of a request.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct Failure {
    /// The part of the request that is wrong; empty if none is.
    pub(crate) field: &'static str,
    /// Description of the problem.
    pub(crate) message: String,
}

impl Failure {
    /// Returns a failure with a message.
    pub(crate) fn new(field: &'static str, message: impl Into<String>) -> Failure {
        Failure { field, message: message.into() }
    }

    /// Returns the failure that an error causes.
    pub(crate) fn of(field: &'static str, error: impl fmt::Display) -> Failure {
        Failure { field, message: error.to_string() }
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Failure {
        // The help of a problem is about the command.
        match problem {
            Problem::Refused { message, .. } => Failure::new("", message),
            other => Failure::of("", other),
        }
    }
}
