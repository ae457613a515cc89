"""Objectives once more, flat and fast (INC-5): how far a seat is, kept up to date with every dragon."""

from __future__ import annotations

from clutch.games.incubation.kernel.copies import Copies


class Objectives(Copies):
    def study_objectives(self, seat: int) -> None:
        """For the whole row: how many dragons a seat is short of, and which colours would help."""
        for slot in range(self.n_row):
            self.missing_of[seat][slot] = self.missing(self.row[slot], seat)
            self.helpful_of[seat][slot] = 0
            if self.missing_of[seat][slot] > 0:
                self.helpful_of[seat][slot] = self.helpful(self.row[slot], seat)

    def missing(self, card: int, seat: int) -> int:
        """Mystery dragons stand for any colour, hybrids for none (INC-5.2)."""
        short = max(0, self.asks_alike[card] - self.most_alike(seat))
        kinds = 0
        for colour in range(4):
            short += max(0, self.asks_for[card][colour] - self.plain[seat][colour])
            if self.plain[seat][colour] > 0:
                kinds += 1
        short += max(0, self.asks_different[card] - kinds)
        return max(0, short - self.mystery[seat])

    def helpful(self, card: int, seat: int) -> int:
        """One bit for each colour of which a plain dragon would bring the objective nearer."""
        found = 0
        for colour in range(4):
            count = self.plain[seat][colour]
            if self.asks_for[card][colour] > count:
                found |= 1 << colour
            if self.asks_alike[card] > 0 and count == self.most_alike(seat):
                found |= 1 << colour
            if self.asks_different[card] > 0 and count == 0:
                found |= 1 << colour
        return found

    def most_alike(self, seat: int) -> int:
        most = 0
        for colour in range(4):
            most = max(most, self.plain[seat][colour])
        return most
