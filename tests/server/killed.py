"""A server to be killed: some tables in a folder, persons who play and chat as fast as they can, and a line
for each command that was acknowledged.

python -m tests.server.killed FOLDER TABLES
"""

import asyncio
import json
import os
import secrets
import sys
from pathlib import Path

from tests.server.people import FAST, Client, Quick, moved_in
from triumvir.server import protocol
from triumvir.server.events import Plan
from triumvir.server.house import House, Seated
from triumvir.server.protocol import Ok


async def told(client: Client, kind: type[protocol.Commands], **values: object) -> None:
    """Do a command, and tell of it when it is acknowledged."""
    name = secrets.token_hex(8)
    answer = await client.watch.submit(kind(id=name, **values))
    if isinstance(answer, Ok):
        line = f"{client.seated.table} {client.watch.named(name)} {answer.seq}\n"
        os.write(sys.stdout.fileno(), line.encode())


async def play(client: Client) -> None:
    """Play for ever."""
    await client.come()
    while True:
        table = await client.house.table(client.seated.table)
        if table.phase != "playing":
            await told(client, protocol.Ready, salt="ab" * 16)
        elif table.to_act == client.seated.chair:
            found = await client.watch.ask(protocol.Ask(id="h", what="legal"))
            if not isinstance(found, protocol.No):
                await told(client, protocol.Act, at=table.seq, action=found.answer.choices[0].action)
        else:
            await told(client, protocol.Say, text="quick!")
        await asyncio.sleep(0.002)


async def seated(house: House, folder: Path, tables: int) -> list[Seated]:
    """The tables of the folder, made once."""
    kept = folder / "seats.json"
    if kept.exists():
        return [Seated(*each) for each in json.loads(kept.read_text())]
    plan, bots = Plan("hokm", pace=FAST), ("novice", "novice")
    made = [await house.create(plan, f"P{number}", bots, f"key {number}") for number in range(tables)]
    kept.write_text(json.dumps([[each.table, each.code, each.chair, each.token] for each in made]))
    return made


async def main(folder: Path, tables: int) -> None:
    """Open the house, say so, and play until the end, which comes from outside."""
    house = await moved_in(folder, Quick())
    clients = [Client(house, each) for each in await seated(house, folder, tables)]
    os.write(sys.stdout.fileno(), b"ready\n")
    await asyncio.gather(*map(play, clients))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
