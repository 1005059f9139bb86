/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogSource } from '@/lib/catalog/server/catalog-source';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'needs-'));
  const held = { en: ['gutters leak'], es: ['gotea el techo'] };
  const line = { topic: 'roofing', needs: { en: ['my roof leaks'] }, heldOut: held };
  writeFileSync(join(dir, 'needs.jsonl'), JSON.stringify(line));
});
afterEach(() => rmSync(dir, { recursive: true }));

it('tells an index all that people say of a topic', async () => {
  const [roofing] = await catalogSource([dir], []).needs();

  expect(roofing?.needs).toEqual({ en: ['my roof leaks', 'gutters leak'], es: ['gotea el techo'] });
});

it('leaves out of an index that measures what is held out', async () => {
  const [roofing] = await catalogSource([dir], [], { holdOut: true }).needs();

  expect(roofing?.needs).toEqual({ en: ['my roof leaks'] });
});
