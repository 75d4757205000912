//! Parts that the commands `etwspec` and `cargo spec` share: arguments, streams, and the text of reports.

mod color;
mod process;
mod text_report;

pub use color::ColorArg;
pub use process::{main, run};
pub use text_report::TextReport;
