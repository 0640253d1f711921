import type { ScanFacts } from './view.ts';
import type { LinearMessages } from '../../stepper/linear/view.ts';
import type { Sentence } from '../../ui/types.ts';
import { count, countThings, ink, say, strong } from '#language/ui/language/grammar';

/** In the order of `DIRECTIONS`. */
export const DIRECTION_NAMES = [
  'across',
  'rising to the right',
  'straight down',
  'falling to the right',
];

/** The same in tables, in a word: terms of a `direction-0` and so on. */
export const LINE_TERMS = Object.fromEntries(
  ['across', 'rising', 'down', 'falling'].map((name, at) => [`direction-${at}`, name]),
);

const direction = ({ direction: at }: ScanFacts) => strong(DIRECTION_NAMES[at] ?? '');

const place = (name: string) => strong(`cell ${name}`);

const inARow = (length: number) => (length === 1 ? 'one alone' : `${count(length)} in a row`);

function begin({ from, fromHolds }: ScanFacts): Sentence {
  // The last mark is on that cell.
  const mark = fromHolds === 'O' ? 'O' : 'X';
  return say`${ink(mark)} has just moved to ${place(from)}. Only this mark can have made a five,
    so we walk its lines and no others.`;
}

function visit({ cell, holds, fromHolds, length }: ScanFacts): Sentence {
  if (holds === fromHolds && holds !== 'empty' && holds !== 'edge') {
    return say`${strong(`Cell ${cell}`)} holds ${ink(holds)} as well: ${strong(inARow(length))}.`;
  }
  const what = holds === 'empty' || holds === 'edge' ? say`is empty` : say`holds ${ink(holds)}`;
  return say`The run stops here: ${place(cell)} ${what}.`;
}

function run(facts: ScanFacts): Sentence {
  const { length, isWon } = facts;
  const found = say`On this line, ${direction(facts)}, we count ${strong(inARow(length))}`;
  if (isWon) return say`${found}: that wins.`;
  return say`${found}${
    length >= 5 ? '. Under this rule that does not win.' : '. Five are needed.'
  }`;
}

function end({ winner, looks }: ScanFacts): Sentence {
  const cost = say` That took ${strong(countThings(looks, 'look'))}.`;
  if (winner) return say`Five in a row: ${ink(winner)} has won.${cost}`;
  return say`Four directions, no five: the game goes on.${cost}`;
}

/** The figure of the scan from the last mark. */
export const scanMessages: LinearMessages<ScanFacts> = {
  figure: (caption) => `Step through a scan from the last mark${caption ? `: ${caption}` : ''}`,
  loaded: (steps) => `A scan of ${count(steps)} steps.`,
  tags: {
    from: 'from',
    line: 'direction',
    visit: 'look',
    run: 'run',
    found: 'won',
    nobody: 'nobody',
  },
  sentence: {
    from: begin,
    line: (facts) => say`From ${place(facts.from)} we walk both ways, ${direction(facts)}.`,
    visit,
    run,
    found: end,
    nobody: end,
  },
  note: (text) => `, ${text}`,
  tables: { cost: { caption: 'What it costs', columns: ['', 'so far', 'in all'] } },
  terms: { gone: 'cells visited', neighbours: 'cells beside them', looks: 'both together' },
  questions: {
    choose: 'how long each run is, and whether somebody has won',
    ask: ({ kind }, facts) =>
      kind === 'run'
        ? say`From ${place(facts.from)} the line was walked, ${direction(facts)}. How many are in
            a row?`
        : say`The scan is at its end. Has somebody won?`,
    reason: ({ kind }, facts) => (kind === 'run' ? run(facts) : end(facts)),
  },
};
