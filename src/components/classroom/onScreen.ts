import type { KindId } from '../../engine/index.ts';

/** Kinds that are played, move by move, against a bot: paper has no answers. */
const PLAYED: ReadonlySet<string> = new Set<KindId>(['play-on', 'large-play']);

/** Whether a task of this kind can be done on a screen only. */
export function isOnScreenOnly(kind: string): boolean {
  return PLAYED.has(kind);
}
