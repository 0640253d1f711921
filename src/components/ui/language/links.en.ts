import { listed } from '#language/ui/language/grammar';

/** A problem of a link: many of them are about one field each. */
interface LinkProblem {
  readonly code: string;
  readonly field?: unknown;
}

/** One sentence for all parts of a link that cannot be read. */
function unreadParts(parts: readonly string[]): string {
  const some = parts.length === 1 ? 'Part of this link' : 'Parts of this link';
  return `${some} cannot be read: ${listed(parts)}. The rest of it is used.`;
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
  const rest = problems.filter(({ code }) => code !== 'bad-field' && code !== 'repeated-field');
  return [
    ...(unread.length > 0 ? [unreadParts(unread)] : []),
    ...(repeated.length > 0 ? [repeatedParts(repeated)] : []),
    ...rest.map(explain),
  ].join(' ');
}
