import type { KindId } from '../../../engine/index.ts';

const GROUPS = ['moves', 'judge', 'machine', 'trees', 'lines', 'free'] as const;
export type KindGroup = (typeof GROUPS)[number];

/** Where each kind is offered; within a group the easiest comes first. */
const GROUP_OF: { readonly [Id in KindId]: KindGroup } = {
  'find-win': 'moves',
  'stop-loss': 'moves',
  fork: 'moves',
  'stop-fork': 'moves',
  'best-move': 'moves',
  'moves-to-win': 'moves',
  'play-on': 'moves',
  'bot-move': 'moves',
  'dead-lines': 'moves',
  'count-forms': 'judge',
  'games-from': 'judge',
  'cell-rating': 'judge',
  'depth-rating': 'judge',
  'line-sum': 'judge',
  'return-value': 'machine',
  'play-algorithm': 'machine',
  'wrong-step': 'machine',
  'is-cut': 'trees',
  'fill-tree': 'trees',
  'cut-branches': 'trees',
  'which-position': 'trees',
  'find-five': 'lines',
  'scan-visits': 'lines',
  'line-attacks': 'lines',
  'line-breaks': 'lines',
  'double-threat': 'lines',
  'cell-weight': 'lines',
  'large-move': 'lines',
  'large-play': 'lines',
  open: 'free',
};

/** All kinds, as they are offered. */
export function groupedKinds(): readonly {
  readonly group: KindGroup;
  readonly kinds: readonly KindId[];
}[] {
  const kinds = Object.keys(GROUP_OF) as KindId[];
  return GROUPS.map((group) => ({
    group,
    kinds: kinds.filter((kind) => GROUP_OF[kind] === group),
  }));
}
