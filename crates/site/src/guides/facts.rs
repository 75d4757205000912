//! Facts of the catalog for the templates of guides. What the catalog lacks is an error, which ends the guide.

use super::super::addresses::{byte_anchor, struct_page, value_anchors, values_page};
use super::super::context::PageContext;
use super::super::html::Html;
use super::super::wording;
use super::sample::{Cell, Piece};
use etwspec_catalog::query::compare::{Side, form_at};
use etwspec_catalog::query::fields::{Flat, flatten};
use etwspec_catalog::{Form, Scalar, Shape, Struct, ValueKind};

/// Facts as seen from a guide, in the release and with the pointer size of the sample.
pub(super) struct Facts<'a> {
    cx: &'a PageContext<'a>,
    side: Side,
}

type Found<T> = Result<T, String>;

impl<'a> Facts<'a> {
    pub(super) fn new(cx: &'a PageContext<'a>, side: Side) -> Facts<'a> {
        Facts { cx, side }
    }

    /// A name, linked to its page.
    pub(super) fn item(&self, name: &str) -> Found<Html> {
        if self.cx.links(name) { Ok(self.cx.name(name)) } else { Err(format!("nothing is called {name}")) }
    }

    /// The path of a field, linked to its first byte.
    pub(super) fn field(&self, structure: &str, path: &str) -> Found<Html> {
        let (_, form, flat) = self.flat(structure, path)?;
        Ok(Html::name_link(&self.byte(structure, form, flat.offset), path))
    }

    /// The offset of a field, linked to its first byte.
    pub(super) fn offset(&self, structure: &str, path: &str) -> Found<Html> {
        let (_, form, flat) = self.flat(structure, path)?;
        Ok(Html::link(&self.byte(structure, form, flat.offset), &wording::hex(flat.offset)))
    }

    /// The size of the fixed part of a structure, linked to its form.
    pub(super) fn size(&self, structure: &str) -> Found<Html> {
        let (_, form) = self.form(structure)?;
        let text = format!("{} bytes ({})", wording::hex(form.fixed), form.fixed);
        Ok(Html::link(&self.byte(structure, form, 0), &text))
    }

    /// The number of a value, linked to it.
    pub(super) fn value(&self, set: &str, name: &str) -> Found<Html> {
        let set = self.cx.site.catalog.set(set).ok_or_else(|| format!("no set is called {set}"))?;
        let found = set.values.iter().zip(value_anchors(set)).find(|(value, _)| value.name.as_deref() == Some(name));
        let (value, anchor) = found.ok_or_else(|| format!("{} has no {name}", set.name))?;
        let number = value.value.ok_or_else(|| format!("{name} has no number"))?.of(self.side.pointer);
        let href = self.cx.href(&format!("{}#{anchor}", values_page(&set.name)));
        let text = if set.kind == ValueKind::Constants && number < 0x1_0000 {
            number.to_string()
        } else {
            wording::hex_of(number, set.scalar)
        };
        Ok(Html::link(&href, &text))
    }

    /// The cells of a figure: the bytes of a piece by these fields, which cover all of it, and what they contain.
    pub(super) fn cells(&self, piece: &Piece, paths: &str) -> Found<Vec<Cell>> {
        let (structure, form) = self.form(&piece.structure)?;
        let mut cells = Vec::new();
        let mut at = 0;
        for path in paths.split_whitespace() {
            let (_, _, flat) = self.flat(&structure.name, path)?;
            if flat.offset > at {
                let padding = form.fields.iter().any(|field| field.shape == Shape::Padding && field.offset == at);
                let known =
                    padding.then_some(()).ok_or_else(|| format!("no field of {} is at {at:#x}", structure.name));
                known?;
                cells.push(self.cell(piece, form, None, at, flat.offset - at)?);
            } else if flat.offset < at {
                return Err(format!("{path} of {} overlaps the field before it", structure.name));
            }
            cells.push(self.cell(piece, form, Some(&flat), flat.offset, flat.size)?);
            at = flat.offset + flat.size;
        }
        Ok(cells)
    }

    /// Like [`cells`](Self::cells), and the fields cover the whole piece.
    pub(super) fn whole(&self, piece: &Piece, paths: &str) -> Found<Vec<Cell>> {
        let cells = self.cells(piece, paths)?;
        let shown: usize = cells.iter().map(|cell| cell.count).sum();
        if shown == piece.bytes.len() { Ok(cells) } else { Err(format!("{paths} cover {shown} bytes")) }
    }

    /// The number in a field of a piece.
    pub(super) fn number(&self, piece: &Piece, path: &str) -> Found<u64> {
        let (_, _, flat) = self.flat(&piece.structure, path)?;
        piece.number(flat.offset, flat.size).ok_or_else(|| format!("{path} is not in the sample"))
    }

    fn cell(&self, piece: &Piece, form: &Form, flat: Option<&Flat<'_>>, offset: u32, size: u32) -> Found<Cell> {
        let end = (offset + size) as usize;
        let bytes = piece.bytes.get(offset as usize..end).ok_or_else(|| format!("the sample ends before {end}"))?;
        let number = piece.number(offset, size).filter(|_| size <= 8);
        Ok(Cell {
            href: self.byte(&piece.structure, form, offset),
            name: flat.map_or_else(|| "padding".to_owned(), |flat| flat.path.clone()),
            bytes: bytes.iter().map(|byte| format!("{byte:02X}")).collect::<Vec<_>>().join(" "),
            count: bytes.len(),
            value: flat.zip(number).map_or_else(String::new, |(flat, number)| self.shown(flat, number)),
        })
    }

    /// A number as people read it: the name of its value, or decimal, or hexadecimal for flags and addresses.
    fn shown(&self, flat: &Flat<'_>, number: u64) -> String {
        let set = flat.field.values.as_deref().and_then(|name| self.cx.site.catalog.set(name));
        let is =
            |value: &etwspec_catalog::Value| value.value.is_some_and(|value| value.of(self.side.pointer) == number);
        if let Some(name) = set.and_then(|set| set.values.iter().find(|value| is(value))?.name.clone()) {
            return name;
        }
        let is_pointer = matches!(flat.field.shape, Shape::Scalar(Scalar::Pointer) | Shape::Struct { .. });
        if set.is_some() || is_pointer { wording::hex(number) } else { number.to_string() }
    }

    fn form(&self, name: &str) -> Found<(&'a Struct, &'a Form)> {
        let catalog = self.cx.site.catalog;
        let structure = catalog.structure(name).ok_or_else(|| format!("no structure is called {name}"))?;
        let form = form_at(catalog, structure, self.side).and_then(|at| structure.forms.get(at));
        Ok((structure, form.ok_or_else(|| format!("{name} has no form for the sample"))?))
    }

    fn flat(&self, structure: &str, path: &str) -> Found<(&'a Struct, &'a Form, Flat<'a>)> {
        let (found, form) = self.form(structure)?;
        let flat = flatten(self.cx.site.catalog, form).into_iter().find(|flat| flat.path == path);
        Ok((found, form, flat.ok_or_else(|| format!("{structure} has no {path}"))?))
    }

    fn byte(&self, structure: &str, form: &Form, offset: u32) -> String {
        self.cx.href(&format!("{}#{}", struct_page(structure), byte_anchor(&form.rust, offset)))
    }
}
