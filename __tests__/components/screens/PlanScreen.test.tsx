import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/__tests__/support/chat-server';
import { renderWithRouter } from '@/__tests__/support/router';
import { PlanScreen } from '@/components/screens/PlanScreen';
import { makePlan } from '@/lib/guide/plan/make-plan';
import type { PlanRequest, Stage } from '@/lib/guide/plan/plan.types';
import { aCard } from '@/scripts/fakes/course';

const request: PlanRequest = { goal: 'data scientist', level: 'beginner', hoursPerWeek: 5, language: 'es' };
const languages = [{ value: 'es', label: 'Spanish' }];
const STAGES: Stage[] = [
  {
    name: 'Python',
    level: 'beginner',
    reason: 'the basics',
    cards: [aCard({ id: 'py', title: 'Py', hours: 4, level: 'beginner' })],
  },
  { name: 'SQL', level: 'beginner', cards: [] },
];

async function open(stages: Stage[] = STAGES) {
  fakeApi({ state: { model: false } });
  const plan = makePlan(request, stages);
  // The state of the guide is asked for, which changes nothing here.
  return act(async () =>
    renderWithRouter(<PlanScreen request={request} plan={plan} languages={languages} />),
  );
}

it('shows a plan, what it lacks, and how it was made', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Plan for “data scientist”');
  expect(screen.getByRole('link', { name: 'Py' })).toHaveAttribute('href', '/course/py');
  expect(screen.getByText('Start here. Python: the basics.', { exact: false })).toBeInTheDocument();
  expect(screen.getByText('You also need SQL, but we found no suitable course.')).toBeInTheDocument();
  expect(screen.getByText(/without an AI model/)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Your plan has 1 course.');
});

it('opens the address of another plan for changed wishes', async () => {
  const { router } = await open();
  const form = within(screen.getByRole('form', { name: 'Your goal' }));
  await userEvent.clear(form.getByLabelText('My goal'));
  await userEvent.type(form.getByLabelText('My goal'), 'ui & ux');
  await userEvent.selectOptions(form.getByLabelText('My level'), 'Advanced');
  await userEvent.clear(form.getByLabelText('Hours per week'));
  await userEvent.type(form.getByLabelText('Hours per week'), '2');
  await userEvent.selectOptions(form.getByLabelText('Language'), 'Any language');
  await userEvent.click(form.getByRole('button', { name: 'Make my plan' }));
  expect(router.push.mock.calls.map(([address]) => address)).toEqual([
    '/plan?goal=ui+%26+ux&level=advanced&hours=2',
  ]);
});

it('asks for a goal where there is none yet', () => {
  renderWithRouter(<PlanScreen languages={languages} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Plan my path');
  expect(screen.getByLabelText('My goal')).toBeRequired();
  expect(screen.queryByRole('form', { name: 'Calendar' })).toBeNull();
});
