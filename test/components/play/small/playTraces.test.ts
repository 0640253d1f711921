import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SHOWN_IN, traceOf } from '../../../../src/components/play/small/traces.ts';
import { LOOKUP } from '../../../../src/components/lessons/table/facts.ts';
import {
  LAST_STEP,
  parseAddress,
  requestOf,
} from '../../../../src/components/stepper/search/address.ts';
import { smallAddress } from '../../../../src/components/stepper/linear/smallFigure.svelte.ts';
import {
  PLAYERS,
  SEARCHES,
  chooseCell,
  makeBot,
  policyOf,
  tutorialRequest,
} from '../../../../src/engine/index.ts';
import { ALL_SETUPS } from '../../../engine/arbitraries.ts';
import { setupOf } from '../../../setupOf.ts';

const fragment = (address: string) => address.slice(address.indexOf('#'));
const HOME = tutorialRequest(setupOf('O.XX.X.OO'));
/** What they do is shown nowhere step by step. */
const UNTRACED = ['random', 'learning-table', 'td-table'];
const SOME = ALL_SETUPS.filter((_, index) => index % 451 === 0);

describe('the steps behind a reason', () => {
  it.each(PLAYERS.map((spec) => [makeBot(spec), spec] as const))('of %s are its own', (_, spec) => {
    for (const setup of SOME) {
      const address = traceOf(spec, setup, '/book/');
      expect(address === undefined).toBe(UNTRACED.includes(spec.kind));
      if (address?.startsWith('/book/tree/')) {
        const { request, problems } = requestOf(parseAddress(fragment(address))!, HOME, SEARCHES);
        expect(problems).toEqual([]);
        expect(parseAddress(fragment(address))!.step).toBe(LAST_STEP);
        expect(request.setup).toEqual(setup);
        const played = policyOf(spec, setup).map(({ cell }) => cell);
        const chosen = chooseCell(request);
        expect(chosen === undefined ? [] : [chosen]).toEqual(played.slice(0, 1));
      } else if (address) {
        const { board, move, problems } = smallAddress.parse(fragment(address))!;
        expect({ cells: board, toMove: move, problems }).toEqual({ ...setup, problems: [] });
      }
    }
  });

  it('lead to figures that are there', () => {
    for (const { lesson, fig } of Object.values(SHOWN_IN).filter(
      (place) => typeof place === 'object',
    )) {
      const file = new URL(`../../../../src/content/docs/lessons/${lesson}.mdx`, import.meta.url);
      expect(existsSync(file), lesson).toBe(true);
      const isNamed = readFileSync(file, 'utf8').includes(`id="${fig}"`);
      expect(isNamed || fig === LOOKUP.id, fig).toBe(true);
    }
  });
});
