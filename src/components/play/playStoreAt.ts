import { stored, type Stored } from '../platform/stored.ts';
import { PLAY_SPEEDS, type PlaySpeed } from './played.ts';

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
