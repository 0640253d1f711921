import { FIRST_LOOK, type LargeBoardLook } from '../../view/large/gameLook.ts';
import { BOARD_LOOKS, BOARD_STYLES } from '../../view/large/scene.ts';
import { keepText, localStore, sessionStore, type TextStore } from '../browserStore.ts';

/** How large boards look, kept on the device for every page. */
export const LOOK_KEY = 'noughtbook.board';
const VERSION = 1;

/** What was chosen; what cannot be read is as at first. Never throws. */
export function readLook(storage: TextStore | undefined = localStore()): LargeBoardLook {
  try {
    const found: unknown = JSON.parse(storage?.getItem(LOOK_KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return FIRST_LOOK;
    const { v, look, style, numbers, confirm } = found as Readonly<Record<string, unknown>>;
    if (v !== VERSION) return FIRST_LOOK;
    return {
      look: BOARD_LOOKS.find((each) => each === look) ?? FIRST_LOOK.look,
      style: BOARD_STYLES.find((each) => each === style) ?? FIRST_LOOK.style,
      numbers: numbers === true,
      confirm: confirm !== false,
    };
  } catch {
    return FIRST_LOOK;
  }
}

/** Keeps the choice; a later version's is left as it is. */
export function writeLook(
  look: LargeBoardLook,
  storage: TextStore | undefined = localStore(),
): void {
  try {
    const found = JSON.parse(storage?.getItem(LOOK_KEY) ?? '{}') as { v?: unknown } | null;
    if (typeof found?.v === 'number' && found.v > VERSION) return;
  } catch {
    // No text of ours: it is written over.
  }
  // Full or forbidden: the look lasts as long as the page.
  keepText(storage, LOOK_KEY, JSON.stringify({ v: VERSION, ...look }));
}

/** The game of the page /play/large/, kept while its tab is open, so that a reload finds it. */
export const LARGE_PLAY_KEY = 'noughtbook.play.large';

/** Whether a game was kept; how it is read loads with the first one. */
export function hasKept(storage: TextStore | undefined = sessionStore()): boolean {
  try {
    return typeof storage?.getItem(LARGE_PLAY_KEY) === 'string';
  } catch {
    return false;
  }
}
