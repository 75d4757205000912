// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of all types, by the laws in the folder `tests/laws` of the workspace.
#[macro_use]
#[path = "../../../../tests/laws/mod.rs"]
mod laws;
#[rustfmt::skip]
#[allow(deprecated)]
mod always;
#[cfg(feature = "payloads")]
#[rustfmt::skip]
#[allow(deprecated)]
mod payloads;
#[cfg(feature = "providers")]
#[rustfmt::skip]
#[allow(deprecated)]
mod providers;
#[cfg(feature = "requests")]
#[rustfmt::skip]
#[allow(deprecated)]
mod requests;
#[cfg(feature = "provider-payloads")]
#[rustfmt::skip]
mod provider_payloads;
#[cfg(feature = "provider-payloads")]
law_provider_payloads!(provider_payloads::PROVIDERS);
