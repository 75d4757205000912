//! The server, driven by a scripted client.

mod client;
mod editing;
mod latency;
mod names;
mod robustness;
