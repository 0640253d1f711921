import type { StoredNews } from './stored.ts';

/**
 * What is said of a stored thing, whatever it is called: "your settings", "the game on this page". `rescue` says how
 * to keep what is not kept here.
 */
export function storedSentence({ code }: StoredNews, thing: string, rescue = ''): string {
  const lost = `so what you do now is gone when you leave. ${rescue}`.trim();
  switch (code) {
    case 'unreadable':
      return `This device can’t read what it kept of ${thing}, so that was put aside and you start afresh.`;
    case 'lost-some':
      return `This device can’t read a part of what it kept of ${thing}. All of it was put aside, and what can be read is here.`;
    case 'newer':
      return `A newer version of this site has kept ${thing} here. That stays as it is, ${lost} Reload the page to get the newer version.`;
    case 'full':
      return `There’s no room left on this device to keep ${thing}, ${lost}`;
    case 'not-stored':
      return `This browser doesn’t keep ${thing} for this site, ${lost}`;
    case 'elsewhere':
      return `Another tab has changed ${thing}. ${rescue}`.trim();
  }
}
