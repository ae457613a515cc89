"""How tables are kept in a database. Changes go into `migrations/`."""

from __future__ import annotations

import sqlalchemy as sql
from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Text

METADATA = MetaData()

TABLES = sql.Table(
    "tables",
    METADATA,
    Column("id", String(12), primary_key=True),
    Column("head", Text, nullable=False),  # JSON of clutch.tables.parts.Head, the seed included
    Column("game", String(40), nullable=False),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("changed", BigInteger, nullable=False),  # milliseconds since 1970
    Index("tables_by_status", "status", "public", "changed"),
)

ENTRIES = sql.Table(
    "entries",
    METADATA,
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("by", String(110), nullable=True),
    Column("what", Text, nullable=False),  # the payload: JSON with its kind
)

OWNERS = sql.Table(
    "owners",
    METADATA,
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("owner", String(64), primary_key=True),
    Index("owners_by_owner", "owner"),
)

ANALYSES = sql.Table(
    "analyses",
    METADATA,
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("data", Text, nullable=False),
)
