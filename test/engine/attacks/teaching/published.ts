import type { Mark } from '../../../../src/engine/core/types.ts';
import type { Contents } from '../../../../src/engine/attacks/teaching/parts/walk.ts';

/**
 * The published program's weighing, transcribed statement by statement in our own words, as a test double
 * for the teaching copy (docs/algorithms.md, section 7, "Errata of the article's code"). It shares no code
 * with the copy or the engine. Each slip can be mended alone; the comma and the name are, or nothing runs.
 */
export interface Slips {
  readonly rim?: boolean;
  readonly divider?: boolean;
  readonly order?: boolean;
  readonly loop?: boolean;
}

export interface PublishedAttack {
  power: number;
  potential: number;
  divider: number;
}

const TABLE = [
  [0, 0, 0],
  [0, 0.1, 0.25],
  [0, 2, 5],
  [0, 4, 7],
  [0, 6, 100],
  [200, 200, 200],
];

/** The published object that reads one line. */
class PublishedLine {
  readonly stored: PublishedAttack[] = [];
  private readonly contents: Contents;
  private readonly mark: Mark;
  private readonly slips: Slips;
  private attack: PublishedAttack = { power: 1, potential: 0, divider: 1 };
  private gap = 1;
  private touchesRim = false;
  /** No statement ever sets it. */
  private readonly figure: Mark | undefined = undefined;

  constructor(contents: Contents, mark: Mark, slips: Slips) {
    this.contents = contents;
    this.mark = mark;
    this.slips = slips;
  }

  read(): readonly PublishedAttack[] {
    if (this.room() < 5) return [];
    const own = this.attack;
    this.stored.push(own);
    for (const way of [-1, 1]) {
      [this.attack, this.gap, this.touchesRim] = [own, 1, false];
      for (let distance = 1; distance <= 5; distance++) if (!this.look(way, distance)) break;
    }
    return this.stored.filter(({ power, potential }) => potential > 0 || power >= 5);
  }

  /** One cell of the walk; `false` ends it. */
  private look(way: number, distance: number): boolean {
    const cell = this.contents[5 + way * distance];
    if (!this.slips.order && distance === 5) return this.rim(cell);
    if (cell === this.mark) {
      this.attack.power += 1;
      if (distance === 4) this.touchesRim = true;
    } else if (cell === 0) {
      this.attack.potential += 1;
      if (this.attack.power > 0) {
        this.push();
        if (this.slips.divider) this.gap = 1;
      }
      this.gap += 1;
      this.attack = { power: 0, potential: 1, divider: this.gap };
    } else {
      this.push();
      return false;
    }
    return distance < 5 || this.rim(cell);
  }

  /** At distance five: the only place where a run that was not ended by a cell can be stored. */
  private rim(cell: Contents[number] | undefined): false {
    if (this.touchesRim && this.attack.power > 0) {
      const like = this.slips.rim ? this.figure : this.mark;
      if (cell === 0 || cell === like) this.attack.potential += 1;
      this.push();
    }
    return false;
  }

  private push(): void {
    if (this.attack.power > 0 && !this.stored.includes(this.attack)) this.stored.push(this.attack);
  }

  private room(): number {
    let room = 1;
    for (const way of [-1, 1]) {
      for (let distance = 1; distance <= 4; distance++) {
        const cell = this.contents[5 + way * distance];
        if (cell !== 0 && cell !== this.mark) break;
        room += 1;
      }
    }
    return room;
  }
}

export function publishedAttacks(contents: Contents, mark: Mark, slips: Slips) {
  return new PublishedLine(contents, mark, slips).read();
}

function weightOfAttack({ power, potential, divider }: PublishedAttack): number {
  return (TABLE[Math.min(power, 5)]?.[potential] ?? NaN) / divider;
}

function isBreakpoint(attacks: readonly PublishedAttack[]): boolean {
  const own = attacks.find(({ divider }) => divider === 1);
  if (!own) return false;
  if (own.power >= 4 || (own.power === 3 && own.potential === 2)) return true;
  return attacks.some(({ power, potential, divider }) => {
    const bonus = own.potential === 2 && potential === 2 ? 1 : 0;
    return divider === 2 && own.power + power + bonus >= 4;
  });
}

/** One mark's part in a cell's weight, as the published loop adds it up. */
export function publishedWeight(
  lines: readonly (readonly PublishedAttack[])[],
  isToMove: boolean,
  slips: Slips,
): number {
  let weight = 0;
  let breakpoints = 0;
  lines.forEach((attacks) => {
    if (isBreakpoint(attacks)) {
      if (++breakpoints === 2) {
        weight += 100;
        // This ends one call of this function, not the loop.
        if (slips.loop) return;
      }
    }
    attacks.forEach((attack) => {
      weight += weightOfAttack(attack);
      if (attack.power >= 5 && isToMove) weight += 100;
    });
  });
  return weight;
}
