import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KINDS, seededRng } from '../../../../src/engine/index.ts';
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
