//! Rules about sets of values, group masks and documented flags.

use super::{Bump, Categories, Category, Rule};

pub(crate) static SET_ADDED: Rule = Rule {
    name: "set-added",
    breaks: Categories::NONE,
    shows: Categories::NONE,
    bump: Bump::Minor,
    purpose: "An enumeration, a set of flags or constants, or a mask is new.",
    why: "Nothing that exists changes.",
    example: "EXAMPLE_KIND was not in the tables, and is now.",
    instead: "Nothing to do.",
};

pub(crate) static SET_REMOVED: Rule = Rule {
    name: "set-removed",
    breaks: Categories::of(&[Category::SourceRust, Category::SourceC, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "An enumeration, a set of flags or constants, or a mask is gone.",
    why: "Its Rust type, C macros and page are gone, and fields show numbers only.",
    example: "EXAMPLE_KIND is not in the tables any more.",
    instead: "Keep the table with `deprecated = \"reason\"`.",
};

pub(crate) static SET_RENAMED: Rule = Rule {
    name: "set-renamed",
    breaks: Categories::of(&[Category::SourceRust, Category::SourceC, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A set of values has another name.",
    why: "Its Rust type and page have another name.",
    example: "EXAMPLE_KIND with the same values is now EXAMPLE_TYPE.",
    instead: "Write `renamed-from = [\"OLD\"]` in the table.",
};

pub(crate) static SET_RETYPED: Rule = Rule {
    name: "set-retyped",
    breaks: Categories::of(&[Category::Wire, Category::SourceRust, Category::SourceC]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "The values of a set have another integer type, or none because the set is of constants.",
    why: "The Rust type wraps another integer, and macros in C have another type.",
    example: "EXAMPLE_KIND was a USHORT, and is a ULONG.",
    instead: "Correct the fields instead, if only they are wider.",
};

pub(crate) static SET_KIND_CHANGED: Rule = Rule {
    name: "set-kind-changed",
    breaks: Categories::of(&[Category::SourceRust, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A set is of another kind: enumeration or flags.",
    why: "The Rust type has other methods, and output combines names differently.",
    example: "EXAMPLE_KIND was an enumeration, and is a set of flags.",
    instead: "Prove with real values that bits combine.",
};

pub(crate) static VALUE_ADDED: Rule = Rule {
    name: "value-added",
    breaks: Categories::NONE,
    shows: Categories::of(&[Category::Data]),
    bump: Bump::Minor,
    purpose: "A value, a flag or a mask bit has a name that had none.",
    why: "Output shows a name in place of a number.",
    example: "EXAMPLE_KIND has Third = 3.",
    instead: "Nothing to do.",
};

pub(crate) static VALUE_REMOVED: Rule = Rule {
    name: "value-removed",
    breaks: Categories::of(&[Category::SourceRust, Category::SourceC, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "The name of a value, a flag or a mask bit is gone.",
    why: "Code that names the constant does not compile, and output shows a number.",
    example: "EXAMPLE_KIND has no Third any more.",
    instead: "Keep it with `deprecated`, or with the releases that have it. Reserve the name and the number with `reserved`.",
};

pub(crate) static VALUE_RENAMED: Rule = Rule {
    name: "value-renamed",
    breaks: Categories::of(&[Category::SourceRust, Category::SourceC, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A value, a flag or a mask bit has another name.",
    why: "The constant has another name in Rust, C and output.",
    example: "Third = 3 is now ThirdKind.",
    instead: "Write `renamed-from = [\"OLD\"]` in the row.",
};

pub(crate) static VALUE_CHANGED: Rule = Rule {
    name: "value-changed",
    breaks: Categories::of(&[Category::Wire, Category::SourceRust, Category::SourceC]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A name stands for another number.",
    why: "Code compiles as before and compares with another number. Bytes get other names.",
    example: "Third was 3, and is 4.",
    instead: "If both are right, write two rows with their releases.",
};

pub(crate) static VALUE_EFFECT_CHANGED: Rule = Rule {
    name: "value-effect-changed",
    breaks: Categories::of(&[Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "What a value combines, selects, contains or sets is different.",
    why: "Output splits or names values differently.",
    example: "EXAMPLE_BOTH combined EXAMPLE_A and EXAMPLE_B, and combines EXAMPLE_A and EXAMPLE_C.",
    instead: "Prove the new effect with real traces before the release.",
};

pub(crate) static FLAG_MAPPING_CHANGED: Rule = Rule {
    name: "flag-mapping-changed",
    breaks: Categories::of(&[Category::Wire, Category::SourceRust]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A documented flag sets another bit of the mask.",
    why: "Generated code converts flags to other masks, and back.",
    example: "EVENT_TRACE_FLAG_EXAMPLE set PERF_A, and sets PERF_B.",
    instead: "Prove the new bit with real traces before the release.",
};

pub(crate) static SENTINEL_CHANGED: Rule = Rule {
    name: "sentinel-changed",
    breaks: Categories::of(&[Category::SourceRust, Category::SourceC, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "The name one after the last value is different, or has another number.",
    why: "Code that uses it as a count has another count.",
    example: "ProfileMaximum was 0x18, and is 0x19.",
    instead: "Write the numbers by release.",
};
