import { describe, expect, it } from 'vitest';
import { O, X, recordSearch, tutorialRequest } from '../../../../src/engine/index.ts';
import {
  askedSearchLink,
  positionSearchLink,
} from '../../../../src/components/classroom/gradebook/searchLinks.ts';
import { linkedStep } from '../../../../src/components/platform/linkFields.ts';
import { parseAddress, requestOf } from '../../../../src/components/stepper/search/address.ts';
import { setupOf } from '../../../setupOf.ts';

const SETUP = setupOf('O.XX.X.OO');
const REQUEST = { ...tutorialRequest(SETUP), computer: X };
/** What the page reads of a link, from another search than the one in it. */
function opened(link: string | undefined) {
  const address = parseAddress(new URL(link ?? '', 'https://x.org').hash);
  if (!address) throw new Error(`no figure in ${link}`);
  const { request, problems } = requestOf(address, tutorialRequest(setupOf('.........')), [
    'minimax',
    'alphaBeta',
  ]);
  expect(problems).toEqual([]);
  return { request, address };
}

describe('the way to the stepper', () => {
  it('opens the search that was asked about, at the call that decides', () => {
    const { request, address } = opened(
      askedSearchLink('/notes/', REQUEST, { setup: SETUP, moves: [1], call: 2 }),
    );
    expect(request).toEqual(REQUEST);
    const { trace } = recordSearch(request);
    expect(linkedStep(address, 999).step).toBe(trace.enterAt[1]);
    expect(askedSearchLink('/notes/', REQUEST)).toMatch(/^\/notes\/tree\/#fig=tree&search=/);
  });

  it('names no step where calls are counted otherwise, or the search is a large one', () => {
    const refutation = { setup: SETUP, moves: [1], call: 2 };
    const alphaBeta = { ...REQUEST, search: 'alphaBeta' as const };
    const [six, five] = ['XOX......', 'XOX.O....'].map((text) => tutorialRequest(setupOf(text)));
    for (const request of [alphaBeta, six!]) {
      expect(opened(askedSearchLink('/', request, refutation)).address.step).toBeUndefined();
    }
    expect(opened(askedSearchLink('/', five!, refutation)).address.step).toBeDefined();
  });

  it('opens the position after any move, for whose turn it is, until the game is over', () => {
    const line = { setup: SETUP, moves: [1, 4, 6] };
    const { request } = opened(positionSearchLink('/', line, 1));
    expect(request).toMatchObject({ computer: O, setup: { toMove: O } });
    expect(request.setup.cells[1]).toBe(X);
    // X on 1, O on 4: the diagonal 0, 4, 8.
    expect(positionSearchLink('/', line, 2)).toBeUndefined();
  });
});
