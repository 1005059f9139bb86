import { render, screen } from '@testing-library/react';
import { Examples } from '@/components/home/shown/Examples';

it('leads to searches, in other scripts as well', () => {
  render(<Examples />);

  const links = screen.getAllByRole('link');
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    const path = decodeURIComponent(new URL((link as HTMLAnchorElement).href).pathname);
    expect(path).toBe(`/search/${link.textContent}`);
  }
  expect(screen.getByRole('link', { name: '操作系统' })).toBeVisible();
});

it('asks search engines to follow only those that are topics: searches have no end', () => {
  render(<Examples />);

  const followed = screen.getAllByRole('link').filter((link) => link.getAttribute('rel') !== 'nofollow');
  expect(followed.map(({ textContent }) => textContent)).toEqual([
    'python',
    'machine learning',
    'linear algebra',
    'world history',
  ]);
});
