//! A structure from its declaration in C, with offsets for both pointer sizes.
//!
//! Offsets are computed by [`crate::layout`], as for all tables.

use std::collections::{HashMap, HashSet};
use std::fmt::{self, Write as _};

use etwspec_catalog::axis::Pointer;
use lang_c::ast::{
    ArraySize, BinaryOperator, Constant, Declaration, DeclarationSpecifier, Declarator, DeclaratorKind,
    DerivedDeclarator, Expression, ExternalDeclaration, IntegerBase, SpecifierQualifier, StructDeclaration, StructKind,
    StructType, TypeSpecifier,
};
use lang_c::driver::{Config, Flavor, parse_preprocessed};
use lang_c::span::Node;

use super::head::{Head, by_pointer, formatted, quoted};
use super::path::path;
use etwspec_codegen::resolve::{Names, Type, scalar_of};
use etwspec_codegen::schema::Kind;
use etwspec_codegen::{context, did_you_mean, layout, load};

/// Reason why a declaration was not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CError {
    /// A problem at a line, and advice.
    At {
        /// Line, from 1.
        line: usize,
        /// The problem.
        message: String,
        /// Advice.
        help: String,
    },
    /// The text declares no such structure; those that it declares.
    NotDeclared(String, Vec<String>),
}

impl CError {
    fn at(line: usize, message: impl Into<String>, help: impl Into<String>) -> CError {
        CError::At { line, message: message.into(), help: help.into() }
    }
}

impl fmt::Display for CError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CError::At { line, message, help } => write!(f, "line {line}: {message}\n{help}"),
            CError::NotDeclared(name, found) if found.is_empty() => {
                write!(f, "no structure is declared\nwrite the declaration of `{name}`: typedef struct {{ … }} {name};")
            }
            CError::NotDeclared(name, found) => {
                write!(f, "`{name}` is not declared\nthe file declares {}", found.join(", "))
            }
        }
    }
}

/// Types of the tables, each with the names that C and Microsoft's headers also give to it.
const SYNONYMS: &[(&str, &str)] = &[
    ("UCHAR", "BYTE UINT8 uint8_t"),
    ("CHAR", "INT8 int8_t"),
    ("USHORT", "WORD UINT16 uint16_t"),
    ("SHORT", "INT16 int16_t"),
    ("WCHAR", "wchar_t"),
    ("ULONG", "DWORD UINT UINT32 uint32_t"),
    ("LONG", "INT INT32 BOOL int32_t"),
    ("ULONGLONG", "DWORD64 DWORDLONG UINT64 uint64_t ULARGE_INTEGER"),
    ("LONGLONG", "INT64 int64_t __int64"),
    ("SIZE_T", "size_t"),
    ("ULONG_PTR", "uintptr_t UINT_PTR DWORD_PTR"),
    ("PVOID", "LPVOID"),
];

/// Largest declaration that is read, in bytes.
const LIMIT: usize = 1 << 20;
/// Deepest nesting of brackets. The parser recurses.
const DEEPEST: usize = 40;

/// A member of a structure.
struct Member {
    name: Option<String>,
    shape: Shape,
    array: Option<Elements>,
}

enum Shape {
    Named(String),
    Union(Vec<Member>),
    Group(Vec<Member>),
    Bits(String, Vec<(Option<String>, u64)>),
}

/// The number of elements of an array.
enum Elements {
    Count(u64),
    Constant(String),
    Open,
}

