//! The module of a structure: its forms, their views, and the choice among them by release and pointer size.

use askama::Template;

use super::model::{
    ExtentModel, InsertedBits, InsertedModel, RecordModel, RecordView, TailModel, member, slot, strategy,
};
use super::reach::{Reach, reach};
use super::record::{self, Record};
use super::{describe, docs};
use super::{names, tail};
use etwspec_catalog::axis::{Axis, Pointer};
use etwspec_catalog::casing;
use etwspec_catalog::{Catalog, Form, Inserted, Struct};

#[derive(Template)]
#[template(path = "rust/structure.rs.txt")]
struct Module {
    header: String,
    summary: String,
    c_name: String,
    form_aliases: Vec<FormAlias>,
    forms: Vec<String>,
    any_alloc: bool,
    any: Vec<AnyForm>,
    any_runs: Vec<AnyRun>,
}

struct FormAlias {
    name: String,
    ty: String,
    releases: String,
    owned_tail: bool,
}

struct AnyForm {
    variant: String,
    ty: String,
    releases: String,
    tailed: bool,
}

struct AnyRun {
    pointer: String,
    first: usize,
    last: usize,
    index: usize,
}

#[derive(Template)]
#[template(path = "rust/form.rs.txt")]
struct FormFile {
    header: String,
    releases: String,
    c_name: String,
    records: Vec<RecordView>,
}

/// The files of the module of a structure, by their names: one that joins the forms, and one for each form.
pub(super) fn module(catalog: &Catalog, structure: &Struct) -> Vec<(String, String)> {
    let maker = Maker { catalog, structure };
    let mut files = Vec::new();
    let mut forms = Vec::new();
    for form in &structure.forms {
        let record = record::of_form(catalog, structure, form);
        let table = format!("crate::tables::{}::{}", names::module(structure), names::form_constant(form));
        let owned_tail = describe::is_tailed(structure, form);
        forms.push((form, owned_tail));
        let mut records = Vec::new();
        maker.form(form, record, table, &mut records);
        let file = FormFile {
            header: docs::header(&structure.file),
            releases: docs::form_claim(catalog, structure, form),
            c_name: structure.name.clone(),
            records,
        };
        files.push((names::form_file(form), super::print::tidy(&super::render(&file))));
    }
    let model = Module {
        header: docs::header(&structure.file),
        summary: docs::sentence(&structure.summary),
        c_name: structure.name.clone(),
        form_aliases: forms
            .iter()
            .filter_map(|(form, owned_tail)| {
                Some(FormAlias {
                    name: form.release_name.clone()?,
                    ty: form.rust.clone(),
                    releases: docs::form_claim(catalog, structure, form),
                    owned_tail: *owned_tail,
                })
            })
            .collect(),
        forms: files.iter().map(|(module, _)| module.clone()).collect(),
        any_alloc: forms.iter().any(|(_, owned_tail)| *owned_tail),
        any: forms.iter().map(|(form, tailed)| any_form(catalog, structure, form, *tailed)).collect(),
        any_runs: any_runs(&catalog.releases, structure),
    };
    files.push(("mod".to_owned(), super::print::tidy(&super::render(&model))));
    files
}

fn any_form(catalog: &Catalog, structure: &Struct, form: &Form, tailed: bool) -> AnyForm {
    AnyForm {
        variant: form.rust.clone(),
        ty: form.rust.clone(),
        releases: docs::form_claim(catalog, structure, form),
        tailed,
    }
}

/// Which form each run of releases has, by pointer size.
fn any_runs(axis: &Axis, structure: &Struct) -> Vec<AnyRun> {
    let of_form = |(index, form): (usize, &Form)| {
        let cells = axis.cells(&form.releases).unwrap_or_default();
        let runs = move |pointer: Pointer| {
            let pointer_name = format!("{pointer:?}");
            super::runs(cells.of(pointer)).into_iter().map(move |(first, last)| AnyRun {
                pointer: pointer_name.clone(),
                first,
                last,
                index,
            })
        };
        Pointer::ALL.into_iter().flat_map(runs).collect::<Vec<_>>()
    };
    structure.forms.iter().enumerate().flat_map(of_form).collect()
}

struct Maker<'c> {
    catalog: &'c Catalog,
    structure: &'c Struct,
}

