import { describe, expect, it } from 'vitest';
import { thinkMessages } from '#language/play/home/think';
import {
  homeGame,
  homeOutcome,
  machinesLast,
  personOf,
} from '../../../../src/components/play/home/game.ts';
import { losingMove, machineMove } from '../../../../src/components/play/home/machine.ts';
import { whyOf, type WhyBranch } from '../../../../src/components/play/home/why.ts';
import {
  setupOf,
  take,
  type SmallGameInPlay,
} from '../../../../src/components/play/games/smallGame.ts';
import { BitPosition, afterMove, emptyCells, solve } from '../../../../src/engine/index.ts';

/** Games in which the person takes the free cell with this rank each time. */
function gamesOf(rank: number): SmallGameInPlay[] {
  const games: SmallGameInPlay[] = [];
  for (const person of ['X', 'O'] as const) {
    let game = homeGame(person);
    for (let turn = 0; homeOutcome(game) === undefined; turn++) {
      const isPersons = (game.moves.length % 2 === 0) === (person === 'X');
      const free = emptyCells(setupOf(game).cells);
      game = take(
        game,
        isPersons ? (free[(rank * (turn + 1)) % free.length] as number) : machineMove(game),
      );
      games.push(game);
    }
  }
  return games;
}
const games = [0, 1, 2, 3, 5, 7].flatMap(gamesOf);

/** The result for the person after the first move of a branch, with best play. */
function resultOf(game: SmallGameInPlay, before: number, branch: WhyBranch): number {
  const setup = afterMove(setupOf(game, before), branch.cells[0] as number);
  const isPersonsTurn = (before + 1) % 2 === (personOf(game) === 'X' ? 0 : 1);
  return solve(setup).value * (isPersonsTurn ? 1 : -1) + 0;
}
const RESULT = { person: 1, draw: 0, machine: -1 } as const;

describe('why the machine moved so', () => {
  it('is told by lines that end as the position must end, and by the search of who moved', () => {
    for (const game of games) {
      const why = whyOf(game);
      expect(why === undefined).toBe(machinesLast(game) === undefined);
      if (!why) continue;
      for (const branch of [why.made, ...(why.other ? [why.other] : [])])
        expect(RESULT[branch.end]).toBe(resultOf(game, why.before, branch));
      const setup = setupOf(game, why.before);
      expect(why.search).toMatchObject({ setup, computer: setup.toMove });
    }
  });

  it('begins with the move that was made, and beside it one that was worse for the machine', () => {
    const ofMachine = games
      .map((game) => ({ game, why: whyOf(game) }))
      .filter(({ why }) => why?.of === 'machine');
    expect(ofMachine.filter(({ why }) => why?.other).length).toBeGreaterThan(5);
    for (const { game, why } of ofMachine) {
      expect(why?.made.cells[0]).toBe(game.moves[why?.before ?? -1]);
      if (why?.other) expect(RESULT[why.other.end]).toBeGreaterThan(RESULT[why.made.end]);
      if (why?.other?.end !== 'person') continue;
      // Whoever could have won on a cell would have had three in a row there.
      const [instead, reply] = why.other.cells as [number, number];
      const { isOver } = new BitPosition(
        [instead, reply].reduce(afterMove, setupOf(game, why.before)),
      );
      expect(thinkMessages.why.ofMachine(why.made, why.other)).toContain(
        `you could have won ${isOver ? 'on' : 'by beginning on'} cell ${reply}.`,
      );
    }
  });

  it('explains a lost game from the move that lost it, as it was played, and what would have held', () => {
    const lost = games.filter((game) => homeOutcome(game) === 'machine');
    expect(lost.length).toBeGreaterThan(3);
    for (const game of lost) {
      const why = whyOf(game);
      expect(why).toMatchObject({ of: 'person', before: losingMove(game)?.index });
      expect(why?.made.cells).toEqual(game.moves.slice(why?.before));
      expect(why?.other?.end).toBe('draw');
      expect(thinkMessages.why.ofPerson(why!.made, why!.other)).toContain(
        `You took cell ${why?.made.cells[0]}`,
      );
    }
  });
});
