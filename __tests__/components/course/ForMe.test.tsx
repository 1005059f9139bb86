import { render, screen } from '@testing-library/react';
import { ForMe } from '@/components/course/shown/ForMe';

const lesson = (title: string, seconds?: number) => ({
  href: `/course/maths/${title}`,
  title,
  course: 'Maths',
  provider: 'School',
  language: 'en',
  ...(seconds && { seconds }),
});
const asked = (slug: string, ...lessons: ReturnType<typeof lesson>[]) => ({
  slug,
  name: slug,
  count: 5,
  can: [`do ${slug}`],
  lessons,
});

it('asks what somebody can do, and says what comes first for who cannot', () => {
  render(
    <ForMe
      asked={[
        asked('fractions', lesson('halves', 600), lesson('thirds', 840)),
        asked('logic', lesson('proofs', 600), lesson('sets')),
        asked('music'),
      ]}
      start={{ number: 3, href: '/course/physics/3' }}
    />,
  );
  expect(screen.getAllByRole('checkbox', { hidden: true })).toHaveLength(3);
  expect(screen.getByText('Can you do fractions?')).toBeInTheDocument();
  expect(screen.getByText(/^First: fractions, 2 lessons, 24 min:/)).toHaveTextContent(
    'halves (School), thirds',
  );
  expect(screen.getByText(/^First: logic, 2 lessons:/)).toBeInTheDocument();
  expect(screen.getByText('music', { selector: 'a' })).toHaveAttribute('href', '/search/music');
  expect(screen.getByText('Start at lesson 3')).toHaveAttribute('href', '/course/physics/3');
});

it('offers an easier course to who does not know its own topic', () => {
  const easier = { id: 'easy', title: 'Easy physics', language: 'en', provider: 'P', facts: '' };
  render(<ForMe asked={[asked('physics', lesson('forces'))]} easier={easier} />);
  expect(screen.getByText('Easy physics').closest('a')).toHaveAttribute('href', '/course/easy');
  expect(screen.queryByText('forces')).toBeNull();
});

it('leads to no topic of which there are no courses', () => {
  render(<ForMe asked={[{ ...asked('swimming'), count: 0 }]} />);
  expect(screen.getByText('swimming', { selector: 'p *' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { hidden: true })).toBeNull();
});
