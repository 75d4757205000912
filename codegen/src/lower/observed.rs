//! Observations in real traces: structures with the form of the trace's build.

use super::forms::Forms;
use crate::layout::Context;
use crate::spec::{SeenStructRow, TraceRow};
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::{SeenHook, SeenStruct, SeenValue, Trace};

pub(super) fn traces<'s>(ctx: &Context<'s>, forms: &Forms<'_, 's>) -> Vec<Trace> {
    let rows = ctx.spec.observed.iter().flat_map(|file| &file.data.trace);
    rows.map(|row| trace(ctx, forms, row)).collect()
}

fn trace<'s>(ctx: &Context<'s>, forms: &Forms<'_, 's>, row: &TraceRow) -> Trace {
    let stop = ctx.axis.find_build(*row.build).map(|(_, last)| last);
    let structure = |row: &SeenStructRow| {
        let pointer = Pointer::from(row.pointer);
        let file = ctx.names.structure(&row.structure);
        let form = stop.zip(file).and_then(|(stop, file)| {
            let forms = forms.of(file);
            forms.into_iter().find(|(cells, _)| cells.contains(stop, pointer)).map(|(_, form)| form.rust)
        });
        SeenStruct { structure: row.structure.to_string(), form, pointer, count: row.count }
    };
    Trace {
        file: row.file.to_string(),
        build: *row.build,
        release: stop.and_then(|stop| ctx.axis.stops.get(stop)).map(|stop| stop.id()),
        pointer: Pointer::from(row.pointer),
        structs: row.structs.iter().map(|row| structure(row)).collect(),
        values: row.values.iter().map(|row| SeenValue { name: row.name.to_string(), count: row.count }).collect(),
        hooks: row
            .hooks
            .iter()
            .map(|row| SeenHook {
                hook: row.hook,
                event_version: row.event_version,
                pointer: Pointer::from(row.pointer),
                count: row.count,
            })
            .collect(),
    }
}
