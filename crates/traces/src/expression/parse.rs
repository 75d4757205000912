//! Parser of expressions.
//!
//! Every rule is chosen by the next character or word, so an error is final, and is the first one in the text.

use std::ops::Range;

use winnow::combinator::{cut_err, delimited, opt, peek, preceded, separated};
use winnow::error::{ErrMode, ParserError};
use winnow::prelude::*;
use winnow::stream::{LocatingSlice, Location};
use winnow::token::{any, one_of, take_till, take_while};

use super::{Comparison, Expression, ExpressionError, Operator, Test, Word};

/// Maximum depth of parentheses and negations.
const MAX_DEPTH: u32 = 64;

/// Maximum size of an expression in bytes.
const MAX_SIZE: usize = 1 << 16;

type Input<'s> = LocatingSlice<&'s str>;

/// Message about a place.
#[derive(Clone, Debug)]
struct Failure {
    place: Range<usize>,
    message: String,
}

impl<'s> ParserError<Input<'s>> for Failure {
    type Inner = Failure;

    fn from_input(input: &Input<'s>) -> Failure {
        let start = input.current_token_start();
        Failure { place: start..start, message: String::new() }
    }

    fn into_inner(self) -> Result<Failure, Failure> {
        Ok(self)
    }
}

type Parsed<T> = ModalResult<T, Failure>;

/// Parses a text as an expression.
pub(super) fn parse(text: &str) -> Result<Expression, ExpressionError> {
    if text.len() > MAX_SIZE {
        let message = format!("the expression has more than {MAX_SIZE} bytes");
        return Err(ExpressionError::new(text.lines().next().unwrap_or_default(), 0..0, message));
    }
    let mut input = LocatingSlice::new(text);
    let parsed = either(&mut input, 0).and_then(|expression| end(&mut input).map(|()| expression));
    parsed.map_err(|error| {
        let failure = error.into_inner().unwrap_or_else(|_| Failure::from_input(&input));
        ExpressionError::new(text, failure.place, failure.message)
    })
}

/// Returns whether a character may be part of a word without quotation marks.
pub(super) fn is_bare(char: char) -> bool {
    !char.is_whitespace() && !char.is_control() && !"(),\"'<>=!~".contains(char)
}

/// Returns whether a word joins or negates tests.
pub(super) fn is_keyword(word: &str) -> bool {
    ["and", "or", "not", "in", "has"].iter().any(|keyword| keyword.eq_ignore_ascii_case(word))
}

/// Returns an error that no other rule avoids.
fn fail<T>(place: Range<usize>, message: impl Into<String>) -> Parsed<T> {
    Err(ErrMode::Cut(Failure { place, message: message.into() }))
}

/// Returns the error for the next word or character.
fn unexpected<T>(input: &mut Input<'_>, wanted: &str) -> Parsed<T> {
    spaces(input)?;
    let start = input.current_token_start();
    let rest: &str = input.as_ref();
    let word = rest.find(|char| !is_bare(char)).filter(|length| *length > 0);
    let length = match rest.chars().next() {
        None => return fail(start..start, format!("{wanted}; the expression ends here")),
        Some(first) if !is_bare(first) => {
            rest.find(|char: char| !"<>=!~".contains(char)).unwrap_or(rest.len()).max(first.len_utf8())
        }
        Some(_) => word.unwrap_or(rest.len()),
    };
    let own = rest.get(..length).unwrap_or_default();
    let instead = match own {
        "==" => " (`=` compares)",
        "!" | "<>" => " (`not` and `!=` negate)",
        "&&" => " (`and` joins tests)",
        "||" => " (`or` joins tests)",
        "&" => " (`has` tests flags)",
        "=~" => " (`~` compares with a pattern)",
        _ => "",
    };
    fail(start..start + length, format!("{wanted}, not `{own}`{instead}"))
}

fn spaces(input: &mut Input<'_>) -> Parsed<()> {
    take_while(0.., char::is_whitespace).void().parse_next(input)
}

/// Parses a character after white space.
fn sign<'s>(char: char) -> impl Parser<Input<'s>, (), ErrMode<Failure>> {
    preceded(spaces, char).void()
}

/// Parses a word without quotation marks.
fn bare<'s>(input: &mut Input<'s>) -> Parsed<&'s str> {
    preceded(spaces, take_while(1.., is_bare)).parse_next(input)
}

/// Parses a keyword.
fn keyword<'s>(wanted: &'static str) -> impl Parser<Input<'s>, (), ErrMode<Failure>> {
    bare.verify(move |word: &str| word.eq_ignore_ascii_case(wanted)).void()
}

/// Parses text in quotation marks.
fn quoted(input: &mut Input<'_>) -> Parsed<String> {
    let start = input.current_token_start();
    let mark: char = one_of(['"', '\'']).parse_next(input)?;
    let mut text = String::new();
    loop {
        let part: &str = take_till(0.., mark).parse_next(input)?;
        text.push_str(part);
        if opt(any).parse_next(input)?.is_none() {
            return fail(start..start + 1, "this quotation mark has no end");
        }
        if opt(mark).parse_next(input)?.is_none() {
            return Ok(text);
        }
        text.push(mark);
    }
}

/// Parses a word with or without quotation marks.
fn word(input: &mut Input<'_>) -> Parsed<Word> {
    spaces(input)?;
    let start = input.current_token_start();
    let (text, quoted) = match opt(quoted).parse_next(input)? {
        Some(text) => (text, true),
        None => (bare(input)?.to_owned(), false),
    };
    Ok(Word { text, quoted, place: start..input.current_token_start() })
}

