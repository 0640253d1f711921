import type { Rng } from '../../core/rng.ts';
import { X } from '../../core/types.ts';
import { positionIndex } from '../../game/positionIndex.ts';
import { NO_BOX, boxLayout, marksOfBox } from './boxes.ts';
import { FULL, GOES_ON, MARK_VALUE, TURNS, WON, statesOfCodes } from './codes.ts';
import { gameRng, learningMarks, type Learner } from './learner.ts';
import type { PolicyTable } from './policyTable.ts';
import { MOST_OF_A_KIND, rewardOf, worthOf, type LearningEnd } from './scheme.ts';

/** Nothing was drawn at this ply. */
const NOTHING = -1;
const ENDINGS = ['win', 'draw', 'loss'] as const satisfies readonly LearningEnd[];
const WIN = 0;
const DRAW = 1;
const LOSS = 2;

/**
 * The same games and corrections as `learnGame`, on typed arrays, for thousands of games at a time: a
 * position is a code, a move is an addition, and the winner is looked up. A test compares the two game by
 * game, so `learnGame` is the explanation of this one.
 */
export class Trainer {
  /** Wins, draws and losses so far: of the table, or of the first player if it plays itself. */
  readonly tally = { win: 0, draw: 0, loss: 0 };
  private readonly learner: Learner;
  private readonly rival: PolicyTable | undefined;
  private readonly entries: Int32Array;
  private readonly classOf = positionIndex().classOf;
  private readonly symmetryOf = positionIndex().symmetryOf;
  private readonly states = statesOfCodes();
  private readonly boxes = boxLayout();
  private readonly isMenace: boolean;
  private readonly explore: number;
  private readonly step: number;
  private readonly refills: boolean;
  /** By ending: what it adds to a bead, or its value. */
  private readonly rewards: Int32Array;
  /** By box: beads of each kind at the beginning. */
  private readonly starts: Uint8Array;
  /** In the current game, by ply: the kind of bead drawn, or the class of the new position. */
  private readonly made = new Int32Array(9);
  /** By ply: 1 for a random move, and for a finished position. */
  private readonly explored = new Uint8Array(9);
  private readonly finished = new Uint8Array(9);
  private readonly ties = new Uint8Array(9);
  private code = 0;
  private ply = 0;
  /** Whether the table plays the first mark, and the second. */
  private readonly own = [false, false];

  /** `rival`, the opponent, is not used if the table plays itself. */
  constructor(learner: Learner, rival?: PolicyTable) {
    const { scheme } = learner;
    if (!rival && learner.learns !== 'itself') throw new Error('who is the opponent?');
    this.learner = learner;
    this.rival = rival;
    this.entries = learner.entries;
    this.isMenace = scheme.kind === 'menace';
    this.explore = scheme.kind === 'td' ? scheme.explore : 0;
    this.step = scheme.kind === 'td' ? scheme.step : 0;
    this.refills = scheme.kind === 'menace' && !scheme.resigns;
    this.rewards = Int32Array.from(ENDINGS, (each) =>
      scheme.kind === 'menace' ? rewardOf(scheme, each) : worthOf(each),
    );
    this.starts = Uint8Array.from(this.boxes.classOf, (_, box) =>
      scheme.kind === 'menace' ? (scheme.start[Math.floor(marksOfBox(box) / 2)] as number) : 0,
    );
  }

  /** Plays this many games and learns from them. */
  play(games: number): void {
    for (let i = 0; i < games; i++) this.playOne();
  }

  private playOne(): void {
    const { learner, own } = this;
    const marks = learningMarks(learner.learns, learner.games);
    own[0] = marks[0] === X;
    own[1] = marks.length === 2 || !own[0];
    const first = this.endingOfFirst(gameRng(learner.seed, learner.games));
    learner.games++;
    for (let side = 0; side < 2; side++) {
      if (!own[side]) continue;
      const ending = side === 0 ? first : 2 - first;
      if (this.isMenace) this.correctBoxes(side, this.rewards[ending] as number);
      else this.correctValues(side, this.rewards[ending] as number);
    }
    this.tally[ENDINGS[own[0] ? first : 2 - first] as LearningEnd]++;
  }

