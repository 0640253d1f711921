import { expect, it } from 'vitest';
import { codeLineAt, eventsOfLine, type CodeSnippet } from '../../src/components/view/codeView.ts';
import { SEARCH_EVENTS } from '../../src/engine/index.ts';

const snippet: CodeSnippet = {
  lines: ['a', 'b', 'c'],
  lineOf: { call: 0, test: 1, won: 1, full: 1, try: 2, back: 2, improve: 2, return: 2 },
};

it('leads from an event to its line and back', () => {
  for (const event of SEARCH_EVENTS) {
    expect(eventsOfLine(snippet, codeLineAt(snippet, event))).toContain(event);
  }
  expect(eventsOfLine(snippet, 1)).toEqual(['test', 'won', 'full']);
  expect(eventsOfLine(snippet, 3)).toEqual([]);
});
