/** Between parts of a typed answer: the stronger first. */
const BETWEEN = [/[,;\n]+/, /[\s,;]+/];

/**
 * The first part of a typed answer that cannot be read by itself, where others of its parts can; else
 * `undefined`, as it is not known then where a part ends.
 */
export function strangePart(text: string, read: (part: string) => unknown): string | undefined {
  for (const between of BETWEEN) {
    const parts = text.split(between).flatMap((part) => part.trim() || []);
    const strange = parts.filter((part) => read(part) === undefined);
    if (strange.length < parts.length && strange.length > 0) return strange[0];
  }
  return undefined;
}
