import type { QrPath } from '../qrPath.ts';

/** Pixels of one square: a slide or a sheet can be filled with it. */
const SQUARE = 16;

/** A QR code as a PNG, black on white: for programs that take no SVG. `undefined` if the browser cannot make one. */
export function qrPng({ size, path }: QrPath): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * SQUARE;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(undefined);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  pen.scale(SQUARE, SQUARE);
  pen.fill(new Path2D(path));
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined)));
}
