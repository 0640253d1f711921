import { describe, expect, it } from 'vitest';
import { playerToMove, nextChoice } from '../../../../src/components/play/games/game.ts';
import {
  hasWaited,
  homeGame,
  homeOutcome,
  machinesLast,
  roundToUndo,
  searchBehind,
  situationOf,
  takenBack,
} from '../../../../src/components/play/home/game.ts';
import { losingMove, machineMove, mustLose } from '../../../../src/components/play/home/machine.ts';
import {
  SMALL_GAME,
  boardOfGame,
  isDead,
  setupOf,
  take,
  type SmallGameInPlay,
} from '../../../../src/components/play/games/smallGame.ts';
import {
  EMPTY,
  chosenCell,
  markOf,
  makePosition,
  recordSearch,
  rootSearch,
  type MarkName,
  tutorialRequest,
} from '../../../../src/engine/index.ts';
import { deep } from '../../../deep.ts';

const canUndo = (game: SmallGameInPlay) => nextChoice(SMALL_GAME, game, -1) !== undefined;
function turnOf(game: SmallGameInPlay) {
  const player = playerToMove(SMALL_GAME, game);
  return player === undefined || player === 'person' ? player : 'machine';
}

/** The machine's answers, each searched for once. */
const answers = new Map<string, number>();
function answered(game: SmallGameInPlay): SmallGameInPlay {
  const key = makePosition(setupOf(game).cells);
  const cell = answers.get(key) ?? machineMove(game);
  answers.set(key, cell);
  return take(game, cell);
}

/** Every game that a person can play from here, whatever cells they take. */
function everyGame(game: SmallGameInPlay, visit: (game: SmallGameInPlay) => void): void {
  visit(game);
  const turn = turnOf(game);
  if (turn === 'machine') everyGame(answered(game), visit);
  if (turn !== 'person') return;
  setupOf(game).cells.forEach((content, cell) => {
    if (content === EMPTY) everyGame(take(game, cell), visit);
  });
}

function played(person: MarkName, ...cells: number[]): SmallGameInPlay {
  return cells.reduce(take, homeGame(person));
}

describe.each(['X', 'O'] as const)('every game with the person as %s', (person) => {
  const games: SmallGameInPlay[] = [];
  everyGame(homeGame(person), (game) => games.push(game));
  const finished = games.filter((game) => homeOutcome(game));

  it('is never won by the person, and can be drawn', () => {
    const outcomes = new Set(finished.map(homeOutcome));
    expect(outcomes).toEqual(new Set(['machine', 'draw']));
  });

  it('goes back to the last choice of the person, and to nothing before the first', () => {
    for (const game of games) {
      if (!canUndo(game)) {
        expect(takenBack(game)).toBe(game);
        expect(game.moves.length).toBeLessThanOrEqual(person === 'X' ? 0 : 1);
        continue;
      }
      const back = takenBack(game);
      expect(turnOf(back)).toBe('person');
      expect(game.moves.slice(0, back.moves.length)).toEqual(back.moves);
      expect(game.moves.length - back.moves.length).toBeLessThanOrEqual(2);
    }
  });

  it('explains the move that the machine made', () => {
    const seen = new Set<string>();
    for (const game of games) {
      const request = searchBehind(game);
      const key = makePosition(request.setup.cells);
      if (machinesLast(game) === undefined || seen.has(key)) continue;
      seen.add(key);
      expect(request.computer).toBe(request.setup.toMove);
      expect(chosenCell(recordSearch(request))).toBe(machinesLast(game));
    }
    expect(seen.size).toBeGreaterThan(20);
  });

  it('is lost by one move of the person, after which no other could have saved it', () => {
    for (const game of finished.filter((_, at) => at % deep(5, 1) === 0)) {
      const lost = losingMove(game);
      expect(lost === undefined).toBe(homeOutcome(game) === 'draw');
      if (!lost) continue;
      const { moves } = rootSearch({
        ...tutorialRequest(setupOf(game, lost.index)),
        computer: markOf(person),
      });
      expect(moves.find(({ cell }) => cell === lost.cell)?.score).toBe(-10);
      expect(Math.max(...moves.map(({ score }) => score))).toBe(0);
    }
  });

  it.each([
    ['is called dead', (game: SmallGameInPlay) => isDead(setupOf(game)), 'draw'],
    [
      'is called lost',
      (game: SmallGameInPlay) => game.moves.length > 3 && mustLose(game),
      'machine',
    ],
    ['has a machine that waited', hasWaited, 'machine'],
  ])('%s only where it then ends so, whatever is played', (_, isSo, end) => {
    const called = games.filter(isSo);
    expect(called.length).toBeGreaterThan(0);
    for (const game of called)
      everyGame(game, (later) => expect([end, undefined]).toContain(homeOutcome(later)));
  });
});

describe('a game', () => {
  it('tells the line that won, and draws it, and knows a win of the person', () => {
    const over = played('O', 0, 3, 1, 4, 2);
    expect(situationOf(over)).toEqual({
      kind: 'machine-wins',
      round: { own: 4, machine: 2 },
      line: [0, 1, 2],
    });
    expect(boardOfGame(over)).toMatchObject({ wonLine: [0, 1, 2], winner: 'X' });
    // The machine never allows it.
    expect(situationOf(played('X', 0, 3, 1, 4, 2))).toEqual({
      kind: 'person-wins',
      round: { own: 2, machine: undefined },
    });
  });

  it('tells what has just been played, and what undo takes back', () => {
    expect(situationOf(played('X', 4, 0))).toMatchObject({ round: { own: 4, machine: 0 } });
    expect(situationOf(played('O', 4))).toMatchObject({ round: { own: undefined, machine: 4 } });
    expect(roundToUndo(played('X', 4, 0))).toEqual({ own: 4, machine: 0 });
    expect(roundToUndo(played('O', 0, 4))).toEqual({ own: 4, machine: undefined });
  });
});
