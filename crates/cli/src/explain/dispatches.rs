//! Dispatches, as text.

use etwspec_catalog::claims::when_text;
use etwspec_catalog::query::Presence;
use etwspec_catalog::query::answer::Scope;
use etwspec_catalog::{Case, Dispatch, Scalar};

use super::facts;
use etwspec_console::command::TextReport;

/// Describes a dispatch: all cases, or those not known to be absent in the scope of the query.
pub(super) fn dispatch(report: &mut TextReport, scope: &Scope<'_>, dispatch: &Dispatch) {
    report.row("Rust", &format!("etwspec::{}::{}", dispatch.module, dispatch.rust));
    report.row("Selected by", &format!("{}; the first matching case applies", dispatch.ty));
    let wanted = |case: &&Case| {
        let pointer = scope.pointer.is_none_or(|size| case.pointer.is_none_or(|pointer| pointer == size));
        let present = |moment: &etwspec_catalog::query::Moment| {
            moment.presence(&scope.catalog.releases, &case.when, scope.pointer) != Presence::Absent
        };
        pointer && scope.moment.as_ref().is_none_or(present)
    };
    let cases: Vec<&Case> = dispatch.cases.iter().filter(wanted).collect();
    let masked = cases.iter().any(|case| mask(dispatch, case).is_some());
    let mut rows = vec![["Value", "Mask", "Structure", "Data", "Releases", "Name"].map(str::to_owned).to_vec()];
    rows.extend(cases.iter().map(|case| {
        vec![
            number(dispatch, case.value),
            mask(dispatch, case).unwrap_or_default(),
            case.structure.clone().unwrap_or_else(|| "unknown".to_owned()),
            data(case),
            when_text(&case.when),
            case.name.clone().unwrap_or_default(),
        ]
    }));
    if !masked {
        rows.iter_mut().for_each(|row| drop(row.remove(1)));
    }
    report.heading("  Cases");
    report.table(4, &rows);
    let remarks = cases.iter().filter_map(|case| {
        let what = case.name.clone().unwrap_or_else(|| number(dispatch, case.value));
        case.doc.as_ref().map(|doc| format!("{what}: {doc}"))
    });
    remarks.for_each(|remark| report.item(&remark));
    report.gap();
}

/// Describes a case.
pub(super) fn case(report: &mut TextReport, dispatch: &Dispatch, case: &Case) {
    report.row("In", &format!("{}: {}", dispatch.name, dispatch.summary));
    report.row("Mask", &mask(dispatch, case).unwrap_or_default());
    report.row("Structure", case.structure.as_deref().unwrap_or("unknown"));
    report.row("Data", &data(case));
    report.gap();
}

fn data(case: &Case) -> String {
    let mut data = Vec::new();
    data.extend(case.pointer.map(|pointer| pointer.words().to_owned()));
    let version = |(major, minor): (u8, u8)| format!("{major}.{minor}");
    data.extend(case.log_versions.map(|(first, last)| match (first, last) {
        ((0, 0), last) => format!("log ..{}", version(last)),
        (first, (u8::MAX, u8::MAX)) => format!("log {}+", version(first)),
        (first, last) if first == last => format!("log {}", version(first)),
        (first, last) => format!("log {}..{}", version(first), version(last)),
    }));
    data.join(", ")
}

/// The mask of a case; none if it covers all bits.
fn mask(dispatch: &Dispatch, case: &Case) -> Option<String> {
    let all = all(dispatch.scalar);
    (case.mask & all != all).then(|| number(dispatch, case.mask))
}

fn all(scalar: Scalar) -> u64 {
    match scalar {
        Scalar::U8 | Scalar::I8 => 0xFF,
        Scalar::U16 | Scalar::I16 => 0xFFFF,
        Scalar::U32 | Scalar::I32 => 0xFFFF_FFFF,
        _ => u64::MAX,
    }
}

/// Formats a number with all digits of the marker.
fn number(dispatch: &Dispatch, number: u64) -> String {
    match dispatch.scalar {
        Scalar::U8 | Scalar::I8 => format!("0x{number:02X}"),
        Scalar::U16 | Scalar::I16 => format!("0x{number:04X}"),
        Scalar::U32 | Scalar::I32 => format!("0x{number:08X}"),
        _ => facts::hex(number),
    }
}
