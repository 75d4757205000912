//! Tests of the command, in one binary.

mod cases;
mod catalogs;
mod changes;
mod common;
mod crafted;
mod cut;
mod dump;
mod encodings;
mod etl_counts;
mod evidence;
mod hostile;
mod import;
mod inputs;
mod layouts;
mod output;
mod process;
mod properties;
mod readme;
mod release;
mod schemas;
mod selection;
mod text;
mod traces;
mod writers;
