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

/// The kinds of files, each with a schema of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// `releases.toml`.
    Releases,
    /// `sources.toml`.
    Sources,
    /// `types.toml`.
    Types,
    /// `topics.toml`.
    Topics,
    /// `references.toml`.
    References,
    /// `structs/*.toml`.
    Struct,
    /// `enums/*.toml`.
    Enum,
    /// `groupmask.toml` and `masks/*.toml`.
    GroupMask,
    /// `requests.toml` and `requests/*.toml`.
    Requests,
    /// `hooks/*.toml`.
    Hooks,
    /// `classes/*.toml`.
    Classes,
    /// `dispatch/*.toml`.
    Dispatch,
    /// `providers/*.toml`.
    Provider,
    /// `evidence/observed.toml`, beside the spec's folder.
    Observed,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 14] = [
        Kind::Releases,
        Kind::Sources,
        Kind::Types,
        Kind::Topics,
        Kind::References,
        Kind::Struct,
        Kind::Enum,
        Kind::GroupMask,
        Kind::Requests,
        Kind::Hooks,
        Kind::Classes,
        Kind::Dispatch,
        Kind::Provider,
        Kind::Observed,
    ];

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

    /// Returns the folder of the files of the kind; nothing for a kind with one file.
    pub fn folder(self) -> Option<&'static str> {
        match self {
            Kind::Struct => Some("structs"),
            Kind::Enum => Some("enums"),
            Kind::GroupMask => Some("masks"),
            Kind::Requests => Some("requests"),
            Kind::Hooks => Some("hooks"),
            Kind::Classes => Some("classes"),
            Kind::Dispatch => Some("dispatch"),
            Kind::Provider => Some("providers"),
            _ => None,
        }
    }

    /// Returns the path of the only file of the kind; nothing for a kind with a folder alone.
    pub fn single(self) -> Option<&'static str> {
        match self {
            Kind::Releases => Some("releases.toml"),
            Kind::Sources => Some("sources.toml"),
            Kind::Types => Some("types.toml"),
            Kind::Topics => Some("topics.toml"),
            Kind::References => Some("references.toml"),
            Kind::GroupMask => Some("groupmask.toml"),
            Kind::Requests => Some("requests.toml"),
            Kind::Observed => Some(OBSERVED),
            _ => None,
        }
    }

    /// Returns the name of the schema's file, without its ending.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Releases => "releases",
            Kind::Sources => "sources",
            Kind::Types => "types",
            Kind::Topics => "topics",
            Kind::References => "references",
            Kind::Struct => "struct",
            Kind::Enum => "enum",
            Kind::GroupMask => "groupmask",
            Kind::Requests => "requests",
            Kind::Hooks => "hooks",
            Kind::Classes => "classes",
            Kind::Dispatch => "dispatch",
            Kind::Provider => "provider",
            Kind::Observed => "observed",
        }
    }

    /// Returns the JSON Schema of the kind, for editors.
    pub fn json_schema(self) -> Value {
        let mut schema = self.schema();
        RecursiveTransform(|schema: &mut Schema| drop(schema.remove(role::KEY))).transform(&mut schema);
        schema.to_value()
    }

    /// Returns the schema of the kind, with the roles of strings.
    fn schema(self) -> Schema {
        fn of<T: JsonSchema>() -> Schema {
            SchemaSettings::draft07().with_transform(WithoutNull).into_generator().into_root_schema_for::<T>()
        }
        match self {
            Kind::Releases => of::<ReleasesFile>(),
            Kind::Sources => of::<SourcesFile>(),
            Kind::Types => of::<TypesFile>(),
            Kind::Topics => of::<TopicsFile>(),
            Kind::References => of::<ReferencesFile>(),
            Kind::Struct => of::<StructFile>(),
            Kind::Enum => of::<ValuesFile>(),
            Kind::GroupMask => of::<GroupMaskFile>(),
            Kind::Requests => of::<RequestsFile>(),
            Kind::Hooks => of::<HooksFile>(),
            Kind::Classes => of::<ClassFile>(),
            Kind::Dispatch => of::<DispatchFile>(),
            Kind::Provider => of::<ProviderFile>(),
            Kind::Observed => of::<ObservedFile>(),
        }
    }

    /// Returns the schema in the form that files are walked against; made once in a process.
    pub fn shapes(self) -> &'static Shapes {
        static ALL: [OnceLock<Shapes>; Kind::ALL.len()] = [const { OnceLock::new() }; Kind::ALL.len()];
        ALL[self as usize].get_or_init(|| Shapes::new(&self.schema().to_value()))
    }
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
