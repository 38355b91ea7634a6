"""Where accounts have chairs, and what they have played."""

import sqlalchemy as sa
from alembic import op

revision = "v0002"
down_revision = "v0001"


def upgrade() -> None:
    """From the first version. Who had a chair then is found again when he next takes it."""
    op.create_table(
        "places",
        sa.Column("account", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("chair", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("account", "table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "played",
        sa.Column("account", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("account", "table_id", "number"),
        sqlite_with_rowid=False,
    )
    op.create_index("played_latest", "played", ["account", "at"], unique=False)
