import { describe, expect, it } from 'vitest';
import { emptySetup, smallInput, type SmallRun } from '../../../../src/engine/index.ts';
import { smallAddress } from '../../../../src/components/stepper/linear/smallFigure.svelte.ts';

const all: Pick<SmallRun, 'uses' | 'mostLevel'> = { uses: ['seed', 'level'], mostLevel: 9 };
const none: Pick<SmallRun, 'uses' | 'mostLevel'> = { uses: [], mostLevel: 0 };
describe('the address of a figure on nine cells', () => {
  it('names what cannot be used, and keeps the rest', () => {
    const own = smallInput(emptySetup());
    const read = (text: string, run = all) => {
      const address = smallAddress.parse(text);
      return address && smallAddress.inputOf(address, own, run);
    };
    const codes = (text: string, run = all) =>
      read(text, run)?.problems.map((problem) =>
        'field' in problem ? `${problem.code} ${problem.field}` : problem.code,
      );
    expect(codes('#fig=fin&board=XX.......&seed=3')).toEqual(['impossible-board']);
    expect(read('#fig=fin&board=XX.......&seed=3')?.input).toEqual({ ...own, seed: 3 });
    expect(codes('#fig=fin&step=0')).toEqual(['bad-field step']);
    expect(codes('#fig=fin&step=2&step=3')).toEqual(['repeated-field step']);
    expect(codes('#fig=fin&level=10')).toEqual(['bad-field level']);
    expect(codes('#fig=fin&seed=1&level=1', none)).toEqual(['bad-field seed', 'bad-field level']);
    expect(smallAddress.parse('#fig=fin&step=end')?.step).toBe(Infinity);
  });
});
