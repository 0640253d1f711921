import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAP_START,
  chosen,
  makeMapAddress,
  readMapAddress,
} from '../../../src/components/state/map/mapAddress.ts';
import { mapBoard, placedBoards } from '../../../src/components/view/map/mapBoards.ts';

describe('an address on the map', () => {
  it('leads back to every board that is drawn', () => {
    for (const side of ['X', 'O'] as const) {
      for (const { board } of placedBoards(side, {}, () => true)) {
        const spot = { side, id: board.id, choices: {} };
        expect(readMapAddress(makeMapAddress(spot))).toEqual({ spot });
      }
    }
  });

  it('keeps the moves that are not the usual ones', () => {
    const { spot, problem } = readMapAddress('#side=X&at=40');
    expect(problem).toBeUndefined();
    expect(spot).toEqual({ side: 'X', id: '40', choices: { '': 4 } });
    expect(mapBoard('X', '', spot.choices).chosen).toBe(4);
    expect(readMapAddress('#side=X&at=4').spot).toEqual({ side: 'X', id: '', choices: { '': 4 } });
  });

  it.each([
    ['#side=z', 'side'],
    ['#side=X&at=09x', 'moves'],
    ['#side=X&at=0123456780', 'moves'],
    ['#side=X&at=00', 'off-map'],
    ['#side=O&at=01', 'off-map'],
  ])('%s is told to be wrong', (hash, code) => {
    expect(readMapAddress(hash).problem?.code).toBe(code);
  });

  it('goes as far as it can', () => {
    expect(readMapAddress('#side=O&at=0444')).toEqual({
      spot: { side: 'O', id: '0', choices: {} },
      problem: { code: 'off-map', cell: 4, at: 3 },
    });
  });

  it('is the start if it is about something else, and never an exception', () => {
    expect(readMapAddress('#_top')).toEqual({ spot: MAP_START });
    fc.assert(fc.property(fc.string(), (text) => readMapAddress(text).spot !== undefined));
    fc.assert(
      fc.property(fc.string(), (text) => readMapAddress(`#side=X&at=${text}`).spot.side === 'X'),
    );
  });
});

describe('choosing another of the best moves', () => {
  it('comes out of what lay behind the old one, and forgets the usual move', () => {
    const spot = chosen({ side: 'X', id: '0418', choices: {} }, '', 2);
    expect(spot).toEqual({ side: 'X', id: '', choices: { '': 2 } });
    expect(chosen(spot, '', 0).choices).toEqual({});
  });
});
