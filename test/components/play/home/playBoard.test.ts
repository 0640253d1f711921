import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import PlayBoard from '../../../../src/components/play/home/PlayBoard.svelte';
import {
  LAST_STEP,
  parseAddress,
  requestOf,
} from '../../../../src/components/stepper/search/address.ts';
import { X, tutorialRequest, type MarkName } from '../../../../src/engine/index.ts';
import { readOrThrow } from '../../ui/board-editor/setups.ts';

function boardOf(person?: MarkName): string {
  return render(PlayBoard, { props: { base: '/book/', ...(person ? { person } : {}) } }).body;
}

/** Where "Show me why" leads. */
function hrefOf(html: string): string {
  const [, href] = /class="nb-btn primary[^"]*" href="([^"]+)"/.exec(html) ?? [];
  if (href === undefined) throw new Error('no link');
  return href.replaceAll('&amp;', '&');
}

describe('the board of the first page, first drawn', () => {
  it('lets the person begin, and says so', () => {
    const html = boardOf();
    expect(html).toContain('You are X, and you begin. Take any cell.');
    expect(html.match(/aria-disabled="false"[^>]*/g)?.length).toBeGreaterThanOrEqual(9);
  });

  it('says that the machine begins, and takes no cell for it before scripts run', () => {
    const html = boardOf('O');
    expect(html).toContain('The machine is X, and it begins.');
    expect(html.match(/aria-label="cell \d, empty"/g)).toHaveLength(9);
  });

  it('tells a reader without scripts where the lesson is', () => {
    expect(boardOf()).toMatch(/<noscript>.*href="\/book\/lessons\/minimax\/".*<\/noscript>/s);
  });

  it('has nothing to explain before the machine has moved, and keeps the place for it', () => {
    expect(boardOf('O')).toMatch(/class="nb-btn primary[^"]* later[^"]*"/);
  });

  it('links to the last step of the search, with the machine as the computer', () => {
    const [page, fragment] = hrefOf(boardOf('O')).split('#');
    expect(page).toBe('/book/tree/');
    const address = parseAddress(`#${fragment}`);
    expect(address).toMatchObject({ fig: 'tree', step: LAST_STEP, problems: [] });
    const { request } = requestOf(address!, tutorialRequest(readOrThrow('O.XX.X.OO')));
    expect(request).toEqual({ ...tutorialRequest(readOrThrow('.........')), computer: X });
  });
});
