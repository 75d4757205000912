//! The rules that the loader checks while it reads.

use crate::check::{Rule, Stage};
use crate::{load, schema};

pub(super) static NOT_TOML: Rule = Rule {
    name: load::NOT_TOML,
    purpose: "Every table is TOML.",
    explanation: "Quotes, brackets and equals signs must match, and a key may be given once. Other problems of a file \
                  are told once it is TOML.",
    bad: "# structs/EXAMPLE.toml\nname = \"EXAMPLE\nmodule = \"headers\"\n",
    good: "# structs/EXAMPLE.toml\nname = \"EXAMPLE\"\nmodule = \"headers\"\nsummary = \"An example.\"\nsources = [\"page\"]\n",
    stage: Stage::Load,
};

pub(super) static MISSING_FILE: Rule = Rule {
    name: load::MISSING_FILE,
    purpose: "A spec has releases.toml, sources.toml and types.toml.",
    explanation: "All other tables refer to these three. If none of them is there, the folder is not that of a spec. \
                  (An empty file, as in the example, lacks its keys; a file that is not there is this problem.)",
    bad: "# releases.toml\n# (absent)\n",
    good: "# releases.toml\n[[release]]\nid = \"5.0\"\nname = \"Windows 2000\"\nbuild = 2195\n\n[[release]]\nid = \"5.1\"\nname = \"Windows XP\"\nbuild = 2600\n\n[[release]]\nid = \"6.0\"\nname = \"Windows Vista\"\nbuild = 6000\n",
    stage: Stage::Load,
};

pub(super) static UNEXPECTED_FILE: Rule = Rule {
    name: load::UNEXPECTED_FILE,
    purpose: "A table lies in the folder of its kind.",
    explanation: "A table elsewhere would be read by nobody, and its facts would be missing without a word.",
    bad: "# struct/EXAMPLE.toml\nname = \"EXAMPLE\"\nmodule = \"headers\"\nsummary = \"An example.\"\nsources = [\"page\"]\n",
    good: "# structs/EXAMPLE.toml\nname = \"EXAMPLE\"\nmodule = \"headers\"\nsummary = \"An example.\"\nsources = [\"page\"]\n",
    stage: Stage::Load,
};

pub(super) static UNKNOWN_KEY: Rule = Rule {
    name: schema::UNKNOWN_KEY,
    purpose: "Every key is one that its table knows.",
    explanation: "A key that is spelt wrongly would be ignored, and its fact lost.",
    bad: "# structs/EXAMPLE.toml\nname = \"EXAMPLE\"\nmodul = \"headers\"\nmodule = \"headers\"\nsummary = \"An example.\"\nsources = [\"page\"]\n",
    good: "# structs/EXAMPLE.toml\nname = \"EXAMPLE\"\nmodule = \"headers\"\nsummary = \"An example.\"\nsources = [\"page\"]\n",
    stage: Stage::Load,
};

pub(super) static MISSING_KEY: Rule = Rule {
    name: schema::MISSING_KEY,
    purpose: "Every key that a table must have is there.",
    explanation: "The help line says what the key holds.",
    bad: "# structs/EXAMPLE.toml\nname = \"EXAMPLE\"\nmodule = \"headers\"\nsources = [\"page\"]\n",
    good: "# structs/EXAMPLE.toml\nname = \"EXAMPLE\"\nmodule = \"headers\"\nsummary = \"An example.\"\nsources = [\"page\"]\n",
    stage: Stage::Load,
};

pub(super) static WRONG_TYPE: Rule = Rule {
    name: schema::WRONG_TYPE,
    purpose: "Every value is of the type that its key asks.",
    explanation: "A number in quotes is a text; a list needs brackets even if it has one element.",
    bad: "# structs/EXAMPLE.toml\nname = \"EXAMPLE\"\nmodule = \"headers\"\nsummary = \"An example.\"\nsources = \"page\"\n",
    good: "# structs/EXAMPLE.toml\nname = \"EXAMPLE\"\nmodule = \"headers\"\nsummary = \"An example.\"\nsources = [\"page\"]\n",
    stage: Stage::Load,
};

pub(super) static UNKNOWN_WORD: Rule = Rule {
    name: schema::UNKNOWN_WORD,
    purpose: "Where a key takes one of several words, it is one of them.",
    explanation: "The help line lists the words and what they mean.",
    bad: "# enums/EXAMPLE.toml\nname = \"EXAMPLE\"\nmodule = \"headers\"\nsummary = \"An example.\"\nkind = \"flag\"\ntype = \"ULONG\"\nsources = [\"page\"]\n",
    good: "# enums/EXAMPLE.toml\nname = \"EXAMPLE\"\nmodule = \"headers\"\nsummary = \"An example.\"\nkind = \"flags\"\ntype = \"ULONG\"\nsources = [\"page\"]\n",
    stage: Stage::Load,
};
