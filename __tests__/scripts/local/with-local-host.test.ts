import { withLocalHost } from '@/scripts/local/with-local-host';

const HERE = ['--hostname', '127.0.0.1'];

it('serves what is being developed to this machine alone', () => {
  expect(withLocalHost(['dev'], {})).toEqual(['dev', ...HERE]);
  expect(withLocalHost(['dev', '-p', '4000'], {})).toEqual(['dev', '-p', '4000', ...HERE]);
});

it('leaves a place on this machine as it was named, and other commands as they are', () => {
  for (const words of [
    ['dev', '-H', 'localhost'],
    ['dev', '--hostname=::1'],
    ['start', '-H', '0.0.0.0'],
  ])
    expect(withLocalHost(words, {})).toEqual(words);
});

it('refuses another place unless the settings open it by name', () => {
  for (const words of [
    ['dev', '-H', '0.0.0.0'],
    ['dev', '--hostname=192.0.2.7'],
    ['dev', '-H'],
  ]) {
    expect(() => withLocalHost(words, {})).toThrow('ALLOW_LOCAL_SIGN_IN_FROM=network');
    expect(withLocalHost(words, { ALLOW_LOCAL_SIGN_IN_FROM: 'network' })).toEqual(words);
  }
});
