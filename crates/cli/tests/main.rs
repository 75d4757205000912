//! Tests of the command, in one binary.

mod answers;
mod breaking;
mod cases;
mod common;
mod crafted;
mod cut;
mod dump;
mod encodings;
mod etl_counts;
mod expressions;
mod follow;
mod groups;
mod hostile;
mod inputs;
mod layouts;
mod output;
mod packed;
mod packets;
mod process;
#[cfg(feature = "profile")]
mod profile;
mod properties;
mod readme;
mod records;
mod schemas;
mod selection;
mod tables;
mod tasks;
mod text;
mod times;
mod traces;
mod writers;
