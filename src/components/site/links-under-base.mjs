/**
 * Links in prose are written from the root of the site: `[the tree](/tree/)`, `<a href="/tree/">`.
 * This puts the sub-path of the build (BASE_PATH) before them, in Markdown and in MDX alike, so that
 * an author never has to think of it. Components use `href()` of `components/platform/pageLinks.ts`.
 *
 * @returns {import('astro').AstroIntegration}
 */
export function linksUnderBase() {
  return {
    name: 'links-under-base',
    hooks: {
      'astro:config:setup': ({ config }) => {
        const { processor } = config.markdown;
        const plugins = /** @type {{ hastPlugins?: unknown[] }} */ (processor.options).hastPlugins;
        // Silence here would ship dead links under a sub-path.
        if (!plugins)
          throw new Error('links-under-base: the Markdown processor takes no hast plugins.');
        plugins.push(plugin(config.base.replace(/\/$/, '')));
      },
    },
  };
}

/** @param {string} base the sub-path without its last slash; empty at the root of a host */
function plugin(base) {
  const moves = (/** @type {unknown} */ href) =>
    typeof href === 'string' && href.startsWith('/') && !href.startsWith('//');
  const jsx = (/** @type {any} */ node, /** @type {any} */ ctx) => {
    if (node.name !== 'a') return;
    for (const { name, value } of node.attributes)
      if (name === 'href' && moves(value)) ctx.setProperty(node, 'href', base + value);
  };
  return {
    name: 'links-under-base',
    element: {
      filter: ['a'],
      visit(/** @type {any} */ node, /** @type {any} */ ctx) {
        const href = node.properties?.href;
        if (moves(href)) ctx.setProperty(node, 'href', base + href);
      },
    },
    mdxJsxTextElement: { filter: [], visit: jsx },
    mdxJsxFlowElement: { filter: [], visit: jsx },
  };
}
