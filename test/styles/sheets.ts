import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../scripts/lib/paths.mjs';

/** The styles of one file of `src`: a style sheet, or the `<style>` of a component; without comments. */
export interface Sheet {
  readonly file: string;
  readonly css: string;
}

const STYLE = /<style[^>]*>(.*?)<\/style>/gs;

/** Every style of the site, as it is written. */
export function sheets(): readonly Sheet[] {
  return filesIn('src')
    .filter((path) => /\.(css|svelte|astro)$/.test(path))
    .map((path) => {
      const text = readFileSync(join('src', path), 'utf8');
      const css = path.endsWith('.css')
        ? text
        : [...text.matchAll(STYLE)].map(([, inside]) => inside).join('\n');
      return { file: path, css: css.replaceAll(/\/\*.*?\*\//gs, '') };
    })
    .filter(({ css }) => css !== '');
}

/** What the style sheets give to `property`, each with the file that does. */
export function valuesOf(property: string): readonly { file: string; value: string }[] {
  const declaration = new RegExp(`(?<![-\\w])${property}:\\s*([^;}]+)`, 'g');
  return sheets().flatMap(({ file, css }) =>
    [...css.matchAll(declaration)].map(([, value = '']) => ({
      file,
      value: value.trim().replaceAll(/\s+/g, ' '),
    })),
  );
}
