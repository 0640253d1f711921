import { contents } from '#language/site/contents';

/** What a device needs to install the notebook. Addresses are relative to this file, so any base will do. */
const manifest = {
  name: 'Noughtbook',
  short_name: 'Noughtbook',
  description: contents.description,
  lang: process.env['SITE_LANGUAGE'] || 'en',
  id: './',
  start_url: './',
  scope: './',
  display: 'standalone',
  // Pages have links to go back from.
  display_override: ['minimal-ui', 'standalone'],
  background_color: '#fcfbf7',
  theme_color: '#fcfbf7',
  categories: ['education', 'games'],
  icons: [
    { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

export const GET = () => new Response(JSON.stringify(manifest));
