import {
  NO_BOX,
  ONE,
  afterMove,
  boxLayout,
  kindsIn,
  markNameOf,
  permuted,
  placeOf,
  setupOfClass,
  SYMMETRIES,
  type Learner,
  type MarkName,
  type Setup,
} from '../../../engine/index.ts';

/** A cell of a board with what a table says of it. */
export interface BoxCell {
  readonly cell: number;
  readonly mark: MarkName | undefined;
  /** Beads of this kind, or a value from −1 to 1; absent on taken cells and where nothing is chosen. */
  readonly amount: number | undefined;
  /** How large it is drawn, 0 … 1: the share of the beads; for values, how good. */
  readonly share: number;
  /** The same move by symmetry: the bead is on that cell. */
  readonly sameAs: number | undefined;
}

/** What a table that learns says about a position, on the position's own cells. */
export function boxView(learner: Learner, setup: Setup): readonly BoxCell[] {
  const bare: BoxCell[] = setup.cells.map((content, cell) => ({
    cell,
    mark: markNameOf(content),
    amount: undefined,
    share: 0,
    sameAs: undefined,
  }));
  if (learner.scheme.kind === 'td') return withValues(learner, setup, bare);
  const place = placeOf(setup);
  const box = place ? (boxLayout().boxOf[place.at] as number) : NO_BOX;
  if (!place || box === NO_BOX) return bare;
  const kinds = kindByCell(place.at, box);
  const total = kindsIn(box).reduce((sum, kind) => sum + (learner.entries[kind] as number), 0);
  const cells = [...bare];
  kinds.forEach((kind, onLabel) => {
    const cell = place.symmetry[onLabel] as number;
    if (kind === undefined) return;
    const own = place.symmetry[boxLayout().cellOf[kind] as number] as number;
    const amount = learner.entries[kind] as number;
    cells[cell] = {
      ...(bare[cell] as BoxCell),
      amount: own === cell ? amount : undefined,
      share: own === cell && total > 0 ? amount / total : 0,
      sameAs: own === cell ? undefined : own,
    };
  });
  return cells;
}

/** By cell of a box's label: the kind of bead for that move. */
export function kindByCell(at: number, box: number): (number | undefined)[] {
  const { cells } = setupOfClass(at);
  const kept = SYMMETRIES.filter((each) =>
    permuted(cells, each).every((content, cell) => content === cells[cell]),
  );
  const kinds: (number | undefined)[] = cells.map(() => undefined);
  for (const kind of kindsIn(box)) {
    for (const each of kept) kinds[each[boxLayout().cellOf[kind] as number] as number] = kind;
  }
  return kinds;
}

function withValues(learner: Learner, setup: Setup, cells: readonly BoxCell[]): BoxCell[] {
  return cells.map((each) => {
    if (each.mark) return each;
    const place = placeOf(afterMove(setup, each.cell));
    if (!place) return each;
    const amount = (learner.entries[place.at] as number) / ONE;
    return { ...each, amount, share: (amount + 1) / 2 };
  });
}
