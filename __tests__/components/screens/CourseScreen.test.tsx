import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hrefOf } from '@/__tests__/support/on-screen';
import { aRouter, LinkArea, renderWithRouter } from '@/__tests__/support/router';
import { CourseScreen } from '@/components/screens/CourseScreen';
import type { Course, Source } from '@/lib/course/course.schema';
import { toCourseView } from '@/lib/course/course-view';
import { toCoursePage } from '@/lib/screens/course-page';
import { aCard, aCourse, aLesson } from '@/scripts/fakes/course';

async function show(
  overrides: Partial<Course> = {},
  found: Partial<Omit<Parameters<typeof toCourseView>[0], 'course' | 'topics'>> = {},
) {
  const course = aCourse({ id: 'algebra', title: 'Algebra', ...overrides });
  const topics = [{ name: 'Linear algebra', subject: 'Mathematics' }];
  const page = toCoursePage(toCourseView({ course, topics, related: [], ...found }));
  const view = renderWithRouter(
    <LinkArea>
      <CourseScreen {...page} />
    </LinkArea>,
    aRouter(),
  );
  // Its parts that only show are loaded by themselves.
  await screen.findByRole('heading', { level: 1 });
  return view;
}

describe('CourseScreen', () => {
  it('says what is known of the course, and only that', async () => {
    await show({
      provider: 'MIT',
      platform: 'edX',
      instructors: ['Gilbert Strang'],
      level: 'advanced',
      checkedAt: '2026-11-02',
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Algebra' })).toBeVisible();
    expect(screen.getByText(/^2 video lessons from MIT on edX, taught by Gilbert Strang/)).toBeVisible();
    expect(screen.getByText('Advanced')).toBeVisible();
    expect(screen.getByText('2 November 2026')).toHaveAttribute('datetime', '2026-11-02');
    expect(screen.queryByText('Year')).toBeNull();
  });

  it.each([
    ['Where it is', {}, 'It is on'],
    [
      'How long and where',
      { estimate: { hours: 40, month: '2003-07', source: 'https://a.example' } },
      'about 40 h.',
    ],
    ['How long and where', { weeks: 6 }, '6 weeks.'],
  ])('says “%s” of %j', async (heading, known, said) => {
    await show({ lessons: undefined, hours: undefined, workload: undefined, ...known });
    const section = screen.getByRole('heading', { name: heading }).closest('section');
    expect(section).toHaveTextContent(said);
  });

  it('says in which language its own words are, wherever they stand', async () => {
    const lessons = [{ title: 'الدرس', start: 0 }].map((chapter) => aLesson({ chapters: [chapter] }));
    await show({ title: 'تعلم البرمجة', language: 'ar', lessons });
    for (const words of screen.getAllByText(/^(تعلم البرمجة|الدرس)$/)) {
      expect(words.closest('bdi')).not.toBeNull();
      expect(words.closest('[lang]')).toHaveAttribute('lang', 'ar');
    }
    expect(screen.getAllByText('تعلم البرمجة').length).toBeGreaterThan(1);
  });

  it("says which lesson's video is gone, and when the course was checked if it was", async () => {
    await show({ lessons: [aLesson({ title: 'Lost', gone: true }), aLesson({ title: 'There' })] });
    expect(screen.getByRole('link', { name: /^Lost\s*no longer available/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^There/ })).not.toHaveTextContent('no longer available');
    expect(screen.queryByText('Last checked')).toBeNull();
  });

  it('states and links the licence of each list, whom it asks to name, and what we changed', async () => {
    await show(
      { seenIn: ['a/list:README.md', 'school/course-1', 'c/list', 'd/list'] },
      {
        sources: [
          {
            id: 'a/list',
            licence: 'CC-BY-4.0',
            licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
            attribution: 'Ann and contributors',
          },
          { id: 'school/*', licence: 'CC0-1.0' },
          { id: 'd/list', licence: 'none stated' },
        ],
      },
    );
    const facts = screen.getByText('Facts from').nextElementSibling;
    expect(facts).toHaveTextContent(
      'a/list, CC-BY-4.0Ann and contributorsschool/course-1, CC0-1.0c/listd/listWhat we changed',
    );
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target('CC-BY-4.0')).toBe('https://creativecommons.org/licenses/by/4.0/');
    expect(target('school/course-1')).toBe('/sources#list-school');
    expect(target('What we changed')).toBe('/sources#changes');
  });

  it('says whose account a playlist is on, where it is not the provider', async () => {
    const { unmount } = await show({ uploader: 'somebody else' });
    expect(screen.getByText('Uploaded by').nextElementSibling).toHaveTextContent('somebody else');
    unmount();
    await show();
    expect(screen.queryByText('Uploaded by')).toBeNull();
  });

  it('says which lists name a course, and that nobody checked it where one list is all', async () => {
    const { unmount } = await show({ seenIn: ['a/list:README.md', 'a/list:old.md'] });
    expect(hrefOf('a/list')).toBe('/sources#list-a-list');
    expect(screen.getByText('Found in one list. We have not checked it.')).toBeVisible();
    unmount();
    await show({ seenIn: ['a/list:README.md', 'b/list'], checkedAt: '2026-11-02' });
    for (const name of ['a/list', 'b/list']) expect(screen.getByRole('link', { name })).toBeVisible();
    expect(screen.queryByText(/Not checked/)).toBeNull();
  });

  it('leads from each teacher to more of theirs, without inviting crawlers', async () => {
    await show({ instructors: ['Ana Bell', 'John Guttag'] });
    const teacher = screen.getByRole('link', { name: 'Ana Bell' });
    expect(teacher).toHaveAttribute('href', '/search/ana%20bell');
    expect(teacher).toHaveAttribute('rel', 'nofollow');
    expect(screen.getByRole('link', { name: 'John Guttag' })).toBeVisible();
  });

  it('shows the way from home through the topic', async () => {
    await show();
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(way.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Linear algebra', '/search/linear%20algebra'],
    ]);
    expect(way.getByText('Algebra')).toBeVisible();
  });

  it("links to the provider if the course can't play here", async () => {
    await show({ kind: 'text', lessons: undefined, provider: 'MDN', url: 'https://mdn.example/learn' });
    expect(screen.queryByRole('link', { name: 'Start course' })).toBeNull();
    const out = screen.getByRole('link', { name: 'Go to MDN (opens in a new tab)' });
    expect(out).toHaveAttribute('href', 'https://mdn.example/learn');
    expect(out).toHaveAttribute('rel', 'noopener');
    expect(screen.queryByRole('heading', { name: 'Lessons' })).toBeNull();
  });

  const factsOf = (name: string) => screen.getByText(name).nextElementSibling;
  const firstOf = () => screen.getByRole('heading', { name: 'What to know first' }).closest('section');

  it('tells two versions of one year by their titles', async () => {
    const versions = ['Sets (Fall)', 'Sets (Spring)', 'Sets'];
    const named = versions.map((title, n) => aCard({ id: title, title, year: n < 2 ? 2015 : 2020 }));
    await show({ versions, year: 2011 }, { named });
    expect(factsOf('Other years')).toHaveTextContent('Sets (Fall), Sets (Spring), 2020');
  });

  it('says what it asks for and comes with, and leads to the courses that it names', async () => {
    const named = [
      aCard({ id: 'older', title: 'Algebra', year: 2015 }),
      aCard({ id: 'playlist', title: 'Algebra', platform: 'YouTube' }),
      aCard({ id: 'sets', title: 'Sets' }),
    ];
    await show(
      {
        versions: ['older', 'playlist', 'gone'],
        prerequisites: { courses: ['sets', 'gone'], knowledge: ['logic'] },
        assets: [{ kind: 'exams', solutions: true }],
        weeks: 12,
        certificate: 'paid',
        audience: { group: 'children', ages: [9, 13] },
        cost: 'preview',
        costSince: { month: '2025-07', source: 'https://example.org/prices', allows: 'its first part' },
      },
      { named },
    );
    expect(hrefOf('2015')).toBe('/course/older');
    expect(hrefOf('YouTube')).toBe('/course/playlist');
    expect(hrefOf('Sets')).toBe('/course/sets');
    expect(firstOf()).toHaveTextContent(/^What to know first\s*logic\s*Sets\s*As the course states.$/);
    expect(factsOf('Comes with')).toHaveTextContent('exams with solutions');
    expect(factsOf('Weeks')).toHaveTextContent('12');
    expect(factsOf('Certificate')).toHaveTextContent('For a fee');
    expect(factsOf('Made for')).toHaveTextContent('Children, 9 to 13 years');
    expect(factsOf('Price')).toHaveTextContent(/^Paid, free preview\s*Since July 2025: its first part$/);
    expect(hrefOf('July 2025')).toBe('https://example.org/prices');
  });

  it.each<[Course['prerequisites'], RegExp]>([
    [{ none: true }, /^What to know first\s*Nothing: the course says so.$/],
    [
      { none: true, source: 'a/catalogue' },
      /^What to know first\s*Nothing that the provider’s catalogue names.$/,
    ],
    [{ courses: ['sets'], source: 'a/catalogue' }, /Sets\s*As the provider’s catalogue states.$/],
  ])('says who states what to know first: %o', async (prerequisites, words) => {
    const sets = aCard({ id: 'sets', title: 'Sets' });
    await show({ prerequisites }, { named: [sets], first: { must: [], helps: [], isStated: true } });
    expect(firstOf()).toHaveTextContent(words);
  });

  it('says who counts its time, if that is not who names the course', async () => {
    const counts: Source = { id: 'a/catalogue', licence: 'MIT', times: 'Its university, 2018' };
    const { unmount } = await show(
      { workload: 168, weeks: 14, timeBy: 'a/catalogue' },
      { sources: [counts] },
    );
    expect(factsOf('Workload')).toHaveTextContent(/^168 h of study\s*According to Its university, 2018$/);
    expect(factsOf('Weeks')).toHaveTextContent(/^14$/);
    unmount();
    await show({ weeks: 8, timeBy: 'a/catalogue' }, { sources: [counts] });
    expect(factsOf('Weeks')).toHaveTextContent(/^8\s*According to Its university, 2018$/);
  });

  it('says that a length by a rule of its platform is an estimate, and where the rule stands', async () => {
    const estimate = { hours: 30, month: '2014-03', source: 'https://example.org/guide' };
    await show({ lessons: undefined, weeks: 12, estimate });
    expect(factsOf('Length')).toHaveTextContent(
      /^about 30 h\s*An estimate: a rule of its platform since March 2014$/,
    );
    expect(hrefOf('March 2014')).toBe(estimate.source);
  });

  it('names the topics to know first, as its topic has it where the course states none', async () => {
    const calculus = { slug: 'calculus', name: 'Calculus', count: 40 };
    const probability = { slug: 'probability', name: 'Probability', count: 2 };
    await show({}, { first: { must: [calculus], helps: [probability], of: calculus } });
    expect(firstOf()).toHaveTextContent(
      /^What to know first\s*Calculus\s*Helpful: Probability\s*Map of Calculus$/,
    );
    expect(hrefOf('Map of Calculus')).toBe('/map/calculus');
    const link = screen.getByRole('link', { name: 'Calculus' });
    expect(link).toHaveAttribute('href', '/search/calculus');
    expect(link).not.toHaveAttribute('rel');
    expect(screen.getByRole('link', { name: 'Probability' })).toHaveAttribute('rel', 'nofollow');
  });

  it.each([
    [{ nothing: true as const }, 'Nothing: anyone can begin with it.'],
    [{ basicsOf: { slug: 'python', name: 'Python', count: 9 } }, 'The basics of Python'],
  ])('says what comes first where no other topic does: %o', async (more, words) => {
    await show({}, { first: { must: [], helps: [], ...more } });
    expect(firstOf()).toHaveTextContent(`What to know first${words}`);
  });

  it('offers free courses in place of one that costs money, with reasons in numbers, or says that there is none', async () => {
    const card = aCard({ id: 'free', title: 'Free algebra', playable: true });
    const { unmount } = await show({ cost: 'preview' }, { twins: [{ card, shared: 1, of: 2 }] });
    const group = screen.getByRole('heading', { name: 'Learn the same for free' }).closest('section');
    expect(group).toHaveTextContent(/Free algebra.*1 of its 2 topics.*Plays here$/);
    unmount();
    await show({ cost: 'paid' }, { twins: [] });
    expect(screen.getByText('We know no free course that teaches the same.')).toBeVisible();
  });

  it('does not say that no free course teaches the same above a free course on its topic', async () => {
    const related = [aCard({ id: 'free', title: 'Free algebra', topic: 'Linear algebra', cost: 'free' })];
    await show({ cost: 'paid' }, { twins: [], related });
    expect(screen.getByRole('link', { name: /Free algebra/ })).toBeVisible();
    expect(screen.queryByText('We know no free course that teaches the same.')).toBeNull();
  });

  it('says what it covers where more is known of that than its topics', async () => {
    const { unmount } = await show({ lessons: undefined });
    expect(screen.queryByRole('heading', { name: 'What it covers' })).toBeNull();
    unmount();
    await show({ lessons: ['Vectors', 'Matrices'].map((title) => aLesson({ title })) });
    expect(screen.getByRole('heading', { name: 'What it covers' }).parentElement).toHaveTextContent(
      'What it coversLinear algebra2 lessons, starting with Vectors · Matrices',
    );
  });

  it('lists the parts that are elsewhere, a long list folded, and what its source says of it', async () => {
    const rest = Array.from({ length: 31 }, (_, at) => ({ title: `Part ${at + 2}` }));
    await show({
      kind: 'text',
      lessons: undefined,
      outline: [
        { title: 'Loops', url: 'https://example.org/loops', minutes: 40, objectives: ['Repeat'] },
        ...rest,
      ],
      summary: { text: 'All about loops.', licence: 'CC-BY-4.0', credit: 'Software Carpentry' },
    });
    expect(screen.getByRole('heading', { name: 'Contents' })).toBeVisible();
    const part = screen.getByRole('link', { name: /^Loops\s*40\u00a0min$/ });
    expect(part).toHaveAttribute('href', 'https://example.org/loops');
    expect(screen.getByText('Repeat')).toBeVisible();
    expect(screen.getByText('2 more parts').closest('details')).toHaveTextContent(/Part 31\s*Part 32$/);
    expect(screen.getByText('All about loops.').closest('section')).toHaveTextContent(
      'Software Carpentry, CC-BY-4.0',
    );
  });

  it('says that it is at least as long as is known of some of its lessons, or parts', async () => {
    const lesson = aLesson({ seconds: undefined });
    const { unmount } = await show({ lessons: [lesson, lesson], hours: undefined, leastHours: 10 });
    expect(screen.getByText(/At least 10 h/)).toBeVisible();
    expect(screen.getByText('at least 10 h', { selector: 'dd' })).toBeVisible();
    unmount();
    const outline = [{ title: 'Loops', minutes: 90 }, { title: 'Lists' }];
    await show({ kind: 'text', lessons: undefined, outline });
    const least = screen.getByText('at least 1 h 30 min of study', { selector: 'dd' });
    expect(least.previousSibling).toHaveTextContent('Workload');
  });

  it('heads the first lesson of each section', async () => {
    const sections = ['Unit 1', 'Unit 1', 'Unit 2'];
    await show({ lessons: sections.map((section) => aLesson({ section })) });
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
      expect.arrayContaining(['Unit 1', 'Unit 2']),
    );
    expect(screen.getAllByText('Unit 1')).toHaveLength(1);
  });

  const headings = () =>
    screen.queryAllByRole('heading', { level: 3, hidden: true }).map((one) => one.textContent);

  it('says which section parts elsewhere go on with that are folded', async () => {
    const outline = Array.from({ length: 31 }, (_, at) => ({ title: `Part ${at}`, section: 'Unit 1' }));
    await show({ kind: 'text', lessons: undefined, outline });
    expect(headings().filter((name) => name?.startsWith('Unit'))).toEqual(['Unit 1', 'Unit 1 (continued)']);
  });

  it('names a section once where folded lessons are all of it', async () => {
    const lessons = Array.from({ length: 60 }, (_, at) =>
      aLesson({ section: at < 45 ? 'Unit 1' : 'Unit 2' }),
    );
    await show({ lessons });
    const summaries = [...document.querySelectorAll('.lesson-groups summary')].map((one) => one.textContent);
    expect(summaries).toEqual(['Lessons 1 to 23Unit 1', 'Lessons 24 to 45Unit 1', 'Lessons 46 to 60Unit 2']);
    expect(headings().filter((name) => name?.startsWith('Unit'))).toEqual([]);
  });

  it('heads each section of folded lessons that have several', async () => {
    const lessons = Array.from({ length: 40 }, (_, at) =>
      aLesson({ section: `Unit ${Math.floor(at / 10) + 1}` }),
    );
    await show({ lessons });
    expect(headings().filter((name) => name?.startsWith('Unit'))).toEqual(['Unit 1', 'Unit 2', 'Unit 3']);
  });

  it('numbers the lessons of a later part, and those that were found, by their place in the course', async () => {
    await show({ lessons: Array.from({ length: 31 }, (_, at) => aLesson({ title: `Lecture ${at % 10}` })) });
    const resets = (list: Element | undefined) => [
      list?.getAttribute('style'),
      ...[...(list?.children ?? [])].map((line) => line.getAttribute('style')),
    ];
    const [, later] = screen.getAllByRole('list').filter(({ className }) => className === 'lessons');
    expect(resets(later)).toEqual(['counter-reset: lesson 16;', ...Array(15).fill(null)]);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a lesson' }), 'lecture 4');
    const [found] = screen.getAllByRole('list').filter(({ className }) => className === 'lessons');
    expect(resets(found)).toEqual([
      'counter-reset: lesson 4;',
      null,
      'counter-reset: lesson 14;',
      'counter-reset: lesson 24;',
    ]);
  });

  it('lists the lessons with their lengths and chapters', async () => {
    const chapters = [
      { title: 'Why lists', start: 0 },
      { title: 'Deleting', start: 754 },
    ];
    await show({
      lessons: [aLesson({ title: 'Linked lists', seconds: 3725, chapters }), aLesson({ title: 'Trees' })],
    });
    expect(screen.getByRole('link', { name: /Linked lists/ })).toHaveTextContent('1:02:05');
    expect(screen.getByText('2 chapters')).toBeVisible();
    expect(screen.getByText('Deleting').closest('a')).toHaveAttribute(
      'href',
      '/course/algebra/1-linked-lists#t=754',
    );
    expect(hrefOf(/Trees/)).toBe('/course/algebra/2-trees');
  });

  it('shows the chapters of a single video at once', async () => {
    const lesson = aLesson({ title: 'All of Git', chapters: [{ title: 'Branches', start: 60 }] });
    await show({ kind: 'single-video', lessons: [lesson] });
    expect(screen.getByRole('heading', { name: 'Chapters' })).toBeVisible();
    expect(hrefOf(/Branches/)).toBe('/course/algebra/1-all-of-git#t=60');
  });

  it('plays a series of which only the playlist is known', async () => {
    await show({ lessons: undefined, playlistId: 'PLabcdefghijkl' });
    expect(hrefOf('Start course')).toBe('/course/algebra/1-algebra');
    expect(screen.getByText(/This course is one playlist/)).toBeVisible();
  });
});
