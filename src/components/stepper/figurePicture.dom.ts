import { domPicture } from '../ui/picture/domPicture.dom.ts';
import { pngOf, svgText } from '../ui/picture/pictureFiles.dom.ts';
import { saveBlob, saveText } from '../ui/saveBlob.dom.ts';

/** The sentence, the drawing, and the code or what else is open. */
const PARTS = ':scope > :is(.say, .card, .views, .panel)';
/** What is there to be pressed. */
const LEFT_OUT = '.lens, .leaps, .looking, .nb-icon-btn, .handle, .grip, dialog';

/** Saves a figure as it is now. False if the browser can make no such picture. */
export async function saveFigure(figure: Element, format: 'SVG' | 'PNG'): Promise<boolean> {
  const title = figure.getAttribute('aria-label') ?? '';
  const parts = [...figure.querySelectorAll(PARTS)].filter((part) => part.clientHeight > 0);
  const paper = figure.querySelector('.say, .card') ?? figure;
  const picture = domPicture(parts, { title, leftOut: LEFT_OUT, covering: '.value', paper });
  if (format === 'SVG') {
    saveText(svgText(picture), `${figure.id}.svg`, 'image/svg+xml');
    return true;
  }
  const png = await pngOf(picture);
  if (png) saveBlob(png, `${figure.id}.png`);
  return png !== undefined;
}
