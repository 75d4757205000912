//! Information classes: requests from the builder are accepted, each single violation of a rule is rejected with that
//! rule, and the model fails for each reason in isolation. The properties are derived from the tables and repeat none
//! of their facts. Tests that quote the study are in `requests_study.rs`.

mod case;

use std::collections::BTreeSet;

use etwspec::describe;
use etwspec::requests::rules::{
    BuildError, FieldAt, Found, Logger, Outcome, OutcomeStatus, RULES, Requirement, class_of,
};
use etwspec::requests::{
    EventTraceInformationClass as Class, Limits, Model, Operation, RequestBuilder, Rule, RuleName, check, check_with,
};
use etwspec::{Pointer, Release};
use proptest::prelude::*;

use case::Case;

/// Returns whether the bytes determine the result of the rule.
fn of_bytes(rule: &Rule) -> bool {
    use RuleName::*;
    matches!(rule.name(), Exactly | AtLeast | AtLeastTo | WholeElements | Elements | EachElement | FieldAtLeast)
}

/// Sets bits of a group mask in a buffer.
fn set_bits(case: &Case, bytes: &mut [u8], path: &str, word: usize, mask: u32) {
    let words = case.form().and_then(|form| form.field(path)).expect("the structure has the mask");
    let place = &mut bytes[words.offset..words.offset + words.size][4 * word..][..4];
    let before = u32::from_le_bytes(place.try_into().expect("4 bytes"));
    place.copy_from_slice(&(before | mask).to_le_bytes());
}

#[test]
fn tables_contain_classes() {
    assert!(!Case::valid().is_empty());
    assert!(RULES.classes.is_sorted_by_key(|row| row.class), "by value");
}

#[test]
fn sizes_and_offsets_match_describing_tables() {
    for structure in RULES.classes.iter().filter_map(|row| row.structure) {
        for (release, pointer) in Release::all().flat_map(|release| Pointer::ALL.map(|pointer| (release, pointer))) {
            let own = structure.form(release, pointer);
            let described =
                describe::layouts().find(|layout| layout.name == structure.name && layout.holds(release, pointer));
            assert_eq!(own.is_some(), described.is_some(), "{} in {release}", structure.name);
            let (Some(own), Some(described)) = (own, described) else { continue };
            assert_eq!((own.size, own.fixed), (described.size, described.fixed), "{}", structure.name);
            for field in own.fields.iter().chain(&own.open) {
                let other = described.field(field.path).expect("the field is described");
                assert_eq!((field.offset, field.size), (other.offset, other.size), "{}", field.path);
            }
        }
    }
}

#[test]
fn accepts_requests_from_builder() {
    for case in Case::valid() {
        let bytes = case.build();
        let request = case.check(&bytes).unwrap_or_else(|refusal| panic!("{refusal}"));
        assert_eq!((request.class(), request.operation()), (case.row.class, case.operation));
        assert_eq!(request.layout_name(), case.row.structure.map(|structure| structure.name));
        assert_eq!(class_of(&bytes), Some(case.row.class));
        let array = request.elements().len() * case.array().map_or(0, |array| array.size);
        assert!(request.fixed_bytes().len() + array <= bytes.len());
        let (least, most) = case.counts();
        assert!(request.element_count() >= least);
        assert!(most.is_none_or(|most| request.element_count() <= most));
    }
}

#[test]
fn accepts_every_allowed_element_count() {
    for case in Case::valid().into_iter().filter(|case| case.array().is_some()) {
        let (least, most) = case.counts();
        for count in least..=most.unwrap_or(least + 20) {
            let bytes = case.builder().elements(vec![case.element(); count]).build().expect("the count is allowed");
            let request = case.check(&bytes).unwrap_or_else(|refusal| panic!("{refusal}"));
            assert!(request.values().take(count).eq(std::iter::repeat_n(case.element(), count)));
        }
    }
}

