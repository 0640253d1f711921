import { RATING, type MarkName, type RatingRule } from '../../../engine/index.ts';
import type { LineHolds, RatingFacts } from './view.ts';
import type { LinearMessages } from '../../stepper/linear/view.ts';
import type { Sentence } from '../../ui/types.ts';
import { count, ink, listed, say, strong } from '#language/ui/language/grammar';

const lineOf = (line: readonly number[]) => `the line ${listed(line)}`;

/** What the line's sum says of it. */
const HOLDS: Readonly<Record<LineHolds, (facts: RatingFacts) => Sentence>> = {
  allEmpty: () => say`it is all empty`,
  oneTheirs: ({ them }) => say`one ${ink(them)} and nothing else`,
  twoTheirs: ({ them }) => say`two ${ink(them, `${them}’s`)} and an empty cell`,
  oneOwn: ({ bot }) => say`one ${ink(bot)} and nothing else`,
  twoOwn: ({ bot }) => say`two ${ink(bot, `${bot}’s`)} and an empty cell`,
  both: () => say`both players are on it, so it counts for nothing`,
};

const adds = ({ target, amount }: RatingFacts) =>
  say`Cell ${strong(String(target))} gets ${strong(`+${count(amount)}`)}: `;

const both = ({ because }: RatingFacts) => because.map((line) => line.join('-')).join(' and ');

/** "the empty line 2-5-8 and the line 2-4-6 with one O cross on cell 2. " */
const crosses = ({ crossing, cell }: RatingFacts, mark: MarkName) => [
  `the empty line ${crossing.empty.join('-')} and the line ${crossing.single.join('-')} with one `,
  ink(mark),
  ` cross on cell ${cell}. `,
];

/** Why an addition is made. */
const WHY: Readonly<Record<RatingRule, (facts: RatingFacts) => Sentence>> = {
  win: ({ bot, because: [line = []] }) =>
    say`two ${ink(bot, `${bot}’s`)} are on ${lineOf(line)}, so a mark here wins.`,
  stopWin: ({ them, because: [line = []] }) =>
    say`two ${ink(them, `${them}’s`)} are on ${lineOf(line)}, so a mark here stops that line.`,
  fork: (facts) =>
    say`two lines with one ${ink(facts.bot)} each cross here, ${both(facts)}, so a mark here makes a
      fork.`,
  stopFork: (facts) =>
    say`lines with one ${ink(facts.them)} each, ${both(facts)}, cross on cell ${facts.cell}. ${
      facts.target === facts.cell
        ? 'A mark here stops that fork.'
        : facts.isStopped
          ? 'A mark on one of them stops that fork.'
          : 'A mark on one of them should stop that fork, but three lines cross there, and two are enough.'
    }`,
  prepare: (facts) => say`${crosses(facts, facts.bot)}A mark here prepares a fork there.`,
  spoil: (facts) =>
    say`${crosses(facts, facts.them)}${ink(facts.them)} could prepare a fork there, so a mark here
      gets in its way.`,
  free: () => say`it is empty.`,
};

const addition = (facts: RatingFacts): Sentence => {
  const why = Object.hasOwn(WHY, facts.kind) ? WHY[facts.kind as RatingRule] : undefined;
  return why ? say`${adds(facts)}${why(facts)}` : [];
};

const DOES: Readonly<Record<RatingRule, string>> = {
  win: 'wins',
  stopWin: 'stops a loss',
  fork: 'forks',
  stopFork: 'stops a fork',
  prepare: 'prepares a fork',
  spoil: 'spoils a plan',
  free: 'is empty',
};

/** The drums beside the board: how often each rule has added to a cell. */
export const counterMessages = {
  caption: (cell: number) => (cell < 0 ? 'Reasons so far' : `Reasons so far, cell ${cell}`),
  rule: (rule: RatingRule) => `${count(RATING[rule])} ${DOES[rule]}`,
  spoken: (caption: string, rules: readonly { name: string; times: number }[]) =>
    `${caption}: ${rules.map(({ name, times }) => `${name}, ${count(times)}`).join('; ')}.`,
} as const;

/** The figure of the ratings by rules. */
export const ruleRatingsMessages: LinearMessages<RatingFacts> = {
  figure: (caption) => `Step through the rating of cells${caption ? `: ${caption}` : ''}`,
  loaded: (steps) => `A rating of ${count(steps)} steps.`,
  tags: {
    begin: 'begin',
    cell: 'cell',
    line: 'line',
    keepEmpty: 'keep',
    keepTheirs: 'keep',
    keepOwn: 'keep',
    win: 'add',
    stopWin: 'add',
    fork: 'add',
    stopFork: 'add',
    prepare: 'add',
    spoil: 'add',
    free: 'add',
    done: 'done',
  },
  sentence: {
    begin: ({ bot, them }) =>
      say`${ink(bot)} to move, so the bot is ${ink(bot)}. First it adds up every line: its own marks
        count 4, those of ${ink(them)} count 1.`,
    cell: ({ cell }) => say`Now cell ${strong(String(cell))}. Which lines cross here?`,
    line: (facts) =>
      say`Through cell ${facts.cell} goes ${lineOf(facts.line)}. Its sum is
        ${strong(String(facts.sum))}: ${HOLDS[facts.holds](facts)}.`,
    keepEmpty: ({ line }) => say`The bot remembers ${lineOf(line)} as ${strong('all empty')}.`,
    keepTheirs: ({ line, them }) =>
      say`The bot remembers ${lineOf(line)} as one with a ${strong('single ')}${ink(them)}.`,
    keepOwn: ({ line, bot }) =>
      say`The bot remembers ${lineOf(line)} as one with a ${strong('single ')}${ink(bot)}.`,
    win: addition,
    stopWin: addition,
    fork: addition,
    stopFork: addition,
    prepare: addition,
    spoil: addition,
    free: addition,
    done: ({ best, greatest }) =>
      best.length === 0
        ? say`No cell is empty: there is nothing to rate.`
        : say`That was the last empty cell. The highest rating is ${strong(count(greatest))}, on
          cell${best.length > 1 ? 's' : ''} ${listed(best)}.`,
  },
  note: (text) => `, rated ${text}`,
  questions: {
    choose: 'how much is added',
    ask: (_, { target, cell, because }) =>
      say`The bot is at cell ${cell}. Look at
        ${because.map((line) => line.join('-')).join(' and ')}. What is added to
        ${strong(`cell ${target}`)}?`,
    option: (_, option) => `+${count(option)}`,
    reason: (_, facts) => addition(facts),
  },
};
