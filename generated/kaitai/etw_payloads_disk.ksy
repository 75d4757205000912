# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_payloads_disk
  title: Event Tracing for Windows, disk
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: Disk reads and writes, and related driver activity.
types:
  disk_io_type_group2_ptr32:
    -orig-id: DiskIo_TypeGroup2
    doc: |
      Disk read, write or flush about to start.

      From Windows 8 the documentation also has the thread that follows.
      WMI_DISKIO_READWRITE_INIT contains it.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L1082-L1089 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: irp
        -orig-id: Irp
        type: u4
        doc: IRP pointer, which correlates the events of one operation.
  disk_io_type_group2_ptr64:
    -orig-id: DiskIo_TypeGroup2
    doc: |
      Disk read, write or flush about to start.

      From Windows 8 the documentation also has the thread that follows.
      WMI_DISKIO_READWRITE_INIT contains it.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L1082-L1089 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: irp
        -orig-id: Irp
        type: u8
        doc: IRP pointer, which correlates the events of one operation.
  etw_diskio_flush_buffers_v2_ptr32:
    -orig-id: ETW_DISKIO_FLUSH_BUFFERS_V2
    doc: |
      Disk cache flushed, in the form without the thread.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2173-L2179 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
    seq:
      - id: disk_number
        -orig-id: DiskNumber
        type: u4
      - id: irp_flags
        -orig-id: IrpFlags
        type: u4
        doc: IRP flags, IRP_ constants of wdm.h. Flags of `irp_flags`.
      - id: high_res_response_time
        -orig-id: HighResResponseTime
        type: u8
        doc: |
          Duration, from the start of the request to its completion. Unit:
          performance counter ticks.
      - id: irp_address
        -orig-id: IrpAddress
        type: u4
        doc: IRP pointer.
  etw_diskio_flush_buffers_v2_ptr64:
    -orig-id: ETW_DISKIO_FLUSH_BUFFERS_V2
    doc: |
      Disk cache flushed, in the form without the thread.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2173-L2179 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
    seq:
      - id: disk_number
        -orig-id: DiskNumber
        type: u4
      - id: irp_flags
        -orig-id: IrpFlags
        type: u4
        doc: IRP flags, IRP_ constants of wdm.h. Flags of `irp_flags`.
      - id: high_res_response_time
        -orig-id: HighResResponseTime
        type: u8
        doc: |
          Duration, from the start of the request to its completion. Unit:
          performance counter ticks.
      - id: irp_address
        -orig-id: IrpAddress
        type: u8
        doc: IRP pointer.
  etw_diskio_flush_buffers_v3_ptr32:
    -orig-id: ETW_DISKIO_FLUSH_BUFFERS_V3
    doc: |
      Disk cache flushed.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2181-L2188 ntwmi.h
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: disk_number
        -orig-id: DiskNumber
        type: u4
      - id: irp_flags
        -orig-id: IrpFlags
        type: u4
        doc: IRP flags, IRP_ constants of wdm.h. Flags of `irp_flags`.
      - id: high_res_response_time
        -orig-id: HighResResponseTime
        type: u8
        doc: |
          Duration, from the start of the request to its completion. Unit:
          performance counter ticks.
      - id: irp_address
        -orig-id: IrpAddress
        type: u4
        doc: IRP pointer.
      - id: issuing_thread_id
        -orig-id: IssuingThreadId
        type: u4
        doc: ID of the thread that issued the request.
  etw_diskio_flush_buffers_v3_ptr64:
    -orig-id: ETW_DISKIO_FLUSH_BUFFERS_V3
    doc: |
      Disk cache flushed.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2181-L2188 ntwmi.h
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: disk_number
        -orig-id: DiskNumber
        type: u4
      - id: irp_flags
        -orig-id: IrpFlags
        type: u4
        doc: IRP flags, IRP_ constants of wdm.h. Flags of `irp_flags`.
      - id: high_res_response_time
        -orig-id: HighResResponseTime
        type: u8
        doc: |
          Duration, from the start of the request to its completion. Unit:
          performance counter ticks.
      - id: irp_address
        -orig-id: IrpAddress
        type: u8
        doc: IRP pointer.
      - id: issuing_thread_id
        -orig-id: IssuingThreadId
        type: u4
        doc: ID of the thread that issued the request.
  etw_diskio_readwrite_ptr32:
    -orig-id: ETW_DISKIO_READWRITE
    doc: |
      Disk read or write.

      The name is from the hook ID study, which has no layout. The fields are
      documented for Windows 2000.

      Documented for 5.0 (32-bit).
    doc-ref:
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_trace_packet/hookid.htm Hook IDs For NT Kernel Logger Events
    seq:
      - id: disk_number
        -orig-id: DiskNumber
        type: u4
        doc: Number of the physical disk.
      - id: irp_flags
        -orig-id: IrpFlags
        type: u4
        doc: The documented IRP_ flags. Flags of `irp_flags`.
      - id: transfer_size
        -orig-id: TransferSize
        type: u4
        doc: |
          Unit: bytes.
      - id: response_time
        -orig-id: ResponseTime
        type: u4
        doc: |
          Duration, which may overflow. Unit: CPU ticks.
      - id: byte_offset
        -orig-id: ByteOffset
        type: u8
        doc: |
          Offset from the beginning of the disk. Unit: bytes.
      - id: file_object
        -orig-id: FileObject
        type: u4
        doc: File object pointer, the same as in the file name events.
  etw_diskio_readwrite_ptr64:
    -orig-id: ETW_DISKIO_READWRITE
    doc: |
      Disk read or write.

      The name is from the hook ID study, which has no layout. The fields are
      documented for Windows 2000.

      Documented for 5.0 (64-bit).
    doc-ref:
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_trace_packet/hookid.htm Hook IDs For NT Kernel Logger Events
    seq:
      - id: disk_number
        -orig-id: DiskNumber
        type: u4
        doc: Number of the physical disk.
      - id: irp_flags
        -orig-id: IrpFlags
        type: u4
        doc: The documented IRP_ flags. Flags of `irp_flags`.
      - id: transfer_size
        -orig-id: TransferSize
        type: u4
        doc: |
          Unit: bytes.
      - id: response_time
        -orig-id: ResponseTime
        type: u4
        doc: |
          Duration, which may overflow. Unit: CPU ticks.
      - id: byte_offset
        -orig-id: ByteOffset
        type: u8
        doc: |
          Offset from the beginning of the disk. Unit: bytes.
      - id: file_object
        -orig-id: FileObject
        type: u8
        doc: File object pointer, the same as in the file name events.
  etw_diskio_readwrite_v2_ptr32:
    -orig-id: ETW_DISKIO_READWRITE_V2
    doc: |
      Disk read or write, in the form without the thread.

      Observed in 5.1..6.1 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2148-L2158 ntwmi.h
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_trace_packet/hookid.htm Hook IDs For NT Kernel Logger Events
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: disk_number
        -orig-id: DiskNumber
        type: u4
      - id: irp_flags
        -orig-id: IrpFlags
        type: u4
        doc: IRP flags, IRP_ constants of wdm.h. Flags of `irp_flags`.
      - id: size
        -orig-id: Size
        type: u4
        doc: |
          Size of the data read or written. Unit: bytes.
      - id: response_time
        -orig-id: ResponseTime
        type: u4
        doc: |
          Duration, which may overflow. Documented up to Windows 7, and as
          reserved since then. The documentation of Windows 7 names it
          QueueDepth. Unit: CPU ticks.
      - id: byte_offset
        -orig-id: ByteOffset
        type: u8
        doc: |
          Offset on the disk. Unit: bytes.
      - id: file_object
        -orig-id: FileObject
        type: u4
        doc: File object pointer.
      - id: irp_address
        -orig-id: IrpAddress
        type: u4
        doc: IRP pointer.
      - id: high_res_response_time
        -orig-id: HighResResponseTime
        type: u8
        doc: |
          Duration, from the start of the request to its completion. Unit:
          performance counter ticks.
  etw_diskio_readwrite_v2_ptr64:
    -orig-id: ETW_DISKIO_READWRITE_V2
    doc: |
      Disk read or write, in the form without the thread.

      Observed in 5.1..6.1 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2148-L2158 ntwmi.h
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_trace_packet/hookid.htm Hook IDs For NT Kernel Logger Events
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: disk_number
        -orig-id: DiskNumber
        type: u4
      - id: irp_flags
        -orig-id: IrpFlags
        type: u4
        doc: IRP flags, IRP_ constants of wdm.h. Flags of `irp_flags`.
      - id: size
        -orig-id: Size
        type: u4
        doc: |
          Size of the data read or written. Unit: bytes.
      - id: response_time
        -orig-id: ResponseTime
        type: u4
        doc: |
          Duration, which may overflow. Documented up to Windows 7, and as
          reserved since then. The documentation of Windows 7 names it
          QueueDepth. Unit: CPU ticks.
      - id: byte_offset
        -orig-id: ByteOffset
        type: u8
        doc: |
          Offset on the disk. Unit: bytes.
      - id: file_object
        -orig-id: FileObject
        type: u8
        doc: File object pointer.
      - id: irp_address
        -orig-id: IrpAddress
        type: u8
        doc: IRP pointer.
      - id: high_res_response_time
        -orig-id: HighResResponseTime
        type: u8
        doc: |
          Duration, from the start of the request to its completion. Unit:
          performance counter ticks.
  etw_diskio_readwrite_v3_ptr32:
    -orig-id: ETW_DISKIO_READWRITE_V3
    doc: |
      Disk read or write.

      Observed in 6.2+ (32-bit), assumed unchanged after 2004.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2160-L2171 ntwmi.h
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_trace_packet/hookid.htm Hook IDs For NT Kernel Logger Events
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: disk_number
        -orig-id: DiskNumber
        type: u4
      - id: irp_flags
        -orig-id: IrpFlags
        type: u4
        doc: IRP flags, IRP_ constants of wdm.h. Flags of `irp_flags`.
      - id: size
        -orig-id: Size
        type: u4
        doc: |
          Size of the data read or written. Unit: bytes.
      - id: response_time
        -orig-id: ResponseTime
        type: u4
        doc: |
          Duration, which may overflow. Documented up to Windows 7, and as
          reserved since then. In 2389 real events of Windows 8 it is 0, and 1
          in six of them. Unit: CPU ticks.
      - id: byte_offset
        -orig-id: ByteOffset
        type: u8
        doc: |
          Offset on the disk. Unit: bytes.
      - id: file_object
        -orig-id: FileObject
        type: u4
        doc: File object pointer.
      - id: irp_address
        -orig-id: IrpAddress
        type: u4
        doc: IRP pointer.
      - id: high_res_response_time
        -orig-id: HighResResponseTime
        type: u8
        doc: |
          Duration, from the start of the request to its completion. Unit:
          performance counter ticks.
      - id: issuing_thread_id
        -orig-id: IssuingThreadId
        type: u4
        doc: ID of the thread that issued the request.
  etw_diskio_readwrite_v3_ptr64:
    -orig-id: ETW_DISKIO_READWRITE_V3
    doc: |
      Disk read or write.

      Observed in 6.2+ (64-bit), assumed unchanged after 2004.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2160-L2171 ntwmi.h
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_trace_packet/hookid.htm Hook IDs For NT Kernel Logger Events
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: disk_number
        -orig-id: DiskNumber
        type: u4
      - id: irp_flags
        -orig-id: IrpFlags
        type: u4
        doc: IRP flags, IRP_ constants of wdm.h. Flags of `irp_flags`.
      - id: size
        -orig-id: Size
        type: u4
        doc: |
          Size of the data read or written. Unit: bytes.
      - id: response_time
        -orig-id: ResponseTime
        type: u4
        doc: |
          Duration, which may overflow. Documented up to Windows 7, and as
          reserved since then. In 2389 real events of Windows 8 it is 0, and 1
          in six of them. Unit: CPU ticks.
      - id: byte_offset
        -orig-id: ByteOffset
        type: u8
        doc: |
          Offset on the disk. Unit: bytes.
      - id: file_object
        -orig-id: FileObject
        type: u8
        doc: File object pointer.
      - id: irp_address
        -orig-id: IrpAddress
        type: u8
        doc: IRP pointer.
      - id: high_res_response_time
        -orig-id: HighResResponseTime
        type: u8
        doc: |
          Duration, from the start of the request to its completion. Unit:
          performance counter ticks.
      - id: issuing_thread_id
        -orig-id: IssuingThreadId
        type: u4
        doc: ID of the thread that issued the request.
  etw_opticalio_flush_buffers_ptr32:
    -orig-id: ETW_OPTICALIO_FLUSH_BUFFERS
    doc: |
      Optical disk cache flushed.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2218-L2225 ntwmi.h
    seq:
      - id: disk_number
        -orig-id: DiskNumber
        type: u4
      - id: irp_flags
        -orig-id: IrpFlags
        type: u4
        doc: IRP flags, IRP_ constants of wdm.h. Flags of `irp_flags`.
      - id: high_res_response_time
        -orig-id: HighResResponseTime
        type: u8
        doc: |
          Duration, from the start of the request to its completion. Unit:
          performance counter ticks.
      - id: irp_address
        -orig-id: IrpAddress
        type: u4
        doc: IRP pointer.
      - id: issuing_thread_id
        -orig-id: IssuingThreadId
        type: u4
        doc: ID of the thread that issued the request.
  etw_opticalio_flush_buffers_ptr64:
    -orig-id: ETW_OPTICALIO_FLUSH_BUFFERS
    doc: |
      Optical disk cache flushed.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2218-L2225 ntwmi.h
    seq:
      - id: disk_number
        -orig-id: DiskNumber
        type: u4
      - id: irp_flags
        -orig-id: IrpFlags
        type: u4
        doc: IRP flags, IRP_ constants of wdm.h. Flags of `irp_flags`.
      - id: high_res_response_time
        -orig-id: HighResResponseTime
        type: u8
        doc: |
          Duration, from the start of the request to its completion. Unit:
          performance counter ticks.
      - id: irp_address
        -orig-id: IrpAddress
        type: u8
        doc: IRP pointer.
      - id: issuing_thread_id
        -orig-id: IssuingThreadId
        type: u4
        doc: ID of the thread that issued the request.
  etw_opticalio_init_ptr32:
    -orig-id: ETW_OPTICALIO_INIT
    doc: |
      Optical disk request starts.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2227-L2231 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: irp
        -orig-id: Irp
        type: u4
        doc: IRP pointer.
      - id: issuing_thread_id
        -orig-id: IssuingThreadId
        type: u4
        doc: ID of the thread that issued the request.
  etw_opticalio_init_ptr64:
    -orig-id: ETW_OPTICALIO_INIT
    doc: |
      Optical disk request starts.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2227-L2231 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: irp
        -orig-id: Irp
        type: u8
        doc: IRP pointer.
      - id: issuing_thread_id
        -orig-id: IssuingThreadId
        type: u4
        doc: ID of the thread that issued the request.
  etw_opticalio_readwrite_ptr32:
    -orig-id: ETW_OPTICALIO_READWRITE
    doc: |
      Optical disk read or write.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2205-L2216 ntwmi.h
    seq:
      - id: disk_number
        -orig-id: DiskNumber
        type: u4
      - id: irp_flags
        -orig-id: IrpFlags
        type: u4
        doc: IRP flags, IRP_ constants of wdm.h. Flags of `irp_flags`.
      - id: size
        -orig-id: Size
        type: u4
        doc: |
          Size of the data read or written. Unit: bytes.
      - id: reserved
        -orig-id: Reserved
        type: u4
      - id: byte_offset
        -orig-id: ByteOffset
        type: u8
        doc: |
          Offset on the disk. Unit: bytes.
      - id: file_object
        -orig-id: FileObject
        type: u4
        doc: File object pointer.
      - id: irp_address
        -orig-id: IrpAddress
        type: u4
        doc: IRP pointer.
      - id: high_res_response_time
        -orig-id: HighResResponseTime
        type: u8
        doc: |
          Duration, from the start of the request to its completion. Unit:
          performance counter ticks.
      - id: issuing_thread_id
        -orig-id: IssuingThreadId
        type: u4
        doc: ID of the thread that issued the request.
  etw_opticalio_readwrite_ptr64:
    -orig-id: ETW_OPTICALIO_READWRITE
    doc: |
      Optical disk read or write.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2205-L2216 ntwmi.h
    seq:
      - id: disk_number
        -orig-id: DiskNumber
        type: u4
      - id: irp_flags
        -orig-id: IrpFlags
        type: u4
        doc: IRP flags, IRP_ constants of wdm.h. Flags of `irp_flags`.
      - id: size
        -orig-id: Size
        type: u4
        doc: |
          Size of the data read or written. Unit: bytes.
      - id: reserved
        -orig-id: Reserved
        type: u4
      - id: byte_offset
        -orig-id: ByteOffset
        type: u8
        doc: |
          Offset on the disk. Unit: bytes.
      - id: file_object
        -orig-id: FileObject
        type: u8
        doc: File object pointer.
      - id: irp_address
        -orig-id: IrpAddress
        type: u8
        doc: IRP pointer.
      - id: high_res_response_time
        -orig-id: HighResResponseTime
        type: u8
        doc: |
          Duration, from the start of the request to its completion. Unit:
          performance counter ticks.
      - id: issuing_thread_id
        -orig-id: IssuingThreadId
        type: u4
        doc: ID of the thread that issued the request.
  perfinfo_driver_complete_request_ptr32:
    -orig-id: PERFINFO_DRIVER_COMPLETE_REQUEST
    doc: |
      Driver completes an I/O request.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4093-L4111 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: routine_addr
        -orig-id: RoutineAddr
        type: u4
        doc: |
          Dispatch routine of the driver with the current stack location, which
          identifies the driver that completes the request.
      - id: irp
        -orig-id: Irp
        type: u4
        doc: IRP pointer.
      - id: uniq_match_id
        -orig-id: UniqMatchId
        type: u4
        doc: With Irp, identifies the matching return event.
  perfinfo_driver_complete_request_ptr64:
    -orig-id: PERFINFO_DRIVER_COMPLETE_REQUEST
    doc: |
      Driver completes an I/O request.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4093-L4111 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: routine_addr
        -orig-id: RoutineAddr
        type: u8
        doc: |
          Dispatch routine of the driver with the current stack location, which
          identifies the driver that completes the request.
      - id: irp
        -orig-id: Irp
        type: u8
        doc: IRP pointer.
      - id: uniq_match_id
        -orig-id: UniqMatchId
        type: u4
        doc: With Irp, identifies the matching return event.
  perfinfo_driver_complete_request_ret_ptr32:
    -orig-id: PERFINFO_DRIVER_COMPLETE_REQUEST_RET
    doc: |
      I/O request completion finished.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4113-L4121 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: irp
        -orig-id: Irp
        type: u4
        doc: IRP pointer.
      - id: uniq_match_id
        -orig-id: UniqMatchId
        type: u4
        doc: With Irp, identifies the matching call event.
  perfinfo_driver_complete_request_ret_ptr64:
    -orig-id: PERFINFO_DRIVER_COMPLETE_REQUEST_RET
    doc: |
      I/O request completion finished.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4113-L4121 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: irp
        -orig-id: Irp
        type: u8
        doc: IRP pointer.
      - id: uniq_match_id
        -orig-id: UniqMatchId
        type: u4
        doc: With Irp, identifies the matching call event.
  perfinfo_driver_completionroutine_ptr32:
    -orig-id: PERFINFO_DRIVER_COMPLETIONROUTINE
    doc: |
      Completion routine of a driver called.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4123-L4128 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: routine
        -orig-id: Routine
        type: u4
        doc: Completion routine.
      - id: irp_ptr
        -orig-id: IrpPtr
        type: u4
        doc: IRP pointer.
      - id: uniq_match_id
        -orig-id: UniqMatchId
        type: u4
        doc: Correlates the events of the request.
  perfinfo_driver_completionroutine_ptr64:
    -orig-id: PERFINFO_DRIVER_COMPLETIONROUTINE
    doc: |
      Completion routine of a driver called.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4123-L4128 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: routine
        -orig-id: Routine
        type: u8
        doc: Completion routine.
      - id: irp_ptr
        -orig-id: IrpPtr
        type: u8
        doc: IRP pointer.
      - id: uniq_match_id
        -orig-id: UniqMatchId
        type: u4
        doc: Correlates the events of the request.
  perfinfo_driver_majorfunction_ptr32:
    -orig-id: PERFINFO_DRIVER_MAJORFUNCTION
    doc: |
      Dispatch routine of a driver called.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4077-L4085 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: major_function
        -orig-id: MajorFunction
        type: u4
        doc: Major function, an IRP_MJ_ constant.
      - id: minor_function
        -orig-id: MinorFunction
        type: u4
        doc: Minor function, an IRP_MN_ constant.
      - id: routine_addr
        -orig-id: RoutineAddr
        type: u4
        doc: Dispatch routine.
      - id: file_name_pointer
        -orig-id: FileNamePointer
        type: u4
        doc: File object pointer.
      - id: irp
        -orig-id: Irp
        type: u4
        doc: IRP pointer.
      - id: uniq_match_id
        -orig-id: UniqMatchId
        type: u4
        doc: Identifies the matching return event.
  perfinfo_driver_majorfunction_ptr64:
    -orig-id: PERFINFO_DRIVER_MAJORFUNCTION
    doc: |
      Dispatch routine of a driver called.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4077-L4085 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: major_function
        -orig-id: MajorFunction
        type: u4
        doc: Major function, an IRP_MJ_ constant.
      - id: minor_function
        -orig-id: MinorFunction
        type: u4
        doc: Minor function, an IRP_MN_ constant.
      - id: routine_addr
        -orig-id: RoutineAddr
        type: u8
        doc: Dispatch routine.
      - id: file_name_pointer
        -orig-id: FileNamePointer
        type: u8
        doc: File object pointer.
      - id: irp
        -orig-id: Irp
        type: u8
        doc: IRP pointer.
      - id: uniq_match_id
        -orig-id: UniqMatchId
        type: u4
        doc: Identifies the matching return event.
  perfinfo_driver_majorfunction_ret_ptr32:
    -orig-id: PERFINFO_DRIVER_MAJORFUNCTION_RET
    doc: |
      Dispatch routine of a driver returned.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4087-L4091 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: irp
        -orig-id: Irp
        type: u4
        doc: IRP pointer.
      - id: uniq_match_id
        -orig-id: UniqMatchId
        type: u4
        doc: Identifies the matching call event.
  perfinfo_driver_majorfunction_ret_ptr64:
    -orig-id: PERFINFO_DRIVER_MAJORFUNCTION_RET
    doc: |
      Dispatch routine of a driver returned.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4087-L4091 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: irp
        -orig-id: Irp
        type: u8
        doc: IRP pointer.
      - id: uniq_match_id
        -orig-id: UniqMatchId
        type: u4
        doc: Identifies the matching call event.
  split_io_info_ptr32:
    -orig-id: SplitIo_Info
    doc: |
      Volume manager created a disk operation from another, for its part of the
      disks.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L1384-L1396 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: parent_irp
        -orig-id: ParentIrp
        type: u4
        doc: Pointer to the IRP that was split.
      - id: child_irp
        -orig-id: ChildIrp
        type: u4
        doc: Pointer to the IRP created from it.
  split_io_info_ptr64:
    -orig-id: SplitIo_Info
    doc: |
      Volume manager created a disk operation from another, for its part of the
      disks.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L1384-L1396 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: parent_irp
        -orig-id: ParentIrp
        type: u8
        doc: Pointer to the IRP that was split.
      - id: child_irp
        -orig-id: ChildIrp
        type: u8
        doc: Pointer to the IRP created from it.
  wmi_diskio_io_redirected_init_ptr32:
    -orig-id: WMI_DISKIO_IO_REDIRECTED_INIT
    doc: |
      Redirected disk request starts.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2199-L2203 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: irp
        -orig-id: Irp
        type: u4
        doc: IRP pointer.
      - id: file_key
        -orig-id: FileKey
        type: u4
        doc: File key, by which the file system identifies the file.
  wmi_diskio_io_redirected_init_ptr64:
    -orig-id: WMI_DISKIO_IO_REDIRECTED_INIT
    doc: |
      Redirected disk request starts.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2199-L2203 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: irp
        -orig-id: Irp
        type: u8
        doc: IRP pointer.
      - id: file_key
        -orig-id: FileKey
        type: u8
        doc: File key, by which the file system identifies the file.
  wmi_diskio_readwrite_init_ptr32:
    -orig-id: WMI_DISKIO_READWRITE_INIT
    doc: |
      Disk read or write request starts.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2193-L2197 ntwmi.h
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: irp
        -orig-id: Irp
        type: u4
        doc: IRP pointer.
      - id: issuing_thread_id
        -orig-id: IssuingThreadId
        type: u4
        doc: ID of the thread that issued the request.
  wmi_diskio_readwrite_init_ptr64:
    -orig-id: WMI_DISKIO_READWRITE_INIT
    doc: |
      Disk read or write request starts.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2193-L2197 ntwmi.h
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: irp
        -orig-id: Irp
        type: u8
        doc: IRP pointer.
      - id: issuing_thread_id
        -orig-id: IssuingThreadId
        type: u4
        doc: ID of the thread that issued the request.
