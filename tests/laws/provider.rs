//! Laws of the payload types of providers.

use etwspec::describe::Fit;
use etwspec::describe::provider::ProviderEvent;
use etwspec::{Error, Pointer};
use etwspec_runtime::tested::Got;
use proptest::prelude::*;

use super::provided::{Provided, named};
use super::run;

/// Bytes that are often small numbers and ends of text, so that many data contain all fields.
fn data() -> impl Strategy<Value = Vec<u8>> {
    let byte = prop_oneof![3 => Just(0u8), 2 => 0u8..4, 2 => any::<u8>()];
    prop::collection::vec(byte, 0..300)
}

/// Reads data as every event of every table. Nothing panics, and the payload types with the same fields agree.
fn read_all(providers: &[Provided], data: &[u8], pointer: Pointer, other_version: u8) -> Result<usize, TestCaseError> {
    let mut read = 0;
    for provided in providers {
        let provider = provided.provider;
        for event in provider.events {
            let versions = [event.version, other_version];
            for version in versions {
                let own = provided.own(event.id, version, data, pointer);
                let got = provided.read(event.id, version, data, pointer);
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

/// Checks that payloads of any bytes are read without a panic.
pub(crate) fn reads_any_bytes(providers: &[Provided]) {
    let pointer = prop_oneof![Just(Pointer::Bits32), Just(Pointer::Bits64)];
    run(24, &(data(), pointer, any::<u8>()), |(data, pointer, version)| {
        read_all(providers, &data, pointer, version).map(|_| ())
    });
}

/// Checks that payloads of zeros contain all fields: zeros are numbers without elements and text without characters.
pub(crate) fn reads_zeros(providers: &[Provided]) {
    let all: usize = providers.iter().map(|provided| provided.provider.events.len()).sum();
    let named = |provided: &Provided| {
        let own = |event: &&ProviderEvent| provided.own(event.id, event.version, &[], Pointer::Bits64).is_some();
        provided.provider.events.iter().filter(own).count()
    };
    let named: usize = providers.iter().map(named).sum();
    assert!(named > 0 && named <= all, "{named} of {all}");
    for pointer in Pointer::ALL {
        let read = read_all(providers, &[0; 4096], pointer, 255).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(read, named);
    }
}

/// Returns what getters return, for a comparison with another decoder. Each line has an event ID, a version, the bits of a
/// pointer, and the data in hexadecimal after a `:`.
pub(crate) fn answers(providers: &[Provided], questions: &str) -> String {
    let mut answers = String::new();
    for line in questions.lines() {
        let mut words = line.split(' ');
        let mut number = || words.next().and_then(|word| word.parse::<u16>().ok()).expect("a number");
        let (id, version, bits) = (number(), number() as u8, number());
        let pointer = if bits == 32 { Pointer::Bits32 } else { Pointer::Bits64 };
        let digits = line.rsplit(':').next().unwrap_or_default().as_bytes();
        let digit = |at: usize| char::from(digits[at]).to_digit(16).expect("a digit") as u8;
        let data: Vec<u8> = (0..digits.len() / 2).map(|at| digit(2 * at) << 4 | digit(2 * at + 1)).collect();
        let mut all = providers.iter().filter_map(|one| one.read(id, version, &data, pointer));
        answers += &match all.next() {
            Some(Ok(fields)) => text(&Got::Structure(fields)),
            Some(Err(Error::TooShort { .. })) => "too short".to_string(),
            other => panic!("{other:?}"),
        };
        answers.push('\n');
    }
    answers
}

/// Returns names and values without spaces: numbers and bytes in hexadecimal, and the low byte of a named value, whose type
/// may be wider than the field.
fn text(got: &Got) -> String {
    match got {
        Got::Absent => String::new(),
        Got::Number(number) => format!("{number:x}"),
        Got::Named(number) => format!("{:x}", number & 0xFF),
        Got::Bytes(bytes) => bytes.iter().map(|byte| format!("{byte:02x}")).collect(),
        Got::View => "view".to_owned(),
        Got::List(all) => format!("[{}]", all.iter().map(|one| text(one) + ",").collect::<String>()),
        Got::Structure(all) => {
            let mut all = named(all);
            all.retain(|(_, got)| **got != Got::Absent);
            all.sort_by(|(a, _), (b, _)| a.cmp(b));
            format!("{{{}}}", all.iter().map(|(name, got)| format!("{name}={};", text(got))).collect::<String>())
        }
    }
}
