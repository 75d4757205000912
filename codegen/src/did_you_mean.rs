//! Help lines that suggest names.

pub use etwspec_catalog::query::suggest::nearest;

/// Returns a help line for an unknown name: the nearest name, or all names if there are few.
pub fn help<'a>(written: &str, known: impl IntoIterator<Item = &'a str> + Clone) -> Option<String> {
    if let Some(name) = nearest(written, known.clone()) {
        return Some(format!("did you mean `{name}`?"));
    }
    let all: Vec<String> = known.into_iter().map(|name| format!("`{name}`")).collect();
    (1..=24).contains(&all.len()).then(|| format!("known here: {}", all.join(", ")))
}
