import { showInFigure, type FigureTarget } from '../../stepper/figures.ts';

/** Phrases that drive a figure: one listener for the page. */
document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || !(event.target instanceof Element)) return;
  // A phrase opened in a new tab, and the like, is a plain link.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const phrase = event.target.closest<HTMLAnchorElement>('a.see[data-fig]');
  const fig = phrase?.dataset['fig'];
  if (!phrase || !fig || !showInFigure(fig, targetOf(phrase), phrase)) return;
  event.preventDefault();
  for (const other of document.querySelectorAll('a.see[aria-current]')) {
    other.removeAttribute('aria-current');
  }
  phrase.setAttribute('aria-current', 'true');
});

function targetOf({ dataset }: HTMLAnchorElement): FigureTarget {
  const { step, call, at, ties } = dataset;
  const rule: Pick<FigureTarget, 'ties'> = ties === 'first' || ties === 'last' ? { ties } : {};
  if (step !== undefined) return { step: Number(step), ...rule };
  return { call: Number(call), at: at === 'return' ? 'return' : 'begin', ...rule };
}
