import { join } from 'node:path';
import ts from 'typescript';
import STARLIGHT_TEXTS from '../../node_modules/@astrojs/starlight/dist/translations/en.js';
import { filesIn, root } from './paths.mjs';

/**
 * The pseudo-language: English with accents, a third longer and in brackets, so that a text that isn't
 * translated is seen at once, and so is one that only fits in English. "Step 3 of 49" is "[Stéép 3 óóf 49]".
 */
const ACCENTS = { a: 'áá', e: 'éé', i: 'íí', o: 'óó', u: 'úú', y: 'ýý', n: 'ñ', c: 'ç' };

/** What stays: a gap to be filled, code, an address, and the players, who are called X and O; then letters. */
const PARTS = /(\{[^}]*\}|`[^`]*`|[a-z]+:\/\/\S+|U\+|\b[XO]\b)|[aeiouync]/gi;

/** A part of a message. */
function accented(text) {
  return text.replace(PARTS, (part, kept) => {
    if (kept) return part;
    const accent = ACCENTS[part.toLowerCase()];
    return part === part.toLowerCase() ? accent : accent[0].toUpperCase() + accent.slice(1);
  });
}

const HAS_LETTERS = /\p{L}/u;

/** A whole message; the spaces around it stay outside, and what has no letters stays as it is. */
export function pseudo(text) {
  if (!HAS_LETTERS.test(text)) return text;
  return text.replace(/^(\s*)(.*?)(\s*)$/su, (_, a, told, z) => `${a}[${accented(told)}]${z}`);
}

/** Every text in a value, or only those under certain keys. */
export function pseudoValues(value, keys) {
  if (typeof value === 'string') return keys ? value : pseudo(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map((each) => pseudoValues(each, keys));
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      pseudoValues(each, keys?.includes(key) ? undefined : keys),
    ]),
  );
}

/** What readers see of the data at the top of a page. */
export const pseudoData = (data) =>
  pseudoValues(data, ['title', 'description', 'part', 'lede', 'label', 'content']);

/** Whether any text may stand where this type is asked for. */
function allowsAnyText(type) {
  const { Any, String, TypeParameter } = ts.TypeFlags;
  return type.isUnion()
    ? type.types.some((each) => allowsAnyText(each))
    : (type.flags & (Any | String | TypeParameter)) !== 0;
}

/** The expression that a text stands for: that of `chosen ? 'a' : 'b'` and of `given ?? 'a'`. */
function wholeOf(node) {
  const { parent } = node;
  const isChosen = ts.isConditionalExpression(parent) && parent.condition !== node;
  const isSpare =
    ts.isBinaryExpression(parent) && /^(\?\?|\|\|)$/.test(parent.operatorToken.getText());
  return isChosen || isSpare || ts.isParenthesizedExpression(parent) ? wholeOf(parent) : node;
}

/**
 * Every text in a file of messages is one, except a key, what something is compared with, and a text where
 * the type allows only certain ones: those are codes, such as the tone of a word.
 */
function isMessage(checker, node) {
  const whole = wholeOf(node);
  const { parent } = whole;
  if (parent.name === whole || ts.isCaseClause(parent) || ts.isElementAccessExpression(parent))
    return false;
  if (ts.isBinaryExpression(parent) && /^([!=]==|in)$/.test(parent.operatorToken.getText()))
    return false;
  const type = checker.getContextualType(whole);
  return !type || allowsAnyText(type);
}

/** `new Intl.…`, whose arguments are codes. */
const isFormat = (node) =>
  ts.isNewExpression(node) && node.expression.getText().startsWith('Intl.');

const template = (text) => text.replace(/[\\`]|\$\{/g, '\\$&');

/** The edits that bring a file of messages into the pseudo-language. */
function editsOf(checker, file) {
  const edits = [];
  const write = (node, from, to, text) =>
    edits.push({ from: node.getStart(file) + from, to: node.end - to, text });
  const visit = (node, inTemplate) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isFormat(node)) return;
    const isTemplate = ts.isTemplateExpression(node);
    const texts = isTemplate
      ? [node.head, ...node.templateSpans.map(({ literal }) => literal)]
      : [node].filter(ts.isStringLiteralLike);
    if (texts.some(({ text }) => HAS_LETTERS.test(text)) && isMessage(checker, node)) {
      const [open, close] = inTemplate ? ['', ''] : ['[', ']'];
      if (isTemplate) {
        texts.forEach((each, at) => {
          const isLast = at === texts.length - 1;
          const text = (at === 0 ? open : '') + accented(each.text) + (isLast ? close : '');
          write(each, 1, isLast ? 1 : 2, template(text));
        });
      } else {
        const text = inTemplate ? accented(node.text) : pseudo(node.text);
        // A tag, such as `say`, takes no string.
        const isPlain = ts.isStringLiteral(node);
        write(node, 0, 0, isPlain ? JSON.stringify(text) : `\`${template(text)}\``);
      }
    }
    ts.forEachChild(node, (child) => visit(child, inTemplate || isTemplate));
  };
  visit(file, false);
  return edits;
}

/** Brings files of messages into the pseudo-language; their types are read once, in about two seconds. */
function pseudoProgram(files) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  return (path) => {
    const file = program.getSourceFile(path);
    let text = file.text;
    const edits = editsOf(checker, file).sort((a, b) => b.from - a.from);
    for (const edit of edits) text = text.slice(0, edit.from) + edit.text + text.slice(edit.to);
    return text;
  };
}

/** Where a page of MDX gives a component a text: `title="…"`, `says: '…'`. */
const GIVEN_TEXTS = /\b(?:(?:title|caption|lede)="([^"]+)"|(?:says|label): '([^']+)')/g;
const given = (all, one = '', other = one) => all.replace(other, pseudo(other));

/** For Vite: every `*.en.ts`, and what pages give to components, in the pseudo-language. */
export function pseudoModules(folder) {
  let translate;
  return {
    name: 'pseudo-language',
    enforce: 'pre',
    transform: {
      filter: { id: /\.(en\.ts|mdx)$/ },
      handler(page, id) {
        if (id.endsWith('.mdx')) return { code: page.replace(GIVEN_TEXTS, given), map: null };
        translate ??= pseudoProgram(
          filesIn(folder)
            .filter((file) => file.endsWith('.en.ts'))
            .map((file) => join(folder, file)),
        );
        return { code: translate(id), map: null };
      },
    },
  };
}

/** For Astro: the pages' own text in the pseudo-language. */
export function pseudoPages() {
  return {
    name: 'pseudo-pages',
    hooks: {
      'astro:config:setup': ({ config }) => {
        config.markdown.processor.options.mdastPlugins.push({
          name: 'pseudo-pages',
          text: (node, context) => context.setProperty(node, 'value', pseudo(node.value)),
        });
      },
    },
  };
}

/** For Starlight: its own texts. */
export function pseudoStarlight(tag) {
  return {
    name: 'pseudo-starlight',
    hooks: {
      'config:setup': () => undefined,
      'i18n:setup': ({ injectTranslations }) =>
        injectTranslations({ [tag]: pseudoValues(STARLIGHT_TEXTS) }),
    },
  };
}
