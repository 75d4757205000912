# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_buffers
  title: Event Tracing for Windows, buffers
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  imports:
    - etw_headers
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: Trace buffers.
types:
  etw_buffer_context_v6_0:
    -orig-id: ETW_BUFFER_CONTEXT
    doc: |
      Processor and logger of a trace buffer.

      Documented for 6.0..6.1.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_client_context.htm WMI_CLIENT_CONTEXT
      - https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/evntrace.h#L643-L652 evntrace.h
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h ntwmi.h
    seq:
      - id: processor_number
        -orig-id: ProcessorNumber
        type: u1
        doc: Processor number.
      - id: alignment
        -orig-id: Alignment
        type: u1
        doc: |
          8 in traces of 6.1, the alignment of events. Unit: bytes.
      - id: logger_id
        -orig-id: LoggerId
        type: u2
        doc: Logger ID, which identifies the event tracing session.
  etw_buffer_context:
    -orig-id: ETW_BUFFER_CONTEXT
    doc: |
      Processor and logger of a trace buffer.

      Replaces WMI_CLIENT_CONTEXT. Consumers receive a copy of it with each
      event, as BufferContext.

      Documented for 6.2+, assumed unchanged after 2004.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_client_context.htm WMI_CLIENT_CONTEXT
      - https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/evntrace.h#L643-L652 evntrace.h
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h ntwmi.h
    seq:
      - id: unnamed_00
        size: 2
        type: unnamed_00_union
      - id: logger_id
        -orig-id: LoggerId
        type: u2
        doc: Logger ID, which identifies the event tracing session.
    instances:
      processor_number:
        value: unnamed_00.unnamed_00.processor_number
      alignment:
        value: unnamed_00.unnamed_00.alignment
      processor_index:
        value: unnamed_00.processor_index
    types:
      unnamed_00_struct:
        seq:
          - id: processor_number
            -orig-id: ProcessorNumber
            type: u1
            doc: Processor number, as in releases before 6.2.
          - id: alignment
            -orig-id: Alignment
            type: u1
            doc: |
              Alignment of events, always 8. Unit: bytes.
      unnamed_00_union:
        instances:
          unnamed_00:
            pos: 0
            type: unnamed_00_struct
          processor_index:
            -orig-id: ProcessorIndex
            pos: 0
            type: u2
            doc: Processor index, in the bits of ETW_PROCESSOR_INDEX_MASK.
  etw_ref_clock:
    -orig-id: ETW_REF_CLOCK
    doc: |
      Reference time of a session, on two clocks.

      The kernel stores it for each logger from 6.0. Trace buffers have room for
      it from 6.1.

      Documented for 6.0+, assumed unchanged after 2004.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L418-L422 ntwmi.h
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/ntos/etwp/wmi_logger_context/index.htm WMI_LOGGER_CONTEXT
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_buffer_header/index.htm WMI_BUFFER_HEADER
    seq:
      - id: start_time
        -orig-id: StartTime
        type: s8
        doc: Reference time.
      - id: start_perf_clock
        -orig-id: StartPerfClock
        type: s8
        doc: |
          The same moment on the performance clock. Unit: performance counter
          ticks.
  list_entry_ptr32:
    -orig-id: LIST_ENTRY
    doc: |
      Link of a doubly linked list in memory.

      The addresses are meaningless in a file.

      Documented for 5.0+ (32-bit), assumed unchanged after 2004.
    doc-ref:
      - https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/winnt.h#L652-L655 winnt.h
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_buffer_header/index.htm WMI_BUFFER_HEADER
    seq:
      - id: flink
        -orig-id: Flink
        type: u4
        doc: Next link.
      - id: blink
        -orig-id: Blink
        type: u4
        doc: Previous link.
  list_entry_ptr64:
    -orig-id: LIST_ENTRY
    doc: |
      Link of a doubly linked list in memory.

      The addresses are meaningless in a file.

      Documented for 5.0+ (64-bit), assumed unchanged after 2004.
    doc-ref:
      - https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/winnt.h#L652-L655 winnt.h
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_buffer_header/index.htm WMI_BUFFER_HEADER
    seq:
      - id: flink
        -orig-id: Flink
        type: u8
        doc: Next link.
      - id: blink
        -orig-id: Blink
        type: u8
        doc: Previous link.
  single_list_entry_ptr32:
    -orig-id: SINGLE_LIST_ENTRY
    doc: |
      Link of a singly linked list in memory.

      The address is meaningless in a file.

      Documented for 5.0+ (32-bit), assumed unchanged after 2004.
    doc-ref:
      - https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/winnt.h#L657-L659 winnt.h
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_buffer_header/index.htm WMI_BUFFER_HEADER
    seq:
      - id: next
        -orig-id: Next
        type: u4
        doc: Next link.
  single_list_entry_ptr64:
    -orig-id: SINGLE_LIST_ENTRY
    doc: |
      Link of a singly linked list in memory.

      The address is meaningless in a file.

      Documented for 5.0+ (64-bit), assumed unchanged after 2004.
    doc-ref:
      - https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/winnt.h#L657-L659 winnt.h
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_buffer_header/index.htm WMI_BUFFER_HEADER
    seq:
      - id: next
        -orig-id: Next
        type: u8
        doc: Next link.
  wmi_buffer_header_v5_0_ptr32:
    -orig-id: WMI_BUFFER_HEADER
    doc: |
      Header of a trace buffer, in memory and in a log file.

      Documented for 5.0 (32-bit).
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_buffer_header/index.htm WMI_BUFFER_HEADER
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L492-L529 ntwmi.h
    seq:
      - id: unnamed_00
        size: 48
        type: unnamed_00_union
        doc: Fields that overlay a WNODE_HEADER.
      - id: offset
        -orig-id: Offset
        type: u4
        doc: |
          Size of the part of the buffer in use when it was flushed. It can
          exceed SavedOffset, in which case events continue up to this offset.
          In files, filler follows the larger of the two: 0xFF, in some first
          buffers after zeros. Unit: bytes.
      - id: events_lost
        -orig-id: EventsLost
        type: u4
        doc: Number of lost events.
      - id: unnamed_38
        size: 16
        type: unnamed_38_union
        doc: Logger data at the end of the header.
    instances:
      wnode:
        value: unnamed_00.wnode
      reserved1:
        value: unnamed_00.unnamed_00.reserved1
      reserved2:
        value: unnamed_00.unnamed_00.reserved2
      reserved3:
        value: unnamed_00.unnamed_00.reserved3
      entry:
        value: unnamed_00.unnamed_00.entry
      reference_count:
        value: unnamed_00.unnamed_00_2.reference_count
      saved_offset:
        value: unnamed_00.unnamed_00_2.saved_offset
      current_offset:
        value: unnamed_00.unnamed_00_2.current_offset
      use_perf_clock:
        value: unnamed_00.unnamed_00_2.use_perf_clock
      time_stamp:
        value: unnamed_00.unnamed_00_2.time_stamp
      guid:
        value: unnamed_00.unnamed_00_2.guid
      client_context:
        value: unnamed_00.unnamed_00_2.client_context
      flags:
        value: unnamed_00.unnamed_00_2.flags
      instance_guid:
        value: unnamed_38.instance_guid
      logger_context:
        value: unnamed_38.unnamed_38.logger_context
      global_entry:
        value: unnamed_38.unnamed_38.global_entry
    types:
      unnamed_00_struct:
        seq:
          - id: reserved1
            -orig-id: Reserved1
            type: u8
          - id: reserved2
            -orig-id: Reserved2
            type: u8
          - id: reserved3
            -orig-id: Reserved3
            type: s8
          - id: entry
            -orig-id: Entry
            type: list_entry_ptr32
            doc: Link in the list of free buffers.
      unnamed_00_2_struct:
        seq:
          - id: reference_count
            -orig-id: ReferenceCount
            type: s4
            doc: |
              Number of references that the logger has to the buffer. From 6.0
              it is at 0x0C.
          - id: saved_offset
            -orig-id: SavedOffset
            type: u4
            doc: |
              Size of the valid part of the buffer, including this header. Unit:
              bytes.
          - id: current_offset
            -orig-id: CurrentOffset
            type: u4
            doc: |
              Offset at which the logger writes the next event. Unit: bytes.
          - id: use_perf_clock
            -orig-id: UsePerfClock
            type: u4
            doc: Purpose unknown.
          - id: time_stamp
            -orig-id: TimeStamp
            type: s8
            doc: Time at which the buffer was flushed.
          - id: guid
            -orig-id: Guid
            size: 16
            doc: At the offset of Guid in WNODE_HEADER.
          - id: client_context
            -orig-id: ClientContext
            type: wmi_client_context
            doc: Processor and logger of the buffer.
          - id: flags
            -orig-id: Flags
            type: u4
            doc: State of the buffer. No use of single bits was observed.
      unnamed_00_union:
        instances:
          wnode:
            -orig-id: Wnode
            pos: 0
            type: etw_headers::wnode_header_ptr32
            doc: Header from which the structure is derived.
          unnamed_00:
            pos: 0
            type: unnamed_00_struct
            doc: List links in memory.
          unnamed_00_2:
            pos: 0
            type: unnamed_00_2_struct
            doc: Fields that 6.1 retains without the WNODE_HEADER.
      unnamed_38_struct:
        seq:
          - id: logger_context
            -orig-id: LoggerContext
            type: u4
            doc: Pointer to the kernel's logger structure.
          - id: global_entry
            -orig-id: GlobalEntry
            type: single_list_entry_ptr32
            doc: Link in the logger's global list.
      unnamed_38_union:
        instances:
          instance_guid:
            -orig-id: InstanceGuid
            pos: 0
            size: 16
            doc: Purpose unknown.
          unnamed_38:
            pos: 0
            type: unnamed_38_struct
  wmi_buffer_header_v5_0_ptr64:
    -orig-id: WMI_BUFFER_HEADER
    doc: |
      Header of a trace buffer, in memory and in a log file.

      Documented for 5.0 (64-bit).
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_buffer_header/index.htm WMI_BUFFER_HEADER
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L492-L529 ntwmi.h
    seq:
      - id: unnamed_00
        size: 48
        type: unnamed_00_union
        doc: Fields that overlay a WNODE_HEADER.
      - id: offset
        -orig-id: Offset
        type: u4
        doc: |
          Size of the part of the buffer in use when it was flushed. It can
          exceed SavedOffset, in which case events continue up to this offset.
          In files, filler follows the larger of the two: 0xFF, in some first
          buffers after zeros. Unit: bytes.
      - id: events_lost
        -orig-id: EventsLost
        type: u4
        doc: Number of lost events.
      - id: unnamed_38
        size: 16
        type: unnamed_38_union
        doc: Logger data at the end of the header.
    instances:
      wnode:
        value: unnamed_00.wnode
      reserved1:
        value: unnamed_00.unnamed_00.reserved1
      reserved2:
        value: unnamed_00.unnamed_00.reserved2
      reserved3:
        value: unnamed_00.unnamed_00.reserved3
      entry:
        value: unnamed_00.unnamed_00.entry
      reference_count:
        value: unnamed_00.unnamed_00_2.reference_count
      saved_offset:
        value: unnamed_00.unnamed_00_2.saved_offset
      current_offset:
        value: unnamed_00.unnamed_00_2.current_offset
      use_perf_clock:
        value: unnamed_00.unnamed_00_2.use_perf_clock
      time_stamp:
        value: unnamed_00.unnamed_00_2.time_stamp
      guid:
        value: unnamed_00.unnamed_00_2.guid
      client_context:
        value: unnamed_00.unnamed_00_2.client_context
      flags:
        value: unnamed_00.unnamed_00_2.flags
      instance_guid:
        value: unnamed_38.instance_guid
      logger_context:
        value: unnamed_38.unnamed_38.logger_context
      global_entry:
        value: unnamed_38.unnamed_38.global_entry
    types:
      unnamed_00_struct:
        seq:
          - id: reserved1
            -orig-id: Reserved1
            type: u8
          - id: reserved2
            -orig-id: Reserved2
            type: u8
          - id: reserved3
            -orig-id: Reserved3
            type: s8
          - id: entry
            -orig-id: Entry
            type: list_entry_ptr64
            doc: Link in the list of free buffers.
      unnamed_00_2_struct:
        seq:
          - id: reference_count
            -orig-id: ReferenceCount
            type: s4
            doc: |
              Number of references that the logger has to the buffer. From 6.0
              it is at 0x0C.
          - id: saved_offset
            -orig-id: SavedOffset
            type: u4
            doc: |
              Size of the valid part of the buffer, including this header. Unit:
              bytes.
          - id: current_offset
            -orig-id: CurrentOffset
            type: u4
            doc: |
              Offset at which the logger writes the next event. Unit: bytes.
          - id: use_perf_clock
            -orig-id: UsePerfClock
            type: u4
            doc: Purpose unknown.
          - id: time_stamp
            -orig-id: TimeStamp
            type: s8
            doc: Time at which the buffer was flushed.
          - id: guid
            -orig-id: Guid
            size: 16
            doc: At the offset of Guid in WNODE_HEADER.
          - id: client_context
            -orig-id: ClientContext
            type: wmi_client_context
            doc: Processor and logger of the buffer.
          - id: flags
            -orig-id: Flags
            type: u4
            doc: State of the buffer. No use of single bits was observed.
      unnamed_00_union:
        instances:
          wnode:
            -orig-id: Wnode
            pos: 0
            type: etw_headers::wnode_header_ptr64
            doc: Header from which the structure is derived.
          unnamed_00:
            pos: 0
            type: unnamed_00_struct
            doc: List links in memory.
          unnamed_00_2:
            pos: 0
            type: unnamed_00_2_struct
            doc: Fields that 6.1 retains without the WNODE_HEADER.
      unnamed_38_struct:
        seq:
          - id: logger_context
            -orig-id: LoggerContext
            type: u8
            doc: Pointer to the kernel's logger structure.
          - id: global_entry
            -orig-id: GlobalEntry
            type: single_list_entry_ptr64
            doc: Link in the logger's global list.
      unnamed_38_union:
        instances:
          instance_guid:
            -orig-id: InstanceGuid
            pos: 0
            size: 16
            doc: Purpose unknown.
          unnamed_38:
            pos: 0
            type: unnamed_38_struct
  wmi_buffer_header_v5_1_ptr32:
    -orig-id: WMI_BUFFER_HEADER
    doc: |
      Header of a trace buffer, in memory and in a log file.

      Documented for 5.1 (32-bit).
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_buffer_header/index.htm WMI_BUFFER_HEADER
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L492-L529 ntwmi.h
    seq:
      - id: unnamed_00
        size: 48
        type: unnamed_00_union
        doc: Fields that overlay a WNODE_HEADER.
      - id: offset
        -orig-id: Offset
        type: u4
        doc: |
          Size of the part of the buffer in use when it was flushed. It can
          exceed SavedOffset, in which case events continue up to this offset.
          In files, filler follows the larger of the two: 0xFF, in some first
          buffers after zeros. Unit: bytes.
      - id: events_lost
        -orig-id: EventsLost
        type: u4
        doc: Number of lost events.
      - id: unnamed_38
        size: 16
        type: unnamed_38_union
        doc: Logger data at the end of the header.
    instances:
      wnode:
        value: unnamed_00.wnode
      reserved1:
        value: unnamed_00.unnamed_00.reserved1
      reserved2:
        value: unnamed_00.unnamed_00.reserved2
      reserved3:
        value: unnamed_00.unnamed_00.reserved3
      alignment:
        value: unnamed_00.unnamed_00.alignment
      slist_entry:
        value: unnamed_00.unnamed_00.slist_entry
      entry:
        value: unnamed_00.unnamed_00.entry
      reference_count:
        value: unnamed_00.unnamed_00_2.reference_count
      saved_offset:
        value: unnamed_00.unnamed_00_2.saved_offset
      current_offset:
        value: unnamed_00.unnamed_00_2.current_offset
      use_perf_clock:
        value: unnamed_00.unnamed_00_2.use_perf_clock
      time_stamp:
        value: unnamed_00.unnamed_00_2.time_stamp
      guid:
        value: unnamed_00.unnamed_00_2.guid
      client_context:
        value: unnamed_00.unnamed_00_2.client_context
      state:
        value: unnamed_00.unnamed_00_2.state
      flags:
        value: unnamed_00.unnamed_00_2.flags
      instance_guid:
        value: unnamed_38.instance_guid
      logger_context:
        value: unnamed_38.unnamed_38.logger_context
      global_entry:
        value: unnamed_38.unnamed_38.global_entry
    types:
      unnamed_18_struct:
        seq:
          - id: alignment
            -orig-id: Alignment
            type: u4
            doc: Offsets the next field by the size of a pointer.
          - id: slist_entry
            -orig-id: SlistEntry
            type: single_list_entry_ptr32
            doc: Link in the list of free buffers.
      unnamed_18_union:
        instances:
          unnamed_18:
            pos: 0
            type: unnamed_18_struct
          entry:
            -orig-id: Entry
            pos: 0
            type: list_entry_ptr32
            doc: No use observed. Assumed to remain from 5.0.
      unnamed_00_struct:
        seq:
          - id: reserved1
            -orig-id: Reserved1
            type: u8
          - id: reserved2
            -orig-id: Reserved2
            type: u8
          - id: reserved3
            -orig-id: Reserved3
            type: s8
          - id: unnamed_18
            size: 8
            type: unnamed_18_union
        instances:
          alignment:
            value: unnamed_18.unnamed_18.alignment
          slist_entry:
            value: unnamed_18.unnamed_18.slist_entry
          entry:
            value: unnamed_18.entry
      unnamed_2c_union:
        instances:
          state:
            -orig-id: State
            pos: 0
            type: wmi_buffer_state
            doc: Current use of the buffer.
          flags:
            -orig-id: Flags
            pos: 0
            type: u4
            doc: All bits of the state as one number.
      unnamed_00_2_struct:
        seq:
          - id: reference_count
            -orig-id: ReferenceCount
            type: s4
            doc: |
              Number of references that the logger has to the buffer. From 6.0
              it is at 0x0C.
          - id: saved_offset
            -orig-id: SavedOffset
            type: u4
            doc: |
              Size of the valid part of the buffer, including this header. Unit:
              bytes.
          - id: current_offset
            -orig-id: CurrentOffset
            type: u4
            doc: |
              Offset at which the logger writes the next event. Unit: bytes.
          - id: use_perf_clock
            -orig-id: UsePerfClock
            type: u4
            doc: Purpose unknown.
          - id: time_stamp
            -orig-id: TimeStamp
            type: s8
            doc: Time at which the buffer was flushed.
          - id: guid
            -orig-id: Guid
            size: 16
            doc: At the offset of Guid in WNODE_HEADER.
          - id: client_context
            -orig-id: ClientContext
            type: wmi_client_context
            doc: Processor and logger of the buffer.
          - id: unnamed_2c
            size: 4
            type: unnamed_2c_union
        instances:
          state:
            value: unnamed_2c.state
          flags:
            value: unnamed_2c.flags
      unnamed_00_union:
        instances:
          wnode:
            -orig-id: Wnode
            pos: 0
            type: etw_headers::wnode_header_ptr32
            doc: Header from which the structure is derived.
          unnamed_00:
            pos: 0
            type: unnamed_00_struct
            doc: List links in memory.
          unnamed_00_2:
            pos: 0
            type: unnamed_00_2_struct
            doc: Fields that 6.1 retains without the WNODE_HEADER.
      unnamed_38_struct:
        seq:
          - id: logger_context
            -orig-id: LoggerContext
            type: u4
            doc: Pointer to the kernel's logger structure.
          - id: global_entry
            -orig-id: GlobalEntry
            type: single_list_entry_ptr32
            doc: Link in the logger's global list.
      unnamed_38_union:
        instances:
          instance_guid:
            -orig-id: InstanceGuid
            pos: 0
            size: 16
            doc: Purpose unknown.
          unnamed_38:
            pos: 0
            type: unnamed_38_struct
  wmi_buffer_header_v5_1_ptr64:
    -orig-id: WMI_BUFFER_HEADER
    doc: |
      Header of a trace buffer, in memory and in a log file.

      Documented for 5.1 (64-bit).
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_buffer_header/index.htm WMI_BUFFER_HEADER
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L492-L529 ntwmi.h
    seq:
      - id: unnamed_00
        size: 48
        type: unnamed_00_union
        doc: Fields that overlay a WNODE_HEADER.
      - id: offset
        -orig-id: Offset
        type: u4
        doc: |
          Size of the part of the buffer in use when it was flushed. It can
          exceed SavedOffset, in which case events continue up to this offset.
          In files, filler follows the larger of the two: 0xFF, in some first
          buffers after zeros. Unit: bytes.
      - id: events_lost
        -orig-id: EventsLost
        type: u4
        doc: Number of lost events.
      - id: unnamed_38
        size: 16
        type: unnamed_38_union
        doc: Logger data at the end of the header.
    instances:
      wnode:
        value: unnamed_00.wnode
      reserved1:
        value: unnamed_00.unnamed_00.reserved1
      reserved2:
        value: unnamed_00.unnamed_00.reserved2
      reserved3:
        value: unnamed_00.unnamed_00.reserved3
      alignment:
        value: unnamed_00.unnamed_00.alignment
      slist_entry:
        value: unnamed_00.unnamed_00.slist_entry
      entry:
        value: unnamed_00.unnamed_00.entry
      reference_count:
        value: unnamed_00.unnamed_00_2.reference_count
      saved_offset:
        value: unnamed_00.unnamed_00_2.saved_offset
      current_offset:
        value: unnamed_00.unnamed_00_2.current_offset
      use_perf_clock:
        value: unnamed_00.unnamed_00_2.use_perf_clock
      time_stamp:
        value: unnamed_00.unnamed_00_2.time_stamp
      guid:
        value: unnamed_00.unnamed_00_2.guid
      client_context:
        value: unnamed_00.unnamed_00_2.client_context
      state:
        value: unnamed_00.unnamed_00_2.state
      flags:
        value: unnamed_00.unnamed_00_2.flags
      instance_guid:
        value: unnamed_38.instance_guid
      logger_context:
        value: unnamed_38.unnamed_38.logger_context
      global_entry:
        value: unnamed_38.unnamed_38.global_entry
    types:
      unnamed_18_struct:
        seq:
          - id: alignment
            -orig-id: Alignment
            type: u8
            doc: Offsets the next field by the size of a pointer.
          - id: slist_entry
            -orig-id: SlistEntry
            type: single_list_entry_ptr64
            doc: Link in the list of free buffers.
      unnamed_18_union:
        instances:
          unnamed_18:
            pos: 0
            type: unnamed_18_struct
          entry:
            -orig-id: Entry
            pos: 0
            type: list_entry_ptr64
            doc: No use observed. Assumed to remain from 5.0.
      unnamed_00_struct:
        seq:
          - id: reserved1
            -orig-id: Reserved1
            type: u8
          - id: reserved2
            -orig-id: Reserved2
            type: u8
          - id: reserved3
            -orig-id: Reserved3
            type: s8
          - id: unnamed_18
            size: 16
            type: unnamed_18_union
        instances:
          alignment:
            value: unnamed_18.unnamed_18.alignment
          slist_entry:
            value: unnamed_18.unnamed_18.slist_entry
          entry:
            value: unnamed_18.entry
      unnamed_2c_union:
        instances:
          state:
            -orig-id: State
            pos: 0
            type: wmi_buffer_state
            doc: Current use of the buffer.
          flags:
            -orig-id: Flags
            pos: 0
            type: u4
            doc: All bits of the state as one number.
      unnamed_00_2_struct:
        seq:
          - id: reference_count
            -orig-id: ReferenceCount
            type: s4
            doc: |
              Number of references that the logger has to the buffer. From 6.0
              it is at 0x0C.
          - id: saved_offset
            -orig-id: SavedOffset
            type: u4
            doc: |
              Size of the valid part of the buffer, including this header. Unit:
              bytes.
          - id: current_offset
            -orig-id: CurrentOffset
            type: u4
            doc: |
              Offset at which the logger writes the next event. Unit: bytes.
          - id: use_perf_clock
            -orig-id: UsePerfClock
            type: u4
            doc: Purpose unknown.
          - id: time_stamp
            -orig-id: TimeStamp
            type: s8
            doc: Time at which the buffer was flushed.
          - id: guid
            -orig-id: Guid
            size: 16
            doc: At the offset of Guid in WNODE_HEADER.
          - id: client_context
            -orig-id: ClientContext
            type: wmi_client_context
            doc: Processor and logger of the buffer.
          - id: unnamed_2c
            size: 4
            type: unnamed_2c_union
        instances:
          state:
            value: unnamed_2c.state
          flags:
            value: unnamed_2c.flags
      unnamed_00_union:
        instances:
          wnode:
            -orig-id: Wnode
            pos: 0
            type: etw_headers::wnode_header_ptr64
            doc: Header from which the structure is derived.
          unnamed_00:
            pos: 0
            type: unnamed_00_struct
            doc: List links in memory.
          unnamed_00_2:
            pos: 0
            type: unnamed_00_2_struct
            doc: Fields that 6.1 retains without the WNODE_HEADER.
      unnamed_38_struct:
        seq:
          - id: logger_context
            -orig-id: LoggerContext
            type: u8
            doc: Pointer to the kernel's logger structure.
          - id: global_entry
            -orig-id: GlobalEntry
            type: single_list_entry_ptr64
            doc: Link in the logger's global list.
      unnamed_38_union:
        instances:
          instance_guid:
            -orig-id: InstanceGuid
            pos: 0
            size: 16
            doc: Purpose unknown.
          unnamed_38:
            pos: 0
            type: unnamed_38_struct
  wmi_buffer_header_v5_2_ptr32:
    -orig-id: WMI_BUFFER_HEADER
    doc: |
      Header of a trace buffer, in memory and in a log file.

      Documented for 5.2 (32-bit).
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_buffer_header/index.htm WMI_BUFFER_HEADER
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L492-L529 ntwmi.h
    seq:
      - id: unnamed_00
        size: 48
        type: unnamed_00_union
        doc: Fields that overlay a WNODE_HEADER.
      - id: offset
        -orig-id: Offset
        type: u4
        doc: |
          Size of the part of the buffer in use when it was flushed. It can
          exceed SavedOffset, in which case events continue up to this offset.
          In files, filler follows the larger of the two: 0xFF, in some first
          buffers after zeros. Unit: bytes.
      - id: buffer_flag
        -orig-id: BufferFlag
        type: u2
        doc: |
          State of the buffer: compressed, a flush marker, or after a loss.
          Flags of `etw_buffer_flag`.
      - id: buffer_type
        -orig-id: BufferType
        type: u2
        enum: etw_buffer_type
        doc: Type of data in the buffer.
      - id: unnamed_38
        size: 16
        type: unnamed_38_union
        doc: Logger data at the end of the header.
    instances:
      wnode:
        value: unnamed_00.wnode
      reserved1:
        value: unnamed_00.unnamed_00.reserved1
      reserved2:
        value: unnamed_00.unnamed_00.reserved2
      reserved3:
        value: unnamed_00.unnamed_00.reserved3
      alignment:
        value: unnamed_00.unnamed_00.alignment
      slist_entry:
        value: unnamed_00.unnamed_00.slist_entry
      entry:
        value: unnamed_00.unnamed_00.entry
      reference_count:
        value: unnamed_00.unnamed_00_2.reference_count
      saved_offset:
        value: unnamed_00.unnamed_00_2.saved_offset
      current_offset:
        value: unnamed_00.unnamed_00_2.current_offset
      use_perf_clock:
        value: unnamed_00.unnamed_00_2.use_perf_clock
      time_stamp:
        value: unnamed_00.unnamed_00_2.time_stamp
      guid:
        value: unnamed_00.unnamed_00_2.guid
      client_context:
        value: unnamed_00.unnamed_00_2.client_context
      state:
        value: unnamed_00.unnamed_00_2.state
      flags:
        value: unnamed_00.unnamed_00_2.flags
      instance_guid:
        value: unnamed_38.instance_guid
      logger_context:
        value: unnamed_38.unnamed_38.logger_context
      global_entry:
        value: unnamed_38.unnamed_38.global_entry
    types:
      unnamed_18_struct:
        seq:
          - id: alignment
            -orig-id: Alignment
            type: u4
            doc: Offsets the next field by the size of a pointer.
          - id: slist_entry
            -orig-id: SlistEntry
            type: single_list_entry_ptr32
            doc: Link in the list of free buffers.
      unnamed_18_union:
        instances:
          unnamed_18:
            pos: 0
            type: unnamed_18_struct
          entry:
            -orig-id: Entry
            pos: 0
            type: list_entry_ptr32
            doc: No use observed. Assumed to remain from 5.0.
      unnamed_00_struct:
        seq:
          - id: reserved1
            -orig-id: Reserved1
            type: u8
          - id: reserved2
            -orig-id: Reserved2
            type: u8
          - id: reserved3
            -orig-id: Reserved3
            type: s8
          - id: unnamed_18
            size: 8
            type: unnamed_18_union
        instances:
          alignment:
            value: unnamed_18.unnamed_18.alignment
          slist_entry:
            value: unnamed_18.unnamed_18.slist_entry
          entry:
            value: unnamed_18.entry
      unnamed_2c_union:
        instances:
          state:
            -orig-id: State
            pos: 0
            type: wmi_buffer_state
            doc: Current use of the buffer.
          flags:
            -orig-id: Flags
            pos: 0
            type: u4
            doc: All bits of the state as one number.
      unnamed_00_2_struct:
        seq:
          - id: reference_count
            -orig-id: ReferenceCount
            type: s4
            doc: |
              Number of references that the logger has to the buffer. From 6.0
              it is at 0x0C.
          - id: saved_offset
            -orig-id: SavedOffset
            type: u4
            doc: |
              Size of the valid part of the buffer, including this header. Unit:
              bytes.
          - id: current_offset
            -orig-id: CurrentOffset
            type: u4
            doc: |
              Offset at which the logger writes the next event. Unit: bytes.
          - id: use_perf_clock
            -orig-id: UsePerfClock
            type: u4
            doc: Purpose unknown.
          - id: time_stamp
            -orig-id: TimeStamp
            type: s8
            doc: Time at which the buffer was flushed.
          - id: guid
            -orig-id: Guid
            size: 16
            doc: At the offset of Guid in WNODE_HEADER.
          - id: client_context
            -orig-id: ClientContext
            type: wmi_client_context
            doc: Processor and logger of the buffer.
          - id: unnamed_2c
            size: 4
            type: unnamed_2c_union
        instances:
          state:
            value: unnamed_2c.state
          flags:
            value: unnamed_2c.flags
      unnamed_00_union:
        instances:
          wnode:
            -orig-id: Wnode
            pos: 0
            type: etw_headers::wnode_header_ptr32
            doc: Header from which the structure is derived.
          unnamed_00:
            pos: 0
            type: unnamed_00_struct
            doc: List links in memory.
          unnamed_00_2:
            pos: 0
            type: unnamed_00_2_struct
            doc: Fields that 6.1 retains without the WNODE_HEADER.
      unnamed_38_struct:
        seq:
          - id: logger_context
            -orig-id: LoggerContext
            type: u4
            doc: Pointer to the kernel's logger structure.
          - id: global_entry
            -orig-id: GlobalEntry
            type: single_list_entry_ptr32
            doc: Link in the logger's global list.
      unnamed_38_union:
        instances:
          instance_guid:
            -orig-id: InstanceGuid
            pos: 0
            size: 16
            doc: Purpose unknown.
          unnamed_38:
            pos: 0
            type: unnamed_38_struct
  wmi_buffer_header_v5_2_ptr64:
    -orig-id: WMI_BUFFER_HEADER
    doc: |
      Header of a trace buffer, in memory and in a log file.

      Documented for 5.2 (64-bit).
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_buffer_header/index.htm WMI_BUFFER_HEADER
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L492-L529 ntwmi.h
    seq:
      - id: unnamed_00
        size: 48
        type: unnamed_00_union
        doc: Fields that overlay a WNODE_HEADER.
      - id: offset
        -orig-id: Offset
        type: u4
        doc: |
          Size of the part of the buffer in use when it was flushed. It can
          exceed SavedOffset, in which case events continue up to this offset.
          In files, filler follows the larger of the two: 0xFF, in some first
          buffers after zeros. Unit: bytes.
      - id: buffer_flag
        -orig-id: BufferFlag
        type: u2
        doc: |
          State of the buffer: compressed, a flush marker, or after a loss.
          Flags of `etw_buffer_flag`.
      - id: buffer_type
        -orig-id: BufferType
        type: u2
        enum: etw_buffer_type
        doc: Type of data in the buffer.
      - id: unnamed_38
        size: 16
        type: unnamed_38_union
        doc: Logger data at the end of the header.
    instances:
      wnode:
        value: unnamed_00.wnode
      reserved1:
        value: unnamed_00.unnamed_00.reserved1
      reserved2:
        value: unnamed_00.unnamed_00.reserved2
      reserved3:
        value: unnamed_00.unnamed_00.reserved3
      alignment:
        value: unnamed_00.unnamed_00.alignment
      slist_entry:
        value: unnamed_00.unnamed_00.slist_entry
      entry:
        value: unnamed_00.unnamed_00.entry
      reference_count:
        value: unnamed_00.unnamed_00_2.reference_count
      saved_offset:
        value: unnamed_00.unnamed_00_2.saved_offset
      current_offset:
        value: unnamed_00.unnamed_00_2.current_offset
      use_perf_clock:
        value: unnamed_00.unnamed_00_2.use_perf_clock
      time_stamp:
        value: unnamed_00.unnamed_00_2.time_stamp
      guid:
        value: unnamed_00.unnamed_00_2.guid
      client_context:
        value: unnamed_00.unnamed_00_2.client_context
      state:
        value: unnamed_00.unnamed_00_2.state
      flags:
        value: unnamed_00.unnamed_00_2.flags
      instance_guid:
        value: unnamed_38.instance_guid
      logger_context:
        value: unnamed_38.unnamed_38.logger_context
      global_entry:
        value: unnamed_38.unnamed_38.global_entry
    types:
      unnamed_18_struct:
        seq:
          - id: alignment
            -orig-id: Alignment
            type: u8
            doc: Offsets the next field by the size of a pointer.
          - id: slist_entry
            -orig-id: SlistEntry
            type: single_list_entry_ptr64
            doc: Link in the list of free buffers.
      unnamed_18_union:
        instances:
          unnamed_18:
            pos: 0
            type: unnamed_18_struct
          entry:
            -orig-id: Entry
            pos: 0
            type: list_entry_ptr64
            doc: No use observed. Assumed to remain from 5.0.
      unnamed_00_struct:
        seq:
          - id: reserved1
            -orig-id: Reserved1
            type: u8
          - id: reserved2
            -orig-id: Reserved2
            type: u8
          - id: reserved3
            -orig-id: Reserved3
            type: s8
          - id: unnamed_18
            size: 16
            type: unnamed_18_union
        instances:
          alignment:
            value: unnamed_18.unnamed_18.alignment
          slist_entry:
            value: unnamed_18.unnamed_18.slist_entry
          entry:
            value: unnamed_18.entry
      unnamed_2c_union:
        instances:
          state:
            -orig-id: State
            pos: 0
            type: wmi_buffer_state
            doc: Current use of the buffer.
          flags:
            -orig-id: Flags
            pos: 0
            type: u4
            doc: All bits of the state as one number.
      unnamed_00_2_struct:
        seq:
          - id: reference_count
            -orig-id: ReferenceCount
            type: s4
            doc: |
              Number of references that the logger has to the buffer. From 6.0
              it is at 0x0C.
          - id: saved_offset
            -orig-id: SavedOffset
            type: u4
            doc: |
              Size of the valid part of the buffer, including this header. Unit:
              bytes.
          - id: current_offset
            -orig-id: CurrentOffset
            type: u4
            doc: |
              Offset at which the logger writes the next event. Unit: bytes.
          - id: use_perf_clock
            -orig-id: UsePerfClock
            type: u4
            doc: Purpose unknown.
          - id: time_stamp
            -orig-id: TimeStamp
            type: s8
            doc: Time at which the buffer was flushed.
          - id: guid
            -orig-id: Guid
            size: 16
            doc: At the offset of Guid in WNODE_HEADER.
          - id: client_context
            -orig-id: ClientContext
            type: wmi_client_context
            doc: Processor and logger of the buffer.
          - id: unnamed_2c
            size: 4
            type: unnamed_2c_union
        instances:
          state:
            value: unnamed_2c.state
          flags:
            value: unnamed_2c.flags
      unnamed_00_union:
        instances:
          wnode:
            -orig-id: Wnode
            pos: 0
            type: etw_headers::wnode_header_ptr64
            doc: Header from which the structure is derived.
          unnamed_00:
            pos: 0
            type: unnamed_00_struct
            doc: List links in memory.
          unnamed_00_2:
            pos: 0
            type: unnamed_00_2_struct
            doc: Fields that 6.1 retains without the WNODE_HEADER.
      unnamed_38_struct:
        seq:
          - id: logger_context
            -orig-id: LoggerContext
            type: u8
            doc: Pointer to the kernel's logger structure.
          - id: global_entry
            -orig-id: GlobalEntry
            type: single_list_entry_ptr64
            doc: Link in the logger's global list.
      unnamed_38_union:
        instances:
          instance_guid:
            -orig-id: InstanceGuid
            pos: 0
            size: 16
            doc: Purpose unknown.
          unnamed_38:
            pos: 0
            type: unnamed_38_struct
  wmi_buffer_header_v6_0_ptr32:
    -orig-id: WMI_BUFFER_HEADER
    doc: |
      Header of a trace buffer, in memory and in a log file.

      Documented for early 6.0 (32-bit).
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_buffer_header/index.htm WMI_BUFFER_HEADER
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L492-L529 ntwmi.h
    seq:
      - id: unnamed_00
        size: 48
        type: unnamed_00_union
        doc: Fields that overlay a WNODE_HEADER.
      - id: offset
        -orig-id: Offset
        type: u4
        doc: |
          Size of the part of the buffer in use when it was flushed. It can
          exceed SavedOffset, in which case events continue up to this offset.
          In files, filler follows the larger of the two: 0xFF, in some first
          buffers after zeros. Unit: bytes.
      - id: buffer_flag
        -orig-id: BufferFlag
        type: u2
        doc: |
          State of the buffer: compressed, a flush marker, or after a loss.
          Flags of `etw_buffer_flag`.
      - id: buffer_type
        -orig-id: BufferType
        type: u2
        enum: etw_buffer_type
        doc: Type of data in the buffer.
      - id: unnamed_38
        size: 16
        type: unnamed_38_union
        doc: Logger data at the end of the header.
    instances:
      wnode:
        value: unnamed_00.wnode
      buffer_size:
        value: unnamed_00.unnamed_00.buffer_size
      saved_offset:
        value: unnamed_00.unnamed_00.saved_offset
      current_offset:
        value: unnamed_00.unnamed_00.current_offset
      reference_count:
        value: unnamed_00.unnamed_00.reference_count
      time_stamp:
        value: unnamed_00.unnamed_00.time_stamp
      start_perf_clock:
        value: unnamed_00.unnamed_00.start_perf_clock
      sequence_number:
        value: unnamed_00.unnamed_00.sequence_number
      spare0:
        value: unnamed_00.unnamed_00.spare0
      spare1:
        value: unnamed_00.unnamed_00.spare1
      client_context:
        value: unnamed_00.unnamed_00.client_context
      state:
        value: unnamed_00.unnamed_00.state
      flags:
        value: unnamed_00.unnamed_00.flags
      padding1:
        value: unnamed_38.padding1
      start_time:
        value: unnamed_38.start_time
      entry:
        value: unnamed_38.entry
      slist_entry:
        value: unnamed_38.slist_entry
      next_buffer:
        value: unnamed_38.unnamed_38.next_buffer
      global_entry:
        value: unnamed_38.unnamed_38.global_entry
    types:
      unnamed_10_union:
        instances:
          time_stamp:
            -orig-id: TimeStamp
            pos: 0
            type: s8
            doc: Time at which the buffer was flushed.
          start_perf_clock:
            -orig-id: StartPerfClock
            pos: 0
            type: s8
            doc: |
              Reference time on the performance clock. From 6.1 this is the name
              of a member of ReferenceTime. Unit: performance counter ticks.
      unnamed_2c_union:
        instances:
          state:
            -orig-id: State
            pos: 0
            type: u4
            enum: etw_buffer_state
            doc: Current use of the buffer.
          flags:
            -orig-id: Flags
            pos: 0
            type: u4
            doc: Remains from 5.2, unused.
      unnamed_00_struct:
        seq:
          - id: buffer_size
            -orig-id: BufferSize
            type: u4
            doc: |
              In a file, distance from this buffer to the next, or to the end.
              Unit: bytes.
          - id: saved_offset
            -orig-id: SavedOffset
            type: u4
            doc: |
              Size of the valid part of the buffer, including this header. Unit:
              bytes.
          - id: current_offset
            -orig-id: CurrentOffset
            type: u4
            doc: |
              Offset at which the logger writes the next event. Unit: bytes.
          - id: reference_count
            -orig-id: ReferenceCount
            type: s4
            doc: |
              Number of references that the logger has to the buffer. Before 6.0
              it is at 0x00.
          - id: unnamed_10
            size: 8
            type: unnamed_10_union
          - id: sequence_number
            -orig-id: SequenceNumber
            type: s8
            doc: Sequence number of the buffer within its session.
          - id: spare0
            -orig-id: Spare0
            type: u4
          - id: spare1
            -orig-id: Spare1
            type: u4
          - id: client_context
            -orig-id: ClientContext
            type: etw_buffer_context_v6_0
            doc: Processor and logger of the buffer.
          - id: unnamed_2c
            size: 4
            type: unnamed_2c_union
        instances:
          time_stamp:
            value: unnamed_10.time_stamp
          start_perf_clock:
            value: unnamed_10.start_perf_clock
          state:
            value: unnamed_2c.state
          flags:
            value: unnamed_2c.flags
      unnamed_00_union:
        instances:
          wnode:
            -orig-id: Wnode
            pos: 0
            type: etw_headers::wnode_header_ptr32
            doc: Header from which the structure is derived.
          unnamed_00:
            pos: 0
            type: unnamed_00_struct
            doc: Fields that 6.1 retains without the WNODE_HEADER.
      unnamed_38_struct:
        seq:
          - id: next_buffer
            -orig-id: NextBuffer
            type: u4
            doc: Next buffer to flush. From late 6.0 it is at 0x20.
          - id: global_entry
            -orig-id: GlobalEntry
            type: single_list_entry_ptr32
            doc: Link in the logger's global list.
      unnamed_38_union:
        instances:
          padding1:
            -orig-id: Padding1
            pos: 0
            type: u4
            repeat: expr
            repeat-expr: 4
          start_time:
            -orig-id: StartTime
            pos: 0
            type: s8
            doc: |
              Reference time. From 6.1 this is the name of a member of
              ReferenceTime.
          entry:
            -orig-id: Entry
            pos: 0
            type: list_entry_ptr32
            doc: Link in a list of the logger. Before 6.0 it is at 0x18.
          slist_entry:
            -orig-id: SlistEntry
            pos: 0
            type: single_list_entry_ptr32
            doc: |
              Link in a list of the logger. Before 6.0 it is at 0x1C or, in
              64-bit Windows, 0x20. From late 6.0 it is at 0x20.
          unnamed_38:
            pos: 0
            type: unnamed_38_struct
  wmi_buffer_header_v6_0_ptr64:
    -orig-id: WMI_BUFFER_HEADER
    doc: |
      Header of a trace buffer, in memory and in a log file.

      Documented for early 6.0 (64-bit).
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_buffer_header/index.htm WMI_BUFFER_HEADER
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L492-L529 ntwmi.h
    seq:
      - id: unnamed_00
        size: 48
        type: unnamed_00_union
        doc: Fields that overlay a WNODE_HEADER.
      - id: offset
        -orig-id: Offset
        type: u4
        doc: |
          Size of the part of the buffer in use when it was flushed. It can
          exceed SavedOffset, in which case events continue up to this offset.
          In files, filler follows the larger of the two: 0xFF, in some first
          buffers after zeros. Unit: bytes.
      - id: buffer_flag
        -orig-id: BufferFlag
        type: u2
        doc: |
          State of the buffer: compressed, a flush marker, or after a loss.
          Flags of `etw_buffer_flag`.
      - id: buffer_type
        -orig-id: BufferType
        type: u2
        enum: etw_buffer_type
        doc: Type of data in the buffer.
      - id: unnamed_38
        size: 16
        type: unnamed_38_union
        doc: Logger data at the end of the header.
    instances:
      wnode:
        value: unnamed_00.wnode
      buffer_size:
        value: unnamed_00.unnamed_00.buffer_size
      saved_offset:
        value: unnamed_00.unnamed_00.saved_offset
      current_offset:
        value: unnamed_00.unnamed_00.current_offset
      reference_count:
        value: unnamed_00.unnamed_00.reference_count
      time_stamp:
        value: unnamed_00.unnamed_00.time_stamp
      start_perf_clock:
        value: unnamed_00.unnamed_00.start_perf_clock
      sequence_number:
        value: unnamed_00.unnamed_00.sequence_number
      spare0:
        value: unnamed_00.unnamed_00.spare0
      spare1:
        value: unnamed_00.unnamed_00.spare1
      client_context:
        value: unnamed_00.unnamed_00.client_context
      state:
        value: unnamed_00.unnamed_00.state
      flags:
        value: unnamed_00.unnamed_00.flags
      padding1:
        value: unnamed_38.padding1
      start_time:
        value: unnamed_38.start_time
      entry:
        value: unnamed_38.entry
      slist_entry:
        value: unnamed_38.slist_entry
      next_buffer:
        value: unnamed_38.unnamed_38.next_buffer
      global_entry:
        value: unnamed_38.unnamed_38.global_entry
    types:
      unnamed_10_union:
        instances:
          time_stamp:
            -orig-id: TimeStamp
            pos: 0
            type: s8
            doc: Time at which the buffer was flushed.
          start_perf_clock:
            -orig-id: StartPerfClock
            pos: 0
            type: s8
            doc: |
              Reference time on the performance clock. From 6.1 this is the name
              of a member of ReferenceTime. Unit: performance counter ticks.
      unnamed_2c_union:
        instances:
          state:
            -orig-id: State
            pos: 0
            type: u4
            enum: etw_buffer_state
            doc: Current use of the buffer.
          flags:
            -orig-id: Flags
            pos: 0
            type: u4
            doc: Remains from 5.2, unused.
      unnamed_00_struct:
        seq:
          - id: buffer_size
            -orig-id: BufferSize
            type: u4
            doc: |
              In a file, distance from this buffer to the next, or to the end.
              Unit: bytes.
          - id: saved_offset
            -orig-id: SavedOffset
            type: u4
            doc: |
              Size of the valid part of the buffer, including this header. Unit:
              bytes.
          - id: current_offset
            -orig-id: CurrentOffset
            type: u4
            doc: |
              Offset at which the logger writes the next event. Unit: bytes.
          - id: reference_count
            -orig-id: ReferenceCount
            type: s4
            doc: |
              Number of references that the logger has to the buffer. Before 6.0
              it is at 0x00.
          - id: unnamed_10
            size: 8
            type: unnamed_10_union
          - id: sequence_number
            -orig-id: SequenceNumber
            type: s8
            doc: Sequence number of the buffer within its session.
          - id: spare0
            -orig-id: Spare0
            type: u4
          - id: spare1
            -orig-id: Spare1
            type: u4
          - id: client_context
            -orig-id: ClientContext
            type: etw_buffer_context_v6_0
            doc: Processor and logger of the buffer.
          - id: unnamed_2c
            size: 4
            type: unnamed_2c_union
        instances:
          time_stamp:
            value: unnamed_10.time_stamp
          start_perf_clock:
            value: unnamed_10.start_perf_clock
          state:
            value: unnamed_2c.state
          flags:
            value: unnamed_2c.flags
      unnamed_00_union:
        instances:
          wnode:
            -orig-id: Wnode
            pos: 0
            type: etw_headers::wnode_header_ptr64
            doc: Header from which the structure is derived.
          unnamed_00:
            pos: 0
            type: unnamed_00_struct
            doc: Fields that 6.1 retains without the WNODE_HEADER.
      unnamed_38_struct:
        seq:
          - id: next_buffer
            -orig-id: NextBuffer
            type: u8
            doc: Next buffer to flush. From late 6.0 it is at 0x20.
          - id: global_entry
            -orig-id: GlobalEntry
            type: single_list_entry_ptr64
            doc: Link in the logger's global list.
      unnamed_38_union:
        instances:
          padding1:
            -orig-id: Padding1
            pos: 0
            type: u4
            repeat: expr
            repeat-expr: 4
          start_time:
            -orig-id: StartTime
            pos: 0
            type: s8
            doc: |
              Reference time. From 6.1 this is the name of a member of
              ReferenceTime.
          entry:
            -orig-id: Entry
            pos: 0
            type: list_entry_ptr64
            doc: Link in a list of the logger. Before 6.0 it is at 0x18.
          slist_entry:
            -orig-id: SlistEntry
            pos: 0
            type: single_list_entry_ptr64
            doc: |
              Link in a list of the logger. Before 6.0 it is at 0x1C or, in
              64-bit Windows, 0x20. From late 6.0 it is at 0x20.
          unnamed_38:
            pos: 0
            type: unnamed_38_struct
  wmi_buffer_header_v6_0_late_ptr32:
    -orig-id: WMI_BUFFER_HEADER
    doc: |
      Header of a trace buffer, in memory and in a log file.

      Documented for late 6.0 (32-bit).
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_buffer_header/index.htm WMI_BUFFER_HEADER
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L492-L529 ntwmi.h
    seq:
      - id: unnamed_00
        size: 48
        type: unnamed_00_union
        doc: Fields that overlay a WNODE_HEADER.
      - id: offset
        -orig-id: Offset
        type: u4
        doc: |
          Size of the part of the buffer in use when it was flushed. It can
          exceed SavedOffset, in which case events continue up to this offset.
          In files, filler follows the larger of the two: 0xFF, in some first
          buffers after zeros. Unit: bytes.
      - id: buffer_flag
        -orig-id: BufferFlag
        type: u2
        doc: |
          State of the buffer: compressed, a flush marker, or after a loss.
          Flags of `etw_buffer_flag`.
      - id: buffer_type
        -orig-id: BufferType
        type: u2
        enum: etw_buffer_type
        doc: Type of data in the buffer.
      - id: unnamed_38
        size: 16
        type: unnamed_38_union
        doc: Logger data at the end of the header.
    instances:
      wnode:
        value: unnamed_00.wnode
      buffer_size:
        value: unnamed_00.unnamed_00.buffer_size
      saved_offset:
        value: unnamed_00.unnamed_00.saved_offset
      current_offset:
        value: unnamed_00.unnamed_00.current_offset
      reference_count:
        value: unnamed_00.unnamed_00.reference_count
      time_stamp:
        value: unnamed_00.unnamed_00.time_stamp
      start_perf_clock:
        value: unnamed_00.unnamed_00.start_perf_clock
      sequence_number:
        value: unnamed_00.unnamed_00.sequence_number
      padding0:
        value: unnamed_00.unnamed_00.padding0
      slist_entry:
        value: unnamed_00.unnamed_00.slist_entry
      next_buffer:
        value: unnamed_00.unnamed_00.next_buffer
      client_context:
        value: unnamed_00.unnamed_00.client_context
      state:
        value: unnamed_00.unnamed_00.state
      flags:
        value: unnamed_00.unnamed_00.flags
      padding1:
        value: unnamed_38.padding1
      start_time:
        value: unnamed_38.start_time
      entry:
        value: unnamed_38.entry
      padding2:
        value: unnamed_38.unnamed_38.padding2
      global_entry:
        value: unnamed_38.unnamed_38.global_entry
      pointer0:
        value: unnamed_38.unnamed_38_2.pointer0
      pointer1:
        value: unnamed_38.unnamed_38_2.pointer1
    types:
      unnamed_10_union:
        instances:
          time_stamp:
            -orig-id: TimeStamp
            pos: 0
            type: s8
            doc: Time at which the buffer was flushed.
          start_perf_clock:
            -orig-id: StartPerfClock
            pos: 0
            type: s8
            doc: |
              Reference time on the performance clock. From 6.1 this is the name
              of a member of ReferenceTime. Unit: performance counter ticks.
      unnamed_20_union:
        instances:
          padding0:
            -orig-id: Padding0
            pos: 0
            type: u4
            repeat: expr
            repeat-expr: 2
          slist_entry:
            -orig-id: SlistEntry
            pos: 0
            type: single_list_entry_ptr32
            doc: Link in a list of the logger. In early 6.0 it is at 0x38.
          next_buffer:
            -orig-id: NextBuffer
            pos: 0
            type: u4
            doc: Next buffer to flush. In early 6.0 it is at 0x38.
      unnamed_2c_union:
        instances:
          state:
            -orig-id: State
            pos: 0
            type: u4
            enum: etw_buffer_state
            doc: Current use of the buffer.
          flags:
            -orig-id: Flags
            pos: 0
            type: u4
            doc: Remains from 5.2, unused.
      unnamed_00_struct:
        seq:
          - id: buffer_size
            -orig-id: BufferSize
            type: u4
            doc: |
              In a file, distance from this buffer to the next, or to the end.
              Unit: bytes.
          - id: saved_offset
            -orig-id: SavedOffset
            type: u4
            doc: |
              Size of the valid part of the buffer, including this header. Unit:
              bytes.
          - id: current_offset
            -orig-id: CurrentOffset
            type: u4
            doc: |
              Offset at which the logger writes the next event. Unit: bytes.
          - id: reference_count
            -orig-id: ReferenceCount
            type: s4
            doc: |
              Number of references that the logger has to the buffer. Before 6.0
              it is at 0x00.
          - id: unnamed_10
            size: 8
            type: unnamed_10_union
          - id: sequence_number
            -orig-id: SequenceNumber
            type: s8
            doc: Sequence number of the buffer within its session.
          - id: unnamed_20
            size: 8
            type: unnamed_20_union
          - id: client_context
            -orig-id: ClientContext
            type: etw_buffer_context_v6_0
            doc: Processor and logger of the buffer.
          - id: unnamed_2c
            size: 4
            type: unnamed_2c_union
        instances:
          time_stamp:
            value: unnamed_10.time_stamp
          start_perf_clock:
            value: unnamed_10.start_perf_clock
          padding0:
            value: unnamed_20.padding0
          slist_entry:
            value: unnamed_20.slist_entry
          next_buffer:
            value: unnamed_20.next_buffer
          state:
            value: unnamed_2c.state
          flags:
            value: unnamed_2c.flags
      unnamed_00_union:
        instances:
          wnode:
            -orig-id: Wnode
            pos: 0
            type: etw_headers::wnode_header_ptr32
            doc: Header from which the structure is derived.
          unnamed_00:
            pos: 0
            type: unnamed_00_struct
            doc: Fields that 6.1 retains without the WNODE_HEADER.
      unnamed_38_struct:
        seq:
          - id: padding2
            -orig-id: Padding2
            type: u4
          - id: global_entry
            -orig-id: GlobalEntry
            type: single_list_entry_ptr32
            doc: Link in the logger's global list.
      unnamed_38_2_struct:
        seq:
          - id: pointer0
            -orig-id: Pointer0
            type: u4
            doc: Purpose unknown.
          - id: pointer1
            -orig-id: Pointer1
            type: u4
            doc: Purpose unknown.
      unnamed_38_union:
        instances:
          padding1:
            -orig-id: Padding1
            pos: 0
            type: u4
            repeat: expr
            repeat-expr: 4
          start_time:
            -orig-id: StartTime
            pos: 0
            type: s8
            doc: |
              Reference time. From 6.1 this is the name of a member of
              ReferenceTime.
          entry:
            -orig-id: Entry
            pos: 0
            type: list_entry_ptr32
            doc: Link in a list of the logger. Before 6.0 it is at 0x18.
          unnamed_38:
            pos: 0
            type: unnamed_38_struct
          unnamed_38_2:
            pos: 0
            type: unnamed_38_2_struct
  wmi_buffer_header_v6_0_late_ptr64:
    -orig-id: WMI_BUFFER_HEADER
    doc: |
      Header of a trace buffer, in memory and in a log file.

      Documented for late 6.0 (64-bit).
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_buffer_header/index.htm WMI_BUFFER_HEADER
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L492-L529 ntwmi.h
    seq:
      - id: unnamed_00
        size: 48
        type: unnamed_00_union
        doc: Fields that overlay a WNODE_HEADER.
      - id: offset
        -orig-id: Offset
        type: u4
        doc: |
          Size of the part of the buffer in use when it was flushed. It can
          exceed SavedOffset, in which case events continue up to this offset.
          In files, filler follows the larger of the two: 0xFF, in some first
          buffers after zeros. Unit: bytes.
      - id: buffer_flag
        -orig-id: BufferFlag
        type: u2
        doc: |
          State of the buffer: compressed, a flush marker, or after a loss.
          Flags of `etw_buffer_flag`.
      - id: buffer_type
        -orig-id: BufferType
        type: u2
        enum: etw_buffer_type
        doc: Type of data in the buffer.
      - id: unnamed_38
        size: 16
        type: unnamed_38_union
        doc: Logger data at the end of the header.
    instances:
      wnode:
        value: unnamed_00.wnode
      buffer_size:
        value: unnamed_00.unnamed_00.buffer_size
      saved_offset:
        value: unnamed_00.unnamed_00.saved_offset
      current_offset:
        value: unnamed_00.unnamed_00.current_offset
      reference_count:
        value: unnamed_00.unnamed_00.reference_count
      time_stamp:
        value: unnamed_00.unnamed_00.time_stamp
      start_perf_clock:
        value: unnamed_00.unnamed_00.start_perf_clock
      sequence_number:
        value: unnamed_00.unnamed_00.sequence_number
      padding0:
        value: unnamed_00.unnamed_00.padding0
      slist_entry:
        value: unnamed_00.unnamed_00.slist_entry
      next_buffer:
        value: unnamed_00.unnamed_00.next_buffer
      client_context:
        value: unnamed_00.unnamed_00.client_context
      state:
        value: unnamed_00.unnamed_00.state
      flags:
        value: unnamed_00.unnamed_00.flags
      padding1:
        value: unnamed_38.padding1
      start_time:
        value: unnamed_38.start_time
      entry:
        value: unnamed_38.entry
      padding2:
        value: unnamed_38.unnamed_38.padding2
      global_entry:
        value: unnamed_38.unnamed_38.global_entry
      pointer0:
        value: unnamed_38.unnamed_38_2.pointer0
      pointer1:
        value: unnamed_38.unnamed_38_2.pointer1
    types:
      unnamed_10_union:
        instances:
          time_stamp:
            -orig-id: TimeStamp
            pos: 0
            type: s8
            doc: Time at which the buffer was flushed.
          start_perf_clock:
            -orig-id: StartPerfClock
            pos: 0
            type: s8
            doc: |
              Reference time on the performance clock. From 6.1 this is the name
              of a member of ReferenceTime. Unit: performance counter ticks.
      unnamed_20_union:
        instances:
          padding0:
            -orig-id: Padding0
            pos: 0
            type: u4
            repeat: expr
            repeat-expr: 2
          slist_entry:
            -orig-id: SlistEntry
            pos: 0
            type: single_list_entry_ptr64
            doc: Link in a list of the logger. In early 6.0 it is at 0x38.
          next_buffer:
            -orig-id: NextBuffer
            pos: 0
            type: u8
            doc: Next buffer to flush. In early 6.0 it is at 0x38.
      unnamed_2c_union:
        instances:
          state:
            -orig-id: State
            pos: 0
            type: u4
            enum: etw_buffer_state
            doc: Current use of the buffer.
          flags:
            -orig-id: Flags
            pos: 0
            type: u4
            doc: Remains from 5.2, unused.
      unnamed_00_struct:
        seq:
          - id: buffer_size
            -orig-id: BufferSize
            type: u4
            doc: |
              In a file, distance from this buffer to the next, or to the end.
              Unit: bytes.
          - id: saved_offset
            -orig-id: SavedOffset
            type: u4
            doc: |
              Size of the valid part of the buffer, including this header. Unit:
              bytes.
          - id: current_offset
            -orig-id: CurrentOffset
            type: u4
            doc: |
              Offset at which the logger writes the next event. Unit: bytes.
          - id: reference_count
            -orig-id: ReferenceCount
            type: s4
            doc: |
              Number of references that the logger has to the buffer. Before 6.0
              it is at 0x00.
          - id: unnamed_10
            size: 8
            type: unnamed_10_union
          - id: sequence_number
            -orig-id: SequenceNumber
            type: s8
            doc: Sequence number of the buffer within its session.
          - id: unnamed_20
            size: 8
            type: unnamed_20_union
          - id: client_context
            -orig-id: ClientContext
            type: etw_buffer_context_v6_0
            doc: Processor and logger of the buffer.
          - id: unnamed_2c
            size: 4
            type: unnamed_2c_union
        instances:
          time_stamp:
            value: unnamed_10.time_stamp
          start_perf_clock:
            value: unnamed_10.start_perf_clock
          padding0:
            value: unnamed_20.padding0
          slist_entry:
            value: unnamed_20.slist_entry
          next_buffer:
            value: unnamed_20.next_buffer
          state:
            value: unnamed_2c.state
          flags:
            value: unnamed_2c.flags
      unnamed_00_union:
        instances:
          wnode:
            -orig-id: Wnode
            pos: 0
            type: etw_headers::wnode_header_ptr64
            doc: Header from which the structure is derived.
          unnamed_00:
            pos: 0
            type: unnamed_00_struct
            doc: Fields that 6.1 retains without the WNODE_HEADER.
      unnamed_38_struct:
        seq:
          - id: padding2
            -orig-id: Padding2
            type: u8
          - id: global_entry
            -orig-id: GlobalEntry
            type: single_list_entry_ptr64
            doc: Link in the logger's global list.
      unnamed_38_2_struct:
        seq:
          - id: pointer0
            -orig-id: Pointer0
            type: u8
            doc: Purpose unknown.
          - id: pointer1
            -orig-id: Pointer1
            type: u8
            doc: Purpose unknown.
      unnamed_38_union:
        instances:
          padding1:
            -orig-id: Padding1
            pos: 0
            type: u4
            repeat: expr
            repeat-expr: 4
          start_time:
            -orig-id: StartTime
            pos: 0
            type: s8
            doc: |
              Reference time. From 6.1 this is the name of a member of
              ReferenceTime.
          entry:
            -orig-id: Entry
            pos: 0
            type: list_entry_ptr64
            doc: Link in a list of the logger. Before 6.0 it is at 0x18.
          unnamed_38:
            pos: 0
            type: unnamed_38_struct
          unnamed_38_2:
            pos: 0
            type: unnamed_38_2_struct
  wmi_buffer_header_v6_1_ptr32:
    -orig-id: WMI_BUFFER_HEADER
    doc: |
      Header of a trace buffer, in memory and in a log file.

      Documented for 6.1 (32-bit).
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_buffer_header/index.htm WMI_BUFFER_HEADER
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L492-L529 ntwmi.h
    seq:
      - id: buffer_size
        -orig-id: BufferSize
        type: u4
        doc: |
          In a file, distance from this buffer to the next, or to the end. For a
          compressed buffer it is less than the buffer size in memory. Unit:
          bytes.
      - id: saved_offset
        -orig-id: SavedOffset
        type: u4
        doc: |
          Size of the valid part of the buffer, including this header. For a
          compressed buffer, the size after decompression. Unit: bytes.
      - id: current_offset
        -orig-id: CurrentOffset
        type: u4
        doc: |
          Offset at which the logger writes the next event. Unit: bytes.
      - id: reference_count
        -orig-id: ReferenceCount
        type: s4
        doc: Number of references that the logger has to the buffer. 0 in files.
      - id: time_stamp
        -orig-id: TimeStamp
        type: s8
        doc: |
          Time at which the buffer was flushed, by the clock of the session. In
          compressed buffers of real traces it is a FILETIME.
      - id: sequence_number
        -orig-id: SequenceNumber
        type: s8
        doc: Sequence number of the buffer within its session.
      - id: unnamed_20
        size: 8
        type: unnamed_20_union
      - id: client_context
        -orig-id: ClientContext
        type: etw_buffer_context_v6_0
        doc: Processor and logger of the buffer.
      - id: state
        -orig-id: State
        type: u4
        enum: etw_buffer_state
        doc: Current use of the buffer.
      - id: offset
        -orig-id: Offset
        type: u4
        doc: |
          Size of the part of the buffer in use when it was flushed. It can
          exceed SavedOffset, in which case events continue up to this offset.
          In files, filler follows the larger of the two: 0xFF, in some first
          buffers after zeros. Unit: bytes.
      - id: buffer_flag
        -orig-id: BufferFlag
        type: u2
        doc: |
          State of the buffer: compressed, a flush marker, or after a loss.
          Flags of `etw_buffer_flag`.
      - id: buffer_type
        -orig-id: BufferType
        type: u2
        enum: etw_buffer_type
        doc: Type of data in the buffer.
      - id: unnamed_38
        size: 16
        type: unnamed_38_union
        doc: Logger data at the end of the header.
    instances:
      padding0:
        value: unnamed_20.padding0
      slist_entry:
        value: unnamed_20.slist_entry
      next_buffer:
        value: unnamed_20.next_buffer
      padding1:
        value: unnamed_38.padding1
      reference_time:
        value: unnamed_38.reference_time
      global_entry:
        value: unnamed_38.global_entry
      pointer0:
        value: unnamed_38.unnamed_38.pointer0
      pointer1:
        value: unnamed_38.unnamed_38.pointer1
    types:
      unnamed_20_union:
        instances:
          padding0:
            -orig-id: Padding0
            pos: 0
            type: u4
            repeat: expr
            repeat-expr: 2
          slist_entry:
            -orig-id: SlistEntry
            pos: 0
            type: single_list_entry_ptr32
            doc: Link in the local list while the logger flushes.
          next_buffer:
            -orig-id: NextBuffer
            pos: 0
            type: u4
            doc: Next buffer to flush.
      unnamed_38_struct:
        seq:
          - id: pointer0
            -orig-id: Pointer0
            type: u4
            doc: Purpose unknown.
          - id: pointer1
            -orig-id: Pointer1
            type: u4
            doc: Purpose unknown.
      unnamed_38_union:
        instances:
          padding1:
            -orig-id: Padding1
            pos: 0
            type: u4
            repeat: expr
            repeat-expr: 4
          reference_time:
            -orig-id: ReferenceTime
            pos: 0
            type: etw_ref_clock
            doc: Reference time of the session, for stored real-time events.
          global_entry:
            -orig-id: GlobalEntry
            pos: 0
            type: list_entry_ptr32
            doc: Link in the logger's global list.
          unnamed_38:
            pos: 0
            type: unnamed_38_struct
  wmi_buffer_header_v6_1_ptr64:
    -orig-id: WMI_BUFFER_HEADER
    doc: |
      Header of a trace buffer, in memory and in a log file.

      Documented for 6.1 (64-bit).
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_buffer_header/index.htm WMI_BUFFER_HEADER
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L492-L529 ntwmi.h
    seq:
      - id: buffer_size
        -orig-id: BufferSize
        type: u4
        doc: |
          In a file, distance from this buffer to the next, or to the end. For a
          compressed buffer it is less than the buffer size in memory. Unit:
          bytes.
      - id: saved_offset
        -orig-id: SavedOffset
        type: u4
        doc: |
          Size of the valid part of the buffer, including this header. For a
          compressed buffer, the size after decompression. Unit: bytes.
      - id: current_offset
        -orig-id: CurrentOffset
        type: u4
        doc: |
          Offset at which the logger writes the next event. Unit: bytes.
      - id: reference_count
        -orig-id: ReferenceCount
        type: s4
        doc: Number of references that the logger has to the buffer. 0 in files.
      - id: time_stamp
        -orig-id: TimeStamp
        type: s8
        doc: |
          Time at which the buffer was flushed, by the clock of the session. In
          compressed buffers of real traces it is a FILETIME.
      - id: sequence_number
        -orig-id: SequenceNumber
        type: s8
        doc: Sequence number of the buffer within its session.
      - id: unnamed_20
        size: 8
        type: unnamed_20_union
      - id: client_context
        -orig-id: ClientContext
        type: etw_buffer_context_v6_0
        doc: Processor and logger of the buffer.
      - id: state
        -orig-id: State
        type: u4
        enum: etw_buffer_state
        doc: Current use of the buffer.
      - id: offset
        -orig-id: Offset
        type: u4
        doc: |
          Size of the part of the buffer in use when it was flushed. It can
          exceed SavedOffset, in which case events continue up to this offset.
          In files, filler follows the larger of the two: 0xFF, in some first
          buffers after zeros. Unit: bytes.
      - id: buffer_flag
        -orig-id: BufferFlag
        type: u2
        doc: |
          State of the buffer: compressed, a flush marker, or after a loss.
          Flags of `etw_buffer_flag`.
      - id: buffer_type
        -orig-id: BufferType
        type: u2
        enum: etw_buffer_type
        doc: Type of data in the buffer.
      - id: unnamed_38
        size: 16
        type: unnamed_38_union
        doc: Logger data at the end of the header.
    instances:
      padding0:
        value: unnamed_20.padding0
      slist_entry:
        value: unnamed_20.slist_entry
      next_buffer:
        value: unnamed_20.next_buffer
      padding1:
        value: unnamed_38.padding1
      reference_time:
        value: unnamed_38.reference_time
      global_entry:
        value: unnamed_38.global_entry
      pointer0:
        value: unnamed_38.unnamed_38.pointer0
      pointer1:
        value: unnamed_38.unnamed_38.pointer1
    types:
      unnamed_20_union:
        instances:
          padding0:
            -orig-id: Padding0
            pos: 0
            type: u4
            repeat: expr
            repeat-expr: 2
          slist_entry:
            -orig-id: SlistEntry
            pos: 0
            type: single_list_entry_ptr64
            doc: Link in the local list while the logger flushes.
          next_buffer:
            -orig-id: NextBuffer
            pos: 0
            type: u8
            doc: Next buffer to flush.
      unnamed_38_struct:
        seq:
          - id: pointer0
            -orig-id: Pointer0
            type: u8
            doc: Purpose unknown.
          - id: pointer1
            -orig-id: Pointer1
            type: u8
            doc: Purpose unknown.
      unnamed_38_union:
        instances:
          padding1:
            -orig-id: Padding1
            pos: 0
            type: u4
            repeat: expr
            repeat-expr: 4
          reference_time:
            -orig-id: ReferenceTime
            pos: 0
            type: etw_ref_clock
            doc: Reference time of the session, for stored real-time events.
          global_entry:
            -orig-id: GlobalEntry
            pos: 0
            type: list_entry_ptr64
            doc: Link in the logger's global list.
          unnamed_38:
            pos: 0
            type: unnamed_38_struct
  wmi_buffer_header_ptr32:
    -orig-id: WMI_BUFFER_HEADER
    doc: |
      Header of a trace buffer, in memory and in a log file.

      A log file is a sequence of trace buffers copied from memory. Parts of
      this header are therefore meaningful to the logger only, and its addresses
      are meaningless in a file. Up to and including 6.0 it overlays a
      WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows
      Server 2003 SP2. The layout of earlier releases is inferred from the
      kernel's code.

      Documented for 6.2+ (32-bit), assumed unchanged after 2004.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_buffer_header/index.htm WMI_BUFFER_HEADER
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L492-L529 ntwmi.h
    seq:
      - id: buffer_size
        -orig-id: BufferSize
        type: u4
        doc: |
          In a file, distance from this buffer to the next, or to the end. For a
          compressed buffer it is less than the buffer size in memory. Unit:
          bytes.
      - id: saved_offset
        -orig-id: SavedOffset
        type: u4
        doc: |
          Size of the valid part of the buffer, including this header. For a
          compressed buffer, the size after decompression. Unit: bytes.
      - id: current_offset
        -orig-id: CurrentOffset
        type: u4
        doc: |
          Offset at which the logger writes the next event. Unit: bytes.
      - id: reference_count
        -orig-id: ReferenceCount
        type: s4
        doc: Number of references that the logger has to the buffer. 0 in files.
      - id: time_stamp
        -orig-id: TimeStamp
        type: s8
        doc: |
          Time at which the buffer was flushed, by the clock of the session. In
          compressed buffers of real traces it is a FILETIME.
      - id: sequence_number
        -orig-id: SequenceNumber
        type: s8
        doc: Sequence number of the buffer within its session.
      - id: unnamed_20
        size: 8
        type: unnamed_20_union
      - id: client_context
        -orig-id: ClientContext
        type: etw_buffer_context
        doc: Processor and logger of the buffer.
      - id: state
        -orig-id: State
        type: u4
        enum: etw_buffer_state
        doc: Current use of the buffer.
      - id: offset
        -orig-id: Offset
        type: u4
        doc: |
          Size of the part of the buffer in use when it was flushed. It can
          exceed SavedOffset, in which case events continue up to this offset.
          In files, filler follows the larger of the two: 0xFF, in some first
          buffers after zeros. Unit: bytes.
      - id: buffer_flag
        -orig-id: BufferFlag
        type: u2
        doc: |
          State of the buffer: compressed, a flush marker, or after a loss.
          Flags of `etw_buffer_flag`.
      - id: buffer_type
        -orig-id: BufferType
        type: u2
        enum: etw_buffer_type
        doc: Type of data in the buffer.
      - id: unnamed_38
        size: 16
        type: unnamed_38_union
        doc: Logger data at the end of the header.
    instances:
      clock_type:
        value: unnamed_20.unnamed_20.clock_type
      frequency:
        value: unnamed_20.unnamed_20.frequency
      slist_entry:
        value: unnamed_20.slist_entry
      next_buffer:
        value: unnamed_20.next_buffer
      padding1:
        value: unnamed_38.padding1
      reference_time:
        value: unnamed_38.reference_time
      global_entry:
        value: unnamed_38.global_entry
      pointer0:
        value: unnamed_38.unnamed_38.pointer0
      pointer1:
        value: unnamed_38.unnamed_38.pointer1
    types:
      unnamed_20_struct:
        seq:
          - id: clock_type
            -orig-id: ClockType
            type: b3
            enum: event_trace_clock
            doc: Clock of the time stamps.
          - id: frequency_part
            type: b32
          - id: frequency_part_2
            type: b29
        instances:
          frequency:
            -orig-id: Frequency
            value: frequency_part + 0x100000000 * frequency_part_2
            doc: Frequency of that clock.
      unnamed_20_union:
        instances:
          unnamed_20:
            pos: 0
            type: unnamed_20_struct
            doc: |
              Clock, in buffers of debugging information sent to a debugger. In
              other buffers these bytes are an address or zero. Valid if
              `BufferType & 0xffff` is 0x7.
          slist_entry:
            -orig-id: SlistEntry
            pos: 0
            type: single_list_entry_ptr32
            doc: Link in the local list while the logger flushes.
          next_buffer:
            -orig-id: NextBuffer
            pos: 0
            type: u4
            doc: Next buffer to flush.
      unnamed_38_struct:
        seq:
          - id: pointer0
            -orig-id: Pointer0
            type: u4
            doc: Purpose unknown.
          - id: pointer1
            -orig-id: Pointer1
            type: u4
            doc: Purpose unknown.
      unnamed_38_union:
        instances:
          padding1:
            -orig-id: Padding1
            pos: 0
            type: u4
            repeat: expr
            repeat-expr: 4
          reference_time:
            -orig-id: ReferenceTime
            pos: 0
            type: etw_ref_clock
            doc: Reference time of the session, for stored real-time events.
          global_entry:
            -orig-id: GlobalEntry
            pos: 0
            type: list_entry_ptr32
            doc: Link in the logger's global list.
          unnamed_38:
            pos: 0
            type: unnamed_38_struct
  wmi_buffer_header_ptr64:
    -orig-id: WMI_BUFFER_HEADER
    doc: |
      Header of a trace buffer, in memory and in a log file.

      A log file is a sequence of trace buffers copied from memory. Parts of
      this header are therefore meaningful to the logger only, and its addresses
      are meaningless in a file. Up to and including 6.0 it overlays a
      WNODE_HEADER. Symbol files contain it from Windows XP SP3 and Windows
      Server 2003 SP2. The layout of earlier releases is inferred from the
      kernel's code.

      Documented for 6.2+ (64-bit), assumed unchanged after 2004.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_buffer_header/index.htm WMI_BUFFER_HEADER
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L492-L529 ntwmi.h
    seq:
      - id: buffer_size
        -orig-id: BufferSize
        type: u4
        doc: |
          In a file, distance from this buffer to the next, or to the end. For a
          compressed buffer it is less than the buffer size in memory. Unit:
          bytes.
      - id: saved_offset
        -orig-id: SavedOffset
        type: u4
        doc: |
          Size of the valid part of the buffer, including this header. For a
          compressed buffer, the size after decompression. Unit: bytes.
      - id: current_offset
        -orig-id: CurrentOffset
        type: u4
        doc: |
          Offset at which the logger writes the next event. Unit: bytes.
      - id: reference_count
        -orig-id: ReferenceCount
        type: s4
        doc: Number of references that the logger has to the buffer. 0 in files.
      - id: time_stamp
        -orig-id: TimeStamp
        type: s8
        doc: |
          Time at which the buffer was flushed, by the clock of the session. In
          compressed buffers of real traces it is a FILETIME.
      - id: sequence_number
        -orig-id: SequenceNumber
        type: s8
        doc: Sequence number of the buffer within its session.
      - id: unnamed_20
        size: 8
        type: unnamed_20_union
      - id: client_context
        -orig-id: ClientContext
        type: etw_buffer_context
        doc: Processor and logger of the buffer.
      - id: state
        -orig-id: State
        type: u4
        enum: etw_buffer_state
        doc: Current use of the buffer.
      - id: offset
        -orig-id: Offset
        type: u4
        doc: |
          Size of the part of the buffer in use when it was flushed. It can
          exceed SavedOffset, in which case events continue up to this offset.
          In files, filler follows the larger of the two: 0xFF, in some first
          buffers after zeros. Unit: bytes.
      - id: buffer_flag
        -orig-id: BufferFlag
        type: u2
        doc: |
          State of the buffer: compressed, a flush marker, or after a loss.
          Flags of `etw_buffer_flag`.
      - id: buffer_type
        -orig-id: BufferType
        type: u2
        enum: etw_buffer_type
        doc: Type of data in the buffer.
      - id: unnamed_38
        size: 16
        type: unnamed_38_union
        doc: Logger data at the end of the header.
    instances:
      clock_type:
        value: unnamed_20.unnamed_20.clock_type
      frequency:
        value: unnamed_20.unnamed_20.frequency
      slist_entry:
        value: unnamed_20.slist_entry
      next_buffer:
        value: unnamed_20.next_buffer
      padding1:
        value: unnamed_38.padding1
      reference_time:
        value: unnamed_38.reference_time
      global_entry:
        value: unnamed_38.global_entry
      pointer0:
        value: unnamed_38.unnamed_38.pointer0
      pointer1:
        value: unnamed_38.unnamed_38.pointer1
    types:
      unnamed_20_struct:
        seq:
          - id: clock_type
            -orig-id: ClockType
            type: b3
            enum: event_trace_clock
            doc: Clock of the time stamps.
          - id: frequency_part
            type: b32
          - id: frequency_part_2
            type: b29
        instances:
          frequency:
            -orig-id: Frequency
            value: frequency_part + 0x100000000 * frequency_part_2
            doc: Frequency of that clock.
      unnamed_20_union:
        instances:
          unnamed_20:
            pos: 0
            type: unnamed_20_struct
            doc: |
              Clock, in buffers of debugging information sent to a debugger. In
              other buffers these bytes are an address or zero. Valid if
              `BufferType & 0xffff` is 0x7.
          slist_entry:
            -orig-id: SlistEntry
            pos: 0
            type: single_list_entry_ptr64
            doc: Link in the local list while the logger flushes.
          next_buffer:
            -orig-id: NextBuffer
            pos: 0
            type: u8
            doc: Next buffer to flush.
      unnamed_38_struct:
        seq:
          - id: pointer0
            -orig-id: Pointer0
            type: u8
            doc: Purpose unknown.
          - id: pointer1
            -orig-id: Pointer1
            type: u8
            doc: Purpose unknown.
      unnamed_38_union:
        instances:
          padding1:
            -orig-id: Padding1
            pos: 0
            type: u4
            repeat: expr
            repeat-expr: 4
          reference_time:
            -orig-id: ReferenceTime
            pos: 0
            type: etw_ref_clock
            doc: Reference time of the session, for stored real-time events.
          global_entry:
            -orig-id: GlobalEntry
            pos: 0
            type: list_entry_ptr64
            doc: Link in the logger's global list.
          unnamed_38:
            pos: 0
            type: unnamed_38_struct
  wmi_buffer_state:
    -orig-id: WMI_BUFFER_STATE
    doc: |
      Current use of a trace buffer, as bits.

      It overlays Flags of WMI_BUFFER_HEADER. From 6.0 the enumeration
      ETW_BUFFER_STATE replaces it. Names and types are from symbol files of
      Windows XP SP3 and Windows Server 2003 SP2. No earlier symbol files
      contain them.

      Documented for 5.1..5.2.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_buffer_state.htm WMI_BUFFER_STATE
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_buffer_header/index.htm WMI_BUFFER_HEADER
    seq:
      - id: free
        -orig-id: Free
        type: b1
        doc: The buffer is free.
      - id: in_use
        -orig-id: InUse
        type: b1
        doc: The buffer is in use.
      - id: flush
        -orig-id: Flush
        type: b1
      - id: unused
        -orig-id: Unused
        type: b29
  wmi_client_context:
    -orig-id: WMI_CLIENT_CONTEXT
    doc: |
      Processor and logger of a trace buffer.

      From 6.0, ETW_BUFFER_CONTEXT replaces it, with the same fields. Consumers
      receive a copy of it as an opaque ULONG. Names and types are from symbol
      files of Windows XP SP3 and Windows Server 2003 SP2. No earlier symbol
      files contain them.

      Documented for 5.0..5.2.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_client_context.htm WMI_CLIENT_CONTEXT
    seq:
      - id: processor_number
        -orig-id: ProcessorNumber
        type: u1
        doc: Processor number.
      - id: alignment
        -orig-id: Alignment
        type: u1
        doc: |
          Alignment of events, as in ETW_BUFFER_CONTEXT. Unit: bytes.
      - id: logger_id
        -orig-id: LoggerId
        type: u2
        doc: Logger ID, which identifies the event tracing session.
