import { act, render, screen } from '@testing-library/react';
import { aRecord } from '@/__tests__/support/learning';
import { AccountNotifications } from '@/components/layout/AccountNotifications';
import { currentLearner } from '@/lib/learning/browser/current-learner';
import { useAccountNews } from '@/lib/learning/browser/use-account-news';
import { aCard } from '@/scripts/fakes/course';

function News() {
  const news = useAccountNews();
  return news ? <AccountNotifications notifications={news.notifications} /> : null;
}

it('checks whether a finished course has new lessons, and announces them', async () => {
  const lessons = [1, 2, 3].map((number) => ({
    videoId: `video-${number}`,
    title: `Lesson ${number}`,
    segment: `${number}-lesson-${number}`,
  }));
  global.fetch = jest.fn(async () => ({
    ok: true,
    json: async () => ({
      courses: { algebra: { card: aCard({ id: 'algebra', title: 'Algebra' }), lessons } },
    }),
  })) as never;
  currentLearner().documents.update('watchHistory', 'video-1', () =>
    aRecord({ videoId: 'video-1', courseId: 'algebra', courseTitle: 'Algebra', lessonCount: 1, progress: 1 }),
  );

  await act(async () => void render(<News />));
  expect(await screen.findByText('2 new lessons in Algebra since you finished')).toBeVisible();
});
