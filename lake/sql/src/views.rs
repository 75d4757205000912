//! Views for common questions about traces.

/// A view: its name and the statement that creates it, which begins with its documentation.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct View {
    /// Name.
    pub name: &'static str,
    /// `CREATE VIEW`, after comments.
    pub sql: &'static str,
}

impl View {
    /// Returns the documentation.
    pub fn doc(&self) -> String {
        let comments = self.sql.lines().map_while(|line| line.strip_prefix("-- "));
        comments.collect::<Vec<_>>().join(" ")
    }
}

macro_rules! views {
    ($($name:literal),* $(,)?) => {
        [$(View { name: $name, sql: include_str!(concat!("../views/", $name, ".sql")) }),*]
    };
}

/// The views, each after those that it reads.
pub const VIEWS: [View; 14] = views![
    "process_lifetimes",
    "processes",
    "process_names",
    "threads",
    "cpu_samples",
    "cpu_by_process",
    "cpu_by_module",
    "thread_times",
    "disk_io",
    "file_io",
    "images",
    "network",
    "gcs",
    "losses",
];
