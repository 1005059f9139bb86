import { render, screen } from '@testing-library/react';
import { CourseCard } from '@/components/course/CourseCard';
import { aCard } from '@/scripts/fakes/course';

describe('CourseCard', () => {
  it('leads to the course and says what a person chooses by', () => {
    const card = aCard({ id: 'algebra', title: 'Algebra', platform: 'YouTube', lessonCount: 12 });
    render(<CourseCard card={card} look="row" heading="h2" />);
    expect(screen.getByRole('heading', { level: 2, name: 'Algebra' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Algebra' })).toHaveAttribute('href', '/course/algebra');
    expect(screen.getByText(/MIT OpenCourseWare/).parentElement).toHaveTextContent(
      'MIT OpenCourseWare on YouTube',
    );
    expect(screen.getByText('Video series · 12 lessons')).toBeVisible();
    expect(screen.getByText('Watch here')).toBeVisible();
    expect(screen.getByText('Free')).toBeVisible();
  });

  it('says "May be free" where that is all we know, and promises nothing to watch', () => {
    render(<CourseCard card={aCard({ cost: 'audit', playable: false })} look="tile" />);
    expect(screen.getByText('May be free')).toBeVisible();
    expect(screen.queryByText('Watch here')).toBeNull();
    expect(screen.queryByText('Free')).toBeNull();
  });

  it('marks the language of a title that is not English', () => {
    render(<CourseCard card={aCard({ title: '操作系统', language: 'zh' })} look="tile" />);
    expect(screen.getByText('操作系统')).toHaveAttribute('lang', 'zh');
  });

  it('shows the title with its marks where it is given one', () => {
    const title = (
      <>
        <mark>Linear</mark> algebra
      </>
    );
    render(<CourseCard card={aCard({ title: 'Linear algebra' })} look="row" title={title} />);
    expect(screen.getByText('Linear').tagName).toBe('MARK');
    expect(screen.getByRole('link', { name: 'Linear algebra' })).toBeVisible();
  });
});
