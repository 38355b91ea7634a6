"""What lists show besides: free chairs, and what a match brought."""

import sqlalchemy as sa
from alembic import op

revision = "v0003"
down_revision = "v0002"


def upgrade() -> None:
    """From the second version. Free chairs are counted when something next changes at a table."""
    op.add_column("tables", sa.Column("free", sa.Integer(), server_default="0", nullable=False))
    op.add_column("played", sa.Column("points", sa.Integer(), nullable=True))
