import { showInFigure } from '../../stepper/figures.ts';

// One stop for the Tab key in each card, and its question in the names of what answers it.
for (const [at, card] of document.querySelectorAll('.guess').entries()) {
  const name = `guess-${at}`;
  for (const answer of card.querySelectorAll('input')) answer.name = name;
  for (const [part, asked] of Object.entries({ question: '.question', answer: 'summary' })) {
    const named = card.querySelector(asked);
    if (named) named.id = `${name}-${part}`;
  }
  card.querySelector('.options')?.setAttribute('aria-labelledby', `${name}-question`);
  const unfolds = `${name}-answer ${name}-question`;
  card.querySelector('summary')?.setAttribute('aria-labelledby', unfolds);
}

/** The arrow keys go through the answers and choose each on the way: Enter or Space then says which is meant. */
let isPassing = false;
document.addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (!(target instanceof HTMLInputElement) || !target.matches('.guess [data-is]')) return;
  isPassing = key.startsWith('Arrow');
  if (key !== 'Enter' && key !== ' ') return;
  event.preventDefault();
  target.click();
});

/** The cards "Before you go on" say whether an answer is right and why not, or unfold the reason: one listener for the page. */
document.addEventListener('click', ({ target }) => {
  const answer = target instanceof Element && target.closest<HTMLElement>('.guess [data-is]');
  if (!answer) return;
  const card = answer.closest('.guess');
  const verdict = card?.querySelector<HTMLElement>('.verdict');
  if (isPassing) {
    isPassing = false;
    return verdict?.replaceChildren(verdict.dataset['how'] ?? '');
  }
  const { fig, step, is } = answer.dataset;
  if (fig && step) showInFigure(fig, { step: Number(step) }, answer);
  answer.dataset['tried'] = is;
  // The words beside each answer were written when the page was built.
  const words = answer.parentElement?.nextElementSibling as HTMLTemplateElement;
  // Emptied first, so that the same verdict twice is spoken twice.
  verdict?.replaceChildren();
  requestAnimationFrame(() => verdict?.replaceChildren(words.content.cloneNode(true)));
  const details = card?.querySelector('details');
  if (details && is === 'right') details.open = true;
});
