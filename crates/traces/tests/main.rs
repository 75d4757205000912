//! Tests of traces and packets, in one binary.

mod files;
mod input;
mod laws;
mod packets;
mod traces;
mod tshark;
