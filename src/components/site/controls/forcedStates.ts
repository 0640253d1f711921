/** The pseudo-class that a browser sets while a control is used, by the class that stands for it here. */
const FORCED = {
  'is-hover': ':hover',
  'is-focus': ':focus-visible',
  'is-pressed': ':active',
} as const;

/**
 * The rules of a style sheet for controls that are hovered, focused or pressed, with classes in place of what
 * only a hand can bring about. Read from the sheet itself, so that what is shown is what is used.
 */
export function forcedStates(css: string): string {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return [...rules]
    .flatMap(([, selector = '', body = '']) => {
      const forced = Object.entries(FORCED).reduce(
        (text, [name, pseudo]) => text.replaceAll(pseudo, `.${name}`),
        selector.trim(),
      );
      return forced === selector.trim() ? [] : [`${forced} {${body}}`];
    })
    .join('\n');
}
