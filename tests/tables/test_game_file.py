"""Saved games: they come back exactly, and whatever was changed in them is noticed."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clutch.engine.errors import BadGameFile
from clutch.engine.match import Match
from clutch.engine.words import LANGUAGES
from clutch.tables.game_file import MOST_BYTES, SavedSeat, load_game, open_match, save_game, verify_game
from tests.engine.playing import everything, new_match, play_on

Json = dict[str, Any]
SETTINGS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"scoring": "tokens", "marker": "every_turn"}),
    (6, {"marker": "every_round"}),
]


def seats_of(match: Match) -> tuple[SavedSeat, ...]:
    return tuple(SavedSeat(f"Zoé {seat}", "me" if seat == 0 else "greedy") for seat in range(match.setup.players))


def saved(path: Path, match: Match) -> Path:
    save_game(path, match, seats_of(match))
    return path


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    return saved(tmp_path / "game.json", play_on(new_match(3)))


def complaint(path: Path) -> str:
    """What is said about a bad file; it names the file in every language."""
    with pytest.raises(BadGameFile) as caught:
        verify_game(path)
    for language in LANGUAGES:
        assert str(path) in caught.value.say(language)
    return str(caught.value)


def change(path: Path, how: Callable[[Json], object]) -> Path:
    data = json.loads(path.read_text(encoding="utf-8"))
    how(data)
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_a_game_can_be_saved_and_resumed_at_any_point(tmp_path: Path, players: int, options: dict[str, str]) -> None:
    match = new_match(players, **options)
    for steps in (0, 1, 1, 5, 20, None):
        play_on(match, steps, seed=len(match.steps))
        path = saved(tmp_path / "games" / "game.json", match)
        found, again = open_match(path)
        assert everything(again) == everything(match)
        assert again.setup == match.setup
        assert found.seats == seats_of(match)
        assert verify_game(path)[1].outcome == match.outcome == found.outcome
    assert match.outcome is not None


def test_a_resumed_game_goes_on_as_the_original_would_have(tmp_path: Path) -> None:
    match = play_on(new_match(4), 10)
    _, resumed = open_match(saved(tmp_path / "game.json", match))
    assert everything(play_on(resumed)) == everything(play_on(match))


def test_answers_that_nobody_has_seen_are_not_saved(tmp_path: Path) -> None:
    match = new_match(3)
    match.answer(0, match.offers(0)[0])
    assert open_match(saved(tmp_path / "game.json", match))[1].pending == {}


def other_card(data: Json) -> None:
    """The first card that somebody plays becomes another one."""
    answer = next(each for step in data["steps"] for each in step if each["move"]["kind"] == "ChooseAdventurer")
    answer["move"]["card"] = answer["move"]["card"] % 10 + 1


TAMPERINGS: dict[str, Callable[[Json], object]] = {
    "another card": other_card,
    "not a move": lambda data: data["steps"][1][0].update(move={"kind": "Cheat"}),
    "a move of the wrong seat": lambda data: data["steps"][1][0].update(seat=5),
    "two answers of one seat": lambda data: data["steps"][0].insert(0, {"seat": 0, "move": {"kind": "RedrawHand"}}),
    "one step less": lambda data: data["steps"].pop(),
    "one step more": lambda data: data["steps"].append(data["steps"][-1]),
    "one answer less": lambda data: data["steps"][0].pop(),
    "another seed": lambda data: data.update(seed="ab" * 32),
    "another commitment": lambda data: data.update(commitment="ab" * 32),
    "another winner": lambda data: data["outcome"].update(places=[1, 1, 1]),
    "another reason": lambda data: data["outcome"].update(reason="enough-tokens"),
    "no outcome": lambda data: data.update(outcome=None),
    "other eggs": lambda data: data["components"]["eggs"][0].update(value=1),
    "too few eggs": lambda data: data["components"].update(eggs=data["components"]["eggs"][:3]),
    "eggs of another kind": lambda data: data["components"].update(eggs=[{"value": "big"}]),
    "an extra field": lambda data: data.update(note="hello"),
    "an extra field in a move": lambda data: data["steps"][0][0]["move"].update(note="hello"),
    "a missing field": lambda data: data.pop("seed"),
    "a wrong type": lambda data: data.update(players="3"),
    "a boolean for a number": lambda data: data.update(rules_version=True),
    "a short seed": lambda data: data.update(seed="ab"),
    "one seat too few": lambda data: data["seats"].pop(),
    "too many players": lambda data: data.update(players=7, seats=data["seats"] + 4 * data["seats"][:1]),
    "a seat without a name": lambda data: data["seats"][0].update(name=""),
    "an unknown game": lambda data: data.update(game="chess"),
    "an unknown option": lambda data: data["options"].update(snow="deep"),
    "an unknown choice": lambda data: data["options"].update(scoring="none"),
    "other rules": lambda data: data.update(rules_version=2),
    "a newer format": lambda data: data.update(clutch_game=2),
    "an older format": lambda data: data.update(clutch_game=0),
}


@pytest.mark.parametrize("name", TAMPERINGS)
def test_whatever_is_changed_is_noticed(finished: Path, name: str) -> None:
    assert complaint(change(finished, TAMPERINGS[name]))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("another card", "step 2 does not follow the rules"),
        ("another commitment", "does not fit the fingerprint"),
        ("another winner", "another result"),
        ("a newer format", "newer version of Clutch"),
        ("other rules", "version 2 of the rules; this Clutch plays version 1"),
        ("a missing field", "“seed”"),
        ("a wrong type", "“players”"),
        ("one seat too few", "“seats”"),
        ("eggs of another kind", "“components.eggs.0.value”"),
    ],
)
def test_the_message_says_what_is_wrong(finished: Path, name: str, said: str) -> None:
    assert said in complaint(change(finished, TAMPERINGS[name]))


def test_a_broken_rule_is_explained_in_the_language_of_the_reader(finished: Path) -> None:
    with pytest.raises(BadGameFile) as caught:
        open_match(change(finished, other_card))
    assert "EGG-3.1" in caught.value.say("fr")
    assert "Choose one of" not in caught.value.say("fr")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"not JSON",
        b"[]",
        b"null",
        b"3",
        b'{"clutch_game": 1}',
        b"\x89PNG\xff\xfe\x00",
        b"[" * 200_000,
        b'{"clutch_game":' * 50_000,
        b'{"clutch_game": 1, "components": ' + b'{"a":' * 900 + b"1" + b"}" * 901,
        b'{"clutch_game": 1, "rules_version": ' + b"9" * 10_000 + b"}",
        b'{"clutch_game": ' + b"9" * 400 + b"}",
        b'{"clutch_game": 1, "game": "\\ud800"}',
        b'{"clutch_game": NaN}',
    ],
    ids=lambda content: content[:20].decode("latin-1"),
)
def test_what_is_no_saved_game_is_said_to_be_none(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    complaint(path)


def test_a_truncated_file_is_noticed_wherever_it_ends(finished: Path) -> None:
    whole = finished.read_bytes()
    for part in range(1, 20):
        finished.write_bytes(whole[: len(whole) * part // 20])
        assert "is not a saved game" in complaint(finished)


def test_a_huge_file_is_not_read_at_all(finished: Path) -> None:
    os.truncate(finished, MOST_BYTES + 1)
    assert "5,000,000 bytes" in complaint(finished)


def test_a_file_that_is_not_there_or_a_folder_cannot_be_read(tmp_path: Path) -> None:
    assert "Check the name" in complaint(tmp_path / "nowhere.json")
    assert "Check the name" in complaint(tmp_path)


@pytest.mark.parametrize("broken", ["fsync", "replace"])
def test_a_failed_write_leaves_the_old_file_whole(finished: Path, monkeypatch: pytest.MonkeyPatch, broken: str) -> None:
    before = finished.read_bytes()

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os if broken == "fsync" else Path, broken, fail)
        with pytest.raises(OSError, match="No space left"):
            saved(finished, new_match(2))
    assert finished.read_bytes() == before
    assert [each.name for each in finished.parent.iterdir()] == [finished.name], "nothing is left lying about"
    assert load_game(finished).players == 3
