import { arenaMessages } from '#language/arena/messages';
import { makePairLink, ownInLink, parsePairLink, type Pair } from '../../arena/pairLink.ts';
import { ARENA, OWN_JOINED, OWN_PLAYER, ownAge, playerAt } from '../../arena/arena.ts';
import { cellOfPair } from '../../arena/matrixCell.ts';
import { rovingStep } from '../../ui/rovingGrid.ts';

/** The table of the arena: players that are folded away, and a grid with one tab stop in which a pair is chosen. */
class ArenaTable extends HTMLElement {
  private focused: HTMLElement | undefined;
  private hint = '';
  /** The pair that is shown beside the table. */
  private pair: { readonly [Side in keyof Pair]?: Pair[Side] | undefined } = {};

  connectedCallback(): void {
    this.querySelector('table')?.setAttribute('role', 'grid');
    // The grid takes the focus; the box around it need not.
    this.querySelector('.scroll')?.removeAttribute('tabindex');
    for (const cell of this.cells()) cell.tabIndex = -1;
    this.hint = this.querySelector('.peek')?.textContent ?? '';
    this.addEventListener('click', this.clicked);
    this.addEventListener('keydown', this.pressed);
    for (const kind of ['pointerover', 'focusin']) this.addEventListener(kind, this.looked);
    for (const kind of ['pointerleave', 'focusout']) this.addEventListener(kind, this.left);
    addEventListener('hashchange', this.mark);
    addEventListener('nb-pair', this.mark);
    addEventListener(OWN_JOINED, this.takeOwn, { once: true });
    this.mark();
  }

  disconnectedCallback(): void {
    removeEventListener('hashchange', this.mark);
    removeEventListener('nb-pair', this.mark);
    removeEventListener(OWN_JOINED, this.takeOwn);
  }

  /** The reader's own machine gets the last row and the last column: each cell is a copy of one that is there. */
  private readonly takeOwn = (): void => {
    const own = playerAt(OWN_PLAYER);
    const rows = [...this.querySelectorAll('tbody tr')];
    if (own === undefined) return;
    for (const row of [...this.querySelectorAll('thead tr'), ...rows])
      addCopy(row, row.lastElementChild);
    const [tbody, last] = [this.querySelector('tbody'), rows.at(-1)];
    if (tbody) addCopy(tbody, last);
    for (const [row, line] of this.querySelectorAll('tbody tr').entries()) {
      for (const [column, cell] of line.querySelectorAll('td').entries())
        if (row === own || column === own) fill(cell, row, column);
      if (row === own) name(line.querySelector('th'));
    }
    name(this.querySelector('thead th:last-child'));
    this.querySelector('tbody tr:last-child')?.classList.remove('folded');
    this.mark();
  };

