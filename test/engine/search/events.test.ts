import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  SEARCHES,
  SEARCH_EVENTS,
  SEARCH_TRAITS,
  eventAt,
  recordSearch,
  stepCount,
  type SearchEvent,
} from '../../../src/engine/index.ts';
import { requests } from '../arbitraries.ts';

/** One letter an event, so that a whole search is a word. */
const LETTERS: Record<SearchEvent, string> = {
  call: 'c',
  test: 't',
  won: 'w',
  full: 'f',
  try: 'y',
  back: 'b',
  improve: 'i',
  return: 'r',
  window: 'n',
  dead: 'd',
  horizon: 'h',
  adjust: 'j',
  cut: 'k',
};

/** A call whose own calls have been read already, each as an `A`: the grammar of `SearchTracer`. */
const CALL = /cn?t(?:w|f|d|h|(?:yAbj?i?)*(?:r|yAbj?i?k))/g;

/** Reads calls from the innermost out, and gives what is left: `A` for one whole search. */
function reduced(events: readonly SearchEvent[]): string {
  let word = events.map((kind) => LETTERS[kind]).join('');
  for (let before = ''; word !== before;) {
    before = word;
    word = word.replace(CALL, 'A');
  }
  return word;
}

const eventsOf = (text: string) => text.split(' ') as SearchEvent[];

describe('the order of events', () => {
  it('knows a whole search from a broken one', () => {
    expect(reduced(eventsOf('call test won'))).toBe('A');
    expect(reduced(eventsOf('call test try call test full back improve return'))).toBe('A');
    expect(reduced(eventsOf('call window test try call test dead back improve cut'))).toBe('A');
    expect(reduced(eventsOf('call test try call test horizon back adjust return'))).toBe('A');
    for (const broken of [
      'call won',
      'call test',
      'call test try back return',
      'call test try call test full improve return',
      'call test try call test full back improve improve return',
      'call test won call test won',
      'call test won return',
      'call test window won',
      'call window window test won',
      'call test cut',
      'call test try call test full back improve cut return',
      'call test try call test full back improve adjust return',
      'call test horizon return',
    ]) {
      expect(reduced(eventsOf(broken))).not.toBe('A');
    }
  });

  it.each([...SEARCHES])('is kept by %s, whatever the settings', (search) => {
    fc.assert(
      fc.property(requests({ mostEmpty: 6, searches: [search] }), (request) => {
        const { trace } = recordSearch(request);
        const kinds = Array.from({ length: stepCount(trace) }, (_, step) => eventAt(trace, step));
        expect(reduced(kinds)).toBe('A');
      }),
      { numRuns: 60 },
    );
  });

  it.each([...SEARCHES])('has alpha and beta in each call of %s, or prunes nothing', (search) => {
    const { prunes = false } = SEARCH_TRAITS[search];
    fc.assert(
      fc.property(requests({ mostEmpty: 6, searches: [search] }), (request) => {
        const { trace } = recordSearch(request);
        const count = (kind: SearchEvent) =>
          trace.events.filter((code) => SEARCH_EVENTS[code] === kind).length;
        expect(count('window')).toBe(prunes ? count('call') : 0);
        if (!prunes) expect(count('cut')).toBe(0);
      }),
      { numRuns: 60 },
    );
  });
});
