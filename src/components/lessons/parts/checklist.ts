const ITEM = /<li>((?:(?!<li>).)*?)<\/li>/gs;

/** The HTML of a plain list, with a box to tick before each of its points. `where` names the list if it is none. */
export function checklist(list: string, where: string): string {
  const points = list.match(ITEM)?.length ?? 0;
  if (points < 2 || /<li[^>]*>\s*<(?:p|ul|ol)\b/.test(list)) {
    throw new Error(`What a good answer contains, in ${where}, is no list of short points.`);
  }
  return list.replace(
    ITEM,
    (_, point: string) =>
      `<li><label><input type="checkbox" /> <span>${point.trim()}</span></label></li>`,
  );
}
