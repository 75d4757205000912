// Generated from spec/providers/ by `cargo spec generate`. Do not edit: edit that file.

//! Properties of the payload types of providers.
#![cfg(feature = "provider-payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
mod getters;
use etwspec_runtime::laws::provider;
use getters::PROVIDERS;
#[test]
fn payloads_of_any_bytes_are_read_without_panic() {
    provider::reads_any_bytes(PROVIDERS);
}

#[test]
fn payloads_of_zeros_contain_all_fields() {
    provider::reads_zeros(PROVIDERS);
}

/// Writes what getters return beside a file that the variable names, for a comparison with another decoder.
#[test]
fn writes_what_getters_return_on_request() {
    let Some(path) = std::env::var_os("ETWSPEC_PAYLOADS").map(std::path::PathBuf::from) else { return };
    let questions = std::fs::read_to_string(&path).expect("the file is readable");
    std::fs::write(path.with_extension("out"), provider::answers(PROVIDERS, &questions)).expect("the file is writable");
}
