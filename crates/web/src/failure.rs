//! Errors of requests.

use std::fmt;

use etwspec_console::problem::Message;

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

impl From<Message> for Failure {
    fn from(message: Message) -> Failure {
        // The help of a message is about the command.
        Failure::new("", message.text)
    }
}
