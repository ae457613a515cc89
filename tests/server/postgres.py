"""A real PostgreSQL server for tests: started on a port and a folder of its own, ended afterwards."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.house import WAIT, free_port

OWNER = "clutch"


def find_programs() -> Path:
    """The folder of initdb, postgres and createdb."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    for folder in reversed(folders):
        if all((folder / program).exists() for program in ("initdb", "postgres", "createdb")):
            return folder
    raise RuntimeError("These tests need PostgreSQL. Install it: apt-get install postgresql")


class Postgres:
    def __init__(self) -> None:
        self.programs = find_programs()
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="clutch-postgres-"))
        self.log = self.folder / "log"
        self.user = unprivileged_user()
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = itertools.count(1)
        if self.user is not None:
            shutil.chown(self.folder, self.user)

    def start(self) -> None:
        """Durable, as in real life: fsync stays on."""
        data = self.folder / "data"
        self._run("initdb", "--pgdata", str(data), "--username", OWNER, "--auth", "trust", "--encoding", "UTF8")
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 - our own command
                [
                    *(str(self.programs / "postgres"), "-D", str(data), "-p", str(self.port)),
                    *("-h", "127.0.0.1", "-k", str(self.folder)),
                ],
                cwd=self.folder,
                stdout=log,
                stderr=log,
                user=self.user,
            )
        until = time.monotonic() + WAIT
        while subprocess.run(  # noqa: S603 - our own command
            [self.programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)], check=False
        ).returncode:
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"PostgreSQL does not start: {self.log.read_text('utf-8')}")
            time.sleep(0.05)

    def new_database(self) -> str:
        """The address of an empty one."""
        name = f"clutch{next(self._numbers)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", OWNER, name)
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)  # "fast": whoever is connected is sent away
            self._process.wait(WAIT)
        shutil.rmtree(self.folder)

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(  # noqa: S603 - our own command
            [str(self.programs / program), *arguments],
            cwd=self.folder,
            capture_output=True,
            check=False,
            user=self.user,
        )
        if done.returncode:
            raise RuntimeError(f"{program} failed: {done.stderr.decode()}")


def unprivileged_user() -> str | None:
    """PostgreSQL refuses to run as root; None: we are somebody else already."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in known)


@contextmanager
def running() -> Iterator[Postgres]:
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.stop()
