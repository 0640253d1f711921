import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { O, X, forbiddenMoves, seededRng } from '../../src/engine/index.ts';
import { deep } from '../deep.ts';
import { Referee, hasWon, type Rule } from './gomocupManager.ts';

vi.setConfig({ testTimeout: deep(120_000, 1_800_000) });

const SIZE = { width: 15, height: 15 };
const GAMES = deep(1, 20);
/** Milliseconds a move; 0 is as fast as possible. */
const TURN = deep(0, 100);

const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill();
});

/** The strongest brain as a manager starts it: a process with lines in and out. */
function startBrain(rule: Rule) {
  const file = fileURLToPath(new URL('../../src/cli/gomocup/main.ts', import.meta.url));
  const child = spawn(process.execPath, [file, '--bot=strongest'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const ended = new Promise((resolve) => child.on('close', resolve));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const tell = (line: string) => child.stdin.write(`${line}\r\n`);
  const ask = async (line: string): Promise<string> => {
    tell(line);
    return ((await lines.next()) as { value: string }).value;
  };
  return {
    ask,
    end: async () => {
      tell('END');
      return ended;
    },
    begin: async () => {
      expect(await ask('START 15')).toBe('OK');
      tell(`INFO rule ${rule}`);
      tell(`INFO timeout_turn ${TURN}`);
    },
    board: (cells: readonly string[]) => {
      tell('BOARD');
      for (const [at, cell] of cells.entries())
        tell(`${cell},${(cells.length - at) % 2 === 0 ? 1 : 2}`);
      return ask('DONE');
    },
  };
}

/** So many marks at random cells near the middle, too few to make a win or anything that renju forbids. */
function openingCells(seed: number): string[] {
  const rng = seededRng(seed);
  const cells = new Set<string>();
  while (cells.size < 1 + (seed % 4)) cells.add(`${4 + rng.int(7)},${4 + rng.int(7)}`);
  return [...cells];
}

/** The moves that renju forbids, by the engine's own board and not the brain's. */
function forbiddenIn(cells: readonly string[]): readonly number[] {
  const stones = cells.map((cell, at) => {
    const [x = 0, y = 0] = cell.split(',').map(Number);
    return { x, y, mark: at % 2 === 0 ? X : O };
  });
  return forbiddenMoves(SIZE, stones);
}

type Brain = ReturnType<typeof startBrain>;

/** Plays a game to its end. A move outside of the board, on a taken cell, or none at all throws. */
async function playGame(brains: readonly Brain[], rule: Rule, seed: number): Promise<string> {
  const referee = new Referee(SIZE.width, SIZE.height);
  const cells: string[] = [];
  const sides = ['first', 'second'] as const;
  const place = (cell: string) => {
    const who = sides[cells.length % 2]!;
    cells.push(cell);
    return hasWon(referee.place(cell, who).lengths, who, rule) ? who : undefined;
  };
  for (const cell of openingCells(seed)) place(cell);
  for (const brain of brains) await brain.begin();
  for (let turn = 0; ; turn++) {
    const brain = brains[turn % 2]!;
    const move = await (turn < 2 ? brain.board(cells) : brain.ask(`TURN ${cells.at(-1)}`));
    const winner = place(move);
    if (!winner && !referee.isFull) continue;
    if (rule === 4) expect(forbiddenIn(cells)).toEqual([]);
    return winner ?? 'draw';
  }
}

// Two processes a rule: on a push one rule is enough, because strongest.test.ts plays all three without any.
it.each<Rule>(deep([4], [0, 1, 4]))(
  'two brains play whole games by rule %i without a fault',
  async (rule) => {
    const pair = [startBrain(rule), startBrain(rule)] as const;
    const results: string[] = [];
    for (let seed = 0; seed < GAMES; seed++) {
      const brains = seed % 2 === 0 ? pair : pair.toReversed();
      results.push(await playGame(brains, rule, seed));
    }
    expect(results).toHaveLength(GAMES);
    for (const brain of pair) expect(await brain.end()).toBe(0);
  },
);
