import {
  BitPosition,
  X,
  markName,
  positionIndex,
  setupOfCode,
  solve,
  type MarkName,
} from '../../engine/index.ts';

/** The atlas shows one board a class, or every position. */
export const SCOPES = ['classes', 'positions'] as const;
export type AtlasScope = (typeof SCOPES)[number];

/** Who wins with best play, or has won: by name, so that words and inks are looked up by it. */
export const ENDS = ['X', 'draw', 'O'] as const;
export type AtlasEnd = (typeof ENDS)[number];

/** One board of the atlas. */
export interface AtlasEntry {
  readonly code: number;
  /** Its class: the row of a table. */
  readonly at: number;
  readonly ply: number;
  /** Whose turn it is; `undefined` if the game is over. */
  readonly mover: MarkName | undefined;
  readonly end: AtlasEnd;
  /** Marks to the end with best play. */
  readonly distance: number;
  /** How many positions are in its class. */
  readonly size: number;
}

const made = new Map<AtlasScope, readonly AtlasEntry[]>();

/** Every board of the atlas, in the order of the index. Made once a scope. */
export function atlasEntries(scope: AtlasScope): readonly AtlasEntry[] {
  const known = made.get(scope);
  if (known) return known;
  const index = positionIndex();
  const entries = Array.from(index[scope], (code) => atlasEntryOf(code));
  made.set(scope, entries);
  return entries;
}

export function atlasEntryOf(code: number): AtlasEntry {
  const { classOf, sizeOf, plyOf } = positionIndex();
  const at = classOf[code] as number;
  const setup = setupOfCode(code);
  const { value, distance } = solve(setup);
  const forX = setup.toMove === X ? value : -value;
  return {
    code,
    at,
    ply: plyOf[at] as number,
    mover: new BitPosition(setup).isOver ? undefined : markName(setup.toMove),
    end: forX > 0 ? 'X' : forX < 0 ? 'O' : 'draw',
    distance,
    size: sizeOf[at] as number,
  };
}

export const ATLAS_ORDERS = ['marks', 'end', 'distance', 'size'] as const;
export type AtlasOrder = (typeof ATLAS_ORDERS)[number];

/** Which boards are shown; an absent field lets all through. */
export interface AtlasFilter {
  readonly ply?: number | undefined;
  readonly mover?: MarkName | 'over' | undefined;
  readonly end?: AtlasEnd | undefined;
}

export function isShown({ ply, mover, end }: AtlasEntry, filter: AtlasFilter): boolean {
  if (filter.ply !== undefined && filter.ply !== ply) return false;
  if (filter.mover !== undefined && filter.mover !== (mover ?? 'over')) return false;
  return filter.end === undefined || filter.end === end;
}

const KEYS: Readonly<Record<AtlasOrder, (entry: AtlasEntry) => number>> = {
  marks: ({ ply }) => ply,
  end: ({ end }) => ENDS.indexOf(end),
  distance: ({ distance }) => distance,
  size: ({ size }) => size,
};

/** The boards that pass, sorted; equal ones stay in the order of the index. */
export function chosenEntries(
  scope: AtlasScope,
  filter: AtlasFilter,
  order: AtlasOrder,
): readonly AtlasEntry[] {
  const shown = atlasEntries(scope).filter((entry) => isShown(entry, filter));
  const key = KEYS[order];
  return order === 'marks' ? shown : shown.toSorted((a, b) => key(a) - key(b));
}
