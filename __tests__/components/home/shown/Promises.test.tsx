import { render, screen, within } from '@testing-library/react';
import { Promises } from '@/components/home/shown/Promises';

it('says under a heading of its own what each promise means', () => {
  render(<Promises />);

  for (const item of screen.getAllByRole('listitem')) {
    const heading = within(item).getByRole('heading', { level: 3 });
    expect(item.textContent?.length).toBeGreaterThan((heading.textContent?.length ?? 0) + 20);
  }
  expect(screen.getByRole('heading', { name: 'No account needed' })).toBeVisible();
});
