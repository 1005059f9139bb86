import { isListedTopic } from '@/lib/course';
import { clipWords } from '@/lib/format/clip-words';
import type { HeadData } from '@/lib/head/head.types';
import type { TopicAround } from '@/lib/map';
import { paths } from '@/lib/paths';
import { topicImage } from '@/lib/share';

/** Length of a description that search engines show. */
const DESCRIPTION = 160;

const names = (steps: { name: string }[]) => steps.map(({ name }) => name).join(', ');

export function mapHead({ topic, before, helps, next }: TopicAround): HeadData {
  const { slug, name } = topic;
  const first = names([...before, ...helps]);
  const text = `Before ${name}: ${first || 'nothing'}. After it: ${names(next) || 'nothing else'}.`;
  return {
    title: `${name}: what to learn first and next`,
    description: clipWords(text, DESCRIPTION),
    keywords: [`${name} prerequisites`, `what to learn before ${name}`, `after ${name}`].map((one) =>
      one.toLowerCase(),
    ),
    path: paths.map(slug),
    image: topicImage(topic),
    robots: isListedTopic(topic) ? 'index' : 'noindex',
  };
}
