//! Tests of traces and packets, in one binary.

mod code_pages;
mod expression;
mod files;
mod input;
mod laws;
mod lists;
mod packets;
mod reads;
mod records;
mod text_bytes;
mod traces;
mod tshark;
