import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';

const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as unknown;

interface Locked {
  readonly packages: Readonly<
    Record<
      string,
      { hasInstallScript?: boolean; integrity?: string; resolved?: string; version?: string }
    >
  >;
}

describe('what is installed', () => {
  const { packages } = readJson('package-lock.json') as Locked;
  const others = Object.entries(packages).filter(([path]) => path !== '');
  const own = readJson('package.json') as Readonly<Record<string, Record<string, string>>>;

  it('runs no script of its own but for what the site needs', () => {
    const running = others.filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = running.map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect(new Set(names)).toEqual(new Set(['esbuild', 'node']));
    expect(Object.keys(own['allowScripts'] ?? {}).sort()).toEqual([...new Set(names)].sort());
  });

  it('is known byte for byte, and comes from the registry', () => {
    expect(others.length).toBeGreaterThan(300);
    for (const [path, { integrity, resolved }] of others) {
      expect(integrity, path).toMatch(/^sha512-/);
      if (resolved) expect(resolved, path).toMatch(/^https:\/\/registry\.npmjs\.org\//);
    }
  });

  it('is not asked for by the commands that install it', () => {
    const read = new Set<string>();
    const asked = (path: string): string[] => {
      if (read.has(path)) return [];
      read.add(path);
      const text = readFileSync(path, 'utf8');
      const imported = [...text.matchAll(/^(?:import|export)\b[^;]*?(?:from|import) '([^']+)';/gm)];
      return imported.flatMap(([, name = '']) => {
        if (name.startsWith('.')) return asked(join(dirname(path), name));
        return name.startsWith('node:') ? [] : [`${path}: ${name}`];
      });
    };
    for (const name of ['start', 'test', 'run', 'language'])
      expect(asked(join(root, 'scripts', `${name}.mjs`))).toEqual([]);
    expect(read.size).toBeGreaterThan(10);
  });

  it('is asked for by exact versions', () => {
    for (const part of ['dependencies', 'devDependencies', 'overrides']) {
      for (const [name, version] of Object.entries(own[part] ?? {})) {
        // Perhaps of another package, "npm:typescript@7.0.2".
        expect(version, name).toMatch(/^(npm:[@\w/-]+@)?\d+\.\d+\.\d+$/);
      }
    }
  });
});

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly { readonly uses?: string; readonly run?: string }[];
}
interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const WORKFLOWS = readdirSync(join(root, '.github/workflows'));

describe.each(WORKFLOWS)('the workflow %s', (name) => {
  const text = readFileSync(join(root, '.github/workflows', name), 'utf8');
  const workflow = parse(text) as Workflow;
  const jobs = Object.values(workflow.jobs);

  it('names its actions by the hash of a commit, and says which version that is', () => {
    const used = jobs.flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
    expect(used.length).toBeGreaterThan(0);
    for (const uses of used) {
      expect(uses).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/);
      expect(text).toMatch(new RegExp(`${uses} # v\\d+\\.\\d+\\.\\d+\\n`));
    }
  });

  it('gives a job what it needs, and nothing that changes anything to one that runs commands', () => {
    expect(workflow.permissions).toEqual({});
    for (const { permissions, steps } of jobs) {
      expect(permissions).toBeDefined();
      const runs = steps.some(({ run, uses }) => run !== undefined || uses?.includes('setup-node'));
      const may = Object.values(permissions ?? {});
      if (runs) expect(may).not.toContain('write');
      else expect(permissions).toEqual({ pages: 'write', 'id-token': 'write' });
    }
  });
});