#[test]
fn rejects_each_violation_with_its_rule() {
    let mut seen = BTreeSet::new();
    for case in Case::valid() {
        for rule in case.rules() {
            for (bytes, found) in case.violations(rule) {
                let refusal = case.check(&bytes).err().unwrap_or_else(|| panic!("{case:?} accepts {bytes:x?}"));
                assert_eq!(refusal.rule, rule.name(), "{refusal}");
                assert!(refusal.row.is_some_and(|row| std::ptr::eq(row, rule)), "{refusal}");
                assert_eq!(refusal.status, rule.status, "{refusal}");
                assert_eq!(refusal.found, found, "{refusal}");
                let text = refusal.to_string();
                assert!(text.contains(rule.name().as_str()) && text.contains(case.row.name), "{text}");
                assert_eq!(text.contains("status unknown"), rule.status.is_none(), "{text}");
                seen.insert(rule.name());
            }
        }
    }
    let in_tables = Case::valid().into_iter().flat_map(|case| case.rules().filter(|rule| of_bytes(rule)));
    assert_eq!(seen, in_tables.map(Rule::name).collect(), "a kind of rule is never violated");
}

#[test]
fn rejects_invalid_classes() {
    for case in Case::all().filter(|case| !case.row.valid(case.operation, case.release, case.pointer)) {
        let mut bytes = case.row.class.0.to_le_bytes().to_vec();
        bytes.resize(0x100, 0);
        let refusal = case.check(&bytes).expect_err("it is not valid");
        assert_eq!((refusal.rule, refusal.found), (RuleName::ClassValid, Found::InvalidClass), "{refusal}");
        let complete = RULES.complete.expect("the tables specify their completeness");
        if complete.contains(case.release, case.pointer) {
            assert_eq!(refusal.status, RULES.invalid_class);
            assert!(refusal.status.is_some());
        }
        let builder = RequestBuilder::new(case.row.class, case.operation, case.release, case.pointer);
        assert_eq!(builder.err(), Some(refusal));
    }
}

#[test]
fn requires_class_at_start_of_buffer() {
    for case in Case::valid() {
        let mut bytes = case.build();
        for len in 0..4 {
            let refusal = case.check(&bytes[..len]).expect_err("the buffer is too small");
            assert_eq!((refusal.rule, refusal.status), (RuleName::ClassPresent, None));
        }
        for byte in 0..4 {
            bytes[byte] ^= 0x80;
            let refusal = case.check(&bytes).expect_err("it is another class");
            assert_eq!((refusal.rule, refusal.status), (RuleName::ClassMatches, None));
            bytes[byte] ^= 0x80;
        }
    }
}

#[test]
fn lists_conditions_not_decided_by_bytes() {
    for case in Case::valid() {
        let bytes = case.build();
        let request = case.check(&bytes).expect("it is accepted");
        let open: Vec<&Rule> = request.conditions().collect();
        // No bit is set, so that no bit requires a privilege.
        let without_bits = |rule: &Rule| rule.name() == RuleName::PrivilegeFor;
        for rule in case.rules() {
            let listed = open.iter().any(|other| std::ptr::eq(*other, rule));
            let decided_elsewhere = match rule.asks {
                Requirement::Elements { max_limit: Some(name), .. } => {
                    Limits::default().most(name, case.release, case.pointer).is_none()
                }
                _ => false,
            };
            assert_eq!(listed, !of_bytes(rule) && !without_bits(rule) || decided_elsewhere, "{rule}");
        }
        assert_eq!(request.unknown(), case.row.unknown);
    }
}

#[test]
fn enforces_external_limits_when_given() {
    let mut some = false;
    for case in Case::valid() {
        for rule in case.rules() {
            let Requirement::Elements { max_limit: Some(name), .. } = rule.asks else { continue };
            let stated = RULES.limit(name, case.release, case.pointer).and_then(|limit| limit.value);
            let given = [(name, 6)];
            let with = |count: usize| {
                let bytes = case.with_elements(count);
                check_with(case.row.class, case.operation, case.release, case.pointer, &bytes, Limits::new(&given))
                    .map(|request| request.element_count())
                    .map_err(|refusal| (refusal.rule, refusal.status))
            };
            let most = stated.unwrap_or(6) as usize;
            assert_eq!(with(most), Ok(most));
            assert_eq!(with(most + 1), Err((RuleName::Elements, rule.status)));
            if stated.is_none() {
                assert!(case.check(&case.with_elements(most + 1)).is_ok());
                some = true;
            }
        }
    }
    assert!(some, "the tables have an external limit");
}

