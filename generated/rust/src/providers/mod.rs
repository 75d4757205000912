// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Events of providers: names and numbers, and tables that describe their fields.
//!
//! Features enable the modules. The feature `providers` enables all of them.
//!
//! | module | feature |
//! |---|---|
//! | `dotnet` | `providers-dotnet` |
//! | `graphics` | `providers-graphics` |
//! | `internet` | `providers-internet` |
//! | `kernel` | `providers-kernel` |
//! | `packets` | `providers-packets` |
//! | `security` | `providers-security` |
//! | `services` | `providers-services` |
#[cfg(feature = "providers-dotnet")]
pub mod dotnet;
#[cfg(feature = "providers-graphics")]
pub mod graphics;
#[cfg(feature = "providers-internet")]
pub mod internet;
#[cfg(feature = "providers-kernel")]
pub mod kernel;
#[cfg(feature = "providers-packets")]
pub mod packets;
#[cfg(feature = "providers-security")]
pub mod security;
#[cfg(feature = "providers-services")]
pub mod services;
