import type {
  BotMoveReason,
  BotSpec,
  BotThought,
  MarkName,
  RuleOfThumb,
} from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { botMessages as bots } from '#language/players/messages';
import {
  count,
  formatScore,
  ink,
  inWords,
  listed,
  say,
  strong,
} from '#language/ui/language/grammar';
import { smallExercises } from '#language/exercises/frame/small';

const RULES: Record<RuleOfThumb, string> = {
  win: 'to win',
  block: 'to stop a line',
  fork: 'to make a fork',
  stopFork: 'to stop a fork',
  centre: 'to take the centre',
  oppositeCorner: 'to take the corner opposite one of the other side’s',
  corner: 'to take a corner',
  edge: 'to take an edge',
};

const FIRST = 'Of equally good cells it takes the first.';

/** How a bot comes to its cell; `level` is how many marks ahead it looks, where that counts. */
const HOW: Partial<Record<BotSpec['kind'], (level: number) => string>> = {
  'rules-of-thumb': () =>
    'It asks itself, in this order: can I win, stop a line, make a fork, stop a fork? If it can do none of these, it takes the centre, or else the corner opposite one of the other side’s, or any corner, or an edge. If a rule finds several cells, any of them is right.',
  'rule-ratings': () =>
    'It adds up what the seven rules below give to each cell, and takes the highest sum. If several cells have it, any of them is right.',
  'depth-ratings': (level) =>
    `It looks ${inWords(level)} ${level === 1 ? 'mark' : 'marks'} ahead, its own included, rates what it sees on the scale below, and takes the highest rating. If several cells have it, any of them is right.`,
  minimax: () =>
    `It looks at every game to the end, and a win later is as good to it as a win now. ${FIRST}`,
  'quick-minimax': () =>
    `It looks at every game to the end, so that it wins as soon as it can and loses as late as it can. ${FIRST}`,
  'alpha-beta': () =>
    `It finds what minimax finds, with less work, and a win later is as good to it as a win now. ${FIRST}`,
};

const isSearch = ({ kind }: BotSpec): boolean =>
  kind === 'minimax' || kind === 'quick-minimax' || kind === 'alpha-beta';

const numberOf = (number: number, bot: BotSpec) =>
  isSearch(bot) ? formatScore(number) : count(number);

const cellsAre = (cells: readonly number[]) =>
  `${cells.length === 1 ? 'cell' : 'cells'} ${listed(cells)}`;

function because(thought: BotThought, bot: BotSpec): Sentence {
  const { cells } = thought;
  if (thought.code === 'rule') {
    return say`The first of its rules that finds a cell is ${RULES[thought.rule]}:
      ${cellsAre(cells)}.`;
  }
  const { number, equals } = thought;
  if (equals.length === cells.length) {
    const each = `${numberOf(number, bot)}, on ${cellsAre(cells)}`;
    return say`The highest number that it finds is ${each}.`;
  }
  return say`This bot gives ${cellsAre(equals)} the same number, ${numberOf(number, bot)}, and takes
    the first of them, cell ${listed(cells)}.`;
}

export const botMoveMessages = {
  name: 'Predict the bot',
  about: 'Pupils predict which cell a bot takes: good for following a rule to the letter.',
  fields: {
    setup: { label: smallExercises.boardField },
    bot: { label: 'The bot', option: (bot: BotSpec) => bots.player(bot) },
  },
  question: (bot: BotSpec, mover: MarkName): Sentence =>
    say`${ink(mover)} is a bot: ${strong(bots.player(bot))}.
      ${HOW[bot.kind]?.(bot.level ?? 0) ?? ''} Which cell does it take?`,
  hints: {
    order: say`Ask its questions one after the other. Which is the first that finds a cell?`,
    rule: (rule: RuleOfThumb): Sentence => say`The rule that finds a cell is ${RULES[rule]}.`,
    points: say`Look for the rule with the most points that adds to any cell. The others matter only
      where two cells have it equally often.`,
    ahead: say`Try each cell in your head. The bot looks at what can follow, and so must you.`,
    number: (number: number, bot: BotSpec): Sentence =>
      say`The highest number that it finds is ${numberOf(number, bot)}.`,
  },
  solution: because,
  reason(reason: BotMoveReason, bot: BotSpec): Sentence {
    const { cell } = reason;
    switch (reason.code) {
      case 'cell-taken':
        return smallExercises.taken(cell);
      case 'other-rule':
        return say`It doesn’t take cell ${cell}. The first of its rules that finds a cell is
          ${RULES[reason.rule]}.`;
      case 'not-first':
        return say`Cell ${cell} is as good to it as the one that it takes, but of equally good cells
          it takes the first.`;
      case 'smaller': {
        const [number, greatest] = [reason.number, reason.greatest].map((each) =>
          numberOf(each, bot),
        );
        return say`It gives cell ${cell} only ${number}, but another one ${greatest}.`;
      }
    }
  },
};
