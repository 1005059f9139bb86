import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/__tests__/support/chat-server';
import { renderWithRouter } from '@/__tests__/support/router';
import { PlanScreen } from '@/components/screens/PlanScreen';
import { makePlan } from '@/lib/guide/plan/make-plan';
import type { PlanRequest, Stage } from '@/lib/guide/plan/plan.types';
import { loadLearning } from '@/lib/learning/browser/use-learning';
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

it('says that the catalogue has nothing, and leads to the search and the topics', async () => {
  await open([]);
  expect(screen.getByRole('status')).toHaveTextContent('We found no courses for this goal.');
  expect(screen.getByRole('link', { name: 'search for it' })).toHaveAttribute(
    'href',
    '/search/data%20scientist',
  );
  expect(screen.getByRole('link', { name: 'browse all topics' })).toHaveAttribute('href', '/topics');
});

it('saves the plan to My Courses, and leads there', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Save this plan' }));
  expect(await screen.findByRole('link', { name: 'Open My Courses' })).toHaveAttribute('href', '/my-courses');
  const { currentLearner } = await loadLearning();
  expect(currentLearner().documents.all('paths')).toMatchObject([
    { goal: 'data scientist', steps: [{ courseId: 'py', title: 'Py' }] },
  ]);
});

it('sends its courses and conditions for a calendar file, without scripts too', async () => {
  await open();
  await userEvent.click(screen.getByText('Add to my calendar'));
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Calendar' });
  await userEvent.click(within(form).getByLabelText('Monday'));
  expect(form).toHaveAttribute('action', '/api/calendar');
  expect([...new FormData(form)].map(([name, value]) => `${name}=${value}`)).toEqual([
    'goal=data scientist',
    'level=beginner',
    'hours=5',
    'language=es',
    'course=py',
    'day=MO',
    'day=TU',
    'day=TH',
    'time=19:00',
    'start=',
  ]);
});
