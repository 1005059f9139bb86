import { serveText } from '@/lib/http/server';
import { catalog } from '@/lib/search/server';
import { courseFeed } from '@/lib/seo/server';

/** `/feeds/{topic}.xml`: new courses of a topic, or of `all`, as Atom. */
export const getServerSideProps = serveText(async (file) => {
  const topic = /^([a-z0-9-]{1,120})\.xml$/.exec(file)?.[1];
  const body = topic === undefined ? undefined : await courseFeed(catalog(), topic);
  return body === undefined ? undefined : { type: 'application/atom+xml', body };
});

export default function FeedFile() {
  return null;
}
