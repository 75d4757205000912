//! Emitter of the numbers of the types of fields of provider events, for the runtime.

use askama::Template;

use etwspec_catalog::{InType, OutType};

#[derive(Template)]
#[template(path = "rust/field_types.rs.txt")]
struct Module {
    in_types: Vec<Row>,
    out_types: Vec<Row>,
}

struct Row {
    name: String,
    number: u16,
}

/// Returns the text of the module.
pub(super) fn module() -> String {
    fn row(word: &str, number: u16) -> Row {
        Row { name: word.to_ascii_uppercase(), number }
    }
    let model = Module {
        in_types: InType::ALL.iter().map(|ty| row(ty.word(), ty.number())).collect(),
        out_types: OutType::ALL.iter().map(|ty| row(ty.word(), ty.number())).collect(),
    };
    super::print::tidy(&super::render(&model))
}
