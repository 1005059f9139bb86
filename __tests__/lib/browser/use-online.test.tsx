import { renderToString } from 'react-dom/server';
import { goOnline } from '@/__tests__/support/online';
import { useOnline } from '@/lib/browser/use-online';

function Lamp() {
  return <p>{useOnline() ? 'on' : 'off'}</p>;
}

afterEach(() => jest.restoreAllMocks());

it('counts as online in the HTML of the server', () => {
  goOnline(false);
  expect(renderToString(<Lamp />)).toContain('on');
});
