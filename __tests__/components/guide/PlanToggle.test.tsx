import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithRouter } from '@/__tests__/support/router';
import { PlanToggle } from '@/components/guide/PlanToggle';
import { loadLearning } from '@/lib/browser/learning/use-learning';
import { makePlan } from '@/lib/guide/plan/make-plan';
import type { PlanRequest } from '@/lib/guide/plan/plan.types';
import { aCard } from '@/scripts/fakes/course';

const asked: URLSearchParams[] = [];

function answerWith(reply: (request: PlanRequest) => unknown, status = 200) {
  asked.length = 0;
  global.fetch = jest.fn(async (address: string | URL | Request) => {
    const { searchParams, pathname } = new URL(String(address), 'http://localhost');
    if (pathname === '/api/guide') return { ok: true, json: async () => ({ model: false }) } as Response;
    asked.push(searchParams);
    const request: PlanRequest = {
      goal: searchParams.get('goal') ?? '',
      level: 'beginner',
      hoursPerWeek: Number(searchParams.get('hours')),
    };
    return { ok: status === 200, status, json: async () => reply(request) } as Response;
  });
}

const twoCourses = (request: PlanRequest) =>
  makePlan(request, [
    {
      name: 'Python',
      level: 'beginner',
      reason: 'the basics',
      cards: [aCard({ id: 'py', title: 'Py', hours: 4 })],
    },
    { name: 'SQL', level: 'beginner', cards: [] },
  ]);

async function open() {
  renderWithRouter(
    <PlanToggle words="data scientist" language="es" languages={[{ value: 'es', label: 'Spanish' }]} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Plan my path' }));
  return within(await screen.findByRole('region', { name: 'Plan my path' }));
}

describe('the path planner', () => {
  it('shows a plan for the searched words at once', async () => {
    answerWith(twoCourses);
    const panel = await open();
    expect(await panel.findByRole('link', { name: 'Py' })).toHaveAttribute('href', '/course/py');
    expect(panel.getByText('Start here. Python: the basics.', { exact: false })).toBeInTheDocument();
    expect(panel.getByText(/we found no suitable course: SQL\./)).toBeInTheDocument();
    expect(panel.getByText(/without an AI model/)).toBeInTheDocument();
    expect(panel.getByRole('status')).toHaveTextContent('Your plan has 1 course.');
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ goal: 'data scientist', language: 'es' });
  });

  it('makes another plan from changed wishes', async () => {
    answerWith(twoCourses);
    const panel = await open();
    await userEvent.clear(panel.getByLabelText('My goal'));
    await userEvent.type(panel.getByLabelText('My goal'), 'pilot');
    await userEvent.selectOptions(panel.getByLabelText('My level'), 'Advanced');
    await userEvent.clear(panel.getByLabelText('Hours per week'));
    await userEvent.type(panel.getByLabelText('Hours per week'), '2');
    await userEvent.selectOptions(panel.getByLabelText('Language'), 'Any language');
    await userEvent.click(panel.getByRole('button', { name: 'Make my plan' }));
    await panel.findByText(/about 2 weeks at 2 h a week/);
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({ goal: 'pilot', level: 'advanced', hours: '2' });
  });

  it('says that the catalogue has nothing, and leads to the search and the topics', async () => {
    answerWith((request) => makePlan(request, []));
    const panel = await open();
    expect(await panel.findByText('“data scientist”')).toBeVisible();
    expect(panel.getByRole('status')).toHaveTextContent('We found no courses for this goal.');
    expect(panel.getByRole('link', { name: 'search for it' })).toHaveAttribute(
      'href',
      '/search/data%20scientist',
    );
    expect(panel.getByRole('link', { name: 'browse all topics' })).toHaveAttribute('href', '/topics');
  });

  it('says that search is busy, and can be asked again', async () => {
    answerWith(() => ({}), 503);
    const panel = await open();
    expect(await panel.findByRole('alert')).toHaveTextContent(/busy/);
    answerWith(twoCourses);
    await userEvent.click(panel.getByRole('button', { name: 'Make my plan' }));
    expect(await panel.findByRole('link', { name: 'Py' })).toBeInTheDocument();
  });

  it('saves the plan to My Courses as a path, and leads there', async () => {
    answerWith(twoCourses);
    const panel = await open();
    await userEvent.click(await panel.findByRole('button', { name: 'Save this plan' }));
    expect(await panel.findByRole('link', { name: 'Open My Courses' })).toHaveAttribute(
      'href',
      '/my-courses',
    );
    const { currentLearner } = await loadLearning();
    expect(currentLearner().documents.all('paths')).toMatchObject([
      { goal: 'data scientist', steps: [{ courseId: 'py', title: 'Py' }] },
    ]);
  });

  it('gives the focus back when it is closed', async () => {
    answerWith(twoCourses);
    const panel = await open();
    await userEvent.click(panel.getByRole('button', { name: 'Close planner' }));
    expect(screen.queryByRole('region', { name: 'Plan my path' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Plan my path' })).toHaveFocus();
  });
});
