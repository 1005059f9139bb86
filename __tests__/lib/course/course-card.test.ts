import { coverVideoId, toCourseCard } from '@/lib/course/course-card';
import { aCourse, aLesson } from '@/scripts/fakes/course';

describe('toCourseCard', () => {
  it('keeps what a person chooses by and drops the rest', () => {
    const course = aCourse({
      level: 'beginner',
      instructors: ['Ana Bell'],
      popularity: 0.7,
      lessons: [aLesson(), aLesson(), aLesson()],
    });
    const card = toCourseCard(course, { name: 'Python', subject: 'Computer science' });
    expect(card).toMatchObject({
      id: course.id,
      level: 'beginner',
      instructors: ['Ana Bell'],
      lessonCount: 3,
      playable: true,
      topic: 'Python',
      subject: 'Computer science',
    });
    expect(card).not.toHaveProperty('popularity');
    expect(card).not.toHaveProperty('lessons');
  });

  it('tells other versions by their years, or else by their places', () => {
    const here = { provider: 'MIT', platform: undefined, year: 2020 };
    const versions = [here, { ...here, year: 2015 }, { ...here, platform: 'YouTube', year: 2011 }];
    const onYoutube = [
      { ...here, platform: 'YouTube' },
      { ...here, platform: 'YouTube', year: undefined },
    ];
    expect(toCourseCard(aCourse(here), undefined, [...versions, ...onYoutube])).toMatchObject({
      otherYears: [2011, 2015],
      alsoOn: ['YouTube'],
    });
  });

  it('survives the way through JSON unchanged, so unknown facts are absent', () => {
    const card = toCourseCard(aCourse({ lessons: undefined, kind: 'text' }));
    expect(JSON.parse(JSON.stringify(card))).toStrictEqual(card);
    expect(card.playable).toBe(false);
    expect(card).not.toHaveProperty('lessonCount');
  });

  it('says that a series with only a playlist can be watched here', () => {
    expect(toCourseCard(aCourse({ lessons: undefined, playlistId: 'PLabcdefghijkl' })).playable).toBe(true);
  });
});

describe('coverVideoId', () => {
  it('prefers the chosen video to the first lesson', () => {
    const previewVideo = { host: 'youtube', id: 'preview0000' } as const;
    expect(coverVideoId(aCourse({ previewVideo }))).toBe('preview0000');
  });

  it('takes the first lesson that is on YouTube', () => {
    const film = aLesson({ video: { host: 'html5', url: 'https://example.org/a.webm' } });
    const lesson = aLesson({ video: { host: 'youtube', id: 'lesson00002' } });
    expect(coverVideoId(aCourse({ lessons: [film, lesson] }))).toBe('lesson00002');
  });

  it('is absent where no lesson is on YouTube', () => {
    expect(coverVideoId(aCourse({ lessons: undefined }))).toBeUndefined();
  });
});
