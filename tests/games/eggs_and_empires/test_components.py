"""EGG-1: the pieces."""

from __future__ import annotations

import pytest

from clutch.engine.words import Words
from clutch.games.eggs_and_empires.components import (
    Adventurer,
    decks_in_play,
    egg_deck,
    eggs_needed,
)
from clutch.games.eggs_and_empires.game import GAME

STANDARD = GAME.read_components()


@pytest.mark.rule("EGG-1.1")
@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", "Bard Scout Shepherd Courier Merchant Priest Mage Blacksmith Dark·Priestess Hero"),
        ("fr", "Barde Éclaireur Bergère Messager Marchand Prêtre Mage Forgeron Prêtresse·noire Héros"),
        ("it", "Bardo Esploratore Pastore Corriere Mercante Sacerdote Mago Fabbro Sacerdotessa·Oscura Eroe"),
    ],
)
def test_ten_adventurers_with_their_names_and_numbers(language: str, names: str) -> None:
    words = Words(language, GAME.text)
    expected = [f"{name.replace('·', ' ')} ({number})" for number, name in enumerate(names.split(), start=1)]
    assert [words.say("adventurer", key=card) for card in Adventurer] == expected


@pytest.mark.rule("EGG-1.2", "EGG-2.1")
@pytest.mark.parametrize(("players", "eggs"), [(2, 22), (3, 22), (4, 22), (5, 32), (6, 42)])
def test_the_egg_deck_is_just_enough(players: int, eggs: int) -> None:
    assert len(egg_deck(STANDARD, players)) == eggs
    assert eggs_needed(players) <= eggs


@pytest.mark.rule("EGG-1.2")
def test_negative_eggs_are_the_exploding_ones_and_there_are_42_eggs() -> None:
    deck = egg_deck(STANDARD, 6)
    assert len(deck) == 42
    assert sum(value < 0 for value in deck) == 13


@pytest.mark.rule("EGG-1.3")
def test_the_standard_set_and_where_its_figures_come_from() -> None:
    unmarked = [13, 12, 11, 10, 9, 8, 8, 7, 7, 6, 5, 5, 4, 3, 2, -2, -4, -5, -6, -6, -8, -10]
    five = [11, 9, 8, 6, 5, 4, 3, -3, -6, -8]
    six = [12, 10, 7, 7, 6, 4, 2, -4, -5, -9]
    assert sorted(egg_deck(STANDARD, 4)) == sorted(unmarked)
    assert sorted(egg_deck(STANDARD, 5)) == sorted(unmarked + five)
    assert sorted(egg_deck(STANDARD, 6)) == sorted(unmarked + five + six)
    proved = {card.value for card in STANDARD.eggs if card.provenance == "rulebook"}
    assert proved == {13, 10, -6, -8}
    assert {card.provenance for card in STANDARD.eggs} == {"rulebook", "reconstructed"}
    assert (STANDARD.merchant.points, STANDARD.blacksmith.points) == (6, -4)


@pytest.mark.rule("EGG-1.4")
def test_six_decks_and_thirteen_tokens_suffice_for_every_player_count() -> None:
    for players in GAME.players:
        assert decks_in_play(players) <= 6
        target = 3 if players <= 4 else 2
        assert players * target <= 13  # before the last round everybody is below the target
