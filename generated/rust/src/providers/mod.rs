// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Events of providers: names and numbers, and tables that describe their fields.
#[cfg(feature = "providers-dotnet")]
pub mod dotnet;
#[cfg(feature = "providers-internet")]
pub mod internet;
#[cfg(feature = "providers-kernel")]
pub mod kernel;
#[cfg(feature = "providers-security")]
pub mod security;
#[cfg(feature = "providers-services")]
pub mod services;
