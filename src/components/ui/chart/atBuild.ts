/** Draws live charts into the page's HTML when the site is built; in a browser nothing, because Plot comes later there. */
export const builtLive = import.meta.env.SSR
  ? (await import('./builtChart.ts')).builtChart
  : undefined;
