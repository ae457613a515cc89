"""`clutch serve`: the game in the browser."""

from __future__ import annotations

import contextlib
import errno
import gc
import logging
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import Any

import structlog
import uvicorn
from structlog.tracebacks import ExceptionDictTransformer

from clutch.cli.context import console
from clutch.engine.words import Words
from clutch.server.app import make_app
from clutch.server.config import Config
from clutch.server.errors import Refused
from clutch.tables.store import Store

PORTS_TRIED = 20
WEB = Path(__file__).parents[3] / "web" / "dist"
MOST_FRAME = 64_000  # bytes; the socket itself is stricter


def serve(config: Config, host: str, port: int | None, lan: bool, browser: bool, words: Words) -> None:
    """Listen, say where, and stay until Ctrl-C."""
    if config.web is None or not (config.web / "index.html").is_file():
        raise Refused("no-web-client")
    Store(config.database)  # a wrong address is told before anything starts
    listener = listen("0.0.0.0" if lan else host, port)  # noqa: S104 - asked for
    bound = listener.getsockname()[1]
    address = f"http://{'127.0.0.1' if lan else shown(host)}:{bound}"
    announce(words, config, address, f"http://{lan_address()}:{bound}" if lan else None)
    configure_logs()
    server = uvicorn.Server(
        uvicorn.Config(
            make_app(config),
            log_config=None,
            access_log=False,
            server_header=False,
            ws="websockets-sansio",
            ws_max_size=MOST_FRAME,
            ws_per_message_deflate=False,  # short messages; and sizes of compressed ones hint at secrets
            ws_ping_interval=20,
            timeout_graceful_shutdown=3,
        )
    )
    spare_collector()
    if browser and has_screen():
        threading.Thread(target=open_browser, args=(address,), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])


def spare_collector() -> None:
    """Python looks for garbage in rings. We make few, and many small things that last: let it look more seldom, and
    never among what is loaded by now."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def announce(words: Words, config: Config, address: str, lan: str | None) -> None:
    console.print(words.say("serving", address=address), style="bold")
    if lan is not None:
        console.print(words.say("serving-lan", address=lan))
    if config.database.startswith("sqlite:///"):
        database = config.database.removeprefix("sqlite:///")
        console.print(words.say("serving-database", database=database), soft_wrap=True)
    console.print(words.say("serving-stop"))
    sys.stdout.flush()


def listen(host: str, port: int | None) -> socket.socket:
    """The port asked for; otherwise 8000, or the next that is free."""
    first = 8000 if port is None else port
    last = first + PORTS_TRIED - 1 if port is None else first
    for number in range(first, last + 1):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
            listener.listen(1024)
        except OSError as error:
            listener.close()
            if port is not None or error.errno not in (errno.EADDRINUSE, errno.EACCES):
                problem = error.strerror or str(error)
                raise Refused("port-taken", port=str(number), host=host, problem=problem) from None
        else:
            return listener
    raise Refused("no-free-port", first=str(first), last=str(last))


def shown(host: str) -> str:
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - compared, not bound
    return f"[{host}]" if ":" in host else host


def lan_address() -> str:
    """By which address others in the same network reach this computer; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def has_screen() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(address: str) -> None:
    for _ in range(50):
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=1):  # noqa: S310 - our own address
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)


def configure_logs() -> None:
    """One line of JSON an event, on stderr; keys, seeds and moves are never among them."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.ExceptionRenderer(ExceptionDictTransformer(show_locals=False)),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(log_level()),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(message)s")


def log_level() -> Any:
    return getattr(logging, os.environ.get("CLUTCH_LOG", "INFO").upper(), logging.INFO)
