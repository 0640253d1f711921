import type { Slip } from '../../../engine/index.ts';

/**
 * By slip: the line of the program as it should be, and as it is in the copy. They are lines of
 * `src/engine/attacks/teaching/lineProgram.ts`, which is what runs; a test looks them up there.
 */
export const SLIP_CODE: Readonly<
  Record<Slip, { readonly original: string; readonly copy: string }>
> = {
  'one-side': {
    original: 'power: (left, right) => left + 1 + right',
    copy: 'power: (left, right) => 1 + Math.max(left, right)',
  },
  'one-end': {
    original: 'potential: (left, right) => left + right',
    copy: 'potential: (left) => left + left',
  },
  'over-gaps': {
    original: 'if (cellAt(cells, way, distance) !== X) break;',
    copy: 'if (cellAt(cells, way, distance) !== X) continue;',
  },
  'short-walk': {
    original: 'for (let distance = 1; distance <= 4; distance++) {',
    copy: 'for (let distance = 1; distance < 4; distance++) {',
  },
  'less-room': {
    original: 'hasRoom: (room) => room >= 5',
    copy: 'hasRoom: (room) => room >= 4',
  },
  'empty-room': {
    original: 'while (room < 4 && cellAt(cells, way, room + 1) !== O) room += 1;',
    copy: 'while (room < 4 && cellAt(cells, way, room + 1) === EMPTY) room += 1;',
  },
};
