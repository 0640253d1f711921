import { MIRRORED } from '../../../engine/index.ts';
import { CELL_SIDE } from '../../ui/board/strokes.ts';

/** How long what a step has found is on its way, in milliseconds. */
const FLIGHT = 450;
/** How long a board takes to turn. */
const TURN = 600;
const EASING = 'cubic-bezier(0.4, 0, 0.2, 1)';
/** A step that tells more than this has changed its subject: then nothing flies. */
const MOST = 6;

const textOf = (place: Element) => place.textContent?.trim() ?? '';
/** What stands in the figure, by its place: notes keep their cell, tables their rows, and boards of a tree theirs. Numbers of rays come home by themselves. */
function placesIn(root: Element): ReadonlyMap<string, Element> {
  const notes = [...root.querySelectorAll('text[data-tells]:not(.slip *, .rays *)')];
  const cells = [...root.querySelectorAll('.account :is(th, td)[data-tells], [data-at]')];
  return new Map([
    ...notes.map((note) => [`${note.getAttribute('x')} ${note.getAttribute('y')}`, note] as const),
    ...cells.map((cell, at) => [cell.getAttribute('data-at') ?? String(at), cell] as const),
  ]);
}

/** In a tree the best comes from the board beside it, and what that is worth from below; at the horizon, from the board. */
function inTree(place: Element): readonly Element[] | undefined {
  const row = place.closest('li');
  const isNow = place.closest('.now') !== null;
  const from = isNow ? row?.nextElementSibling : row;
  const others = [...(from?.querySelectorAll('[data-at]') ?? [])];
  if (isNow && others.length === 0) return undefined;
  return others.filter((each) => each !== place && textOf(each) === textOf(place)).slice(0, 1);
}

