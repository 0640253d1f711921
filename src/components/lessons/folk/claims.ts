import {
  EMPTY,
  FOLK_IDS,
  MENACE,
  SMALL_VARIANT,
  O,
  SYMMETRIES,
  Trainer,
  X,
  afterMove,
  cornerChoices,
  emptySetup,
  folkClaim,
  freeCellsIn,
  keeps,
  lineCountOf,
  lossesOfBlocker,
  newLearner,
  parseBot,
  policyOf,
  policyTable,
  randomWins,
  secondEdges,
  solve,
  valueFor,
  verdictOf,
  waysToGoWrong,
  winningCells,
  type FolkProof,
  type Setup,
} from '../../../engine/index.ts';
import { percent } from '#language/ui/language/grammar';
import { boxView } from '../../algorithms/learning/boxView.ts';
import { trapGame, trapStage } from './trapGame.ts';
import { IN_LESSON, countOf } from './verdicts.ts';
import type { LessonClaims } from '../parts/ask.ts';

/** What lesson `folk` says besides its verdicts, as questions to the engine. */

const CENTRE = 4;
const CORNERS = [0, 2, 6, 8];
const EDGES = [1, 3, 5, 7];
const ALL = [...SMALL_VARIANT.geometry.lines.flat()].filter(
  (cell, at, all) => all.indexOf(cell) === at,
);
const AS_TOLD = SYMMETRIES[0] ?? [];

const played = (...cells: number[]): Setup => cells.reduce(afterMove, emptySetup());
const only = (list: readonly number[], wanted: readonly number[]) =>
  list.length === wanted.length && wanted.every((cell) => list.includes(cell));
const opposite = (cell: number) => 8 - cell;

function partOf(id: number, name?: string) {
  const parts = folkClaim(id)?.parts ?? [];
  const part = name === undefined ? parts[0] : parts.find((each) => each.name === name);
  if (!part) throw new Error(`claim ${id} has no part ${name}`);
  return part;
}

function randomShare(first: number): number {
  const { won, all } = randomWins(first);
  return won / all;
}

function proofOf(id: number, name: string): FolkProof {
  const proof = folkClaim(id)?.proofs.find((each) => each.name === name);
  if (!proof) throw new Error(`claim ${id} has no proof ${name}`);
  return proof;
}

/** The refutation of the recipe of three corners, as positions from its start on. */
function trap() {
  const proof = proofOf(11, 'trap');
  if (proof.kind !== 'refutation') throw new Error('the trap is a refutation');
  const setups = proof.moves.reduce<Setup[]>(
    (all, cell) => [...all, afterMove(all.at(-1) as Setup, cell)],
    [proof.start],
  );
  const [before, after] = [setups[proof.breaks], setups[proof.breaks + 1]];
  if (!before || !after) throw new Error('the trap breaks nowhere');
  return { ...proof, setups, before, after, end: setups.at(-1) as Setup };
}

/** The cells with which the mover keeps a win. */
function winsAt(setup: Setup): number[] {
  return freeCellsIn(setup).filter((cell) => valueFor(afterMove(setup, cell), setup.toMove) > 0);
}

/** The replies after which the side that replies does not lose. */
function holdsAt(setup: Setup): number[] {
  return freeCellsIn(setup).filter((cell) => valueFor(afterMove(setup, cell), setup.toMove) >= 0);
}

/** Seeds of a few shelves of matchboxes. */
const SHELVES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Whether a shelf that has trained against random play opens in the centre most. */
function lovesCentre(seed: number): boolean {
  const learner = newLearner(MENACE, 'first', seed);
  const random = parseBot('random');
  if (!random) throw new Error('nobody plays at random');
  new Trainer(
    learner,
    policyTable((setup) => policyOf(random, setup)),
  ).play(5000);
  const beads = boxView(learner, emptySetup()).map(({ amount = 0 }) => amount);
  return beads.every((each, cell) => cell === CENTRE || each < (beads[CENTRE] ?? 0));
}

function caseHolds(id: number, name: string): boolean {
  const found = partOf(id).cases.find((each) => each.name === name);
  if (!found) throw new Error(`claim ${id} has no case ${name}`);
  return found.holds;
}

