import { createHash } from 'node:crypto';
import ts from 'typescript';

const Kind = ts.SyntaxKind;
const BOUNDARY = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const FLIPPED = { '<': '>=', '<=': '>', '>': '<=', '>=': '<', '===': '!==', '!==': '===' };
const LOGIC = { '&&': '||', '||': '&&' };
const ARITHMETIC = { '+': '-', '-': '+', '*': '/', '/': '*', '+=': '-=', '-=': '+=' };
const SELECTING = /^(filter|slice|concat|flat|sort|toSorted|reverse|toReversed)$/;

/** A literal that is no value of the program: a type, a key, or the name of a module. */
const isNoValue = (node) =>
  ts.isLiteralTypeNode(node.parent) ||
  ts.isImportDeclaration(node.parent) ||
  ts.isExportDeclaration(node.parent) ||
  node.parent.name === node;

/** The small mistakes that can be made at a node: `[what, text instead of the node's own]`. */
function* mistakesAt(node) {
  const text = (part) => part.getText();
  if (ts.isBinaryExpression(node)) {
    const { left, right, operatorToken } = node;
    const sign = text(operatorToken);
    for (const [what, table] of Object.entries({ BOUNDARY, FLIPPED, LOGIC, ARITHMETIC }))
      if (table[sign]) yield [what, `((${text(left)}) ${table[sign]} (${text(right)}))`];
  }
  if (ts.isIfStatement(node.parent ?? node) && node.parent.expression === node)
    yield ['NEGATED', `!(${text(node)})`];
  if (ts.isPrefixUnaryExpression(node) && node.operator === Kind.ExclamationToken)
    yield ['NEGATED', text(node.operand)];
  if (ts.isConditionalExpression(node))
    yield ['SWAPPED', `${text(node.condition)} ? ${text(node.whenFalse)} : ${text(node.whenTrue)}`];
  if (ts.isNumericLiteral(node) && !isNoValue(node))
    yield ['NUMBER', `${Number(text(node).replaceAll('_', '')) + 1}`];
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
  if (isText && text(node).length > 2 && !isNoValue(node)) yield ['EMPTIED', "''"];
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    if (SELECTING.test(node.expression.name.text))
      yield ['UNCALLED', text(node.expression.expression)];
}

/** Every mutant of a file: `{ file, what, start, end, text, line }`. */
export function mutantsOf(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const start = node.getStart();
    const line = tree.getLineAndCharacterOfPosition(start).line + 1;
    for (const [what, text] of mistakesAt(node))
      found.push({ file, what, start, end: node.end, text, line });
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(tree, visit);
  return found;
}

/** The same order for the same seed, whatever becomes of the code elsewhere. */
export function inOrderOf(seed, mutants) {
  const rank = ({ file, what, line, text }) =>
    createHash('sha256').update([seed, file, what, line, text].join()).digest('hex');
  const ranked = mutants.map((mutant) => ({ mutant, rank: rank(mutant) }));
  return ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ mutant }) => mutant);
}

/** Takes one of each list in turn, until all are empty. */
export function inTurn(lists) {
  const longest = Math.max(...lists.map((list) => list.length));
  const rounds = Array.from({ length: longest }, (_, round) => lists.map((list) => list[round]));
  return rounds.flat().filter((item) => item !== undefined);
}

/** Says of a file's changed text whether it has no more type errors than its own has. */
export function typeChecker(configFile) {
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(configFile, {}, ts.sys);
  const changed = new Map();
  const service = ts.createLanguageService({
    ...ts.sys,
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames,
    getScriptVersion: (file) => changed.get(file) ?? '',
    getScriptSnapshot: (file) => {
      const text = changed.get(file) ?? ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  });
  const errors = (file) =>
    service.getSyntacticDiagnostics(file).length + service.getSemanticDiagnostics(file).length;
  return (file, text) => {
    const before = errors(file);
    changed.set(file, text);
    const after = errors(file);
    changed.delete(file);
    return after <= before;
  };
}
