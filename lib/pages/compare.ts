import type { ComparedView } from '@/lib/course';
import { clipWords } from '@/lib/format/clip-words';
import { lazily } from '@/lib/format/lazily';
import { paths } from '@/lib/paths';
import { definePage } from './define-page';

/** Length of a title before the site's name, and of a description, that search engines and cards show. */
const TITLE = 60;
const DESCRIPTION = 160;
const FACTS = 'side by side: length, lessons, level, language, price and teachers.';

const list = lazily(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }));

export const comparePage = definePage<ComparedView>({
  path: paths.compare(),
  head: ({ courses = [] }) => {
    const names = list().format(courses.map(({ title }) => title));
    const isTable = courses.length > 0;
    return {
      title: isTable ? clipWords(`Compare ${names}`, TITLE) : 'Compare courses',
      description: isTable ? clipWords(`${names} ${FACTS}`, DESCRIPTION) : `Two to four courses ${FACTS}`,
      keywords: ['compare courses'],
      path: paths.compare(courses.map(({ id }) => id)),
    };
  },
  // One of endlessly many tables.
  indexed: false,
  firstLoadKilobytes: 133,
  canonical: false,
});
