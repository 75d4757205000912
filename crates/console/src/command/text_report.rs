//! Builds the text of a report: headings, labelled rows, tables and wrapped paragraphs.

use crate::visible;

use crate::table::{put_cell, widths};

/// Paragraphs wrap at this column, or at the width of the terminal if it is less. Tables may be wider.
const WIDTH: usize = 100;
/// Least width at which paragraphs wrap.
const MIN: usize = 40;
/// Width of the labels of rows.
const LABEL: usize = 12;

/// The text of a report.
#[derive(Debug)]
pub struct TextReport {
    text: String,
    /// Paragraphs wrap at this column.
    width: usize,
}

impl TextReport {
    /// Starts a report for a terminal with a number of columns, or for a file.
    pub fn new(width: Option<usize>) -> TextReport {
        TextReport { text: String::new(), width: width.map_or(WIDTH, |width| width.clamp(MIN, WIDTH)) }
    }

    /// Returns the column at which paragraphs wrap.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Returns the text, which ends with one newline.
    pub fn finish(self) -> String {
        format!("{}\n", self.text.trim_end())
    }

    /// Adds a line without wrapping it.
    pub fn line(&mut self, line: &str) {
        self.text.push_str(&visible(line.trim_end()));
        self.text.push('\n');
    }

    /// Adds an empty line, unless the text is empty or ends with one.
    pub fn gap(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with("\n\n") {
            self.text.push('\n');
        }
    }

    /// Adds a heading after an empty line.
    pub fn heading(&mut self, text: &str) {
        self.gap();
        self.line(text);
    }

    /// Adds a wrapped paragraph, indented by `indent` spaces.
    pub fn words(&mut self, indent: usize, text: &str) {
        self.wrapped(&" ".repeat(indent), indent, text);
    }

    /// Adds a wrapped list item.
    pub fn item(&mut self, text: &str) {
        self.wrapped("  - ", 4, text);
    }

    /// Adds a label and wrapped text, or nothing if the text is empty.
    pub fn row(&mut self, label: &str, text: &str) {
        if !text.is_empty() {
            self.wrapped(&format!("  {label:LABEL$}"), LABEL + 2, text);
        }
    }

    /// Adds a label and several texts, one per line.
    pub fn rows(&mut self, label: &str, texts: impl IntoIterator<Item = String>) {
        for (at, text) in texts.into_iter().enumerate() {
            self.row(if at == 0 { label } else { "" }, &text);
        }
    }

    /// Adds a table whose first row is its head. Columns are as wide as their widest cell.
    pub fn table(&mut self, indent: usize, rows: &[Vec<String>]) {
        let count = rows.iter().map(Vec::len).max().unwrap_or(0);
        let mut widths = widths(rows.iter(), count);
        widths.pop();
        let last: usize = widths.iter().map(|width| width + 2).sum::<usize>() + indent;
        for row in rows {
            let mut line = " ".repeat(indent);
            for (cell, width) in row.iter().zip(&widths) {
                put_cell(&mut line, cell, *width, false);
                line.push_str("  ");
            }
            // The last column wraps if enough of the line is left for it.
            match row.get(widths.len()) {
                Some(cell) if last + 30 <= self.width => self.wrapped(&line, last, cell),
                Some(cell) => self.line(&format!("{line}{cell}")),
                None => self.line(&line),
            }
        }
    }

    /// Adds wrapped text after `first`. Further lines are indented.
    fn wrapped(&mut self, first: &str, indent: usize, text: &str) {
        let mut line = first.to_owned();
        let mut empty = true;
        for word in text.split_whitespace() {
            if !empty && line.chars().count() + 1 + word.chars().count() > self.width {
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
    fn wraps_at_width_of_terminal() {
        for (terminal, width) in [(Some(60), 60), (Some(500), WIDTH), (Some(3), MIN), (None, WIDTH)] {
            let mut report = TextReport::new(terminal);
            report.row("Releases", &"word ".repeat(60));
            let text = report.finish();
            let longest = text.lines().map(|line| line.chars().count()).max();
            assert!(longest.is_some_and(|longest| longest <= width && longest + 5 > width), "{width}: {text}");
        }
    }

    #[test]
    fn wraps_under_label_and_trims_lines() {
        let mut report = TextReport::new(None);
        report.heading("TITLE");
        report.row("Releases", &"word ".repeat(30));
        report.row("Nothing", "");
        report.table(2, &[vec!["A".into(), "B".into()], vec!["long".into(), String::new()]]);
        let text = report.finish();
        assert!(text.lines().all(|line| line.len() <= WIDTH && line.trim_end() == line), "{text}");
        assert!(text.contains("\n              word"), "{text}");
        assert!(text.ends_with("  A     B\n  long\n"), "{text}");
    }
}
