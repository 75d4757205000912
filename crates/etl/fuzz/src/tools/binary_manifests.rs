//! Binary manifests, their messages, and programs that contain both.

use std::collections::HashMap;

use etwspec_schema::binary_manifest::{self, Program, Resources};
use etwspec_schema::manifest;

use super::super::library::Target;
use super::super::library::numbers::Numbers;
use super::schema_files::MANIFEST;

/// The target.
pub const TARGET: Target = Target { name: "binary_manifests", run, seeds, mutate: Some(mutate), words };

/// Maximum number of fields of all schemas, without those that schemas share, for each byte of the input and besides.
const FIELDS: (usize, usize) = (1, 1 << 18);

/// Size of the place of the size of the manifest, at the start of an input.
const HEAD: usize = 4;

/// Input: the size of a manifest in 32 bits, or 0 for a program, then the manifest and messages, or the program.
///
/// Checks that nothing panics. The size of the input bounds the number of fields. Providers that were read can be written,
/// as a binary manifest and as XML, and read again.
pub fn run(input: &[u8]) {
    let Some((size, rest)) = input.split_first_chunk::<HEAD>() else { return };
    let resources = match usize::try_from(u32::from_le_bytes(*size)) {
        Ok(0) => match Program::Bytes(rest).resources(Some("de-DE")) {
            Ok(resources) => resources,
            Err(_) => return,
        },
        Ok(size) => {
            let (manifest, messages) = rest.split_at(size.min(rest.len()));
            let mut resources = Resources::of_manifest(manifest.to_vec());
            resources.messages = vec![messages.to_vec()];
            resources
        }
        Err(_) => return,
    };
    let found = binary_manifest::read(&resources, &binary_manifest::Options::default());
    let schemas = found.providers.iter().flat_map(|provider| &provider.schemas);
    let lists: HashMap<_, _> = schemas.map(|schema| (schema.fields.as_ptr(), schema.fields.len())).collect();
    let fields: usize = lists.values().sum();
    assert!(fields <= FIELDS.0 * input.len() + FIELDS.1, "{fields} fields");
    let text = manifest::write(&found.providers).text;
    let again = manifest::read(text.as_bytes(), &manifest::Options::default());
    assert_eq!(again.providers.len(), found.providers.len());
    drop((text, again));
    let (written, _) = binary_manifest::write(&found.providers);
    let mut options = binary_manifest::Options::default();
    options.memory = Some(usize::MAX >> 1);
    let again = binary_manifest::read(&written, &options);
    assert_eq!(again.providers.len(), found.providers.len());
    for (again, found) in again.providers.iter().zip(&found.providers) {
        assert_eq!((again.guid, again.schemas.len()), (found.guid, found.schemas.len()));
    }
}

/// Returns a manifest with every kind of element, and messages.
fn seeds() -> Vec<Vec<u8>> {
    let providers = manifest::read(MANIFEST.as_bytes(), &manifest::Options::default()).providers;
    let (written, _) = binary_manifest::write(&providers);
    let mut seed = Vec::new();
    for manifest in &written.manifests {
        seed.extend((manifest.len() as u32).to_le_bytes());
        seed.extend(manifest);
    }
    written.messages.iter().for_each(|messages| seed.extend(messages));
    vec![seed, b"\0\0\0\0MZ".to_vec()]
}

/// Changes a number to another number of the input, an offset, or a number at a limit, as is the size of a list. Sometimes
/// cuts off the end.
fn mutate(input: &mut Vec<u8>, numbers: &mut Numbers) {
    if numbers.once_in(8) {
        input.truncate(numbers.below(input.len()));
    }
    for _ in 0..=numbers.below(4) {
        let places = input.len() / 4;
        let (at, other) = (4 * numbers.below(places), 4 * numbers.below(places));
        let number = |bytes: &[u8]| bytes.first_chunk().map_or(0, |bytes| u32::from_le_bytes(*bytes));
        let taken = number(input.get(other..).unwrap_or_default());
        let changed = match numbers.below(6) {
            0 => taken,
            1 => numbers.below(input.len()) as u32,
            2 => taken.wrapping_add(4 * numbers.below(16) as u32),
            3 => 1 << numbers.below(32),
            4 => u32::MAX,
            _ => numbers.below(64) as u32,
        };
        if let Some(place) = input.get_mut(at..at + 4) {
            place.copy_from_slice(&changed.to_le_bytes());
        }
    }
}

/// Signatures of the parts of a manifest.
fn words() -> Vec<Vec<u8>> {
    let all = etwspec::manifests::CrimSignature::named_values();
    all.map(|(_, signature)| signature.0.to_le_bytes().to_vec()).collect()
}
