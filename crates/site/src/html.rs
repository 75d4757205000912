//! The escaper of HTML: escaped HTML as a type. Templates escape every other string themselves.

use std::fmt;

/// Longer names may break.
const LONG_NAME: usize = 20;

/// Minimum number of characters between two line-break opportunities. A line has room for more.
const UNBROKEN: usize = 8;

/// A piece of HTML. Templates write it unchanged.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Html(String);

impl Html {
    /// Plain text, escaped.
    pub(super) fn text(text: impl AsRef<str>) -> Html {
        Html(escape(text.as_ref()))
    }

    /// Text formatted as code.
    pub(super) fn code(text: impl AsRef<str>) -> Html {
        Html(format!("<code>{}</code>", escape(text.as_ref())))
    }

    /// A link with plain text.
    pub(super) fn link(href: &str, text: &str) -> Html {
        Html(format!("<a href=\"{}\">{}</a>", escape(href), escape(text)))
    }

    /// A link with text formatted as code.
    pub(super) fn code_link(href: &str, text: &str) -> Html {
        Html(format!("<a href=\"{}\"><code>{}</code></a>", escape(href), escape(text)))
    }

    /// The path of a constant in Rust, with a line-break opportunity after its type.
    pub(super) fn rust_path(ty: &str, name: &str) -> Html {
        Html(format!("{}::<wbr>{}", escape(ty), escape(name)))
    }

    /// A name with line-break opportunities before words.
    pub(super) fn breakable(name: &str) -> Html {
        Html::broken(name, UNBROKEN)
    }

    /// A name with line-break opportunities before words, with at least a number of characters between them.
    pub(super) fn broken(name: &str, least: usize) -> Html {
        let mut html = String::new();
        let mut before = ' ';
        let mut unbroken = 0;
        for char in name.chars() {
            let word = before == '_' || before == '.' || (char.is_ascii_uppercase() && before.is_ascii_lowercase());
            if word && unbroken >= least {
                html.push_str("<wbr>");
                unbroken = 0;
            }
            html.push_str(&escape(char.encode_utf8(&mut [0; 4])));
            before = char;
            unbroken += 1;
        }
        Html(html)
    }

    /// A name formatted as code. A long name has line-break opportunities, so that it fits a narrow column.
    pub(super) fn name(name: &str) -> Html {
        Html::declarator(name, "")
    }

    /// A name and what follows it in a declaration, formatted as code. Text that is no name has no line breaks.
    pub(super) fn declarator(name: &str, suffix: &str) -> Html {
        let in_name = |c: char| c.is_ascii_alphanumeric() || "_./".contains(c);
        let breaks = name.len() > LONG_NAME && name.chars().all(in_name);
        let html = if breaks { Html::breakable(name) } else { Html::text(name) };
        html.then(suffix).as_code()
    }

    /// A link with a name formatted as code.
    pub(super) fn name_link(href: &str, name: &str) -> Html {
        Html(format!("<a href=\"{}\">{}</a>", escape(href), Html::name(name)))
    }

    /// A link out of the site; text if the address is not one of HTTPS.
    pub(super) fn out_link(url: &str, text: &str) -> Html {
        if !url.starts_with("https://") {
            return Html::text(text);
        }
        Html(format!("<a class=\"out\" rel=\"external\" href=\"{}\">{}</a>", escape(url), escape(text)))
    }

    /// A short mark, such as `input` or `padding`.
    pub(super) fn mark(class: &str, text: &str) -> Html {
        Html(format!("<span class=\"mark {}\">{}</span>", escape(class), escape(text)))
    }

    /// Appends plain text.
    pub(super) fn then(mut self, text: &str) -> Html {
        self.0.push_str(&escape(text));
        self
    }

    /// Appends HTML.
    pub(super) fn with(mut self, html: &Html) -> Html {
        self.0.push_str(&html.0);
        self
    }

    /// Joins pieces with a separator.
    pub(super) fn join(pieces: impl IntoIterator<Item = Html>, between: &str) -> Html {
        let pieces: Vec<String> = pieces.into_iter().map(|piece| piece.0).collect();
        Html(pieces.join(&escape(between)))
    }

    /// Returns whether it is empty.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Formats HTML as code.
    pub(super) fn as_code(&self) -> Html {
        Html(format!("<code>{}</code>", self.0))
    }
}

impl fmt::Display for Html {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl askama::filters::HtmlSafe for Html {}

/// Escapes text for an element or a quoted attribute.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for char in text.chars() {
        match char {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            _ => escaped.push(char),
        }
    }
    escaped
}

/// A name as part of a file name or an anchor: ASCII letters, digits, `_`, `.` and `-` are kept, anything else becomes
/// `-`.
pub fn slug(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_alphanumeric() || "_.-".contains(c) { c } else { '-' }).collect()
}

#[cfg(test)]
mod tests {
    use super::{Html, slug};

    #[test]
    fn escapes_text_once() {
        let html = Html::text("a < b & \"c\"").with(&Html::code("<d>"));
        assert_eq!(html.to_string(), "a &lt; b &amp; &quot;c&quot;<code>&lt;d&gt;</code>");
    }

    #[test]
    fn long_names_may_break_between_words() {
        assert_eq!(Html::name("EVENT_HEADER").to_string(), "<code>EVENT_HEADER</code>");
        assert_eq!(
            Html::name("PERFINFO_TRACE_HEADER.Size").to_string(),
            "<code>PERFINFO_<wbr>TRACE_HEADER.<wbr>Size</code>"
        );
    }

    #[test]
    fn text_that_is_no_name_does_not_break() {
        assert_eq!(Html::name("a privilege, not aName_of it").to_string(), "<code>a privilege, not aName_of it</code>");
    }

    #[test]
    fn links_out_only_to_https() {
        assert_eq!(Html::out_link("javascript:alert(1)", "a").to_string(), "a");
        assert!(
            Html::out_link("https://example.org/?a&b", "a")
                .to_string()
                .contains("href=\"https://example.org/?a&amp;b\"")
        );
    }

    #[test]
    fn slug_is_safe_in_paths_and_anchors() {
        assert_eq!(slug("V5_1-0x2C"), "V5_1-0x2C");
        assert_eq!(slug("chappell/event trace"), "chappell-event-trace");
    }
}
