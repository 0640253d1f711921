import type { Rng } from '../core/rng.ts';
import type { Stone } from '../game/large/board.ts';
import type { Sheet } from '../game/large/sheet.ts';
import type { Setup } from '../game/setup.ts';
import type { Codec } from './codec.ts';
import type { Fields } from './fields.ts';

/** How hard a fresh exercise is: 3 is the hardest. */
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** What shows on a board of nine cells why an answer is wrong. */
export interface SmallRefutation {
  readonly setup: Setup;
  /** The cells played from there, to the end of the game; empty if it is over already. */
  readonly moves: readonly number[];
  /** The call, from 1, that decides it in the search of `setup`, where the kind is about calls. */
  readonly call?: number;
}

/** What shows it on a large board: the marks placed from there, in order. */
export interface SheetRefutation {
  readonly sheet: Sheet;
  readonly stones: readonly Stone[];
}

export type Refutation = SmallRefutation | SheetRefutation;

/** What an answer is worth, and what is to be said of it. */
export interface Verdict<Reason> {
  /** 0 … 1: parts of an answer can be right. Whoever gives the marks, an engine or a person, 1 is all. */
  readonly points: number;
  /** What is wrong, the most telling first; empty if all is right. */
  readonly reasons: readonly Reason[];
  readonly refutation?: Refutation;
  /** No engine can tell: a person has to read it. `points` is 0 until then. */
  readonly needsPerson?: true;
}

/**
 * A kind of exercise. Nothing of it is written by hand but its rules: `key` is computed, any number of
 * fresh exercises can be made, a teacher can set one on any board that `fields` and `refuse` allow, and
 * every answer as good as the key gets full marks. Each kind has reasons of its own, with the facts that
 * its sentences need; their words are the page's business.
 */
export interface ExerciseKind<Params extends object, Answer, Reason, Id extends string = string> {
  /** In links and results: never change it. */
  readonly id: Id;
  /** Stands in links beside the params. What is written for a newer one is refused with a sentence. None is 1. */
  readonly version?: number;
  /** The game against an answer is what the answer itself does: it may be shown while tries remain. */
  readonly refutesItself?: true;
  /** Played against a bot, move by move: paper gives no answers. */
  readonly isPlayed?: true;
  /** What an exercise is given by, part by part: how a teacher sets it, and how it is written. */
  readonly fields: Fields<Params>;
  /** The parts together, checked and written: `paramsCodec(fields, refuse)`. */
  readonly params: Codec<Params>;
  readonly answer: Codec<Answer>;
  generate(rng: Rng, level: Level): Params;
  /** One of the best answers. */
  key(params: Params): Answer;
  /** All answers as good as the key, where they can be listed: at least the key. */
  allRight?(params: Params): readonly Answer[];
  /** Any answer that `answer` reads, to any exercise that `params` reads: never throws. */
  grade(params: Params, answer: Answer): Verdict<Reason>;
}

export const FULL_MARKS: Verdict<never> = { points: 1, reasons: [] };

/** A wrong answer, and what shows it. */
export function wrong<Reason>(reason: Reason, refutation?: Refutation): Verdict<Reason> {
  return { points: 0, reasons: [reason], ...(refutation && { refutation }) };
}
