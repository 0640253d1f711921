import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  O,
  emptySetup,
  positionsFrom,
  readSetup,
  stepInput,
  type StepRun,
} from '../../../src/engine/index.ts';
import {
  makeStepAddress,
  parseStepAddress,
  stepInputOf,
} from '../../../src/components/state/steps/stepAddress.ts';

const all: Pick<StepRun, 'uses' | 'mostLevel'> = { uses: ['seed', 'level', 'moves'], mostLevel: 9 };
const none: Pick<StepRun, 'uses' | 'mostLevel'> = { uses: [], mostLevel: 0 };
const setups = [...positionsFrom(), ...positionsFrom(emptySetup(O))];

const inputs = fc
  .record({
    setup: fc.constantFrom(...setups),
    seed: fc.nat(2 ** 31),
    level: fc.nat(9),
    order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8]),
  })
  .map(({ setup, seed, level, order }) =>
    stepInput(setup, { seed, level, moves: order.filter((cell) => setup.cells[cell] === 0) }),
  );

describe('the address of a straight figure', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(inputs, inputs, fc.nat(500), (input, own, step) => {
        const address = parseStepAddress(makeStepAddress('fin', step, input, own));
        if (!address) throw new Error('no address');
        expect(address).toMatchObject({ figure: 'fin', step, problems: [] });
        // The own game belongs to the own board: a link to another board with no game says so.
        const isSame = input.setup.cells.join('') === own.setup.cells.join('');
        if (!isSame && input.moves.join('') === own.moves.join('')) return;
        expect(stepInputOf(address, own, all)).toEqual({ input, problems: [] });
      }),
    );
  });

  it('names what cannot be used, and keeps the rest', () => {
    const own = stepInput(emptySetup());
    const read = (text: string, run = all) => {
      const address = parseStepAddress(text);
      return address && stepInputOf(address, own, run);
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
    expect(codes('#fig=fin&moves=449')).toEqual(['bad-field moves']);
    expect(codes('#fig=fin&moves=44')).toEqual(['bad-field moves']);
    expect(codes('#fig=fin&board=X........&moves=0')).toEqual(['bad-field moves']);
    expect(codes('#fig=fin&seed=1&level=1', none)).toEqual(['bad-field seed', 'bad-field level']);
    expect(codes(`#fig=fin&board=${'X'.repeat(700)}`)).toEqual(['too-long']);
    expect(parseStepAddress('#some-heading')).toBeUndefined();
    expect(parseStepAddress('#fig=fin&step=end')?.step).toBe(Infinity);
  });

  it('keeps the turn of the board', () => {
    const setup = readSetup('.........; o');
    if (!setup.ok) throw new Error('setup');
    const own = stepInput(emptySetup());
    const text = makeStepAddress('fin', 0, stepInput(setup.value), own);
    expect(text).toBe('#fig=fin&step=1&move=O');
  });

  it('survives anything', () => {
    const own = stepInput(emptySetup());
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .string({ unit: fc.constantFrom(...'figstepboardmoves=&#%.XOxo0189') })
        .map((t) => `#fig=${t}`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const address = parseStepAddress(text);
        if (address) stepInputOf(address, own, all);
      }),
    );
  });
});
