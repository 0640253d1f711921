import type { LargeInputProblem } from '../../engine/index.ts';
import type { LinkProblem } from './link.ts';
import type { BoardProblem, ImpossibleBoard, StepBeyondEnd } from './linkFields.ts';

/** The fields of the links to figures. */
export type FigureField =
  | 'fig'
  | 'step'
  | 'search'
  | 'variant'
  | 'board'
  | 'move'
  | 'computer'
  | 'order'
  | 'seed'
  | 'ties'
  | 'depth'
  // Of those that go straight on,
  | 'level'
  | 'moves'
  // and of those on a large board.
  | 'stones'
  | 'size'
  | 'cell'
  | 'mark'
  | 'line';

/** A search that is too long for a figure. */
export type TooManyCalls =
  | { readonly code: 'too-many-calls'; readonly calls: number; readonly most: number }
  | { readonly code: 'too-many-cells'; readonly empty: number; readonly most: number };

/** What of a link to a figure could not be used. The rest of it was. */
export type AddressProblem =
  | LinkProblem<FigureField>
  | UnknownParts
  | ImpossibleBoard
  | StepBeyondEnd
  | { readonly code: 'no-board'; readonly why: BoardProblem }
  | TooManyCalls
  | { readonly code: 'impossible-sheet'; readonly why: LargeInputProblem };

/** A link has fields of other names than its kind. Kinds that share an address with others don't mind. */
export interface UnknownParts {
  readonly code: 'unknown-parts';
  /** The first of them. */
  readonly names: readonly string[];
}

/** Fields that a link has beside these, by name: without signs that would turn or hide what stands around them. */
export function unknownParts(fragment: string, known: readonly string[]): readonly UnknownParts[] {
  const given = new Set(new URLSearchParams(fragment.replace(/^#/, '')).keys());
  const plain = (name: string) => [...name.replaceAll(/[\p{C}\p{Z}]/gu, '')].slice(0, 20).join('');
  const names = [...given]
    .filter((name) => !known.includes(name))
    .map(plain)
    .filter(Boolean);
  return names[0] ? [{ code: 'unknown-parts', names: names.slice(0, 3) }] : [];
}

/** What a link of this kind says, and what it has beside the kind's fields; `undefined` for any other link. */
export function openedFrom<
  Read extends { readonly problems: readonly { readonly code: string }[] },
>(fragment: string, parse: (fragment: string) => Read | undefined, known: readonly string[]) {
  const link = parse(fragment);
  // Of a link that is too long nothing is used, whatever else it has.
  if (!link || link.problems.some(({ code }) => code === 'too-long')) return link;
  return { ...link, problems: [...link.problems, ...unknownParts(fragment, known)] };
}
