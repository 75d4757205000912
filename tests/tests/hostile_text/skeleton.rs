//! Generated files without text: the tokens of Rust and C, and the elements of HTML.

use std::cell::RefCell;
use std::str::FromStr;

use html5ever::tendril::StrTendril;
use html5ever::tokenizer::{BufferQueue, Token, TokenSink, TokenSinkResult, Tokenizer, TokenizerOpts};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use pulldown_cmark::{Event, Options, Parser};

/// Rust code without text, and its documentation.
#[derive(Default)]
pub(super) struct Code {
    /// The tokens, with string literals as `""`, and the structure of each documentation: its paragraphs, lists, links.
    /// Code is left out, because backticks make it.
    pub(super) tokens: String,
    /// The text of the documentation as a reader sees it, a line for each item.
    pub(super) shown: String,
    /// The lines of documentation since the last token that is no line of documentation.
    lines: Vec<String>,
}

/// Reads Rust code. Comments are no tokens, and a line of documentation is an attribute.
pub(super) fn rust(text: &str) -> Result<Code, String> {
    let tokens = TokenStream::from_str(text).map_err(|error| error.to_string())?;
    let mut code = Code::default();
    code.add(tokens);
    Ok(code)
}

impl Code {
    fn add(&mut self, tokens: TokenStream) {
        let mut tokens = tokens.into_iter().peekable();
        while let Some(token) = tokens.next() {
            match token {
                TokenTree::Punct(punct) if punct.as_char() == '#' => {
                    let inner = tokens.next_if(|next| matches!(next, TokenTree::Punct(next) if next.as_char() == '!'));
                    match tokens.peek().and_then(documentation) {
                        Some(line) => {
                            self.lines.push(line);
                            tokens.next();
                        }
                        None => {
                            self.document();
                            self.tokens.push_str(if inner.is_some() { "#!" } else { "#" });
                        }
                    }
                }
                token => {
                    self.document();
                    self.token(token);
                }
            }
        }
        self.document();
    }

    fn token(&mut self, token: TokenTree) {
        match token {
            TokenTree::Group(group) => {
                self.tokens.push_str(&format!("{:?}(", group.delimiter()));
                self.add(group.stream());
                self.tokens.push_str(") ");
            }
            TokenTree::Ident(ident) => self.tokens.extend([&ident.to_string(), " "]),
            TokenTree::Punct(punct) => self.tokens.push(punct.as_char()),
            TokenTree::Literal(literal) => {
                let text = literal.to_string();
                self.tokens.push_str(if text.starts_with(['"', 'r']) { "\"\" " } else { &text });
            }
        }
    }

    /// Adds the documentation of an item, as rustdoc reads it.
    fn document(&mut self) {
        if self.lines.is_empty() {
            return;
        }
        // rustdoc also makes quotation marks and dashes of ASCII, which changes no structure.
        let options = Options::ENABLE_TABLES
            | Options::ENABLE_FOOTNOTES
            | Options::ENABLE_STRIKETHROUGH
            | Options::ENABLE_TASKLISTS;
        self.tokens.push('\n');
        for event in Parser::new_ext(&std::mem::take(&mut self.lines).join("\n"), options) {
            match event {
                Event::Text(text) | Event::Code(text) => self.shown.push_str(&text),
                Event::SoftBreak => self.shown.push(' '),
                other => {
                    self.shown.push_str(if matches!(other, Event::Start(_)) { "" } else { " " });
                    self.tokens.push_str(&format!("\n{other:?}"));
                }
            }
        }
        self.tokens.push('\n');
        self.shown.push('\n');
    }
}

/// Returns the text of the attribute `doc`, after its `#`.
fn documentation(token: &TokenTree) -> Option<String> {
    let TokenTree::Group(group) = token else { return None };
    if group.delimiter() != Delimiter::Bracket {
        return None;
    }
    let mut tokens = group.stream().into_iter();
    let (name, equals, text) = (tokens.next()?, tokens.next()?, tokens.next()?);
    if name.to_string() != "doc" || equals.to_string() != "=" {
        return None;
    }
    syn::parse_str::<syn::LitStr>(&text.to_string()).ok().map(|text| text.value())
}

