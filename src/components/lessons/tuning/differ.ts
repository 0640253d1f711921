import {
  ARTICLE_RULES,
  MATCH_BOARD,
  O,
  WeightBoard,
  boardOfSheet,
  cellWeight,
  heaviestCells,
  isSameCell,
  matchGames,
  parseDiagram,
  weighBoard,
  type AttackRules,
  type Point,
  cellName,
} from '../../../engine/index.ts';
import { tuningLesson as messages } from '#language/lessons/tuning/lesson';
import { withRule } from '../../algorithms/line-attacks/rules.ts';
import { once } from '../parts/ask.ts';
import { candidateName } from '../../ui/board/cellNames.ts';
import { tunedRules } from './data.ts';

/** A board of one of the tuner's games on which the two sets of weights choose different cells. */
const BOARD = `
  ...........
  ...........
  ...X.......
  ....XO.....
  ...........
  ...O...X...
  ...........
  ...........`;
const ID = 'differ';
/** The cells, in the order of their letters. */
const CELLS = { article: { x: 4, y: 2 }, tuned: { x: 5, y: 4 } } as const;

const candidates: readonly Point[] = Object.values(CELLS);
const covered = { isCovered: true, candidates };

const PRESETS = {
  first: covered,
  pickA: { ...covered, picked: CELLS.article },
  tuned: { ask: CELLS.tuned, rules: tunedRules() },
  article: { ask: CELLS.article },
  compared: { ask: CELLS.article, other: CELLS.tuned },
} as const;

export function differBoard() {
  return {
    id: ID,
    board: BOARD,
    toMove: 'O',
    presets: Object.values(PRESETS),
  } as const;
}

export function differStep(preset: keyof typeof PRESETS): number {
  return Object.keys(PRESETS).indexOf(preset);
}

const sheetBoard = () => boardOfSheet(parseDiagram(BOARD).sheet);

/** The only cell that O takes by these weights. */
function choiceBy(rules: AttackRules): Point {
  const [cell, another] = heaviestCells(sheetBoard(), O, rules);
  if (!cell || another) throw new Error('O has no one choice');
  return cell;
}

/** Each set takes the cell that is named after it. */
export function choosesApart(): boolean {
  return (
    isSameCell(choiceBy(ARTICLE_RULES), CELLS.article) &&
    isSameCell(choiceBy(tunedRules()), CELLS.tuned)
  );
}

/** X would have an open three on the tuned set's cell, and on the other one not. */
export function spoilsThree(): boolean {
  const makesThree = (cell: Point) => {
    const [ofX] = cellWeight(sheetBoard(), cell, O).marks;
    return ofX.lines.some(({ attacks }) =>
      attacks.some(
        ({ power, potential, divider }) => power === 3 && potential === 2 && divider === 1,
      ),
    );
  };
  return makesThree(CELLS.tuned) && !makesThree(CELLS.article);
}

/** Games between the two sets, in whose positions their choices are compared. */
const COMPARED_GAMES = 40;

/** In what share of the positions both sets choose among the same cells. */
export const sameChoices = once((): number => {
  const [challenger, rival] = [{ rules: tunedRules() }, { rules: ARTICLE_RULES }];
  let [positions, same, games] = [0, 0, 0];
  for (const { opening, stones } of matchGames({ challenger, rival, pool: 'held-out', seed: 78 })) {
    const boards = [challenger, rival].map(
      ({ rules }) => new WeightBoard(MATCH_BOARD, opening, rules),
    );
    for (const { x, y, mark } of stones.slice(opening.length)) {
      const [a, b] = boards.map((board) => JSON.stringify(board.heaviest(mark)));
      positions += 1;
      if (a === b) same += 1;
      for (const board of boards) board.place(x, y, mark);
    }
    games += 1;
    if (games >= COMPARED_GAMES) break;
  }
  return same / positions;
});

/**
 * From which weight of an open three on, all other weights as in the article, O takes the tuned set's cell. The weight of a
 * cell is a sum in which this one stands some times over: it grows evenly, so two weighings tell when it overtakes another.
 */
export function flipOfThree(): number {
  const [none = [], one = []] = [0, 1].map((three) =>
    weighBoard(sheetBoard(), O, withRule(ARTICLE_RULES, '3:2', three)),
  );
  const lines = none.map(({ x, y, weight }, i) => ({
    x,
    y,
    weight,
    slope: (one[i]?.weight ?? NaN) - weight,
  }));
  const tuned = lines.find((line) => isSameCell(line, CELLS.tuned));
  if (!tuned) return NaN;
  const slower = lines.filter(({ slope }) => slope < tuned.slope);
  return Math.max(
    ...slower.map(({ weight, slope }) => (weight - tuned.weight) / (tuned.slope - slope)),
  );
}

/** Which of the two cells do the tuned weights take? */
export function differOptions() {
  const choice = choiceBy(tunedRules());
  return candidates.map((cell, at) => {
    const isRight = isSameCell(choice, cell);
    return {
      text: messages.differ.cell(candidateName(at), cellName(undefined, cell.x, cell.y)),
      isRight,
      why: isRight ? '' : messages.differ.why,
      shows: { fig: ID, step: differStep(isRight ? 'tuned' : 'pickA') },
    };
  });
}

export const differName = (cell: keyof typeof CELLS): string =>
  cellName(undefined, CELLS[cell].x, CELLS[cell].y);
