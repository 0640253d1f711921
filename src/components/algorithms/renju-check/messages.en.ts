import { RENJU_VERDICTS, type RenjuVerdict } from '../../../engine/index.ts';
import type { RenjuFacts } from './view.ts';
import type { LinearMessages } from '../../stepper/linear/view.ts';
import type { Sentence } from '../../ui/types.ts';
import { capital, count, inWords, listed, say, strong } from '#language/ui/language/grammar';
import { DIRECTION_NAMES } from '#language/algorithms/win-scan/messages';

/** Of a check within a check also its cell: which of them is spoken of isn't seen by everybody. */
const headOf = ({ within, cell, ...facts }: RenjuFacts) =>
  `${capital(way(facts))}${within === undefined ? '' : ` through ${cell}`}`;
const way = ({ direction }: Pick<RenjuFacts, 'direction'>) => DIRECTION_NAMES[direction] ?? '';
const ways = (all: readonly number[]) => listed(all.map((at) => DIRECTION_NAMES[at] ?? ''));

/** What renju says of a cell, in a few words. */
const renjuVerdicts: Readonly<Record<RenjuVerdict, string>> = {
  allowed: 'allowed',
  five: 'five: Black wins',
  overline: 'forbidden: six or more',
  'four-four': 'forbidden: two fours',
  'three-three': 'forbidden: two threes',
};
const VERDICTS = RENJU_VERDICTS.map((verdict) => renjuVerdicts[verdict]);

function row({ row: length, cell, ...facts }: RenjuFacts): Sentence {
  const found = say`${capital(way(facts))}, ${strong(`${count(length)} in a row`)} go through
    ${cell}`;
  if (length === 1) return say`${capital(way(facts))}, the stone on ${cell} has no neighbour.`;
  if (length === 5) return say`${found}: a five.`;
  return say`${found}${length > 5 ? ', and that’s too many.' : '.'}`;
}

function fours(facts: RenjuFacts): Sentence {
  const { row: length, fours: made, fives } = facts;
  const head = headOf(facts);
  if (made === 0) return say`${head}, no single stone more makes a five, so there’s no four.`;
  const cells = strong(listed(fives));
  if (made === 2) {
    return say`${head}, ${cells} would each make a five of other stones: two fours on one line.`;
  }
  if (length === 4 && fives.length === 2) {
    return say`${head}, ${cells} would both make a five, one at each end: an open four, which counts
      once.`;
  }
  return say`${head}, ${cells} would make a five: that’s a four.`;
}

/** As in `renjuMessages`, which has its own words: text that both share would be one more file for the page of the large board. */
const REFUSED: Readonly<Record<RenjuVerdict, string>> = {
  allowed: 'is allowed',
  five: 'makes five on another line, which by the letter of the rules is no open four (this is disputed)',
  overline: 'would itself make six or more in a row',
  'four-four': 'would itself make two fours',
  'three-three': 'would itself make two open threes',
};

function three(facts: RenjuFacts): Sentence {
  const { isThree, opens } = facts;
  const head = headOf(facts);
  if (opens.length === 0) return say`${head}, no move makes an open four, so there’s no three.`;
  if (isThree) {
    return say`Black may take ${strong(opens.at(-1)?.cell ?? '')}, so the three ${way(facts)}
      ${strong('counts')}.`;
  }
  const why = listed(opens.map(({ cell, verdict }) => `${cell} ${REFUSED[verdict ?? 'allowed']}`));
  return say`The three ${way(facts)} ${strong('doesn’t count')}: ${why}.`;
}

function verdict({
  verdict: is,
  cell,
  because,
  refused,
  allFours,
  allThrees,
}: RenjuFacts): Sentence {
  const head = strong(`Cell ${cell}`);
  if (is === 'five')
    return say`${head} makes a five ${ways(because)}. That wins, whatever else it makes.`;
  if (is === 'overline') {
    return say`${head} is ${strong('forbidden')}: six or more in a row, ${ways(because)}.`;
  }
  if (is === 'four-four') {
    return say`${head} is ${strong('forbidden')}: ${inWords(allFours)} fours, ${ways(because)}.`;
  }
  if (is === 'three-three') {
    return say`${head} is ${strong('forbidden')}: two threes, ${ways(because)}, are enough.`;
  }
  return say`${head} is ${strong('allowed')}${made(allFours, allThrees)}${notReal(refused)}`;
}

function made(fours: number, threes: number): string {
  const all = [
    ...(fours > 0 ? ['one four'] : []),
    ...(threes > 0 ? ['one three that counts'] : []),
  ];
  if (all.length === 0) return '. It makes neither a four nor a three that counts.';
  return `. It makes ${listed(all)}.`;
}

function notReal(refused: readonly number[]): string {
  if (refused.length === 0) return '';
  const [noun, verb] = refused.length === 1 ? ['three', 'doesn’t'] : ['threes', 'don’t'];
  return ` The ${noun} ${ways(refused)} ${verb} count.`;
}

/** Over a cut-out of the board, as narrow as a few words: which cell is asked about, and what was said of it. */
export const checkCut = (cell: string, verdict: RenjuVerdict | undefined) =>
  verdict ? `${cell}, ${renjuVerdicts[verdict].split(':', 1)[0]}` : `Is ${cell} allowed?`;

/** The figure of renju's check. */
export const renjuCheckMessages: LinearMessages<RenjuFacts> = {
  figure: (caption) => `Step through renju’s check of a cell${caption ? `: ${caption}` : ''}`,
  loaded: (steps) => `A check of ${count(steps)} steps.`,
  tags: {
    place: 'try',
    row: 'in a row',
    fours: 'fours',
    open: 'open four?',
    three: 'threes',
    verdict: 'verdict',
  },
  sentence: {
    place: ({ cell, within }) =>
      within === undefined
        ? say`Put a black stone on ${strong(cell)}, just to see what it would make.`
        : say`So put a stone on ${strong(cell)} too, beside the one on ${within}, and ask all the
          same questions again.`,
    row,
    fours,
    open: (facts) =>
      say`${headOf(facts)}, a stone on ${strong(facts.opens.at(-1)?.cell ?? '')} would make an open
        four. That’s a three, if Black may play there.`,
    three,
    verdict,
  },
  note: (text) => `, marked ${text}`,
  questions: {
    choose: 'which threes count, and what is allowed',
    ask: ({ kind }, facts) =>
      kind === 'three'
        ? say`Does the three ${way(facts)} count?`
        : say`Everything about ${strong(facts.cell)} has been counted. What does the rule say of it?`,
    option: ({ kind }, option) => {
      if (kind === 'verdict') return VERDICTS[option] ?? '';
      return option === 1 ? 'Yes' : 'No';
    },
    reason: ({ kind }, facts) => (kind === 'three' ? three(facts) : verdict(facts)),
  },
};
