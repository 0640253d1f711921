import { Zip, ZipDeflate, strToU8 } from 'fflate';
import { fingerprint, makeAssignment, type Assignment } from '../../../engine/index.ts';
import { pageTurn } from '../../platform/waiting.ts';
import { pack } from '../packing.ts';
import { PASS_MARK } from './session.ts';

/** The player as it was built beside the site: its page, and the paths of its files below `scorm/`. */
interface Player {
  readonly page: string;
  readonly files: readonly string[];
}

const START = 'index.html';
const TASKS = 'assignment.js';

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response;
}

/**
 * A package of SCORM 1.2 with an assignment in it, as a zip. `base` is where the site stands, with a
 * slash at each end; everything is fetched from there. Rejects if a file of the player cannot be had.
 */
export async function makePackage(assignment: Assignment, base: string): Promise<Blob> {
  const { page, files } = (await (await fetched(`${base}scorm/player.json`)).json()) as Player;
  const contents = await Promise.all(
    files.map(async (path) => {
      const body = await (await fetched(`${base}scorm/${path}`)).arrayBuffer();
      return [path, new Uint8Array(body)] as const;
    }),
  );
  const code = await pack(makeAssignment(assignment));
  const manifest = makeManifest({
    title: assignment.title,
    identifier: `noughtbook-${fingerprint(assignment)}`,
    start: START,
    files: [START, TASKS, ...files],
  });
  return zipped([
    ['imsmanifest.xml', strToU8(manifest)],
    [START, strToU8(page)],
    [TASKS, strToU8(`globalThis.NOUGHTBOOK_ASSIGNMENT = ${JSON.stringify(code)};\n`)],
    ...contents,
  ]);
}

/**
 * File by file, with a turn for the page between them. The `zip` of the library would start workers of its own for
 * large files, which the page's policy does not allow, and would wait for them for good.
 */
async function zipped(entries: readonly (readonly [string, Uint8Array])[]): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let failed: Error | undefined;
  const archive = new Zip((error, piece) => {
    failed ??= error ?? undefined;
    pieces.push(new Uint8Array(piece));
  });
  for (const [path, content] of entries) {
    const entry = new ZipDeflate(path, { level: 6 });
    archive.add(entry);
    entry.push(content, true);
    await pageTurn();
  }
  archive.end();
  if (failed) throw failed;
  return new Blob(pieces, { type: 'application/zip' });
}

/** What a package is about. */
export interface PackageFacts {
  /** As the LMS shows it. */
  readonly title: string;
  /** Letters, digits and hyphens; the same for the same assignment. */
  readonly identifier: string;
  /** The page that the LMS opens. */
  readonly start: string;
  /** All files of the package but the manifest itself, by their paths, the start page among them. */
  readonly files: readonly string[];
}

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[sign] ?? ''};`,
  );

/** What XML cannot hold, not even escaped: control characters and halves of pairs. */
const holdable = (text: string) => text.replace(/[\p{Cs}\p{Cc}\uFFFE\uFFFF]/gu, '');

/**
 * `imsmanifest.xml` of a package with one lesson (ADL, "The SCORM Content Aggregation Model", version
 * 1.2, section 2.3). Some systems look for the prefix `adlcp` by its letters.
 */
export function makeManifest({ title, identifier, start, files }: PackageFacts): string {
  const name = escaped(holdable(title).trim() || identifier);
  const listed = [start, ...files.filter((path) => path !== start)].map(
    (path) => `      <file href="${escaped(path)}"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${identifier}" version="1.2"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="${identifier}-org">
    <organization identifier="${identifier}-org">
      <title>${name}</title>
      <item identifier="${identifier}-item" identifierref="${identifier}-sco" isvisible="true">
        <title>${name}</title>
        <adlcp:masteryscore>${PASS_MARK}</adlcp:masteryscore>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="${identifier}-sco" type="webcontent" adlcp:scormtype="sco" href="${escaped(start)}">
${listed.join('\n')}
    </resource>
  </resources>
</manifest>
`;
}