#[test]
fn fields_of_the_larger_structure_have_no_minimum_in_the_smaller() {
    let mut some = false;
    for case in Case::valid() {
        for rule in case.rules() {
            let Requirement::FieldAtLeast { field, .. } = rule.asks else { continue };
            let accepted = case.rules().filter_map(|rule| match rule.asks {
                Requirement::Exactly(structures) => Some(structures),
                _ => None,
            });
            for structure in accepted.flatten() {
                let form = structure.form(case.release, case.pointer);
                let Some(form) = form.filter(|form| form.field(field).is_none()) else { continue };
                let bytes = case.builder().structure(structure.name).build().expect("it is accepted");
                let request = case.check(&bytes).expect("it is accepted");
                assert_eq!((bytes.len(), request.field(field)), (form.size, None));
                assert!(request.conditions().all(|other| !std::ptr::eq(other, rule)));
                some = true;
            }
        }
    }
    assert!(some, "a structure lacks a field with a minimum");
}

#[test]
fn builder_respects_minimums_of_fields() {
    let mut some = false;
    for case in Case::valid() {
        for rule in case.rules() {
            let Requirement::FieldAtLeast { field, min, or_zero } = rule.asks else { continue };
            let least = if or_zero { 0 } else { min };
            let bytes = case.build();
            assert_eq!(case.check(&bytes).expect("it is accepted").field(field), Some(least));
            assert!(case.builder().field(field, min).build().is_ok());
            assert_eq!(case.builder().field(field, 0).build().is_ok(), or_zero);
            let refused = |error| match error {
                BuildError::Refused(refusal) => refusal.row.is_some_and(|row| std::ptr::eq(row, rule)),
                _ => false,
            };
            if min > 1 {
                assert!(refused(case.builder().field(field, min - 1).build().expect_err("it is less")));
            }
            // Bytes that are specified are not replaced.
            let mut fixed = bytes;
            let at = case.form().and_then(|form| form.field(field)).expect("the structure has the field");
            fixed[at.offset..at.offset + at.size].fill(0);
            let built = case.builder().fixed(&fixed).build();
            assert!(if or_zero { built == Ok(fixed) } else { refused(built.expect_err("it is less")) });
            some = true;
        }
    }
    assert!(some, "the tables have a minimum");
}

#[test]
fn privilege_is_a_condition_only_of_its_bits() {
    let mut some = false;
    for case in Case::valid() {
        for rule in case.rules() {
            let Requirement::PrivilegeFor { privilege, field, bits } = rule.asks else { continue };
            let (mut model, bytes) = satisfied(&case);
            model.caller.privileges.clear();
            let words = case.form().and_then(|form| form.field(field)).expect("the structure has the mask");
            for bit in 0..8 * words.size {
                let (word, mask) = (bit / 32, 1 << (bit % 32));
                let mut bytes = bytes.clone();
                bytes[words.offset..words.offset + words.size].fill(0);
                set_bits(&case, &mut bytes, field, word, mask);
                let required = bits.iter().any(|bits| bits.word == word && bits.mask & mask != 0);
                let accepted = case.check(&bytes).expect("the bytes alone are accepted");
                assert_eq!(accepted.conditions().any(|other| std::ptr::eq(other, rule)), required);
                let outcome = request(&mut model, &case, &bytes);
                assert_eq!(outcome.status == OutcomeStatus::Success, !required, "{word}: {mask:#x}");
                assert!(outcome.undecided.is_empty());
                if required {
                    assert_eq!(outcome.refusal.map(|refusal| refusal.status), Some(rule.status));
                    let mut model = model.clone();
                    model.grant(privilege);
                    assert_eq!(request(&mut model, &case, &bytes).status, OutcomeStatus::Success);
                    model.caller.privileges.clear();
                    model.caller.user_mode = false;
                    assert_eq!(request(&mut model, &case, &bytes).status, OutcomeStatus::Success);
                    some = true;
                }
            }
        }
    }
    assert!(some, "the tables have a privilege for bits");
}

