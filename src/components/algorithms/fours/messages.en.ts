import type { MarkName } from '../../../engine/index.ts';
import type { LinearMessages } from '../../stepper/linear/view.ts';
import type { Sentence } from '../../ui/types.ts';
import {
  capital,
  count,
  countThings,
  ink,
  inWords,
  listed,
  say,
  strong,
} from '#language/ui/language/grammar';
import type { AttackNode } from './attackTree.ts';
import type { FoursFacts } from './view.ts';

/** More fours than these are counted, not named. */
const MOST_NAMED = 5;

function named(cells: readonly string[]): string {
  return cells.length > MOST_NAMED ? countThings(cells.length, 'cell') : listed(cells);
}

function look({ mark, depth }: FoursFacts): Sentence {
  if (depth === 0) {
    return say`${ink(mark)} to move, and no time for anything slow. Can it make five straight away?`;
  }
  const fours = depth === 1 ? 'One four' : `${capital(inWords(depth))} fours`;
  const have = depth === 1 ? 'has' : 'have';
  return say`${fours} ${have} been played and answered. ${ink(mark)} to move: can it make five now?`;
}

function list({ mark, enemy, threats, fours }: FoursFacts): Sentence {
  const [threat] = threats;
  if (threats.length > 1) {
    return say`No five. ${ink(enemy)} threatens five on ${named(threats)}, and one mark of
      ${ink(mark)} can’t stop that.`;
  }
  if (threat !== undefined) {
    return fours.length > 0
      ? say`No five, but ${ink(enemy)} threatens one on ${strong(threat)}. ${ink(mark)} must go
        there itself. Luckily that’s a four.`
      : say`No five, but ${ink(enemy)} threatens one on ${strong(threat)}. Stopping it makes no
        four, so the attack is over.`;
  }
  if (fours.length === 0) return say`No five, and no four that ${ink(mark)} could make either.`;
  return say`No five. But
    ${ink(mark)}${fours.length === 1 ? ' can make a four on ' : ' can make fours on '}${strong(named(fours))}.`;
}

function back({ cell, hasWon }: FoursFacts): Sentence {
  if (hasWon === undefined) {
    return say`Not everything behind ${strong(cell)} was tried, so we don’t know whether it wins.
      Both marks come off again.`;
  }
  return hasWon
    ? say`There’s a win behind ${strong(cell)}. Both marks come off, and the board is as it was.`
    : say`Nothing came of ${strong(cell)}. Both marks come off again.`;
}

const triedAll = ({ mark, depth, isCut }: FoursFacts): Sentence => {
  if (depth > 0) {
    return isCut
      ? say`No four is left to try here, but not all of them were searched to the end.`
      : say`No four is left to try here. This call returns without a win.`;
  }
  return isCut
    ? say`This figure has stopped early, so we can’t tell whether ${ink(mark)} wins by fours.`
    : say`Every line of fours has been searched to its end: ${ink(mark)} has no win by fours here.`;
};

function keep({ mark, cell, line }: FoursFacts): Sentence {
  if (line.length === 0) return say`So ${strong(cell)} wins, and this call returns the win too.`;
  const fours = line.length >> 1;
  return say`The move is ${strong(cell)}. ${ink(mark)} wins with ${countThings(fours, 'four')} and a
    five, whatever the answers.`;
}

/** The figure of the search for a win by fours. */
export const foursMessages: LinearMessages<FoursFacts> = {
  figure: (caption) => `Step through a search for a win by fours${caption ? `: ${caption}` : ''}`,
  loaded: (steps) => `A search of ${count(steps)} steps.`,
  tags: {
    look: 'look',
    five: 'five',
    list: 'fours',
    stop: 'stop',
    four: 'four',
    double: 'two fives',
    reply: 'reply',
    back: 'back',
    keep: 'win',
    none: 'dead end',
  },
  sentence: {
    look,
    five: ({ mark, cell }) =>
      say`Yes: ${ink(mark)} makes five on ${strong(cell)}. This call returns a win.`,
    list,
    stop: ({ tried }) =>
      say`${count(tried)} fours tried, and here this figure stops looking. Nobody knows yet whether
        there’s a win.`,
    four: ({ mark, cell, stops }) =>
      say`${ink(mark)} tries ${strong(cell)}. That’s a four: it threatens five on ${listed(stops)}.`,
    double: ({ mark, enemy, stops }) =>
      say`Five on ${strong(listed(stops))}! One mark of ${ink(enemy)} can’t stop both, so
        ${ink(mark)} wins.`,
    reply: ({ mark, enemy, stops }) =>
      say`${ink(enemy)} has to take ${strong(listed(stops))}. After any other move ${ink(mark)}
        makes five there.`,
    back,
    keep,
    none: triedAll,
  },
  note: (text) => `, ${text}`,
  questions: {
    choose: 'how many fours there are, and which of them win',
    ask: ({ kind }, facts) =>
      kind === 'list'
        ? say`How many cells are there on which ${ink(facts.mark)} can make a four?`
        : say`${ink(facts.mark)} tries ${strong(facts.cell)} next. Will that win by fours?`,
    reason: ({ kind }, facts) => {
      if (kind === 'list') return list(facts);
      return facts.hasWon
        ? say`There’s a win behind ${strong(facts.cell)}. Step on to see it.`
        : say`Behind ${strong(facts.cell)} there’s only a dead end. Step on to see it.`;
    },
  },
};

/** The tree beside the board. */
export const attackTreeMessages = {
  tree: 'The tree of fours and replies',
  root: (mark: MarkName): string => `${mark} attacks`,
  node: ({ four, stops, state }: AttackNode): string => {
    const replies =
      stops.length > 1
        ? `, with fives on ${listed(stops)}`
        : stops.map((stop) => `, reply ${stop}`).join('');
    const ends = { open: '', dead: ', dead end', won: ', wins', unknown: ', not known' }[state];
    return `${four}${replies}${ends}`;
  },
  /** What stands below a four that has ended. */
  ends: { dead: 'no', won: 'wins', unknown: '?' },
} as const;
