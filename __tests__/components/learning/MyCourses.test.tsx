import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLearner, aLessonIdentity, watched } from '@/__tests__/support/learner';
import { noBriefs, showLearning } from '@/__tests__/support/with-learning';
import { MyCourses } from '@/components/learning/MyCourses';
import type { Learner } from '@/lib/learning/browser/learner';

const lessonOf = (title: string) =>
  aLessonIdentity({
    videoId: `video-${title}`,
    courseId: title.toLowerCase(),
    courseTitle: title,
    lessonCount: 1,
  });

const begin = (learner: Learner, title: string, seconds = 300) =>
  learner.watch(lessonOf(title), watched(seconds));

const show = (learner: Learner) => showLearning(learner, (learning) => <MyCourses learning={learning} />);

const headings = (level: number) =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

beforeEach(() => {
  global.fetch = noBriefs() as never;
});

it('has a section for each state that a course of the learner is in', async () => {
  const { learner } = aLearner();
  begin(learner, 'Algebra');
  begin(learner, 'Biology');
  begin(learner, 'Chemistry', 600);
  learner.saveCourse('drawing', 'Drawing');
  await show(learner);

  expect(headings(2)).toEqual(['In progress 2 courses', 'Saved 1 course', 'Finished 1 course']);
  const saved = within(screen.getByRole('region', { name: 'Saved' }));
  expect(saved.getByRole('link', { name: 'Start Drawing' })).toBeVisible();
});

it('moves a course to its section as soon as its state changes', async () => {
  const { learner } = aLearner();
  begin(learner, 'Chemistry', 600);
  await show(learner);
  expect(headings(2)).toEqual(['Finished 1 course']);

  await userEvent.click(screen.getByRole('button', { name: 'Restart Chemistry' }));
  expect(headings(2)).toEqual(['In progress 1 course']);
});

it('has nothing to filter or sort by while the list is short', async () => {
  const { learner } = aLearner();
  for (const title of ['Algebra', 'Biology', 'Chemistry']) begin(learner, title);
  await show(learner);

  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

describe('a long list', () => {
  const TITLES = ['Álgebra', 'Biology', 'Chemistry', 'Drawing'];

  async function showMany() {
    const { learner, clock } = aLearner();
    for (const [index, title] of TITLES.entries()) {
      clock.time += 1_000;
      begin(learner, title, 100 * (4 - index));
    }
    await show(learner);
  }

  it('says so if no title matches', async () => {
    await showMany();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter by title' }), 'guitar');

    expect(screen.getByText('No course title matches.')).toHaveAttribute('role', 'status');
    expect(headings(3)).toEqual([]);
  });

  it('is sorted by progress or by title', async () => {
    await showMany();
    const sort = screen.getByRole('combobox', { name: 'Sort by' });

    await userEvent.selectOptions(sort, 'Most progress');
    expect(headings(3)).toEqual(['Álgebra', 'Biology', 'Chemistry', 'Drawing']);
    await userEvent.selectOptions(sort, 'Most recent');
    expect(headings(3)).toEqual(['Drawing', 'Chemistry', 'Biology', 'Álgebra']);
    await userEvent.selectOptions(sort, 'Title');
    expect(headings(3)).toEqual(['Álgebra', 'Biology', 'Chemistry', 'Drawing']);
  });
});
