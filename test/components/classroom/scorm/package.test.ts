import { strFromU8, unzipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makePackage } from '../../../../src/components/classroom/scorm/package.dom.ts';
import { KINDS, seededRng, type Assignment, type Task } from '../../../../src/engine/index.ts';
import { schemaProblems } from './schemas.ts';

const task = {
  question: { kind: 'best-move', params: KINDS['best-move'].generate(seededRng(1), 1) },
  text: '',
  points: 1,
  hints: 0,
  attempts: 0,
} as Task;
const ASSIGNMENT: Assignment = { title: 'Forks', order: 'given', tasks: [task] };

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
    expect(blob.size).toBeLessThan(LARGE.length);
  });

  it('is not made without all of its files', async () => {
    serveFiles({ 'player.json': FILES['player.json'] ?? '' });
    await expect(makePackage(ASSIGNMENT, '/notes/')).rejects.toThrow('404');
  });
});
