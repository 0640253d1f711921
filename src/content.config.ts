// Brings the types that Starlight adds to `Astro.locals`.
import type {} from '@astrojs/starlight';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { pages } from '../scripts/lib/language.mjs';

/** What a page of the notebook may say in its frontmatter beside Starlight's own fields. */
const page = z.object({
  /** The part that a lesson belongs to: "Nine squares". Its number follows from its `sidebar.order`. */
  part: z.string().optional(),
  /** The first paragraph, in larger type; plain text. */
  lede: z.string().optional(),
  /** What strangers type who look for this page, where its text has other words: "tic tac toe". Only the search reads them. */
  keywords: z.array(z.string()).default([]),
  /** The title is drawn by `<Spread opening>`, so that the first figure can stand beside it. */
  opening: z.boolean().default(false),
});

/** The pages of the language of this build. */
const loader: Loader = {
  name: 'pages',
  load: (context) =>
    glob(pages).load({
      ...context,
      parseData: (page) => context.parseData({ ...page, data: pages.data(page.data) }),
    }),
};

export const collections = {
  docs: defineCollection({ loader, schema: docsSchema({ extend: page }) }),
};
