import type { KindId } from '../../../engine/index.ts';
import { KIND_IDS } from '../../exercise/kinds.ts';

/** The kinds as they are offered; within a group the easiest comes first. */
export const KIND_GROUPS = {
  moves: [
    'find-win',
    'stop-loss',
    'fork',
    'stop-fork',
    'best-move',
    'moves-to-win',
    'play-on',
    'bot-move',
    'dead-lines',
  ],
  judge: ['count-forms', 'games-from', 'cell-rating', 'depth-rating', 'line-sum'],
  machine: ['return-value', 'play-algorithm', 'wrong-step'],
  trees: ['is-cut', 'fill-tree', 'cut-branches', 'which-position'],
  lines: [
    'find-five',
    'scan-visits',
    'line-attacks',
    'line-breaks',
    'double-threat',
    'cell-weight',
    'large-move',
    'large-play',
  ],
  free: ['open'],
} as const;

export type KindGroup = keyof typeof KIND_GROUPS | 'more';

/** The groups with the kinds that exist; `more` holds those that no group names. */
export function groupedKinds(): readonly {
  readonly group: KindGroup;
  readonly kinds: readonly KindId[];
}[] {
  const named = Object.entries(KIND_GROUPS).map(([group, ids]) => ({
    group: group as KindGroup,
    kinds: ids.flatMap((id) => KIND_IDS.filter((kind) => (kind as string) === id)),
  }));
  const listed = new Set(named.flatMap(({ kinds }) => kinds));
  const more = KIND_IDS.filter((kind) => !listed.has(kind));
  return [...named, { group: 'more' as const, kinds: more }].filter(
    ({ kinds }) => kinds.length > 0,
  );
}
