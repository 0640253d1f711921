import { plainColour } from './plainColour.dom.ts';

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
export function svgCopy(drawing: SVGSVGElement): SVGSVGElement {
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
    if (/^(class|style|tabindex|role|on.*|aria-.*|data-.*)$/.test(name)) to.removeAttribute(name);
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
