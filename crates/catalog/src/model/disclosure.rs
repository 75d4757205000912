//! Disclosures: where Microsoft documents, defines and uses a structure or a set of values.

use super::Versions;

model! {
    /// How Microsoft discloses a structure or a set of values. What is absent is unknown.
    #[derive(Default)]
    pub struct Disclosure {
        /// True if Microsoft documents it.
        pub documented?: Option<bool>,
        /// Date or kit of the first known documentation.
        pub since?: Option<String>,
        /// Place of the documentation.
        #[serde(rename = "where")]
        pub place?: Option<String>,
        /// Headers that define it, with the releases of the development kits that contain the definition.
        pub headers?: Vec<DisclosedIn>,
        /// Binaries whose symbol files contain its type information, with the releases of the binaries.
        pub symbols?: Vec<DisclosedIn>,
        /// Static libraries that contain its type information, with the releases of the development kits.
        pub libraries?: Vec<DisclosedIn>,
        /// Functions that accept or return it.
        pub functions?: Vec<String>,
        /// Structure or set of values that supersedes it, with the releases in which it does.
        pub superseded_by?: Option<DisclosedIn>,
        /// Remark.
        pub doc?: Option<String>,
        /// IDs of the sources, if they differ from those of the item.
        pub sources?: Vec<String>,
    }

    /// Header, binary, library or type, and the releases of its part in a disclosure.
    pub struct DisclosedIn {
        /// Name.
        pub name: String,
        /// Releases, if a source states them.
        pub releases?: Option<Versions>,
    }
}

impl Disclosure {
    /// Returns the disclosure in one line: `Undocumented; defined in NTWMI.H (kits of 10.0 to 1511).`
    pub fn line(&self) -> String {
        let mut parts: Vec<String> = Vec::new();
        let documentation = self.documented.map(|documented| match documented {
            true => {
                let since = self.since.as_ref().map_or_else(String::new, |since| format!(" since {since}"));
                let place = self.place.as_ref().map_or_else(String::new, |place| format!(" ({place})"));
                format!("Documented{since}{place}")
            }
            false => "Undocumented".to_owned(),
        });
        parts.extend(documentation);
        if !self.headers.is_empty() {
            parts.push(format!("defined in {}", list(&self.headers, "kits of ")));
        }
        if !self.symbols.is_empty() {
            parts.push(format!("type information in symbol files of {}", list(&self.symbols, "")));
        }
        if !self.libraries.is_empty() {
            parts.push(format!("type information in {}", list(&self.libraries, "kits of ")));
        }
        if !self.functions.is_empty() {
            parts.push(format!("used by {}", self.functions.join(", ")));
        }
        parts.extend(self.superseded_by.iter().map(|by| format!("superseded by {}", one(by, ""))));
        let mut line = parts.join("; ");
        if let Some(first) = line.get_mut(..1) {
            first.make_ascii_uppercase();
        }
        if !line.is_empty() {
            line.push('.');
        }
        match &self.doc {
            Some(doc) if line.is_empty() => doc.clone(),
            Some(doc) => format!("{line} {doc}"),
            None => line,
        }
    }
}

/// Returns names with their releases, separated by commas.
fn list(all: &[DisclosedIn], of: &str) -> String {
    all.iter().map(|place| one(place, of)).collect::<Vec<_>>().join(", ")
}

fn one(place: &DisclosedIn, of: &str) -> String {
    let Some(releases) = &place.releases else { return place.name.clone() };
    // A list within a list has commas only.
    let releases = releases.in_words().replace("; ", " and ");
    format!("{} ({of}{})", place.name, releases.trim_end_matches(" only"))
}

#[cfg(test)]
mod tests {
    use super::{DisclosedIn, Disclosure};
    use crate::Versions;

    fn place(name: &str, releases: Option<&str>) -> DisclosedIn {
        DisclosedIn { name: name.to_owned(), releases: releases.map(|text| Versions::Both(text.to_owned())) }
    }

    #[test]
    fn states_each_part_once_in_order() {
        let disclosure = Disclosure {
            documented: Some(false),
            headers: vec![place("A.H", Some("10.0..1511")), place("B.H", Some("1511"))],
            symbols: vec![place("a.dll", Some("6.2..6.3, 1803+")), place("b.dll", None)],
            libraries: vec![place("A.LIB", Some("6.0+"))],
            functions: vec!["One".to_owned(), "Two".to_owned()],
            superseded_by: Some(place("NEWER", Some("6.0+"))),
            doc: Some("A remark.".to_owned()),
            ..Disclosure::default()
        };
        let line = "Undocumented; defined in A.H (kits of 10.0 to 1511), B.H (kits of 1511); type information in symbol \
                    files of a.dll (6.2 to 6.3 and 1803 and higher), b.dll; type information in A.LIB (kits of 6.0 and \
                    higher); used by One, Two; superseded by NEWER (6.0 and higher). A remark.";
        assert_eq!(disclosure.line(), line);
    }

    #[test]
    fn states_the_documentation_only_if_known() {
        let documented = Disclosure {
            documented: Some(true),
            since: Some("January 2000".to_owned()),
            place: Some("MSDN Library".to_owned()),
            ..Disclosure::default()
        };
        assert_eq!(documented.line(), "Documented since January 2000 (MSDN Library).");
        let unknown = Disclosure { headers: vec![place("A.H", None)], ..Disclosure::default() };
        assert_eq!(unknown.line(), "Defined in A.H.");
    }
}
