import { screen, within } from '@testing-library/react';
import { renderWithRouter } from '@/__tests__/support/router';
import { Footer } from '@/components/layout/Footer';

const linksIn = (part: HTMLElement) => within(part).getAllByRole('link');

it('shows twelve courses with their students, each leading to the search for its title', async () => {
  renderWithRouter(<Footer />);
  const tiles = linksIn(await screen.findByRole('region', { name: 'Highly Recommended Courses' }));
  expect(tiles.map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
    ['Complete Python Bootcamp1.2M students', '/search/Complete%20Python%20Bootcamp'],
    ['Machine Learning A-Z850K students', '/search/Machine%20Learning%20A-Z'],
    ['Web Development Bootcamp780K students', '/search/Web%20Development%20Bootcamp'],
    ['React - The Complete Guide620K students', '/search/React%20-%20The%20Complete%20Guide'],
    ['Data Science Masterclass590K students', '/search/Data%20Science%20Masterclass'],
    ['AWS Certified Solutions Architect540K students', '/search/AWS%20Certified%20Solutions%20Architect'],
    ['JavaScript - From Zero to Expert530K students', '/search/JavaScript%20-%20From%20Zero%20to%20Expert'],
    ['Flutter & Dart480K students', '/search/Flutter%20%26%20Dart'],
    ['UX/UI Design Masterclass450K students', '/search/UX%2FUI%20Design%20Masterclass'],
    ['Complete Digital Marketing Course420K students', '/search/Complete%20Digital%20Marketing%20Course'],
    ['iOS App Development Bootcamp390K students', '/search/iOS%20App%20Development%20Bootcamp'],
    [
      'Complete 2023 Web Development Bootcamp350K students',
      '/search/Complete%202023%20Web%20Development%20Bootcamp',
    ],
  ]);
});

it.each([
  ['es', '1,2 millones', '850 mil'],
  ['fr', '1,2 million', '850 000'],
  ['uk', '1,2 мільйона', '850 тисяч'],
  ['de', '1,2 Millionen', '850.000'],
])('says numbers of students as %s writes them', async (locale, millions, thousands) => {
  document.documentElement.lang = locale;
  renderWithRouter(<Footer />);
  const [first, second] = linksIn(await screen.findByRole('region', { name: 'Highly Recommended Courses' }));
  expect(
    [first, second].map((tile) => tile?.querySelector('span')?.textContent?.replace(/\s/g, ' ')),
  ).toEqual([millions, thousands].map((shown) => `${shown} students`));
  document.documentElement.lang = 'en';
});

it('has 25 popular searches in five columns', async () => {
  renderWithRouter(<Footer />);
  const columns = await screen.findByRole('navigation', { name: 'Popular searches' });
  expect(linksIn(columns)).toHaveLength(25);
  expect(
    within(columns)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Explore top skills',
    'In-demand Careers',
    'Popular Topics',
    'Creative Skills',
    'Business Skills',
  ]);
  expect(within(columns).getByRole('link', { name: 'ui ux design' })).toHaveAttribute(
    'href',
    '/search/ui%20ux%20design',
  );
});

it('ends with the information pages', async () => {
  renderWithRouter(<Footer />);
  expect(
    linksIn(await screen.findByRole('navigation', { name: 'About this site' })).map(
      (link) => `${link.textContent} ${link.getAttribute('href')}`,
    ),
  ).toEqual(
    expect.arrayContaining([
      'Contact /contact',
      'Terms of Service /terms',
      'Privacy Policy /privacy',
      'Refund Policy /refund-policy',
    ]),
  );
});
