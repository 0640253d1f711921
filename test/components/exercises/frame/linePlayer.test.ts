import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  KINDS,
  O,
  X,
  emptySetup,
  seededRng,
  type Setup,
  type Verdict,
} from '../../../../src/engine/index.ts';
import type { KindOnPage } from '../../../../src/components/exercises/frame/kindOnPage.ts';
import { LinePlayer } from '../../../../src/components/exercises/frame/linePlayer.svelte.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what refutes a wrong cell begins with its mark on the board, and is played to the end', () => {
  const rules = KINDS['best-move'];
  const params = rules.generate(seededRng(4), 1);
  const cells = [...params.setup.cells.keys()].filter((cell) => params.setup.cells[cell] === 0);
  const wrong = cells.find((cell) => rules.grade(params, cell).points === 0) ?? -1;
  const { refutation } = rules.grade(params, wrong);
  if (!refutation || !('setup' in refutation)) throw new Error(`nothing refutes ${wrong}`);

  const player = new LinePlayer();
  for (const begin of [() => player.play(refutation), () => player.toggle()]) {
    begin();
    expect(player.at).toBe(1);
    expect(player.board?.cells[wrong]?.mark).toBeDefined();
    vi.runAllTimers();
    expect(player.at).toBe(refutation.moves.length);
    player.toggle();
    expect(player.board).toBeUndefined();
  }
});

test('its moves are listed as they are played, the last as the end of the game', () => {
  const setup: Setup = { ...emptySetup(), cells: [X, X, 0, O, O, 0, 0, 0, 0] };
  const player = new LinePlayer();
  expect(player.moves).toEqual([]);
  player.hold({ setup, moves: [8, 5] }, 0);
  expect(player.board, 'the question stays').toBeUndefined();
  expect(player.moves).toEqual([
    { move: { mark: 'X', cell: 8 }, over: undefined },
    { move: { mark: 'O', cell: 5 }, over: { winner: 'O' } },
  ]);
});

test('a line is stepped by hand: forward a mark is drawn, back none is', () => {
  const player = new LinePlayer();
  player.play({ setup: emptySetup(), moves: [4, 0, 8] });
  player.stepTo(2);
  expect([player.isByHand, player.drawn]).toEqual([true, 0]);
  vi.runAllTimers();
  expect(player.at, 'it no longer plays by itself').toBe(2);
  player.stepTo(1);
  expect(player.drawn).toBeUndefined();
});

test('a reader who wants nothing to move sees the end at once', () => {
  const matchMedia = (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' });
  vi.stubGlobal('matchMedia', matchMedia);
  const player = new LinePlayer();
  player.play({ setup: emptySetup(), moves: [4, 0, 8] });
  expect(player.at).toBe(3);
});

test('a right answer is shown by its own mark, and a wrong one by what comes of it', () => {
  const setup = emptySetup();
  const right = { setup, moves: [4, 0, 8], at: 1 };
  const wrong = { kind: 'line', setup, moves: [1, 4, 2, 8] };
  const kind = { proof: () => right } as unknown as KindOnPage<object, number, string>;
  const judged = (points: number) => {
    const player = new LinePlayer();
    const verdict = { points, refutation: wrong } as unknown as Verdict<string>;
    player.judge(kind, {}, 4, verdict);
    vi.runAllTimers();
    return [player.line, player.at];
  };
  expect(judged(1)).toEqual([right, 1]);
  expect(judged(0.5)).toEqual([wrong, 4]);
});
