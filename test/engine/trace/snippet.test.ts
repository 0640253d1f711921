import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, it } from 'vitest';
import { BitPosition, NOBODY, NO_CELL } from '../../../src/engine/game/bitPosition.ts';
import { emptySetup } from '../../../src/engine/game/setup.ts';
import { SMALL_VARIANT } from '../../../src/engine/game/variants.ts';
import { O, X, other } from '../../../src/engine/core/types.ts';
import { DRAW, LOSS, WIN, minimax } from '../../../src/engine/search/minimax.ts';
import { startSearch } from '../../../src/engine/search/rules.ts';
import { SEARCHES, type SearchName, tutorialRequest } from '../../../src/engine/runs/request.ts';
import { recordSearch } from '../../../src/engine/runs/searches.ts';
import { SEARCH_EVENTS, type SearchEvent } from '../../../src/engine/trace/searchTracer.ts';
import { snippetOf } from '../../../src/engine/trace/snippet.ts';
import { setupOf } from '../../setupOf.ts';

const sourceOf = (search: SearchName) =>
  readFileSync(new URL(`../../../src/engine/search/${search}.ts`, import.meta.url), 'utf8');
const source = sourceOf('minimax');

/** The kinds of event that a search emits on a handful of positions, among them its limit and a full board. */
function emitted(search: SearchName): SearchEvent[] {
  const kinds = new Set<SearchEvent>();
  for (const cells of ['O.XX.X.OO', 'OO..XX...', 'XOXOXOOX.', 'XOXXOOOX.']) {
    for (const depth of [1, 2]) {
      const { trace } = recordSearch({ ...tutorialRequest(setupOf(cells)), search, depth });
      for (const event of trace.events) kinds.add(SEARCH_EVENTS[event] as SearchEvent);
    }
  }
  return [...kinds].sort();
}

describe.each([...SEARCHES])('the snippet of %s', (search) => {
  it('has every kind of event that it emits once, each at a line of its own', () => {
    const { lineOf, lines } = snippetOf(sourceOf(search), search);
    const kinds = emitted(search);
    expect(SEARCH_EVENTS.filter((kind) => lineOf[kind] !== undefined).toSorted()).toEqual(kinds);
    for (const kind of kinds) {
      expect(sourceOf(search).match(new RegExp(`trace\\?\\.${kind}\\(`, 'g'))).toHaveLength(1);
    }
    const at = Object.values(lineOf);
    expect(new Set(at).size).toBe(kinds.length);
    expect(Math.max(...at)).toBeLessThan(lines.length);
  });

  it('says nothing of the tracer, and is the rest of the file word for word', () => {
    const snippet = snippetOf(sourceOf(search), search);
    expect(snippet.lines.join('\n')).not.toMatch(/trace/i);
    const file = sourceOf(search).split('\n');
    expect(file).toContain(snippet.lines[0]);
    const untouched = snippet.lines.filter((line) => file.includes(line));
    // The line in which it calls itself hands the tracer on.
    expect(snippet.lines.length - untouched.length).toBe(1);
  });
});

describe('the snippet of minimax', () => {
  const snippet = snippetOf(source, 'minimax');

  it('points at the line below each call of the tracer', () => {
    const at = (kind: keyof typeof snippet.lineOf) =>
      snippet.lines[(snippet.lineOf[kind] as number) - 1]?.trim();
    expect(at('test')).toBe('const winner = position.winner;');
    expect(at('won')).toBe('return score;');
    expect(at('full')).toBe('return DRAW;');
    expect(at('try')).toBe('position.play(cell, player);');
    expect(at('back')).toBe('const isBetter = maximising ? score > best : score < best;');
    expect(at('improve')).toBe('best = score;');
    expect(at('return')).toBe('return best;');
  });

  it('is a function that still computes the same', () => {
    const code = stripTypeScriptTypes(snippet.lines.join('\n').replace(/^export /, ''));
    const scope = { NOBODY, NO_CELL, DRAW, LOSS, WIN, other };
    const shown = new Function(...Object.keys(scope), `${code}\nreturn minimax;`)(
      ...Object.values(scope),
    ) as typeof minimax;
    for (const cell of SMALL_VARIANT.geometry.lines[0] ?? []) {
      for (const computer of [X, O] as const) {
        const run = (search: typeof minimax) => {
          const state = startSearch({ computer, ties: 'first' });
          return [search(position, X, state), state.move];
        };
        const position = new BitPosition(emptySetup());
        position.play(cell, X);
        position.play(8, O);
        expect(run(shown)).toEqual(run(minimax));
      }
    }
  });
});

describe('a source that breaks the rules', () => {
  const wrap = (...lines: string[]) =>
    `function f(a: number, trace?: T) {\n${lines.join('\n')}\n}\n`;

  it.each([
    ['a kind twice', wrap('  trace?.call(1);', '  a++;', '  trace?.call(1);', '  a++;'), 'twice'],
    ['two at one line', wrap('  trace?.call(1);', '  trace?.test();', '  a++;'), 'same line'],
    ['no such kind', wrap('  trace?.jump(1);', '  a++;'), 'no event'],
    ['a call within a line', wrap('  if (a) trace?.call(1);'), 'uses its tracer'],
    ['another function', 'function g() {\n}\n', 'no function f'],
    ['a function without an end', 'function f() {\n', 'no function f'],
  ])('%s', (_, text, message) => {
    expect(() => snippetOf(text, 'f')).toThrow(message);
  });
});
