import { isListedTopic } from '@/lib/course';
import { clipWords } from '@/lib/format/clip-words';
import { listOf } from '@/lib/format/join-words';
import type { HeadData } from '@/lib/head/head.types';
import type { TopicAround } from '@/lib/map';
import { plainPaths } from '@/lib/paths';
import { topicImage } from '@/lib/share';
import * as m from '@/messages/seo';

/** Length of a title before the site's name, and of a description, that search engines show. */
const TITLE = 60;
const DESCRIPTION = 160;

const names = (steps: { name: string }[]) => listOf(steps.map(({ name }) => name));

export function mapHead({ topic, before, helps, next }: TopicAround): HeadData {
  const { slug, name } = topic;
  const first = names([...before, ...helps]);
  const text = m.mapDescription({
    topic: name,
    before: first || m.nothing(),
    after: names(next) || m.nothingElse(),
  });
  return {
    title: clipWords(m.mapTitle({ topic: name }), TITLE),
    description: clipWords(text, DESCRIPTION),
    keywords: [m.prerequisites, m.learnBefore, m.after].map((one) => one({ topic: name }).toLowerCase()),
    path: plainPaths.map(slug),
    image: topicImage(topic),
    robots: isListedTopic(topic) ? 'index' : 'noindex',
  };
}
