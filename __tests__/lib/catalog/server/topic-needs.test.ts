import { ownFolder } from '@/__tests__/support/own-folder';
import { catalogSource } from '@/lib/catalog/server/catalog-source';

const dir = ownFolder();
beforeEach(() => {
  const held = { en: ['gutters leak'], es: ['gotea el techo'] };
  dir.write('needs.jsonl', [{ topic: 'roofing', needs: { en: ['my roof leaks'] }, heldOut: held }]);
});

it('tells an index all that people say of a topic', async () => {
  const [roofing] = await catalogSource([dir.path], []).needs();

  expect(roofing?.needs).toEqual({ en: ['my roof leaks', 'gutters leak'], es: ['gotea el techo'] });
});

it('leaves out of an index that measures what is held out', async () => {
  const [roofing] = await catalogSource([dir.path], [], { holdOut: true }).needs();

  expect(roofing?.needs).toEqual({ en: ['my roof leaks'] });
});