/// Reads the declaration of `head.name` and returns its table.
///
/// # Errors
///
/// Returns a [`CError`] if the text is not a declaration in C, or contains types that the tables do not have.
pub fn from_c(head: &Head, text: &str, spec: &load::Spec) -> Result<String, CError> {
    let pack = pack(text);
    let (plain, defines) = plain(text)?;
    let names = Names::new(spec);
    let known = names.type_names().chain(SYNONYMS.iter().flat_map(|(_, names)| names.split(' ')));
    let typedefs: String = known.filter(|name| *name != head.name).map(|name| format!("typedef int {name};")).collect();
    let prelude = format!("{typedefs}typedef int VOID;\n");
    let source = format!("{prelude}{plain}");
    let config = Config { cpp_command: String::new(), cpp_options: Vec::new(), flavor: Flavor::StdC11 };
    let parsed = parse_preprocessed(&config, source).map_err(|error| {
        let before = error.source.get(..error.offset).unwrap_or(&error.source);
        let rest = &error.source[before.trim_end_matches(is_word).len()..];
        let end = rest.find(|char| !is_word(char)).filter(|end| *end > 0);
        let token = &rest[..end.unwrap_or(rest.chars().next().map_or(0, char::len_utf8))];
        let help = did_you_mean::nearest(token, names.type_names().collect::<Vec<_>>()).filter(|name| *name != token);
        let help = help.map(|name| format!("did you mean `{name}`?")).unwrap_or_else(|| {
            "types are those of types.toml, of other tables, and of C; macros are not expanded".to_owned()
        });
        let token = if token.is_empty() { "the end".to_owned() } else { format!("`{token}`") };
        let message = format!("{token} is not part of a declaration in C, or is a type that the tables do not have");
        CError::at(error.line.saturating_sub(1).max(1), message, help)
    })?;
    let reader = Reader { names: &names, defines: &defines, source: &parsed.source };
    let mut found = Vec::new();
    for declaration in &parsed.unit.0 {
        let ExternalDeclaration::Declaration(declaration) = &declaration.node else { continue };
        if let Some((structure, own)) = declared(&declaration.node) {
            if own.iter().any(|name| name.trim_start_matches('_') == head.name || *name == head.name) {
                let members = reader.members(structure)?;
                return table(head, &members, pack, spec, structure.kind.node == StructKind::Union);
            }
            found.extend(own.last().map(|name| (*name).to_owned()));
        }
    }
    Err(CError::NotDeclared(head.name.clone(), found))
}

/// Returns the structure of a declaration, with its tag and the names of its type.
fn declared(declaration: &Declaration) -> Option<(&StructType, Vec<&str>)> {
    let structure = declaration.specifiers.iter().find_map(|specifier| match &specifier.node {
        DeclarationSpecifier::TypeSpecifier(ty) => match &ty.node {
            TypeSpecifier::Struct(structure) if structure.node.declarations.is_some() => Some(&structure.node),
            _ => None,
        },
        _ => None,
    })?;
    let tag = structure.identifier.as_ref().map(|name| name.node.name.as_str());
    let names = declaration.declarators.iter().filter_map(|declared| name_of(&declared.node.declarator.node));
    Some((structure, tag.into_iter().chain(names).collect()))
}

fn name_of(declarator: &Declarator) -> Option<&str> {
    match &declarator.kind.node {
        DeclaratorKind::Identifier(name) => Some(&name.node.name),
        DeclaratorKind::Declarator(inner) => name_of(&inner.node),
        DeclaratorKind::Abstract => None,
    }
}

/// Returns the greatest alignment that the last `#pragma pack` sets.
fn pack(text: &str) -> Option<u32> {
    let pragmas = text.lines().filter_map(|line| line.trim().strip_prefix("#pragma")?.trim().strip_prefix("pack"));
    let mut numbers = pragmas.flat_map(|rest| rest.split([',', '(', ')']).filter_map(|part| part.trim().parse().ok()));
    numbers.rfind(|pack| [1, 2, 4, 8].contains(pack))
}

