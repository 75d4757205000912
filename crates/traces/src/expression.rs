//! Filter expressions: `size > 4096 and FileName ~ "*.dll" and not process = "System"`.
//!
//! # Grammar
//!
//! ```text
//! any     = all ("or" all)*
//! all     = not ("and" not)*
//! not     = "not" not | "(" any ")" | test
//! test    = FIELD                                              the event has the field
//!         | FIELD ("=" | "!=" | "<" | "<=" | ">" | ">=") VALUE
//!         | FIELD ["not"] ("~" | "in" | "has") (VALUE | "(" VALUE ("," VALUE)* ")")
//! ```
//!
//! A field or a value is a word, or text in single or double quotation marks. In text, a doubled quotation mark is one; a
//! backslash is a backslash, because paths contain many of them. Words end at white space and at `( ) , " ' < > = ! ~`.
//! Keywords may be in any case.

mod error;
mod parse;

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

pub use error::ExpressionError;

/// A filter expression. `Display` writes it so that it parses to the same expression.
///
/// ```
/// use etwspec_traces::expression::Expression;
///
/// let expression: Expression = "size > 4096 AND not process='System'".parse()?;
/// assert_eq!(expression.to_string(), r#"size > 4096 and not process = "System""#);
/// # Ok::<(), etwspec_traces::expression::ExpressionError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expression {
    /// All of these match.
    All(Vec<Expression>),
    /// One of these matches.
    Any(Vec<Expression>),
    /// This does not match.
    Not(Box<Expression>),
    /// Test of one field.
    Test(Test),
}

/// Test of one field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Test {
    /// Name of the field.
    pub field: Word,
    /// Comparison with its value.
    pub comparison: Comparison,
}

/// Comparison of the value of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// The event has the field.
    Exists,
    /// Comparison with one value.
    Order(Operator, Word),
    /// The value matches one of these patterns.
    Like(Vec<Word>),
    /// The value is one of these, or in one of these networks.
    In(Vec<Word>),
    /// The value has one of these flags, or contains one of these names.
    Has(Vec<Word>),
}

/// Operator with one value on its right side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
    /// `=`
    Equal,
    /// `!=`
    NotEqual,
    /// `<`
    Less,
    /// `<=`
    LessOrEqual,
    /// `>`
    Greater,
    /// `>=`
    GreaterOrEqual,
}

impl Operator {
    /// Operators, longest first.
    pub const ALL: [Operator; 6] = [
        Operator::NotEqual,
        Operator::LessOrEqual,
        Operator::GreaterOrEqual,
        Operator::Equal,
        Operator::Less,
        Operator::Greater,
    ];

    /// Returns the operator as it is written.
    pub const fn sign(self) -> &'static str {
        match self {
            Operator::Equal => "=",
            Operator::NotEqual => "!=",
            Operator::Less => "<",
            Operator::LessOrEqual => "<=",
            Operator::Greater => ">",
            Operator::GreaterOrEqual => ">=",
        }
    }
}

/// Field or value in an expression. Words with the same text are equal, wherever they are.
#[derive(Clone, Debug)]
pub struct Word {
    /// Text without quotation marks.
    pub text: String,
    /// True if quotation marks enclose it.
    pub quoted: bool,
    /// Place in the text of the expression, in bytes.
    pub place: Range<usize>,
}

impl PartialEq for Word {
    fn eq(&self, other: &Word) -> bool {
        (&self.text, self.quoted) == (&other.text, other.quoted)
    }
}

impl Eq for Word {}

impl Word {
    /// Creates a word at no place, in quotation marks if necessary.
    pub fn new(text: impl Into<String>) -> Word {
        let text = text.into();
        let quoted = text.is_empty() || !text.chars().all(parse::is_bare);
        Word { text, quoted, place: 0..0 }
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.quoted { write!(f, "\"{}\"", self.text.replace('"', "\"\"")) } else { f.write_str(&self.text) }
    }
}

impl Test {
    /// Returns the values that the field is compared with.
    pub fn values(&self) -> &[Word] {
        match &self.comparison {
            Comparison::Exists => &[],
            Comparison::Order(_, value) => std::slice::from_ref(value),
            Comparison::Like(values) | Comparison::In(values) | Comparison::Has(values) => values,
        }
    }
}

impl fmt::Display for Test {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.field.fmt(f)?;
        match &self.comparison {
            Comparison::Exists => return Ok(()),
            Comparison::Order(operator, value) => return write!(f, " {} {value}", operator.sign()),
            Comparison::Like(_) => f.write_str(" ~ ")?,
            Comparison::In(_) => f.write_str(" in ")?,
            Comparison::Has(_) => f.write_str(" has ")?,
        }
        match self.values() {
            [value] => value.fmt(f),
            values => {
                for (at, value) in values.iter().enumerate() {
                    write!(f, "{}{value}", if at == 0 { "(" } else { ", " })?;
                }
                f.write_str(")")
            }
        }
    }
}

impl fmt::Display for Expression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let joined = |f: &mut fmt::Formatter<'_>, parts: &[Expression], word: &str| {
            for (at, part) in parts.iter().enumerate() {
                f.write_str(if at == 0 { "" } else { word })?;
                match part {
                    Expression::Any(_) => write!(f, "({part})")?,
                    Expression::All(_) if word == " and " => write!(f, "({part})")?,
                    _ => part.fmt(f)?,
                }
            }
            Ok(())
        };
        match self {
            Expression::All(parts) => joined(f, parts, " and "),
            Expression::Any(parts) => joined(f, parts, " or "),
            Expression::Not(part) if matches!(**part, Expression::All(_) | Expression::Any(_)) => {
                write!(f, "not ({part})")
            }
            Expression::Not(part) => write!(f, "not {part}"),
            Expression::Test(test) => test.fmt(f),
        }
    }
}

impl FromStr for Expression {
    type Err = ExpressionError;

    fn from_str(text: &str) -> Result<Expression, ExpressionError> {
        parse::parse(text)
    }
}
