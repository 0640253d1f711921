import { describe, expect, it } from 'vitest';
import {
  makeManifest,
  type PackageFacts,
} from '../../../../src/components/classroom/scorm/manifest.ts';
import { schemaProblems } from './schemas.ts';

const FACTS: PackageFacts = {
  title: 'Крестики-нолики: «5 < 6» & "x"',
  identifier: 'nb-1a2b3c4d',
  masteryScore: 50,
  start: 'index.html',
  files: ['assets/player.js', 'assets/a&b.css', 'index.html'],
};

describe('the manifest of a package', () => {
  it('is valid by the official schemas', async () => {
    expect(await schemaProblems(makeManifest(FACTS))).toEqual([]);
  });

  it('is valid whatever the title is', async () => {
    for (const title of ['', '\u0000\u0008', 'a\ud800b', ']]> <!-- x', '  ']) {
      expect(await schemaProblems(makeManifest({ ...FACTS, title }))).toEqual([]);
    }
  });

  it('would not be, were a part of it wrong', async () => {
    const broken = makeManifest(FACTS).replace('adlcp:scormtype="sco"', 'adlcp:scormtype="lesson"');
    expect(await schemaProblems(broken)).not.toEqual([]);
  });
});
