import { answersAsTheBuiltInEngine } from '@/__tests__/support/engine-contract';
import { startFakeOpenSearch } from '@/__tests__/support/fake-opensearch';
import { forAllTests } from '@/__tests__/support/fixtures';

const cluster = forAllTests(startFakeOpenSearch);

describe('a cluster, as it is played here, answers as the built-in engine does:', () => {
  answersAsTheBuiltInEngine(() => cluster.url);
});
