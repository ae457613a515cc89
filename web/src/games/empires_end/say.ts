import type { Bonus, Effect, SeenEmpire, SeenInnovation, SeenSite, Tier, Tokens, View } from '../../generated/empires_end';
import type { TableInfo } from '../../generated/protocol';
import { signedPoints, type Arg, type Line, type Piece, type Words } from '../../words/words';
import { amount, Pieces, TOKENS, total } from './pieces';

/** What a piece is called at this table: cards and locations are known by what is on them. */
export function nameOf({ piece, key }: Piece, table: TableInfo, words: Words): string | null {
  const pieces = Pieces.at(table);
  if (piece === 'card' && typeof key === 'number') return said(cardLine(key, pieces), words);
  if (piece === 'location' && typeof key === 'number') return said(locationLine(key, pieces), words);
  return null;
}

export function said({ message, args }: Line, words: Words): string {
  return words.say(message, args);
}

// --- cards and locations ------------------------------------------------------------------------------------

/** “Fire 9” */
export function cardLine(card: number, pieces: Pieces): Line {
  const { type, target } = pieces.disaster(card);
  return { message: 'card-of', args: { type: { piece: 'disaster-type', key: type }, target } };
}

export function cardWithEffect(card: number, pieces: Pieces): Line {
  return { message: 'card-with', args: { card: cardLine(card, pieces), effect: effectLine(pieces.disaster(card).innovation) } };
}

/** A disaster with all that is on its card. */
export function disasterLine(card: number, pieces: Pieces): Line {
  const { accepts, innovation } = pieces.disaster(card);
  const args = {
    card: cardLine(card, pieces),
    accepts: accepts.map((key) => ({ piece: 'resource', key })),
    effect: effectLine(innovation),
  };
  return { message: 'disaster-card', args };
}

/** “Road 14” */
export function locationLine(location: number, pieces: Pieces): Line {
  const { kind, value } = pieces.location(location);
  return { message: 'location-of', args: { kind: { piece: 'location-kind', key: kind }, value } };
}

/** A location where it stands. */
export function placeLine(empire: SeenEmpire, position: number, pieces: Pieces): Line {
  const location = locationLine(empire.row[position]!.location, pieces);
  return { message: 'location-at', args: { location, position: { piece: 'position', key: position } } };
}

export function goodsLine(goods: Partial<Tokens>): Line {
  return { message: 'goods', args: Object.fromEntries(TOKENS.map((token) => [token, amount(goods, token)])) };
}

/** What an ability does, in one line; with the phase in which it acts, or without. */
export function effectLine(effect: Effect, withPhase = true): Line {
  const { does, when, amount: points = 0, resource = null, near = null, gives = {}, times = 0, pays = 'wheat', either = false } = effect;
  const args: Record<string, Arg> = {
    does,
    pays,
    times,
    either,
    amount: points,
    when: withPhase ? { piece: 'when', key: when } : null,
    resource: resource && { piece: 'token', key: resource },
    near: near && { piece: 'location-kind', key: near },
    gives: goodsLine(gives),
  };
  return { message: 'effect', args };
}

export function innovationSaid(innovation: SeenInnovation, pieces: Pieces, words: Words): string {
  const effect = said(effectLine(pieces.effect(innovation)), words);
  return innovation.exhausted ? `${effect} (${words.say('label-exhausted')})` : effect;
}

/** A location in its place, with all that lies under it. */
export function siteSaid(site: SeenSite, position: number, pieces: Pieces, words: Words): string {
  const name = said(locationLine(site.location, pieces), words);
  const under = site.innovations.map((each) => innovationSaid(each, pieces, words)).join('; ');
  return words.say('empires-site', { position: position + 1, name, healthy: site.healthy, under: under || null });
}

// --- conflict cards -----------------------------------------------------------------------------------------

function rewardLine({ points = 0, gains = {}, refresh = 0 }: Bonus & Partial<Pick<Tier, 'refresh'>>): Line {
  const found: Line[] = [];
  if (points) found.push(signedPoints(points));
  if (total(gains)) found.push(goodsLine(gains));
  if (refresh) found.push({ message: 'label-refreshes', args: { count: refresh } });
  if (!found.length) return { message: 'label-nothing', args: {} };
  return found.reduce((first, more) => ({ message: 'reward-and', args: { first, more } }));
}

/** What a conflict card brings, tier by tier. */
export function conflictLine(number: number, pieces: Pieces): Line {
  const { bonus, tiers, uprising } = pieces.conflict(number);
  const tierLine = (tier: Tier): Line => {
    const most = tier.most ?? 99;
    return { message: tier.least === most ? 'tier-exactly' : 'tier', args: { least: tier.least, most, brings: rewardLine(tier) } };
  };
  const args = { tiers: tiers.map(tierLine), bonus: rewardLine(bonus), uprising: { message: 'uprising', args: { ...uprising } } };
  return { message: 'conflict-card', args };
}

export function phaseSaid(view: View, words: Words): string {
  const phase = view.track[view.phase];
  return phase ? words.say(`phase-${phase}`) : words.say('empires-over');
}
