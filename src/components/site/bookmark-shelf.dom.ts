import { bookmarkStore, whereToGoOn } from '../platform/bookmark.ts';

/** Beside a list of lessons: the way back to where the reader was, and which ends were reached. */
const line = document.querySelector<HTMLElement>('[data-go-on]');
const cards = [...document.querySelectorAll<HTMLAnchorElement>('a[data-lesson]')];

function show(box: HTMLElement): void {
  const { value: bookmark } = bookmarkStore.read();
  const lessons = cards.map(({ dataset }) => dataset['lesson'] ?? '');
  const ended = cards.filter(({ dataset }) => bookmark.ended.includes(dataset['lesson'] ?? ''));
  box.style.visibility = '';
  box.hidden = !bookmark.at && ended.length === 0;
  if (box.hidden) return;
  ended.forEach((card) => mark(card, box.dataset['ended'] ?? ''));
  const place = whereToGoOn(bookmark, lessons);
  const link = box.querySelector('a');
  const card = cards.find(({ dataset }) => dataset['lesson'] === place?.lesson);
  if (!link || !card || !place) link?.replaceWith(box.dataset['all'] ?? '');
  else {
    card.dataset['here'] = '';
    link.href = `${card.href}${place.part ? `#${place.part.id}` : ''}`;
    const { number = '', title = '' } = card.dataset;
    link.textContent = (box.dataset['goOn'] ?? '')
      .replace('{lesson}', () => number)
      .replace('{part}', () => place.part?.text ?? title);
  }
}

/** A word and a sign of its own; beside the small line that every card has. */
function mark(card: HTMLElement, text: string): void {
  const sign = document.createElement('small');
  sign.className = 'nb-ended';
  sign.textContent = text;
  card.querySelector('[data-sign]')?.append(' ', sign);
}

/** The button goes, so its place says what has happened, and takes the focus. */
function forget(box: HTMLElement): void {
  void bookmarkStore.change(() => bookmarkStore.empty);
  document.querySelectorAll('.nb-ended').forEach((sign) => sign.remove());
  cards.forEach(({ dataset }) => delete dataset['here']);
  box.textContent = box.dataset['forgotten'] ?? '';
  box.tabIndex = -1;
  box.focus();
}

if (line) {
  show(line);
  line.querySelector('button')?.addEventListener('click', () => forget(line));
}
