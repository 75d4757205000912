// Generated from spec/enums/MESSAGE_RESOURCE_FLAGS.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Encoding of a message of a program.
    ///
    /// No known name in C; here: `MESSAGE_RESOURCE_FLAGS`, of type `USHORT`.
    ///
    /// Source: The mingw-w64 developers, *winnt.h*; The etwspec developers, *Resources of Windows programs in public
    /// packages*.
    MessageResourceFlags(u16), size = 2 {
        /// `MESSAGE_RESOURCE_UNICODE`. UTF-16. Without the flag, the text is in a code page. Releases unknown.
        #[doc(alias = "MESSAGE_RESOURCE_UNICODE")]
        UNICODE = 0x0001, "MESSAGE_RESOURCE_UNICODE";
    }
}

static TABLE: Values = values("MESSAGE_RESOURCE_FLAGS", true, &[
    named("MESSAGE_RESOURCE_UNICODE", 1, &[]),
]);
