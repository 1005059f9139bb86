import { readCatalog, readSources } from '@/lib/catalog/server/read-catalog';
import { listsOf, sourceOf, trustOf, trustShown } from '@/lib/course';
import { type Course, RESERVED, type Source } from '@/lib/course/course.schema';
import { type ComparedRow, comparedRow, sameCourses } from './same-courses';

/** Sites that publish the courses of others, and make none or hardly any. */
const PLATFORMS = new Set(
  'Alison,Coursera,edX,FutureLearn,NPTEL,Skillshare,SWAYAM,Udemy,Vimeo,YouTube'.split(','),
);
const PLATFORM_NAME = /^(?:coursera|edx|khan academy|nptel|udacity|udemy|vimeo|youtube)(?: course)?$/i;

/** What lists write around a title: who teaches, where it is, or nothing. */
const LABELS = [
  /(?:,| [-–|]) by \p{Lu}/u,
  /\bby (?:Prof|Dr)\b/i,
  /\b(?:Prof|Professor|Dr|Lecturer|Instructor)\b[.:]? \p{Lu}/u,
  /(?:[-–|,]\s*|\(\d{4}\)|\()Prof(?:essor\b|\b)/i,
  /^(?:mooc|edx|udemy)(?: -|:) |@udemy|\/edx\b| (?:nptel|udacity)$|-by /i,
  /[,:|]$|\s[-–]$|\\|\(sponsored |\(course sponsored /i,
];

/** What stands behind commas, bars and dashes of a title. */
const partsOf = (title: string) => title.split(/(?: [-–|]|,) /).slice(1);

/** Two words like a name at the end: "- Ann Lee", ", Ann Lee", "(Ann Lee)", "by Ann Lee". Deep is a first name, too. */
const NAME_LAST =
  /(?: [-–—] |, | \(|\bby )(?!Deep )(\p{Lu}\p{L}+) (?:(?:\p{Lu}\.|de|van|von) )*\p{Lu}\p{Ll}[\p{L}'’-]*\)?(?: Lectures?)?$/u;

/** Abbreviations that have no small letters, as made from an address they would have. */
const LOST_CAPITALS =
  /\b(?:Adhd|Ai|Aws|Cctv|Cpr|Css|Eyfs|Gdpr|Haccp|Html|Hvac|Ielts|Isms|Itil|Nfpa|Osha|Php|Pmp|Sql|Toefl|Tefl|Ux)\b|\b(?:Illustrator|Photoshop|Indesign) Cc\b/;

/** Two words of five letters or more in capitals, which are not names that are written so. */
const CAPITALS = String.raw`(?<!\p{L})(?!(?:BLOSS(?:OMS)?|FLARE|MATLAB|NPTEL|NVIDIA)(?!\p{L}))\p{Lu}{5,}(?!\p{L})`;
const IN_CAPITALS = new RegExp(`${CAPITALS}.*${CAPITALS}`, 'u');

/** Universities and companies whose courses Coursera has not offered since March 2022. */
const SUSPENDED =
  /^(?:E-Learning Development Fund|HSE University|MGIMO|Moscow Institute|National Research |Novosibirsk State|Peter the Great|Saint Petersburg State|Sberbank|Tomsk)/;

const begins = /\b(?:beginner|beginning|introduct|intro to|basics|principles|fundamentals|elementary)/i;
const fromNothing = /\b(?:from scratch|zero to hero)\b/i;
const toAdvanced = /\b(?:zero|basics?|scratch|beginners?) to advanced?\b/i;
const isVideo = /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/watch\?|youtu\.be\/)/;

/** Lists that count the minutes of recordings, however long. */
const MEASURES = 'buddhist-uni/';
/** Videos that nobody counted: round hours that a learner is said to need. */
const isStudyTime = ({ kind, hours = 0, lessons, seenIn = [] }: Course) =>
  kind === 'video-series' &&
  !lessons &&
  hours >= 50 &&
  Number.isInteger(hours) &&
  !seenIn.some((list) => list.startsWith(MEASURES));

/** What a row of the built-in catalogue may not be. Each rule is a question to every row. */
const RULES: Readonly<Record<string, (course: Course, sources: ReadonlyMap<string, Source>) => boolean>> = {
  'a list without a licence entry': (course, sources) =>
    listsOf(course).some((list) => !sourceOf(list, sources)),
  'a list that reserves all rights': (course, sources) =>
    listsOf(course).some((list) => sourceOf(list, sources)?.licence === RESERVED),
  'another trust than its lists show': (course, sources) =>
    course.checkedAt === undefined && trustOf(course) !== trustShown(course, sources),
  'a platform as its provider': ({ provider, platform = provider, instructors }) =>
    platform === provider && PLATFORMS.has(provider) && !instructors,
  'a provider that nobody knows and that does not say so': ({ provider }) =>
    /^an? (?!unknown )\S+ on \p{Lu}/u.test(provider),
  'a series at the address of one video': ({ kind, url, lessons, playlistId }) =>
    kind === 'video-series' && !lessons && !playlistId && isVideo.test(url),
  "a list's label in its title": ({ title }) =>
    LABELS.some((label) => label.test(title)) || partsOf(title).some((part) => PLATFORM_NAME.test(part)),
  'a teacher in its title': ({ title, provider, instructors = [] }) =>
    partsOf(title).some((part) => instructors.includes(part)) ||
    [provider, ...instructors].some((name) => title.toLowerCase().includes(` by ${name.toLowerCase()}`)),
  'lost capitals in its title': ({ title }) => LOST_CAPITALS.test(title),
  'capitals alone in its title': ({ title }) => IN_CAPITALS.test(title),
  'an address that was withdrawn': ({ url, platform, provider }) =>
    /\/\/(?:www\.)?coursera\.org\/course\/|udacity\.com\/course\/[\w-]*--cs\d|\/\/classroom\.udacity\.com/.test(
      url,
    ) ||
    (platform === 'Coursera' && SUSPENDED.test(provider)),
  'a level that its title does not bear out': ({ title, level, provider }) =>
    (level === 'advanced' && toAdvanced.test(title)) ||
    (level === 'beginner' && fromNothing.test(title) && !begins.test(title)) ||
    (provider === 'MIT OpenCourseWare' && level !== undefined && level !== 'beginner' && begins.test(title)),
  'a workload as its length': (course) =>
    isStudyTime(course) ||
    (course.hours !== undefined && (course.kind === 'mooc' || course.hours === course.workload)),
  "an MIT course without the university's number": ({ provider, code }) =>
    provider === 'MIT OpenCourseWare' && code === undefined,
};

/** A name without what people spell in several ways: capitals, accents, spaces, signs. */
const folded = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '');
/** An address without what does not change the page that it leads to. */
const pageOf = (url: string) => url.replace(/^https?:\/\/(?:www\.)?|#[\w-]*$|\/$/g, '').replace(/\/$/, '');

/** The rules that compare rows: what two rows may not share, and what makes them two. */
const PAIRS: Readonly<Record<string, (course: Course) => [key: string, value: string]>> = {
  'a provider that is spelt in another way elsewhere': ({ provider }) => [folded(provider), provider],
  'a language of its provider that another row writes with a country': ({ provider, language }) => [
    `${provider}\n${language.split('-', 1)[0]}${/-Han[st]$/.test(language) ? language : ''}`,
    language,
  ],
  'the address of another course': ({ url, id }) => [pageOf(url), id],
};

const ONE_SIDED = 'a version that does not name it back';
const NAMED_LAST = 'the name of a teacher at the end of its title';
const CONTRADICTED = "a catalogue's word that nothing is needed, where another version states what is";
const UNNAMED = 'the same course elsewhere, which it does not name';

export type BrokenRule = { rule: string; rows: number; example?: string };

/** How many rows of these folders break each rule, with the first of them. For catalogues that fit in memory. */
export async function countBroken(dirs: string[]): Promise<BrokenRule[]> {
  const sources = await readSources(dirs);
  const broken = new Map<string, BrokenRule>(
    [...Object.keys(RULES), ...Object.keys(PAIRS), ONE_SIDED, NAMED_LAST, CONTRADICTED, UNNAMED].map(
      (rule) => [rule, { rule, rows: 0 }],
    ),
  );
  const firsts = new Map<string, string>();
  const versions = new Map<string, readonly string[]>();
  const asking = new Set<string>();
  const askNothing: string[] = [];
  const courses: ComparedRow[] = [];
  const firstNames = new Set<string>();
  const namedLast: [id: string, firstName: string][] = [];
  const count = (rule: string, { id }: { id: string }) => {
    const row = broken.get(rule);
    if (row) broken.set(rule, { rule, rows: row.rows + 1, example: row.example ?? id });
  };
  for await (const row of readCatalog(dirs)) {
    if (row.kind === 'problem') continue;
    if (row.course.versions) versions.set(row.course.id, row.course.versions);
    const { id, prerequisites } = row.course;
    if (prerequisites && !prerequisites.none) asking.add(id);
    else if (prerequisites?.source) askNothing.push(id);
    courses.push(comparedRow(row.course));
    for (const name of row.course.instructors ?? []) firstNames.add(name.replace(/ .*/, ''));
    const firstName = row.course.instructors ? undefined : NAME_LAST.exec(row.course.title)?.[1];
    if (firstName) namedLast.push([row.course.id, firstName]);
    for (const [rule, breaks] of Object.entries(RULES))
      if (breaks(row.course, sources)) count(rule, row.course);
    for (const [rule, pairOf] of Object.entries(PAIRS)) {
      const [key, value] = pairOf(row.course);
      const first = firsts.get(`${rule}\n${key}`);
      if (first === undefined) firsts.set(`${rule}\n${key}`, value);
      else if (first !== value) count(rule, row.course);
    }
  }
  for (const [id, others] of versions)
    if (!others.every((other) => versions.get(other)?.includes(id))) count(ONE_SIDED, { id });
  for (const [id, name] of namedLast) if (firstNames.has(name)) count(NAMED_LAST, { id });
  for (const id of askNothing)
    if (versions.get(id)?.some((other) => asking.has(other))) count(CONTRADICTED, { id });
  for (const [id] of sameCourses(courses)) count(UNNAMED, { id });
  return [...broken.values()];
}
