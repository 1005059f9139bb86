import { render, screen } from '@testing-library/react';
import { aSearch } from '@/__tests__/support/search';
import { LiveSlot } from '@/components/search/LiveSlot';
import type { LiveBlock } from '@/lib/search/live.types';
import { aCard } from '@/scripts/fakes/course';

const MIT = { id: 'mit-learn', name: 'MIT Learn' };
const waiting: LiveBlock = { words: 'python', sources: [{ ...MIT, state: 'waiting' }], cards: [] };
const card = { ...aCard({ title: 'Python elsewhere', source: MIT.id }), url: 'https://mit.example/python' };
const found: LiveBlock = { ...waiting, sources: [{ ...MIT, state: 'found', found: 1 }], cards: [card] };

it('shows what the page brings by its link, even if the code of live results came before it', async () => {
  const search = aSearch('python');
  const { rerender } = render(<LiveSlot search={search} block={waiting} indented={false} />);
  expect(await screen.findByRole('heading', { name: 'More from other sites' })).toBeVisible();
  rerender(<LiveSlot search={search} block={found} indented={false} />);

  expect(await screen.findByRole('heading', { name: 'Python elsewhere' })).toBeVisible();
});
