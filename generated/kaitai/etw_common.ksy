# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_common
  title: Event Tracing for Windows, common
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: Values and structures shared by several families.
types:
  sid:
    -orig-id: SID
    doc: |
      Security identifier: the account that a process runs as.

      Releases unknown.
    doc-ref:
      - https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/winnt.h#L3211-L3216 winnt.h
    seq:
      - id: revision
        -orig-id: Revision
        type: u1
        doc: |
          1 in all known cases.
      - id: sub_authority_count
        -orig-id: SubAuthorityCount
        type: u1
        doc: Number of elements in SubAuthority, at most 15.
      - id: identifier_authority
        -orig-id: IdentifierAuthority
        size: 6
        doc: Issuer of the identifier, as a big-endian number.
      - id: sub_authority
        -orig-id: SubAuthority
        type: u4
        repeat: expr
        repeat-expr: num_sub_authority
        doc: Subauthorities, which distinguish identifiers of one issuer.
    instances:
      num_sub_authority:
        value: sub_authority_count
