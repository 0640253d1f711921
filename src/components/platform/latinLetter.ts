/** A letter that was pressed, by what it is on a Latin layout, and by where it is on any other. */
export function latinLetter({
  key,
  code,
}: Pick<KeyboardEvent, 'key' | 'code'>): string | undefined {
  const own = key.toLowerCase();
  return /^[a-z]$/.test(own) ? own : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
}
