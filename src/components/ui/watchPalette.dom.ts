/** Calls back whenever the colours or the letters of the page may have become others. Returns how to stop. */
export function watchPalette(change: () => void): () => void {
  const theme = new MutationObserver(change);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const queries = [
    '(forced-colors: active)',
    '(prefers-color-scheme: dark)',
    '(prefers-contrast: more)',
  ].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', change);
  document.fonts.addEventListener('loadingdone', change);
  return () => {
    theme.disconnect();
    for (const query of queries) query.removeEventListener('change', change);
    document.fonts.removeEventListener('loadingdone', change);
  };
}
