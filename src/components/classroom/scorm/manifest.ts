/** Per cent of the points from which on a work counts as passed. */
export const PASS_MARK = 50;

/** What a package is about. */
export interface PackageFacts {
  /** As the LMS shows it. */
  readonly title: string;
  /** Letters, digits and hyphens; the same for the same assignment. */
  readonly identifier: string;
  /** 0 … 100: from here on the work counts as passed. */
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
