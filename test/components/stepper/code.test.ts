import { expect, it } from 'vitest';
import type { Snippet } from '../../../src/engine/index.ts';
import { codeLineAt, eventsOfLine } from '../../../src/components/stepper/codeView.ts';

const snippet: Snippet = {
  lines: ['a', 'b', 'c'],
  lineOf: { call: 1, test: 2, won: 2, full: 2, try: 3, back: 3, improve: 3, return: 3 },
};

it('leads from an event to its line and back', () => {
  for (const event of Object.keys(snippet.lineOf)) {
    expect(eventsOfLine(snippet, codeLineAt(snippet, event) ?? -1)).toContain(event);
  }
  expect(eventsOfLine(snippet, 2)).toEqual(['test', 'won', 'full']);
  expect(eventsOfLine(snippet, 4)).toEqual([]);
});
