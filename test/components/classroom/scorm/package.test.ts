import { strFromU8, unzipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  makeManifest,
  makePackage,
  type PackageFacts,
} from '../../../../src/components/classroom/scorm/package.dom.ts';
import { assignmentOf, moveTask } from '../../../engine/assignment/made.ts';
import { schemaProblems } from './schemas.ts';

const ASSIGNMENT = assignmentOf([moveTask(1)], { title: 'Forks' });

/** So long that the library would start a worker for it. */
const LARGE = Uint8Array.from({ length: 500_000 }, (_, at) => (at * at) % 251);
const FILES: Readonly<Record<string, Uint8Array<ArrayBuffer> | string>> = {
  'player.json': JSON.stringify({ page: '<p>page', files: ['large.js', 'a/licences.txt'] }),
  'large.js': LARGE,
  'a/licences.txt': 'MIT',
};
const serveFiles = (files: typeof FILES) =>
  vi.stubGlobal('fetch', (address: string) => {
    const file = files[address.replace('/notes/scorm/', '')];
    return Promise.resolve(new Response(file, { status: file === undefined ? 404 : 200 }));
  });

describe('a package for learning platforms', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('has every file whole, and starts no worker for large ones', async () => {
    serveFiles(FILES);
    const workers = vi.fn();
    vi.stubGlobal('Worker', workers);
    const blob = await makePackage(ASSIGNMENT, '/notes/');
    expect(workers).not.toHaveBeenCalled();
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    expect(Object.keys(files).sort()).toEqual(
      ['a/licences.txt', 'assignment.js', 'imsmanifest.xml', 'index.html', 'large.js'].sort(),
    );
    expect(files['large.js']).toEqual(LARGE);
    expect(strFromU8(files['a/licences.txt'] ?? new Uint8Array())).toBe('MIT');
    const manifest = strFromU8(files['imsmanifest.xml'] ?? new Uint8Array());
    expect(await schemaProblems(manifest)).toEqual([]);
    const listed = [...manifest.matchAll(/<file href="([^"]+)"/g)].map(([, path]) => path);
    expect([...listed, 'imsmanifest.xml'].sort()).toEqual(Object.keys(files).sort());
    expect(blob.size).toBeLessThan(LARGE.length);
  });

  it('is not made without all of its files', async () => {
    serveFiles({ 'player.json': FILES['player.json'] ?? '' });
    await expect(makePackage(ASSIGNMENT, '/notes/')).rejects.toThrow('404');
  });
});

const FACTS: PackageFacts = {
  title: 'Крестики-нолики: «5 < 6» & "x"',
  identifier: 'nb-1a2b3c4d',
  start: 'index.html',
  files: ['assets/player.js', 'assets/a&b.css', 'index.html'],
};

describe('the manifest of a package', () => {
  it('is valid whatever the title is', async () => {
    for (const title of [FACTS.title, '', '\u0000\u0008', 'a\ud800b', ']]> <!-- x', '  ']) {
      expect(await schemaProblems(makeManifest({ ...FACTS, title }))).toEqual([]);
    }
  });

  it.each([
    ['adlcp:scormtype="sco"', 'adlcp:scormtype="lesson"'],
    ['<adlcp:masteryscore>50<', '<adlcp:masteryscore>101<'],
    ['identifierref="nb-1a2b3c4d-sco"', 'identifierref="elsewhere"'],
    ['identifier="nb-1a2b3c4d-item"', 'identifier="nb-1a2b3c4d-org"'],
    ['<file href="index.html"/>', '<file/>'],
    [/<title>.*?<\/title>/s, `<title>${'x'.repeat(201)}</title>`],
    ['</manifest>', ''],
  ])('would not be with %s in another way', async (from, to) => {
    const manifest = makeManifest(FACTS);
    const broken = manifest.replace(from, to);
    expect(broken).not.toBe(manifest);
    expect(await schemaProblems(broken)).not.toEqual([]);
  });
});
