"""The decisions of Empire's End in words: what is asked, and what each offer is about."""

from __future__ import annotations

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from clutch.cli.screens.empires_end_names import (
    card_name,
    card_with_effect,
    hammers,
    location_at,
    location_name,
)
from clutch.engine.game import Move
from clutch.engine.lines import Arg, Line, Piece, line_of
from clutch.engine.match import Observation
from clutch.engine.words import Words
from clutch.games.empires_end.components import Components, DisasterCard
from clutch.games.empires_end.events import Tokens
from clutch.games.empires_end.moves import (
    BidAxes,
    BidCoins,
    Build,
    ChoosePosition,
    Convert,
    DiscardHand,
    EndTurn,
    Fight,
    FoundWith,
    FreeBid,
    KeepHand,
    MoveFrom,
    PayCoins,
    PickInnovation,
    Refresh,
    Repair,
    Repeat,
    Replace,
    Sell,
    Suffer,
    SwapFirst,
    UseRefresh,
)
from clutch.games.empires_end.view import SeenEmpire, View

LISTED = 9  # offers, one below the other; more of them are grouped
LEFT_WITH_THE_REST = 2  # keep it or discard it
GROUPS: dict[type[Move], str] = {
    Fight: "disaster",
    FreeBid: "disaster",
    Replace: "disaster",
    Suffer: "disaster",
    EndTurn: "disaster",
    Build: "build",
    Sell: "sell",
    KeepHand: "hand",
    DiscardHand: "hand",
    Repair: "repair",
    SwapFirst: "swap",
    MoveFrom: "move",
    UseRefresh: "refresh",
    Refresh: "refresh",
    Convert: "convert",
    Repeat: "repeat",
    ChoosePosition: "place",
    PickInnovation: "place",
    BidAxes: "bid",
    BidCoins: "bid",
}


