//! Programs with resources: the least that is a PE file.

/// Type of a resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// Binary manifest: `WEVT_TEMPLATE`.
    Manifest,
    /// MESSAGETABLE.
    Messages,
    /// Icon, which no manifest has.
    Icon,
}

/// Address of the section in memory, and its place in the file.
const ADDRESS: u32 = 0x1000;
const PLACE: u32 = 0x200;

/// Size of a directory, of its entries, and of the description of a resource.
const DIRECTORY: u32 = 16;
const ENTRY: u32 = 8;
const DATA: u32 = 16;

/// Returns a program with resources, each with a type, a language ID, and bytes. Types must be together.
pub fn program(resources: &[(Type, u16, &[u8])]) -> Vec<u8> {
    let section = section(resources);
    let mut out = b"MZ".to_vec();
    out.resize(0x3C, 0);
    out.extend(0x40u32.to_le_bytes());
    // File header: machine, one section, and the size of the optional header.
    out.extend(b"PE\0\0\x64\x86\x01\0");
    out.resize(out.len() + 12, 0);
    out.extend([0xF0, 0, 0x22, 0]);
    let optional = out.len();
    out.extend(0x20Bu16.to_le_bytes());
    out.resize(optional + 108, 0);
    out.extend(16u32.to_le_bytes());
    out.resize(out.len() + 2 * 8, 0);
    out.extend([ADDRESS, section.len() as u32].into_iter().flat_map(u32::to_le_bytes));
    out.resize(optional + 0xF0, 0);
    out.extend(b".rsrc\0\0\0");
    let size = section.len() as u32;
    out.extend([size, ADDRESS, size, PLACE].into_iter().flat_map(u32::to_le_bytes));
    out.resize(PLACE as usize, 0);
    out.extend(section);
    out
}

/// Returns a section of resources: directories of types, of names and of languages, descriptions, a name, and the bytes.
fn section(resources: &[(Type, u16, &[u8])]) -> Vec<u8> {
    let types: Vec<&[(Type, u16, &[u8])]> = resources.chunk_by(|one, other| one.0 == other.0).collect();
    let of_types = DIRECTORY + types.len() as u32 * ENTRY;
    let names = types.len() as u32 * (DIRECTORY + ENTRY);
    let languages: Vec<u32> = types.iter().map(|all| DIRECTORY + all.len() as u32 * ENTRY).collect();
    let data = of_types + names + languages.iter().sum::<u32>();
    let text = data + resources.len() as u32 * DATA;
    let units: Vec<u16> = [13].into_iter().chain("WEVT_TEMPLATE".encode_utf16()).collect();
    let start = text + units.len() as u32 * 2;
    let mut out = Vec::new();
    let directory = |out: &mut Vec<u8>, named: usize, others: usize| {
        out.extend([0; 12]);
        out.extend([named, others].into_iter().flat_map(|count| (count as u16).to_le_bytes()));
    };
    let entry = |out: &mut Vec<u8>, id: u32, to: u32| out.extend([id, to].into_iter().flat_map(u32::to_le_bytes));
    const TO_DIRECTORY: u32 = 1 << 31;
    let named = types.iter().filter(|all| all.first().is_some_and(|first| first.0 == Type::Manifest)).count();
    directory(&mut out, named, types.len() - named);
    for (index, all) in types.iter().enumerate() {
        let id = match all.first().map(|first| first.0) {
            Some(Type::Manifest) => TO_DIRECTORY | text,
            Some(Type::Messages) => 11,
            _ => 3,
        };
        entry(&mut out, id, TO_DIRECTORY | (of_types + index as u32 * (DIRECTORY + ENTRY)));
    }
    let mut next = of_types + names;
    for size in &languages {
        directory(&mut out, 0, 1);
        entry(&mut out, 1, TO_DIRECTORY | next);
        next += size;
    }
    let mut next = data;
    for all in types {
        directory(&mut out, 0, all.len());
        for (_, language, _) in all {
            entry(&mut out, (*language).into(), next);
            next += DATA;
        }
    }
    let mut next = start;
    for (_, _, bytes) in resources {
        let size = bytes.len() as u32;
        out.extend([ADDRESS + next, size, 0, 0].into_iter().flat_map(u32::to_le_bytes));
        next += size;
    }
    out.extend(units.into_iter().flat_map(u16::to_le_bytes));
    resources.iter().for_each(|(_, _, bytes)| out.extend(*bytes));
    out
}
