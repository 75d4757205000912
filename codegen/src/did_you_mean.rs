//! The nearest of several known names, for help lines.

/// The known name that is nearest to what was written, if any is near enough to have been meant.
pub fn nearest<'a>(written: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    // Longer texts are no slips of the pen, and comparing them would take time in proportion to their product.
    if written.len() > 200 {
        return None;
    }
    let lower = written.to_lowercase();
    known
        .into_iter()
        .filter(|name| name.len() <= 200)
        .map(|name| (likeness(&lower, &name.to_lowercase()), name))
        .filter(|(likeness, _)| *likeness >= 0.75)
        .reduce(|best, next| if next.0 > best.0 { next } else { best })
        .map(|(_, name)| name)
}

/// A help line for a name that is not known: the nearest, or, if there are few, all of them.
pub fn help<'a>(written: &str, known: impl IntoIterator<Item = &'a str> + Clone) -> Option<String> {
    if let Some(name) = nearest(written, known.clone()) {
        return Some(format!("did you mean `{name}`?"));
    }
    let all: Vec<String> = known.into_iter().map(|name| format!("`{name}`")).collect();
    (1..=24).contains(&all.len()).then(|| format!("known here: {}", all.join(", ")))
}

/// From 0, nothing in common, to 1, the same but for case. One edit in a short word counts as near too.
fn likeness(a: &str, b: &str) -> f64 {
    if a == b {
        return 1.0;
    }
    let edits = strsim::osa_distance(a, b);
    let longest = a.chars().count().max(b.chars().count());
    if edits == 1 && longest >= 3 || edits == 2 && longest >= 5 {
        return 1.0 - 0.1 * edits as f64;
    }
    strsim::normalized_damerau_levenshtein(a, b)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_nearest_name_whatever_its_case() {
        assert_eq!(nearest("sze", ["name", "size"]), Some("size"));
        assert_eq!(nearest("PERF_CONTEX_SWITCH", ["PERF_POOL", "PERF_CONTEXT_SWITCH"]), Some("PERF_CONTEXT_SWITCH"));
        assert_eq!(nearest("ulong", ["ULONG"]), Some("ULONG"));
        assert_eq!(nearest("banana", ["ULONG", "USHORT"]), None);
    }
}
