import { areSingleKeysOn } from '../../platform/singleKeys.ts';
import { openedFrom } from '../../platform/problems.ts';
import { inspectorKey, type InspectorKey } from '../../weights/keys.dom.ts';
import type { storedNews } from '../playStore.ts';
import { isForGame, playKey, type PlayKey } from '../playKeys.dom.ts';
import {
  gameLink,
  parseGameLink,
  type GameLink,
  isOther,
  largePlayStore,
} from './game/gameLink.ts';
import type { GameProblem } from './game/largeGame.ts';
import type { LargeSession } from './session/largeSession.svelte.ts';
import type { PlayWeights, WeightEvent } from './session/weights.svelte.ts';
import { playWeightMessages } from '#language/play/large/game/messages';
import type { WeightInspector } from '../../weights/inspector.svelte.ts';
import { cellName } from '../../ui/large-board/cellName.ts';
import { accountSpoken } from '../../weights/spokenAccount.ts';
import { plain, summarySentence } from '../../weights/announce.ts';

// What the page loads as soon as it is awake, in one piece.
export { largePlayStore, putGame } from './game/gameLink.ts';

/** What is set by an opened game, beside its marks. */
type Weighing = Pick<PlayWeights, 'setRules' | 'toggleWeights'>;

/** What the address says. */
const openedLink = (): GameLink | undefined =>
  openedFrom(location.hash, parseGameLink, gameLink.names);

const isReload = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

/** Opens what the address says, or else what was stored; gives what is to be said of it. */
export function openFirstGame(
  play: LargeSession,
  weights: Weighing,
  newsOf: ReturnType<typeof storedNews>,
): readonly GameProblem[] {
  const { value: stored, problem } = largePlayStore.read();
  if (stored) {
    if (stored.weights) weights.toggleWeights();
    play.speed = stored.speed;
  }
  const given = openedLink();
  // What was stored as the page was left is newer than its address.
  const newer = isReload() ? stored?.link : undefined;
  // A link does not take the place of another game for good.
  if (!newer && given && stored && isOther(stored.link.match, given.match))
    play.before = stored.link.match;
  const link = newer ?? given ?? stored?.link;
  if (link) {
    weights.setRules(link.rules);
    play.load(link.match);
  }
  return [...((given ?? link)?.problems ?? []), ...newsOf(problem)];
}

/** Opens the game of a changed address; `undefined` if it is about a place on the page. */
export function followAddress(
  play: LargeSession,
  weights: Weighing,
): readonly GameProblem[] | undefined {
  const link = openedLink();
  if (!link) return location.hash === '' ? [] : undefined;
  weights.setRules(link.rules);
  play.begin(link.match, { kind: 'opened' });
  return link.problems;
}

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
  if (!key || !areSingleKeysOn()) return;
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

/**
 * What is spoken when the weights or an account were opened or closed. That a cell is taken, everybody has to be told:
 * the game says it, above the board.
 */
export function weightAnnouncement(
  { inspector, isLevel, rule }: Pick<PlayWeights, 'inspector' | 'isLevel' | 'rule'>,
  event: WeightEvent,
  play: Pick<LargeSession, 'say' | 'note'>,
): string {
  const say = playWeightMessages;
  if (!inspector) return '';
  if (event.kind === 'account') {
    const { taken } = event;
    if (!taken) {
      // That the last one was taken is over.
      if (play.note?.kind === 'refused') play.note = undefined;
      return accountAnnouncement(inspector);
    }
    const text = say.taken(cellName(inspector.position.board.size, taken.x, taken.y));
    play.say({ kind: 'refused', cell: taken, why: { code: 'forbidden', text } });
    return '';
  }
  if (!inspector.showsWeights) return say.weightsOff;
  const summary = plain(summarySentence(inspector));
  if (inspector.summary.kind === 'over' || inspector.summary.kind === 'full') return summary;
  const but = rule === 'freestyle' ? '' : ` ${say.otherRule(rule === 'renju')}`;
  return `${isLevel ? say.level : say.weightsOn} ${summary}${but}`;
}

function accountAnnouncement(inspector: WeightInspector): string {
  const { account, asked, position } = inspector;
  if (!asked) return playWeightMessages.closed;
  if (!account) return plain(summarySentence(inspector));
  return accountSpoken(position.board, account);
}
