//! Values in expressions, and their comparison with values of events.

use std::cmp::Ordering;
use std::net::IpAddr;

use etwspec::Guid;
use etwspec_etl::LogFile;
use etwspec_etl::columns::Datum;
use etwspec_etl::filter::{FilterError, NamePattern, TimeBound};
use etwspec_etl::time::FileTime;

use crate::datum::{Comparable, Number};
use crate::expression::{Operator, Word};

/// A value in an expression.
#[derive(Clone, Debug)]
pub(crate) struct Operand {
    /// The text in lower case.
    text: String,
    kind: Kind,
}

/// Type of a value, by its spelling.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Kind {
    Number(Number),
    Bound(TimeBound),
    Time(FileTime),
    Address(IpAddr),
    /// Addresses that begin with the first bits of this one.
    Network(IpAddr, u32),
    Guid(Guid),
    Text,
}

impl Operand {
    /// Returns the value that a word states. A word in quotation marks is text or a time.
    pub(crate) fn new(word: &Word) -> Operand {
        let text = word.text.as_str();
        let time = || text.parse().ok().filter(|_| word.quoted || text.starts_with('+') || text.contains('-'));
        let kind = if let Some(bound) = time() {
            Kind::Bound(bound)
        } else if word.quoted {
            Kind::Text
        } else if let Some(number) = Number::parse_grouped(text) {
            Kind::Number(number)
        } else if let Ok(address) = text.parse::<IpAddr>() {
            Kind::Address(address.to_canonical())
        } else if let Some((address, bits)) = network(text) {
            Kind::Network(address, bits)
        } else {
            text.parse().map_or(Kind::Text, Kind::Guid)
        };
        Operand { text: lower(text), kind }
    }

    pub(crate) fn kind(&self) -> &Kind {
        &self.kind
    }

    /// Returns the number, if the value is one.
    pub(crate) fn number(&self) -> Option<Number> {
        if let Kind::Number(number) = self.kind { Some(number) } else { None }
    }

    /// Resolves a time that depends on a session.
    ///
    /// # Errors
    ///
    /// The errors of [`TimeBound::resolve`].
    pub(crate) fn resolve(&mut self, log_file: Option<&LogFile>) -> Result<(), FilterError> {
        if let Kind::Bound(bound) = self.kind {
            self.kind = Kind::Time(bound.resolve(log_file)?);
        }
        Ok(())
    }

    /// Compares a value of an event with this one. `None` if they are not of one type.
    fn order(&self, own: &Datum<'_>) -> Option<Ordering> {
        match self.kind {
            Kind::Number(number) => own.number()?.partial_cmp(&number),
            Kind::Time(time) => Some(own.time()?.cmp(&time)),
            Kind::Address(address) => Some(own.address()?.cmp(&address)),
            Kind::Guid(guid) => (own.guid()? == guid).then_some(Ordering::Equal),
            Kind::Text => Some(own.text().chars().flat_map(char::to_lowercase).cmp(self.text.chars())),
            Kind::Network(..) | Kind::Bound(_) => None,
        }
    }

    /// Returns whether a value of an event equals this one, or is in this network.
    pub(crate) fn equals(&self, own: &Datum<'_>) -> bool {
        match self.kind {
            Kind::Network(network, bits) => own.address().is_some_and(|own| prefix(own, bits) == prefix(network, bits)),
            _ => self.order(own) == Some(Ordering::Equal) || self.wraps(own) || self.is_text(&own.text()),
        }
    }

    /// Returns whether this negative number has the bits of a number of an event, which has 32 or 64 of them and no sign.
    fn wraps(&self, own: &Datum<'_>) -> bool {
        let Kind::Number(Number::Whole(number @ i128::MIN..0)) = self.kind else { return false };
        matches!(own.number(), Some(Number::Whole(own)) if [32, 64].iter().any(|bits| own == (1 << bits) + number))
    }

    /// Returns whether an operator is true of a value on its left side and this one. `None` if they cannot be compared.
    pub(crate) fn is(&self, operator: Operator, own: &Datum<'_>) -> Option<bool> {
        Some(match operator {
            Operator::Equal => self.equals(own),
            Operator::NotEqual => !self.equals(own),
            Operator::Less => self.order(own)?.is_lt(),
            Operator::LessOrEqual => self.order(own)?.is_le(),
            Operator::Greater => self.order(own)?.is_gt(),
            Operator::GreaterOrEqual => self.order(own)?.is_ge(),
        })
    }

