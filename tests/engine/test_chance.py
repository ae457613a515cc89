"""Chance: the published generator, keyed step by step, the same in rules and kernels."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest

from clutch.engine.chance import SEED_BYTES, Chance, commitment, new_seed, seed_from, step_key
from clutch.games.registry import find_game

# The first outputs from the state 1, 2, 3, 4, as in the tests of the Rust crate rand_xoshiro.
REFERENCE = [
    11520,
    0,
    1509978240,
    1215971899390074240,
    1216172134540287360,
    607988272756665600,
    16172922978634559625,
    8476171486693032832,
    10595114339597558777,
    2904607092377533576,
]


def chance_of(*state: int) -> Chance:
    return Chance(b"".join(word.to_bytes(8, "little") for word in state))


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104, written out."""
    padded = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def test_the_generator_is_xoshiro256_starstar() -> None:
    chance = chance_of(1, 2, 3, 4)
    assert [chance.next64() for _ in REFERENCE] == REFERENCE


def test_numbers_below_n_come_from_the_upper_half_of_each_output() -> None:
    chance = chance_of(1, 2, 3, 4)
    assert [chance.below(1 << 32) for _ in REFERENCE] == [output >> 32 for output in REFERENCE]


def test_step_keys_are_hmac_sha256_of_the_step_number() -> None:
    seed = seed_from(7)
    for step in (0, 1, 255, 256, 1_000_000):
        assert step_key(seed, step) == hmac_sha256(seed, step.to_bytes(8, "big"))


def test_step_keys_differ_for_every_step_and_every_seed() -> None:
    keys = {step_key(seed_from(seed), step) for seed in range(20) for step in range(200)}
    assert len(keys) == 20 * 200


@pytest.mark.parametrize("n", [1, 2, 3, 6, 10, 60])
def test_below_stays_in_range_and_reaches_every_value(n: int) -> None:
    chance = Chance(seed_from(n))
    assert {chance.below(n) for _ in range(100 * n)} == set(range(n))


def test_pick_reaches_every_item_of_lists_and_tuples() -> None:
    chance = Chance(seed_from(3))
    assert {chance.pick(("a", "b", "c")) for _ in range(100)} == {"a", "b", "c"}
    assert {chance.pick(["a", "b"]) for _ in range(100)} == {"a", "b"}


@pytest.mark.parametrize("size", [0, 1, 2, 10, 60])
def test_shuffled_is_a_permutation_and_leaves_the_original_alone(size: int) -> None:
    original = list(range(size))
    shuffled = Chance(seed_from(size)).shuffled(original)
    assert sorted(shuffled) == original == list(range(size))


def test_shuffled_is_uniform_over_the_orders_of_three_items() -> None:
    chance = Chance(seed_from(2026))
    draws = 6000
    counts = Counter(tuple(chance.shuffled("abc")) for _ in range(draws))
    expected = draws / 6
    chi_square = sum((counts[order] - expected) ** 2 / expected for order in permutations("abc"))
    assert chi_square < 20.5  # 5 degrees of freedom: one seed in a thousand is beyond it


@pytest.mark.parametrize("number", range(20))
def test_a_kernel_draws_like_the_rules(number: int) -> None:
    key = step_key(seed_from(number), number)
    game = find_game("incubation")
    position, chance = game.kernel(game.prepare(2)).start(0), Chance(key)
    position.draw_like(key)
    sizes = [1 + (i * i) % 97 for i in range(200)]
    assert [position.below(n) for n in sizes] == [chance.below(n) for n in sizes]


@pytest.mark.parametrize("key", [b"", b"short", bytes(31), b"x" * 33, bytes(SEED_BYTES)])
def test_a_key_of_the_wrong_length_or_all_zeros_is_rejected(key: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Chance(key)


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert commitment(seed_from(1)) != commitment(seed_from(2))


def test_new_seeds_are_fresh_and_typed_numbers_repeat() -> None:
    assert new_seed() != new_seed()
    assert len(new_seed()) == SEED_BYTES
    assert seed_from(5) == seed_from(5) != seed_from(-5)
