import type { FolkGoal, FolkVerdict, MarkName } from '../../../engine/index.ts';
import type { BoardView } from '../../ui/types.ts';
import type { TrapStage } from './trapGame.ts';
import { eitherOf, listed } from '#language/ui/language/grammar';

interface Placed {
  readonly mark: MarkName;
  readonly cell: number;
}

const cells = (list: readonly number[], joined = listed) =>
  `${list.length === 1 ? 'cell' : 'cells'} ${joined(list)}`;

/** Headings of the claims, by their numbers. */
const TITLES: Readonly<Record<number, string>> = {
  1: 'The centre is the best first move',
  2: 'A corner is the best first move',
  3: 'Against a corner only the centre holds',
  4: 'X in the centre, O on an edge: X wins',
  5: 'X in the centre, O on an edge: any cell but one',
  6: 'X in the centre, O in a corner: no forced win',
  7: 'Against the centre take a corner, never an edge',
  8: 'Centre, corner, opposite corner',
  9: 'Corner, centre, opposite corner',
  10: 'Corner, centre, far edge',
  11: 'Three corners against an edge',
  12: 'Three corners against a corner',
  13: 'Threaten, block, win',
  14: 'Moving second against a corner: centre, then an edge',
  15: 'Moving second against the centre: a corner, then block',
  16: 'Moving second: two opposite edges are a gift',
  17: 'Against anything but the centre, take the centre',
  18: 'You can only win from the centre',
  19: 'Two players who know the strategy always draw',
  20: 'Only a fork beats a player who blocks',
};

/** What the figures of lesson `folk` say: claims, proofs to step through, drills. */
export const folkMessages = {
  /** As part of a sentence, for somebody who guesses. */
  guesses: {
    true: 'It’s true',
    false: 'It’s false',
    'only-if': 'Sometimes, but not always',
  } satisfies Record<FolkVerdict, string>,
  verdict: 'Verdict',
  told: 'People say',
  table: {
    caption: 'The sayings and their verdicts',
    said: 'Saying',
    verdict: 'Verdict',
  },
  /** The trick of the three corners, to play. */
  trap: {
    region: 'Play the trick',
    board: 'You are X. Choose a cell.',
    again: 'Play again',
    /** By what the trick asks for, or how the game ended; after O's answer its cell. */
    stages: {
      second: () =>
        'You are X, and O has answered on an edge. Take your second corner, with an empty cell between it and the first.',
      third: (answer) =>
        `O had to block on cell ${answer}. Now take a third corner, and threaten two lines at once.`,
      'own-way': (answer) => `O took cell ${answer}. Go on: you are X.`,
      'won-by-trick': () =>
        'You won, just as promised. Now play again, and take another second corner.',
      won: () => 'You won, but not by the trick. Play again, and trust it this time?',
      'lost-with-fork': (answer) =>
        `You made your two threats, but it was O’s turn. O took cell ${answer} and has three in a row. You lost!`,
      lost: (answer) => `O took cell ${answer} and has three in a row. You lost!`,
      drawn: () => 'The board is full: a draw. The trick promised you more than that.',
    } satisfies Record<TrapStage, (answer?: number) => string>,
  },
  steps: {
    region: (id: number) => `${TITLES[id]}: the board`,
    proofs: 'Which game',
    board: (id: number, mover: MarkName) => `${TITLES[id]}. Choose an answer for ${mover}.`,
    watched: (id: number) => `${TITLES[id] ?? ''}.`,
    toTry: ', an answer to try',
    first: 'First step',
    back: 'One step back',
    forward: 'One step forward',
    last: 'Last step',
    start: 'This is where it begins.',
    /** A board without scripts, spoken: nine signs. */
    from: (board: string) => `It begins from ${board}, row by row.`,
    took: ({ mark, cell }: Placed) => `${mark} takes cell ${cell}.`,
    won: (winner: MarkName) => `${winner} has won.`,
    drawn: 'The board is full: a draw.',
    breaks: (better: readonly number[], mark: MarkName) =>
      `Here it goes wrong. ${mark} should have taken ${cells(better, eitherOf)}.`,
    choose: (mover: MarkName, choices: readonly number[], free: number) => {
      if (choices.length === 1) return `${mover} can only take ${cells(choices)}.`;
      const where = choices.length === free ? 'any free cell' : cells(choices, eitherOf);
      return `${mover} may take ${where}: choose one on the board, or step on.`;
    },
    turn: (mover: MarkName) => `${mover} to move.`,
    line: 'The moves',
    move: ({ mark, cell }: Placed) => `${mark} ${cell}`,
    drill: {
      win: (person: MarkName) => `Play it out: win with ${person}`,
      draw: (person: MarkName) => `Play it out: hold the draw with ${person}`,
    } satisfies Record<FolkGoal, (person: MarkName) => string>,
    close: 'Back to the proof',
  },
  /** The games of each claim, by the names of their proofs. */
  proofs: {
    1: { holds: 'O holds the draw' },
    2: { holds: 'O holds the draw' },
    3: { others: 'Any other reply', centre: 'The centre' },
    4: { edge: 'The win' },
    5: {
      near: 'Corner beside O',
      side: 'Edge',
      far: 'Corner away from O',
      opposite: 'The odd one out',
    },
    6: { corner: 'O holds the draw' },
    7: { corner: 'A corner holds', edge: 'An edge loses' },
    8: { edge: 'An edge loses', corner: 'A corner draws' },
    9: { corner: 'A corner loses', edge: 'An edge draws' },
    10: { 'right-corner': 'Far corner', 'wrong-corner': 'Near corner', edge: 'Opposite edge' },
    11: { trap: 'The trap', works: 'Where it works', 'near-edge': 'O on a near edge' },
    12: { corners: 'The win' },
    13: { block: 'The win' },
    14: { 'wrong-edge': 'The wrong edge', 'right-edge': 'With care' },
    15: { gap: 'The gap', filled: 'The gap filled' },
    16: { corner: 'The win' },
    17: { corner: 'Against a corner', edge: 'Against an edge' },
    18: { corner: 'From a corner', edge: 'From an edge' },
    19: { first: 'X can’t be beaten', second: 'Neither can O' },
    20: { fork: 'A fork' },
  } as Readonly<Record<number, Readonly<Record<string, string>>>>,
  cases: {
    holds: 'holds',
    fails: 'fails',
    /** A small board, spoken: "X on 0 and 6, O on 5." */
    rows: ({ cells: all }: BoardView) => {
      const on = (mark: MarkName) =>
        listed(all.filter((each) => each.mark === mark).map(({ cell }) => cell));
      return `X on ${on('X')}, O on ${on('O')}: `;
    },
  },
  titles: TITLES,
} as const;
