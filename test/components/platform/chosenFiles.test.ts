import { describe, expect, it } from 'vitest';
import { droppedFiles } from '../../../src/components/platform/chosenFiles.dom.ts';

describe('files that are dropped', () => {
  const blob = new File(['x'], 'x.txt');
  const fileAt = (fullPath: string, isThere = true) => ({
    isFile: true,
    isDirectory: false,
    fullPath,
    file: (done: (file: File) => void, fail: () => void) => (isThere ? done(blob) : fail()),
  });
  /** As browsers do, it gives its entries in portions. */
  const folderAt = (fullPath: string, entries: readonly object[], portion = 2) => ({
    isFile: false,
    isDirectory: true,
    fullPath,
    createReader: () => {
      let at = 0;
      const next = () => entries.slice(at, (at += portion));
      return { readEntries: (done: (some: readonly object[]) => void) => done(next()) };
    },
  });
  const namesOf = async (entries: readonly (object | null)[], files: readonly object[] = []) => {
    const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }));
    const found = await droppedFiles({ items, files } as unknown as DataTransfer);
    return found.map(({ name }) => name);
  };

  it('are named by their place in their folder, and those in inner folders come too', async () => {
    const inner = folderAt('/class/late', [fileAt('/class/late/eve.txt')]);
    const three = ['anna', 'ben', 'cem'].map((name) => fileAt(`/class/${name}.txt`));
    const all = [folderAt('/class', [...three, inner]), fileAt('/one.txt'), null];
    expect(await namesOf(all)).toEqual([
      'class/anna.txt',
      'class/ben.txt',
      'class/cem.txt',
      'class/late/eve.txt',
      'one.txt',
    ]);
  });

  it('without a folder are taken as they are, and one that is gone is left out', async () => {
    expect(await namesOf([fileAt('/a.txt')], [{ name: 'a.txt' }])).toEqual(['a.txt']);
    const gone = folderAt('/class', [fileAt('/class/a.txt', false), fileAt('/class/b.txt')]);
    expect(await namesOf([gone])).toEqual(['class/b.txt']);
  });

  it('are looked for six folders deep, and in a folder of thousands no further than is read', async () => {
    const nested = (depth: number): object =>
      folderAt(`/d${depth}`, [fileAt(`/f${depth}.txt`), ...(depth < 9 ? [nested(depth + 1)] : [])]);
    expect((await namesOf([nested(0)])).at(-1)).toBe('f5.txt');
    const many = Array.from({ length: 2000 }, (_, at) => fileAt(`/many/${at}.txt`));
    expect(await namesOf([folderAt('/many', many, 100)])).toHaveLength(600);
  });
});
