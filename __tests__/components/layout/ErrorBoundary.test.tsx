import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from '@/components/layout/ErrorBoundary';

function Broken(): never {
  throw new Error('broken');
}

const silent = console.error;
beforeEach(() => {
  // React reports every error that a boundary catches.
  console.error = () => {};
});
afterEach(() => {
  console.error = silent;
});

const bounded = (page: React.ReactNode, resetKey: string) => (
  <ErrorBoundary resetKey={resetKey} fallback={<p>Sorry</p>}>
    {page}
  </ErrorBoundary>
);

it('shows the fallback for a page that crashes, and stays with it on that address', () => {
  const { rerender } = render(bounded(<Broken />, '/a'));
  expect(screen.getByText('Sorry')).toBeVisible();
  rerender(bounded(<p>Page</p>, '/a'));
  expect(screen.getByText('Sorry')).toBeVisible();
});

it('shows the next page normally', () => {
  const { rerender } = render(bounded(<Broken />, '/a'));
  rerender(bounded(<p>Next page</p>, '/b'));
  expect(screen.getByText('Next page')).toBeVisible();
  rerender(bounded(<Broken />, '/c'));
  expect(screen.getByText('Sorry')).toBeVisible();
});
