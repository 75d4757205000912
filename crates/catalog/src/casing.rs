//! Names in Rust's case from names in Microsoft's.

/// The words of a name in either of Microsoft's styles: `EVENT_TRACE_HEADER`, `EventTraceGroupMaskInformation`.
fn words(name: &str) -> Vec<String> {
    let mut words = Vec::new();
    for part in name.split(|c: char| !c.is_ascii_alphanumeric()).filter(|part| !part.is_empty()) {
        let chars: Vec<char> = part.chars().collect();
        let shouting = !chars.iter().any(|c| c.is_ascii_lowercase());
        let mut word = String::new();
        for (at, &c) in chars.iter().enumerate() {
            let before = at.checked_sub(1).map(|before| chars[before]);
            let after_lower = before.is_some_and(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
            let before_lower = chars.get(at + 1).is_some_and(|c| c.is_ascii_lowercase());
            let after_upper = before.is_some_and(|c| c.is_ascii_uppercase());
            if !shouting && c.is_ascii_uppercase() && (after_lower || after_upper && before_lower) {
                words.push(std::mem::take(&mut word));
            }
            word.push(c.to_ascii_lowercase());
        }
        words.push(word);
    }
    words
}

/// `EventTraceHeader` of `EVENT_TRACE_HEADER`.
pub fn pascal(name: &str) -> String {
    words(name)
        .iter()
        .map(|word| word[..1].to_ascii_uppercase() + &word[1..])
        .fold(String::new(), |all, word| if joins_digits(&all, &word) { all + "_" + &word } else { all + &word })
}

/// `event_trace_header` of `EVENT_TRACE_HEADER`, and a word that is not Rust's own: `kind` of `Type`.
pub fn snake(name: &str) -> String {
    let snake = words(name).join("_");
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

/// `KERNEL_VERSION` of `EventTraceKernelVersionInformation` without its prefix and suffix. What a name would lose of
/// its first letter stays: `Profile2Issue` without `Profile` is `PROFILE_2_ISSUE`.
pub fn screaming(name: &str, prefix: Option<&str>, suffix: Option<&str>) -> String {
    let mut short = name;
    if let Some(rest) = prefix.and_then(|prefix| short.strip_prefix(prefix)) {
        short = rest;
    }
    if let Some(rest) = suffix.and_then(|suffix| short.strip_suffix(suffix)) {
        short = rest;
    }
    if !short.starts_with(|c: char| c.is_ascii_alphabetic()) {
        let whole = words(name);
        let kept = words(short);
        return whole[whole.len().saturating_sub(kept.len() + 1)..].join("_").to_ascii_uppercase();
    }
    words(short).join("_").to_ascii_uppercase()
}

/// The part of a Rust name that a release gives: `5_1` of `5.1`, `6_0Late` of `late 6.0`, `Server2022`.
pub fn release(release: &str, point: Option<&str>) -> String {
    let mut name = pascal(release);
    if let Some(point) = point {
        name += &pascal(point);
    }
    name
}

fn joins_digits(before: &str, word: &str) -> bool {
    before.ends_with(|c: char| c.is_ascii_digit()) && word.starts_with(|c: char| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_of_microsofts_styles_become_rusts() {
        assert_eq!(pascal("EVENT_TRACE_HEADER"), "EventTraceHeader");
        assert_eq!(pascal("5.1"), "5_1");
        assert_eq!(release("6.0", Some("late")), "6_0Late");
        assert_eq!(release("server-2022", None), "Server2022");
        assert_eq!(release("10-21H2", None), "10_21h2");
        assert_eq!(snake("CpuSpeedInMHz"), "cpu_speed_in_m_hz");
        assert_eq!(snake("TSId"), "ts_id");
        assert_eq!(snake("Type"), "kind");
        assert_eq!(snake("Spare0"), "spare0");
    }

    #[test]
    fn constants_lose_prefix_and_suffix_but_never_begin_with_a_digit() {
        let class = |name| screaming(name, Some("EventTrace"), Some("Information"));
        assert_eq!(class("EventTraceKernelVersionInformation"), "KERNEL_VERSION");
        assert_eq!(screaming("Profile2Issue", Some("Profile"), None), "PROFILE2_ISSUE");
        assert_eq!(screaming("TRACE_HEADER_TYPE_PERFINFO32", Some("TRACE_HEADER_TYPE_"), None), "PERFINFO32");
    }
}
