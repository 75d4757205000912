//! Items of the extension of EnableFlags, those of unknown types included: all can be owned, changed and written.

use etwspec::requests::session::{EtwExtPidsItem, TraceEnableFlagExt, TraceEnableFlagExtHeader};

/// A header of six dwords with two items: three dwords of the type 9, which no source knows, and two of processes.
const BYTES: [u8; 24] = [
    6, 0, 2, 0, //
    3, 0, 9, 0, 0xAA, 0xBB, 0xCC, 0xDD, 1, 2, 3, 4, //
    2, 0, 2, 0, 0x2A, 0, 0, 0,
];

#[test]
fn an_item_of_an_unknown_kindcomes_back_with_its_data() {
    let header = TraceEnableFlagExtHeader::from_slice(&BYTES).expect("the bytes are whole");
    let [TraceEnableFlagExt::TraceEnableFlagExtDataItem(unknown), TraceEnableFlagExt::EtwExtPidsItem(pids)] =
        &header.item[..]
    else {
        panic!("other items: {header:?}")
    };
    assert_eq!((unknown.header.kind.0, &unknown.data[..]), (9, &[0xDDCC_BBAA, 0x0403_0201][..]));
    assert_eq!(pids.process_ids, [42]);
    assert!(header.rest.is_empty());
    assert_eq!(header.to_vec().as_deref(), Ok(&BYTES[..]));
}

#[test]
fn an_item_of_an_unknown_kindcan_be_put_beside_others() {
    let mut header = TraceEnableFlagExtHeader::from_slice(&BYTES).expect("the bytes are whole");
    let mut pids = EtwExtPidsItem { process_ids: vec![1, 2, 3], ..EtwExtPidsItem::default() };
    (pids.header.offset, pids.header.kind.0) = (4, 2);
    header.item[1] = TraceEnableFlagExt::EtwExtPidsItem(pids);
    header.length = 8;
    let written = header.to_vec().expect("the lengths agree");
    assert_eq!(written.len(), 32);
    assert_eq!(TraceEnableFlagExtHeader::from_slice(&written), Ok(header));
}
