import { assertServer } from '@/lib/assert-server';

assertServer('lib/server/index-build/build-index');

export { buildIndex } from '@polymath/engine';
