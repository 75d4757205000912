# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_payloads_stack
  title: Event Tracing for Windows, stack
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: Call stacks.
types:
  stack_trace_event_data_ptr32:
    -orig-id: STACK_TRACE_EVENT_DATA
    doc: |
      Addresses of a call stack that other events refer to by its key.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/KernelTraceEventParser.cs KernelTraceEventParser.cs
    seq:
      - id: stack_key
        -orig-id: StackKey
        type: u4
        doc: Key of the stack.
      - id: addresses
        -orig-id: Addresses
        type: u4
        repeat: expr
        repeat-expr: num_addresses
        doc: Stack addresses, innermost call first.
    instances:
      num_addresses:
        value: (_io.size - _io.pos) / 4
  stack_trace_event_data_ptr64:
    -orig-id: STACK_TRACE_EVENT_DATA
    doc: |
      Addresses of a call stack that other events refer to by its key.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/KernelTraceEventParser.cs KernelTraceEventParser.cs
    seq:
      - id: stack_key
        -orig-id: StackKey
        type: u8
        doc: Key of the stack.
      - id: addresses
        -orig-id: Addresses
        type: u8
        repeat: expr
        repeat-expr: num_addresses
        doc: Stack addresses, innermost call first.
    instances:
      num_addresses:
        value: (_io.size - _io.pos) / 8
  stack_walk_event_data_ptr32:
    -orig-id: STACK_WALK_EVENT_DATA
    doc: |
      Stack of a thread at the time of another event.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2993-L2999 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: time_stamp
        -orig-id: TimeStamp
        type: u8
        doc: Time stamp of the event that the stack belongs to.
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: Process ID of that event.
      - id: thread_id
        -orig-id: ThreadId
        type: u4
        doc: Thread ID of that event.
      - id: addresses
        -orig-id: Addresses
        type: u4
        repeat: expr
        repeat-expr: num_addresses
        doc: Return addresses, innermost first.
    instances:
      num_addresses:
        value: (_io.size - _io.pos) / 4
  stack_walk_event_data_ptr64:
    -orig-id: STACK_WALK_EVENT_DATA
    doc: |
      Stack of a thread at the time of another event.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2993-L2999 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: time_stamp
        -orig-id: TimeStamp
        type: u8
        doc: Time stamp of the event that the stack belongs to.
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: Process ID of that event.
      - id: thread_id
        -orig-id: ThreadId
        type: u4
        doc: Thread ID of that event.
      - id: addresses
        -orig-id: Addresses
        type: u8
        repeat: expr
        repeat-expr: num_addresses
        doc: Return addresses, innermost first.
    instances:
      num_addresses:
        value: (_io.size - _io.pos) / 8
  stack_walk_key_event_data_ptr32:
    -orig-id: STACK_WALK_KEY_EVENT_DATA
    doc: |
      Call stack of an event, by a key for which another event has the
      addresses.

      It starts like STACK_WALK_EVENT_DATA.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/KernelTraceEventParser.cs KernelTraceEventParser.cs
    seq:
      - id: time_stamp
        -orig-id: TimeStamp
        type: u8
        doc: Time stamp of the event that the stack belongs to.
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: thread_id
        -orig-id: ThreadId
        type: u4
      - id: stack_key
        -orig-id: StackKey
        type: u4
        doc: Key of the stack in the events that have the addresses.
  stack_walk_key_event_data_ptr64:
    -orig-id: STACK_WALK_KEY_EVENT_DATA
    doc: |
      Call stack of an event, by a key for which another event has the
      addresses.

      It starts like STACK_WALK_EVENT_DATA.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/KernelTraceEventParser.cs KernelTraceEventParser.cs
    seq:
      - id: time_stamp
        -orig-id: TimeStamp
        type: u8
        doc: Time stamp of the event that the stack belongs to.
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: thread_id
        -orig-id: ThreadId
        type: u4
      - id: stack_key
        -orig-id: StackKey
        type: u8
        doc: Key of the stack in the events that have the addresses.
