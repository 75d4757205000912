//! The tasks of `docs/tasks.md`, whose commands and outputs a test of the command compares.

use super::super::html::slug;

/// The page, in Markdown: headings, paragraphs, and blocks with a command and its output.
const PAGE: &str = include_str!("../../../../docs/tasks.md");

/// A group of tasks.
pub(super) struct Section {
    pub(super) anchor: String,
    pub(super) title: &'static str,
    pub(super) tasks: Vec<Task>,
}

/// A task.
pub(super) struct Task {
    pub(super) anchor: String,
    pub(super) title: &'static str,
    pub(super) text: Vec<String>,
    pub(super) command: &'static str,
    pub(super) output: &'static str,
}

/// Returns the first paragraph, the command that writes the trace, and the tasks.
pub(super) fn read() -> (String, &'static str, Vec<Section>) {
    let mut sections = PAGE.split("\n## ");
    let first = task(sections.next().unwrap_or_default());
    let section = |text: &'static str| {
        let (title, rest) = text.split_once('\n').unwrap_or((text, ""));
        let tasks = rest.split("\n### ").skip(1).map(task).collect();
        Section { anchor: slug(title), title: title.trim(), tasks }
    };
    (first.text.join(" "), first.command, sections.map(section).collect())
}

fn task(text: &'static str) -> Task {
    let (title, rest) = text.split_once('\n').unwrap_or((text, ""));
    let (before, block) = rest.split_once("```console\n").unwrap_or((rest, ""));
    let (command, output) = block.split("```").next().and_then(|block| block.split_once('\n')).unwrap_or_default();
    let paragraphs = before.split("\n\n").map(|text| text.split_whitespace().collect::<Vec<_>>().join(" "));
    let text = paragraphs.filter(|text| !text.is_empty()).map(|text| text.replace('`', "")).collect();
    Task { anchor: slug(title), title: title.trim(), text, command: command.trim_start_matches("$ "), output }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_block_of_the_page_is_a_task() {
        let (text, command, sections) = read();
        assert!(!text.is_empty() && command.starts_with("etwspec "));
        let tasks: Vec<&Task> = sections.iter().flat_map(|section| &section.tasks).collect();
        assert_eq!(tasks.len() + 1, PAGE.matches("```console\n").count());
        assert!(tasks.iter().all(|task| task.command.starts_with("etwspec ") && !task.title.is_empty()));
    }
}
