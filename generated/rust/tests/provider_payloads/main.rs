// Copied from codegen/runtime/provider_payloads_main.rs by `cargo spec generate`. Do not edit: edit that file.

//! Properties of the payload types of providers.
#![cfg(feature = "provider-payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(dead_code, unreachable_pub, unused_macros, reason = "a spec may have no field of a kind")]

mod getters;
mod got;

use etwspec::describe::Fit;
use etwspec::{Error, Pointer};
use got::Provided;
use proptest::prelude::*;

/// Bytes that are often small numbers and ends of text, so that many data contain all fields.
fn data() -> impl Strategy<Value = Vec<u8>> {
    let byte = prop_oneof![3 => Just(0u8), 2 => 0u8..4, 2 => any::<u8>()];
    prop::collection::vec(byte, 0..300)
}

/// Reads data as every event of every table. Nothing panics, and the payload types with the same fields agree.
fn read_all(data: &[u8], pointer: Pointer, other_version: u8) -> Result<usize, TestCaseError> {
    let mut read = 0;
    for Provided { provider, own, read: getters } in getters::PROVIDERS {
        for event in provider.events {
            let versions = [event.version, other_version];
            for version in versions {
                let (own, got) = (own(event.id, version, data, pointer), getters(event.id, version, data, pointer));
                prop_assert_eq!(own.is_some(), got.is_some());
                let (Some(own), Some(got)) = (own, got) else { continue };
                prop_assert_eq!(own.is_ok(), got.is_ok());
                let known = provider.events.iter().any(|row| (row.id, row.version) == (event.id, version));
                match own {
                    Ok(payload) => {
                        prop_assert!(known);
                        prop_assert_eq!(payload.bytes(), data);
                        prop_assert_eq!((payload.event().id, payload.event().version), (event.id, version));
                        prop_assert!(payload.fit() != Fit::TooShort);
                        read += 1;
                        let shown = format!("{payload:?}");
                        prop_assert!(shown.starts_with(payload.event().name));
                    }
                    Err(Error::NoVersion { version: none, .. }) => {
                        prop_assert!(!known && none == u16::from(version));
                    }
                    Err(Error::TooShort { needed, have, .. }) => {
                        prop_assert!(known && needed > have && have == data.len());
                    }
                    Err(error) => return Err(TestCaseError::fail(error.to_string())),
                }
            }
        }
    }
    Ok(read)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(24) })]

    #[test]
    fn payloads_of_any_bytes_are_read_without_panic(
        data in data(), pointer in prop_oneof![Just(Pointer::Bits32), Just(Pointer::Bits64)], version in any::<u8>(),
    ) {
        read_all(&data, pointer, version)?;
    }
}

/// Zeros are numbers without elements and text without characters.
#[test]
fn payloads_of_zeros_contain_all_fields() {
    let all: usize = getters::PROVIDERS.iter().map(|provided| provided.provider.events.len()).sum();
    let named = |provided: &Provided| {
        let own = |event: &&etwspec::describe::provider::ProviderEvent| {
            (provided.own)(event.id, event.version, &[], Pointer::Bits64).is_some()
        };
        provided.provider.events.iter().filter(own).count()
    };
    let named: usize = getters::PROVIDERS.iter().map(named).sum();
    assert!(named > 0 && named <= all, "{named} of {all}");
    for pointer in Pointer::ALL {
        let read = read_all(&[0; 4096], pointer, 255).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(read, named);
    }
}

/// Writes what getters return, for a comparison with another decoder. The variable names a file with a line for each data:
/// event ID, version, bits of a pointer, and the data in hexadecimal after a `:`. The answers are written to a file beside it.
#[test]
fn writes_what_getters_return_on_request() {
    let Some(path) = std::env::var_os("ETWSPEC_PAYLOADS").map(std::path::PathBuf::from) else { return };
    let questions = std::fs::read_to_string(&path).expect("the file is readable");
    let mut answers = String::new();
    for line in questions.lines() {
        let mut words = line.split(' ');
        let mut number = || words.next().and_then(|word| word.parse::<u16>().ok()).expect("a number");
        let (id, version, bits) = (number(), number() as u8, number());
        let pointer = if bits == 32 { Pointer::Bits32 } else { Pointer::Bits64 };
        let digits = line.rsplit(':').next().unwrap_or_default().as_bytes();
        let digit = |at: usize| char::from(digits[at]).to_digit(16).expect("a digit") as u8;
        let data: Vec<u8> = (0..digits.len() / 2).map(|at| digit(2 * at) << 4 | digit(2 * at + 1)).collect();
        let mut all = getters::PROVIDERS.iter().filter_map(|one| (one.read)(id, version, &data, pointer));
        answers += &match all.next() {
            Some(Ok(fields)) => got::Got::Structure(fields).to_string(),
            Some(Err(Error::TooShort { .. })) => "too short".to_owned(),
            other => panic!("{other:?}"),
        };
        answers.push('\n');
    }
    std::fs::write(path.with_extension("out"), answers).expect("the file is writable");
}
