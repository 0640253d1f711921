import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import FillTree from '../../../src/components/exercises/fill-tree/Answer.svelte';
import { EMPTY, bestMove, callTree, fillTree, seededRng } from '../../../src/engine/index.ts';
import CellChoice from '../../../src/components/exercises/frame/CellChoice.svelte';
import { hintsAloud } from '../../../src/components/exercises/frame/HintList.svelte';
import { aloud, say } from '#language/ui/language/grammar';
import { fillTreeMessages as words } from '#language/exercises/fill-tree/messages';
import { smallExercises } from '#language/exercises/frame/small';

// What an answer tells a listener, in the page as the server writes it.

const rest = {
  onanswer: () => undefined,
  locked: false,
  shown: undefined,
  draw: undefined,
  seed: 1,
  paper: false,
  kind: {},
  actions: createRawSnippet(() => ({ render: () => '<p></p>' })),
};
const page = (body: string) =>
  parseHTML(`<!doctype html><html><body>${body}</body></html>`).document;

describe('"Fill in the tree" is heard', () => {
  const params = fillTree.generate(seededRng(4), 2);
  const key = fillTree.key(params);
  const wrong = key.map((score, at) => (at === 1 ? (score === 0 ? 10 : 0) : score));
  const shown = (answer: readonly (number | undefined)[] | undefined) =>
    page(
      render(FillTree, {
        props: {
          ...rest,
          params,
          answer,
          verdict: answer && fillTree.grade(params, answer as typeof key),
        },
      }).body,
    );

  it('in lists as deep as the calls', () => {
    const document = shown(undefined);
    const calls = callTree(params);
    const depths = [...document.querySelectorAll('li')].map((item) => {
      let depth = 0;
      for (let at = item.parentElement; at; at = at.parentElement) {
        if (at.tagName === 'OL') depth++;
      }
      return depth;
    });
    expect(depths).toEqual(calls.map(({ moves }) => moves.length + 1));
    expect(Math.max(...depths)).toBeGreaterThan(2);
  });

  it('with what each field is about: who asks, the move, and what is left', () => {
    const document = shown(undefined);
    const fields = [...document.querySelectorAll('select')];
    expect(fields).toHaveLength(key.length);
    const told = fields.map(
      (field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(told[0]).toMatch(/^Call 1\. [XO] to move\. Row 1: /);
    for (const text of told.slice(1)) {
      expect(text).toMatch(
        /^Call \d+, asked by call \d+: [XO] on \d\. (The game is over\.|[XO] to move\. Left: cells? \d)/,
      );
    }
  });

  it('with how many are right, and a way to the first that is not', () => {
    const document = shown(wrong);
    expect(document.querySelector('[role=status]')?.textContent?.trim()).toBe(
      words.rightOf(key.length - 1, key.length),
    );
    const [goTo] = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
    const field = document.querySelector('select[aria-invalid=true]');
    expect(goTo?.trim()).toBe(words.goTo(Number(field?.getAttribute('data-call'))));
    expect(shown(key).querySelector('button')).toBeNull();
  });
});

describe('hints', () => {
  it('that are new are heard, all of them, with words for signs', () => {
    const heard = aloud(hintsAloud([say`It returns −10.`, say`Cell 4.`]));
    expect(heard).toBe('It returns minus 10. Cell 4.');
  });
});

describe('a cell that is chosen as an answer', () => {
  const params = bestMove.generate(seededRng(1), 1);
  const cell = params.setup.cells.indexOf(EMPTY);
  const shown = (answer: number | undefined) =>
    page(render(CellChoice, { props: { ...rest, params, answer, verdict: undefined } }).body);

  it('is the selected one, and said by a region that was there before', () => {
    expect(shown(undefined).querySelectorAll('[aria-selected]')).toHaveLength(0);
    expect(shown(undefined).querySelector('[role=status]')?.textContent).toBe(
      smallExercises.choice.none,
    );
    const selected = [...shown(cell).querySelectorAll('[aria-selected=true]')];
    expect(selected.map((each) => each.getAttribute('data-cell'))).toEqual([String(cell)]);
    expect(shown(cell).querySelector('[role=status]')?.textContent).toContain(`cell ${cell}`);
  });
});
