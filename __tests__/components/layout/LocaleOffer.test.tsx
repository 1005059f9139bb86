import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRouter, renderWithRouter } from '@/__tests__/support/router';
import { LocaleOffer } from '@/components/layout/LocaleOffer';
import { keepLocale } from '@/lib/learning/browser';

jest.mock('@/lib/learning/browser', () => ({ keepLocale: jest.fn() }));

const onDone = jest.fn();
const answer = (body: unknown, ok = true) => {
  global.fetch = jest.fn(async () => ({ ok, json: async () => body }) as Response);
};

function show() {
  const router = aRouter({ asPath: '/search/python?level=beginner' });
  return renderWithRouter(<LocaleOffer locale="ar" onDone={onDone} />, router);
}

const offer = () => screen.findByRole('region', { name: 'هذه الصفحة بالعربية' });

beforeEach(() => {
  jest.clearAllMocks();
  answer({ offer: 'هذه الصفحة بالعربية', stay: 'البقاء على الإنجليزية' });
});

it('offers the page with its filters, in the language and direction that it offers', async () => {
  show();
  expect(await offer()).toHaveAttribute('lang', 'ar');
  expect(await offer()).toHaveAttribute('dir', 'rtl');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/ar/search/python?level=beginner');
  expect(global.fetch).toHaveBeenCalledWith('/ar/api/language?shown=en');
});

it('is answered by keyboard', async () => {
  show();
  await offer();
  await userEvent.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(keepLocale).toHaveBeenCalledWith('en');
  expect(onDone).toHaveBeenCalledTimes(1);
});

it.each([
  ['an error', {}, false],
  ['something else', { offer: 1 }, true],
])('offers nothing where the server answers with %s', async (_, body, ok) => {
  answer(body, ok);
  show();
  await waitFor(() => expect(global.fetch).toHaveBeenCalled());
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
