import { expect, it } from 'vitest';
import type { CardId } from '../../../src/engine/index.ts';
import { CardDrag } from '../../../src/components/bot/cards/cardDrag.svelte.ts';

const at = (y: number) => ({ button: 0, pointerId: 1, clientX: 10, clientY: y }) as PointerEvent;
const LIST = {
  getBoundingClientRect: () => ({ left: 0, right: 100, top: 0, bottom: 90, height: 90 }),
  children: { length: 3 },
} as unknown as Element;

function dragged(card: CardId, ys: readonly number[], isMeant: boolean) {
  const cards: readonly CardId[] = ['win', 'block', 'centre'];
  const [previews, laid, clicks]: [string[], string[], number[]] = [[], [], []];
  const drag = new CardDrag({
    cards: () => cards,
    element: () => LIST,
    onpreview: (order) => previews.push(order?.join() ?? 'none'),
    onlay: (order) => laid.push(order.join()),
  });
  drag.lift(at(ys[0]!), card);
  for (const y of ys.slice(1)) drag.carry(at(y));
  drag.letGo(at(ys.at(-1)!), isMeant);
  drag.click(() => clicks.push(1))();
  return { previews, laid, clicks: clicks.length };
}

it('lays a card where it is let go, and back where the drag is broken off', () => {
  const previews = ['block,win,centre', 'block,centre,win', 'none'];
  expect(dragged('win', [10, 40, 41, 80], true)).toEqual({
    previews,
    laid: ['block,centre,win'],
    clicks: 0,
  });
  expect(dragged('win', [10, 40, 80], false)).toEqual({ previews, laid: [], clicks: 0 });
  expect(dragged('win', [10, 40, 12], true).laid).toEqual([]);
});

it('takes a card out far from the list, and a press that hardly moves is a click', () => {
  expect(dragged('block', [40, 500], true).laid).toEqual(['win,centre']);
  expect(dragged('block', [40, 43], true)).toEqual({ previews: ['none'], laid: [], clicks: 1 });
});
