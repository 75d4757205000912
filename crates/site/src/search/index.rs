//! The index as a script: compact, and the same for the same catalog.

use serde_json::{Value, json};

use super::items::{Item, Layout, Other, Owner};
use super::kinds::Kind;
use crate::script::assign;
use etwspec_codegen::emit::prose::{one_line, plain};

/// Returns the script of a part of the index, which sets a variable of the page.
///
/// An item is `[kind, name, anchor, numbers, others, about]`, without what is missing at its end. An anchor of 0 is the
/// name. Numbers are hexadecimal. The other names begin with a letter for how they belong to the item. An owner is
/// `[page, item, items]`, and a structure also has its forms, newest first: `[name, size, releases, places]`. The places
/// of fields are in the order of the fields among the items. A field has no anchor and no offset of its own: both follow
/// from its place in the first form that has it.
pub(super) fn script(variable: &str, owners: &[Owner]) -> String {
    let kinds: Vec<_> = Kind::ALL.into_iter().map(Kind::about).collect();
    let owners: Vec<Value> = owners.iter().map(owner).collect();
    assign(variable, &json!({ "kinds": kinds, "owners": owners }))
}

fn owner(owner: &Owner) -> Value {
    let mut row = vec![json!(owner.page), item(&owner.item), json!(items(&owner.items))];
    if !owner.forms.is_empty() {
        let form = |form: &Layout| json!([form.rust, format!("{:x}", form.size), form.cells, places(&form.places)]);
        row.push(owner.forms.iter().map(form).collect());
    }
    Value::Array(row)
}

/// Writes the places of fields: the size, after the offset unless the field follows the one before, and `-` for none.
fn places(fields: &[Vec<(u32, u32)>]) -> String {
    let mut end = 0;
    let mut place = |&(offset, size): &(u32, u32)| {
        let follows = offset == end;
        end = offset + size;
        if follows { format!("{size:x}") } else { format!("{offset:x}:{size:x}") }
    };
    let mut texts: Vec<String> =
        fields.iter().map(|places| places.iter().map(&mut place).collect::<Vec<_>>().join("/")).collect();
    while texts.pop_if(|last| last.is_empty()).is_some() {}
    texts.iter().map(|text| if text.is_empty() { "-" } else { text }).collect::<Vec<_>>().join(" ")
}

fn items(items: &[Item]) -> Vec<Value> {
    items.iter().map(item).collect()
}

fn item(item: &Item) -> Value {
    let anchor = if item.anchor == item.name { json!(0) } else { json!(item.anchor) };
    let numbers = item.numbers.iter().map(|number| format!("{number:x}")).collect::<Vec<_>>().join(" ");
    let others: Vec<String> =
        item.others.iter().map(|(how, name)| format!("{}{}", letter(*how), one_line(name))).collect();
    let about = plain(&item.about);
    let mut row = vec![
        json!(item.kind as usize),
        json!(one_line(&item.name)),
        anchor,
        json!(numbers),
        json!(others),
        json!(first_sentence(&about)),
    ];
    while row.last().is_some_and(|last| *last == json!("") || *last == json!([])) {
        row.pop();
    }
    Value::Array(row)
}

/// The letter of a name in the index.
fn letter(how: Other) -> char {
    match how {
        Other::Alias => 'a',
        Other::Former => 'f',
        Other::Community => 'c',
        Other::Mof => 'm',
        Other::Rust => 'r',
        Other::Guid => 'g',
    }
}

/// The first sentence of a text.
fn first_sentence(text: &str) -> &str {
    text.find(". ").map_or(text, |end| &text[..=end])
}

#[cfg(test)]
mod tests {
    use super::{first_sentence, places};

    #[test]
    fn first_sentence_ends_at_its_point() {
        assert_eq!(first_sentence("Version 1.2 of it. More."), "Version 1.2 of it.");
        assert_eq!(first_sentence("One"), "One");
    }

    #[test]
    fn offsets_are_written_only_after_gaps() {
        let fields = [vec![(0, 2)], vec![(2, 2), (2, 1)], vec![], vec![(3, 1)], vec![(16, 24)], vec![]];
        assert_eq!(places(&fields), "2 2/2:1 - 1 10:18");
        assert_eq!(places(&[vec![]]), "");
    }
}
