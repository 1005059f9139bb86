import { forAllTests } from '@/__tests__/support/fixtures';
import { startContractServer } from '@/scripts/fakes/contract-server';
import { aLiveSource } from '@/scripts/fakes/live-sources';
import { ITEM, playArchive } from '@/scripts/fakes/sources/archive';
import { playKolibri, TOPIC_ID } from '@/scripts/fakes/sources/kolibri';
import { aResource, COURSE_ID, PLAYLIST_RESOURCE_ID, playMitLearn } from '@/scripts/fakes/sources/mit-learn';
import { aPeerTubeVideo, FOREIGN_UUID, playPeerTube, UUID } from '@/scripts/fakes/sources/peertube';

const server = forAllTests(startContractServer);

async function coursesOf(id: string, words = 'calculus') {
  const answer = await aLiveSource(id, server).search(words);
  return answer.kind === 'found' ? answer.hits.map(({ course }) => course) : [];
}

async function courseOf(source: string, id: string) {
  const answer = await aLiveSource(source, server).getCourse(id);
  return answer.kind === 'found' ? answer.course : undefined;
}

describe('MIT Learn', () => {
  beforeEach(() => server.play('mit-learn', playMitLearn));

  it('says what a course costs, who teaches it and where it is', async () => {
    const [course, playlist, paid] = await coursesOf('mit-learn');

    expect(course).toMatchObject({
      id: `mit-learn-${COURSE_ID}`,
      title: 'Linear Algebra',
      provider: 'MIT OpenCourseWare',
      instructors: ['Gilbert Strang'],
      url: 'https://ocw.mit.edu/courses/18-06zz-linear-algebra-fall-2011/',
      kind: 'video-series',
      language: 'en-US',
      year: 2011,
      cost: 'free',
    });
    expect(course).not.toHaveProperty('level');
    expect(playlist).toMatchObject({
      kind: 'video-series',
      playlistId: 'PLfixtureMatrixMethods1',
      language: 'und',
    });
    expect(paid).toMatchObject({ cost: 'paid', kind: 'mooc', provider: 'MIT xPRO' });
  });

  it('takes the lectures of a course from its files and of a playlist from its items', async () => {
    const course = await courseOf('mit-learn', String(COURSE_ID));
    expect(course?.description).toBe('Matrix theory & linear algebra.');
    expect(course?.lessons).toEqual([
      { title: 'Lecture 1: The geometry', video: { host: 'youtube', id: 'fixture-m01' } },
      { title: 'Lecture 2', video: { host: 'youtube', id: 'fixture-m02' } },
    ]);
    expect((await courseOf('mit-learn', String(PLAYLIST_RESOURCE_ID)))?.lessons).toEqual([
      { title: 'Lecture 1', video: { host: 'youtube', id: 'fixture-m03' }, seconds: 2_700 },
    ]);
  });

  it('asks whether its answer changed, and keeps the old one when not', async () => {
    let time = Date.now();
    const source = aLiveSource('mit-learn', server, { now: () => time });
    const before = await source.search('algebra');
    time += 25 * 3_600_000;
    server.play('mit-learn', ({ headers }) => ({
      status: headers['if-none-match'] === '"mit-search"' ? 304 : 500,
      body: '',
    }));

    await expect(source.search('algebra')).resolves.toEqual(before);
    await source.search('algebra');
    expect(server.requests).toHaveLength(2);
  });

  it('makes do with a record that tells next to nothing', async () => {
    server.play('mit-learn', () => ({
      body: { results: [{ id: 5, resource_type: 'course', title: 'Bare' }] },
    }));

    expect(await coursesOf('mit-learn')).toEqual([
      {
        id: 'mit-learn-5',
        source: 'mit-learn',
        title: 'Bare',
        provider: 'MIT',
        url: 'https://learn.mit.edu/search?resource=5',
        kind: 'mooc',
        language: 'und',
        cost: 'paid',
        topics: [],
      },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    'http://127.0.0.1/x',
    'http://169.254.169.254/',
    'http://localhost:3000/',
    'https://ann:secret@ocw.mit.edu/',
    '//evil.example/x',
    '/\\evil.example/x',
  ])('does not link to %s', async (url) => {
    server.play('mit-learn', () => ({ body: { results: [aResource({ url })] } }));

    expect((await coursesOf('mit-learn'))[0]?.url).toBe(`https://learn.mit.edu/search?resource=${COURSE_ID}`);
  });
});

describe('PeerTube', () => {
  const playVideo = (...video: Parameters<typeof aPeerTubeVideo>) =>
    server.play('peertube', () => ({ body: { total: 1, data: [aPeerTubeVideo(...video)] } }));

  it('plays videos of known servers here and links to those of others; short ones are left out', async () => {
    server.play('peertube', playPeerTube);
    const [known, foreign, ...others] = await coursesOf('peertube');

    expect(known).toMatchObject({
      title: 'Cours de calcul différentiel',
      provider: 'Maths libres',
      platform: 'PeerTube (framatube.org)',
      language: 'fr',
      lessons: [
        { seconds: 1_800, video: { host: 'peertube', url: `https://framatube.org/videos/embed/${UUID}` } },
      ],
    });
    expect(foreign).toMatchObject({ id: `peertube-${FOREIGN_UUID}`, hours: 0.5 });
    expect(foreign).not.toHaveProperty('lessons');
    expect(others).toEqual([]);
  });

  it.each<[string, ...Parameters<typeof playVideo>]>([
    ['a page on another host than its account', { url: 'https://evil.example/videos/watch/x' }],
    ['a page that is not https', { url: `http://framatube.org/videos/watch/${UUID}` }],
    ['a page with a name and password', { url: `https://a:b@framatube.org/videos/watch/${UUID}` }],
    ['content for adults', { nsfw: true }],
    ['a live stream', { isLive: true }],
    ['a page on this machine', {}, 'localhost'],
    ['a page on this machine by its number', {}, '127.0.0.1'],
    ['a page on a host without a dot', {}, 'intranet'],
    ['a page on a local name', {}, 'printer.local'],
    ['a page on a private address', {}, '10.0.0.1'],
  ])('leaves out a video with %s', async (...[, ...video]) => {
    playVideo(...video);

    expect(await coursesOf('peertube')).toEqual([]);
  });

  it('does not frame a player on another host than the page', async () => {
    playVideo({ embedUrl: `https://tilvids.com/videos/embed/${UUID}` });

    expect((await coursesOf('peertube'))[0]).not.toHaveProperty('lessons');
  });

  it('does not take another video for the one that was asked for', async () => {
    playVideo({ uuid: FOREIGN_UUID });

    await expect(aLiveSource('peertube', server).getCourse(UUID)).resolves.toEqual({
      kind: 'unavailable',
      fault: 'malformed',
    });
  });
});

describe('the Internet Archive', () => {
  beforeEach(() => server.play('archive', playArchive));

  it('shows licensed items first and leaves out what cannot have an address', async () => {
    expect(await coursesOf('archive')).toMatchObject([
      {
        id: `archive-${ITEM}`,
        provider: 'State College',
        year: 1985,
        language: 'en',
      },
      { id: 'archive-unlicensed-calculus' },
    ]);
  });

  it('makes one lesson of each video, in natural order', async () => {
    expect(await courseOf('archive', ITEM)).toMatchObject({
      kind: 'video-series',
      description: 'Filmed in 1985.',
      lessons: [
        {
          title: 'Limits',
          seconds: 1_805,
          video: { host: 'html5', url: `https://archive.org/download/${ITEM}/Lecture%202.mp4` },
        },
        { title: 'Lecture 10', seconds: 3_630 },
      ],
    });
  });

  it('lets the words stand for themselves in the query', async () => {
    await coursesOf('archive', 'a AND (b) OR c:"d"');

    expect(server.requests[0]?.params.get('q')).toMatch(/^\(title:\(a and \\\(b\\\) or c\\:\\"d\\"\)/);
  });

  it('does not take an error with status 200 for an answer', async () => {
    server.play('archive', () => ({ body: { error: 'parse error' } }));

    await expect(aLiveSource('archive', server).search('a')).resolves.toEqual({
      kind: 'unavailable',
      fault: 'malformed',
    });
  });

  it('says gone for an item that went dark', async () => {
    server.play('archive', () => ({ body: { is_dark: true, metadata: { identifier: ITEM, title: 'x' } } }));

    await expect(aLiveSource('archive', server).getCourse(ITEM)).resolves.toEqual({ kind: 'gone' });
  });
});

describe('Kolibri', () => {
  beforeEach(() => server.play('kolibri', playKolibri));

  it('shows the topics of the videos that it finds, and only files that lie with it', async () => {
    expect(await coursesOf('kolibri', 'fractions')).toMatchObject([
      { id: `kolibri-${TOPIC_ID}`, title: 'Fractions intro', provider: 'Khan Academy', kind: 'video-series' },
    ]);
  });

  it('lists the videos of a topic and of the topics inside it, over all pages', async () => {
    const course = await courseOf('kolibri', TOPIC_ID);

    expect(course?.provider).toBe('Khan Academy');
    expect(course?.lessons?.map(({ title, seconds }) => [title, seconds])).toEqual([
      ['First', 305],
      ['Second', 305],
      ['Third', 305],
    ]);
    expect(course?.lessons?.[0]?.captions).toEqual([
      {
        address: expect.stringMatching(/^https:\/\/studio\.learningequality\.org\/.*\.vtt$/),
        language: course?.language,
        kind: 'captions',
      },
    ]);
  });
});
