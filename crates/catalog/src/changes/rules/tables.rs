//! Rules about releases, sources, types, topics and the catalog as a whole.

use super::{Bump, Categories, Category, Rule};

pub(crate) static RELEASE_ADDED: Rule = Rule {
    name: "release-added",
    breaks: Categories::NONE,
    shows: Categories::NONE,
    bump: Bump::Minor,
    purpose: "A release of Windows is new.",
    why: "Open-ended statements include it by assumption.",
    example: "12-30H2 was not in the tables, and is now.",
    instead: "Nothing to do.",
};

pub(crate) static RELEASE_REMOVED: Rule = Rule {
    name: "release-removed",
    breaks: Categories::of(&[Category::SourceRust, Category::SourceC, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A release of Windows is gone.",
    why: "Its constant, its pages and its forms are gone.",
    example: "12-30H2 is not in the tables any more.",
    instead: "Never remove a release: commands, catalogs and names of forms use its ID.",
};

pub(crate) static RELEASE_CHANGED: Rule = Rule {
    name: "release-changed",
    breaks: Categories::of(&[Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A release has further builds, other pointer sizes, a different name or a different place in the order.",
    why: "Programs that read the catalog find another release.",
    example: "12-30H2 was for both pointer sizes, and is for 64-bit data only.",
    instead: "Correct programs that select by release.",
};

pub(crate) static BUILD_CHANGED: Rule = Rule {
    name: "build-changed",
    breaks: Categories::of(&[Category::Wire, Category::SourceRust, Category::SourceC]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A release begins with another build, or a build is not of it any more.",
    why: "The build of a trace selects another layout, and constants have another value.",
    example: "12-30H2 began with build 99000, and begins with 99100.",
    instead: "Cite the source that has the build, and correct programs that select by it.",
};

pub(crate) static SOURCE_ADDED: Rule = Rule {
    name: "source-added",
    breaks: Categories::NONE,
    shows: Categories::NONE,
    bump: Bump::Patch,
    purpose: "A source is new.",
    why: "Facts can cite it.",
    example: "example/notes was not in the tables, and is now.",
    instead: "Nothing to do.",
};

pub(crate) static SOURCE_REMOVED: Rule = Rule {
    name: "source-removed",
    breaks: Categories::of(&[Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A source is gone.",
    why: "Its ID and page are gone.",
    example: "example/notes is not in the tables any more.",
    instead: "Keep it as long as anybody may cite it.",
};

pub(crate) static SOURCE_CHANGED: Rule = Rule {
    name: "source-changed",
    breaks: Categories::NONE,
    shows: Categories::NONE,
    bump: Bump::Patch,
    purpose: "What is stated about a source is different.",
    why: "The page of the source changes, and what is assumed after its examination.",
    example: "example/notes examined releases to 11-23H2, and to 11-24H2.",
    instead: "Nothing to do.",
};

pub(crate) static TYPE_ADDED: Rule = Rule {
    name: "type-added",
    breaks: Categories::NONE,
    shows: Categories::NONE,
    bump: Bump::Minor,
    purpose: "A scalar type is new.",
    why: "Nothing that exists changes.",
    example: "EXAMPLE_HANDLE was not in the tables, and is now.",
    instead: "Nothing to do.",
};

pub(crate) static TYPE_REMOVED: Rule = Rule {
    name: "type-removed",
    breaks: Categories::of(&[Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A scalar type is gone.",
    why: "Its page and entry in the catalog are gone.",
    example: "EXAMPLE_HANDLE is not in the tables any more.",
    instead: "Keep the type.",
};

pub(crate) static TYPE_CHANGED: Rule = Rule {
    name: "type-changed",
    breaks: Categories::of(&[Category::Wire]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A scalar type has another representation.",
    why: "Each field of the type is read differently.",
    example: "EXAMPLE_HANDLE had 4 bytes, and has the size of a pointer.",
    instead: "Correct the fields instead, if only some are different.",
};

pub(crate) static TOPIC_ADDED: Rule = Rule {
    name: "topic-added",
    breaks: Categories::NONE,
    shows: Categories::NONE,
    bump: Bump::Minor,
    purpose: "A topic or a family of topics is new.",
    why: "The crate has a new module, and perhaps a feature.",
    example: "payloads::example was not in the tables, and is now.",
    instead: "Nothing to do.",
};

pub(crate) static TOPIC_REMOVED: Rule = Rule {
    name: "topic-removed",
    breaks: Categories::of(&[Category::SourceRust, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A topic or a family of topics is gone, or belongs to another family.",
    why: "The module and the feature of the crate are gone.",
    example: "payloads::example is not in the tables any more.",
    instead: "Keep the topic. For a new name, write `renamed-from`, or announce the new path in the changelog.",
};

pub(crate) static DOCUMENTATION_CHANGED: Rule = Rule {
    name: "documentation-changed",
    breaks: Categories::NONE,
    shows: Categories::NONE,
    bump: Bump::Patch,
    purpose: "A summary, a description, a remark or an open question is different.",
    why: "People read another text.",
    example: "The summary of EXAMPLE_RECORD is different.",
    instead: "Nothing to do.",
};

pub(crate) static STATUS_CHANGED: Rule = Rule {
    name: "status-changed",
    breaks: Categories::NONE,
    shows: Categories::NONE,
    bump: Bump::Patch,
    purpose: "What is known about the use of an item is different: unknown, unused, reserved, an own name.",
    why: "People read another statement.",
    example: "Third was unused, and is defined.",
    instead: "Nothing to do.",
};

pub(crate) static RENAMED_WITH_ALIAS: Rule = Rule {
    name: "renamed-with-alias",
    breaks: Categories::of(&[Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "An item has another name, and its table keeps the old one with `renamed-from`.",
    why: "Code that uses the old name compiles, with a warning. Output shows the new name.",
    example: "EXAMPLE_RECORD is now EXAMPLE_ENTRY, renamed from EXAMPLE_RECORD.",
    instead: "Programs that read output accept both names.",
};

pub(crate) static RENAMED_WITHOUT_C_ALIAS: Rule = Rule {
    name: "renamed-without-c-alias",
    breaks: Categories::of(&[Category::SourceC, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A bit field or a nested structure has another name, and its table keeps the old one with `renamed-from`.",
    why: "C has no other name for such a member. Rust keeps the old getter, deprecated. Output shows the new name.",
    example: "EXAMPLE_RECORD.Compressed is now IsCompressed, renamed from Compressed.",
    instead: "Announce the new member in the changelog.",
};

pub(crate) static RENAMED_WITHOUT_RUST_ALIAS: Rule = Rule {
    name: "renamed-without-rust-alias",
    breaks: Categories::of(&[Category::SourceRust, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A part after the fixed part, or a structure that is a variant, has another name, and its table keeps the old \
              one with `renamed-from`.",
    why: "Rust has one name for a public field and for a variant of `Payload` or of a dispatch. The old name stays as a \
          method, or as a type, deprecated.",
    example: "The part Names of EXAMPLE_RECORD is now Titles, renamed from Names.",
    instead: "Announce the new name in the changelog.",
};

pub(crate) static DEPRECATED: Rule = Rule {
    name: "deprecated",
    breaks: Categories::NONE,
    shows: Categories::NONE,
    bump: Bump::Minor,
    purpose: "An item is deprecated, or is not any more.",
    why: "Compilers warn about its use.",
    example: "EXAMPLE_RECORD is deprecated: EXAMPLE_ENTRY replaces it.",
    instead: "Nothing to do.",
};

pub(crate) static RESERVED: Rule = Rule {
    name: "reserved",
    breaks: Categories::NONE,
    shows: Categories::NONE,
    bump: Bump::Minor,
    purpose: "A name or a number is reserved that was not.",
    why: "`check` rejects tables that use it.",
    example: "The number 3 of EXAMPLE_KIND is reserved.",
    instead: "Nothing to do.",
};

pub(crate) static RESERVATION_DROPPED: Rule = Rule {
    name: "reservation-dropped",
    breaks: Categories::of(&[Category::Claim]),
    shows: Categories::NONE,
    bump: Bump::Patch,
    purpose: "A name or a number is no longer reserved.",
    why: "It can be used for something else, which programs may take for what it was.",
    example: "The number 3 of EXAMPLE_KIND is not reserved any more.",
    instead: "Keep what is reserved for good.",
};
