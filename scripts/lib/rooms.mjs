/**
 * Who may import whom: the dependency rule of this project, as data.
 *
 * A room is a folder. `sees` lists the rooms whose values it may import, `types` those that it may
 * import with `import type` only, `packages` the bare specifiers (a trailing `*` matches a prefix).
 * A room always sees itself. Read by the linter (scripts/lib/rooms-rule.mjs), which also looks at
 * dynamic imports, re-exports and `new URL('./x.ts', import.meta.url)`.
 */
const BROWSER_PACKAGES = ['svelte', 'svelte/*', 'd3-*', '@observablehq/plot'];
const PAGE_PACKAGES = [
  'astro',
  'astro:*',
  'astro/*',
  '@astrojs/*',
  'virtual:*',
  '@fontsource*',
  ...BROWSER_PACKAGES,
];

const ALGORITHM = { sees: ['core', 'game'], types: ['trace'], packages: [] };

export const ROOMS = {
  // The engine: a ladder, core at the foot.
  core: { path: 'src/engine/core', sees: [], packages: [] },
  game: { path: 'src/engine/game', sees: ['core'], packages: [] },
  trace: { path: 'src/engine/trace', sees: ['core', 'game'], packages: [] },
  search: { path: 'src/engine/search', ...ALGORITHM },
  // Five in a row: what a line, a cell and a board are worth.
  attacks: { path: 'src/engine/attacks', ...ALGORITHM },
  threat: { path: 'src/engine/threat', ...ALGORITHM, sees: ['core', 'game', 'attacks'] },
  bots: {
    path: 'src/engine/bots',
    ...ALGORITHM,
    sees: ['core', 'game', 'search', 'attacks', 'threat'],
  },
  // Everybody against everybody, exactly; and what people say about the game, checked.
  arena: { path: 'src/engine/arena', sees: ['core', 'game', 'search', 'bots'], packages: [] },
  folk: { path: 'src/engine/folk', sees: ['core', 'game', 'search'], packages: [] },
  // Where an algorithm meets a recorder: neither of the two may import the other.
  runs: {
    path: 'src/engine/runs',
    sees: ['core', 'game', 'trace', 'search', 'attacks', 'threat', 'bots'],
    packages: [],
  },
  kinds: {
    path: 'src/engine/exercise',
    sees: ['core', 'game', 'trace', 'search', 'attacks', 'threat', 'bots', 'runs'],
    packages: [],
  },
  // Tasks put together by a teacher, what pupils answer, and what it is worth.
  assignment: {
    path: 'src/engine/assignment',
    sees: ['core', 'game', 'search', 'kinds'],
    packages: [],
  },
  // The public face is the one file at the top of the engine; everybody else comes in through it.
  engine: {
    path: 'src/engine',
    sees: [
      ...['core', 'game', 'trace', 'search', 'attacks', 'threat', 'bots'],
      ...['arena', 'folk', 'runs', 'kinds', 'assignment'],
    ],
    packages: [],
  },

  cli: { path: 'src/cli', sees: ['engine', 'i18n'], packages: ['node:*'] },
  i18n: { path: 'src/i18n', sees: [], types: ['engine', 'view'], packages: [] },

  // The page: from plain data (view) to what MDX authors use (lesson).
  view: { path: 'src/components/view', sees: ['engine', 'i18n'], packages: ['d3-*'] },
  state: { path: 'src/components/state', sees: ['engine', 'view', 'worker'], packages: [] },
  worker: { path: 'src/components/worker', sees: ['engine', 'view'], packages: [] },
  islands: {
    path: 'src/components/islands',
    // The engine here means its readers and its words (EMPTY, nodeCount); rules are asked in view and state.
    sees: ['view', 'state', 'worker', 'i18n', 'engine'],
    packages: BROWSER_PACKAGES,
  },
  exercise: {
    path: 'src/components/exercise',
    sees: ['islands', 'view', 'state', 'worker', 'i18n', 'engine'],
    packages: BROWSER_PACKAGES,
  },
  // The workshop, the pupil's side, the gradebook and their sheets of paper.
  classroom: {
    path: 'src/components/classroom',
    sees: ['exercise', 'islands', 'view', 'state', 'worker', 'i18n', 'engine'],
    packages: [...BROWSER_PACKAGES, 'fflate', 'lean-qr', 'lean-qr/*'],
  },
  // A pupil's side by itself, in the frame of a learning management system.
  player: {
    path: 'src/player',
    sees: ['classroom', 'state', 'i18n', 'engine'],
    packages: ['svelte'],
  },
  lesson: {
    path: 'src/components/lesson',
    sees: ['shell', 'islands', 'exercise', 'view', 'state', 'worker', 'i18n', 'engine'],
    // linkedom is the page on which charts are drawn when the site is built.
    packages: [...PAGE_PACKAGES, 'shiki', 'linkedom'],
  },
  shell: {
    path: 'src/components/shell',
    sees: ['islands', 'view', 'state', 'i18n'],
    packages: PAGE_PACKAGES,
  },
  pages: {
    path: 'src/pages',
    sees: ['shell', 'lesson', 'islands', 'exercise', 'classroom', 'i18n'],
    packages: PAGE_PACKAGES,
  },
  content: {
    path: 'src/content',
    // The words of a button, so that a lesson names it as it is.
    sees: ['shell', 'lesson', 'islands', 'exercise', 'classroom', 'i18n'],
    packages: PAGE_PACKAGES,
  },
};

