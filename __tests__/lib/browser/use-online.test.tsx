import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { goOnline } from '@/__tests__/support/online';
import { useOnline } from '@/lib/browser/use-online';

function Lamp() {
  return <p>{useOnline() ? 'on' : 'off'}</p>;
}

afterEach(() => jest.restoreAllMocks());

it('follows the events of the browser', () => {
  render(<Lamp />);
  expect(screen.getByText('on')).toBeVisible();
  goOnline(false);
  expect(screen.getByText('off')).toBeVisible();
  goOnline(true);
  expect(screen.getByText('on')).toBeVisible();
});

it('counts as online in the HTML of the server', () => {
  goOnline(false);
  expect(renderToString(<Lamp />)).toContain('on');
});
