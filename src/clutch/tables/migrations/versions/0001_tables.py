"""Tables and their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "public", "changed"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(110), nullable=True),
        sa.Column("what", sa.Text, nullable=False),
    )
    op.create_table(
        "owners",
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("owner", sa.String(64), primary_key=True),
    )
    op.create_index("owners_by_owner", "owners", ["owner"])
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )
