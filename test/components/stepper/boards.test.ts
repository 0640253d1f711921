import { describe, expect, it, vi } from 'vitest';
import { describeStep } from '../../../src/components/stepper/search/describe.ts';
import { factsAt } from '../../../src/components/stepper/search/facts.ts';
import {
  makeAddress,
  parseAddress,
  positionOn,
  requestOf,
} from '../../../src/components/stepper/search/address.ts';
import { Figure } from '../../../src/components/stepper/search/figure.svelte.ts';
import { questionsAt } from '../../../src/components/stepper/search/prediction.ts';
import { boardAtStep } from '../../../src/components/stepper/search/stackView.ts';
import { tooLong } from '../../../src/components/stepper/limits.ts';
import { treeFolding, treeView } from '../../../src/components/stepper/tree/treeView.ts';
import { dialogMessages } from '#language/stepper/dialogs';
import { stepperMessages } from '#language/stepper/search/messages';
import {
  EMPTY,
  O,
  SEARCHES,
  SEARCH_TRAITS,
  X,
  emptyCells,
  emptySetup,
  eventAt,
  makePosition,
  makeVariant,
  mostCalls,
  perft,
  playableCells,
  recordSearch,
  rootSearch,
  seededRng,
  stepCount,
  treeSize,
  tutorialRequest,
  type SearchRequest,
} from '../../../src/engine/index.ts';
import { plain, setupOfPlain, variantOf } from '../../engine/plainBoards.ts';
import { deep } from '../../deep.ts';
import { setupOf } from '../../setupOf.ts';
import { NINE_CALLS } from './replay.ts';

const BOARDS = ['4,4,4', '4,4,4,gravity', '3,3,3,misere', '4,4,3,misere,gravity', '5,3,3', '3,4,3'];
const home = tutorialRequest(NINE_CALLS);

/** A request on each board, from some positions with this many empty cells. */
function samples(id: string, empty: number, count = 4): SearchRequest[] {
  const variant = variantOf(id);
  const rng = seededRng(7);
  const plies = variant.geometry.cellCount - empty;
  return Array.from({ length: count }, () =>
    tutorialRequest(setupOfPlain(plain(variant).unfinished(plies, rng)), variant),
  );
}

describe('a search on another board', () => {
  it('has the same events on nine cells, however they are written', () => {
    for (const search of SEARCHES) {
      const traces = ['3,3,3', '3x3', '3x3,3'].map(
        (id) => recordSearch({ ...home, search, variant: variantOf(id).id }).trace,
      );
      expect(new Set(traces.map((trace) => JSON.stringify(trace))).size).toBe(1);
    }
  });

  it.each(BOARDS)('scores what plain minimax scores: %s', (id) => {
    const { score } = plain(variantOf(id));
    for (const request of samples(id, 6)) {
      const { cells, toMove } = request.setup;
      const wanted = score([makePosition(cells), toMove === X ? 'X' : 'O']);
      for (const search of SEARCHES) {
        for (const computer of [X, O]) {
          const depth = 9;
          const found = rootSearch({ ...request, search, computer, depth, order: 'random' });
          const { notLost, notWon } = SEARCH_TRAITS[search].scale;
          const sign = found.score > notWon ? 1 : found.score < notLost ? -1 : 0;
          expect(sign || 0, search).toBe(Math.sign(computer === toMove ? wanted : -wanted) || 0);
        }
      }
    }
  });

  it.each(BOARDS)('has a sentence, a board and a tree at every step: %s', (id) => {
    for (const [at, search] of SEARCHES.entries()) {
      // On a push each search is tried on every second board.
      if (at % deep(2, 1) !== BOARDS.indexOf(id) % deep(2, 1)) continue;
      const request = { ...samples(id, 5)[at % 4]!, search, depth: 3 };
      const run = recordSearch(request);
      const { trace } = run;
      expect(trace.callCount).toBeLessThanOrEqual(mostCalls(request));
      for (let step = 0; step < stepCount(trace); step++) {
        const facts = factsAt(run, step);
        const said = stepperMessages.spoken(describeStep(facts));
        expect(said).not.toMatch(/undefined|NaN/);
        const view = boardAtStep(run, step);
        expect(view.cells.filter(({ mark }) => !mark).length).toBe(facts.emptyCells.length);
        const variant = variantOf(id);
        const cells = view.cells.map(({ mark }) => (mark === 'X' ? X : mark === 'O' ? O : EMPTY));
        expect(facts.playable).toEqual(playableCells(cells, variant));
        if (facts.kind === 'won') {
          expect(facts.winner === facts.owner).toBe(!variant.misere);
          expect(said.includes('a line loses')).toBe(variant.misere);
        }
        for (const { options, answer } of questionsAt(run, step, ['cell'])) {
          expect(options).toEqual(facts.playable);
          expect(options).toContain(answer);
        }
        if (step % 7 > 0) continue;
        const { nodes } = treeView(
          run,
          step,
          treeFolding({ unfolded: new Set(), folded: new Set() }),
        );
        for (const node of nodes) expect(node.cells).toHaveLength(cells.length);
      }
    }
  });

  it('counts the calls that minimax would make, and never more than there can be', () => {
    for (const id of ['3,3,3,misere', '3,4,3,gravity', '4,3,2', '3,3,3,gravity', '2x2x2']) {
      const variant = variantOf(id);
      const setup = emptySetup(X, variant);
      const calls = perft(setup, variant).byPly.reduce((sum, each) => sum + each, 0);
      expect(treeSize(setup, variant), id).toBe(calls);
      expect(mostCalls(tutorialRequest(setup, variant)), id).toBeGreaterThanOrEqual(calls);
    }
    // Without lines no game ends early: the bound is the number itself.
    for (const gravity of [false, true]) {
      const variant = makeVariant({ m: 3, n: 3, k: 4, gravity });
      const setup = emptySetup(X, variant);
      expect(mostCalls({ ...tutorialRequest(setup), variant: '3,3,3' })).toBe(986_410);
      if (gravity) expect(treeSize(setup, variant)).toBe(5_248);
    }
    const falling = variantOf('3,3,3,gravity');
    expect(mostCalls(tutorialRequest(emptySetup(X, falling), falling))).toBe(5_248);
    const shallow = { ...home, setup: emptySetup(), search: 'depthRatings', depth: 2 } as const;
    expect(mostCalls(shallow)).toBe(1 + 9 + 72);
  });
});

