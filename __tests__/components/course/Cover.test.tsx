import { render } from '@testing-library/react';
import { Cover } from '@/components/course/Cover';

const COURSE = {
  id: 'mathematics',
  provider: 'MIT OpenCourseWare',
};

describe('Cover', () => {
  it('always has its generated picture, hidden from screen readers', () => {
    const { container } = render(<Cover course={COURSE} />);
    expect(container.firstElementChild).toHaveClass('cover');
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container.firstElementChild).toHaveAttribute('data-sign', 'MIT');
    expect(container.querySelector('img')).toBeNull();
  });

  it('loads the picture of the video late, unless the page is looked at for it', () => {
    const { container, rerender } = render(<Cover course={COURSE} videoId="aaaaaaaaaaa" />);
    expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
    rerender(<Cover course={COURSE} videoId="aaaaaaaaaaa" priority />);
    expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
  });
});
