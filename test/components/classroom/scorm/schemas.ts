import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

const schema = (fileName: string) => ({
  fileName,
  contents: readFileSync(join(import.meta.dirname, fileName), 'utf8'),
});

/** What is wrong with the manifest of a SCORM 1.2 package with one lesson: nothing, if it is valid. */
export async function schemaProblems(contents: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'imsmanifest.xml', contents }],
    schema: [schema('manifest.xsd')],
    preload: [schema('adlcp.xsd')],
  });
  return errors.map(({ message }) => message);
}
