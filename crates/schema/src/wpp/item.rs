//! Types of WPP arguments: which bytes a message contains, and how they are written.
//!
//! # Design
//!
//! WPP has one item type for signed and unsigned numbers, and the conversion in the message distinguishes them. The
//! item type is stored with the field, because it also determines the form of the value in the message. Fields are
//! decoded like fields of any other schema.

use std::sync::Arc;

use etwspec::headers::{TdhInType as In, TdhOutType as Out};
use etwspec_etl::payload::ValueNames;

use crate::argument::Form;
use crate::model::{Content, Length};

/// Names that an item type requires.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Names {
    /// None.
    None,
    /// A list of names of the numbers from 0.
    List,
    /// A list of names of the bits from the lowest.
    Bits,
    /// The name of an enumeration that the file lists.
    Enumeration,
    /// The same, of which each value is one or more bits.
    Flags,
}

/// An item type.
#[derive(Clone, Copy, Debug)]
pub(super) struct Item {
    name: &'static str,
    pub(super) in_type: In,
    out_type: Out,
    /// Size in bytes, if the type of the bytes does not state it.
    size: Option<u16>,
    pub(super) form: Form,
    pub(super) names: Names,
}

/// Shortens the table below.
const fn item(name: &'static str, in_type: In, out_type: Out, form: Form) -> Item {
    Item { name, in_type, out_type, size: None, form, names: Names::None }
}

const fn named(name: &'static str, in_type: In, form: Form, names: Names) -> Item {
    Item { name, in_type, out_type: Out::NULL, size: None, form, names }
}

const fn sized(name: &'static str, size: u16, out_type: Out, form: Form) -> Item {
    Item { name, in_type: In::BINARY, out_type, size: Some(size), form, names: Names::None }
}

/// All item types: types of `defaultwpp.ini`, types that drivers define by the documentation of complex types, and
/// types of older formats.
const ITEMS: &[Item] = &[
    item("ItemChar", In::INT8, Out::NULL, Form::Plain),
    item("ItemUChar", In::UINT8, Out::NULL, Form::Plain),
    item("ItemCharShort", In::INT8, Out::NULL, Form::Plain),
    item("ItemCharSign", In::INT8, Out::NULL, Form::Plain),
    item("ItemWChar", In::UNICODECHAR, Out::STRING, Form::Plain),
    item("ItemShort", In::INT16, Out::NULL, Form::Plain),
    item("ItemUShort", In::UINT16, Out::NULL, Form::Plain),
    item("ItemLong", In::INT32, Out::NULL, Form::Plain),
    item("ItemULong", In::UINT32, Out::NULL, Form::Plain),
    item("ItemULongX", In::HEXINT32, Out::NULL, Form::Plain),
    item("ItemLongLong", In::INT64, Out::NULL, Form::Plain),
    item("ItemQuad", In::INT64, Out::NULL, Form::Plain),
    item("ItemULongLong", In::UINT64, Out::NULL, Form::Plain),
    item("ItemUQuad", In::UINT64, Out::NULL, Form::Plain),
    item("ItemLongLongX", In::HEXINT64, Out::NULL, Form::Plain),
    item("ItemLongLongXX", In::HEXINT64, Out::NULL, Form::Plain),
    item("ItemLongLongO", In::UINT64, Out::NULL, Form::Plain),
    item("ItemPtr", In::POINTER, Out::NULL, Form::Plain),
    item("ItemFloat", In::FLOAT, Out::NULL, Form::General),
    item("ItemDouble", In::DOUBLE, Out::NULL, Form::General),
    item("ItemString", In::ANSISTRING, Out::NULL, Form::Plain),
    item("ItemRString", In::ANSISTRING, Out::REDUCEDSTRING, Form::Plain),
    item("ItemMLString", In::ANSISTRING, Out::NULL, Form::Plain),
    item("ItemWString", In::UNICODESTRING, Out::NULL, Form::Plain),
    item("ItemRWString", In::UNICODESTRING, Out::REDUCEDSTRING, Form::Plain),
    item("ItemPString", In::COUNTEDANSISTRING, Out::NULL, Form::Plain),
    item("ItemPWString", In::COUNTEDSTRING, Out::NULL, Form::Plain),
    item("ItemDSString", In::REVERSEDCOUNTEDANSISTRING, Out::NULL, Form::Plain),
    item("ItemDSWString", In::REVERSEDCOUNTEDSTRING, Out::NULL, Form::Plain),
    item("ItemNWString", In::NONNULLTERMINATEDSTRING, Out::NULL, Form::Plain),
    item("ItemGuid", In::GUID, Out::NULL, Form::Plain),
    item("ItemCLSID", In::GUID, Out::NULL, Form::Plain),
    item("ItemLIBID", In::GUID, Out::NULL, Form::Plain),
    item("ItemIID", In::GUID, Out::NULL, Form::Plain),
    item("ItemSid", In::SID, Out::NULL, Form::Plain),
    item("ItemIPAddr", In::UINT32, Out::IPV4, Form::Plain),
    sized("ItemIPV6Addr", 16, Out::IPV6, Form::Plain),
    item("ItemPort", In::UINT16, Out::PORT, Form::Plain),
    sized("ItemMACAddr", 6, Out::HEXBINARY, Form::HardwareAddress),
    item("ItemTimestamp", In::FILETIME, Out::NULL, Form::Plain),
    item("ItemDateTime", In::FILETIME, Out::NULL, Form::Plain),
    item("ItemTimeDelta", In::INT64, Out::NULL, Form::Duration),
    item("ItemWaitTime", In::INT64, Out::NULL, Form::Due),
    item("ItemNTSTATUS", In::UINT32, Out::NTSTATUS, Form::NtStatus),
    item("ItemHRESULT", In::UINT32, Out::HRESULT, Form::HResult),
    item("ItemWINERROR", In::UINT32, Out::WIN32ERROR, Form::Win32Error),
    item("ItemNDIS_STATUS", In::HEXINT32, Out::NULL, Form::NdisStatus),
    item("ItemNDIS_OID", In::HEXINT32, Out::NULL, Form::NdisOid),
    item("ItemChar4", In::UINT32, Out::NULL, Form::Characters),
    item("ItemHexDump", In::MANIFEST_COUNTEDBINARY, Out::NULL, Form::Plain),
    item("ItemHEXDump", In::MANIFEST_COUNTEDBINARY, Out::NULL, Form::Plain),
    item("ItemHexBytes", In::MANIFEST_COUNTEDBINARY, Out::NULL, Form::Plain),
    named("ItemListByte", In::UINT8, Form::List, Names::List),
    named("ItemListShort", In::UINT16, Form::List, Names::List),
    named("ItemListLong", In::UINT32, Form::List, Names::List),
    named("ItemSetByte", In::UINT8, Form::Set, Names::Bits),
    named("ItemSetShort", In::UINT16, Form::Set, Names::Bits),
    named("ItemSetLong", In::UINT32, Form::Set, Names::Bits),
    named("ItemEnum", In::UINT32, Form::Enumeration, Names::Enumeration),
    named("ItemFlagsEnum", In::UINT32, Form::Flags, Names::Flags),
];