#[test]
fn builder_reports_missing_targets() {
    for case in Case::valid() {
        assert_eq!(case.builder().field("NoSuchField", 0).build(), Err(BuildError::NoField));
        assert_eq!(case.builder().structure("NO_SUCH_STRUCTURE").build(), Err(BuildError::NoStructure));
        if let Some(form) = case.form() {
            let given = form.fixed + 1;
            let problem = BuildError::TooManyBytes { most: form.fixed, given };
            assert_eq!(case.builder().fixed(&vec![0; given]).build(), Err(problem));
            for field in form.fields.iter().filter(|field| field.size < 8 && field.offset > 0) {
                let value = 1 << (8 * field.size);
                let problem = BuildError::TooBig { value, size: field.size };
                assert_eq!(case.builder().field(field.path, value).build(), Err(problem));
            }
        }
        match (case.array(), case.counts().1) {
            (None, _) => assert_eq!(case.builder().elements([1]).build(), Err(BuildError::NoArray)),
            (Some(_), Some(most)) => {
                let error = case.builder().elements(vec![case.element(); most + 1]).build().expect_err("too many");
                assert!(matches!(error, BuildError::Refused(refusal) if refusal.rule == RuleName::Elements));
            }
            _ => {}
        }
    }
}

#[test]
fn builder_supports_each_accepted_structure() {
    for case in Case::valid() {
        for rule in case.rules() {
            let Requirement::Exactly(structures) = rule.asks else { continue };
            for structure in structures.iter().filter(|own| own.form(case.release, case.pointer).is_some()) {
                let bytes = case.builder().structure(structure.name).build().expect("it is accepted");
                assert_eq!(case.check(&bytes).expect("it is accepted").layout_name(), Some(structure.name));
            }
        }
    }
}

/// ID of the logger that the requests below select.
const ID: u64 = 5;

/// Returns a model in which every condition of a request is met.
fn satisfied(case: &Case) -> (Model, Vec<u8>) {
    let mut model = Model::new(case.release, case.pointer);
    model.start_logger(Logger::new(ID));
    model.start_logger(Logger::new(ID + 1).kernel());
    let mut builder = case.builder();
    let mut sets = Vec::new();
    for rule in case.rules() {
        match rule.asks {
            Requirement::Privilege(name) => model.grant(name),
            Requirement::PrivilegeFor { privilege, field, bits } => {
                model.grant(privilege);
                sets.extend(bits.iter().map(|bits| (field, bits.word, bits.mask)));
            }
            Requirement::LoggerModeWith { value, .. } => {
                for id in [ID, ID + 1] {
                    model.logger_mut(id).expect("it is active").mode |= value;
                }
            }
            Requirement::Logger { field, .. } => builder = builder.field(field, ID),
            Requirement::Elements { max_limit: Some(name), .. } => {
                model.hal.limits.insert(name.to_owned(), 6);
            }
            _ => {}
        }
    }
    let mut bytes = builder.build().expect("it is accepted");
    sets.into_iter().for_each(|(field, word, mask)| set_bits(case, &mut bytes, field, word, mask));
    (model, bytes)
}

fn request(model: &mut Model, case: &Case, bytes: &[u8]) -> Outcome {
    model.request(case.row.class, case.operation, bytes)
}

#[test]
fn model_accepts_requests_that_meet_all_rules() {
    for case in Case::valid() {
        let (mut model, bytes) = satisfied(&case);
        let outcome = request(&mut model, &case, &bytes);
        assert_eq!(outcome.status, OutcomeStatus::Success, "{case:?}");
        assert!(outcome.refusal.is_none() && outcome.failing.is_empty() && outcome.undecided.is_empty(), "{case:?}");
        assert_eq!(outcome.ordered, case.row.ordered);
    }
}

