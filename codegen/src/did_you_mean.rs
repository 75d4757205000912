//! Help lines that suggest names.

use etwspec_catalog::query::suggest;

/// Returns the known name that is nearest to a written one, or the shortest that has it as one of its words.
pub fn nearest<'a>(written: &str, known: impl IntoIterator<Item = &'a str> + Clone) -> Option<&'a str> {
    let has_word = |name: &&str| name.split('-').any(|word| word == written);
    suggest::nearest(written, known.clone())
        .or_else(|| known.into_iter().filter(has_word).min_by_key(|name| name.len()))
}

/// Returns a help line for an unknown name: the nearest name, or all names if there are few. It states a letter that looks
/// like one of ASCII.
pub fn help<'a>(written: &str, known: impl IntoIterator<Item = &'a str> + Clone) -> Option<String> {
    let all: Vec<String> = known.clone().into_iter().map(|name| format!("`{name}`")).collect();
    let help = match nearest(written, known) {
        Some(name) => Some(format!("did you mean `{name}`?")),
        None => (1..=32).contains(&all.len()).then(|| format!("known here: {}", all.join(", "))),
    };
    match (foreign(written), help) {
        (Some(foreign), help) => Some([Some(foreign), help].into_iter().flatten().collect::<Vec<_>>().join("; ")),
        (None, help) => help,
    }
}

/// Returns a sentence about the first character of a text that is not in ASCII: it may look like another.
pub fn foreign(text: &str) -> Option<String> {
    let char = text.chars().find(|char| !char.is_ascii())?;
    Some(format!("`{}` is U+{:04X}, not a character of ASCII", char.escape_debug(), u32::from(char)))
}
