//! Mutation of the fields of a structure, as the describing tables locate them.

use etwspec::Release;
use etwspec::describe::{Field, Kind, Layout, What};

use super::Numbers;

/// Bits that contain one value.
#[derive(Clone, Copy, Debug)]
struct Leaf {
    offset: usize,
    /// Size in bytes of the integer that contains the bits.
    size: usize,
    start: u32,
    width: u32,
    field: Option<&'static Field>,
}

/// Changes a few fields of a structure that begins with the bytes.
pub(super) fn mutate(layout: &'static Layout, bytes: &mut [u8], numbers: &mut Numbers) {
    let leaves = leaves(layout, bytes);
    for _ in 0..=numbers.below(3) {
        let Some(leaf) = numbers.one_of(&leaves) else { return };
        let old = leaf.read(bytes);
        leaf.write(bytes, value(leaf, old, bytes.len(), numbers));
    }
}

/// Writes a number to every field of the fixed part that has one of these names. Returns whether there is one.
pub(super) fn set(layout: &'static Layout, bytes: &mut [u8], names: &[&str], number: u64) -> bool {
    let of_names = |leaf: &&Leaf| leaf.field.is_some_and(|field| names.contains(&field.name()));
    let all = fixed(layout);
    all.iter().filter(of_names).fold(false, |_, leaf| {
        leaf.write(bytes, number);
        true
    })
}

/// Returns the number in the first field of the fixed part that has a name.
pub(super) fn get(layout: &'static Layout, bytes: &[u8], name: &str) -> Option<u64> {
    let leaf = fixed(layout).into_iter().find(|leaf| leaf.field.is_some_and(|field| field.name() == name))?;
    Some(leaf.read(bytes))
}

/// Replaces the total size of a structure, if one of its fields contains it.
pub(super) fn resize(layout: &'static Layout, bytes: &mut [u8], old: usize, new: usize) {
    let sized = |leaf: &&Leaf| leaf.size == size_of::<u16>() && leaf.read(bytes) == old as u64;
    let leaf = fixed(layout).iter().find(sized).copied();
    if let Some(leaf) = leaf {
        leaf.write(bytes, new as u64);
    }
}

/// Repeats a run of the structures that a structure contains up to thousands of times. Counts, sizes and offsets agree with
/// the result.
pub(super) fn repeat(layout: &'static Layout, bytes: &mut Vec<u8>, numbers: &mut Numbers) {
    let nested = layout.walk(bytes).filter(|piece| matches!(piece.what, What::Leave(_)) && piece.depth > 0);
    let elements: Vec<_> = nested.map(|piece| piece.start..piece.start + piece.bytes.len()).collect();
    let index = numbers.below(elements.len());
    let run = elements.get(index..(index + 1 + numbers.below(3)).min(elements.len())).unwrap_or(&[]);
    let (Some(first), Some(last)) = (run.first(), run.last()) else { return };
    let room = super::MAX.saturating_sub(bytes.len()) / (last.end - first.start).max(1);
    let times = (1 << numbers.below(13)).min(room);
    let added = times * (last.end - first.start);
    for leaf in leaves(layout, bytes) {
        let (name, old) = (leaf.field.map_or("", |field| field.name()), leaf.read(bytes));
        let more = match name {
            _ if name.ends_with("Offset") && old >= first.start as u64 => added,
            _ if name.ends_with("Count") && old == elements.len() as u64 => times * run.len(),
            "Size" if old == bytes.len() as u64 => added,
            _ => continue,
        };
        leaf.write(bytes, old + more as u64);
    }
    let copies = bytes.get(first.start..last.end).unwrap_or(&[]).repeat(times);
    bytes.splice(first.start..first.start, copies);
}

/// Appends a text of up to thousands of characters, to which some or all offsets of the structure refer.
pub(super) fn lengthen(layout: &'static Layout, bytes: &mut Vec<u8>, numbers: &mut Numbers) {
    let (start, one_of) = (bytes.len() as u64, 1 + numbers.below(4));
    for leaf in leaves(layout, bytes) {
        if leaf.field.is_some_and(|field| field.name().ends_with("NameOffset")) && numbers.once_in(one_of) {
            leaf.write(bytes, start);
        }
    }
    bytes.extend(b"x\0".repeat(1 << numbers.below(15)));
    bytes.extend([0, 0]);
}

