import starlight from '@astrojs/starlight';
import svelte from '@astrojs/svelte';
import { defineConfig } from 'astro/config';
import starlightLinksValidator from 'starlight-links-validator';
import { codeThemes } from './src/styles/code-themes.mjs';
import { afterBuild } from './scripts/lib/afterBuild.mjs';
import { bundle } from './scripts/lib/bundle.mjs';
import {
  cacheDir,
  language,
  languageIntegrations,
  messagesOf,
  starlightPlugins,
} from './scripts/lib/language.mjs';
import { linksUnderBase } from './src/components/site/links-under-base.mjs';

/** A sub-path with one slash at each end, whatever the environment spelled. */
const base = `/${process.env.BASE_PATH ?? ''}/`.replace(/\/{2,}/g, '/');
const site = process.env.SITE || undefined;
if (!site && process.argv.includes('build'))
  console.warn(
    'No SITE is set: links to the pages show their picture only where a host makes its address whole.',
  );

const { contents } = await messagesOf('site/contents');

/**
 * Where a link of a text leads that its check doesn't find: a moment of a figure (`#call-2`), a game behind `#variant=`, the
 * licences, which are put beside the pages. The check goes by names of files and ids of English, so other languages have none.
 */
const isMade = ({ link }) =>
  link.startsWith('#') || link.includes('/play/#') || link.endsWith('/licences.txt');

export default defineConfig({
  site,
  base,
  // Not that of `npm start`, whose service worker would answer here as well.
  server: { port: 4400 },
  trailingSlash: 'always',
  // Starlight would otherwise fetch every page in sight before anybody asked for it.
  prefetch: false,
  devToolbar: { enabled: false },
  vite: bundle,
  cacheDir,
  integrations: [
    // Must stand before Starlight: the link checker has to see the links as they will be.
    linksUnderBase(),
    ...languageIntegrations,
    svelte(),
    starlight({
      title: 'Noughtbook',
      description: contents.description,
      favicon: '/favicon.svg',
      locales: { root: { label: language, lang: language } },
      // Only pages that exist: the folder is the list. A page sets its place with `sidebar.order`.
      sidebar: [
        { label: contents.lessons, items: [{ autogenerate: { directory: 'lessons' } }] },
        {
          label: contents.tools,
          items: ['play', 'tree', 'arena', 'bot', 'map', 'matchboxes', 'progress'],
        },
        { label: contents.classroom, items: ['teach', 'teach/grade', 'do'] },
        { label: contents.about, items: ['glossary', 'about'] },
      ],
      tableOfContents: false,
      // Headings keep their ids; the chain icon beside each of them is noise on a lesson.
      markdown: { headingLinks: false },
      customCss: [
        './src/styles/fonts.css',
        './src/styles/tokens.css',
        './src/styles/base.css',
        './src/styles/prose.css',
        './src/styles/controls.css',
        './src/styles/vocabulary.css',
        './src/styles/signs.css',
        './src/styles/utilities.css',
        './src/styles/modes.css',
        './src/styles/print.css',
      ],
      components: {
        Banner: './src/components/site/Bare.astro',
        ContentPanel: './src/components/site/Bare.astro',
        Footer: './src/components/site/Footer.astro',
        Head: './src/components/site/Head.astro',
        Header: './src/components/site/Header.astro',
        MarkdownContent: './src/components/site/MarkdownContent.astro',
        PageFrame: './src/components/site/PageFrame.astro',
        PageTitle: './src/components/site/PageTitle.astro',
        Pagination: './src/components/site/Pagination.astro',
        Search: './src/components/site/Search.astro',
        ThemeProvider: './src/components/site/ThemeProvider.astro',
        ThemeSelect: './src/components/site/ThemeSelect.astro',
        TwoColumnContent: './src/components/site/TwoColumnContent.astro',
      },
      expressiveCode: {
        themes: codeThemes,
        // Lines wrap: a box that scrolls sideways is a trap for keyboards, and is cut off on paper.
        defaultProps: { wrap: true },
        frames: { showCopyToClipboardButton: false },
        styleOverrides: {
          borderRadius: '8px',
          borderColor: 'var(--rule)',
          codeBackground: 'var(--paper-sunk)',
          codeFontFamily: 'var(--code)',
          codeFontSize: '0.82rem',
          codeLineHeight: '1.58',
          uiFontFamily: 'var(--ui)',
          frames: { shadowColor: 'transparent' },
        },
      },
      plugins: [
        ...(language === 'en' ? [starlightLinksValidator({ exclude: isMade })] : []),
        ...starlightPlugins,
      ],
    }),
    afterBuild,
  ],
});
