import { render, screen } from '@testing-library/react';
import { Figures } from '@/components/home/shown/Figures';

it('says how much there is, in numbers that can be read', () => {
  render(<Figures counts={{ courses: 12_345, lessons: 1_000_000, providers: 321, languages: 9 }} />);

  const read = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(read('term')).toEqual(['courses', 'lessons', 'providers', 'languages']);
  expect(read('definition')).toEqual(['12,345', '1,000,000', '321', '9']);
});
