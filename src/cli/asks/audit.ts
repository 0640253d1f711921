import {
  BOTS,
  BOT_KINDS,
  CARDS,
  CODE_LANGUAGES,
  RUNTIMES,
  SIDES,
  audit as auditPair,
  botTable,
  cardsTable,
  fail,
  gameGraph,
  isCard,
  levelsOf,
  makeFraction,
  makePosition,
  ok,
  prove,
  type BotKind,
  type BotKindId,
  type CodeVerdict,
  type GameShares,
  type PlayerTable,
  type Result,
  type Side,
} from '../../engine/index.ts';
import { explainFault, explainSource } from '#language/bot/code/problems';
import { MOST_SECONDS, judgeSource } from './code.ts';
import { type Ask, type RequestError, type RequestFields, badField, numberOf } from './fields.ts';

export const askAudit: Ask = (fields) => {
  const bot = botField(fields, 'bot');
  if (!bot.ok) return bot;
  const plays = SIDES.find((side) => side === fields['plays']);
  if (!plays) return fail(badField('plays', '"first" or "second"'));
  const against = opponentField(fields);
  if (!against.ok) return against;
  const own = bot.value(plays);
  if (!own.ok) return own;
  const other = against.value(plays === 'first' ? 'second' : 'first');
  if (!other.ok) return other;
  const [{ table, code, runtime }, opponent] = [own.value, other.value];
  const areFollowed = [code, opponent.code].every((each) => each?.isFollowed ?? true);
  return ok({
    ...chances(areFollowed ? auditPair(table, opponent.table, plays) : undefined),
    ...worstOf(table, plays),
    ...(code ? { ...aboutCode(code), runtime } : {}),
  });
};

/** Unknown, if a program draws in ways that can't be followed. */
function chances(shares: GameShares | undefined) {
  if (!shares) return { win: null, draw: null, loss: null };
  const { win, draw, loss } = shares;
  return { win: makeFraction(win), draw: makeFraction(draw), loss: makeFraction(loss) };
}

function aboutCode({ isDeterministic, faults }: CodeVerdict) {
  return {
    deterministic: isDeterministic,
    faults: faults.map((fault) => ({
      position: makePosition(gameGraph().setups[fault.position]?.cells ?? []),
      kind: fault.kind,
      message: explainFault(fault),
    })),
  };
}

function worstOf(bot: PlayerTable, plays: Side) {
  const { worst, shortestLoss } = prove(bot, plays);
  return { worst, shortestLoss: shortestLoss ?? null };
}

/** A player on one side of the board; of a program also what was found out about it. */
interface Asked {
  readonly table: PlayerTable;
  readonly code?: CodeVerdict;
  /** What has run it, and what it allows a call. */
  readonly runtime?: object;
}

/** What a field says, before it is known on which side. A program is run only then, when all the fields are known to be right. */
type Player = Result<(plays: Side) => Result<Asked, RequestError>, RequestError>;

const known = (table: PlayerTable): Player => ok(() => ok({ table }));

function opponentField(fields: RequestFields): Player {
  if (fields['against'] === 'random') return known(botTable({ kind: 'random' }));
  return botField(fields, 'against');
}

/** Machines of somebody's own, and what they are made of. */
const FIELDS = { cards: ['cards'], code: ['language', 'source'] } as const;
const OWN_KINDS = ['cards', 'code'] as const satisfies (keyof typeof FIELDS)[];
type OwnKind = (typeof OWN_KINDS)[number];
const isOwn = (kind: BotKindId | OwnKind): kind is OwnKind => kind in FIELDS;

/** A player as an object: its kind, and what its levels count if it has any, or its cards. */
function botField(fields: RequestFields, name: string): Player {
  const value = fields[name];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const text = name === 'against' ? '"random" or a bot as an object' : 'a bot as an object';
    return fail(badField(name, `${text}, such as {"kind":"minimax"}`));
  }
  const asked = value as RequestFields;
  const kind = [...BOT_KINDS, ...OWN_KINDS].find((each) => each === asked['kind']);
  if (!kind) return fail(badField(`${name}.kind`, anyOf([...BOT_KINDS, ...OWN_KINDS])));
  const { levels = undefined }: Partial<BotKind> = isOwn(kind) ? {} : BOTS[kind];
  const own: readonly string[] = isOwn(kind) ? FIELDS[kind] : levels ? [levels.name] : [];
  const strange = Object.keys(asked).find((each) => each !== 'kind' && !own.includes(each));
  if (strange !== undefined) {
    return fail(badField(`${name}.${strange}`, `left out: "${kind}" has no such field`));
  }
  if (kind === 'cards') return cardsField(asked, name);
  if (kind === 'code') return codeField(asked, name);
  if (!levels) return known(botTable({ kind }));
  const level = levelsOf(kind).find((each) => each === asked[levels.name]);
  if (level !== undefined) return known(botTable({ kind, level }));
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
  return known(cardsTable([...new Set(cards.filter(isCard))]));
}

function codeField(asked: RequestFields, name: string): Player {
  const language = CODE_LANGUAGES.find((each) => each === asked['language']);
  if (!language) return fail(badField(`${name}.language`, anyOf(CODE_LANGUAGES)));
  const source = asked['source'];
  if (typeof source !== 'string') {
    return fail(badField(`${name}.source`, 'the text of a program that defines play(board, mark)'));
  }
  return ok((plays) => {
    const found = judgeSource(language, source, plays);
    const runtime = { ...RUNTIMES[language], seconds: MOST_SECONDS.usual };
    if (found.ok) return ok({ table: found.value.table, code: found.value, runtime });
    const { line } = found.problem;
    const place = line === undefined ? '' : `, line ${line}`;
    const message = `"${name}.source"${place}: ${explainSource(found.problem)}`;
    return fail({ code: 'bad-code', message, line: line ?? null });
  });
}
