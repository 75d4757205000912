//! Parts that the commands `etwspec` and `cargo spec` share: arguments, streams, and the text of reports.

mod catalog_file;
mod color;
mod process;
mod text_report;

pub use catalog_file::catalog_file;
pub use color::ColorArg;
pub use process::{main, run};
pub use text_report::TextReport;
