import jsQR from 'jsqr';
import { serve } from '../../platform/worker.ts';

/** One picture: four bytes for each of its dots. */
interface QrPicture {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Pictures are read away from the page: one takes up to a tenth of a second. */
export const qrHandlers = {
  /** The text of the QR code in a picture; `undefined` if there is none. */
  read: ({ data, width, height }: QrPicture): string | undefined =>
    jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data,
};

serve(qrHandlers);
