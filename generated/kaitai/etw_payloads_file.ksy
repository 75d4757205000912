# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_payloads_file
  title: Event Tracing for Windows, file
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  imports:
    - etw_common
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: File operations and file names.
types:
  file_io_create_ptr32:
    -orig-id: FileIo_Create
    doc: |
      File opened or created.

      Later versions have the thread ID after the pointers, in 32 bits: see
      PERFINFO_FILE_CREATE.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L1496-L1531 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: irp_ptr
        -orig-id: IrpPtr
        type: u4
        doc: IRP pointer, also present in FileIo_OpEnd.
      - id: ttid
        -orig-id: TTID
        type: u4
        doc: |
          ID of the requesting thread. Only this version has it as wide as a
          pointer.
      - id: file_object
        -orig-id: FileObject
        type: u4
        doc: Pointer to the opened file object, the same from creation to close.
      - id: create_options
        -orig-id: CreateOptions
        type: u4
        doc: Options of NtCreateFile, with the disposition in the top byte.
      - id: file_attributes
        -orig-id: FileAttributes
        type: u4
        doc: Attributes for a new file.
      - id: share_access
        -orig-id: ShareAccess
        type: u4
        doc: Access that others may have to the file at the same time.
      - id: open_path
        -orig-id: OpenPath
        type: strz
        eos-error: false
        doc: Path of the file.
  file_io_create_ptr64:
    -orig-id: FileIo_Create
    doc: |
      File opened or created.

      Later versions have the thread ID after the pointers, in 32 bits: see
      PERFINFO_FILE_CREATE.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L1496-L1531 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: irp_ptr
        -orig-id: IrpPtr
        type: u8
        doc: IRP pointer, also present in FileIo_OpEnd.
      - id: ttid
        -orig-id: TTID
        type: u8
        doc: |
          ID of the requesting thread. Only this version has it as wide as a
          pointer.
      - id: file_object
        -orig-id: FileObject
        type: u8
        doc: Pointer to the opened file object, the same from creation to close.
      - id: create_options
        -orig-id: CreateOptions
        type: u4
        doc: Options of NtCreateFile, with the disposition in the top byte.
      - id: file_attributes
        -orig-id: FileAttributes
        type: u4
        doc: Attributes for a new file.
      - id: share_access
        -orig-id: ShareAccess
        type: u4
        doc: Access that others may have to the file at the same time.
      - id: open_path
        -orig-id: OpenPath
        type: strz
        eos-error: false
        doc: Path of the file.
  file_io_dir_enum_ptr32:
    -orig-id: FileIo_DirEnum
    doc: |
      Directory enumerated or watched for changes.

      Later versions have the thread ID after the pointers, in 32 bits: see
      PERFINFO_FILE_DIRENUM.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L1647-L1687 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: irp_ptr
        -orig-id: IrpPtr
        type: u4
        doc: IRP pointer, also present in FileIo_OpEnd.
      - id: ttid
        -orig-id: TTID
        type: u4
        doc: |
          ID of the requesting thread. Only this version has it as wide as a
          pointer.
      - id: file_object
        -orig-id: FileObject
        type: u4
        doc: Pointer to the opened file object, the same from creation to close.
      - id: file_key
        -orig-id: FileKey
        type: u4
        doc: File key, the address that the file name events contain.
      - id: length
        -orig-id: Length
        type: u4
        doc: |
          Size of the result buffer. Unit: bytes.
      - id: info_class
        -orig-id: InfoClass
        type: u4
        doc: |
          Requested information: a value of the documented
          FILE_INFORMATION_CLASS.
      - id: file_index
        -orig-id: FileIndex
        type: u4
        doc: Index at which the enumeration continues.
      - id: file_name
        -orig-id: FileName
        type: strz
        eos-error: false
        doc: Pattern that names must match.
  file_io_dir_enum_ptr64:
    -orig-id: FileIo_DirEnum
    doc: |
      Directory enumerated or watched for changes.

      Later versions have the thread ID after the pointers, in 32 bits: see
      PERFINFO_FILE_DIRENUM.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L1647-L1687 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: irp_ptr
        -orig-id: IrpPtr
        type: u8
        doc: IRP pointer, also present in FileIo_OpEnd.
      - id: ttid
        -orig-id: TTID
        type: u8
        doc: |
          ID of the requesting thread. Only this version has it as wide as a
          pointer.
      - id: file_object
        -orig-id: FileObject
        type: u8
        doc: Pointer to the opened file object, the same from creation to close.
      - id: file_key
        -orig-id: FileKey
        type: u8
        doc: File key, the address that the file name events contain.
      - id: length
        -orig-id: Length
        type: u4
        doc: |
          Size of the result buffer. Unit: bytes.
      - id: info_class
        -orig-id: InfoClass
        type: u4
        doc: |
          Requested information: a value of the documented
          FILE_INFORMATION_CLASS.
      - id: file_index
        -orig-id: FileIndex
        type: u4
        doc: Index at which the enumeration continues.
      - id: file_name
        -orig-id: FileName
        type: strz
        eos-error: false
        doc: Pattern that names must match.
  file_io_info_ptr32:
    -orig-id: FileIo_Info
    doc: |
      File information set or queried, file deleted or renamed, or control code
      sent to a file.

      Later versions have the thread ID after the pointers, in 32 bits: see
      PERFINFO_FILE_INFORMATION.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L1609-L1640 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: irp_ptr
        -orig-id: IrpPtr
        type: u4
        doc: IRP pointer, also present in FileIo_OpEnd.
      - id: ttid
        -orig-id: TTID
        type: u4
        doc: |
          ID of the requesting thread. Only this version has it as wide as a
          pointer.
      - id: file_object
        -orig-id: FileObject
        type: u4
        doc: Pointer to the opened file object, the same from creation to close.
      - id: file_key
        -orig-id: FileKey
        type: u4
        doc: File key, the address that the file name events contain.
      - id: extra_info
        -orig-id: ExtraInfo
        type: u4
        doc: |
          Depending on the class, the disposition or the new size of the file.
      - id: info_class
        -orig-id: InfoClass
        type: u4
        doc: |
          A value of the documented FILE_INFORMATION_CLASS, or the control code.
  file_io_info_ptr64:
    -orig-id: FileIo_Info
    doc: |
      File information set or queried, file deleted or renamed, or control code
      sent to a file.

      Later versions have the thread ID after the pointers, in 32 bits: see
      PERFINFO_FILE_INFORMATION.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L1609-L1640 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: irp_ptr
        -orig-id: IrpPtr
        type: u8
        doc: IRP pointer, also present in FileIo_OpEnd.
      - id: ttid
        -orig-id: TTID
        type: u8
        doc: |
          ID of the requesting thread. Only this version has it as wide as a
          pointer.
      - id: file_object
        -orig-id: FileObject
        type: u8
        doc: Pointer to the opened file object, the same from creation to close.
      - id: file_key
        -orig-id: FileKey
        type: u8
        doc: File key, the address that the file name events contain.
      - id: extra_info
        -orig-id: ExtraInfo
        type: u8
        doc: |
          Depending on the class, the disposition or the new size of the file.
      - id: info_class
        -orig-id: InfoClass
        type: u4
        doc: |
          A value of the documented FILE_INFORMATION_CLASS, or the control code.
  file_io_read_write_ptr32:
    -orig-id: FileIo_ReadWrite
    doc: |
      File read or write.

      Later versions have the thread ID after the pointers, in 32 bits: see
      PERFINFO_FILE_READ_WRITE.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L1567-L1601 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: offset
        -orig-id: Offset
        type: u8
        doc: |
          Offset from the beginning of the file. Unit: bytes.
      - id: irp_ptr
        -orig-id: IrpPtr
        type: u4
        doc: IRP pointer, also present in FileIo_OpEnd.
      - id: ttid
        -orig-id: TTID
        type: u4
        doc: |
          ID of the requesting thread. Only this version has it as wide as a
          pointer.
      - id: file_object
        -orig-id: FileObject
        type: u4
        doc: Pointer to the opened file object, the same from creation to close.
      - id: file_key
        -orig-id: FileKey
        type: u4
        doc: File key, the address that the file name events contain.
      - id: io_size
        -orig-id: IoSize
        type: u4
        doc: |
          Unit: bytes.
      - id: io_flags
        -orig-id: IoFlags
        type: u4
        doc: The documented IRP_ flags. Flags of `irp_flags`.
  file_io_read_write_ptr64:
    -orig-id: FileIo_ReadWrite
    doc: |
      File read or write.

      Later versions have the thread ID after the pointers, in 32 bits: see
      PERFINFO_FILE_READ_WRITE.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L1567-L1601 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: offset
        -orig-id: Offset
        type: u8
        doc: |
          Offset from the beginning of the file. Unit: bytes.
      - id: irp_ptr
        -orig-id: IrpPtr
        type: u8
        doc: IRP pointer, also present in FileIo_OpEnd.
      - id: ttid
        -orig-id: TTID
        type: u8
        doc: |
          ID of the requesting thread. Only this version has it as wide as a
          pointer.
      - id: file_object
        -orig-id: FileObject
        type: u8
        doc: Pointer to the opened file object, the same from creation to close.
      - id: file_key
        -orig-id: FileKey
        type: u8
        doc: File key, the address that the file name events contain.
      - id: io_size
        -orig-id: IoSize
        type: u4
        doc: |
          Unit: bytes.
      - id: io_flags
        -orig-id: IoFlags
        type: u4
        doc: The documented IRP_ flags. Flags of `irp_flags`.
  file_io_simple_op_ptr32:
    -orig-id: FileIo_SimpleOp
    doc: |
      File cleaned up, closed or flushed.

      Later versions have the thread ID after the pointers, in 32 bits: see
      PERFINFO_FILE_SIMPLE_OPERATION.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L1538-L1560 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: irp_ptr
        -orig-id: IrpPtr
        type: u4
        doc: IRP pointer, also present in FileIo_OpEnd.
      - id: ttid
        -orig-id: TTID
        type: u4
        doc: |
          ID of the requesting thread. Only this version has it as wide as a
          pointer.
      - id: file_object
        -orig-id: FileObject
        type: u4
        doc: Pointer to the opened file object, the same from creation to close.
      - id: file_key
        -orig-id: FileKey
        type: u4
        doc: File key, the address that the file name events contain.
  file_io_simple_op_ptr64:
    -orig-id: FileIo_SimpleOp
    doc: |
      File cleaned up, closed or flushed.

      Later versions have the thread ID after the pointers, in 32 bits: see
      PERFINFO_FILE_SIMPLE_OPERATION.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L1538-L1560 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: irp_ptr
        -orig-id: IrpPtr
        type: u8
        doc: IRP pointer, also present in FileIo_OpEnd.
      - id: ttid
        -orig-id: TTID
        type: u8
        doc: |
          ID of the requesting thread. Only this version has it as wide as a
          pointer.
      - id: file_object
        -orig-id: FileObject
        type: u8
        doc: Pointer to the opened file object, the same from creation to close.
      - id: file_key
        -orig-id: FileKey
        type: u8
        doc: File key, the address that the file name events contain.
  perfinfo_filename_rundown_information_ptr32:
    -orig-id: PERFINFO_FILENAME_RUNDOWN_INFORMATION
    doc: |
      Name of an existing file.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4457-L4461 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: file_object
        -orig-id: FileObject
        type: u4
        doc: File object pointer.
      - id: file_name
        -orig-id: FileName
        type: strz
        eos-error: false
  perfinfo_filename_rundown_information_ptr64:
    -orig-id: PERFINFO_FILENAME_RUNDOWN_INFORMATION
    doc: |
      Name of an existing file.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4457-L4461 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: file_object
        -orig-id: FileObject
        type: u8
        doc: File object pointer.
      - id: file_name
        -orig-id: FileName
        type: strz
        eos-error: false
  perfinfo_filename_same_information_ptr32:
    -orig-id: PERFINFO_FILENAME_SAME_INFORMATION
    doc: |
      Two file objects of the same file.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4451-L4455 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: old_file
        -orig-id: OldFile
        type: u4
        doc: Pointer to the existing file object.
      - id: new_file
        -orig-id: NewFile
        type: u4
        doc: Pointer to the file object with the same name.
  perfinfo_filename_same_information_ptr64:
    -orig-id: PERFINFO_FILENAME_SAME_INFORMATION
    doc: |
      Two file objects of the same file.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4451-L4455 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: old_file
        -orig-id: OldFile
        type: u8
        doc: Pointer to the existing file object.
      - id: new_file
        -orig-id: NewFile
        type: u8
        doc: Pointer to the file object with the same name.
  perfinfo_file_create_ptr32:
    -orig-id: PERFINFO_FILE_CREATE
    doc: |
      File created or opened.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4978-L4987 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: irp
        -orig-id: Irp
        type: u4
        doc: IRP pointer, which identifies the matching end event.
      - id: file_object
        -orig-id: FileObject
        type: u4
        doc: File object pointer.
      - id: issuing_thread_id
        -orig-id: IssuingThreadId
        type: u4
        doc: ID of the thread that issued the request.
      - id: options
        -orig-id: Options
        type: u4
        doc: Create options, with the disposition in the highest byte.
      - id: attributes
        -orig-id: Attributes
        type: u4
        doc: FILE_ATTRIBUTE_ constants.
      - id: share_access
        -orig-id: ShareAccess
        type: u4
        doc: FILE_SHARE_ constants.
      - id: open_path
        -orig-id: OpenPath
        type: strz
        eos-error: false
  perfinfo_file_create_ptr64:
    -orig-id: PERFINFO_FILE_CREATE
    doc: |
      File created or opened.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4978-L4987 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: irp
        -orig-id: Irp
        type: u8
        doc: IRP pointer, which identifies the matching end event.
      - id: file_object
        -orig-id: FileObject
        type: u8
        doc: File object pointer.
      - id: issuing_thread_id
        -orig-id: IssuingThreadId
        type: u4
        doc: ID of the thread that issued the request.
      - id: options
        -orig-id: Options
        type: u4
        doc: Create options, with the disposition in the highest byte.
      - id: attributes
        -orig-id: Attributes
        type: u4
        doc: FILE_ATTRIBUTE_ constants.
      - id: share_access
        -orig-id: ShareAccess
        type: u4
        doc: FILE_SHARE_ constants.
      - id: open_path
        -orig-id: OpenPath
        type: strz
        eos-error: false
  perfinfo_file_direnum_ptr32:
    -orig-id: PERFINFO_FILE_DIRENUM
    doc: |
      Directory enumerated or watched.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4999-L5009 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: irp
        -orig-id: Irp
        type: u4
        doc: IRP pointer, which identifies the matching end event.
      - id: file_object
        -orig-id: FileObject
        type: u4
        doc: File object pointer.
      - id: file_key
        -orig-id: FileKey
        type: u4
        doc: |
          File key, by which the file system identifies the file. The same for
          all file objects of the file.
      - id: issuing_thread_id
        -orig-id: IssuingThreadId
        type: u4
        doc: ID of the thread that issued the request.
      - id: length
        -orig-id: Length
        type: u4
        doc: |
          Size of the caller's buffer. Unit: bytes.
      - id: info_class
        -orig-id: InfoClass
        type: u4
        doc: A value of the documented FILE_INFORMATION_CLASS.
      - id: file_index
        -orig-id: FileIndex
        type: u4
        doc: Index in the directory at which to continue.
      - id: file_name
        -orig-id: FileName
        type: strz
        eos-error: false
        doc: Name pattern.
  perfinfo_file_direnum_ptr64:
    -orig-id: PERFINFO_FILE_DIRENUM
    doc: |
      Directory enumerated or watched.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4999-L5009 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: irp
        -orig-id: Irp
        type: u8
        doc: IRP pointer, which identifies the matching end event.
      - id: file_object
        -orig-id: FileObject
        type: u8
        doc: File object pointer.
      - id: file_key
        -orig-id: FileKey
        type: u8
        doc: |
          File key, by which the file system identifies the file. The same for
          all file objects of the file.
      - id: issuing_thread_id
        -orig-id: IssuingThreadId
        type: u4
        doc: ID of the thread that issued the request.
      - id: length
        -orig-id: Length
        type: u4
        doc: |
          Size of the caller's buffer. Unit: bytes.
      - id: info_class
        -orig-id: InfoClass
        type: u4
        doc: A value of the documented FILE_INFORMATION_CLASS.
      - id: file_index
        -orig-id: FileIndex
        type: u4
        doc: Index in the directory at which to continue.
      - id: file_name
        -orig-id: FileName
        type: strz
        eos-error: false
        doc: Name pattern.
  perfinfo_file_information_ptr32:
    -orig-id: PERFINFO_FILE_INFORMATION
    doc: |
      File information queried or set.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4989-L4997 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: irp
        -orig-id: Irp
        type: u4
        doc: IRP pointer, which identifies the matching end event.
      - id: file_object
        -orig-id: FileObject
        type: u4
        doc: File object pointer.
      - id: file_key
        -orig-id: FileKey
        type: u4
        doc: |
          File key, by which the file system identifies the file. The same for
          all file objects of the file.
      - id: extra_information
        -orig-id: ExtraInformation
        type: u4
        doc: Depends on the information class, for example the new size.
      - id: issuing_thread_id
        -orig-id: IssuingThreadId
        type: u4
        doc: ID of the thread that issued the request.
      - id: info_class
        -orig-id: InfoClass
        type: u4
        doc: A value of the documented FILE_INFORMATION_CLASS.
  perfinfo_file_information_ptr64:
    -orig-id: PERFINFO_FILE_INFORMATION
    doc: |
      File information queried or set.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4989-L4997 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: irp
        -orig-id: Irp
        type: u8
        doc: IRP pointer, which identifies the matching end event.
      - id: file_object
        -orig-id: FileObject
        type: u8
        doc: File object pointer.
      - id: file_key
        -orig-id: FileKey
        type: u8
        doc: |
          File key, by which the file system identifies the file. The same for
          all file objects of the file.
      - id: extra_information
        -orig-id: ExtraInformation
        type: u8
        doc: Depends on the information class, for example the new size.
      - id: issuing_thread_id
        -orig-id: IssuingThreadId
        type: u4
        doc: ID of the thread that issued the request.
      - id: info_class
        -orig-id: InfoClass
        type: u4
        doc: A value of the documented FILE_INFORMATION_CLASS.
  perfinfo_file_operation_end_ptr32:
    -orig-id: PERFINFO_FILE_OPERATION_END
    doc: |
      File operation completed.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L5046-L5051 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: irp
        -orig-id: Irp
        type: u4
        doc: IRP pointer, which identifies the matching start event.
      - id: extra_information
        -orig-id: ExtraInformation
        type: u4
        doc: |
          Depends on the operation: for reads and writes, the size in bytes.
      - id: status
        -orig-id: Status
        type: u4
        enum: etw_common::ntstatus
        doc: Status returned by the operation.
  perfinfo_file_operation_end_ptr64:
    -orig-id: PERFINFO_FILE_OPERATION_END
    doc: |
      File operation completed.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L5046-L5051 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: irp
        -orig-id: Irp
        type: u8
        doc: IRP pointer, which identifies the matching start event.
      - id: extra_information
        -orig-id: ExtraInformation
        type: u8
        doc: |
          Depends on the operation: for reads and writes, the size in bytes.
      - id: status
        -orig-id: Status
        type: u4
        enum: etw_common::ntstatus
        doc: Status returned by the operation.
  perfinfo_file_path_operation_ptr32:
    -orig-id: PERFINFO_FILE_PATH_OPERATION
    doc: |
      Path operation: delete, rename or link.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L5011-L5020 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: irp
        -orig-id: Irp
        type: u4
        doc: IRP pointer, which identifies the matching end event.
      - id: file_object
        -orig-id: FileObject
        type: u4
        doc: File object pointer.
      - id: file_key
        -orig-id: FileKey
        type: u4
        doc: |
          File key, by which the file system identifies the file. The same for
          all file objects of the file.
      - id: extra_information
        -orig-id: ExtraInformation
        type: u4
        doc: Depends on the information class, for example the new size.
      - id: issuing_thread_id
        -orig-id: IssuingThreadId
        type: u4
        doc: ID of the thread that issued the request.
      - id: info_class
        -orig-id: InfoClass
        type: u4
        doc: A value of the documented FILE_INFORMATION_CLASS.
      - id: path
        -orig-id: Path
        type: strz
        eos-error: false
  perfinfo_file_path_operation_ptr64:
    -orig-id: PERFINFO_FILE_PATH_OPERATION
    doc: |
      Path operation: delete, rename or link.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L5011-L5020 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: irp
        -orig-id: Irp
        type: u8
        doc: IRP pointer, which identifies the matching end event.
      - id: file_object
        -orig-id: FileObject
        type: u8
        doc: File object pointer.
      - id: file_key
        -orig-id: FileKey
        type: u8
        doc: |
          File key, by which the file system identifies the file. The same for
          all file objects of the file.
      - id: extra_information
        -orig-id: ExtraInformation
        type: u8
        doc: Depends on the information class, for example the new size.
      - id: issuing_thread_id
        -orig-id: IssuingThreadId
        type: u4
        doc: ID of the thread that issued the request.
      - id: info_class
        -orig-id: InfoClass
        type: u4
        doc: A value of the documented FILE_INFORMATION_CLASS.
      - id: path
        -orig-id: Path
        type: strz
        eos-error: false
  perfinfo_file_read_write_ptr32:
    -orig-id: PERFINFO_FILE_READ_WRITE
    doc: |
      File read or write.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L5026-L5036 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: offset
        -orig-id: Offset
        type: u8
        doc: |
          Offset in the file. Unit: bytes.
      - id: irp
        -orig-id: Irp
        type: u4
        doc: IRP pointer, which identifies the matching end event.
      - id: file_object
        -orig-id: FileObject
        type: u4
        doc: File object pointer.
      - id: file_key
        -orig-id: FileKey
        type: u4
        doc: |
          File key, by which the file system identifies the file. The same for
          all file objects of the file.
      - id: issuing_thread_id
        -orig-id: IssuingThreadId
        type: u4
        doc: ID of the thread that issued the request.
      - id: size
        -orig-id: Size
        type: u4
        doc: |
          Unit: bytes.
      - id: flags
        -orig-id: Flags
        type: u4
        doc: IRP flags, IRP_ constants of wdm.h. Flags of `irp_flags`.
      - id: extra_flags
        -orig-id: ExtraFlags
        type: u4
        doc: Flags of `perfinfo_file_read_write_flag`.
  perfinfo_file_read_write_ptr64:
    -orig-id: PERFINFO_FILE_READ_WRITE
    doc: |
      File read or write.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L5026-L5036 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: offset
        -orig-id: Offset
        type: u8
        doc: |
          Offset in the file. Unit: bytes.
      - id: irp
        -orig-id: Irp
        type: u8
        doc: IRP pointer, which identifies the matching end event.
      - id: file_object
        -orig-id: FileObject
        type: u8
        doc: File object pointer.
      - id: file_key
        -orig-id: FileKey
        type: u8
        doc: |
          File key, by which the file system identifies the file. The same for
          all file objects of the file.
      - id: issuing_thread_id
        -orig-id: IssuingThreadId
        type: u4
        doc: ID of the thread that issued the request.
      - id: size
        -orig-id: Size
        type: u4
        doc: |
          Unit: bytes.
      - id: flags
        -orig-id: Flags
        type: u4
        doc: IRP flags, IRP_ constants of wdm.h. Flags of `irp_flags`.
      - id: extra_flags
        -orig-id: ExtraFlags
        type: u4
        doc: Flags of `perfinfo_file_read_write_flag`.
  perfinfo_file_simple_operation_ptr32:
    -orig-id: PERFINFO_FILE_SIMPLE_OPERATION
    doc: |
      File operation without further parameters: cleanup, close or flush.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L5038-L5044 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: irp
        -orig-id: Irp
        type: u4
        doc: IRP pointer, which identifies the matching end event.
      - id: file_object
        -orig-id: FileObject
        type: u4
        doc: File object pointer.
      - id: file_key
        -orig-id: FileKey
        type: u4
        doc: |
          File key, by which the file system identifies the file. The same for
          all file objects of the file.
      - id: issuing_thread_id
        -orig-id: IssuingThreadId
        type: u4
        doc: ID of the thread that issued the request.
  perfinfo_file_simple_operation_ptr64:
    -orig-id: PERFINFO_FILE_SIMPLE_OPERATION
    doc: |
      File operation without further parameters: cleanup, close or flush.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L5038-L5044 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: irp
        -orig-id: Irp
        type: u8
        doc: IRP pointer, which identifies the matching end event.
      - id: file_object
        -orig-id: FileObject
        type: u8
        doc: File object pointer.
      - id: file_key
        -orig-id: FileKey
        type: u8
        doc: |
          File key, by which the file system identifies the file. The same for
          all file objects of the file.
      - id: issuing_thread_id
        -orig-id: IssuingThreadId
        type: u4
        doc: ID of the thread that issued the request.
  wmi_file_io_ptr32:
    -orig-id: WMI_FILE_IO
    doc: |
      Name of a file.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2264-L2268 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: file_object
        -orig-id: FileObject
        type: u4
        doc: File object pointer.
      - id: file_name
        -orig-id: FileName
        type: strz
        eos-error: false
  wmi_file_io_ptr64:
    -orig-id: WMI_FILE_IO
    doc: |
      Name of a file.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2264-L2268 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: file_object
        -orig-id: FileObject
        type: u8
        doc: File object pointer.
      - id: file_name
        -orig-id: FileName
        type: strz
        eos-error: false
enums:
  perfinfo_file_read_write_flag:
    1:
      id: perfinfo_file_read_write_flag_mdl
      -orig-id: PERFINFO_FILE_READ_WRITE_FLAG_MDL
      doc: Uses a memory descriptor list.
