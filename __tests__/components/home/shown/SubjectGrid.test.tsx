import { render, screen } from '@testing-library/react';
import { SubjectGrid } from '@/components/home/shown/Catalogue';
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

it('shows the six largest topics of a subject', () => {
  const topics = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];
  render(<SubjectGrid subjects={[subject('Mathematics', 10, topics)]} />);

  const names = screen.getAllByRole('link').map(({ textContent }) => textContent?.split(' ')[0]);
  expect(names).toEqual(topics.slice(0, 6));
});
