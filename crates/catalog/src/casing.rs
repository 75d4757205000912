//! Conversion of Microsoft's names to Rust's case.

/// Abbreviations and misspelled words that are one word although their case is mixed. A longer one precedes its own prefix.
const MIXED_CASE: [&str; 30] = [
    "3DNow", "ActiveX", "AoAc", "AppX", "CanceL", "DotNET", "DotNet", "HTTPv2", "IPSec", "kHz", "KHz", "MHz", "GHz",
    "KiB", "MiB", "GiB", "KBytes", "MBytes", "GBytes", "KByte", "MByte", "GByte", "PnP", "QoS", "StrW", "TxR", "WaaS",
    "WoL", "x86", "x87",
];

/// Acronyms that are a word although the next word is in lower case.
const ACRONYMS: [&str; 2] = ["TCP", "UDP"];

/// Splits a name into lower-case words, for names without underscores.
///
/// Accepts both of Microsoft's styles: `EVENT_TRACE_HEADER` and `EventTraceGroupMaskInformation`. An acronym is one
/// word, with the digits that follow it and with a plural `s`: `NoOfUCRs` is `no`, `of`, `ucrs`.
fn words(name: &str) -> Vec<String> {
    parts(name).flat_map(words_of_part).collect()
}

/// Splits a name into lower-case words, for names with underscores.
///
/// A letter is a word only at the end of a part. Elsewhere it is joined to digits before it or to the word after it:
/// `R2RGetHResultW` is `r2r`, `get`, `hresult`, `w`.
fn joined_words(name: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for part in parts(name) {
        let of_part = words_of_part(part);
        let (mut letters, first) = (String::new(), words.len());
        for (index, word) in of_part.iter().enumerate() {
            let is_letter = word.len() == 1 && word.starts_with(|c: char| c.is_ascii_alphabetic());
            match words.get_mut(first..).and_then(<[String]>::last_mut) {
                Some(before) if is_letter && letters.is_empty() && ends_with_digit(before) => before.push_str(word),
                _ if is_letter && index + 1 < of_part.len() => letters.push_str(word),
                _ => words.push(std::mem::take(&mut letters) + word),
            }
        }
    }
    words
}

/// Returns the parts of a name that contain only letters and digits.
fn parts(name: &str) -> impl Iterator<Item = &str> {
    name.split(|c: char| !c.is_ascii_alphanumeric()).filter(|part| !part.is_empty())
}

/// Splits a part of a name that contains only letters and digits.
fn words_of_part(part: &str) -> Vec<String> {
    if !part.contains(|c: char| c.is_ascii_lowercase()) {
        return vec![part.to_ascii_lowercase()];
    }
    let mut words = Vec::new();
    let (mut start, mut at) = (0, 0);
    while at < part.len() {
        let mixed = mixed_case_at(part, at);
        if start < at && (mixed.is_some() || starts_word(part.as_bytes(), at)) {
            words.push(part[start..at].to_ascii_lowercase());
            start = at;
        }
        at += mixed.map_or(1, str::len);
        if mixed.is_some() {
            words.push(part[start..at].to_ascii_lowercase());
            start = at;
        }
    }
    if start < part.len() {
        words.push(part[start..].to_ascii_lowercase());
    }
    words
}

/// Returns the mixed-case abbreviation at an offset, if no further letter of the same word follows it, or the acronym before
/// a word in lower case.
fn mixed_case_at(part: &str, at: usize) -> Option<&'static str> {
    let rest = &part[at..];
    // All begin with a letter of these, which few offsets have.
    if !rest.starts_with(['3', 'A', 'C', 'D', 'H', 'I', 'k', 'K', 'M', 'G', 'P', 'Q', 'S', 'T', 'U', 'W', 'x']) {
        return None;
    }
    let acronym = |word: &&str| rest.strip_prefix(*word).is_some_and(|rest| starts_lower(rest.as_bytes()));
    if let Some(acronym) = ACRONYMS.into_iter().find(acronym) {
        return Some(acronym);
    }
    let whole = |word: &&str| rest.strip_prefix(*word).is_some_and(|rest| !starts_lower(rest.as_bytes()));
    MIXED_CASE.into_iter().find(whole)
}

/// Returns whether a capital letter starts a word: after a lower-case letter or a digit, or as the last capital before
/// lower-case letters that are not a plural `s`.
fn starts_word(part: &[u8], at: usize) -> bool {
    let (before, rest) = (part[at - 1], &part[at + 1..]);
    let plural = rest.first() == Some(&b's') && !starts_lower(&rest[1..]);
    part[at].is_ascii_uppercase()
        && (before.is_ascii_lowercase()
            || before.is_ascii_digit()
            || before.is_ascii_uppercase() && starts_lower(rest) && !plural)
}

