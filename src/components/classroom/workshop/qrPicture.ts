import type { QrPath } from '../qrPath.ts';
import { inMarkup } from '../../platform/markup.ts';

/** Pixels of one square: large enough where a program keeps to the size in the file. */
const SQUARE = 12;

/** A QR code as the text of an SVG file: black on white, `SQUARE` pixels for each of its squares. */
export function qrPicture({ size, path }: QrPath, title: string): string {
  const side = size * SQUARE;
  // XML allows no signs of control, not even as entities.
  const name = inMarkup(title.replace(/\p{Cc}/gu, ' '));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><title>${name}</title><path d="M0 0h${size}v${size}H0z" fill="#fff"/><path d="${path}"/></svg>\n`;
}
