import { fail, ok, parseObject, type Result } from '../../../engine/index.ts';

/** Why a file that the site itself has cannot be used. */
export type SiteFileProblem =
  /** The address is one of another site, or none at all. */
  | 'elsewhere'
  /** Nothing came: no network, or the address leads on to another site. */
  | 'unreached'
  | 'missing'
  | 'too-large'
  /** A page, a picture, somebody's own copy. */
  | 'no-assignment';

/** Bytes: of any assignment in any script there are fewer. */
const MOST = 4_000_000;

/**
 * The text of a file beside this site, whose address is written from the site's own (`base`), or from `/` on. Other sites are
 * never asked, not even by a detour. Never rejects.
 */
export async function siteFile(
  path: string,
  base: string,
): Promise<Result<string, SiteFileProblem>> {
  const site = new URL(base, location.href);
  const address = URL.canParse(path, site.href) ? new URL(path, site) : undefined;
  if (!address || !/^https?:$/.test(address.protocol) || address.origin !== site.origin)
    return fail('elsewhere');
  try {
    // With this mode a redirect to another site fails.
    const response = await fetch(address, { mode: 'same-origin', cache: 'no-cache' });
    if (!response.ok) return fail('missing');
    const text = await textWithin(response, MOST);
    if (text === undefined) return fail('too-large');
    return isForeign(text) ? fail('no-assignment') : ok(text);
  } catch {
    return fail('unreached');
  }
}

/** `undefined` if it is longer: the rest is not fetched. */
async function textWithin(response: Response, most: number): Promise<string | undefined> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let [text, length] = ['', 0];
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    length += read.value.length;
    if (length > most) {
      await reader?.cancel();
      return undefined;
    }
    text += decoder.decode(read.value, { stream: true });
  }
  return text + decoder.decode();
}

function isForeign(text: string): boolean {
  const beginning = text.slice(0, 1000);
  if (/[\0-\x08\uFFFD]/.test(beginning) || beginning.trimStart().startsWith('<')) return true;
  return parseObject(text)?.['noughtbook'] === 'copy';
}
