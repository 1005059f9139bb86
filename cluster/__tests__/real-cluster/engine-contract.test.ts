import { answersAsTheBuiltInEngine } from '@/__tests__/support/engine-contract';

jest.setTimeout(60_000);

describe('a real cluster answers as the built-in engine does:', () => {
  answersAsTheBuiltInEngine(() => process.env.CLUSTER_URLS ?? '');
});
