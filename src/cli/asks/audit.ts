import {
  BOTS,
  BOT_KINDS,
  SIDES,
  audit as auditPair,
  botTable,
  fail,
  levelsOf,
  makeFraction,
  ok,
  prove,
  type BotKind,
  type BotSpec,
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

function chances(bot: BotSpec, opponent: BotSpec, plays: Side) {
  const { win, draw, loss } = auditPair(botTable(bot), botTable(opponent), plays);
  return { win: makeFraction(win), draw: makeFraction(draw), loss: makeFraction(loss) };
}

function worstOf(bot: BotSpec, plays: Side) {
  const { worst, shortestLoss } = prove(botTable(bot), plays);
  return { worst, shortestLoss: shortestLoss ?? null };
}

function opponentField(fields: RequestFields): Result<BotSpec, RequestError> {
  return fields['against'] === 'random' ? ok({ kind: 'random' }) : botField(fields, 'against');
}

/** A player as an object: its kind, and what its levels count if it has any. */
function botField(fields: RequestFields, name: string): Result<BotSpec, RequestError> {
  const value = fields[name];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const text = name === 'against' ? '"random" or a bot as an object' : 'a bot as an object';
    return fail(badField(name, `${text}, such as {"kind":"minimax"}`));
  }
  const asked = value as RequestFields;
  const kind = BOT_KINDS.find((each) => each === asked['kind']);
  if (!kind) {
    const known = BOT_KINDS.map((each) => `"${each}"`).join(' or ');
    return fail(badField(`${name}.kind`, known));
  }
  const { levels }: BotKind = BOTS[kind];
  if (!levels) return ok({ kind });
  const level = levelsOf(kind).find((each) => each === asked[levels.name]);
  if (level !== undefined) return ok({ kind, level });
  return fail(badField(`${name}.${levels.name}`, numberOf(levels.values)));
}
