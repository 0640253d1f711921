import type { MarkName, RatingEvent, RatingRule } from '../../../engine/index.ts';
import type { LineHolds, RatingFacts } from './view.ts';
import type { LinearMessages } from '../../stepper/linear/view.ts';
import type { Sentence } from '../../ui/types.ts';
import { count, ink, listed, say, strong } from '#language/ui/language/grammar';

const lineOf = (line: readonly number[]) => `the line ${listed(line)}`;

/** What the line's sum says of it. */
const HOLDS: Readonly<Record<LineHolds, (facts: RatingFacts) => Sentence>> = {
  allEmpty: () => say('it is all empty'),
  oneTheirs: ({ them }) => say('one ', ink(them), ' and nothing else'),
  twoTheirs: ({ them }) => say('two ', ink(them), ' and an empty cell'),
  oneOwn: ({ bot }) => say('one ', ink(bot), ' and nothing else'),
  twoOwn: ({ bot }) => say('two ', ink(bot), ' and an empty cell'),
  both: () => say('both players are on it, so it counts for nothing'),
};

const adds = ({ target, amount }: RatingFacts) =>
  say('Cell ', strong(String(target)), ' gets ', strong(`+${count(amount)}`), ': ');

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
    say('two ', ink(bot), ` stand on ${lineOf(line)}. A mark here wins.`),
  stopWin: ({ them, because: [line = []] }) =>
    say('two ', ink(them), ` stand on ${lineOf(line)}. A mark here stops a loss.`),
  fork: (facts) =>
    say(
      'two lines with one ',
      ink(facts.bot),
      ` each cross here, ${both(facts)}. A mark makes a fork.`,
    ),
  stopFork: (facts) =>
    say(
      'lines with one ',
      ink(facts.them),
      ` each, ${both(facts)}, cross on cell ${facts.cell}. `,
      facts.target === facts.cell
        ? 'A mark here stops that fork.'
        : 'A mark on one of them stops that fork.',
    ),
  prepare: (facts) => say(...crosses(facts, facts.bot), 'A mark here prepares a fork there.'),
  spoil: (facts) =>
    say(...crosses(facts, facts.them), ink(facts.them), ' could prepare a fork there.'),
  free: () => say('it is empty.'),
};

const addition = (facts: RatingFacts): Sentence => {
  const why = Object.hasOwn(WHY, facts.kind) ? WHY[facts.kind as RatingRule] : undefined;
  return why ? say(adds(facts), why(facts)) : [];
};

/** The figure of the ratings by rules. */
export const ruleRatingsMessages: LinearMessages<RatingEvent, RatingFacts> = {
  figure: (caption) => `Step through the rating of cells${caption ? `: ${caption}` : ''}`,
  loaded: (steps) => `A rating of ${count(steps)} steps.`,
  tags: {
    begin: 'begin',
    cell: 'cell',
    line: 'line',
    keepEmpty: 'list E',
    keepTheirs: 'list A',
    keepOwn: 'list B',
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
      say(
        ink(bot),
        ' is to move, so the bot is ',
        ink(bot),
        '. First the sum of every line: a mark of the bot counts 4, one of ',
        ink(them),
        ' counts 1.',
      ),
    cell: ({ cell }) =>
      say('Cell ', strong(String(cell)), ' has its turn. The three lists are empty.'),
    line: (facts) =>
      say(
        `Through cell ${facts.cell} runs ${lineOf(facts.line)}. Its sum is `,
        strong(String(facts.sum)),
        ': ',
        HOLDS[facts.holds](facts),
        '.',
      ),
    keepEmpty: ({ line }) =>
      say(`So ${lineOf(line)} joins `, strong('list E'), ': all its cells are empty.'),
    keepTheirs: ({ line, them }) =>
      say(`So ${lineOf(line)} joins `, strong('list A'), ': one ', ink(them), ' and nothing else.'),
    keepOwn: ({ line, bot }) =>
      say(`So ${lineOf(line)} joins `, strong('list B'), ': one ', ink(bot), ' and nothing else.'),
    win: addition,
    stopWin: addition,
    fork: addition,
    stopFork: addition,
    prepare: addition,
    spoil: addition,
    free: addition,
    done: ({ best, greatest }) =>
      best.length === 0
        ? say('No cell is empty, so there is nothing to rate.')
        : say(
            'Every empty cell has had its turn. The greatest rating is ',
            strong(count(greatest)),
            `, on cell${best.length > 1 ? 's' : ''} ${listed(best)}.`,
          ),
  },
  note: (text) => `, rated ${text}`,
  tables: {
    lists: { caption: 'Lines through it', columns: ['list', 'so far'] },
    rules: { caption: 'What it has got', columns: ['rule', 'times'] },
  },
  terms: {
    E: 'E, empty',
    A: 'A, theirs',
    B: 'B, own',
    focus: 'on cell',
    win: '1,000,000 wins',
    stopWin: '100,000 stops a loss',
    fork: '10,000 forks',
    stopFork: '1,000 stops a fork',
    prepare: '100 prepares one',
    spoil: '10 stops that',
    free: '1 is empty',
  },
  questions: {
    choose: 'how much is added',
    ask: (_, { target, cell, because }) =>
      say(
        `The turn is that of cell ${cell}. Look at ${because.map((line) => line.join('-')).join(' and ')}. What is added to `,
        strong(`cell ${target}`),
        '?',
      ),
    option: (_, option) => `+${count(option)}`,
    reason: (_, facts) => addition(facts),
  },
};
