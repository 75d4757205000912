# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_payloads_object
  title: Event Tracing for Windows, object
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: Objects and handles of the object manager.
types:
  etw_createdelete_object_event_ptr32:
    -orig-id: ETW_CREATEDELETE_OBJECT_EVENT
    doc: |
      Object created or deleted.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2727-L2731 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: object
        -orig-id: Object
        type: u4
      - id: object_type
        -orig-id: ObjectType
        type: u2
        doc: Index of the object type.
  etw_createdelete_object_event_ptr64:
    -orig-id: ETW_CREATEDELETE_OBJECT_EVENT
    doc: |
      Object created or deleted.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2727-L2731 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: object
        -orig-id: Object
        type: u8
      - id: object_type
        -orig-id: ObjectType
        type: u2
        doc: Index of the object type.
  etw_create_handle_event_ptr32:
    -orig-id: ETW_CREATE_HANDLE_EVENT
    doc: |
      Object handle created or closed.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2681-L2686 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: object
        -orig-id: Object
        type: u4
      - id: handle
        -orig-id: Handle
        type: u4
        doc: Handle. The highest bit marks a kernel handle.
      - id: object_type
        -orig-id: ObjectType
        type: u2
        doc: Index of the object type.
  etw_create_handle_event_ptr64:
    -orig-id: ETW_CREATE_HANDLE_EVENT
    doc: |
      Object handle created or closed.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2681-L2686 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: object
        -orig-id: Object
        type: u8
      - id: handle
        -orig-id: Handle
        type: u4
        doc: Handle. The highest bit marks a kernel handle.
      - id: object_type
        -orig-id: ObjectType
        type: u2
        doc: Index of the object type.
  etw_duplicate_handle_event_ptr32:
    -orig-id: ETW_DUPLICATE_HANDLE_EVENT
    doc: |
      Object handle duplicated.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2691-L2699 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: object
        -orig-id: Object
        type: u4
      - id: source_handle
        -orig-id: SourceHandle
        type: u4
        doc: Original handle. The highest bit marks a kernel handle.
      - id: target_handle
        -orig-id: TargetHandle
        type: u4
        doc: New handle. The highest bit marks a kernel handle.
      - id: target_process_id
        -orig-id: TargetProcessId
        type: u4
      - id: object_type
        -orig-id: ObjectType
        type: u2
        doc: Index of the object type.
      - id: source_process_id
        -orig-id: SourceProcessId
        type: u4
  etw_duplicate_handle_event_ptr64:
    -orig-id: ETW_DUPLICATE_HANDLE_EVENT
    doc: |
      Object handle duplicated.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2691-L2699 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: object
        -orig-id: Object
        type: u8
      - id: source_handle
        -orig-id: SourceHandle
        type: u4
        doc: Original handle. The highest bit marks a kernel handle.
      - id: target_handle
        -orig-id: TargetHandle
        type: u4
        doc: New handle. The highest bit marks a kernel handle.
      - id: target_process_id
        -orig-id: TargetProcessId
        type: u4
      - id: object_type
        -orig-id: ObjectType
        type: u2
        doc: Index of the object type.
      - id: source_process_id
        -orig-id: SourceProcessId
        type: u4
  etw_object_handle_event_ptr32:
    -orig-id: ETW_OBJECT_HANDLE_EVENT
    doc: |
      Existing handle, and its object.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2710-L2717 ntwmi.h
    seq:
      - id: object
        -orig-id: Object
        type: u4
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: ID of the process that owns the handle.
      - id: handle
        -orig-id: Handle
        type: u4
        doc: Handle. The highest bit marks a kernel handle.
      - id: object_type
        -orig-id: ObjectType
        type: u2
        doc: Index of the object type.
      - id: object_name
        -orig-id: ObjectName
        type: strz
        eos-error: false
  etw_object_handle_event_ptr64:
    -orig-id: ETW_OBJECT_HANDLE_EVENT
    doc: |
      Existing handle, and its object.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2710-L2717 ntwmi.h
    seq:
      - id: object
        -orig-id: Object
        type: u8
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: ID of the process that owns the handle.
      - id: handle
        -orig-id: Handle
        type: u4
        doc: Handle. The highest bit marks a kernel handle.
      - id: object_type
        -orig-id: ObjectType
        type: u2
        doc: Index of the object type.
      - id: object_name
        -orig-id: ObjectName
        type: strz
        eos-error: false
  etw_object_type_event:
    -orig-id: ETW_OBJECT_TYPE_EVENT
    doc: |
      Name of an object type.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2702-L2707 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: object_type
        -orig-id: ObjectType
        type: u2
        doc: Index of the object type in other events.
      - id: reserved
        -orig-id: Reserved
        type: u2
      - id: name
        -orig-id: Name
        type: strz
        eos-error: false
  etw_refderef_object_event_ptr32:
    -orig-id: ETW_REFDEREF_OBJECT_EVENT
    doc: |
      Object referenced or dereferenced.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2720-L2725 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: object
        -orig-id: Object
        type: u4
      - id: tag
        -orig-id: Tag
        type: u4
        doc: Tag of the reference, four characters.
      - id: count
        -orig-id: Count
        type: u4
        doc: Number of references added or dropped.
  etw_refderef_object_event_ptr64:
    -orig-id: ETW_REFDEREF_OBJECT_EVENT
    doc: |
      Object referenced or dereferenced.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2720-L2725 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: object
        -orig-id: Object
        type: u8
      - id: tag
        -orig-id: Tag
        type: u4
        doc: Tag of the reference, four characters.
      - id: count
        -orig-id: Count
        type: u4
        doc: Number of references added or dropped.
