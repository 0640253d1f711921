import {
  BitPosition,
  X,
  markName,
  positionIndex,
  setupOfCode,
  solve,
  type MarkName,
} from '../../engine/index.ts';

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

let made: readonly AtlasEntry[] | undefined;

/** Every board of the atlas, one a class, in the order of the index. */
export function atlasEntries(): readonly AtlasEntry[] {
  return (made ??= Array.from(positionIndex().classes, (code) => atlasEntryOf(code)));
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
  readonly end?: AtlasEnd | undefined;
}

export function isShown({ ply, end }: AtlasEntry, filter: AtlasFilter): boolean {
  if (filter.ply !== undefined && filter.ply !== ply) return false;
  return filter.end === undefined || filter.end === end;
}

const KEYS: Readonly<Record<AtlasOrder, (entry: AtlasEntry) => number>> = {
  marks: ({ ply }) => ply,
  end: ({ end }) => ENDS.indexOf(end),
  distance: ({ distance }) => distance,
  size: ({ size }) => size,
};

/** The boards that pass, sorted; equal ones stay in the order of the index. */
export function chosenEntries(filter: AtlasFilter, order: AtlasOrder): readonly AtlasEntry[] {
  const shown = atlasEntries().filter((entry) => isShown(entry, filter));
  const key = KEYS[order];
  return order === 'marks' ? shown : shown.toSorted((a, b) => key(a) - key(b));
}
