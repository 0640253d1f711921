/** Opens the page from its beginning: it can ask first whether what is not kept may be lost. */
export function openAnew(): void {
  location.assign(location.pathname + location.search);
}
