import { readFileSync } from 'node:fs';
import { codeFiles } from '@/__tests__/support/find-patterns';

const serverFiles = () =>
  codeFiles().filter((file) =>
    /^(?:lib\/(?:[^/]+\/)?server|cluster|transfer|pages\/api|scripts\/verify|harvest)\//.test(file),
  );
const filesWith = (sign: RegExp) => serverFiles().filter((file) => sign.test(readFileSync(file, 'utf8')));

it('asks only what the operator named in any other way than by the one that checks addresses', () => {
  const asking =
    /^import (?!type).* from 'undici';$|^import .*\b(?:request|get)\b.* from 'node:https?';$|(?<![.\w])fetch\(/m;
  expect(filesWith(asking)).toEqual([
    'cluster/cluster-client.ts',
    // It takes only the type of answers from there, and reads files.
    'harvest/http/folder-fetch.ts',
    'lib/guide/server/model/watch-stream.ts',
    'lib/seo/server/indexnow.ts',
    'lib/server/outbound/outbound-fetch.ts',
    'lib/server/outbound/public-agent.ts',
    'lib/server/outbound/unpaused.ts',
    'transfer/http-store.ts',
  ]);
});

it('asks this machine itself only where somebody wrote down that very origin', () => {
  expect(filesWith(/\bown: \(/)).toEqual([
    'lib/sources/server/fetch-thumbnail.ts',
    'lib/sources/server/source/fetch-json.ts',
  ]);
});