export const folkClaims = {
  claims: () => FOLK_IDS.length,
  true: () => countOf('true'),
  false: () => countOf('false'),
  onlyIf: () => countOf('only-if'),
  linesCentre: () => lineCountOf(CENTRE),
  linesCorner: () => lineCountOf(0),
  linesEdge: () => lineCountOf(1),
  replies: () => freeCellsIn(played(CENTRE)).length,
  wrongCentre: () => waysToGoWrong(CENTRE),
  wrongCorner: () => waysToGoWrong(0),
  edgeHolds: () => holdsAt(played(1)).length,
  elsewhere: () => FOLK_IDS.length - IN_LESSON.length,
  beaten: () => lossesOfBlocker(X).beaten + lossesOfBlocker(O).beaten,
  randomCentre: () => percent(randomShare(CENTRE)),
  randomCorner: () => percent(randomShare(0)),
  randomEdge: () => percent(randomShare(1)),
  /** Of the corners that the trick allows after its opening game, one wins if it is followed, and two lose. */
  secondCorner: () => {
    const ends = CORNERS.filter((cell) => cell !== 0).map((second) => {
      const thirds = CORNERS.filter((cell) => cell !== 0 && cell !== second);
      const games = thirds
        .map((third) => trapGame([second, third]))
        .filter((setups) => winningCells(setups[3] as Setup, X).length > 1);
      return games.map((setups) => trapStage(setups) === 'lost-with-fork');
    });
    const loses = ends.filter((lost) => lost.length > 0 && lost.every(Boolean));
    const wins = ends.filter((lost) => lost.length > 0 && !lost.some(Boolean));
    return loses.length === 2 && wins.length === 1;
  },
  /** Of shelves that have learnt against random play, most open in the centre most. */
  matchboxes: () => SHELVES.filter(lovesCentre).length * 2 > SHELVES.length,
  randomOrder: () =>
    CORNERS.every((cell) => randomShare(cell) === randomShare(0)) &&
    EDGES.every((cell) => randomShare(cell) === randomShare(1)) &&
    randomShare(CENTRE) > randomShare(0) &&
    randomShare(0) > randomShare(1),
  /** X makes two threats by its third corner, and O completes a line at once. */
  trap: () => {
    const { before, after, end, moves, breaks } = trap();
    return (
      CORNERS.includes(moves[breaks] as number) &&
      before.toMove === X &&
      winningCells(after, X).length === 2 &&
      breaks === moves.length - 2 &&
      solve(end).distance === 0 &&
      valueFor(end, O) === 1
    );
  },
  /** O was made to block, and the block stands in an open row with its first mark. */
  trapBlock: () => {
    const { setups, before } = trap();
    const forced = winningCells(setups[1] as Setup, X);
    return forced.length === 1 && winningCells(before, O).length === 1;
  },
  trapCentre: () => {
    const { before } = trap();
    return (
      only(winsAt(before), [CENTRE]) &&
      only(winningCells(before, O), [CENTRE]) &&
      winningCells(afterMove(before, CENTRE), X).length === 2
    );
  },
  blockTells: () => cornerChoices(AS_TOLD).every(({ works, blockHelps }) => works === !blockHelps),
  lines: () =>
    CORNERS.every((cell) => lineCountOf(cell) === lineCountOf(0)) &&
    EDGES.every((cell) => lineCountOf(cell) === lineCountOf(1)) &&
    lineCountOf(CENTRE) > lineCountOf(0) &&
    lineCountOf(0) > lineCountOf(1),
  allDraw: () => ALL.every((cell) => solve(played(cell)).value === 0),
  centreMistakes: () => waysToGoWrong(CENTRE) === waysToGoWrong(1),
  cornerMistakes: () =>
    CORNERS.every((cell) => waysToGoWrong(cell) === waysToGoWrong(0)) &&
    EDGES.every((cell) => waysToGoWrong(cell) === waysToGoWrong(1)) &&
    waysToGoWrong(0) > Math.max(waysToGoWrong(CENTRE), waysToGoWrong(1)),
  fromAnywhere: () => [...CORNERS, ...EDGES].every((cell) => waysToGoWrong(cell) > 0),
  cornerHolds: () => CORNERS.every((cell) => only(holdsAt(played(cell)), [CENTRE])),
  /** The last corner stops O's line, and threatens to complete two. */
  claim9Both: () =>
    [2, 6].every((reply) => {
      const setup = played(0, CENTRE, 8, reply);
      const last = opposite(reply);
      return (
        only(winningCells(setup, O), [last]) && winningCells(afterMove(setup, last), X).length === 2
      );
    }),
  /** O's centre and edge threaten; X's one way to stop that makes at most one threat. */
  claim9Edge: () =>
    EDGES.every((edge) => {
      const setup = played(0, CENTRE, 8, edge);
      const must = winningCells(setup, O);
      return (
        only(must, [opposite(edge)]) &&
        must.every((cell) => winningCells(afterMove(setup, cell), X).length < 2)
      );
    }),
  claim10Far: () =>
    ['5 6', '7 2'].every((far) => caseHolds(10, far)) &&
    ['5 2', '5 8', '7 6', '7 8'].every((near) => !caseHolds(10, near)),
  claim10NearDraws: () => [2, 8].every((near) => solve(played(0, CENTRE, 5, near)).value === 0),
  claim10Edge: () =>
    only(
      EDGES.filter((edge) => edge !== 5 && solve(played(0, CENTRE, 5, edge)).value !== 0),
      [3],
    ) && valueFor(played(0, CENTRE, 5, 3), X) === 1,
  /** Whatever O threatens after its forced block, X's last corner is that cell. */
  claim12Last: () =>
    [2, 6, 8].every((reply) =>
      CORNERS.filter((cell) => cell !== 0 && cell !== reply).every((third) => {
        const setup = played(0, reply, third);
        const last = CORNERS.find((cell) => setup.cells[cell] === EMPTY) as number;
        return winningCells(setup, X).every((block) =>
          winningCells(afterMove(setup, block), O).every((cell) => cell === last),
        );
      }),
    ),
  claim5Threats: () =>
    EDGES.every((edge) =>
      freeCellsIn(played(CENTRE, edge)).every((cell) => {
        const threats = winningCells(played(CENTRE, edge, cell), X).length;
        return cell === opposite(edge) ? threats === 0 : threats > 0;
      }),
    ),
  claim13Fork: () => {
    const blocked = played(CENTRE, 1, 8, 0);
    const [block] = winningCells(blocked, O);
    return (
      only(winningCells(played(CENTRE, 1, 8), X), [0]) &&
      block !== undefined &&
      winningCells(afterMove(blocked, block), X).length === 2
    );
  },
  claim14OneEdge: () => {
    const bad = secondEdges(AS_TOLD).filter(({ holds }) => !holds);
    return (
      only(
        bad.map(({ third }) => third),
        [5, 7],
      ) && bad.every(({ third, edge }) => edge === opposite(third))
    );
  },
  claim15NoWin: () => verdictOf(partOf(15, 'no-win')) === 'true',
  claim15Gap: () =>
    CORNERS.every((cell) => {
      const setup = played(CENTRE, cell, opposite(cell));
      return winningCells(setup, X).length === 0;
    }),
  claim15Filled: () =>
    verdictOf(partOf(15, 'corner-in-the-gap')) === 'true' &&
    EDGES.every((edge) => valueFor(played(CENTRE, 0, 8, edge), X) === 1),
  claim16Third: () => verdictOf(partOf(16, 'third-mark')) === 'true',
  claim17Edge: () =>
    EDGES.every((edge) => holdsAt(played(edge)).length === holdsAt(played(1)).length),
  forksOnly: () =>
    [X, O].every((blocker) => {
      const { beaten, forked } = lossesOfBlocker(blocker);
      return beaten > 0 && forked === beaten;
    }),
  /** A recipe is followed to the letter against every answer: that is what "true" means of it. */
  claim12Every: () => {
    const proof = proofOf(12, 'corners');
    return proof.kind === 'plan' && keeps(proof.plan, 'every');
  },
} as const satisfies LessonClaims;
