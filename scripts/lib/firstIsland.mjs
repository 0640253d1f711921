import { changePages } from './html.mjs';
import { modulesOf } from './weight.mjs';

/*
 * The first part of a page that can be pressed is pressed while the page is still on its way. Its modules import others, which
 * import others again, each a trip later: so the head of the page names all of them, and the part is marked, to wake before
 * the others do (`site/wake.dom.ts`).
 */

const ISLAND =
  /<astro-island( uid="\w+" component-url="([^"]+)"[^>]*? renderer-url="([^"]+)".*?)<\/astro-island>/gs;
const PRESSED = /<(button|input|select)\b|role="gridcell"/;
/** What makes islands of them. Astro puts it to the one that is rendered first, often far below the first of the page. */
const MAKER = /<script>(?:(?!<\/script>).)*customElements\.define\("astro-island".*?<\/script>/s;

/** Gets the first island of each page ready to wake. */
export const prepareFirstIslands = (dir, base) =>
  changePages(dir, async (html, page) => {
    const islands = [...html.matchAll(ISLAND)];
    const times = (tag, end) => html.slice(0, end).split(tag).length;
    const isFolded = ({ index }) => times('<details', index) > times('</details', index);
    const found = islands.find((each) => PRESSED.test(each[0]) && !isFolded(each)) ?? islands[0];
    if (!found) return html;
    const [, first, ...addresses] = found;
    const [maker] = MAKER.exec(html);
    const links = (await modulesOf({ dir, base }, page, addresses)).map(
      (path) => `<link rel="modulepreload" fetchpriority="low" href="${base}${path}">`,
    );
    return html
      .replace(maker, '')
      .replace('<astro-island', () => `${maker}<astro-island`)
      .replace(first, () => ` data-first${first}`)
      .replace('</head>', () => `${links.join('')}</head>`);
  });
