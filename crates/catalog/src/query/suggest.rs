//! Suggestions for misspelled names.

/// Returns a name in lower case without underscores and punctuation.
pub fn squash(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).map(|c| c.to_ascii_lowercase()).collect()
}

/// Returns the names most similar to a text, best first, at most `most`.
pub fn closest<'a>(text: &str, names: impl Iterator<Item = &'a str>, most: usize) -> Vec<String> {
    closest_of(text, names.collect(), most)
}

fn closest_of(text: &str, names: Vec<&str>, most: usize) -> Vec<String> {
    let wanted = squash(text);
    // The distance is quadratic in the lengths; no name is as long as this.
    if wanted.is_empty() || wanted.len() > 200 {
        return Vec::new();
    }
    let mut scored: Vec<(u32, &str)> =
        names.into_iter().filter_map(|name| Some((score(&wanted, &squash(name))?, name))).collect();
    scored.sort_unstable_by(|a, b| b.0.cmp(&a.0).then(a.1.len().cmp(&b.1.len())).then(a.1.cmp(b.1)));
    scored.dedup_by(|a, b| a.1 == b.1);
    // Beside a name that is almost the same, others only distract.
    let least = scored.first().map_or(0, |(best, _)| best.saturating_sub(NEAR));
    scored.retain(|(score, _)| *score >= least);
    scored.into_iter().take(most).map(|(_, name)| name.to_owned()).collect()
}

/// Returns a question for the names most similar to a text, such as `did you mean size, site?`. `None` if there are none.
pub fn did_you_mean<'a>(text: &str, names: impl Iterator<Item = &'a str>, most: usize) -> Option<String> {
    let similar = closest(text, names, most);
    (!similar.is_empty()).then(|| format!("did you mean {}?", similar.join(", ")))
}

/// Maximum distance in similarity from the best name, in thousandths.
const NEAR: u32 = 150;

/// Returns the similarity of two squashed names in thousandths, or `None` if they are not similar.
fn score(wanted: &str, name: &str) -> Option<u32> {
    let alike = (strsim::normalized_damerau_levenshtein(wanted, name) * 1000.0) as u32;
    if alike >= 700 {
        return Some(alike);
    }
    // People often remember the middle or the end of a name.
    if wanted.len() >= 3 && name.contains(wanted) {
        let share = (wanted.len() * 200 / name.len()) as u32;
        return Some(500 + share + u32::from(name.ends_with(wanted)) * 100);
    }
    (alike >= 550).then(|| alike - 300)
}

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
    fn a_typo_finds_its_name_first() {
        let names = ["PERF_CONTEXT_SWITCH", "PERF_COMPACT_CSWITCH", "PERF_CONTMEM_GEN", "PERF_POOL"];
        assert_eq!(closest("PERF_CONTEX_SWITCH", names.into_iter(), 1), ["PERF_CONTEXT_SWITCH"]);
        assert_eq!(closest("cswitch", names.into_iter(), 1), ["PERF_COMPACT_CSWITCH"]);
        assert!(closest("zzz", names.into_iter(), 5).is_empty());
        assert!(closest("", names.into_iter(), 5).is_empty());
    }

    #[test]
    fn finds_nearest_name_ignoring_case() {
        assert_eq!(nearest("sze", ["name", "size"]), Some("size"));
        assert_eq!(nearest("PERF_CONTEX_SWITCH", ["PERF_POOL", "PERF_CONTEXT_SWITCH"]), Some("PERF_CONTEXT_SWITCH"));
        assert_eq!(nearest("ulong", ["ULONG"]), Some("ULONG"));
        assert_eq!(nearest("banana", ["ULONG", "USHORT"]), None);
    }
}
