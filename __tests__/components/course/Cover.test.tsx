import { render } from '@testing-library/react';
import { Cover } from '@/components/course/Cover';

describe('Cover', () => {
  it('always has its generated picture, hidden from screen readers', () => {
    const { container } = render(<Cover title="Algebra" subject="Mathematics" label="Algebra" />);
    expect(container.firstElementChild).toHaveClass('cover', 'cover-p5');
    expect(container.querySelector('.cover-label')).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('img')).toBeNull();
  });

  it('loads the picture of the video late, unless the page is looked at for it', () => {
    const { container, rerender } = render(<Cover title="Algebra" videoId="aaaaaaaaaaa" />);
    expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
    rerender(<Cover title="Algebra" videoId="aaaaaaaaaaa" priority />);
    expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
  });
});
