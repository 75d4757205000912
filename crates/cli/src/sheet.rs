//! Text for people: titles, labelled rows, tables and paragraphs, wrapped.

use std::fmt::Write;

/// No line of words is wider than this; tables may be.
const WIDTH: usize = 100;
/// The width of the labels of rows.
const LABEL: usize = 12;

/// A text that grows.
#[derive(Debug, Default)]
pub(crate) struct Sheet {
    text: String,
}

impl Sheet {
    /// The text, with a line end after the last line and no more.
    pub(crate) fn finish(self) -> String {
        format!("{}\n", self.text.trim_end())
    }

    /// A line as it is.
    pub(crate) fn line(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }

    /// An empty line, if there is none yet.
    pub(crate) fn gap(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with("\n\n") {
            self.text.push('\n');
        }
    }

    /// A heading.
    pub(crate) fn heading(&mut self, text: &str) {
        self.gap();
        self.line(text);
    }

    /// Words, wrapped, each line indented by so many spaces.
    pub(crate) fn words(&mut self, indent: usize, text: &str) {
        self.wrapped(&" ".repeat(indent), indent, text);
    }

    /// Words after a dash.
    pub(crate) fn item(&mut self, text: &str) {
        self.wrapped("  - ", 4, text);
    }

    /// A label and words.
    pub(crate) fn row(&mut self, label: &str, text: &str) {
        if !text.is_empty() {
            self.wrapped(&format!("  {label:LABEL$}"), LABEL + 2, text);
        }
    }

    /// A label and several texts, one a line.
    pub(crate) fn rows(&mut self, label: &str, texts: impl IntoIterator<Item = String>) {
        for (at, text) in texts.into_iter().enumerate() {
            self.row(if at == 0 { label } else { "" }, &text);
        }
    }

    /// A table: the first row is its head. Columns are as wide as they must be.
    pub(crate) fn table(&mut self, indent: usize, rows: &[Vec<String>]) {
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        let wide = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
        let widths: Vec<usize> = (0..columns).map(|column| wide(column).unwrap_or(0)).collect();
        let last: usize = widths.iter().take(columns.saturating_sub(1)).map(|width| width + 2).sum::<usize>() + indent;
        for row in rows {
            let mut line = " ".repeat(indent);
            for (cell, width) in row.iter().zip(&widths).take(columns.saturating_sub(1)) {
                let _ = write!(line, "{cell:width$}  ");
            }
            // The last column is words, as far as there is room for them.
            match row.get(columns.saturating_sub(1)) {
                Some(cell) if last + 30 <= WIDTH => self.wrapped(&line, last, cell),
                Some(cell) => self.line(&format!("{line}{cell}")),
                None => self.line(&line),
            }
        }
    }

    /// Words after what the first line begins with; further lines are indented.
    fn wrapped(&mut self, first: &str, indent: usize, text: &str) {
        let mut line = first.to_owned();
        let mut empty = true;
        for word in text.split_whitespace() {
            if !empty && line.chars().count() + 1 + word.chars().count() > WIDTH {
                self.line(&line);
                line = " ".repeat(indent);
                empty = true;
            }
            if !empty {
                line.push(' ');
            }
            line.push_str(word);
            empty = false;
        }
        self.line(&line);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_wrap_under_themselves_and_lines_end_clean() {
        let mut sheet = Sheet::default();
        sheet.heading("TITLE");
        sheet.row("Releases", &"word ".repeat(30));
        sheet.row("Nothing", "");
        sheet.table(2, &[vec!["A".into(), "B".into()], vec!["long".into(), String::new()]]);
        let text = sheet.finish();
        assert!(text.lines().all(|line| line.len() <= WIDTH && line.trim_end() == line), "{text}");
        assert!(text.contains("\n              word"), "{text}");
        assert!(text.ends_with("  A     B\n  long\n"), "{text}");
    }
}
