import { describe, expect, it } from 'vitest';
import {
  LEVELS,
  O,
  X,
  doubleThreat,
  emptySetup,
  seededRng,
  treeSize,
} from '../../../src/engine/index.ts';
import { drawUntil, pick, pickBetween, pickMark } from '../../../src/engine/exercise/draw.ts';
import { gradeSet } from '../../../src/engine/exercise/kinds/doubleThreat.ts';
import { tutorialRequest } from '../../../src/engine/runs/request.ts';
import { runSearch } from '../../../src/engine/runs/searches.ts';
import { partialTracer } from '../../../src/engine/trace/searchTracer.ts';

describe('a set of cells', () => {
  const at = (...cells: readonly number[]) => cells.map((x) => ({ x, y: 0 }));

  it('gets a part for each right cell, less one for each wrong cell', () => {
    const graded = (key: readonly number[], answer: readonly number[]) =>
      gradeSet(at(...key), at(...answer));
    expect(graded([3, 5, 8, 9], [3, 5, 8, 9])).toEqual({ missed: [], extra: [], points: 1 });
    expect(graded([3, 5, 8, 9], [3, 5, 8])).toEqual({ missed: at(9), extra: [], points: 0.75 });
    expect(graded([3, 5, 8, 9], [3, 4, 5, 8])).toEqual({
      missed: at(9),
      extra: at(4),
      points: 0.5,
    });
    expect(graded([3, 5], [1, 2, 3])).toEqual({ missed: at(5), extra: at(1, 2), points: 0 });
    expect(graded([3], [])).toEqual({ missed: at(3), extra: [], points: 0 });
  });

  it('gains nothing by marking every cell', () => {
    const all = Array.from({ length: 121 }, (_, cell) => ({ x: cell % 11, y: (cell / 11) | 0 }));
    for (const level of LEVELS) {
      const graded = gradeSet(
        doubleThreat.key(doubleThreat.generate(seededRng(level), level)),
        all,
      );
      expect(graded).toMatchObject({ missed: [], points: 0 });
    }
  });

  it('is written row by row, each cell once', () => {
    const { answer } = doubleThreat;
    const cells = [...at(3, 5), { x: 0, y: 1 }];
    expect(answer.encode(cells)).toBe('3.0_5.0_0.1');
    expect(answer.decode('3.0_5.0_0.1')).toEqual({ ok: true, value: cells });
    expect(answer.decode(answer.encode([]))).toEqual({ ok: true, value: [] });
    for (const odd of ['', '5.0_3.0', '3.0_3.0', '3.0_', '3', '3.0_x', '03.0']) {
      expect(answer.decode(odd).ok, odd).toBe(false);
    }
  });
});

describe('lots', () => {
  it('fall on everything, and on nothing else', () => {
    const rng = seededRng(1);
    const many = Array.from({ length: 200 }, () => [pickMark(rng), pickBetween(rng, [3, 5])]);
    expect(new Set(many.map(([mark]) => mark))).toEqual(new Set([X, O]));
    expect(new Set(many.map(([, count]) => count))).toEqual(new Set([3, 4, 5]));
  });

  it('are not drawn where there is nothing', () => {
    expect(() => pick(seededRng(1), [])).toThrow(RangeError);
  });

  it('are drawn until one will do, and not for ever', () => {
    let [made, asked] = [0, 0];
    const make = () => (++made % 2 === 0 ? made : undefined);
    const accept = (item: number) => {
      asked += 1;
      return item > 7;
    };
    expect(drawUntil(seededRng(1), make, accept)).toBe(8);
    // What could not be made is not looked at.
    expect(asked).toBe(4);
    expect(() => drawUntil(seededRng(1), make, () => false)).toThrow('as this level wants');
  });
});

it('a listener hears what it asks for, and the search finds the same', () => {
  const setup = { ...emptySetup(), cells: [X, O, X, O, X, O, 0, 0, 0] as const };
  const request = tutorialRequest(setup);
  let calls = 0;
  const heard = runSearch(request, partialTracer({ call: () => calls++ }));
  expect(heard).toBe(runSearch(request));
  expect(calls).toBe(treeSize(setup));
});
