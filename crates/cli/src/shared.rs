//! Parts of commands that `cargo spec` shares: arguments, inputs, and what commands print.

pub use crate::arguments::{At, CodePageArg, Format, OutputArg, TableFormat};
pub use crate::commands::decode::{DecodeQuery, hook_id, write_decoded};
pub use crate::commands::explain::{ExplainQuery, explain_in};
pub use crate::commands::file_providers::FileProviders;
pub use crate::commands::schema::selects;
pub use crate::commands::schema_sources::order;
pub use crate::decode::input::read as read_input;
pub use crate::trace::output::Output;
pub use crate::trace::{Location, Outcome, Results, TraceArgs};
pub use etwspec_console::quantity::{count, number};
