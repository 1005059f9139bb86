import type { Subject } from '@/lib/course';
import { clipWords } from '@/lib/format/clip-words';
import { listOf } from '@/lib/format/join-words';
import { plainPaths } from '@/lib/paths';
import * as m from '@/messages/pages';
import { definePage } from './define-page';

/** Length of a description that search engines show. */
const DESCRIPTION = 160;

/** The props of the page: the names of the subjects, and apart from them what it only shows. */
export type TopicsPage = { names: string[]; shown?: { subjects: Subject[] } };

export const topicsPage = definePage<TopicsPage>({
  path: plainPaths.topics(),
  head: ({ names }) => ({
    title: m.topicsTitle(),
    description: clipWords(m.topicsDescription({ names: listOf(names) }), DESCRIPTION),
    keywords: [...m.topicsKeywords().split(', '), ...names.map((name) => name.toLowerCase())],
  }),
  indexed: true,
  locales: 'all',
  shareCard: () => ({ title: m.topicsTitle(), line: m.topicsLine() }),
  firstLoadKilobytes: 132,
});
