import { showInFigure } from '../../stepper/figures.ts';

/** The card "Before you go on": says whether an answer is right and why not, or unfolds the reason. */
class Predict extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this.answered);
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.answered);
  }

  private readonly answered = ({ target }: Event): void => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[data-is]');
    if (!button) return;
    const isRight = button.dataset['is'] === 'right';
    const { fig, step } = button.dataset;
    if (fig && step) showInFigure(fig, { step: Number(step) }, button);
    button.dataset['tried'] = isRight ? 'right' : 'wrong';
    this.tell(button.nextElementSibling);
    const details = this.querySelector('details');
    if (details && isRight) details.open = true;
  };

  /** The words beside each answer were written when the page was built. */
  private tell(words: Element | null): void {
    const verdict = this.querySelector('.verdict');
    if (!verdict || !(words instanceof HTMLTemplateElement)) return;
    // Emptied first, so that the same verdict twice is spoken twice.
    verdict.replaceChildren();
    requestAnimationFrame(() => verdict.replaceChildren(words.content.cloneNode(true)));
  }
}

customElements.define('nb-predict', Predict);
