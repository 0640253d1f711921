import { render } from 'svelte/server';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import AttackTree from '../../../src/components/algorithms/fours/AttackTree.svelte';
import { foursView } from '../../../src/components/algorithms/fours/view.ts';
import { LARGE_ALGORITHMS, SMALL_ALGORITHMS } from '../../../src/components/algorithms/registry.ts';
import SmallStepBoard from '../../../src/components/stepper/linear/SmallStepBoard.svelte';
import { withoutTexts } from '../../../src/components/ui/large-board/scene.ts';
import { X, largeInput, parseDiagram, smallInput } from '../../../src/engine/index.ts';
import { attackTreeMessages } from '#language/algorithms/fours/messages';
import { aloud } from '#language/ui/language/grammar';
import { BOARDS_OF_FOURS, askedOf } from '../algorithms/randomLargePosition.ts';
import { walk } from '../algorithms/walk.ts';
import { setupOf } from '../../setupOf.ts';

// V hides scores from a class. They are hidden from those who listen as well: names of cells and nodes are read here
// from the page as the server writes it. The search's own figure is listened to in test/e2e/full-screen.spec.ts.

const figureThat = (isVeiled: boolean) =>
  ({ isVeiled, stepper: { movedOn: false, questioning: { open: undefined } } }) as never;

const pageOf = (body: string) =>
  parseHTML(`<!doctype html><html><body>${body}</body></html>`).document;

/** Everything in a component that is read out. */
function heardIn(body: string): string[] {
  const document = pageOf(body);
  return [...document.querySelectorAll('[aria-label]')].map(
    (each) => each.getAttribute('aria-label') ?? '',
  );
}

const drawing = { isDrawing: false, ondraw: () => undefined };

const small = smallInput(setupOf('XO..X...O'), { seed: 3 });
const tried = parseDiagram('X.XxO....');
const large = largeInput(tried.sheet, { cell: tried.cell, mark: tried.mark });

describe.each(Object.entries(SMALL_ALGORITHMS))('nine cells of %s', (_, algorithm) => {
  const { view, messages } = algorithm;
  const moments = walk(view, small).map(({ moment }) => moment);
  const told = (isVeiled: boolean) =>
    moments.map((moment) => {
      const props = { figure: figureThat(isVeiled), moment, note: messages.note, ...drawing };
      return heardIn(render(SmallStepBoard, { props }).body);
    });

  it('are heard without their notes while scores are hidden', () => {
    const [open, veiled] = [told(false), told(true)];
    for (const [step, { notes }] of moments.entries()) {
      const texts = notes.flatMap((note) => (note?.text ? aloud(messages.note(note.text)) : []));
      const heard = (names: readonly string[] = []) =>
        texts.filter((text) => names.some((name) => name.endsWith(text)));
      expect(heard(open[step])).toEqual(texts);
      expect(heard(veiled[step])).toEqual([]);
    }
  });
});

describe('the tree of fours', () => {
  const moments = BOARDS_OF_FOURS.map((diagram) => {
    const { moment } = walk(foursView, largeInput(parseDiagram(diagram).sheet, { mark: X })).at(
      -1,
    )!;
    return moment;
  });
  const bodyOf = (moment: (typeof moments)[number], isVeiled: boolean) =>
    render(AttackTree, { props: { figure: figureThat(isVeiled), moment } }).body;

  it('is seen and heard without replies and ends while scores are hidden', () => {
    for (const moment of moments) {
      const { nodes } = moment.attack;
      expect(heardIn(bodyOf(moment, false)).slice(1)).toEqual(nodes.map(attackTreeMessages.node));
      const body = bodyOf(moment, true);
      expect(heardIn(body).slice(1)).toEqual(nodes.map(({ four }) => four));
      expect(body).not.toMatch(/class="[^"]*\b(won|dead|unknown|end|double|waiting)\b/);
    }
  });
});

describe.each(Object.entries(LARGE_ALGORITHMS))('a large board of %s', (_, { view }) => {
  it('has no words or numbers while scores are hidden: cells are named after them', () => {
    for (const { moment } of walk(view, askedOf(large, view.run))) {
      const scene = withoutTexts(moment.scene);
      const texts = [...(scene.shades ?? []), ...(scene.notes ?? [])].map(({ text }) => text);
      expect(texts.filter((text) => text !== undefined)).toEqual([]);
    }
  });
});
