"""The `clutch` command."""

from __future__ import annotations

import io
import signal
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from clutch import __version__
from clutch.bots.levels import BOTS
from clutch.cli import files, play, seating, simulate
from clutch.cli.context import CliError, console, errors_said, help_text, words_for, wrapped
from clutch.engine.chance import new_seed, seed_from
from clutch.engine.options import choices
from clutch.engine.words import Words
from clutch.games.registry import GAMES, all_games, find_game
from clutch.lab.tournament import Tournament

app = typer.Typer(
    help=help_text("help-app"), no_args_is_help=True, pretty_exceptions_enable=False, add_completion=False
)
cards = typer.Typer(help=help_text("help-cards"), no_args_is_help=True)
app.add_typer(cards, name="cards")

Language = Annotated[str | None, typer.Option("--lang", help=help_text("help-lang"))]
GameName = Annotated[str, typer.Argument(metavar="GAME", help=help_text("help-game"))]
OptionList = Annotated[list[str] | None, typer.Option("--option", "-o", help=help_text("help-option"))]
FIRST_GAME = next(iter(GAMES))
CardFile = Annotated[Path | None, typer.Option("--components", help=help_text("help-components"))]
GameFile = Annotated[Path, typer.Argument(metavar="FILE", help=help_text("help-file"))]


def read_option_list(options: list[str] | None) -> dict[str, Any]:
    """name=value, several times."""
    table = {}
    for option in options or []:
        name, equals, value = option.partition("=")
        if not equals:
            raise CliError("cli-bad-option", option=option)
        table[name.strip()] = value.strip()
    return table


def split(names: str) -> list[str]:
    return [name.strip() for name in names.split(",")]


@app.command("play", help=help_text("help-play"))
def play_command(
    game: GameName = FIRST_GAME,
    seats: Annotated[str, typer.Option(help=help_text("help-seats"))] = "me,medium,medium,medium",
    names: Annotated[str, typer.Option(help=help_text("help-names"))] = "",
    lang: Language = None,
    seed: Annotated[int | None, typer.Option(min=0, max=2**63, help=help_text("help-seed"))] = None,
    option: OptionList = None,
    components: CardFile = None,
    save: Annotated[Path | None, typer.Option(help=help_text("help-save-file"))] = None,
) -> None:
    with errors_said(lang):
        found = find_game(game)
        players = split(seats)
        setup = found.prepare(len(players), read_option_list(option), components)
        words = words_for(found, lang)
        table = seating.new_table(
            found,
            setup,
            players,
            split(names) if names else [],
            words,
            new_seed() if seed is None else seed_from(seed),
            save,
        )
        play.Session(table, words).run()


@app.command("serve", help=help_text("help-serve"))
def serve_command(
    host: Annotated[str, typer.Option(envvar="CLUTCH_HOST", help=help_text("help-host"))] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=1, max=65535, envvar="CLUTCH_PORT", help=help_text("help-port"))
    ] = None,
    lan: Annotated[bool, typer.Option("--lan", envvar="CLUTCH_LAN", help=help_text("help-lan"))] = False,
    database: Annotated[
        str | None, typer.Option(metavar="URL", envvar="CLUTCH_DATABASE", help=help_text("help-database"))
    ] = None,
    origin: Annotated[list[str] | None, typer.Option(envvar="CLUTCH_ORIGINS", help=help_text("help-origin"))] = None,
    thinkers: Annotated[
        int | None, typer.Option(min=1, max=64, envvar="CLUTCH_THINKERS", help=help_text("help-thinkers"))
    ] = None,
    https: Annotated[bool, typer.Option("--https", envvar="CLUTCH_HTTPS", help=help_text("help-https"))] = False,
    metrics: Annotated[bool, typer.Option(envvar="CLUTCH_METRICS", help=help_text("help-metrics"))] = True,
    browser: Annotated[bool, typer.Option(envvar="CLUTCH_BROWSER", help=help_text("help-browser"))] = True,
    web: Annotated[Path | None, typer.Option(envvar="CLUTCH_WEB", help=help_text("help-web"))] = None,
    lang: Language = None,
) -> None:
    with errors_said(lang):
        from clutch.cli import serve  # here: the terminal game starts without a web server
        from clutch.server import TEXT
        from clutch.server.config import Config, default_database

        config = Config(
            database=database or default_database(),
            origins=tuple(origin or ()),
            thinkers=thinkers,
            web=web or serve.WEB,
            https=https,
            metrics=metrics,
        )
        serve.serve(config, host, port, lan, browser, Words(words_for(None, lang).language, TEXT))


