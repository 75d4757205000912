//! Different names of C stay different in Rust.

mod items;
mod members;
mod reserved;
mod values;

use std::collections::HashMap;

use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::span::Place;

pub(super) static RULE: Rule = rule!(
    "rust-name",
    ByRelease(run),
    "Different names stay different in Rust.",
    "Names are converted to Rust's case, and constants lose the prefix and suffix of their set, so two names can \
     become equal. The generator disambiguates fields and constants if it can. This rule reports what it cannot \
     disambiguate: modules, types, constants whose whole names become equal, a field with the name of another's \
     setter, and names that the crate reserves.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    items::run(ctx, out);
    values::run(ctx, out);
    members::run(ctx, out);
}

/// A name that something of the crate has.
struct TakenName {
    rust: String,
    name: String,
    /// Place in the tables; none for an item that the crate has in any case.
    place: Option<Place>,
}

impl TakenName {
    /// Returns a name that the crate has.
    fn own(rust: &str) -> TakenName {
        TakenName { rust: rust.to_owned(), name: String::new(), place: None }
    }
}

/// Names that must differ, such as the types of a module.
#[derive(Default)]
struct Scope {
    taken: HashMap<String, TakenName>,
    /// Names that the crate has itself. There is a scope for each form, so they are not copied into `taken`.
    own: Vec<&'static [&'static str]>,
}

impl Scope {
    /// Returns a scope in which the crate has some names itself.
    fn with(own: &'static [&'static str]) -> Scope {
        let mut scope = Scope::default();
        scope.own(own);
        scope
    }

    fn own(&mut self, own: &'static [&'static str]) {
        self.own.push(own);
    }

    fn has(&self, rust: &str) -> bool {
        self.taken.contains_key(rust) || self.is_own(rust)
    }

    fn is_own(&self, rust: &str) -> bool {
        self.own.iter().any(|own| own.contains(&rust))
    }

    /// Adds the Rust name of a name, or reports what has it already; returns whether it was free.
    fn add(&mut self, rust: &str, name: &str, place: Place, out: &mut Vec<Diagnostic>) -> bool {
        if self.is_own(rust) {
            out.push(clash(&TakenName::own(rust), name, place));
            return false;
        }
        let Some(first) = self.taken.get(rust) else {
            let taken = TakenName { rust: rust.to_owned(), name: name.to_owned(), place: Some(place.clone()) };
            self.taken.insert(rust.to_owned(), taken);
            return true;
        };
        out.push(clash(first, name, place));
        false
    }
}

fn clash(first: &TakenName, name: &str, place: Place) -> Diagnostic {
    let (name, rust) = (name.escape_debug(), &first.rust);
    match &first.place {
        Some(other) => {
            let message = format!("`{name}` and `{}` both become `{rust}` in Rust", first.name.escape_debug());
            RULE.at(place, message, "the same name in Rust").other(other.clone(), "needs it first")
        }
        None => {
            let message = format!("`{name}` becomes `{rust}` in Rust, which the crate reserves");
            RULE.at(place, message, "reserved name")
        }
    }
}