/// Returns the comments of C code as text: each on one line, without the marks that begin its lines.
pub(super) fn comments(text: &str) -> String {
    let lines = text.split("/*").skip(1).filter_map(|comment| comment.split("*/").next());
    let bare = |line: &str| line.trim_start().strip_prefix("* ").unwrap_or(line).to_owned();
    lines.map(|comment| comment.lines().map(bare).collect::<Vec<_>>().join(" ")).collect::<Vec<_>>().join("\n")
}

/// Returns C code without comments and without the contents of string literals, in the order of C's translation phases:
/// trigraphs, spliced lines, comments.
pub(super) fn c(text: &str, trigraphs: bool) -> String {
    let mut text = text.to_owned();
    if trigraphs {
        for (from, to) in ["=#", "/\\", "'^", "([", ")]", "!|", "<{", ">}", "-~"].map(|pair| pair.split_at(1)) {
            text = text.replace(&format!("??{from}"), to);
        }
    }
    let text = text.replace("\\\r\n", "").replace("\\\n", "");
    let mut out = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while let Some(c) = rest.chars().next() {
        if rest.starts_with("/*") {
            rest = rest[2..].split_once("*/").map_or("", |(_, rest)| rest);
            out.push(' ');
        } else if rest.starts_with("//") {
            rest = rest.find('\n').map_or("", |end| &rest[end..]);
        } else if c == '"' || c == '\'' {
            rest = &rest[1..];
            while let Some(next) = rest.chars().next().filter(|next| *next != c) {
                let skipped = if next == '\\' { 2 } else { next.len_utf8() };
                rest = rest.get(skipped..).unwrap_or("");
            }
            rest = rest.get(1..).unwrap_or("");
            out.push_str("\"\"");
        } else {
            out.push(c);
            rest = &rest[c.len_utf8()..];
        }
    }
    // A preprocessing line ends at the end of its line. Other white space means nothing.
    out.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).filter(|line| !line.is_empty()).fold(
        String::new(),
        |out, line| {
            let own_line = line.starts_with('#') || out.rsplit('\n').next().is_some_and(|last| last.starts_with('#'));
            out + if own_line { "\n" } else { " " } + &line
        },
    )
}

/// Returns Python code without comments, empty lines and the contents of string literals.
pub(super) fn python(text: &str) -> String {
    let (mut out, mut rest) = (String::with_capacity(text.len()), text);
    while let Some(c) = rest.chars().next() {
        if c == '#' {
            rest = rest.find(['\n', '\r']).map_or("", |end| &rest[end..]);
        } else if c == '"' || c == '\'' {
            let triple = String::from(c).repeat(3);
            let close = if rest.starts_with(&triple) { triple } else { c.to_string() };
            rest = &rest[close.len()..];
            // A line break ends a literal with one quotation mark, which is not Python.
            let ends = |rest: &str| {
                rest.is_empty() || rest.starts_with(&close) || close.len() == 1 && rest.starts_with(['\n', '\r'])
            };
            while !ends(rest) {
                let escaped = usize::from(rest.starts_with('\\'));
                rest = rest.get(escaped..).unwrap_or("");
                rest = rest.get(rest.chars().next().map_or(0, char::len_utf8)..).unwrap_or("");
            }
            out.push_str(if rest.starts_with(&close) { "\"\"" } else { "\"" });
            rest = rest.strip_prefix(&close).unwrap_or(rest);
        } else {
            out.push(c);
            rest = &rest[c.len_utf8()..];
        }
    }
    let lines = out.split(['\n', '\r']).map(str::trim_end).filter(|line| !line.is_empty());
    lines.fold(String::new(), |out, line| out + line + "\n")
}

/// Returns a description in Kaitai Struct without documentation.
pub(super) fn kaitai(text: &str) -> String {
    let (mut out, mut block) = (String::new(), None);
    for line in text.lines() {
        let indent = line.len() - line.trim_start_matches(' ').len();
        if line.is_empty() || block.is_some_and(|block| indent > block) {
            continue;
        }
        let documentation = ["doc:", "doc-ref:"].iter().any(|key| line.trim_start().starts_with(key));
        block = documentation.then_some(indent);
        if !documentation {
            out += &format!("{line}\n");
        }
    }
    out
}

