import { bottomLinks, linkColumns, recommendedCourses } from '@/lib/footer';

it('lists twelve courses', () => {
  expect(recommendedCourses).toHaveLength(12);
});

it('has five columns of five terms', () => {
  expect(linkColumns.map(({ title }) => title())).toEqual([
    'Explore top skills',
    'In-demand Careers',
    'Popular Topics',
    'Creative Skills',
    'Business Skills',
  ]);
  expect(linkColumns.map(({ terms }) => terms.length)).toEqual([5, 5, 5, 5, 5]);
});

it('ends with the four information pages', () => {
  expect(bottomLinks.map(({ label, href }) => `${label()} ${href}`)).toEqual([
    'Contact /contact',
    'Terms of Service /terms',
    'Privacy Policy /privacy',
    'Refund Policy /refund-policy',
  ]);
});
