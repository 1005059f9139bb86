import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRecord } from '@/__tests__/support/learning';
import { renderWithRouter } from '@/__tests__/support/router';
import { MyCoursesScreen } from '@/components/screens/MyCoursesScreen';
import { currentLearner } from '@/lib/learning/browser/current-learner';
import { aCard } from '@/scripts/fakes/course';

const brief = {
  card: aCard({ id: 'algebra', title: 'Algebra' }),
  lessons: [1, 2].map((number) => ({
    videoId: `video-${number}`,
    title: `Lesson ${number}`,
    segment: `${number}-lesson-${number}`,
    seconds: 600,
  })),
};

beforeEach(() => {
  currentLearner().documents.clear();
  global.fetch = jest.fn(async () => ({
    ok: true,
    json: async () => ({ courses: { algebra: brief } }),
  })) as never;
});

const show = () => act(async () => void renderWithRouter(<MyCoursesScreen />));

function begin(courseId: string, courseTitle: string) {
  currentLearner().documents.update('watchHistory', courseId === 'algebra' ? 'video-1' : courseId, () =>
    aRecord({
      videoId: courseId === 'algebra' ? 'video-1' : courseId,
      courseId,
      courseTitle,
      progress: 0.5,
      currentTime: 300,
      lastWatched: Date.now(),
    }),
  );
}

it('draws a dozen courses of hundreds, asks the server for those alone, and shows more on request', async () => {
  for (let number = 0; number < 250; number += 1) begin(`course-${number}`, `Course ${number}`);
  await show();
  const part = within(await screen.findByRole('region', { name: 'In progress' }));
  expect(part.getByText('250 courses')).toBeVisible();
  expect(part.getAllByRole('article')).toHaveLength(12);
  const [address] = jest.mocked(global.fetch).mock.calls[0] ?? [];
  expect(String(address).split(',')).toHaveLength(12);

  await userEvent.click(part.getByRole('button', { name: 'Show more' }));
  expect(part.getAllByRole('article')).toHaveLength(24);
});

it('says that lessons were added to a finished course, and leads to the first of them', async () => {
  currentLearner().documents.update('watchHistory', 'video-1', () =>
    aRecord({
      videoId: 'video-1',
      courseId: 'algebra',
      courseTitle: 'Algebra',
      lessonCount: 1,
      progress: 1,
      lastWatched: Date.now(),
    }),
  );
  await show();

  expect(await screen.findByText(/^1 new lesson since you finished/)).toBeVisible();
  const part = screen.getByRole('region', { name: 'In progress' });
  expect(within(part).getByRole('link', { name: 'Continue Algebra' })).toHaveAttribute(
    'href',
    '/course/algebra/2-lesson-2',
  );
});

it('has what is in progress above plans', async () => {
  currentLearner().savePath('Data', [{ courseId: 'sql', title: 'SQL' }]);
  begin('algebra', 'Algebra');
  await show();
  const parts = await screen.findAllByRole('region');
  expect(parts.map((part) => part.getAttribute('aria-label'))).toEqual(['In progress', 'Plans']);
});