/// Returns the text without comments, directives and annotations, with the same lines, and the numbers that it defines.
fn plain(text: &str) -> Result<(String, HashMap<String, u64>), CError> {
    let mut branches = Branches::default();
    if text.len() > LIMIT {
        let message = "the file is larger than a declaration can be";
        return Err(CError::at(1, message, "keep the declaration of the structure only"));
    }
    let (mut out, mut rest) = (String::with_capacity(text.len()), text);
    while let Some(next) = rest.chars().next() {
        let length = if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if next == '#' && out.rsplit('\n').next().is_some_and(|line| line.trim().is_empty()) {
            let end = directive(rest);
            let line = out.matches('\n').count() + 1;
            branches.read(&rest[..end], &rest[end..]).map_err(|(message, help)| CError::at(line, message, help))?;
            end
        } else if branches.dropped() {
            rest.find('\n').map_or(rest.len(), |end| end.max(1))
        } else {
            out.push(next);
            rest = &rest[next.len_utf8()..];
            continue;
        };
        out.extend(rest[..length].chars().filter(|char| *char == '\n'));
        out.push(' ');
        rest = &rest[length..];
    }
    let mut depth = 0_usize;
    for (number, line) in (1..).zip(out.lines()) {
        for char in line.chars() {
            match char {
                '{' | '(' | '[' => depth += 1,
                '}' | ')' | ']' => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth > DEEPEST {
                let help = "keep the declaration of the structure only";
                return Err(CError::at(number, "brackets are nested too deeply", help));
            }
        }
    }
    Ok((annotations_removed(&out), branches.1))
}

/// Returns the length of a directive, with the lines that continue it.
fn directive(text: &str) -> usize {
    let mut end = 0;
    for line in text.split_inclusive('\n') {
        end += line.trim_end_matches('\n').len();
        if !line.trim_end().ends_with('\\') {
            break;
        }
        end += 1;
    }
    end.min(text.len())
}

/// The open branches of `#if`, and the numbers of `#define`. Only conditions whose value does not depend on a compiler are
/// evaluated.
#[derive(Default)]
struct Branches(Vec<Branch>, HashMap<String, u64>);

struct Branch {
    holds: bool,
    /// True if an earlier branch of the same `#if` is taken.
    held: bool,
}

impl Branches {
    /// Returns whether the text at this place is in a branch that is not taken.
    fn dropped(&self) -> bool {
        self.0.iter().any(|branch| !branch.holds)
    }

    /// Reads a directive. The error is a message and a help line.
    fn read(&mut self, directive: &str, after: &str) -> Result<(), (String, String)> {
        let text = directive.trim_start_matches('#').trim_start();
        let end = text.find(|char: char| !char.is_ascii_alphabetic()).unwrap_or(text.len());
        let (word, rest) = text.split_at(end);
        let condition = rest.split("/*").next().unwrap_or("").split("//").next().unwrap_or("").trim();
        let dropped = self.dropped();
        match word {
            "if" | "ifdef" | "ifndef" => {
                // Within a branch that is not taken, conditions have no effect.
                let holds = dropped || value(word, condition, after).ok_or_else(|| depends(directive, condition))?;
                self.0.push(Branch { holds, held: holds });
            }
            "elif" | "else" => {
                let Some(Branch { held, .. }) = self.0.pop() else {
                    return Err((format!("`#{word}` has no `#if`"), "remove the line".to_owned()));
                };
                let outer = self.dropped();
                let own = word == "else" || held || outer;
                let holds = own || value("if", condition, after).ok_or_else(|| depends(directive, condition))?;
                let holds = !held && holds;
                self.0.push(Branch { holds, held: held || holds });
            }
            "endif" => drop(self.0.pop()),
            "define" if !dropped => {
                let (name, value) = condition.split_once(char::is_whitespace).unwrap_or_default();
                let value = value.trim().trim_matches(['(', ')']).trim_end_matches(['u', 'U', 'l', 'L']);
                let number = match value.strip_prefix("0x") {
                    Some(digits) => u64::from_str_radix(digits, 16).ok(),
                    None => value.parse().ok(),
                };
                self.1.extend(number.map(|number| (name.to_owned(), number)));
            }
            _ => {}
        }
        Ok(())
    }
}

/// Returns the value of a condition, if it is the same for all compilers of C.
fn value(word: &str, condition: &str, after: &str) -> Option<bool> {
    let plain = condition.strip_prefix("defined").map(|name| name.trim_matches(['(', ')', ' ']));
    match word {
        "ifdef" if condition == "__cplusplus" => Some(false),
        "ifndef" if condition == "__cplusplus" => Some(true),
        // The guard of a header that is included several times.
        "ifndef" => {
            let define = after.trim_start().strip_prefix("#")?.trim_start().strip_prefix("define")?;
            (define.split_whitespace().next() == Some(condition)).then_some(true)
        }
        "if" if plain == Some("__cplusplus") => Some(false),
        "if" => condition.parse::<u64>().ok().map(|number| number != 0),
        _ => None,
    }
}

fn is_word(char: char) -> bool {
    char.is_ascii_alphanumeric() || char == '_'
}

/// Returns the message that the value of a condition is unknown.
fn depends(directive: &str, condition: &str) -> (String, String) {
    let names = condition.split(|char| !is_word(char)).filter(|name| !name.is_empty() && *name != "defined");
    let name = names.into_iter().find(|name| !name.starts_with(|char: char| char.is_ascii_digit()));
    let line = directive.lines().next().unwrap_or("").trim();
    let message = match name {
        Some(name) => format!("`{line}` depends on `{name}`, whose value is unknown"),
        None => format!("the condition of `{line}` is not evaluated"),
    };
    let help = "keep one branch; a field of one pointer size gets `pointer = 32` or `pointer = 64` in the table";
    (message, help.to_owned())
}

/// Removes annotations such as `_Field_size_(Count)` and words that change no layout, such as `UNALIGNED`.
fn annotations_removed(text: &str) -> String {
    let (mut out, mut rest) = (String::with_capacity(text.len()), text);
    while let Some(next) = rest.chars().next() {
        let end = rest.find(|char| !is_word(char)).unwrap_or(rest.len());
        if end == 0 {
            out.push(next);
            rest = &rest[next.len_utf8()..];
            continue;
        }
        let (word, after) = rest.split_at(end);
        rest = after;
        let annotation = word.len() > 2 && word.starts_with('_') && word.ends_with('_') && !word.starts_with("__");
        if annotation {
            if rest.trim_start().starts_with('(') {
                let close = matching(rest);
                out.extend(rest[..close].chars().filter(|char| *char == '\n'));
                rest = &rest[close..];
            }
        } else if !["UNALIGNED", "FAR", "CONST", "VOLATILE", "__unaligned", "__ptr64"].contains(&word) {
            out += word;
        }
    }
    out
}

/// Returns the end of the bracket that a text begins with.
fn matching(text: &str) -> usize {
    let mut depth = 0_usize;
    for (at, char) in text.char_indices() {
        match char {
            '(' => depth += 1,
            ')' if depth == 1 => return at + 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    text.len()
}

struct Reader<'r, 's> {
    names: &'r Names<'s>,
    /// The numbers that the file defines.
    defines: &'r HashMap<String, u64>,
    source: &'r str,
}

impl Reader<'_, '_> {
    fn error<T>(&self, at: &Node<T>, message: impl Into<String>, help: impl Into<String>) -> CError {
        // The first line declares the types.
        let before = self.source.get(..at.span.start).unwrap_or("");
        let line = before.matches('\n').count().max(1);
        CError::at(line, message, help)
    }

    /// Returns the text of a node.
    fn token<T>(&self, of: &Node<T>) -> &str {
        self.source.get(of.span.start..of.span.end).unwrap_or("").trim()
    }

    fn members(&self, structure: &StructType) -> Result<Vec<Member>, CError> {
        let (mut members, mut ended) = (Vec::new(), false);
        for declaration in structure.declarations.iter().flatten() {
            let StructDeclaration::Field(field) = &declaration.node else { continue };
            let field = &field.node;
            let types: Vec<&Node<TypeSpecifier>> = field
                .specifiers
                .iter()
                .filter_map(|specifier| match &specifier.node {
                    SpecifierQualifier::TypeSpecifier(ty) => Some(ty),
                    _ => None,
                })
                .collect();
            if field.declarators.is_empty() {
                members.push(Member { name: None, shape: self.shape(&types, declaration)?, array: None });
            }
            for declared in &field.declarators {
                let name = declared.node.declarator.as_ref().and_then(|declarator| name_of(&declarator.node));
                // Macros of Windows' headers that are empty if the compiler has unnamed members.
                let dummy = |name: &str| ["DUMMYSTRUCTNAME", "DUMMYUNIONNAME"].iter().any(|of| name.starts_with(of));
                let name = name.filter(|name| !dummy(name)).map(str::to_owned);
                if let Some(width) = &declared.node.bit_width {
                    let Some(width) = self.number(&width.node) else {
                        return Err(self.error(width, "the width of the bits is not a number", "write the number"));
                    };
                    let Shape::Named(unit) = self.shape(&types, declaration)? else {
                        return Err(self.error(declaration, "bits have an integer type", "correct the type"));
                    };
                    let bits = scalar_of(self.names, &unit).map_or(0, |scalar| 8 * scalar.size(Pointer::Bits64));
                    if width > u64::from(bits) || width == 0 && name.is_some() {
                        let message = format!("`{}` has no width from 1 to {bits}", self.token(declared));
                        return Err(self.error(declared, message, format!("`{unit}` has {bits} bits")));
                    }
                    if width == 0
                        && let Some(Member { shape: Shape::Bits(last, _), .. }) = members.last()
                        && *last != unit
                    {
                        let message = format!("`{unit} : 0` ends bits of another type, {last}");
                        return Err(self.error(declaration, message, "write the bytes between as a member"));
                    }
                    ended |= width == 0;
                    if width > 0 {
                        self.push_bits(&mut members, unit, (name, width), std::mem::take(&mut ended));
                    }
                    continue;
                }
                let derived = declared.node.declarator.iter().flat_map(|declarator| all_derived(&declarator.node));
                let (mut pointer, mut array) = (0, None);
                for part in derived {
                    match part {
                        DerivedDeclarator::Pointer(_) => pointer += 1,
                        DerivedDeclarator::Function(_)
                        | DerivedDeclarator::KRFunction(_)
                        | DerivedDeclarator::Block(_) => {
                            pointer = 2;
                        }
                        DerivedDeclarator::Array(size) => {
                            let elements = self.elements(&size.node.size).ok_or_else(|| {
                                let message = format!(
                                    "the length of the array is unknown: `{}`",
                                    self.token(size).trim_matches(['[', ']'])
                                );
                                self.error(size, message, "write a number, or a constant of the tables")
                            })?;
                            array = Some(match (array, elements) {
                                (None, elements) => elements,
                                (Some(Elements::Count(a)), Elements::Count(b)) => Elements::Count(a.saturating_mul(b)),
                                _ => {
                                    let message = format!("the array has several lengths: `{}`", self.token(declared));
                                    return Err(self.error(size, message, "write their product"));
                                }
                            });
                        }
                    }
                }
                let shape = match pointer {
                    0 => self.shape(&types, declaration)?,
                    1 => Shape::Named(self.pointer_to(&types)),
                    _ => Shape::Named("PVOID".to_owned()),
                };
                members.push(Member { name, shape, array });
            }
        }
        if let Some(name) = repeated(&members, &mut HashSet::new()) {
            let mut rows = structure.declarations.iter().flatten().rev();
            let row = rows.find(|row| self.token(row).split(|char| !is_word(char)).any(|word| word == name));
            let message = format!("two members are called `{name}`");
            return Err(match row {
                Some(row) => self.error(row, message, "rename one of them"),
                None => CError::at(1, message, "rename one of them"),
            });
        }
        Ok(members)
    }

    /// Adds bits to the unit before, if it has the same type, is not full, and has not `ended` by bits of width 0.
    fn push_bits(&self, members: &mut Vec<Member>, unit: String, bit: (Option<String>, u64), ended: bool) {
        let size = scalar_of(self.names, &unit).map_or(0, |scalar| scalar.size(Pointer::Bits64));
        if let Some(Member { shape: Shape::Bits(last, bits), .. }) = members.last_mut() {
            let used: u64 = bits.iter().map(|(_, width)| width).sum();
            if !ended && *last == unit && used + bit.1 <= u64::from(size) * 8 {
                bits.push(bit);
                return;
            }
        }
        members.push(Member { name: None, shape: Shape::Bits(unit, vec![bit]), array: None });
    }

    fn pointer_to(&self, types: &[&Node<TypeSpecifier>]) -> String {
        let named = types.iter().find_map(|ty| match &ty.node {
            TypeSpecifier::TypedefName(name) => Some(name.node.name.as_str()),
            TypeSpecifier::Struct(structure) => {
                Some(structure.node.identifier.as_ref()?.node.name.trim_start_matches('_'))
            }
            _ => None,
        });
        match named.filter(|name| matches!(self.names.ty(name), Some(Type::Struct(_)))) {
            Some(name) => format!("{name} *"),
            None => "PVOID".to_owned(),
        }
    }

    fn shape<T>(&self, types: &[&Node<TypeSpecifier>], at: &Node<T>) -> Result<Shape, CError> {
        let (mut unsigned, mut long, mut base) = (false, 0, None);
        for ty in types {
            match &ty.node {
                TypeSpecifier::Struct(structure) if structure.node.declarations.is_some() => {
                    let members = self.members(&structure.node)?;
                    return Ok(match structure.node.kind.node {
                        StructKind::Union => Shape::Union(members),
                        StructKind::Struct => Shape::Group(members),
                    });
                }
                TypeSpecifier::Struct(structure) => {
                    let name = structure.node.identifier.as_ref().map_or("", |name| name.node.name.as_str());
                    return self.named(name.trim_start_matches('_'), at);
                }
                TypeSpecifier::Enum(set) => {
                    if set.node.identifier.is_none() {
                        let message = format!("`{}` has no name", self.token(ty));
                        return Err(self.error(ty, message, "write its values with `new enum`, and its name here"));
                    }
                    let name = set.node.identifier.as_ref().map_or("", |name| name.node.name.as_str());
                    return self.named(name.trim_start_matches('_'), at);
                }
                TypeSpecifier::TypedefName(name) => return self.named(&name.node.name, ty),
                TypeSpecifier::Unsigned => unsigned = true,
                TypeSpecifier::Long => long += 1,
                TypeSpecifier::Char => base = Some(["CHAR", "UCHAR"]),
                TypeSpecifier::Short => base = Some(["SHORT", "USHORT"]),
                TypeSpecifier::Bool => return Ok(Shape::Named("BOOLEAN".to_owned())),
                TypeSpecifier::Int | TypeSpecifier::Signed => {}
                _ => {
                    let message = format!("the tables have no such type: `{}`", self.token(ty));
                    return Err(self.error(ty, message, "use an integer of the same size"));
                }
            }
        }
        // An int and a long of Windows have 32 bits.
        let [signed, plain] = base.unwrap_or(if long > 1 { ["LONGLONG", "ULONGLONG"] } else { ["LONG", "ULONG"] });
        self.named(if unsigned { plain } else { signed }, at)
    }

    fn named<T>(&self, name: &str, at: &Node<T>) -> Result<Shape, CError> {
        if self.names.ty(name).is_some() {
            return Ok(Shape::Named(name.to_owned()));
        }
        let is_synonym = |names: &str| names.split(' ').any(|other| other == name);
        if let Some((own, _)) = SYNONYMS.iter().find(|(own, names)| is_synonym(names) && self.names.ty(own).is_some()) {
            return Ok(Shape::Named((*own).to_owned()));
        }
        let help = did_you_mean::help(name, self.names.type_names().collect::<Vec<_>>());
        let help = help.unwrap_or_else(|| "add its table first".to_owned());
        Err(self.error(at, format!("unknown type `{name}`"), help))
    }

    fn elements(&self, size: &ArraySize) -> Option<Elements> {
        match size {
            ArraySize::Unknown | ArraySize::VariableUnknown => Some(Elements::Open),
            ArraySize::VariableExpression(count) | ArraySize::StaticExpression(count) => match &count.node {
                Expression::Identifier(name) if name.node.name == "ANYSIZE_ARRAY" => Some(Elements::Open),
                Expression::Identifier(name) if !self.names.constants(&name.node.name).is_empty() => {
                    Some(Elements::Constant(name.node.name.clone()))
                }
                expression => self.number(expression).map(Elements::Count),
            },
        }
    }

    fn number(&self, expression: &Expression) -> Option<u64> {
        match expression {
            Expression::Constant(constant) => match &constant.node {
                Constant::Integer(integer) => {
                    let radix = match integer.base {
                        IntegerBase::Decimal => 10,
                        IntegerBase::Octal => 8,
                        IntegerBase::Hexadecimal => 16,
                        IntegerBase::Binary => 2,
                    };
                    let digits = if integer.number.is_empty() { "0" } else { &*integer.number };
                    u64::from_str_radix(digits, radix).ok()
                }
                _ => None,
            },
            Expression::Identifier(name) => match self.defines.get(&name.node.name) {
                Some(number) => Some(*number),
                None => Some(self.names.constants(&name.node.name).first()?.number()?.1),
            },
            Expression::BinaryOperator(both) => {
                let (left, right) = (self.number(&both.node.lhs.node)?, self.number(&both.node.rhs.node)?);
                match both.node.operator.node {
                    BinaryOperator::Plus => left.checked_add(right),
                    BinaryOperator::Minus => left.checked_sub(right),
                    BinaryOperator::Multiply => left.checked_mul(right),
                    BinaryOperator::Divide => left.checked_div(right),
                    BinaryOperator::ShiftLeft => left.checked_shl(u32::try_from(right).ok()?),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}

/// Returns a name that two members of one scope have.
fn repeated<'m>(members: &'m [Member], names: &mut HashSet<&'m str>) -> Option<&'m str> {
    members.iter().find_map(|member| {
        let own = member.name.as_deref().filter(|name| !names.insert(*name));
        own.or_else(|| match &member.shape {
            Shape::Union(inner) | Shape::Group(inner) if member.name.is_none() => repeated(inner, names),
            Shape::Bits(_, bits) => {
                bits.iter().filter_map(|(name, _)| name.as_deref()).find(|name| !names.insert(*name))
            }
            _ => None,
        })
    })
}

fn all_derived(declarator: &Declarator) -> Vec<&DerivedDeclarator> {
    let mut all: Vec<_> = declarator.derived.iter().map(|part| &part.node).collect();
    if let DeclaratorKind::Declarator(inner) = &declarator.kind.node {
        all.extend(all_derived(&inner.node));
    }
    all
}

/// Offset or size for 32-bit and 64-bit data.
type Both = (u32, u32);

fn table(head: &Head, members: &[Member], pack: Option<u32>, spec: &load::Spec, union: bool) -> Result<String, CError> {
    let rows: Vec<String> = if union {
        vec![format!("union = [{}]\n", list(members))]
    } else {
        members.iter().map(|member| keys(member).join("\n") + "\n").collect()
    };
    let help = "check the lengths of its arrays and the types of its members";
    let computed = lay_out(head, &rows, pack, spec).ok_or_else(|| CError::at(1, "the layout cannot be computed", help));
    let (offsets, size) = computed?;
    Ok(formatted(Kind::Struct, text(head, &rows, pack, Some((&offsets, size)))))
}

fn text(head: &Head, rows: &[String], pack: Option<u32>, computed: Option<(&[Both], Both)>) -> String {
    let mut out = String::from("# Offsets are those that C's layout rules give to the declaration.\n");
    let _ = writeln!(out, "name = {}", quoted(&head.name));
    out += &(head.module() + &head.summary());
    if let Some((_, size)) = computed {
        let _ = writeln!(out, "size = {}", by_pointer(size.0, size.1));
    }
    if let Some(pack) = pack {
        let _ = writeln!(out, "pack = {pack}");
    }
    out += &head.sources();
    for (nth, row) in rows.iter().enumerate() {
        out += "\n[[field]]\n";
        if let Some(at) = computed.and_then(|(offsets, _)| offsets.get(nth)) {
            let _ = writeln!(out, "at = {}", by_pointer(at.0, at.1));
        }
        out += row;
    }
    out
}

/// Offsets of the rows, and the size, for both pointer sizes.
fn lay_out(head: &Head, rows: &[String], pack: Option<u32>, spec: &load::Spec) -> Option<(Vec<Both>, Both)> {
    let mut texts: Vec<_> = spec.files.files.iter().map(|file| (file.path.clone(), file.text.clone())).collect();
    let path = path(Kind::Struct, &head.name)?;
    texts.retain(|(other, _)| *other != path);
    texts.push((path.clone(), text(head, rows, pack, None)));
    // Invalid tables and placeholders do not change the layout.
    let spec = load::draft_from_texts(texts).ok()?.spec;
    let context = context(&spec);
    let file = spec.structs.iter().find(|file| spec.files.get(file.file).is_some_and(|source| source.path == path))?;
    let newest = context.axis.stops.len().checked_sub(1)?;
    let [narrow, wide] =
        [Pointer::Bits32, Pointer::Bits64].map(|pointer| layout::place(&context, file, newest, pointer));
    let complete = narrow.complete && wide.complete && narrow.fields.len() == rows.len();
    let offsets = narrow.fields.iter().zip(&wide.fields).map(|(narrow, wide)| (narrow.offset, wide.offset)).collect();
    (complete && wide.size < layout::HUGE).then_some((offsets, (narrow.size, wide.size)))
}

/// Returns the keys of a member, one each.
fn keys(member: &Member) -> Vec<String> {
    let mut keys = Vec::new();
    keys.extend(member.name.as_ref().map(|name| format!("name = {}", quoted(name))));
    match &member.shape {
        Shape::Named(ty) => keys.push(format!("type = {}", quoted(ty))),
        Shape::Union(members) => keys.push(format!("union = [{}]", list(members))),
        Shape::Group(members) => match (&member.name, &member.array, members.as_slice()) {
            // A structure without a name that has one unit of bits is this unit.
            (None, None, [Member { shape: Shape::Bits(..), .. }]) => keys.extend(self::keys(&members[0])),
            _ => keys.push(format!("struct = [{}]", list(members))),
        },
        Shape::Bits(unit, bits) => {
            let bit = |(name, width): &(Option<String>, u64)| match name {
                Some(name) => format!("{{ name = {}, width = {width} }}", quoted(name)),
                None => format!("{{ width = {width}, unknown = true }}"),
            };
            keys.push(format!("unit = {}", quoted(unit)));
            keys.push(format!("bits = [{}]", bits.iter().map(bit).collect::<Vec<_>>().join(", ")));
        }
    }
    match &member.array {
        Some(Elements::Count(count)) => keys.push(format!("count = {count}")),
        Some(Elements::Constant(name)) => keys.push(format!("count = {}", quoted(name))),
        Some(Elements::Open) => keys.push("open = true".to_owned()),
        None => {}
    }
    keys
}

fn list(members: &[Member]) -> String {
    members.iter().map(|member| format!("{{ {} }}", keys(member).join(", "))).collect::<Vec<_>>().join(", ")
}
