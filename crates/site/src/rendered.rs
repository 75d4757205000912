//! The result of rendering.

/// A file of the site: its path from the root, and its text.
pub(super) type Rendered = (String, String);
