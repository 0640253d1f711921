/**
 * `npm run test:language`: builds the site in the pseudo-language and looks at every page on a phone. It
 * takes two minutes, so it is not part of `npm test`.
 */
process.env.SITE_LANGUAGE = 'en-XA';
process.argv.splice(2, 0, 'e2e');
await import('./test.mjs');
