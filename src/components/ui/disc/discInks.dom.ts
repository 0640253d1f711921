import type { DiscInks, InkColour } from './discPaint.ts';

/** The inks of a disc where `probe` stands, as numbers: what a style says is any of several notations. */
export function readDiscInks(probe: HTMLElement): DiscInks {
  const paper = document.createElement('canvas');
  paper.width = paper.height = 1;
  const context = paper.getContext('2d', { willReadFrequently: true });
  const rgb = (token: string): InkColour => {
    probe.style.color = `var(${token})`;
    if (!context) return [0, 0, 0];
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  };
  const inks = {
    x: rgb('--x'),
    o: rgb('--o'),
    draw: rgb('--draw'),
    paper: rgb('--paper'),
  };
  probe.style.color = '';
  return inks;
}