impl Maker<'_> {
    /// Makes the record of a form, and before it those of the named structures and unions within.
    fn form(&self, form: &Form, record: Record, table: String, out: &mut Vec<RecordView>) {
        let structure = self.structure;
        self.inner(&record, out);
        let mut model = self.record(&form.rust, &structure.name, &record);
        model.doc = docs::form(self.catalog, structure, form);
        model.aliases = std::iter::once(structure.name.clone())
            .chain(structure.aliases.iter().map(|alias| alias.name.clone()))
            .filter(|_| form.current)
            .collect();
        model.layout = Some(table);
        if let Some(path) = &structure.total {
            model.has_rest = true;
            let reach = self.reach(&record, path);
            model.extent = Some(ExtentModel {
                path: path.clone(),
                unit: structure.total_unit,
                view: reach.view,
                owned: reach.owned,
            });
        }
        if !form.tail.is_empty() {
            model.sequence = Some(tail::model(self.catalog, structure, form, &record));
            model.owned_tail = true;
            model.size_const = "FIXED_SIZE";
            model.binrw_macro = "binrw_tailed";
        }
        if !structure.inserted.is_empty() {
            self.inserted(&mut model, &record);
        }
        out.push(RecordView { r: model });
    }

    fn inner(&self, record: &Record, out: &mut Vec<RecordView>) {
        for inner in &record.inner {
            self.inner(&inner.record, out);
            let mut model = self.record(&inner.ty, &inner.c_name, &inner.record);
            model.doc = docs::inner(&inner.c_name, inner.size, &inner.doc);
            out.push(RecordView { r: model });
        }
    }

    /// How the integer at a path is reached. That it is there, and is one, the checks have found.
    fn reach(&self, record: &Record, path: &str) -> Reach {
        reach(self.catalog, record, path).unwrap_or_default()
    }

    fn record(&self, ty: &str, c_name: &str, record: &Record) -> RecordModel {
        let mut model = RecordModel {
            ty: ty.to_owned(),
            c_name: c_name.to_owned(),
            size: record.size,
            size_const: "SIZE",
            slots: record.slots.iter().map(slot).collect(),
            members: record.members.iter().map(member).collect(),
            binrw_macro: "binrw_fixed",
            ..RecordModel::default()
        };
        if let Some(tail) = &record.tail {
            let count = tail.count.clone();
            model.owned_tail = true;
            model.has_rest = true;
            model.size_const = "FIXED_SIZE";
            model.tail_name = tail.name.clone();
            model.tail_ty = tail.element.ty();
            model.tail_bytes = format!("(self.{}.len() * {}) as u64", tail.name, tail.element.size());
            model.count_field = count.as_ref().map_or_else(|| tail.path.clone(), |(field, ..)| field.clone());
            model.binrw_macro = "binrw_tailed";
            let ty = tail.element.ty();
            model.strategy =
                strategy(record.size, &format!("proptest::collection::vec(proptest::arbitrary::any::<{ty}>(), 0..6)"));
            let mut counted = TailModel {
                name: tail.name.clone(),
                ty,
                doc: docs::sentence(&tail.doc),
                stride: tail.element.size(),
                counted: count.is_some(),
                count_getter: String::new(),
                mask: 0,
                shift: 0,
            };
            if let Some((field, mask, shift)) = count {
                let reach = self.reach(record, &field);
                model.strategy = format!(
                    "{}.prop_map(|mut value: Self| {{ let count = (value.{} as u64 & !{mask}) | (value.{}.len() as u64) << {shift}; {} value }})",
                    model.strategy,
                    reach.owned,
                    tail.name,
                    reach.set("value", &reach.wrap("count")),
                );
                (counted.count_getter, counted.mask, counted.shift) = (reach.view, mask, shift);
            }
            model.tail = Some(counted);
        }
        model
    }

    fn inserted(&self, model: &mut RecordModel, record: &Record) {
        let rows = &self.structure.inserted;
        model.owned_tail = true;
        model.has_inserted = true;
        model.has_rest = true;
        model.size_const = "FIXED_SIZE";
        model.tail_name = "inserted".to_owned();
        model.tail_ty = "u8".to_owned();
        model.tail_bytes = "self.inserted.len() as u64".to_owned();
        model.count_field = rows.first().map_or_else(String::new, |row| row.when.field.clone());
        model.binrw_macro = "binrw_inserted";
        model.inserted_bits = rows.iter().map(|row| self.inserted_bits(row, record)).collect();
        model.inserted_len = rows.iter().map(|row| self.inserted_size(row, record)).collect::<Vec<_>>().join(" + ");
        let most: u64 = rows.iter().map(|row| self.most(row)).sum();
        model.strategy = format!(
            "({}, proptest::collection::vec(proptest::arbitrary::any::<u8>(), {most})).prop_map(|(mut value, bytes)| {{ \
             let len = {}View::inserted_len(&value.fixed_to_bytes()); value.inserted = bytes[..len].to_vec(); value }})",
            strategy(record.size, "proptest::strategy::Just(alloc::vec::Vec::new())"),
            model.ty,
        );
        model.inserted = rows.iter().filter_map(|row| self.inserted_item(row, record)).collect();
    }

    /// The bits that say that an item is inserted.
    fn inserted_bits(&self, row: &Inserted, record: &Record) -> InsertedBits {
        let reach = self.reach(record, &row.when.field);
        InsertedBits { view: reach.view, owned: reach.owned, mask: row.when.mask }
    }

    /// An expression for the bytes of an inserted item.
    fn inserted_size(&self, row: &Inserted, record: &Record) -> String {
        let (fixed, stride) = self.item_size(row);
        let field = self.reach(record, &row.when.field).view;
        let fixed_part = format!("usize::from(view.{field} as u64 & {} != 0) * {fixed}", row.when.mask);
        match &row.count {
            Some(count) => {
                let elements = format!(
                    "((view.{} as u64 & {}) >> {}) as usize * {stride}",
                    self.reach(record, &count.field).view,
                    count.mask,
                    count.shift
                );
                if fixed == 0 { elements } else { format!("{fixed_part} + {elements}") }
            }
            None => fixed_part,
        }
    }

    /// The most bytes that an inserted item can have.
    fn most(&self, row: &Inserted) -> u64 {
        let (fixed, stride) = self.item_size(row);
        let elements = row.count.as_ref().map_or(0, |count| count.mask >> count.shift);
        u64::from(fixed) + elements * u64::from(stride)
    }

    fn item_size(&self, row: &Inserted) -> (u32, u32) {
        use etwspec_catalog::Shape;
        let form = self.item(row).and_then(|item| item.forms.last());
        form.map_or((0, 0), |form| {
            let stride = form.fields.iter().find_map(|field| match field.shape {
                Shape::Open { stride, .. } => Some(stride),
                _ => None,
            });
            (form.fixed, stride.unwrap_or(0))
        })
    }

    fn item(&self, row: &Inserted) -> Option<&Struct> {
        self.catalog.structs.iter().find(|item| item.name == row.structure)
    }

    fn inserted_item(&self, row: &Inserted, record: &Record) -> Option<InsertedModel> {
        let item = self.item(row)?;
        let owned = names::form_path(item, item.forms.iter().position(|form| form.current)?);
        let reach = self.reach(record, &row.when.field);
        let shift = row.count.as_ref().map_or(row.when.mask.trailing_zeros(), |count| count.shift);
        let (fixed, stride) = self.item_size(row);
        let counted = row.count.is_some();
        let others = self.structure.inserted.iter().filter(|other| !std::ptr::eq(*other, row));
        let most = row
            .at_most
            .map_or_else(String::new, |most| format!(" Implementations are known to insert at most {most}."));
        Some(InsertedModel {
            name: casing::snake(&item.name),
            doc: docs::sentence(row.doc.as_deref().unwrap_or(&item.summary)) + &most,
            view: format!("{owned}View"),
            owned: owned.clone(),
            field: row.when.field.clone(),
            set: reach.set("self", &reach.wrap(&format!("bits & !{} | announced << {shift}", row.when.mask))),
            field_view: reach.view,
            field_owned: reach.owned,
            mask: row.when.mask,
            shift,
            counted,
            has_fixed: fixed > 0,
            other_bits: others.map(|other| self.inserted_bits(other, record)).collect(),
            append: if counted {
                "Tailed::append_to(item, &mut bytes)?;".to_owned()
            } else {
                "bytes.extend_from_slice(&item.to_bytes());".to_owned()
            },
            announce: if counted { format!("((bytes.len() - {fixed}) / {stride}) as u64") } else { "1".to_owned() },
        })
    }
}
