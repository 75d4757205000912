//! Content of the server: the last site without problems, and the problems of the tables since.

use std::collections::HashMap;
use std::sync::Arc;

use serde::Serialize;

use etwspec_codegen::diagnostics::Diagnostic;
use etwspec_codegen::load::{Files, Problems};
use etwspec_codegen::render;

/// Path of the script that the pages of a served site load.
pub(super) const SCRIPT_PATH: &str = "/-/serve.js";
/// The script of served pages. The built site does not contain it.
pub(super) const SCRIPT: &str = include_str!("../../templates/serve/serve.js");
/// The type of pages.
pub(super) const HTML: &str = "text/html; charset=utf-8";

/// A site, and the problems of the tables.
#[derive(Clone, Debug, Default)]
pub struct Content {
    /// Texts by path; none if the tables had problems from the start.
    files: Option<Arc<HashMap<String, String>>>,
    /// Pages of the next site, whose others are still rendered.
    newer: Arc<HashMap<String, String>>,
    /// Number of the site: another for each that differs.
    site: u64,
    /// Number of the state: another for each site and each list of problems.
    revision: u64,
    /// Problems as JSON.
    problems: String,
}

#[derive(Serialize)]
struct Shown<'a> {
    rule: &'a str,
    message: &'a str,
    file: String,
    line: usize,
    column: usize,
    snippet: &'a str,
    label: &'a str,
    help: Option<&'a str>,
    others: Vec<Other<'a>>,
}

#[derive(Serialize)]
struct Other<'a> {
    file: String,
    line: usize,
    label: &'a str,
}

impl Content {
    /// Content after tables without problems. `open`: the paths of open pages, which load again if any of them differs.
    pub fn with_site(&self, files: Vec<(String, String)>, open: &[String]) -> Content {
        let files: HashMap<String, String> = files.into_iter().collect();
        let same = |path: &String| self.file(path) == files.get(path).map(String::as_str);
        let same = match open {
            [] => self.files.as_deref() == Some(&files),
            open => self.files.is_some() && open.iter().all(same),
        };
        Content { files: Some(Arc::new(files)), ..self.next(!same) }
    }

    /// Content with some pages of a site whose others are still rendered. `None` if none of them differs.
    pub fn with_pages(&self, pages: Vec<(String, String)>) -> Option<Content> {
        self.files.as_ref()?;
        if pages.iter().all(|(path, text)| self.file(path) == Some(text)) {
            return None;
        }
        Some(Content { files: self.files.clone(), newer: Arc::new(pages.into_iter().collect()), ..self.next(true) })
    }

    /// The next state without files, of tables without problems.
    fn next(&self, differs: bool) -> Content {
        Content {
            site: self.site + u64::from(differs),
            revision: self.revision + 1,
            problems: "[]".to_owned(),
            ..Content::default()
        }
    }

    /// Content after tables with problems: the site remains.
    pub fn with_problems(&self, dir: &str, problems: &Problems) -> Content {
        let Problems { files, problems } = problems;
        let shown: Vec<_> = problems.iter().map(|problem| shown(files, dir, problem)).collect();
        // Texts and numbers always serialize.
        let problems = serde_json::to_string(&shown).unwrap_or_default();
        Content { revision: self.revision + 1, problems, ..self.clone() }
    }

    /// Content after the folder of the tables could not be read.
    pub fn with_error(&self, dir: &str, message: &str) -> Content {
        let (message, help) = message.split_once('\n').map_or((message, None), |(first, rest)| (first, Some(rest)));
        let shown = Shown {
            rule: "",
            message,
            file: dir.to_owned(),
            line: 0,
            column: 0,
            snippet: "",
            label: "",
            help,
            others: Vec::new(),
        };
        let problems = serde_json::to_string(&[shown]).unwrap_or_default();
        Content { revision: self.revision + 1, problems, ..self.clone() }
    }

    pub(super) fn revision(&self) -> u64 {
        self.revision
    }

    /// The state as JSON on one line.
    pub(super) fn state(&self) -> String {
        format!("{{\"site\":{},\"problems\":{}}}", self.site, self.problems)
    }

    /// Returns a file of the site.
    pub(super) fn file(&self, path: &str) -> Option<&str> {
        self.newer.get(path).or_else(|| self.files.as_ref()?.get(path)).map(String::as_str)
    }

    /// Adds the script to a page.
    pub(super) fn with_script(&self, path: &str, text: &str) -> String {
        if !path.ends_with(".html") {
            return text.to_owned();
        }
        let script = format!("<script src=\"{}\" data-site=\"{}\" defer></script>\n", SCRIPT_PATH, self.site);
        match text.rfind("</body>") {
            Some(end) => [&text[..end], &script, &text[end..]].concat(),
            None => [text, &script].concat(),
        }
    }

    /// Returns the status and the page for paths that the site does not have.
    pub(super) fn missing(&self) -> (&'static str, String) {
        let (status, title) = match self.files {
            Some(_) => ("404 Not Found", "There is no such page"),
            None => ("503 Service Unavailable", "The tables have problems"),
        };
        let page = format!(
            "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>{title}</title></head>\n\
             <body><h1>{title}</h1>\n<p><a href=\"/\">First page</a></p>\n</body></html>\n"
        );
        (status, self.with_script("missing.html", &page))
    }
}

fn shown<'a>(files: &'a Files, dir: &str, problem: &'a Diagnostic) -> Shown<'a> {
    let at = render::position(files, dir, &problem.place);
    let text = files.get(problem.place.file).map_or("", |file| file.text.as_str());
    let others = problem.others.iter().map(|(place, label)| {
        let at = render::position(files, dir, place);
        Other { file: at.file, line: at.line, label }
    });
    Shown {
        rule: problem.rule,
        message: &problem.message,
        snippet: text.lines().nth(at.line.saturating_sub(1)).unwrap_or_default(),
        file: at.file,
        line: at.line,
        column: at.column,
        label: &problem.label,
        help: problem.help.as_deref(),
        others: others.collect(),
    }
}

/// Returns the type of a file of the site.
pub(super) fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "html" => HTML,
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "xml" => "application/xml",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
