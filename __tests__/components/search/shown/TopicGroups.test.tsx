import { screen, within } from '@testing-library/react';
import { hrefOf } from '@/__tests__/support/on-screen';
import { renderWithRouter } from '@/__tests__/support/router';
import { TopicGroups } from '@/components/search/shown/TopicGroups';
import type { TopicPage } from '@/lib/search/topic-page.types';

const line = (id: string, title: string, language = 'en') => ({
  id,
  title,
  language,
  provider: 'A school',
  facts: 'Video series',
});
const topic: TopicPage = {
  name: 'Python',
  intro: '54 are free.',
  description: '',
  startHere: [{ level: 'beginner', id: 'first', title: 'First steps', language: 'en' }],
  more: [
    { heading: 'Shortest', courses: [line('brief', 'Python in an hour')] },
    { heading: 'In other languages', courses: [line('rtl', 'تعلم بايثون', 'ar')] },
  ],
  related: [{ name: 'C++', count: 12 }],
  feed: '/feeds/python.xml',
};

describe('the groups of a topic', () => {
  it('say its figures, and link to notable courses and related topics', () => {
    renderWithRouter(<TopicGroups topic={topic} />);

    expect(screen.getByText('54 are free.')).toBeVisible();
    expect(hrefOf(/Python in an hour/)).toBe('/course/brief');
    const related = within(screen.getByRole('navigation', { name: 'Related topics' }));
    expect(related.getByRole('link', { name: /C\+\+/ })).toHaveAttribute('href', '/search/c%2B%2B');
    expect(hrefOf('Feed of new Python courses')).toBe('/feeds/python.xml');
  });

  it('isolate a right-to-left title from the text around it', () => {
    renderWithRouter(<TopicGroups topic={topic} />);

    const title = screen.getByText('تعلم بايثون');
    expect(title.tagName).toBe('BDI');
    expect(title).toHaveAttribute('lang', 'ar');
  });
});
