import { render, screen } from '@testing-library/react';
import { ProgressBar } from '@/components/learning/ProgressBar';

it.each([
  [0, '0'],
  // What is begun is not nothing.
  [0.004, '1'],
  [0.5, '50'],
  // Nothing is called finished before it is.
  [0.999, '99'],
  [1, '100'],
])('says of %s that it is %s percent', (fraction, percent) => {
  render(<ProgressBar fraction={fraction} label="Progress in Algebra" />);

  const bar = screen.getByRole('progressbar', { name: 'Progress in Algebra' });
  expect(bar).toHaveAttribute('aria-valuenow', percent);
  expect(bar).toHaveAttribute('aria-valuemin', '0');
  expect(bar).toHaveAttribute('aria-valuemax', '100');
});
