import { relative, sep } from 'node:path';
import { root } from './paths.mjs';
import { moduleOf, whyForbidden } from './layers.mjs';

const UNCLEAR = 'Import by a plain string, so that the dependency rule can be asked about it.';

/** The ESLint rule `local/layers`: the table of layers.mjs, asked about every import of a file. */
const layers = {
  meta: { type: 'problem', schema: [], messages: { forbidden: '{{why}}', unclear: UNCLEAR } },
  create(context) {
    const from = relative(root, context.physicalFilename).split(sep).join('/');
    const ask = (source, typeOnly) => {
      const specifier = plainText(source);
      if (specifier === undefined) return;
      const why = whyForbidden(from, specifier, typeOnly);
      if (why) context.report({ node: source, messageId: 'forbidden', data: { why } });
    };
    const askPlain = (source) => {
      if (plainText(source) !== undefined) ask(source, false);
      else if (moduleOf(from)) context.report({ node: source, messageId: 'unclear' });
    };
    return {
      ImportDeclaration: (node) => ask(node.source, node.importKind === 'type' || allTypes(node)),
      ExportNamedDeclaration: (node) => ask(node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => ask(node.source, node.exportKind === 'type'),
      ImportExpression: (node) => askPlain(node.source),
      // The type import('…').T
      TSImportType: (node) => ask(node.source ?? node.argument?.literal, true),
      NewExpression(node) {
        if (node.callee.name === 'URL' && node.arguments.length === 2 && isImportMeta(node)) {
          askPlain(node.arguments[0]);
        }
      },
    };
  },
};

/** The text of a string or of a template without holes; `undefined` for anything that is computed. */
function plainText(source) {
  if (source?.type === 'Literal' && typeof source.value === 'string') return source.value;
  const isPlain = source?.type === 'TemplateLiteral' && source.expressions.length === 0;
  return isPlain ? source.quasis[0].value.cooked : undefined;
}

function allTypes(node) {
  return node.specifiers.length > 0 && node.specifiers.every((each) => each.importKind === 'type');
}

function isImportMeta(node) {
  const base = node.arguments[1];
  return base.type === 'MemberExpression' && base.object.type === 'MetaProperty';
}

export default { rules: { layers } };
