import { LONGEST_LINK, SHORT_LINK, withoutTail } from '../platform/link.ts';

/** A QR code of more characters is too fine for the camera of an old phone. */
export const QR_MOST = 800;
/** The same for a code that a phone holds up to the camera of a laptop. */
export const QR_HELD_UP = 400;

/** Whether a link of this length arrives: surely, perhaps not in every program, or hardly. */
type LinkFit = 'plain' | 'long' | 'too-long';

export function linkFit(link: string): LinkFit {
  if (link.length <= SHORT_LINK) return 'plain';
  return link.length <= LONGEST_LINK ? 'long' : 'too-long';
}

/** Where an assignment is done. `site` is the address of the site, with a slash at its end. */
export function doLink(site: string, code: string): string {
  return `${site}do/#a=${code}`;
}

/** A link with two assignments, of which the pupil does one. */
export function levelsLink(site: string, code: string, other: string): string {
  return `${site}do/${levelsField([code, other])}`;
}

/** The part of it behind the page's address. */
export const levelsField = ([code, other]: readonly [string, string]): string =>
  `#a=${code}&or=${other}`;

/** Both codes by themselves: for pictures, of which each holds a part. */
export const joinedCodes = ([code, other]: readonly [string, string]): string =>
  `${code}.or.${other}`;
/**
 * A code ends where the same link begins again (pasted twice, one stands right behind the other), or before the full stop
 * of a sentence.
 */
const CODE = String.raw`([\w.-]+?)(?=\.*(?:https?:|[^\w.-]|$))`;
const IN_LINK = new RegExp(`[#&][afr]=${CODE}`);
const BOTH_IN_LINK = new RegExp(`[#&]a=${CODE}&or=${CODE}`);
const IN_TEXT = /^\d{1,3}\.[\w-]+$|(?<=^|[^\w.-]|[%=]3D)\d{1,6}\.[\w-]{16,}/i;
const JOINED = /^\s*(\d+\.[\w-]+)\.or\.(\d+\.[\w-]+)\s*$/;

/** The place of an assignment in such a link. */
export type LevelPlace = 1 | 2;

/** Both codes of such a link, or joined, and which was chosen, if one was; `undefined` for any other text. */
export function levelsIn(
  text: string,
): { readonly codes: readonly [string, string]; readonly chosen?: LevelPlace } | undefined {
  const [, code, other] = BOTH_IN_LINK.exec(text) ?? JOINED.exec(withoutTail(text)) ?? [];
  if (code === undefined || other === undefined) return undefined;
  const chosen = /&level=([12])(&|$)/.exec(text)?.[1];
  return { codes: [code, other], ...(chosen && { chosen: chosen === '1' ? 1 : 2 }) };
}

/** The same link, in which one of both is chosen, or none. */
export function atLevel(link: string, place?: LevelPlace): string {
  const bare = link.replace(/&level=[12]/, '');
  return place === undefined ? bare : `${bare}&level=${place}`;
}

/** Where a pupil opens what the teacher gave back. */
export function feedbackLink(site: string, code: string): string {
  return `${site}do/#f=${code}`;
}

/** A name for the file of an assignment. */
export function fileName(title: string, fallback: string): string {
  return `${bareName(title, fallback)}.noughtbook.json`;
}

/** A title as far as file systems allow it; no ending. */
export function bareName(title: string, fallback: string): string {
  const name = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  // 60 letters are at most 240 bytes; no file system takes a name that is a device's.
  const short = Array.from(name).slice(0, 60).join('').replace(/-+$/, '');
  const isDevice = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(short);
  return short === '' || isDevice ? fallback : short;
}

/** The code in an address, in a pasted link, by itself or in a sentence; `undefined` where there is none. */
export function codeIn(text: string): string | undefined {
  const trimmed = withoutTail(text);
  const inLink = IN_LINK.exec(trimmed)?.[1];
  return inLink ?? IN_TEXT.exec(trimmed)?.[0];
}
