import { listed } from '#language/ui/language/grammar';

/** One sentence for the parts of a link that its page does not have. */
export function unknownPartsText(names: readonly string[]): string {
  const some = names.length === 1 ? 'Part of this link is' : 'Parts of this link are';
  return `${some} unknown to this page: ${listed(names.map((name) => `“${name}”`))}. The rest of it is used.`;
}
