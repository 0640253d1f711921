import { describe, expect, it } from 'vitest';
import { ASSIGNMENT_LIMITS } from '../../../../src/engine/index.ts';
import { startWork } from '../../../../src/components/classroom/ownWork.ts';
import { isNameOf, nameApart } from '../../../../src/components/classroom/pupil/whose.ts';

const work = (pupil: string) => ({ ...startWork('{}', 1, 1), pupil });

describe('the name of a pupil', () => {
  it.each([
    ['Ana', ' a N a '],
    ['Ana', 'A\u200Bn\u200Da\uFEFF'],
    ['A\u00ADna\u2060', 'ana'],
    ['İpek', 'ipek'],
    ['Işık', 'ışık'],
    ['IŞIK', 'ışık'],
    ['Groß', 'GROSS'],
    ['Ａｎａ', 'ana'],
    ['Zoe\u0308', 'zoë'],
    ['ΟΔΟΣ', 'οδος'],
  ])('is the same for %o and %o', (one, other) => {
    expect([isNameOf(one, work(other)), isNameOf(other, work(one))]).toEqual([true, true]);
  });

  it('is another one with another letter, accent or number', () => {
    for (const other of ['Anna', 'Aná', 'Ana 2', ''])
      expect(isNameOf('Ana', work(other))).toBe(false);
  });

  it('gets the first number that is free, however long it is', () => {
    const here = ['ana', 'Ana2'].map(work);
    const isTaken = (name: string) => here.some((each) => isNameOf(name, each));
    expect(nameApart(' ana ', isTaken)).toBe('ana 3');
    const most = ASSIGNMENT_LIMITS.pupil;
    const long = nameApart('a'.repeat(most), isTaken);
    expect([long.length <= most, long.endsWith('a 2')]).toEqual([true, true]);
    const halved = nameApart(`${'a'.repeat(most - 4)}😀`, isTaken);
    expect(halved).toBe(`${'a'.repeat(most - 4)} 2`);
    expect(nameApart('ana', () => true)).toBe('ana');
  });
});
