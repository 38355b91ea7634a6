"""What Alembic runs: the connection is the one that `engine.migrate` gives."""

from alembic import context

from triumvir.server.store.models import metadata


def upgrade() -> None:
    """All steps in the transaction of that connection."""
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
    context.run_migrations()


if __name__ == "env_py":  # so Alembic calls it; whoever else imports it wants nothing done
    upgrade()
