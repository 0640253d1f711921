import type { DomPicture } from './domPicture.dom.ts';

/** The picture as the text of a file. Its fonts go by their names, as on the page. */
export function svgText({ svg }: DomPicture): string {
  return `${new XMLSerializer().serializeToString(svg)}\n`;
}

/** Pixels of the file for one of the page: it is shown on a wall. */
const DENSITY = 2;

/** The same as pixels; `undefined` if the browser cannot. */
export async function pngOf(picture: DomPicture): Promise<Blob | undefined> {
  const whole = picture.svg.cloneNode(true) as SVGSVGElement;
  const style = document.createElementNS(whole.namespaceURI ?? '', 'style');
  style.textContent = await ownFonts(svgText(picture));
  whole.prepend(style);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText({ ...picture, svg: whole }))}`;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.width * DENSITY, picture.height * DENSITY];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined)));
}

/** A picture by itself knows no fonts of the page: those that it names, and has letters of, go along. */
async function ownFonts(text: string): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
    } catch {
      return [];
    }
  });
  const wanted = rules.filter(({ style }) => {
    const family = style.getPropertyValue('font-family').replace(/["']/g, '');
    const [, first] = /U\+([0-9a-f]+)/i.exec(style.getPropertyValue('unicode-range')) ?? [];
    const isLatin = Number.parseInt(first ?? '0', 16) === 0;
    return text.includes(family) && (isLatin || /\p{Script=Cyrillic}/u.test(text));
  });
  const faces = await Promise.all(wanted.map((rule) => withOwnFile(rule).catch(() => '')));
  return faces.join('\n');
}

async function withOwnFile(rule: CSSFontFaceRule): Promise<string> {
  const { href } = rule.parentStyleSheet ?? {};
  const source = /url\(["']?([^"')]+)["']?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
  if (source === undefined) return '';
  const file = await (await fetch(new URL(source, href ?? location.href))).blob();
  const data = await new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.readAsDataURL(file);
  });
  // A picture is drawn once: what comes later is not seen.
  return rule.cssText
    .replace(/url\([^)]*\)/, `url("${data}")`)
    .replace(/font-display: [a-z]+/, 'font-display: block');
}
