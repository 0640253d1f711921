import { followInFigure, showInFigure, type FigureTarget } from '../../stepper/figures.ts';

const PHRASE = 'a.see[data-fig]';
/** The figures that their reader has touched, or that the page's address speaks of. */
const inHand = new Set<string>();

/** Milliseconds without a scroll after which what a phrase has brought into sight has come to rest. */
const REST = 500;
/** Until then no other phrase is followed, whichever passes by. */
let restsAt = 0;
const stay = () => (restsAt = performance.now() + REST);
const isMoved = () => performance.now() < restsAt;
addEventListener('scroll', () => isMoved() && stay(), { passive: true });

/** Phrases that drive a figure: one listener for the page. */
document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || !(event.target instanceof Element)) return;
  // A phrase opened in a new tab, and the like, is a plain link.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const phrase = event.target.closest<HTMLAnchorElement>(PHRASE);
  const fig = phrase?.dataset['fig'];
  if (!phrase || !fig) return;
  inHand.delete(fig);
  stay();
  // On a busy machine the first frame, in which it scrolls, comes late.
  requestAnimationFrame(stay);
  event.preventDefault();
  // One that sleeps wakes when it comes into sight, and then shows what was asked of it.
  if (!showInFigure(fig, targetOf(phrase), phrase))
    document.querySelector(`figure#${fig}`)?.scrollIntoView();
  mark(phrase);
});

/** The phrase that its figure shows now. */
function mark(phrase: HTMLAnchorElement): void {
  for (const other of document.querySelectorAll('a.see[aria-current]')) {
    other.removeAttribute('aria-current');
  }
  phrase.setAttribute('aria-current', 'true');
}

function targetOf({ dataset }: HTMLAnchorElement): FigureTarget {
  const { step, call, at, ties } = dataset;
  const rule: Pick<FigureTarget, 'ties'> = ties === 'first' || ties === 'last' ? { ties } : {};
  if (step !== undefined) return { step: Number(step), ...rule };
  return { call: Number(call), at: at === 'return' ? 'return' : 'begin', ...rule };
}

/*
 * Figures follow the text: a phrase that comes to the line at which one reads is shown. What is in its reader's hand
 * stays as it is until a phrase of it is pressed.
 */
const hold = () => inHand.add(new URLSearchParams(location.hash.slice(1)).get('fig') ?? '');
hold();
addEventListener('hashchange', hold);

/** All but a way through with Tab. */
function take(event: Event): void {
  if (!event.isTrusted || !(event.target instanceof Element)) return;
  if (event instanceof KeyboardEvent && event.key === 'Tab') return;
  const figure = event.target.closest('figure[id]');
  if (figure) inHand.add(figure.id);
}
for (const kind of ['click', 'input', 'keydown']) document.addEventListener(kind, take, true);

/** A quarter of it, or of the window, is seen: in a figure that is further away nobody would notice. */
function isBeside(figure: Element): boolean {
  const { top, bottom, height } = figure.getBoundingClientRect();
  return Math.min(bottom, innerHeight) - Math.max(top, 0) > Math.min(height, innerHeight) / 4;
}

/** What a figure says as it follows isn't read aloud: its reader hears the text. */
function hush(figure: Element): void {
  for (const region of figure.querySelectorAll('[role="status"]')) {
    region.ariaLive = 'off';
    setTimeout(() => (region.ariaLive = 'polite'), REST);
  }
}

/** The phrases above that line that are still in sight, however fast they came there. */
const read = new Set<Element>();
const topOf = (phrase: Element) => phrase.getBoundingClientRect().top;
/** The last one that was the next to the line. */
let latest: Element | undefined;
const readingLine = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) read.add(target);
      else read.delete(target);
    }
    const [phrase] = [...read].toSorted((a, b) => topOf(b) - topOf(a));
    if (!(phrase instanceof HTMLAnchorElement) || phrase === latest) return;
    latest = phrase;
    const { fig = '' } = phrase.dataset;
    const figure = isMoved() || inHand.has(fig) ? null : document.querySelector(`figure#${fig}`);
    if (!figure || !isBeside(figure)) return;
    hush(figure);
    if (followInFigure(fig, targetOf(phrase))) mark(phrase);
  },
  { rootMargin: '0px 0px -56% 0px' },
);
for (const phrase of document.querySelectorAll(PHRASE)) readingLine.observe(phrase);
