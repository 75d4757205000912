//! Rules about claims about releases, and their support.

use super::{Bump, Categories, Category, Rule};

pub(crate) static RELEASES_NARROWED: Rule = Rule {
    name: "releases-narrowed",
    breaks: Categories::of(&[Category::Claim]),
    shows: Categories::NONE,
    bump: Bump::Patch,
    purpose: "A fact is claimed for fewer releases.",
    why: "Tools for the other releases lose the fact.",
    example: "EXAMPLE_RECORD was documented for 6.0+, and is for 6.1+.",
    instead: "Cite the source that excludes the releases.",
};

pub(crate) static RELEASES_WIDENED: Rule = Rule {
    name: "releases-widened",
    breaks: Categories::NONE,
    shows: Categories::NONE,
    bump: Bump::Patch,
    purpose: "A fact is claimed for more releases.",
    why: "Tools for these releases gain the fact.",
    example: "EXAMPLE_RECORD was documented for 6.1+, and is for 6.0+.",
    instead: "Nothing to do.",
};

pub(crate) static CLAIM_STRENGTHENED: Rule = Rule {
    name: "claim-strengthened",
    breaks: Categories::NONE,
    shows: Categories::NONE,
    bump: Bump::Patch,
    purpose: "A claim about releases is stronger: observed where it was unknown, documented where it was observed.",
    why: "People can rely on more.",
    example: "EXAMPLE_RECORD was observed in 6.1, and is documented for 6.1.",
    instead: "Nothing to do.",
};

pub(crate) static CLAIM_WEAKENED: Rule = Rule {
    name: "claim-weakened",
    breaks: Categories::of(&[Category::Claim]),
    shows: Categories::NONE,
    bump: Bump::Patch,
    purpose: "A claim about releases is weaker: observed where it was documented, unknown where it was observed.",
    why: "People can rely on less.",
    example: "EXAMPLE_RECORD was documented for 6.1, and was observed there.",
    instead: "Cite a source that compared releases.",
};

pub(crate) static EVIDENCE_ADDED: Rule = Rule {
    name: "evidence-added",
    breaks: Categories::NONE,
    shows: Categories::NONE,
    bump: Bump::Patch,
    purpose: "A fact has evidence of another kind.",
    why: "People can rely on more.",
    example: "EXAMPLE_RECORD.Rate is also observed in real traces.",
    instead: "Nothing to do.",
};

pub(crate) static EVIDENCE_LOST: Rule = Rule {
    name: "evidence-lost",
    breaks: Categories::of(&[Category::Claim]),
    shows: Categories::NONE,
    bump: Bump::Patch,
    purpose: "A fact has lost its last evidence of a kind, or all of it.",
    why: "People can rely on less.",
    example: "EXAMPLE_RECORD.Rate cites no header any more.",
    instead: "Keep citing the source, or state why it is wrong as a dispute.",
};

pub(crate) static SOURCES_CHANGED: Rule = Rule {
    name: "sources-changed",
    breaks: Categories::NONE,
    shows: Categories::NONE,
    bump: Bump::Patch,
    purpose: "A fact cites other sources.",
    why: "The page shows other sources. Lost kinds of evidence are reported by `evidence-lost`.",
    example: "EXAMPLE_RECORD cites example/notes.",
    instead: "Nothing to do.",
};

pub(crate) static DISPUTE_OPENED: Rule = Rule {
    name: "dispute-opened",
    breaks: Categories::NONE,
    shows: Categories::NONE,
    bump: Bump::Patch,
    purpose: "A source is stated to disagree.",
    why: "People see that the fact is not certain.",
    example: "phnt/ntwmi says that Rate is signed.",
    instead: "Nothing to do.",
};

pub(crate) static DISPUTE_SETTLED: Rule = Rule {
    name: "dispute-settled",
    breaks: Categories::NONE,
    shows: Categories::NONE,
    bump: Bump::Patch,
    purpose: "A source is no longer stated to disagree.",
    why: "People see a fact without doubt.",
    example: "phnt/ntwmi is not stated to disagree about Rate any more.",
    instead: "State in the commit what settled it.",
};

pub(crate) static DISPUTE_SIDES_CHANGED: Rule = Rule {
    name: "dispute-sides-changed",
    breaks: Categories::of(&[Category::Claim]),
    shows: Categories::NONE,
    bump: Bump::Patch,
    purpose: "The tables follow another side of a dispute.",
    why: "What was right is wrong, and the reverse.",
    example: "The tables followed phnt/ntwmi, and follow example/study.",
    instead: "State the reason in `why`.",
};

pub(crate) static OBSERVATIONS_CHANGED: Rule = Rule {
    name: "observations-changed",
    breaks: Categories::NONE,
    shows: Categories::NONE,
    bump: Bump::Patch,
    purpose: "Counts from real traces are different.",
    why: "Evidence changes with the corpus.",
    example: "A trace was added.",
    instead: "Nothing to do.",
};
