import { O, X, type Mark } from '../core/types.ts';
import type { Sheet } from '../game/large/sheet.ts';
import { emptyCells, type Setup } from '../game/setup.ts';
import { treeSize } from '../game/perft.ts';
import type { KindId } from '../exercise/kinds/index.ts';
import { solve } from '../search/solved.ts';
import { kindOf, partFieldsOf, type AnyKind, type AnyQuestion } from './anyKind.ts';

/**
 * What the engine can measure of how hard a question is:
 * - `right`: how many answers are equally good;   - `answer`: the signs of the key: how much there is to fill in;
 * - `empty`: the empty cells of a board of nine;   - `marks`: those on a large board or a line;
 * - `plies`: to the end of the game with best play;   - `tree`: the calls of plain minimax.
 */
export const MEASURES = ['right', 'empty', 'plies', 'tree', 'marks', 'answer'] as const;
export type Measure = (typeof MEASURES)[number];

/** How hard a question is, by what fits its kind. */
export interface Difficulty {
  readonly measures: Readonly<Partial<Record<Measure, number>>>;
  /** What would make it another question: another bot, another rule, another result. */
  readonly settings: string;
}

/** Of a kind: what makes its questions harder, and the parts by which they differ in more than the board. */
interface KindTraits {
  readonly by: readonly Measure[];
  readonly settings?: readonly string[];
  /** With best play it has to be the same side that wins. */
  readonly sameResult?: true;
  /** A search goes into each of its boards, so that few are drawn. */
  readonly isSlow?: true;
}

/** No measure fits what a person judges, or boards of any size: a class has the same one. */
type Same = 'open' | 'board-move' | 'find-pairing' | 'own-machine' | 'who-wins';
const TRAITS: { readonly [Id in Exclude<KindId, Same>]: KindTraits } = {
  'bead-chances': { by: ['empty'], settings: ['ending'] },
  'best-move': { by: ['right', 'plies', 'empty'], sameResult: true },
  'canonical-form': { by: ['empty'] },
  'cell-rating': { by: ['empty'] },
  'cell-weight': { by: ['marks'] },
  'count-forms': { by: ['empty'] },
  'cut-branches': { by: ['tree'], settings: ['bounds'] },
  'dead-lines': { by: ['right', 'empty'] },
  'depth-rating': { by: ['empty'], settings: ['depth'] },
  'double-threat': { by: ['answer', 'marks'] },
  evaluation: { by: ['empty', 'answer'] },
  'expected-score': { by: ['tree', 'empty'], settings: ['own'] },
  'fill-tree': { by: ['tree', 'answer'], settings: ['asked'] },
  'find-five': { by: ['right', 'marks'] },
  'find-win': { by: ['right', 'empty'] },
  'forced-reply': { by: ['right', 'marks'], isSlow: true },
  fork: { by: ['right', 'empty'] },
  horizon: { by: ['empty'], settings: ['depth'] },
  'is-forbidden': { by: ['marks'] },
  'line-attacks': { by: ['answer', 'marks'], settings: ['isTried'] },
  'line-sum': { by: ['empty'] },
  'lines-through': { by: ['answer'], settings: ['variant'] },
  'match-result': { by: ['answer'], settings: ['shows'] },
  'moves-to-win': { by: ['plies', 'empty'], sameResult: true },
  'play-on': { by: ['empty'], settings: ['bot', 'goal'] },
  'return-value': { by: ['tree'] },
  'stop-fork': { by: ['right', 'empty'] },
  'stop-loss': { by: ['empty'] },
  'win-by-fours': { by: ['right', 'marks'], isSlow: true },
};

/** Whether each pupil can have a board of their own for such a question. */
export const canVary = (kind: string): kind is keyof typeof TRAITS => Object.hasOwn(TRAITS, kind);

export const isSlowToDraw = (kind: string): boolean =>
  canVary(kind) && TRAITS[kind].isSlow === true;

export function difficultyOf({ kind, params }: AnyQuestion): Difficulty {
  if (!canVary(kind)) return { measures: {}, settings: '' };
  const traits: KindTraits = TRAITS[kind];
  const rules = kindOf({ kind, params });
  const values = params as Readonly<Record<string, unknown>>;
  const all = new Map(partFieldsOf(rules));
  const settings = (traits.settings ?? []).map((name) => all.get(name)?.codec.encode(values[name]));
  const { computer, setup } = values as { readonly computer?: Mark; readonly setup?: Setup };
  // Whether the computer is to move decides if the highest score is looked for, or the lowest.
  if (computer !== undefined && setup) settings.push(String(computer === setup.toMove));
  if (traits.sameResult && setup) settings.push(String(solve(setup).value));
  const found = traits.by.map((each) => [each, measureOf[each](rules, values)] as const);
  return { measures: Object.fromEntries(found), settings: settings.join(' ') };
}

type Parts = Readonly<Record<string, unknown>>;
const setupIn = ({ setup }: Parts) => setup as Setup;

const measureOf: Readonly<Record<Measure, (rules: AnyKind, parts: Parts) => number>> = {
  right: (rules, parts) => rules.allRight?.(parts).length ?? 1,
  answer: (rules, parts) => rules.answer.encode(rules.key(parts)).length,
  empty: (_, parts) => emptyCells(setupIn(parts).cells).length,
  plies: (_, parts) => solve(setupIn(parts)).distance,
  tree: (_, parts) => treeSize(setupIn(parts)),
  marks: (_, { line, sheet }) => {
    if (sheet) return (sheet as Sheet).stones.length;
    return (line as readonly unknown[]).filter((each) => each === X || each === O).length;
  },
};

/** How far two questions are apart: 0 for equally hard ones, and endless where they are not the same question. */
export function difficultyGap(a: Difficulty, b: Difficulty): number {
  if (a.settings !== b.settings) return Infinity;
  return MEASURES.reduce((all, each) => {
    const [one = 0, other = 0] = [a.measures[each], b.measures[each]];
    if (one === other) return all;
    return all + (FELT[each] * Math.abs(one - other)) / Math.max(one, other);
  }, 0);
}

/** One mark or sign more makes hardly anything harder; one good answer more, or one ply, does. */
const FELT: Readonly<Record<Measure, number>> = {
  right: 1,
  empty: 1,
  plies: 1,
  tree: 1,
  marks: 0.4,
  answer: 0.4,
};