/** The table as README shows it: a line a room, lowest first, and whom it may import. */
export function roomsAsText() {
  const names = Object.keys(ROOMS);
  const width = Math.max(...names.map((name) => ROOMS[name].path.length));
  return names
    .map((name) => {
      const { path, sees, types = [] } = ROOMS[name];
      const only = types.length > 0 ? [`types of ${types.join(', ')}`] : [];
      const list = [...sees, ...only].join(', ') || 'nobody';
      return `${name.padEnd(8)}  ${path.padEnd(width)}  ▶ ${list}`;
    })
    .join('\n');
}

/** Ends of specifiers that ask for a file's text or address, not for its code. */
const AS_TEXT = /\?(raw|url)$/;

/** The room that a project path (with `/`) lies in: the deepest folder wins. */
export function roomOf(path) {
  let found;
  for (const [name, room] of Object.entries(ROOMS)) {
    const inside = path.startsWith(`${room.path}/`);
    if (inside && (!found || room.path.length > ROOMS[found].path.length)) found = name;
  }
  return found;
}

/** Resolves a relative specifier against a project path; `undefined` when it leaves the project. */
export function resolveInProject(from, specifier) {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') {
      if (parts.length === 0) return undefined;
      parts.pop();
    } else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/**
 * Why this import is forbidden, in one sentence, or `undefined` when it is allowed.
 * `from` is the importing file's path in the project; `typeOnly` tells `import type`.
 */
export function whyForbidden(from, specifier, typeOnly) {
  const home = roomOf(from);
  if (!home) return undefined;
  if (!/^\.{0,2}\//.test(specifier)) return whyForbiddenPackage(home, specifier, typeOnly);
  if (specifier.startsWith('/')) return `Write a relative path instead of "${specifier}".`;
  const target = resolveInProject(from, specifier.replace(/\?.*$/, ''));
  if (target === undefined) return `"${specifier}" leads out of the project.`;
  return whyForbiddenPath(home, target, AS_TEXT.test(specifier), typeOnly);
}

function whyForbiddenPackage(home, specifier, typeOnly) {
  const matches = (pattern) =>
    pattern.endsWith('*') ? specifier.startsWith(pattern.slice(0, -1)) : specifier === pattern;
  if (ROOMS[home].packages.some(matches)) return undefined;
  // The types of a package cost nothing at run time, but the engine must stay free of them too.
  if (typeOnly && !ROOMS[home].path.startsWith('src/engine')) return undefined;
  return `${ROOMS[home].path} does not import the package "${specifier}".`;
}

function whyForbiddenPath(home, target, asText, typeOnly) {
  const room = ROOMS[home];
  const inEngine = room.path.startsWith('src/engine');
  const away = roomOf(target);
  if (asText && !inEngine) return undefined;
  if (away === home) return undefined;
  if (away === undefined) return whyForbiddenOutside(room, target, inEngine);
  const sees = room.sees.includes(away) || (typeOnly && room.types?.includes(away));
  if (!sees && !inEngine && ROOMS[away].path.startsWith('src/engine') && away !== 'engine') {
    return `Reach the engine through src/engine/index.ts, not through ${target}.`;
  }
  if (sees) return undefined;
  const hint = room.types?.includes(away) ? ' except as types (import type)' : '';
  return `${room.path} does not import from ${ROOMS[away].path}${hint}.`;
}

/** Styles, pictures and the like belong to nobody; code outside the rooms (tests, scripts) is not for the site. */
function whyForbiddenOutside(room, target, inEngine) {
  if (inEngine) return `The engine imports nothing from outside src/engine (${target}).`;
  if (target.startsWith('src/')) return undefined;
  return `${room.path} imports nothing from outside src (${target}).`;
}
