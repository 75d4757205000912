//! Tests of packets, in one binary.

mod files;
mod laws;
mod packets;
mod traces;
mod tshark;
