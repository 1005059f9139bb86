import { render, screen } from '@testing-library/react';
import { SubjectGrid } from '@/components/home/shown/SubjectGrid';
import type { Subject } from '@/lib/course/overview.types';

const subject = (name: string, count: number, topics: string[]): Subject => ({
  name,
  count,
  topics: topics.map((topic, index) => ({
    slug: topic.toLowerCase(),
    name: topic,
    subject: name,
    count: 100 - index,
  })),
});

it('shows each subject with its number of courses', () => {
  render(<SubjectGrid subjects={[subject('Mathematics', 1_234, []), subject('Music', 1, [])]} />);

  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Mathematics1,234 courses', 'Music1 course']);
});

it('leads from a topic to its search, and says how many courses there are', () => {
  render(<SubjectGrid subjects={[subject('Mathematics', 10, ['Linear Algebra'])]} />);

  expect(screen.getByRole('link', { name: 'Linear Algebra 100' })).toHaveAttribute(
    'href',
    '/search/linear%20algebra',
  );
});

it('shows the six largest topics of a subject', () => {
  const topics = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];
  render(<SubjectGrid subjects={[subject('Mathematics', 10, topics)]} />);

  const names = screen.getAllByRole('link').map(({ textContent }) => textContent?.split(' ')[0]);
  expect(names).toEqual(topics.slice(0, 6));
});
