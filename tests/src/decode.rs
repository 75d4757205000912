//! Decodes bytes from the tables that describe a layout, and from nothing else.

use std::collections::BTreeMap;
use std::fmt;

use etwspec::Guid;
use etwspec::describe::{ElementKind, Field, Kind, Layout};

/// Value of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// An integer, an address or a bit field.
    Number(i128),
    /// A GUID.
    Guid(Guid),
    /// An array.
    List(Vec<Value>),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Number(number) => write!(f, "{number}"),
            Value::Guid(guid) => write!(f, "{guid}"),
            Value::List(values) => f.debug_list().entries(values.iter().map(ToString::to_string)).finish(),
        }
    }
}

/// Returns every field of a layout that has a value, by path. Includes the arms of unions; omits padding, event
/// payloads and bits without a name. A field without a name uses its offset as its path: `0x20`.
///
/// # Errors
///
/// Returns a sentence if the bytes are too few or do not match the table.
pub fn decode(layout: &Layout, bytes: &[u8]) -> Result<BTreeMap<String, Value>, String> {
    let mut values = BTreeMap::new();
    for field in layout.fields {
        add(field, bytes, &mut values)?;
    }
    Ok(values)
}

fn add(field: &Field, bytes: &[u8], values: &mut BTreeMap<String, Value>) -> Result<(), String> {
    let at = |offset: usize, size: usize| {
        let end = offset.checked_add(size);
        let part = end.and_then(|end| bytes.get(offset..end));
        part.ok_or_else(|| format!("{} needs {size} bytes at {offset:#x}", field.path()))
    };
    let value = match field.kind() {
        Kind::Unsigned | Kind::Address => element(ElementKind::Unsigned, at(field.offset(), field.size())?),
        Kind::Signed => element(ElementKind::Signed, at(field.offset(), field.size())?),
        Kind::BigEndian => element(ElementKind::BigEndian, at(field.offset(), field.size())?),
        Kind::Guid => element(ElementKind::Guid, at(field.offset(), field.size())?),
        // Bits without a name share their offset with bits that have one.
        Kind::Bit { .. } if field.path().is_empty() => return Ok(()),
        Kind::Bit { start, width } => {
            let whole = unsigned(at(field.offset(), field.size())?);
            Value::Number(((whole >> start) & ((1 << width) - 1)) as i128)
        }
        Kind::Array { element: of, .. } if of.kind != ElementKind::Struct => {
            let bytes = at(field.offset(), field.size())?;
            Value::List(bytes.chunks_exact(of.size as usize).map(|bytes| element(of.kind, bytes)).collect())
        }
        Kind::Open { element: of } => {
            let tail = bytes.get(field.offset()..).unwrap_or_default();
            Value::List(tail.chunks_exact(of.size as usize).map(|bytes| element(of.kind, bytes)).collect())
        }
        Kind::Counted { .. } => return Err(format!("{}: counted arrays are not decoded here", field.path())),
        Kind::Data | Kind::Padding => return Ok(()),
        Kind::Array { .. } | Kind::Struct | Kind::Union | Kind::Bits => {
            return field.children().iter().try_for_each(|child| add(child, bytes, values));
        }
    };
    let path = if field.path().is_empty() { format!("{:#x}", field.offset()) } else { field.path().to_owned() };
    match values.insert(path, value) {
        None => Ok(()),
        Some(_) => Err(format!("two fields of the table have the path {}", field.path())),
    }
}

fn unsigned(bytes: &[u8]) -> u128 {
    bytes.iter().rev().fold(0, |number, byte| number << 8 | u128::from(*byte))
}

fn element(kind: ElementKind, bytes: &[u8]) -> Value {
    let number = unsigned(bytes);
    match kind {
        ElementKind::Guid => {
            let mut guid = [0; Guid::SIZE];
            guid.copy_from_slice(bytes);
            Value::Guid(Guid::from_bytes(guid))
        }
        ElementKind::Signed => {
            let unused = 128 - 8 * bytes.len();
            Value::Number((number << unused) as i128 >> unused)
        }
        ElementKind::BigEndian => Value::Number((number.swap_bytes() >> (128 - 8 * bytes.len())) as i128),
        ElementKind::Unsigned | ElementKind::Character | ElementKind::Address | ElementKind::Struct => {
            Value::Number(number as i128)
        }
    }
}
