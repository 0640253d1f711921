import { describe, expect, it } from 'vitest';
import { grown, midX, triedFours } from '../../../src/components/algorithms/fours/attackTree.ts';
import type { TriedFour } from '../../../src/components/algorithms/fours/attackTree.ts';
import { foursView } from '../../../src/components/algorithms/fours/view.ts';
import {
  recordRun,
  boardOfSheet,
  findForcedWin,
  foursRun,
  largeInput,
  other,
  parseDiagram,
  X,
} from '../../../src/engine/index.ts';
import { BOARDS_OF_FOURS } from './randomLargePosition.ts';

function searched(diagram: string) {
  const input = largeInput(parseDiagram(diagram).sheet, { mark: X });
  const trace = recordRun(foursRun, input);
  const all = triedFours(trace);
  const at = (step: number) => foursView.moment({ input, trace, step }).attack;
  const attack = at(trace.events.length - 1);
  return { input, all, cut: trace.events.findIndex(({ kind }) => kind === 'stop'), attack, at };
}

/** Whether a four wins by fours, as the fast search finds it: it shares no code with the one that is shown. */
function winsBehind({ input, all }: ReturnType<typeof searched>, node: TriedFour): boolean {
  const board = boardOfSheet(input.sheet);
  const before = new Map(all.map((each) => [each.id, each]));
  for (let at: TriedFour | undefined = node; at; at = before.get(at.parent)) {
    board.place(at.four.x, at.four.y, input.mark);
    const [stop] = at.stops;
    if (stop) board.place(stop.x, stop.y, other(input.mark));
  }
  const found = findForcedWin(board, input.mark, { rule: 'freestyle', search: 'vcf' });
  if (!found.win) expect(found.isComplete).toBe(true);
  return found.win;
}

describe('what the tree of fours says of each four at the end', () => {
  it.each(BOARDS_OF_FOURS.map((diagram, at) => [at, diagram] as const))(
    'is true of board %i',
    (_, diagram) => {
      const search = searched(diagram);
      const states = new Set<string>();
      for (const [at, { state }] of search.attack.nodes.entries()) {
        states.add(state);
        if (state === 'unknown') continue;
        expect(state).toBe(winsBehind(search, search.all[at] as TriedFour) ? 'won' : 'dead');
      }
      expect(states.has('unknown')).toBe(search.cut !== -1);
      // A four that waits lies on no other.
      for (const { from } of search.all.slice(0, 20)) {
        const tree = search.at(from);
        const first = [...tree.nodes.filter(({ depth }) => depth === 1), ...grown(tree).waiting];
        const across = first.map(midX).sort((a, b) => b - a);
        for (const [i, x] of across.slice(1).entries()) expect(across[i]).toBeGreaterThan(x + 40);
      }
    },
  );

  it('is that nobody knows, of all fours that were open when the search stopped', () => {
    const search = BOARDS_OF_FOURS.map(searched).find(({ cut }) => cut !== -1);
    if (!search) throw new Error('no search stops early');
    const { all, cut, attack } = search;
    const open = all.filter(({ from, ended }) => from < cut && (ended ?? Infinity) > cut);
    expect(open.length).toBeGreaterThan(1);
    for (const { id } of open) expect(attack.nodes[id - 1]?.state).toBe('unknown');
  });
});
