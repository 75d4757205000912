-- Bytes by process, protocol and remote address.
-- The destination address of a TCP event is that of the other machine, whatever the direction. Addresses of a UDP event are
-- those of the packet, so that the other machine of received bytes is the source.
CREATE VIEW network AS
WITH transfers AS (
  SELECT file, 'TCP' AS protocol, 'sent' AS kind, "ProcessId" AS pid, "TransferSize" AS bytes, "DestinationAddress" AS remote
  FROM kernel.tcp_ip_send
  UNION ALL
  SELECT file, 'TCP', 'received', "ProcessId", "TransferSize", "DestinationAddress" FROM kernel.tcp_ip_recv
  UNION ALL
  SELECT file, 'TCP', 'sent', "ProcessId", "TransferSize", "DestinationAddress" FROM kernel.tcp_ip_send_ipv6
  UNION ALL
  SELECT file, 'TCP', 'received', "ProcessId", "TransferSize", "DestinationAddress" FROM kernel.tcp_ip_recv_ipv6
  UNION ALL
  SELECT file, 'UDP', 'sent', "ProcessId", coalesce("TransferSize", size), "DestinationAddress" FROM kernel.udp_ip_send
  UNION ALL
  SELECT file, 'UDP', 'received', "ProcessId", coalesce("TransferSize", size), "SourceAddress" FROM kernel.udp_ip_recv
  UNION ALL
  SELECT file, 'UDP', 'sent', "ProcessId", "TransferSize", "DestinationAddress" FROM kernel.udp_ip_send_ipv6
  UNION ALL
  SELECT file, 'UDP', 'received', "ProcessId", "TransferSize", "SourceAddress" FROM kernel.udp_ip_recv_ipv6
)
SELECT d.file, d.pid, n.process, d.protocol, d.remote,
       sum(CASE WHEN kind = 'sent' THEN 1 ELSE 0 END) AS sends,
       sum(CASE WHEN kind = 'sent' THEN CAST(bytes AS BIGINT) ELSE 0 END) AS sent_bytes,
       sum(CASE WHEN kind = 'received' THEN 1 ELSE 0 END) AS receives,
       sum(CASE WHEN kind = 'received' THEN CAST(bytes AS BIGINT) ELSE 0 END) AS received_bytes
FROM transfers d
LEFT JOIN process_names n ON n.file = d.file AND n.pid = d.pid
GROUP BY d.file, d.pid, n.process, d.protocol, d.remote;
