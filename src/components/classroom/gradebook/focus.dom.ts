import { tick } from 'svelte';

/** The heading of what stands in the middle of the page: the table, or the way to the first results. */
const HOME = '#grade-home';
/** The question whether a gradebook's file is taken over. */
const FILE = '#grade-file h2';
const OPENED = '#grade-opened h2';
/** Where there is neither. */
const ADD = '#grade-add summary';

export const focusHome = () => focusOn(HOME);
export const focusFile = () => focusOn(FILE);

/** Moves the focus there, once what has changed is drawn. */
async function focusOn(what: string): Promise<void> {
  await tick();
  document.querySelector<HTMLElement>(what)?.focus();
}

/** Moves the focus to what was opened, and shows it from its top. */
export async function focusOpened(): Promise<void> {
  await tick();
  const heading = document.querySelector<HTMLElement>(OPENED);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

/** Moves the focus to what is nearest, if what held it is gone: it must not fall back to the page's top. */
export async function keepFocus(): Promise<void> {
  await tick();
  const now = document.activeElement;
  if (now && now !== document.body && now.checkVisibility()) return;
  const nearest = [OPENED, HOME, ADD].map((each) => document.querySelector<HTMLElement>(each));
  nearest.find((each) => each !== null)?.focus();
}
