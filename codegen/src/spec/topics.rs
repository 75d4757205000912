//! The topics that structures and values belong to, and the families of topics.

use super::Former;
use crate::role::{As, Sort, defines, refers};
use crate::span::At;

rows! {
    /// `topics.toml`: how the items are divided, in the generated crate and in the docs.
    pub struct TopicsFile {
        /// The families of topics. A user of the crate may leave a family out.
        pub family?: Vec<At<FamilyRow>>,
        /// The topics.
        pub topic?: Vec<At<TopicRow>>,
    }

    /// Topics that are a module and a feature of the crate together.
    pub struct FamilyRow {
        /// The name of the module and of the feature.
        pub name: As<At<String>, { defines(Sort::Family) }>,
        /// Former names, newest first. Modules and features of the crate keep them as aliases.
        pub renamed_from?: Former,
        /// Contents, in one sentence.
        pub summary: String,
    }

    /// A topic: one module of the crate, one part of the docs.
    pub struct TopicRow {
        /// Name, as in `module` of other files.
        pub name: As<At<String>, { defines(Sort::Topic) }>,
        /// Former names, newest first. Modules and features of the crate keep them as aliases, pages as redirects.
        pub renamed_from?: Former,
        /// The family; left out, the topic is always there.
        pub family: As<Option<At<String>>, { refers(Sort::Family) }>,
        /// Contents, in one sentence.
        pub summary: String,
    }
}
