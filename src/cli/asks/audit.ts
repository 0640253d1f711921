import {
  BOTS,
  BOT_KINDS,
  CARDS,
  SIDES,
  audit as auditPair,
  botTable,
  cardsTable,
  fail,
  isCard,
  levelsOf,
  makeFraction,
  ok,
  prove,
  type BotKind,
  type PlayerTable,
  type Result,
  type Side,
} from '../../engine/index.ts';
import { type Ask, type RequestError, type RequestFields, badField, numberOf } from './fields.ts';

export const askAudit: Ask = (fields) => {
  const bot = botField(fields, 'bot');
  if (!bot.ok) return bot;
  const plays = SIDES.find((side) => side === fields['plays']);
  if (!plays) return fail(badField('plays', '"first" or "second"'));
  const against = opponentField(fields);
  if (!against.ok) return against;
  return ok({ ...chances(bot.value, against.value, plays), ...worstOf(bot.value, plays) });
};

function chances(bot: PlayerTable, opponent: PlayerTable, plays: Side) {
  const { win, draw, loss } = auditPair(bot, opponent, plays);
  return { win: makeFraction(win), draw: makeFraction(draw), loss: makeFraction(loss) };
}

function worstOf(bot: PlayerTable, plays: Side) {
  const { worst, shortestLoss } = prove(bot, plays);
  return { worst, shortestLoss: shortestLoss ?? null };
}

type Player = Result<PlayerTable, RequestError>;

function opponentField(fields: RequestFields): Player {
  if (fields['against'] === 'random') return ok(botTable({ kind: 'random' }));
  return botField(fields, 'against');
}

/** A player as an object: its kind, and what its levels count if it has any, or its cards. */
function botField(fields: RequestFields, name: string): Player {
  const value = fields[name];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const text = name === 'against' ? '"random" or a bot as an object' : 'a bot as an object';
    return fail(badField(name, `${text}, such as {"kind":"minimax"}`));
  }
  const asked = value as RequestFields;
  const kind = [...BOT_KINDS, 'cards' as const].find((each) => each === asked['kind']);
  if (!kind) return fail(badField(`${name}.kind`, `${anyOf(BOT_KINDS)} or "cards"`));
  const { levels = undefined }: Partial<BotKind> = kind === 'cards' ? {} : BOTS[kind];
  const own = kind === 'cards' ? kind : levels?.name;
  const strange = Object.keys(asked).find((each) => each !== 'kind' && each !== own);
  if (strange !== undefined) {
    return fail(badField(`${name}.${strange}`, `left out: "${kind}" has no such field`));
  }
  if (kind === 'cards') return cardsField(asked, name);
  if (!levels) return ok(botTable({ kind }));
  const level = levelsOf(kind).find((each) => each === asked[levels.name]);
  if (level !== undefined) return ok(botTable({ kind, level }));
  return fail(badField(`${name}.${levels.name}`, numberOf(levels.values)));
}

const anyOf = (names: readonly string[]) => names.map((each) => `"${each}"`).join(' or ');

/** A card that comes again never speaks again, so it does no harm. */
function cardsField({ cards }: RequestFields, name: string): Player {
  if (!Array.isArray(cards)) {
    return fail(badField(`${name}.cards`, 'a list of cards, such as ["win","block"]'));
  }
  const wrong = cards.findIndex((card) => !isCard(card));
  if (wrong >= 0) return fail(badField(`${name}.cards[${wrong}]`, anyOf(CARDS)));
  return ok(cardsTable([...new Set(cards.filter(isCard))]));
}
