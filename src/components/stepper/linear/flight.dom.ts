/** How long what a step has found is on its way, in milliseconds. */
const FLIGHT = 450;
/** A step that tells more than this has changed its subject: then nothing flies. */
const MOST = 6;

const textOf = (place: Element) => place.textContent?.trim() ?? '';
/** What stands in the figure, by its place: notes keep their cell, and tables their rows. */
function placesIn(root: Element): ReadonlyMap<string, Element> {
  const notes = [...root.querySelectorAll('text[data-tells]')];
  const cells = [...root.querySelectorAll('.account :is(th, td)[data-tells]')];
  return new Map([
    ...notes.map((note) => [`${note.getAttribute('x')} ${note.getAttribute('y')}`, note] as const),
    ...cells.map((cell, at) => [String(at), cell] as const),
  ]);
}

/** Where a number comes from: the one cell that it names, on the board from the cells that are asked about, or the row; in a table from the cells in question, or the board. */
function sourcesOf(root: Element, place: Element): readonly Element[] {
  const of = (...names: string[]) =>
    names.map((name) => [...root.querySelectorAll(name)]).find((found) => found.length > 0) ?? [];
  const own = place.getAttribute('data-lit');
  if (own !== null) return of('.lit').slice(Number(own), Number(own) + 1);
  if (place instanceof SVGElement) return of('.also', 'tr.now');
  return place.closest('tr.now') ? of('.found', '.lit', '.paper') : of('.lit');
}

function middleOf(elements: readonly Element[], root: Element): readonly [x: number, y: number] {
  const boxes = elements.map((each) => each.getBoundingClientRect());
  const { left, top } = root.getBoundingClientRect();
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  return [
    mean(boxes.map((box) => box.left + box.width / 2)) - left,
    mean(boxes.map((box) => box.top + box.height / 2)) - top,
  ];
}

/** A copy of what stands at a place comes from its sources, and is seen there only when it has come. */
function fly(root: HTMLElement, place: Element, sources: readonly Element[], text: string): void {
  const [fromX, fromY] = middleOf(sources, root);
  const [toX, toY] = middleOf([place], root);
  const token = document.createElement('span');
  token.className = 'nb-laid nb-through nb-nowrap nb-paper';
  token.textContent = text;
  token.ariaHidden = 'true';
  // Where numbers are veiled, so is one on its way.
  token.dataset['tells'] = '';
  const { fontFamily, fontWeight, fontSize } = getComputedStyle(place);
  const drawn = place instanceof SVGGraphicsElement ? place : undefined;
  const size = `${(drawn?.getScreenCTM()?.a ?? 1) * Number.parseFloat(fontSize)}px`;
  Object.assign(token.style, { left: 0, top: 0, fontFamily, fontWeight, fontSize: size });
  token.style.opacity = '0';
  root.append(token);
  const at = (x: number, y: number) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  // What is still being found there sets out when it has been.
  const delay = Number(sources[0]?.getAttribute('data-after'));
  const options = { duration: FLIGHT, delay, easing: 'cubic-bezier(0.4, 0, 0.2, 1)' };
  const from = { transform: `${at(fromX, fromY)} scale(1.5)`, opacity: 1 };
  const keyframes = [from, { transform: at(toX, toY), opacity: 1 }];
  token.animate(keyframes, options).addEventListener('finish', () => token.remove());
  // The ground of its row stays.
  const hidden = drawn ? { fillOpacity: 0 } : { color: 'transparent' };
  place.animate([hidden, { ...hidden, offset: 0.95 }, {}], { ...options, fill: 'backwards' });
}

/**
 * The one motion of all linear figures: what a step has found flies from where it was found to where it is kept. Gives what is
 * to be called after each step; `isMoving` if it was one step on.
 */
export function flights(root: HTMLElement): (isMoving: boolean) => void {
  let known: ReadonlyMap<string, string> = new Map();
  return (isMoving) => {
    const places = placesIn(root);
    const before = known;
    known = new Map([...places].map(([key, place]) => [key, textOf(place)]));
    if (!isMoving || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const found = [...places].flatMap(([key, place]) => {
      const [text, last = ''] = [textOf(place), before.get(key)];
      const old = place.hasAttribute('data-lit') ? '' : last;
      const sources = text !== old && /\d/.test(text) ? sourcesOf(root, place) : [];
      // Of a sum or a list only what has come is on its way.
      const added = old && text.startsWith(`${old}, `) ? text.slice(old.length + 2) : text;
      const news = place.getAttribute('data-news') ?? added;
      return sources.length > 0 && news ? [{ place, sources, news }] : [];
    });
    if (found.length > MOST) return;
    for (const { place, sources, news } of found) fly(root, place, sources, news);
  };
}
