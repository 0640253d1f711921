import { isClear, plainColour } from './plainColour.dom.ts';
import { svgCopy } from './svgCopy.dom.ts';
import { textLines } from './textLines.dom.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** A picture of parts of a page, one below another: plain shapes and text, and nothing that the page would have to explain. */
export interface DomPicture {
  readonly svg: SVGSVGElement;
  readonly width: number;
  readonly height: number;
}

interface Selects {
  readonly leftOut: string;
  readonly covering: string;
}
interface PictureOptions extends Selects {
  readonly title: string;
  /** Its colour lies below everything. */
  readonly paper: Element;
}

/**
 * Draws parts of the page as they are seen. What lies between them is left out; what stands beside stays beside. `leftOut`
 * selects what is no part of the picture, such as buttons; `covering` what hides the text below it.
 */
export function domPicture(
  parts: readonly Element[],
  { title, paper, ...selects }: PictureOptions,
): DomPicture {
  const places = placed(parts.map((part) => part.getBoundingClientRect()));
  const width = Math.ceil(Math.max(...places.map(({ box, x }) => x + box.width)));
  const height = Math.ceil(Math.max(...places.map(({ box, y }) => y + box.height)));
  const svg = element('svg', { width, height, viewBox: `0 0 ${width} ${height}` });
  svg.append(Object.assign(element('title', {}), { textContent: title }));
  const fill = plainColour(getComputedStyle(paper).backgroundColor);
  svg.append(element('rect', { width, height, fill }));
  parts.forEach((part, at) => {
    const { box, x, y } = places[at] as Place;
    // Nothing of a part reaches out of it.
    const window = windowOf(box, x, y);
    draw(part, window, selects);
    svg.append(window);
  });
  return { svg, width, height };
}

interface Place {
  readonly box: DOMRect;
  readonly x: number;
  readonly y: number;
}

function placed(boxes: readonly DOMRect[]): Place[] {
  const left = Math.min(...boxes.map((box) => box.left));
  const places: Place[] = [];
  for (const box of boxes) {
    const above = places.filter((place) => place.box.bottom <= box.top + 1);
    const beside = places.find((place) => Math.abs(place.box.top - box.top) < 1);
    const y = beside?.y ?? Math.max(0, ...above.map((place) => place.y + place.box.height));
    places.push({ box, x: box.left - left, y });
  }
  return places;
}

function element<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>>,
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** A place of the page in the picture: what is drawn in it has the page's own coordinates. */
function windowOf({ left, top, width, height }: DOMRect, x = left, y = top): SVGSVGElement {
  const viewBox = `${left} ${top} ${width} ${height}`;
  return element('svg', { x, y, width, height, viewBox, overflow: 'hidden' });
}

function draw(part: Element, into: SVGElement, selects: Selects): void {
  const style = getComputedStyle(part);
  const box = part.getBoundingClientRect();
  const isSeen = style.display !== 'none' && Number(style.opacity) > 0;
  if (!isSeen || part.matches(selects.leftOut) || part.matches('.sr-only')) return;
  if (part instanceof SVGSVGElement) {
    if (style.visibility !== 'visible') return;
    const copy = svgCopy(part);
    for (const [key, value] of Object.entries(sizes(box))) copy.setAttribute(key, String(value));
    copy.style.overflow = style.overflow;
    into.append(copy);
  } else if (part instanceof HTMLCanvasElement) {
    into.append(element('image', { ...sizes(box), href: part.toDataURL() }));
  } else {
    const clips = style.overflowX !== 'visible' && box.width > 0 && box.height > 0;
    if (part.matches(selects.covering)) {
      into.append(element('rect', { ...sizes(box), fill: groundOf(part) }));
    }
    if (style.visibility === 'visible') drawBox(style, box, into);
    const inside = clips ? windowOf(box) : into;
    for (const child of part.childNodes) {
      if (child instanceof Element) draw(child, inside, selects);
      else if (child instanceof Text && style.visibility === 'visible') write(child, style, inside);
    }
    if (clips) into.append(inside);
  }
}

/** The colour that a part lies on. */
function groundOf(part: Element): string {
  const own = plainColour(getComputedStyle(part).backgroundColor);
  return isClear(own) && part.parentElement ? groundOf(part.parentElement) : own;
}

const sizes = ({ left: x, top: y, width, height }: DOMRect) => ({ x, y, width, height });

function drawBox(style: CSSStyleDeclaration, box: DOMRect, into: SVGElement): void {
  const fill = plainColour(style.backgroundColor);
  const stroke = plainColour(style.borderTopColor);
  const [top, bottom] = [style.borderTopWidth, style.borderBottomWidth].map(parseFloat);
  const isFramed = Boolean(top) && top === bottom && !isClear(stroke);
  if (isClear(fill) && !isFramed) {
    // A line below, as in tables.
    if (bottom && !isClear(plainColour(style.borderBottomColor)))
      into.append(
        element('rect', {
          x: box.left,
          y: box.bottom - bottom,
          width: box.width,
          height: bottom,
          fill: plainColour(style.borderBottomColor),
        }),
      );
    return;
  }
  const radius = Math.min(parseFloat(style.borderTopLeftRadius) || 0, box.height / 2);
  const inner = isFramed ? (top ?? 0) / 2 : 0;
  into.append(
    element('rect', {
      x: box.left + inner,
      y: box.top + inner,
      rx: radius,
      width: Math.max(0, box.width - 2 * inner),
      height: Math.max(0, box.height - 2 * inner),
      fill: isClear(fill) ? 'none' : fill,
      ...(isFramed && { stroke, 'stroke-width': top ?? 0 }),
    }),
  );
}

let pen: CanvasRenderingContext2D | null | undefined;

function write(node: Text, style: CSSStyleDeclaration, into: SVGElement): void {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return;
  pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = pen.measureText('x');
  for (const { text, box } of textLines(node)) {
    // In a part that is magnified the font is as much larger.
    const magnified = box.height / (up + down) || 1;
    const line = element('text', {
      x: box.left,
      y: box.top + up * magnified,
      textLength: box.width,
      fill: plainColour(style.color),
      'xml:space': 'preserve',
      style: `font-variant-numeric:${style.fontVariantNumeric};font-variant-ligatures:${style.fontVariantLigatures}`,
      'font-family': style.fontFamily,
      'font-size': parseFloat(style.fontSize) * magnified,
      'font-weight': style.fontWeight,
      'font-style': style.fontStyle,
    });
    line.textContent = text;
    into.append(line);
  }
}