#[test]
fn model_fails_for_each_reason() {
    let mut seen = BTreeSet::new();
    for case in Case::valid() {
        for rule in case.rules() {
            let (mut model, bytes) = satisfied(&case);
            let selects = case.rules().any(|rule| rule.name() == RuleName::Logger);
            let id = if selects { ID } else { ID + 1 };
            let logger = model.logger_mut(id).expect("it is active");
            match rule.asks {
                Requirement::Privilege(_) | Requirement::PrivilegeFor { .. } => model.caller.privileges.clear(),
                Requirement::Logger { .. } => logger.exclusive = false,
                Requirement::Permission { value, .. } => {
                    model.caller.permissions.insert(ID, !value);
                    model.caller.kernel_logger_permissions = !value;
                }
                Requirement::LoggerModeWith { value, .. } => logger.mode &= !value,
                Requirement::LoggerModeWithout { value, .. } => logger.mode = value,
                Requirement::LoggerCanHave(_) => logger.memory = false,
                Requirement::NotYet(_) => assert_eq!(request(&mut model, &case, &bytes).status, OutcomeStatus::Success),
                Requirement::EveryProcessor(_) => model.hal.processors.push(false),
                _ => continue,
            }
            let outcome = request(&mut model, &case, &bytes);
            let refusal = outcome.refusal.unwrap_or_else(|| panic!("{case:?}: {rule}"));
            assert_eq!(refusal.rule, rule.name(), "{refusal}");
            let expected = rule.status.map_or(OutcomeStatus::RefusedUnknown, OutcomeStatus::Known);
            assert_eq!(outcome.status, expected, "{refusal}");
            assert_eq!(outcome.typically, rule.typically);
            assert_eq!(outcome.failing.len(), 1);
            seen.insert(rule.name());
        }
    }
    let in_tables = Case::valid().into_iter().flat_map(|case| case.rules().filter(|rule| !of_bytes(rule)));
    assert_eq!(seen, in_tables.map(Rule::name).collect(), "a kind of rule is never violated");
}

#[test]
fn model_keeps_effects_until_logger_stops() {
    let mut some = false;
    for case in Case::valid() {
        let Some(effect) = case.row.effect else { continue };
        let (mut model, bytes) = satisfied(&case);
        assert_eq!(request(&mut model, &case, &bytes).status, OutcomeStatus::Success);
        let expected: Vec<u64> = case.check(&bytes).expect("it is accepted").values().collect();
        assert_eq!(model.logger(ID).expect("it is active").kept(effect.gives), Some(&expected[..]));
        assert!(model.stop_logger(ID));
        assert!(!model.stop_logger(ID), "it is stopped already");
        assert_ne!(request(&mut model, &case, &bytes).status, OutcomeStatus::Success, "it is not active");
        model.start_logger(Logger::new(ID));
        assert_eq!(request(&mut model, &case, &bytes).status, OutcomeStatus::Success);
        some = true;
    }
    assert!(some, "success changes something");
}

fn class() -> impl Strategy<Value = Class> {
    let known: Vec<Class> = RULES.classes.iter().map(|row| row.class).collect();
    prop_oneof![8 => prop::sample::select(known), 1 => any::<Class>()]
}

fn operation() -> impl Strategy<Value = Operation> {
    prop::sample::select(Operation::ALL.to_vec())
}

fn pointer() -> impl Strategy<Value = Pointer> {
    prop::sample::select(Pointer::ALL.to_vec())
}

/// Returns the cases with a rule about the minimum of a field.
fn minimums() -> Vec<Case> {
    let has = |case: &Case| case.rules().any(|rule| rule.name() == RuleName::FieldAtLeast);
    Case::valid().into_iter().filter(has).collect()
}

/// Generates bytes that mostly begin with the class, so that later checks are reached.
fn bytes(class: Class) -> impl Strategy<Value = Vec<u8>> {
    (any::<bool>(), prop::collection::vec(any::<u8>(), 0..80)).prop_map(move |(begins, mut bytes)| {
        if begins {
            bytes.splice(0..0, class.0.to_le_bytes());
        }
        bytes
    })
}

