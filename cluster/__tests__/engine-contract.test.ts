import { answersAsTheBuiltInEngine } from '@/__tests__/support/engine-contract';
import { type FakeOpenSearch, startFakeOpenSearch } from '@/__tests__/support/fake-opensearch';

let cluster: FakeOpenSearch;
beforeAll(async () => {
  cluster = await startFakeOpenSearch({ key: 'Bearer key' });
});
afterAll(() => cluster.close());

describe('a cluster, as it is played here, answers as the built-in engine does:', () => {
  answersAsTheBuiltInEngine(() => ({ url: cluster.url, key: 'Bearer key' }));
});
