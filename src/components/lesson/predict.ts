/** The card "Before you go on": says whether an answer is right, and then unfolds the reason. */
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
    button.dataset['tried'] = isRight ? 'right' : 'wrong';
    const verdict = this.querySelector('.verdict');
    const said = (isRight ? this.dataset['right'] : this.dataset['wrong']) ?? '';
    // Emptied first, so that the same verdict twice is spoken twice.
    if (verdict) verdict.textContent = '';
    requestAnimationFrame(() => {
      if (verdict) verdict.textContent = `${button.textContent?.trim() ?? ''}? ${said}`;
    });
    const details = this.querySelector('details');
    if (details && isRight) details.open = true;
  };
}

customElements.define('nb-predict', Predict);
