/** Words a minute, for a reader of twelve who looks at the figures as well. */
const PACE = 150;

/** The words that a reader meets in a page of MDX: its prose, and what stands in for a number. */
export function countProse(mdx: string): number {
  const prose = mdx
    .replace(/^(?:import|export) [^;]*;$/gm, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replace(/<(?:Num|Said|Score|Call|Cell)\b[^>]*\/>/g, 'number')
    // Addresses of links, then tags with what is written in their quotes and braces.
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<\/?[A-Za-z](?:"[^"]*"|\{[^}]*\}|[^>"{])*>/g, ' ');
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}

/** How long the text takes, in whole minutes; at least one. */
export function minutesToRead(mdx: string): number {
  return Math.max(1, Math.round(countProse(mdx) / PACE));
}