class Decision:
    """What one seat decides, with the card file at hand."""

    def __init__(self, seen: Observation, components: Components) -> None:
        self.view: View = seen.view
        self.offers = seen.offers
        self.cards = components.disasters
        self.components = components
        self.empire: SeenEmpire = self.view.empires[seen.viewer or 0]
        self.plan = self.view.plan

    # --- names ----------------------------------------------------------------------------------------------

    def place(self, position: int | None) -> Line:
        """A location of one's own, with its position."""
        site = self.empire.row[position or 0]
        return location_at(self.components.locations[site.location], position or 0)

    def in_hand(self, slot: int) -> DisasterCard:
        return self.cards[(self.empire.hand or ())[slot]]

    def open_disaster(self, number: int) -> DisasterCard:
        return self.cards[self.view.disasters[number].card]

    @property
    def struck(self) -> set[int]:
        """By the first card that a quick game is begun with; it is destroyed together with the second one's target."""
        if self.plan is None or self.plan.next != "found_second":
            return set()
        return {self.cards[card].target - 1 for card in self.plan.founded}

    def threatened(self, card: DisasterCard) -> Arg:
        """The target, or what is nearest to it."""
        healthy = [at for at, site in enumerate(self.empire.row) if site.healthy and at not in self.struck]
        distances = {at: abs(at + 1 - card.target) for at in healthy}
        nearest = min(distances.values(), default=0)
        return tuple(self.place(at) for at, distance in distances.items() if distance == nearest)

    # --- the question ---------------------------------------------------------------------------------------

    def question(self) -> Line:
        if self.plan is not None and self.plan.next == "hand" and len(self.offers) == LEFT_WITH_THE_REST:
            return Line("decide-rest")
        if self.plan is not None and self.plan.next != "done":
            return Line(f"decide-{self.plan.next}", self.planned_args())
        view = self.view
        match view.asked:
            case "disaster":
                return self.disaster_question()
            case "free_bid":
                return Line("decide-free_bid", {"resource": Piece("token", view.resource or "")})
            case "assign":
                return Line("decide-assign", {"card": card_with_effect(self.open_disaster(view.dealing_with))})
            case "shortage":
                stock = self.empire.stock or Tokens()
                return Line("decide-shortage", {"count": stock.wheat + stock.axe + stock.hammer + stock.coin})
            case "refresh":
                return Line("decide-refresh", {"count": view.refreshes[view.seat]})
            case _:
                return Line(f"decide-{view.asked}")

    def disaster_question(self) -> Line:
        if any(isinstance(offer, EndTurn) for offer in self.offers):
            return Line("decide-end_turn")
        left = [each for each in self.view.disasters if not (each.is_suffered or each.is_fought)]
        if len(left) != 1:
            return Line("decide-double_disaster")
        card = self.cards[left[0].card]
        return Line("decide-disaster-of", {"card": card_name(card), "location": self.threatened(card)})

    def planned_args(self) -> dict[str, Arg]:
        """What the question of a planner is about."""
        plan = self.plan
        if plan is None:
            return {}
        card = None if plan.card is None else self.cards[plan.card]
        if plan.next == "found_place":
            placed = sum(len(site.innovations) for site in self.empire.row)
            card = self.cards[plan.founded[placed]]
        return {
            "card": None if card is None else card_with_effect(card),
            "location": self.place(plan.position),
            "strength": self.empire.strength + plan.axes + plan.coins,
        }

    # --- the offers -----------------------------------------------------------------------------------------

    def label(self, offer: Move) -> Line:
        match offer:
            case Fight(number) | FreeBid(number) | Replace(number) | Suffer(number):
                return self.disaster_label(offer, number)
            case Build(slot) | Sell(slot) | FoundWith(slot):
                return self.hand_label(offer, slot)
            case PickInnovation(number):
                return self.ability(number)
            case PayCoins(count):
                cost = 0 if self.plan is None else self.plan.cost
                return line_of(Tokens(hammer=cost - count, coin=count))
            case ChoosePosition(position):
                return self.place(position)
            case Repeat(at) | Repair(at) | SwapFirst(at) | MoveFrom(at) | UseRefresh(at) | Refresh(at):
                args = {**line_of(offer).args, "location": self.place(at), "cost": self.repair_cost(at)}
                return Line(f"{line_of(offer).message}-of", args)
            case _:
                return line_of(offer)

    def disaster_label(self, offer: Move, number: int) -> Line:
        card, line = self.open_disaster(number), line_of(offer)
        args = {**line.args, "card": card_name(card), "heap": line_of(self.view.disasters[number].heap)}
        return Line(f"{line.message}-of", {**args, "location": self.threatened(card)})

    def hand_label(self, offer: Move, slot: int) -> Line:
        card = self.in_hand(slot)
        cost = hammers(self.empire.costs.building[slot]) if self.empire.costs else None
        args = {"card": card_with_effect(card), "cost": cost, "location": self.threatened(card)}
        return Line(f"{line_of(offer).message}-of", args)

    def ability(self, number: int) -> Line:
        """Of the location that the plan is about: its own, or that of an innovation."""
        site = self.empire.row[(self.plan.position if self.plan else None) or 0]
        if number == 0:
            return line_of(self.components.locations[site.location].ability)
        return card_with_effect(self.cards[site.innovations[number - 1].card])

    def repair_cost(self, position: int) -> Arg:
        return hammers(self.empire.costs.repairs[position]) if self.empire.costs else None

    # --- long lists -----------------------------------------------------------------------------------------

    @property
    def is_long(self) -> bool:
        return len(self.offers) > LISTED

    def grouped(self, words: Words) -> Table:
        """Offers with their numbers, those of a kind side by side."""
        groups: dict[str, list[Text]] = {}
        for number, offer in enumerate(self.offers, start=1):
            said = Text.assemble((str(number), "bold cyan"), f" {self.short(offer, words)}")
            groups.setdefault(GROUPS.get(type(offer), "done"), []).append(said)
        table = Table.grid(padding=(0, 2))
        table.add_column(style="bold", max_width=14)
        table.add_column()
        for name, items in groups.items():
            table.add_row(words.say(f"group-{name}"), Columns(items, padding=(0, 2)))
        return table

    def short(self, offer: Move, words: Words) -> str:
        """Without what the heading of its group says."""
        match offer:
            case Build(slot):
                cost = self.empire.costs.building[slot] if self.empire.costs else 0
                return f"{words.say(card_name(self.in_hand(slot)))} ({words.say(hammers(cost))})"
            case Sell(slot):
                return words.say(card_name(self.in_hand(slot)))
            case Repair(at):
                cost = self.empire.costs.repairs[at] if self.empire.costs else 0
                return f"{self.name_at(at, words)} ({words.say(hammers(cost))})"
            case SwapFirst(at) | MoveFrom(at) | UseRefresh(at) | Repeat(at) | ChoosePosition(at):
                return self.name_at(at, words)
            case BidAxes(count):
                return words.say("some-axes", axe=count)
            case BidCoins(count):
                return words.say("some-coins", coin=count)
            case _:
                return words.say(self.label(offer))

    def name_at(self, position: int, words: Words) -> str:
        return words.say(location_name(self.components.locations[self.empire.row[position].location]))
