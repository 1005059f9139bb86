import { readCourses } from '@/engine/judge/run-judged';
import { readSources, readTopics } from '@/lib/catalog/server/read-catalog';
import type { Course, Topic } from '@/lib/course/course.schema';

const DIRS = ['data/catalog'];

/** The specification's footer, section 2. */
const FOOTER_TERMS =
  'web development, javascript, react js, angular, java, data scientist, full stack web developer, cloud engineer, project manager, game developer, artificial intelligence, machine learning, python, cyber security, blockchain, graphic design, ui ux design, video editing, photography, animation, digital marketing, entrepreneurship, public speaking, productivity, career accelerators'.split(
    ', ',
  );

describe('the built-in catalogue', () => {
  let topics: Topic[];
  const courses: Course[] = readCourses('data/catalog');
  beforeAll(async () => {
    topics = await readTopics(DIRS);
  });

  it('says of at least 900 topics what comes before them, or that nothing does', () => {
    expect(topics.filter(({ requires }) => requires !== undefined).length).toBeGreaterThanOrEqual(900);
  });

  it('says of each list under which licence it is, and where that stands', async () => {
    const sources = [...(await readSources(DIRS, [])).values()];
    const withoutName = /^(?:none stated|none found|own terms|not read|facts alone|all rights reserved)$/;
    const spdx =
      /^(?:MIT|ISC|BSD-3-Clause|Apache-2\.0|A?GPL-3\.0-only|CC0-1\.0|CC-BY(?:-NC)?(?:-SA|-ND)?-(?:2\.5|[34]\.0))$/;
    // SPDX has no name for the first, and the second list names no version.
    const inWords = ['Creative Commons BY-NC-SA 3.0 US', 'Creative Commons BY'];
    const named = sources.filter(({ licence }) => !withoutName.test(licence));
    expect(named.filter(({ licence }) => !spdx.test(licence) && !inWords.includes(licence))).toEqual([]);
    expect(named.filter(({ licenceUrl }) => !licenceUrl)).toEqual([]);
    for (const name of ['GPL', 'CC-BY-NC-SA', 'CC-BY-NC-SA-3.0-US']) expect(name).not.toMatch(spdx);
  });

  it.each(FOOTER_TERMS)('has a topic for the footer term "%s", with courses', (term) => {
    const topic = topics.find(({ name, aliases }) => name.toLowerCase() === term || aliases.includes(term));
    const slugs = topic ? [topic.slug, ...(topic.leadsTo ?? [])] : [];
    const found = courses.filter((course) => slugs.some((slug) => course.topics.includes(slug)));
    expect(found.length).toBeGreaterThan(2);
  });

  it('has no Markdown in the titles of lessons, parts and chapters', () => {
    const titles = courses.flatMap(({ lessons = [], outline = [] }) => [
      ...lessons.flatMap(({ title, chapters = [] }) => [title, ...chapters.map((chapter) => chapter.title)]),
      ...outline.map(({ title }) => title),
    ]);
    const marked = /`[^`]+`|(?<!\S)([*_]{1,2})[^\s*_](?:[^*_]*[^\s*_])?\1(?!\S)|\\t$/;
    expect(titles.filter((title) => marked.test(title))).toEqual([]);
  });

  it('gives every course a topic and says where its facts were seen', () => {
    expect(courses.filter((course) => !(course.topics.length && course.seenIn?.length))).toEqual([]);
  });
});