impl Item {
    /// Returns the item type of a name.
    pub(super) fn find(name: &str) -> Option<&'static Item> {
        ITEMS.iter().find(|item| item.name == name)
    }

    /// Returns the content of a field of the type. The conversion in the message decides whether a number is signed, because
    /// WPP uses one item type for both.
    pub(super) fn content(&self, conversion: Option<char>, map: Option<Arc<ValueNames>>) -> Content {
        let (in_type, out_type) = match (self.in_type, self.form, conversion) {
            (In::INT8, Form::Plain, Some('c' | 'C')) => (In::ANSICHAR, self.out_type),
            (In::INT16, Form::Plain, Some('c' | 'C')) => (In::UNICODECHAR, self.out_type),
            (In::INT8, Form::Plain, Some('u' | 'o')) => (In::UINT8, self.out_type),
            (In::INT16, Form::Plain, Some('u' | 'o')) => (In::UINT16, self.out_type),
            (In::INT32, Form::Plain, Some('u' | 'o')) => (In::UINT32, self.out_type),
            (In::INT64, Form::Plain, Some('u' | 'o')) => (In::UINT64, self.out_type),
            (In::INT8 | In::UINT8, Form::Plain, Some('x' | 'X')) => (In::UINT8, Out::HEXINT8),
            (In::INT16 | In::UINT16, Form::Plain, Some('x' | 'X')) => (In::UINT16, Out::HEXINT16),
            (In::INT32 | In::UINT32, Form::Plain, Some('x' | 'X')) => (In::HEXINT32, self.out_type),
            (In::INT64 | In::UINT64, Form::Plain, Some('x' | 'X')) => (In::HEXINT64, self.out_type),
            (in_type, ..) => (in_type, self.out_type),
        };
        let length = self.size.map_or(Length::Unstated, Length::Fixed);
        Content::Value { in_type, out_type, length, map }
    }

    /// Returns the number of bits of the number.
    pub(super) fn bits(&self) -> u32 {
        match self.in_type {
            In::INT8 | In::UINT8 => 8,
            In::INT16 | In::UINT16 => 16,
            _ => 32,
        }
    }
}
