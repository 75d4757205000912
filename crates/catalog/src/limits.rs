//! Limits of tables and catalogs. The check of the tables and the loader of catalogs apply the same ones.

/// Maximum number of releases and points within them.
pub const STOPS: usize = 64;
/// Maximum size of a structure, and of any offset, size or count in it.
pub const SIZE: u32 = 0x1_0000;
/// Maximum alignment in bytes.
pub const ALIGN: u32 = 4096;
/// Maximum number of members of a structure, including the members of nested structures.
pub const MEMBERS: u64 = 50_000;
/// Maximum number of levels of inner structures and unions.
pub const DEPTH: u32 = 12;
/// Maximum number of levels of structures of an event of a provider.
pub const EVENT_DEPTH: usize = 16;
/// Maximum number of fields of an event of a provider, members included.
pub const EVENT_FIELDS: usize = 65_536;
/// Maximum number of tables, and of items of one kind in a catalog.
pub const ITEMS: usize = 10_000;
/// Maximum size of a catalog as JSON, in bytes.
pub const CATALOG: usize = 32 << 20;

/// Number of structures that are open at once while they are weighed. More are too deep in any case.
pub const OPEN: usize = 64;

/// Work of laying out a structure, inner structures included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weight {
    /// Members, saturating.
    pub members: u64,
    /// Levels of nesting.
    pub depth: u32,
    /// True if it contains itself, or contains a structure that does.
    pub endless: bool,
}

impl Weight {
    /// A single member.
    pub const ONE: Weight = Weight { members: 1, depth: 1, endless: false };
    /// A structure that contains itself.
    pub const ENDLESS: Weight = Weight { members: u64::MAX, depth: u32::MAX, endless: true };
    /// A structure that nests deeper than any limit.
    pub const DEEP: Weight = Weight { endless: false, ..Weight::ENDLESS };

    /// Returns whether it can be laid out in reasonable time.
    pub fn is_light(self) -> bool {
        !self.endless && self.members <= MEMBERS && self.depth <= DEPTH
    }

    /// Returns the weight of both.
    #[must_use]
    pub fn beside(self, other: Weight) -> Weight {
        Weight {
            members: self.members.saturating_add(other.members),
            depth: self.depth.max(other.depth),
            endless: self.endless || other.endless,
        }
    }

    /// Returns the weight of a member that contains it. A member is laid out twice: for its alignment, then at its place.
    #[must_use]
    pub fn within(self) -> Weight {
        Weight { members: self.members.saturating_mul(2), depth: self.depth.saturating_add(1), endless: self.endless }
    }
}
