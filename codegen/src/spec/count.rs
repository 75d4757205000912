//! Counts and conditions in bits of fields.

use schemars::JsonSchema;
use serde::Deserialize;

use crate::role::{As, OUTER, Owner, field};

/// Number of elements of an array.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Count {
    /// Constant number.
    Fixed(u32),
    /// Name of a constant.
    Constant(String),
    /// Value of an earlier field.
    Field(CountOf),
}

rows! {
    /// Count in a field, in all its bits or in some.
    #[derive(PartialEq, Eq)]
    pub struct CountOf {
        /// The field, as a path: `Packet.Size`.
        pub field: As<String, { field(Owner::Own) }>,
        /// Bits that contain the count.
        pub mask: Option<u64>,
        /// Number of bits to shift right.
        pub shift: Option<u32>,
    }

    /// A condition on the bits of a field.
    #[derive(PartialEq, Eq)]
    pub struct MaskOf {
        /// The field, as a path.
        pub field: As<String, OUTER>,
        /// The bits.
        pub mask: u64,
        /// Required value of the bits. By default, any set bit suffices.
        pub equals: Option<u64>,
    }
}
