import { relative, sep } from 'node:path';
import { root } from './paths.mjs';
import { whyForbidden } from './rooms.mjs';

/** The ESLint rule `house/rooms`: the table of rooms.mjs, asked about every import of a file. */
const rooms = {
  meta: { type: 'problem', schema: [], messages: { forbidden: '{{why}}' } },
  create(context) {
    const from = relative(root, context.filename).split(sep).join('/');
    const ask = (source, typeOnly) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const why = whyForbidden(from, source.value, typeOnly);
      if (why) context.report({ node: source, messageId: 'forbidden', data: { why } });
    };
    return {
      ImportDeclaration: (node) => ask(node.source, node.importKind === 'type' || allTypes(node)),
      ExportNamedDeclaration: (node) => ask(node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => ask(node.source, node.exportKind === 'type'),
      ImportExpression: (node) => ask(node.source, false),
      NewExpression(node) {
        if (node.callee.name === 'URL' && node.arguments.length === 2 && isImportMeta(node)) {
          ask(node.arguments[0], false);
        }
      },
    };
  },
};

function allTypes(node) {
  return node.specifiers.length > 0 && node.specifiers.every((each) => each.importKind === 'type');
}

function isImportMeta(node) {
  const base = node.arguments[1];
  return base.type === 'MemberExpression' && base.object.type === 'MetaProperty';
}

export default { rules: { rooms } };
