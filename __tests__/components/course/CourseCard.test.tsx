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
    expect(screen.getByRole('link')).toHaveAttribute('lang', 'zh');
  });

  it('names who teaches, beside the provider', () => {
    render(<CourseCard card={aCard({ instructors: ['Ana Bell', 'John Guttag'] })} look="row" />);
    expect(screen.getByText('Ana Bell and John Guttag · MIT OpenCourseWare')).toBeVisible();
  });

  it('sets each name apart on an Arabic page: they run from right to left, and a full stop at the end of one stays there', () => {
    document.documentElement.lang = 'ar';
    render(<CourseCard card={aCard({ provider: 'London Ltd.', begins: 'Vectors · Matrices' })} look="row" />);
    document.documentElement.lang = 'en';
    expect(screen.getAllByText(/^(London Ltd.|Vectors|Matrices)$/).map(({ tagName }) => tagName)).toEqual([
      'BDI',
      'BDI',
      'BDI',
    ]);
  });

  it('says what a course starts with, unless there is something better to say', () => {
    const card = aCard({ begins: 'Vectors · Matrices' });
    const { rerender } = render(<CourseCard card={card} look="row" />);
    expect(screen.getByText('Vectors · Matrices').parentElement).toHaveTextContent(
      'Starts with Vectors · Matrices',
    );
    rerender(<CourseCard card={card} look="row" extra={<p>Topic: Python</p>} />);
    expect(screen.queryByText('Vectors · Matrices')).toBeNull();
  });

  it('names a language only where it is not the one of the search', () => {
    const card = aCard({ language: 'es' });
    const { rerender } = render(<CourseCard card={card} look="row" />);
    expect(screen.getByText(/Spanish/)).toBeVisible();
    rerender(<CourseCard card={card} look="row" language="es" />);
    expect(screen.queryByText(/Spanish/)).toBeNull();
  });

  it('can be ticked in a form that compares courses', () => {
    render(<CourseCard card={aCard({ id: 'algebra', title: 'Algebra I' })} look="row" pick />);
    expect(screen.getByRole('checkbox', { name: 'Compare Algebra I' })).toHaveAttribute('value', 'algebra');
  });

  it('says that nobody checked a course only in a list that explains it', () => {
    const card = aCard({ kind: 'text', lessonCount: undefined, unchecked: true });
    const { rerender } = render(<CourseCard card={card} look="row" pick />);
    expect(screen.getByText('Text · Not checked')).toBeVisible();
    rerender(<CourseCard card={card} look="tile" />);
    expect(screen.getByText('Text')).toBeVisible();
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
