import { alphaBetaBot } from '../../bots/alphaBetaBot.ts';
import type { BotKind, Policy } from '../../bots/bot.ts';
import type { BotKindId, BotSpec } from '../../bots/kinds/index.ts';
import { depthRatingsBot, depthRatingsOf } from '../../bots/depthRatingsBot.ts';
import { minimaxBot } from '../../bots/minimaxBot.ts';
import { quickMinimaxBot } from '../../bots/quickMinimaxBot.ts';
import { ruleRatings } from '../../bots/ruleRatings.ts';
import { ruleRatingsBot } from '../../bots/ruleRatingsBot.ts';
import { RULES_OF_THUMB, rulesOfThumb, rulesOfThumbBot } from '../../bots/rulesOfThumb.ts';
import type { RuleOfThumb } from '../../bots/rulesOfThumb.ts';
import type { Rng } from '../../core/rng.ts';
import { EMPTY, type Score } from '../../core/types.ts';
import { emptyCells, type Setup } from '../../game/setup.ts';
import { rootSearch } from '../../runs/searchRun.ts';
import { tutorialRequest, type SearchName } from '../../runs/request.ts';
import { DEPTHS } from '../../search/rules.ts';
import { FULL_MARKS, wrong, type ExerciseKind, type Level } from '../contract.ts';
import { drawSetup } from '../draw.ts';
import { cellField, choiceField, openSetupField, paramsCodec, type Fields } from '../fields.ts';
import { pick, type Span } from '../pick.ts';

export interface BotMoveParams {
  readonly setup: Setup;
  /** A player of `ASKED_BOTS`, by its name in links; it moves next. */
  readonly bot: string;
}

/** Why a bot takes the cells that it may take. */
export type BotThought =
  /** The first rule that finds a cell. */
  | { readonly code: 'rule'; readonly rule: RuleOfThumb; readonly cells: readonly number[] }
  /** The greatest number that it gives; `equals` are all the cells that have it. */
  | {
      readonly code: 'number';
      readonly number: Score;
      readonly cells: readonly number[];
      readonly equals: readonly number[];
    };

export type BotMoveReason =
  | { readonly code: 'cell-taken'; readonly cell: number }
  /** An earlier rule finds other cells. */
  | { readonly code: 'other-rule'; readonly cell: number; readonly rule: RuleOfThumb }
  /** The bot gives the cell a smaller number than the greatest. */
  | {
      readonly code: 'smaller';
      readonly cell: number;
      readonly number: Score;
      readonly greatest: Score;
    }
  /** The bot gives the cell the same number, but keeps the first one that it finds. */
  | { readonly code: 'not-first'; readonly cell: number };

interface Asked {
  readonly policy: (setup: Setup) => Policy;
  /** The number that the bot gives each cell, by cell; absent if it gives none. */
  readonly numbers?: (setup: Setup) => readonly (Score | undefined)[];
}

/** The score of each move, for the side that makes it, by a search. */
function scoresBy(search: SearchName): (setup: Setup) => (Score | undefined)[] {
  return (setup) => {
    const { moves } = rootSearch({ ...tutorialRequest(setup), search, computer: setup.toMove });
    return setup.cells.map((_, at) => moves.find(({ cell }) => cell === at)?.score);
  };
}

const ofOneStrength = (bot: BotKind) => (setup: Setup) => bot.policy(setup, 0);

const thumb: Asked = { policy: ofOneStrength(rulesOfThumbBot) };
/** The bots whose moves can be predicted. A bot that plays at random is not one of them. */
const ASKED: Readonly<Record<string, Asked>> = {
  'rules-of-thumb': thumb,
  'rule-ratings:1': { policy: (setup) => ruleRatingsBot.policy(setup, 1), numbers: ruleRatings },
  ...Object.fromEntries(
    DEPTHS.map((depth): [string, Asked] => [
      `depth-ratings:${depth}`,
      {
        policy: (setup) => depthRatingsBot.policy(setup, depth),
        numbers: (setup) => depthRatingsOf(setup, depth),
      },
    ]),
  ),
  minimax: { policy: ofOneStrength(minimaxBot), numbers: scoresBy('minimax') },
  'quick-minimax': { policy: ofOneStrength(quickMinimaxBot), numbers: scoresBy('quickMinimax') },
  // With alpha-beta only the kept move has an exact score, so minimax is asked instead; it keeps the same.
  'alpha-beta': { policy: ofOneStrength(alphaBetaBot), numbers: scoresBy('minimax') },
};
export const ASKED_BOTS: readonly string[] = Object.keys(ASKED);

