import { describe, expect, it } from 'vitest';
import {
  EMPTY,
  O,
  RULES_OF_THUMB,
  THUMB_EVENTS,
  other,
  policyOf,
  recordSteps,
  rulesOfThumb,
  solve,
  type CellContent,
  type Mark,
  type RuleOfThumb,
  type Setup,
  type ThumbEvent,
} from '../../../src/engine/index.ts';
import { ALL_SETUPS } from '../arbitraries.ts';
import { naiveFin } from '../naive.ts';
import { setupOf } from '../../setupOf.ts';
import { deep } from '../../deep.ts';

const OPEN = ALL_SETUPS.filter((setup) => solve(setup).distance > 0);

type Board = readonly CellContent[];

const put = (cells: Board, cell: number, mark: Mark) => cells.with(cell, mark);
const empties = (cells: Board) => [...cells.keys()].filter((cell) => cells[cell] === EMPTY);
/** Where this mark would win straight away: played out, not read from lines. */
const wins = (cells: Board, mark: Mark) =>
  empties(cells).filter((cell) => naiveFin(put(cells, cell, mark)) === mark);
/** A mark that adds two cells to those where the same mark would win: two threats of its own. */
const forks = (cells: Board, mark: Mark) =>
  empties(cells).filter((cell) => {
    const before = new Set(wins(cells, mark));
    return wins(put(cells, cell, mark), mark).filter((win) => !before.has(win)).length >= 2;
  });

/** Each rule by playing it out. Asked in order, so that nobody can win where forks are looked for. */
const BRUTE: Record<RuleOfThumb, (cells: Board, me: Mark) => number[]> = {
  win: wins,
  block: (cells, me) => wins(cells, other(me)),
  fork: forks,
  stopFork(cells, me) {
    const them = other(me);
    if (forks(cells, them).length === 0) return [];
    return empties(cells).filter((cell) => {
      const after = put(cells, cell, me);
      const threats = wins(after, me);
      const replies = threats.length > 0 ? threats : empties(after);
      return replies.every((reply) => wins(put(after, reply, them), them).length < 2);
    });
  },
  centre: (cells) => empties(cells).filter((cell) => cell === 4),
  oppositeCorner: (cells, me) =>
    [
      [0, 8],
      [2, 6],
      [6, 2],
      [8, 0],
    ].flatMap(([cell = 0, theirs = 0]) =>
      cells[cell] === EMPTY && cells[theirs] === other(me) ? [cell] : [],
    ),
  corner: (cells) => empties(cells).filter((cell) => [0, 2, 6, 8].includes(cell)),
  edge: (cells) => empties(cells).filter((cell) => cell % 2 === 1),
};

function traced(setup: Setup) {
  return recordSteps<ThumbEvent>(THUMB_EVENTS, (trace) => rulesOfThumb(setup, trace));
}

/** The rule that found the cells. */
const ruleOf = (setup: Setup) => RULES_OF_THUMB[traced(setup).events.at(-1)?.rule ?? -1];

describe('rules of thumb', () => {
  it('find what playing it out finds, on every position', () => {
    for (const setup of OPEN) {
      const { cells, toMove } = setup;
      const rule = RULES_OF_THUMB.find((each) => BRUTE[each](cells, toMove).length > 0);
      expect(ruleOf(setup)).toBe(rule);
      expect(rulesOfThumb(setup)).toEqual(rule && BRUTE[rule](cells, toMove));
    }
  });

  it('use every rule somewhere', () => {
    expect(new Set(OPEN.map(ruleOf))).toEqual(new Set(RULES_OF_THUMB));
  });

  it('tell what they do, and do the same untold', () => {
    for (const setup of OPEN.filter((_, at) => at % deep(17, 5) === 0)) {
      let found: number[] = [];
      const { events } = recordSteps<ThumbEvent>(THUMB_EVENTS, (trace) => {
        found = rulesOfThumb(setup, trace);
      });
      expect(found).toEqual(rulesOfThumb(setup));
      const last = events.at(-1)?.rule;
      const fits = events.filter(({ kind, rule }) => kind === 'fits' && rule === last);
      expect(fits.map(({ cell }) => cell)).toEqual(found);
      const asked = events.filter(({ kind }) => kind === 'rule').map(({ rule }) => rule);
      expect(asked).toEqual([...asked.keys()]);
    }
  });

  it('take each cell that the rule finds as often as another', () => {
    const policy = policyOf({ kind: 'rules-of-thumb' }, setupOf('....X....', O));
    expect(policy).toEqual([0, 2, 6, 8].map((cell) => ({ cell, weight: 1 })));
  });
});
