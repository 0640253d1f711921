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
/** Measures letters, and paints the pixel that tells what a colour is. */
const penOf = () =>
  (pen ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true }));

function write(node: Text, style: CSSStyleDeclaration, into: SVGElement): void {
  const pen = penOf();
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

/** What style sheets may say of a part of a drawing, and a file must say itself. */
const COLOURS = ['fill', 'stroke'] as const;
const OTHERS = [
  ...['fill-opacity', 'stroke-opacity', 'opacity', 'stroke-width', 'stroke-dasharray'],
  ...['stroke-dashoffset', 'stroke-linecap', 'stroke-linejoin', 'visibility', 'paint-order'],
] as const;
const OF_TEXT = [
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'text-anchor', 'letter-spacing'],
  ...['font-variant-numeric', 'dominant-baseline'],
] as const;
/** Forms that a style sheet may set. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  circle: ['cx', 'cy', 'r'],
};
/** Nothing of these is to be seen. */
const LEFT_OUT = 'script, style, foreignObject, animate, animateTransform';

/** A drawing of the page with all its style in itself. */
function svgCopy(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  styleLike(drawing, copy);
  if (!copy.hasAttribute('viewBox')) {
    copy.setAttribute('viewBox', `0 0 ${drawing.clientWidth} ${drawing.clientHeight}`);
  }
  return copy;
}

function styleLike(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  const parts = [...from.children].map((each, at) => [each, to.children[at]] as const);
  for (const { name } of [...to.attributes]) {
    if (/^(class|style|fill|stroke|tabindex|role|on.*|aria-.*|data-.*)$/.test(name))
      to.removeAttribute(name);
  }
  const said: Record<string, string> = {};
  for (const name of COLOURS) said[name] = plainColour(style.getPropertyValue(name));
  for (const name of OTHERS) said[name] = style.getPropertyValue(name);
  if (/^(text|tspan)$/.test(from.localName)) {
    for (const name of OF_TEXT) said[name] = style.getPropertyValue(name);
  }
  for (const name of FORMS[from.localName] ?? []) {
    const value = style.getPropertyValue(name);
    if (value !== 'auto') said[name] = value;
  }
  to.setAttribute(
    'style',
    Object.entries(said)
      .filter(([, value]) => value !== '' && value !== 'normal')
      .map(([name, value]) => `${name}:${value}`)
      .join(';'),
  );
  if (!(from instanceof SVGSVGElement)) move(style, from, to);
  for (const [part, copy] of parts) {
    if (!copy) continue;
    if (part.matches(LEFT_OUT) || getComputedStyle(part).display === 'none') copy.remove();
    else styleLike(part, copy);
  }
}

/** What a style sheet has moved is moved in the file, too. */
function move(style: CSSStyleDeclaration, from: Element, to: Element): void {
  if (style.transform === 'none' || from.hasAttribute('transform')) return;
  const [x = 0, y = 0] = style.transformOrigin.split(' ').map(parseFloat);
  to.setAttribute('transform', `translate(${x} ${y}) ${style.transform} translate(${-x} ${-y})`);
}

const known = new Map<string, string>();

/** A computed colour as programs for drawings read it: browsers answer some with `color(srgb …)`. */
function plainColour(computed: string): string {
  if (/^(#|rgba?\(|none$|url\()/.test(computed)) return computed;
  const before = known.get(computed);
  if (before !== undefined) return before;
  const pen = penOf();
  if (!pen) return computed;
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = computed;
  pen.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
  const plain = `rgba(${red}, ${green}, ${blue}, ${Math.round((alpha / 255) * 1000) / 1000})`;
  known.set(computed, plain);
  return plain;
}

export const isClear = (colour: string): boolean =>
  colour === 'transparent' || colour === 'none' || /^rgba\(.*, 0\)$/.test(colour);

/** A line of text, as it lies on the page. */
interface TextLine {
  readonly text: string;
  readonly box: DOMRect;
}

/** The lines into which a text is broken. */
function textLines(node: Text): TextLine[] {
  const range = document.createRange();
  const lines: { text: string; left: number; right: number; top: number; bottom: number }[] = [];
  const letters = Array.from(node.data);
  let at = 0;
  for (const letter of letters) {
    range.setStart(node, at);
    range.setEnd(node, (at += letter.length));
    // A blank at the end of a line has no place.
    const box = range.getClientRects()[0];
    if (!box || box.width === 0) continue;
    const last = lines.at(-1);
    if (last && Math.abs(last.top - box.top) < 2 && box.left >= last.right - 2) {
      last.text += letter;
      last.right = box.right;
    } else {
      lines.push({
        text: letter,
        left: box.left,
        right: box.right,
        top: box.top,
        bottom: box.bottom,
      });
    }
  }
  return lines
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, left, right, top, bottom }) => ({
      text: text.replace(/\s/g, ' '),
      box: new DOMRect(left, top, right - left, bottom - top),
    }));
}
