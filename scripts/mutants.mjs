import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { run } from './lib/children.mjs';
import { Sentence, ensureInstalled, main, modernNode } from './lib/install.mjs';
import { binOf, filesIn, root } from './lib/paths.mjs';

/**
 * `npm run test:mutants -- SEED COUNT PART`: makes small mistakes in views, state and messages, one at a time, and
 * looks which of them the unit tests find. Every place in a file whose name has `PART` in it is as likely as any other.
 * It takes 10 to 20 seconds a mutant. A mistake that no test finds is shown to the type checker, which may.
 */
const [seed = '1', count = '60', part = ''] = process.argv.slice(2);
const RELATED = ['related', '--run', '--project=site', '--bail=1', '--passWithNoTests'];

const BOUNDARY = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const FLIPPED = { '<': '>=', '<=': '>', '>': '<=', '>=': '<', '===': '!==', '!==': '===' };
const LOGIC = { '&&': '||', '||': '&&' };
const ARITHMETIC = { '+': '-', '-': '+', '*': '/', '/': '*', '+=': '-=', '-=': '+=' };

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
    const sign = text(node.operatorToken);
    for (const [what, table] of Object.entries({ BOUNDARY, FLIPPED, LOGIC, ARITHMETIC }))
      if (table[sign]) yield [what, `((${text(node.left)}) ${table[sign]} (${text(node.right)}))`];
  }
  if (ts.isIfStatement(node.parent) && node.parent.expression === node)
    yield ['NEGATED', `!(${text(node)})`];
  if (ts.isConditionalExpression(node))
    yield ['SWAPPED', `${text(node.condition)} ? ${text(node.whenFalse)} : ${text(node.whenTrue)}`];
  if (ts.isNumericLiteral(node) && !isNoValue(node))
    yield ['NUMBER', `${Number(text(node).replaceAll('_', '')) + 1}`];
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
  if (isText && text(node).length > 2 && !isNoValue(node)) yield ['EMPTIED', "''"];
}

/** Every mutant of a file, with a rank that is the same for the same seed, whatever becomes of the code elsewhere. */
function mutantsOf(file) {
  const source = readFileSync(join(root, file), 'utf8');
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const start = node.getStart();
    const place = `${file}:${tree.getLineAndCharacterOfPosition(start).line + 1}`;
    for (const [what, text] of node.parent ? mistakesAt(node) : []) {
      const says = `${place} ${what} ${node.getText()} ▶ ${text}`.replace(/\s+/g, ' ');
      const rank = createHash('sha256').update(`${seed} ${says}`).digest('hex');
      found.push({ file, start, end: node.end, text, says, rank });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const sample = () =>
  filesIn(join(root, 'src/components'))
    .map((name) => `src/components/${name}`)
    .filter((file) => /(?<!\.dom|\.worker)\.ts$/.test(file) && file.includes(part))
    .flatMap(mutantsOf)
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, Number(count));

async function failureOf(tool, args, options) {
  const { code, output } = await run(modernNode(), [binOf(tool), ...args], options);
  return code === 0 ? undefined : output;
}
const typesFail = () => failureOf('svelte-check', ['--tsgo', '--threshold=error']);
const testsFail = (files, signal) =>
  failureOf('vitest', [...RELATED, ...files], {
    signal,
    // What a lesson's text asks is answered when the site is built, and by the deep tests.
    env: files.every((file) => file.includes('/lessons/')) ? { TEST_DEEP: '1' } : {},
  });

let restore = () => {};
// The file is as before in any case, even if we are interrupted.
process.on('exit', () => restore());

async function fateOf({ file, start, end, text }, patience) {
  const path = join(root, file);
  const source = readFileSync(path, 'utf8');
  restore = () => writeFileSync(path, source);
  writeFileSync(path, source.slice(0, start) + text + source.slice(end));
  if (await testsFail([file], AbortSignal.timeout(patience))) return 'killed  ';
  return (await typesFail()) ? 'no type ' : 'SURVIVED';
}

await main(async () => {
  await ensureInstalled();
  const mutants = sample();
  // In a fresh tree the types of the content aren't made yet: every survivor would look like an error of types.
  await run(modernNode(), [binOf('astro'), 'sync']);
  const began = performance.now();
  const output = (await typesFail()) ?? (await testsFail(mutants.map(({ file }) => file)));
  // The tests of one file that take twice as long as those of all are in a loop, which would be noticed.
  const patience = 2 * Math.ceil(performance.now() - began);
  if (output) throw new Sentence(`Without any mistake in it, the code fails:\n${output}`);
  let survivors = 0;
  for (const mutant of mutants) {
    const fate = await fateOf(mutant, patience);
    restore();
    if (fate === 'SURVIVED') survivors++;
    console.log(`${fate} ${mutant.says}`);
  }
  console.log(`Seed ${seed}: ${mutants.length - survivors} of ${mutants.length} killed.`);
});
