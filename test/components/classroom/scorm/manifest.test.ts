import { describe, expect, it } from 'vitest';
import {
  makeManifest,
  type PackageFacts,
} from '../../../../src/components/classroom/scorm/package.dom.ts';
import { schemaProblems } from './schemas.ts';

const FACTS: PackageFacts = {
  title: 'Крестики-нолики: «5 < 6» & "x"',
  identifier: 'nb-1a2b3c4d',
  start: 'index.html',
  files: ['assets/player.js', 'assets/a&b.css', 'index.html'],
};

describe('the manifest of a package', () => {
  it('is valid by its schema', async () => {
    expect(await schemaProblems(makeManifest(FACTS))).toEqual([]);
  });

  it('is valid whatever the title is', async () => {
    for (const title of ['', '\u0000\u0008', 'a\ud800b', ']]> <!-- x', '  ']) {
      expect(await schemaProblems(makeManifest({ ...FACTS, title }))).toEqual([]);
    }
  });

  it.each([
    ['adlcp:scormtype="sco"', 'adlcp:scormtype="lesson"'],
    ['<schemaversion>1.2<', '<schemaversion>1.3<'],
    ['<adlcp:masteryscore>50<', '<adlcp:masteryscore>101<'],
    ['identifierref="nb-1a2b3c4d-sco"', 'identifierref="elsewhere"'],
    ['default="nb-1a2b3c4d-org"', 'default="elsewhere"'],
    ['identifier="nb-1a2b3c4d-item"', 'identifier="1a"'],
    ['identifier="nb-1a2b3c4d-item"', 'identifier="nb-1a2b3c4d-org"'],
    ['<file href="index.html"/>', '<file/>'],
    ['<file href="index.html"/>', '<files href="index.html"/>'],
    [/<metadata>.*<\/metadata>/s, ''],
    [/<title>.*?<\/title>/s, `<title>${'x'.repeat(201)}</title>`],
    [/<title>.*?<\/title>/s, ''],
    ['</manifest>', ''],
  ])('would not be with %s in another way', async (from, to) => {
    const manifest = makeManifest(FACTS);
    const broken = manifest.replace(from, to);
    expect(broken).not.toBe(manifest);
    expect(await schemaProblems(broken)).not.toEqual([]);
  });
});
