import { inspectorKey, type InspectorKey } from '../../weights/keys.dom.ts';
import { playKey, type PlayKey } from '../playKeys.ts';
import { isForGame } from '../singleKeys.dom.ts';
import type { LargeSession } from './session/largeSession.svelte.ts';
import type { PlayWeights } from './session/weights.svelte.ts';

/** What a single key does on the page /play/large/. */
type GameKey = InspectorKey | Exclude<PlayKey['kind'], 'cell' | 'analysis'>;

/** The meaning of a key: those of the weight inspector, and those that play on nine cells has as well. */
function gameKey(press: Parameters<typeof playKey>[0]): GameKey | undefined {
  const kind = playKey(press)?.kind;
  return inspectorKey(press) ?? (kind === 'cell' || kind === 'analysis' ? undefined : kind);
}

/** Does what a single key says, if it is meant for the game in this region. */
export function pressGameKey(
  event: KeyboardEvent,
  region: Element | undefined,
  play: LargeSession,
  weights: PlayWeights,
): void {
  const key = isForGame(event, region) ? gameKey(event) : undefined;
  if (!key) return;
  event.preventDefault();
  const acts: Readonly<Record<GameKey, () => void>> = {
    undo: () => play.undo(),
    redo: () => play.redo(),
    new: () => play.newGame(),
    hint: () => play.showHint(),
    weights: () => weights.toggleWeights(),
    account: () => weights.toggleAccount(),
    bot: () => play.moveByBot(),
  };
  // A game that is on its way by a link comes first.
  if (play.opening) void play.opening.then(acts[key]);
  else acts[key]();
}
