//! The server, driven by a scripted client.

mod client;
mod editing;
mod names;
mod robustness;
