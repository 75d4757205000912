// Generated from spec/enums/CRIM_CHANNEL_FLAGS.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Flags of a channel, in a binary manifest.
    ///
    /// No known name in C; here: `CRIM_CHANNEL_FLAGS`, of type `ULONG`.
    ///
    /// Source: Nico Rieck, *Blocks of compiled manifests, of a compiler of manifests*; The etwspec
    /// developers, *Resources of Windows programs in public packages*.
    CrimChannelFlags(u32), size = 4 {
        /// `CRIM_CHANNEL_IMPORTED`. Another manifest defines the channel. Releases unknown.
        #[doc(alias = "CRIM_CHANNEL_IMPORTED")]
        IMPORTED = 0x00000001, "CRIM_CHANNEL_IMPORTED";
    }
}

static TABLE: Values = values("CRIM_CHANNEL_FLAGS", true, &[
    named("CRIM_CHANNEL_IMPORTED", 1, &[]),
]);