proptest! {
    #[test]
    fn checks_arbitrary_bytes_without_panic(
        (class, bytes) in class().prop_flat_map(|class| (Just(class), bytes(class))),
        operation in operation(), release: Release, pointer in pointer(), count in 0..12u32,
    ) {
        let names: Vec<(&str, u32)> = RULES.limits.iter().map(|limit| (limit.name, count)).collect();
        for limits in [Limits::default(), Limits::new(&names)] {
            match check_with(class, operation, release, pointer, &bytes, limits) {
                Ok(request) => {
                    prop_assert_eq!(request.values().len(), request.element_count());
                    prop_assert!(request.fixed_bytes().len() <= bytes.len());
                    let _ = (request.handle(), request.conditions().count(), request.field("NoSuchField"));
                }
                Err(refusal) => prop_assert!(!refusal.to_string().is_empty()),
            }
        }
        let mut model = Model::new(release, pointer);
        model.start_logger(Logger::new(u64::from(count)).kernel());
        let outcome = model.request(class, operation, &bytes);
        if let Err(refusal) = check(class, operation, release, pointer, &bytes) {
            prop_assert_ne!(outcome.status, OutcomeStatus::Success, "{}", refusal);
        }
    }

    #[test]
    fn builder_roundtrips_fields_and_elements(
        case in prop::sample::select(Case::valid()),
        numbers in prop::collection::vec(any::<u64>(), 12),
        count in 0..12usize,
    ) {
        let form = case.form();
        let mut builder = case.builder();
        let cut = |value: u64, size: usize| if size < 8 { value & ((1 << (8 * size)) - 1) } else { value };
        let fields = form.map_or(&[][..], |form| form.fields);
        let after_class = fields.iter().filter(|field| field.offset >= 4 && field.size <= 8).zip(&numbers);
        let value = |field: &FieldAt, value: u64| case.accepted(field.path, cut(value, field.size));
        let given: Vec<(&FieldAt, u64)> = after_class.map(|(field, number)| (field, value(field, *number))).collect();
        for (field, value) in &given {
            builder = builder.field(field.path, *value);
        }
        let (least, most) = case.counts();
        let count = count.clamp(least, most.unwrap_or(12));
        let free = !case.rules().any(|rule| rule.name() == RuleName::EachElement);
        let element = |value: &u64, array: FieldAt| if free { cut(*value, array.size) } else { case.element() };
        let elements = case.array().map(|array| numbers[..count].iter().map(|value| element(value, array)).collect());
        let elements: Option<Vec<u64>> = elements;
        if let Some(elements) = &elements {
            builder = builder.elements(elements.iter().copied());
        }
        let bytes = builder.build().unwrap_or_else(|error| panic!("{case:?}: {error}"));
        let request = case.check(&bytes).unwrap_or_else(|refusal| panic!("{refusal}"));
        for (field, value) in given {
            prop_assert_eq!(request.field(field.path), Some(value));
        }
        if let Some(elements) = elements {
            prop_assert!(request.values().take(count).eq(elements));
        }
    }

    #[test]
    fn minimums_of_fields_decide_alike_in_check_model_and_builder(
        case in prop::sample::select(minimums()),
        value in prop_oneof![0..4u64, 900..1100u64, 999_900..1_000_100u64, any::<u64>()],
        wide: bool,
    ) {
        for rule in case.rules() {
            let Requirement::FieldAtLeast { field: path, min, or_zero } = rule.asks else { continue };
            let field = case.form().and_then(|form| form.field(path)).expect("the structure has the field");
            let value = value & if wide { u64::MAX >> (64 - 8 * field.size) } else { 0xFFFF };
            let accepted = value >= min || or_zero && value == 0;
            let bytes = case.with_field(field, value);
            match case.check(&bytes) {
                Ok(request) => prop_assert_eq!((accepted, request.field(path)), (true, Some(value))),
                Err(refusal) => {
                    prop_assert!(!accepted, "{}", refusal);
                    prop_assert_eq!((refusal.rule, refusal.status), (RuleName::FieldAtLeast, rule.status));
                    prop_assert_eq!(refusal.found, Found::Field { value });
                }
            }
            let (mut model, _) = satisfied(&case);
            let outcome = request(&mut model, &case, &bytes);
            prop_assert_eq!(outcome.status == OutcomeStatus::Success, accepted);
            prop_assert_eq!(outcome.failing.len(), usize::from(!accepted));
            prop_assert_eq!(case.builder().field(path, value).build().is_ok(), accepted);
        }
    }

    #[test]
    fn rejects_other_element_values(
        case in prop::sample::select(Case::valid()), value: u64, at in 0..16usize,
    ) {
        for rule in case.rules() {
            let (Requirement::EachElement { equals, .. }, Some(array)) = (&rule.asks, case.array()) else { continue };
            let most = case.counts().1.unwrap_or(16).max(1);
            let mut bytes = case.with_elements(most);
            let place = array.offset + at % most * array.size;
            bytes[place..place + array.size].copy_from_slice(&value.to_le_bytes()[..array.size]);
            if bytes[place..place + array.size] != equals.to_le_bytes()[..array.size] {
                let refusal = case.check(&bytes).expect_err("it is another value");
                prop_assert_eq!((refusal.rule, refusal.status), (RuleName::EachElement, rule.status));
            }
        }
    }
}
