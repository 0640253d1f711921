import { describe, expect, it } from 'vitest';
import { chosen, makeMapAddress, parseMapAddress } from '../../../src/components/map/mapAddress.ts';
import { mapBoard } from '../../../src/components/map/mapBoards.ts';

describe('an address on the map', () => {
  it('keeps the moves that are not the usual ones', () => {
    const { spot, problems } = parseMapAddress('#side=X&at=40')!;
    expect(problems).toEqual([]);
    expect(spot).toEqual({ side: 'X', id: '40', choices: { '': 4 } });
    expect(mapBoard('X', '', spot.choices).chosen).toBe(4);
    expect(parseMapAddress('#side=X&at=4')?.spot).toEqual({
      side: 'X',
      id: '',
      choices: { '': 4 },
    });
    for (const id of ['', '40']) {
      for (const cell of mapBoard('X', id, { '': 4 }).best) {
        const at = chosen({ side: 'X', id, choices: { '': 4 } }, id, cell);
        expect(parseMapAddress(makeMapAddress(at))?.spot).toEqual(at);
      }
    }
  });

  it.each([
    ['#side=z', 'bad-field'],
    ['#side=X&at=09x', 'bad-field'],
    ['#side=X&at=0123456780', 'bad-field'],
    ['#side=X&at=00', 'off-map'],
    ['#side=O&at=01', 'off-map'],
  ])('%s is told to be wrong', (hash, code) => {
    expect(parseMapAddress(hash)?.problems.map((problem) => problem.code)).toEqual([code]);
  });

  it('goes as far as it can', () => {
    expect(parseMapAddress('#side=O&at=0444')).toEqual({
      spot: { side: 'O', id: '0', choices: {} },
      problems: [{ code: 'off-map', cell: 4, at: 3 }],
    });
  });
});

describe('choosing another of the best moves', () => {
  it('comes out of what lay behind the old one, and forgets the usual move', () => {
    const spot = chosen({ side: 'X', id: '0418', choices: {} }, '', 2);
    expect(spot).toEqual({ side: 'X', id: '', choices: { '': 2 } });
    expect(chosen(spot, '', 0).choices).toEqual({});
  });
});
