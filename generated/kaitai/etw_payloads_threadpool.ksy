# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_payloads_threadpool
  title: Event Tracing for Windows, threadpool
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: User-mode thread pools.
types:
  tpcb_cancel_ptr32:
    -orig-id: TPCBCancel
    doc: |
      Callback canceled.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L4963-L4974 MOF classes of the NT Kernel Logger
    seq:
      - id: task_id
        -orig-id: TaskId
        type: u4
        doc: Task ID, which correlates the events of a task.
      - id: cancel_count
        -orig-id: CancelCount
        type: u4
        doc: Number of canceled callbacks.
  tpcb_cancel_ptr64:
    -orig-id: TPCBCancel
    doc: |
      Callback canceled.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L4963-L4974 MOF classes of the NT Kernel Logger
    seq:
      - id: task_id
        -orig-id: TaskId
        type: u8
        doc: Task ID, which correlates the events of a task.
      - id: cancel_count
        -orig-id: CancelCount
        type: u4
        doc: Number of canceled callbacks.
  tpcb_dequeue_ptr32:
    -orig-id: TPCBDequeue
    doc: |
      Callback dequeued or ended.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L4949-L4956 MOF classes of the NT Kernel Logger
    seq:
      - id: task_id
        -orig-id: TaskId
        type: u4
        doc: Task ID, which correlates the events of a task.
  tpcb_dequeue_ptr64:
    -orig-id: TPCBDequeue
    doc: |
      Callback dequeued or ended.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L4949-L4956 MOF classes of the NT Kernel Logger
    seq:
      - id: task_id
        -orig-id: TaskId
        type: u8
        doc: Task ID, which correlates the events of a task.
  tpcb_enqueue_ptr32:
    -orig-id: TPCBEnqueue
    doc: |
      Callback queued or started.

      ETW_TP_EVENT_CALLBACK_ENQUEUE is the same with the trace header.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L4915-L4942 MOF classes of the NT Kernel Logger
    seq:
      - id: pool_id
        -orig-id: PoolId
        type: u4
        doc: Identifies the thread pool.
      - id: task_id
        -orig-id: TaskId
        type: u4
        doc: Task ID, which correlates the events of a task.
      - id: callback_function
        -orig-id: CallbackFunction
        type: u4
      - id: callback_context
        -orig-id: CallbackContext
        type: u4
        doc: Argument of the callback.
      - id: sub_process_tag
        -orig-id: SubProcessTag
        type: u4
        doc: Tag of the service for which the callback runs.
  tpcb_enqueue_ptr64:
    -orig-id: TPCBEnqueue
    doc: |
      Callback queued or started.

      ETW_TP_EVENT_CALLBACK_ENQUEUE is the same with the trace header.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L4915-L4942 MOF classes of the NT Kernel Logger
    seq:
      - id: pool_id
        -orig-id: PoolId
        type: u8
        doc: Identifies the thread pool.
      - id: task_id
        -orig-id: TaskId
        type: u8
        doc: Task ID, which correlates the events of a task.
      - id: callback_function
        -orig-id: CallbackFunction
        type: u8
      - id: callback_context
        -orig-id: CallbackContext
        type: u8
        doc: Argument of the callback.
      - id: sub_process_tag
        -orig-id: SubProcessTag
        type: u8
        doc: Tag of the service for which the callback runs.
  tp_pool_create_close_ptr32:
    -orig-id: TPPoolCreateClose
    doc: |
      Thread pool created or closed.

      ETW_TP_EVENT_POOL_CREATE is the same with the trace header.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L4981-L4988 MOF classes of the NT Kernel Logger
    seq:
      - id: pool_id
        -orig-id: PoolId
        type: u4
        doc: Identifies the thread pool.
  tp_pool_create_close_ptr64:
    -orig-id: TPPoolCreateClose
    doc: |
      Thread pool created or closed.

      ETW_TP_EVENT_POOL_CREATE is the same with the trace header.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L4981-L4988 MOF classes of the NT Kernel Logger
    seq:
      - id: pool_id
        -orig-id: PoolId
        type: u8
        doc: Identifies the thread pool.
  tp_thread_set_ptr32:
    -orig-id: TPThreadSet
    doc: |
      Thread pool minimum or maximum thread count set.

      ETW_TP_EVENT_POOL_TH_MIN_SET is the same with the trace header.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L4995-L5006 MOF classes of the NT Kernel Logger
    seq:
      - id: pool_id
        -orig-id: PoolId
        type: u4
        doc: Identifies the thread pool.
      - id: thread_num
        -orig-id: ThreadNum
        type: u4
        doc: Number of threads.
  tp_thread_set_ptr64:
    -orig-id: TPThreadSet
    doc: |
      Thread pool minimum or maximum thread count set.

      ETW_TP_EVENT_POOL_TH_MIN_SET is the same with the trace header.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L4995-L5006 MOF classes of the NT Kernel Logger
    seq:
      - id: pool_id
        -orig-id: PoolId
        type: u8
        doc: Identifies the thread pool.
      - id: thread_num
        -orig-id: ThreadNum
        type: u4
        doc: Number of threads.
