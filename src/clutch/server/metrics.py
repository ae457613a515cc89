"""What is measured while the server runs, for Prometheus: GET /metrics."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

LIVE_TABLES = Gauge("clutch_live_tables", "Tables in memory")
CONNECTIONS = Gauge("clutch_connections", "Open sockets")
COMMITS = Counter("clutch_commits", "Transactions committed")
COMMIT_SECONDS = Histogram(
    "clutch_commit_seconds", "How long a commit takes", buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2)
)
ENTRIES = Counter("clutch_entries", "Entries written to the logs of tables")
REFUSED = Counter("clutch_refused", "Commands that were refused")
MESSAGES = Counter("clutch_messages", "Messages received over sockets")
BOT_SECONDS = Histogram(
    "clutch_bot_seconds", "From a bot's turn to its answer", ["level"], buckets=(0.01, 0.05, 0.1, 0.5, 1, 2, 5, 15)
)
WAITING_THOUGHTS = Gauge("clutch_waiting_thoughts", "Questions to bots that no process has taken up yet")