@app.command("resume", help=help_text("help-resume"))
def resume_command(
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help=help_text("help-file"))] = None,
    lang: Language = None,
) -> None:
    with errors_said(lang):
        table = seating.open_table(file)
        play.Session(table, words_for(table.match.game, lang)).run()


@app.command("games", help=help_text("help-games"))
def games_command(lang: Language = None) -> None:
    with errors_said(lang):
        for game in all_games():
            words = words_for(game, lang)
            console.print(f"[bold]{words.say('game-name')}[/] ({game.name})")
            console.print(wrapped(words.say("game-pitch"), 2), markup=False)
            least, most = game.players[0], game.players[-1]
            console.print(
                "  " + words.say("cli-games-players", least=least, most=most, length=words.say("game-length"))
            )
            for name, values in choices(game.options).items():
                console.print(f"  {words.say(f'option-{name}')} (--option {name}=…)")
                for value in values:
                    mark = f" ({words.say('cli-default')})" if value == values[0] else ""
                    console.print(wrapped(f"{words.say(f'option-{name}-{value}')}{mark}", 4), markup=False)
        console.print(f"\n{words.say('cli-games-bots')}")
        console.print(wrapped(" · ".join(f"{name} ({words.say(f'bot-{name}')})" for name in BOTS), 2), markup=False)


@app.command("simulate", help=help_text("help-simulate"))
def simulate_command(
    game: GameName,
    bots: Annotated[str, typer.Option(help=help_text("help-bots"))] = "greedy",
    players: Annotated[int | None, typer.Option(help=help_text("help-players"))] = None,
    games: Annotated[int, typer.Option(max=10**9, help=help_text("help-games-count"))] = 100,
    seed: Annotated[int, typer.Option(min=0, max=2**63, help=help_text("help-sim-seed"))] = 0,
    option: OptionList = None,
    components: CardFile = None,
    effort: Annotated[float, typer.Option(min=0.0, max=1000.0, help=help_text("help-effort"))] = 1.0,
    cores: Annotated[int | None, typer.Option(min=1, help=help_text("help-cores"))] = None,
    json: Annotated[bool, typer.Option("--json", help=help_text("help-json"))] = False,
    lang: Language = None,
) -> None:
    with errors_said(lang):
        tournament = Tournament(
            game=game,
            bots=simulate.line_up(split(bots), players),
            games=games,
            seed=seed,
            options=tuple(read_option_list(option).items()),
            components=components,
            effort=effort,
        )
        simulate.simulate(tournament, cores, json, words_for(find_game(game), lang))


@app.command("replay", help=help_text("help-replay"))
def replay_command(
    file: GameFile,
    seat: Annotated[int | None, typer.Option(help=help_text("help-replay-seat"))] = None,
    lang: Language = None,
) -> None:
    with errors_said(lang):
        files.replay(file, seat, lang)


@app.command("verify", help=help_text("help-verify"))
def verify_command(file: GameFile, lang: Language = None) -> None:
    with errors_said(lang):
        files.verify(file, lang)


@cards.command("check", help=help_text("help-cards-check"))
def cards_check_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=help_text("help-card-file"))],
    lang: Language = None,
) -> None:
    with errors_said(lang):
        files.check_cards(file, lang)


@cards.command("template", help=help_text("help-cards-template"))
def cards_template_command(game: GameName, lang: Language = None) -> None:
    with errors_said(lang):
        files.print_card_template(find_game(game))


def show_version(wanted: bool) -> None:
    if wanted:
        console.print(__version__)
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=show_version, help=help_text("help-version"))
    ] = False,
) -> None:
    """Options of `clutch` itself."""


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without accents shows question marks, and goes on
    signal.signal(signal.SIGINT, signal.default_int_handler)  # Ctrl-C works, also where a shell has switched it off
    app()
