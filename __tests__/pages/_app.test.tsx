import { screen } from '@testing-library/react';
import type { NextRouter } from 'next/router';
import { aRouter, renderWithRouter } from '@/__tests__/support/router';
import type { ShellPage } from '@/components/layout/shell.types';
import App from '@/pages/_app';
import ErrorPage from '@/pages/_error';

jest.mock('@/components/layout/font', () => ({}));

function open(Component: ShellPage, overrides: Partial<NextRouter> = {}) {
  const router = aRouter(overrides);
  // The router's class has private members that no test can make.
  const props = { Component, pageProps: {}, router } as unknown as Parameters<typeof App>[0];
  return renderWithRouter(<App {...props} />, router);
}

const Plain: ShellPage = () => <h1>Plain</h1>;
Plain.header = 'plain';
const Broken: ShellPage = () => {
  throw new Error('broken');
};

it('lets a page choose its header', () => {
  open(Plain, { pathname: '/pricing' });
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});

it('shows the error page with code 500 when a page crashes, within header and footer', () => {
  const report = console.error;
  console.error = () => {};
  const sendBeacon = jest.fn();
  Object.assign(navigator, { sendBeacon });
  open(Broken, { pathname: '/pricing' });
  console.error = report;
  Reflect.deleteProperty(navigator, 'sendBeacon');
  expect(screen.getByRole('heading', { name: 'Error 500' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  // The page says that we know of it.
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  expect(sendBeacon).toHaveBeenCalledWith(
    '/api/crash',
    expect.stringMatching(/^\/pricing\nError: broken\nError: broken\n/),
  );
});

it('shows the code of the response on the error page', () => {
  const { code } = ErrorPage.getInitialProps({ res: { statusCode: 503 } } as Parameters<
    typeof ErrorPage.getInitialProps
  >[0]);
  renderWithRouter(<ErrorPage code={code} />);
  expect(screen.getByRole('heading', { name: 'Error 503' })).toBeVisible();
});
