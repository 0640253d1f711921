import { describe, expect, it } from 'vitest';
import { startWork } from '../../../../src/components/classroom/ownWork.ts';
import { isNameOf } from '../../../../src/components/classroom/pupil/whose.ts';

const work = (pupil: string) => ({ ...startWork('{}', 1, 1), pupil });

describe('the name of a pupil', () => {
  it.each([
    ['Ana', ' a N a '],
    ['A\u00ADna\u2060', 'A\u200Bn\u200Da\uFEFF'],
    ['İpek', 'ipek'],
    ['IŞIK', 'ışık'],
    ['Groß', 'GROSS'],
    ['Ａｎａ', 'ana'],
    ['Zoe\u0308', 'zoë'],
    ['ΟΔΟΣ', 'οδος'],
    ['Ana \u2764', 'Ana \u2764\uFE0F'],
    ['Ana-Lea 07', 'Ana–Lea ٠٧'],
    ['محمد', 'محمـد'],
    ['', '\u3164\u200B\u2800\u034F\b'],
  ])('is the same for %o and %o', (one, other) => {
    expect([isNameOf(one, work(other)), isNameOf(other, work(one))]).toEqual([true, true]);
  });

  it('is another one with another letter, accent or number', () => {
    for (const other of ['Anna', 'Aná', 'Ana 2', ''])
      expect(isNameOf('Ana', work(other))).toBe(false);
  });
});