  /** Plays a game to its end, and says how it ends for the first player. */
  private endingOfFirst(rng: Rng): number {
    this.code = 0;
    this.ply = 0;
    let state = GOES_ON;
    while (state === GOES_ON) {
      const side = this.ply & 1;
      const cell = this.own[side] ? this.ownCell(rng) : this.rivalCell(rng);
      // Whoever has no move gives up.
      if (cell < 0) return side === 0 ? LOSS : WIN;
      this.code += MARK_VALUE[side * 9 + cell] as number;
      state = this.states[this.code] as number;
      if (!this.isMenace) {
        this.made[this.ply] = this.classOf[this.code] as number;
        this.finished[this.ply] = state === GOES_ON ? 0 : 1;
      }
      this.ply++;
    }
    if (state === FULL) return DRAW;
    if (state !== WON) throw new Error('a game that is neither won nor full has ended');
    return this.ply & 1 ? WIN : LOSS;
  }

  private rivalCell(rng: Rng): number {
    const rival = this.rival as PolicyTable;
    const total = rival.totalOf[this.code] as number;
    if (total === 0) return NOTHING;
    let left = rng.int(total);
    let at = rival.startOf[this.code] as number;
    while ((left -= rival.weights[at] as number) >= 0) at++;
    return rival.cells[at] as number;
  }

  private ownCell(rng: Rng): number {
    return this.isMenace ? this.drawnCell(rng) : this.valuedCell(rng);
  }

  private drawnCell(rng: Rng): number {
    const { boxes, entries, code } = this;
    const box = boxes.boxOf[this.classOf[code] as number] as number;
    this.made[this.ply] = NOTHING;
    if (box === NO_BOX) return this.firstFree();
    const end = boxes.startOf[box + 1] as number;
    let kind = boxes.startOf[box] as number;
    let total = 0;
    for (let each = kind; each < end; each++) total += entries[each] as number;
    if (total === 0) return NOTHING;
    let left = rng.int(total);
    while ((left -= entries[kind] as number) >= 0) kind++;
    this.made[this.ply] = kind;
    return TURNS[9 * (this.symmetryOf[code] as number) + (boxes.cellOf[kind] as number)] as number;
  }

  private firstFree(): number {
    let cell = 8;
    for (let rest = this.code; rest % 3 !== 0; rest = (rest / 3) | 0) cell--;
    return cell;
  }

  private valuedCell(rng: Rng): number {
    const { ties, code, classOf, entries } = this;
    const isRandom = rng.int(100) < this.explore;
    this.explored[this.ply] = isRandom ? 1 : 0;
    const mark = (this.ply & 1) * 9;
    let count = 0;
    let most = -Infinity;
    let rest = code;
    // From the last cell to the first, in the order of the digits; so the list is read backwards.
    for (let cell = 8; cell >= 0; cell--, rest = (rest / 3) | 0) {
      if (rest % 3 !== 0) continue;
      if (!isRandom) {
        const value = entries[
          classOf[code + (MARK_VALUE[mark + cell] as number)] as number
        ] as number;
        if (value < most) continue;
        if (value > most) count = 0;
        most = value;
      }
      ties[count++] = cell;
    }
    return ties[count - 1 - rng.int(count)] as number;
  }

  private correctBoxes(side: number, reward: number): void {
    const { made, entries, boxes } = this;
    for (let ply = side; ply < this.ply; ply += 2) {
      const kind = made[ply] as number;
      if (kind === NOTHING) continue;
      const after = Math.min(MOST_OF_A_KIND, Math.max(0, (entries[kind] as number) + reward));
      entries[kind] = after;
      if (after === 0 && this.refills) this.refillIfEmpty(boxes.ownerOf[kind] as number);
    }
  }

  private refillIfEmpty(box: number): void {
    const { startOf } = this.boxes;
    const [from, to] = [startOf[box] as number, startOf[box + 1] as number];
    for (let kind = from; kind < to; kind++) if (this.entries[kind] !== 0) return;
    this.entries.fill(this.starts[box] as number, from, to);
  }

  private correctValues(side: number, worth: number): void {
    const { made, entries, explored, finished } = this;
    let target = worth;
    let isKnown = true;
    const last = this.ply - 1;
    for (let ply = (last & 1) === side ? last : last - 1; ply >= 0; ply -= 2) {
      const at = made[ply] as number;
      const before = entries[at] as number;
      if (isKnown && !finished[ply]) {
        entries[at] = before + Math.round(((target - before) * this.step) / 100);
      }
      target = entries[at] as number;
      isKnown = !explored[ply];
    }
  }
}