/** Where something comes from: the one cell that it names, on the board from the cells that are asked about, or what says it in the row; in a table a word or a range from what decides it beside it, and all else from the cells in question, or the board. */
function sourcesOf(root: Element, place: Element): readonly Element[] {
  const of = (...names: string[]) =>
    names.map((name) => [...root.querySelectorAll(name)]).find((found) => found.length > 0) ?? [];
  const own = place.getAttribute('data-lit');
  if (own !== null) return of('.lit').slice(Number(own), Number(own) + 1);
  if (place.hasAttribute('data-at')) return inTree(place) ?? of('.board [data-looked]');
  if (place instanceof SVGElement) {
    const from = of('.ticket', '.also', 'tr.now');
    const same = [...(from[0]?.children ?? [])].findLast((each) => textOf(each) === textOf(place));
    return same ? [same] : from;
  }
  const beside = [place.previousElementSibling, place.nextElementSibling].find((each) =>
    each?.matches('.now > td[data-tells]:not(:empty)'),
  );
  if (beside && /[\p{L}\s]/u.test(textOf(place))) return [beside];
  if (!place.closest('tr.now')) return of('.lit');
  return of('[data-after]', '.lit', '[data-looked]', '.paper');
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

/** Where something drawn stands. */
const pointOf = (drawn: Element): readonly [x: number, y: number] => [
  Number(drawn.getAttribute('x')),
  Number(drawn.getAttribute('y')),
];

/** All that turns with a board of nine goes from how it lay to how it lies: both are symmetries. Numbers stay upright. */
function turn(board: Element, before: number, now: number): void {
  const [was, is] = [before, now].map((lies) => (lies < MIRRORED ? 1 : -1)) as [number, number];
  const angle = 90 * is * (((before - now + 10) % 4) - 2);
  const parts = `.rules, .mark, .note, .lit, .also${board.matches('.slip') ? ', .number' : ''}`;
  for (const part of board.querySelectorAll(parts)) {
    const [x = 0, y = 0] = pointOf(part).map(
      (at) => CELL_SIDE * (Math.floor(at / CELL_SIDE) + 0.5),
    );
    const upright = part.matches('text') ? -1 : 0;
    const about = (middleX: number, middleY: number, by: string) =>
      `translate(${middleX}px, ${middleY}px) ${by} translate(${-middleX}px, ${-middleY}px)`;
    const at = (flip: number, degrees: number) =>
      about(96, 96, `scaleX(${flip}) rotate(${degrees}deg)`) +
      about(x, y, `rotate(${upright * degrees}deg)`);
    const keyframes = [{ transform: at(was * is, angle) }, { transform: at(1, 0) }];
    part.animate(keyframes, { duration: TURN, easing: EASING });
  }
}

type Place = ReturnType<typeof pointOf>;
/** What is looked at slides from cell to cell, and a ticket from row to row. */
function slide(light: Element, [x, y]: Place, [toX, toY]: Place): void {
  const from = { transform: `translate(${x - toX}px, ${y - toY}px)` };
  light.animate([from, {}], { duration: FLIGHT, easing: EASING });
}

type News = NonNullable<ReturnType<typeof newsAt>>;

/** A copy of what stands at a place comes from its sources, and is seen there only when it has come. */
function fly(root: HTMLElement, { place, sources, news }: News, turning: number): void {
  const [fromX, fromY] = middleOf(sources, root);
  const [toX, toY] = middleOf([place], root);
  const token = document.createElement('span');
  token.className = 'nb-laid nb-through nb-nowrap';
  token.classList.toggle('ticket', sources[0]?.matches('.ticket'));
  token.textContent = news;
  token.ariaHidden = 'true';
  // Where numbers are veiled, so is one on its way.
  token.dataset['tells'] = '';
  const { fontFamily, fontWeight, fontSize: given } = getComputedStyle(place);
  const drawn = place instanceof SVGGraphicsElement ? place : undefined;
  const fontSize = `${(drawn?.getScreenCTM()?.a ?? 1) * Number.parseFloat(given)}px`;
  Object.assign(token.style, { left: 0, top: 0, opacity: 0, fontFamily, fontWeight, fontSize });
  // A thin rim of paper: what it passes is still seen.
  token.style.textShadow = Array(6).fill('0 0 2px var(--paper)').join();
  // A range follows from the number beside it: it waits until that has come where it is kept.
  if (!news.includes(' – ')) root.append(token);
  const at = (x: number, y: number) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  // What is still being found there sets out when it has been.
  const delay = Number(sources[0]?.getAttribute('data-after')) + turning;
  const options = { duration: FLIGHT, delay, easing: EASING };
  const from = { transform: `${at(fromX, fromY)} scale(1.5)`, opacity: 1 };
  const keyframes = [from, { transform: at(toX, toY), opacity: 1 }];
  token.animate(keyframes, options).addEventListener('finish', () => token.remove());
  // The ground of its row stays.
  const hidden = drawn ? { fillOpacity: 0 } : { color: 'transparent' };
  place.animate([hidden, { ...hidden, offset: 0.95 }, {}], { ...options, fill: 'backwards' });
}

/** What has come to a place since the step before, and where it comes from. */
function newsAt(root: Element, now: Seen, before: Seen, [key, place]: readonly [string, Element]) {
  const text = textOf(place);
  const old = place.hasAttribute('data-lit') ? '' : (before.texts.get(key) ?? '');
  if (text === old || text === '' || place.matches('.ticket')) return undefined;
  const isNumber = /\d/.test(text);
  // A word that goes from row to row comes from where it stood.
  const stood = [...before.texts].find(([at, was]) => was === text && now.texts.get(at) !== text);
  const left = isNumber ? undefined : now.places.get(stood?.[0] ?? '');
  const sources = left ? [left] : isNumber || old === '' ? sourcesOf(root, place) : [];
  // Of a sum or a list only what has come is on its way.
  const [, added = text] = (text.startsWith(old) && /^,? (.+)/.exec(text.slice(old.length))) || [];
  const news = place.getAttribute('data-news') ?? added;
  return sources.length > 0 && news ? { place, sources, news } : undefined;
}

/** A slip of paper comes out of a slot at its edge. */
function slideOut(slip: Element): void {
  const keyframes = { translate: ['-100%', '0'], clipPath: ['inset(0 0 0 100%)', 'inset(0)'] };
  slip.animate(keyframes, { duration: FLIGHT, easing: EASING });
}

/** The cells that are looked at, those that are framed, and a ticket. */
const LIGHTS = ['rect.lit', 'rect.also', '.board rect.light', '.ticket'];

/** What may move in a figure: what stands at which place, how boards lie, and where the light is. */
function seenIn(root: Element) {
  const places = placesIn(root);
  const boards = [...root.querySelectorAll('[data-lies]')];
  return {
    places,
    texts: new Map([...places].map(([key, place]) => [key, textOf(place)])),
    lies: new Map(boards.map((board) => [board, Number(board.getAttribute('data-lies'))])),
    lights: LIGHTS.map((name) => [...root.querySelectorAll(name)]).map((lights) =>
      lights.map((light) => ({
        light,
        at: light.matches('rect') ? pointOf(light) : middleOf([light], root),
      })),
    ),
  };
}
type Seen = ReturnType<typeof seenIn>;

/**
 * The one motion of all linear figures: what a step has found flies from where it was found to where it is kept, once a board
 * has turned to how it lies now. Gives what is to be called after each step; `isMoving` if it was one step on.
 */
export function flights(root: HTMLElement): (isMoving: boolean) => void {
  let before = seenIn(root);
  return (isMoving) => {
    const [now, last] = [seenIn(root), before];
    before = now;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const turns = [...now.lies].filter(([board, lies]) => lies !== (last.lies.get(board) ?? lies));
    const slips = [...now.lies.keys()].filter((board) => !last.lies.has(board));
    const delay = turns.length > 0 ? TURN : slips.length > 0 ? FLIGHT : 0;
    const news = [...now.places].flatMap((place) => newsAt(root, now, last, place) ?? []);
    // Where things are is asked before anything else moves.
    if (isMoving && news.length <= MOST) for (const each of news) fly(root, each, delay);
    for (const [board, lies] of turns) turn(board, last.lies.get(board) ?? lies, lies);
    for (const slip of slips) slideOut(slip);
    if (!isMoving || turns.length > 0) return;
    for (const [kind, lights] of now.lights.entries()) {
      for (const [i, { light, at }] of lights.entries()) {
        const from = last.lights[kind]?.[i]?.at;
        if (from && String(from) !== String(at)) slide(light, from, at);
      }
    }
  };
}
