import type { CardId } from '../../../engine/index.ts';

/** Pixels that a pointer travels before it lifts a card. */
const SLACK = 5;

/** A pressed card. */
interface Hand {
  readonly card: CardId;
  readonly pointer: number;
  readonly start: { readonly x: number; readonly y: number };
  readonly isLifted: boolean;
  readonly x: number;
  readonly y: number;
}

/** The list over which cards are dragged, and what it hears. */
interface DragList {
  readonly cards: () => readonly CardId[];
  readonly element: () => Element;
  /** A card is held over another order; `undefined`: it is let go without a change. */
  readonly onpreview: (cards: readonly CardId[] | undefined) => void;
  readonly onlay: (cards: readonly CardId[], card: CardId) => void;
}

/** A card in the hand of a pointer or a thumb, and the order over which it is held. */
export class CardDrag {
  hand = $state.raw<Hand>();
  held = $state.raw<readonly CardId[]>();
  private isCarried = false;
  private readonly list: DragList;

  constructor(list: DragList) {
    this.list = list;
  }

  lift({ button, pointerId, clientX: x, clientY: y }: PointerEvent, card: CardId): void {
    if (button !== 0 || this.hand) return;
    this.hand = { card, pointer: pointerId, start: { x, y }, isLifted: false, x, y };
  }

  carry({ pointerId, clientX: x, clientY: y }: PointerEvent): void {
    const { hand } = this;
    if (!hand || pointerId !== hand.pointer) return;
    if (!hand.isLifted && Math.hypot(x - hand.start.x, y - hand.start.y) < SLACK) return;
    this.hand = { ...hand, isLifted: true, x, y };
    this.isCarried = true;
    const next = this.orderAt(hand.card, x, y);
    if (next.join() === (this.held ?? this.list.cards()).join()) return;
    this.held = next;
    this.list.onpreview(next);
  }

  letGo({ pointerId }: PointerEvent, isMeant: boolean): void {
    const { hand, held } = this;
    if (!hand || pointerId !== hand.pointer) return;
    this.drop();
    const isOther = held && held.join() !== this.list.cards().join();
    if (isMeant && hand.isLifted && isOther) this.list.onlay(held, hand.card);
  }

  drop(): void {
    this.hand = undefined;
    this.held = undefined;
    this.list.onpreview(undefined);
    setTimeout(() => (this.isCarried = false));
  }

  /** A press that has carried a card is no click. */
  click = (act: () => void) => () => {
    if (!this.isCarried) act();
  };

  /** The order over which the card is held. */
  private orderAt(card: CardId, x: number, y: number): readonly CardId[] {
    const list = this.list.element();
    const box = list.getBoundingClientRect();
    const rest = this.list.cards().filter((each) => each !== card);
    const isOver =
      x > box.left - 40 && x < box.right + 60 && y > box.top - 30 && y < box.bottom + 60;
    if (!isOver) return rest;
    const height = box.height / Math.max(1, list.children.length);
    const at = Math.max(0, Math.min(rest.length, Math.floor((y - box.top) / height)));
    return rest.toSpliced(at, 0, card);
  }
}
