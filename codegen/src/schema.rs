//! The kinds of files that a spec has, the JSON Schema of each, and the check of a file against it.
//!
//! serde stops at the first unexpected key. An author needs all of them, each with its place, so a file is first walked
//! against the schema that schemars generates from the same types.

mod shape;
mod walk;

use std::sync::OnceLock;

use schemars::transform::{RecursiveTransform, Transform, transform_subschemas};
use schemars::{JsonSchema, Schema, generate::SchemaSettings};
use serde_json::Value;

use crate::role;
use crate::spec::{
    ClassFile, DispatchFile, GroupMaskFile, HooksFile, ObservedFile, ProviderFile, ReferencesFile, ReleasesFile,
    RequestsFile, SourcesFile, StructFile, TopicsFile, TypesFile, ValuesFile,
};

pub use shape::{KeyShape, Shape, Shapes, TableShape, Word};
pub use walk::TODO;
pub(crate) use walk::{MISSING_KEY, NOT_FILLED_IN, WRONG_TYPE, walk};

/// Path of the counts from real traces, from the spec's folder. A program writes them, so they are not in the folder that
/// people edit. The file is optional.
pub const OBSERVED: &str = "../evidence/observed.toml";

/// Declares the kinds of files: name of the schema, path of the only file, folder, and type of the contents.
macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident $name:literal [$($single:expr)?] [$($folder:literal)?] $of:ty;)*) => {
        /// The kinds of files, each with a schema of its own.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Kind { $($(#[$doc])* $kind,)* }

        impl Kind {
            /// All kinds.
            pub const ALL: [Kind; [$($name),*].len()] = [$(Kind::$kind),*];

            /// Returns the folder of the files of the kind; nothing for a kind with one file.
            pub fn folder(self) -> Option<&'static str> {
                match self { $(Kind::$kind => [$($folder)?].first().copied(),)* }
            }

            /// Returns the path of the only file of the kind; nothing for a kind with a folder alone.
            pub fn single(self) -> Option<&'static str> {
                match self { $(Kind::$kind => [$($single)?].first().copied(),)* }
            }

            /// Returns the name of the schema's file, without its ending.
            pub fn name(self) -> &'static str {
                match self { $(Kind::$kind => $name,)* }
            }

            /// Returns the schema of the kind, with the roles of strings.
            fn schema(self) -> Schema {
                match self { $(Kind::$kind => schema_of::<$of>(),)* }
            }
        }
    };
}

kinds! {
    /// `releases.toml`.
    Releases "releases" ["releases.toml"] [] ReleasesFile;
    /// `sources.toml`.
    Sources "sources" ["sources.toml"] [] SourcesFile;
    /// `types.toml`.
    Types "types" ["types.toml"] [] TypesFile;
    /// `topics.toml`.
    Topics "topics" ["topics.toml"] [] TopicsFile;
    /// `references.toml`.
    References "references" ["references.toml"] [] ReferencesFile;
    /// `structs/*.toml`.
    Struct "struct" [] ["structs"] StructFile;
    /// `enums/*.toml`.
    Enum "enum" [] ["enums"] ValuesFile;
    /// `groupmask.toml` and `masks/*.toml`.
    GroupMask "groupmask" ["groupmask.toml"] ["masks"] GroupMaskFile;
    /// `requests.toml` and `requests/*.toml`.
    Requests "requests" ["requests.toml"] ["requests"] RequestsFile;
    /// `hooks/*.toml`.
    Hooks "hooks" [] ["hooks"] HooksFile;
    /// `classes/*.toml`.
    Classes "classes" [] ["classes"] ClassFile;
    /// `dispatch/*.toml`.
    Dispatch "dispatch" [] ["dispatch"] DispatchFile;
    /// `providers/*.toml`.
    Provider "provider" [] ["providers"] ProviderFile;
    /// `evidence/observed.toml`, beside the spec's folder.
    Observed "observed" [OBSERVED] [] ObservedFile;
}

impl Kind {
    /// Returns the kind of the file at a path from the spec's folder, with `/`; nothing where no such file belongs.
    pub fn of(path: &str) -> Option<Kind> {
        if let Some(kind) = Kind::ALL.into_iter().find(|kind| kind.single() == Some(path)) {
            return Some(kind);
        }
        let (folder, file) = path.split_once('/')?;
        if file.contains('/') || !file.ends_with(".toml") {
            return None;
        }
        Kind::ALL.into_iter().find(|kind| kind.folder() == Some(folder))
    }

    /// Returns the JSON Schema of the kind, for editors.
    pub fn json_schema(self) -> Value {
        let mut schema = self.schema();
        RecursiveTransform(|schema: &mut Schema| drop(schema.remove(role::KEY))).transform(&mut schema);
        schema.to_value()
    }

    /// Returns the schema in the form that files are walked against; made once in a process.
    pub fn shapes(self) -> &'static Shapes {
        static ALL: [OnceLock<Shapes>; Kind::ALL.len()] = [const { OnceLock::new() }; Kind::ALL.len()];
        ALL[self as usize].get_or_init(|| Shapes::new(&self.schema().to_value()))
    }
}

fn schema_of<T: JsonSchema>() -> Schema {
    SchemaSettings::draft07().with_transform(WithoutNull).into_generator().into_root_schema_for::<T>()
}

/// Removes `null` from a schema: neither the tables nor the catalog contain it. Absent keys are left out.
#[derive(Clone, Debug)]
pub struct WithoutNull;

impl Transform for WithoutNull {
    fn transform(&mut self, schema: &mut Schema) {
        transform_subschemas(self, schema);
        let Some(object) = schema.as_object_mut() else { return };
        if let Some(Value::Array(types)) = object.get_mut("type") {
            types.retain(|name| name != "null");
            if let [only] = types.as_slice() {
                let only = only.clone();
                object.insert("type".to_owned(), only);
            }
        }
        if let Some(Value::Array(options)) = object.get_mut("anyOf") {
            options.retain(|option| option.get("type").is_none_or(|name| name != "null"));
        }
        if object.get("default").is_some_and(Value::is_null) {
            object.remove("default");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_a_schema_of_tables_with_keys() {
        for kind in Kind::ALL {
            assert!(kind.json_schema()["properties"].is_object(), "{kind:?}");
            assert!(!kind.json_schema().to_string().contains("\"null\""), "{kind:?}");
        }
    }

    #[test]
    fn a_path_has_the_kind_of_its_folder() {
        assert_eq!(Kind::of("structs/A.toml"), Some(Kind::Struct));
        assert_eq!(Kind::of("requests.toml"), Some(Kind::Requests));
        assert_eq!(Kind::of("structs/a/A.toml"), None);
        assert_eq!(Kind::of("struct/A.toml"), None);
    }
}
