import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/__tests__/support/chat-server';
import { renderWithRouter } from '@/__tests__/support/router';
import { PlanScreen } from '@/components/screens/PlanScreen';
import type { ChatEvent } from '@/lib/guide/chat/chat.types';
import { makePlan, planOf } from '@/lib/guide/plan/make-plan';
import { aCard } from '@/scripts/fakes/course';
import { aStage, planParts } from '@/scripts/fakes/plan';

// A busy machine takes its time to load all of this.
jest.setTimeout(30_000);

const request = { goal: 'python', hoursPerWeek: 5 };
const aPlan = (by: 'rule' | 'model', ...titles: string[]) => {
  const cards = titles.map((title) => aCard({ id: title.toLowerCase(), title, hours: 4 }));
  const parts = planParts(
    cards.map((card) => aStage(card.title, [card])),
    { request },
  );
  const steps = cards.map((course) => ({ course, why: `Why ${course.title}.` }));
  return by === 'rule' ? makePlan(parts) : planOf(parts, steps);
};
const quota = (left: number) => ({ left, of: 3, renewsIn: 7_200, who: 'signed-out' as const });

async function open(answers: { events: ChatEvent[]; open?: boolean }[], left = 3) {
  const api = fakeApi({
    state: { model: true, quota: quota(left) },
    answers,
  });
  const plan = aPlan('rule', 'One', 'Two', 'Three');
  renderWithRouter(<PlanScreen request={request} plan={plan} languages={[]} />);
  return { ...api, panel: screen };
}

describe('the path planner with a model', () => {
  it('says why the plan is by rule where the model made none', async () => {
    const instead = { code: 'unfit' as const, message: 'The AI model could not make a usable plan.' };
    const { panel } = await open([
      { events: [{ type: 'plan', plan: aPlan('rule', 'One', 'Two', 'Three'), instead }, { type: 'done' }] },
    ]);
    await userEvent.click(await panel.findByRole('button', { name: 'Let the AI model choose' }));
    expect(
      await panel.findByText(
        'The AI model could not make a usable plan. This plan was made without the AI model.',
      ),
    ).toBeInTheDocument();
    expect(panel.getByText(/without an AI model/)).toBeInTheDocument();
  });

  it('stops, and keeps the plan by rule', async () => {
    const { panel, aborted } = await open([{ events: [], open: true }]);
    await userEvent.click(await panel.findByRole('button', { name: 'Let the AI model choose' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Stop' }));
    expect(await panel.findByRole('button', { name: 'Let the AI model choose' })).toBeInTheDocument();
    expect(aborted()).toBe(1);
    expect(panel.getByRole('link', { name: 'One' })).toBeInTheDocument();
  });
});