  private cells(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('td')];
  }

  /** The cells that can be seen, row by row. */
  private shown(): HTMLElement[][] {
    const which = this.isWhole() ? '' : ':not(.folded)';
    const rows = [...this.querySelectorAll(`tbody tr${which}`)];
    return rows.map((row) => [...row.querySelectorAll<HTMLElement>(`td${which}`)]);
  }

  private focusable(cell: HTMLElement | undefined): void {
    if (!cell) return;
    if (this.focused) this.focused.tabIndex = -1;
    cell.tabIndex = 0;
    this.focused = cell;
  }

  private readonly clicked = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    if (target.closest('button')) return this.showAll(!this.isWhole());
    const cell = target.closest<HTMLElement>('td');
    if (!cell) return;
    this.focusable(cell);
    cell.focus({ preventScroll: true });
    this.choose(cell);
  };

  private readonly pressed = (event: KeyboardEvent): void => {
    const cell = event.target instanceof Element && event.target.closest<HTMLElement>('td');
    if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') this.choose(cell);
    else if (!this.move(cell, rovingStep(event))) return;
    event.preventDefault();
  };

  private readonly looked = ({ target }: Event): void => {
    const cell = target instanceof Element && target.closest('td');
    if (cell) this.look(cell);
  };

  /** Nothing is looked at any more but, after the pointer, the cell that has the focus. */
  private readonly left = (event: Event): void => {
    const isBlur = event instanceof FocusEvent;
    this.look(isBlur ? null : this.querySelector<HTMLTableCellElement>('td:focus'));
    if (isBlur && !this.contains(event.relatedTarget as Node | null)) this.focusChosen();
  };

  /** Names the column of the cell that is looked at, and says below the table what the cell says. */
  private look(cell: HTMLTableCellElement | null): void {
    const peek = this.querySelector('.peek');
    if (!peek) return;
    for (const other of this.querySelectorAll('thead .at')) other.classList.remove('at');
    const column = cell && this.querySelectorAll('thead th')[cell.cellIndex];
    column?.classList.add('at');
    if (!column) {
      peek.textContent = this.hint;
      return;
    }
    const [first = '', second = '', said = ''] = [
      cell.parentElement?.querySelector('th'),
      column,
      cell.querySelector('.sr-only'),
    ].map((part) => part?.textContent?.trim());
    peek.textContent = arenaMessages.matrix.peek(first, second, said);
  }

  private move(cell: HTMLElement, step: readonly [number, number] | undefined): boolean {
    if (!step) return false;
    const rows = this.shown();
    const row = rows.findIndex((each) => each.includes(cell));
    const within = (at: number, length: number) => Math.max(0, Math.min(length - 1, at));
    const cells = rows[within(row + step[0], rows.length)] ?? [];
    const column = (rows[row] ?? []).indexOf(cell);
    const next = cells[within(column + step[1], cells.length)];
    this.focusable(next);
    next?.focus();
    next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return true;
  }

  /** The player of the row moves first. */
  private choose({ dataset }: HTMLElement): void {
    const first = playerAt(dataset['row'] ?? '');
    const second = playerAt(dataset['column'] ?? '');
    if (first !== undefined && second !== undefined)
      location.hash = makePairLink({ first, second, own: ownInLink(location.hash) });
  }

  private readonly mark = (): void => {
    const { first: one = '', second: other = '' } = this.dataset;
    // Without an address it is the pair that was there at first.
    if (location.hash === '') this.pair = { first: playerAt(one), second: playerAt(other) };
    else this.pair = parsePairLink(location.hash)?.pair ?? this.pair;
    const { first, second } = this.pair;
    for (const [player, row] of this.querySelectorAll('tbody tr').entries())
      row.classList.toggle('chosen', player === first);
    for (const [player, head] of this.querySelectorAll('thead th:not(:first-child)').entries())
      head.classList.toggle('chosen', player === second);
    for (const cell of this.cells()) {
      const isAcross = playerAt(cell.dataset['column'] ?? '') === second;
      cell.classList.toggle('chosen', isAcross);
      const isChosen = isAcross && playerAt(cell.dataset['row'] ?? '') === first;
      // "Not selected" would be heard at every other cell.
      if (isChosen) cell.setAttribute('aria-selected', 'true');
      else cell.removeAttribute('aria-selected');
    }
    this.unfoldChosen();
    this.focusChosen();
  };

  /** A player that a link names is shown. */
  private unfoldChosen(): void {
    const cell = this.querySelector('td[aria-selected]');
    if (cell?.matches('.folded, .folded *')) this.showAll(true);
  }

  /** The Tab key comes to the chosen cell, or where that is folded away to the first. */
  private focusChosen(): void {
    const shown = this.shown().flat();
    this.focusable(shown.find((cell) => cell.hasAttribute('aria-selected')) ?? shown[0]);
  }

  private isWhole(): boolean {
    return this.classList.contains('whole');
  }

  private showAll(isWhole: boolean): void {
    this.classList.toggle('whole', isWhole);
    const said = this.querySelector('[role=status]');
    if (said) said.textContent = arenaMessages.matrix.shown(this.shown().length);
    this.querySelector('button')?.setAttribute('aria-pressed', String(isWhole));
    this.focusChosen();
  }
}

function addCopy(to: Element, of: Element | null | undefined): void {
  const copy = of?.cloneNode(true) as HTMLElement | undefined;
  if (!copy) return;
  copy.classList.remove('folded', 'chosen');
  for (const part of copy.querySelectorAll('.chosen')) part.classList.remove('chosen');
  to.append(copy);
}

/** The words of a head. */
function name(head: Element | null): void {
  if (head) (head.querySelector('span') ?? head).textContent = arenaMessages.own(ownAge());
}

function fill(cell: HTMLElement, row: number, column: number): void {
  const { style, wins, losses, said } = cellOfPair(row, column);
  cell.setAttribute('style', style);
  cell.tabIndex = -1;
  cell.removeAttribute('aria-selected');
  [cell.dataset['row'], cell.dataset['column']] = [ARENA.players[row], ARENA.players[column]];
  const spoken = cell.querySelector('.sr-only');
  for (const [at, part] of cell.querySelectorAll('.n > span').entries())
    part.textContent = (at === 0 ? wins : losses) ?? '';
  if (spoken) spoken.textContent = said;
}

customElements.define('nb-arena', ArenaTable);
