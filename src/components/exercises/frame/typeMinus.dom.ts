/**
 * A key on a list to choose from: the hyphen, which keyboards have, leads to what begins with a minus
 * sign, as any other letter leads to what begins with it.
 */
export function typeMinus(
  event: KeyboardEvent & { readonly currentTarget: HTMLSelectElement },
): void {
  if (event.key !== '-' || event.altKey || event.ctrlKey || event.metaKey) return;
  const select = event.currentTarget;
  const found = [...select.options].filter(({ text }) => text.startsWith('\u2212'));
  const next = found.find(({ index }) => index > select.selectedIndex) ?? found[0];
  if (!next) return;
  event.preventDefault();
  select.selectedIndex = next.index;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
