import { listed } from '#language/ui/language/grammar';

/** A problem of a link: many of them are about one field each. */
interface LinkProblem {
  readonly code: string;
  readonly field?: unknown;
  /** Of `unknown-parts`: what the fields are called that its page does not have. */
  readonly names?: readonly string[];
}

/** What of a link is left aside: the parts that cannot be read, and the names that its page does not have. */
export function leftAside(unread: readonly string[], names: readonly string[] = []): string {
  const unknown = names.map((name) => `“${name}”`);
  const some = ({ length }: readonly string[]) => (length === 1 ? 'Part' : 'Parts');
  const be = unknown.length === 1 ? 'is' : 'are';
  const link = unread.length > 0 ? 'it' : 'this link';
  return [
    ...(unread.length > 0
      ? [`${some(unread)} of this link cannot be read: ${listed(unread)}.`]
      : []),
    ...(names.length > 0
      ? [`${some(unknown)} of ${link} ${be} unknown to this page: ${listed(unknown)}.`]
      : []),
    'The rest of it is used.',
  ].join(' ');
}

/** One sentence for all parts of a link that it gives twice. */
function repeatedParts(parts: readonly string[]): string {
  const counts = parts.length === 1 ? 'The first counts.' : 'The first of each counts.';
  return `This link gives ${listed(parts)} more than once. ${counts}`;
}

/**
 * Everything that is wrong with a link: the parts that cannot be read in one sentence, those that
 * come twice in another, and whatever else there is.
 */
export function linkSentences<Problem extends LinkProblem>(
  problems: readonly Problem[],
  nameOf: (problem: Problem) => string,
  explain: (problem: Problem) => string,
): string {
  const partsOf = (code: string) => [
    ...new Set(problems.filter((each) => each.code === code).map(nameOf)),
  ];
  const [unread, repeated] = [partsOf('bad-field'), partsOf('repeated-field')];
  const unknown = problems.flatMap(({ names }) => names ?? []);
  const others = problems.filter((each) => !/-field$|^unknown-parts$/.test(each.code));
  return [
    ...(unread.length + unknown.length > 0 ? [leftAside(unread, unknown)] : []),
    ...(repeated.length > 0 ? [repeatedParts(repeated)] : []),
    ...others.map(explain),
  ].join(' ');
}
