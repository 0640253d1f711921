/**
 * How many things of a list are drawn: a portion at once, and one more at each turn of the page, until all are there.
 * Hundreds at once would hold the page up. To be made where a component begins.
 */
export class Gradual {
  drawn = $state(0);
  readonly #portion: () => number;

  constructor(length: () => number, portion: () => number) {
    this.#portion = portion;
    this.begin();
    $effect(() => {
      if (this.drawn >= length()) return;
      const turn = setTimeout(() => (this.drawn += portion()));
      return () => clearTimeout(turn);
    });
  }

  /** Draws the first portion, and the rest anew: of another list, say. */
  begin(): void {
    this.drawn = this.#portion();
  }
}
