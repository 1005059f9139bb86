import { render } from '@testing-library/react';
import { Cover } from '@/components/course/Cover';

const COURSE = {
  id: 'mathematics',
  title: '6.042 Mathematics for Computer Science',
  provider: 'MIT OpenCourseWare',
  subject: 'Mathematics',
};

describe('Cover', () => {
  it('always has its generated picture, hidden from screen readers', () => {
    const { container } = render(<Cover course={COURSE} />);
    expect(container.firstElementChild).toHaveClass('cover', 'cover-p5');
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container.firstElementChild).toHaveAttribute('data-sign', 'MIT');
    expect(container.firstElementChild).toHaveAttribute('data-label', '6.042');
    expect(container.querySelector('img')).toBeNull();
  });

  it('loads the picture of the video late, unless the page is looked at for it', () => {
    const { container, rerender } = render(<Cover course={COURSE} videoId="aaaaaaaaaaa" />);
    expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
    rerender(<Cover course={COURSE} videoId="aaaaaaaaaaa" priority />);
    expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
  });
});
