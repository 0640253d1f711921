import { describe, expect, it } from 'vitest';
import {
  LAST_STEP,
  makeAddress,
  openedAddress,
  parseAddress,
  requestOf,
  type FigureState,
} from '../../../src/components/stepper/search/address.ts';
import { linkedStep } from '../../../src/components/platform/linkFields.ts';
import { X, emptySetup, tutorialRequest } from '../../../src/engine/index.ts';
import { NINE_CALLS } from './replay.ts';

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

  it('can ask for the last step without knowing its number', () => {
    const fragment = makeAddress({ figure: 'nine', step: LAST_STEP, ...defaults }, defaults);
    expect(fragment).toBe('#fig=nine&step=end');
    const address = parseAddress(fragment);
    expect(address).toMatchObject({ step: LAST_STEP, problems: [] });
    for (const count of [1, 49]) {
      expect(linkedStep(address!, count - 1)).toEqual({ step: count - 1, problems: [] });
    }
    expect(codes('#fig=nine&step=END')).toEqual(['bad-field']);
  });

  it('keeps what can be read, and names what cannot', () => {
    const parsed = parseAddress('#fig=nine&step=x&board=XY&order=best&ties=last&seed=-1&extra=1');
    expect(parsed).toMatchObject({ fig: 'nine', ties: 'last' });
    expect(parsed).not.toHaveProperty('step');
    expect(parsed?.problems).toEqual([
      { code: 'bad-field', field: 'step', text: 'x' },
      { code: 'bad-field', field: 'board', text: 'XY' },
      { code: 'bad-field', field: 'order', text: 'best' },
      { code: 'bad-field', field: 'seed', text: '-1' },
    ]);
    expect(openedAddress('#fig=nine&step=2&only=1&extra=1')?.problems).toEqual([
      { code: 'unknown-parts', names: ['extra'] },
    ]);
    expect(parseAddress('#fig=nine&computer=o&move=O')).toMatchObject({ computer: 4, move: 4 });
    expect(codes('#fig=nine&step=1&step=2')).toEqual(['repeated-field']);
    expect(parseAddress('#fig=nine&step=1&step=2')?.step).toBe(0);
    expect(codes('#fig=nine&step=0')).toEqual(['bad-field']);
    expect(codes(`#fig=nine&board=${'.'.repeat(100)}`)).toEqual(['bad-field']);
    expect(codes('#fig=<script>&step=1')).toEqual(['bad-field']);
    expect(codes('#fig=nine&step=%E0%A4%A&seed=4294967296')).toEqual(['bad-field', 'bad-field']);
  });

  it('may end a sentence, whose full stop is no cell of the board', () => {
    for (const link of [
      '#fig=nine&board=XOX......',
      '#fig=nine&variant=4,3,3&board=XO..........',
    ]) {
      const [plain, ended] = [link, `${link}.`].map((each) =>
        requestOf(parseAddress(each)!, defaults),
      );
      expect(plain?.problems).toEqual([]);
      expect(ended).toEqual(plain);
    }
    const parsed = parseAddress('#fig=nine&board=XOX........')!;
    expect(requestOf(parsed, defaults).problems).toMatchObject([{ code: 'impossible-board' }]);
  });

  it('leads to no other search than the figure’s own, whose code it shows', () => {
    const parsed = parseAddress('#fig=nine&search=minimax&ties=last');
    if (!parsed) throw new Error('no address');
    expect(requestOf(parsed, defaults)).toEqual({
      request: { ...defaults, ties: 'last' },
      problems: [],
    });
    const other = { ...defaults, search: 'quickMinimax' as const };
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
    expect(linkedStep({ step: 48 }, 48)).toEqual({ step: 48, problems: [] });
    expect(linkedStep({}, 48)).toEqual({ step: 0, problems: [] });
    expect(linkedStep({ step: 300_000 }, 48)).toEqual({
      step: 48,
      problems: [{ code: 'step-beyond-end', step: 300_000, last: 48 }],
    });
  });
});
