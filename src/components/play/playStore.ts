import { type StoredProblem, stored, type Stored } from '../platform/stored.ts';

/** Moves a second, of bots that play each other. */
export const PLAY_SPEEDS = [0.5, 1, 2, 5] as const;
export type PlaySpeed = (typeof PLAY_SPEEDS)[number];

/** The game of a page was kept and cannot be read, or is not kept now. */
export interface GameNotKept {
  readonly code: 'not-kept';
  readonly why: StoredProblem;
}

/**
 * What to say when the game was read or stored, each thing once: nothing where nothing can be stored, it is in the
 * address then.
 */
export function storedNews(): (problem: StoredProblem | undefined) => readonly GameNotKept[] {
  const told = new Set<StoredProblem['code']>(['not-stored']);
  return (why) => {
    if (!why || told.has(why.code)) return [];
    told.add(why.code);
    return [{ code: 'not-kept', why }];
  };
}

/** How every page of play can be set. */
interface PageSettings {
  readonly speed: PlaySpeed;
}

/** How a page writes its game as a link, and what it stores beside the game. */
interface Format<Link, Settings extends PageSettings> {
  readonly make: (link: Link) => string;
  /** `undefined` for a text that is no game. */
  readonly parse: (text: string) => Link | undefined;
  readonly settings: (common: PageSettings, fields: Readonly<Record<string, unknown>>) => Settings;
}

/** The game of a page and how the page is set, stored while its tab is open: a reload finds both, and so does the way back. */
/* @__NO_SIDE_EFFECTS__ */
export function playStoreAt<Link, Settings extends PageSettings>(
  key: string,
  { make, parse, settings }: Format<Link, Settings>,
): Stored<({ readonly link: Link } & Settings) | undefined> {
  return stored<({ readonly link: Link } & Settings) | undefined>(key, {
    area: 'sessionStorage',
    empty: undefined,
    read({ link: text, speed, ...fields }) {
      const link = typeof text === 'string' ? parse(text) : undefined;
      const common = {
        speed: PLAY_SPEEDS.find((each) => each === speed) ?? 1,
      };
      return link && { link, ...settings(common, fields) };
    },
    write: ({ link, ...rest }) => ({ link: make(link), ...rest }),
  });
}
