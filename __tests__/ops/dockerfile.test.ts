/** @jest-environment node */
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
