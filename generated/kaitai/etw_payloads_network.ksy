# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_payloads_network
  title: Event Tracing for Windows, network
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: TCP/IP and UDP/IP.
types:
  tcp_ip_fail:
    -orig-id: TcpIp_Fail
    doc: |
      Connection or send failed.

      Releases unknown.

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L2241-L2251 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: proto
        -orig-id: Proto
        type: u2
        doc: Protocol.
      - id: failure_code
        -orig-id: FailureCode
        type: u2
        doc: |
          1 insufficient resources, 2 too many addresses, 3 address exists, 4
          address is invalid, 5 another reason, 6 address exists in time-wait.
  tcp_ip_type_group1_ptr32:
    -orig-id: TcpIp_TypeGroup1
    doc: |
      TCP event of IPv4: data received, retransmitted or copied, or connection
      closed or reconnected.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L2121-L2160 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: pid
        -orig-id: PID
        type: u4
        doc: Process ID.
      - id: size
        -orig-id: size
        type: u4
        doc: |
          Unit: bytes.
      - id: daddr
        -orig-id: daddr
        size: 4
        doc: Remote address, in network byte order.
      - id: saddr
        -orig-id: saddr
        size: 4
        doc: Local address, in network byte order.
      - id: dport
        -orig-id: dport
        type: u2
        doc: Remote port, in network byte order.
      - id: sport
        -orig-id: sport
        type: u2
        doc: Local port, in network byte order.
      - id: seqnum
        -orig-id: seqnum
        type: u4
      - id: connid
        -orig-id: connid
        type: u4
        doc: Connection ID.
  tcp_ip_type_group1_ptr64:
    -orig-id: TcpIp_TypeGroup1
    doc: |
      TCP event of IPv4: data received, retransmitted or copied, or connection
      closed or reconnected.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L2121-L2160 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: pid
        -orig-id: PID
        type: u4
        doc: Process ID.
      - id: size
        -orig-id: size
        type: u4
        doc: |
          Unit: bytes.
      - id: daddr
        -orig-id: daddr
        size: 4
        doc: Remote address, in network byte order.
      - id: saddr
        -orig-id: saddr
        size: 4
        doc: Local address, in network byte order.
      - id: dport
        -orig-id: dport
        type: u2
        doc: Remote port, in network byte order.
      - id: sport
        -orig-id: sport
        type: u2
        doc: Local port, in network byte order.
      - id: seqnum
        -orig-id: seqnum
        type: u4
      - id: connid
        -orig-id: connid
        type: u8
        doc: Connection ID.
  tcp_ip_type_group2_ptr32:
    -orig-id: TcpIp_TypeGroup2
    doc: |
      TCP connection of IPv4 established or accepted.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L2167-L2234 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: pid
        -orig-id: PID
        type: u4
        doc: Process ID.
      - id: size
        -orig-id: size
        type: u4
        doc: |
          Unit: bytes.
      - id: daddr
        -orig-id: daddr
        size: 4
        doc: Remote address, in network byte order.
      - id: saddr
        -orig-id: saddr
        size: 4
        doc: Local address, in network byte order.
      - id: dport
        -orig-id: dport
        type: u2
        doc: Remote port, in network byte order.
      - id: sport
        -orig-id: sport
        type: u2
        doc: Local port, in network byte order.
      - id: mss
        -orig-id: mss
        type: u2
        doc: |
          Maximum segment size. Unit: bytes.
      - id: sackopt
        -orig-id: sackopt
        type: u2
        doc: True if selective acknowledgment is enabled.
      - id: tsopt
        -orig-id: tsopt
        type: u2
        doc: True if time stamps are enabled.
      - id: wsopt
        -orig-id: wsopt
        type: u2
        doc: True if window scaling is enabled.
      - id: rcvwin
        -orig-id: rcvwin
        type: u4
        doc: |
          Receive window. Unit: bytes.
      - id: rcvwinscale
        -orig-id: rcvwinscale
        type: s2
        doc: Scale of the receive window, in bits.
      - id: sndwinscale
        -orig-id: sndwinscale
        type: s2
        doc: Scale of the send window, in bits.
      - id: seqnum
        -orig-id: seqnum
        type: u4
      - id: connid
        -orig-id: connid
        type: u4
        doc: Connection ID.
  tcp_ip_type_group2_ptr64:
    -orig-id: TcpIp_TypeGroup2
    doc: |
      TCP connection of IPv4 established or accepted.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L2167-L2234 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: pid
        -orig-id: PID
        type: u4
        doc: Process ID.
      - id: size
        -orig-id: size
        type: u4
        doc: |
          Unit: bytes.
      - id: daddr
        -orig-id: daddr
        size: 4
        doc: Remote address, in network byte order.
      - id: saddr
        -orig-id: saddr
        size: 4
        doc: Local address, in network byte order.
      - id: dport
        -orig-id: dport
        type: u2
        doc: Remote port, in network byte order.
      - id: sport
        -orig-id: sport
        type: u2
        doc: Local port, in network byte order.
      - id: mss
        -orig-id: mss
        type: u2
        doc: |
          Maximum segment size. Unit: bytes.
      - id: sackopt
        -orig-id: sackopt
        type: u2
        doc: True if selective acknowledgment is enabled.
      - id: tsopt
        -orig-id: tsopt
        type: u2
        doc: True if time stamps are enabled.
      - id: wsopt
        -orig-id: wsopt
        type: u2
        doc: True if window scaling is enabled.
      - id: rcvwin
        -orig-id: rcvwin
        type: u4
        doc: |
          Receive window. Unit: bytes.
      - id: rcvwinscale
        -orig-id: rcvwinscale
        type: s2
        doc: Scale of the receive window, in bits.
      - id: sndwinscale
        -orig-id: sndwinscale
        type: s2
        doc: Scale of the send window, in bits.
      - id: seqnum
        -orig-id: seqnum
        type: u4
      - id: connid
        -orig-id: connid
        type: u8
        doc: Connection ID.
  tcp_ip_type_group3_ptr32:
    -orig-id: TcpIp_TypeGroup3
    doc: |
      TCP event of IPv6: data received, retransmitted or copied, or connection
      closed or reconnected.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L2312-L2351 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: pid
        -orig-id: PID
        type: u4
        doc: Process ID.
      - id: size
        -orig-id: size
        type: u4
        doc: |
          Unit: bytes.
      - id: daddr
        -orig-id: daddr
        size: 16
        doc: Remote address, in network byte order.
      - id: saddr
        -orig-id: saddr
        size: 16
        doc: Local address, in network byte order.
      - id: dport
        -orig-id: dport
        type: u2
        doc: Remote port, in network byte order.
      - id: sport
        -orig-id: sport
        type: u2
        doc: Local port, in network byte order.
      - id: seqnum
        -orig-id: seqnum
        type: u4
      - id: connid
        -orig-id: connid
        type: u4
        doc: Connection ID.
  tcp_ip_type_group3_ptr64:
    -orig-id: TcpIp_TypeGroup3
    doc: |
      TCP event of IPv6: data received, retransmitted or copied, or connection
      closed or reconnected.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L2312-L2351 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: pid
        -orig-id: PID
        type: u4
        doc: Process ID.
      - id: size
        -orig-id: size
        type: u4
        doc: |
          Unit: bytes.
      - id: daddr
        -orig-id: daddr
        size: 16
        doc: Remote address, in network byte order.
      - id: saddr
        -orig-id: saddr
        size: 16
        doc: Local address, in network byte order.
      - id: dport
        -orig-id: dport
        type: u2
        doc: Remote port, in network byte order.
      - id: sport
        -orig-id: sport
        type: u2
        doc: Local port, in network byte order.
      - id: seqnum
        -orig-id: seqnum
        type: u4
      - id: connid
        -orig-id: connid
        type: u8
        doc: Connection ID.
  tcp_ip_type_group4_ptr32:
    -orig-id: TcpIp_TypeGroup4
    doc: |
      TCP connection of IPv6 established or accepted.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L2358-L2425 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: pid
        -orig-id: PID
        type: u4
        doc: Process ID.
      - id: size
        -orig-id: size
        type: u4
        doc: |
          Unit: bytes.
      - id: daddr
        -orig-id: daddr
        size: 16
        doc: Remote address, in network byte order.
      - id: saddr
        -orig-id: saddr
        size: 16
        doc: Local address, in network byte order.
      - id: dport
        -orig-id: dport
        type: u2
        doc: Remote port, in network byte order.
      - id: sport
        -orig-id: sport
        type: u2
        doc: Local port, in network byte order.
      - id: mss
        -orig-id: mss
        type: u2
        doc: |
          Maximum segment size. Unit: bytes.
      - id: sackopt
        -orig-id: sackopt
        type: u2
        doc: True if selective acknowledgment is enabled.
      - id: tsopt
        -orig-id: tsopt
        type: u2
        doc: True if time stamps are enabled.
      - id: wsopt
        -orig-id: wsopt
        type: u2
        doc: True if window scaling is enabled.
      - id: rcvwin
        -orig-id: rcvwin
        type: u4
        doc: |
          Receive window. Unit: bytes.
      - id: rcvwinscale
        -orig-id: rcvwinscale
        type: s2
        doc: Scale of the receive window, in bits.
      - id: sndwinscale
        -orig-id: sndwinscale
        type: s2
        doc: Scale of the send window, in bits.
      - id: seqnum
        -orig-id: seqnum
        type: u4
      - id: connid
        -orig-id: connid
        type: u4
        doc: Connection ID.
  tcp_ip_type_group4_ptr64:
    -orig-id: TcpIp_TypeGroup4
    doc: |
      TCP connection of IPv6 established or accepted.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L2358-L2425 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: pid
        -orig-id: PID
        type: u4
        doc: Process ID.
      - id: size
        -orig-id: size
        type: u4
        doc: |
          Unit: bytes.
      - id: daddr
        -orig-id: daddr
        size: 16
        doc: Remote address, in network byte order.
      - id: saddr
        -orig-id: saddr
        size: 16
        doc: Local address, in network byte order.
      - id: dport
        -orig-id: dport
        type: u2
        doc: Remote port, in network byte order.
      - id: sport
        -orig-id: sport
        type: u2
        doc: Local port, in network byte order.
      - id: mss
        -orig-id: mss
        type: u2
        doc: |
          Maximum segment size. Unit: bytes.
      - id: sackopt
        -orig-id: sackopt
        type: u2
        doc: True if selective acknowledgment is enabled.
      - id: tsopt
        -orig-id: tsopt
        type: u2
        doc: True if time stamps are enabled.
      - id: wsopt
        -orig-id: wsopt
        type: u2
        doc: True if window scaling is enabled.
      - id: rcvwin
        -orig-id: rcvwin
        type: u4
        doc: |
          Receive window. Unit: bytes.
      - id: rcvwinscale
        -orig-id: rcvwinscale
        type: s2
        doc: Scale of the receive window, in bits.
      - id: sndwinscale
        -orig-id: sndwinscale
        type: s2
        doc: Scale of the send window, in bits.
      - id: seqnum
        -orig-id: seqnum
        type: u4
      - id: connid
        -orig-id: connid
        type: u8
        doc: Connection ID.
  tcp_ip_v0_type_group1:
    -orig-id: TcpIp_V0_TypeGroup1
    doc: |
      TCP event: data sent or received, or connection established, accepted or
      closed.

      Releases unknown.

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L1729-L1759 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: daddr
        -orig-id: daddr
        size: 4
        doc: Remote address, in network byte order.
      - id: saddr
        -orig-id: saddr
        size: 4
        doc: Local address, in network byte order.
      - id: dport
        -orig-id: dport
        type: u2
        doc: Remote port, in network byte order.
      - id: sport
        -orig-id: sport
        type: u2
        doc: Local port, in network byte order.
      - id: size
        -orig-id: size
        type: u4
        doc: |
          Unit: bytes.
      - id: pid
        -orig-id: PID
        type: u4
        doc: Process ID.
  tcp_ip_v1_fail:
    -orig-id: TcpIp_V1_Fail
    doc: |
      TCP connection attempt failed.

      Releases unknown.

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L1943-L1949 MOF classes of the NT Kernel Logger
    seq:
      - id: proto
        -orig-id: Proto
        type: u4
        doc: Protocol.
  tcp_ip_v1_send_ptr32:
    -orig-id: TcpIp_V1_Send
    doc: |
      Data sent over TCP.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L1956-L2003 MOF classes of the NT Kernel Logger
    seq:
      - id: pid
        -orig-id: PID
        type: u4
        doc: Process ID.
      - id: size
        -orig-id: size
        type: u4
        doc: |
          Unit: bytes.
      - id: daddr
        -orig-id: daddr
        size: 4
        doc: Remote address, in network byte order.
      - id: saddr
        -orig-id: saddr
        size: 4
        doc: Local address, in network byte order.
      - id: dport
        -orig-id: dport
        type: u2
        doc: Remote port, in network byte order.
      - id: sport
        -orig-id: sport
        type: u2
        doc: Local port, in network byte order.
      - id: startime
        -orig-id: startime
        type: u4
        doc: |
          Start of the send request, since the system started. Unit: 100 ms.
      - id: endtime
        -orig-id: endtime
        type: u4
        doc: |
          End of the send request, since the system started. Unit: 100 ms.
      - id: connid
        -orig-id: connid
        type: u4
        doc: Connection ID.
      - id: seqnum
        -orig-id: seqnum
        type: u4
  tcp_ip_v1_send_ptr64:
    -orig-id: TcpIp_V1_Send
    doc: |
      Data sent over TCP.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L1956-L2003 MOF classes of the NT Kernel Logger
    seq:
      - id: pid
        -orig-id: PID
        type: u4
        doc: Process ID.
      - id: size
        -orig-id: size
        type: u4
        doc: |
          Unit: bytes.
      - id: daddr
        -orig-id: daddr
        size: 4
        doc: Remote address, in network byte order.
      - id: saddr
        -orig-id: saddr
        size: 4
        doc: Local address, in network byte order.
      - id: dport
        -orig-id: dport
        type: u2
        doc: Remote port, in network byte order.
      - id: sport
        -orig-id: sport
        type: u2
        doc: Local port, in network byte order.
      - id: startime
        -orig-id: startime
        type: u4
        doc: |
          Start of the send request, since the system started. Unit: 100 ms.
      - id: endtime
        -orig-id: endtime
        type: u4
        doc: |
          End of the send request, since the system started. Unit: 100 ms.
      - id: connid
        -orig-id: connid
        type: u8
        doc: Connection ID.
      - id: seqnum
        -orig-id: seqnum
        type: u4
  tcp_ip_v1_type_group2_ptr32:
    -orig-id: TcpIp_V1_TypeGroup2
    doc: |
      TCP connection established or accepted.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L1869-L1936 MOF classes of the NT Kernel Logger
    seq:
      - id: pid
        -orig-id: PID
        type: u4
        doc: Process ID.
      - id: size
        -orig-id: size
        type: u4
        doc: |
          Unit: bytes.
      - id: daddr
        -orig-id: daddr
        size: 4
        doc: Remote address, in network byte order.
      - id: saddr
        -orig-id: saddr
        size: 4
        doc: Local address, in network byte order.
      - id: dport
        -orig-id: dport
        type: u2
        doc: Remote port, in network byte order.
      - id: sport
        -orig-id: sport
        type: u2
        doc: Local port, in network byte order.
      - id: mss
        -orig-id: mss
        type: u2
        doc: |
          Maximum segment size. Unit: bytes.
      - id: sackopt
        -orig-id: sackopt
        type: u2
        doc: True if selective acknowledgment is enabled.
      - id: tsopt
        -orig-id: tsopt
        type: u2
        doc: True if time stamps are enabled.
      - id: wsopt
        -orig-id: wsopt
        type: u2
        doc: True if window scaling is enabled.
      - id: rcvwin
        -orig-id: rcvwin
        type: u4
        doc: |
          Receive window. Unit: bytes.
      - id: rcvwinscale
        -orig-id: rcvwinscale
        type: s2
        doc: Scale of the receive window, in bits.
      - id: sndwinscale
        -orig-id: sndwinscale
        type: s2
        doc: Scale of the send window, in bits.
      - id: connid
        -orig-id: connid
        type: u4
        doc: Connection ID.
      - id: seqnum
        -orig-id: seqnum
        type: u4
  tcp_ip_v1_type_group2_ptr64:
    -orig-id: TcpIp_V1_TypeGroup2
    doc: |
      TCP connection established or accepted.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L1869-L1936 MOF classes of the NT Kernel Logger
    seq:
      - id: pid
        -orig-id: PID
        type: u4
        doc: Process ID.
      - id: size
        -orig-id: size
        type: u4
        doc: |
          Unit: bytes.
      - id: daddr
        -orig-id: daddr
        size: 4
        doc: Remote address, in network byte order.
      - id: saddr
        -orig-id: saddr
        size: 4
        doc: Local address, in network byte order.
      - id: dport
        -orig-id: dport
        type: u2
        doc: Remote port, in network byte order.
      - id: sport
        -orig-id: sport
        type: u2
        doc: Local port, in network byte order.
      - id: mss
        -orig-id: mss
        type: u2
        doc: |
          Maximum segment size. Unit: bytes.
      - id: sackopt
        -orig-id: sackopt
        type: u2
        doc: True if selective acknowledgment is enabled.
      - id: tsopt
        -orig-id: tsopt
        type: u2
        doc: True if time stamps are enabled.
      - id: wsopt
        -orig-id: wsopt
        type: u2
        doc: True if window scaling is enabled.
      - id: rcvwin
        -orig-id: rcvwin
        type: u4
        doc: |
          Receive window. Unit: bytes.
      - id: rcvwinscale
        -orig-id: rcvwinscale
        type: s2
        doc: Scale of the receive window, in bits.
      - id: sndwinscale
        -orig-id: sndwinscale
        type: s2
        doc: Scale of the send window, in bits.
      - id: connid
        -orig-id: connid
        type: u8
        doc: Connection ID.
      - id: seqnum
        -orig-id: seqnum
        type: u4
  udp_ip_type_group1_ptr32:
    -orig-id: UdpIp_TypeGroup1
    doc: |
      Data sent or received over UDP and IPv4.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L2544-L2583 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: pid
        -orig-id: PID
        type: u4
        doc: Process ID.
      - id: size
        -orig-id: size
        type: u4
        doc: |
          Unit: bytes.
      - id: daddr
        -orig-id: daddr
        size: 4
        doc: Remote address, in network byte order.
      - id: saddr
        -orig-id: saddr
        size: 4
        doc: Local address, in network byte order.
      - id: dport
        -orig-id: dport
        type: u2
        doc: Remote port, in network byte order.
      - id: sport
        -orig-id: sport
        type: u2
        doc: Local port, in network byte order.
      - id: seqnum
        -orig-id: seqnum
        type: u4
      - id: connid
        -orig-id: connid
        type: u4
        doc: Connection ID.
  udp_ip_type_group1_ptr64:
    -orig-id: UdpIp_TypeGroup1
    doc: |
      Data sent or received over UDP and IPv4.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L2544-L2583 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: pid
        -orig-id: PID
        type: u4
        doc: Process ID.
      - id: size
        -orig-id: size
        type: u4
        doc: |
          Unit: bytes.
      - id: daddr
        -orig-id: daddr
        size: 4
        doc: Remote address, in network byte order.
      - id: saddr
        -orig-id: saddr
        size: 4
        doc: Local address, in network byte order.
      - id: dport
        -orig-id: dport
        type: u2
        doc: Remote port, in network byte order.
      - id: sport
        -orig-id: sport
        type: u2
        doc: Local port, in network byte order.
      - id: seqnum
        -orig-id: seqnum
        type: u4
      - id: connid
        -orig-id: connid
        type: u8
        doc: Connection ID.
  udp_ip_v0_type_group1_ptr32:
    -orig-id: UdpIp_V0_TypeGroup1
    doc: |
      Data sent or received over UDP.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L2443-L2478 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: context
        -orig-id: context
        type: u4
        doc: Process.
      - id: saddr
        -orig-id: saddr
        size: 4
        doc: Local address, in network byte order.
      - id: sport
        -orig-id: sport
        type: u2
        doc: Local port, in network byte order.
      - id: size
        -orig-id: size
        type: u2
        doc: |
          Unit: bytes.
      - id: daddr
        -orig-id: daddr
        size: 4
        doc: Remote address, in network byte order.
      - id: dport
        -orig-id: dport
        type: u2
        doc: Remote port, in network byte order.
      - id: dsize
        -orig-id: dsize
        type: u2
        doc: |
          Size of the data sent or received successfully. Unit: bytes.
  udp_ip_v0_type_group1_ptr64:
    -orig-id: UdpIp_V0_TypeGroup1
    doc: |
      Data sent or received over UDP.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L2443-L2478 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: context
        -orig-id: context
        type: u8
        doc: Process.
      - id: saddr
        -orig-id: saddr
        size: 4
        doc: Local address, in network byte order.
      - id: sport
        -orig-id: sport
        type: u2
        doc: Local port, in network byte order.
      - id: size
        -orig-id: size
        type: u2
        doc: |
          Unit: bytes.
      - id: daddr
        -orig-id: daddr
        size: 4
        doc: Remote address, in network byte order.
      - id: dport
        -orig-id: dport
        type: u2
        doc: Remote port, in network byte order.
      - id: dsize
        -orig-id: dsize
        type: u2
        doc: |
          Size of the data sent or received successfully. Unit: bytes.
  wmi_tcpip_send_v4_ptr32:
    -orig-id: WMI_TCPIP_SEND_V4
    doc: |
      TCP send of IPv4.

      The structure is byte-packed, because the connection ID is not aligned.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2294-L2306 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: transfer_size
        -orig-id: TransferSize
        type: u4
        doc: |
          Unit: bytes.
      - id: destination_address
        -orig-id: DestinationAddress
        size: 4
        doc: Remote address, in network byte order.
      - id: source_address
        -orig-id: SourceAddress
        size: 4
        doc: Local address, in network byte order.
      - id: destination_port
        -orig-id: DestinationPort
        type: u2
        doc: Remote port, in network byte order.
      - id: source_port
        -orig-id: SourcePort
        type: u2
        doc: Local port, in network byte order.
      - id: start_time
        -orig-id: StartTime
        type: u4
        doc: |
          Start of the send request, since the system started. Unit: 100 ms.
      - id: end_time
        -orig-id: EndTime
        type: u4
        doc: |
          End of the send request, since the system started. Unit: 100 ms.
      - id: sequence_number
        -orig-id: SequenceNumber
        type: u4
      - id: connection_id
        -orig-id: ConnectionId
        type: u4
        doc: Connection ID.
  wmi_tcpip_send_v4_ptr64:
    -orig-id: WMI_TCPIP_SEND_V4
    doc: |
      TCP send of IPv4.

      The structure is byte-packed, because the connection ID is not aligned.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2294-L2306 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: transfer_size
        -orig-id: TransferSize
        type: u4
        doc: |
          Unit: bytes.
      - id: destination_address
        -orig-id: DestinationAddress
        size: 4
        doc: Remote address, in network byte order.
      - id: source_address
        -orig-id: SourceAddress
        size: 4
        doc: Local address, in network byte order.
      - id: destination_port
        -orig-id: DestinationPort
        type: u2
        doc: Remote port, in network byte order.
      - id: source_port
        -orig-id: SourcePort
        type: u2
        doc: Local port, in network byte order.
      - id: start_time
        -orig-id: StartTime
        type: u4
        doc: |
          Start of the send request, since the system started. Unit: 100 ms.
      - id: end_time
        -orig-id: EndTime
        type: u4
        doc: |
          End of the send request, since the system started. Unit: 100 ms.
      - id: sequence_number
        -orig-id: SequenceNumber
        type: u4
      - id: connection_id
        -orig-id: ConnectionId
        type: u8
        doc: Connection ID.
  wmi_tcpip_send_v6_ptr32:
    -orig-id: WMI_TCPIP_SEND_V6
    doc: |
      TCP send of IPv6.

      The structure is byte-packed, because the connection ID is not aligned.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2320-L2332 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: transfer_size
        -orig-id: TransferSize
        type: u4
        doc: |
          Unit: bytes.
      - id: destination_address
        -orig-id: DestinationAddress
        size: 16
        doc: Remote address, in network byte order.
      - id: source_address
        -orig-id: SourceAddress
        size: 16
        doc: Local address, in network byte order.
      - id: destination_port
        -orig-id: DestinationPort
        type: u2
        doc: Remote port, in network byte order.
      - id: source_port
        -orig-id: SourcePort
        type: u2
        doc: Local port, in network byte order.
      - id: start_time
        -orig-id: StartTime
        type: u4
        doc: |
          Start of the send request, since the system started. Unit: 100 ms.
      - id: end_time
        -orig-id: EndTime
        type: u4
        doc: |
          End of the send request, since the system started. Unit: 100 ms.
      - id: sequence_number
        -orig-id: SequenceNumber
        type: u4
      - id: connection_id
        -orig-id: ConnectionId
        type: u4
        doc: Connection ID.
  wmi_tcpip_send_v6_ptr64:
    -orig-id: WMI_TCPIP_SEND_V6
    doc: |
      TCP send of IPv6.

      The structure is byte-packed, because the connection ID is not aligned.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2320-L2332 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: transfer_size
        -orig-id: TransferSize
        type: u4
        doc: |
          Unit: bytes.
      - id: destination_address
        -orig-id: DestinationAddress
        size: 16
        doc: Remote address, in network byte order.
      - id: source_address
        -orig-id: SourceAddress
        size: 16
        doc: Local address, in network byte order.
      - id: destination_port
        -orig-id: DestinationPort
        type: u2
        doc: Remote port, in network byte order.
      - id: source_port
        -orig-id: SourcePort
        type: u2
        doc: Local port, in network byte order.
      - id: start_time
        -orig-id: StartTime
        type: u4
        doc: |
          Start of the send request, since the system started. Unit: 100 ms.
      - id: end_time
        -orig-id: EndTime
        type: u4
        doc: |
          End of the send request, since the system started. Unit: 100 ms.
      - id: sequence_number
        -orig-id: SequenceNumber
        type: u4
      - id: connection_id
        -orig-id: ConnectionId
        type: u8
        doc: Connection ID.
  wmi_tcpip_v4_ptr32:
    -orig-id: WMI_TCPIP_V4
    doc: |
      TCP event of IPv4 other than a send: receive, connection established,
      accepted or closed, retransmission.

      The structure is byte-packed, because the connection ID follows the ports.
      Microsoft's class for event version 2 has the sequence number first:
      TcpIp_TypeGroup1. In event version 1 its class has the same order as this
      structure.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2281-L2291 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
    seq:
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: transfer_size
        -orig-id: TransferSize
        type: u4
        doc: |
          Unit: bytes.
      - id: destination_address
        -orig-id: DestinationAddress
        size: 4
        doc: Remote address, in network byte order.
      - id: source_address
        -orig-id: SourceAddress
        size: 4
        doc: Local address, in network byte order.
      - id: destination_port
        -orig-id: DestinationPort
        type: u2
        doc: Remote port, in network byte order.
      - id: source_port
        -orig-id: SourcePort
        type: u2
        doc: Local port, in network byte order.
      - id: connection_id
        -orig-id: ConnectionId
        type: u4
        doc: Connection ID.
      - id: sequence_number
        -orig-id: SequenceNumber
        type: u4
  wmi_tcpip_v4_ptr64:
    -orig-id: WMI_TCPIP_V4
    doc: |
      TCP event of IPv4 other than a send: receive, connection established,
      accepted or closed, retransmission.

      The structure is byte-packed, because the connection ID follows the ports.
      Microsoft's class for event version 2 has the sequence number first:
      TcpIp_TypeGroup1. In event version 1 its class has the same order as this
      structure.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2281-L2291 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
    seq:
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: transfer_size
        -orig-id: TransferSize
        type: u4
        doc: |
          Unit: bytes.
      - id: destination_address
        -orig-id: DestinationAddress
        size: 4
        doc: Remote address, in network byte order.
      - id: source_address
        -orig-id: SourceAddress
        size: 4
        doc: Local address, in network byte order.
      - id: destination_port
        -orig-id: DestinationPort
        type: u2
        doc: Remote port, in network byte order.
      - id: source_port
        -orig-id: SourcePort
        type: u2
        doc: Local port, in network byte order.
      - id: connection_id
        -orig-id: ConnectionId
        type: u8
        doc: Connection ID.
      - id: sequence_number
        -orig-id: SequenceNumber
        type: u4
  wmi_udp_v4:
    -orig-id: WMI_UDP_V4
    doc: |
      UDP send or receive of IPv4.

      Payload of event version 1. In version 2 a sequence number and a
      connection follow: UdpIp_TypeGroup1.

      Releases unknown.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2335-L2343 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: transfer_size
        -orig-id: TransferSize
        type: u4
        doc: |
          Unit: bytes.
      - id: destination_address
        -orig-id: DestinationAddress
        size: 4
        doc: Remote address, in network byte order.
      - id: source_address
        -orig-id: SourceAddress
        size: 4
        doc: Local address, in network byte order.
      - id: destination_port
        -orig-id: DestinationPort
        type: u2
        doc: Remote port, in network byte order.
      - id: source_port
        -orig-id: SourcePort
        type: u2
        doc: Local port, in network byte order.
  wmi_udp_v6_ptr32:
    -orig-id: WMI_UDP_V6
    doc: |
      UDP send or receive of IPv6.

      The structure is byte-packed, because the connection ID is not aligned.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2345-L2355 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: transfer_size
        -orig-id: TransferSize
        type: u4
        doc: |
          Unit: bytes.
      - id: destination_address
        -orig-id: DestinationAddress
        size: 16
        doc: Remote address, in network byte order.
      - id: source_address
        -orig-id: SourceAddress
        size: 16
        doc: Local address, in network byte order.
      - id: destination_port
        -orig-id: DestinationPort
        type: u2
        doc: Remote port, in network byte order.
      - id: source_port
        -orig-id: SourcePort
        type: u2
        doc: Local port, in network byte order.
      - id: sequence_number
        -orig-id: SequenceNumber
        type: u4
      - id: connection_id
        -orig-id: ConnectionId
        type: u4
        doc: Connection ID.
  wmi_udp_v6_ptr64:
    -orig-id: WMI_UDP_V6
    doc: |
      UDP send or receive of IPv6.

      The structure is byte-packed, because the connection ID is not aligned.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2345-L2355 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: process_id
        -orig-id: ProcessId
        type: u4
      - id: transfer_size
        -orig-id: TransferSize
        type: u4
        doc: |
          Unit: bytes.
      - id: destination_address
        -orig-id: DestinationAddress
        size: 16
        doc: Remote address, in network byte order.
      - id: source_address
        -orig-id: SourceAddress
        size: 16
        doc: Local address, in network byte order.
      - id: destination_port
        -orig-id: DestinationPort
        type: u2
        doc: Remote port, in network byte order.
      - id: source_port
        -orig-id: SourcePort
        type: u2
        doc: Local port, in network byte order.
      - id: sequence_number
        -orig-id: SequenceNumber
        type: u4
      - id: connection_id
        -orig-id: ConnectionId
        type: u8
        doc: Connection ID.