fn fixed(layout: &'static Layout) -> Vec<Leaf> {
    let mut leaves = Vec::new();
    layout.fields.iter().for_each(|field| collect(field, 0, &mut leaves));
    leaves
}

fn leaves(layout: &'static Layout, bytes: &[u8]) -> Vec<Leaf> {
    let mut leaves = Vec::new();
    for piece in layout.walk(bytes) {
        match piece.what {
            What::Field(field) => collect(field, piece.base, &mut leaves),
            What::Values(_) | What::Text(_) => {
                let size = piece.bytes.len().min(size_of::<u32>());
                let offsets = (piece.start..piece.start + piece.bytes.len()).step_by(size.max(1)).take(16);
                leaves.extend(offsets.map(|offset| Leaf::whole(offset, size, None)));
            }
            _ => {}
        }
    }
    leaves
}

fn collect(field: &'static Field, base: usize, leaves: &mut Vec<Leaf>) {
    let offset = base + field.offset();
    match field.kind() {
        Kind::Bit { start, width } => {
            leaves.push(Leaf { offset, size: field.size(), start, width, field: Some(field) });
        }
        Kind::Unsigned | Kind::BigEndian | Kind::Signed | Kind::Address if field.size() <= size_of::<u64>() => {
            leaves.push(Leaf::whole(offset, field.size(), Some(field)));
        }
        Kind::Struct | Kind::Union | Kind::Bits => {}
        _ => {
            let size = field.size().min(size_of::<u64>());
            leaves.push(Leaf::whole(offset, size, Some(field)));
        }
    }
    field.children().iter().for_each(|child| collect(child, base, leaves));
}

impl Leaf {
    fn whole(offset: usize, size: usize, field: Option<&'static Field>) -> Leaf {
        Leaf { offset, size, start: 0, width: size as u32 * u8::BITS, field }
    }

    fn unit(&self, bytes: &[u8]) -> u64 {
        let bytes = bytes.get(self.offset..self.offset + self.size).unwrap_or(&[]);
        bytes.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte))
    }

    fn mask(&self) -> u64 {
        u64::MAX.checked_shr(u64::BITS - self.width.min(u64::BITS)).unwrap_or(0)
    }

    fn read(&self, bytes: &[u8]) -> u64 {
        self.unit(bytes).checked_shr(self.start).unwrap_or(0) & self.mask()
    }

    fn write(&self, bytes: &mut [u8], number: u64) {
        let mask = self.mask().checked_shl(self.start).unwrap_or(0);
        let unit = self.unit(bytes) & !mask | number.checked_shl(self.start).unwrap_or(0) & mask;
        let place = bytes.get_mut(self.offset..self.offset + self.size).unwrap_or(&mut []);
        place.iter_mut().zip(unit.to_le_bytes()).for_each(|(byte, new)| *byte = new);
    }
}

/// Returns a new value: a neighbor of the old one, a limit, a named value, a size or a build.
fn value(leaf: &Leaf, old: u64, size: usize, numbers: &mut Numbers) -> u64 {
    match numbers.below(12) {
        0 => 0,
        1 => u64::MAX,
        2 => 1 << (leaf.width.max(1) - 1).min(63),
        3 => old.wrapping_add(1),
        4 => old.wrapping_sub(1),
        5 => old ^ 1 << numbers.below(leaf.width as usize),
        6 => old.wrapping_add(8 * numbers.below(64) as u64),
        7 => old.wrapping_sub(8 * numbers.below(64) as u64),
        8 => (size + numbers.below(32)).saturating_sub(16) as u64,
        9 => {
            let builds: Vec<u32> = Release::all().map(Release::build).collect();
            numbers.one_of(&builds).copied().unwrap_or_default().into()
        }
        10 => {
            let values = leaf.field.and_then(|field| field.values()).map_or(&[][..], |values| values.values);
            numbers.one_of(values).map_or(old, |named| named.value)
        }
        _ => numbers.next_number(),
    }
}
