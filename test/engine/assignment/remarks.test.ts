import { describe, expect, it } from 'vitest';
import { X, remarksOf, type TaskQuestion } from '../../../src/engine/index.ts';
import { KINDS } from '../../../src/engine/exercise/kinds/index.ts';

function bestMove(setup: string): TaskQuestion {
  const params = KINDS['best-move'].params.decode(setup);
  if (!params.ok) throw new Error(`${setup}: ${params.problem.code}`);
  return { kind: 'best-move', params: params.value };
}
const codes = (setup: string) => remarksOf(bestMove(setup)).map(({ code }) => code);

describe('remarksOf', () => {
  it('tells of answers that are equally good', () => {
    // After X in a corner only the centre holds; after X in the centre every corner does.
    expect(codes('X........o')).toEqual(['value']);
    const [ties] = remarksOf(bestMove('....X....o'));
    expect(ties).toEqual({ code: 'ties', answers: [0, 2, 6, 8] });
  });

  it('tells what best play makes of the board', () => {
    // X completes the top row; O, to move on the same marks, is too late for both of X's lines.
    expect(remarksOf(bestMove('XX.OO....x'))).toContainEqual({
      code: 'value',
      toMove: X,
      value: 1,
      distance: 1,
    });
    const lost = remarksOf(bestMove('X.X.O.X.Oo')).find(({ code }) => code === 'value');
    expect(lost).toMatchObject({ value: -1 });
  });

  it('tells that O has begun', () => {
    expect(codes('....O....x')).toContain('o-began');
    expect(codes('XO.......x')).not.toContain('o-began');
  });

  it('says of an open question what is about the board that is shown, and of no other', () => {
    const said = (text: string) => {
      const params = KINDS.open.params.decode(text);
      if (!params.ok) throw new Error(`${text}: ${params.problem.code}`);
      return remarksOf({ kind: 'open', params: params.value }).map(({ code }) => code);
    };
    const five = [1, 2, 3, 4, 5].map((x) => ({ x, y: 0, mark: X }));
    const sheet = KINDS.open.fields.sheet.codec.encode({ size: undefined, stones: five });
    expect(said('....O....x~shown~15x15.')).toEqual(['needs-person', 'value', 'o-began']);
    expect(said(`....O....x~sheet~${sheet}`)).toEqual(['needs-person', 'five']);
    expect(said(`....O....x~none~${sheet}`)).toEqual(['needs-person']);
  });
});
