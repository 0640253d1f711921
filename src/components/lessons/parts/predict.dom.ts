import { showInFigure } from '../../stepper/figures.ts';

/** The cards "Before you go on" say whether an answer is right and why not, or unfold the reason: one listener for the page. */
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('.guess [data-is]');
  if (!button) return;
  const { fig, step, is } = button.dataset;
  if (fig && step) showInFigure(fig, { step: Number(step) }, button);
  button.dataset['tried'] = is;
  const card = button.closest('.guess');
  // The words beside each answer were written when the page was built.
  const words = button.nextElementSibling as HTMLTemplateElement;
  const verdict = card?.querySelector('.verdict');
  // Emptied first, so that the same verdict twice is spoken twice.
  verdict?.replaceChildren();
  requestAnimationFrame(() => verdict?.replaceChildren(words.content.cloneNode(true)));
  const details = card?.querySelector('details');
  if (details && is === 'right') details.open = true;
});
