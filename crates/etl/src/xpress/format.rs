//! Lengths and distances of the format.

/// The shortest match.
pub(super) const SHORTEST: usize = 3;
/// Maximum distance of a match: 13 bits, of which 0 means 1.
pub(super) const FARTHEST: usize = 1 << 13;
/// Value of the 3 bits of the first two bytes for a length that does not fit and continues in 4 bits.
pub(super) const GOES_ON_IN_HALF: usize = 7;
/// Value of the 4 bits for a length that does not fit and continues in a byte.
pub(super) const GOES_ON_IN_BYTE: usize = 15;
/// A length that does not fit in the byte has this there, and follows as a whole in two bytes.
pub(super) const FOLLOWS: usize = 255;
/// Maximum length of the first two stages together. A length in full is not smaller.
pub(super) const IN_STAGES: usize = GOES_ON_IN_HALF + GOES_ON_IN_BYTE;