describe('the link to a search on another board', () => {
  it.each(BOARDS)('says the board and its position: %s', (id) => {
    for (const asked of samples(id, 6, 2)) {
      const link = makeAddress({ ...asked, figure: 'tree', step: 4 }, home);
      const read = parseAddress(link)!;
      expect(read).toMatchObject({ step: 4, problems: [] });
      expect(requestOf(read, home)).toEqual({ request: asked, problems: [] });
      const bare = parseAddress(`#fig=tree&variant=${id}`)!;
      const { setup, variant } = requestOf(bare, home).request;
      expect(variant).toBe(id);
      expect(emptyCells(setup.cells).length).toBeGreaterThan(0);
      expect(setup).toEqual(positionOn(variantOf(id), NINE_CALLS));
    }
  });

  it('says why a board is none, and stays with the figure’s own', () => {
    for (const [text, code] of [
      ['6,6,4', 'too-large'],
      ['3x3x3', 'in-space'],
      ['3,3,4', 'no-line'],
      ['1x1', 'line-length'],
      ['4', 'no-size'],
    ] as const) {
      const read = parseAddress(`#fig=tree&variant=${text}&board=X..............O`)!;
      const { request, problems } = requestOf(read, home);
      expect(request).toEqual(home);
      expect(problems).toMatchObject([{ code: 'no-board', why: { code } }]);
      expect(dialogMessages.addressProblems(problems)).toMatch(/^[A-Z].*\.$/);
    }
    const other = requestOf(parseAddress('#fig=tree&variant=4,4,4&board=X...O...X')!, home);
    expect(other.problems).toMatchObject([{ code: 'impossible-board', why: { found: 9 } }]);
  });
});

describe('a search that is too long', () => {
  const four = variantOf('4,4,4');
  const falling = variantOf('4,4,4,gravity');
  const on = (search: SearchRequest['search'], variant = four): SearchRequest => ({
    ...tutorialRequest(emptySetup(X, variant), variant),
    search,
  });

  it('is known before it is made, as far as it can be', () => {
    expect(tooLong(on('minimax'))).toMatchObject({ code: 'too-many-calls', most: 600_000 });
    expect(tooLong(on('alphaBeta'))).toMatchObject({ calls: mostCalls(on('minimax')) });
    expect(tooLong(on('quickMinimax'))).toMatchObject({ code: 'too-many-cells', empty: 16 });
    expect(tooLong(on('depthRatings'))).toBeUndefined();
    // All of a falling board fits, if branches are pruned.
    expect(tooLong(on('alphaBeta', falling))).toBeUndefined();
    expect(tooLong({ ...home, setup: emptySetup() })).toBeUndefined();
  });

  it('is refused in a sentence, and the figure keeps what it shows', async () => {
    vi.stubGlobal('location', { href: 'https://example.org/', hash: '' });
    const figure = new Figure('tree', home, SEARCHES, () => undefined);
    expect(await figure.useVariant(four)).toBe(true);
    const { setup } = figure;
    expect([figure.variant, figure.isHome]).toEqual([four, false]);
    expect(await figure.useSetup(emptySetup(X, four))).toBe(false);
    expect([figure.setup, figure.variant]).toEqual([setup, four]);
    expect(dialogMessages.addressProblems(figure.addressProblems)).toContain('600,000');
    expect(await figure.useVariant(variantOf('3,3,3,misere'))).toBe(true);
    expect([figure.addressProblems, figure.homeSetup]).toEqual([[], figure.setup]);
    expect(await figure.useVariant(variantOf('3,3,3'))).toBe(true);
    expect(figure.isHome).toBe(true);
    vi.unstubAllGlobals();
  });

  it('keeps its marks on a board of other rules, if they can lie there', () => {
    const setup = setupOf('X...O....');
    expect(positionOn(variantOf('3,3,3,misere'), setup)).toEqual(setup);
    for (const id of BOARDS) {
      const variant = variantOf(id);
      const first = positionOn(variant, emptySetup());
      if (variant.geometry.cellCount > 9) {
        expect(mostCalls(tutorialRequest(first, variant))).toBeLessThan(1_000);
      }
      expect(eventAt(recordSearch(tutorialRequest(first, variant)).trace, 2)).toBe('try');
    }
  });
});
