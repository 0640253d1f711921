/** The table of verdicts: shows all of them or those of one kind. Without scripts it shows all. */
class VerdictTable extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this.chosen);
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.chosen);
  }

  private readonly chosen = ({ target }: Event): void => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[data-show]');
    if (!button) return;
    const wanted = button.dataset['show'];
    for (const each of this.querySelectorAll('button[data-show]')) {
      each.setAttribute('aria-pressed', String(each === button));
    }
    for (const row of this.querySelectorAll<HTMLElement>('tr[data-verdict]')) {
      row.hidden = wanted !== 'all' && row.dataset['verdict'] !== wanted;
    }
    const status = this.querySelector('[role="status"]');
    if (status) status.textContent = button.dataset['said'] ?? '';
  };
}

customElements.define('nb-verdicts', VerdictTable);
