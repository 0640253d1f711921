/** Colours of the style sheets, and how far two of them are apart. */

export type Colours = ReadonlyMap<string, string>;

/** The colours of the block of a style sheet that begins with `selector`; one may name another. */
export function coloursOf(css: string, selector: string): Colours {
  const from = css.indexOf(selector);
  if (from < 0) throw new Error(`The style sheet has no ${selector}.`);
  const block = css.slice(from, css.indexOf('}', from));
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,8}|var\(--[\w-]+\))/gi)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
}

export type Rgb = readonly [number, number, number];

export function channels(hex: string): { rgb: Rgb; alpha: number } {
  const digits = hex.length < 6 ? [...hex.slice(1)].map((d) => d + d).join('') : hex.slice(1);
  const at = (i: number) => parseInt(digits.slice(i * 2, i * 2 + 2), 16);
  return { rgb: [at(0), at(1), at(2)], alpha: digits.length > 6 ? at(3) / 255 : 1 };
}

/** A colour that may be see-through, on a ground that is not. */
export function over(top: string, ground: Rgb): Rgb {
  const { rgb, alpha } = channels(top);
  const mix = (i: 0 | 1 | 2) => rgb[i] * alpha + ground[i] * (1 - alpha);
  return [mix(0), mix(1), mix(2)];
}

/** WCAG 2.2, relative luminance. */
function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(a: Rgb, b: Rgb): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

export function colour(theme: Colours, name: string): string {
  const found = theme.get(name);
  if (!found) throw new Error(`There is no colour --${name}.`);
  return found.startsWith('#') ? found : colour(theme, found.slice('var(--'.length, -1));
}

export function groundOf(theme: Colours, name: string): Rgb {
  const [top = '', below] = name.split('/');
  return over(colour(theme, top), below ? groundOf(theme, below) : [0, 0, 0]);
}
