//! The decision figure: the cases of a dispatch by the bits that they compare, fewest bits first.

use super::super::addresses::{case_anchors, dispatch_page};
use super::super::context::PageContext;
use super::super::html::Html;
use super::super::wording;
use etwspec_catalog::{Case, Dispatch};

/// A step: all cases that compare the same bits.
pub(super) struct Step<'c> {
    mask: u64,
    /// The cases, with their places in the dispatch.
    cases: Vec<(usize, &'c Case)>,
}

/// The figure.
pub(super) struct DecisionView {
    /// The dispatch, linked.
    pub(super) name: Html,
    pub(super) steps: Vec<StepView>,
}

/// A question, and its answers.
pub(super) struct StepView {
    pub(super) mask: String,
    pub(super) answers: Vec<AnswerView>,
}

/// A structure with the values that lead to it.
pub(super) struct AnswerView {
    /// The structure; none for cases whose structure is unknown.
    pub(super) structure: Option<Html>,
    pub(super) values: Vec<ValueView>,
}

/// A value, with its pointer size and log file versions.
pub(super) struct ValueView {
    pub(super) link: Html,
    pub(super) about: String,
}

/// Returns the steps of a dispatch: cases by their masks, those of fewer bits first. If a number can match cases of two
/// masks, the order of the table decides, and the steps keep it.
fn steps(dispatch: &Dispatch) -> Vec<Step<'_>> {
    let cases = || dispatch.cases.iter();
    let both = |one: &Case, other: &Case| (one.value ^ other.value) & one.mask & other.mask == 0;
    let overlaps = cases().any(|one| cases().any(|other| one.mask != other.mask && both(one, other)));
    let mut steps: Vec<Step<'_>> = Vec::new();
    for (at, case) in cases().enumerate() {
        let last = steps.len().saturating_sub(1);
        let joined = |(place, step): &(usize, &mut Step<'_>)| step.mask == case.mask && (!overlaps || *place == last);
        match steps.iter_mut().enumerate().find(joined) {
            Some((_, step)) => step.cases.push((at, case)),
            None => steps.push(Step { mask: case.mask, cases: vec![(at, case)] }),
        }
    }
    if !overlaps {
        steps.sort_by_key(|step| step.mask.count_ones());
    }
    steps
}

/// The dispatch that selects headers: that of the structures with a payload of their own, with the most cases.
fn dispatch<'c>(cx: &PageContext<'c>) -> Option<&'c Dispatch> {
    let catalog = cx.site.catalog;
    let has_data = |case: &&Case| {
        let structure = case.structure.as_ref().and_then(|name| catalog.structure(name));
        structure.is_some_and(|structure| structure.data_at.is_some())
    };
    let headers = catalog.dispatches.iter().filter(|dispatch| dispatch.cases.iter().any(|case| has_data(&case)));
    headers.max_by_key(|dispatch| dispatch.cases.iter().filter(has_data).count())
}

/// The figure of the dispatch of headers.
pub(super) fn view(cx: &PageContext<'_>) -> Option<DecisionView> {
    let dispatch = dispatch(cx)?;
    let anchors = case_anchors(dispatch);
    let steps = steps(dispatch).into_iter().map(|step| {
        let mut answers: Vec<(Option<&str>, AnswerView)> = Vec::new();
        for (at, case) in step.cases {
            let href = cx.href(&format!("{}#{}", dispatch_page(&dispatch.name), anchors[at]));
            let pointer = case.pointer.map(|pointer| format!("{} data", wording::pointer(pointer)));
            let about: Vec<String> = pointer.into_iter().chain(case.log_versions.map(wording::log_versions)).collect();
            let value = ValueView {
                link: Html::code_link(&href, &wording::hex_of(case.value, dispatch.scalar)),
                about: about.join(", "),
            };
            let structure = case.structure.as_deref();
            match answers.iter_mut().find(|(name, _)| *name == structure) {
                Some((_, answer)) => answer.values.push(value),
                None => {
                    let name = structure.map(|name| cx.name(name));
                    answers.push((structure, AnswerView { structure: name, values: vec![value] }));
                }
            }
        }
        StepView {
            mask: wording::hex_of(step.mask, dispatch.scalar),
            answers: answers.into_iter().map(|(_, answer)| answer).collect(),
        }
    });
    Some(DecisionView { name: cx.name(&dispatch.name), steps: steps.collect() })
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// The cases that a value leads to in the dispatch, where the first matching case and its alternatives decide.
    fn by_dispatch(dispatch: &Dispatch, number: u64) -> Vec<usize> {
        let matching = |case: &Case| number & case.mask == case.value;
        let Some(first) = dispatch.cases.iter().find(|case| matching(case)) else { return Vec::new() };
        let same = |case: &Case| matching(case) && case.mask == first.mask;
        (0..dispatch.cases.len()).filter(|at| same(&dispatch.cases[*at])).collect()
    }

    fn by_figure(steps: &[Step<'_>], number: u64) -> Vec<usize> {
        let answers = |step: &Step<'_>| -> Vec<usize> {
            let cases = step.cases.iter().filter(|(_, case)| number & case.mask == case.value);
            cases.map(|(at, _)| *at).collect()
        };
        steps.iter().map(answers).find(|answers| !answers.is_empty()).unwrap_or_default()
    }

    #[test]
    fn figure_decides_as_every_dispatch_does() {
        let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec");
        let catalog = etwspec_codegen::catalog(&spec).unwrap_or_else(|_| panic!("the tables have no problem"));
        for dispatch in &catalog.dispatches {
            let steps = steps(dispatch);
            for half in 0..=0xFFFF_u64 {
                for number in [half, half << 16, half << 16 | 0x5A5A] {
                    assert_eq!(
                        by_figure(&steps, number),
                        by_dispatch(dispatch, number),
                        "{} of {number:#x}",
                        dispatch.name
                    );
                }
            }
        }
    }
}
