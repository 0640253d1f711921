/** On paper the poster takes the place of the page, whatever the page is made of. */
const SHEET = `
  .nb-poster { display: none }
  @page { size: portrait; margin: 8mm }
  @media print {
    body { margin: 0 }
    body > :not(.nb-poster) { display: none !important }
    .nb-poster { display: block }
    .nb-poster svg { display: block; width: 100%; max-height: calc(100vh - 2mm); margin-inline: auto }
  }`;

/** Prints a drawing of ours, and nothing else of the page, as broad as the sheet. */
export function printPoster(svg: string): void {
  document.querySelector('.nb-poster')?.remove();
  const poster = document.createElement('div');
  poster.className = 'nb-poster';
  poster.ariaHidden = 'true';
  poster.innerHTML = `<style>${SHEET}</style>${svg}`;
  document.body.append(poster);
  addEventListener('afterprint', () => poster.remove(), { once: true });
  print();
}
