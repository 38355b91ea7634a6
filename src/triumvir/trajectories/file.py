"""Trajectory file: rows with what they depend on, as NPZ or Parquet; the same rows are the same bytes."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile, ZipInfo

import numpy as np

from triumvir.arena.extra import load
from triumvir.arena.versions import version
from triumvir.errors import Code, ParseError, SetupError
from triumvir.games.options import RuleSet, Value
from triumvir.games.registry import rules_of
from triumvir.trajectories.rows import FIELDS, ROLES, Encoder, Trajectories, joined

FORMS = ("npz", "parquet")
FORMAT = 1
META = "triumvir"
"""The name of the metadata in a file."""
EXTRA = "trajectories"


@dataclass(frozen=True, slots=True)
class Meta:
    """What the numbers of a file mean: the rules and their hash, how actions are numbered and observations
    laid out, with their hashes, what the roles are, and the versions that wrote it.

    `observation` has the start and the shape of each field by name (`Layout.fields`).
    """

    game: str
    options: Mapping[str, Value]
    rules: str
    numbering: str
    actions: int
    layout: str
    history: int
    observation: Mapping[str, tuple[int, tuple[int, ...]]]
    roles: tuple[str, ...]
    triumvir: str
    numpy: str
    format: int = FORMAT

    @staticmethod
    def of(chosen: RuleSet) -> "Meta":
        """What this program writes for these rules."""
        encoder = Encoder.of(rules_of(chosen))
        numbering, layout = encoder.numbering, encoder.layout
        parts = {name: (part.start, part.shape) for name, part in layout.fields.items()}
        return Meta(
            game=chosen.game,
            options=chosen.diff(),
            rules=chosen.hash,
            numbering=numbering.hash,
            actions=numbering.size,
            layout=sha256(json.dumps(parts).encode()).hexdigest()[:12],
            history=layout.history,
            observation=parts,
            roles=ROLES,
            triumvir=version("triumvir"),
            numpy=np.__version__,
        )

    def text(self) -> str:
        """As JSON."""
        return json.dumps(asdict(self), ensure_ascii=False)


def written(rows: Trajectories, meta: Meta, form: str) -> bytes:
    """The file, "npz" or "parquet". Error: extra/missing."""
    return _parquet(rows, meta) if form == "parquet" else _npz(rows, meta)


def _npz(rows: Trajectories, meta: Meta) -> bytes:
    """What `numpy.savez_compressed` writes, dates left out."""
    out = BytesIO()
    with ZipFile(out, "w") as file:
        for name, array in {**rows.arrays(), META: np.array(meta.text())}.items():
            entry = ZipInfo(f"{name}.npy")
            entry.compress_type = ZIP_DEFLATED
            with file.open(entry, "w", force_zip64=True) as part:
                np.lib.format.write_array(part, array, allow_pickle=False)
    return out.getvalue()


def _parquet(rows: Trajectories, meta: Meta) -> bytes:
    arrow, parquet = load("pyarrow", EXTRA), load("pyarrow.parquet", EXTRA)
    columns = {name: array for name, array in rows.arrays().items() if name not in ("legal", "legal_start")}
    for name in ("observation", "points"):
        flat = arrow.array(columns[name].reshape(-1))
        columns[name] = arrow.FixedSizeListArray.from_arrays(flat, columns[name].shape[1])
    columns["player"] = arrow.array(rows.player.tolist(), arrow.string()).dictionary_encode()
    starts = arrow.array(rows.legal_start)
    columns["legal"] = arrow.LargeListArray.from_arrays(starts, arrow.array(rows.legal))
    table = arrow.table(columns).replace_schema_metadata({META: meta.text()})
    out = BytesIO()
    parquet.write_table(table, out, compression="zstd", row_group_size=max(len(rows), 1))
    return out.getvalue()


def read(path: Path) -> tuple[Trajectories, Meta]:
    """A file, or all the files of a folder one after the other. Errors: file/unreadable; arena/file, it is no
    such file; arena/other, files of other rules than the first one's.
    """
    paths = sorted(each for form in FORMS for each in path.glob(f"*.{form}")) if path.is_dir() else [path]
    found = [_read(each) for each in paths]
    if not found:
        raise ParseError(Code.FILE_UNREADABLE, got=path, expected="a folder with files of trajectories")
    first = found[0][1]
    for each, (_, meta) in zip(paths, found, strict=True):
        if meta != first:
            raise SetupError(Code.ARENA_OTHER, got=meta.rules, expected=first.rules, where=str(each))
    return joined([rows for rows, _ in found]), first


def _read(path: Path) -> tuple[Trajectories, Meta]:
    try:
        data = path.read_bytes()
    except OSError as fault:
        expected = f"a file that can be read ({fault.strerror})"
        raise ParseError(Code.FILE_UNREADABLE, got=path, expected=expected) from fault
    parquet = load("pyarrow.parquet", EXTRA) if path.suffix == ".parquet" else None
    try:
        arrays, text = _of_parquet(data, parquet) if parquet else _of_npz(data)
        return Trajectories(**{name: arrays[name] for name in FIELDS}), _meta(text)
    except (ValueError, KeyError, TypeError, OSError, EOFError, BadZipFile) as fault:
        expected = f"a file of trajectories of format {FORMAT}"
        raise ParseError(Code.ARENA_FILE, got=path, expected=expected) from fault


def _of_npz(data: bytes) -> tuple[Mapping[str, Any], str]:
    with np.load(BytesIO(data)) as file:
        return dict(file), str(file[META])


def _of_parquet(data: bytes, parquet: Any) -> tuple[Mapping[str, Any], str]:
    table = parquet.read_table(BytesIO(data)).combine_chunks()
    arrays: dict[str, Any] = {name: table[name].combine_chunks() for name in table.column_names}
    legal = arrays.pop("legal")
    starts = legal.offsets.to_numpy().astype(np.int64)
    lists = {name: arrays.pop(name) for name in ("observation", "points")}
    found: dict[str, Any] = {name: array.to_numpy(zero_copy_only=False) for name, array in arrays.items()}
    for name, array in lists.items():
        found[name] = array.flatten().to_numpy().reshape(len(array), array.type.list_size)
    found["player"] = found["player"].astype(np.str_)
    return {**found, "legal": legal.flatten().to_numpy(), "legal_start": starts}, table.schema.metadata[
        META.encode()
    ].decode()


def _meta(text: str) -> Meta:
    """The way back. ValueError, TypeError, KeyError: it is none of this format."""
    plain = json.loads(text)
    parts = {name: (start, tuple(shape)) for name, (start, shape) in plain["observation"].items()}
    values: dict[str, Any] = {**plain, "observation": parts, "roles": tuple(plain["roles"])}
    meta = Meta(**values)
    if meta.format != FORMAT:
        raise ValueError(meta.format)
    return meta
