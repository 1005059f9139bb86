import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLearner, NOON } from '@/__tests__/support/learner';
import { press } from '@/__tests__/support/on-screen';
import { showLearning } from '@/__tests__/support/with-learning';
import { ElsewhereMarks } from '@/components/learning/ElsewhereMarks';
import { MyCourses } from '@/components/learning/MyCourses';
import type { Learner } from '@/lib/learning/browser/learner';
import { activityOf } from '@/lib/learning/records/merge-documents';

let learner: Learner;
jest.mock('@/lib/learning/browser/use-learning', () => ({
  loadLearning: async () => ({ currentLearner: () => learner }),
}));

const course = { id: 'algebra', title: 'Algebra' };
const sendBeacon = jest.fn();

beforeEach(() => {
  learner = aLearner().learner;
  sendBeacon.mockReset();
  Object.assign(navigator, { sendBeacon });
  global.fetch = jest.fn(async () => ({ ok: true, json: async () => ({ courses: {} }) })) as never;
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

const show = () =>
  showLearning(learner, (learning) => (
    <>
      <ElsewhereMarks
        course={course}
        state={learning.summary.courses.find(({ id }) => id === course.id)?.state}
      />
      <MyCourses learning={learning} />
    </>
  ));

const courses = (name: string) => within(screen.getByRole('region', { name }));
const learned = () => activityOf(learner.documents.all('activityDays'), NOON)[0];

it('asks whether it opened, and puts a started course on the list', async () => {
  await show();
  expect(screen.getByRole('heading', { name: 'Did it open?' })).toBeVisible();
  await press('Started');
  expect(await screen.findByText('In My Courses as started.')).toBeVisible();
  expect(courses('In progress').getByRole('link', { name: 'Algebra' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'It did not open' })).toBeNull();
});

it('has marks that a second press takes back', async () => {
  await show();
  await press('Finished');
  await press('Finished');
  expect(courses('In progress').getByRole('link', { name: 'Algebra' })).toBeVisible();
  await press('Started');
  expect(screen.queryByRole('region', { name: 'In progress' })).toBeNull();
});

it('adds minutes to the day, and takes them back', async () => {
  await show();
  await press('Started');
  const field = await screen.findByRole('spinbutton', { name: 'Minutes learned today' });
  await userEvent.type(field, '45{Enter}');
  expect(await screen.findByText('45 minutes added to today.')).toBeVisible();
  expect(field).toHaveValue(null);
  expect(learned()).toMatchObject({ seconds: 2_700 });
  await press('Undo');
  expect(learned()).toMatchObject({ seconds: 0 });
});

it('says it where the day cannot have so many minutes', async () => {
  learner.addMinutes(720);
  learner.addMinutes(700);
  learner.markElsewhere(
    {
      ...course,
      videoId: 'elsewhere-algebra',
      courseId: 'algebra',
      courseTitle: 'Algebra',
      lesson: 1,
      lessonCount: 1,
    },
    'started',
  );
  await show();
  await userEvent.type(screen.getByRole('spinbutton'), '30{Enter}');
  expect(await screen.findByText('That is more than a day can have.')).toBeVisible();
  expect(learned()).toMatchObject({ seconds: 85_200 });
});

it('reports once that a course did not open, by its id alone', async () => {
  await show();
  await press('It did not open');
  await press('It did not open');
  expect(await screen.findByText('Thank you. We will check the link.')).toBeVisible();
  expect(sendBeacon.mock.calls).toEqual([['/api/report', '{"notOpened":"algebra"}']]);
});
