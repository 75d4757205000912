//! Languages of resources.

use etwspec::manifests::LanguageId;

/// Language of the texts if the requested one is absent.
pub(crate) const USUAL: &str = "en-US";

/// Returns the place of a language in the order of preference: the requested one, another of the same name, English, no
/// language, and any other.
pub(crate) fn rank(language: LanguageId, wanted: Option<&str>) -> u8 {
    let Some(tag) = tag(language) else { return 4 };
    let first = |tag: &str| tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
    match wanted {
        Some(wanted) if tag.eq_ignore_ascii_case(wanted) => 0,
        Some(wanted) if first(&tag) == first(wanted) => 1,
        _ if tag.eq_ignore_ascii_case(USUAL) => 2,
        _ if language == LanguageId::NEUTRAL => 3,
        _ => 4,
    }
}

/// Returns the tag of a language, such as `en-US`.
fn tag(language: LanguageId) -> Option<String> {
    let (name, _) = LanguageId::named_values().find(|(_, own)| *own == language)?;
    Some(name.split_once('_')?.1.replace('_', "-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_chosen_by_tag_then_english_then_neutral() {
        let best = |wanted| {
            let all =
                [LanguageId::JA_JP, LanguageId::NEUTRAL, LanguageId::DE_DE, LanguageId::EN_US, LanguageId(0xFFFF)];
            all.into_iter().min_by_key(|language| rank(*language, wanted))
        };
        assert_eq!(best(None), Some(LanguageId::EN_US));
        assert_eq!(best(Some("de-de")), Some(LanguageId::DE_DE));
        assert_eq!(best(Some("de-AT")), Some(LanguageId::DE_DE));
        assert_eq!(best(Some("sv-SE")), Some(LanguageId::EN_US));
    }
}
