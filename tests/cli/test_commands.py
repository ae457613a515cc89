"""All commands but `play`: what they print, and what they answer to mistakes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from clutch.cli.seating import named_seats
from clutch.engine.words import LANGUAGES
from clutch.tables.game_file import load_game, open_match, save_game
from tests.cli.invoke import failed, run, squeezed
from tests.cli.terminal import GAME, words_in
from tests.engine.playing import new_match, play_on

PLAYED = 5
QUICK = ("simulate", GAME, "--games", "10", "--cores", "1")


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    """Three players, some steps into a game."""
    match = play_on(new_match(3), PLAYED)
    path = tmp_path / "game.json"
    save_game(path, match, named_seats(["me", "greedy", "greedy"], ["Ann"], words_in("en")))
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_every_game_option_and_bot(language: str) -> None:
    result = run("games", language=language)
    assert result.exit_code == 0
    words = words_in(language)
    for said in (
        GAME,
        words.say("game-pitch"),
        words.say("option-scoring-tokens"),
        f"expert ({words.say('bot-expert')}",
    ):
        assert squeezed(said) in squeezed(result.stdout)
    assert run("games", "--lang", language).stdout == result.stdout


def test_simulate_prints_tables_by_bot_and_by_seat() -> None:
    result = run(*QUICK, "--bots", "greedy,random")
    assert result.exit_code == 0
    for said in ("greedy", "random", "Win share", "95% interval", "decisions a game, seed 0"):
        assert said in result.stdout


def test_simulate_prints_json_that_is_the_same_on_any_number_of_cores() -> None:
    command = ("simulate", GAME, "--games", "30", "--bots", "greedy,random,random", "--seed", "7", "--json")
    alone, together, other = run(*command, "--cores", "1"), run(*command, "--cores", "2"), run(*command, "--seed", "8")
    assert alone.exit_code == 0
    assert together.stdout == alone.stdout != other.stdout
    summary = json.loads(alone.stdout)
    assert summary["games"] == 30
    assert summary["by_bot"]["random"]["games"] == 60
    assert len(summary["by_seat"]) == 3


def test_simulate_takes_options_players_and_effort() -> None:
    command = (*QUICK, "--games", "2", "--bots", "easy", "--effort", "0.05", "--players", "2", "-o", "scoring=tokens")
    summary = json.loads(run(*command, "--json").stdout)
    assert summary["bots"] == ["easy", "easy"]
    assert summary["options"] == {"scoring": "tokens"}


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--bots", "hal"), "There is no player called “hal”."),
        (("--bots", "me,greedy"), "Only bots can be simulated"),
        (("--bots", "greedy,greedy", "--players", "3"), "2 seats were named, but --players says 3"),
        (("--players", "9"), "This game is not for 9. Choose a number of players from 2 to 6."),
        (("--players", "1"), "This game is not for 1."),
        (("--players", "0"), "This game is not for 0."),
        (("--games", "0"), "0 games cannot be played."),
        (("--games", "-3"), "−3 games cannot be played."),
        (("--option", "snow=deep"), "There is no option “snow”."),
        (("--option", "scoring=none"), "Option scoring cannot be “none”."),
        (("--option", "scoring"), "“scoring” is not an option. Write it as name=value"),
        (("--components", "/nowhere.toml"), "Cannot read the card file /nowhere.toml"),
        (("--lang", "de"), "There is no language “de”. Choose one of: en, fr, it."),
    ],
)
def test_simulate_says_what_is_wrong(args: tuple[str, ...], says: str) -> None:
    failed(*QUICK, *args, says=says)


@pytest.mark.parametrize("effort", ["nan", "inf"])
def test_an_effort_that_is_no_number_is_refused(effort: str) -> None:
    result = run(*QUICK, "--bots", "easy,greedy", "--effort", effort)
    assert result.exit_code in (1, 2)
    assert isinstance(result.exception, SystemExit)


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("chess",), "There is no game called “chess”."),
        ((GAME, "--seats", "me,hal"), "There is no player called “hal”. Choose from: me, random"),
        ((GAME, "--seats", "me"), "This game is not for 1."),
        ((GAME, "--lang", "de"), "There is no language “de”."),
        ((GAME, "--option", "snow=deep"), "There is no option “snow”."),
        ((GAME, "--components", "/nowhere.toml"), "Cannot read the card file /nowhere.toml"),
        ((GAME, "--names", "Ann,,Bob"), "A name has 1 to 40 characters."),
    ],
)
def test_play_says_what_is_wrong(args: tuple[str, ...], says: str) -> None:
    failed("play", *args, says=says)


def test_bots_can_play_on_their_own(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    result = run("play", GAME, "--seats", "greedy,random", "--save", str(path))
    assert result.exit_code == 0
    assert run("verify", str(path)).exit_code == 0
    failed("resume", str(path), says="This game is over. Retell it with: clutch replay")


def test_play_says_when_a_game_cannot_be_saved(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    path = tmp_path / "file" / "game.json"
    failed("play", GAME, "--seats", "greedy,greedy", "--save", str(path), says=str(path))


@pytest.mark.parametrize("typed", ["9" * 5000, "? " + "9" * 5000])
def test_a_number_of_any_length_is_only_a_wrong_number(tmp_path: Path, typed: str) -> None:
    result = run("play", GAME, "--seats", "me,greedy", "--save", str(tmp_path / "game.json"), typed=f"{typed}\n")
    assert isinstance(result.exception, SystemExit), f"a traceback: {result.exception!r}"
    assert result.exit_code == 130, "the input ended, and the game is saved"


def test_people_of_the_same_long_name_can_be_saved(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save_game(path, new_match(2), named_seats(["me", "me"], ["x" * 40] * 2, words_in("en")))
    saved, _ = open_match(path)
    assert len({seat.name for seat in saved.seats}) == 2


def test_replay_of_a_game_that_goes_on_keeps_its_secrets(game_file: Path) -> None:
    result = run("replay", str(game_file))
    assert result.exit_code == 0
    assert "Round 1 begins." in result.stdout
    assert f"Step {PLAYED}" in result.stdout
    assert result.stdout.count("is dealt 3 cards.") == 3


def test_replay_of_a_finished_game_tells_everything(tmp_path: Path) -> None:
    path = tmp_path / "over.json"
    match = play_on(new_match(3), 1000)
    save_game(path, match, named_seats(["me", "greedy", "greedy"], ["Ann"], words_in("en")))
    said = run("replay", str(path)).stdout
    assert "is dealt 3 cards." not in said
    assert "Place" in said


def test_replay_tells_what_one_seat_saw(game_file: Path) -> None:
    words, (_, match) = words_in("en"), open_match(game_file)
    first, second = (
        words.enumerate(words.say("adventurer", key=card) for card in match.events[0][2 + seat].cards)  # type: ignore[attr-defined]  # HandDealt
        for seat in (0, 1)
    )
    seen = run("replay", str(game_file), "--seat", "1").stdout
    assert f"Ann is dealt {first}." in seen
    assert "Hatchling 1 is dealt 3 cards." in seen
    seen = run("replay", str(game_file), "--seat", "2").stdout
    assert "Ann is dealt 3 cards." in seen
    assert f"Hatchling 1 is dealt {second}." in seen


@pytest.mark.parametrize("seat", ["0", "4", "-1"])
def test_replay_has_no_other_seats(game_file: Path, seat: str) -> None:
    failed("replay", str(game_file), "--seat", seat, says="There is no seat")


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_says_that_a_game_is_in_order(game_file: Path, language: str) -> None:
    result = run("verify", str(game_file), "--lang", language)
    assert result.exit_code == 0
    fingerprint = load_game(game_file).commitment
    words = words_in(language)
    said = words.say("cli-verify-ok-unfinished", file=str(game_file), steps=PLAYED, fingerprint=fingerprint)
    assert squeezed(said) in squeezed(result.stdout)


def test_verify_fails_on_a_game_that_was_tampered_with(game_file: Path) -> None:
    data = json.loads(game_file.read_text(encoding="utf-8"))
    game_file.write_text(json.dumps(data | {"commitment": "ab" * 32}), encoding="utf-8")
    failed("verify", str(game_file), says=f"{game_file}: the seed does not fit the fingerprint.")
    failed("verify", str(game_file.parent / "nowhere.json"), says="Check the name.")
