//! Pointer sizes: a single one, and values that differ by pointer size.

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

use etwspec_catalog::axis::Pointer;

/// A single pointer size, written `pointer = 32` or `pointer = 64`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "u32")]
pub enum PointerSize {
    /// 32 bits.
    Bits32,
    /// 64 bits.
    Bits64,
}

impl TryFrom<u32> for PointerSize {
    type Error = String;

    fn try_from(bits: u32) -> Result<PointerSize, String> {
        match bits {
            32 => Ok(PointerSize::Bits32),
            64 => Ok(PointerSize::Bits64),
            _ => Err(format!("no pointer size is {bits} bits; write 32 or 64")),
        }
    }
}

impl From<PointerSize> for Pointer {
    fn from(size: PointerSize) -> Pointer {
        match size {
            PointerSize::Bits32 => Pointer::Bits32,
            PointerSize::Bits64 => Pointer::Bits64,
        }
    }
}

impl JsonSchema for PointerSize {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "PointerSize".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A single pointer size, in bits: 32 or 64.",
            "type": "integer",
            "enum": [32, 64],
        })
    }
}

/// A value for each pointer size, written `{ ptr32 = .., ptr64 = .. }`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ByPointer<T> {
    /// For 32-bit data.
    pub ptr32: T,
    /// For 64-bit data.
    pub ptr64: T,
}