/// Parses expressions that `or` joins.
fn either(input: &mut Input<'_>, depth: u32) -> Parsed<Expression> {
    let part = |input: &mut Input<'_>| both(input, depth);
    let parts: Vec<Expression> = separated(1.., cut_err(part), keyword("or")).parse_next(input)?;
    Ok(joined(parts, Expression::Any))
}

/// Parses expressions that `and` joins.
fn both(input: &mut Input<'_>, depth: u32) -> Parsed<Expression> {
    let part = |input: &mut Input<'_>| negated(input, depth);
    let parts: Vec<Expression> = separated(1.., cut_err(part), keyword("and")).parse_next(input)?;
    Ok(joined(parts, Expression::All))
}

fn joined(mut parts: Vec<Expression>, join: impl FnOnce(Vec<Expression>) -> Expression) -> Expression {
    match (parts.pop(), parts.is_empty()) {
        (Some(only), true) => only,
        (last, _) => {
            parts.extend(last);
            join(parts)
        }
    }
}

/// Parses a test, a negation, or an expression in parentheses.
fn negated(input: &mut Input<'_>, depth: u32) -> Parsed<Expression> {
    spaces(input)?;
    let start = input.current_token_start();
    if depth > MAX_DEPTH {
        return fail(start..start + 1, format!("more than {MAX_DEPTH} parentheses and negations are nested here"));
    }
    if opt(keyword("not")).parse_next(input)?.is_some() {
        return Ok(Expression::Not(Box::new(negated(input, depth + 1)?)));
    }
    if opt(sign('(')).parse_next(input)?.is_none() {
        return test(input);
    }
    let inner = either(input, depth + 1)?;
    if opt(sign(')')).parse_next(input)?.is_some() {
        return Ok(inner);
    }
    spaces(input)?;
    match input.is_empty() {
        true => fail(start..start + 1, "this parenthesis has no end"),
        false => unexpected(input, WANTED_NEXT),
    }
}

/// Advice after a complete test.
const WANTED_NEXT: &str = "write `and`, `or` or an operator here";

/// Parses the end of the text.
fn end(input: &mut Input<'_>) -> Parsed<()> {
    spaces(input)?;
    if input.is_empty() { Ok(()) } else { unexpected(input, WANTED_NEXT) }
}

/// Parses the test of a field, negated after `not`.
fn test(input: &mut Input<'_>) -> Parsed<Expression> {
    let next = peek(opt(word)).parse_next(input)?;
    let field = match next {
        None => return unexpected(input, "write the name of a field here"),
        Some(word) if !word.quoted && is_keyword(&word.text) => {
            return fail(word.place, format!("write the name of a field, not `{}`", word.text));
        }
        Some(_) => word(input)?,
    };
    let is_negated = opt(keyword("not")).parse_next(input)?.is_some();
    spaces(input)?;
    let start = input.current_token_start();
    let signs: &str = take_while(0.., ['<', '>', '=', '!', '~']).parse_next(input)?;
    let comparison = match signs {
        "" if opt(keyword("in")).parse_next(input)?.is_some() => Comparison::In(values(input, "in")?),
        "" if opt(keyword("has")).parse_next(input)?.is_some() => Comparison::Has(values(input, "has")?),
        "" if is_negated => return unexpected(input, "write `~`, `in` or `has` here"),
        "" => Comparison::Exists,
        "~" => Comparison::Like(values(input, "~")?),
        signs => match Operator::ALL.into_iter().find(|operator| operator.sign() == signs) {
            Some(operator) if !is_negated => Comparison::Order(operator, value(input, signs)?),
            _ => {
                let place = start..start + signs.len();
                let instead = match signs {
                    _ if is_negated => "`~`, `in` or `has` after `not`".to_owned(),
                    "==" => "`=`".to_owned(),
                    _ => operators(),
                };
                return fail(place, format!("`{signs}` is no operator here; write {instead}"));
            }
        },
    };
    let test = Expression::Test(Test { field, comparison });
    Ok(if is_negated { Expression::Not(Box::new(test)) } else { test })
}

/// Lists the operators.
fn operators() -> String {
    let signs: Vec<&str> = Operator::ALL.into_iter().rev().map(Operator::sign).collect();
    format!("{}, ~, in or has", signs.join(", "))
}

/// Parses a value after an operator.
fn value(input: &mut Input<'_>, operator: &str) -> Parsed<Word> {
    match opt(word).parse_next(input)? {
        Some(value) => Ok(value),
        None => unexpected(input, &format!("write a value after `{operator}`")),
    }
}

/// Parses a value, or a list of values in parentheses.
fn values(input: &mut Input<'_>, operator: &str) -> Parsed<Vec<Word>> {
    if peek(opt(sign('('))).parse_next(input)?.is_none() {
        return Ok(vec![value(input, operator)?]);
    }
    let one = |input: &mut Input<'_>| value(input, operator);
    let mut list = delimited(sign('('), separated(1.., cut_err(one), sign(',')), spaces);
    let values: Vec<Word> = list.parse_next(input)?;
    match opt(sign(')')).parse_next(input)? {
        Some(()) => Ok(values),
        None => unexpected(input, "write a comma or `)` after the value"),
    }
}