enums:
  etw_buffer_flag:
    0:
      id: etw_buffer_flag_normal
      -orig-id: ETW_BUFFER_FLAG_NORMAL
      doc: No special properties.
    1:
      id: etw_buffer_flag_flush_marker
      -orig-id: ETW_BUFFER_FLAG_FLUSH_MARKER
      doc: |
        Flush marker. In observed traces, the first and the last buffer of a
        file have it, and no other buffer does. Observed in 6.1..6.2,
        1903..1909, 21H1, 10-22H2..11-23H2, 11-25H2.
    2:
      id: etw_buffer_flag_events_lost
      -orig-id: ETW_BUFFER_FLAG_EVENTS_LOST
      doc: Events were lost.
    4:
      id: etw_buffer_flag_buffer_lost
      -orig-id: ETW_BUFFER_FLAG_BUFFER_LOST
      doc: A buffer was lost.
    8:
      id: etw_buffer_flag_rtbackup_corrupt
      -orig-id: ETW_BUFFER_FLAG_RTBACKUP_CORRUPT
    0x10:
      id: etw_buffer_flag_rtbackup
      -orig-id: ETW_BUFFER_FLAG_RTBACKUP
    0x20:
      id: etw_buffer_flag_proc_index
      -orig-id: ETW_BUFFER_FLAG_PROC_INDEX
      doc: |
        In observed traces, buffers of 6.1 lack this flag and nearly all buffers
        of later releases have it. This matches ProcessorIndex of
        ETW_BUFFER_CONTEXT, which dates from 6.2. Observed in 6.2, 1903..1909,
        21H1, 10-22H2..11-23H2, 11-25H2.
    0x40:
      id: etw_buffer_flag_compressed
      -orig-id: ETW_BUFFER_FLAG_COMPRESSED
      doc: |
        The data after the header are compressed. Observed in 6.2, 1909,
        server-2022..11-22H2.
  etw_buffer_state:
    0:
      id: etw_buffer_state_free
      -orig-id: EtwBufferStateFree
      doc: The buffer is free. Documented for 6.0+.
    1:
      id: etw_buffer_state_general_logging
      -orig-id: EtwBufferStateGeneralLogging
      doc: The buffer receives events of any kind. Documented for 6.0+.
    2:
      id: etw_buffer_state_cswitch
      -orig-id: EtwBufferStateCSwitch
      doc: The buffer receives context switches. Documented for 6.0+.
    3:
      id: etw_buffer_state_flush
      -orig-id: EtwBufferStateFlush
      doc: |
        The buffer is to be flushed or has been flushed. Buffers in log files
        have this state. Documented for 6.0+.
    4:
      id: etw_buffer_state_pending_compression
      -orig-id: EtwBufferStatePendingCompression
      doc: The buffer is to be compressed. Documented for 1607+.
    5:
      id: etw_buffer_state_compressed
      -orig-id: EtwBufferStateCompressed
      doc: The buffer is compressed. Documented for 1607+.
    6:
      id: etw_buffer_state_placeholder
      -orig-id: EtwBufferStatePlaceholder
      doc: Documented for 1607+.
  etw_buffer_type:
    0:
      id: etw_buffer_type_generic
      -orig-id: ETW_BUFFER_TYPE_GENERIC
      doc: |
        Events of any kind. In observed traces, every buffer but the first has
        this type. Observed in 6.1..6.2, 1903..1909, 21H1, 10-22H2..11-23H2,
        11-25H2.
    1:
      id: etw_buffer_type_rundown
      -orig-id: ETW_BUFFER_TYPE_RUNDOWN
    2:
      id: etw_buffer_type_ctx_swap
      -orig-id: ETW_BUFFER_TYPE_CTX_SWAP
      doc: Context switches.
    3:
      id: etw_buffer_type_reftime
      -orig-id: ETW_BUFFER_TYPE_REFTIME
      doc: Reference time.
    4:
      id: etw_buffer_type_header
      -orig-id: ETW_BUFFER_TYPE_HEADER
      doc: |
        Header of a log file. In observed traces, the first buffer has this
        type, and no other buffer does. Observed in 6.1..6.2, 1903..1909, 21H1,
        10-22H2..11-23H2, 11-25H2.
    5:
      id: etw_buffer_type_batched
      -orig-id: ETW_BUFFER_TYPE_BATCHED
    6:
      id: etw_buffer_type_empty_marker
      -orig-id: ETW_BUFFER_TYPE_EMPTY_MARKER
    7:
      id: etw_buffer_type_dbg_info
      -orig-id: ETW_BUFFER_TYPE_DBG_INFO
      doc: Debugging information. Such a buffer is sent to a debugger.
    8:
      id: etw_buffer_type_maximum
      -orig-id: ETW_BUFFER_TYPE_MAXIMUM
      doc: |
        One more than the last type in the published header. The value in other
        releases is unknown.
  event_trace_clock:
    0:
      id: event_trace_clock_raw
      -orig-id: EVENT_TRACE_CLOCK_RAW
      doc: Raw timestamps.
    1:
      id: event_trace_clock_perfcounter
      -orig-id: EVENT_TRACE_CLOCK_PERFCOUNTER
      doc: |
        Performance counter, as returned by KeQueryPerformanceCounter. Default
        in 5.1 and early 5.2. Documented for 5.1+.
    2:
      id: event_trace_clock_systemtime
      -orig-id: EVENT_TRACE_CLOCK_SYSTEMTIME
      doc: |
        System time in 100 ns units since 1601, as returned by
        KeQuerySystemTimePrecise. Default from late 5.2 on. Documented for 5.2+.
    3:
      id: event_trace_clock_cpucycle
      -orig-id: EVENT_TRACE_CLOCK_CPUCYCLE
      doc: |
        Cycle counter of the processor, as returned by the RDTSC instruction.
        Documented for late 5.2+.
    4:
      id: event_trace_clock_max
      -orig-id: EVENT_TRACE_CLOCK_MAX
      doc: |
        One more than the last clock in the published header. The value in other
        releases is unknown.
