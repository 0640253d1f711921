import {
  EMPTY,
  boardOfSheet,
  hasCell,
  turnAfter,
  type Mark,
  type Point,
  type Sheet,
  type Size,
  type WinRule,
} from '../../../engine/index.ts';
import { LinearQuestioning } from '../../stepper/linear/timeline.svelte.ts';
import { Timeline, type StepperEvents } from '../../stepper/timeline.svelte.ts';
import { MOST_CELLS, cellsToScan, makeRace, type Race } from './race.ts';

/** Milliseconds for each look of the first scan, if these are few: one wants to see where it looks. */
const SLOW_LOOK = 220;
const FEW_LOOKS = 12;
/** Milliseconds for which both stand still when the first scan is over: as long as its sentence takes to read. */
const WATCH = 3000;
/** Then the other one hurries: every frame goes on by this share of what it has done since. */
const HURRY = 0.12;

/** What the figure begins with. */
export interface RaceStart {
  readonly sheet: Sheet;
  /** Left out, the last stone. */
  readonly last?: Point | undefined;
  readonly rule: WinRule;
}

/** Whose mark is placed next: by turns, or always the same. */
export type NextMark = 'turns' | Mark;

/** Two scans of one board on one timeline, and the board that the reader changes. */
export class ScanRaceLine extends Timeline {
  race: Race;
  next = $state<NextMark>('turns');
  readonly last: number;
  readonly questioning = new LinearQuestioning(() => undefined);
  private readonly start: RaceStart;

  constructor(id: string, start: RaceStart, events: StepperEvents) {
    super(id, events);
    this.start = start;
    this.race = $state.raw(raceOf(start));
    this.last = $derived(this.race.steps);
  }

  protected stepsOf(): Uint32Array {
    return new Uint32Array(0);
  }

  /** The first scan is over, and the other one has looks to go. */
  get watchStopped(): boolean {
    return this.step === this.race.first?.looks;
  }

  /** Nobody wants to watch hundreds of looks one by one: behind the first scan the other one hurries. */
  protected override nextFrame(): number {
    const since = this.step - (this.race.first?.looks ?? this.race.steps);
    return this.step + Math.max(1, Math.round(since * HURRY));
  }

  protected override stay(): number {
    const { first } = this.race;
    if (this.isRead || !first) return super.stay();
    if (this.watchStopped) return WATCH * this.speed;
    const isSlow = this.step < first.looks && first.looks <= FEW_LOOKS;
    return isSlow ? SLOW_LOOK * this.speed : super.stay();
  }

  /** The mark that a click on an empty cell puts down. */
  get mark(): Mark {
    if (this.next !== 'turns') return this.next;
    return turnAfter(this.race.sheet.stones);
  }

  /** A mark on an empty cell is the last one from now on; so is a mark that is chosen. */
  choose(x: number, y: number): boolean {
    const { sheet } = this.race;
    if (boardOfSheet(sheet).at(x, y) !== EMPTY) {
      this.load({ ...this.race, last: { x, y } });
      return true;
    }
    const stones = [...sheet.stones, { x, y, mark: this.mark }];
    return this.load({ ...this.race, sheet: { ...sheet, stones }, last: { x, y } });
  }

  /** Takes the last stone of the list away. */
  undo(): void {
    const { sheet } = this.race;
    this.load({ sheet: { ...sheet, stones: sheet.stones.slice(0, -1) }, rule: this.race.rule });
  }

  clear(): void {
    this.load({ sheet: { ...this.race.sheet, stones: [] }, rule: this.race.rule });
  }

  restart(): void {
    this.load(this.start);
  }

  useRule(rule: WinRule): void {
    this.load({ ...this.race, rule });
  }

  /** Another size: marks that lie outside of it go. Their middle stays in the middle. */
  useSize(size: Size | undefined): void {
    const { sheet, last } = this.race;
    const from = sheet.size ?? size;
    const shift = (side: 'width' | 'height') =>
      size && from ? Math.floor((size[side] - from[side]) / 2) : 0;
    const [dx, dy] = [shift('width'), shift('height')];
    const moved = (point: Point) => ({ x: point.x + dx, y: point.y + dy });
    const stones = sheet.stones
      .map((stone) => ({ ...stone, ...moved(stone) }))
      .filter(({ x, y }) => hasCell(size, x, y));
    const at = moved(last);
    const isThere = stones.some(({ x, y }) => x === at.x && y === at.y);
    this.load({
      sheet: { size, stones },
      last: isThere ? at : undefined,
      rule: this.race.rule,
    });
  }

  /** False if that would be too many cells to go over one by one. */
  private load(start: RaceStart): boolean {
    if (cellsToScan(start.sheet) > MOST_CELLS) return false;
    this.pause();
    this.race = raceOf(start);
    this.moveTo(0);
    return true;
  }
}

function raceOf({ sheet, last, rule }: RaceStart): Race {
  const { x, y } = last ?? sheet.stones.at(-1) ?? { x: 0, y: 0 };
  return makeRace(sheet, { x, y }, rule);
}
