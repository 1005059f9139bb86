import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LearningState } from '@/components/learning/LearningState';
import { loadLearning } from '@/lib/learning/browser/use-learning';

jest.mock('@/lib/learning/browser/use-learning');

const show = (state: Parameters<typeof LearningState>[0]['state']) =>
  render(<LearningState state={state}>{({ owner }) => <p>Owned by the {owner.kind}</p>}</LearningState>);

it('says that it did not load, and loads again on request', async () => {
  jest.mocked(loadLearning).mockRejectedValue(new Error('offline'));
  show({ kind: 'unavailable' });

  expect(screen.getByRole('status')).toHaveTextContent('Your progress is safe.');
  expect(loadLearning).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(loadLearning).toHaveBeenCalledTimes(1);
});