fn starts_lower(rest: &[u8]) -> bool {
    rest.first().is_some_and(u8::is_ascii_lowercase)
}

/// Returns the name of a type: `EventTraceHeader` for `EVENT_TRACE_HEADER`.
pub fn pascal(name: &str) -> String {
    words(name)
        .iter()
        .map(|word| word[..1].to_ascii_uppercase() + &word[1..])
        .fold(String::new(), |all, word| if joins_digits(&all, &word) { all + "_" + &word } else { all + &word })
}

/// Returns the name of a function or a module: `event_trace_header` for `EVENT_TRACE_HEADER`.
///
/// `Type` becomes `kind`, and any other keyword of Rust gets an underscore at its end.
pub fn snake(name: &str) -> String {
    let snake = joined_words(name).join("_");
    match snake.as_str() {
        "type" => "kind".to_owned(),
        "as" | "break" | "const" | "continue" | "crate" | "dyn" | "else" | "enum" | "extern" | "false" | "fn"
        | "for" | "if" | "impl" | "in" | "let" | "loop" | "match" | "mod" | "move" | "mut" | "pub" | "ref"
        | "return" | "self" | "static" | "struct" | "super" | "trait" | "true" | "unsafe" | "use" | "where"
        | "while" | "async" | "await" | "abstract" | "become" | "box" | "do" | "final" | "macro" | "override"
        | "priv" | "try" | "typeof" | "unsized" | "virtual" | "yield" | "gen" => snake + "_",
        _ if snake.starts_with(|c: char| c.is_ascii_digit()) => format!("_{snake}"),
        _ => snake,
    }
}

/// Returns the words of a name in lower case, joined by underscores: `udp_protocol` for `UDPprotocol`. Keywords of Rust are words.
pub fn underscored(name: &str) -> String {
    joined_words(name).join("_")
}

/// Returns the name of a constant, without a prefix and a suffix: `KERNEL_VERSION` for
/// `EventTraceKernelVersionInformation`.
///
/// The word before the rest is kept if the rest would start with a digit: `Profile2Issue` without `Profile` is
/// `PROFILE2_ISSUE`.
pub fn screaming(name: &str, prefix: Option<&str>, suffix: Option<&str>) -> String {
    let mut short = name;
    if let Some(rest) = prefix.and_then(|prefix| short.strip_prefix(prefix)) {
        short = rest;
    }
    if let Some(rest) = suffix.and_then(|suffix| short.strip_suffix(suffix)) {
        short = rest;
    }
    if !short.starts_with(|c: char| c.is_ascii_alphabetic()) {
        let whole = joined_words(name);
        let kept = joined_words(short);
        return whole[whole.len().saturating_sub(kept.len() + 1)..].join("_").to_ascii_uppercase();
    }
    joined_words(short).join("_").to_ascii_uppercase()
}

/// Returns the part of a type's name that states a release: `5_1` for `5.1`, `6_0Late` for `late 6.0`, `Server2022`.
pub fn release(release: &str, point: Option<&str>) -> String {
    let mut name = pascal(release);
    if let Some(point) = point {
        name += &pascal(point);
    }
    name
}

fn ends_with_digit(word: &str) -> bool {
    word.ends_with(|c: char| c.is_ascii_digit())
}

fn joins_digits(before: &str, word: &str) -> bool {
    ends_with_digit(before) && word.starts_with(|c: char| c.is_ascii_digit())
}

/// Returns whether Windows treats a file name as a device. Text after a `.` does not matter.
pub fn is_device(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default().to_ascii_uppercase();
    let numbered = ["COM", "LPT"].iter().filter_map(|port| stem.strip_prefix(port));
    ["CON", "PRN", "AUX", "NUL"].contains(&stem.as_str())
        || numbered.into_iter().any(|number| number.len() == 1 && number.bytes().all(|byte| byte.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recognizes_devices() {
        assert!(["CON", "nul", "Aux", "COM1", "lpt9", "nul.html"].iter().all(|name| is_device(name)));
        assert!(!["CONS", "COM", "COM10", "NUL_RECORD", "LPTX", ""].iter().any(|name| is_device(name)));
    }

    #[test]
    fn mixed_case_abbreviations_are_found() {
        assert!(MIXED_CASE.iter().all(|word| mixed_case_at(word, 0) == Some(*word)));
    }
}