/// Elements and text of a page.
#[derive(Default)]
pub(super) struct Page {
    /// Each tag with its attributes, in order. The attributes that contain text have no value, and `code` is left out:
    /// backticks make it.
    pub(super) elements: String,
    /// The text between tags, and the values of attributes that contain text.
    pub(super) text: String,
    /// Number of `code` elements that are open at the end.
    pub(super) open_code: isize,
    /// Comments, character references and other things that the parser complains about.
    pub(super) complaints: Vec<String>,
}

struct Sink(RefCell<Page>);

impl TokenSink for Sink {
    type Handle = ();

    fn process_token(&self, token: Token, line: u64) -> TokenSinkResult<()> {
        let mut page = self.0.borrow_mut();
        match token {
            Token::TagToken(tag) => {
                let end = tag.kind == html5ever::tokenizer::EndTag;
                if &*tag.name == "code" {
                    page.open_code += if end { -1 } else { 1 };
                    return TokenSinkResult::Continue;
                }
                page.elements.push_str(if end { "\n/" } else { "\n" });
                page.elements.push_str(&tag.name);
                for attribute in &tag.attrs {
                    page.elements.extend([" ", &*attribute.name.local]);
                    if matches!(&*attribute.name.local, "content" | "title" | "aria-label") {
                        page.text.extend([&*attribute.value, "\n"]);
                    } else {
                        page.elements.extend(["=", &*attribute.value]);
                    }
                }
                if &*tag.name != "wbr" {
                    page.text.push(' ');
                }
            }
            Token::CharacterTokens(text) => page.text.push_str(&text),
            Token::NullCharacterToken => page.complaints.push(format!("line {line}: NUL")),
            Token::CommentToken(text) => page.complaints.push(format!("line {line}: comment {text}")),
            Token::ParseError(error) => page.complaints.push(format!("line {line}: {error}")),
            Token::DoctypeToken(_) | Token::EOFToken => {}
        }
        TokenSinkResult::Continue
    }
}

/// Reads a page with the tokenizer of a browser.
pub(super) fn html(text: &str) -> Page {
    let tokenizer = Tokenizer::new(Sink(RefCell::default()), TokenizerOpts::default());
    let input = BufferQueue::default();
    input.push_back(StrTendril::from(text));
    let _ = tokenizer.feed(&input);
    tokenizer.end();
    tokenizer.sink.0.into_inner()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_that_text_adds_is_found() {
        let tokens = |text: &str| rust(text).expect("this is Rust").tokens;
        assert_eq!(tokens("/// a\nfn a() { b(\"c\") }"), tokens("/// d\nfn a() { b(\"e\") }"));
        for more in [
            "/// a\n#[b]\nfn a() {}",
            "/// a\n///\n/// b\nfn a() {}",
            "/// # a\nfn a() {}",
            "/// <b>a\nfn a() {}",
            "/// [a](b)\nfn a() {}",
        ] {
            assert_ne!(tokens("/// a\nfn a() {}"), tokens(more), "{more}");
        }
    }

    #[test]
    fn declarations_that_text_adds_are_found() {
        assert_eq!(c("/* a */ int a;\n#define B 1 /* c */\n", false), c("/* */ int\n a;\n#define B 1", false));
        assert_ne!(c("/* a */ int b; /* */ int a;", false), c("/* a */ int a;", false));
        assert_ne!(c("// a ??/\nint a;", true), c("// a\nint a;", true));
        assert_ne!(c("// a \\\nint a;", false), c("// a\nint a;", false));
    }

    #[test]
    fn statements_that_text_adds_are_found() {
        assert_eq!(python("a(\"b # c\")  # d\n\n# e\n"), python("a(\"\\\"f\")\n"));
        assert_eq!(python("\"\"\"a\nb\"\"\"\n"), "\"\"\n");
        for more in ["a(\"b\nc\")", "a(\"b\", c)", "a(\"b\")\nc", "a(\"\")\"\"", "# a\u{c}\rb\na(\"\")\nb"] {
            assert_ne!(python("a(\"b\")"), python(more), "{more}");
        }
    }

    #[test]
    fn elements_that_text_adds_are_found() {
        let elements = |text: &str| html(text).elements;
        assert_eq!(elements("<p title=\"a\">a <code>b</code>"), elements("<p title=\"b\">c"));
        assert_ne!(elements("<p>a<b>"), elements("<p>a"));
        assert_ne!(elements("<p title=\"a\" b>"), elements("<p title=\"a\">"));
        assert!(!html("<p>a &lt b <!-- -->").complaints.is_empty());
    }
}