    /// Returns whether a text equals the text of this value, in any case.
    pub(crate) fn is_text(&self, text: &str) -> bool {
        text.chars().flat_map(char::to_lowercase).eq(self.text.chars())
    }

    /// Returns whether a number has one of these bits, or a text is this one.
    pub(crate) fn is_in(&self, own: &Datum<'_>) -> bool {
        match (self.number(), own.number()) {
            (Some(mask), Some(own)) => mask.meets(own),
            _ => self.equals(own),
        }
    }
}

/// Pattern of a word.
pub(crate) fn pattern(word: &Word) -> NamePattern {
    NamePattern::new(&word.text)
}

fn lower(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).collect()
}

/// Parses a network: an address, a slash, and the number of bits that its addresses share.
fn network(text: &str) -> Option<(IpAddr, u32)> {
    let (address, bits) = text.split_once('/')?;
    let address: IpAddr = address.parse().ok()?;
    let most = if address.is_ipv4() { 32 } else { 128 };
    let bits = bits.parse().ok().filter(|bits| *bits <= most)?;
    Some((address, bits))
}

/// Returns the first bits of an address, and its length. Addresses of version 4 are not in networks of version 6.
fn prefix(address: IpAddr, bits: u32) -> (u128, bool) {
    let (number, most) = match address {
        IpAddr::V4(address) => (u128::from(address.to_bits()), 32),
        IpAddr::V6(address) => (address.to_bits(), 128),
    };
    (number.checked_shr(most - bits.min(most)).unwrap_or(0), address.is_ipv4())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn operand(text: &str) -> Operand {
        Operand::new(&Word { text: text.to_owned(), quoted: false, place: 0..0 })
    }

    #[test]
    fn spelling_determines_the_type() {
        let of = |text: &str| operand(text).kind;
        assert_eq!(of("4_096"), Kind::Number(Number::Whole(4096)));
        assert_eq!(of("-0x10"), Kind::Number(Number::Whole(-16)));
        assert!(matches!(of("1.5"), Kind::Number(Number::Real(_))));
        assert!(matches!(of("+1.5s"), Kind::Bound(TimeBound::AfterStart(15_000_000))));
        assert!(matches!(of("2021-05-04T18:02:11Z"), Kind::Bound(TimeBound::At(_))));
        assert!(matches!(of("10.0.0.1"), Kind::Address(_)));
        assert!(matches!(of("::1"), Kind::Address(_)));
        assert!(matches!(of("fe80::/10"), Kind::Network(_, 10)));
        assert!(matches!(of("{3d6fa8d1-fe05-11d0-9dda-00c04fd7ba7c}"), Kind::Guid(_)));
        for text in ["Running", "10.0.0.0/33", "0xg", "1e", "a.dll", "5ms"] {
            assert_eq!(of(text), Kind::Text, "{text}");
        }
        assert_eq!(Operand::new(&Word { quoted: true, ..Word::new("17") }).kind, Kind::Text);
    }

    #[test]
    fn negative_numbers_equal_numbers_without_a_sign() {
        let is = |value: &str, own: &str| operand(value).equals(&Datum::Text(own.into()));
        assert!(is("-1", "0xffffffff") && is("-1", "18446744073709551615") && is("-1073741819", "0xc0000005"));
        assert!(is("-1", "-1") && !is("-1", "0xfffffffe") && !is("1", "0xffffffff") && !is("-1", "0x1ffffffff"));
    }

    #[test]
    fn addresses_are_in_their_networks() {
        let is = |network: &str, address: &str| operand(network).equals(&Datum::Text(address.into()));
        assert!(is("10.0.0.0/8", "10.255.0.1") && is("0.0.0.0/0", "1.2.3.4") && is("10.1.2.3/32", "10.1.2.3"));
        assert!(is("10.0.0.0/8", "::ffff:10.1.2.3") && is("fe80::/10", "febf::1") && is("::/0", "::1"));
        assert!(!is("10.0.0.0/8", "11.0.0.1") && !is("::/0", "10.0.0.1") && !is("10.0.0.0/8", "text"));
        assert!(is("10.0.0.1", "::ffff:10.0.0.1") && is("::1", "0:0::1"));
    }
}
