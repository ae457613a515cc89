// Four players choose a card of their hand at the same time, in secret; the highest card takes the round.
// As much of a game as a server needs to be measured: secret hands and a secret deck, answers in any order, chance.
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core');

const CARDS = 60;
const HAND = 10;
const ROUNDS = 100;

function deal(G, random) {
  const deck = random.Shuffle([...Array(CARDS).keys()]);
  for (const player of Object.values(G.players)) player.hand = deck.splice(0, HAND);
  G.deck = deck;
}

function reveal(G, random) {
  const players = Object.values(G.players);
  G.revealed = players.map((player) => player.choice);
  G.scores[G.revealed.indexOf(Math.max(...G.revealed))] += 1;
  for (const player of players) player.choice = null;
  G.round += 1;
  if (G.round % HAND === 0) deal(G, random);
}

function choose({ G, playerID, random }, card) {
  const player = G.players[playerID];
  if (player.choice !== null || !player.hand.includes(card)) return INVALID_MOVE;
  player.hand = player.hand.filter((held) => held !== card);
  player.choice = card;
  if (Object.values(G.players).every(({ choice }) => choice !== null)) reveal(G, random);
}

module.exports = {
  name: 'highest-card',
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup({ ctx, random }) {
    const players = Object.fromEntries(ctx.playOrder.map((player) => [player, { hand: [], choice: null }]));
    const G = { round: 0, scores: ctx.playOrder.map(() => 0), revealed: null, players, deck: [] };
    deal(G, random);
    return G;
  },
  playerView({ G: { deck, players, ...open }, playerID }) {
    const seen = Object.entries(players).map(([player, { hand, choice }]) =>
      player === playerID ? [player, { hand, choice }] : [player, { cards: hand.length, chosen: choice !== null }],
    );
    return { ...open, deck: deck.length, players: Object.fromEntries(seen) };
  },
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    // Answers come in any order; what was chosen stays out of the log that others get.
    choose: { move: choose, client: false, redact: true, ignoreStaleStateID: true },
  },
  endIf: ({ G }) => (G.round >= ROUNDS ? { scores: G.scores } : undefined),
};
