import { readFileSync } from 'node:fs';

const dockerfile = readFileSync('Dockerfile', 'utf8');

it('installs the packages of every workspace, because the build checks the types of all of them', () => {
  const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));
  const copied = [...dockerfile.matchAll(/^COPY ([\w-]+)\/package\.json \1\/$/gm)].map(([, name]) => name);

  expect(copied.sort()).toEqual([...workspaces].sort());
});

it('starts every stage from one base of an exact version, pinned by its digest', () => {
  const [, base] = /^ARG NODE_IMAGE=(.+)$/m.exec(dockerfile) ?? [];
  const stages = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, from]) => from);

  expect(base).toMatch(/^node:\d+\.\d+\.\d+-bookworm-slim@sha256:[0-9a-f]{64}$/);
  expect(new Set(stages)).toEqual(new Set([`\${NODE_IMAGE}`]));
});

it('takes every setting of the build as an argument, because Docker ignores one that is not declared', () => {
  const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^(NEXT_PUBLIC_\w+)=/gm)];
  const taken = [...dockerfile.matchAll(/^ARG (NEXT_PUBLIC_\w+)$/gm)];
  const names = (found: RegExpExecArray[]) => found.map(([, name]) => name).sort();

  expect(settings.length).toBeGreaterThan(0);
  expect(names(taken)).toEqual(names(settings));
});