/** The player of that name: its kind, and its level. */
export function askedSpec(bot: string): BotSpec {
  const [kind, level] = bot.split(':');
  return { kind: kind as BotKindId, level: level === undefined ? undefined : Number(level) };
}

/** The cells that the bot may take, in ascending order. */
export function botCells({ setup, bot }: BotMoveParams): number[] {
  return (ASKED[bot] ?? thumb).policy(setup).map(({ cell }) => cell);
}

/** Why it takes them. */
export function botThought(params: BotMoveParams): BotThought {
  const { setup, bot } = params;
  const cells = botCells(params);
  const numbers = ASKED[bot]?.numbers?.(setup);
  if (!numbers) return { code: 'rule', rule: ruleOf(setup), cells };
  const number = numbers[cells[0] ?? 0] ?? 0;
  const equals = emptyCells(setup.cells).filter((cell) => numbers[cell] === number);
  return { code: 'number', number, cells, equals };
}

/** The first rule of thumb that finds a cell. */
function ruleOf(setup: Setup): RuleOfThumb {
  let first: number | undefined;
  const nothing = () => undefined;
  rulesOfThumb(setup, {
    rule: nothing,
    look: nothing,
    fits: (rule) => void (first ??= rule),
    answer: nothing,
  });
  return RULES_OF_THUMB[first ?? 0] ?? 'edge';
}

const URGENT: readonly RuleOfThumb[] = ['win', 'block', 'fork'];
const isUrgent = (setup: Setup) => URGENT.includes(ruleOf(setup));

interface LevelRule {
  readonly bots: readonly string[];
  readonly emptyCells: Span;
  readonly accept: (params: BotMoveParams) => boolean;
}

/** By level: a line or a fork decides; something subtler; a search, which may not take what looks best. */
const RULES: Record<Level, LevelRule> = {
  1: {
    bots: ['rules-of-thumb', 'rule-ratings:1'],
    emptyCells: [3, 6],
    accept: ({ setup }) => isUrgent(setup),
  },
  2: {
    bots: ['rules-of-thumb', 'rule-ratings:1'],
    emptyCells: [4, 7],
    accept: ({ setup }) => !isUrgent(setup),
  },
  3: {
    bots: ['depth-ratings:2', 'depth-ratings:3', 'minimax', 'quick-minimax'],
    emptyCells: [3, 5],
    accept: (params) => {
      const thought = botThought(params);
      return params.bot !== 'minimax' || (thought.code === 'number' && thought.equals.length > 1);
    },
  },
};

/** Whether it is worth asking: few cells are right, and some are not. */
function isAskable(params: BotMoveParams): boolean {
  const { length } = botCells(params);
  return length <= 2 && length < emptyCells(params.setup.cells).length;
}

const fields: Fields<BotMoveParams> = {
  setup: openSetupField,
  // Without the colon of a name, which an address would escape.
  bot: choiceField(ASKED_BOTS.map((bot) => [bot, bot.replace(':', '.')] as const)),
};

/** Which cell does this bot take? Every cell that it may take is right. */
export const botMove: ExerciseKind<BotMoveParams, number, BotMoveReason, 'bot-move'> = {
  id: 'bot-move',
  version: 1,
  fields,
  params: paramsCodec(fields, (params) =>
    botCells(params).length === emptyCells(params.setup.cells).length
      ? { code: 'nothing-to-find' }
      : undefined,
  ),
  answer: cellField.codec,

  generate(rng: Rng, level) {
    const { bots, emptyCells: empty, accept } = RULES[level];
    const bot = pick(rng, bots);
    const asks = (setup: Setup) => isAskable({ setup, bot }) && accept({ setup, bot });
    return { setup: drawSetup(rng, empty, asks), bot };
  },

  key(params) {
    const [first] = botCells(params);
    if (first === undefined) throw new Error('nobody can move in a finished game');
    return first;
  },

  allRight: botCells,

  /** No refutation: a wrong answer is not a move, so no game can show the error. */
  grade(params, cell) {
    if (params.setup.cells[cell] !== EMPTY) return wrong({ code: 'cell-taken', cell });
    return botCells(params).includes(cell) ? FULL_MARKS : wrong(whyNot(params, cell));
  },
};

function whyNot(params: BotMoveParams, cell: number): BotMoveReason {
  const thought = botThought(params);
  if (thought.code === 'rule') return { code: 'other-rule', cell, rule: thought.rule };
  if (thought.equals.includes(cell)) return { code: 'not-first', cell };
  const number = ASKED[params.bot]?.numbers?.(params.setup)[cell] ?? 0;
  return { code: 'smaller', cell, number, greatest: thought.number };
}
