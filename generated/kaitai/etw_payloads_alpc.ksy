# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_payloads_alpc
  title: Event Tracing for Windows, alpc
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: |
  Advanced local procedure calls (ALPC): messages between processes.
types:
  alpc_send_message:
    -orig-id: ALPC_Send_Message
    doc: |
      ALPC message sent or received, or wait for its reply.

      Releases unknown.

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L3392-L3398 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: message_id
        -orig-id: MessageID
        type: u4
        doc: Message ID, which correlates the events of a message.
  alpc_unwait:
    -orig-id: ALPC_Unwait
    doc: |
      Wait for an ALPC message ended.

      Releases unknown.

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L3448-L3454 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: status
        -orig-id: Status
        type: u4
        doc: NTSTATUS of the wait.
  alpc_wait_for_new_message:
    -orig-id: ALPC_Wait_For_New_Message
    doc: |
      ALPC port waits for a message.

      The MOF does not state how PortName ends. According to the documentation
      of the qualifiers, this means null-terminated.

      Releases unknown.

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L3431-L3441 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: is_server_port
        -orig-id: IsServerPort
        type: u4
        doc: True if the port belongs to a server.
      - id: port_name
        -orig-id: PortName
        terminator: 0
        eos-error: false
        doc: Name of the port. Text in an unknown code page.
