import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LAST_STEP,
  makeAddress,
  parseAddress,
  requestOf,
  stepOf,
  type FigureState,
} from '../../src/components/state/address.ts';
import { seldomWords } from '../../src/i18n/seldom.ts';
import {
  SEARCHES,
  X,
  emptySetup,
  tutorialRequest,
  type SearchName,
} from '../../src/engine/index.ts';
import { NINE_CALLS, requests } from '../view/replay.ts';

const defaults = tutorialRequest(NINE_CALLS);
const codes = (fragment: string) => parseAddress(fragment)?.problems.map(({ code }) => code);

describe('an address', () => {
  it('has only what differs from the figure’s own search', () => {
    const state: FigureState = { figure: 'nine', step: 31, ...defaults };
    expect(makeAddress(state, defaults)).toBe('#fig=nine&step=32');
    expect(makeAddress({ ...state, order: 'random', seed: 7 }, defaults)).toBe(
      '#fig=nine&step=32&order=random&seed=7',
    );
    expect(makeAddress({ ...state, seed: 9 }, defaults)).toBe('#fig=nine&step=32');
    expect(makeAddress({ figure: 'tree', ...tutorialRequest(emptySetup()) })).toBe(
      '#fig=tree&search=minimax&board=.........&move=X&computer=X&order=ascending&ties=first',
    );
  });

  it('leads back to the same search and step', () => {
    const names = fc.stringMatching(/^[a-z][a-z0-9-]{0,39}$/);
    fc.assert(
      fc.property(
        requests,
        requests,
        names,
        fc.nat(),
        fc.boolean(),
        (own, other, figure, step, all) => {
          const fragment = makeAddress({ ...other, figure, step }, all ? undefined : own);
          const parsed = parseAddress(fragment);
          if (!parsed) throw new Error(fragment);
          expect(parsed).toMatchObject({ figure, step, problems: [] });
          const { request, problems } = requestOf(parsed, own, SEARCHES);
          expect(problems).toEqual([]);
          // A seed without a random order has no meaning, and is not written.
          const seed = other.order === 'random' ? other.seed : own.seed;
          // Nor has a limit in a search that has none.
          const depth = other.search === 'depthRatings' ? other.depth : own.depth;
          expect(request).toEqual({ ...other, seed, depth });
        },
      ),
    );
  });

  it('can ask for the last step without knowing its number', () => {
    const fragment = makeAddress({ figure: 'nine', step: LAST_STEP, ...defaults }, defaults);
    expect(fragment).toBe('#fig=nine&step=end');
    const address = parseAddress(fragment);
    expect(address).toMatchObject({ step: LAST_STEP, problems: [] });
    for (const count of [1, 49]) {
      expect(stepOf(address!, count)).toEqual({ step: count - 1, problems: [] });
    }
    expect(codes('#fig=nine&step=END')).toEqual(['bad-field']);
  });

  it('is not a plain anchor', () => {
    for (const anchor of ['', '#', '#top', '#call-1', '#step=3', '#config=1', '#a=b&c=d']) {
      expect(parseAddress(anchor)).toBeUndefined();
    }
  });

  it('keeps what can be read, and names what cannot', () => {
    const parsed = parseAddress('#fig=nine&step=x&board=XX&order=best&ties=last&seed=-1&extra=1');
    expect(parsed).toMatchObject({ figure: 'nine', ties: 'last', step: undefined });
    expect(parsed?.problems).toEqual(
      ['step', 'board', 'order', 'seed'].map((field) => ({ code: 'bad-field', field })),
    );
    expect(parseAddress('#fig=nine&computer=o&move=O')).toMatchObject({ computer: 4, toMove: 4 });
    expect(codes('#fig=nine&step=1&step=2')).toEqual(['repeated-field']);
    expect(parseAddress('#fig=nine&step=1&step=2')?.step).toBe(0);
    expect(codes('#fig=nine&step=0')).toEqual(['bad-field']);
    expect(codes(`#fig=nine&board=${'X'.repeat(5000)}`)).toEqual(['too-long']);
    expect(codes(`#fig=nine&board=${'.'.repeat(100)}`)).toEqual(['bad-field']);
    expect(codes('#fig=<script>&step=1')).toEqual(['bad-field']);
    expect(codes('#fig=nine&step=%E0%A4%A&seed=4294967296')).toEqual(['bad-field', 'bad-field']);
  });

  it('leads to no other search than the figure’s own, whose code it shows', () => {
    const parsed = parseAddress('#fig=nine&search=minimax&ties=last');
    if (!parsed) throw new Error('no address');
    expect(requestOf(parsed, defaults)).toEqual({
      request: { ...defaults, ties: 'last' },
      problems: [],
    });
    // There is one search yet; a figure of another would say so.
    const other = { ...defaults, search: 'other' as SearchName };
    expect(requestOf(parsed, other)).toEqual({
      request: { ...other, ties: 'last' },
      problems: [{ code: 'bad-field', field: 'search' }],
    });
    expect(makeAddress({ ...defaults, figure: 'nine' }, other)).toBe('#fig=nine&search=minimax');
    expect(codes('#fig=nine&search=Minimax')).toEqual(['bad-field']);
  });

  it('says why a board cannot be, and stays with the figure’s own', () => {
    const parsed = parseAddress('#fig=nine&board=XXX......&ties=last');
    if (!parsed) throw new Error('no address');
    const { request, problems } = requestOf(parsed, defaults);
    expect(request).toEqual({ ...defaults, ties: 'last' });
    expect(problems).toEqual([
      { code: 'impossible-board', why: { code: 'mark-counts', x: 3, o: 0 } },
    ]);
  });

  it('can name another side to move on the figure’s own board', () => {
    const even = tutorialRequest(emptySetup());
    const moved = parseAddress('#fig=tree&move=O');
    if (!moved) throw new Error('no address');
    expect(requestOf(moved, even).request.setup.toMove).toBe(4);
    const odd = requestOf(
      moved,
      tutorialRequest({ cells: [0, 4, 0, 0, 0, 0, 0, 0, 0], toMove: X }),
    );
    expect(odd.problems.map(({ code }) => code)).toEqual(['impossible-board']);
  });

  it('never leads beyond the end', () => {
    expect(stepOf({ step: 48 }, 49)).toEqual({ step: 48, problems: [] });
    expect(stepOf({ step: undefined }, 49)).toEqual({ step: 0, problems: [] });
    expect(stepOf({ step: 300_000 }, 49)).toEqual({
      step: 48,
      problems: [{ code: 'step-beyond-end', step: 300_000, last: 48 }],
    });
  });

  it('never throws, whatever the fragment', () => {
    const fields = fc.constantFrom(
      'fig',
      'step',
      'search',
      'board',
      'move',
      'computer',
      'order',
      'seed',
      'ties',
      'x',
    );
    const values = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('X', 'O', '0', '-1', '1e9', 'O.XX.X.OO', 'random', '%', '%FF', '__proto__'),
    );
    const fragments = fc
      .array(fc.tuple(fields, values), { maxLength: 12 })
      .map((list) => `#fig=nine&${list.map(([field, value]) => `${field}=${value}`).join('&')}`);
    const { addressProblems } = seldomWords('en');
    fc.assert(
      fc.property(fc.oneof(fragments, fc.string({ unit: 'binary' })), (fragment) => {
        const parsed = parseAddress(fragment);
        if (!parsed) return;
        const { request, problems } = requestOf(parsed, defaults);
        expect(request.setup.cells).toHaveLength(9);
        const all = [...problems, ...stepOf(parsed, 49).problems];
        if (all.length > 0) expect(addressProblems(all)).toMatch(/^[A-Z].*\.$/s);
      }),
      { numRuns: 500 },
    );
  });

  it('has one sentence for all parts that cannot be read, and one for those that come twice', () => {
    const { addressProblems } = seldomWords('en');
    const { problems = [] } =
      parseAddress('#fig=nine&step=0&order=x&seed=-1&ties=first&ties=x') ?? {};
    expect(problems.length).toBeGreaterThan(3);
    const told = addressProblems(problems);
    expect(told.match(/cannot be read/g)).toHaveLength(1);
    expect(told.match(/more than once/g)).toHaveLength(1);
    expect(told).toContain('the step, the order of the cells and the seed');
  });
});
