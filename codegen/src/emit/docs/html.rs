//! Text that is already HTML, so that templates need not know what is escaped and what is not.

use std::fmt;

/// A piece of HTML. Templates write it as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Html(String);

impl Html {
    /// Plain text, escaped.
    pub(super) fn text(text: impl AsRef<str>) -> Html {
        Html(escape(text.as_ref()))
    }

    /// Text in the type of code.
    pub(super) fn code(text: impl AsRef<str>) -> Html {
        Html(format!("<code>{}</code>", escape(text.as_ref())))
    }

    /// A link with plain text.
    pub(super) fn link(href: &str, text: &str) -> Html {
        Html(format!("<a href=\"{}\">{}</a>", escape(href), escape(text)))
    }

    /// A link with text in the type of code.
    pub(super) fn code_link(href: &str, text: &str) -> Html {
        Html(format!("<a href=\"{}\"><code>{}</code></a>", escape(href), escape(text)))
    }

    /// The path of a constant in Rust, which may be broken after its type.
    pub(super) fn rust_path(ty: &str, name: &str) -> Html {
        Html(format!("{}::<wbr>{}", escape(ty), escape(name)))
    }

    /// A name that may be broken where a word of it begins.
    pub(super) fn breakable(name: &str) -> Html {
        let mut html = String::new();
        let mut before = ' ';
        for char in name.chars() {
            if char.is_ascii_uppercase() && before.is_ascii_lowercase() {
                html.push_str("<wbr>");
            }
            html.push_str(&escape(char.encode_utf8(&mut [0; 4])));
            before = char;
        }
        Html(html)
    }

    /// A short mark, such as `input` or `padding`.
    pub(super) fn mark(class: &str, text: &str) -> Html {
        Html(format!("<span class=\"mark {}\">{}</span>", escape(class), escape(text)))
    }

    /// The same with plain text after it.
    pub(super) fn then(mut self, text: &str) -> Html {
        self.0.push_str(&escape(text));
        self
    }

    /// The same with more HTML after it.
    pub(super) fn with(mut self, html: &Html) -> Html {
        self.0.push_str(&html.0);
        self
    }

    /// The pieces with a text between them.
    pub(super) fn join(pieces: impl IntoIterator<Item = Html>, between: &str) -> Html {
        let pieces: Vec<String> = pieces.into_iter().map(|piece| piece.0).collect();
        Html(pieces.join(&escape(between)))
    }

    /// Whether there is nothing in it.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds what the closure says is HTML already.
    pub(super) fn push_raw(&mut self, html: &str) {
        self.0.push_str(html);
    }
}

impl fmt::Display for Html {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl askama::filters::HtmlSafe for Html {}

/// Escapes text for an element or a quoted attribute.
pub(super) fn escape(text: &str) -> String {
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

/// A name as part of a file's name or of an anchor: letters, digits, `_`, `.` and `-` stay, anything else is `-`.
pub(super) fn slug(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_alphanumeric() || "_.-".contains(c) { c } else { '-' }).collect()
}

#[cfg(test)]
mod tests {
    use super::{Html, slug};

    #[test]
    fn text_is_escaped_once() {
        let html = Html::text("a < b & \"c\"").with(&Html::code("<d>"));
        assert_eq!(html.to_string(), "a &lt; b &amp; &quot;c&quot;<code>&lt;d&gt;</code>");
    }

    #[test]
    fn a_slug_is_safe_in_a_path_and_in_an_anchor() {
        assert_eq!(slug("V5_1-0x2C"), "V5_1-0x2C");
        assert_eq!(slug("chappell/event trace"), "chappell-event-trace");
    }
}
