/**
 * Syntax colours of code in running text, for Expressive Code: the notebook's inks, by day and by
 * night. Values are those of tokens.css (`--return`, `--x-text`, `--pencil`, …), because themes
 * cannot read custom properties.
 */
const inks = {
  light: {
    paper: '#f4f2ea',
    ink: '#20242c',
    keyword: '#7a4a9a',
    name: '#006199',
    value: '#a84800',
    comment: '#59606c',
  },
  dark: {
    paper: '#131a18',
    ink: '#ebeee8',
    keyword: '#cfa5ea',
    name: '#74bdee',
    value: '#ff9d62',
    comment: '#a9b3ac',
  },
};

/** @param {'light' | 'dark'} type */
function theme(type) {
  const { paper, ink, keyword, name, value, comment } = inks[type];
  const rule = (/** @type {string[]} */ scope, /** @type {string} */ foreground) => ({
    scope,
    settings: { foreground },
  });
  return {
    name: `noughtbook-${type}`,
    type,
    colors: { 'editor.background': paper, 'editor.foreground': ink },
    tokenColors: [
      rule(['comment', 'punctuation.definition.comment'], comment),
      rule(['keyword', 'storage', 'keyword.operator.expression', 'keyword.operator.new'], keyword),
      rule(['entity.name.function', 'support.function', 'entity.name.type'], name),
      rule(['constant', 'string'], value),
      rule(['keyword.operator', 'punctuation', 'variable'], ink),
    ],
  };
}

export const codeThemes = [theme('light'), theme('dark')];
