import { inspectorKey, type InspectorKey } from '../../weights/keys.dom.ts';
import { playKey, type PlayKey } from '../playKeys.ts';

/** What a single key does on the page /play/large/. */
export type GameKey = InspectorKey | Exclude<PlayKey['kind'], 'cell' | 'analysis'>;

/** The meaning of a key: those of the weight inspector, and those that play on nine cells has as well. */
export function gameKey(press: Parameters<typeof playKey>[0]): GameKey | undefined {
  const kind = playKey(press)?.kind;
  return inspectorKey(press) ?? (kind === 'cell' || kind === 'analysis' ? undefined : kind);
}
