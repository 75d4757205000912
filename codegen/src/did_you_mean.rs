//! Name suggestions for help lines.

/// Returns the known name nearest to `written`, if any is similar enough.
pub fn nearest<'a>(written: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    // Longer strings are not typing errors, and the time to compare them is proportional to the product of their
    // lengths.
    if written.len() > 200 {
        return None;
    }
    let lower = written.to_lowercase();
    known
        .into_iter()
        .filter(|name| name.len() <= 200)
        .map(|name| (similarity(&lower, &name.to_lowercase()), name))
        .filter(|(similarity, _)| *similarity >= 0.75)
        .reduce(|best, next| if next.0 > best.0 { next } else { best })
        .map(|(_, name)| name)
}

/// Returns a help line for an unknown name: the nearest name, or all names if there are few.
pub fn help<'a>(written: &str, known: impl IntoIterator<Item = &'a str> + Clone) -> Option<String> {
    if let Some(name) = nearest(written, known.clone()) {
        return Some(format!("did you mean `{name}`?"));
    }
    let all: Vec<String> = known.into_iter().map(|name| format!("`{name}`")).collect();
    (1..=24).contains(&all.len()).then(|| format!("known here: {}", all.join(", ")))
}

/// Returns a similarity from 0 (nothing in common) to 1 (equal except for case). One edit in a short word counts as
/// similar.
fn similarity(a: &str, b: &str) -> f64 {
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
    fn finds_nearest_name_ignoring_case() {
        assert_eq!(nearest("sze", ["name", "size"]), Some("size"));
        assert_eq!(nearest("PERF_CONTEX_SWITCH", ["PERF_POOL", "PERF_CONTEXT_SWITCH"]), Some("PERF_CONTEXT_SWITCH"));
        assert_eq!(nearest("ulong", ["ULONG"]), Some("ULONG"));
        assert_eq!(nearest("banana", ["ULONG", "USHORT"]), None);
    }
}
