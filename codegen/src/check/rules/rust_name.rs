//! Different names of C stay different in Rust.

mod items;
mod members;
mod values;

use std::collections::HashMap;

use crate::check::{Context, Rule, Stage};
use crate::diagnostics::Diagnostic;
use crate::span::Place;

pub(super) static RULE: Rule = Rule {
    name: "rust-name",
    purpose: "Different names stay different as names of Rust.",
    explanation: "Names are put into Rust's case, and constants lose the prefix and suffix of their set, so that two \
                  names can become one. Fields and constants that do are told apart by the generator where it can; this \
                  is told of what it cannot tell apart: modules, types, constants whose whole names become one, a field \
                  that has the name of another's setter, and what has the name of something that the crate has anyway.",
    bad: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "An example."
sources = ["page"]

[[field]]
name = "LoggerId"
type = "ULONG"

[[field]]
name = "SetLoggerId"
type = "ULONG"
"#,
    good: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "An example."
sources = ["page"]

[[field]]
name = "LoggerId"
type = "ULONG"

[[field]]
name = "LoggerIdIsSet"
type = "ULONG"
"#,
    stage: Stage::ByRelease(run),
};

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    items::run(ctx, out);
    values::run(ctx, out);
    members::run(ctx, out);
}

/// A name that something of the crate has.
struct Taken {
    rust: String,
    name: String,
    /// Nowhere, if the crate has it whatever the tables say.
    place: Option<Place>,
}

/// Names that must differ, such as the types of a module.
#[derive(Default)]
struct Scope {
    taken: HashMap<String, Taken>,
}

impl Scope {
    /// A scope in which the crate has some names itself.
    fn with(own: &[&str]) -> Scope {
        let mut scope = Scope::default();
        scope.own(own);
        scope
    }

    fn own(&mut self, own: &[&str]) {
        for name in own {
            let taken = Taken { rust: (*name).to_owned(), name: String::new(), place: None };
            self.taken.entry((*name).to_owned()).or_insert(taken);
        }
    }

    fn has(&self, rust: &str) -> bool {
        self.taken.contains_key(rust)
    }

    /// Adds the Rust name of a name, or tells what has it already; whether it was free.
    fn add(&mut self, rust: &str, name: &str, place: Place, out: &mut Vec<Diagnostic>) -> bool {
        let Some(first) = self.taken.get(rust) else {
            let taken = Taken { rust: rust.to_owned(), name: name.to_owned(), place: Some(place.clone()) };
            self.taken.insert(rust.to_owned(), taken);
            return true;
        };
        out.push(clash(first, name, place));
        false
    }
}

fn clash(first: &Taken, name: &str, place: Place) -> Diagnostic {
    let (name, rust) = (name.escape_debug(), &first.rust);
    match &first.place {
        Some(other) => {
            let message =
                format!("`{name}` needs the name `{rust}` in Rust, and so does `{}`", first.name.escape_debug());
            Diagnostic::new(RULE.name, place, message, "the same name in Rust").other(other.clone(), "needs it first")
        }
        None => {
            let message = format!("`{name}` would be `{rust}` in Rust, which the crate has for something else");
            Diagnostic::new(RULE.name, place, message, "the crate's own name")
        }
    }
}
