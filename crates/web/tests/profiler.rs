//! Profiles as the page makes them, on the machine that builds it.

use etwspec_etl::{SAMPLE, Trace};
use etwspec_profile::Profile;
use serde_json::Value;

#[path = "../src/profiler.rs"]
mod program;

use program::Profiler;

/// Returns the profile of a trace, and the warnings.
fn made(trace: &[u8]) -> (Vec<u8>, Value) {
    let answer = Profiler.call(trace);
    let (size, rest) = answer.split_first_chunk().expect("a size");
    let (profile, warnings) = rest.split_at(u32::from_le_bytes(*size) as usize);
    (profile.to_vec(), serde_json::from_slice(warnings).expect("JSON"))
}

#[test]
fn profile_is_that_of_the_command() {
    let profile = Profile::read(&[Trace::new(SAMPLE)], |_, _| ());
    let mut expected = Vec::new();
    profile
        .write_firefox(concat!("etwspec ", env!("CARGO_PKG_VERSION")), false, &mut expected)
        .expect("memory does not fail");
    let (made, warnings) = made(SAMPLE);
    assert!(made == expected);
    let warnings: Vec<&str> = warnings.as_array().expect("a list").iter().filter_map(|one| one[1].as_str()).collect();
    assert_eq!(warnings, profile.missing.warnings().map(|warning| warning.noun).collect::<Vec<_>>());
    assert!(warnings.contains(&"sample"));
}

#[test]
fn anything_has_a_profile() {
    for bytes in [&[][..], b"no trace", &SAMPLE[..SAMPLE.len() / 2 + 7]] {
        let (made, _) = made(bytes);
        let json: Value = serde_json::from_slice(&made).expect("JSON");
        assert_eq!(json["meta"]["product"], concat!("etwspec ", env!("CARGO_PKG_VERSION")));
    }
}
