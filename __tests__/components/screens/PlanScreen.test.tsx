import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/__tests__/support/chat-server';
import { hrefOf } from '@/__tests__/support/on-screen';
import { renderWithRouter } from '@/__tests__/support/router';
import { PlanScreen } from '@/components/screens/PlanScreen';
import { makePlan } from '@/lib/guide/plan/make-plan';
import type { PlanRequest } from '@/lib/guide/plan/plan.types';
import { loadLearning } from '@/lib/learning/browser';
import { currentLearner } from '@/lib/learning/browser/current-learner';
import { pathId } from '@/lib/learning/learning-paths';
import { aCard } from '@/scripts/fakes/course';
import { aStage, planParts } from '@/scripts/fakes/plan';

const request: PlanRequest = { goal: 'data scientist', level: 'beginner', hoursPerWeek: 5, language: 'es' };
const languages = [{ value: 'es', label: 'Spanish' }];
const card = (id: string, rest = {}) => aCard({ id, title: id, hours: 4, level: 'beginner', ...rest });
const STAGES = [
  aStage('Python', [card('Py'), card('Other', { hours: 9, playable: true })], { reason: 'a first language' }),
  aStage('Wiring', [], { reason: 'to connect things' }),
  aStage('Statistics', [card('Chance')], { knownToo: ['Python'], can: 'find an average' }),
];

async function open() {
  fakeApi({ state: { model: false } });
  const plan = makePlan(planParts(STAGES, { request }));
  // The state of the guide is asked for, which changes nothing here.
  return act(async () =>
    renderWithRouter(<PlanScreen request={request} plan={plan} languages={languages} />),
  );
}

it('shows a plan, what it lacks, and how it was made', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Plan for “data scientist”');
  expect(screen.getByText('Python: a first language.', { exact: false })).toBeInTheDocument();
  expect(screen.getByText('We have no course on this that fits.')).toBeInTheDocument();
  expect(hrefOf('YouTube')).toBe('https://www.youtube.com/results?search_query=Wiring');
  expect(screen.getByText(/without an AI model/)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Your plan has 2 courses.');
  expect(screen.getByText(/Who starts today finishes around/)).toBeInTheDocument();
});

it('changes each step by a link', async () => {
  await open();
  const list = screen.getByRole('list', { name: 'Courses' });
  const [first, gap, second] = [...list.children] as HTMLElement[];
  const address = (item: HTMLElement | undefined, name: string | RegExp) =>
    within(item as HTMLElement)
      .getByRole('link', { name })
      .getAttribute('href');
  const base = '/plan?goal=data+scientist&level=beginner&hours=5&language=es';
  expect(address(first, 'I know this')).toBe(`${base}&known=python`);
  expect(address(first, 'Remove')).toBe(`${base}&without=python`);
  expect(address(first, /^Take this one/)).toBe(`${base}&take=Other`);
  expect(first).toHaveTextContent('9 h');
  expect(first).toHaveTextContent('The only other course for this step');
  expect(second).toHaveTextContent('We have no other course for this step.');
  expect(address(gap, /^I know this/)).toBe(`${base}&known=wiring`);
  expect(second).toHaveTextContent('If you know this, Python falls away too.');
});

it('is still saved when its page is opened again, and can be removed there', async () => {
  const steps = ['Py', 'Chance'].map((courseId) => ({ courseId, title: courseId }));
  currentLearner().savePath('Data Scientist', steps);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Saved', pressed: true }));
  expect(screen.getByRole('button', { name: 'Save this plan', pressed: false })).toHaveFocus();
  expect(currentLearner().hasPath('data scientist', ['Py', 'Chance'])).toBe(false);
});

it('offers to save a plan whose courses are no longer the saved ones', async () => {
  currentLearner().savePath('data scientist', [{ courseId: 'Other', title: 'Other' }]);
  await loadLearning();
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Save this plan' }));
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open My Courses' })).toBeVisible();
  expect(currentLearner().documents.get('paths', pathId('data scientist'))?.query).toBe(
    'goal=data+scientist&level=beginner&hours=5&language=es',
  );
});

it('is copied as text', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole('button', { name: 'Copy plan' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toContain('1. Py ('));
});

it('asks what somebody can do, and leaves it out', async () => {
  await open();
  const box = screen.getByRole('checkbox', { name: 'Can you find an average?' });
  expect(box).toHaveAttribute('name', 'known');
  expect(box).toHaveAttribute('value', 'statistics');
  expect(box.closest('form')).toHaveFormValues({ goal: 'data scientist', language: 'es' });
});

it('opens the address of another plan for changed wishes', async () => {
  const { router } = await open();
  const form = within(screen.getByRole('form', { name: 'Your goal' }));
  await userEvent.clear(form.getByLabelText('My goal'));
  await userEvent.type(form.getByLabelText('My goal'), 'ui & ux');
  await userEvent.selectOptions(form.getByLabelText('My level'), 'Advanced');
  await userEvent.clear(form.getByLabelText('Hours per week'));
  await userEvent.type(form.getByLabelText('Hours per week'), '2');
  await userEvent.selectOptions(form.getByLabelText('Language'), 'That of my goal');
  await userEvent.click(form.getByRole('button', { name: 'Make my plan' }));
  expect(router.push.mock.calls.map(([address]) => address)).toEqual([
    '/plan?goal=ui+%26+ux&level=advanced&hours=2',
  ]);
});

it('sends the level that is read from a goal only if somebody chooses it', async () => {
  const { router } = await act(async () =>
    renderWithRouter(
      <PlanScreen
        request={{ goal: 'advanced python', hoursPerWeek: 5 }}
        plan={makePlan(planParts(STAGES))}
        languages={languages}
      />,
    ),
  );
  const form = within(screen.getByRole('form', { name: 'Your goal' }));
  await userEvent.clear(form.getByLabelText('My goal'));
  await userEvent.type(form.getByLabelText('My goal'), 'ancient rome{Enter}');
  await userEvent.selectOptions(form.getByLabelText('My level'), 'Intermediate');
  await userEvent.click(form.getByRole('button', { name: 'Make my plan' }));
  expect(router.push.mock.calls.map(([address]) => address)).toEqual([
    '/plan?goal=ancient+rome&hours=5',
    '/plan?goal=ancient+rome&level=intermediate&hours=5',
  ]);
});

it('takes the usual number of hours where none is given', async () => {
  const { router } = await open();
  await userEvent.clear(screen.getByLabelText('Hours per week'));
  await userEvent.click(screen.getByRole('button', { name: 'Make my plan' }));
  expect(router.push.mock.calls[0]?.[0]).toContain('hours=5');
});

it('says why there is no plan before the form, where a phone shows it', async () => {
  const refusal = { why: 'We have no course on Falconry.', near: [{ name: 'Animals', goal: 'Animals' }] };
  await act(async () =>
    renderWithRouter(
      <PlanScreen request={{ goal: 'falconry', hoursPerWeek: 5 }} refusal={refusal} languages={languages} />,
    ),
  );
  expect(screen.getByRole('status')).toHaveTextContent(refusal.why);
  const near = screen.getByRole('link', { name: 'Animals' });
  const form = screen.getByRole('form', { name: 'Your goal' });
  expect(near.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText(/^Tell us your goal/)).toBeNull();
});

it('asks for a goal where there is none yet', () => {
  renderWithRouter(<PlanScreen languages={languages} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Plan my path');
  expect(screen.getByLabelText('My goal')).toBeRequired();
  expect(screen.queryByRole('form', { name: 'Calendar' })).toBeNull();
});
